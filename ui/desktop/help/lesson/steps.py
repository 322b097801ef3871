"""What a step of the lesson waits for, asked of the real window and the real game.

A change of rules that breaks the lesson breaks its test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from solitaire.presenting.lesson import Step
from ui.desktop.help.hints.words import STEPS as HINT_STEPS
from ui.desktop.help.lesson.room import LessonRoom
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.table.table import PERSON, ROLL


def is_done(step: Step, room: LessonRoom) -> bool:
    return all(_EXPECTATIONS[words[0]](room, *words[1:]) for words in step.until)


def _is_selected(room: LessonRoom, *counters: str) -> bool:
    return set(counters) <= set(room.model.selection)


def _is_cursor(room: LessonRoom, place: str) -> bool:
    return room.model.cursor == place


def _stands(room: LessonRoom, counter: str, place: str) -> bool:
    table = room.model.table
    is_asked = table is not None and table.waits_for == PERSON
    return is_asked and table is not None and table.picture().place_of(counter) == place


def _is_asked(room: LessonRoom, tag: str) -> bool:
    table = room.model.table
    return table is not None and any(offer.tag == tag for offer in table.offers())


def _waits_for_dice(room: LessonRoom) -> bool:
    table = room.model.table
    return table is not None and table.waits_for == ROLL


def _asks_again(room: LessonRoom) -> bool:
    return room.model.confirmation is not None


def _foresees(room: LessonRoom) -> bool:
    """More than one thing may happen, and the chances are shown."""
    shown = room.foresight()
    return shown is not None and len(shown.chances) > 1


def _previews(room: LessonRoom) -> bool:
    return room.combat.is_preview


def _shows_overlay(room: LessonRoom, name: str) -> bool:
    return room.model.overlay == name


def _is_hinted(room: LessonRoom) -> bool:
    return room.hints.step == HINT_STEPS


def _is_played_out(room: LessonRoom) -> bool:
    table = room.model.table
    return isinstance(table, LessonTable) and table.is_played_out


def _is_fact(room: LessonRoom, *words: str) -> bool:
    table = room.model.table
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
