"""Opening demonstrations, and where one goes from them: into a chair, or to the review."""

from __future__ import annotations

import secrets
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QMainWindow

from solitaire.registry import game_named
from ui.common.computers import usual_performer
from ui.common.failures import Failure
from ui.common.saves import told_as_failures
from ui.desktop.style.file_trouble import trouble
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import LARGEST_SEED, DemoWindow
from ui.desktop.watch.folder import new_demo_folder


def fresh_seed() -> int:
    return secrets.randbelow(LARGEST_SEED + 1)


def new_demo_window(
    conductor: Conductor, folder: tempfile.TemporaryDirectory[str] | None = None
) -> DemoWindow:
    """Whose chairs can be taken, and whose game can be reviewed, in windows of their own."""
    window = DemoWindow(conductor, folder)
    window.taken_over.connect(lambda path: _play_on(window, path))
    window.review_wanted.connect(lambda path: _review(window, path))
    return window


def watch(opener: QMainWindow, game: str) -> DemoWindow:
    """A demonstration beside the window that asked for it. Raises Failure."""
    rules = game_named(game).rules()
    folder = new_demo_folder()
    players = [usual_performer()] * len(rules.seats)
    with told_as_failures():
        conductor = Conductor(rules, {}, players, fresh_seed(), Path(folder.name) / "demo.rec")
    window = new_demo_window(conductor, folder)
    opener.destroyed.connect(window.close)
    window.show()
    window.begin()
    return window


def _play_on(window: DemoWindow, path: Path) -> None:
    from ui.desktop.play.window import PlayWindow  # late: it opens demonstrations, too

    played = PlayWindow()
    played.open_path(path)
    _show_beside(window, played)


def _review(window: DemoWindow, path: Path) -> None:
    from ui.desktop.review.replay import open_replay
    from ui.desktop.review.window import ReviewWindow

    try:
        _show_beside(window, ReviewWindow(open_replay(path)))
    except Failure as failure:
        window.say_trouble(trouble(failure, path)[0])


def _show_beside(window: DemoWindow, other: QMainWindow) -> None:
    other.show()
    window.others.append(other)
