"""The window of a demonstration: the map, a caption, the days, the controls.

Everything shown comes from the film for the viewpoint chosen. The engines are processes of their
own, so that the window never waits.
"""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QInputDialog,
    QMainWindow,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from solitaire.protocol import Seat
from solitaire.record import RecordError
from solitaire.registry import game_of
from ui import paths
from ui.common.failures import Failure
from ui.common.saves import copy_record, new_path
from ui.desktop.board.naming import Names
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import FilmExportDialog, MapExportDialog
from ui.desktop.intelligence.inspector import situation_lines
from ui.desktop.play.docks.panels import LogDock, SituationDock
from ui.desktop.settings.preferences import load_preferences
from ui.desktop.style.file_trouble import reason, sentence
from ui.desktop.style.icon import window_icon
from ui.desktop.style.language import tr, translated
from ui.desktop.style.screen_fit import open_fitting
from ui.desktop.style.settings_files import open_settings
from ui.desktop.table.sight import shown_by
from ui.desktop.table.table import HUMAN
from ui.desktop.watch.actions import ControlBar, DemoActions
from ui.desktop.watch.caption import CaptionLine
from ui.desktop.watch.demo_game import Conductor, hand_over
from ui.desktop.watch.demonstration import (
    ENGINE_LOST,
    FINISHED,
    NOT_SAVED,
    SPEEDS,
    Demonstration,
)
from ui.desktop.watch.engine import Judgement
from ui.desktop.watch.folder import new_demo_folder
from ui.desktop.watch.map import ShotMap, belief_lines
from ui.desktop.watch.strips import ChanceStrip, DayStrip
from ui.desktop.watch.words import state_words, status_line

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1440, 900)
LARGEST_SEED: Final = 999_999
SLOWLY: Final = 120
"""Milliseconds between two looks at a film that grows while nothing else is to be shown."""
EVERYTHING: Final = 2
"""The place of its action behind those of the seats."""
IDLE: Final = 6000
FADED: Final = 0.25


