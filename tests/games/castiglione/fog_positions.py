"""Positions under fog of war [13.0]: turn 3, one side moves or attacks first."""

from __future__ import annotations

from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.battle_positions import (
    austrian_attack,
    austrian_move,
    french_attack,
    french_move,
)
from tests.games.castiglione.positions import apply, asked, position

FOG = "option visibility fog"
SCOUTING = "which area is scouted [13.1.2]"


def unknown(area: str, *counters: str) -> str:
    """Lines for a face-down stack of which the enemy knows who is in it, but not which is which.

    Dummies are never told apart, so all of a side's dummies are suspected at once.
    """
    real = [name for name in counters if "_dummy_" not in name]
    suspects = ",".join([*real, "dummies"] if len(real) < len(counters) else real)
    notes = [f"note {name} suspects={suspects}" for name in counters]
    return "\n".join([f"at {area} {' '.join(counters)}", *notes])


def french_scouts(text: str) -> State:
    """The French Movement Phase at the question whom to scout."""
    return french_move(f"{FOG}\n{text}")


def austrian_scouts(text: str) -> State:
    return austrian_move(f"{FOG}\n{text}")


def french_march(text: str) -> State:
    """The French Movement Phase after all scouting."""
    return _past_scouting(french_scouts(text))


def austrian_march(text: str) -> State:
    return _past_scouting(austrian_scouts(text))


def _past_scouting(state: State) -> State:
    assert asked(state) == SCOUTING, asked(state)
    apply(state, "done")
    return state


def french_assault(text: str) -> State:
    """The French Combat Phase."""
    return french_attack(f"{FOG}\n{text}")


def austrian_assault(text: str) -> State:
    return austrian_attack(f"{FOG}\n{text}")


def set_up(text: str) -> State:
    """Before the first turn: the Austrians place dummies."""
    return position(f"{FOG}\nturn 1\nphase set-up\n{text}")


def supply_phase(text: str) -> State:
    """The Supply Phase of turn 3 at its first question."""
    return position(f"{FOG}\nturn 3\nphase supply\n{text}")
