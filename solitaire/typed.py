"""Words that a person typed: their meaning, or a NotNotation that says what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from solitaire.protocol import NotNotation
from solitaire.text import Text, did_you_mean, text

LONGEST_NUMBER: Final = 9
"""Digits; a longer number means nothing in any game."""
LONGEST_SHOWN: Final = 60
"""Letters of a word that a message repeats."""


def shortened(word: str) -> str:
    return word if len(word) <= LONGEST_SHOWN else f"{word[: LONGEST_SHOWN - 3]}..."


def verb_of(words: Sequence[str], verbs: Mapping[str, int]) -> int:
    """The command given by the first word."""
    if not words:
        raise NotNotation(text("An empty line is no choice."))
    return number_called(words[0], verbs, text("verb of this game"))


def needs(verb: str, what: Text) -> NotNotation:
    return NotNotation(text("{word} needs {what} after it.", word=repr(verb), what=what))


def number_called(word: str, numbers: Mapping[str, int], what: Text) -> int:
    """The number of a thing by its name; `what` says what it should be."""
    if word not in numbers:
        raise unknown(word, numbers, what)
    return numbers[word]


def unknown(word: str, known: Iterable[str], what: Text) -> NotNotation:
    short = shortened(word)
    hint = did_you_mean(short, known)
    return NotNotation(text("{word} is no {what}.{hint}", word=repr(short), what=what, hint=hint))


def number_between(word: str, low: int, high: int, what: Text) -> int:
    is_number = word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
    if not is_number or not low <= int(word) <= high:
        raise NotNotation(
            text(
                "{word} is no {what}: it is a number from {low} to {high}.",
                word=repr(shortened(word)),
                what=what,
                low=low,
                high=high,
            )
        )
    if str(int(word)) != word:
        told = repr(word)
        raise NotNotation(
            text("{word} is no {what}: write {number}.", word=told, what=what, number=int(word))
        )
    return int(word)
