"""One fight under way [14]. All of it is open while it is fought [5.2]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.vectors import numbers

BATTLE_FIELDS: Final = (
    "place",
    "attacker",
    "stage",
    "round",
    "striker",
    "scale",
    "in_fort",
    "in_lines",
    "sortie",
    "column",
    "striker_points",
    "other_points",
    "loser",
    "hexes",
    "hits",
    "hit_leader",
    "retreating",
    "mover",
    "gone",
    "french_loss",
    "austrian_loss",
    "round_french",
    "round_austrian",
    "halved",
    "defenders",
    "broke_off",
    "attackers",
    "after",
)
PASSED: Final = 16


@final
class Battle:
    def __init__(self, passed: vec[i64] | None = None) -> None:  # noqa: PLR0915  one line a field
        self.place: i64 = 255
        self.attacker: i64 = 1
        """The side that attacked first."""
        self.stage: i64 = 0
        """How far the fight has gone: a stage of rules/fights/combat.py."""
        self.round: i64 = 0
        self.striker: i64 = 1
        """The side that attacks in this round."""
        self.scale: i64 = 5
        """Steps in a point [14.3]."""
        self.in_fort: i64 = 0
        """1 if the defenders are in a fort."""
        self.in_lines: i64 = 0
        """1 if they hold siege lines."""
        self.sortie: i64 = 0
        """1 if those inside an invested town attack."""
        self.column: i64 = 0
        self.striker_points: i64 = 0
        """Points the striker loses in this round."""
        self.other_points: i64 = 0
        self.loser: i64 = 255
        """The side that retreats, 2 for neither."""
        self.hexes: i64 = 0
        """Hexes of pursuit."""
        self.hits: i64 = 0
        """Leaders who still have to be rolled for [4.6]."""
        self.hit_leader: i64 = 255
        """The leader who was hit."""
        self.retreating: i64 = 0
        """Flags that still have to retreat."""
        self.mover: i64 = 255
        """The one that retreats now."""
        self.gone: i64 = 0
        """Hexes it has gone."""
        self.french_loss: i64 = 0
        """Steps lost so far."""
        self.austrian_loss: i64 = 0
        self.round_french: i64 = 0
        """Steps lost in this round."""
        self.round_austrian: i64 = 0
        self.halved: i64 = 0
        """Flags that defend at half strength in the first round [10.3]."""
        self.defenders: i64 = 0
        """Flags of the defenders."""
        self.broke_off: i64 = 0
        """1 if the loser gave up without pursuit."""
        self.attackers: i64 = 0
        """Flags of the attackers."""
        self.after: i64 = 0
        """The stage that follows the rolls for leaders."""
        self.passed: vec[i64] = numbers(PASSED, 255) if passed is None else passed
        """Places the retreating force has been in."""

    def copy(self) -> Battle:
        new = Battle(self.passed[:])
        new.place = self.place
        new.attacker = self.attacker
        new.stage = self.stage
        new.round = self.round
        new.striker = self.striker
        new.scale = self.scale
        new.in_fort = self.in_fort
        new.in_lines = self.in_lines
        new.sortie = self.sortie
        new.column = self.column
        new.striker_points = self.striker_points
        new.other_points = self.other_points
        new.loser = self.loser
        new.hexes = self.hexes
        new.hits = self.hits
        new.hit_leader = self.hit_leader
        new.retreating = self.retreating
        new.mover = self.mover
        new.gone = self.gone
        new.french_loss = self.french_loss
        new.austrian_loss = self.austrian_loss
        new.round_french = self.round_french
        new.round_austrian = self.round_austrian
        new.halved = self.halved
        new.defenders = self.defenders
        new.broke_off = self.broke_off
        new.attackers = self.attackers
        new.after = self.after
        return new

    def defender(self) -> i64:
        return 1 - self.attacker

    def lost(self, side: i64) -> i64:
        """Steps a side has lost so far."""
        return self.austrian_loss if side else self.french_loss

    def add_loss(self, side: i64, steps: i64) -> None:
        if side:
            self.austrian_loss += steps
            self.round_austrian += steps
        else:
            self.french_loss += steps
            self.round_french += steps
