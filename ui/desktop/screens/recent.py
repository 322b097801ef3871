"""The games in the player's folder, the newest first, with a line on each. No Qt.

Day and phase come from the headings of the record, which is not replayed for this.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from solitaire.record import BadRecord, RecordError
from ui import paths
from ui.common.record_glance import glance
from ui.common.saves import SUFFIX
from ui.desktop.screens.glimpses import Glimpse, glimpse_of
from ui.desktop.screens.passed_over import NO_RECORD, UNREADABLE, pass_over
from ui.desktop.style.language import (
    date,
    hour,
    later,
    told,
    tr,
)
from ui.desktop.table.opening import GAME
from ui.desktop.table.table import HUMAN

MOST: Final = 8
LONGEST_HEADING: Final = 100
"""Letters; the game's own are half as long."""
_HEADING: Final = re.compile(r"\s*\[(.+)\]\s*$")
_TURN: Final = re.compile(r"turn ([0-9]{1,4})")
_PLAYED: Final = {
    ("french",): later("as the French"),
    ("austrian",): later("as the Austrians"),
    ("french", "austrian"): later("both sides"),
    (): later("the computer on both sides"),
}
_ACTING: Final = {
    "french": later("the French are to act"),
    "austrian": later("the Austrians are to act"),
}


@dataclass(frozen=True, slots=True)
class RecentGame:
    path: Path
    played: datetime
    is_finished: bool
    day: int = 0
    """0 if it has not begun."""
    phase: str = ""
    people: tuple[str, ...] = ()
    """The sides that persons play."""
    glimpse: Glimpse | None = None

    @property
    def words(self) -> str:
        """For a list."""
        parts = (self.where, self.whose, self.when)
        return tr("{name}: {words}", name=self.path.stem, words=_joined(parts))

    @property
    def details(self) -> str:
        """What a choice that names the day and the phase has not said yet."""
        acting = _ACTING.get(self.glimpse.acting, "") if self.glimpse is not None else ""
        return _joined((self.whose, tr(acting) if acting else "", self.when), " · ")

    @property
    def where(self) -> str:
        if self.is_finished:
            return tr("finished")
        if not self.day:
            return tr("not yet begun")
        if not self.phase:
            return tr("day {day}", day=self.day)
        return tr("day {day}, {phase}", day=self.day, phase=told(self.phase))

    @property
    def whose(self) -> str:
        words = _PLAYED.get(self.people, "")
        return tr(words) if words else ""

    @property
    def when(self) -> str:
        """The hour is enough for today."""
        is_today = self.played.date() == datetime.now().date()
        return tr("saved {when}", when=hour(self.played) if is_today else date(self.played))


def _joined(parts: tuple[str, ...], by: str = ", ") -> str:
    return by.join(part for part in parts if part)


def recent_games(game: str) -> list[RecentGame]:
    """By their text alone; whether a record is sound is found out when it is opened."""
    found = (recent_game(path, game) for path in _newest_first())
    return list(islice((one for one in found if one is not None), MOST))


def _newest_first() -> list[Path]:
    times = {}
    with suppress(OSError):
        for path in paths.games_folder().glob(f"*{SUFFIX}"):
            with suppress(OSError):
                times[path] = path.stat().st_mtime
    return sorted(times, key=lambda path: times[path], reverse=True)


def newest_unfinished(game: str) -> RecentGame | None:
    return next((one for one in recent_games(game) if not one.is_finished), None)


def recent_game(path: Path, game: str = GAME) -> RecentGame | None:
    """None if it is of another game, or passed over because it cannot be read."""
    try:
        return _recent_game(path, game)
    except BadRecord as error:
        pass_over(path, NO_RECORD, str(error))
    except (RecordError, OSError, OverflowError, ValueError) as error:
        pass_over(path, UNREADABLE, str(error))
    return None


def _recent_game(path: Path, game: str) -> RecentGame | None:
    lines = glance(path)
    if f"game {game}" not in lines:
        return None
    status = path.stat()
    glimpse = glimpse_of(path, status.st_size)
    day, phase = _where(lines) if glimpse is None else (_day(glimpse.turn), glimpse.phase)
    return RecentGame(
        path,
        datetime.fromtimestamp(status.st_mtime),
        any(line.startswith("result ") for line in lines),
        day,
        phase,
        tuple(side for side in ("french", "austrian") if f"seat {side} {HUMAN}" in lines),
        glimpse,
    )


def _where(lines: list[str]) -> tuple[int, str]:
    """The last turn that begins in the record and the last phase of it. Raises BadRecord."""
    day, phase = 0, ""
    for line in lines:
        heading = _HEADING.match(line)
        if heading is None:
            continue
        words = heading.group(1)
        if len(words) > LONGEST_HEADING:
            raise BadRecord(f"a heading in it has {len(words)} letters.")
        if _TURN.fullmatch(words):
            day, phase = _day(words), ""
        else:
            phase = words
    return day, phase


def _day(turn: str) -> int:
    found = _TURN.fullmatch(turn)
    return int(found.group(1)) if found else 0
