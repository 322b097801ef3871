"""What the window says when a game cannot be opened or begun: a sentence, and the faults behind."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from solitaire.record.faults import BadRecord, RulesFailed
from solitaire.text import words_of
from ui.common.failures import Failure
from ui.desktop.style.language import marked, tr, translated

OF_THE_SYSTEM = (
    marked("No such file or directory"),
    marked("Permission denied"),
    marked("No space left on device"),
    marked("Is a directory"),
    marked("Not a directory"),
    marked("File exists"),
    marked("Read-only file system"),
)
"""What systems say most often, so that it is translated."""

log = logging.getLogger("campagna")


def say_trouble(parent: QWidget, sentence: str, details: str = "") -> None:
    """In a box over this window, which does not wait for an answer."""
    log.warning(details or sentence)
    box = QMessageBox(QMessageBox.Icon.Warning, "Campagna", sentence, parent=parent)
    box.setDetailedText(details)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def sentence(error: Exception) -> str:
    """What a Failure or a fault of a record says, in the language in use."""
    return translated(words_of(error))


def reason(error: OSError) -> str:
    """Why the system refused, in the language in use as far as its words are known."""
    return translated(error.strerror or str(error))


def trouble(failure: Failure, path: Path | None) -> tuple[str, str]:
    """A sentence for everybody, and details for a person who mends the file; these may be empty."""
    cause = failure.__cause__
    if isinstance(cause, RulesFailed):
        words = tr(
            "The rules broke down at line {line} of {path}: a fault of the program, not of the "
            "file, which was left as it is.",
            line=cause.line,
            path=path,
        )
        return words, str(failure)
    if isinstance(cause, BadRecord) and cause.faults:
        words = tr(
            "{path} cannot be followed from line {line} on. The file was left as it is.",
            path=path,
            line=min(fault.line for fault in cause.faults),
        )
        return words, str(failure)
    return sentence(failure), ""
