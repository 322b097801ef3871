"""Typed words and what they may mean: prefixes, names of several words, near misses."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Final

_LONGEST_NAME: Final = 4
"""Words that one name may be typed as: "santa margherita", "to the guns"."""
_NEAR_ENOUGH: Final = 0.5
_NEAREST: Final = 4


def typed_words(line: str, verbs: Collection[str], names: Collection[str]) -> list[str]:
    """The words of a line in known spelling: "La Corona" is la_corona."""
    raw = _plain(line).split()
    words = []
    while raw:
        count, word = _joined(raw, verbs, names)
        words.append(word)
        del raw[:count]
    return words


def _plain(text: str) -> str:
    """Lower case without accents; commas become blanks."""
    decomposed = unicodedata.normalize("NFKD", text.replace(",", " ").lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _joined(raw: Sequence[str], verbs: Collection[str], names: Collection[str]) -> tuple[int, str]:
    for count in range(min(_LONGEST_NAME, len(raw)), 1, -1):
        for mark, known in (("-", verbs), ("_", names)):
            word = mark.join(raw[:count])
            if word in known:
                return count, word
    return 1, raw[0]


def meant(word: str, known: Iterable[str]) -> list[str]:
    """What a word stands for: itself if it is known, otherwise everything that begins with it."""
    names = list(known)
    return [word] if word in names else [name for name in names if name.startswith(word)]


def nearest(text: str, known: Iterable[str]) -> list[str]:
    """The best few of what may have been meant, best first."""
    return difflib.get_close_matches(text, list(known), n=_NEAREST, cutoff=_NEAR_ENOUGH)


def ranked(text: str, known: Iterable[str]) -> list[str]:
    """The few that are most like it, however little."""
    return difflib.get_close_matches(text, list(known), n=_NEAREST, cutoff=0)


def listed(words: Sequence[str], last: str = "or") -> str:
    """ "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
