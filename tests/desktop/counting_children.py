"""Processes for the tests of counting that do what real odds do only when unlucky."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing.connection import Connection

from PySide6.QtCore import QCoreApplication

from solitaire.games.castiglione.game import RULES
from ui.common import odds_process
from ui.common.odds_process import Answer, AttackAsked, Question
from ui.desktop.combat.counting import Counter

ENDLESS = AttackAsked(None, 1, ())
DEADLY = AttackAsked(None, 2, ())
QUICK = AttackAsked(None, 3, ())


def serve_marked_questions(connection: Connection) -> None:
    """As ever, but some questions are counted without end or end the process."""
    odds_process.counts_for = _counts_for
    odds_process.serve_counts(connection)


def _counts_for(question: Question) -> tuple[Callable[[], Answer], ...]:
    if question == DEADLY:
        os._exit(1)
    if question == ENDLESS:
        return lambda: None, _count_for_ever
    return lambda: None, lambda: ValueError(RULES.name)


def _count_for_ever() -> Answer:
    while True:
        RULES.board.area_by_name.get("verona")


def count_in_vain() -> None:
    """A window's part: tells the process that counts for it, and waits to be killed."""
    application = QCoreApplication([])
    counter = Counter(application, serve_marked_questions)
    counter.counted.connect(lambda _: os.write(1, f"{counter.process_id}\n".encode()))
    counter.ask(ENDLESS)
    application.exec()


if __name__ == "__main__":
    count_in_vain()
