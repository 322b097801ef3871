"""Where the house finds the guide of this game; text/guide.py is it."""

from __future__ import annotations

from typing import Any

from solitaire.games.camposanto.game import Camposanto
from solitaire.games.camposanto.text.guide import CamposantoGuide
from solitaire.guide import Guide
from solitaire.protocol import Rules


def guide(rules: Rules[Any, Any, Any]) -> Guide:
    assert isinstance(rules, Camposanto), rules
    return CamposantoGuide(rules.board)
