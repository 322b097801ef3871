"""Processes for the tests of counting that do what real odds do only when unlucky."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing.connection import Connection

from PySide6.QtCore import QCoreApplication

from solitaire.presenting.odds_sheet import NoAnswer, OddsSheet
from solitaire.text import NOTHING, text
from ui.common import odds_process
from ui.common.odds_process import FormAsked, Question
from ui.desktop.combat.counting import Counter

ENDLESS = FormAsked("castiglione", "endless", ())
DEADLY = FormAsked("castiglione", "deadly", ())
QUICK = FormAsked("castiglione", "quick", ())
GLANCE = OddsSheet(NOTHING, (), is_exact=False)
QUICK_ANSWER = "counted"


def serve_marked_questions(connection: Connection) -> None:
    """As ever, but some questions are counted without end or end the process."""
    odds_process.sheets_for = _sheets_for
    odds_process.serve_counts(connection)


def _sheets_for(question: Question) -> Iterator[OddsSheet]:
    if question == DEADLY:
        os._exit(1)
    yield GLANCE
    while question == ENDLESS:
        sum(range(100))
    raise NoAnswer(text(QUICK_ANSWER))


def count_in_vain() -> None:
    """A window's part: tells the process that counts for it, and waits to be killed."""
    application = QCoreApplication([])
    counter = Counter(application, serve_marked_questions)
    counter.counted.connect(lambda _: os.write(1, f"{counter.process_id}\n".encode()))
    counter.ask(ENDLESS)
    application.exec()


if __name__ == "__main__":
    count_in_vain()
