"""Pictures of demonstrations, of the odds calculator and of maps for printing."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from solitaire.games.castiglione.core.events import BATTLE_BEGAN, Happened
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.registry import game_of
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import FilmExportDialog
from ui.desktop.export.film import Wanted, frames_of
from ui.desktop.export.map import export_map
from ui.desktop.export.stage import FilmStage, MapStage
from ui.desktop.settings.preferences import Preferences, apply_preferences
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.film import Film

WIDTH, HEIGHT = 1440, 900
SEED: Final = 7
THINKERS: Final = ("search:nodes=60,reaction=10", "search:nodes=60,reaction=10")
STAFFS: Final = ("staff", "staff")
PRINT_DPI: Final = 72
PATIENCE: Final = 60.0
"""Seconds in which a judge must have answered."""

Save = Callable[[QWidget | QImage, Path], None]


def draw_demos(folder: Path, save: Save) -> None:
    """A thought with its plan, a battle seen by one side, everything with beliefs, the end."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    apply_preferences(application, Preferences())
    _draw_thought(folder, save)
    game = _played({"visibility": "fog"}, STAFFS)
    window = _window(game)
    battle = game.film.battles(0)[3]
    window.show_shot(battle)
    save(window, folder / "demo-battle.png")
    window.actions_of_demo.viewpoints[2].trigger()
    window.actions_of_demo.beliefs.trigger()
    _wait(lambda: len(window._judgements()) == 2)
    window.show_beliefs()
    save(window, folder / "demo-beliefs.png")
    window.show_last()
    save(window, folder / "demo-finished.png")
    _draw_odds(folder, save, game)
    _draw_export(folder, save, game)
    window.close()


def _draw_thought(folder: Path, save: Save) -> None:
    game = Conductor(RULES, {}, THINKERS, SEED)
    while not any(shot.orders for shot in game.film.shots):
        game.decide_here()
    window = _window(game)
    window.actions_of_demo.viewpoints[2].trigger()
    window.show_shot(next(shot.number for shot in game.film.shots if shot.orders))
    save(window, folder / "demo-thought.png")
    window.close()


def _draw_odds(folder: Path, save: Save, game: Conductor) -> None:
    """The largest battle that is not decided before it begins."""
    dialog = OddsDialog(game_of(game.rules))
    battle = max(game.film.battles(None), key=lambda number: _smaller_force(game.film, number))
    dialog.fill_from(game.film.shots[battle].views, "")
    dialog.show()
    _wait(lambda: bool(dialog.answer.toPlainText()) and not dialog.counter.is_counting)
    save(dialog, folder / "odds.png")
    dialog.close()


def _smaller_force(film: Film, number: int) -> int:
    begun = [event for event in film.shots[number].events if isinstance(event, Happened)]
    return max(min(one.amount, one.other) for one in begun if one.kind == BATTLE_BEGAN)


def _draw_export(folder: Path, save: Save, game: Conductor) -> None:
    dialog = FilmExportDialog(game.film, None, game.summary)
    dialog.show()
    save(dialog, folder / "export.png")
    dialog.close()
    _draw_frame(folder, save, game.film)
    for name, stage in (
        ("print-empty.png", MapStage(PRESENTER)),
        ("print-position.png", MapStage(PRESENTER, game.film.shots[-1].views, None)),
    ):
        export_map(stage, folder / name, dpi=PRINT_DPI)
        save(QImage(str(folder / name)), folder / name)


def _draw_frame(folder: Path, save: Save, film: Film) -> None:
    wanted = Wanted(None, QSize(960, 600))
    frames = frames_of(film, wanted, "")
    longest = max(frames, key=lambda one: len(film.trail(one.number, None)))
    stage = FilmStage(film, None, wanted.size)
    save(stage.picture(longest.number, longest.since), folder / "film-frame.png")


def _played(options: dict[str, str], players: tuple[str, str]) -> Conductor:
    game = Conductor(RULES, options, players, SEED)
    while not game.is_over:
        game.decide_here()
    return game


def _window(game: Conductor) -> DemoWindow:
    window = DemoWindow(game)
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.map_view.fit()
    return window


def _wait(is_done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_done() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.02)
