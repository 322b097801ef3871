"""Offered choices as people read and click them, and the commands that lead to some of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text


class Role(Enum):
    """What a choice does in the course of an order."""

    BEGIN = "begin"
    """A counter begins to move."""
    JOIN = "join"
    """A counter goes along with one that has begun."""
    STEP = "step"
    """Those under way go to a place."""
    FACE = "face"
    """A counter turns: one of six ticks around it."""
    FIGHT = "fight"
    """A combat is chosen."""
    HIT = "hit"
    """A counter takes a hit."""
    CHOOSE = "choose"
    CLOSE = "close"
    """Something ends: a march, a phase."""


@dataclass(frozen=True, slots=True)
class Offer:
    ply: Any
    text: str
    """The choice in the game's notation."""
    words: Text
    rule: Text = NOTHING
    """What the choice does, with its rule."""
    role: Role = Role.CHOOSE
    tag: str = ""
    """The kind of choice, by which commands find it."""
    is_weighty: bool = False
    """Dice or an enemy follow: not made by a single click on the map."""
    asks_again: bool = False
    """Whether it needs confirmation: before its dice are rolled or, if it closes something, with
    what may have been forgotten."""
    goals: tuple[PlaceId, ...] = ()
    """Places the choice leads to or mentions."""
    counter: CounterId = ""
    at: PlaceId = ""
    """Where its counter stands; empty if it names none."""
    facing: int | None = None
    parts: tuple[tuple[CounterId, PlaceId], ...] = ()
    """Several counters are placed by one choice; each drag settles one pair."""
    rank: int = 0
    """Among closing choices: Ctrl+Enter takes the lowest."""

    @property
    def is_closing(self) -> bool:
        return self.role is Role.CLOSE


@dataclass(frozen=True, slots=True)
class Command:
    """A key and menu entry that leads to offers of some kinds; Enter then takes one."""

    name: str
    tags: tuple[str, ...]
    text: Text
    key: str
    refusal: Text = NOTHING
    """What is said when no such choice is offered."""
    needs_unit: bool = False
    """Only a counter on the move can be given it: the selected one starts first."""
    is_beginning: bool = False
    """A counter starts its move with it in an unusual way."""
    is_of_combat: bool = False
    """Whether it belongs in the battle menu."""
