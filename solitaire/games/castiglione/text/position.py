"""A whole state as lines of text and back, its digest, and the headings of the record.

A position written by hand may leave out what is usual: counters not named are in the pool, every
counter is known to the enemy, and without a `step` line the named phase begins anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import (
    Battle,
    March,
    Scout,
    State,
)
from solitaire.games.castiglione.core.steps import STEP_NAMES
from solitaire.games.castiglione.rules.sequence import PHASES
from solitaire.games.castiglione.rules.stages import STAGE_NAMES
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    DUMMY,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FLAG_NAMES,
    NOWHERE,
    PLACE_NAMES,
    POOL,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SIDES,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.games.castiglione.text.titles import side_text
from solitaire.text import Text, marked, text, verbatim

FORMAT = "castiglione position 1"
PHASE_WORDS = (
    "supply",
    "command",
    "initiative",
    "first_movement",
    "first_combat",
    "second_movement",
    "second_combat",
    "recovery",
    "end_of_turn",
    "set-up",
)
"""Notation, in the order of PHASES, whose words may change without positions and digests."""
_MOVEMENT = marked("{side} movement")
_COMBAT = marked("{side} combat")
_PHASES_OF_SIDES = {
    FIRST_MOVEMENT: _MOVEMENT,
    SECOND_MOVEMENT: _MOVEMENT,
    FIRST_COMBAT: _COMBAT,
    SECOND_COMBAT: _COMBAT,
}
SIDE_FIELDS = ("active", "first", "initiative")
NUMBER_FIELDS = ("die", "part")


def heading(state: State) -> tuple[Text, Text]:
    """("turn 3", "Austrian movement")."""
    return turn_name(state.turn), phase_name(state.phase, state.active)


@cache
def turn_name(turn: int) -> Text:
    return text("turn {number}", number=turn)


@cache
def phase_name(phase: int, active: int) -> Text:
    template = _PHASES_OF_SIDES.get(phase)
    return text(template, side=side_text(active)) if template else verbatim(PHASES[phase])


def digest(state: State) -> str:
    return hashlib.sha256(write(state).encode()).hexdigest()[:12]


def place_name(board: Board, place: int) -> str:
    if place == NOWHERE:
        return "none"
    return board.area_names[place] if place < AREA_LIMIT else PLACE_NAMES[place]


def write(state: State) -> str:
    """The whole truth, one fact a line."""
    return "\n".join(_lines(state)) + "\n"


def _lines(state: State) -> Iterator[str]:
    yield FORMAT
    yield from _clock_lines(state)
    yield from _open_lines(state)
    yield from _place_lines(state)
    yield from _note_lines(state)
    if state.march is not None:
        yield from _march_lines(state, state.march)
    if state.battle is not None:
        yield from _battle_lines(state, state.battle)
    if state.scout is not None:
        yield from _scout_lines(state, state.scout)


def _clock_lines(state: State) -> Iterator[str]:
    for name, value in state.options.chosen.items():
        yield f"option {name} {value}"
    yield f"turn {state.turn}"
    yield f"phase {PHASE_WORDS[state.phase]}"
    yield f"step {STEP_NAMES[state.step]}"
    for field in SIDE_FIELDS:
        yield f"{field} {SIDES[getattr(state, field)]}"
    for field in NUMBER_FIELDS:
        yield f"{field} {getattr(state, field)}"


def _open_lines(state: State) -> Iterator[str]:
    board = state.board
    yield f"mantua {'besieged' if state.besieged else 'liberated'}"
    yield _list_line("austrian_cities", _areas(board, state.austrian_cities))
    yield _list_line("broken", _bridges(board, state.broken))
    yield _list_line("tried", _bridges(board, state.tried))
    if state.mended:
        yield _list_line("mended", _bridges(board, state.mended))
    yield _list_line("fought", _areas(board, state.fought))
    if state.queue:
        yield _list_line("queue", _counters(board, state.queue_side, state.queue))
    yield f"queue_side {SIDES[state.queue_side]}"
    if state.displaced:
        names = _counters(board, state.displaced_side, state.displaced)
        yield _list_line(f"displaced {board.area_names[state.displaced_area]}", names)
    if state.victor != NOWHERE:
        yield f"victor {SIDES[state.victor]}"
    if state.scouted == -1:
        yield "scouting_done"
    elif state.scouted:
        yield _list_line("scouted", _areas(board, state.scouted))
    if state.appointing != NOWHERE:
        yield f"appointing {board.counter_names[state.appointing]}"
    yield from _found_lines(state)


def _found_lines(state: State) -> Iterator[str]:
    """What was found or done earlier in the phase, and counts still."""
    board = state.board
    for side in range(2):
        if state.cut_off[side]:
            yield _list_line(f"cut_off {SIDES[side]}", _areas(board, state.cut_off[side]))
    if state.joined:
        yield "joined_mantua"
    if state.lost_in_city:
        yield _list_line("lost_in_city", _counters(board, AUSTRIAN, state.lost_in_city))


def _list_line(word: str, names: list[str]) -> str:
    return " ".join([word, *names])


def _areas(board: Board, areas: int) -> list[str]:
    return [board.area_names[area] for area in members(areas)]


def _bridges(board: Board, bridges: int) -> list[str]:
    return [bridge_name(board, bridge) for bridge in members(bridges)]


def _counters(board: Board, side: int, counters: int) -> list[str]:
    return [board.counter_names[counter_of(side, local)] for local in members(counters)]


def _place_lines(state: State) -> Iterator[str]:
    board = state.board
    for side in range(2):
        names_by_place: dict[int, list[str]] = {}
        for local in members(board.counters[side]):
            place = int(state.place[counter_of(side, local)])
            names_by_place.setdefault(place, []).append(
                board.counter_names[counter_of(side, local)]
            )
        for place in sorted(names_by_place):
            if place != POOL:
                yield _list_line(f"at {place_name(board, place)}", names_by_place[place])


def _note_lines(state: State) -> Iterator[str]:
    for side in range(2):
        for local in members(state.board.counters[side]):
            notes = _notes(state, counter_of(side, local))
            if notes:
                yield _list_line(
                    f"note {state.board.counter_names[counter_of(side, local)]}", notes
                )


def _notes(state: State, counter: int) -> list[str]:
    """What is not usual about a counter."""
    board = state.board
    notes = []
    hits = int(state.hits[counter])
    if hits:
        notes.append(f"hits={hits}")
    local, side = local_of(counter), side_of(counter)
    marks = [n for flag, n in enumerate(FLAG_NAMES) if state.flags[flag * 2 + side] >> local & 1]
    if marks:
        notes.append(f"marks={','.join(marks)}")
    if state.entered[counter] != NOWHERE:
        notes.append(f"entered={place_name(board, state.entered[counter])}")
    if state.wounded_on[counter]:
        notes.append(f"wounded_on={state.wounded_on[counter]}")
    if state.started[counter] != POOL:
        notes.append(f"started={place_name(board, state.started[counter])}")
    usual = 1 << local_of(counter) if state.place[counter] < AREA_LIMIT else 0
    if state.suspects[counter] != usual:
        notes.append(f"suspects={','.join(_suspects(state, counter)) or 'nobody'}")
    low, high = int(state.low[counter]), int(state.high[counter])
    if (low, high) != (hits, hits):
        notes.append(f"seen={low}-{high}")
    return notes


def _suspects(state: State, counter: int) -> list[str]:
    """The names, or `dummies` for all dummies of the side."""
    side, suspects = side_of(counter), state.suspects[counter]
    dummies = state.of_kind(side, DUMMY)
    if suspects & dummies != dummies:
        return _counters(state.board, side, suspects)
    return [*_counters(state.board, side, suspects & ~dummies), "dummies"]


def _march_lines(state: State, march: March) -> Iterator[str]:
    board = state.board
    yield f"march {SIDES[march.side]} {board.area_names[march.area]}"
    for local, left in zip(march.order, march.left, strict=True):
        yield f"marcher {board.counter_names[counter_of(march.side, int(local))]} {left}"
    yield f"march_spent {march.spent}"
    if march.under_way:
        yield "march_under_way"
    if march.goal != NOWHERE:
        yield f"march_goal {board.area_names[march.goal]}"
    if march.bridge != NOWHERE:
        yield f"march_bridge {bridge_name(board, march.bridge)}"
    if march.leader != NOWHERE:
        yield f"march_leader {board.counter_names[march.leader]}"
    if march.feigned:
        yield "march_feigned"
    if march.overran:
        yield "march_overran"


def _battle_lines(state: State, battle: Battle) -> Iterator[str]:
    board = state.board
    yield f"battle {SIDES[battle.attacker]} {board.area_names[battle.area]}"
    if battle.origins:
        yield _list_line("battle_origins", _areas(board, battle.origins))
    yield f"battle_stage {STAGE_NAMES[battle.stage]}"
    yield f"battle_round {battle.round}"
    yield f"battle_die {battle.die}"
    yield f"battle_due {battle.due[0]} {battle.due[1]}"
    yield f"battle_scored {battle.scored[0]} {battle.scored[1]}"
    yield f"battle_position {board.area_names[battle.position]}"
    for word, side in (("asked", battle.asked), ("loser", battle.loser)):
        if side != NOWHERE:
            yield f"battle_{word} {SIDES[side]}"
    yield from _battle_forces(state, battle)
    if battle.passed:
        yield _list_line("battle_passed", _areas(board, battle.passed))
    if battle.into_city:
        yield "battle_into_city"
    if battle.cavalry_first:
        yield "battle_cavalry_first"


def _battle_forces(state: State, battle: Battle) -> Iterator[str]:
    board = state.board
    for word, side, counters in (
        ("declared", battle.defender(), battle.declared),
        ("feigned", battle.defender(), battle.feigned),
        ("coming", battle.defender(), battle.coming),
        ("marched", battle.defender(), battle.marched),
        ("force", battle.loser, battle.force),
    ):
        if counters:
            yield _list_line(f"battle_{word}", _counters(board, side, counters))
    for side in range(2):
        if battle.leaders[side]:
            yield _list_line("battle_leaders", _counters(board, side, battle.leaders[side]))
    if len(battle.order):
        names = [
            "none"
            if local == NOWHERE
            else board.counter_names[counter_of(battle.defender(), int(local))]
            for local in battle.order
        ]
        yield _list_line("battle_order", names)


def _scout_lines(state: State, scout: Scout) -> Iterator[str]:
    board = state.board
    origin, target = board.area_names[scout.origin], board.area_names[scout.target]
    yield f"scout {SIDES[scout.side]} {origin} {target}"
    yield f"scout_to_show {scout.to_show}"
    if scout.committed:
        yield _list_line("scout_committed", _counters(board, scout.side, scout.committed))
    if scout.screened:
        yield _list_line("scout_screened", _counters(board, 1 - scout.side, scout.screened))
