"""Turns and phases as the rules head them and as people call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import LAST_TURN, SIDES
from solitaire.games.quadrilateral.text.position import date
from solitaire.games.quadrilateral.text.wording import date_words
from solitaire.presenting.guide import Phase
from solitaire.text import NOTHING, Text, joined, text, verbatim

_TURNS: Final = {
    f"turn {turn}, {date(RULES.board, turn)}": turn for turn in range(1, LAST_TURN + 1)
}
"""Each turn by its heading."""


def turns() -> Sequence[Text]:
    return tuple(date_words(RULES.board, turn) for turn in range(1, LAST_TURN + 1))


def phase(heading: Sequence[str]) -> Phase:
    words = heading[-1] if len(heading) > 1 else ""
    seat = next((n for n, side in enumerate(SIDES) if words.startswith(side.capitalize())), None)
    return Phase(_TURNS.get(heading[0], 0) if heading else 0, seat, words.endswith("combat"))


def period(heading: Sequence[str]) -> Text:
    """A turn with its date, and the phase if the heading names one."""
    turn = _TURNS.get(heading[0]) if heading else None
    if turn is None:
        return joined(map(_as_text, heading), " · ") if heading else NOTHING
    words = [text("Turn {turn}", turn=turn), date_words(RULES.board, turn)]
    return joined([*words, *map(_as_text, heading[1:])], " · ")


def moment(heading: Sequence[str]) -> Text:
    """In the middle of a sentence: "turn 3, 2 August, French march"."""
    return joined(map(_as_text, heading)) if heading else NOTHING


def _as_text(words: str) -> Text:
    """A heading of the rules as it is, to be told in any language; one that was read verbatim."""
    return words if isinstance(words, Text) else verbatim(words)
