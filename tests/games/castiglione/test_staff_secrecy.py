"""The staff knows what its side knows: the same answers in every world that looks the same."""

from __future__ import annotations

import re
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.castiglione import staff_world
from solitaire.games.castiglione.staff import command, guns, preview, reach, supply
from solitaire.games.castiglione.staff_world import field_units
from solitaire.games.castiglione.terms import LEADER, SIDES
from solitaire.games.castiglione.views import View
from tests.games.castiglione.positions import BOARD, RULES, apply, position, view
from tests.games.castiglione.staff_views import hidden_names, own_on_map, positions_in_play


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


@pytest.mark.parametrize("visibility", ["mist", "fog"])
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
                # "Ott" is not "Ott (cavalry)", nor "Melas" "Melas the general".
                whole = re.compile(rf"\b{re.escape(name)}(?! \(| the\b)")
                assert not any(whole.search(line) for line in text), name
    assert hidden >= 8


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_one_quiet_world_answers_for_all_worlds(
    visibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the enemy is dealt in the world that is asked, the answer is the same."""
    (state,) = positions_in_play(visibility, seed=2, every=100, plies=100)
    for seat in range(len(SIDES)):
        seen = RULES.view(state, seat)
        assert hidden_names(seen)
        assert len(answers_in_many_deals(seen, monkeypatch)) == 1


def test_whether_a_unit_lies_below_leaders_does_not_decide_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Gummer bars the French line at Ala or stands in Rovereto: the view holds both."""
    state = position(
        """
        phase first_movement
        at rovereto wurmser quasdanovich davidovich gummer
        at calliano joubert
        at la_corona bonaparte rampon
        """
    )
    apply(state, "move wurmser", "with gummer", "to ala")
    seen = view(state, "french")
    assert staff_world.Barred.of(BOARD, seen).doubtful
    assert len(answers_in_many_deals(seen, monkeypatch)) == 1


def answers_in_many_deals(seen: View, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    found = set()
    for seed in range(4):
        dealer = Random(seed)
        monkeypatch.setattr(staff_world, "FirstDeal", lambda dealer=dealer: dealer)
        staff_world.first_world.cache_clear()
        found.add("\n".join(answers(seen, Random(9))))
    staff_world.first_world.cache_clear()
    return found
