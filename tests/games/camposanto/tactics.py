"""Tactical positions of Camposanto with known right answers, and how they are judged.

`tactics.toml` is the data. `python -m tests.games.camposanto.tactics --player search:4` lets a
player solve them; the other side is played by the staff. Facts about what was played:

played PLY            the asked side made this choice
front UNIT HEX        the hex is before the unit's front
at UNIT HEX           it stands there
beside UNIT UNIT      they stand next to each other
touched UNIT          it stands in an enemy zone of control
assaulted HEX         the asked side planned an assault on it
not FACT
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ai.players import Player, new_player
from solitaire.games.camposanto.advice.advice import ADVICE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import orders
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.terms import ALL_WINGS, SIDES, STAGE_NAMES, STATUS_NAMES
from solitaire.protocol import Chance, Decide, Over
from tests.games.camposanto.positions import BOARD, RULES, WINGS, assaulting, at_stage, battle
from tests.games.tactics_command import solve_all

FILE = Path(__file__).with_name("tactics.toml")
TRIES = 60
"""Reveals that are tried to find one that gives the active wing its status."""


@dataclass(frozen=True)
class Tactic:
    name: str
    theme: str
    side: str
    reason: str
    units: str
    wing: str
    status: str
    right: tuple[str, ...]
    solution: tuple[str, ...]
    """Choices and dice, that are right; the other side's included as far as they are needed."""
    mistake: tuple[str, ...]
    stage: str = "march"
    star: str = ""
    """The assault that has begun, instead of a stage."""
    lead_in: tuple[str, ...] = ()
    """Plies from the position to the question, dice included."""
    when: str = "question"
    """Judged when something else is asked, or when the activation is over."""
    marshals: str = ""
    night: bool = False
    spent: tuple[str, ...] = ()
    """Sides whose General has been used."""

    @property
    def seat(self) -> int:
        return SIDES.index(self.side)


def load_tactics() -> list[Tactic]:
    with FILE.open("rb") as file:
        entries = tomllib.load(file)["tactic"]
    return [Tactic(**{key: _frozen(value) for key, value in entry.items()}) for entry in entries]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def start(tactic: Tactic) -> State:
    """The state in which the question is asked."""
    state = battle(tactic.units, tactic.wing, tactic.status, tactic.marshals, tactic.night)
    _give_orders(state, WINGS.index(tactic.wing), tactic.status)
    for side in range(2):
        state.generals_used |= int(SIDES[side] in tactic.spent) << side
    if tactic.star:
        assaulting(state, tactic.star)
    else:
        at_stage(state, STAGE_NAMES.index(tactic.stage))
    for text in tactic.lead_in:
        RULES.apply(state, RULES.parse_ply(text))
    return state


def _give_orders(state: State, active: int, status: str) -> None:
    """Orders by which the wing has its status and acts as early as can be."""
    rng = Random(1743)
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(TRIES):
        laid = [rng.sample(values_in(BOARD.series[side]), 3) for side in range(2)]
        place = _place_of(state, active, status, laid)
        if place and (best is None or place < best[0]):
            best = (place, laid)
    assert best is not None
    state.activation = 0
    for side, values in enumerate(best[1]):
        orders.lay(state, side, *values)
    orders.reveal(state, None)
    state.activation = best[0]


def _place_of(state: State, active: int, status: str, laid: list[list[int]]) -> int:
    """When the wing would act; 0 if these orders give it another status."""
    trial = RULES.copy(state)
    for side, values in enumerate(laid):
        orders.lay(trial, side, *values)
    orders.reveal(trial, None)
    if STATUS_NAMES[trial.printed_status(active)] != status:
        return 0
    return next(place for place in range(1, ALL_WINGS + 1) if trial.wing_at(place) == active)


# -- judging --------------------------------------------------------------------------------------


class Judged:
    """Plays on from the question and looks at what came of it."""

    def __init__(self, tactic: Tactic) -> None:
        self.tactic = tactic
        self.state = start(tactic)
        self.played: list[str] = []
        self._asked = RULES.pending(self.state)
        self._clock = ADVICE.clock(self.state)

    def is_over(self) -> bool:
        pending = RULES.pending(self.state)
        if isinstance(pending, Over) or ADVICE.clock(self.state) != self._clock:
            return True
        return self.tactic.when == "question" and pending != self._asked

    def apply(self, ply: Any) -> None:
        asked = RULES.pending(self.state)
        if isinstance(asked, Decide) and asked.seat == self.tactic.seat:
            self.played.append(RULES.ply_text(ply))
        RULES.apply(self.state, ply)

    def is_right(self) -> bool:
        return all(self._holds(fact) for fact in self.tactic.right)

    def _holds(self, fact: str) -> bool:  # noqa: PLR0911  one a word
        word, _, rest = fact.partition(" ")
        if word == "not":
            return not self._holds(rest)
        if word == "played":
            return rest in self.played
        if word == "assaulted":
            return any(_is_assault_on(text, rest) for text in self.played)
        unit, _, other = rest.partition(" ")
        place = int(self.state.unit_hex[BOARD.unit_by_name[unit]])
        if word == "at":
            return place == BOARD.hex_by_name[other]
        if place < 0:
            return False
        if word == "front":
            number = BOARD.unit_by_name[unit]
            return self.state.faces(number, BOARD.hex_by_name[other])
        if word == "beside":
            there = int(self.state.unit_hex[BOARD.unit_by_name[other]])
            return there >= 0 and BOARD.distance(place, there) == 1
        if word == "touched":
            side = int(BOARD.side[BOARD.unit_by_name[unit]])
            return self.state.in_zone_of(1 - side, place)
        raise ValueError(f"{fact!r} is no fact")


def _is_assault_on(text: str, place: str) -> bool:
    return text.startswith("assault") and place in text.partition(" on ")[2].split("+")


def line_is_right(tactic: Tactic, line: Sequence[str]) -> bool:
    """Whether these choices and dice answer the question well."""
    judged = Judged(tactic)
    rest = list(line)
    while not judged.is_over():
        pending = RULES.pending(judged.state)
        if rest:
            judged.apply(RULES.parse_ply(rest.pop(0)))
        elif isinstance(pending, Chance):
            judged.apply(RULES.outcomes(judged.state)[0][0])
        else:
            judged.apply(_passive(judged.state))
    assert not rest, f"{tactic.name}: {rest} was not played"
    return judged.is_right()


def _passive(state: State) -> Any:
    actions = RULES.actions(state)
    wanted = ("done", "stay", "stand", "none", "spare", "accept", "fight", "halt")
    return next((ply for ply in actions if RULES.ply_text(ply) in wanted), actions[0])


def solves(tactic: Tactic, player: str, seed: int) -> tuple[bool, list[str]]:
    judged = Judged(tactic)
    rng, dice = Random(f"{tactic.name} {seed}"), Random(f"dice {tactic.name} {seed}")
    players = [_player(player if seat == tactic.seat else "staff", seat, seed) for seat in (0, 1)]
    while not judged.is_over():
        pending = RULES.pending(judged.state)
        if isinstance(pending, Decide):
            view = RULES.view(judged.state, pending.seat)
            actions = RULES.actions(judged.state)
            judged.apply(players[pending.seat].choose(view, actions, rng))
        else:
            judged.apply(dice.choice(RULES.outcomes(judged.state))[0])
    return judged.is_right(), judged.played


def _player(name: str, seat: int, seed: int) -> Player:
    player = new_player(name, RULES, ADVICE)
    player.begin({}, seat, seed)
    return player


if __name__ == "__main__":
    solve_all("tests.games.camposanto.tactics", load_tactics(), solves)
