"""The swap test: an honest player never changes its mind, a peeping one is found out."""

from __future__ import annotations

import json
import os
from collections.abc import Hashable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.honesty.receipts import Receipt
from ai.honesty.swaps import Contestant, swap
from solitaire.protocol import Rules, Seat
from solitaire.registry import game_of
from tests.honesty.leaks import AdviceThrough, PriorsKnowStrength, Through
from tests.honesty.questions import ADVICE, questions
from tests.honesty.twins import Truth
from tests.secrecy.table import RULES
from tests.seeds import base_seed
from tests.toys import leduc
from tests.ui.command_process import campagna
from tests.ui.test_demo_command import ROOT, SKIRMISH, demo

FEW = 2
POSITIONS = int(os.environ.get("CAMPAGNA_SWAP_POSITIONS", "6"))
DEALS = int(os.environ.get("CAMPAGNA_SWAP_DEALS", "4"))
"""At each position; `CAMPAGNA_SWAP_POSITIONS=25 CAMPAGNA_SWAP_DEALS=20` is the full measure."""
PLAYER = "search:nodes=2,reaction=2"


class Watched(Contestant):
    """The true world lies about while it thinks, for whoever would peek."""

    def answer(self, world: Any, seat: Seat) -> Receipt:
        Truth.state = world
        return super().answer(world, seat)


def watched(rules: Rules[Any, Any, Any] = RULES, advice: Any = ADVICE) -> Watched:
    return Watched(PLAYER, rules, advice, {}, 1796)


@pytest.mark.parametrize(
    ("visibility", "positions"),
    [
        ("fog", FEW),
        pytest.param("fog", POSITIONS, marks=pytest.mark.long),
        pytest.param("mist", POSITIONS, marks=pytest.mark.long),
    ],
)
def test_no_deal_changes_a_choice(visibility: str, positions: int) -> None:
    worlds = 0
    for question in questions(visibility, positions, Random(f"{base_seed()} swap {visibility}")):
        result = swap(watched(), question.truth, question.seat, DEALS)
        assert not result.differences
        assert not result.unlike
        worlds += result.worlds - 1
    assert worlds >= positions // 2


class Wrapped(Through):
    def digest(self, state: Any) -> str:
        return RULES.digest(state)


def test_a_peeping_player_is_found_out() -> None:
    peeper = watched(Wrapped(), PriorsKnowStrength())
    for question in questions("fog", 8, Random(f"{base_seed()} peeping")):
        if not swap(peeper, question.truth, question.seat, 2).holds:
            return
    pytest.fail("nothing was noticed")


class CardsInTheKey(leduc.Leduc):
    """A node's key holds the other's card where it is the true one: an id that nobody hashed."""

    def info_key(self, state: Any, seat: Seat) -> Hashable:
        imagined, true = ((world.second, world.first)[seat] for world in (state, Truth.state))
        return super().info_key(state, seat), imagined == true


def second_bid(rules: leduc.Leduc) -> Any:
    """Both have a card, and the elder has called."""
    state = rules.start({})
    for ply in (leduc.DEAL, leduc.DEAL + 2, leduc.CALL):
        rules.apply(state, ply)
    return state


@pytest.mark.parametrize(("rules", "holds"), [(leduc.RULES, True), (CardsInTheKey(), False)])
def test_an_unhashed_id_in_a_node_key_is_found_out(rules: leduc.Leduc, holds: bool) -> None:
    """At poker, where trees grow deep in no time."""
    advice = game_of(rules).advice()
    player = Watched("search:nodes=200", rules, advice, {}, 1796)
    state = second_bid(rules)
    result = swap(player, state, 1, 12)
    assert result.worlds > 1
    assert result.holds == holds


def test_wrapping_alone_is_not_peeping() -> None:
    for question in questions("fog", 2, Random(f"{base_seed()} wrapped")):
        assert swap(watched(Wrapped(), AdviceThrough()), question.truth, question.seat, 2).holds


def test_command_tells_every_choice_and_the_sum(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    demo("--game", SKIRMISH, "--seed", "3", "--players", "random", "--out", str(path))
    words = ["swap", str(path), "--game", SKIRMISH, "--deals", "30", "--player", "search:nodes=40"]
    found = json.loads(told(*words, "--json"))
    assert found["holds"]
    assert found["deals"] == 30
    assert sum(choice["deals"] for choice in found["choices"]) == 30
    assert any(choice["worlds"] > 2 for choice in found["choices"])
    text = told(*words)
    assert text.rstrip().endswith(
        "30 deals, 0 differences: what it cannot see does not matter to it."
    )


def told(*words: str) -> str:
    result = campagna(*words, folder=ROOT)
    assert result.returncode == 0, result.stderr
    return result.stdout
