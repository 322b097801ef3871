"""The strengths on offer, as data: they differ in effort and width only.

No level knows more than another or gets a bonus. The table shown to users is made from this one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SEALED_SHARE: Final = 0.25
"""Part of a plan's nodes that a sealed choice deserves; each is longer than one of a plan."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every tunable of the search."""

    plan_nodes: int = 900
    """Simulations for a plan."""
    reaction_nodes: int = 120
    """Simulations for a single choice that deserves all of them."""
    replan_share: float = 0.3
    """Part of the plan's nodes that is spent again after a die or a surprise."""
    worlds: int = 128
    """Imagined worlds that are filled before any is used often."""

    won: float = 0.98
    """Mean score from which a game is held to be won and less thought is spent on it."""
    won_share: float = 0.25
    """The part of the nodes that is spent then. A side that is losing always thinks in full."""

    # -- worlds -----------------------------------------------------------------------------------
    temper: float = 0.5
    """Exponent on what the game says about the likelihood of a world, which is only roughly right:
    1 would trust it fully, 0 not at all."""
    floor: float = 0.2
    """Share of the worlds that is drawn without looking at their likelihood."""

    # -- tree -------------------------------------------------------------------------------------
    horizon: int = 2
    """Player-turns that a simulation looks ahead before the game's judgement is asked."""
    exploration: float = 0.7
    """Weight of the unknown where every choice is alike (UCB1, scores from 0 to 1)."""
    prior_exploration: float = 0.5
    """Weight of the unknown where the game has priors (PUCT)."""
    urgency: float = 0.05
    """How much worse than its parent an untried choice is thought to be."""
    width: int = 6
    """Choices considered from the first visit; more come in with visits."""
    widening: float = 1.5
    widening_power: float = 0.35
    smooth: float = 0.1
    """How fast the other side turns from its best to its average behaviour (Smooth UCT)."""
    lessons: float = 0.0
    """Share of a reaction's simulations in which the other side learns, our secrets being dealt
    anew as it may imagine them. 0: it learns from all, against our true ones."""
    nodes_kept: int = 20_000

    # -- plans ------------------------------------------------------------------------------------
    order_width: int = 4
    """Orders per formation considered from the first visit."""
    final_share: float = 0.35
    """Part of a plan's budget in which the best meet in the same worlds with the same dice."""
    finalists: int = 8
    change_cost: float = 0.01
    """Score that a plan loses for each order it changes that was given to last over turns."""

    # -- choice -----------------------------------------------------------------------------------
    margin: float = 0.01
    """Scores this near to the best count as equal when playing (not in hints)."""

    @property
    def sealed_nodes(self) -> int:
        """Simulations for a sealed choice."""
        return round(self.plan_nodes * SEALED_SHARE)


@dataclass(frozen=True, slots=True)
class Level:
    number: int
    settings: Settings

    @property
    def name(self) -> str:
        """Of the player, on the command line."""
        return f"search:{self.number}"


DEFAULT_LEVEL: Final = 6

LEVELS: Final = (
    Level(1, Settings(plan_nodes=6, reaction_nodes=2, worlds=8, order_width=2, finalists=2)),
    Level(2, Settings(plan_nodes=24, reaction_nodes=5, worlds=16, order_width=2, finalists=2)),
    Level(3, Settings(plan_nodes=60, reaction_nodes=10, worlds=16, order_width=2, finalists=3)),
    Level(4, Settings(plan_nodes=150, reaction_nodes=22, worlds=32, order_width=3, finalists=4)),
    Level(5, Settings(plan_nodes=370, reaction_nodes=50, worlds=64, order_width=3, finalists=6)),
    Level(6, Settings(plan_nodes=900, reaction_nodes=120, worlds=128)),
    Level(7, Settings(plan_nodes=2200, reaction_nodes=300, worlds=128)),
    Level(8, Settings(plan_nodes=5500, reaction_nodes=700, worlds=256)),
)
"""From the second on each level imagines some 2.5 times as much as the one before it."""


def settings_of_level(number: int) -> Settings:
    return LEVELS[number - 1].settings


def level_table(elo_of: Callable[[str], int | None]) -> list[tuple[str, str, str, str]]:
    """Level, simulations for a plan and for a choice, measured Elo: as shown to users."""
    return [
        (
            level.name,
            str(level.settings.plan_nodes),
            str(level.settings.reaction_nodes),
            _in_words(elo_of(level.name)),
        )
        for level in LEVELS
    ]


def _in_words(elo: int | None) -> str:
    return "not measured" if elo is None else str(elo)
