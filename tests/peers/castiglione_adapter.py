"""Castiglione for OpenSpiel's Python search: a state that looks like one of pyspiel's.

Every ply is a decision of its own and its number in the list of choices is the action; dice are
chance nodes. The bot's worlds are ours, through set_resampler(), and what a seat can tell apart is
given by our information key, which is quicker to compare than a text. Works for any game of ours.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]

from solitaire.protocol import Chance, Decide, Over, Pending
from tests.peers.bridge import AnyRules
from tests.peers.contestants import Contestant, TimedBot

EXPLORATION: Final = 1.4
"""For returns from -1 to 1 (docs/peers.md)."""


class GameType:
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class AdaptedGame:
    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def get_type(self) -> type[GameType]:
        return GameType


class AdaptedState:
    """The part of pyspiel.State that ISMCTSBot and its random rollouts use."""

    __slots__ = ("_choices", "_game", "_pending", "_state")

    def __init__(self, game: AdaptedGame, state: Any) -> None:
        """The state is taken over."""
        self._game = game
        self._state = state
        self._pending: Pending = game.rules.pending(state)
        self._choices: list[Any] | None = None

    def get_game(self) -> AdaptedGame:
        return self._game

    def clone(self) -> AdaptedState:
        return AdaptedState(self._game, self._game.rules.copy(self._state))

    def is_terminal(self) -> bool:
        return isinstance(self._pending, Over)

    def is_chance_node(self) -> bool:
        return isinstance(self._pending, Chance)

    def current_player(self) -> int:
        match self._pending:
            case Decide(seat=seat):
                return seat
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
            case _:
                return int(pyspiel.PlayerId.TERMINAL)

    def information_state_string(self, player: int | None = None) -> Any:
        seat = self.current_player() if player is None else player
        return self._game.rules.info_key(self._state, seat)

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return list(range(len(self._listed())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self._game.rules.outcomes(self._state)]
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def apply_action(self, action: int) -> None:
        self._game.rules.apply(self._state, self._listed()[action])
        self._pending = self._game.rules.pending(self._state)
        self._choices = None

    def returns(self) -> list[float]:
        assert isinstance(self._pending, Over)
        return [2 * score - 1 for score in self._pending.scores]

    def _listed(self) -> list[Any]:
        if self._choices is None:
            rules, state = self._game.rules, self._state
            if isinstance(self._pending, Chance):
                self._choices = [ply for ply, _ in rules.outcomes(state)]
            else:
                self._choices = list(rules.actions(state))
        return self._choices


class AdaptedPeer(Contestant):
    """OpenSpiel's Python ISMCTS at any game of ours."""

    def __init__(self, rules: AnyRules, seconds: float) -> None:
        super().__init__(seconds)
        self._game = AdaptedGame(rules)
        self._rng = Random(0)
        self._bot: TimedBot | None = None
        self.simulations = 0

    def begin(self, seed: int) -> None:
        self._rng = Random(seed)
        self._bot = TimedBot(self._game, EXPLORATION, seed)

    def decide(self, state: Any, seat: int) -> Any:
        assert self._bot is not None
        rules = self._game.rules
        view = rules.view(state, seat)

        def resample(_state: Any, _seat: int) -> AdaptedState:
            return AdaptedState(self._game, rules.imagine(view, self._rng))

        self._bot.set_resampler(resample)
        action = self._bot.think(resample(None, seat), self.seconds)
        self.simulations += self._bot.simulations
        return rules.actions(state)[action]
