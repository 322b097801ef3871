"""Two books of the help besides the rules: how to play, and the opponent. No Qt.

What only one game needs comes from its guide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.presenting.guide import Page
from ui.desktop.style.language import marked, tr, translated


@dataclass(frozen=True, slots=True)
class Leaf:
    title: str
    paragraphs: tuple[str, ...]

    def lines(self) -> list[str]:
        """In the language in use, the title first."""
        return [tr(self.title), *map(tr, self.paragraphs)]


def page_lines(page: Page) -> list[str]:
    """A page of a game, as lines of the same kind."""
    return [translated(page.title), *map(translated, page.paragraphs)]


RULES: Final = marked("Rules in our words")
_PLAYING: Final = (
    Leaf(
        marked("The map"),
        (
            marked(
                "Click a place, or walk to it with the arrow keys; Enter opens it. The panel at "
                "the side shows what is there. G goes to a place whose name you type."
            ),
            marked("Turn the wheel to zoom and drag the map to move it; Ctrl+0 shows all of it."),
        ),
    ),
    Leaf(
        marked("Giving orders"),
        (
            marked(
                "The bar under the map asks every question. What you may do is in the list of "
                "orders; a click, dragging a stack and a key all lead to the same choices."
            ),
            marked(
                "Ctrl+Enter ends the phase, after a list of what you may have forgotten. Ctrl+K "
                "finds every command by its name."
            ),
        ),
    ),
    Leaf(
        marked("Odds and dice"),
        (
            marked(
                "Before an order that dice decide, and before an attack, the chances are shown, "
                "worked out from what your side knows. No die is rolled until you confirm."
            ),
            marked(
                "Sealed dice are fixed before the first roll: no one can change them, and at the "
                "end they are checked."
            ),
        ),
    ),
    Leaf(
        marked("Combat"),
        (
            marked(
                "The combat board goes step by step: Enter rolls, Shift+Enter rolls the round and "
                "leaves the hits to you, Ctrl+Shift+Enter resolves the whole combat and places "
                "the hits as suggested. Every modifier says where it comes from."
            ),
        ),
    ),
    Leaf(
        marked("Undoing orders"),
        (
            marked(
                "Ctrl+Z takes back your last order, as long as no die has been rolled since and "
                "nothing hidden was shown. The line on top counts how often you did."
            ),
        ),
    ),
    Leaf(
        marked("Overlays"),
        (
            marked(
                "The buttons beside the map, or the keys written on them, lay information over it. "
                "The same again, or P, takes it away. All of it is worked out from what your side "
                "knows."
            ),
        ),
    ),
    Leaf(
        marked("Hints and the coach"),
        (
            marked(
                "H gives a hint in steps, from a nudge to a whole plan. The coach asks before an "
                "order that clearly gives away winning chances. A game in which they helped says "
                "so."
            ),
        ),
    ),
    Leaf(
        marked("Saving and going on"),
        (
            marked(
                "The game is saved after every choice, so you never need to save it: close the "
                "window whenever you like. The first screen offers to continue."
            ),
        ),
    ),
    Leaf(
        marked("Two people at one screen"),
        (
            marked(
                "A curtain falls between the sides. The person who lifts it first reads what "
                "their side saw in the meantime, and then sees the map as that side knows it."
            ),
        ),
    ),
)
_OPPONENT: Final = (
    Leaf(
        marked("What the opponent knows"),
        (
            marked(
                "It runs as a separate process and receives what its side may know, in the same "
                "words as a person in its place. What you hide is not part of that."
            ),
        ),
    ),
    Leaf(
        marked("How it thinks"),
        (
            marked(
                "From what it has seen it imagines many worlds that might be true, tries plans for "
                "its whole army in them, plays them out and chooses what does best on average."
            ),
            marked("When something surprises it, it drops the plan and thinks again."),
        ),
    ),
    Leaf(
        marked("Levels"),
        (
            marked(
                "Levels differ in how many futures are imagined and how many plans are compared. "
                "No level knows more than another, and none gets better dice."
            ),
        ),
    ),
    Leaf(
        marked("How you can check it"),
        (
            marked(
                "Click the seal in the line on top, or choose the entry about checking the "
                "computer in the Help menu: three buttons each run a check."
            ),
            marked(
                "The dice: at the end the seed is revealed and every roll is worked out "
                "again. The swap: what you hid is dealt again, and the computer must choose "
                "the same. The receipts: every choice is repeated from what the computer "
                "knew."
            ),
        ),
    ),
)
PLAYING: Final = marked("How to play")
"""The book that a game adds its own pages to."""
BOOKS: Final = (
    (PLAYING, _PLAYING),
    (marked("How the opponent works and how to check it"), _OPPONENT),
)
