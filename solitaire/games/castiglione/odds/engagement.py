"""A described combat: named units on real roads or on described ground, or forces in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import enemy_of
from solitaire.games.castiglione.odds.battle import battle_odds
from solitaire.games.castiglione.odds.combat import Terms, combat_odds
from solitaire.games.castiglione.odds.description import (
    BadDescription,
    ForceText,
    Placed,
    force_of,
    role_words,
)
from solitaire.games.castiglione.odds.field import (
    FIELD,
    battle_state,
    check_garrisons,
    check_roads,
    on_redrawn_roads,
    redrawn,
)
from solitaire.games.castiglione.odds.forces import ATTACKER, TERRAINS, Ground
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.terms import AUSTRIAN, CLEAR, NOWHERE, SIDES
from solitaire.text import Text, text


@dataclass(frozen=True, slots=True)
class Engagement:
    """What is asked. Pairs are attacker, defender."""

    attacker: ForceText
    defender: ForceText
    ground: Ground = field(default_factory=Ground)
    """Used unless the combat is fought on real roads."""
    area: int = NOWHERE
    """Where it is fought, if the attackers came by real roads."""
    initiative: int = ATTACKER
    conduct: Conduct = field(default_factory=Conduct)
    refuges: tuple[int, int] = (CLEAR, CLEAR)


def engagement_odds(board: Board, asked: Engagement) -> CombatOdds:
    """Exact for named units; in numbers, with strengths that stay. Raises BadDescription."""
    sides = _sides(asked)
    if asked.attacker.is_named and asked.defender.is_named:
        return _with_units(board, asked, sides[asked.initiative])
    if asked.area != NOWHERE:
        raise BadDescription(
            text("Name all units of both forces to fight on the roads of the map.")
        )
    forces = (
        force_of(board, "attacker", asked.attacker, sides[0]),
        force_of(board, "defender", asked.defender, sides[1]),
    )
    for role, force in zip(("attacker", "defender"), forces, strict=True):
        if force.strength == 0:
            raise BadDescription(
                text(
                    "The {role} has no unit; leaders alone do not fight [9.0].",
                    role=role_words(role),
                )
            )
    terms = Terms(asked.initiative, asked.conduct.plans, asked.refuges)
    odds = combat_odds(board, forces, asked.ground, terms)
    return replace(odds, assumptions=(*odds.assumptions, *_said(asked)))


def _said(asked: Engagement) -> Sequence[Text]:
    """What the described combat takes for granted."""
    sentences = [asked.conduct.sentences()[0], text("The winner always pursues.")]
    if asked.attacker.side is None and asked.defender.side is None:
        sentences.append(text("No side was named: the attacker is taken to be Austrian."))
    return sentences


def _sides(asked: Engagement) -> tuple[int, int]:
    attacker, defender = asked.attacker.side, asked.defender.side
    if attacker is None and defender is None:
        return AUSTRIAN, enemy_of(AUSTRIAN)
    if attacker is None or defender is None:
        known = attacker if defender is None else defender
        assert known is not None
        return (known, enemy_of(known)) if defender is None else (enemy_of(known), known)
    if attacker == defender:
        raise BadDescription(
            text("Both forces are {side}; nobody to fight.", side=SIDES[attacker].capitalize())
        )
    return attacker, defender


def _with_units(board: Board, asked: Engagement, initiative: int) -> CombatOdds:
    attackers, defenders = asked.attacker.counters, asked.defender.counters
    on_map = asked.area != NOWHERE
    terrain = TERRAINS[board.data.areas[asked.area].kind] if on_map else asked.ground.terrain
    check_garrisons(board, attackers, defenders, terrain)
    if on_map:
        check_roads(board, attackers, asked.area)
        ground, area, placed = board, asked.area, list(attackers)
    else:
        ground = redrawn(board, asked.ground, asked.refuges)
        area = board.area_by_name[FIELD]
        placed = on_redrawn_roads(board, attackers, asked.ground.is_concentric)
    state = battle_state(
        ground, placed, _standing(defenders), area, initiative, asked.ground.defender_marched
    )
    odds = battle_odds(state, asked.conduct)
    return odds if on_map else _without_places(odds)


def _standing(defenders: Sequence[Placed]) -> list[Placed]:
    return [replace(one, origin=NOWHERE) for one in defenders]


def _without_places(odds: CombatOdds) -> CombatOdds:
    """The areas of the redrawn map mean nothing to the reader."""
    pursuits = tuple(replace(one, refuges={}) for one in odds.pursuits)
    return replace(odds, pursuits=pursuits)
