"""The engine against the second referee, on random fields: assaults, plans, flights, shots."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.camposanto.core.plies import BRIDGE_ROAD, EDGE_ROAD, ply_of
from solitaire.games.camposanto.core.procedures import ESCAPE, RETREAT
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import fire, plan, ways
from solitaire.games.camposanto.rules.modifiers import modifiers
from solitaire.games.camposanto.rules.ways import Fugitive
from solitaire.games.camposanto.terms import (
    ARMS,
    FACINGS,
    HEXES,
    INFANTRY,
    NO_UNIT,
    SIDES,
    UNITS,
)
from tests.games.camposanto import referee
from tests.games.camposanto.positions import BOARD, battle, hexes, name, stand
from tests.seeds import base_seed

STATUSES = ("impetuous", "aggressive", "cautious")
HOW = ("stands", "border", "lost")


def random_battle(rng: Random) -> State:
    """Some twenty units crowded into a part of the field, so that they meet."""
    wing = rng.choice(("allied-left", "allied-centre", "spanish-left", "spanish-right"))
    state = battle("", wing=wing, status=rng.choice(STATUSES))
    middle = rng.randrange(HEXES)
    near = [one for one in range(HEXES) if BOARD.distance(one, middle) <= 3 and BOARD.passable[one]]
    for unit in rng.sample(range(UNITS), 34):
        if state.alive >> unit & 1 or not near:
            continue
        place = rng.choice(near)
        holder = state.holder(place)
        is_line = bool(BOARD.is_line[unit])
        taken = (state.regiments if is_line else state.supports)[place] != NO_UNIT
        if taken or holder not in (-1, BOARD.side[unit]):
            continue
        facing = rng.choice(FACINGS)
        if holder >= 0:
            below = state.lead(place)
            foot = BOARD.arm[below] == INFANTRY if not is_line else BOARD.arm[unit] == INFANTRY
            if not foot:
                continue
            facing = FACINGS[state.facing[below]]
        steps = rng.randint(1, int(BOARD.full_steps[unit]))
        stand(state, BOARD.unit_names[unit], name(place), facing, str(steps))
    return state


def as_field(state: State) -> dict[str, referee.Body]:
    field = {}
    wing = state.active_wing()
    for place in range(HEXES):
        unit = state.lead(place)
        if unit < 0:
            continue
        top = state.top(place)
        support = "" if top == unit else ARMS[BOARD.arm[top]]
        field[name(place)] = referee.Body(
            SIDES[BOARD.side[unit]],
            ARMS[BOARD.arm[unit]],
            FACINGS[state.facing[unit]],
            int(state.steps[unit]),
            int(BOARD.stars[unit]),
            support,
            bool(BOARD.wing[top] == wing),
        )
    return field


def engine_plans(state: State) -> set[frozenset[referee.Assault]]:
    found: set[frozenset[referee.Assault]] = set()
    seen: set[frozenset[int]] = set()

    def extend(now: State) -> None:
        made = frozenset(int(number) for number in now.plan)
        if made in seen:
            return
        seen.add(made)
        if plan.is_complete(now):
            found.add(frozenset(as_assault(number) for number in made))
        for ply in plan.open_stars(now):
            after = now.copy()
            after.plan = type(now.plan)([*now.plan, ply.number])
            extend(after)

    extend(state)
    return found


def as_assault(number: int) -> referee.Assault:
    ply = ply_of(number)
    return (
        frozenset(map(name, plan.attackers_of(BOARD, ply))),
        frozenset(map(name, plan.defenders_of(BOARD, ply))),
    )


def compare(rng: Random) -> int:
    """One random field; how many questions were compared."""
    state = random_battle(rng)
    field = as_field(state)
    return (
        compare_plans(state, field, rng)
        + compare_flights(state, field, rng)
        + compare_shots(state, field)
    )


def compare_plans(state: State, field: dict[str, referee.Body], rng: Random) -> int:
    contacts = plan.contacts(state)
    while len(contacts) > 5:  # the second referee tries all sets
        unit = state.lead(rng.choice(contacts).place)
        state.facing[unit] = (state.facing[unit] + 3) % 6
        state.turn_body(state.unit_hex[unit], int(state.facing[unit]))
        field.clear()
        field.update(as_field(state))
        contacts = plan.contacts(state)
        if rng.random() < 0.2:
            return 0
    wing = {
        name(state.unit_hex[unit])
        for unit in range(UNITS)
        if state.active_units() >> unit & 1 and state.lead(state.unit_hex[unit]) == unit
    }
    side = SIDES[state.active_side()]
    legal = referee.all_plans(field, side, wing)
    assert engine_plans(state) == legal
    status = STATUSES[state.status() - 1]
    stars = {star for one in legal for star in one}
    for attackers, defenders in stars:
        who, whom = sorted(attackers), sorted(defenders)
        found = modifiers(state, hexes(" ".join(who)), hexes(" ".join(whom)))
        expected = referee.added(field, who, whom, status)
        assert (found.attack(), found.defence()) == expected, (who, whom, field)
    return 1 + len(stars)


def compare_flights(state: State, field: dict[str, referee.Body], rng: Random) -> int:
    asked = 0
    for place in rng.sample(sorted(field), min(5, len(field))):
        start = hexes(place)[0]
        side = SIDES.index(field[place].side)
        roads = {EDGE_ROAD: "edge", BRIDGE_ROAD: "bridge"}
        for road in ways.roads(BOARD, side, start):
            for kind, distance in ((ESCAPE, 3), (RETREAT, 1), (RETREAT, 2)):
                who = Fugitive(kind, side, distance, road, start)
                found = {
                    (name(one.place), int(one.hits), HOW[one.how])
                    for one in ways.endings(state, who)
                    if kind == ESCAPE or one.place != start
                }
                word = "escape" if kind == ESCAPE else "retreat"
                expected = referee.flights(field, place, word, distance, roads[road])
                assert found == expected, (place, word, distance, roads[road], field)
                asked += 1
    return asked


def compare_shots(state: State, field: dict[str, referee.Body]) -> int:
    asked = 0
    for unit in range(UNITS):
        if not (state.alive & BOARD.gun_units) >> unit & 1:
            continue
        gun = name(state.unit_hex[unit])
        found = {name(place) for place in fire.battery_targets(state, unit)}
        foes = [one for one, body in field.items() if body.side != SIDES[BOARD.side[unit]]]
        for target in foes:
            assert (target in found) == referee.may_shoot(field, gun, target, 4), (gun, target)
            asked += 1
    return asked


def agree_on(questions: int, seed: int) -> None:
    rng = Random(seed)
    asked = fields = 0
    while asked < questions:
        state = rng.getstate()
        fields += 1
        try:
            asked += compare(rng)
        except AssertionError:
            rng.setstate(state)
            raise
    assert fields > 1


@pytest.mark.rule("7.2")
@pytest.mark.rule("9.1")
def test_engine_and_second_referee_agree() -> None:
    agree_on(700, base_seed())


@pytest.mark.long
def test_engine_and_second_referee_agree_on_fifty_thousand_questions() -> None:
    agree_on(50_000, base_seed() + 1)


def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: a referee that forgets the farmhouse disagrees."""
    monkeypatch.setattr(referee, "is_house", lambda place: False)
    with pytest.raises(AssertionError):
        agree_on(20_000, base_seed())
