"""The staff knows what its side knows: the same answers in every world that looks the same."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff import world as staff_world
from solitaire.games.castiglione.staff.answers import (
    command,
    command_with,
    guns,
    preview,
    reach,
    supply,
)
from solitaire.games.castiglione.staff.world import field_units
from solitaire.games.castiglione.terms import AUSTRIAN, LEADER, SIDES
from tests.games.castiglione.positions import BOARD, RULES, apply, position, view
from tests.games.castiglione.staff_views import hidden_names, own_on_map, positions_in_play

AREA = BOARD.area_by_name


def answers(seen: View, rng: Random) -> list[str]:
    """A bit of everything that can be asked, chosen alike for equal views."""
    found = [*supply(BOARD, seen).lines(BOARD), *command(BOARD, seen).lines(BOARD)]
    movers = field_units(BOARD, seen.seat) | BOARD.kind_sets[seen.seat * 8 + LEADER]
    counters = own_on_map(seen, movers)
    for counter in rng.sample(counters, 1):
        try:
            found += reach(BOARD, seen, [counter]).lines(BOARD)
        except ValueError as refusal:
            found.append(str(refusal))
        found += command_with(BOARD, seen, [counter], rng.randrange(BOARD.areas)).lines(BOARD)
    for area in rng.sample(range(BOARD.areas), 4):
        found += guns(BOARD, seen, area).lines(BOARD)
    return found + combat_answers(seen, rng)


def combat_answers(seen: View, rng: Random) -> list[str]:
    """Attacks on a neighbour by the first own unit that stands beside the enemy."""
    enemies = {slot[0] for slot in seen.slots}
    for counter in own_on_map(seen, field_units(BOARD, seen.seat)):
        near = members(BOARD.neighbours[seen.own[counter & 63]])
        for area in enemies.intersection(near):
            try:
                return preview(BOARD, seen, area, [counter], rng, worlds=4).lines(BOARD)
            except ValueError as refusal:
                return [str(refusal)]
    return []


@pytest.mark.parametrize("visibility", ["fog", pytest.param("mist", marks=pytest.mark.long)])
def test_truths_that_look_the_same_get_the_same_answers_without_a_hidden_name(
    visibility: str,
) -> None:
    """The answers are computed from the view of the truth and from views of imagined worlds."""
    hidden = 0
    for state in positions_in_play(visibility, seed=1, every=300, plies=300):
        for seat in range(len(SIDES)):
            seen = RULES.view(state, seat)
            world = RULES.imagine(seen, Random(seat))
            text = answers(seen, Random(5))
            assert answers(RULES.view(world, seat), Random(5)) == text
            names = hidden_names(seen)
            hidden += len(names)
            own = {BOARD.counter_titles[seat * 64 + one] for one in range(64)}
            for name in names - own:
                # "Ott" is not "Ott (cavalry)", nor "Melas" "General Melas".
                whole = re.compile(rf"(?<!General )\b{re.escape(name)}(?! \()")
                assert not any(whole.search(line) for line in text), name
    assert hidden >= 4


@pytest.mark.parametrize("visibility", ["fog", pytest.param("mist", marks=pytest.mark.long)])
def test_one_quiet_world_answers_for_all_worlds(
    visibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the enemy is dealt in the world that is asked, the answer is the same."""
    (state,) = positions_in_play(visibility, seed=1, every=300, plies=300)
    deals = 0
    for seat in range(len(SIDES)):
        seen = RULES.view(state, seat)
        told_by_deal = answers_by_deal(seen, monkeypatch)
        assert len(set(told_by_deal.values())) == 1
        deals = max(deals, len(told_by_deal))
    assert deals > 1


def test_who_lies_below_a_leader_does_not_decide_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Gummer or Bajalich bars Ala, the other Rovereto: never do leaders alone lie in either."""
    state = position(
        """
        phase first_movement
        at rovereto wurmser quasdanovich davidovich melas gummer bajalich
        at calliano joubert
        at la_corona bonaparte rampon
        """
    )
    apply(state, "move wurmser", "with davidovich", "with gummer", "to ala")
    seen = view(state, "french")
    assert hidden_names(seen) >= {"Gummer", "Bajalich"}
    for seed in range(12):
        world = RULES.imagine(seen, Random(seed))
        assert all(world.units_in(AUSTRIAN, AREA[name]) for name in ("ala", "rovereto"))
    told_by_deal = answers_by_deal(seen, monkeypatch)
    assert len(told_by_deal) > 1
    assert len(set(told_by_deal.values())) == 1


def answers_by_deal(seen: View, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[int, ...], str]:
    """By where the counters stand in the world that is asked, for several dealers of it."""
    found: dict[tuple[int, ...], str] = {}
    for seed in range(3):
        with monkeypatch.context() as patch:
            patch.setattr(staff_world, "first_dealer", partial(Random, seed))
            staff_world.first_world.cache_clear()
            text = "\n".join(answers(seen, Random(9)))
            places = tuple(int(one) for one in staff_world.first_world(BOARD, seen).place)
        assert found.setdefault(places, text) == text
    staff_world.first_world.cache_clear()
    return found
