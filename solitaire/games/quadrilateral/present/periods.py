"""Turns and phases as the rules head them and as people call them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.quadrilateral.core.parts import COMBAT, PART_NAMES
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import LAST_TURN, SIDES
from solitaire.games.quadrilateral.text.headings import is_of_a_side, part_heading, turn_heading
from solitaire.games.quadrilateral.text.wording import date_words
from solitaire.presenting.guide import Phase
from solitaire.text import NOTHING, Text, joined, text, verbatim

_TURNS: Final[Mapping[str, int]] = {
    turn_heading(RULES.board, turn): turn for turn in range(1, LAST_TURN + 1)
}
"""Each turn by its heading."""
_PARTS: Final[Mapping[str, tuple[int | None, bool]]] = {
    part_heading(part, seat): (seat if is_of_a_side(part) else None, part == COMBAT)
    for part in range(len(PART_NAMES))
    for seat in range(len(SIDES))
}
"""Whose it is, and whether there is combat, by heading."""
_HEADINGS: Final = {str(one): one for one in (*_TURNS, *_PARTS) if isinstance(one, Text)}
"""Each as it can be told in any language, by its plain words."""


def turns() -> Sequence[Text]:
    return tuple(date_words(RULES.board, turn) for turn in range(1, LAST_TURN + 1))


def phase(heading: Sequence[str]) -> Phase:
    seat, is_combat = _PARTS.get(heading[-1], (None, False)) if heading[1:] else (None, False)
    return Phase(_TURNS.get(heading[0], 0) if heading else 0, seat, is_combat)


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
    """A heading of the rules as it is, to be told in any language; so is one that was
    read from a record; others are left as they were read."""
    return words if isinstance(words, Text) else _HEADINGS.get(words, verbatim(words))
