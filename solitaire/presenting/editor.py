"""Changing a position by hand, for the what-if board. Positions go by their text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import Text


@dataclass(frozen=True, slots=True)
class MarkChoice:
    """Something that lies on a counter and can be changed: hits, a marker."""

    name: str
    words: Text
    values: tuple[tuple[str, Text], ...]
    """What it may be, with words."""
    value: str
    """What it is."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A moment of the turn from which the board may go on."""

    name: str
    words: Text


class EditRefused(ValueError):
    """Why the position cannot be changed so, as a sentence."""


class Editor:
    """A game that gives one has a what-if board."""

    def put(self, position: str, counter: CounterId, place: PlaceId) -> str:
        """The position with the counter there. Raises EditRefused."""
        raise NotImplementedError

    def remove(self, position: str, counter: CounterId) -> str:
        raise NotImplementedError

    def marks(self, position: str, counter: CounterId) -> Sequence[MarkChoice]:
        return ()

    def with_mark(self, position: str, counter: CounterId, mark: str, value: str) -> str:
        raise NotImplementedError

    def beginnings(self, position: str) -> Sequence[Beginning]:
        return ()

    def begun_at(self, position: str, beginning: str) -> str:
        """The position at that moment of its turn."""
        raise NotImplementedError
