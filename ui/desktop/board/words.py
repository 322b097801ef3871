"""Lists of sentences about counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ui.desktop.style.language import tr


def counted_lines(lines: Iterable[str]) -> list[str]:
    """Equal ones once, with how many they are."""
    return [
        line if many == 1 else tr("{many} × {words}", many=many, words=line)
        for line, many in Counter(lines).items()
    ]
