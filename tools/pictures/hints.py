"""Pictures of help: the hint ladder and its states, the coach, dispatches and intelligence.

`python -m tools.pictures.hints FOLDER`. The environment variable CAMPAGNA_COUNSEL may name
another command for the adviser; a compiled one answers in seconds.
"""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from ai.search.levels import DEFAULT_LEVEL
from solitaire.workbench.compilation import compiled_modules
from ui.desktop.help.hints.engine import OUR_COUNSEL
from ui.desktop.help.hints.mode import LOST, READY
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.settings.application import new_application
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.help_kept import set_help
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import COMPUTER, PERSON, Table

WIDTH, HEIGHT = 1600, 1000
PATIENCE: Final = 600_000
TURN: Final = 3
WHOLE_STEPS: Final = (3, 5)
"""Of the ladder, pictured with the window around; of the others the map is enough."""
SECONDS: Final = 20
SECONDS_UNCOMPILED: Final = 60
"""To think for a hint, so that the pictures have something to tell on a busy machine, too."""
WANTED: Final = Preferences(pace="at-once")

Save = Callable[[QWidget, Path], None]


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("usage: python -m tools.pictures.hints FOLDER\n")
        return 2
    from tools.pictures.pictures import save_small  # which draws these pictures as well

    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        draw_help(folder, save_small)
    return 0


def draw_help(folder: Path, save: Save) -> None:
    with suppress(RuntimeError):  # there is one already
        new_application()
    command = os.environ.get("CAMPAGNA_COUNSEL")
    window = new_play_window(counsel=shlex.split(command) if command else OUR_COUNSEL)
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.preferences.set(WANTED)
    with tempfile.TemporaryDirectory() as games:
        window.begin(NewGame("french", "staff", {}, "seed:5", path=Path(games) / "castiglione.rec"))
        _play_to(window, TURN)
        _draw_dispatches(window, folder, save)
        _draw_ladder(window, folder, save)
        _draw_coach(window, folder, save)
        _draw_states(window, folder, save)
        _draw_dialogs(window, folder, save)
        fog = {"visibility": "fog"}
        window.begin(NewGame("french", "staff", fog, "seed:5", path=Path(games) / "fog.rec"))
        _play_to(window, 2)
        _draw_intelligence(window, folder, save)
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
        if view.clock.turn >= turn and question.startswith("which counter moves"):
            return
        offers = window.orders.offers
        window.play.carry_out(next((one for one in offers if one.tag == "end-movement"), offers[0]))
        _wait(lambda: table.waits_for == PERSON)


def _draw_ladder(window: PlayWindow, folder: Path, save: Save) -> None:
    is_fast = compiled_modules() or os.environ.get("CAMPAGNA_COUNSEL")
    seconds = SECONDS if is_fast else SECONDS_UNCOMPILED
    window.preferences.set(replace(WANTED, hint_seconds=seconds))
    window.hints.show_whole()
    _wait(lambda: window.hints.story is not None)
    save(window, folder / "hint-first.png")
    window.hints.close()
    for step in range(1, 6):
        window.actions_of_game.hint.trigger()
        _wait(lambda: window.hints.state == READY)
        save(window if step in WHOLE_STEPS else window.board.map_view, folder / f"hint-{step}.png")
    window.actions_of_game.candidate_2.trigger()
    save(window, folder / "hint-candidate.png")
    window.keyboard.back_out()
    window.preferences.set(WANTED)


def _draw_coach(window: PlayWindow, folder: Path, save: Save) -> None:
    """Ending the movement with nobody moved is what a coach objects to, here or not at all."""
    window.preferences.set(replace(WANTED, is_coached=True, coach_points=1))
    offer = next(one for one in window.orders.offers if one.tag == "end-movement")
    window.play.carry_out(offer)
    _wait(lambda: window.coach.is_asking or window.coach.order is None)
    save(window, folder / "coach.png")
    window.keyboard.back_out()
    window.preferences.set(WANTED)


def _draw_dispatches(window: PlayWindow, folder: Path, save: Save) -> None:
    window.dispatches.show()
    window.dispatches.raise_()
    _wait(lambda: bool(window.dispatches.shown_cards()))
    marches = [n for n, one in enumerate(window.dispatches.shown_cards()) if one.way]
    if marches:
        window.dispatches.list.setCurrentRow(marches[-1])
        window.dispatches.play_current()
    save(window, folder / "dispatches.png")
    window.dispatches.marks.clear()


def _draw_intelligence(window: PlayWindow, folder: Path, save: Save) -> None:
    window.intelligence.show()
    window.intelligence.raise_()
    window.model.show_overlay("intelligence")
    found = window.intelligence
    _wait(lambda: found.found is not None and found.found.worlds > 0)
    save(window, folder / "intelligence.png")
    window.model.show_overlay("")


def _draw_dialogs(window: PlayWindow, folder: Path, save: Save) -> None:
    asked = NewGameDialog(window, WANTED)
    usual = asked.opponent.findData(f"search:{DEFAULT_LEVEL}")  # where the rules are compiled
    asked.opponent.setCurrentIndex(usual)
    asked.show()
    _wait(asked.isVisible)
    save(asked, folder / "new-game.png")
    asked.reject()
    preferences = PreferencesDialog(WANTED, window)
    preferences.pages.setCurrentWidget(preferences.help_page)
    preferences.show()
    _wait(preferences.isVisible)
    save(preferences, folder / "preferences-help.png")
    preferences.reject()


def _draw_states(window: PlayWindow, folder: Path, save: Save) -> None:
    window.actions_of_game.hint.trigger()
    save(window.hints.panel, folder / "hint-thinking.png")
    window.play.choose(next(one for one in window.orders.offers if one.tag == "move"))
    save(window.hints.panel, folder / "hint-stale.png")
    window.keyboard.back_out()
    table = _table(window)
    table.waits_for = COMPUTER
    window.actions_of_game.hint.trigger()
    save(window.hints.panel, folder / "hint-not-your-turn.png")
    table.waits_for = PERSON
    window.keyboard.back_out()
    set_help(table.path, False)
    window.actions_of_game.hint.trigger()
    save(window.hints.panel, folder / "hint-refused.png")
    window.keyboard.back_out()
    set_help(table.path, True)
    window.counsel.close()
    command, window.counsel.command = window.counsel.command, ("/nowhere/campagna", "counsel")
    window.actions_of_game.hint.trigger()
    _wait(lambda: window.hints.state == LOST)
    save(window.hints.panel, folder / "hint-lost.png")
    window.counsel.command = command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
