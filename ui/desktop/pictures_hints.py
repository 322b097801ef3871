"""Pictures of help: the hint ladder and its states, the coach, dispatches and intelligence.

`python -m ui.desktop.pictures_hints FOLDER`. The environment variable CAMPAGNA_COUNSEL may name
another command for the adviser; a compiled one answers in seconds.
"""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from ui.desktop.app import new_application
from ui.desktop.hint_engine import OUR_COUNSEL
from ui.desktop.hint_help import set_help
from ui.desktop.hint_mode import LOST, READY
from ui.desktop.opening import Wish
from ui.desktop.pictures import save_small as save
from ui.desktop.play_window import PlayWindow
from ui.desktop.preferences import Preferences
from ui.desktop.table import PERSON, Table

WIDTH, HEIGHT = 1600, 1000
PATIENCE: Final = 600_000
TURN: Final = 3


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("usage: python -m ui.desktop.pictures_hints FOLDER\n")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        draw_help(folder)
    return 0


def draw_help(folder: Path) -> None:
    with suppress(RuntimeError):  # there is one already
        new_application()
    command = os.environ.get("CAMPAGNA_COUNSEL")
    window = PlayWindow(counsel=shlex.split(command) if command else OUR_COUNSEL)
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.set_preferences(Preferences(pace="at-once"))
    with tempfile.TemporaryDirectory() as games:
        window.begin(Wish("french", "staff", {}, "seed:5", path=Path(games) / "castiglione.rec"))
        _play_to(window, TURN)
        _draw_dispatches(window, folder)
        _draw_ladder(window, folder)
        _draw_coach(window, folder)
        _draw_states(window, folder)
        fog = {"visibility": "fog"}
        window.begin(Wish("french", "staff", fog, "seed:5", path=Path(games) / "fog.rec"))
        _play_to(window, 2)
        _draw_intelligence(window, folder)
        window.close()


def _table(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table


def _wait(until: Callable[[], bool]) -> None:
    """Let the window live until this is so."""
    application = QApplication.instance()
    assert application is not None
    deadline = QDeadlineTimer(PATIENCE)
    while not until() and not deadline.hasExpired():
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    for _ in range(5):
        application.processEvents()


def _play_to(window: PlayWindow, turn: int) -> None:
    """Ending everything, to the person's own movement of a turn."""
    table = _table(window)
    _wait(lambda: table.waits_for == PERSON)
    while True:
        view = table.view()
        question = table.asked.question if table.asked is not None else ""
        if view.clock[0] >= turn and question.startswith("which counter moves"):
            return
        offers = window.orders.offers
        window.carry_out(next((one for one in offers if one.verb == "end-movement"), offers[0]))
        _wait(lambda: table.waits_for == PERSON)


def _draw_ladder(window: PlayWindow, folder: Path) -> None:
    for step in range(1, 6):
        window.actions_of_game.hint.trigger()
        _wait(lambda: window.hints.state == READY)
        save(window, folder / f"hint-{step}.png")
    window.actions_of_game.candidate_2.trigger()
    save(window, folder / "hint-candidate.png")
    window.back_out()


def _draw_coach(window: PlayWindow, folder: Path) -> None:
    """Ending the movement with nobody moved is what a coach objects to, here or not at all."""
    window.set_preferences(Preferences(pace="at-once", is_coached=True, coach_points=1))
    offer = next(one for one in window.orders.offers if one.verb == "end-movement")
    window.carry_out(offer)
    _wait(lambda: window.coach.is_asking or window.coach.order is None)
    save(window, folder / "coach.png")
    window.back_out()
    window.set_preferences(Preferences(pace="at-once"))


def _draw_dispatches(window: PlayWindow, folder: Path) -> None:
    window.dispatches.show()
    window.dispatches.raise_()
    _wait(lambda: bool(window.dispatches.shown_cards()))
    marches = [n for n, one in enumerate(window.dispatches.shown_cards()) if one.way]
    if marches:
        window.dispatches.list.setCurrentRow(marches[-1])
        window.dispatches.play_current()
    save(window, folder / "dispatches.png")
    window.dispatches.marks.clear()


def _draw_intelligence(window: PlayWindow, folder: Path) -> None:
    window.intelligence.show()
    window.intelligence.raise_()
    window.show_overlay("intelligence")
    found = window.intelligence
    _wait(lambda: found.found is not None and found.found.worlds > 0)
    save(window, folder / "intelligence.png")
    window.show_overlay("")


def _draw_states(window: PlayWindow, folder: Path) -> None:
    window.actions_of_game.hint.trigger()
    save(window, folder / "hint-thinking.png")
    window.choose(next(one for one in window.orders.offers if one.verb == "move"))
    save(window, folder / "hint-stale.png")
    window.back_out()
    set_help(_table(window).path, False)
    window.actions_of_game.hint.trigger()
    save(window, folder / "hint-refused.png")
    window.back_out()
    set_help(_table(window).path, True)
    window.counsel.close()
    command, window.counsel.command = window.counsel.command, ("/nowhere/campagna", "counsel")
    window.actions_of_game.hint.trigger()
    _wait(lambda: window.hints.state == LOST)
    save(window, folder / "hint-lost.png")
    window.counsel.command = command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
