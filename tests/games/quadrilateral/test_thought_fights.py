"""Fights that are only thought of: their board, and chances over what may be under flags."""

from __future__ import annotations

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat
from solitaire.games.quadrilateral.present.fights import thought
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.odds_desk import DESK
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import FRENCH

GOAL = "caldiero"


def before_caldiero(fog: str) -> tuple[State, View, str]:
    """An Austrian force has come to within a march of Massena at Verona."""
    state = RULES.start({"scenario": "rivoli", "fog": fog})
    board = RULES.board
    state.put(int(state.leader_at[board.leader_by_name["provera"]]), board.place_by_name[GOAL])
    massena = flag_key(int(state.leader_at[board.leader_by_name["massena"]]))
    return state, RULES.view(state, FRENCH), massena


def test_an_attack_on_what_is_seen_has_the_odds_of_that_fight() -> None:
    state, view, massena = before_caldiero("open")
    *_, last = DESK.attack(view, [massena], GOAL)
    place = RULES.board.place_by_name[GOAL]
    state.put(thought.flag_of(view, massena), place)
    combat.open_fight(state, FRENCH, place)
    assert last.is_exact
    assert last.data["holds"] == combat.fight_odds(RULES, state).attacker_holds


def test_the_board_shows_who_would_meet_as_far_as_the_seat_knows() -> None:
    _, view, massena = before_caldiero("flags")
    found = PRESENTER.thought_engagement(view, [massena], GOAL)
    assert found is not None
    attackers, defenders = found.forces
    assert attackers.groups[0].keys == (massena,)
    assert len(defenders.groups[0].keys) == 1
    assert PRESENTER.thought_engagement(view, [massena], "zevio") is None


def test_a_fight_described_by_hand_is_counted() -> None:
    """The calculator went astray at the first question of the fight."""
    given = {"attacker-steps": "4/0/0", "defender-steps": "4/0/0"}
    (sheet,) = DESK.ask("combat", given)
    chances = sheet.data["chances"]
    assert isinstance(chances, dict)
    assert 0 < chances["the attackers hold the place"] < 1
