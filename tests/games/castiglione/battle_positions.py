"""Positions of chapters 8 and 9: turn 3, one side moves or attacks first and has the initiative."""

from __future__ import annotations

import pytest

from solitaire.dice import FixedDice
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.history import History
from solitaire.protocol import Decide, IllegalAction
from solitaire.session import Session
from tests.games.castiglione.positions import BOARD, position

# Guns far from everything, so that a Movement Phase does not end by itself before the test says so.
IDLE = {"french": "at cremona augereau_art", "austrian": "at vicenza meszaros_art"}


def french_move(text: str) -> State:
    """The French Movement Phase begins."""
    return _phase("french", "first_movement", text)


def austrian_move(text: str) -> State:
    return _phase("austrian", "first_movement", text)


def french_attack(text: str) -> State:
    """The French Combat Phase begins: whoever stands in an area with Austrians attacks there."""
    return _phase("french", "first_combat", text)


def austrian_attack(text: str) -> State:
    return _phase("austrian", "first_combat", text)


def _phase(side: str, phase: str, text: str) -> State:
    initiative = "" if "initiative" in text else f"initiative {side}"
    idle = IDLE[side] if phase.endswith("movement") else ""
    return position(f"turn 3\nphase {phase}\nfirst {side}\n{initiative}\n{idle}\n{text}")


def points_left(state: State) -> dict[str, int]:
    """Movement points of every counter of the moving stack."""
    march = state.march
    assert march is not None, "nothing is on the move"
    return {
        BOARD.counter_names[march.side * 64 + int(local)]: int(left)
        for local, left in zip(march.order, march.left, strict=True)
    }


def scored(state: State) -> tuple[int, int]:
    """Hits that the French and the Austrians have inflicted in the combat under way."""
    battle = state.battle
    assert battle is not None, "no combat is under way"
    return int(battle.scored[0]), int(battle.scored[1])


def totals(events: list[Happened], kind: int) -> list[tuple[int, int]]:
    """The modified roll and the hits of every event of this kind."""
    return [(event.other, event.amount) for event in events if event.kind == kind]


def refused(state: State, order: str) -> str:
    """The sentence with which a session refuses the order; nothing may have changed by then."""
    history = History(RULES, RULES.copy(state))
    session = Session(RULES, history, FixedDice([]), None)
    before, pending = RULES.digest(history.state), session.pending
    assert isinstance(pending, Decide), pending
    with pytest.raises(IllegalAction) as error:
        session.play(pending.seat, RULES.parse_ply(order))
    assert RULES.digest(history.state) == before
    assert session.pending == pending
    return str(error.value)
