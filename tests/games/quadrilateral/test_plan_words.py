"""What a hint says of a plan: its orders in words, and what they leave to dice."""

from __future__ import annotations

from solitaire.advising import PlannedOrder
from solitaire.games.quadrilateral import GAME
from solitaire.games.quadrilateral.advice.advice import ADVICE
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import MARCH_WHO
from solitaire.games.quadrilateral.data.advice_names import AS_USUAL, HOLD
from solitaire.text import Text, verbatim
from tests.games.quadrilateral.positions import go_to, offered, started

FRENCH = 0


def at_marches() -> State:
    state = started("rivoli")
    go_to(state, "who marches next", FRENCH)
    assert state.step == MARCH_WHO
    return state


def plan(state: State) -> list[PlannedOrder]:
    """Everybody acts as usual."""
    return [ADVICE.order_of(state, slot, 0) for slot in ADVICE.slots(state)]


def test_forces_that_go_with_the_army_share_a_line() -> None:
    army, *forces = plan(at_marches())
    assert {one.verb for one in (army, *forces)} == {AS_USUAL}
    assert len(forces) > 5
    told = GAME.guide().plan_words([army, *forces])
    assert len(told) == 2
    assert str(told[0]) == "the French: act as usual"
    assert str(told[1]).startswith("Joubert, ")
    assert str(told[1]).endswith(": go with the army")
    assert str(told[1]).count(",") == len(forces) - 1


def test_an_order_of_its_own_comes_first_and_holding_is_one() -> None:
    army, first, *others = plan(at_marches())
    held = first._replace(verb=HOLD, goal="")
    told = GAME.guide().plan_words([army, held, *others])
    assert str(told[1]).endswith(": hold")
    assert str(told[2]).endswith(": go with the army")
    alone = GAME.guide().plan_words([army, first])
    assert alone[1] == GAME.guide().order_words(first)


def test_what_orders_leave_to_dice_can_be_said_in_another_language() -> None:
    state = at_marches()
    tries = [one for one in offered(state) if one.verb == plies.INITIATIVE]
    assert tries
    for ply in tries:
        ((words, chance),) = ADVICE.exact_chances(state, ply)
        assert isinstance(words, Text)
        assert words.template == "{who} gets leave to march [8.2]"
        name = verbatim(state.board.leader_titles[ply.first])
        assert words.values == {"who": name}
        assert 0 < chance < 1
