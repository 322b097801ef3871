"""The opponent's honesty: what lies under the enemy's flags changes no answer, crosses no pipe, and
every choice of a game can be repeated from its receipts."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from ai.honesty.swaps import Contestant, swap
from solitaire.games.quadrilateral.advice.advice import ADVICE
from solitaire.games.quadrilateral.core.state import State
from solitaire.protocol import Chance, Decide, Over
from tests.ai.engines import packages_on_path
from tests.games.quadrilateral.positions import RULES
from tests.honesty.pipe import bytes_to_engine
from tests.honesty.twins import Examined
from tests.seeds import base_seed
from tests.ui.test_demo_command import demo
from tests.ui.test_receipts import verify

__all__ = ["packages_on_path"]

POSITIONS = int(os.environ.get("CAMPAGNA_TWIN_POSITIONS", "100"))
SPACING = 23


def questions(count: int, rng: Random) -> list[tuple[int, State, State]]:
    """Moments of games by habit with something to choose, and another world that the asked seat
    cannot tell from it."""
    found: list[tuple[int, State, State]] = []
    while len(found) < count:
        state = RULES.start({"scenario": rng.choice(("rivoli", "bassano", "castiglione"))})
        habits = ADVICE.new_playout()
        waiting = rng.randrange(SPACING)
        while not isinstance(pending := RULES.pending(state), Over) and len(found) < count:
            if isinstance(pending, Chance):
                RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
                continue
            waiting -= 1
            if waiting < 0 and len(RULES.actions(state)) > 1:
                twin = twin_of(state, pending.seat, rng)
                if twin is not None:
                    found.append((pending.seat, RULES.copy(state), twin))
                    waiting = SPACING
            RULES.apply(state, habits.choose(state, rng))
    return found


def hidden(state: State, seat: int) -> tuple[list[int], list[int]]:
    """What the other side has under its flags."""
    first = (1 - seat) * 32
    leaders = [int(at) for at in state.leader_at if first <= at < first + 32]
    return [int(step) for step in state.steps[first * 3 : (first + 31) * 3]], leaders


def twin_of(state: State, seat: int, rng: Random) -> State | None:
    for _ in range(3):
        twin = RULES.imagine(RULES.view(state, seat), rng)
        if hidden(twin, seat) != hidden(state, seat):
            return twin
    return None


def check_twins(count: int, seed: int, nodes: int) -> set[str]:
    examined = Examined(RULES, ADVICE)
    ways = set()
    for seat, state, twin in questions(count, Random(seed)):
        assert examined.sent(state, seat) == examined.sent(twin, seat)
        one, other = (examined.answered(world, seat, nodes) for world in (state, twin))
        assert one == other, RULES.position_text(state)
        ways.add(json.loads(one)["how"])
    return ways


def test_the_same_view_gets_the_same_answer_whatever_is_under_the_flags() -> None:
    assert check_twins(6, base_seed(), 2)


@pytest.mark.long
def test_hundreds_of_twins_get_the_same_answer() -> None:
    assert {"planned", "searched"} <= check_twins(POSITIONS, base_seed() + 1, 4)


def test_no_deal_changes_a_choice() -> None:
    seat, state, _ = questions(1, Random(base_seed() + 2))[0]
    player = Contestant("search:nodes=4,reaction=2", RULES, ADVICE, {}, 1796)
    result = swap(player, state, seat, 3)
    assert result.holds
    assert result.worlds > 1


class Peeping(Examined):
    """Sends what is true: the test above must not pass for it."""

    def sent(self, truth: State, seat: int) -> bytes:
        return super().sent(truth, seat) + repr(hidden(truth, seat)).encode()


def test_a_planted_leak_would_be_noticed() -> None:
    seat, state, twin = questions(1, Random(base_seed()))[0]
    peeping = Peeping(RULES, ADVICE)
    assert peeping.sent(state, seat) != peeping.sent(twin, seat)


@pytest.mark.long
def test_nothing_hidden_crosses_the_pipe(tmp_path: Path) -> None:
    """Our engine is asked; every byte to it is the same for a twin."""
    seat, state, twin = questions(1, Random(base_seed() + 3))[0]
    sent = [
        bytes_to_engine(RULES, world, seat, tmp_path / name)
        for name, world in (("true", state), ("twin", twin))
    ]
    assert sent[0] == sent[1]
    assert b"view" in sent[0]


@pytest.mark.long
def test_every_choice_of_a_game_is_repeated_from_its_receipts(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    words = ("--game", "quadrilateral", "--seed", "4", "--option", "scenario=rivoli")
    result = demo(*words, "--players", "search:nodes=2", "--out", str(path))
    assert result.returncode == 0, result.stderr
    found = json.loads(verify(path, "--json").stdout)
    assert found["verified"]
    assert found["receipts"]["repeated"] == found["receipts"]["found"] > 50
    assert found["receipts"]["missing"] == 0


def test_a_seat_is_asked() -> None:
    """So that the questions above are questions."""
    for seat, state, _ in questions(2, Random(base_seed())):
        pending = RULES.pending(state)
        assert isinstance(pending, Decide)
        assert pending.seat == seat
