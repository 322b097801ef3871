"""Pictures of the window for the README and the manual: `python -m tools.pictures.pictures FOLDER`.

Drawn offscreen from fixed seeds, so that a change of the drawing shows as a change of a picture.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QWidget

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff.answers import reach
from solitaire.games.castiglione.staff.world import field_units, own_areas
from solitaire.games.castiglione.terms import FIRST_MOVEMENT, FRENCH
from solitaire.presenting.overlays import Question
from tools.pictures import whatif as whatif_pictures
from tools.pictures.appearance import draw_appearances
from tools.pictures.camposanto import draw_camposanto
from tools.pictures.demo import draw_demos
from tools.pictures.hints import draw_help
from tools.pictures.play import draw_play
from tools.pictures.quadrilateral import draw_quadrilateral
from tools.pictures.review import draw_made_review
from tools.pictures.screens import draw_screens
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.settings.application import new_application
from ui.desktop.settings.preferences import Preferences, apply_preferences
from ui.desktop.style.palettes import palette_of
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow

WIDTH, HEIGHT = 1600, 1000
MAP_WIDTH: Final = 1400
STAFFS: Final = ("staff", "staff")
"""Their games look like campaigns."""
COLOURS: Final = 256
"""A map on paper needs no more, and the files are half as large."""
SMALLEST_FILE: Final = 0
"""Qt's measure of quality, which for PNG means how little it is packed."""


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("usage: python -m tools.pictures.pictures FOLDER\n")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home  # the layout of the person's own window is left alone
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _draw_all(folder)
    return 0


def _draw_all(folder: Path) -> None:
    apply_preferences(new_application(), Preferences())
    _draw_windows(folder)
    _draw_maps(folder)
    draw_play(folder, _save)
    draw_screens(folder, _save)
    draw_appearances(folder, _save)
    draw_demos(folder, _save)
    draw_help(folder, _save)
    whatif_pictures.draw_all(folder, _save, _view_in_turn({}, FRENCH, 3))
    draw_made_review(folder, _save)
    draw_camposanto(folder, _save)
    draw_quadrilateral(folder, _save)


def _draw_windows(folder: Path) -> None:
    window = _window({}, seed=1796)
    _save(window, folder / "set-up.png")
    _zoom(window.map_view, window.scene, "castiglione", "mantua", 1.8)
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


def _window(options: Mapping[str, str], seed: int) -> DemoWindow:
    window = DemoWindow(Conductor(RULES, options, STAFFS, seed))
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.map_view.fit()
    return window


def _zoom(map_view: MapView, scene: MapScene, first: str, second: str, scale: float) -> None:
    """Both areas in the middle of the map."""
    middle = (scene.place_item(first).pos() + scene.place_item(second).pos()) / 2
    while map_view.zoom < scale:
        map_view.zoom_in()
    scene.is_hasty = False
    map_view.resetCachedContent()
    map_view.centerOn(middle)


def _play_until(window: DemoWindow, turn: int) -> None:
    """To the first move of a turn, so that an arrow is seen."""
    conductor, film = window.demonstration.conductor, window.demonstration.film
    while film.turns()[-1][0] != f"turn {turn + 1}":
        conductor.decide_here()
    window.show_shot(dict(film.turns())[f"turn {turn}"])
    while not window.scene.shows_moves():
        window.demonstration.step()


# -- the map alone --------------------------------------------------------------------------------


def _draw_maps(folder: Path) -> None:
    """Three zooms, a fan, each overlay, fog and dusk."""
    view = _view_in_turn({}, FRENCH, 3)
    map_view, scene = _map(view)
    _save(map_view, folder / "map-whole.png")
    for name, ends, scale in (
        ("map-near.png", ("castiglione", "peschiera"), 1.2),
        ("map-close.png", ("rivoli", "verona"), 2.2),
    ):
        _zoom(map_view, scene, *ends, scale)
        _save(map_view, folder / name)
    map_view.fit()
    tallest = max(scene.stack_items, key=lambda item: len(item.stack.faces))
    tallest_area = tallest.stack.place
    map_view.zoom_to(tallest_area)
    scene.open_fan(tallest)
    scene.is_hasty = False
    _save(map_view, folder / "map-fan.png")
    scene.close_fans()
    _draw_overlays(folder, map_view, view, tallest_area)
    map_view.close()
    for seat, side in enumerate(("french", "austrian")):
        fog = _view_in_turn({"visibility": "fog"}, seat, 4)
        map_view, scene = _map(fog)
        _save(map_view, folder / f"map-fog-{side}.png")
        map_view.set_overlay(PRESENTER.overlay("eyes", fog, Question()))
        if seat == FRENCH:
            _save(map_view, folder / "overlay-eyes.png")
        map_view.close()
    _draw_dark(folder, view)


def _draw_overlays(folder: Path, map_view: MapView, view: View, battle: str) -> None:
    map_view.fit()
    for name in {one.name for one in PRESENTER.overlays()} - {"eyes"}:  # more telling in the fog
        chosen = (_marcher(view),) if name == "reach" else ()
        map_view.set_selection(chosen)
        map_view.set_overlay(PRESENTER.overlay(name, view, Question(chosen, battle)))
        _save(map_view, folder / f"overlay-{name}.png")
    map_view.set_overlay(None)
    map_view.set_selection([])


def _marcher(view: View) -> str:
    """The own infantry with the widest reach."""
    board = RULES.board
    units = own_areas(board, view, field_units(board, view.seat))
    counters = [view.seat * 64 + local for stack in units.values() for local in members(stack)]
    found = {}
    for counter in counters:
        with suppress(ValueError):
            report = reach(board, view, [counter])
            found[counter] = len(report.sure) + 2 * len(report.forced)
    return board.counter_names[max(found, key=lambda one: found[one])]


def _draw_dark(folder: Path, view: View) -> None:
    palette = QPalette(QColor("#2b2b30"))
    palette.setColor(QPalette.ColorRole.Mid, QColor("#1c1c20"))
    map_view, _ = _map(view)
    map_view.setPalette(palette)
    _save(map_view, folder / "map-dark.png")
    map_view.close()


def _map(view: View) -> tuple[MapView, MapScene]:
    scene = MapScene(PRESENTER)
    map_view = MapView(scene)
    map_view.resize(MAP_WIDTH, HEIGHT)
    map_view.show()
    map_view.show_picture(PRESENTER.picture([view]))
    map_view.fit()
    return map_view, scene


def _view_in_turn(options: Mapping[str, str], seat: int, turn: int) -> View:
    """What the seat sees in the first Movement Phase of a turn between two staffs."""
    conductor = Conductor(RULES, options, STAFFS, 1796)
    view: View = conductor.view(seat)
    while (view.clock.turn, view.clock.phase) < (turn, FIRST_MOVEMENT):
        conductor.go_on(seat)
        view = conductor.view(seat)
    return view


def save_small(shown: QWidget | QImage, path: Path) -> None:
    """For whoever draws other windows."""
    _save(shown, path)


def _save(shown: QWidget | QImage, path: Path) -> None:
    image = shown if isinstance(shown, QImage) else shown.grab().toImage()
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    avoid = Qt.ImageConversionFlag.AvoidDither
    packed = image.convertToFormat(
        QImage.Format.Format_Indexed8, palette_of([image], COLOURS), avoid
    )
    packed.save(str(path), quality=SMALLEST_FILE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
