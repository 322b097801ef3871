"""The computer's judgement: plans that can be carried out, lawful habits, a sensible value."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from solitaire.games.quadrilateral import GAME
from solitaire.games.quadrilateral.advice import evaluation, orders
from solitaire.games.quadrilateral.advice.advice import ADVICE
from solitaire.games.quadrilateral.advice.commander import Commander
from solitaire.games.quadrilateral.advice.habits import FOR_MANTOVA, Habits
from solitaire.games.quadrilateral.advice.reasons import FACTS
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import ATTRITION_ROLL, MARCH_WHO
from solitaire.games.quadrilateral.data.advice_weights import order_weights
from solitaire.games.quadrilateral.fitting import TUNABLE
from solitaire.games.quadrilateral.rules import victory
from solitaire.protocol import Chance, Decide, Event, Over
from solitaire.text import Text
from tests.games.quadrilateral.positions import BOARD, RULES, go_to, started
from tests.seeds import base_seed

SEED = base_seed()
FRENCH, AUSTRIAN = 0, 1


@cache
def game(scenario: str, seed: int, most: int = 900) -> tuple[State, ...]:
    """States of a game by habit in which a seat is asked; each choice must be offered."""
    rng = Random(seed)
    state = RULES.start({"scenario": scenario})
    habits = ADVICE.new_playout()
    found: list[State] = []
    while not isinstance(pending := RULES.pending(state), Over) and len(found) < most:
        if isinstance(pending, Chance):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            found.append(RULES.copy(state))
            ply = habits.choose(state, rng)
            assert ply in RULES.actions(state), (pending, ply)
        RULES.apply(state, ply)
    return tuple(found)


def planned(scenario: str, most: int = 6) -> list[State]:
    found = [RULES.copy(state) for state in game(scenario, SEED) if ADVICE.slots(state)]
    return found[:: max(1, len(found) // most)][:most]


# -- plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["rivoli", "castiglione", "november"])
def test_slots_are_the_army_and_its_forces_with_different_orders(scenario: str) -> None:
    states = planned(scenario)
    assert len(states) >= 4
    for state in states:
        slots = ADVICE.slots(state)
        assert slots[0].key == "army"
        assert [slot.is_lasting for slot in slots] == [True, *[False] * (len(slots) - 1)]
        assert len({slot.key for slot in slots}) == len(slots) >= 2
        for slot in slots:
            assert len(set(slot.orders)) == len(slot.orders) >= 2
            assert sum(slot.priors) == pytest.approx(1.0)
            assert slot.priors == sorted(slot.priors, reverse=True)
            assert 0 in slot.orders, "to act as usual is always among them"


def test_every_order_has_words_of_its_own() -> None:
    guide = GAME.guide()
    told = set()
    for state in planned("castiglione", 3) + planned("november", 2):
        for slot in ADVICE.slots(state):
            found = [ADVICE.order_of(state, slot, order) for order in slot.orders]
            words = [guide.order_words(one) for one in found]
            assert all(isinstance(one, Text) for one in words)
            assert not {*words} & {one.text for one in found}
            told |= {one.verb for one in found}
    assert len(told) >= 8


def carry_out(state: State, plan: list[int], rng: Random) -> State:
    """To the end of the player-turn; every choice must be offered."""
    world = RULES.copy(state)
    commander = ADVICE.new_commander()
    commander.follow(world, plan)
    clock = ADVICE.clock(world)
    while ADVICE.clock(world) == clock:
        pending = RULES.pending(world)
        if isinstance(pending, Decide):
            ply = commander.choose(world, rng)
            assert ply in RULES.actions(world), RULES.ply_text(ply)
        elif isinstance(pending, Chance):
            ply = rng.choice(RULES.outcomes(world))[0]
        else:
            break
        RULES.apply(world, ply)
    return world


def test_any_plan_can_be_carried_out() -> None:
    rng = Random(SEED)
    for state in planned("castiglione", 4) + planned("rivoli", 4):
        for _ in range(3):
            carry_out(state, [rng.choice(list(slot.orders)) for slot in ADVICE.slots(state)], rng)


def test_an_army_that_holds_does_not_march() -> None:
    state = planned("castiglione", 1)[0]
    hold = orders.order_to(orders.HOLD, 0)
    before = [int(place) for place in state.place]
    world = RULES.copy(state)
    commander = ADVICE.new_commander()
    commander.follow(world, [hold, *[hold] * (len(ADVICE.slots(world)) - 1)])
    while world.step == state.step or int(world.step) in (20, 21, 22):
        pending = RULES.pending(world)
        assert not isinstance(pending, Over)
        plies = [commander.choose(world, Random(1))] if isinstance(pending, Decide) else None
        RULES.apply(world, plies[0] if plies else RULES.outcomes(world)[0][0])
    assert [int(place) for place in world.place] == before


def test_an_operation_lasts_some_turns_and_an_order_one() -> None:
    told = orders.Told()
    told.begin(20)
    told.set_operation(orders.order_to(orders.GATHER, 7), 10)
    told.give(3, orders.order_to(orders.HOLD, 0))
    assert told.order(3, 20) != orders.AS_USUAL
    assert told.order(3, 21) == orders.AS_USUAL
    assert not told.is_over(10 + orders.TURNS_KEPT - 1)
    assert told.is_over(10 + orders.TURNS_KEPT)


def test_what_is_not_searched_is_done_in_the_manner_of_the_last_plan() -> None:
    """Organization and the rest: the columns of a relief are larger than usual ones."""
    order = orders.order_to(orders.FOR_MANTOVA, 0)
    told = Script(Habits())
    told.habits.adopt(AUSTRIAN, FOR_MANTOVA)
    differs = 0
    for seed in range(2):
        for state in game("november", seed):
            if not isinstance(RULES.pending(state), Decide) or state.active != AUSTRIAN:
                continue
            commander = ADVICE.new_executor()
            commander.remember(state, AUSTRIAN, {"army": order})
            ply = commander.choose(RULES.copy(state), Random(1))
            assert ply == Script(told.habits).choose(RULES.copy(state), Random(1))
            differs += ply != Script().choose(RULES.copy(state), Random(1))
    assert differs > 0


def test_a_commander_without_freedom_and_orders_is_the_script() -> None:
    for state in game("rivoli", SEED)[::7]:
        usual = Script().choose(RULES.copy(state), Random(1))
        chosen = Commander(0.0, order_weights()).choose(RULES.copy(state), Random(1))
        assert chosen == usual


def test_nothing_is_planned_in_quarters() -> None:
    state = started("november")
    go_to(state, "status of the army")
    RULES.apply(state, RULES.parse_ply("quarters"))
    assert all(
        not ADVICE.slots(one)
        for one in game("november", SEED)
        if one.step == MARCH_WHO and one.status[one.active]
    )


def test_priors_are_shares_of_what_is_offered() -> None:
    for state in game("november", SEED)[::5]:
        actions = RULES.actions(state)
        priors = ADVICE.priors(state, actions)
        assert len(priors) == len(actions)
        assert sum(priors) == pytest.approx(1.0)
        assert 0.0 <= ADVICE.effort(state) <= 1.0


# -- the law of the fog ---------------------------------------------------------------------------


def test_what_is_chosen_follows_from_what_the_seat_may_know() -> None:
    """Two worlds that look alike to the asked seat get the same slots, priors and habits."""
    rng = Random(SEED)
    different = 0
    for state in (*game("castiglione", SEED)[::9], *game("november", SEED)[::17]):
        pending = RULES.pending(state)
        assert isinstance(pending, Decide)
        world = RULES.imagine(RULES.view(state, pending.seat), rng)
        different += list(world.steps) != list(state.steps)
        assert _answers(world) == _answers(state)
    assert different > 20


def _answers(state: State) -> object:
    slots = [(slot.key, slot.at, slot.orders, slot.priors) for slot in ADVICE.slots(state)]
    priors = list(ADVICE.priors(state, RULES.actions(state)))
    chosen = [
        RULES.ply_text(maker().choose(RULES.copy(state), Random(3)))
        for maker in (ADVICE.new_commander, ADVICE.new_playout)
    ]
    return slots, priors, ADVICE.effort(state), chosen


# -- worth ----------------------------------------------------------------------------------------


def test_value_is_a_chance_and_falls_for_the_french_with_vienna() -> None:
    state = started("january")
    state.vienna = 0
    even = ADVICE.value(state)[0]
    state.vienna = -2
    ahead = ADVICE.value(state)[0]
    state.vienna = 3
    assert ADVICE.value(state)[0] < even < ahead
    assert sum(ADVICE.value(state)) == pytest.approx(1.0)


def test_a_short_campaign_is_judged_by_its_aims() -> None:
    state = started("rivoli")
    before = ADVICE.value(state)[AUSTRIAN]
    state.path_open = 1
    state.scored = 1 << BOARD.leader_by_name["alvinczy"]
    assert ADVICE.value(state)[AUSTRIAN] > before
    assert ADVICE.points(state) == (-1.0, 1.0)  # one more than a draw


@pytest.mark.parametrize(("aims", "score"), [(0, 0.0), (1, 0.5), (2, 1.0), (3, 1.0)])
def test_two_aims_win_a_short_campaign_and_one_draws_it(aims: int, score: float) -> None:
    state = started("rivoli")
    state.victor = victory.TIME_UP
    state.besieged = 0 if aims >= 1 else 1
    state.path_open = 1 if aims >= 2 else 0
    state.scored = 1 << BOARD.leader_by_name["alvinczy"] if aims == 3 else 0
    assert victory.scores(state)[AUSTRIAN] == score
    assert victory.facts(state) == (("by", "aims"), ("vienna", "0"), ("aims", str(aims)))


def test_rest_that_is_left_heals_vienna() -> None:
    state = started("november")
    state.vienna = -2
    assert evaluation.vienna_at_end(state) == 0
    state.healed = 3
    assert evaluation.vienna_at_end(state) == -1
    state.turn = 92
    assert evaluation.vienna_at_end(state) == -2


def test_the_tables_have_a_weight_for_every_fact() -> None:
    value = TUNABLE.value()
    width = len(value.features) * len(value.columns)
    assert len(TUNABLE.value_signs()) == len(TUNABLE.value_guess()) == width
    for scenario in ("rivoli", "july"):
        assert len(TUNABLE.position_facts(started(scenario))) == width
    found = TUNABLE.orders()
    assert len(TUNABLE.order_seats()) == len(TUNABLE.order_strides()) == len(found.columns)
    assert all(len(column) == len(found.features) for column in found.numbers)


def test_position_facts_give_the_value_with_the_weights_of_the_table() -> None:
    from math import exp

    for scenario in ("rivoli", "november"):
        state = started(scenario)
        weights = [weight for column in TUNABLE.value().numbers for weight in column]
        facts = TUNABLE.position_facts(state)
        total = sum(fact * weight for fact, weight in zip(facts, weights, strict=True))
        assert ADVICE.value(state)[0] == pytest.approx(1.0 / (1.0 + exp(-total)))


# -- reasons --------------------------------------------------------------------------------------


def test_a_witness_counts_every_fact() -> None:
    rng = Random(SEED)
    state = RULES.start({"scenario": "rivoli"})
    witness, habits = ADVICE.new_witness(state), ADVICE.new_playout()
    while not isinstance(pending := RULES.pending(state), Over):
        events: list[Event] = []
        is_roll = isinstance(pending, Chance)
        ply = rng.choice(RULES.outcomes(state))[0] if is_roll else habits.choose(state, rng)
        RULES.apply(state, ply, events)
        witness.saw(state, events)
    counts = dict(zip((fact.key for fact in FACTS), witness.counts(state), strict=True))
    assert counts["vienna"] == state.vienna
    lost = counts["french_beaten"] + counts["french_worn"]
    assert lost >= state.lost[FRENCH]
    assert counts["french_held"] + counts["austrian_held"] > 0


def test_chance_begins_anew_with_each_step_and_each_who_rolls() -> None:
    """Else games that are compared would share no dice once one of them rolls a die more."""
    state = started("rivoli")
    found = set()
    for turn in (82, 93):
        for step in (MARCH_WHO, ATTRITION_ROLL):
            for mover in (3, 40):
                state.turn, state.step, state.mover = turn, step, mover
                found.add(ADVICE.moment(state))
    assert len(found) == 8
    assert max(found) < 1 << 62
