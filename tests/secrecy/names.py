"""Names that must not reach a seat, and the search for them in texts."""

from __future__ import annotations

import re
from collections.abc import Iterable

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import DUMMY
from solitaire.protocol import Seat
from tests.secrecy.table import BOARD, hidden_counters

_CHOICE_OF_NAMES = re.compile(r"\w+(?:\s+or\s+\w+)+")
"""What a view says of a counter that may be one of several."""


def unknown_counters(state: State, seat: Seat) -> list[int]:
    """Hidden enemy counters of which the seat has not concluded who they are; no dummies."""
    return [
        counter
        for counter in hidden_counters(state, seat)
        if state.suspects[counter] != 1 << (counter & 63) and BOARD.counter_kind[counter] != DUMMY
    ]


def unknown_titles(state: State, seat: Seat) -> set[str]:
    return {BOARD.counter_titles[counter] for counter in unknown_counters(state, seat)}


def unknown_ids(state: State, seat: Seat) -> set[str]:
    return {BOARD.counter_names[counter] for counter in unknown_counters(state, seat)}


def unknown_names_in(text: str, names: Iterable[str]) -> list[str]:
    """Which of the names stand in the text, choices such as "this or that" left out.

    Other counters' longer titles ("Melas (artillery)" holds "Melas") do not count.
    """
    text = _CHOICE_OF_NAMES.sub("", text)
    wanted = set(names)
    for title in sorted({*BOARD.counter_titles, *BOARD.counter_names}, key=len, reverse=True):
        if title and title not in wanted:
            if any(name in title for name in wanted):
                text = text.replace(title, "")
        elif title and re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text):
            return [title]
    return []
