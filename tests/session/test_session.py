"""Playing through a session: choices, dice, and who is told what."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from solitaire.dice import FixedDice, FreshDice, TypedDice
from solitaire.protocol import Chance, Decide, Event, IllegalAction, Over, may_see
from solitaire.record import load_record
from solitaire.session import new_session
from tests.record.play import TOYS, AnyRules, AnySession, known_seal, play_on, recorded_session
from tests.toys import duel, kuhn, skirmish


class Ear:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.times_taken_back = 0

    def happened(self, events: Sequence[Event]) -> None:
        self.heard += events

    def taken_back(self) -> None:
        self.times_taken_back += 1


@pytest.mark.parametrize("rules", TOYS, ids=lambda rules: rules.name)
def test_whole_game_in_a_loop(rules: AnyRules) -> None:
    session = new_session(rules, {}, FreshDice(Random(5)))
    session.advance()
    rng = Random(5)
    while isinstance(asked := session.pending, Decide):
        session.play(asked.seat, rng.choice(session.offered(asked.seat)))
    assert isinstance(asked, Over)
    assert all(not session.offered(seat) for seat in range(len(rules.seats)))


@pytest.mark.parametrize("rules", TOYS, ids=lambda rules: rules.name)
def test_seats_hear_their_own_and_the_referee_hears_all(rules: AnyRules) -> None:
    ears = [Ear(), Ear()]
    referee = Ear()
    session = new_session(rules, {}, FreshDice(Random(5)))
    session.subscribe(0, ears[0])
    session.subscribe(1, ears[1])
    session.subscribe_referee(referee)
    session.advance()
    play_on(session, 10_000)
    for seat, ear in enumerate(ears):
        assert ear.heard == [event for event in referee.heard if may_see(event.audience, seat)]
        assert len(ear.heard) < len(referee.heard)


def test_same_seal_gives_the_same_game_as_no_record(tmp_path: Path) -> None:
    recorded = recorded_session(tmp_path / "game.rec", skirmish.RULES, known_seal())
    bare = new_session(skirmish.RULES, {}, known_seal())
    bare.advance()
    for session in (recorded, bare):
        play_on(session, 10_000)
    assert recorded.view(0) == bare.view(0)
    assert recorded.pending == bare.pending


def test_only_the_asked_seat_is_offered_something() -> None:
    session = new_session(kuhn.RULES, {}, FixedDice(["deal jack", "deal queen"]))
    assert isinstance(session.pending, Chance)
    assert not session.offered(0)
    session.advance()
    assert session.offered(0)
    assert not session.offered(1)


@pytest.mark.parametrize(
    ("seat", "action", "words"),
    [
        (0, kuhn.Bid("call"), "There is no bet to answer."),
        (1, kuhn.Bid("bet"), "younger is not asked now."),
    ],
)
def test_illegal_choice_changes_nothing(
    tmp_path: Path, seat: int, action: kuhn.Ply, words: str
) -> None:
    path = tmp_path / "game.rec"
    with closing(
        recorded_session(path, kuhn.RULES, FixedDice(["deal jack", "deal queen"]))
    ) as session:
        before = path.read_bytes(), session.view(0), session.plies_played
        with pytest.raises(IllegalAction, match=words):
            session.play(seat, action)
        assert (path.read_bytes(), session.view(0), session.plies_played) == before


def test_play_after_the_end_is_refused() -> None:
    session = new_session(duel.RULES, {"wounds": "1"}, FixedDice([3]))
    play_on(session, 2)
    with pytest.raises(IllegalAction, match="The game is over"):
        session.play(0, duel.Stance("parry"))


def test_die_that_nobody_typed_is_asked_again_later(tmp_path: Path) -> None:
    """Somebody leaves while the dice are asked for: the choice stands, the roll is open."""
    answers = iter(["", "bang", "4"])

    def ask(chance: Chance, texts: Sequence[str], complaint: str) -> str:
        text = next(answers)
        if not text:
            raise EOFError
        return text

    path = tmp_path / "game.rec"
    with closing(recorded_session(path, duel.RULES, TypedDice(ask))) as session:
        session.play(0, duel.Stance("parry"))
        with pytest.raises(EOFError):
            session.play(1, duel.Stance("thrust"))
        assert isinstance(session.pending, Chance)
        session.advance()
        assert session.pending == Decide(0, "choose a stance", sealed=True)
    assert load_record(path, duel.RULES).roll_texts() == ["roll 4"]


class Fragile(duel.Duel):
    """Breaks down after half of the work is done."""

    def apply(self, state: duel.State, ply: duel.Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if isinstance(ply, duel.Stance) and ply.name == "feint":
            raise ZeroDivisionError


def test_breakdown_of_the_rules_leaves_game_and_record_as_they_were(tmp_path: Path) -> None:
    rules = Fragile()
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, rules, known_seal())) as session:
        before = path.read_bytes(), session.view(0)
        with pytest.raises(ZeroDivisionError):
            session.play(0, duel.Stance("feint"))
        assert (path.read_bytes(), session.view(0)) == before
        session.play(0, duel.Stance("parry"))


class Meddler(Ear):
    """Plays when it should only listen."""

    def __init__(self, session: AnySession) -> None:
        super().__init__()
        self.session = session

    def happened(self, events: Sequence[Event]) -> None:
        self.session.play(0, duel.Stance("parry"))


def test_listener_that_plays_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    session = recorded_session(path, duel.RULES, known_seal())
    session.play(0, duel.Stance("parry"))
    session.subscribe(0, Meddler(session))
    with pytest.raises(AssertionError, match="must not play"):
        session.play(1, duel.Stance("parry"))
    session.close()
    assert len(load_record(path, duel.RULES).steps) == 2


def test_game_from_a_position(tmp_path: Path) -> None:
    position = "limit 3\nclash 5\nwounds 2 2\nstances thrust -\n"
    session = new_session(duel.RULES, {}, FixedDice([1]), position=position)
    session.play(1, duel.Stance("feint"))
    assert session.pending == Over((0.0, 1.0), "right wins")


def test_closed_session_plays_nothing_unrecorded(tmp_path: Path) -> None:
    session = recorded_session(tmp_path / "game.rec", duel.RULES, known_seal())
    session.close()
    with pytest.raises(AssertionError, match="was closed"):
        session.play(0, duel.Stance("parry"))
