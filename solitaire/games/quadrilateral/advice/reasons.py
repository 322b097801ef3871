"""Reasons for hints: what is counted in futures, and what a choice leaves to dice, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from solitaire.advising import Fact, Witness
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.events import (
    BATTLE_ENDED,
    CRITICAL_FOUGHT,
    FORCE_TAKEN,
    Happened,
)
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.rules import leaders
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from solitaire.protocol import Event
from solitaire.text import text, verbatim

_VIENNA: Final = text("Look at what moves Vienna Morale.")
_MANTOVA: Final = text("Look at Mantova and at the way to it.")
_BATTLES: Final = text("Weigh the battles that are near.")
_WEAR: Final = text("Look at marches, points and Condition: they wear an army out.")
_POINTS: Final = text("Look at your Administrative Points.")

FACTS: Final = (
    Fact("vienna", text("Vienna Morale"), "16", -1.0, False, _VIENNA),
    Fact("mantova_french", text("Mantova is French"), "16.3", 2.0, True, _MANTOVA),
    Fact("besieged", text("Mantova is besieged"), "15.3", 0.7, True, _MANTOVA),
    Fact("path", text("the path to Mantova is open"), "16.4", -1.0, True, _MANTOVA),
    Fact("relieved", text("a leader has entered Mantova"), "16.3", -1.0, True, _MANTOVA),
    Fact(
        "french_beaten",
        text("steps that the French lose in battle"),
        "14.5",
        -0.03,
        False,
        _BATTLES,
    ),
    Fact(
        "austrian_beaten",
        text("steps that the Austrians lose in battle"),
        "14.5",
        0.03,
        False,
        _BATTLES,
    ),
    Fact("french_worn", text("steps that the French lose otherwise"), "9.2", -0.03, False, _WEAR),
    Fact(
        "austrian_worn", text("steps that the Austrians lose otherwise"), "9.2", 0.03, False, _WEAR
    ),
    Fact(
        "french_held",
        text("battles in which the French hold the field"),
        "14.5",
        0.1,
        False,
        _BATTLES,
    ),
    Fact(
        "austrian_held",
        text("battles in which the Austrians hold the field"),
        "14.5",
        -0.1,
        False,
        _BATTLES,
    ),
    Fact("critical", text("critical battles"), "16.2", 0.0, False, _VIENNA),
    Fact("french_taken", text("French forces taken"), "14.7", -0.5, False, _BATTLES),
    Fact("austrian_taken", text("Austrian forces taken"), "14.7", 0.5, False, _BATTLES),
    Fact("french_points", text("French Administrative Points"), "7.5", 0.05, False, _POINTS),
    Fact("austrian_points", text("Austrian Administrative Points"), "7.5", -0.05, False, _POINTS),
    Fact("french_condition", text("spaces of French Condition"), "11", -0.05, False, _WEAR),
    Fact("austrian_condition", text("spaces of Austrian Condition"), "11", 0.05, False, _WEAR),
)
"""In the order of CampaignWitness.counts()."""


@final
class CampaignWitness(Witness[State]):
    """Counts losses and battles from the state in which it begins."""

    def __init__(self, state: State) -> None:
        self._lost = [int(state.lost[side]) for side in range(2)]
        self._beaten = [0, 0]
        self._held = [0, 0]
        self._taken = [0, 0]
        self._criticals = 0

    def saw(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if not isinstance(event, Happened):
                continue
            if event.kind == BATTLE_ENDED:
                self._beaten[0] += int(event.amount)
                self._beaten[1] += int(event.other)
                if event.side <= AUSTRIAN and event.amount + event.other > 0:
                    self._held[int(event.side)] += 1
            elif event.kind == FORCE_TAKEN:
                self._taken[int(event.side)] += 1
            elif event.kind == CRITICAL_FOUGHT:
                self._criticals += 1

    def counts(self, state: State) -> Sequence[float]:
        worn = [
            max(int(state.lost[side]) - self._lost[side] - self._beaten[side], 0)
            for side in range(2)
        ]
        return [
            float(state.vienna),
            1.0 if state.owner(state.board.mantova) == FRENCH else 0.0,
            1.0 if state.besieged else 0.0,
            1.0 if state.path_open else 0.0,
            1.0 if state.scored else 0.0,
            *(float(lost) for lost in self._beaten),
            *(float(lost) for lost in worn),
            *(float(held) for held in self._held),
            float(self._criticals),
            *(float(taken) for taken in self._taken),
            *(float(state.aps[side]) for side in range(2)),
            *(float(state.condition[side]) for side in range(2)),
        ]


# -- exact chances --------------------------------------------------------------------------------


def exact_chances(state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
    """Leave to march by initiative, forced marches and withdrawals; nothing where no die follows.

    Whether a command needs a die is not told: hidden flags decide it [5.8].
    """
    if ply.verb == verbs.INITIATIVE:
        rating = int(leaders.initiative(state, state.leader_at[ply.first]))
        who = verbatim(state.board.leader_titles[ply.first])
        what = text("{who} gets leave to march [8.2]", who=who)
        return [(what, rolls.initiative(state, rating))]
    if ply.verb == verbs.FORCE_MARCH:
        return _forced(state, ply)
    if ply.verb == verbs.WITHDRAW and state.battle is not None:
        rating = int(strength.initiative(state, state.battle, state.battle.defender()))
        what = text("the defenders withdraw before the fight [14.2]")
        return [(what, rolls.initiative(state, rating))]
    return ()


def _forced(state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
    rating = int(leaders.initiative(state, state.leader_at[ply.first]))
    failed = rolls.forced(state, rating).get(0, Fraction(0))
    who = verbatim(state.board.leader_titles[ply.first])
    return [(text("{who} makes a forced march [8.9]", who=who), 1 - failed)]
