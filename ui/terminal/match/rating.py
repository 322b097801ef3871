"""Ratings over several files of match results, as a table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ai.arena.arena import Match
from ai.arena.ratings import (
    Meeting,
    NotConnected,
    Rating,
    ratings,
)
from ai.arena.report import counted_pairs, pair_scores
from ai.arena.statistics import standing
from ui.common.failures import USAGE, Failure
from ui.terminal.match.file import loaded


def rated(paths: Sequence[Path], anchor: str) -> list[Rating]:
    """Everybody who played in these files, the best first."""
    found = [loaded(path) for path in paths]
    _check_same_game([results.match for results in found], paths)
    meetings = [
        Meeting(*results.match.players, standing(pair_scores(counted_pairs(results.games))))
        for results in found
    ]
    try:
        return ratings([m for m in meetings if m.found.pairs and m.first != m.second], anchor)
    except NotConnected as error:
        raise Failure(f"The players cannot be compared: {error}.", USAGE) from error


def _check_same_game(matches: Sequence[Match], paths: Sequence[Path]) -> None:
    for match, path in zip(matches, paths, strict=True):
        if (match.game, match.options) != (matches[0].game, matches[0].options):
            raise Failure(
                f"{path} is about another game or other options than {paths[0]}; "
                "rate them one by one.",
                USAGE,
            )
    if len({match.program for match in matches}) > 1:
        print(
            "campagna: the matches were played with different versions of the program, "
            "so a name may stand for players that differ.",
            file=sys.stderr,
        )


def rating_facts(found: Sequence[Rating]) -> list[dict[str, Any]]:
    return [
        {
            "player": rating.player,
            "elo": round(rating.elo, 1),
            "interval": [round(end, 1) for end in rating.interval],
            "games": rating.games,
        }
        for rating in found
    ]


def rating_table(found: Sequence[Rating]) -> str:
    width = max(len("player"), *(len(rating.player) for rating in found))
    lines = [f"{'player':<{width}}    Elo   95 % interval   games"]
    for rating in found:
        low, high = rating.interval
        lines.append(
            f"{rating.player:<{width}}  {rating.elo:+5.0f}  {low:+6.0f} to {high:+6.0f}"
            f"  {rating.games:6}"
        )
    return "\n".join(lines)
