"""Fights followed die by die with nothing left open: slow, for comparison with odds/course.py."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction

from solitaire.bits import members
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS
from solitaire.games.quadrilateral.core.events import BATTLE_ENDED, Happened
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds.course import Ending
from solitaire.games.quadrilateral.odds.decisions import Decisions
from solitaire.odds import Branch, Inquiry, unfold
from solitaire.protocol import Event

Note = tuple[int, ...]


class EveryDie(Inquiry[State, Ply, Note]):
    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions

    def choose(self, state: State, actions: Sequence[Ply]) -> Ply:
        return self._decisions.choose(state, actions)

    def is_settled(self, state: State, note: Note) -> bool:
        return note != ()

    def noted(self, note: Note, events: Sequence[Event]) -> Note:
        for event in events:
            if isinstance(event, Happened) and event.kind == BATTLE_ENDED:
                return event.side, event.amount, event.other
        return note

    def key(self, state: State) -> Hashable:
        battle = state.battle
        if battle is None:
            return ()
        flags = members(battle.attackers | battle.defenders)
        return (
            state.step,
            tuple(getattr(battle, one) for one in BATTLE_FIELDS),
            tuple(battle.passed),
            tuple((state.place[one], state.leaders_of(one), _steps(state, one)) for one in flags),
            tuple(state.garrison_steps),
            state.quartered,
        )


def _steps(state: State, flag: int) -> tuple[int, ...]:
    return tuple(state.steps[flag * 3 + arm] for arm in range(3))


def endings(state: State, decisions: Decisions) -> dict[Ending, Fraction]:
    start: list[Branch[State, Note]] = [Branch(state.copy(), (), Fraction(1))]
    found: dict[Ending, Fraction] = {}
    for end in unfold(RULES, start, EveryDie(decisions)):
        held, french, austrian = end.note
        ending = (held, french, austrian)
        found[ending] = found.get(ending, Fraction(0)) + end.weight
    return found
