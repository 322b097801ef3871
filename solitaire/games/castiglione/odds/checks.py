"""The odds of Cohesion Checks [3.3]: orders, forage, bridges, the guns, recovery; and initiative.

Each answer is found by rolling every die in the rules themselves; the modifiers are listed beside.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import D6, Ply
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import (
    AUSTRIAN_INITIATIVE,
    BRIDGE_ROLL,
    COMMAND_ROLL,
    FORAGE_ROLL,
    FRENCH_INITIATIVE,
    GUNS_ROLL,
    MORTALITY_ROLL,
    RECOVERY_ROLL,
    RETURN_ROLL,
    SCOUT_ROLL,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.account import as_owners_see
from solitaire.games.castiglione.odds.forces import Modifier
from solitaire.games.castiglione.rules import bridges, guns, recovery, supply
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    DUMMY,
    FORAGED,
    FRENCH,
    KILLED,
    NOWHERE,
    SIDES,
    WOUNDED,
    counter_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import counter_text, side_text
from solitaire.odds import CERTAIN, Branch, Chances, Inquiry, gather, tally, unfold
from solitaire.protocol import Event
from solitaire.text import NOTHING, Text, text

PASSED: Final = (
    kinds.FORAGED_WELL,
    kinds.RECOVERED,
    kinds.CALLED_IN,
    kinds.ORDER_KEPT,
    kinds.BRIDGE_DOWN,
    kinds.BRIDGE_MENDED,
)
FAILED: Final = (
    kinds.FORAGED_ILL,
    kinds.NOT_RECOVERED,
    kinds.NOT_CALLED_IN,
    kinds.ORDER_FAILED,
    kinds.BRIDGE_STANDS,
    kinds.BRIDGE_UNMENDED,
)


@dataclass(frozen=True, slots=True)
class CheckOdds:
    """One unit's Cohesion Check."""

    counter: int
    area: int
    printed: int
    """The Cohesion Factor on the counter."""
    modifiers: tuple[Modifier, ...]
    factor: int
    """What must not be exceeded by the die; between 0 and the printed value [3.3]."""
    chance: Fraction


@dataclass(frozen=True, slots=True)
class ChecksOdds:
    """All checks of one kind that are to be rolled now."""

    what: Text
    rule: str
    checks: tuple[CheckOdds, ...]
    passing: Chances[int]
    """How many units pass."""
    strength: Chances[int]
    """The strength points of those who pass."""


class Results(NamedTuple):
    """How the watched units have fared so far."""

    rolled: int = 0
    passed: int = 0
    strength: int = 0
    """Strength points of those who passed."""


class CheckInquiry(Inquiry[State, Ply, Results]):
    """Rolls the checks that follow each other at one step, until all watched units have rolled."""

    def __init__(self, state: State, watched: Sequence[int]) -> None:
        self.step = state.step
        self.strengths = {counter: int(state.strength(counter)) for counter in watched}

    def is_settled(self, state: State, note: Results) -> bool:
        return state.step != self.step or note.rolled == len(self.strengths)

    def noted(self, note: Results, events: Sequence[Event]) -> Results:
        for counter, is_passed in checked(events):
            if counter in self.strengths:
                note = Results(
                    note.rolled + 1,
                    note.passed + is_passed,
                    note.strength + is_passed * self.strengths[counter],
                )
        return note

    def key(self, state: State) -> Hashable:
        """Checks do not hang on each other, but for foragers who are lost and crowd no more."""
        battle = state.battle
        declared = 0 if battle is None else battle.declared
        return (state.step, state.queue, state.queue_side, declared, tuple(state.flags))


def checked(events: Sequence[Event]) -> Iterator[tuple[int, bool]]:
    """Each unit that made a check, and whether it passed."""
    for event in as_owners_see(events):
        if event.counters and (event.kind in PASSED or event.kind in FAILED):
            yield counter_of(event.side, lowest(event.counters)), event.kind in PASSED


WORDS: Final = {
    COMMAND_ROLL: (text("moving out of command"), "8.1"),
    FORAGE_ROLL: (text("forage"), "5.5"),
    BRIDGE_ROLL: (text("work on a bridge"), "8.5"),
    GUNS_ROLL: (text("march to the sound of the guns"), "9.1.2"),
    RECOVERY_ROLL: (text("recovery"), "10.0"),
}


