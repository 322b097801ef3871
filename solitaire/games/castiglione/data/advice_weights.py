"""The numbers of the staff's judgement: fitted ones from resources, or the hand-set ones here.

`campagna tune` writes resources/castiglione/advice/*.csv with their provenance; CAMPAGNA_ADVICE
names another folder to read instead. A side and an arm have one weight per feature of an order;
the evaluation has two, one of them for the turns left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from solitaire.data.resources import resource_folder
from solitaire.data.weights import Tables, fitted_weights
from solitaire.games.castiglione.data.advice_names import (
    ARMS,
    CALIBRATION,
    FACTS,
    NETWORK,
    ORDER_FEATURES,
    STAGES,
    TABLES,
    TURNS,
    WORLD_FACTS,
    area_names,
    tables_on,
)
from solitaire.games.castiglione.terms import SIDES

_FOOT: Final = {
    "hold": 0.3,
    "attack": -0.5,
    "attack_balance": 0.9,
    "attack_chance": 2.2,
    "defence_balance": 0.5,
    "alone_in_danger": -0.7,
    "unsupplied": -2.0,
    "toward_supply": 1.0,
    "city_points": 0.7,
    "guard_points": 0.3,
    "siege": 2.5,
    "toward_enemy": 0.2,
    "toward_friends": 0.2,
    "toward_cities": 0.2,
    "late_toward_cities": 0.5,
    "terrain": 0.3,
    "concentration": 0.5,
    "traffic": -0.7,
    "forced": -1.0,
    "forced_worn": -0.6,
    "worn_in_danger": -0.4,
    "command": 0.5,
    "bridge": -1.5,
}
_HORSE: Final = {**_FOOT, "attack": -0.8, "siege": 0.0, "traffic": 0.0}
_GENERAL: Final = {
    "alone_in_danger": -3.0,
    "attack": -1.0,
    "concentration": 1.5,
    "command": 1.5,
    "toward_friends": 0.4,
}
_GHOST: Final = {"hold": 0.7, "toward_enemy": 0.3, "alone_in_danger": -0.3, "unsupplied": 0.2}
_BY_ARM: Final = (_FOOT, _HORSE, _GENERAL, _GHOST)
_AUSTRIAN: Final = {
    "attack": 0.5,
    "attack_chance": 3.0,
    "alone_in_danger": -1.4,
    "unsupplied": -3.0,
    "toward_supply": 1.5,
    "city_points": 1.2,
    "siege": 0.0,
    "toward_mantua": 0.1,
    "toward_enemy": 2.0,
    "late_zone": 1.0,
}
"""What the Austrian troops judge differently: they must seek the enemy, and starve at once."""
_FRENCH: Final = {"toward_mantua": 0.1}


def hand_set_orders(side: int, arm: int) -> dict[str, float]:
    """The weights of one side's arm as a person would set them."""
    own = (_FRENCH if side == 0 else _AUSTRIAN) if arm <= 1 else {}
    return {**_BY_ARM[arm], **own}


def staff_weights() -> list[vec[float]]:
    """The hand-set ones, by which the scripted commander always plays."""
    return _tables({})


def order_weights() -> list[vec[float]]:
    """The fitted ones where there are any, by which the searcher expects both sides to play."""
    return _tables(_fitted("orders"))


def searched_weights() -> list[vec[float]]:
    """Fitted to what searches ordered; the expected ones if there are none."""
    fitted = _fitted("searched")
    return _tables(fitted) if fitted else order_weights()


def _tables(fitted: dict[str, dict[str, float]]) -> list[vec[float]]:
    """Per side and arm (side * 4 + arm), one weight per feature."""
    tables: list[vec[float]] = []
    for side in range(2):
        for arm in range(len(ARMS)):
            chosen = fitted.get(f"{SIDES[side]}_{ARMS[arm]}") or hand_set_orders(side, arm)
            tables.append(vec[float]([chosen.get(name, 0.0) for name in ORDER_FEATURES]))
    return tables


def _fitted(name: str) -> dict[str, dict[str, float]]:
    return fitted_weights("castiglione", _all_tables(), name)


def _all_tables() -> Tables:
    return tables_on(area_names(resource_folder("castiglione")))


_VALUE: Final = {
    "even": (0.0, 0.0),
    "points": (2.6, 1.4),
    "besieged": (1.0, 0.4),
    "besiegers": (0.2, 0.8),
    "zone_clear": (1.4, 0.2),
    "austrians_in_zone": (-0.5, -0.3),
    "trent": (1.3, 0.9),
    "vicenza": (0.7, 0.5),
    "brescia": (-0.8, -0.8),
    "cremona": (-1.1, -1.1),
    "in_mantua": (-1.2, -0.8),
    "french_strength": (0.5, 1.5),
    "austrian_strength": (-0.5, -1.5),
    "french_hits": (-0.3, -0.3),
    "austrian_hits": (0.3, 0.3),
    "french_worn_out": (-0.5, -0.5),
    "austrian_worn_out": (0.5, 0.5),
    "french_cut_off": (-0.2, -0.5),
    "austrian_cut_off": (0.2, 0.5),
    "french_pressed": (-0.2, -0.2),
    "austrian_pressed": (0.2, 0.2),
}
"""By fact: the weight at the end of the game, and at its beginning."""


def hand_set_value() -> list[float]:
    """First the weights for the end of the game, then those for its beginning."""
    stages = range(len(STAGES))
    return [_VALUE.get(name, (0.0, 0.0))[stage] for stage in stages for name in FACTS]


def value_weights() -> vec[float]:
    """In the same order; the hand-set ones if nothing is fitted."""
    fitted = _fitted("value")
    if not fitted:
        return vec[float](hand_set_value())
    return vec[float]([fitted[stage][name] for stage in STAGES for name in FACTS])


def network_facts() -> tuple[str, ...]:
    return _all_tables()[NETWORK][1]


def network_weights() -> vec[float]:
    """Fact by fact, the weights of all units; noughts if nothing is fitted."""
    fitted, units, facts = _fitted(NETWORK), TABLES[NETWORK][0], network_facts()
    return vec[float]([fitted[unit][fact] if fitted else 0.0 for fact in facts for unit in units])


def calibration_weights() -> vec[float]:
    """Of each turn the shift and the slope; scores are told as they are if nothing is fitted."""
    fitted = _fitted(CALIBRATION)
    if not fitted:
        return vec[float]([number for _ in TURNS for number in (0.0, 1.0)])
    return vec[float]([fitted[column][turn] for turn in TURNS for column in ("shift", "slope")])


def belief_weights() -> vec[float]:
    """For the French arrangement first, then for the Austrian; all alike if nothing is fitted."""
    fitted = _fitted("belief")
    return vec[float](
        [fitted.get(side, {}).get(name, 0.0) for side in SIDES for name in WORLD_FACTS]
    )
