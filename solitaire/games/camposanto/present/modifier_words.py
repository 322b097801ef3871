"""The modifiers of an assault in words, one by one with their rules [7.2]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules.modifiers import modifiers
from solitaire.games.camposanto.staff.foresight import signed
from solitaire.presenting.odds_sheet import Modifier
from solitaire.text import Text, marked, text

_ATTACK: Final = (
    ("impetuous", 1, marked("{amount} Impetuous [5.1]")),
    ("steps", 1, marked("{amount} steps [7.2]")),
    ("stars", 1, marked("{amount} stars [7.2]")),
    ("defender_house", 1, marked("{amount} the defender is in a farmhouse [7.2]")),
    ("flank", 1, marked("{amount} flank [7.2]")),
    ("horse", 1, marked("{amount} cavalry before infantry [7.2]")),
)
_DEFENCE: Final = (
    ("steps", -1, marked("{amount} steps [7.2]")),
    ("stars", -1, marked("{amount} stars [7.2]")),
    ("attacker_house", 1, marked("{amount} an attacker is in a farmhouse [7.2]")),
    ("flank", -1, marked("{amount} flank [7.2]")),
)


def modifiers_of(
    world: State, attackers: Sequence[int], defenders: Sequence[int]
) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Of the attacker's and of the defender's rolls, as the bodies stand now."""
    found = modifiers(world, list(attackers), list(defenders))
    return _told(found, _ATTACK), _told(found, _DEFENCE)


def _told(found: object, reasons: Sequence[tuple[str, int, str]]) -> tuple[Modifier, ...]:
    amounts = [(int(getattr(found, name)) * sign, words) for name, sign, words in reasons]
    return tuple(
        Modifier(amount, text(words, amount=signed(amount))) for amount, words in amounts if amount
    )


def total_words(modifier: int) -> Text:
    return text("{amount} on each roll", amount=signed(modifier))