def checks_odds(state: State, watched: Sequence[int] | None = None) -> ChecksOdds:
    """The checks of one kind that are pending and follow each other; all, or of some units."""
    rolling = rollers(state) if watched is None else watched
    together = _unfolded(state, rolling)
    checks = [_check(state, counter, _chance(state, counter)) for counter in rolling]
    return ChecksOdds(
        *WORDS[state.step],
        tuple(checks),
        tally(together, lambda one: one.note.passed),
        tally(together, lambda one: one.note.strength),
    )


def rollers(state: State) -> list[int]:
    """Who will roll, in order. Whoever is in the row rolls, whatever the others throw."""
    trial, found = state.copy(), []
    while trial.step == state.step:
        events: list[Event] = []
        RULES.apply(trial, RULES.outcomes(trial)[0][0], events)
        found += [counter for counter, _ in checked(events)]
    return found


def _unfolded(state: State, watched: Sequence[int]) -> list[Branch[State, Results]]:
    return unfold(RULES, [Branch(state, Results(), CERTAIN)], CheckInquiry(state, watched))


def _chance(state: State, counter: int) -> Fraction:
    ends = _unfolded(state, [counter])
    return sum((one.weight for one in ends if one.note.passed), Fraction(0))


def _check(state: State, counter: int, chance: Fraction) -> CheckOdds:
    if state.board.counter_kind[counter] == DUMMY:
        return _dummy_check(state, counter, chance)
    factor, modifiers = FACTORS[state.step](state, counter)
    found = [modifier for modifier in modifiers if modifier.value]
    if state.hits[counter]:
        found.insert(0, Modifier(text("hits"), -int(state.hits[counter]), "3.6"))
    printed = int(state.board.cohesion[counter])
    held = max(0, min(printed, printed + sum(modifier.value for modifier in found)))
    if held != factor:
        found.append(Modifier(text("other rules in force"), factor - held, "options"))
    area = int(state.place[counter])
    return CheckOdds(counter, area, printed, tuple(found), factor, chance)


def _dummy_check(state: State, counter: int, chance: Fraction) -> CheckOdds:
    """The die is rolled for show [13.2.2]."""
    factor = len(D6) if chance else 0
    because = Modifier(text("a dummy does as its owner wants"), factor, "13.2.2")
    return CheckOdds(counter, int(state.place[counter]), 0, (because,), factor, chance)


# -- factors and their modifiers ------------------------------------------------------------------

Factor = tuple[int, list[Modifier]]


def _order(state: State, counter: int) -> Factor:
    return state.cohesion(counter, 0), []


def _forage(state: State, counter: int) -> Factor:
    charts, area = state.board.charts, int(state.place[counter])
    found = []
    if state.is_city_for(FRENCH, area):
        found.append(Modifier(text("in a city"), charts.forage_city, "5.5"))
    foragers = size(state.stack(FRENCH, area) & state.flags[FORAGED * 2 + FRENCH])
    if foragers > charts.forage_crowded_above:
        found.append(
            Modifier(text("%n units forage here", count=foragers), charts.forage_crowded, "5.5")
        )
    return supply.forage_factor(state, counter), found


def _bridge(state: State, counter: int) -> Factor:
    march = state.march
    assert march is not None, "only a marching unit works on a bridge"
    charts, bridge = state.board.charts, march.bridge
    far_end = sum(state.board.bridge_ends[bridge]) - march.area
    found = []
    if state.units_in(enemy_of(march.side), far_end):
        broken = state.broken >> bridge & 1
        value = charts.repair_enemy if broken else charts.destroy_enemy
        rule = "8.5.2" if broken else "8.5.1"
        found.append(Modifier(text("enemy at the other end"), value, rule))
    return bridges.work_factor(state, counter, march.area, bridge), found


