"""Our toys are the games OpenSpiel knows: same choices, same results, and worlds that fit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from solitaire.protocol import Chance, Decide, Over
from tests.seeds import base_seed

pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra dev)")

from tests.peers.bridge import AnyRules, Bridge, bridges
from tests.peers.castiglione_adapter import AdaptedPeer
from tests.peers.contestants import Anyone, Ours, Peer
from tests.peers.exploitation import nash_conv
from tests.peers.matches import play_match
from tests.toys import skirmish

BRIDGES = bridges()
GAMES = 60


@pytest.mark.parametrize("name", BRIDGES)
def test_same_choices_and_results(name: str) -> None:
    bridge = BRIDGES[name]
    for number in range(GAMES):
        _compare_one_game(bridge, Random(base_seed() + number))


def _compare_one_game(bridge: Bridge, rng: Random) -> None:
    rules = bridge.rules
    state, peer = rules.start({}), bridge.peer.new_initial_state()
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Decide):
            assert peer.current_player() == pending.seat
            offered = list(rules.actions(state))
            assert sorted(bridge.peer_action(peer, ply) for ply in offered) == peer.legal_actions()
        else:
            assert peer.is_chance_node()
            offered = _check_chances(bridge, state, peer)
        ply = rng.choice(offered)
        peer.apply_action(bridge.peer_action(peer, ply))
        rules.apply(state, ply)
    assert peer.is_terminal()
    assert [2 * score - 1 for score in pending.scores] == pytest.approx(
        [gain / bridge.scale for gain in peer.returns()]
    )


def _check_chances(bridge: Bridge, state: Any, peer: Any) -> list[Any]:
    """Outcomes of ours that stand for several of the peer's have their chances added."""
    outcomes = bridge.rules.outcomes(state)
    whole = sum(weight for _, weight in outcomes)
    peer_chances = dict(peer.chance_outcomes())
    # A card of two suits is one outcome here: the chance of one suit times the suits left.
    for ply, weight in outcomes:
        one = peer_chances[bridge.peer_action(peer, ply)]
        assert weight / whole == pytest.approx(one * weight)
    assert sum(peer_chances.values()) == pytest.approx(1)
    return [ply for ply, _ in outcomes]


@pytest.mark.parametrize("name", BRIDGES)
def test_resampled_states_are_told_apart_by_nobody(name: str) -> None:
    bridge, rng = BRIDGES[name], Random(base_seed())
    for _ in range(GAMES):
        for state, seat in _decisions(bridge.rules, rng):
            peer = bridge.peer_state(state)
            resample = bridge.resampler(bridge.rules.view(state, seat), rng)
            sampled = resample(peer, seat)
            assert _without_suits(sampled.information_state_string(seat)) == _without_suits(
                peer.information_state_string(seat)
            )


def _without_suits(text: str) -> str:
    """Leduc's private and open cards are numbered by suit, which our worlds choose freely."""
    for card in range(6):
        for label in ("Private", "Public"):
            text = text.replace(f"[{label}: {card}]", f"[{label}: rank {card // 2}]")
    return text


def _decisions(rules: AnyRules, rng: Random) -> list[tuple[Any, int]]:
    state = rules.start({})
    found = []
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.apply(state, rng.choice([ply for ply, _ in rules.outcomes(state)]))
            continue
        found.append((rules.copy(state), pending.seat))
        rules.apply(state, rng.choice(rules.actions(state)))
    return found


@pytest.mark.parametrize("name", BRIDGES)
def test_both_searchers_finish_a_match(name: str) -> None:
    """Real bots at the same table: every choice is taken by the rules, seats are swapped."""
    bridge = BRIDGES[name]
    ours, peer = Ours(bridge.rules, 0.002), Peer(bridge, 0.002)
    tally = play_match(bridge.rules, ours, peer, 4, base_seed())
    assert tally.games == 4
    assert ours.decisions > 0
    assert peer.decisions > 0
    assert 0 <= tally.mean <= 1


def test_the_adapter_offers_what_the_rules_offer() -> None:
    """A game that OpenSpiel does not know, played by its bot through the adapter."""
    peer = AdaptedPeer(skirmish.RULES, 0.002)
    tally = play_match(skirmish.RULES, peer, Anyone(skirmish.RULES), 2, base_seed())
    assert tally.games == 2
    assert peer.simulations > peer.decisions > 0


def test_exploitability_of_uniform_play_is_the_known_one() -> None:
    """Known of uniform play: NashConv 0.917 in Kuhn and 4.747 in Leduc."""

    def uniform(_state: Any, _seat: int, actions: Sequence[Any]) -> list[float]:
        return [1 / len(actions)] * len(actions)

    assert nash_conv(BRIDGES["kuhn"], uniform) == pytest.approx(0.917, abs=0.001)
    assert nash_conv(BRIDGES["leduc"], uniform) == pytest.approx(4.747, abs=0.001)
