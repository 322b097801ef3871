"""How each side was led in a finished game, counted: what a critic of its general would count.

Fed with the true state and its events after every ply, so it is for records of finished games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from solitaire.bits import lowest, members, size
from solitaire.games.castiglione.core.events import (
    BATTLE_BEGAN,
    BRIDGE_DOWN,
    BROKE_OFF,
    FIRST_PLAYER,
    GONE,
    INITIATIVE_WON,
    SIEGE_LIFTED,
    SIEGE_RESUMED,
    TURN_BEGAN,
    Happened,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import STAY_CHOICE
from solitaire.games.castiglione.rules.supply import supplied_areas
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CITY,
    GARRISON,
    NOWHERE,
    SIDES,
    counter_of,
    local_of,
)
from solitaire.protocol import Event

# What is counted, by side
STARVED: Final = "starved"
DEAD: Final = "dead"
ATTACKS: Final = "attacks"
HOPELESS: Final = "hopeless"
HOPELESS_UNREASONED: Final = "hopeless without a reason"
GUNS_ALONE: Final = "by guns alone"
UNDER_ARMY_LEADER: Final = "led by the army leader"
UNDER_OWN_LEADER: Final = "led by a leader of the troops"
CONCENTRIC: Final = "concentric"
BROKEN_OFF: Final = "broken off"
BROKEN_OFF_AHEAD: Final = "broken off when ahead"
BRIDGES_DOWN: Final = "bridges broken"
BRIDGES_FAR: Final = "bridges broken without an enemy near"
SIEGE_RAISED_AT_ONCE: Final = "siege raised in turn 1"
SIEGE_TAKEN_UP: Final = "siege resumed"

HEADINGS: Final = (
    (STARVED, "units that died of hunger"),
    (DEAD, "units in the box of the eliminated at the end"),
    (ATTACKS, "combats begun"),
    (HOPELESS, "attacks at 1:2 or worse"),
    (HOPELESS_UNREASONED, "of these, not on a city nor on an enemy who was cut off"),
    (GUNS_ALONE, "attacks by artillery alone"),
    (UNDER_ARMY_LEADER, "attacks with the army leader"),
    (UNDER_OWN_LEADER, "attacks with the army leader or the leader of a formation there"),
    (CONCENTRIC, "attacks from two areas or more"),
    (BROKEN_OFF, "combats it broke off"),
    (BROKEN_OFF_AHEAD, "of these, with more hits scored and no less strength than the enemy"),
    (BRIDGES_DOWN, "bridges it broke"),
    (BRIDGES_FAR, "of these, with no enemy unit within two areas of either end"),
    (SIEGE_RAISED_AT_ONCE, "games in which the siege of Mantua was given up in turn 1"),
    (SIEGE_TAKEN_UP, "times the siege was taken up again"),
)
"""What each name stands for."""

SEATS: Final = tuple(range(len(SIDES)))
NEAR: Final = 2
"""Areas within which an enemy is a reason to break a bridge."""


class Conduct:
    """The counts of one game, by side and name."""

    def __init__(self) -> None:
        self.counts: tuple[dict[str, int], dict[str, int]] = (_nothing(), _nothing())
        self._turn = 1
        self._in_supply = False
        self._ahead = NOWHERE
        """Who leads the combat in which somebody is asked to stay."""

    def saw(self, state: State, events: Sequence[Event]) -> None:
        """After each ply. The sequence may have run on: only the events tell the phase."""
        for event in events:
            if isinstance(event, Happened) and event.side in SEATS:  # a draw has no side
                self._count(state, event)
        self._ahead = leading_side(state) if state.step == STAY_CHOICE else NOWHERE

    def ended(self, state: State) -> None:
        for side in SEATS:
            self.counts[side][DEAD] = int(size(state.lost(side)))

    def _count(self, state: State, event: Happened) -> None:
        kind, counts = event.kind, self.counts[event.side]
        if kind == TURN_BEGAN:
            self._turn, self._in_supply = int(event.amount), True
        elif kind == INITIATIVE_WON or kind == FIRST_PLAYER:
            self._in_supply = False
        elif kind == GONE and self._in_supply:
            counts[STARVED] += int(
                counter_of(event.side, lowest(event.counters)) not in _guards(state)
            )
        elif kind == BATTLE_BEGAN:
            _count_attack(counts, state, event)
        elif kind == BROKE_OFF:
            counts[BROKEN_OFF] += 1
            counts[BROKEN_OFF_AHEAD] += int(self._ahead == event.side)
        elif kind == BRIDGE_DOWN:
            _count_bridge(counts, state, event)
        elif kind == SIEGE_LIFTED and self._turn == 2:
            counts[SIEGE_RAISED_AT_ONCE] += 1
        elif kind == SIEGE_RESUMED:
            counts[SIEGE_TAKEN_UP] += 1


def conduct_of(played: Iterable[tuple[State, Sequence[Event]]]) -> Conduct:
    """Of a game given as the state after each ply and the events of that ply."""
    found = Conduct()
    state = None
    for state, events in played:
        found.saw(state, events)
    if state is not None:
        found.ended(state)
    return found


def _nothing() -> dict[str, int]:
    return {name: 0 for name, _ in HEADINGS}


# -- one kind of event each -----------------------------------------------------------------------


def leading_side(state: State) -> int:
    """The side with more hits scored and no less strength than the other; NOWHERE for neither."""
    battle = state.battle
    assert battle is not None
    for side in SEATS:
        enemy = enemy_of(side)
        own = state.strength_of(side, state.units_in(side, battle.area))
        theirs = state.strength_of(enemy, state.units_in(enemy, battle.area))
        if battle.scored[side] > battle.scored[enemy] and own >= theirs:
            return side
    return NOWHERE


def _guards(state: State) -> set[int]:
    """Garrisons, whose loss costs nothing."""
    return {
        counter_of(side, one) for side in SEATS for one in members(state.of_kind(side, GARRISON))
    }


def _count_attack(counts: dict[str, int], state: State, event: Happened) -> None:
    side, area = event.side, event.area
    counts[ATTACKS] += 1
    if 2 * event.amount <= event.other:
        counts[HOPELESS] += 1
        if not _has_reason(state, enemy_of(side), int(area)):
            counts[HOPELESS_UNREASONED] += 1
    units = state.units_in(side, area)
    counts[GUNS_ALONE] += int(units & ~state.of_kind(side, ARTILLERY) == 0)
    army = (state.leaders_in(side, area) >> local_of(state.board.army_leader[side])) & 1
    counts[UNDER_ARMY_LEADER] += int(army)
    counts[UNDER_OWN_LEADER] += int(bool(army) or _is_led(state, side, int(area)))
    if state.battle is not None:
        counts[CONCENTRIC] += int(size(state.battle.origins) > 1)


def _has_reason(state: State, defender: int, area: int) -> bool:
    if state.area_kind(area) == CITY:
        return True
    return not (supplied_areas(state, defender) >> area) & 1


def _is_led(state: State, side: int, area: int) -> bool:
    followers = state.board.followers
    units = state.units_in(side, area)
    leaders = members(state.leaders_in(side, area))
    return any(followers[counter_of(side, leader)] & units for leader in leaders)


def _count_bridge(counts: dict[str, int], state: State, event: Happened) -> None:
    counts[BRIDGES_DOWN] += 1
    ends = state.board.bridge_ends[event.other]
    enemy = members(state.held[enemy_of(event.side)])
    near = any(state.board.distance_between(end, area) <= NEAR for end in ends for area in enemy)
    counts[BRIDGES_FAR] += int(not near)
