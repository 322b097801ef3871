"""The opponent's honesty: what a side has sealed changes nothing, crosses no pipe, and every choice
of a game can be repeated from its receipts."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from ai.honesty.swaps import Contestant, swap
from solitaire.games.camposanto.advice.advice import ADVICE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import ORDERS_CHOICE
from solitaire.protocol import Decide, Over, Pending
from solitaire.workbench.randomplay import random_ply
from tests.ai.engines import packages_on_path
from tests.games.camposanto.positions import RULES
from tests.honesty.pipe import bytes_to_engine
from tests.honesty.test_swap import told
from tests.honesty.twins import Examined
from tests.seeds import base_seed
from tests.ui.test_demo_command import demo
from tests.ui.test_receipts import verify

__all__ = ["packages_on_path"]

POSITIONS = int(os.environ.get("CAMPAGNA_TWIN_POSITIONS", "300"))
SPANISH = 1


def sealed_questions(count: int, rng: Random, phases: tuple[int, ...]) -> list[State]:
    """Moments of games by chance in which the Allied orders are sealed and the Spanish are asked:
    nothing else is ever hidden."""
    found: list[State] = []
    while len(found) < count:
        state = RULES.start({})
        while not isinstance(pending := RULES.pending(state), Over) and len(found) < count:
            if _is_asked(state, pending) and state.phase in phases:
                found.append(RULES.copy(state))
            RULES.apply(state, random_ply(RULES, state, pending, rng))
    return found


def _is_asked(state: State, pending: Pending) -> bool:
    return (
        isinstance(pending, Decide) and pending.seat == SPANISH and int(state.step) == ORDERS_CHOICE
    )


def laid(state: State) -> list[int]:
    return [int(state.laid(wing)) for wing in range(3)]


def twin_of(state: State, rng: Random) -> State:
    """The same for the Spanish, with other Allied orders."""
    while True:
        twin = RULES.imagine(RULES.view(state, SPANISH), rng)
        if laid(twin) != laid(state):
            return twin


def check_twins(questions: list[State], rng: Random) -> None:
    examined = Examined(RULES, ADVICE)
    for state in questions:
        twin = twin_of(state, rng)
        assert examined.sent(state, SPANISH) == examined.sent(twin, SPANISH)
        one, other = (examined.answered(world, SPANISH, 2) for world in (state, twin))
        assert one == other, laid(state)


def test_the_same_view_gets_the_same_answer_whatever_is_sealed() -> None:
    rng = Random(base_seed())
    check_twins(sealed_questions(1, rng, (3,)), rng)


@pytest.mark.long
def test_hundreds_of_twins_get_the_same_answer() -> None:
    rng = Random(base_seed())
    check_twins(sealed_questions(POSITIONS, rng, (1, 2, 3)), rng)


@pytest.mark.long
def test_no_deal_changes_a_choice() -> None:
    rng = Random(base_seed() + 1)
    (state,) = sealed_questions(1, rng, (3,))
    player = Contestant("search:nodes=2,reaction=2", RULES, ADVICE, {}, 1743)
    result = swap(player, state, SPANISH, 3)
    assert result.holds
    assert result.worlds > 1


class Peeping(Examined):
    """Answers by what is true: the test above must not pass for it."""

    def sent(self, truth: State, seat: int) -> bytes:
        return super().sent(truth, seat) + repr(laid(truth)).encode()


def test_a_planted_leak_would_be_noticed() -> None:
    rng = Random(base_seed())
    (state,) = sealed_questions(1, rng, (3,))
    twin = twin_of(state, rng)
    peeping = Peeping(RULES, ADVICE)
    assert peeping.sent(state, SPANISH) != peeping.sent(twin, SPANISH)


@pytest.mark.long
def test_nothing_sealed_crosses_the_pipe(tmp_path: Path) -> None:
    """Our engine is asked for the Spanish orders; every byte to it is the same for a twin."""
    rng = Random(base_seed())
    (state,) = sealed_questions(1, rng, (2,))
    sent = [
        bytes_to_engine(RULES, world, SPANISH, tmp_path / name)
        for name, world in _worlds(state, rng)
    ]
    assert sent[0] == sent[1]
    assert b"view" in sent[0]


def _worlds(state: State, rng: Random) -> list[tuple[str, State]]:
    return [("true", state), ("twin", twin_of(state, rng))]


@pytest.mark.long
def test_every_choice_of_a_game_is_repeated_from_its_receipts(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    words = ("--game", "camposanto", "--seed", "4", "--preset", "day only")
    result = demo(*words, "--players", "search:nodes=2", "--out", str(path))
    assert result.returncode == 0, result.stderr
    found = json.loads(verify(path, "--json").stdout)
    assert found["verified"]
    assert found["receipts"]["repeated"] == found["receipts"]["found"] > 100
    assert found["receipts"]["missing"] == 0


def test_swap_looks_at_choices_where_something_is_hidden(tmp_path: Path) -> None:
    """Orders are a handful among hundreds of choices at which everything lies open."""
    path = tmp_path / "game.rec"
    words = ("--game", "camposanto", "--seed", "4", "--preset", "day only")
    result = demo(*words, "--players", "random", "--out", str(path))
    assert result.returncode == 0, result.stderr
    asked = ("swap", str(path), "--seat", "spanish", "--deals", "3", "--player", "random")
    found = json.loads(told(*asked, "--json"))
    assert found["holds"]
    assert [choice["worlds"] > 1 for choice in found["choices"]] == [True]
