"""The analysis in the review window: where it comes from, how far it is, and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from solitaire.advising import NoAdvice
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.review.findings import (
    BadAnalysis,
    ledger_rows,
    plain_sentence,
    sentence_of_luck,
    stored_analysis,
    truth_line,
)
from ui.desktop.review.graph import ChanceGraph, Course, Mark
from ui.desktop.review.panels import ReviewDock
from ui.desktop.review.process import OUR_ANALYST, AnalysisProcess
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.review.swings import (
    Swing,
    points_words,
    swing_words,
    swings,
)
from ui.desktop.style.language import tr

# Where the analysis comes from
NONE: Final = "none"
RUNNING: Final = "running"
STORED: Final = "stored"
DONE: Final = "done"
STOPPED: Final = "stopped"
FAILED: Final = "failed"

DEEPER: Final = 4
"""Times as many worlds and nodes when somebody asks for more."""
USUAL_WORLDS: Final = 16
USUAL_NODES: Final = 400


class ReviewAnalysis(QObject):
    changed = Signal()

    def __init__(
        self,
        replay: Replay,
        dock: ReviewDock,
        graph: ChanceGraph,
        command: Sequence[str] = OUR_ANALYST,
    ) -> None:
        super().__init__(dock)
        self.state = NONE
        self.found: WorkedOut | None = None
        self.swings: list[Swing] = []
        self.trouble = ""
        self.process = AnalysisProcess(command, self)
        self._replay = replay
        self._dock = dock
        self._graph = graph
        self._viewpoint: Viewpoint = EVERYTHING
        self.process.grown.connect(self._take_piece)
        self.process.ended.connect(self._end)
        dock.stop.clicked.connect(self.stop)

    # -- where it comes from ----------------------------------------------------------------------

    def take_stored(self) -> None:
        """What lies beside the record, if anything does."""
        try:
            found = stored_analysis(self._replay)
        except BadAnalysis as error:
            self.trouble = str(error)
            self._become(FAILED)
            return
        if found is not None:
            self._take(found)
        self._become(STORED if found is not None else NONE)

    def show_found(self, found: WorkedOut, viewpoint: Viewpoint) -> None:
        """What somebody else has at hand."""
        self._take(found)
        self._viewpoint = viewpoint
        self._become(STORED)

    def begin(self, details: Sequence[str] = ()) -> None:
        self.trouble = ""
        self.process.begin(self._replay.record.path, details)
        self._become(RUNNING)

    def begin_deeper(self) -> None:
        """Again, with more worlds and longer searches than what is there."""
        worlds = (self.found.worlds if self.found else 0) or USUAL_WORLDS
        nodes = (self.found.nodes if self.found else 0) or USUAL_NODES
        self.begin(["--worlds", str(DEEPER * worlds), "--nodes", str(DEEPER * nodes)])

    def stop(self) -> None:
        if self.process.is_running:
            self.process.stop()
            self._become(STOPPED)

    def close(self) -> None:
        self.process.stop()

    def _take_piece(self) -> None:
        self._take(self.process.found)
        self._show()

    def _end(self, trouble: str) -> None:
        self.trouble = trouble
        is_whole = self.found is not None and self.process.is_complete
        self._become(DONE if is_whole else FAILED)

    def _take(self, found: WorkedOut) -> None:
        self.found = found
        self.swings = swings(self._replay, found) if self._is_told(found) else []

    def _is_told(self, found: WorkedOut) -> bool:
        """Turning points are told when the whole game was gone through."""
        return len(found.analysis.entries) + 1 == len(self._replay.index_of_ply)

    def _become(self, state: str) -> None:
        self.state = state
        self._show()
        self.changed.emit()

    # -- showing ----------------------------------------------------------------------------------

    def look(self, viewpoint: Viewpoint) -> None:
        self._viewpoint = viewpoint
        self._show()

    def _show(self) -> None:
        dock = self._dock
        dock.show_state(self.state_words(), self._progress())
        dock.stop.setVisible(self.state == RUNNING)
        dock.analyse.setVisible(self.state != RUNNING)
        has_all = self.state in (STORED, DONE)
        dock.analyse.setText(tr("&Deepen") if has_all else tr("&Analyse"))
        self._show_ledger()
        dock.show_turning_points(
            [
                (swing_words(self._replay, row, self._viewpoint), points_words(row))
                for row in self.swings
            ]
        )
        self._show_graph()

    def _progress(self) -> tuple[int, int] | None:
        if self.state != RUNNING:
            return None
        if self.process.is_looking_again:
            return 0, 0
        return len(self.process.found.analysis.entries), max(self.process.plies, 1)

    def state_words(self) -> str:
        if self.state == RUNNING and self.process.is_looking_again:
            return tr("Analysing: the choices that look worst are being searched again.")
        words = {
            RUNNING: tr("Analysing; what has been found so far can already be used."),
            FAILED: tr("There is no usable analysis. {trouble}", trouble=self.trouble),
            STOPPED: tr("The analysis was stopped; what it found so far is kept."),
            NONE: tr("No analysis yet. It takes a minute or two in the background."),
        }
        return words.get(self.state) or self._depth_words()

    def _depth_words(self) -> str:
        number = self.found.worlds if self.found is not None else 0
        worlds = tr("{number} imagined worlds for every point", number=number)
        if self.state == STORED:
            return tr("Taken from the file beside the record: {worlds}.", worlds=worlds)
        if self.trouble:
            return tr("Analysed, but not saved. {trouble}", trouble=self.trouble)
        words = tr("Analysed: {worlds}.", worlds=worlds)
        return f"{words} {self._judged_words()}".rstrip()

    def _judged_words(self) -> str:
        """How far the chances can be trusted, of a game that has rules alone."""
        if type(self._replay.game.advice()) is not NoAdvice:
            return ""
        return tr(
            "This game has no evaluation of its own: the chances are those of games continued at "
            "random."
        )

    def _show_ledger(self) -> None:
        sides = self._replay.armies
        if self.found is None or not self.found.analysis.entries:
            self._dock.show_ledger("", [])
            return
        analysis = self.found.analysis
        sentence = (
            plain_sentence(analysis, sides)
            if self.state in (STORED, DONE)
            else tr("So far: ") + sentence_of_luck(analysis, sides)
        )
        self._dock.show_ledger(sentence, ledger_rows(analysis, sides))

    def _show_graph(self) -> None:
        last, viewpoint = self._replay.last, self._viewpoint
        if self.found is None:
            self._graph.show_courses([], [], last, viewpoint)
            self._graph.show_words(self.state_words())
            return
        marks = [
            Mark(row.index, self._truth_at(row.index), swing_words(self._replay, row, viewpoint))
            for row in self.swings
        ]
        self._graph.show_courses(self._courses(self.found), marks, last, viewpoint)

    def _truth_at(self, index: int) -> float:
        assert self.found is not None
        return truth_line(self.found)[self._replay.points[index].plies]

    def _courses(self, found: WorkedOut) -> list[Course]:
        place = self._replay.index_of_ply
        seats = (
            range(len(self._replay.rules.seats))
            if self._viewpoint is EVERYTHING
            else [self._viewpoint]
        )
        courses = [self._known(found, seat) for seat in seats]
        truth = truth_line(found)
        courses.append(Course(None, tuple(place[: len(truth)]), tuple(truth)))
        return courses

    def _known(self, found: WorkedOut, seat: int) -> Course:
        """With its band; without outlooks what the seat knew when it chose."""
        place = self._replay.index_of_ply
        if found.outlooks:
            return Course(
                seat,
                tuple(place[one.number] for one in found.outlooks),
                tuple(one.known[seat] for one in found.outlooks),
                tuple(one.spread[seat] for one in found.outlooks),
            )
        own = [entry for entry in found.analysis.entries if entry.seat == seat]
        indices = tuple(place[entry.number] for entry in own)
        return Course(seat, indices, tuple(entry.known for entry in own))
