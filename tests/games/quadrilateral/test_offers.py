"""Every choice of the campaign has a sentence of its own."""

from __future__ import annotations

from solitaire.bits import lowest, members
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.steps import (
    CENTER_CHOICE,
    ENTRY_CHOICE,
    MARCH_STEP,
    MARCH_WHO,
)
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.guide import GUIDE
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.offer_words import SENTENCES
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import FRENCH
from solitaire.protocol import Decide
from tests.games.quadrilateral.test_adjutant import at_marches

DICE = {plies.ROLLED, plies.SUM_ROLLED, plies.TWO_ROLLED, plies.SCOUTED, plies.DRAWN}


def test_every_choice_has_a_sentence() -> None:
    assert set(SENTENCES) == set(range(len(plies.VERBS))) - DICE


def test_no_two_choices_have_the_same_sentence() -> None:
    assert len(set(SENTENCES.values())) == len(SENTENCES)


def test_enter_leaves_source_and_center_where_they_are() -> None:
    """The first order of the list is the one that Enter takes."""
    state = RULES.start({"scenario": "july"})
    while state.step != CENTER_CHOICE:  # after dice alone
        RULES.apply(state, RULES.outcomes(state)[0][0])
    view = RULES.view(state, state.active)
    assert PRESENTER.offers(view, RULES.actions(state))[0].is_closing


def test_a_leader_who_comes_is_called_by_his_name() -> None:
    state = at_marches("july", 3)
    side = int(state.active)
    come = next(n for n in range(state.board.leaders) if state.board.side[n] == side)
    state.put(int(lowest(state.forces(side))), int(state.center[side]))
    state.step, state.goal = ENTRY_CHOICE, come
    view, name = RULES.view(state, side), state.board.leader_titles[come]
    found = PRESENTER.offers(view, RULES.actions(state))
    assert {"alone", "attach"} <= {one.tag for one in found}
    assert all(one.words.startswith(name) for one in found)
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    assert name in PRESENTER.question(view, asked)


def test_who_has_met_an_enemy_is_not_asked_where_he_marches() -> None:
    state = at_marches("rivoli", 3)
    RULES.apply(state, next(one for one in RULES.actions(state) if one.verb == plies.COMMAND))
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    assert state.step == MARCH_STEP
    for met, words in ((0, "where the march leads"), (1, "push it aside")):
        state.met = met
        view = RULES.view(state, int(state.active))
        assert words in PRESENTER.question(view, asked)
        assert ("MPs left" in GUIDE.situation(view)) is not bool(met)


def test_a_force_that_may_break_a_bridge_is_marked_and_not_the_bridge() -> None:
    state = at_marches("rivoli", 3)
    state.step, state.active = MARCH_WHO, FRENCH
    found = PRESENTER.offers(RULES.view(state, FRENCH), RULES.actions(state))
    works = [one for one in found if one.tag == "break"]
    assert works
    assert not any(one.goals for one in works)
    assert all(one.counter and one.at for one in works)


def test_who_has_not_marched_lies_on_top_of_a_pile() -> None:
    """The top counter is the one that is dragged."""
    state = at_marches("rivoli", 3)
    state.step, state.active = MARCH_WHO, FRENCH
    strong, weak = sorted(members(int(state.forces(FRENCH))), key=state.total, reverse=True)[:2]
    state.put(weak, int(state.place[strong]))
    found = PRESENTER.picture([RULES.view(state, FRENCH)]).place_of(flag_key(strong))
    for marched, top in ((0, strong), (1 << strong, weak)):
        state.moved = marched
        stack = next(
            one
            for one in PRESENTER.picture([RULES.view(state, FRENCH)]).stacks
            if one.place == found and one.side == "french"
        )
        assert stack.keys[0] == flag_key(top)
