"""What is said to whoever listens instead of looking: questions at once, results when it suits."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent


def ask_aloud(thing: QObject, words: str) -> None:
    """Interrupts what is being spoken: something is wanted of the person."""
    _say(thing, words, QAccessible.AnnouncementPoliteness.Assertive)


def mention(thing: QObject, words: str) -> None:
    """Waits until the listener has time."""
    _say(thing, words, QAccessible.AnnouncementPoliteness.Polite)


def tell_of_other_lines(thing: QObject) -> None:
    """The children of a list are others than before."""
    if QAccessible.isActive():
        event = QAccessibleEvent(thing, QAccessible.Event.ObjectReorder)
        QAccessible.updateAccessibility(event)


def _say(thing: QObject, words: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
    # Nobody listens in most games, and events that nobody wants still take time.
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(thing, words)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
