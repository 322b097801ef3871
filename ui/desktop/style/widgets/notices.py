"""What must be said wherever a game is shown: that its map is reconstructed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from solitaire.text import Text
from ui.desktop.style.language import translated
from ui.desktop.style.widgets.full_label import FullLabel


class NoticeLabel(FullLabel):
    """Hidden where there is nothing to say."""

    def __init__(self, notice: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        font = self.font()
        font.setItalic(True)
        self.setFont(font)
        self.show_notice(notice)

    def show_notice(self, notice: Text) -> None:
        self.setText(translated(notice))
        self.setVisible(bool(notice))
