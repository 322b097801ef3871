"""The numbers of the computer's judgement: fitted ones from resources, or the hand-set ones here.

`campagna tune` writes resources/quadrilateral/advice/*.csv with their provenance; CAMPAGNA_ADVICE
names another folder to read instead.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from solitaire.data.weights import fitted_weights
from solitaire.games.quadrilateral.data.advice_names import (
    FACTS,
    ORDER_COLUMNS,
    ORDER_FACTS,
    STAGES,
    TABLES,
)

_ARMY: Final = {
    "as_usual": 2.0,
    "hold": 0.2,
    "gather": 0.3,
    "cover": -0.2,
    "strike": 0.2,
    "strike_odds": 0.5,
    "relieve": 0.6,
    "relieve_odds": 0.4,
    "raise": -0.4,
    "raise_odds": 0.4,
    "withdraw": -0.2,
    "for_mantova": 0.8,
    "in_mass": 0.3,
    "boldly": 0.0,
    "sally": 0.8,
    "storm": 0.8,
}
_FORCE: Final = {
    "as_usual": 2.0,
    "hold": 0.5,
    "attack": 0.5,
    "attack_odds": 0.5,
    "join": 0.2,
    "fall_back": 0.0,
    "siege_line": 0.2,
    "into_mantova": 0.8,
    "leaves_siege": -0.7,
    "far": -0.3,
    "by_command": -0.2,
    "extended": -0.3,
}
_BY_COLUMN: Final = (_ARMY, _ARMY, _FORCE, _FORCE)


def order_weights() -> list[vec[float]]:
    """By column, one weight per fact of an order; the hand-set ones if nothing is fitted."""
    fitted = _fitted("orders")
    tables: list[vec[float]] = []
    for column, usual in zip(ORDER_COLUMNS, _BY_COLUMN, strict=True):
        chosen = fitted.get(column) or usual
        tables.append(vec[float]([float(chosen.get(name, 0.0)) for name in ORDER_FACTS]))
    return tables


def _fitted(name: str) -> dict[str, dict[str, float]]:
    return fitted_weights("quadrilateral", TABLES, name)


_VALUE: Final = {
    "even": (-0.3, 0.0, 0.0, 0.0),
    "vienna": (1.2, 0.5, 0.3, 0.2),
    "vienna_at_end": (0.3, 0.3, 0.0, 0.0),
    "aims": (0.0, 0.0, 1.5, 0.8),
    "relief_scored": (0.0, 0.0, 0.5, 0.5),
    "path": (0.0, 0.0, 0.0, 0.0),
    "siege_open": (0.0, 0.0, 0.0, 0.0),
    "mantova_french": (0.0, 0.0, 1.0, 1.0),
    "strength": (0.4, 0.6, 0.4, 0.8),
    "strength_all": (0.2, 0.5, 0.2, 0.3),
    "points": (0.0, 0.2, 0.0, 0.1),
    "condition": (0.0, 0.2, 0.0, 0.0),
    "resting": (0.0, 0.0, 0.0, 0.0),
    "siege_clock": (0.2, 0.2, 0.0, 0.0),
    "garrison": (0.1, 0.1, 0.0, 0.0),
    "besiegers": (0.1, 0.1, 0.2, 0.2),
    "relief_near": (0.2, 0.1, 0.3, 0.2),
    "relief_odds": (0.2, 0.1, 0.4, 0.4),
    "largest_mass": (0.2, 0.2, 0.2, 0.2),
    "out_of_dispatch": (0.1, 0.1, 0.1, 0.1),
    "line_length": (0.0, 0.1, 0.0, 0.0),
    "pool": (0.0, 0.2, 0.0, 0.0),
    "way_in": (0.0, 0.0, 0.5, 0.5),
    "way_barred": (0.0, 0.0, 0.3, 0.3),
    "line_and_garrison": (0.0, 0.0, 0.1, 0.2),
}
"""By fact, one weight a stage."""


def hand_set_value() -> list[float]:
    """Stage by stage."""
    return [_VALUE[name][stage] for stage in range(len(STAGES)) for name in FACTS]


def value_weights() -> vec[float]:
    """In the same order; the hand-set ones if nothing is fitted."""
    fitted = _fitted("value")
    if not fitted:
        return vec[float](hand_set_value())
    return vec[float]([float(fitted[stage][name]) for stage in STAGES for name in FACTS])
