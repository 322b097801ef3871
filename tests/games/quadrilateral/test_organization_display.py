"""Troops and leaders are dragged between rooms; small questions are settled by standing orders."""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import AMOUNT_CHOICE, FORAGE_CHOICE, ORGANIZE
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT
from solitaire.presenting.offers import Offer, Role
from solitaire.protocol import Chance
from tests.games.quadrilateral.positions import put, started
from tests.games.quadrilateral.test_adjutant import at_marches


def at_step(state: State, step: int) -> State:
    rng = Random(1)
    while state.step != step:
        if isinstance(RULES.pending(state), Chance):
            RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
        else:
            offered = RULES.actions(state)
            quiet = (plies.DONE, plies.KEEP, plies.END_MARCH)
            RULES.apply(state, next((one for one in offered if one.verb in quiet), offered[0]))
    return state


def together() -> State:
    """Vial has come to Joubert, and the French are organizing."""
    state = started("rivoli")
    put(state, "vial", "rivoli")
    while state.active != 0 or state.step != ORGANIZE:
        if state.step == ORGANIZE:
            RULES.apply(state, plies.say(plies.DONE))
        at_step(state, ORGANIZE)
    return state


def offers(state: State) -> list[Offer]:
    return PRESENTER.offers(RULES.view(state, 0), RULES.actions(state))


def test_troops_are_dragged_from_room_to_room_arm_by_arm() -> None:
    state = together()
    shift = next(one for one in offers(state) if one.text == "shift joubert vial")
    assert shift.role is Role.STEP
    assert (shift.at, shift.goals) == ("french-force-joubert", ("french-force-vial",))
    picture = PRESENTER.picture([RULES.view(state, 0)])
    assert picture.place_of(shift.counter) == shift.at
    RULES.apply(state, shift.ply)
    assert state.step == AMOUNT_CHOICE
    dragged = [one for one in offers(state) if one.role is Role.STEP]
    assert {one.text for one in dragged} == {"infantry 29", "cavalry 1", "artillery 3"}
    clicked = [one for one in offers(state) if one.tag == "infantry" and not one.goals]
    assert [one.ply.first for one in clicked] == [5, 10, 15, 20, 25]


def test_forces_that_stand_alone_have_no_room() -> None:
    picture = PRESENTER.picture([RULES.view(together(), 0)])
    rooms = [room for card in picture.cards for room in card.rooms if "-force-" in room]
    assert sorted(rooms) == ["french-force-joubert", "french-force-vial"]


def test_forage_is_settled_only_if_somebody_wants_that() -> None:
    state = at_step(at_marches("rivoli", 3), FORAGE_CHOICE)
    seat = int(state.active)
    view, offered = RULES.view(state, seat), RULES.actions(state)
    assert ADJUTANT.standing_answer(view, offered, {}) is None
    found = ADJUTANT.standing_answer(view, offered, {"forage": "never"})
    is_forage_alone = all(ply.verb in (plies.FORAGE, plies.DONE) for ply in offered)
    assert (found is not None) == is_forage_alone


def test_one_is_reminded_of_commands_only_before_anybody_has_marched() -> None:
    state = at_marches("rivoli", 3)
    seat = int(state.active)
    assert ADJUTANT.forgotten(RULES.view(state, seat), RULES.actions(state))
    for verb in (plies.COMMAND, plies.TO, plies.HALT):
        found = [one for one in RULES.actions(state) if one.verb == verb]
        RULES.apply(state, found[0]) if found else None
    assert not ADJUTANT.forgotten(RULES.view(state, seat), RULES.actions(state))
