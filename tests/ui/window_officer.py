"""Who decides what a driven person wants: the game's staff, on that person's view alone."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.players import new_player
from solitaire.games.castiglione.game import RULES
from solitaire.presenting.offers import Offer
from solitaire.protocol import Decide
from solitaire.registry import game_of
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import Table

LONGEST_MARCH = 40


class Officer:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._advice = game_of(RULES).advice()
        self._player = new_player("staff", RULES, self._advice)

    def wanted(self, table: Table) -> Any:
        """One of the offered choices."""
        return self._player.choose(table.view(), table.offered(), self._rng)

    def offer(self, window: PlayWindow, table: Table) -> Offer:
        """The same as the window shows it."""
        action = self.wanted(table)
        (found,) = [one for one in window.orders.offers if one.ply == action]
        return found

    def goal_of_march(self, table: Table) -> str:
        """Where the march would end that the staff would begin now, in a world that fits."""
        world = RULES.imagine(table.view(), self._rng)
        commander = self._advice.new_commander()
        goal = ""
        for _ in range(LONGEST_MARCH):
            asked = RULES.pending(world)
            if not isinstance(asked, Decide) or asked.seat != table.seat:
                break
            ply = commander.choose(world, self._rng)
            verb, _, place = RULES.ply_text(ply).partition(" ")
            if verb not in ("move", "with", "to"):
                break
            goal = place if verb == "to" else goal
            RULES.apply(world, ply)
        return goal
