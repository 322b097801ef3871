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

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from solitaire.registry import load_game
from ui.desktop.app import PLAYERS, new_application
from ui.desktop.conductor import Conductor
from ui.desktop.opening import GAME
from ui.desktop.window import MainWindow

WIDTH, HEIGHT = 1600, 1000
COLOURS: Final = 256
"""A map on paper needs no more, and the files are half as large."""
ROUNDS: Final = 12
SMALLEST_FILE: Final = 0
"""Qt's measure of quality, which for PNG means how little it is packed."""


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
    _zoom(window, "castiglione", "mantua", 1.8)
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
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    avoid = Qt.ImageConversionFlag.AvoidDither
    packed = image.convertToFormat(QImage.Format.Format_Indexed8, _palette(image), avoid)
    packed.save(str(path), quality=SMALLEST_FILE)


def _palette(image: QImage) -> list[int]:
    """Means of the colours seen, rare ones counted more than their share (Lloyd's method)."""
    pixels = np.frombuffer(image.constBits(), np.uint32)
    found, counts = np.unique(pixels & 0xFCFCFC, return_counts=True)
    colours = np.stack([found >> shift & 255 for shift in (16, 8, 0)], axis=1).astype(float)
    weights = np.sqrt(counts)
    means = colours[np.argsort(counts)[::-1][:COLOURS]]
    for _ in range(ROUNDS):
        nearest = ((means**2).sum(axis=1) - 2 * colours @ means.T).argmin(axis=1)
        total = np.bincount(nearest, weights, COLOURS)
        sums = [np.bincount(nearest, weights * part, COLOURS) for part in colours.T]
        means = np.where(
            total[:, None] > 0, np.stack(sums, axis=1) / np.maximum(total, 1)[:, None], means
        )
    return [0xFF000000 | int(r) << 16 | int(g) << 8 | int(b) for r, g, b in means.round()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
