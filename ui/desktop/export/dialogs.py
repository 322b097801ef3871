"""Asking how a map or a film is to be written, and writing it with a bar that can be stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QMessageBox,
    QProgressDialog,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from solitaire.game import Game
from ui import paths
from ui.common.failures import Failure
from ui.desktop.board.naming import Names
from ui.desktop.export.film import (
    Wanted,
    check_pillow,
    frames_of,
    write_frames,
    write_gif,
)
from ui.desktop.export.map import (
    DPI,
    LARGEST_DPI,
    MILLIMETRES,
    SMALLEST_DPI,
    export_map,
)
from ui.desktop.export.stage import MapStage
from ui.desktop.style.file_trouble import sentence
from ui.desktop.style.language import tr, tr_count
from ui.desktop.table.sight import shown_by
from ui.desktop.watch.film import Film, Viewpoint

SIZES: Final = ((640, 400), (960, 600), (1280, 800), (1920, 1200))
SPEEDS: Final = (1.0, 2.0, 4.0)
GIF, FRAMES = "gif", "frames"
BYTES_PER_PIXEL: Final = 0.14
"""Of a GIF, measured on a whole campaign; a frame of 1280 by 800 takes some 145 kB."""
_FORMATS: Final = {".pdf": "PDF", ".svg": "SVG", ".png": "PNG"}


class Stopped(Exception):
    """Somebody pressed Cancel."""


class _ExportDialog(QDialog):
    """A form above the buttons; says what went wrong in a box of its own."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = QFormLayout()
        self.estimate = QLabel(self)
        save, cancel = QDialogButtonBox.StandardButton.Save, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(save | cancel, self)
        self.buttons.accepted.connect(self.ask_file)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self.form)
        column.addWidget(self.estimate)
        column.addWidget(self.buttons)

    def ask_file(self) -> None:
        raise NotImplementedError

    def say_trouble(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "Campagna", sentence, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()


class MapExportDialog(_ExportDialog):
    """PDF, SVG or PNG, with the position or without."""

    def __init__(
        self,
        game: Game,
        views: Sequence[Any],
        viewpoint: Viewpoint,
        parent: QWidget | None = None,
    ) -> None:
        """Only what the views show can be written: one for a side that plays, or both."""
        super().__init__(tr("Export the map"), parent)
        self._game = game
        self._presenter = shown_by(game)
        self._views = views
        self.format = QComboBox(self)
        for suffix, name in _FORMATS.items():
            self.format.addItem(name, suffix)
        self.dpi = QSpinBox(self)
        self.dpi.setRange(SMALLEST_DPI, LARGEST_DPI)
        self.dpi.setValue(DPI)
        self.width_in_millimetres = QSpinBox(self)
        self.width_in_millimetres.setRange(50, 2000)
        self.width_in_millimetres.setValue(round(MILLIMETRES))
        self.width_in_millimetres.setSuffix(tr(" mm"))
        self.has_position = QCheckBox(tr("With the &counters"), self)
        self.has_position.setChecked(bool(views))
        self.has_position.setEnabled(bool(views))
        names = Names(self._presenter)
        armies = [names.army(side) for side in game.rules().seats]
        self.viewpoint = viewpoint_choice(armies, viewpoint)
        self.viewpoint.setEnabled(len(views) > 1)
        self.form.addRow(tr("&Format"), self.format)
        self.form.addRow(tr("&Dots per inch (PNG)"), self.dpi)
        self.form.addRow(tr("&Width"), self.width_in_millimetres)
        self.form.addRow("", self.has_position)
        self.form.addRow(tr("&Viewpoint"), self.viewpoint)

    def ask_file(self) -> None:
        suffix = self.format.currentData()
        start = str(paths.games_folder() / f"{self._game.name}{suffix}")
        name, _ = QFileDialog.getSaveFileName(self, tr("Export the map"), start, f"*{suffix}")
        if name:
            path = Path(name)
            self.write(path if path.suffix else path.with_suffix(suffix))

    def write(self, target: Path) -> None:
        """The file, or a sentence why not."""
        try:
            dpi, width = self.dpi.value(), self.width_in_millimetres.value()
            export_map(self._stage(), target, dpi, width)
        except Failure as failure:
            self.say_trouble(sentence(failure))
        else:
            self.accept()

    def _stage(self) -> MapStage:
        if not self.has_position.isChecked():
            return MapStage(self._presenter, notice=self._game.notice)
        viewpoint = self.viewpoint.currentData()
        if len(self._views) == 1:
            return MapStage(self._presenter, self._views, 0, self._game.notice)
        return MapStage(self._presenter, self._views, viewpoint, self._game.notice)


class FilmExportDialog(_ExportDialog):
    """A GIF or a folder of pictures, of what is computed so far."""

    def __init__(
        self, film: Film, viewpoint: Viewpoint, summary: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export the film"), parent)
        self._film = film
        self._summary = summary
        self.format = QComboBox(self)
        self.format.addItem(tr("Animated GIF"), GIF)
        self.format.addItem(tr("Folder of pictures"), FRAMES)
        self.size_of_pictures = QComboBox(self)
        for width, height in SIZES:
            self.size_of_pictures.addItem(f"{width} × {height}", QSize(width, height))
        self.size_of_pictures.setCurrentIndex(2)
        self.speed = QComboBox(self)
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setCurrentIndex(1)
        self.everything = QCheckBox(tr("&Every moment, not only those that matter"), self)
        self.viewpoint = viewpoint_choice(film.armies, viewpoint)
        self.form.addRow(tr("&Format"), self.format)
        self.form.addRow(tr("&Size"), self.size_of_pictures)
        self.form.addRow(tr("S&peed"), self.speed)
        self.form.addRow(tr("&Viewpoint"), self.viewpoint)
        self.form.addRow("", self.everything)
        for combo in (self.format, self.size_of_pictures, self.speed, self.viewpoint):
            combo.currentIndexChanged.connect(self._show_estimate)
        self.everything.toggled.connect(self._show_estimate)
        self._show_estimate()

    def wanted(self) -> Wanted:
        return Wanted(
            self.viewpoint.currentData(),
            self.size_of_pictures.currentData(),
            self.everything.isChecked(),
            self.speed.currentData(),
        )

    def _show_estimate(self) -> None:
        wanted = self.wanted()
        frames = frames_of(self._film, wanted, self._summary)
        pixels = wanted.size.width() * wanted.size.height()
        size = max(round(len(frames) * pixels * BYTES_PER_PIXEL / 1e6), 1)
        seconds = round(sum(frame.seconds for frame in frames))
        pictures = tr_count("%n pictures", len(frames))
        self.estimate.setText(
            tr(
                "{pictures}, {seconds} s, about {size} MB",
                pictures=pictures,
                seconds=seconds,
                size=size,
            )
        )

    def ask_file(self) -> None:
        if self.format.currentData() == GIF:
            start = str(paths.games_folder() / "demo.gif")
            name, _ = QFileDialog.getSaveFileName(self, tr("Export the film"), start, "*.gif")
        else:
            name = QFileDialog.getExistingDirectory(self, tr("Folder of pictures"))
        if name:
            self.write(Path(name))

    def write(self, target: Path) -> None:
        """The film, or a sentence why not; Cancel keeps the pictures that are there."""
        wanted = self.wanted()
        frames = frames_of(self._film, wanted, self._summary)
        bar = QProgressDialog(tr("Drawing…"), tr("Cancel"), 0, len(frames), self)
        bar.setWindowModality(Qt.WindowModality.WindowModal)
        bar.setMinimumDuration(0)

        def tick() -> None:
            bar.setValue(min(bar.value() + 1, len(frames) - 1))
            if bar.wasCanceled():
                raise Stopped

        try:
            if self.format.currentData() == GIF:
                check_pillow()
                write_gif(self._film, frames, wanted, target, tick)
            else:
                write_frames(self._film, frames, wanted, target, tick)
        except Failure as failure:
            self.say_trouble(sentence(failure))
        except Stopped:
            self.estimate.setText(tr("Stopped."))
        else:
            self.accept()
        finally:
            bar.close()


def viewpoint_choice(armies: Sequence[str], viewpoint: Viewpoint) -> QComboBox:
    combo = QComboBox()
    for seat, side in enumerate(armies):
        combo.addItem(tr("As the {side} see it", side=side), seat)
    combo.addItem(tr("Everything"), None)
    combo.setCurrentIndex(len(armies) if viewpoint is None else viewpoint)
    return combo
