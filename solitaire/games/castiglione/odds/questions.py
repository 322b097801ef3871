"""Questions about described situations, answered: what `campagna odds` asks for each subject."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import (
    DESTROY,
    DONE,
    FORAGE,
    FORCE_MARCH,
    FORCE_TO_BRIDGE,
    MOVE,
    REPAIR,
    ROLLED,
    TO_THE_GUNS,
    Ply,
    ply,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import (
    COMMAND_ROLL,
    GUNS_CHOICE,
    GUNS_ROLL,
    RECOVERY_ROLL,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import (
    ChecksOdds,
    FateOdds,
    checks_odds,
    initiative_odds,
)
from solitaire.games.castiglione.odds.description import BadDescription, Placed
from solitaire.games.castiglione.odds.field import Situation, set_up
from solitaire.games.castiglione.odds.march import MarchOdds, march_odds
from solitaire.games.castiglione.rules import recovery
from solitaire.games.castiglione.rules.forced_march import helpers
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FRENCH,
    GARRISON,
    INFANTRY,
    LEADER,
    MOUNTAIN,
    NOWHERE,
    SIDES,
    counter_of,
    local_of,
)
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.odds import CERTAIN
from solitaire.text import Text, text

Groups = Mapping[int, Sequence[Placed]]
"""Counters by area."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What else stands on the map, and the options of the game."""

    others: Groups = field(default_factory=dict)
    broken: tuple[int, ...] = ()
    """Destroyed bridges."""
    options: Mapping[str, str] = field(default_factory=dict)

    def with_counters(self, *groups: Groups) -> dict[int, list[Placed]]:
        """The surroundings and further counters, by area."""
        together: dict[int, list[Placed]] = {}
        for one in (*groups, self.others):
            for area, counters in one.items():
                together.setdefault(area, []).extend(counters)
        return together

    def lines(self, board: Board, *more: str) -> tuple[str, ...]:
        names = [bridge_name(board, bridge) for bridge in self.broken]
        return (" ".join(["broken", *names]), *more)


# -- forced marches [8.3] and bridges [8.5] -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Marcher:
    """A unit that is to march or to work."""

    unit: Placed
    start: int
    leader: int = NOWHERE
    is_out_of_command: bool = False


def forced_march_odds(board: Board, marcher: Marcher, goal: int, around: Surroundings) -> MarchOdds:
    """A declared march from where the unit stands."""
    return _declared(board, marcher, ply(FORCE_MARCH, goal), around)


def forced_bridge_odds(
    board: Board, marcher: Marcher, goal: int, bridge: int, around: Surroundings
) -> MarchOdds:
    """A forced march to work on a bridge at its end [8.5]."""
    return _declared(board, marcher, ply(FORCE_TO_BRIDGE, goal, bridge), around)


def _declared(board: Board, marcher: Marcher, order: Ply, around: Surroundings) -> MarchOdds:
    state = _picked(board, marcher, around)
    ready = state.copy()
    if state.step == COMMAND_ROLL:
        _play(ready, ply(ROLLED, 1))
    _require(ready, order)
    _check_leader(ready, marcher, order)
    return march_odds(state, order, marcher.leader)


def _check_leader(state: State, marcher: Marcher, order: Ply) -> None:
    if marcher.leader == NOWHERE:
        return
    trial = state.copy()
    _play(trial, order)
    march = trial.march
    if march is None or not helpers(trial, march) >> local_of(marcher.leader) & 1:
        titles = state.board.counter_titles
        leader, unit = titles[marcher.leader], titles[marcher.unit.counter]
        raise BadDescription(
            text(
                "{leader} cannot help {unit} [8.3]: only a leader of its formation or army with a "
                "Strategic Rating, within command range of a unit in command, can.",
                leader=leader,
                unit=unit,
            )
        )


def bridge_odds(board: Board, marcher: Marcher, bridge: int, around: Surroundings) -> ChecksOdds:
    """Work on a bridge where the unit stands; repair if the bridge is down."""
    state = _picked(board, marcher, around)
    order = ply(REPAIR if bridge in around.broken else DESTROY, bridge)
    _require(state, order)
    _play(state, order)
    return checks_odds(state)


def _picked(board: Board, marcher: Marcher, around: Surroundings) -> State:
    """The unit was picked to move; if it is out of command, it must check first."""
    unit = marcher.unit
    if board.counter_kind[unit.counter] == LEADER:
        raise BadDescription(
            text(
                "{counter} is a leader, not a unit [8.3].",
                counter=board.counter_titles[unit.counter],
            )
        )
    known = [one.counter for group in around.others.values() for one in group]
    stack = [one for one in (unit,) if one.counter not in known]
    if marcher.leader not in (NOWHERE, *known):
        stack.append(Placed(marcher.leader))
    marks = [f"note {board.counter_names[unit.counter]} marks=out_of_command"]
    lines = around.lines(board, *(marks if marcher.is_out_of_command else []))
    situation = Situation(
        "first_movement", unit.side, unit.side, options=around.options, lines=lines
    )
    state = set_up(board, situation, around.with_counters({marcher.start: stack}))
    order = ply(MOVE, unit.counter)
    _require(state, order)
    _play(state, order)
    return state


def _require(state: State, order: Ply) -> None:
    if order not in RULES.actions(state):
        raise BadDescription(RULES.refusal(state, order))


def _play(state: State, order: Ply) -> None:
    RULES.apply(state, order)


# -- checks of several units ----------------------------------------------------------------------


