"""What a step of the lesson waits for, asked of the real window and the real game.

A change of rules that breaks the lesson breaks its test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from solitaire.presenting.lesson import Step
from ui.desktop.help.hints.words import STEPS as HINT_STEPS
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.table.table import PERSON, ROLL

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


def is_done(step: Step, window: PlayWindow) -> bool:
    return all(_EXPECTATIONS[words[0]](window, *words[1:]) for words in step.until)


def _is_selected(window: PlayWindow, *counters: str) -> bool:
    return set(counters) <= set(window.pointing.selection)


def _is_cursor(window: PlayWindow, place: str) -> bool:
    return window.board.map_view.cursor_area == place


def _stands(window: PlayWindow, counter: str, place: str) -> bool:
    table = window.table
    is_asked = table is not None and table.waits_for == PERSON
    return is_asked and table is not None and table.picture().place_of(counter) == place


def _is_asked(window: PlayWindow, tag: str) -> bool:
    table = window.table
    return table is not None and any(offer.tag == tag for offer in table.offers())


def _waits_for_dice(window: PlayWindow) -> bool:
    return window.table is not None and window.table.waits_for == ROLL


def _asks_again(window: PlayWindow) -> bool:
    return window.confirming is not None


def _foresees(window: PlayWindow) -> bool:
    """More than one thing may happen, and the chances are shown."""
    shown = window.foreseeing.shown
    return shown is not None and len(shown.chances) > 1


def _previews(window: PlayWindow) -> bool:
    return window.combat.is_preview


def _shows_overlay(window: PlayWindow, name: str) -> bool:
    return window.overlay == name


def _is_hinted(window: PlayWindow) -> bool:
    return window.hints.step == HINT_STEPS


def _is_played_out(window: PlayWindow) -> bool:
    return isinstance(window.table, LessonTable) and window.table.is_played_out


def _is_fact(window: PlayWindow, *words: str) -> bool:
    table = window.table
    if table is None or table.waits_for != PERSON:
        return False
    return table.guide.fact(table.view(), words)


_EXPECTATIONS: Final[Mapping[str, Callable[..., bool]]] = {
    "selected": _is_selected,
    "cursor": _is_cursor,
    "stands": _stands,
    "asked": _is_asked,
    "dice": _waits_for_dice,
    "confirm": _asks_again,
    "foreseen": _foresees,
    "preview": _previews,
    "overlay": _shows_overlay,
    "hint": _is_hinted,
    "played-out": _is_played_out,
    "fact": _is_fact,
}
