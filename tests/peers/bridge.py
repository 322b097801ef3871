"""Our toys beside the same games of OpenSpiel: plies, whole states and resampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]

from solitaire.protocol import Rules
from tests.toys import goofspiel, kuhn, leduc, liars, phantom

AnyRules = Rules[Any, Any, Any]
Resampler = Callable[[Any, int], Any]

_KUHN_ACTIONS: Final = {"check": 0, "fold": 0, "bet": 1, "call": 1}


class Bridge:
    """One game in both forms."""

    def __init__(
        self,
        rules: AnyRules,
        peer_name: str,
        to_peer: Callable[[Any, Any], int],
        scale: float,
        exploration: float = 1.4,
        *,
        resamples_itself: bool = False,
    ) -> None:
        self.rules = rules
        self.peer = pyspiel.load_game(peer_name)
        if self.peer.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            self.peer = pyspiel.convert_to_turn_based(self.peer)
        self.scale = scale
        """What the peer's returns are divided by to lie between -1 and 1."""
        self.exploration = exploration
        """What the peer's bot explores with, for returns of this size (docs/peers.md)."""
        self.resamples_itself = resamples_itself
        self._to_peer = to_peer

    def peer_action(self, peer_state: Any, ply: Any) -> int:
        return self._to_peer(peer_state, ply)

    def peer_state(self, state: Any) -> Any:
        """The same situation in OpenSpiel."""
        peer_state = self.peer.new_initial_state()
        for ply in plies_of(self.rules, state):
            peer_state.apply_action(self._to_peer(peer_state, ply))
        return peer_state

    def resampler(self, view: Any, rng: Random) -> Resampler:
        """For set_resampler(): our worlds of this view, whatever state it is asked about."""

        def resample(_state: Any, _seat: int) -> Any:
            return self.peer_state(self.rules.imagine(view, rng))

        return resample


def plies_of(rules: AnyRules, state: Any) -> list[Any]:
    if isinstance(state, kuhn.State):
        return [*map(kuhn.Deal, state.cards), *map(kuhn.Bid, state.bids)]
    plies: list[int] = rules.plies_of(state)  # type: ignore[attr-defined]
    return plies


def _kuhn(_peer_state: Any, ply: Any) -> int:
    if isinstance(ply, kuhn.Deal):
        return kuhn.CARDS.index(ply.card)
    return _KUHN_ACTIONS[ply.word]


def _leduc(peer_state: Any, ply: int) -> int:
    if ply < leduc.DEAL:
        return ply
    # OpenSpiel's deck has two cards of a rank; which of them is dealt makes no difference.
    first = 2 * (ply - leduc.DEAL)
    return first if first in peer_state.legal_actions() else first + 1


def _liars(_peer_state: Any, ply: int) -> int:
    return ply - liars.ROLL - 1 if ply > liars.ROLL else ply


def _same(_peer_state: Any, ply: int) -> int:
    return ply


def _one_less(_peer_state: Any, ply: int) -> int:
    return ply - 1


def bridges() -> dict[str, Bridge]:
    hidden_bids = "goofspiel(imp_info=True,num_cards=5,points_order=descending)"
    return {
        "kuhn": Bridge(kuhn.RULES, "kuhn_poker", _kuhn, 2.0, 2.0, resamples_itself=True),
        "leduc": Bridge(leduc.RULES, "leduc_poker", _leduc, 13.0, 5.0, resamples_itself=True),
        "phantom": Bridge(phantom.RULES, "phantom_ttt", _same, 1.0),
        "liars": Bridge(liars.RULES, "liars_dice", _liars, 1.0),
        "goofspiel": Bridge(goofspiel.RULES, hidden_bids, _one_less, 1.0),
    }
