"""Help and story for terminal and window; the work is done in story/."""

from __future__ import annotations

from typing import Any

from solitaire.games.quadrilateral.game import Quadrilateral
from solitaire.games.quadrilateral.story.guide import QuadrilateralGuide
from solitaire.guide import Guide
from solitaire.protocol import Rules


def guide(rules: Rules[Any, Any, Any]) -> Guide:
    assert isinstance(rules, Quadrilateral), rules
    return QuadrilateralGuide(rules.board)
