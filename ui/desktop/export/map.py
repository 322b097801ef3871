"""The map as a file for printing: PDF and SVG as lines, PNG at so many dots per inch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from solitaire.record import RecordNotWritten
from solitaire.record.files import replace_file
from solitaire.text import words_of
from ui.common.failures import CANNOT_WRITE, USAGE, Failure
from ui.desktop.export.outlines import OutlinePainter
from ui.desktop.export.stage import MapStage
from ui.desktop.style.language import tr

MILLIMETRES: Final = 400.0
"""The usual width: fits a sheet of A3."""
DPI: Final = 300
SMALLEST_DPI, LARGEST_DPI = 36, 1200
MOST_PIXELS: Final = 120_000_000
"""More would not fit the memory of a small computer."""
INCH: Final = 25.4
SUFFIXES: Final = (".pdf", ".svg", ".png")


def export_map(stage: MapStage, target: Path, dpi: int = DPI, width: float = MILLIMETRES) -> None:
    """Write the map so many millimetres wide; raises Failure."""
    writers: dict[str, Callable[[MapStage, QSizeF, int], bytes]] = {
        ".pdf": _pdf,
        ".svg": _svg,
        ".png": _png,
    }
    write = writers.get(target.suffix.lower())
    if write is None:
        known = ", ".join(SUFFIXES)
        raise Failure(tr("{path} must end in one of {known}.", path=target, known=known), USAGE)
    size = QSizeF(width, width * stage.part.height() / stage.part.width())
    write_file(target, write(stage, size, dpi))


def write_file(target: Path, data: bytes) -> None:
    """A whole file or none."""
    try:
        replace_file(target, data)
    except RecordNotWritten as error:
        raise Failure(words_of(error), CANNOT_WRITE) from error


def pixels(size: QSizeF, dpi: int) -> QSize:
    return QSize(round(size.width() / INCH * dpi), round(size.height() / INCH * dpi))


def _png(stage: MapStage, size: QSizeF, dpi: int) -> bytes:
    room = pixels(size, dpi)
    if room.width() * room.height() > MOST_PIXELS:
        words = tr(
            "A picture of {width} by {height} pixels is too large. Choose fewer dots per inch, or "
            "PDF, which has no limit.",
            width=room.width(),
            height=room.height(),
        )
        raise Failure(words, USAGE)
    image = QImage(room, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dpi / INCH * 1000))
    image.setDotsPerMeterY(round(dpi / INCH * 1000))
    painter = QPainter(image)
    stage.paint(painter, QRectF(image.rect()))
    painter.end()
    return png_bytes(image)


def png_bytes(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def _pdf(stage: MapStage, size: QSizeF, dpi: int) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle("Campagna")
    writer.setCreator("Campagna")
    writer.setResolution(dpi)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF())
    painter = QPainter(writer)
    stage.paint(painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    buffer.close()
    return bytes(data.data())


def _svg(stage: MapStage, size: QSizeF, dpi: int) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The later version clips, but never ends a clip: most of the map would be missing.
    writer = QSvgGenerator(QSvgGenerator.SvgVersion.SvgTiny12)
    writer.setOutputDevice(buffer)
    writer.setResolution(dpi)
    room = pixels(size, dpi)
    writer.setSize(room)
    writer.setViewBox(QRectF(0, 0, room.width(), room.height()))
    writer.setTitle("Campagna")
    painter = OutlinePainter(writer)
    stage.paint(painter, QRectF(0, 0, room.width(), room.height()))
    painter.end()
    buffer.close()
    return bytes(data.data())
