"""Threats and victory points: true in a known position, and alike in all worlds that look alike."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.staff import world as staff_world
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.victory import ZONE, victory_points
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from tests.games.castiglione.positions import BOARD, RULES, position, view
from tests.games.castiglione.staff_views import positions_in_play

AREA = BOARD.area_by_name
UNIT = BOARD.counter_by_name


def test_a_neighbour_threatens_with_his_strength_and_a_barred_road_stops_him() -> None:
    state = position(
        """
        phase first_movement
        at castelnuovo joubert
        at villafranca rampon
        at roverbella gummer
        """
    )
    report = threats(BOARD, view(state, "french"))
    strength = BOARD.strength[UNIT["gummer"]]
    near = report.of_area(AREA["villafranca"])
    assert near is not None
    assert near.own_strength == BOARD.strength[UNIT["rampon"]]
    assert near.strength[1] == strength
    assert near.origins == (AREA["roverbella"],)
    without = position(
        """
        phase first_movement
        at castelnuovo joubert
        at roverbella gummer
        """
    )
    free = threats(BOARD, view(without, "french")).of_area(AREA["castelnuovo"])
    barred = report.of_area(AREA["castelnuovo"])
    assert (free is not None) >= (barred is not None), "an own unit on the road never helps him"


def test_what_the_rules_let_him_reach_is_among_the_threats() -> None:
    """Every first step that the enemy is offered into an own area was foretold."""
    for state in positions_in_play("open", seed=3, every=60, plies=240):
        seen = RULES.view(state, FRENCH)
        told = {one.area for one in threats(BOARD, seen).threats}
        for slot in seen.slots:
            units = slot[1] & BOARD.units[AUSTRIAN] & ~BOARD.kind_sets[AUSTRIAN * 8 + 3]
            for local in range(64):
                points = BOARD.movement[AUSTRIAN * 64 + local]
                if not units >> local & 1:
                    continue
                for area in range(BOARD.areas):
                    held = any(seen.own[one] == area for one in range(62))
                    next_to = BOARD.neighbours[slot[0]] >> area & 1
                    if held and next_to and BOARD.entry_cost[area] < points - 1:
                        assert area in told


def test_points_are_those_of_the_rules_where_all_is_seen() -> None:
    for state in positions_in_play("open", seed=2, every=80, plies=320):
        for seat in (FRENCH, AUSTRIAN):
            report = victory_points(BOARD, RULES.view(state, seat))
            for side in (FRENCH, AUSTRIAN):
                points = victory.points(state, side)
                assert report.points(side) == (points, points)


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_true_points_lie_between_the_bounds(visibility: str) -> None:
    for state in positions_in_play(visibility, seed=2, every=60, plies=300):
        for seat in (FRENCH, AUSTRIAN):
            report = victory_points(BOARD, RULES.view(state, seat))
            for side in (FRENCH, AUSTRIAN):
                fewest, most = report.points(side)
                assert fewest <= victory.points(state, side) <= most


def test_only_the_zone_may_be_doubtful() -> None:
    for state in positions_in_play("fog", seed=4, every=50, plies=300):
        for seat in (FRENCH, AUSTRIAN):
            awards = victory_points(BOARD, RULES.view(state, seat)).awards
            assert {award.id for award in awards if award.fewest != award.most} <= {ZONE}


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_every_deal_gives_the_same_answers(
    visibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (state,) = positions_in_play(visibility, seed=1, every=300, plies=300)
    for seat in (FRENCH, AUSTRIAN):
        seen = RULES.view(state, seat)
        told = []
        for seed in range(3):
            with monkeypatch.context() as patch:
                patch.setattr(staff_world, "first_dealer", partial(Random, seed))
                staff_world.first_world.cache_clear()
                told.append((threats(BOARD, seen), victory_points(BOARD, seen)))
        staff_world.first_world.cache_clear()
        assert told[0] == told[1] == told[2]
