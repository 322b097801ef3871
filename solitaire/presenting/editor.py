"""Changing a position by hand, for the what-if board. Positions are texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import Text


@dataclass(frozen=True, slots=True)
class MarkChoice:
    """Something on a counter that can be changed: hits, a marker."""

    name: str
    values: tuple[tuple[str, Text], ...]
    """What it may be, with words; a single one is put on or taken off."""
    present: frozenset[str] = frozenset()
    """With several values, those that some of the counters have; a single one if all have it."""

    @property
    def is_switch(self) -> bool:
        return len(self.values) == 1


@dataclass(frozen=True, slots=True)
class Beginning:
    """A moment of the turn from which the board may go on."""

    name: str
    words: Text


class Editor:
    """A game that supplies one has a what-if board. Only texts are changed here; the rules decide
    whether the outcome is a position."""

    def put(self, position: str, counters: Sequence[CounterId], place: PlaceId) -> str:
        """The position with the counters there."""
        raise NotImplementedError

    def remove(self, position: str, counters: Sequence[CounterId]) -> str:
        """The position without these counters on the map."""
        raise NotImplementedError

    def marks(self, position: str, counters: Sequence[CounterId]) -> Sequence[MarkChoice]:
        return ()

    def with_mark(self, position: str, counters: Sequence[CounterId], mark: str, value: str) -> str:
        """An empty value removes it."""
        raise NotImplementedError

    def beginnings(self) -> Sequence[Beginning]:
        return ()

    def begun_at(self, position: str, beginning: str) -> str:
        """The position at that moment of its turn."""
        raise NotImplementedError

    def compared(self, views: Sequence[Any]) -> Sequence[tuple[Text, Text]]:
        """What distinguishes two positions, as title and words; the views are those of all
        seats."""
        return ()
