"""The invariants: each one broken by hand, and found and named by faults()."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import KILLED, MANTUA_CITY, POOL, SUPPLY
from tests.games.castiglione.positions import BOARD, RULES, apply, position

SOUND = """
    phase first_movement
    at rovereto wurmser melas gummer bajalich
    at salo sauret guieu
"""
AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name


def sound() -> State:
    state = position(SOUND)
    assert RULES.faults(state) == []
    return state


def in_two_places(state: State) -> None:
    state.stacks[64 + AREA["ala"]] |= 1 << (COUNTER["gummer"] & 63)


def nowhere(state: State) -> None:
    state.put(COUNTER["guieu"], POOL)
    state.place[COUNTER["guieu"]] = 200


def holding_nothing(state: State) -> None:
    state.held[0] |= 1 << AREA["riva"]


def garrison_in_the_field(state: State) -> None:
    state.put(COUNTER["french_garrison_6"], AREA["lonato"])


def two_garrisons(state: State) -> None:
    state.put(COUNTER["french_garrison_6"], AREA["verona"])


def garrison_without_control(state: State) -> None:
    state.austrian_cities |= 1 << AREA["verona"]


def control_of_a_village(state: State) -> None:
    state.austrian_cities |= 1 << AREA["lonato"]


def control_of_mantua(state: State) -> None:
    state.austrian_cities |= 1 << AREA["mantua"]


def eliminated_leader(state: State) -> None:
    state.put(COUNTER["melas"], 61)


def frenchman_in_mantua_city(state: State) -> None:
    state.put(COUNTER["guieu"], MANTUA_CITY)


def killed_unit(state: State) -> None:
    state.put(COUNTER["guieu"], KILLED)


def leader_with_hits(state: State) -> None:
    state.hits[COUNTER["melas"]] = 1


def four_hits(state: State) -> None:
    state.hits[COUNTER["gummer"]] = 4


def garrison_with_three_hits(state: State) -> None:
    state.hits[COUNTER["french_garrison_1"]] = 3


def mark_off_the_map(state: State) -> None:
    state.mark(0, COUNTER["victor"])


def garrison_that_moved(state: State) -> None:
    state.mark(2, COUNTER["french_garrison_1"])


def both_sides_at_supper(state: State) -> None:
    state.phase = SUPPLY
    state.put(COUNTER["guieu"], AREA["rovereto"])


def leader_among_enemies(state: State) -> None:
    state.put(COUNTER["sauret"], AREA["rovereto"])


def enemy_sure_of_a_lie(state: State) -> None:
    state.suspects[COUNTER["gummer"]] = 1 << (COUNTER["bajalich"] & 63)


def ghost(state: State) -> None:
    state.suspects[COUNTER["victor"]] = 1 << (COUNTER["victor"] & 63)


def hits_the_enemy_thinks_impossible(state: State) -> None:
    state.hits[COUNTER["gummer"]] = 2


def points_overspent(state: State) -> None:
    apply(state, "move gummer")
    assert state.march is not None
    state.march.left[0] = 255


def marcher_left_behind(state: State) -> None:
    apply(state, "move gummer")
    state.put(COUNTER["gummer"], AREA["riva"])


def marching_garrison(state: State) -> None:
    apply(state, "move gummer")
    assert state.march is not None
    state.march.order[0] = COUNTER["austrian_garrison_1"] & 63


BROKEN: list[tuple[Callable[[State], None], str]] = [
    (in_two_places, "disagrees with places"),
    (nowhere, "guieu is nowhere"),
    (holding_nothing, "held areas of the french are wrong in riva"),
    (garrison_in_the_field, "a garrison in lonato"),
    (two_garrisons, "two garrisons in verona"),
    (garrison_without_control, "does not control it [5.1]"),
    (control_of_a_village, "no city"),
    (control_of_mantua, "no city"),
    (eliminated_leader, "melas is a leader among eliminated units"),
    (frenchman_in_mantua_city, "French in Mantua City [5.7]"),
    (killed_unit, "no leader but wounded or killed"),
    (leader_with_hits, "melas has hits but is no unit"),
    (four_hits, "gummer has 4 hits and lives [3.6]"),
    (garrison_with_three_hits, "french_garrison_1 has 3 hits and lives"),
    (mark_off_the_map, "off the map is marked out_of_command"),
    (garrison_that_moved, "a garrison is marked moved [2.2.3]"),
    (both_sides_at_supper, "both sides stand in rovereto"),
    (leader_among_enemies, "a leader stands alone among enemies in rovereto"),
    (enemy_sure_of_a_lie, "the enemy is sure that gummer is somebody else"),
    (ghost, "victor is off the map but still suspected"),
    (hits_the_enemy_thinks_impossible, "wrong about the hits of gummer"),
    (points_overspent, "gummer has more points than it can have [8.2]"),
    (marcher_left_behind, "gummer marches but is not with its stack"),
    (marching_garrison, "a garrison on the march [2.2.3]"),
]


@pytest.mark.parametrize(("breaks", "words"), BROKEN, ids=[breaks.__name__ for breaks, _ in BROKEN])
def test_a_broken_invariant_is_found(breaks: Callable[[State], None], words: str) -> None:
    state = sound()
    breaks(state)
    found = RULES.faults(state)
    assert [fault for fault in found if words in fault], found
