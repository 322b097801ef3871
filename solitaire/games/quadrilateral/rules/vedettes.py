"""Chapter 8.7: vedettes, how they are placed, pushed and called back, and scouting."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.events import (
    FLAG_APPEARED,
    FLAG_PUSHED,
    SCOUT_FOUND,
    SCOUTED_BY,
    VEDETTE_OFF,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    PUSH_TO,
    RECALL,
    SCOUT,
    SCOUTED,
    VEDETTE_AT,
    Ply,
    one,
)
from solitaire.games.quadrilateral.core.question import DICE, Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    MARCH_STEP,
    MARCH_WHO,
    NEXT_IN_MARCH,
    PUSH_CHOICE,
    SCOUT_ROLL,
)
from solitaire.games.quadrilateral.rules import moves, weather
from solitaire.games.quadrilateral.rules.roads import distances, is_passable
from solitaire.games.quadrilateral.terms import (
    CAVALRY,
    CITADEL,
    FAR,
    NOWHERE,
    SIDE_FLAGS,
    STEPS_PER_SP,
    VEDETTE,
)
from solitaire.protocol import EVERYONE, Event

EXACT: i64 = 0
CLASS: i64 = 1
NOTHING: i64 = 2
LOST: i64 = 3

# Kinds of notes that scouts keep [5.5]
NOTE_EXACT: i64 = 1
NOTE_CLASS: i64 = 2
NOTE_VEDETTE: i64 = 3


def of_side(state: State, side: i64) -> i64:
    """The vedettes of a side, as bits."""
    found: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        if state.kind[flag] == VEDETTE:
            found |= 1 << flag
    return found


def limit(state: State, side: i64) -> i64:
    """One for each full 5 steps of cavalry outside citadels, at most 6."""
    horse: i64 = 0
    forces = state.forces(side)
    while forces:
        flag = lowest(forces)
        forces &= forces - 1
        if state.board.fort[state.place[flag]] != CITADEL:
            horse += state.steps[flag * 3 + CAVALRY]
    allowed = horse // state.board.charts.vedette_cavalry
    most = state.board.charts.vedettes_most
    return allowed if allowed < most else most


# -- placing and recalling [I.b] ------------------------------------------------------------------


def list_placings(state: State, side: i64, found: list[Ply]) -> None:
    if not state.options.vedettes:
        return
    own = of_side(state, side)
    if size(own) >= limit(state, side):
        return
    forces = state.forces(side)
    while forces:
        flag = lowest(forces)
        forces &= forces - 1
        if _may_send_another(state, flag, own):
            _list_posts(state, flag, found)


def _may_send_another(state: State, flag: i64, own: i64) -> bool:
    if state.board.fort[state.place[flag]] == CITADEL or (state.inside >> flag) & 1:
        return False
    sent: i64 = 0
    while own:
        if state.parent[lowest(own)] == flag:
            sent += 1
        own &= own - 1
    return sent < state.steps[flag * 3 + CAVALRY] // state.board.charts.vedette_cavalry


def _list_posts(state: State, flag: i64, found: list[Ply]) -> None:
    """With the force or one link away, where no enemy flag stands."""
    board = state.board
    here = state.place[flag]
    chief = state.chief(flag)
    if not state.has_enemy(flag >> 5, here):
        found.append(Ply(VEDETTE_AT, chief, here))
    for index in range(board.first[here], board.first[here + 1]):
        there = board.to[index]
        if (
            is_passable(state, index)
            and (not state.has_enemy(flag >> 5, there))
            and board.fort[there] != CITADEL
        ):
            found.append(Ply(VEDETTE_AT, chief, there))


def place(state: State, force: i64, where: i64, log: list[Event] | None) -> None:
    side = force >> 5
    others = state.flags_at(side, where)
    flag = state.new_flag(side, VEDETTE, where)
    state.parent[flag] = force
    state.billeted |= 1 << flag
    knowledge.appeared(state, flag, others, False)
    moves.tell_of(state, log, FLAG_APPEARED, flag, where)


def list_recalls(state: State, side: i64, found: list[Ply]) -> None:
    """Not those placed in this segment."""
    own = of_side(state, side) & ~state.billeted
    while own:
        found.append(one(RECALL, lowest(own) & 31))
        own &= own - 1


def is_over_limit(state: State, side: i64) -> bool:
    """Then the owner recalls first; those placed in this segment were within the limit."""
    if not of_side(state, side) & ~state.billeted:
        return False
    return size(of_side(state, side)) > limit(state, side)


def call_back(state: State, side: i64, log: list[Event] | None) -> None:
    """End of II.b: who is farther than 8 MPs from own cavalry goes back to it."""
    own = of_side(state, side)
    while own:
        flag = lowest(own)
        own &= own - 1
        if horse_near(state, flag, state.board.charts.leash) != NOWHERE:
            continue
        friend = horse_near(state, flag, FAR - 1)
        if friend == NOWHERE or state.has_enemy(side, state.place[friend]):
            go_off(state, flag, log)
        else:
            moves.move(state, flag, state.place[friend], 0, log)


def horse_near(state: State, flag: i64, within: i64) -> i64:
    """The nearest own force with cavalry: the one a vedette scouts for."""
    side = flag >> 5
    ways = distances(state, side, state.place[flag], FAR - 1, True, False)
    best: i64 = NOWHERE
    length: i64 = within + 1
    forces = state.forces(side)
    while forces:
        force = lowest(forces)
        forces &= forces - 1
        if (
            state.steps[force * 3 + CAVALRY]
            and (not state.is_besieged(force))
            and ways[state.place[force]] < length
        ):
            best = force
            length = ways[state.place[force]]
    return best


def go_off(state: State, flag: i64, log: list[Event] | None) -> None:
    tell(log, VEDETTE_OFF, flag >> 5, flag, state.place[flag])
    knowledge.vanished(state, flag)
    state.drop(flag)


# -- pushing --------------------------------------------------------------------------------------


def push_next(state: State, log: list[Event] | None) -> None:
    flag = lowest(state.pushed)
    ways = _ways_out(state, flag)
    if not ways:
        state.pushed &= ~(1 << flag)
        go_off(state, flag, log)
    elif len(ways) == 1:
        push(state, flag, ways[0], log)
    else:
        state.step = PUSH_CHOICE


def _ways_out(state: State, flag: i64) -> list[int]:
    """One link to a place without enemy flags: what is under them its owner cannot know."""
    board = state.board
    here = state.place[flag]
    found: list[int] = []
    for index in range(board.first[here], board.first[here + 1]):
        there: int = board.to[index]
        if (
            is_passable(state, index)
            and (not state.has_enemy(flag >> 5, there))
            and board.fort[there] != CITADEL
        ):
            found.append(there)
    return found


def push(state: State, flag: i64, there: i64, log: list[Event] | None) -> None:
    here = state.place[flag]
    state.pushed &= ~(1 << flag)
    state.shy |= 1 << flag
    state.put(flag, there)
    state.origin[flag] = here
    moves.tell_of(state, log, FLAG_PUSHED, flag, there, here)
    state.step = NEXT_IN_MARCH


class PushChoice(Question):
    def seat(self, state: State) -> i64:
        return lowest(state.pushed) >> 5

    def actions(self, state: State) -> list[Ply]:
        return [one(PUSH_TO, place) for place in _ways_out(state, lowest(state.pushed))]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        push(state, lowest(state.pushed), ply.first, log)


# -- scouting -------------------------------------------------------------------------------------


def list_targets(state: State, flag: i64, found: list[Ply]) -> None:
    """Flags one link away, or here if only vedettes are."""
    if (state.scouted >> flag) & 1:
        return
    side = flag >> 5
    board = state.board
    here = state.place[flag]
    flags = state.flags_at(1 - side, here)
    for index in range(board.first[here], board.first[here + 1]):
        flags |= state.flags_at(1 - side, board.to[index])
    while flags:
        found.append(one(SCOUT, lowest(flags) & 31))
        flags &= flags - 1


def begin_scouting(state: State, local: i64, log: list[Event] | None) -> None:
    """Everybody sees the patrol ride up; what it finds only its owner."""
    flag = state.mover
    state.goal = (1 - state.active) * 32 + local
    state.scouted |= 1 << flag
    state.moved |= 1 << flag
    state.shy |= 1 << flag
    tell(log, SCOUTED_BY, state.active, flag, state.place[flag], state.goal)
    state.step = SCOUT_ROLL


class ScoutRoll(Question):
    """The die is shown to nobody, so the outcomes are results with their chances [5.8]."""

    def seat(self, state: State) -> i64:
        return DICE

    def audience(self, state: State) -> i64:
        return EVERYONE if state.options.open else 1 << state.active

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        weights = [0, 0, 0, 0]
        modifier = scouting_modifier(state)
        for die in range(1, 7):
            weights[scouting_result(state, die + modifier)] += 1
        return [(one(SCOUTED, result), weights[result]) for result in range(4) if weights[result]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        target = state.goal
        if ply.first == LOST:
            go_off(state, flag, log)
            state.mover = NOWHERE
            state.left = 0
            state.goal = NOWHERE
            state.step = MARCH_WHO
            return
        _note(state, target, ply.first, log)
        state.goal = state.place[flag]
        state.step = MARCH_STEP


def scouting_modifier(state: State) -> i64:
    """Cavalry of the vedette's force against the target's, rain, and vedettes that screen."""
    flag = state.mover
    target = state.goal
    friend = horse_near(state, flag, state.board.charts.leash)
    own: i64 = state.steps[friend * 3 + CAVALRY] if friend != NOWHERE else 0
    screen = state.of_kind(state.flags_at(target >> 5, state.place[target]), VEDETTE)
    return (
        cavalry_modifier(state, own, state.steps[target * 3 + CAVALRY])
        + weather.on_pursuit(state)
        + size(screen)
    )


def scouting_result(state: State, modified: i64) -> i64:
    charts = state.board.charts
    if modified <= charts.scout_exact:
        return EXACT
    if modified <= charts.scout_class:
        return CLASS
    return NOTHING if modified < charts.scout_lost else LOST


def cavalry_modifier(state: State, own: i64, enemy: i64) -> i64:
    """Superior cavalry helps, inferior hinders [14.6]."""
    if own == enemy:
        return 0
    if own > enemy:
        return -_superiority(state, own, enemy)
    return _superiority(state, enemy, own)


def _superiority(state: State, more: i64, less: i64) -> i64:
    if less == 0:
        return 3
    ratios = state.board.charts.cavalry_ratios
    for index in range(3):
        if more * ratios[index * 2 + 1] >= less * ratios[index * 2]:
            return 3 - index
    return 0


def size_class(state: State, steps: i64) -> i64:
    """1 to 4 for 1-4, 5-9, 10-19, 20 SP and more; 0 for less than 1 SP."""
    found: i64 = 0
    for index in range(4):
        if steps >= state.board.charts.classes[index] * STEPS_PER_SP:
            found = index + 1
    return found


def _note(state: State, target: i64, result: i64, log: list[Event] | None) -> None:
    """What the scouts bring back is kept with its turn; only their side knows it [5.5]."""
    audience: i64 = EVERYONE if state.options.open else 1 << state.active
    shown: i64 = 0
    steps = (0, 0, 0)
    size: i64 = 0
    if result != NOTHING:
        state.note_turn[target] = state.turn
        state.note_leaders[target] = 0
        for arm in range(3):
            state.note_steps[target * 3 + arm] = 0
        if state.kind[target] == VEDETTE:
            state.note_kind[target] = NOTE_VEDETTE
        elif result == EXACT:
            shown = state.leaders_of(target)
            state.note_kind[target] = NOTE_EXACT
            state.note_leaders[target] = shown
            for arm in range(3):
                state.note_steps[target * 3 + arm] = state.steps[target * 3 + arm]
            steps = (
                state.steps[target * 3],
                state.steps[target * 3 + 1],
                state.steps[target * 3 + 2],
            )
        else:
            size = size_class(state, state.total(target))
            state.note_kind[target] = NOTE_CLASS
            state.note_steps[target * 3] = size
    told = state.note_kind[target] if result != NOTHING else 0
    tell(
        log,
        SCOUT_FOUND,
        state.active,
        target,
        state.place[target],
        size,
        told,
        shown,
        steps,
        audience,
    )
