"""Positions of the Quadrilateral with known right answers, and how they are judged.

`tactics.toml` is the data. `python -m tests.games.quadrilateral.tactics --player search:4` lets a
player solve them; the other side is played by the staff. A position is a start with edits:

only SIDE LEADER...       all other forces of the side outside the citadels are taken off
put LEADER PLACE          his force stands there
steps LEADER I C A        his force has so many steps of infantry, cavalry, artillery
points SIDE N             Administrative Points
condition SIDE N, quarters SIDE, center SIDE PLACE, vienna N, clock N, turn N, healed N
moved SIDE                its Center has just moved
vedette LEADER PLACE      a vedette of his force stands there
mixed LEADER LEADER       nobody knows what is with whom of these two

Facts about what was played:

played PLY                the asked side made this choice; PLY may end in a star
at LEADER PLACE           his force stands there
heads LEADER PLACE        his force is nearer to it than it was, or tried to march and got no leave
away LEADER PLACE         it is farther from it, or tried and got no leave
dispatched LEADER         his force is within Dispatch Distance of the Center
either FACT or FACT, not FACT
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from ai.players import Player, new_player
from solitaire.games.quadrilateral.advice.advice import ADVICE
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import quarters
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances
from solitaire.games.quadrilateral.terms import FAR, SIDES, VEDETTE
from solitaire.games.quadrilateral.text.position_reading import balance
from solitaire.protocol import Chance, Decide, Over
from tests.games.quadrilateral.positions import (
    BOARD,
    RULES,
    flag_of,
    go_to,
    put,
    remove_others,
    set_steps,
    started,
)
from tests.games.tactics_command import solve_all

FILE = Path(__file__).with_name("tactics.toml")


@dataclass(frozen=True)
class Tactic:
    name: str
    theme: str
    side: str
    reason: str
    scenario: str
    edits: tuple[str, ...]
    question: str
    right: tuple[str, ...]
    solution: tuple[str, ...]
    """Choices and dice that are right; the other side's included as far as they are needed."""
    mistake: tuple[str, ...]
    mover: str = ""
    """Whose player-turn it is, if it is not that of the asked side."""
    lead_in: tuple[str, ...] = ()
    """Plies from there on, dice included."""
    until: str = ""
    """What is asked after them, everything between being answered by its first choice."""
    when: str = "turn"
    """Judged when the player-turn is over, or when something else is asked."""

    @property
    def seat(self) -> int:
        return SIDES.index(self.side)


def load_tactics() -> list[Tactic]:
    with FILE.open("rb") as file:
        entries = tomllib.load(file)["tactic"]
    return [Tactic(**{key: _frozen(value) for key, value in entry.items()}) for entry in entries]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


# -- positions ------------------------------------------------------------------------------------


def start(tactic: Tactic) -> State:
    """The state in which the question is asked."""
    state = started(tactic.scenario)
    _edit(state, tactic.edits, EDITS)
    knowledge.begin(state)  # both sides have seen everything
    _edit(state, tactic.edits, LATE_EDITS)
    balance(state)
    go_to(state, tactic.question, SIDES.index(tactic.mover or tactic.side))
    for text in tactic.lead_in:
        RULES.apply(state, _offered(state, text))
    if tactic.until:
        go_to(state, tactic.until)
    return state


Edit: TypeAlias = Callable[[State, list[str]], Any]


def _edit(state: State, edits: Sequence[str], known: dict[str, Edit]) -> None:
    for edit in edits:
        word, *rest = edit.split()
        assert word in EDITS or word in LATE_EDITS, edit
        if word in known:
            known[word](state, rest)


def _side(name: str) -> int:
    return SIDES.index(name)


def _rest(state: State, side: int) -> None:
    state.condition[side] = max(int(state.condition[side]), 2)
    quarters.enter_quarters(state, side, None)
    state.declared = 0


def _set(name: str) -> Callable[[State, list[str]], None]:
    return lambda state, words: setattr(state, name, int(words[0]))


def _set_of_side(name: str) -> Callable[[State, list[str]], None]:
    def edit(state: State, words: list[str]) -> None:
        getattr(state, name)[_side(words[0])] = int(words[1])

    return edit


def _set_center(state: State, words: list[str]) -> None:
    state.center[_side(words[0])] = BOARD.place_by_name[words[1]]


def _move_center(state: State, words: list[str]) -> None:
    state.center_moved[_side(words[0])] = 1


def _mix(state: State, words: list[str]) -> None:
    knowledge.merge(state, sum(1 << flag_of(state, leader) for leader in words))


def _add_vedette(state: State, words: list[str]) -> None:
    parent = flag_of(state, words[0])
    flag = state.new_flag(parent >> 5, VEDETTE, BOARD.place_by_name[words[1]])
    state.parent[flag] = parent