class DemoWindow(QMainWindow):
    review_wanted = Signal(Path)
    """Somebody wants to go through this record."""
    taken_over = Signal(Path)
    """Somebody sat down in a chair; the game goes on in this record."""

    def __init__(
        self, conductor: Conductor, folder: tempfile.TemporaryDirectory[str] | None = None
    ) -> None:
        """`folder`, in which records may lie, is removed when the window is closed."""
        super().__init__()
        self.demonstration = Demonstration(conductor, self)
        game = game_of(conductor.rules)
        self.scene = MapScene(shown_by(game), game.notice)
        self.map_view = MapView(self.scene, self)
        self.shot_map = ShotMap(self.scene)
        self.log = LogDock(self)
        self.situation_dock = SituationDock(self)
        self.docks = (self.log, self.situation_dock)
        self.caption = CaptionLine(self)
        self.day_strip = DayStrip(self)
        seats = len(conductor.rules.seats)
        self.chance_strips = [ChanceStrip(conductor.film, seat, self) for seat in range(seats)]
        self.try_again_action = QAction(tr("Try &again"), self)
        self.try_again_action.triggered.connect(self.demonstration.try_again)
        self.actions_of_demo = DemoActions(self)
        self.controls = ControlBar(self, self.actions_of_demo)
        self.others: list[QMainWindow] = []
        """Windows in which somebody plays on or looks back."""
        self._folder = folder or new_demo_folder()
        self._growth = self._timer(SLOWLY, self.show_state)
        self._idle = self._timer(IDLE, self._fade)
        self._fading = QGraphicsOpacityEffect(self.controls)
        self.setWindowIcon(window_icon())
        self._lay_out()
        self._connect()
        self._restore_layout()
        self.show_what_is_seen()

    # -- building ---------------------------------------------------------------------------------

    def _timer(self, milliseconds: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    def _lay_out(self) -> None:
        chances = QVBoxLayout()
        chances.setSpacing(2)
        for strip in self.chance_strips:
            chances.addWidget(strip)
        days = QHBoxLayout()
        days.setContentsMargins(8, 0, 8, 2)
        days.setSpacing(12)
        days.addWidget(self.day_strip, 1)
        days.addLayout(chances)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.map_view, 1)
        column.addWidget(self.caption)
        column.addLayout(days)
        column.addWidget(self.controls)
        self.controls.setGraphicsEffect(self._fading)
        self._fading.setEnabled(False)
        self.setCentralWidget(page)
        for dock in self.docks:
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.hide()

    def _connect(self) -> None:
        show = self.demonstration
        show.changed.connect(self.show_what_is_seen)
        show.grown.connect(self._film_has_grown)
        show.play_changed.connect(self.controls.show_playing)
        show.play_changed.connect(lambda playing: self.wake())
        show.judging.judged.connect(self._film_has_grown)
        self.day_strip.wanted.connect(self.show_shot)
        for dock in self.docks:
            dock.visibilityChanged.connect(lambda shown: self._show_docks())
        for watched in (self.map_view.viewport(), self.day_strip, self.controls):
            watched.installEventFilter(self)
        self.controls.show_speed(show.speed)

    @property
    def viewpoint_actions(self) -> list[QAction]:
        return self.actions_of_demo.viewpoints

    # -- moving through the film ------------------------------------------------------------------

    def begin(self) -> None:
        """Let the engines play and the film run."""
        self.demonstration.compute()
        self._run()

    def _run(self) -> None:
        """By itself, unless nothing is wanted that moves by itself; the keys do it in any case."""
        if not load_preferences().is_motion_reduced:
            self.demonstration.play()

    def show_shot(self, number: int) -> None:
        self.demonstration.show_shot(number)

    def show_last(self) -> None:
        self.show_shot(len(self.demonstration.film) - 1)

    def step(self) -> None:
        self.demonstration.pause()
        self.demonstration.step()

    def step_back(self) -> None:
        self.demonstration.pause()
        self.demonstration.step_back()

    def jump_on(self, depth: int) -> None:
        show = self.demonstration
        show.show_shot(show.film.start_after(depth, show.shown))

    def jump_back(self, depth: int) -> None:
        show = self.demonstration
        show.show_shot(show.film.start_before(depth, show.shown))

    def change_speed(self, steps: int) -> None:
        place = SPEEDS.index(self.demonstration.speed) + steps
        self.controls.show_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    def set_speed(self, speed: float) -> None:
        self.controls.show_speed(speed)

    def set_battles(self) -> None:
        self.demonstration.pauses_at_battles = self.actions_of_demo.battles.isChecked()

    # -- other games ------------------------------------------------------------------------------

    def ask_for_demo(self) -> None:
        """Ask for a number and show the game that follows from it."""
        self.demonstration.pause()
        asked = tr("The same number gives the same game again:")
        now = self.demonstration.conductor.seed
        title = tr("New demo")
        seed, agreed = QInputDialog.getInt(self, title, asked, now + 1, 0, LARGEST_SEED)
        if agreed:
            self.begin_demo(seed)

    def begin_demo(self, seed: int) -> None:
        old = self.demonstration.conductor
        record = Path(self._folder.name) / f"demo-{seed}-{datetime.now():%H%M%S%f}.rec"
        try:
            new = Conductor(old.rules, old.options, old.player_names, seed, record)
        except RecordError as error:
            self.say_trouble(sentence(error))
            return
        self.demonstration.begin(new)
        self._run()

    def restart(self) -> None:
        """The same game from its beginning, without computing it again."""
        self.show_shot(0)
        self._run()

    def take_over(self, seat: Seat) -> None:
        """A person sits down in this chair at the moment that is shown."""
        game, show = self.demonstration.conductor, self.demonstration
        show.pause()
        if game.record is None:
            self.say_trouble(tr("This demo keeps no record, so no one can take it over."))
            return
        players = dict(zip(game.rules.seats, game.player_names, strict=True))
        players[game.rules.seats[seat]] = HUMAN
        try:
            target = new_path(game.rules.name, datetime.now())
            hand_over(game.record, show.film.shots[show.shown].plies, players, target)
        except (RecordError, Failure) as error:
            self.say_trouble(sentence(error))
            return
        self.taken_over.emit(target)

    def open_in_review(self) -> None:
        record = self.demonstration.conductor.record
        self.demonstration.pause()
        if record is not None:
            self.review_wanted.emit(record)

    def ask_save(self) -> None:
        folder = str(paths.games_folder())
        kinds = tr("Records (*.rec);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the record"), folder, kinds)
        if name:
            self.save_record(Path(name))

    def save_record(self, target: Path) -> None:
        """The game so far as it was computed, with the players' receipts."""
        record = self.demonstration.conductor.record
        if record is None:
            return
        try:
            copy_record(record, target)
        except OSError as error:
            words = tr("{path} cannot be written: {reason}.", path=target, reason=reason(error))
            self.say_trouble(words)

    def ask_export_film(self) -> None:
        show = self.demonstration
        show.pause()
        FilmExportDialog(show.film, show.viewpoint, show.conductor.summary, self).open()

    def ask_export_map(self) -> None:
        self.demonstration.pause()
        shot = self.demonstration.film.shots[self.demonstration.shown]
        viewpoint = self.demonstration.viewpoint
        MapExportDialog(self.demonstration.film.game, shot.views, viewpoint, self).open()

    def show_odds(self) -> None:
        viewpoint = self.demonstration.viewpoint
        views = self.demonstration.film.shots[self.demonstration.shown].views
        seen = views if viewpoint is None else (views[viewpoint],)
        self.odds_dialog = OddsDialog(game_of(self.demonstration.conductor.rules), self)
        self.odds_dialog.fill_from(seen, self.map_view.cursor_area)
        self.odds_dialog.show()

    def say_trouble(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "Campagna", sentence, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- showing ----------------------------------------------------------------------------------

    def show_what_is_seen(self) -> None:
        """Map, caption and docks, all for the chosen viewpoint."""
        show = self.demonstration
        self.shot_map.show_shot(show.film, show.shown, show.viewpoint)
        self.caption.show_text(self._caption())
        self._show_docks()
        self.show_state()

    def _caption(self) -> str:
        show = self.demonstration
        told = show.film.caption(show.shown, show.viewpoint)
        if show.state == FINISHED:
            return show.conductor.summary
        return told or status_line(show.film, show.shown)

    def _film_has_grown(self) -> None:
        if not self._growth.isActive():
            self._growth.start()

    def show_state(self) -> None:
        """The strips and what the engines are doing."""
        show = self.demonstration
        is_over = show.conductor.is_over
        self.day_strip.show_film(show.film, show.shown, show.viewpoint, is_over)
        for strip in self.chance_strips:
            strip.show_film(show.film, show.shown, show.viewpoint)
        state = show.state
        self.controls.state.setText(state_words(show))
        self.controls.state.setToolTip(state_words(show))
        self.controls.try_again.setVisible(state in (ENGINE_LOST, NOT_SAVED))
        for button in self.controls.finished:
            button.setVisible(state == FINISHED)
        if state == FINISHED:
            self.caption.show_text(show.conductor.summary)
        self.actions_of_demo.review.setEnabled(is_over)
        self.actions_of_demo.play.setEnabled(state != FINISHED)
        self.actions_of_demo.step.setEnabled(state != FINISHED)
        for action in self.actions_of_demo.take_over:
            action.setEnabled(state != FINISHED)
        viewpoint = self.demonstration.viewpoint
        self.viewpoint_actions[EVERYTHING if viewpoint is None else viewpoint].setChecked(True)
        self._show_title()
        self._show_beliefs()

    def _show_title(self) -> None:
        viewpoint = self.demonstration.viewpoint
        film = self.demonstration.film
        title = translated(film.presenter.board().title)
        if viewpoint is None:
            words = tr("{game} – everything", game=title)
        else:
            side = film.names.side(film.rules.seats[viewpoint])
            words = tr("{name} – as the {side}", name=title, side=side)
        self.setWindowTitle(words)

    def _show_docks(self) -> None:
        """Only those that somebody looks at: they are long."""
        show = self.demonstration
        if self.log.isVisible():
            self.log.show_lines(show.film.lines(show.shown, show.viewpoint))
        if self.situation_dock.isVisible():
            views = show.film.shots[show.shown].views
            seats = range(len(views)) if show.viewpoint is None else (show.viewpoint,)
            presenter = show.film.presenter
            names, told = Names(presenter), []
            for seat in seats:
                told += situation_lines(presenter.picture([views[seat]]), names)
            self.situation_dock.show_lines([*belief_lines(show.film, self._judgements()), *told])

    def show_captions(self) -> None:
        self.caption.setVisible(self.actions_of_demo.captions.isChecked())

    def show_beliefs(self) -> None:
        self._show_beliefs()
        self._show_docks()

    def _show_beliefs(self) -> None:
        self.shot_map.show_beliefs(self._judgements())

    def _judgements(self) -> list[Judgement]:
        """Of the sides whose thoughts may be shown; those not known yet are asked for."""
        if not self.actions_of_demo.beliefs.isChecked():
            return []
        show = self.demonstration
        everybody = range(len(show.film.rules.seats))
        seats = everybody if show.viewpoint is None else (show.viewpoint,)
        found = [show.judging.beliefs(show.shown, seat) for seat in seats]
        return [one for one in found if one is not None]

    # -- fading -----------------------------------------------------------------------------------

    def wake(self) -> None:
        self._fading.setEnabled(False)
        self._idle.start()

    def _fade(self) -> None:
        """Controls step back while the film runs and nobody touches anything."""
        if self.demonstration.is_playing:
            self._fading.setOpacity(FADED)
            self._fading.setEnabled(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter, QEvent.Type.ShortcutOverride):
            self.wake()
        return super().eventFilter(watched, event)

    # -- coming and going -------------------------------------------------------------------------

    def _restore_layout(self) -> None:
        stored = window_settings().value("demo_geometry")
        open_fitting(self, SMALLEST, FIRST, stored if isinstance(stored, QByteArray) else None)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.demonstration.close()
        settings = window_settings()
        settings.setValue("demo_geometry", self.saveGeometry())
        settings.sync()
        self._folder.cleanup()
        super().closeEvent(event)


def window_settings() -> QSettings:
    return open_settings(paths.state_folder() / "window.ini")
