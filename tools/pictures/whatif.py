"""Pictures of the what-if board, the honesty page, the lesson and the first screen.

Called by pictures.py. CAMPAGNA_ENGINE may name the engine to be asked, as a compiled one answers
sixty times faster.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ai.engine.client import OUR_ENGINE
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from ui.desktop.help.lesson.mode import LessonMode
from ui.desktop.honesty.page import Check, HonestyPage
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON
from ui.desktop.whatif.start import start_of_view
from ui.desktop.whatif.window import WhatIfWindow

Save = Callable[[QWidget, Path], None]
WIDTH, HEIGHT = 1600, 1000
PAGE_WIDTH, PAGE_HEIGHT = 900, 720
COUNTING_MILLISECONDS: Final = 3000
"""For the odds of a preview."""
PATIENCE: Final = 600_000
PICTURED_STEPS: Final = {7: "lesson-forced-march", 11: "lesson-preview", 16: "lesson-battle"}
"""By number of the step that begins, 1 for the first."""
SUPPLY_STEP: Final = 20
PLIES_OF_HONESTY: Final = 240
"""So that the armies have met and there is something to hide."""


def draw_all(folder: Path, save: Save, view: View) -> None:
    """`view` is where the what-if board begins."""
    window = new_play_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    QTest.qWait(200)
    save(window, folder / "first-screen.png")
    _draw_lesson(window, folder, save)
    window.close()
    _draw_what_if(folder, save, view)
    _draw_honesty(folder, save)


def _until(holds: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 20):
        if holds():
            return
        QTest.qWait(20)
    raise RuntimeError("a picture waits for something that does not come")


# -- the lesson -----------------------------------------------------------------------------------


def _draw_lesson(window: PlayWindow, folder: Path, save: Save) -> None:
    window.begin_lesson()
    mode = window.lesson
    _until(lambda: window.table is not None and window.table.waits_for == PERSON)
    while mode.card is None:
        number = mode.number
        QTest.qWait(300)
        name = PICTURED_STEPS.get(number + 1, "lesson-supply" if number + 1 == SUPPLY_STEP else "")
        if name:
            QTest.qWait(COUNTING_MILLISECONDS)
            save(window, folder / f"{name}.png")
        _do_step(mode)
    save(mode.card, folder / "lesson-card.png")
    mode.card.first_screen.click()


def _do_step(mode: LessonMode) -> None:
    number = mode.number
    for _ in range(len(mode.steps)):
        mode.show_me()
        for _ in range(30):
            QTest.qWait(30)
            if mode.number != number or mode.card is not None:
                return
    raise RuntimeError(f"step {number + 1} of the lesson is not done")


# -- the board ------------------------------------------------------------------------------------


def _draw_what_if(folder: Path, save: Save, view: View) -> None:
    start = start_of_view(RULES, view, {}, "castiglione", Random(1))
    command = tuple(shlex.split(os.environ.get("CAMPAGNA_ENGINE", ""))) or OUR_ENGINE
    board = WhatIfWindow(start, command)
    board.resize(WIDTH, HEIGHT)
    board.show()
    _until(lambda: board.table is not None and board.table.waits_for == PERSON)
    board.begin_at("first_movement french")
    _until(lambda: board.table is not None and board.table.waits_for == PERSON)
    board.deal_anew()
    _until(lambda: board.table is not None and board.table.waits_for == PERSON)
    first, *_, last = board.branches
    board.compare(first, last)
    _until(lambda: not board.estimates.is_waiting)
    QTest.qWait(200)
    save(board, folder / "what-if.png")
    board.close()


# -- the page -------------------------------------------------------------------------------------


def _draw_honesty(folder: Path, save: Save) -> None:
    """After a short game against the staff that was given up, so that its dice are open."""
    window = new_play_window()
    path = folder / "honesty.rec"
    window.begin(NewGame("austrian", "staff", {"visibility": "fog"}, path=path))
    rng = Random(3)
    for _ in range(20_000):
        QTest.qWait(2)
        table = window.table
        assert table is not None
        if table.waits_for == PERSON and table.session.plies_played >= PLIES_OF_HONESTY:
            break
        if table.waits_for == PERSON:
            table.choose(rng.choice(list(table.offered())))
    assert window.table is not None
    fingerprint = window.table.game.fingerprint
    window.table.session.abandon()
    page = HonestyPage(path, True, fingerprint, swap_details=("--deals", "40", "--player", "staff"))
    page.resize(PAGE_WIDTH, PAGE_HEIGHT)
    page.show()
    for check in page.checks:
        _run(check)
    QTest.qWait(100)
    save(page, folder / "honesty.png")
    page.close()
    window.close()
    path.unlink()


def _run(check: Check) -> None:
    check.begin()
    _until(lambda: check.finding is not None or bool(check.result.text()))
