"""What the dialog for a new game offers, in words. No Qt."""

from __future__ import annotations

from typing import Final

from solitaire.dice import SEALED, TYPED
from ui.desktop.style.language import later, told, tr
from ui.desktop.table.opening import (
    BOTH,
    NO_HELP,
    WATCH,
    WITH_COACH,
    WITH_HINTS,
)

SIDES: Final = {
    "french": later("Play the &French"),
    "austrian": later("Play the &Austrians"),
    BOTH: later("Play &both sides"),
    WATCH: later("&Watch the computer play both"),
}
VISIBILITIES: Final = {
    "mist": (
        later("Mist, as printed"),
        later("Enemy counters lie face down unless they are met [3.8]."),
    ),
    "fog": (later("Fog"), later("Dummies, reconnaissance and screening as well [13.0].")),
    "open": (later("Open"), later("Everything is seen.")),
}
SEED: Final = "seed"
DICE: Final = {
    SEALED: (later("Sealed"), later("Fixed before the first roll, and checked at the end.")),
    TYPED: (later("Typed"), later("You roll real dice and type what they show.")),
    SEED: (
        later("From a number"),
        later("The same number gives the same dice again; nobody can prove them honest."),
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
        later("Until a die has fallen or something was uncovered; they are counted."),
    ),
    FORBIDDEN: (later("None"), later("An order stands as soon as it is given.")),
}
FAIRNESS: Final = later(
    "At every level the opponent has the same information and the same dice as you. "
    "It differs in how long it thinks."
)


def option_words(name: str, text: str) -> str:
    if name == "markers":
        return tr("Hits and other markers on unseen counters are open")
    return told(text[0].upper() + text[1:])
