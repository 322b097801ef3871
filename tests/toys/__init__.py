"""Small games that exist only in tests: every kind of question and of secret."""

from __future__ import annotations

from typing import Final

TOY_GAMES: Final = (
    "tests.toys.kuhn:RULES",
    "tests.toys.duel:RULES",
    "tests.toys.skirmish:RULES",
    "tests.toys.leduc:RULES",
    "tests.toys.phantom:RULES",
    "tests.toys.liars:RULES",
    "tests.toys.goofspiel:RULES",
    "tests.toys.hexfield:RULES",
)
"""In the form that solitaire.registry.game_named() and `campagna fuzz --game` take."""

SHOWN_TOYS: Final = ("tests.toys.skirmish:GAME", "tests.toys.hexfield:GAME")
"""Those with a presenter: they can be played in the window."""
