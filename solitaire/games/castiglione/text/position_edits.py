"""Changes to the text of a position, for whoever sets positions up by hand.

Only lines are changed here; whether the outcome is a position says read_position().
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from solitaire.games.castiglione.terms import PLACE_NAMES, SIDES

_UNDER_WAY: Final = (
    "step",
    "die",
    "part",
    "march",
    "battle",
    "scout",
    "queue",
    "displaced",
    "appointing",
    "tried",
    "mended",
    "cut_off",
    "joined_mantua",
    "fought",
)
"""Beginnings of the lines that tell how far a phase has come."""
_OF_THE_OLD_PLACE: Final = ("entered=", "started=")
_BOXES: Final = frozenset(PLACE_NAMES.values())


def moved(text: str, counters: Collection[str], place: str) -> str:
    """These counters stand at another place: an area, or a box by its name."""
    lines = []
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["at"]:
            names = [name for name in words[2:] if name not in counters]
            words = [*words[:2], *names] if names else []
        elif words[:1] == ["note"] and words[1] in counters:
            words = _notes_elsewhere(words, place)
        if words:
            lines.append(" ".join(words))
    if place != "pool":
        lines.append(" ".join(["at", place, *counters]))
    return "\n".join(lines) + "\n"


def _notes_elsewhere(words: list[str], place: str) -> list[str]:
    """Without what was true at the old place; in a box nothing of it is true any more."""
    notes = [] if place in _BOXES else [n for n in words[2:] if not n.startswith(_OF_THE_OLD_PLACE)]
    return [*words[:2], *notes] if notes else []


def begun_anew(text: str, phase: str, side: str) -> str:
    """The named phase of this turn begins, with this side moving or attacking in it."""
    first = side if phase.startswith("first") else SIDES[1 - SIDES.index(side)]
    new = {"phase": phase, "active": side, "first": first}
    lines = []
    for line in text.splitlines():
        words = line.split()
        word = words[0] if words else ""
        if word in new:
            lines.append(f"{word} {new[word]}")
        elif not word.startswith(_UNDER_WAY):
            lines.append(line)
    return "\n".join(lines) + "\n"


# -- hits and markers -----------------------------------------------------------------------------


def hits_of(text: str, counter: str) -> int:
    found = [note for note in _notes_of(text, counter) if note.startswith("hits=")]
    return int(found[0].removeprefix("hits=")) if found else 0


def marks_of(text: str, counter: str) -> list[str]:
    """By their names in the notation: out_of_command, foraged, moved and so on."""
    found = [note for note in _notes_of(text, counter) if note.startswith("marks=")]
    return found[0].removeprefix("marks=").split(",") if found else []


def with_hits(text: str, counters: Collection[str], hits: int) -> str:
    """These counters have so many hits, and everybody knows it."""
    for counter in counters:
        text = _noted(text, counter, ("hits=", "seen="), f"hits={hits}" if hits else "")
    return text


def with_mark(text: str, counters: Collection[str], mark: str) -> str:
    for counter in counters:
        marks = sorted({*marks_of(text, counter), mark})
        text = _noted(text, counter, ("marks=",), f"marks={','.join(marks)}")
    return text


def without_mark(text: str, counters: Collection[str], mark: str) -> str:
    for counter in counters:
        marks = [one for one in marks_of(text, counter) if one != mark]
        text = _noted(text, counter, ("marks=",), f"marks={','.join(marks)}" if marks else "")
    return text


def _notes_of(text: str, counter: str) -> list[str]:
    for line in text.splitlines():
        words = line.split()
        if words[:2] == ["note", counter]:
            return words[2:]
    return []


def _noted(text: str, counter: str, replaced: tuple[str, ...], note: str) -> str:
    """The note of a counter with another one instead of those that begin so."""
    notes = [one for one in _notes_of(text, counter) if not one.startswith(replaced)]
    notes += [note] if note else []
    lines = [line for line in text.splitlines() if line.split()[:2] != ["note", counter]]
    if notes:
        lines.append(" ".join(["note", counter, *notes]))
    return "\n".join(lines) + "\n"
