"""The window in which a game is looked at again: map, scrubber, graph, docks.

It shows a replay through a viewpoint. In a side's viewpoint everything on the screen comes from its
view and from what it was told; only the viewpoint "everything" shows the truth.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QMessageBox,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solitaire.protocol import Decide
from solitaire.registry import game_of
from ui.common.failures import Failure
from ui.common.saves import told_as_failures
from ui.common.secrecy import is_shown, keeps_secrets, note_everything_shown
from ui.desktop.review.actions import ReviewActions
from ui.desktop.review.analysis import ReviewAnalysis
from ui.desktop.review.beliefs import Beliefs
from ui.desktop.review.branch import branch, can_branch
from ui.desktop.review.caption import Caption
from ui.desktop.review.graph import ChanceGraph
from ui.desktop.review.maps import ReviewMaps
from ui.desktop.review.panels import (
    BeliefDock,
    DispatchDock,
    ReviewDock,
)
from ui.desktop.review.process import OUR_ANALYST
from ui.desktop.review.replay import (
    DIE,
    EVERYTHING,
    PHASE,
    TURN,
    Replay,
    Viewpoint,
)
from ui.desktop.review.replay_player import ReplayPlayer
from ui.desktop.review.report.writing import ReportWriting
from ui.desktop.review.scrubber import Scrubber
from ui.desktop.review.story import Story, moves_at
from ui.desktop.review.swings import Better, better_of
from ui.desktop.style.file_trouble import sentence
from ui.desktop.style.icon import window_icon
from ui.desktop.style.language import tr
from ui.desktop.style.screen_fit import open_fitting
from ui.desktop.table.opening import NewGame
from ui.desktop.table.sight import shown_by
from ui.desktop.table.table import HUMAN

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1480, 940)


class ReviewWindow(QMainWindow):
    play_wished = Signal(object)
    """The path of a game to be played on."""
    what_if_wished = Signal()
    """A what-if board at the point that is shown."""

    def __init__(self, replay: Replay, analyst: Sequence[str] = OUR_ANALYST) -> None:
        """`analyst` is the command that starts this process."""
        super().__init__()
        self.replay = replay
        self.presenter = shown_by(game_of(replay.rules))
        self.story = Story(replay)
        self.index = 0
        self.unit = DIE
        """How far an arrow key moves."""
        self.person = _person_looking(replay)
        self.is_guarded = not replay.is_finished and self.person is not None
        """Whether looking further would show a player what his game still hides from him."""
        self.viewpoint: Viewpoint = self.person if self.is_guarded else EVERYTHING
        self.opened: list[QMainWindow] = []
        """Game windows that were opened from here."""
        self.caption = Caption(self)
        self.place = QLabel(self)
        self.graph = ChanceGraph(replay, self)
        self.scrubber = Scrubber(self)
        self.review_dock = ReviewDock(replay.armies, self)
        self.dispatches = DispatchDock(self)
        self.belief_dock = BeliefDock(self)
        self.beliefs = Beliefs(replay, self.belief_dock)
        self.maps = ReviewMaps(self.beliefs, self.presenter)
        self.scene, self.map_view = self.maps.scene, self.maps.map_view
        self.analysis = ReviewAnalysis(replay, self.review_dock, self.graph, analyst)
        self.player = ReplayPlayer(self.step_forward, self)
        self.report = ReportWriting(self)
        self.setWindowIcon(window_icon())
        open_fitting(self, SMALLEST, FIRST)
        self._lay_out()
        self.review_actions = ReviewActions(self)
        self._connect()
        self.scrubber.show_replay(replay)
        if not self.is_guarded:
            self.analysis.take_stored()
        self.look_as(self.viewpoint)
        self.map_view.setFocus()

    # -- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.caption.setAccessibleName(tr("What has just happened"))
        self.place.setContentsMargins(12, 2, 12, 0)
        # In a narrow window long words would make the map larger and smaller from point to point.
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.maps, 1)
        for widget in (self.place, self.caption, self.graph, self.scrubber):
            column.addWidget(widget)
        self.setCentralWidget(page)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for dock in (self.review_dock, self.dispatches, self.belief_dock):
            self.addDockWidget(right, dock)
        self.tabifyDockWidget(self.review_dock, self.dispatches)
        self.tabifyDockWidget(self.dispatches, self.belief_dock)
        self.review_dock.raise_()
        self.belief_dock.hide()

    def _connect(self) -> None:
        self.scrubber.valueChanged.connect(self._scrub)
        self.graph.point_wanted.connect(self.seek)
        self.graph.mark_wanted.connect(self.go_to_swing)
        self.dispatches.point_wanted.connect(self.seek)
        self.review_dock.row_wanted.connect(self.go_to_swing)
        self.review_dock.analyse.clicked.connect(self.analyse)
        self.review_dock.show_better.clicked.connect(self.show_better)
        self.review_dock.next.clicked.connect(self.next_swing)
        self.review_dock.play_on.setMenu(self.review_actions.play_on_menu)
        self.analysis.changed.connect(self._show_marks)
        self.analysis.process.grown.connect(self._show_marks)
        self.player.changed.connect(self.review_actions.show_player)

    # -- going through the game -------------------------------------------------------------------

    def seek(self, index: int) -> None:
        """Show the position at this point."""
        self.index = min(max(index, 0), self.replay.last)
        self._show_point()

    def _scrub(self, index: int) -> None:
        if index != self.index:
            self.player.pause()
            self.seek(index)

    def step_forward(self) -> bool:
        """By the unit of the arrow keys; whether there is more to come."""
        self.go_on(self.unit)
        return self.index < self.replay.last

    def go_on(self, unit: str) -> None:
        self.seek(self.replay.after(self.index, unit, self.viewpoint))

    def go_back(self, unit: str) -> None:
        self.player.pause()
        self.seek(self.replay.before(self.index, unit, self.viewpoint))

    def next_phase(self) -> None:
        self.go_on(PHASE)

    def previous_phase(self) -> None:
        self.go_back(PHASE)

    def next_turn(self) -> None:
        self.go_on(TURN)

    def previous_turn(self) -> None:
        self.go_back(TURN)

    def toggle_play(self) -> None:
        if self.index == self.replay.last and not self.player.is_playing:
            self.seek(0)
        self.player.toggle()

    def look_as(self, viewpoint: Viewpoint) -> None:
        """Another viewpoint; of a game that still goes on only after asking.

        The many small objects of the replay, its lines and the map stay as long as the window: a
        collection that goes through all of them would double the time of a jump.
        """
        if self.is_guarded and viewpoint != self.person:
            self._ask_to_reveal(viewpoint)
            return
        self.viewpoint = viewpoint
        self.dispatches.show_lines(self.story.lines(viewpoint))
        self.analysis.look(viewpoint)
        self.review_dock.better.clear()
        self._show_point()
        QTimer.singleShot(0, self, gc.freeze)  # once it is drawn

    def _ask_to_reveal(self, viewpoint: Viewpoint) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Campagna"))
        box.setText(
            tr(
                "This game is not finished. Looking further shows what it still hides from you, "
                "and its record will say that you looked."
            )
        )
        box.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(lambda: self.reveal(viewpoint))
        box.rejected.connect(self.review_actions.show_viewpoint)
        self.question = box
        box.open()

    def reveal(self, viewpoint: Viewpoint) -> None:
        """The person wants to know; the record tells it from now on."""
        try:
            with told_as_failures():
                note_everything_shown(self.replay.record)
        except Failure as failure:
            self.say_trouble(sentence(failure))
            self.review_actions.show_viewpoint()
            return
        self.is_guarded = False
        self.analysis.take_stored()
        self.look_as(viewpoint)

    # -- showing ----------------------------------------------------------------------------------

    def _show_point(self) -> None:
        point = self.replay.points[self.index]
        # The point before is asked for first, so that the rest is one ply from there.
        self.caption.setText(self.story.caption(self.index, self.viewpoint))
        self.map_view.show_picture(self.replay.picture_at(self.index, self.viewpoint))
        self.map_view.set_arrows(moves_at(self.replay, point, self.viewpoint))
        self.map_view.set_targets({})
        step = tr("step {step} of {steps}", step=self.index, steps=self.replay.last)
        self.place.setText(f"{self.replay.period(point.heading)} · {step}")
        self.place.setToolTip(self.place.text())
        self.scrubber.setValue(self.index)
        self.graph.show_index(self.index)
        self.dispatches.show_index(self.index)
        self.maps.look(self.index, self.viewpoint)
        self._show_title()
        self.review_actions.show_viewpoint()
        self.review_dock.play_on.setEnabled(can_branch(self.replay, self.index))

    def _show_title(self) -> None:
        whose = self.viewpoint_words(self.viewpoint)
        name = self.replay.record.path.stem
        self.setWindowTitle(tr("Review of {name} – {whose}", name=name, whose=whose))

    def viewpoint_words(self, viewpoint: Viewpoint) -> str:
        if viewpoint is EVERYTHING:
            return tr("everything")
        return tr("as the {side} saw it", side=self.replay.army(viewpoint))

    def _show_marks(self) -> None:
        self.scrubber.show_turning_points([row.index for row in self.analysis.swings])
        has_some = bool(self.analysis.swings)
        self.review_dock.next.setEnabled(has_some)
        self.review_actions.next_swing.setEnabled(has_some)
        self.review_actions.previous_swing.setEnabled(has_some)
        self._show_better_button()

    # -- turning points ---------------------------------------------------------------------------

    def analyse(self) -> None:
        if self.is_guarded:
            self._ask_to_reveal(self.person)
        elif self.review_dock.analyse.text() == tr("&Deepen"):
            self.analysis.begin_deeper()
        else:
            self.analysis.begin()

    def go_to_swing(self, number: int) -> None:
        self.player.pause()
        self.review_dock.select_row(number)
        self.review_dock.better.clear()
        self.seek(self.analysis.swings[number].index)
        self._show_better_button()

    def next_swing(self) -> None:
        later = [n for n, row in enumerate(self.analysis.swings) if row.index > self.index]
        if later:
            self.go_to_swing(later[0])

    def previous_swing(self) -> None:
        earlier = [n for n, row in enumerate(self.analysis.swings) if row.index < self.index]
        if earlier:
            self.go_to_swing(earlier[-1])

    def _better_here(self) -> Better | None:
        """Of the turning point whose row is chosen."""
        row = self.review_dock.turning_points.currentRow()
        if not 0 <= row < len(self.analysis.swings):
            return None
        return better_of(self.replay, self.analysis.swings[row], self.viewpoint)

    def _show_better_button(self) -> None:
        self.review_dock.show_better.setEnabled(self._better_here() is not None)

    def show_better(self) -> None:
        """In words, and as an arrow in the position before the choice."""
        found = self._better_here()
        if found is None:
            return
        row = self.analysis.swings[self.review_dock.turning_points.currentRow()]
        self.seek(row.index)
        lines = [
            found.situation,
            tr("Chosen: {played}.", played=found.played),
            tr("Better: {better}, {loss}.", better=found.better, loss=found.loss),
            *(tr("After the choice: {reason}.", reason=reason) for reason in found.reasons),
        ]
        self.review_dock.better.setText("\n".join(line for line in lines if line))
        arrows = [(start, end, 0, "plan") for start, end in found.ways if start != end]
        if arrows:
            self.map_view.set_arrows(arrows)
        self.map_view.set_targets({end: "plain" for _, end in found.ways})

    # -- playing on -------------------------------------------------------------------------------

    def play_on(self, side: str) -> Path | None:
        """In a window of its own, from a copy; the record looked at stays as it is."""
        if self.is_guarded and side != self._own_side():
            self.say_trouble(
                tr("This game is not finished; play on as the side that you play in it.")
            )
            return None
        try:
            path = branch(self.replay, self.index, NewGame(side, game=self.replay.rules.name))
        except Failure as failure:
            self.say_trouble(sentence(failure))
            return None
        self.play_wished.emit(path)
        return path

    def _own_side(self) -> str:
        return "" if self.person is None else self.replay.rules.seats[self.person]

    def write_report(self, folder: Path | None = None) -> None:
        """The after-action report of the viewpoint, beside the record if no folder is named."""
        self.report.begin(folder)

    def say_trouble(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Campagna"), sentence, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.player.pause()
        self.report.stop()
        self.beliefs.set_shown(False)
        self.analysis.close()
        gc.unfreeze()
        super().closeEvent(event)


def _person_looking(replay: Replay) -> int | None:
    """The seat of whoever looks, if the game still hides things from him.

    The one person in the game; of two who hide things from each other the one who is asked now.
    """
    seats = replay.record.players()
    people = [n for n, side in enumerate(replay.rules.seats) if seats.get(side) == HUMAN]
    if len(people) == 1 and not is_shown(replay.record):
        return people[0]
    if not keeps_secrets(replay.record):
        return None
    return replay.pending.seat if isinstance(replay.pending, Decide) else people[0]