def _guns(state: State, counter: int) -> Factor:
    battle = state.battle
    assert battle is not None, "guns are heard only in a combat"
    board, area = state.board, int(state.place[counter])
    charts, kind = board.charts, board.counter_kind[counter]
    found = _stacked_leader(state, counter, board.followers[counter], "9.1.2", board.strategic)
    if kind == CAVALRY:
        found.append(Modifier(text("cavalry"), charts.guns_cavalry, "9.1.2"))
    if kind == ARTILLERY:
        found.append(Modifier(text("artillery"), charts.guns_artillery, "9.1.2"))
    if not guns.near_areas(state, battle) >> area & 1:
        found.append(Modifier(text("two areas away"), charts.guns_far, "9.1.2"))
    return guns.march_factor(state, battle, counter), found


def _recovery(state: State, counter: int) -> Factor:
    side, area = side_of(counter), int(state.place[counter])
    commanders = recovery.commanders(state, counter)
    found = _stacked_leader(state, counter, commanders, "10.0", state.board.tactical)
    if state.is_city_for(side, area):
        found.append(Modifier(text("in a city"), state.board.charts.recovery_city, "10.0"))
    return recovery.recovery_factor(state, counter), found


def _stacked_leader(
    state: State, counter: int, commanders: int, rule: str, rating: vec[u8]
) -> list[Modifier]:
    side, area = side_of(counter), int(state.place[counter])
    leader = state.best_of(side, state.leaders_in(side, area) & commanders, rating)
    if leader == NOWHERE:
        return []
    return [Modifier(counter_text(state.board, leader), int(rating[leader]), rule)]


FACTORS: Final[dict[int, Callable[[State, int], Factor]]] = {
    COMMAND_ROLL: _order,
    FORAGE_ROLL: _forage,
    BRIDGE_ROLL: _bridge,
    GUNS_ROLL: _guns,
    RECOVERY_ROLL: _recovery,
}

# -- other rolls ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FateOdds:
    """A roll whose results have names."""

    what: Text
    rule: str
    chances: Chances[str]
    """By result: a Text, or the id of a side."""
    remark: Text = NOTHING


class InitiativeInquiry(Inquiry[State, Ply, None]):
    """Rolls both dice [7.0]."""

    def is_settled(self, state: State, note: None) -> bool:
        return state.step not in (AUSTRIAN_INITIATIVE, FRENCH_INITIATIVE)

    def key(self, state: State) -> Hashable:
        return (state.step, state.die, state.initiative)


def initiative_odds(state: State) -> FateOdds:
    """Who wins the initiative [7.0]."""
    ends = unfold(RULES, [Branch(state, None, Fraction(1))], InitiativeInquiry())
    charts = state.board.charts
    is_lost = state.place[state.board.army_leader[FRENCH]] in (WOUNDED, KILLED)
    bonus = 0 if is_lost else charts.initiative_french  # [14.5]
    remark = text(
        "{bonus} to the French die; a tie goes to the {side} player",
        bonus=f"{bonus:+d}",
        side=side_text(int(charts.initiative_tie)),
    )
    chances = tally(ends, lambda one: SIDES[one.state.initiative])
    return FateOdds(text("initiative"), "7.0", chances, remark)


FATES: Final = {
    MORTALITY_ROLL: "14.1",
    RETURN_ROLL: "14.3",
    SCOUT_ROLL: "13.1.2",
}


def fate_odds(state: State) -> FateOdds:
    """What a leader's check or a reconnaissance may bring."""
    found: list[tuple[str, Fraction]] = []
    outcomes = RULES.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        trial, events = state.copy(), list[Event]()
        RULES.apply(trial, outcome, events)
        fate = next(filter(None, map(_fate, as_owners_see(events))))
        found.append((fate, Fraction(weight, total)))
    return FateOdds(_fated(state), FATES[state.step], gather(found))


def _fate(event: Happened) -> Text:
    if event.kind == kinds.SCOUT_RESULT:
        return text("{many} to be shown", many=event.amount)
    if event.kind == kinds.LEADER_HIT:
        return text("killed") if event.other == KILLED else text("wounded")
    return {
        kinds.LEADER_UNHURT: text("unhurt"),
        kinds.LEADER_RETURNS: text("returns"),
        kinds.LEADER_STAYS: text("stays wounded"),
    }.get(event.kind, NOTHING)


def _fated(state: State) -> Text:
    if state.step == SCOUT_ROLL:
        return text("reconnaissance")
    leader = counter_of(state.queue_side, lowest(state.queue))
    return text("fate of {who}", who=counter_text(state.board, leader))
