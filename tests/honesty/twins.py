"""Twin worlds: what the seat cannot tell apart must send the same bytes and get the same answer.

`python -m tests.honesty.twins --positions 1000` does it at so many positions in each visibility;
tests run a sample. The answering side is what an engine's worker does with the bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from random import Random
from typing import Any, Final

from ai.engine.wire import line_of, parse_request
from ai.engine.worker import read_position
from ai.search.budget import Limit
from ai.search.levels import Settings
from ai.search.search import Searcher
from solitaire.advising import Advice
from solitaire.games.castiglione.core.state import State
from solitaire.protocol import Rules, Seat
from tests.honesty.questions import ADVICE, Question, questions
from tests.secrecy.table import RULES, VISIBILITIES
from tests.seeds import base_seed

NODES: Final = int(os.environ.get("CAMPAGNA_TWIN_NODES", "2"))
SETTINGS: Final = Settings(worlds=2, horizon=1)
"""Small, so that hundreds of positions are answered in a minute without compiling."""


class Leak(AssertionError):
    """Something of the true world shows."""


class Truth:
    """The true state of the moment, lying about in the process for whoever would peek."""

    state: Any = None


class Examined:
    """A game and its advice, as the referee serves them and as the engine uses them."""

    def __init__(
        self, rules: Rules[Any, Any, Any] = RULES, advice: Advice[Any, Any] = ADVICE
    ) -> None:
        self.rules = rules
        self.advice = advice

    def sent(self, truth: State, seat: Seat) -> bytes:
        """What the client would send to the engine at this moment."""
        view = self.rules.pack_view(self.rules.view(truth, seat))
        offered = [self.rules.ply_text(ply) for ply in self.rules.actions(truth)]
        return line_of({"do": "view", "view": view, "offered": offered})

    def answered(self, truth: State, seat: Seat, nodes: int) -> bytes:
        """What an engine new to the game would answer, times left out."""
        Truth.state = truth
        request = parse_request(self.sent(truth, seat).rstrip())
        position = read_position(self.rules, seat, request["view"])
        searcher = Searcher(self.rules, self.advice, SETTINGS, 1796)
        report = searcher.think(position.view, position.offered, Limit(nodes=nodes)).as_json()
        return json.dumps({**report, "seconds": 0}).encode()


def compare(examined: Examined, question: Question, nodes: int = NODES) -> bytes:
    """The answer, if it is the same for both twins."""
    seat = question.seat
    sent = [examined.sent(world, seat) for world in (question.truth, question.twin)]
    if sent[0] != sent[1]:
        raise Leak(_told("is sent", question, sent))
    answers = [examined.answered(world, seat, nodes) for world in (question.truth, question.twin)]
    if answers[0] != answers[1]:
        raise Leak(_told("is answered", question, answers))
    return answers[0]


def _told(what: str, question: Question, bytes_of_both: list[bytes]) -> str:
    one, other = (lines.decode() for lines in bytes_of_both)
    return (
        f"{RULES.seats[question.seat]} {what} different things in worlds that look alike\n"
        f"{one}\n{other}\n{RULES.position_text(question.truth)}"
    )


def examine(
    examined: Examined, visibility: str, count: int, seed: int, nodes: int = NODES
) -> Counter[str]:
    """Raises Leak at the first difference; gives what was compared."""
    done: Counter[str] = Counter()
    for question in questions(visibility, count, Random(f"{seed} {visibility}")):
        report = json.loads(compare(examined, question, nodes))
        done["positions"] += 1
        done["different worlds"] += question.is_different
        done[report["how"]] += 1
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description="Ask in twin worlds; tells the first leak found.")
    parser.add_argument("--positions", type=int, default=1000, help="in each visibility")
    parser.add_argument("--nodes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=base_seed())
    parser.add_argument("--visibility", choices=VISIBILITIES, action="append")
    arguments = parser.parse_args()
    for visibility in arguments.visibility or VISIBILITIES:
        done = examine(Examined(), visibility, arguments.positions, arguments.seed, arguments.nodes)
        sys.stdout.write(f"{visibility}: {dict(done)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
