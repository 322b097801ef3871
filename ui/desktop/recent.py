"""The games in the player's folder, the newest first, with a line on each. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from ui import paths
from ui.desktop.language import date, tr
from ui.terminal.play.saves import SUFFIX

MOST: Final = 8


@dataclass(frozen=True, slots=True)
class RecentGame:
    path: Path
    played: datetime
    is_finished: bool

    @property
    def words(self) -> str:
        state = tr("finished") if self.is_finished else tr("unfinished")
        return tr(
            "{name}, {state}, played {when}",
            name=self.path.stem,
            state=state,
            when=date(self.played),
        )


def recent_games(game: str) -> list[RecentGame]:
    """By their text alone; whether a record is sound is found out when it is opened."""
    found = [_recent(path, game) for path in paths.games_folder().glob(f"*{SUFFIX}")]
    kept = [one for one in found if one is not None]
    return sorted(kept, key=lambda one: one.played, reverse=True)[:MOST]


def newest_unfinished(game: str) -> RecentGame | None:
    return next((one for one in recent_games(game) if not one.is_finished), None)


def _recent(path: Path, game: str) -> RecentGame | None:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        played = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
    if f"game {game}" not in lines:
        return None
    return RecentGame(path, played, any(line.startswith("result ") for line in lines))
