"""What the dialog for a new game offers, in words. No Qt."""

from __future__ import annotations

from typing import Final

from solitaire.dice import SEALED, TYPED
from ui.desktop.style.language import marked
from ui.desktop.table.opening import (
    BOTH,
    NO_HELP,
    WATCH,
    WITH_COACH,
    WITH_HINTS,
)

NO_SIDE: Final = {
    BOTH: marked("Play &both sides"),
    WATCH: marked("&Watch the computer play both"),
}
SEED: Final = "seed"
DICE: Final = {
    SEALED: (marked("Sealed"), marked("Fixed before the first roll, and checked at the end.")),
    TYPED: (marked("Typed"), marked("You roll real dice and type what they show.")),
    SEED: (
        marked("From a number"),
        marked("The same number gives the same dice again; no one can prove that they are honest."),
    ),
}
HELP: Final = {
    NO_HELP: (marked("None"), marked("Hints can still be switched on later; the game is marked.")),
    WITH_HINTS: (marked("Hints"), marked("H shows one, step by step, whenever you want.")),
    WITH_COACH: (
        marked("Hints and coach"),
        marked("The coach asks before an order that clearly gives winning chances away."),
    ),
}
ALLOWED, FORBIDDEN = "allowed", "none"
TAKE_BACKS: Final = {
    ALLOWED: (
        marked("Allowed"),
        marked("Until a die is rolled or something hidden is shown; the record counts them."),
    ),
    FORBIDDEN: (marked("None"), marked("An order is final as soon as it is given.")),
}
FAIRNESS: Final = marked(
    "At every level the opponent has the same information and the same dice as you. "
    "It differs in how long it thinks."
)
