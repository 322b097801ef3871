"""Rolls that are waited for: the game stands still before them and goes on the same."""

from __future__ import annotations

from random import Random

from solitaire.dice import FreshDice
from solitaire.protocol import Chance, Decide
from solitaire.registry import game_named
from solitaire.session import Session, UndoAnswer, new_session

PLIES = 120


def played(*, waits: bool) -> tuple[list[str], int]:
    """The plies of a game with fixed chances, and how often it stood before a roll."""
    rules = game_named("castiglione").rules()
    session: Session[object, object, object] = new_session(rules, {}, FreshDice(Random(4)))
    stops = 0
    if waits:
        session.waits_before = lambda chance: True
    rng = Random(5)
    texts: list[str] = []
    session.advance()
    while session.plies_played < PLIES:
        pending = session.pending
        if isinstance(pending, Chance):
            stops += 1
            before = session.plies_played
            session.roll()
            assert session.plies_played == before + 1
            continue
        assert isinstance(pending, Decide)
        action = rng.choice(list(session.offered(pending.seat)))
        texts.append(rules.ply_text(action))
        session.play(pending.seat, action)
    return texts, stops


def test_waiting_changes_nothing_but_the_time() -> None:
    waited, stops = played(waits=True)
    at_once, none = played(waits=False)
    assert stops > 0
    assert none == 0
    shorter = min(len(waited), len(at_once))
    assert waited[:shorter] == at_once[:shorter]


def test_refusal_in_pieces_is_the_refusal() -> None:
    rules = game_named("castiglione").rules()
    session: Session[object, object, object] = new_session(rules, {}, FreshDice(Random(2)))
    session.advance()
    rng = Random(1)
    answers = set()
    for _ in range(60):
        pending = session.pending
        assert isinstance(pending, Decide)
        session.play(pending.seat, rng.choice(list(session.offered(pending.seat))))
        pending = session.pending
        assert isinstance(pending, Decide)
        *pieces, answer = session.undo_answer_by_pieces(pending.seat)
        assert set(pieces) <= {None}
        assert (answer is UndoAnswer.FREE) == (session.undo_refusal(pending.seat) == "")
        answers.add(answer)
    assert len(answers) > 1
