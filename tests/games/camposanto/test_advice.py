"""The computer's judgement: exact duels, lawful habits, plans that can be carried out, mixtures."""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

from ai.search.budget import Budget, Limit
from ai.search.levels import Settings
from ai.search.report import Report
from ai.search.sealed import SealedStudy, gain_against, kept, solve
from ai.search.search import Searcher
from solitaire.games.camposanto.advice import evaluation, oracle
from solitaire.games.camposanto.advice.advice import ADVICE
from solitaire.games.camposanto.advice.blows import Blows, strike
from solitaire.games.camposanto.advice.sealing import unsealed
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import MARCH_CHOICE, ORDERS_CHOICE, PLAN_CHOICE
from solitaire.games.camposanto.fitting import TUNABLE
from solitaire.games.camposanto.odds import duel
from solitaire.protocol import Chance, Decide, Event, Over
from tests.games.camposanto.positions import BOARD, RULES, assaulting, battle, planning
from tests.seeds import base_seed

SEED = base_seed()


def day_game(seed: int) -> tuple[State, ...]:
    return played(seed, "day")


@cache
def played(seed: int, length: str) -> tuple[State, ...]:
    """Every state of a game by habit in which a seat is asked; each choice must be offered."""
    rng = Random(seed)
    state = RULES.start({"length": length})
    habits = ADVICE.new_playout()
    found = []
    while not isinstance(pending := RULES.pending(state), Over):
        if isinstance(pending, Chance):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            found.append(RULES.copy(state))
            ply = habits.choose(state, rng)
            assert ply in RULES.actions(state), (pending, ply)
        RULES.apply(state, ply)
    return tuple(found)


