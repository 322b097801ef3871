"""What is told before an order is given must be what the rules then do."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from solitaire.games.castiglione.core.plies import LOSE
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.account import last_combat
from solitaire.games.castiglione.staff.choices import effect, suggestion
from solitaire.presenting.adjutant import Foresight, March, dice_after
from solitaire.protocol import Chance, Decide, Event, may_see
from solitaire.registry import game_of
from solitaire.text import Text
from tests.games.castiglione.battle_positions import (
    austrian_attack,
    austrian_move,
    french_move,
    points_left,
)
from tests.games.castiglione.fog_positions import austrian_march
from tests.games.castiglione.positions import BOARD, RULES, apply, begin, offered, view
from tests.games.castiglione.staff_views import VISIBILITIES, positions_in_play

rule = pytest.mark.rule
ADJUTANT = game_of(RULES).adjutant()
COLUMN = ("gummer", "bajalich", "nicolleti")


def foreseen(state: State, side: str, counters: tuple[str, ...], goal: str) -> Foresight:
    found = ADJUTANT.foresee(view(state, side), counters, goal)
    assert found is not None
    return found


def march(state: State, counters: tuple[str, ...], path: list[str]) -> None:
    apply(state, f"move {counters[0]}")
    for other in counters[1:]:
        apply(state, f"with {other}")
    for area in path:
        apply(state, f"to {area}")


@rule("8.2")
def test_march_is_given_as_choices_that_are_offered_in_turn() -> None:
    state = austrian_move("at rovereto wurmser melas gummer pittoni_cav")
    found = ADJUTANT.march(view(state, "austrian"), ("wurmser", "gummer"), "ala")
    assert isinstance(found, March)
    assert found.way == ("rovereto", "ala")
    assert found.then is None
    *plies, halt = found.plies
    for ply in plies:
        assert ply in RULES.actions(state)
        RULES.apply(state, ply)
    assert RULES.ply_text(halt) == "halt"
    assert (
        view(state, "austrian").own[BOARD.counter_by_name["gummer"] & 63]
        == (BOARD.area_by_name["ala"])
    )


@rule("8.3")
def test_forced_march_is_begun_and_its_die_left_to_be_asked_about() -> None:
    state = french_move("at zevio bertin cervoni\nat rovereto gummer bajalich")
    found = ADJUTANT.march(view(state, "french"), ("bertin",), "lonato")
    assert isinstance(found, March)
    assert [RULES.ply_text(one) for one in found.plies] == ["move bertin"]
    RULES.apply(state, found.plies[0])
    assert found.then in RULES.actions(state)
    assert found.foresight.is_rolled


def test_march_that_cannot_be_made_says_why_in_a_sentence_that_can_be_translated() -> None:
    state = austrian_move("at rovereto gummer bajalich")
    found = ADJUTANT.march(view(state, "austrian"), ("gummer", "bajalich"), "brescia")
    assert isinstance(found, Text)
    assert found.template.startswith("The stack does not reach {area}")


@rule("8.2")
@pytest.mark.parametrize("goal", ["ala", "calliano", "la_corona", "rivoli"])
def test_the_way_costs_what_was_told(goal: str) -> None:
    state = austrian_move("at rovereto wurmser melas gummer pittoni_cav")
    told = foreseen(state, "austrian", ("wurmser", "pittoni_cav"), goal)
    if told.refusal:
        assert f"to {goal}" not in offered(state)
        return
    march(state, ("wurmser", "pittoni_cav"), [step.place for step in told.steps])
    fewest = min(points_left(state).values()) if state.march is not None else 0
    assert told.left.startswith(f"{fewest} movement point")


@rule("8.2")
def test_mountains_are_named_as_the_reason() -> None:
    state = austrian_move("at rovereto wurmser gummer")
    (step,) = foreseen(state, "austrian", ("gummer",), "ala").steps
    assert step.cost == 2
    assert step.why == ("mountain 2 [8.2]",)


@rule("8.4")
def test_traffic_is_named_with_whom_it_slows() -> None:
    """The area is full when the column comes; the cavalry does not mind."""
    crowd = "gummer bajalich nicolleti pittoni liptay mitrovski spiegel"
    state = austrian_move(f"at goito ott pittoni_cav\nat guidizzolo {crowd}")
    (slow,) = foreseen(state, "austrian", ("pittoni_cav", "ott"), "guidizzolo").steps
    assert slow.why == ("traffic +1 for Ott [8.4]",)
    assert slow.cost == 2
    (free,) = foreseen(state, "austrian", ("pittoni_cav",), "guidizzolo").steps
    assert (free.why, free.cost) == ((), 1)


@rule("8.5")
def test_destroyed_bridge_is_named() -> None:
    whole = "at santa_margherita minkwitz"
    (step,) = foreseen(austrian_move(whole), "austrian", ("minkwitz",), "montagnana").steps
    broken = austrian_move(f"{whole}\nbroken montagnana-santa_margherita")
    (dear,) = foreseen(broken, "austrian", ("minkwitz",), "montagnana").steps
    assert dear.cost > step.cost
    assert any("destroyed bridge" in why for why in dear.why)


@rule("8.3")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_chances_of_a_forced_march_are_a_whole(visibility: str) -> None:
    state = french_move(f"option visibility {visibility}\nat zevio bertin cervoni despinoy")
    told = foreseen(state, "french", ("bertin",), "lonato")
    ways = dict(told.chances)
    hit = ways.pop("takes a hit [3.6]")
    assert hit == Fraction(1, 2)
    assert sum(ways.values()) == 1
    assert ways["arrives in Lonato [8.3]"] == Fraction(2, 6)
    assert any(words.startswith("stops short in") for words in ways)
    assert "Despinoy" in told.left
    assert told.undo.startswith("none")


@rule("8.3")
def test_the_die_falls_only_after_the_last_choice_of_a_forced_march() -> None:
    state = french_move("at zevio bertin cervoni despinoy")
    apply(state, "move bertin")
    declare = next(
        one for one in RULES.actions(state) if RULES.ply_text(one) == "force-march lonato"
    )
    assert dice_after(RULES, view(state, "french"), declare) == ""
    apply(state, "force-march lonato")
    for action in RULES.actions(state):
        assert "8.3" in dice_after(RULES, view(state, "french"), action)
        told = ADJUTANT.foresee_choice(view(state, "french"), action)
        assert told is not None
        assert told.is_rolled


# -- meeting the enemy ----------------------------------------------------------------------------


@rule("8.6.2")
@pytest.mark.parametrize(
    ("enemy", "words"),
    [
        pytest.param("robert", "Overrun at 6 to 1", id="12-against-2"),
        pytest.param("robert gardanne", "stop there and fight", id="12-against-4"),
        pytest.param("dallemagne_cav", "may withdraw [8.6.3]", id="cavalry"),
    ],
)
def test_what_the_enemy_there_can_do_is_told(enemy: str, words: str) -> None:
    state = austrian_move(
        f"option visibility open\nat goito gummer bajalich nicolleti\nat guidizzolo {enemy}"
    )
    told = foreseen(state, "austrian", COLUMN, "guidizzolo")
    assert words in " ".join(told.meeting)


@rule("8.6.2")
def test_hidden_enemies_leave_the_overrun_open() -> None:
    notes = "note robert suspects=robert,victor\nnote victor suspects=robert,victor"
    state = austrian_march(
        f"at goito gummer bajalich nicolleti\nat guidizzolo robert\nat brescia victor\n{notes}"
    )
    told = " ".join(foreseen(state, "austrian", COLUMN, "guidizzolo").meeting)
    assert "Overrun if at most 2 strength points stand there" in told
    assert "Robert" not in told


@rule("8.6.1")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_meeting_on_the_road_is_what_then_happens(visibility: str) -> None:
    """Over many moments of play: who was told to stop and fight does, who overruns does."""
    seen = 0
    for state in positions_in_play(visibility, 11, 5, 450):
        pending = RULES.pending(state)
        if not isinstance(pending, Decide):
            continue
        for action in RULES.actions(state):
            text = RULES.ply_text(action)
            if not text.startswith("to "):
                continue
            told = ADJUTANT.foresee_choice(RULES.view(state, pending.seat), action)
            world, events = state.copy(), list[Event]()
            RULES.apply(world, action, events)
            words = " ".join(
                RULES.words(event) for event in events if may_see(event.audience, pending.seat)
            )
            met = "must stop" in words or "overruns" in words
            if not met:
                continue
            seen += 1
            assert told is not None
            meeting = " ".join(told.meeting)
            if "overruns" in words:
                assert "Overrun" in meeting
            else:
                assert "fight" in meeting
    assert seen


# -- hits and small answers -----------------------------------------------------------------------


def moments_with_hits() -> list[tuple[State, View]]:
    found = []
    for state in positions_in_play("mist", 3, 1, 700):
        pending = RULES.pending(state)
        if isinstance(pending, Decide) and RULES.actions(state)[0].verb == LOSE:
            found.append((state, RULES.view(state, pending.seat)))
    return found


@rule("3.6")
def test_effect_of_a_hit_is_what_the_rules_do() -> None:
    moments = moments_with_hits()
    assert moments
    for state, seen in moments[:12]:
        actions = RULES.actions(state)
        assert suggestion(seen, actions) in actions
        for action in actions:
            words = effect(seen, action)
            world = state.copy()
            RULES.apply(world, action)
            counter = action.first
            if "eliminated" in words:
                assert world.place[counter] != state.place[counter]
            else:
                shown = words.partition("strength ")[2].partition(",")[0].split()[-1]
                assert int(shown) == world.strength(counter)


@rule("9.3")
def test_standing_orders_choose_only_what_is_offered() -> None:
    every = {
        "alike": "take",
        "withdraw": "withdraw",
        "guns": "likely",
        "guns-never": "Joubert, rampon",
        "hits": "suggested",
        "targets": "suggested",
        "retreat": "suggested",
        "pursuit": "pursue",
    }
    answered = set()
    for visibility in VISIBILITIES:
        for state in positions_in_play(visibility, 21, 1, 500):
            pending = RULES.pending(state)
            if not isinstance(pending, Decide):
                continue
            actions = RULES.actions(state)
            seen = RULES.view(state, pending.seat)
            found = ADJUTANT.standing_answer(seen, actions, every)
            assert ADJUTANT.standing_answer(seen, actions, {}) is None
            if found is not None:
                assert found.ply in actions
                assert found.why
                assert RULES.ply_text(found.ply) != "end-movement"
                answered.add(pending.question)
    assert len(answered) >= 4


@rule("9.1")
def test_never_calls_whom_the_order_names() -> None:
    state = austrian_attack("at la_corona joubert gummer\nat rivoli rampon")
    names = [text for text in offered(state) if text.startswith("to-the-guns")]
    assert names == ["to-the-guns rampon"]
    actions = RULES.actions(state)
    found = ADJUTANT.standing_answer(view(state, "french"), actions, {"guns-never": "Rampon"})
    assert found is not None
    assert RULES.ply_text(found.ply) == "done"
    assert (
        ADJUTANT.standing_answer(view(state, "french"), actions, {"guns-never": "Victor"}) is None
    )


# -- ends -----------------------------------------------------------------------------------------


@rule("9.0")
def test_what_is_left_to_do_is_told_before_the_phase_ends() -> None:
    state = austrian_move("at rovereto wurmser gummer\nat ala bajalich\nat la_corona joubert")
    march(state, ("bajalich",), ["la_corona"])
    if "halt" in offered(state):
        apply(state, "halt")
    words = [one.words for one in ADJUTANT.forgotten(view(state, "austrian"), RULES.actions(state))]
    assert any("Combat must be fought at La Corona" in one for one in words)
    assert any("Rovereto (2)" in one for one in words)


@rule("9.0")
def test_account_of_a_combat_agrees_with_the_state() -> None:
    """Hits told by the events are the hits the rules counted."""
    rng = Random(9)
    state, events = begin(
        "turn 3\nphase first_combat\nfirst austrian\ninitiative austrian\n"
        "at la_corona joubert gummer bajalich spiegel"
    )
    heard: list[Event] = list(events)
    counted = (0, 0)
    while state.battle is not None:
        is_rolled = isinstance(RULES.pending(state), Chance)
        plies = [one for one, _ in RULES.outcomes(state)] if is_rolled else RULES.actions(state)
        RULES.apply(state, rng.choice(plies), heard)
        if state.battle is not None:
            counted = (int(state.battle.scored[0]), int(state.battle.scored[1]))
    account = last_combat(heard, BOARD.area_by_name["la_corona"])
    assert account is not None
    assert BOARD.area_names[account.area] == "la_corona"
    assert account.inflicted == counted
