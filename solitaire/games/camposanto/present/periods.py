"""Phases of the two turns, as the rules head them and as people call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.camposanto.present.names import STATUS_TITLES, TURN_TITLES, wing_title
from solitaire.games.camposanto.terms import ALL_WINGS, PHASES, STATUS_NAMES, TURN_NAMES, WINGS
from solitaire.games.camposanto.text import wording
from solitaire.presenting.guide import Phase
from solitaire.text import Text, joined, text, verbatim

TURNS: Final = tuple(
    text("{turn} {phase}", turn=title, phase=phase)
    for title in TURN_TITLES
    for phase in range(1, PHASES + 1)
)
"""The six phases as a calendar shows them."""
_NUMBERS: Final = {
    f"{name.capitalize()}, phase {phase}": turn * PHASES + phase
    for turn, name in enumerate(TURN_NAMES)
    for phase in range(1, PHASES + 1)
}
_PERIODS: Final = {
    heading: text(
        "{turn}, phase {phase}", turn=TURN_TITLES[(n - 1) // PHASES], phase=(n - 1) % PHASES + 1
    )
    for heading, n in _NUMBERS.items()
}
_ACTIVATIONS: Final = {
    f"{wording.wing_title(wing)}, {STATUS_NAMES[status]}": (
        wing,
        text("{wing}, {status}", wing=wing_title(wing), status=STATUS_TITLES[status]),
    )
    for wing in range(ALL_WINGS)
    for status in range(len(STATUS_NAMES))
}
_OTHERS: Final = {
    "orders": text("orders"),
    "exchange of order points": text("exchange of order points"),
    "end": text("end"),
}


def phase(heading: Sequence[str]) -> Phase:
    """A combat is fought in nearly every activation, so none of them is called one."""
    wing = _ACTIVATIONS[heading[1]][0] if heading[1:] and heading[1] in _ACTIVATIONS else None
    return Phase(_NUMBERS.get(heading[0], 0), None if wing is None else wing // WINGS)


def period(heading: Sequence[str]) -> Text:
    return joined([_turn(heading), *_rest(heading)], " · ")


def moment(heading: Sequence[str]) -> Text:
    return joined([_turn(heading), *_rest(heading)])


def _turn(heading: Sequence[str]) -> Text:
    name = heading[0] if heading else ""
    return _PERIODS.get(name, verbatim(name))


def _rest(heading: Sequence[str]) -> list[Text]:
    return [_part(one) for one in heading[1:]]


def _part(name: str) -> Text:
    if name in _ACTIVATIONS:
        return _ACTIVATIONS[name][1]
    return _OTHERS.get(name, verbatim(name))
