"""Taking back: up to the last die, another seat's choice or a revelation; practice goes further."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from solitaire.dice import FixedDice
from solitaire.history import PLIES_PER_SNAPSHOT, History
from solitaire.protocol import Decide, Pending
from solitaire.record import load_record, replay
from solitaire.session import UndoRefused, new_session
from tests.record import cups
from tests.record.play import AnySession, known_seal, play_on, random_plies, recorded_session
from tests.session.test_session import Ear
from tests.toys import duel, kuhn, skirmish
from tests.toys.skirmish.state import Attack, Move, Regroup

STRENGTHS = ("draw 3", "draw 1", "draw 2", "draw 1")
RED, BLUE = 0, 1


def skirmish_session(*more_dice: str) -> AnySession:
    session = new_session(skirmish.RULES, {}, FixedDice([*STRENGTHS, *more_dice]))
    session.advance()
    return session


def cups_session() -> AnySession:
    session = new_session(cups.RULES, {}, FixedDice([2]))
    session.advance()
    return session


def test_choices_of_one_seat_without_dice_are_taken_back_one_by_one() -> None:
    session = skirmish_session()
    views = [session.view(RED)]
    session.play(RED, Regroup(0, 2))
    views.append(session.view(RED))
    session.play(RED, Move(1, "c"))
    session.undo(RED)
    assert session.view(RED) == views[1]
    session.undo(RED)
    assert session.view(RED) == views[0]
    assert session.offered(RED)
    with pytest.raises(UndoRefused, match="red has not chosen anything yet"):
        session.undo(RED)


def test_no_die_is_taken_back() -> None:
    session = skirmish_session("roll 6")
    session.play(RED, Move(1, "c"))
    session.play(RED, Attack(1, 3))
    session.play(BLUE, session.offered(BLUE)[0])
    with pytest.raises(UndoRefused, match="Something was rolled since"):
        session.undo(BLUE)
    with pytest.raises(UndoRefused, match="blue has chosen since"):
        session.undo(RED)


def test_choice_another_seat_has_answered_is_not_taken_back() -> None:
    session = new_session(kuhn.RULES, {}, FixedDice(["deal jack", "deal queen"]))
    session.advance()
    session.play(0, kuhn.Bid("check"))
    session.play(1, kuhn.Bid("bet"))
    assert session.undo_refusal(0) == "younger has chosen since."
    assert session.undo_refusal(1) == ""


def test_sealed_choice_is_taken_back_while_the_other_has_not_chosen() -> None:
    session = new_session(duel.RULES, {}, FixedDice([]))
    session.play(0, duel.Stance("parry"))
    session.undo(0)
    session.play(0, duel.Stance("thrust"))
    assert session.undo_refusal(0) == ""


def test_choice_that_showed_a_secret_is_not_taken_back() -> None:
    session = cups_session()
    session.play(cups.GUESSER, ("lift", 1))  # the ball is not there: now it is under 2 or 3
    with pytest.raises(UndoRefused, match="showed something"):
        session.undo(cups.GUESSER)


def test_choice_that_showed_nothing_is_taken_back() -> None:
    session = cups_session()
    session.play(cups.GUESSER, ("tap", 1))
    session.undo(cups.GUESSER)
    assert session.plies_played == 1


def test_choice_that_only_confirmed_what_was_known_is_taken_back() -> None:
    """The ball can only be under the last cup, so lifting it tells nothing new."""
    position = "ball 2\nlifted 1 3\ntaps 0\n"
    rules = PatientCups()
    session = new_session(rules, {}, FixedDice([]), position=position)
    session.play(cups.GUESSER, ("lift", 2))
    assert session.undo_refusal(cups.GUESSER) == ""


class PatientCups(cups.Cups):
    """The guesser may lift all three."""

    def pending(self, state: cups.State) -> Pending:
        return Decide(cups.GUESSER, "tap or lift a cup")


def test_practice_goes_across_dice_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    session = recorded_session(path, duel.RULES, known_seal())
    start = session.view(0)
    session.play(0, duel.Stance("parry"))
    session.play(1, duel.Stance("parry"))
    session.practice = True
    session.undo(0)
    assert session.view(0) == start
    assert path.read_text().endswith("  undo 3 practice\n")
    play_on(session, 10_000)
    load_record(path, duel.RULES)


def test_practice_does_not_mark_what_needed_none(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, known_seal())) as session:
        session.practice = True
        session.play(0, duel.Stance("parry"))
        session.undo(0)
    assert path.read_text().endswith("  undo 1\n")


def test_end_of_the_game_is_not_taken_back_even_in_practice() -> None:
    session = new_session(duel.RULES, {"wounds": "1"}, FixedDice([3]))
    session.practice = True
    play_on(session, 2)
    with pytest.raises(UndoRefused, match="The game is over"):
        session.undo(0)


def test_order_of_several_choices_is_one_step_back(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        begun, view = session.plies_played, session.view(RED)
        session.play(RED, Regroup(0, 2))
        session.play(RED, Move(1, "c"))
        session.undo(RED, begun)
        assert (session.plies_played, session.view(RED)) == (begun, view)
        session.undo_refusal(RED)
    assert path.read_text().endswith("  undo 2\n")
    assert len(replay(load_record(path, skirmish.RULES)).history.plies) == begun


def test_order_goes_back_only_as_far_as_nothing_was_shown() -> None:
    session = new_session(PatientCups(), {}, FixedDice([]), position="ball 2\nlifted\ntaps 0\n")
    session.play(cups.GUESSER, ("lift", 1))
    session.play(cups.GUESSER, ("tap", 3))
    session.undo(cups.GUESSER, 0)
    assert session.plies_played == 1
    with pytest.raises(UndoRefused, match="showed something"):
        session.undo(cups.GUESSER, 0)


def test_record_keeps_what_was_taken_back_and_replays_to_the_same_state(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        session.play(RED, Regroup(0, 2))
        session.undo(RED)
        session.play(RED, Move(1, "c"))
        session.undo(RED)
        session.play(RED, Move(0, "f"))
        view = session.view(RED)
    text = path.read_text()
    assert text.count("undo 1") == 2
    assert text.index("regroup red-1 red-3") < text.index("undo 1") < text.index("move red-2 c")
    playback = replay(load_record(path, skirmish.RULES))
    assert skirmish.RULES.view(playback.state, RED) == view
    assert len(playback.history.plies) == 5


def test_every_listener_learns_of_it() -> None:
    session = skirmish_session()
    ears = Ear(), Ear(), Ear()
    session.subscribe(RED, ears[0])
    session.subscribe(BLUE, ears[1])
    session.subscribe_referee(ears[2])
    session.play(RED, Move(1, "c"))
    session.undo(RED)
    assert [ear.times_taken_back for ear in ears] == [1, 1, 1]


def test_history_goes_back_to_any_ply() -> None:
    plies = [ply for seed in range(30) for ply in random_plies(duel.RULES, seed)]
    rules = Endless()
    history = History(rules, rules.start({}))
    digests = [rules.digest(history.state)]
    for ply in plies:
        history.play(ply)
        digests.append(rules.digest(history.state))
    assert len(plies) > 3 * PLIES_PER_SNAPSHOT
    while history.plies:
        back = min(len(history.plies), 1 + len(history.plies) % 47)
        history.take_back(back)
        assert rules.digest(history.state) == digests[len(history.plies)]
        assert (
            rules.digest(history.state_after(len(history.plies) // 2))
            == digests[len(history.plies) // 2]
        )


class Endless(duel.Duel):
    """Nobody ever has enough wounds."""

    def start(self, options: object) -> duel.State:
        return duel.State(10_000)
