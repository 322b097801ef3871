"""Pictures of the window for the README and the manual: `python -m ui.desktop.pictures FOLDER`.

Drawn offscreen from fixed seeds, so that a change of the drawing shows as a change of a picture.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from solitaire.registry import load_game
from ui.desktop.app import GAME, PLAYERS, new_application
from ui.desktop.conductor import Conductor
from ui.desktop.window import MainWindow

WIDTH, HEIGHT = 1600, 1000
COLOURS: Final = 256
"""A map on paper needs no more, and the files are a third as large."""


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("usage: python -m ui.desktop.pictures FOLDER\n")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home  # the layout of the person's own window is left alone
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _draw_all(folder)
    return 0


def _draw_all(folder: Path) -> None:
    new_application()
    window = _window({}, seed=1796)
    _save(window, folder / "set-up.png")
    _zoom(window, "castiglione", "mantua", 2.1)
    _save(window, folder / "castiglione-and-mantua.png")
    window.close()
    for name, options, seat, turn in (
        ("mist.png", {}, 0, 3),
        ("fog.png", {"visibility": "fog"}, 1, 3),
    ):
        window = _window(options, seed=5)
        window.viewpoint_actions[seat].trigger()
        _play_until(window, turn)
        _save(window, folder / name)
        window.close()


def _window(options: Mapping[str, str], seed: int) -> MainWindow:
    window = MainWindow(Conductor(load_game(GAME), options, PLAYERS, seed))
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.map_view.fit()
    return window


def _zoom(window: MainWindow, first: str, second: str, scale: float) -> None:
    """Both areas in the middle of the map."""
    places = [item.pos() for item in window.scene.area_items if item.area.id in (first, second)]
    middle = sum(places, QPointF()) / len(places)
    while window.map_view.zoom < scale:
        window.map_view.zoom_in()
    window.map_view.centerOn(middle)


def _play_until(window: MainWindow, turn: int) -> None:
    """To the first move of a turn, so that an arrow is seen."""
    demonstration = window.demonstration
    word = f"Turn {turn} begins"
    while not any(line.startswith(word) for line in demonstration.conductor.lines(0)):
        demonstration.step()
    while not window.scene.shows_moves():
        demonstration.step()


def _save(window: MainWindow, path: Path) -> None:
    image = window.grab().toImage().scaled(WIDTH, HEIGHT)
    image.convertToFormat(QImage.Format.Format_Indexed8).save(str(path))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
