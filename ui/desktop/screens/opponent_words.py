"""The computer players on offer, in words. Every number comes from the table of levels."""

from __future__ import annotations

from typing import Final

from ai.search.levels import LEVELS, Level
from solitaire.data.strengths import Strength, strength_of
from solitaire.workbench.compilation import compiled_modules
from ui.desktop.style.language import tr

STAFF: Final = "staff"
TIMES_SLOWER: Final = 647 / 11.7
"""Without compiled rules, measured on one core: docs/opponent.md, Speed."""
SHORTEST: Final = 0.5
"""Seconds that nobody notices."""


def opponents(game: str) -> dict[str, str]:
    """A line for each, by the name of the player."""
    lines = {STAFF: _with_elo(tr("The staff, by habit, at once"), strength_of(game, STAFF))}
    for level in LEVELS:
        words = tr("Level {number} of {levels}", number=level.number, levels=len(LEVELS))
        lines[level.name] = _with_elo(words, strength_of(game, level.name))
    return lines


def _with_elo(words: str, strength: Strength) -> str:
    elo = strength.elo
    return words if elo is None else tr("{player} · Elo {elo}", player=words, elo=elo)


def opponent_details(game: str, speed: float) -> dict[str, str]:
    """How strong each is and what time it takes as far as it was measured; `speed` is of the game,
    in futures a second."""
    details = {STAFF: tr("It follows fixed habits and imagines no futures.")}
    for level in LEVELS:
        strength = _strength(strength_of(game, level.name))
        details[level.name] = " ".join([*strength, _effort(level, speed)])
    return details


def _strength(strength: Strength) -> list[str]:
    found = []
    if strength.staff_wins is not None:
        found.append(tr("It beats the staff in {wins} of 100 games.", wins=strength.staff_wins))
    if strength.elo is not None:
        found.append(tr("Random play has Elo 0."))
    return found or [tr("Its strength is not measured yet.")]


def _effort(level: Level, speed: float) -> str:
    futures = level.settings.plan_nodes
    if not speed:
        return tr("It imagines {futures} futures for a plan.", futures=futures)
    words = tr("It imagines {futures} futures for a plan,", futures=futures)
    return f"{words} {_time(futures / speed)}"


def _time(compiled: float) -> str:
    """How long that typically takes, from what it takes with compiled rules."""
    is_compiled = bool(compiled_modules())
    seconds = compiled if is_compiled else compiled * TIMES_SLOWER
    if seconds < SHORTEST:
        return tr("at once.")
    if not is_compiled:
        return tr("about {seconds} s here: the rules are not compiled.", seconds=round(seconds))
    return tr("typically {seconds} s.", seconds=round(seconds, 1 if seconds < 5 else None))
