"""Reasons for hints: what a choice leaves to dice, exactly, and what is counted in futures."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from solitaire.advising import Fact, Witness
from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.plies import ASSAULT, ASSAULT_BOTH, FIGHT, FIRE, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.odds import pending, questions
from solitaire.games.camposanto.odds.duel import at_least, prospect
from solitaire.games.camposanto.rules import assault, fire, plan
from solitaire.games.camposanto.terms import ALLIED, SPANISH
from solitaire.games.camposanto.text.wording import hex_title, hexes_title, unit_title
from solitaire.protocol import Event
from solitaire.text import Text, text

_SCORE: Final = text("Look at who takes more steps in this phase.")
_LOSSES: Final = text("Look at the regiments that have few steps left.")
_ASSAULTS: Final = text("Weigh the assaults before you, and who shows a flank.")
_FLIGHTS: Final = text("Look at where beaten bodies would flee.")
_MARSHALS: Final = text("Look at where your Marshals stand.")

FACTS: Final = (
    Fact("allied_points", text("Allied victory points"), "12.2", 1.0, False, _SCORE),
    Fact("spanish_points", text("Spanish victory points"), "12.2", -1.0, False, _SCORE),
    Fact("allied_steps", text("steps that the Allies lose"), "7.4", -0.2, False, _LOSSES),
    Fact("spanish_steps", text("steps that the Spanish lose"), "7.4", 0.2, False, _LOSSES),
    Fact("allied_regiments", text("Allied regiments lost"), "12.2", -0.2, False, _LOSSES),
    Fact("spanish_regiments", text("Spanish regiments lost"), "12.2", 0.2, False, _LOSSES),
    Fact("allied_won", text("assaults that the Allies win"), "7.1", 0.15, False, _ASSAULTS),
    Fact("spanish_won", text("assaults that the Spanish win"), "7.1", -0.15, False, _ASSAULTS),
    Fact("allied_withdrew", text("assaults that the Allies leave"), "7.1", -0.05, False, _ASSAULTS),
    Fact(
        "spanish_withdrew", text("assaults that the Spanish leave"), "7.1", 0.05, False, _ASSAULTS
    ),
    Fact("allied_cut_off", text("Allied bodies without escape"), "7.3", -0.5, False, _FLIGHTS),
    Fact("spanish_cut_off", text("Spanish bodies without escape"), "7.3", 0.5, False, _FLIGHTS),
    Fact("allied_marshals", text("Allied Marshals lost"), "8.2", -0.1, False, _MARSHALS),
    Fact("spanish_marshals", text("Spanish Marshals lost"), "8.2", 0.1, False, _MARSHALS),
)
"""In the order of BattleWitness.counts()."""


@final
class BattleWitness(Witness[State]):
    """Counts both sides' losses and assaults from the state in which it begins."""

    def __init__(self, state: State) -> None:
        self._steps = [int(state.steps_lost(side)) for side in range(2)]
        self._regiments = [int(state.regiments_lost(side)) for side in range(2)]
        self._sides = [int(side) for side in state.board.side]
        self._won = [0, 0]
        self._withdrew = [0, 0]
        self._cut_off = [0, 0]
        self._marshals = [0, 0]

    def saw(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, happened.AssaultWon):
                self._won[int(event.side)] += 1
            elif isinstance(event, happened.Withdrew):
                self._withdrew[int(event.side)] += 1
            elif isinstance(event, happened.CutOff):
                self._cut_off[self._sides[int(event.unit)]] += 1
            elif isinstance(event, happened.MarshalLost):
                self._marshals[int(event.marshal) // 3] += 1

    def counts(self, state: State) -> Sequence[float]:
        by_side = (
            [int(state.points(side)) for side in (ALLIED, SPANISH)],
            [int(state.steps_lost(side)) - self._steps[side] for side in range(2)],
            [int(state.regiments_lost(side)) - self._regiments[side] for side in range(2)],
            self._won,
            self._withdrew,
            self._cut_off,
            self._marshals,
        )
        return [float(pair[side]) for pair in by_side for side in range(2)]


# -- exact chances --------------------------------------------------------------------------------


def exact_chances(state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
    """Shots and assaults; nothing for choices that no dice follow."""
    if ply.verb == FIRE:
        return [_shot(state, ply)]
    if ply.verb in (ASSAULT, ASSAULT_BOTH):
        return [_assault(state, ply)]
    if ply.verb == FIGHT and state.assault is not None:
        return [_fight(state)]
    return ()


def _shot(state: State, ply: Ply) -> tuple[str, Fraction]:
    needed = int(state.board.charts.fire_hits_at - fire.modifier(state, ply.first, ply.second))
    who, where = unit_title(state.board, int(ply.first)), hex_title(state.board, int(ply.second))
    return text("{who} hits at {where} [9.1, 10.2]", who=who, where=where), at_least(needed)


def _assault(state: State, ply: Ply) -> tuple[str, Fraction]:
    attackers = plan.attackers_of(state.board, ply)
    defenders = plan.defenders_of(state.board, ply)
    found = prospect(questions.assault_duel(state, attackers, defenders))
    return _is_won(hexes_title(state.board, defenders)), found.wins[0]


def _fight(state: State) -> tuple[str, Fraction]:
    one, threshold, roller = pending.open_duel(state)
    place = assault.current(state).defenders[0]
    found = prospect(one, threshold, roller)
    return _is_won(hex_title(state.board, int(place))), found.wins[roller]


def _is_won(where: Text) -> Text:
    return text("the assault on {where} is won [7.1]", where=where)
