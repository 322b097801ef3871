"""The page after a Fortnight in Quarters tells a seat what it may know, and lies over the map."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from solitaire.presenting.picture import Card
from solitaire.protocol import Chance, Event, may_see

RESTING = (plies.AGREE, plies.QUARTERS, plies.REST, plies.DONE, plies.KEEP, plies.END_MARCH)
MOST_PLIES = 2000


def rested(seed: int) -> tuple[State, list[Event]]:
    """Both armies go into Quarters and stay there until a Fortnight has passed; what happened."""
    state, rng = RULES.start({"scenario": "july"}), Random(seed)
    told: list[Event] = []
    for _ in range(MOST_PLIES):
        if isinstance(RULES.pending(state), Chance):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            offered = RULES.actions(state)
            ply = next((one for verb in RESTING for one in offered if one.verb == verb), offered[0])
        RULES.apply(state, ply, told)
        if any(one.kind == kinds.FORTNIGHT_PASSED for one in told if isinstance(one, Happened)):
            return state, told
    raise AssertionError("no Fortnight passes")


def page(state: State, told: list[Event], seat: int) -> Card | None:
    heard = [one for one in told if may_see(one.audience, seat)]
    return PRESENTER.report(RULES.view(state, seat), heard, heard[-20:])


def words(card: Card) -> list[str]:
    return [f"{row.words}: {row.detail}" for row in card.rows]


@pytest.mark.parametrize("seat", [FRENCH, AUSTRIAN])
def test_the_page_sums_up_what_the_seat_heard(seat: int) -> None:
    state, told = rested(3)
    card = page(state, told, seat)
    assert card is not None
    assert card.is_page
    found = words(card)
    assert "turns have passed in Quarters" in found[0]
    assert len([one for one in found if one.startswith("APs received")]) == 2
    assert len([one for one in found if one.startswith("Army Condition now")]) == 2
    # Losses by attrition are the owner's to know.
    assert len([one for one in found if one.startswith("Lost by attrition")]) == 1
    came = {one.side for one in told if one.kind == kinds.REPLACEMENTS_CAME}
    assert len([one for one in found if one.startswith("Replacements")]) == len(came)


def test_steps_lost_are_those_of_the_fortnight_alone() -> None:
    state, told = rested(3)
    answered = [n for n, one in enumerate(told) if one.kind == kinds.FORTNIGHT_ANSWERED]
    lost = sum(
        one.amount
        for one in told[answered[-1] :]
        if one.kind == kinds.LOST_BY_ATTRITION and one.side == FRENCH
    )
    card = page(state, told, FRENCH)
    assert card is not None
    row = next(row for row in card.rows if row.words == "Lost by attrition")
    assert str(row.detail).startswith(str(lost) if lost else "nothing")


def test_there_is_no_page_once_the_seat_has_chosen_again() -> None:
    state, told = rested(3)
    assert PRESENTER.report(RULES.view(state, FRENCH), told, []) is None
