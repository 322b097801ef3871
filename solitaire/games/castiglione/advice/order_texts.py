"""Orders in a few words, for reports and hints."""

from __future__ import annotations

from solitaire.games.castiglione.advice.orders import FORCE, WORK, bridge_of, goal_of, manner_of
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.terms import FRENCH


def order_text(state: State, key: str, order: int) -> str:
    """Who, what, where: "massena foot at rivoli: attack la_corona by forced march"."""
    return f"{key}: {_what(state, key, order)}"


def _what(state: State, key: str, order: int) -> str:
    board = state.board
    goal, manner = goal_of(order), manner_of(order)
    name = board.area_names[goal]
    if manner == WORK:
        ends = board.bridge_ends[bridge_of(order)]
        verb = "mend" if (state.broken >> bridge_of(order)) & 1 else "break"
        return f"{verb} the bridge {board.area_names[ends[0]]}-{board.area_names[ends[1]]}"
    if key.endswith(f" at {name}"):
        besieges = goal == board.mantua and state.active == FRENCH
        return "hold the siege" if besieges else "hold"
    enemies = state.stack(enemy_of(state.active), goal)
    verb = "attack" if enemies else "go to"
    if not enemies and goal == board.mantua and state.active == FRENCH:
        verb = "besiege"
    return f"{verb} {name}" + (" by forced march" if manner == FORCE else "")
