"""Whom the computer scouts, which cavalry it commits and when it screens [13.1.2]."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.registry import game_named, game_of
from tests.games.castiglione.fog_positions import austrian_scouts, french_scouts, unknown
from tests.games.castiglione.positions import apply

RULES: Any = game_named("castiglione").rules()
ADVICE: Any = game_of(RULES).advice()

CORPS = ("davidovich", "liptay", "mitrovski", "austrian_dummy_1", "austrian_dummy_2", "spiegel")
RUSE = ("spiegel_cav", "austrian_dummy_1", "austrian_dummy_2", "austrian_dummy_3")


def answer(state: State) -> str:
    ply = ADVICE.new_commander().choose(RULES.copy(state), Random(1))
    return str(RULES.ply_text(ply))


def test_the_larger_stack_is_scouted() -> None:
    state = french_scouts(
        f"at bussolengo massena victor\n{unknown('rivoli', *CORPS)}\n{unknown('verona', 'ott')}"
    )
    assert answer(state).startswith("scout rivoli ")


def test_nobody_rides_for_a_single_counter_in_the_mountains() -> None:
    """An Austrian six is a five there, which shows nothing of one counter."""
    state = austrian_scouts(f"at ala davidovich liptay\n{unknown('rivoli', 'massena')}")
    assert answer(state) == "done"


def test_cavalry_rides_where_it_lets_much_be_seen() -> None:
    state = french_scouts(f"at bussolengo massena victor beaumont_cav\n{unknown('rivoli', *CORPS)}")
    apply(state, "scout rivoli bussolengo")
    assert answer(state) == "commit beaumont_cav"
    apply(state, "commit beaumont_cav")
    assert answer(state) == "done"


def test_hidden_cavalry_stays_hidden_where_little_is_to_be_seen() -> None:
    """With four more the die shows the one counter for certain, without them in one of six."""
    text = f"at bussolengo massena victor beaumont_cav\n{unknown('rivoli', 'liptay')}"
    state = french_scouts(text)
    apply(state, "scout rivoli bussolengo")
    assert answer(state) == "done"


def test_cavalry_that_is_seen_anyway_always_rides() -> None:
    text = f"at bussolengo massena victor beaumont_cav\n{unknown('rivoli', 'liptay')}"
    state = french_scouts(text + "\nnote beaumont_cav marks=face_up")
    apply(state, "scout rivoli bussolengo")
    assert answer(state) == "commit beaumont_cav"


def test_dummies_are_screened() -> None:
    state = french_scouts(f"at bussolengo massena victor\n{unknown('rivoli', *RUSE)}")
    apply(state, "scout rivoli bussolengo", "done")
    assert answer(state) == "screen spiegel_cav"


def test_a_screen_that_hides_nothing_is_not_shown() -> None:
    """Cavalry and one brigade: two dice of six show one of them, the screen always one."""
    state = french_scouts(
        f"at bussolengo massena victor\n{unknown('rivoli', 'spiegel_cav', 'liptay')}"
    )
    apply(state, "scout rivoli bussolengo", "done")
    assert answer(state) == "done"


@pytest.mark.parametrize("steps", [[], ["scout rivoli bussolengo"]])
def test_scouting_takes_no_search(steps: list[str]) -> None:
    state = french_scouts(f"at bussolengo massena victor beaumont_cav\n{unknown('rivoli', *CORPS)}")
    apply(state, *steps)
    assert ADVICE.effort(state) == 0.0
