"""Edges of the high contrast look, which Fusion would draw black on black: of check boxes, radio
buttons, buttons, fields and lists.

A style and not a style sheet: after a style sheet was taken away, Qt leaves some widgets with the
letters and colours of before when those of the application change.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget

MARK_EDGE: Final = 2
FRAME_EDGE: Final = 1
FOCUS_EDGE: Final = 2
_Part = QStyle.PrimitiveElement
_ROUND: Final = _Part.PE_IndicatorRadioButton
_MARKS: Final = (_ROUND, _Part.PE_IndicatorCheckBox)
_FRAMES: Final = (_Part.PE_PanelButtonCommand, _Part.PE_FrameLineEdit, _Part.PE_Frame)
_YELLOW, _BLACK = QColor("#ffd400"), QColor("black")
_WHITE, _GREY = QColor("white"), QColor("#b0b0b0")


class ContrastStyle(QProxyStyle):
    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element in _MARKS:
            _draw_mark(option, painter, is_round=element == _ROUND)
            return
        super().drawPrimitive(element, option, painter, widget)
        if element in _FRAMES:
            _draw_frame(option, painter)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control == QStyle.ComplexControl.CC_ComboBox:
            _draw_frame(option, painter)


def _draw_mark(option: QStyleOption, painter: QPainter, *, is_round: bool) -> None:
    is_on = bool(option.state & QStyle.StateFlag.State_On)
    pen = QPen(_line(option), MARK_EDGE)
    _draw(option, painter, pen, QBrush(_YELLOW if is_on else _BLACK), is_round=is_round)


def _draw_frame(option: QStyleOption, painter: QPainter) -> None:
    has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
    pen = QPen(_YELLOW, FOCUS_EDGE) if has_focus else QPen(_line(option), FRAME_EDGE)
    _draw(option, painter, pen, QBrush(Qt.BrushStyle.NoBrush), is_round=False)


def _line(option: QStyleOption) -> QColor:
    return _WHITE if option.state & QStyle.StateFlag.State_Enabled else _GREY


def _draw(
    option: QStyleOption, painter: QPainter, pen: QPen, brush: QBrush, *, is_round: bool
) -> None:
    inset = pen.widthF() / 2
    room = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_round)
    painter.setPen(pen)
    painter.setBrush(brush)
    painter.drawEllipse(room) if is_round else painter.drawRect(room)
    painter.restore()
