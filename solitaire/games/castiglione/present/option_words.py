"""The options of the game as the dialog for a new game words them."""

from __future__ import annotations

from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.faces import BACK, known_face
from solitaire.games.castiglione.terms import SIDES
from solitaire.presenting.options import OptionWords, ValueWords, plain_words
from solitaire.presenting.picture import Face
from solitaire.protocol import Option
from solitaire.text import NOTHING, Text, text, verbatim

_STACK: Final = ("wurmser", "bajalich", "gummer")
"""An Austrian stack, shown in each visibility."""
_DUMMIES: Final = 2


def option_words(option: Option) -> OptionWords:
    if option.name == "visibility":
        return _visibility()
    if option.name == "edition":
        return _edition(option)
    if option.name == "markers":
        return OptionWords(text("Hits and other markers on unseen counters are open"))
    return plain_words(option)


def _visibility() -> OptionWords:
    return OptionWords(
        text("What is seen of the &enemy"),
        {
            "mist": ValueWords(
                text("Mist, as printed"),
                text("Enemy counters lie face down unless they are met [3.8]."),
                tuple(_back() for _ in _STACK),
            ),
            "fog": ValueWords(
                text("Fog"),
                text("Dummies, reconnaissance and screening as well [13.0]."),
                (*(_back() for _ in _STACK), *(_back(verbatim("0")) for _ in range(_DUMMIES))),
            ),
            "open": ValueWords(
                text("Open"), text("Everything is seen."), tuple(map(_open, _STACK))
            ),
        },
        is_first=True,
    )


def _edition(option: Option) -> OptionWords:
    values = {
        value: ValueWords(text("Rule book {edition}", edition=value)) for value in option.values
    }
    return OptionWords(text("E&dition"), values, tip=verbatim(option.help), is_apart=True)


def _back(guess: Text = NOTHING) -> Face:
    """A dummy's strength is told here, never on the map."""
    return Face(side=SIDES[1], symbol=BACK, is_back=True, guess=guess)


def _open(name: str) -> Face:
    return known_face(RULES.board.counter_by_name[name])
