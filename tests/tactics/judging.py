"""Plays a position on until its answer can be judged, and judges it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from solitaire.games.castiglione.terms import SUPPLY
from solitaire.protocol import Chance, Decide, Event, Over
from tests.tactics.facts import traces
from tests.tactics.loading import RULES, Tactic, start

_PASSIVE: Final = ("end-movement", "done", "halt", "stand", "let-go", "unled")
"""What whoever is not told anything answers, if it is offered; else the first choice."""


class Moment:
    """When a tactic is judged, measured from the state in which it was asked."""

    def __init__(self, when: str, state: Any) -> None:
        self._when = when
        self._phase = (int(state.turn), int(state.phase))
        self._asked = RULES.pending(state)

    def has_come(self, state: Any) -> bool:
        asked = RULES.pending(state)
        if isinstance(asked, Over):
            return True
        if self._when == "question":
            return bool(asked != self._asked)
        if self._when == "phase":
            return (int(state.turn), int(state.phase)) != self._phase
        if self._when == "supply":
            return int(state.turn) > self._phase[0] and int(state.phase) != SUPPLY
        return False


Chooser = Callable[[Any, Decide], Any]
Roller = Callable[[Any, Chance], Any]


def answer(
    tactic: Tactic, choose: Chooser, roll: Roller, told: Callable[[list[Event]], None] | None = None
) -> bool:
    """Whether the play of these choosers is right. `told` hears every event of the play."""
    state = start(tactic)
    moment, played = Moment(tactic.when, state), set[str]()
    while not moment.has_come(state):
        asked = RULES.pending(state)
        if isinstance(asked, Decide):
            ply = choose(state, asked)
            if asked.seat == tactic.seat:
                played.update(traces(RULES, state, ply))
        else:
            ply = roll(state, asked)
        events: list[Event] = []
        RULES.apply(state, ply, events)
        if told is not None:
            told(events)
    return tactic.right.holds(state, played)


def fair_dice(dice: Random) -> Roller:
    def roll(state: Any, asked: Chance) -> Any:
        outcomes = RULES.outcomes(state)
        return dice.choices([ply for ply, _ in outcomes], [weight for _, weight in outcomes])[0]

    return roll


class Line:
    """Carries out a written line, then answers passively and rolls the first outcome."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._rest = [RULES.parse_ply(text) for text in texts]

    def choose(self, state: Any, asked: Decide) -> Any:
        return self._next(list(RULES.actions(state)))

    def roll(self, state: Any, asked: Chance) -> Any:
        return self._next([ply for ply, _ in RULES.outcomes(state)])

    def _next(self, offered: list[Any]) -> Any:
        if self._rest:
            ply = self._rest.pop(0)
            if ply not in offered:
                texts = ", ".join(map(RULES.ply_text, offered))
                raise ValueError(f"{RULES.ply_text(ply)!r} is not offered, only: {texts}")
            return ply
        by_text = {RULES.ply_text(ply): ply for ply in offered}
        return next((by_text[text] for text in _PASSIVE if text in by_text), offered[0])


def line_is_right(tactic: Tactic, texts: Sequence[str]) -> bool:
    """Raises ValueError if a ply of the line is not offered."""
    line = Line(texts)
    return answer(tactic, line.choose, line.roll)
