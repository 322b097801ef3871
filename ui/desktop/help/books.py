"""Two books of the help besides the rules: how to play here, and the opponent. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ui.desktop.style.language import later, tr


@dataclass(frozen=True, slots=True)
class Leaf:
    title: str
    paragraphs: tuple[str, ...]

    def lines(self) -> list[str]:
        """In the language in use, the title first."""
        return [tr(self.title), *map(tr, self.paragraphs)]


RULES: Final = later("Rules in our words")
_PLAYING: Final = (
    Leaf(
        later("The map"),
        (
            later(
                "Click an area, or walk to it with the arrows along its roads; Enter opens it. The "
                "panel at the side tells what is there. G goes to an area whose name you type."
            ),
            later("Turn the wheel to zoom, drag the paper to move it; Ctrl+0 shows all of it."),
        ),
    ),
    Leaf(
        later("Face-down counters"),
        (
            later(
                "A flag is a counter face down. “? 13” on it means that it may be any of 13 "
                "counters, names that it is one of those. On a pile 12+ means 12 strength points "
                "known and more face down. In overlays and panels 3–7 is the least and the most "
                "that may be there, and a number after ≈ an estimate. Point at it to be told."
            ),
            later(
                "In the fog of war dummies are face-down counters without soldiers: they hide "
                "where your forces are and how strong. They are placed for you; Ctrl+Z right "
                "afterwards, or Standing orders in the Game menu, lets you place them yourself."
            ),
        ),
    ),
    Leaf(
        later("Giving orders"),
        (
            later(
                "The bar under the map is the only place that asks. What you may do is in the list "
                "of orders; a click, a drag of a stack and a key all lead to the same choices."
            ),
            later(
                "Ctrl+Enter ends the phase and first lists what was forgotten. Ctrl+K finds every "
                "command by its name."
            ),
        ),
    ),
    Leaf(
        later("Odds and dice"),
        (
            later(
                "Before a forced march or an attack the chances are shown, reckoned from what your "
                "side knows. Dice fall only after you have confirmed."
            ),
            later(
                "Sealed dice are fixed before the first roll: nobody can change them, and at the "
                "end they are checked."
            ),
        ),
    ),
    Leaf(
        later("Combat"),
        (
            later(
                "The combat board goes step by step: Enter rolls, Shift+Enter rolls the round and "
                "leaves the hits to you, Ctrl+Shift+Enter resolves the whole combat with hits as "
                "suggested. Every modifier says where it comes from."
            ),
        ),
    ),
    Leaf(
        later("Taking back"),
        (
            later(
                "Ctrl+Z takes back your last order until a die has fallen or something was "
                "uncovered. Take-backs are counted in the line on top."
            ),
        ),
    ),
    Leaf(
        later("Overlays"),
        (
            later(
                "The buttons beside the map, or their keys, lay something over it: supply (S), "
                "command (L), reach (W), the sound of the guns (U), threats (T), what the enemy "
                "knows (K), intelligence (Q) and victory points (V). The same again, or P, takes "
                "it away. All of it is worked out from what your side knows."
            ),
        ),
    ),
    Leaf(
        later("Hints and the coach"),
        (
            later(
                "H gives a hint in steps, from a nudge to a whole line. The coach asks before an "
                "order that clearly gives winning chances away. A game in which they helped says "
                "so."
            ),
        ),
    ),
    Leaf(
        later("Saving and going on"),
        (
            later(
                "A game is saved after every choice, so there is no need to save it: close the "
                "window whenever you like. The first screen offers to go on."
            ),
        ),
    ),
    Leaf(
        later("Two people at one screen"),
        (
            later(
                "A curtain falls between the sides. The person who lifts it first reads what "
                "their side saw in the meantime, and then sees the map as that side knows it."
            ),
        ),
    ),
)
_OPPONENT: Final = (
    Leaf(
        later("What the opponent knows"),
        (
            later(
                "It runs as a process of its own and is told what its side may know, in the same "
                "words as a person in its place. What you hide is not in what it gets."
            ),
        ),
    ),
    Leaf(
        later("How it thinks"),
        (
            later(
                "From what it has seen it imagines many worlds that might be true, tries plans for "
                "its whole army in them, plays them on and takes what does best on average."
            ),
            later("When something surprises it, it throws the plan away and thinks anew."),
        ),
    ),
    Leaf(
        later("Levels"),
        (
            later(
                "Levels differ in how many futures are imagined and how many plans are compared. "
                "No level knows more than another, and none gets better dice."
            ),
        ),
    ),
    Leaf(
        later("How you can check it"),
        (
            later(
                "Click the seal in the line on top, or choose how the computer is checked in the "
                "help menu: there are three checks as buttons."
            ),
            later(
                "The dice: at the end the seed is revealed and every roll is reckoned again. The "
                "swap: what you hid is dealt anew, and the computer must choose the same. The "
                "receipts: every choice is repeated from what the computer was told."
            ),
        ),
    ),
)
BOOKS: Final = (
    (later("How to play here"), _PLAYING),
    (later("How the opponent works and how to check it"), _OPPONENT),
)
