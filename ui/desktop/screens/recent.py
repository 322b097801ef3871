"""The games in the player's folder, the newest first, with a line on each. No Qt.

Day and phase come from the headings of the record, which is not replayed for this.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from solitaire.presenting.presenter import Presenter
from solitaire.record import BadRecord, RecordError
from solitaire.registry import game_named
from solitaire.text import text
from ui import paths
from ui.common.chosen_game import shown_games
from ui.common.record_glance import glance
from ui.common.saves import SUFFIX
from ui.desktop.screens.glimpses import Glimpse, glimpse_of
from ui.desktop.style.language import (
    date,
    hour,
    tr,
    translated,
)
from ui.desktop.style.passed_over import NO_RECORD, UNREADABLE, pass_over
from ui.desktop.table.table import HUMAN

MOST: Final = 8
LONGEST_HEADING: Final = 100
"""Letters; the game's own are half as long."""
_HEADING: Final = re.compile(r"( *)\[(.+)\]\s*$")
_GAME: Final = "game "


@dataclass(frozen=True, slots=True)
class RecentGame:
    path: Path
    played: datetime
    is_finished: bool
    game: str
    """Its name in the registry."""
    heading: tuple[str, ...] = ()
    """Turn and phase as the rules write them; empty if it has not begun."""
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
        return _joined((self.whose, self._acting, self.when), " · ")

    @property
    def _acting(self) -> str:
        side = self.glimpse.acting if self.glimpse is not None else ""
        return translated(self._presenter.side_words(side).to_act) if side in self._seats else ""

    @property
    def _presenter(self) -> Presenter:
        found = game_named(self.game).presenter()
        assert found is not None  # or the game is not listed
        return found

    @property
    def _seats(self) -> tuple[str, ...]:
        return game_named(self.game).rules().seats

    @property
    def where(self) -> str:
        if self.is_finished:
            return tr("finished")
        if not self.heading:
            return tr("not yet begun")
        return translated(self._presenter.moment(self.heading))

    @property
    def whose(self) -> str:
        if not self.people:
            return tr("the computer on both sides")
        if len(self.people) == len(self._seats):
            return tr("both sides")
        return _joined(
            tuple(translated(self._presenter.side_words(one).played_as) for one in self.people)
        )

    @property
    def when(self) -> str:
        """The hour is enough for today."""
        is_today = self.played.date() == datetime.now().date()
        return tr("saved {when}", when=hour(self.played) if is_today else date(self.played))


def _joined(parts: tuple[str, ...], by: str = ", ") -> str:
    return by.join(part for part in parts if part)


def recent_games() -> list[RecentGame]:
    """By their text alone; whether a record is sound is found out when it is opened."""
    found = map(recent_game, _newest_first())
    return list(islice((one for one in found if one is not None), MOST))


def _newest_first() -> list[Path]:
    times = {}
    with suppress(OSError):
        for path in paths.games_folder().glob(f"*{SUFFIX}"):
            with suppress(OSError):
                times[path] = path.stat().st_mtime
    return sorted(times, key=lambda path: times[path], reverse=True)


def newest_unfinished(games: Sequence[RecentGame]) -> RecentGame | None:
    return next((one for one in games if not one.is_finished), None)


def recent_game(path: Path) -> RecentGame | None:
    """None if it is of a game without a window, or passed over because it cannot be read."""
    try:
        return _recent_game(path)
    except BadRecord as error:
        pass_over(path, NO_RECORD, str(error))
    except (RecordError, OSError, OverflowError, ValueError) as error:
        pass_over(path, UNREADABLE, str(error))
    return None


def _recent_game(path: Path) -> RecentGame | None:
    lines = glance(path)
    named = next((one.removeprefix(_GAME) for one in lines if one.startswith(_GAME)), "")
    game = next((one for one in shown_games() if one.name == named), None)
    if game is None:
        return None
    status = path.stat()
    glimpse = glimpse_of(path, status.st_size)
    heading = _heading(lines) if glimpse is None else (glimpse.turn, glimpse.phase)
    return RecentGame(
        path,
        datetime.fromtimestamp(status.st_mtime),
        any(line.startswith("result ") for line in lines),
        game.name,
        tuple(part for part in heading if part),
        tuple(side for side in game.rules().seats if f"seat {side} {HUMAN}" in lines),
        glimpse,
    )


def _heading(lines: list[str]) -> tuple[str, ...]:
    """The last one of the record: each part is indented below the one before. Raises BadRecord."""
    found: tuple[str, ...] = ()
    for line in lines:
        part = _HEADING.match(line)
        if part is None:
            continue
        depth, words = len(part.group(1)), part.group(2)
        if len(words) > LONGEST_HEADING:
            raise BadRecord(text("a heading in it has {number} letters.", number=len(words)))
        found = (*found[:depth], words)
    return found
