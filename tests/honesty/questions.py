"""Questions asked in real games: the true state, which the asked seat must not feel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.protocol import Chance, Decide, Over, Seat
from solitaire.registry import game_of
from solitaire.workbench.randomplay import random_ply
from tests.secrecy.scramble import secrets_of
from tests.secrecy.table import MOST_PLIES, RULES, options_of
from tests.secrecy.worlds import exchanged

ADVICE: Final = game_of(RULES).advice()
SPACING: Final = 7
"""Questions between two that are taken."""
TRIES: Final = 4


class Question(NamedTuple):
    seat: Seat
    truth: State
    twin: State
    """Another world that the seat cannot tell from the true one."""
    is_different: bool
    """False where nothing is hidden."""


def questions(visibility: str, count: int, rng: Random) -> Iterator[Question]:
    """So many, from games played by chance and by the staff in turn; every third is asked in combat
    or another phase without marches. With fog or mist only such that two different worlds fit."""
    taken = 0
    number = 0
    while taken < count:
        number += 1
        for state in _asked(visibility, rng, plays_well=number % 2 == 0):
            if taken % 3 == 2 and _is_of_movement(state):
                continue
            question = _question(state, rng)
            if visibility != "open" and not question.is_different:
                continue
            yield question
            taken += 1
            if taken == count:
                return


def _asked(visibility: str, rng: Random, *, plays_well: bool) -> Iterator[State]:
    """States of one game in which there is something to choose."""
    state = RULES.start(options_of(visibility, rng))
    commander = ADVICE.new_playout()
    waiting = rng.randrange(SPACING)
    for _ in range(MOST_PLIES):
        pending = RULES.pending(state)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Decide) and len(RULES.actions(state)) > 1:
            if waiting == 0:
                yield RULES.copy(state)
            waiting = (waiting or SPACING) - 1
        ply: Ply
        if plays_well and not isinstance(pending, Chance):
            ply = commander.choose(state, rng)
        else:
            ply = random_ply(RULES, state, pending, rng)
        RULES.apply(state, ply)


def _is_of_movement(state: State) -> bool:
    return RULES.heading(state)[-1].endswith("movement")


def _question(state: State, rng: Random) -> Question:
    pending = RULES.pending(state)
    assert isinstance(pending, Decide)
    seat = pending.seat
    secrets = secrets_of(state, seat)
    twin = exchanged(state, seat, rng)
    for _ in range(TRIES):
        if twin is not None and secrets_of(twin, seat) != secrets:
            return Question(seat, state, twin, True)
        twin = RULES.imagine(RULES.view(state, seat), Random(rng.random()))
    assert twin is not None
    return Question(seat, state, twin, False)
