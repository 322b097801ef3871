"""The odds for programs: mappings, lists, names, numbers, and every chance as a Fraction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.forces import ROLES, Force, Modifier
from solitaire.games.castiglione.odds.march import ARRIVES, MarchOdds
from solitaire.games.castiglione.odds.pending import Answer
from solitaire.games.castiglione.odds.results import CombatOdds, PursuitOdds, RollOdds
from solitaire.games.castiglione.present.odds.answers import ordered_ways
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from solitaire.odds import mean


def answer_data(answer: Answer) -> dict[str, Any]:
    if isinstance(answer, CombatOdds):
        return combat_data(answer)
    if isinstance(answer, ChecksOdds):
        return _checks_data(answer)
    if isinstance(answer, MarchOdds):
        return _march_data(answer)
    return {"kind": answer.what, "rule": answer.rule, "chances": exact(answer.chances)}


def exact(chances: Mapping[Any, Fraction]) -> dict[str, Fraction]:
    """Results as keys, in order."""
    return {str(result): chances[result] for result in sorted(chances)}


def modifiers_data(modifiers: Sequence[Modifier]) -> list[dict[str, Any]]:
    return [{"value": one.value, "reason": one.label, "rule": one.rule} for one in modifiers]


def combat_data(odds: CombatOdds) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "combat",
        "forces": dict(zip(ROLES, map(_force_data, odds.forces), strict=True)),
        "rolls": [_roll_data(roll) for roll in odds.rolls],
        "ahead_after_round_one": exact(odds.ahead),
        "second_round": odds.second_round,
        "winner": {role: odds.win(role) for role in ROLES},
        "endings": [
            {"winner": winner or None, "how": how, "chance": weight}
            for (winner, how), weight in sorted(odds.endings.items())
        ],
        "hits": dict(zip(ROLES, map(exact, odds.hits), strict=True)),
        "expected_hits": dict(zip(ROLES, map(mean, odds.hits), strict=True)),
        "retreats": {ROLES[one.role]: _pursuit_data(one) for one in odds.pursuits},
        "assumptions": list(odds.assumptions),
    }
    if odds.losses is not None:
        found["eliminated"] = {
            role: {"units": exact(loss.units), "destroyed": loss.destroyed}
            for role, loss in zip(ROLES, odds.losses, strict=True)
        }
    return found


def _force_data(force: Force) -> dict[str, Any]:
    return {
        "side": SIDES[force.side],
        "strength": force.strength,
        "cavalry": force.cavalry,
        "artillery": force.guns,
        "leader": force.tactical,
    }


def _roll_data(roll: RollOdds) -> dict[str, Any]:
    return {
        "roll": roll.name,
        "round": roll.fight_round,
        "by": ROLES[roll.role],
        "column": roll.column,
        "modifiers": modifiers_data(roll.modifiers),
        "hits": exact(roll.hits),
    }


def _pursuit_data(pursuit: PursuitOdds) -> dict[str, Any]:
    return {
        "chance": pursuit.chance,
        "to": exact(pursuit.refuges),
        "hits_through_enemies": exact(pursuit.through),
        "pursuit_column": pursuit.column or None,
        "pursuit_modifiers": modifiers_data(pursuit.modifiers),
        "pursuit_hits": exact(pursuit.hits),
    }


def _checks_data(odds: ChecksOdds) -> dict[str, Any]:
    board = RULES.board
    return {
        "kind": "checks",
        "what": odds.what,
        "rule": odds.rule,
        "units": [
            {
                "unit": board.counter_names[check.counter],
                "area": board.area_names[check.area],
                "printed": check.printed,
                "modifiers": modifiers_data(check.modifiers),
                "factor": check.factor,
                "chance": check.chance,
            }
            for check in odds.checks
        ],
        "succeeding": exact(odds.passing),
        "strength": exact(odds.strength),
    }


def _march_data(odds: MarchOdds) -> dict[str, Any]:
    board = RULES.board
    return {
        "kind": "forced march",
        "unit": board.counter_names[odds.counter],
        "from": board.area_names[odds.start],
        "to": board.area_names[odds.goal],
        "leader": None if odds.leader == NOWHERE else board.counter_names[odds.leader],
        "modifiers": modifiers_data(odds.modifiers),
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
                "chance": weight,
            }
            for way, weight in ordered_ways(odds)
        ],
        "arrives": odds.chance_of(ARRIVES),
        "hit": odds.hit,
    }
