"""The facts of whole records: films, reports, the review. See sources.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Decide
from tests.desktop.review_findings import made_up, store
from tests.net.reading import facts, pass_events, widget_lines, window_lines
from tests.net.sources import SIDES
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.openings import new_review_window
from ui.desktop.review import belief as review_belief
from ui.desktop.review.replay import (
    EVERYTHING,
    Point,
    Replay,
    Viewpoint,
    open_replay,
)
from ui.desktop.review.report.text import as_markdown, report_of
from ui.desktop.review.window import ReviewWindow
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.film import Film, FilmMaker
from ui.desktop.watch.map import arrows

VIEWPOINTS: Final[dict[str, Viewpoint]] = {"everything": EVERYTHING, SIDES[0]: 0, SIDES[1]: 1}
WORLDS_BELIEVED: Final = 24


class _Recorded:
    """A session of which only a record is left, for the maker of films."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._index = 0
        self._state = replay.state_at(0)

    @property
    def heading(self) -> tuple[str, ...]:
        return self._replay.points[self._index].heading

    @property
    def plies_played(self) -> int:
        return self._replay.points[self._index].plies

    def view(self, seat: int) -> Any:
        return self._replay.rules.view(self._state, seat)

    def _go_to(self, point: Point) -> None:
        self._index = point.index
        if point.played is None:
            self._state = self._replay.state_at(point.index)
        else:
            self._replay.rules.apply(self._state, point.played.ply)

    def film(self) -> Film:
        film = Film(self._replay.rules)
        maker = FilmMaker(film, self)  # type: ignore[arg-type]  # as much of one as it needs
        for point in self._replay.points[1:]:
            self._go_to(point)
            if point.events:
                maker.happened(point.events)
        return film


def recorded_film(replay: Replay) -> Film:
    return _Recorded(replay).film()


def thoughtful_film(shots: int) -> Film:
    """The beginning of a game between two who tell what they think."""
    player = "search:nodes=12"
    conductor = Conductor(RULES, {"visibility": "fog"}, (player, player), 7)
    while len(conductor.film) < shots and not conductor.is_over:
        conductor.decide_here()
    conductor.close()
    return conductor.film


def film_lines(film: Film, viewpoint: Viewpoint) -> Iterator[str]:
    """Captions and arrows of all shots that this viewpoint sees."""
    for shot in film.shots:
        if not shot.is_seen_by(viewpoint):
            continue
        number = shot.number
        notable = "!" if film.is_notable(number, viewpoint) else " "
        heading = ", ".join(shot.heading)
        yield f"{number:4}{notable} {heading}: {film.caption(number, viewpoint)}"
        for start, end, place, kind in arrows(film, number, viewpoint):
            yield f"      arrow {place}: {start} to {end}, {kind}"


def analysed(replay: Replay) -> tuple[Replay, WorkedOut | None]:
    """With a made-up analysis; none where nobody has marched."""
    try:
        return replay, made_up(replay)
    except AssertionError:
        return replay, None


def report_lines(found: tuple[Replay, WorkedOut | None], viewpoint: Viewpoint) -> Iterator[str]:
    """Sentence by sentence."""
    text = as_markdown(report_of(found[0], viewpoint, found[1]))
    yield from (line for line in text.replace(". ", ".\n").splitlines() if line)


def review_lines(record: Path, indices: Sequence[int]) -> Iterator[str]:
    """The window of the review at these points through all eyes, beliefs included."""
    replay = open_replay(record)
    with suppress(AssertionError):  # nobody has marched
        store(replay)
    window = new_review_window(replay)
    window.map_view.viewport().setUpdatesEnabled(False)
    window.show()
    window.reveal(EVERYTHING)
    for name, viewpoint in VIEWPOINTS.items():
        window.look_as(viewpoint)
        for index in indices:
            window.seek(index)
            yield from (f"{name} {index}: {line}" for line in _review_facts(window))
        window.seek(indices[len(indices) // 2])
        yield from (f"{name}: {line}" for line in _belief_facts(window))
    yield from window_lines(window)
    window.close()
    window.deleteLater()
    pass_events()


def _review_facts(window: ReviewWindow) -> Iterator[str]:
    pass_events()
    yield from facts("place", window.place.text())
    yield from facts("caption", window.caption.text())
    yield f"arrows: {len(window.scene._arrows)}"
    yield from widget_lines(window.review_dock)


def _belief_facts(window: ReviewWindow) -> Iterator[str]:
    window.beliefs.map_view.viewport().setUpdatesEnabled(False)
    with patch.object(review_belief, "WORLDS", WORLDS_BELIEVED):
        window.beliefs.set_shown(True)
        window.beliefs.finish()
    yield from widget_lines(window.belief_dock)
    yield from sorted(
        f"believed: {item.toolTip()}".replace("\n", "; ")
        for item in window.beliefs.scene.stack_items
    )
    window.beliefs.set_shown(False)


def hint_moment(replay: Replay) -> int:
    """How many plies were played at a choice of a movement phase, in the middle of the record."""
    last = len(replay.index_of_ply)
    for plies in chain(range(last // 2, last), range(last // 2)):
        asked = RULES.pending(replay.state_at(replay.index_of_ply[plies]))
        if isinstance(asked, Decide) and asked.question.startswith("which counter moves"):
            return plies
    return 0
