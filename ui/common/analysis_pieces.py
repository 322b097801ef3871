"""An analysis computed piece by piece, so that a waiting reader can look at what is there.

A stream of plain objects, one for each line of `campagna analyze --lines`: first the beginning and
the number of plies, then pieces of the ledger, each with an outlook, then the turning points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

from ai.counsel.analysis import Analysis, Analyst, Entry
from ai.counsel.hints import Adviser
from ai.search.levels import DEFAULT_LEVEL, settings_of_level
from solitaire.protocol import Over, Rules
from solitaire.record import Record, replay
from solitaire.registry import game_of

PLIES_IN_A_PIECE: Final = 8
SEED: Final = 1796
"""Worlds of outlooks are drawn in the same way at every point, so that they differ only in what is
known."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each seat could know about the chances, at one point of the game."""

    number: int
    """How many plies were played."""
    known: tuple[float, ...]
    """By seat, the first seat's chance: the mean over worlds that look like this to the seat."""
    spread: tuple[float, ...]
    """By seat, how far those worlds differ: one standard deviation."""


@dataclass
class WorkedOut:
    """Grows as the pieces arrive."""

    worlds: int
    nodes: int
    analysis: Analysis = field(default_factory=lambda: Analysis(0.5))
    outlooks: list[Outlook] = field(default_factory=list)


class Work:
    def __init__(self, record: Record, worlds: int, nodes: int) -> None:
        self.found = WorkedOut(worlds, nodes)
        self._rules: Rules[Any, Any, Any] = record.rules
        self._start = record.start
        self._plies = [played.ply for played in replay(record).history.plies]
        self._advice = game_of(record.rules).advice()
        self._analyst = Analyst(record.rules, self._advice, worlds)
        self._chances = {seat: [0.5] for seat in range(len(record.rules.seats))}
        """By seat, in the worlds that it last knew to be possible."""

    @property
    def steps(self) -> int:
        """How many pieces there will be."""
        return -(-len(self._plies) // PLIES_IN_A_PIECE) + 4

    def pieces(self) -> Iterator[dict[str, Any]]:
        """Raises NotImplementedError if the game does not evaluate positions."""
        analysis = self.found.analysis
        analysis.start = self._analyst.truth(self._start)
        yield {
            "start": analysis.start,
            "plies": len(self._plies),
            "worlds": self.found.worlds,
            "nodes": self.found.nodes,
        }
        state = self._rules.copy(self._start)
        yield self._piece([], state)
        for first in range(0, len(self._plies), PLIES_IN_A_PIECE):
            plies = self._plies[first : first + PLIES_IN_A_PIECE]
            entries = self._entries(state, plies)
            for ply in plies:
                self._rules.apply(state, ply)
            yield self._piece(entries, state)
        yield {"looking": "turning points"}
        yield {"turning points": self._turning_points()}

    def _entries(self, state: Any, plies: Sequence[Any]) -> list[Entry]:
        """Of one piece, numbered on; before its first choice what was known before holds."""
        analysis = self.found.analysis
        known, by = analysis.start, None
        if analysis.entries:
            known, by = analysis.entries[-1].known, analysis.entries[-1].by
        found = []
        for entry in self._analyst.ledger(state, plies).entries:
            number = len(analysis.entries) + entry.number
            if entry.by is None:
                found.append(replace(entry, number=number, known=known, by=by))
            else:
                found.append(replace(entry, number=number))
        return found

    def _piece(self, entries: list[Entry], state: Any) -> dict[str, Any]:
        outlook = self._outlook(state, len(self.found.analysis.entries) + len(entries))
        self.found.analysis.entries += entries
        self.found.outlooks.append(outlook)
        return {"entries": [asdict(entry) for entry in entries], "outlook": asdict(outlook)}

    def _outlook(self, state: Any, number: int) -> Outlook:
        for seat in range(len(self._rules.seats)):
            with suppress(AssertionError):  # in the middle of an order few worlds fit, if any
                self._chances[seat] = self._chances_now(state, seat)
        chances = self._chances.values()
        return Outlook(number, tuple(map(fmean, chances)), tuple(map(pstdev, chances)))

    def _chances_now(self, state: Any, seat: int) -> list[float]:
        if isinstance(self._rules.pending(state), Over):
            return [self._analyst.truth(state)]
        view, rng = self._rules.view(state, seat), Random(SEED)
        worlds = [self._rules.imagine(view, rng) for _ in range(self.found.worlds)]
        return [self._analyst.truth(world) for world in worlds]

    def _turning_points(self) -> list[dict[str, Any]]:
        adviser = Adviser(self._rules, self._advice, settings_of_level(DEFAULT_LEVEL))
        analysis = self.found.analysis
        self._analyst.find_turning_points(
            analysis, self._start, self._plies, adviser, self.found.nodes
        )
        return [point.as_json() for point in analysis.turning_points]
