"""Castiglione's advice: legal, honest about what a seat knows, and sensible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from solitaire.advising import PlannedOrder
from solitaire.games.castiglione.advice import evaluation, oracle
from solitaire.games.castiglione.advice.orders import goal_of
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.terms import AUSTRIAN, ELIMINATED
from solitaire.protocol import Chance, Decide, Over
from solitaire.registry import game_named, game_of
from solitaire.workbench.randomplay import random_ply

RULES: Any = game_named("castiglione").rules()
ADVICE: Any = game_of(RULES).advice()
FULL = {
    "visibility": "fog",
    "casualties": "on",
    "rivoli_roads": "on",
    "late_guns": "on",
    "surprise": "on",
}


def habitual_game(options: dict[str, str], seed: int) -> Iterator[State]:
    """Every state in which a seat is asked, while both sides follow their habits."""
    state, rng, playout = RULES.start(options), Random(seed), ADVICE.new_playout()
    while not isinstance(pending := RULES.pending(state), Over):
        if isinstance(pending, Chance):
            ply = random_ply(RULES, state, pending, rng)
        else:
            yield state
            ply = playout.choose(state, rng)
            assert ply in RULES.actions(state), (RULES.ply_text(ply), RULES.position_text(state))
        RULES.apply(state, ply)


@pytest.mark.parametrize(
    ("options", "seed"),
    [({"visibility": "open"}, 1), ({}, 2), (FULL, 3), ({**FULL, "edition": "1.0"}, 4)],
)
def test_habits_play_whole_games_by_the_rules(options: dict[str, str], seed: int) -> None:
    assert sum(1 for _ in habitual_game(options, seed)) > 200


@pytest.mark.parametrize(
    ("visibility", "seed"), [("fog", 11), pytest.param("mist", 12, marks=pytest.mark.long)]
)
def test_advice_sees_no_more_than_the_asked_seat(visibility: str, seed: int) -> None:
    """Another world behind the same view gets the same slots, priors, effort and habits."""
    rng, compared = Random(seed), 0
    for number, state in enumerate(habitual_game({"visibility": visibility}, seed)):
        if number % 12:
            continue
        seat = RULES.pending(state).seat
        other = RULES.imagine(RULES.view(state, seat), rng)
        compared += RULES.digest(other) != RULES.digest(state)
        assert answers(other) == answers(state), RULES.position_text(state)
    assert compared > 7


def answers(state: State) -> tuple[Any, ...]:
    slots = ADVICE.slots(state)
    actions = RULES.actions(state)
    return (
        [(slot.key, slot.orders, slot.priors) for slot in slots],
        list(ADVICE.priors(state, actions)),
        ADVICE.effort(state),
        ADVICE.new_playout().choose(RULES.copy(state), Random(5)),
        ADVICE.new_commander().choose(RULES.copy(state), Random(5)),
    )


def first_movement(options: dict[str, str]) -> State:
    """The Austrians begin [7.0]; their dummies, if any, are placed by habit."""
    for state in habitual_game(options, 1):
        if ADVICE.slots(state):
            return RULES.copy(state)
    raise AssertionError("nobody moved")


def test_slots_cover_every_counter_that_can_move_once() -> None:
    slots = ADVICE.slots(first_movement({}))
    keys = [slot.key for slot in slots]
    assert len(set(keys)) == len(keys)
    assert "melas foot at rovereto" in keys
    assert "wurmser at rovereto" in keys
    for slot in slots:
        assert len(slot.orders) == len(set(slot.orders)) == len(slot.priors)
        assert sum(slot.priors) == pytest.approx(1.0)
        assert slot.priors == sorted(slot.priors, reverse=True)


def test_plan_is_carried_out_as_far_as_legs_and_roads_allow() -> None:
    """Everybody of the group ordered to Riva gets there, one road away, and nobody else."""
    state = first_movement({})
    slots = ADVICE.slots(state)
    riva = state.board.area_by_name["riva"]
    plan = [
        next((order for order in slot.orders if goal_of(order) == riva), slot.orders[0])
        if slot.key == "melas horse at rovereto"
        else next(o for o in slot.orders if state.board.area_names[goal_of(o)] in slot.key)
        for slot in slots
    ]
    playout = ADVICE.new_playout()
    playout.follow(state, plan)
    rng = Random(1)
    while isinstance(asked := RULES.pending(state), Decide) and asked.seat == AUSTRIAN:
        RULES.apply(state, playout.choose(state, rng))
    there = state.stack(AUSTRIAN, riva)
    assert [state.board.counter_names[64 + n] for n in range(64) if there >> n & 1] == [
        "pittoni_cav"
    ]


def test_scripted_french_keep_up_the_siege() -> None:
    """Rule 5.6: ten points of infantry before Mantua at the first three Supply Phases."""
    state, rng, playout = RULES.start({}), Random(8), ADVICE.new_commander()
    while state.turn < 4:
        pending = RULES.pending(state)
        if isinstance(pending, Chance):
            RULES.apply(state, random_ply(RULES, state, pending, rng))
        else:
            RULES.apply(state, playout.choose(state, rng))
    assert siege_strength(state) >= 10 or not state.besieged


def test_forecast_reckons_every_pair_of_dice() -> None:
    """Strength 4 against 4 without modifiers: a round scores 0,0,1,1,1,2 by the table of 9.3."""
    seen = oracle.forecast(RULES.board.charts, 40, 40, 0, 0)
    assert seen.inflicts == pytest.approx(2 * 5 / 6)
    assert seen.suffers == pytest.approx(seen.inflicts)
    by_sum = {0: 4, 1: 12, 2: 13, 3: 6, 4: 1}
    assert seen.draws == pytest.approx(sum((n / 36) ** 2 for n in by_sum.values()))
    assert seen.wins == pytest.approx((1 - seen.draws) / 2)
    assert oracle.forecast(RULES.board.charts, 200, 40, 1, 0).wins > 0.9


def test_value_of_a_lost_unit_goes_to_the_enemy() -> None:
    state = RULES.start({})
    before = evaluation.french_chance(state)
    gummer = state.board.counter_by_name["gummer"]
    state.remove(gummer, ELIMINATED)
    assert evaluation.french_chance(state) > before
    assert sum(ADVICE.value(state)) == pytest.approx(1.0)


def test_clock_counts_player_turns() -> None:
    ticks = []
    for state in habitual_game({}, 6):
        if not ticks or ADVICE.clock(state) != ticks[-1]:
            ticks.append(ADVICE.clock(state))
    assert ticks == sorted(ticks)
    assert len(ticks) >= 17


RIVA = "melas horse at rovereto: go to riva"


def test_orders_are_told_as_facts_and_in_words() -> None:
    state = first_movement({})
    slots = ADVICE.slots(state)
    orders = [ADVICE.order_of(state, slot, one) for slot in slots for one in slot.orders]
    texts = [order.text for order in orders]
    riva = PlannedOrder("melas", "rovereto", "go to", "riva", "", "horse", texts[texts.index(RIVA)])
    assert riva in orders
    hold = orders[texts.index("melas horse at rovereto: hold")]
    assert (hold.goal, hold.is_idle, hold.is_staying) == ("", True, True)
    attack = next(order for order in orders if order.verb == "attack")
    assert (attack.is_idle, attack.is_staying) == (False, False)
    assert RIVA in texts
    assert "melas horse at rovereto: hold" in texts
    assert any("attack la_corona" in text for text in texts)