def asked(step: int, most: int = 6) -> list[State]:
    found = [RULES.copy(state) for state in day_game(SEED) if state.step == step]
    return found[:: max(1, len(found) // most)][:most]


# -- duels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("marshals", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_oracle_agrees_with_the_exact_fractions(marshals: tuple[int, int]) -> None:
    for attack in range(-4, 6):
        for defence in range(-5, 4):
            exact = duel.prospect(duel.Duel(attack, defence, marshals)).value
            quick = oracle.Duel(attack, defence, oracle.Stakes())
            found = quick.rolled(9, True, *marshals)
            assert found == pytest.approx(float(exact), abs=1e-12)
            kept_one = oracle.usual_worth(attack, defence, *(one > 0 for one in marshals))
            assert kept_one == pytest.approx(float(exact), abs=1e-12)


def test_the_oracle_knows_who_may_not_withdraw() -> None:
    for able in ((True, False), (False, True), (False, False)):
        exact = duel.prospect(duel.Duel(-1, 1, may_withdraw=able)).value
        quick = oracle.Duel(-1, 1, oracle.Stakes())
        quick.attacker_may_withdraw, quick.defender_may_withdraw = able
        assert quick.rolled(9, True, 0, 0) == pytest.approx(float(exact), abs=1e-12)
    assert duel.at_least(9) == Fraction(10, 36)
    assert oracle.at_least(9) == pytest.approx(10 / 36)


# -- habits and plans -----------------------------------------------------------------------------


def test_habits_answer_every_question_with_an_offered_choice() -> None:
    steps = {int(state.step) for state in day_game(SEED)}
    assert {ORDERS_CHOICE, MARCH_CHOICE, PLAN_CHOICE} <= steps


def test_slots_name_groups_with_different_orders_and_shares() -> None:
    for state in asked(MARCH_CHOICE):
        slots = ADVICE.slots(state)
        assert 1 <= len(slots) <= 5
        assert len({slot.key for slot in slots}) == len(slots)
        for slot in slots:
            assert len(set(slot.orders)) == len(slot.orders) >= 2
            assert sum(slot.priors) == pytest.approx(1.0)
            assert slot.priors == sorted(slot.priors, reverse=True)
            texts = [ADVICE.order_of(state, slot, order).text for order in slot.orders]
            assert len(set(texts)) == len(texts)


def test_any_plan_can_be_carried_out() -> None:
    rng = Random(SEED)
    for state in asked(MARCH_CHOICE, 3):
        for _ in range(2):
            world = RULES.copy(state)
            plan = [rng.choice(list(slot.orders)) for slot in ADVICE.slots(world)]
            commander = ADVICE.new_commander()
            commander.follow(world, plan)
            clock = ADVICE.clock(world)
            while ADVICE.clock(world) == clock:
                pending = RULES.pending(world)
                if isinstance(pending, Decide):
                    ply = commander.choose(world, rng)
                    assert ply in RULES.actions(world)
                elif isinstance(pending, Chance):
                    ply = rng.choice(RULES.outcomes(world))[0]
                else:
                    break
                RULES.apply(world, ply)


def test_priors_are_shares_of_what_is_offered() -> None:
    for state in day_game(SEED)[::5]:
        actions = RULES.actions(state)
        priors = ADVICE.priors(state, actions)
        assert not priors or len(priors) == len(actions)
        assert not priors or sum(priors) == pytest.approx(1.0)
        assert 0.0 <= ADVICE.effort(state) <= 1.0


# -- worth ----------------------------------------------------------------------------------------


def test_value_is_a_chance_and_rises_with_points_and_hits() -> None:
    state = RULES.start({})
    even = ADVICE.value(state)[0]
    assert 0.2 < even < 0.8
    state.score[1] = 2
    ahead = ADVICE.value(state)[0]
    assert ahead > even + 0.1
    state.score[0] = 4
    assert ADVICE.value(state)[0] > ahead
    assert sum(ADVICE.value(state)) == pytest.approx(1.0)


def test_the_tables_have_a_weight_for_every_fact() -> None:
    state = RULES.start({})
    value = TUNABLE.value()
    assert len(TUNABLE.position_facts(state)) == len(value.features) * len(value.columns)
    assert len(TUNABLE.value_signs()) == len(TUNABLE.value_guess()) == 2 * len(value.features)
    orders = TUNABLE.orders()
    assert len(TUNABLE.order_seats()) == len(TUNABLE.order_strides()) == len(orders.columns)
    assert all(len(column) == len(orders.features) for column in orders.numbers)


def test_the_value_of_a_flank_is_seen() -> None:
    """An enemy who shows his flank to a wing that acts next is worth more than one who faces it."""
    flanked = battle("castilla 1212 n, traun 1211 n", "allied-left")
    faced = battle("castilla 1212 n, traun 1211 s", "allied-left")
    for state in (flanked, faced):
        state.set_wing_at(2, 4)  # the Spanish centre is still to act
    assert evaluation.allied_chance(flanked) < evaluation.allied_chance(faced)


def test_the_same_lead_in_hits_promises_more_when_less_is_to_come() -> None:
    state = battle("castilla 1212 n, traun 1205 s", "allied-left")
    state.score[0] = 1
    state.activation = 1
    early = evaluation.phase_point(state)
    state.activation = 6
    assert 0.0 < early < 0.4 < evaluation.phase_point(state)
    state.score[4] = 1
    assert evaluation.phase_point(state) == 0.0


def test_who_can_strike_is_counted_by_wing() -> None:
    """Castilla is three hexes from Traun, who shows his back; Lombardia is far from everybody."""
    state = battle("castilla 1212 n, lombardia 1217 n, traun 1209 n", "spanish-left")
    wings = [int(BOARD.wing[BOARD.unit_by_name[name]]) for name in ("castilla", "traun")]
    found = Blows(state)
    assert [int(found.anywhere[wing]) for wing in wings] == [1, 1]
    assert [int(found.at_flank[wing]) for wing in wings] == [1, 1]
    assert sum(int(count) for count in found.anywhere) == 2


def test_a_front_that_fills_its_hexes_shows_no_flank() -> None:
    state = battle("castilla 1212 n, traun 1209 s", "spanish-left")
    assert strike(state, BOARD.unit_by_name["castilla"], 1) == 0
    assert strike(state, BOARD.unit_by_name["castilla"], 2) == 1
    assert strike(state, BOARD.unit_by_name["castilla"], 4) == 2


# -- sealed orders --------------------------------------------------------------------------------


def test_rock_paper_scissors_is_played_evenly() -> None:
    matrix = np.array([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
    rows, columns = solve(matrix, 400)
    assert np.allclose(rows, 1 / 3, atol=0.01)
    assert gain_against(matrix, rows, columns) < 0.01


def orders_phase(phase: int, *, is_night: bool = False) -> State:
    """The question of orders in a phase, the Spanish being asked."""
    found = [
        RULES.copy(state)
        for state in (played(SEED, "battle") if is_night else day_game(SEED))
        if state.step == ORDERS_CHOICE and state.phase == phase and state.sealed
    ]
    return found[-1]


@pytest.mark.parametrize("phase", [2, 3])
def test_a_best_answer_to_the_mixture_gains_little(phase: int) -> None:
    check_phase(phase, nodes=2)


@pytest.mark.long
def test_exploitability_by_phase(capsys: pytest.CaptureFixture[str]) -> None:
    for is_night, phase in product((False, True), (1, 2, 3)):
        found = check_phase(phase, nodes=60, is_night=is_night)
        with capsys.disabled():
            gains = ", ".join(f"{name} {gain:.4f}" for name, gain in found.items())
            turn = "night" if is_night else "day"
            sys.stdout.write(f"{turn} {phase}: a best answer gains {gains}\n")


def check_phase(phase: int, nodes: int, *, is_night: bool = False) -> dict[str, float]:
    game = ADVICE.sealed_game(orders_phase(phase, is_night=is_night))
    assert game is not None
    sizes = {1: 504, 2: 120, 3: 6}
    assert [len(plies) for plies in game.plies] == [sizes[phase]] * 2
    study = SealedStudy(RULES, ADVICE, game)
    study.run(Budget(nodes, Limit()), Random(1743))
    found = study.solved(400)
    matrix = found.matrix
    even = [np.full(size, 1 / size) for size in matrix.shape]
    fixed = [np.zeros(size) for size in matrix.shape]
    fixed[0][np.argmax(matrix @ even[1])] = 1.0
    fixed[1][np.argmin(even[0] @ matrix)] = 1.0
    gains = {
        "mixture": gain_against(matrix, kept(found.rows), kept(found.columns)),
        "fixed": gain_against(matrix, fixed[0], fixed[1]),
        "even": gain_against(matrix, even[0], even[1]),
    }
    assert gains["mixture"] < 0.005
    assert gains["even"] > 4 * gains["mixture"]
    assert gains["fixed"] >= gains["mixture"]
    return gains


def test_somebody_who_listens_hears_how_far_a_sealed_choice_is_thought_through() -> None:
    state, heard = orders_phase(3), list[Report]()
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    view, offered = RULES.view(state, asked.seat), RULES.actions(state)
    searcher = Searcher(RULES, ADVICE, Settings(), SEED)
    searcher.think(view, offered, Limit(seconds=0.5), heard.append)
    nodes = [one.nodes for one in heard]
    assert nodes
    assert nodes == sorted(nodes)
    assert nodes[0] > 0


def test_what_was_sealed_does_not_enter_the_model() -> None:
    state = orders_phase(2)
    twin = RULES.imagine(RULES.view(state, 1), Random(4))
    assert [int(twin.laid(wing)) for wing in range(3)] != [int(state.laid(w)) for w in range(3)]
    one, other = ADVICE.sealed_game(state), ADVICE.sealed_game(twin)
    assert one is not None
    assert other is not None
    assert one.plies == other.plies
    assert (one.kinds, one.facts, one.priors, one.costs) == (
        other.kinds,
        other.facts,
        other.priors,
        other.costs,
    )
    assert RULES.digest(one.start) == RULES.digest(other.start)
    assert evaluation.allied_chance(state) == evaluation.allied_chance(twin)
    assert RULES.digest(unsealed(state)) == RULES.digest(unsealed(twin))


def test_each_kind_is_one_ranking() -> None:
    game = ADVICE.sealed_game(orders_phase(3))
    assert game is not None
    assert len(game.facts) <= 36
    for facts in game.facts:
        statuses = [fact % 4 for fact in facts[:6]]
        assert sorted(statuses) == [0, 1, 1, 2, 2, 3]
        assert len(facts) == 9


def test_priors_prefer_the_impetuous_wing_that_can_fight() -> None:
    game = ADVICE.sealed_game(RULES.start({}))
    assert game is not None
    for wing in range(6):
        sign = 1 if wing < 3 else -1
        by_status = [sign * game.priors[wing * 4 + status] for status in range(4)]
        assert by_status == sorted(by_status, reverse=True)


# -- reasons --------------------------------------------------------------------------------------


def test_a_witness_counts_what_happens() -> None:
    state = assaulting(battle("roth_1 1210 s, castilla 1211 n"), "1211 on 1210")
    witness = ADVICE.new_witness(state)
    keys = [fact.key for fact in ADVICE.facts()]
    while state.assault is not None:
        pending = RULES.pending(state)
        ply = RULES.parse_ply("6+6") if isinstance(pending, Chance) else RULES.actions(state)[0]
        events: list[Event] = []
        RULES.apply(state, ply, events)
        witness.saw(state, events)
    counts = dict(zip(keys, witness.counts(state), strict=True))
    assert counts["spanish_won"] == 1.0
    assert counts["allied_steps"] == 1.0
    assert counts["spanish_steps"] == counts["allied_won"] == 0.0


def test_exact_chances_name_shots_and_assaults() -> None:
    state = planning(battle("roth_1 1210 s, castilla 1211 n"))
    ((words, chance),) = ADVICE.exact_chances(state, RULES.parse_ply("assault 1211 on 1210"))
    assert "1210" in words
    assert chance == duel.prospect(duel.Duel(0, 0)).wins[0]
    assert not ADVICE.exact_chances(state, RULES.parse_ply("done"))
