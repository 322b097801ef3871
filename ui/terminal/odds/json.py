"""Odds for programs: every chance as an exact fraction in a string, "5/6"."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.forces import ROLES, Force, Modifier
from solitaire.games.castiglione.odds.march import MarchOdds
from solitaire.games.castiglione.odds.pending import Answer, Explanation
from solitaire.games.castiglione.odds.results import CombatOdds, PursuitOdds, RollOdds
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from solitaire.odds import mean

Json = dict[str, Any]


def exact(chances: Mapping[Any, Fraction]) -> dict[str, str]:
    """Results as keys, in order, with their fractions."""
    return {str(result): str(chances[result]) for result in sorted(chances, key=_order)}


def _order(result: Hashable) -> tuple[int, str]:
    return (result, "") if isinstance(result, int) else (0, str(result))


def answer_json(board: Board, answer: Answer) -> Json:
    if isinstance(answer, CombatOdds):
        return combat_json(answer)
    if isinstance(answer, ChecksOdds):
        return checks_json(board, answer)
    if isinstance(answer, MarchOdds):
        return march_json(board, answer)
    return {"kind": answer.what, "rule": answer.rule, "chances": exact(answer.chances)}


def explanation_json(board: Board, explanation: Explanation) -> Json:
    return {
        "pending": explanation.asked,
        "remarks": list(explanation.remarks),
        "parts": [
            {"choice": part.choice or None, **answer_json(board, part.answer)}
            for part in explanation.parts
        ],
    }


def combat_json(odds: CombatOdds) -> Json:
    found: Json = {
        "kind": "combat",
        "forces": dict(zip(ROLES, map(_force, odds.forces), strict=True)),
        "rolls": [_roll(roll) for roll in odds.rolls],
        "ahead_after_round_one": exact(odds.ahead),
        "second_round": str(odds.second_round),
        "winner": {role: str(odds.win(role)) for role in ROLES},
        "endings": [
            {"winner": winner or None, "how": how, "chance": str(weight)}
            for (winner, how), weight in sorted(odds.endings.items())
        ],
        "hits": dict(zip(ROLES, map(exact, odds.hits), strict=True)),
        "expected_hits": {
            role: str(mean(hits)) for role, hits in zip(ROLES, odds.hits, strict=True)
        },
        "retreats": {ROLES[one.role]: _pursuit(one) for one in odds.pursuits},
        "assumptions": list(odds.assumptions),
    }
    if odds.losses is not None:
        found["eliminated"] = {
            role: {"units": exact(loss.units), "destroyed": str(loss.destroyed)}
            for role, loss in zip(ROLES, odds.losses, strict=True)
        }
    return found


def _force(force: Force) -> Json:
    return {
        "side": SIDES[force.side],
        "strength": force.strength,
        "cavalry": force.cavalry,
        "artillery": force.guns,
        "leader": force.tactical,
    }


def _roll(roll: RollOdds) -> Json:
    return {
        "roll": roll.name,
        "round": roll.fight_round,
        "by": ROLES[roll.role],
        "column": roll.column,
        "modifiers": _modifiers(roll.modifiers),
        "hits": exact(roll.hits),
    }


def _pursuit(pursuit: PursuitOdds) -> Json:
    return {
        "chance": str(pursuit.chance),
        "to": exact(pursuit.refuges),
        "hits_through_enemies": exact(pursuit.through),
        "pursuit_column": pursuit.column or None,
        "pursuit_modifiers": _modifiers(pursuit.modifiers),
        "pursuit_hits": exact(pursuit.hits),
    }


def _modifiers(modifiers: Sequence[Modifier]) -> list[Json]:
    return [{"value": one.value, "reason": one.label, "rule": one.rule} for one in modifiers]


def checks_json(board: Board, odds: ChecksOdds) -> Json:
    return {
        "kind": "checks",
        "what": odds.what,
        "rule": odds.rule,
        "units": [
            {
                "unit": board.counter_names[check.counter],
                "area": board.area_names[check.area],
                "printed": check.printed,
                "modifiers": _modifiers(check.modifiers),
                "factor": check.factor,
                "chance": str(check.chance),
            }
            for check in odds.checks
        ],
        "succeeding": exact(odds.passing),
        "strength": exact(odds.strength),
    }


def march_json(board: Board, odds: MarchOdds) -> Json:
    ways = sorted(odds.ways.items(), key=lambda item: (item[0].how, item[0].area, item[0].is_hit))
    return {
        "kind": "forced march",
        "unit": board.counter_names[odds.counter],
        "from": board.area_names[odds.start],
        "to": board.area_names[odds.goal],
        "leader": None if odds.leader == NOWHERE else board.counter_names[odds.leader],
        "modifiers": _modifiers(odds.modifiers),
        "die": [
            {"pips": face.pips, "result": face.result, "points": face.points, "hit": face.is_hit}
            for face in odds.faces
        ],
        "ends": [
            {
                "area": board.area_names[way.area],
                "how": way.how,
                "hit": way.is_hit,
                "bridge_work": way.work or None,
                "chance": str(weight),
            }
            for way, weight in ways
        ],
        "arrives": str(odds.chance_of("arrives")),
        "hit": str(odds.hit),
    }
