"""What the dialog for a new game offers, in words. No Qt."""

from __future__ import annotations

from typing import Final

from solitaire.dice import SEALED, TYPED
from ui.desktop.style.language import later
from ui.desktop.table.opening import (
    BOTH,
    NO_HELP,
    WATCH,
    WITH_COACH,
    WITH_HINTS,
)

NO_SIDE: Final = {
    BOTH: later("Play &both sides"),
    WATCH: later("&Watch the computer play both"),
}
SEED: Final = "seed"
DICE: Final = {
    SEALED: (later("Sealed"), later("Fixed before the first roll, and checked at the end.")),
    TYPED: (later("Typed"), later("You roll real dice and type what they show.")),
    SEED: (
        later("From a number"),
        later("The same number gives the same dice again; no one can prove that they are honest."),
    ),
}
HELP: Final = {
    NO_HELP: (later("None"), later("Hints can still be switched on later; the game is marked.")),
    WITH_HINTS: (later("Hints"), later("H shows one, step by step, whenever you want.")),
    WITH_COACH: (
        later("Hints and coach"),
        later("The coach asks before an order that clearly gives winning chances away."),
    ),
}
ALLOWED, FORBIDDEN = "allowed", "none"
TAKE_BACKS: Final = {
    ALLOWED: (
        later("Allowed"),
        later("Until a die has been rolled or something hidden was shown; they are counted."),
    ),
    FORBIDDEN: (later("None"), later("An order is final as soon as it is given.")),
}
FAIRNESS: Final = later(
    "At every level the opponent has the same information and the same dice as you. "
    "It differs in how long it thinks."
)
