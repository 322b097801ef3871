"""Worlds under fog that the Austrian player cannot tell apart: who lies face-down is dealt anew."""

from __future__ import annotations

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from tests.games.castiglione.positions import apply, offered, position

AUSTRIAN = 1
FACE_DOWN = ("ala", "riva", "rivoli", "verona")
DEALS = (
    ("rampon", "massena", "french_dummy_1", "massena_art"),
    ("french_dummy_1", "massena_art", "massena", "rampon"),
    ("massena", "french_dummy_1", "rampon", "massena_art"),
)
"""Infantry, a leader alone, a dummy, guns: in different order in the same areas."""
_WORLD = """
    option visibility fog
    turn 3
    phase {phase}
    first {first}
    at rovereto wurmser gummer pittoni_cav
    at trent melas bajalich
    at brescia bonaparte rusca
"""


def world(
    deal: tuple[str, ...], *, phase: str = "first_movement", first: str = "austrian"
) -> State:
    text = _WORLD.format(phase=phase, first=first)
    for area, counter in zip(FACE_DOWN, deal, strict=True):
        text += f"at {area} {counter}\n"
        text += f"note {counter} suspects=rampon,massena,massena_art,dummies seen=0-3\n"
    return position(text)


def worlds(**words: str) -> list[State]:
    """One for each deal; they look alike, which is checked here."""
    found = [world(deal, **words) for deal in DEALS]
    views = [RULES.view(state, AUSTRIAN) for state in found]
    assert all(view == views[0] for view in views)
    return found


def at_movement() -> list[State]:
    """After the scouts have stayed where they are."""
    found = worlds()
    for state in found:
        while "done" in offered(state):
            apply(state, "done")
    return found
