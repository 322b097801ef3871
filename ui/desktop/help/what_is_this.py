"""A few words on each part of the game window, for Shift+F1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDockWidget, QWhatsThis, QWidget

from ui.desktop.style.announcing import mention
from ui.desktop.style.language import marked, tr

_DOCKS: Final = {
    "orders": marked(
        "Everything that may be chosen now. ↑ and ↓ walk the list, Enter or a digit takes a "
        "line, / narrows it by a word. Below it you see what the selected line would bring."
    ),
    "inspector": marked(
        "The place that was pointed at last: ground, roads, supply and who is there, as far "
        "as your side knows. I brings it to the front."
    ),
    "log": marked("What your side saw, turn by turn."),
    "situation": marked("The whole position in words, as your side knows it."),
    "combat": marked(
        "The combat being fought or considered: both forces, the odds with every modifier, "
        "and what may be chosen in it. D comes here."
    ),
    "tables": marked("Areas and units as tables. Enter on a line is a click on the map."),
    "dispatches": marked("What the enemy was seen to do, as cards. Enter shows one on the map."),
    "intelligence": marked("What the enemy's hidden counters may be, and how likely that is."),
}
MAP: Final = marked(
    "The map. Tab goes to the next of your stacks that can act, the arrows lead along the roads, "
    "Enter goes there or opens the area. Space picks units one by one, Ctrl+A all of them."
)
PROMPT: Final = marked(
    "Every question is asked here: whose phase it is, what is wanted, which keys answer, and "
    "whether the last order can be taken back."
)
STRIP: Final = marked(
    "The state of the game: turn, phase, initiative, points, visibility, opponent, help that was "
    "taken, and the seal of the dice."
)
FILTER: Final = marked("A name, a place or a verb narrows the list; Esc shows all of it again.")


def explain(parts: Mapping[str, QWidget], docks: Iterable[QDockWidget]) -> None:
    """Give every part its words; `parts` are by those above."""
    for words, part in parts.items():
        part.setWhatsThis(tr(words))
    for dock in docks:
        dock.setWhatsThis(tr(_DOCKS.get(dock.objectName(), dock.windowTitle())))


def show_what_it_is(window: QWidget, otherwise: QWidget) -> None:
    """Beside whatever has the keyboard."""
    widget: QWidget | None = window.focusWidget()
    while widget is not None and not widget.whatsThis():
        widget = widget.parentWidget()
    if widget is None:
        widget = otherwise
    place = widget.mapToGlobal(QPoint(widget.width() // 3, widget.height() // 3))
    QWhatsThis.showText(place, widget.whatsThis(), widget)
    mention(window, widget.whatsThis())