def guns_odds(board: Board, battle: int, groups: Groups, around: Surroundings) -> ChecksOdds:
    """All described units try to march to a combat [9.1]."""
    units = _units(board, groups)
    defender = _one_side(board, units)
    together = around.with_counters(groups)
    _stand_in(board, together, battle, defender)
    _stand_in(board, together, battle, enemy_of(defender))
    active = enemy_of(defender)
    lines = around.lines(board)
    situation = Situation("first_combat", active, active, options=around.options, lines=lines)
    state = set_up(board, situation, together)
    for one in units:
        order = ply(TO_THE_GUNS, one.counter)
        if state.step != GUNS_CHOICE or order not in RULES.actions(state):
            raise BadDescription(_why_not_called(state, one.counter, battle))
        _play(state, order)
    if state.step == GUNS_CHOICE:
        _play(state, ply(DONE))
    assert state.step == GUNS_ROLL, "declared units roll"
    return checks_odds(state)


def _why_not_called(state: State, counter: int, battle: int) -> Text:
    title, area = state.board.counter_titles[counter], state.board.data.areas[battle].name
    if state.hits[counter] >= 3:
        return text(
            "{title} has three hits and cannot march to the guns [3.6, 9.1.1].", title=title
        )
    if state.board.counter_kind[counter] == GARRISON:
        return text("{title} cannot march to the guns: garrisons never move [2.2.3].", title=title)
    return text(
        "{title} cannot march to {area}: it must be at most two areas away, by a way free of enemy "
        "units [9.1.1].",
        title=title,
        area=area,
    )


def _stand_in(board: Board, placed: dict[int, list[Placed]], area: int, side: int) -> None:
    """Somebody must fight there; who does not matter for the marches."""
    stack = placed.setdefault(area, [])
    if any(one.side == side and board.counter_kind[one.counter] != LEADER for one in stack):
        return
    used = {one.counter for group in placed.values() for one in group}
    infantry = members(board.kind_sets[side * 8 + INFANTRY])
    stack.append(
        Placed(next(counter_of(side, one) for one in infantry if counter_of(side, one) not in used))
    )


def recovery_odds(board: Board, groups: Groups, around: Surroundings) -> ChecksOdds:
    """All described units with hits check in the Recovery Phase [10.0]."""
    side = _units(board, groups)[0].side
    situation = Situation("recovery", side, side, options=around.options, lines=around.lines(board))
    state = set_up(board, situation, around.with_counters(groups))
    asked = {one.counter for one in _units(board, groups)}
    if state.step != RECOVERY_ROLL or not _patients(state, asked):
        raise BadDescription(_why_no_recovery(board, groups))
    return checks_odds(state)


def _patients(state: State, asked: set[int]) -> set[int]:
    found = {
        counter_of(side, local)
        for side in (FRENCH, AUSTRIAN)
        for local in members(recovery.patients(state, side))
    }
    return found & asked


def _why_no_recovery(board: Board, groups: Groups) -> Text:
    if not any(one.hits for one in _units(board, groups)):
        return text("Nobody has a hit to recover from; write the hits after the name, as liptay:2.")
    return text(
        "Nobody here may check: a unit needs a line of supply and a modified Cohesion Factor "
        "above 0 [10.0]."
    )


def forage_odds(board: Board, groups: Groups, around: Surroundings) -> ChecksOdds:
    """All described units forage [5.5], taken to be without supply."""
    units = _units(board, groups)
    for one in units:
        if one.side != FRENCH or board.counter_kind[one.counter] == GARRISON:
            title = board.counter_titles[one.counter]
            raise BadDescription(
                text("{title} cannot forage: only French field units do [5.5].", title=title)
            )
    marks = [f"note {board.counter_names[one.counter]} marks=unsupplied" for one in units]
    lines = around.lines(board, "step forage_choice", *marks)
    situation = Situation("supply", AUSTRIAN, AUSTRIAN, options=around.options, lines=lines)
    state = set_up(board, situation, around.with_counters(groups))
    for one in units:
        if state.area_kind(int(state.place[one.counter])) == MOUNTAIN:
            title = board.counter_titles[one.counter]
            raise BadDescription(text("{title} cannot forage in the mountains [5.5].", title=title))
        _play(state, ply(FORAGE, one.counter))
    return checks_odds(state)


def _units(board: Board, groups: Groups) -> list[Placed]:
    units = [
        one
        for group in groups.values()
        for one in group
        if board.counter_kind[one.counter] != LEADER
    ]
    if not units:
        raise BadDescription(text("No unit is named; write AREA=COUNTER[:HITS],COUNTER..."))
    return units


def _one_side(board: Board, units: Iterable[Placed]) -> int:
    sides = {one.side for one in units}
    if len(sides) > 1:
        raise BadDescription(
            text("Only one side's units march to the guns; place the others aside.")
        )
    return sides.pop()


# -- initiative [7.0] -----------------------------------------------------------------------------


def turn_initiative_odds(board: Board, turn: int, austrian_die: int | None) -> FateOdds:
    """Who wins the initiative of this turn, perhaps after the Austrian die."""
    charts = board.charts
    if turn <= charts.initiative_fixed_turns:
        fixed = {SIDES[charts.initiative_fixed_side]: CERTAIN}
        return FateOdds(text("initiative"), "7.0", fixed, text("fixed in this turn"))
    state = set_up(board, Situation("initiative", AUSTRIAN, AUSTRIAN, turn), {})
    if austrian_die is not None:
        _play(state, ply(ROLLED, austrian_die))
    return initiative_odds(state)
