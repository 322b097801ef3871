"""Playing toy games through real sessions, for the tests of records and sessions."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from solitaire.dice import Dice, FreshDice, SealedDice
from solitaire.protocol import Decide, Rules
from solitaire.record import RecordWriter
from solitaire.session import Session, new_session
from solitaire.workbench.randomplay import play_game
from tests.toys import duel, kuhn, skirmish

AnyRules = Rules[Any, Any, Any]
AnySession = Session[Any, Any, Any]

TOYS: tuple[AnyRules, ...] = (kuhn.RULES, duel.RULES, skirmish.RULES)
GAME_BY_NAME = {rules.name: f"{type(rules).__module__}:RULES" for rules in TOYS}
GAME_BY_NAME["skirmish"] = "tests.toys.skirmish:RULES"


def known_seal(number: int = 1) -> SealedDice:
    """Sealed dice that are the same in every run."""
    return SealedDice(number.to_bytes(32, "big"), number.to_bytes(16, "big"))


def random_plies(rules: AnyRules, seed: int) -> list[Any]:
    return play_game(rules, {}, Random(seed), 10_000).plies


def recorded_session(path: Path, rules: AnyRules, dice: Dice | None = None) -> AnySession:
    """A new game whose record is kept at this path, ready for its first choice."""
    dice = dice or FreshDice(Random(1))
    writer = RecordWriter.begin(path, rules, {}, dice, seats={rules.seats[0]: "a test"})
    session = new_session(rules, {}, dice, writer=writer)
    session.advance()
    return session


def play_on(session: AnySession, choices: int, seed: int = 1) -> None:
    """Let every seat choose at random until the game is over or so many choices were made."""
    rng = Random(seed)
    for _ in range(choices):
        asked = session.pending
        if not isinstance(asked, Decide):
            return
        session.play(asked.seat, rng.choice(session.offered(asked.seat)))


def finished_record(path: Path, rules: AnyRules, dice: Dice | None = None) -> Path:
    play_on(recorded_session(path, rules, dice or known_seal()), 10_000)
    return path


def line_number(path: Path, text: str) -> int:
    """Of the first line that contains this text."""
    lines = path.read_text().splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def edit_line(path: Path, number: int, text: str) -> None:
    lines = path.read_text().splitlines()
    lines[number - 1] = text
    path.write_text("\n".join(lines) + "\n")