LATE_EDITS: dict[str, Edit] = {"mixed": _mix}
"""After both sides have seen everything else."""
EDITS: dict[str, Edit] = {
    "moved": _move_center,
    "vedette": _add_vedette,
    "only": lambda state, words: remove_others(state, _side(words[0]), tuple(words[1:])),
    "put": lambda state, words: put(state, words[0], words[1]),
    "steps": lambda state, words: set_steps(state, words[0], *map(int, words[1:])),
    "points": _set_of_side("aps"),
    "condition": _set_of_side("condition"),
    "quarters": lambda state, words: _rest(state, _side(words[0])),
    "center": _set_center,
    "vienna": _set("vienna"),
    "clock": _set("clock"),
    "turn": _set("turn"),
    "healed": _set("healed"),
}


# -- judging --------------------------------------------------------------------------------------


class Judged:
    """Plays on from the question and looks at what came of it."""

    def __init__(self, tactic: Tactic) -> None:
        self.tactic = tactic
        self.state = start(tactic)
        self.played: list[str] = []
        self._asked = RULES.pending(self.state)
        self._clock = ADVICE.clock(self.state)
        self._before = self.state.copy()

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

    def _holds(self, fact: str) -> bool:
        word, _, rest = fact.partition(" ")
        if word == "not":
            return not self._holds(rest)
        if word == "either":
            one, _, other = rest.partition(" or ")
            return self._holds(one) or self._holds(other)
        if word == "played":
            return any(_is_like(text, rest) for text in self.played)
        if word == "dispatched":
            where = self._place(self.state, rest)
            return dispatch_reach(self.state, self.tactic.seat)[where] < FAR
        leader, place = rest.split()
        return self._stands(word, leader, BOARD.place_by_name[place])

    def _stands(self, word: str, leader: str, place: int) -> bool:
        now = self._place(self.state, leader)
        if word == "at":
            return now == place
        before = self._place(self._before, leader)
        tried = any(text in self.played for text in (f"initiative {leader}", f"command {leader}"))
        if now == before:
            return tried
        ways = distances(self._before, self.tactic.seat, place, FAR - 1, True, False)
        return ways[now] < ways[before] if word == "heads" else ways[now] > ways[before]

    def _place(self, state: State, leader: str) -> int:
        flag = flag_of(state, leader)
        return int(state.place[flag]) if flag < 64 else 255


def _is_like(text: str, wanted: str) -> bool:
    return text.startswith(wanted[:-1]) if wanted.endswith("*") else text == wanted


def line_is_right(tactic: Tactic, line: Sequence[str]) -> bool:
    """Whether these choices and dice answer the question well."""
    judged = Judged(tactic)
    rest = list(line)
    while not judged.is_over():
        pending = RULES.pending(judged.state)
        if rest and isinstance(pending, Decide) == (not rest[0].startswith(("die", "dice", "sum"))):
            judged.apply(_offered(judged.state, rest.pop(0)))
        elif isinstance(pending, Chance):
            judged.apply(RULES.outcomes(judged.state)[0][0])
        else:
            judged.apply(RULES.actions(judged.state)[0])
    assert not rest, f"{tactic.name}: {rest} was not played"
    return judged.is_right()


def _offered(state: State, text: str) -> Any:
    ply = RULES.parse_ply(text)
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        offered = [RULES.ply_text(one) for one in RULES.actions(state)]
        assert ply in RULES.actions(state), f"{text!r} is not among {offered}"
    return ply


def solves(tactic: Tactic, player: str, seed: int) -> tuple[bool, list[str]]:
    judged = Judged(tactic)
    rng, dice = Random(f"{tactic.name} {seed}"), Random(f"dice {tactic.name} {seed}")
    options = {"scenario": tactic.scenario}
    players = [
        _player(player if seat == tactic.seat else "staff", options, seat, seed) for seat in (0, 1)
    ]
    while not judged.is_over():
        pending = RULES.pending(judged.state)
        if isinstance(pending, Decide):
            view = RULES.view(judged.state, pending.seat)
            actions = RULES.actions(judged.state)
            judged.apply(players[pending.seat].choose(view, actions, rng))
        else:
            outcomes = RULES.outcomes(judged.state)
            weights = [weight for _, weight in outcomes]
            judged.apply(dice.choices([ply for ply, _ in outcomes], weights)[0])
    return judged.is_right(), judged.played


def _player(name: str, options: dict[str, str], seat: int, seed: int) -> Player:
    player = new_player(name, RULES, ADVICE)
    player.begin(options, seat, seed)
    return player


if __name__ == "__main__":
    solve_all("tests.games.quadrilateral.tactics", load_tactics(), solves)
