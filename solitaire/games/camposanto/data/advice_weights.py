"""The numbers of the computer's judgement: fitted ones from resources, or the hand-set ones here.

`campagna tune` writes resources/camposanto/advice/*.csv with their provenance; CAMPAGNA_ADVICE
names another folder to read instead.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from solitaire.data.weights import fitted_weights
from solitaire.games.camposanto.data.advice_names import (
    FACTS,
    PLACE_FEATURES,
    STAGES,
    TABLES,
)
from solitaire.games.camposanto.terms import ARMS, SIDES

_INFANTRY: Final = {
    "assault": 1.5,
    "more_assaults": 0.2,
    "flank_shown": -0.7,
    "faced": -0.12,
    "exposed": -0.12,
    "friends": 0.1,
    "isolated_by_night": -0.5,
    "farmhouse": 0.15,
    "nearer": 0.2,
    "too_near": -0.15,
    "stay": 0.05,
    "border": -0.3,
    "leaves_farmhouse": -0.1,
}
_CAVALRY: Final = {**_INFANTRY, "friends": 0.07, "nearer": 0.15}
_ARTILLERY: Final = {
    "faced": -1.0,
    "flank_shown": -0.5,
    "exposed": -0.1,
    "friends": 0.15,
    "nearer": 0.05,
    "too_near": -0.4,
    "fire": 1.0,
    "stacked": 0.5,
    "stay": 0.05,
}
_LIGHT: Final = {
    "assault": 0.8,
    "flank_shown": -0.4,
    "faced": -0.2,
    "exposed": -0.08,
    "friends": 0.1,
    "farmhouse": 0.3,
    "nearer": 0.15,
    "too_near": -0.1,
    "fire": 0.8,
    "stacked": 0.3,
    "stay": 0.05,
    "border": -0.2,
}
_BY_ARM: Final = (_INFANTRY, _CAVALRY, _ARTILLERY, _LIGHT)


def staff_weights() -> list[vec[float]]:
    """The hand-set ones, by which the scripted commander always plays."""
    return _tables({})


def place_weights() -> list[vec[float]]:
    """The fitted ones where there are any, by which the searcher expects both sides to play."""
    return _tables(_fitted("orders"))


def _tables(fitted: dict[str, dict[str, float]]) -> list[vec[float]]:
    """Per side and arm (side * 4 + arm), one weight per feature; both sides judge alike."""
    tables: list[vec[float]] = []
    for _ in SIDES:
        for arm, usual in zip(ARMS, _BY_ARM, strict=True):
            chosen = fitted.get(arm) or usual
            tables.append(vec[float]([float(chosen.get(name, 0.0)) for name in PLACE_FEATURES]))
    return tables


def _fitted(name: str) -> dict[str, dict[str, float]]:
    return fitted_weights("camposanto", TABLES, name)


_VALUE: Final = {
    "even": (0.0, 0.0),
    "points": (2.2, 0.9),
    "phase_point": (1.6, 0.4),
    "blows": (0.2, 0.2),
    "steps": (0.3, 0.8),
    "stars": (0.05, 0.1),
    "regiments": (0.5, 0.1),
    "weakest_wing": (0.3, 0.3),
    "supports": (0.1, 0.15),
    "marshals": (0.1, 0.15),
    "generals": (0.1, 0.2),
    "hands": (0.9, 1.0),
    "highest_order": (0.1, 0.1),
    "flanks": (0.15, 0.15),
    "threats": (0.5, 0.4),
    "assaults_open": (0.3, 0.3),
    "isolated": (-0.2, 0.0),
    "farmhouses": (0.05, 0.05),
    "border": (-0.1, -0.1),
    "pressure": (0.05, 0.1),
    "flank_blows": (0.8, 0.2),
    "reach": (0.1, 0.3),
    "flank_reach": (0.0, 0.5),
}
"""By fact: the weight at the end of the game, and at its beginning."""


def hand_set_value() -> list[float]:
    """First the weights for the end of the game, then those for its beginning."""
    stages = range(len(STAGES))
    return [_VALUE[name][stage] for stage in stages for name in FACTS]


def value_weights() -> vec[float]:
    """In the same order; the hand-set ones if nothing is fitted."""
    fitted = _fitted("value")
    if not fitted:
        return vec[float](hand_set_value())
    return vec[float]([float(fitted[stage][name]) for stage in STAGES for name in FACTS])
