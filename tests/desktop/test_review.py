"""The review window driven to its end: keys, scrubber, graph, ledger, turning points, branches."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import load_record, replay, write_record
from tests.desktop.review_findings import LOSS, START, made_up_entries, store
from tests.desktop.review_games import played_plies, write_game
from ui.common.record_files import analysis_path
from ui.desktop.openings import new_play_window, new_review_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.analysis import (
    DONE,
    FAILED,
    NONE,
    RUNNING,
    STOPPED,
    STORED,
)
from ui.desktop.review.findings import (
    BadAnalysis,
    ledger_rows,
    plain_sentence,
    stored_analysis,
)
from ui.desktop.review.replay import EVERYTHING, STEPS_PER_SNAPSHOT, open_replay
from ui.desktop.review.scrubber import BANDS_HIGH, MARKS_HIGH
from ui.desktop.review.window import ReviewWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

PATIENCE = 120_000
HASTY = (sys.executable, "-m", "ui", "analyze", "--worlds", "1", "--nodes", "2")
SLEEPY = (sys.executable, "-c", "import time; time.sleep(600)")


@pytest.fixture(scope="module")
def window(
    qapp: QApplication, _own_home: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ReviewWindow]:
    """With an analysis beside its record."""
    path = write_game(tmp_path_factory.mktemp("review") / "game.rec", french="human")
    found = open_replay(path)
    store(found)
    window = new_review_window(found)
    window.reveal(EVERYTHING)
    window.show()
    qapp.processEvents()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def review(window: ReviewWindow) -> Iterator[ReviewWindow]:
    window.look_as(EVERYTHING)
    window.seek(0)
    yield window
    if window.review_actions.beliefs.isChecked():
        window.review_actions.beliefs.trigger()


def press(qtbot: QtBot, window: ReviewWindow, key: Qt.Key, *, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window.map_view, key, modifier)


def show(qtbot: QtBot, window: ReviewWindow) -> None:
    """So that it hears keys."""
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


# -- keys -----------------------------------------------------------------------------------------


def test_keys_go_by_die_phase_day_and_to_the_ends(qtbot: QtBot, review: ReviewWindow) -> None:
    game = review.replay
    press(qtbot, review, Qt.Key.Key_Right)
    press(qtbot, review, Qt.Key.Key_Right)
    assert review.index == 2
    press(qtbot, review, Qt.Key.Key_Left)
    assert review.index == 1
    press(qtbot, review, Qt.Key.Key_Right, shift=True)
    assert review.index == game.bands[1].first
    press(qtbot, review, Qt.Key.Key_Right, shift=True)
    press(qtbot, review, Qt.Key.Key_Left, shift=True)
    assert review.index == game.bands[1].first
    press(qtbot, review, Qt.Key.Key_PageDown)
    assert review.index == game.days[1].first
    assert review.place.text().startswith("Day 2 · 30 July")
    press(qtbot, review, Qt.Key.Key_PageUp)
    assert review.index == 0
    press(qtbot, review, Qt.Key.Key_End)
    assert review.index == game.last
    press(qtbot, review, Qt.Key.Key_Right)
    assert review.index == game.last
    press(qtbot, review, Qt.Key.Key_Home)
    assert review.index == 0


def test_the_map_shows_the_point_and_nothing_else(qtbot: QtBot, review: ReviewWindow) -> None:
    game = review.replay
    for index in (game.last, 3, game.last // 2):
        for key, viewpoint in ((Qt.Key.Key_F2, 0), (Qt.Key.Key_F3, 1), (Qt.Key.Key_F4, None)):
            review.seek(index)
            press(qtbot, review, key)
            assert review.viewpoint == viewpoint
            views = game.views_at(index, viewpoint)
            assert review.scene.picture == review.presenter.picture(views)
            assert review.caption.text() == review.story.caption(index, viewpoint)


def test_the_map_keeps_its_size_whatever_a_phase_is_called(
    qtbot: QtBot, review: ReviewWindow
) -> None:
    """In a narrow window a long name moved the dock, and everything was drawn anew."""
    show(qtbot, review)
    usual = review.map_view.size()
    review.place.setText(90 * "long " + review.place.text())
    wide = review.place.fontMetrics().horizontalAdvance(review.place.text())
    assert wide > usual.width()
    for _ in range(3):
        QApplication.processEvents()
    assert review.map_view.size() == usual


def test_a_jump_replays_no_step_twice(review: ReviewWindow) -> None:
    """The choice that led to a point is told in the words of the point before."""
    game = review.replay
    choices = [one.index for one in game.points if one.played and one.played.seat is not None]
    for index in choices[-40:]:
        game.state_at(0)
        before = game.steps_replayed
        review.seek(index)
        assert game.steps_replayed - before <= STEPS_PER_SNAPSHOT


def test_an_order_is_one_step_when_orders_are_asked_for(review: ReviewWindow) -> None:
    units = review.review_actions.units
    units.setCurrentIndex(units.findData("order"))
    dice, first = 0, review.replay.battles[0]
    review.seek(first)
    for _ in range(12):
        review.review_actions.forward.trigger()
        following = review.replay.points[review.index + 1 : review.index + 2]
        dice += any(point.played and point.played.seat is None for point in following)
    units.setCurrentIndex(0)
    assert dice == 0
    assert review.index > first + 12


def test_it_plays_by_itself_faster_and_slower_and_stops(qtbot: QtBot, review: ReviewWindow) -> None:
    for _ in range(6):
        press(qtbot, review, Qt.Key.Key_Greater, shift=True)
    assert review.player.speed == 8
    press(qtbot, review, Qt.Key.Key_Less)
    assert review.player.speed == 4
    review.seek(review.replay.last - 4)
    press(qtbot, review, Qt.Key.Key_Space)
    assert review.player.is_playing
    qtbot.waitUntil(lambda: review.index == review.replay.last, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not review.player.is_playing, timeout=PATIENCE)
    press(qtbot, review, Qt.Key.Key_Space)
    press(qtbot, review, Qt.Key.Key_Space)
    assert not review.player.is_playing
    assert review.index < review.replay.last


# -- scrubber -------------------------------------------------------------------------------------


def click(qtbot: QtBot, widget: object, place: QPointF) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place.toPoint())


def test_a_click_on_bands_marks_and_days_leads_there(qtbot: QtBot, review: ReviewWindow) -> None:
    scrubber, game = review.scrubber, review.replay
    wanted = game.last // 3
    x = scrubber.scale.x(wanted)
    click(qtbot, scrubber, QPointF(x, MARKS_HIGH + BANDS_HIGH / 2))
    assert abs(review.index - wanted) <= 1
    battle = game.battles[-1]
    click(qtbot, scrubber, QPointF(scrubber.scale.x(battle) + 2, 4))
    assert review.index in (*game.battles, *(row.index for row in review.analysis.swings))
    day = game.days[1]
    middle = scrubber.scale.x((day.first + day.last) / 2)
    click(qtbot, scrubber, QPointF(middle, scrubber.height() - 5))
    assert review.index == day.first


def test_dragging_scrubs(qtbot: QtBot, review: ReviewWindow) -> None:
    scrubber, middle = review.scrubber, MARKS_HIGH + BANDS_HIGH // 2
    qtbot.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(60, middle))
    seen = [review.index]
    for x in (120, 300, 200):
        qtbot.mouseMove(scrubber, QPoint(x, middle))
        seen.append(review.index)
    qtbot.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(200, middle))
    assert len(set(seen)) == 4
    assert seen[2] > seen[3] > seen[1] > seen[0]


def test_dispatches_lead_to_their_point(qtbot: QtBot, review: ReviewWindow) -> None:
    lines = review.dispatches.lines
    row = len(lines) // 2
    review.dispatches.list.clicked.emit(review.dispatches.list.model().index(row, 0))
    assert review.index == lines[row].index
    current = review.dispatches.list.currentIndex().row()
    assert lines[current].index == review.index


def test_a_jump_takes_less_than_a_tenth_of_a_second_of_cpu(
    review: ReviewWindow, qapp: QApplication
) -> None:
    """The middle one of some; `python -m tests.desktop.bench_review` visits 2,000 points."""
    spent = []
    for place, index in enumerate(Random(3).sample(range(review.replay.last + 1), 12)):
        review.look_as((0, 1, EVERYTHING)[place % 3])
        qapp.processEvents()
        begun = time.process_time()
        review.seek(index)
        qapp.processEvents()
        spent.append(time.process_time() - begun)
    assert median(spent) < 0.1


# -- chances, ledger, turning points --------------------------------------------------------------


def test_the_ledger_adds_up_for_both_sides_and_says_it_plainly_first(
    review: ReviewWindow,
) -> None:
    found = review.analysis.found
    assert found is not None
    rows = ledger_rows(found.analysis, review.replay.armies)
    for seat in (0, 1):
        assert sum(row.points[seat] for row in rows[:-1]) == pytest.approx(rows[-1].points[seat])
    assert all(sum(row.points) == pytest.approx(0.0) for row in rows)
    swing = 100 * (found.analysis.end - START)
    assert rows[-1].points[0] == pytest.approx(swing)
    losses = [row.points[seat] for seat, row in enumerate(rows[:2])]
    assert losses == pytest.approx([-100 * LOSS, -100 * LOSS])  # one bad choice of each side
    told = [row.points for row in review.analysis.swings if row.turning_point is not None]
    assert sum(told) == pytest.approx(-sum(losses))
    dock = review.review_dock
    assert dock.sentence.text() == plain_sentence(found.analysis, review.replay.armies)
    assert "The dice gave the Austrians" in dock.sentence.text()
    assert dock.ledger.isHidden()
    dock.numbers.click()
    assert not dock.ledger.isHidden()
    assert dock.ledger.item(dock.ledger.rowCount() - 1, 0).text() == f"{swing:+.1f}"
    dock.numbers.click()


def test_the_graph_leads_to_points_and_turning_points(qtbot: QtBot, review: ReviewWindow) -> None:
    graph = review.graph
    wanted = review.replay.last // 2
    click(qtbot, graph, QPointF(graph.scale.x(wanted), graph.height() - 3))
    assert abs(review.index - wanted) <= 1
    number = next(
        n for n, row in enumerate(review.analysis.swings) if row.turning_point is not None
    )
    click(qtbot, graph, graph.mark_place(number) - QPointF(0, 4))
    assert review.index == review.analysis.swings[number].index
    assert review.review_dock.turning_points.currentRow() == number


def test_the_graph_has_a_band_and_is_turned_round_for_the_other_side(
    review: ReviewWindow,
) -> None:
    index = review.replay.last // 2
    review.look_as(0)
    french = review.graph.words_at(index)
    review.look_as(1)
    austrian = review.graph.words_at(index)
    assert "what the French could know" in french
    assert "what the Austrians could know" in austrian
    assert "French" not in austrian
    truths = [int(words.split("truth: ")[1].split()[0]) for words in (french, austrian)]
    assert sum(truths) in (99, 100, 101)
    courses = review.graph._courses
    assert [course.seat for course in courses] == [1, None]
    assert min(courses[0].spreads) > 0


def test_turning_points_are_stepped_through_by_key(qtbot: QtBot, review: ReviewWindow) -> None:
    indices = sorted({row.index for row in review.analysis.swings})
    met = []
    for _ in indices:
        press(qtbot, review, Qt.Key.Key_J)
        met.append(review.index)
    assert met == indices
    press(qtbot, review, Qt.Key.Key_J, shift=True)
    assert review.index == indices[-2]


def turning_row(review: ReviewWindow, seat: int) -> int:
    return next(
        number
        for number, row in enumerate(review.analysis.swings)
        if row.turning_point is not None and row.seat == seat
    )


def test_show_better_explains_and_draws_it(qtbot: QtBot, review: ReviewWindow) -> None:
    dock = review.review_dock
    row = turning_row(review, 1)
    dock.turning_points.cellClicked.emit(row, 0)
    qtbot.mouseClick(dock.show_better, Qt.MouseButton.LeftButton)
    assert f"{100 * LOSS:.0f} points better (8 to 16)" in dock.better.text()
    assert "Brescia is Austrian" in dock.better.text()
    assert review.scene.shows_moves()
    point = review.analysis.swings[row].turning_point
    assert point is not None
    assert review.scene.is_target(point.better.removeprefix("to "))


def test_a_side_is_not_told_what_the_other_chose(review: ReviewWindow) -> None:
    row = turning_row(review, 1)
    point = review.analysis.swings[row].turning_point
    assert point is not None
    review.look_as(EVERYTHING)
    told = review.review_dock.turning_points.item(row, 0).text()
    review.look_as(0)
    nameless = review.review_dock.turning_points.item(row, 0).text()
    assert "March to" in told
    assert "March to" not in nameless
    review.go_to_swing(row)
    assert not review.review_dock.show_better.isEnabled()
    review.show_better()
    assert review.review_dock.better.text() == ""


# -- playing on -----------------------------------------------------------------------------------


def test_play_on_branches_and_leaves_the_record_alone(qtbot: QtBot, review: ReviewWindow) -> None:
    path = review.replay.record.path
    before = path.read_bytes(), analysis_path(path).read_bytes()
    review.go_to_swing(turning_row(review, 0))
    menu = review.review_actions.play_on_menu
    menu.aboutToShow.emit()
    menu.actions()[2].trigger()  # both sides, so that no engine is needed
    game = review.opened[-1]
    assert isinstance(game, PlayWindow)
    table = game.table
    assert table is not None
    qtbot.waitUntil(lambda: table.waits_for != "dice", timeout=PATIENCE)
    branch = load_record(table.path)
    played = [RULES.ply_text(one.played.ply) for one in branch.steps if one.played is not None]
    original = [RULES.ply_text(ply) for ply in review.replay.plies_at(review.index)]
    assert played[: len(original)] == original
    assert branch.path != path
    table.lift_curtain()
    offers = table.offered()
    assert table.choose(offers[0]) == ""
    game.close()
    assert (path.read_bytes(), analysis_path(path).read_bytes()) == before
    assert len(replay(load_record(table.path)).history.plies) > len(original)


def test_the_end_of_a_game_cannot_be_played_on(tmp_path: Path, qtbot: QtBot) -> None:
    golden = Path("tests/golden/castiglione/campaign.rec").read_bytes()
    path = tmp_path / "golden.rec"
    path.write_bytes(golden)
    window = new_review_window(open_replay(path))
    qtbot.addWidget(window)
    window.seek(window.replay.last)
    assert not window.review_dock.play_on.isEnabled()
    assert window.play_on("both") is None
    assert window.findChild(QMessageBox) is not None
    window.seek(5)
    assert window.review_dock.play_on.isEnabled()
    assert path.read_bytes() == golden
    window.close()


# -- beliefs --------------------------------------------------------------------------------------


def test_beliefs_stand_beside_the_truth_and_are_called_estimates(review: ReviewWindow) -> None:
    review.seek(review.replay.days[1].first)
    review.review_actions.beliefs.trigger()
    review.beliefs.finish()
    dock = review.belief_dock
    assert review.beliefs.map_view.isVisible()
    assert "estimate" in dock.sentence.text()
    assert dock.table.rowCount() > 0
    assert not dock.table.isColumnHidden(2)
    truths = [dock.table.item(row, 2).text()[0] for row in range(dock.table.rowCount())]
    assert set(truths) <= {"✓", "✗"}
    review.look_as(0)
    review.beliefs.finish()
    assert dock.table.isColumnHidden(2)
    seen = review.presenter.picture([review.replay.view_at(review.index, 0)])
    believed = review.beliefs.scene.picture
    assert believed is not None
    assert believed.clock == seen.clock
    assert [stack.place for stack in believed.stacks] == [stack.place for stack in seen.stacks]
    backs = [face for stack in believed.stacks for face in stack.faces if face.is_back]
    assert backs
    assert all("estimate" in face.words for face in backs)
    belief = review.beliefs.belief
    assert belief is not None
    found = review.replay.presenter.beliefs(belief.view, belief.notes, belief.shares())
    assert found.guesses
    for guess in found.guesses:
        shares = [share for _, share in guess.places]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) <= 1.0 + 1e-9


# -- states of the analysis -----------------------------------------------------------------------


def short_game(path: Path, plies: int = 12) -> Path:
    write_record(path, RULES, {"visibility": "fog"}, played_plies("fog", 1)[:plies])
    return path


def test_an_analysis_is_offered_worked_out_and_kept(tmp_path: Path, qtbot: QtBot) -> None:
    path = short_game(tmp_path / "short.rec", 2)  # every choice is searched again
    record = path.read_bytes()
    window = new_review_window(open_replay(path), analyst=HASTY)
    qtbot.addWidget(window)
    show(qtbot, window)
    assert window.analysis.state == NONE
    assert "No analysis yet" in window.review_dock.state.text()
    bars: list[tuple[bool, int]] = []
    process, bar = window.analysis.process, window.review_dock.progress
    process.grown.connect(lambda: bars.append((process.is_looking_again, bar.maximum())))
    with qtbot.waitSignal(window.analysis.process.grown, timeout=PATIENCE):
        qtbot.mouseClick(window.review_dock.analyse, Qt.MouseButton.LeftButton)
        assert window.analysis.state == RUNNING
        assert window.review_dock.progress.isVisible()
        press(qtbot, window, Qt.Key.Key_Right)
        assert window.index == 1
    qtbot.waitUntil(lambda: window.analysis.state == DONE, timeout=PATIENCE)
    assert not window.review_dock.progress.isVisible()
    assert (True, 0) in bars
    assert all((whole == 0) == again for again, whole in bars), "then nobody knows how long"
    stored = stored_analysis(window.replay)
    assert stored is not None
    assert stored.analysis == window.analysis.process.found.analysis
    again = new_review_window(open_replay(path))
    qtbot.addWidget(again)
    assert again.analysis.state == STORED
    assert path.read_bytes() == record


def test_a_stopped_analysis_keeps_what_it_found(tmp_path: Path, qtbot: QtBot) -> None:
    window = new_review_window(open_replay(short_game(tmp_path / "s.rec")), analyst=SLEEPY)
    qtbot.addWidget(window)
    window.show()
    window.analyse()
    window.analysis.process.found.analysis.entries += made_up_entries(window.replay)[:5]
    window.analysis.process.grown.emit()
    assert "So far" in window.review_dock.sentence.text()
    qtbot.waitUntil(lambda: window.analysis.process.is_running, timeout=PATIENCE)
    qtbot.mouseClick(window.review_dock.stop, Qt.MouseButton.LeftButton)
    assert window.analysis.state == STOPPED
    assert not window.analysis.process.is_running
    assert window.analysis.found is not None
    assert len(window.analysis.found.analysis.entries) == 5
    assert window.review_dock.analyse.isVisible()


@pytest.mark.parametrize(
    "command",
    [("campagna-is-not-here",), (sys.executable, "-c", "raise SystemExit('no luck today')")],
)
def test_an_analysis_that_fails_says_so(
    tmp_path: Path, qtbot: QtBot, command: tuple[str, ...]
) -> None:
    window = new_review_window(open_replay(short_game(tmp_path / "s.rec")), analyst=command)
    qtbot.addWidget(window)
    window.analyse()
    qtbot.waitUntil(lambda: window.analysis.state == FAILED, timeout=PATIENCE)
    words = window.review_dock.state.text()
    assert "could not be started" in words or "no luck today" in words


@pytest.mark.parametrize("text", ["{", "[]", '{"start": 1}', '{"start": 0.5, "plies": 3}'])
def test_a_spoilt_analysis_is_one_sentence(tmp_path: Path, text: str) -> None:
    path = short_game(tmp_path / "s.rec")
    analysis_path(path).write_text(text)
    with pytest.raises(BadAnalysis, match="cannot be read; analyse the game again"):
        stored_analysis(open_replay(path))


def test_an_analysis_of_other_play_is_not_shown(tmp_path: Path, qtbot: QtBot) -> None:
    path = short_game(tmp_path / "s.rec")
    store(open_replay(write_game(tmp_path / "other.rec")))
    analysis_path(path).write_bytes(analysis_path(tmp_path / "other.rec").read_bytes())
    window = new_review_window(open_replay(path))
    qtbot.addWidget(window)
    assert "of other play" in window.review_dock.state.text()
    assert window.analysis.found is None


def test_pieces_are_what_the_whole_ledger_is(tmp_path: Path) -> None:
    from ai.counsel.analysis import Analyst
    from solitaire.registry import game_of
    from ui.common.analysis_pieces import Work

    record = load_record(short_game(tmp_path / "s.rec"))
    work = Work(record, 1, 2)
    pieces = list(takewhile(lambda piece: "looking" not in piece, work.pieces()))
    analyst = Analyst(RULES, game_of(RULES).advice(), 1)
    plies = [one.ply for one in replay(record).history.plies]
    assert work.found.analysis.entries == analyst.ledger(record.start, plies).entries
    assert json.dumps(pieces)
    assert [one.number for one in work.found.outlooks] == [0, 8, 12]


# -- who may look, and how one gets here ----------------------------------------------------------


def test_an_unfinished_game_asks_before_it_shows_what_is_hidden(
    tmp_path: Path, qtbot: QtBot
) -> None:
    path = write_game(tmp_path / "mine.rec", turns=1, french="human", austrian="staff")
    store(open_replay(path))
    window = new_review_window(open_replay(path))
    qtbot.addWidget(window)
    window.show()
    show(qtbot, window)
    assert window.viewpoint == 0
    assert window.analysis.found is None
    press(qtbot, window, Qt.Key.Key_F4)
    window.question.button(QMessageBox.StandardButton.Cancel).click()
    assert window.viewpoint == 0
    assert window.review_actions.viewpoints[0].isChecked()
    press(qtbot, window, Qt.Key.Key_F4)
    window.question.button(QMessageBox.StandardButton.Ok).click()
    assert window.viewpoint is EVERYTHING
    assert window.analysis.state == STORED


def test_the_first_screen_and_the_menu_open_a_review(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = short_game(tmp_path / "short.rec")
    answers = [str(path), str(tmp_path / "none.rec"), ""]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (answers.pop(0), ""))
    window = new_play_window()
    qtbot.addWidget(window)
    window.show()
    window.welcome.review.click()
    assert [one.replay.record.path for one in window.opened] == [path]
    window.opened[0].close()
    window.actions_of_game.review.trigger()
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "There is no file" in box.text()
    window.actions_of_game.review.trigger()
    assert len(window.opened) == 1
    window.close()


def test_a_long_caption_has_smaller_letters_and_is_not_cut(review: ReviewWindow) -> None:
    caption, before = review.caption, review.caption.text()
    caption.setText("Halt.")
    sentence, sizes = "The battle is told. ", []
    lines = 2.4 * caption.width() / caption.fontMetrics().horizontalAdvance(sentence)
    for words in ("Halt.", sentence * round(lines)):
        caption.setText(words)
        sizes.append(caption.font().pixelSize())
        assert caption.heightForWidth(caption.width()) <= caption.height()
    assert sizes[1] < sizes[0]
    caption.setText(before)
