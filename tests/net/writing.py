"""Writes what the windows show at chosen positions and of chosen records, a file for each."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.net import reading, sources, sources_records

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
POINTS_OF_REVIEW = 6
THOUGHTFUL_SHOTS = 60


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a record."""

    record: Path
    plies: int
    languages: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.record.stem}-{self.plies:04}"


def chosen_places() -> list[Place]:
    with (HERE / "positions.csv").open(encoding="utf-8", newline="") as file:
        return [
            Place(ROOT / row["record"], int(row["plies"]), tuple(row["languages"].split()))
            for row in csv.DictReader(file)
        ]


class Net:
    """Writes into one folder."""

    def __init__(self, folder: Path, work: Path) -> None:
        self._folder = folder
        self._work = work
        self._records = sources.Records()
        sources.application()
        folder.mkdir(parents=True, exist_ok=True)

    def positions(self, places: Sequence[Place]) -> None:
        for language in sorted({one for place in places for one in place.languages}):
            with sources.game_window(language) as window:
                for place in places:
                    if language in place.languages:
                        self._write(f"{place.name}.{language}", self._seats(window, place))

    def _seats(self, window: Any, place: Place) -> Iterator[str]:
        for side in sources.SIDES:
            is_asked = sources.sit_down(window, self._game(place, side))
            yield f"==== {side} ({'asked' if is_asked else 'not asked'})"
            yield from self._sections(window, is_asked)
            window.leave_table()

    def _sections(self, window: Any, is_asked: bool) -> Iterator[str]:
        yield from _section("window", reading.window_lines(window))
        yield from _section("map", sources.map_lines(window))
        for name in reading.dock_names(window):
            yield from _section(f"dock {name}", sources.dock_lines(window, name))
        yield from _section("areas", sources.inspected_lines(window))
        yield from _section("overlays", sources.overlay_lines(window))
        if is_asked:
            yield from _section("choices", sources.offer_lines(window))
            yield from _section("drags", sources.drag_lines(window))

    def records(self, records: Sequence[Path]) -> None:
        for record in records:
            self._write(f"{record.stem}.film", self._film(record))
            self._write(f"{record.stem}.report", self._report(record))
            self._write(f"{record.stem}.review", self._review(record))
        with sources.game_window("en") as window:
            for record in records:
                self._write(f"{record.stem}.hint", self._hint(window, record))
        film = sources_records.thoughtful_film(THOUGHTFUL_SHOTS)
        self._write("thoughtful.film", _by_viewpoint(sources_records.film_lines, film))

    def _film(self, record: Path) -> Iterator[str]:
        film = sources_records.recorded_film(self._records.replay(record))
        yield from _by_viewpoint(sources_records.film_lines, film)

    def _report(self, record: Path) -> Iterator[str]:
        found = sources_records.analysed(self._records.replay(record))
        yield from _by_viewpoint(sources_records.report_lines, found)

    def _review(self, record: Path) -> Iterator[str]:
        copy = self._work / record.name
        copy.write_bytes(record.read_bytes())
        last = self._records.replay(record).last
        points = [last * number // POINTS_OF_REVIEW for number in range(POINTS_OF_REVIEW + 1)]
        yield from sources_records.review_lines(copy, points)

    def _hint(self, window: Any, record: Path) -> Iterator[str]:
        place = Place(record, sources_records.hint_moment(self._records.replay(record)), ())
        for side in sources.SIDES:
            if sources.sit_down(window, self._game(place, side)):
                yield from _section(f"hint to the {side} side", sources.hint_lines(window))
            window.leave_table()
        sources.sit_down(window, self._game(place, sources.BOTH))
        yield from _section("curtain", sources.curtain_lines(window))
        window.leave_table()

    def _game(self, place: Place, person: str) -> Any:
        path = self._work / f"{place.name}.rec"
        return self._records.game(place.record, place.plies, person, path)

    def _write(self, name: str, lines: Iterable[str]) -> None:
        text = "\n".join(lines).replace(str(self._work), "WORK")
        (self._folder / f"{name}.txt").write_text(f"{text}\n", encoding="utf-8")


def _section(name: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"---- {name}"
    yield from lines


def _by_viewpoint(lines_of: Any, found: Any) -> Iterator[str]:
    for name, viewpoint in sources_records.VIEWPOINTS.items():
        yield from _section(name, lines_of(found, viewpoint))


def write_all(folder: Path) -> None:
    places = chosen_places()
    with _away_from_home() as work:
        net = Net(folder, work)
        net.positions(places)
        net.records(sorted({place.record for place in places}))


def write_positions(folder: Path, places: Sequence[Place]) -> None:
    """Only of these."""
    with _away_from_home() as work:
        Net(folder, work).positions(places)


@contextmanager
def _away_from_home() -> Iterator[Path]:
    """A folder to work in, and settings of nobody."""
    with (
        TemporaryDirectory() as work,
        TemporaryDirectory() as home,
        patch.dict(os.environ, CAMPAGNA_HOME=home),
    ):
        yield Path(work)
