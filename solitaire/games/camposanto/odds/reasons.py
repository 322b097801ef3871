"""What a choice leaves to dice, with exact chances, for the reasons of hints."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from solitaire.games.camposanto.core.plies import ASSAULT, ASSAULT_BOTH, FIGHT, FIRE, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.odds import pending, questions
from solitaire.games.camposanto.odds.duel import at_least, prospect
from solitaire.games.camposanto.rules import assault, fire, plan
from solitaire.games.camposanto.text.wording import hex_title, unit_title


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
    return f"{who} hits at {where} [9.1, 10.2]", at_least(needed)


def _assault(state: State, ply: Ply) -> tuple[str, Fraction]:
    attackers = plan.attackers_of(state.board, ply)
    defenders = plan.defenders_of(state.board, ply)
    found = prospect(questions.assault_duel(state, attackers, defenders))
    where = " and ".join(hex_title(state.board, place) for place in defenders)
    return f"the assault on {where} is won [7.1]", found.wins[0]


def _fight(state: State) -> tuple[str, Fraction]:
    one, threshold, roller = pending.open_duel(state)
    place = assault.current(state).defenders[0]
    found = prospect(one, threshold, roller)
    return f"the assault on {hex_title(state.board, int(place))} is won [7.1]", found.wins[roller]
