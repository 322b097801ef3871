"""The game's answers against those of the second referee, at random questions."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import attrition, quarters, roads, zones
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.terms import FAR, SIDES, WEATHERS
from solitaire.protocol import Over
from solitaire.workbench.randomplay import random_ply
from tests.games.quadrilateral import second_referee as second
from tests.games.quadrilateral.positions import BOARD, started
from tests.seeds import base_seed

NAMES = BOARD.place_names


def described(state: State) -> second.Position:
    position = second.Position()
    for flag in range(64):
        if state.kind[flag]:
            place = NAMES[state.place[flag]]
            position.flags[place].add(SIDES[flag >> 5])
            if state.kind[flag] == 1 and state.total(flag):
                position.forces.append((SIDES[flag >> 5], place, state.total(flag)))
    for number in range(6):
        if state.garrison_place[number] != 255:
            position.flags[NAMES[state.garrison_place[number]]].add(SIDES[number // 3])
    for crossing, (a, b) in enumerate(BOARD.crossing_ends):
        name = f"{NAMES[a]}-{NAMES[b]}"
        if state.broken >> crossing & 1:
            position.broken.add(name)
        if 128 + crossing in list(state.train):
            position.trains.add(name)
    return position


def positions(count: int, rng: Random) -> list[State]:
    """Points of random short campaigns in which no town is invested."""
    found: list[State] = []
    while len(found) < count:
        state = RULES.start({"scenario": rng.choice(("rivoli", "arcole", "castiglione"))})
        while not isinstance(pending := RULES.pending(state), Over):
            RULES.apply(state, random_ply(RULES, state, pending, rng))
            if rng.random() < 0.05 and not state.invested and state.step >= 0:
                found.append(state.copy())
    return found[:count]


def compare_roads(state: State, position: second.Position, rng: Random) -> int:
    side = rng.randrange(2)
    start = rng.randrange(len(NAMES))
    limit = rng.choice((10, 20, 28, 56, 900))
    tracks = rng.random() < 0.5
    regards = rng.random() < 0.5
    ours = roads.distances(state, side, start, limit, tracks, regards)
    theirs = second.shortest(
        position, NAMES[start], "PST" if tracks else "PS", SIDES[side] if regards else None, limit
    )
    for place, name in enumerate(NAMES):
        assert (ours[place] if ours[place] < FAR else None) == theirs.get(name), (start, name)
    return len(NAMES)


def compare_lines(state: State, position: second.Position) -> int:
    for side in range(2):
        source, center = state.source[side], state.center[side]
        ours = roads.line_length(state, side)
        theirs = None
        if source != 255 and center != 255:
            theirs = second.shortest(position, NAMES[source], "PS", SIDES[side]).get(NAMES[center])
        assert (ours if ours < FAR else None) == theirs
        reach = set(roads.places_in_dispatch(state, side)) if center != 255 else set()
        limit = (28, 20)[side]
        wanted = (
            second.shortest(position, NAMES[center], "PST", SIDES[side], limit)
            if center != 255
            else {}
        )
        assert {NAMES[one] for one in reach} == set(wanted)
    return 4


def compare_zones(state: State, position: second.Position, rng: Random) -> int:
    """Mantova apart, whose besieged have no zone beyond their walls."""
    state = state.copy()
    state.besieged = 0
    for _ in range(10):
        side, place = rng.randrange(2), rng.randrange(len(NAMES))
        ours = zones.zones_on(state, side, place) != 0
        assert ours == second.zone(position, SIDES[side], NAMES[place])
    return 10


def compare_forage(state: State, position: second.Position, rng: Random) -> int:
    side, place = rng.randrange(2), rng.randrange(len(NAMES))
    steps = sum(
        strength
        for owner, at, strength in position.forces
        if (owner, at) == (SIDES[side], NAMES[place])
    )
    assert quarters.forage_value(state, side, place) == second.forage(NAMES[place], steps)
    return 1


def compare_attrition(state: State, rng: Random) -> int:
    state = state.copy()
    forces = [flag for flag in range(64) if state.kind[flag] == 1 and state.total(flag)]
    for flag in forces:
        if state.is_besieged(flag):
            continue
        state.weather = rng.randrange(5)
        state.spent[flag] = rng.randrange(24)
        state.condition[flag >> 5] = rng.randint(1, 20)
        state.aps[flag >> 5] = aps = rng.randrange(30)
        die, second_die = rng.randint(1, 6), rng.randint(1, 6)
        names = [BOARD.leader_names[one] for one in range(48) if state.leader_at[one] == flag]
        ranks = {"army": 0, "named": 1, "mg": 2}
        chief = min(
            names,
            key=lambda name: (
                ranks[second.LEADERS[name]["rank"]],
                -int(second.LEADERS[name]["span"]),
                -int(second.LEADERS[name]["initiative"]),
                list(second.LEADERS).index(name),
            ),
        )
        span = sum(int(second.LEADERS[name]["span"]) for name in names)
        row = second.attrition_row(
            die,
            state.spent[flag],
            state.condition[flag >> 5],
            WEATHERS[state.weather],
            state.total(flag) > 20 * span,
            int(second.LEADERS[chief]["bonus"]),
        )
        assert attrition.row_for(state, flag, die) == row
        column = max(i for i, least in enumerate((0, 1, 5, 10, 15, 20)) if aps >= least)
        ours = attrition.loss(state, state.total(flag), row, column, second_die)
        assert ours == second.attrition_loss(state.total(flag), row, aps, second_die)
    return 2 * len(forces)


def compare_columns(rng: Random) -> int:
    for _ in range(10):
        attackers, defenders = rng.randint(1, 300), rng.randint(1, 300)
        shift = rng.randint(-6, 0)
        ours = strength.ratio_column(BOARD.charts, attackers, defenders)
        ours = max(0, ours + max(BOARD.charts.lowest_shift, shift))
        assert ours == second.combat_column(attackers, defenders, shift)
    return 10


def ask(questions: int, seed: int) -> None:
    rng = Random(seed)
    asked = 0
    for state in positions(max(10, questions // 400), rng):
        position = described(state)
        for _ in range(2):
            asked += compare_roads(state, position, rng)
        asked += compare_lines(state, position)
        asked += compare_zones(state, position, rng)
        asked += compare_forage(state, position, rng)
        asked += compare_attrition(state, rng)
        asked += compare_columns(rng)
    assert asked >= questions
    assert Battle().round == 0


def test_two_referees_agree() -> None:
    ask(4_000, base_seed())


@pytest.mark.long
def test_two_referees_agree_at_fifty_thousand_questions() -> None:
    ask(50_000, base_seed() + 1)


def test_second_referee_would_notice_a_difference() -> None:
    state = started()
    position = described(state)
    position.broken.add("peschiera-castelnuovo")
    position.flags["verona"].add("austrian")
    ours = roads.distances(state, 0, BOARD.place_by_name["goito"], 900, True, True)
    theirs = second.shortest(position, "goito", "PST", "french", 900)
    assert {NAMES[one] for one in range(len(NAMES)) if ours[one] < FAR} != set(theirs)
