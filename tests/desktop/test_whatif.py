"""The what-if board: everything can be tried, and the game it came from is as it was."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from solitaire.dice import listed_outcomes
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import GARRISON
from solitaire.presenting.editor import MarkChoice
from solitaire.protocol import Chance, Decide
from solitaire.record import load_record, replay
from solitaire.text import verbatim
from tests.ui.window_table import strip_of
from ui.desktop.openings import new_play_window, new_review_window, open_what_if
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.replay import EVERYTHING, open_replay
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import (
    OVER,
    PERSON,
    DiceWithheld,
    Table,
)
from ui.desktop.whatif.branches import PLAYED, SET_UP, BranchTree
from ui.desktop.whatif.dice import WishedDice
from ui.desktop.whatif.estimates import _answer_lines, _estimate
from ui.desktop.whatif.markers import MarkerMenu
from ui.desktop.whatif.panel import BOTH, NOBODY
from ui.desktop.whatif.start import start_of_replay, start_of_table, start_of_view
from ui.desktop.whatif.window import WhatIfWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

PATIENCE = 60_000
QUICK_ENGINE = """
import json, sys
offered = []
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "quit":
        break
    offered = asked.get("offered", offered)
    words = {"tell": "done", "protocol": 1, "id": asked.get("id")}
    if asked["do"] == "go":
        best = {"text": offered[0], "visits": 9, "score": 0.7, "interval": [0.6, 0.8]}
        report = {"ply": offered[0], "how": "searched", "nodes": 9, "candidates": [best]}
        words = {"tell": "answer", "id": asked["id"], "ply": offered[0], "report": report}
    print(json.dumps(words), flush=True)
"""
"""Speaks docs/engine-protocol.md: chooses the first choice and thinks it wins 7 games of 10."""


@pytest.fixture(scope="module")
def window(
    qapp: QApplication, _own_home: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PlayWindow]:
    """In a game as the Austrians, asked for a move."""
    folder = tmp_path_factory.mktemp("game")
    script = folder / "engine.py"
    script.write_text(QUICK_ENGINE, encoding="utf-8")
    window = new_play_window((sys.executable, str(script)))
    window.show()
    window.begin(NewGame("austrian", "staff", path=folder / "game.rec"))
    wait_until(lambda: window.table is not None and window.table.waits_for == PERSON)
    yield window
    window.close()
    window.deleteLater()


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 10):
        QTest.qWait(10)
        if holds():
            return
    raise AssertionError("it never happens")


@pytest.fixture
def board(qtbot: QtBot, window: PlayWindow) -> Iterator[WhatIfWindow]:
    board = open_what_if(window)
    assert board is not None
    wait_for_person(qtbot, board)
    yield board
    board.close()


def wait_for_person(qtbot: QtBot, board: WhatIfWindow) -> None:
    qtbot.waitUntil(
        lambda: board.table is not None and board.table.waits_for == PERSON, timeout=PATIENCE
    )


def table_of(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table


def facts(window: PlayWindow) -> tuple[object, ...]:
    """Of the true game: its record, its state, what its person sees, its clock."""
    table = table_of(window)
    state = replay(load_record(table.path)).state
    view = table.view()
    return (
        table.path.read_bytes(),
        RULES.digest(state),
        view,
        view.clock,
        table.session.plies_played,
        table.waits_for,
    )


def area_of(board: WhatIfWindow, counter: str) -> str:
    return RULES.board.area_names[board.state.place[RULES.board.counter_by_name[counter]]]


def test_the_game_is_as_it_was_after_all_this(qtbot: QtBot, window: PlayWindow) -> None:
    before = facts(window)
    window.activateWindow()
    board = open_what_if(window)
    assert board is not None
    wait_for_person(qtbot, board)
    assert board.windowTitle().startswith("WHAT IF")
    board.orders.choose_current()
    wait_for_person(qtbot, board)
    assert board.branches.current.kind == PLAYED
    board.begin_at("first_movement french")
    wait_for_person(qtbot, board)
    assert table_of(board).session.heading[-1] == "French movement"
    board.deal_anew()
    wait_for_person(qtbot, board)
    board.let_engine_play("austrian")
    wait_for_person(qtbot, board)
    board.let_engine_play(NOBODY)
    wait_for_person(qtbot, board)
    board.go_to(board.branches.root)
    wait_for_person(qtbot, board)
    assert board.branches.root.digest == RULES.digest(board.state)
    assert facts(window) == before
    board.close()
    assert facts(window) == before
    assert "what-if board" in strip_of(window)


def foggy_state() -> Any:
    """Some way into a game in the fog, the French being asked for a move."""
    rng, state = Random(7), RULES.start({"visibility": "fog"})
    while True:
        asked = RULES.pending(state)
        if isinstance(asked, Chance):
            RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
        elif asked == Decide(0, "which counter moves next [8.2]"):
            return state
        else:
            RULES.apply(state, rng.choice(RULES.actions(state)))


def test_what_is_hidden_is_dealt_from_the_view_alone(qtbot: QtBot, window: PlayWindow) -> None:
    view = RULES.view(foggy_state(), 0)
    options = {"visibility": "fog"}
    starts = [start_of_view(RULES, view, options, "fog", Random(seed)) for seed in range(4)]
    assert all(RULES.view(one.state, 0) == view for one in starts)
    assert len({RULES.digest(one.state) for one in starts}) > 1, "nothing was dealt"
    board = WhatIfWindow(starts[0], window.engine_command)
    qtbot.addWidget(board)
    wait_for_person(qtbot, board)
    worlds = set()
    for _ in range(3):
        board.deal_anew()
        wait_for_person(qtbot, board)
        assert RULES.view(board.state, 0) == view
        worlds.add(RULES.digest(board.state))
    assert len(worlds) > 1
    board.close()


def test_the_board_of_a_game_shows_what_its_person_sees(
    window: PlayWindow, board: WhatIfWindow
) -> None:
    table = table_of(window)
    assert RULES.view(board.branches.root.state, table.seat) == table.view()
    assert not board.start.is_truth


def test_counters_of_both_sides_are_put_anywhere(qtbot: QtBot, board: WhatIfWindow) -> None:
    board.what_if.arrange.setChecked(True)
    own = next(one for one in board.orders.offers if one.tag == "move")
    board.drag(own.counter, "vicenza")
    wait_for_person(qtbot, board)
    assert area_of(board, own.counter) == "vicenza"
    assert board.branches.current.kind == SET_UP
    enemy = french_unit(board)
    board.drag(enemy, "cremona")
    wait_for_person(qtbot, board)
    assert area_of(board, enemy) == "cremona"
    assert len(list(board.branches)) == 2, "handling pieces again is one setting up"


def test_nearly_half_of_a_small_window_is_map(qtbot: QtBot, board: WhatIfWindow) -> None:
    """640 pixels of 1280 with the usual letters, 520 before; other letters take more or less."""
    board.resize(1280, 800)

    def is_shared() -> bool:
        board._share_room()
        return board.board.map_view.width() > 0.45 * board.width()

    qtbot.waitUntil(is_shared)
    dock = board.what_if
    assert dock.width() >= dock.least_width()
    right = dock.deal.mapTo(dock, dock.deal.rect().topRight()).x()
    assert right < dock.width(), "nothing is cut"


def french_unit(board: WhatIfWindow) -> str:
    """One of those that lie open on the board, garrisons left out."""
    picture = board.board.scene.picture
    assert picture is not None
    stacks = (stack for stack in picture.stacks if stack.side == "french")
    found = (key for stack in stacks for key in stack.keys)
    return next(key for key in found if _is_unit(RULES.board.counter_by_name[key]))


def _is_unit(french: int) -> bool:
    kind = RULES.board.counter_kind[french]
    return RULES.board.units[0] >> french & 1 == 1 and kind != GARRISON


def test_what_cannot_stand_is_refused_in_a_sentence(qtbot: QtBot, board: WhatIfWindow) -> None:
    before = RULES.digest(board.state)
    assert not board.put(["wurmser"], "brescia")
    qtbot.waitUntil(lambda: board.prompt.message.isVisible())
    assert "leader stands alone among enemies" in board.prompt.message.text()
    assert RULES.digest(board.state) == before
    assert len(list(board.branches)) == 1


def test_an_answer_by_habit_claims_no_simulations() -> None:
    state = RULES.start({})
    while not isinstance(asked := RULES.pending(state), Decide):
        RULES.apply(state, RULES.outcomes(state)[0][0])
    text = RULES.ply_text(RULES.actions(state)[0])
    unsearched = {"text": text, "visits": 0, "score": 0.5, "interval": [0.1, 0.9]}
    report = {"ply": text, "candidates": [unsearched]}
    found = _estimate(RULES, state, asked.seat, report)
    assert found.low == found.chance == found.high, "the game's own judgement has no width"
    lines = _answer_lines(RULES, state, asked.seat, report)
    assert lines[1:] == ["The engine answers this by habit, without simulations."]
    report["candidates"] = [{**unsearched, "visits": 7}]
    assert lines[:1] == _answer_lines(RULES, state, asked.seat, report)[:1]
    assert "7 simulations" in _answer_lines(RULES, state, asked.seat, report)[1]


def test_many_values_of_a_mark_have_a_menu_of_their_own(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    menu = MarkerMenu(parent)
    few = MarkChoice("hits", tuple((str(n), verbatim(f"{n} hits")) for n in range(3)))
    values = tuple((str(n), verbatim(f"{n} steps")) for n in range(0, 100, 5))
    menu.show_choices([few, MarkChoice("steps", values, frozenset({"15"}))])
    titles = [one.text() for one in menu.actions() if not one.isSeparator()]
    assert titles == ["0 hits", "1 hits", "2 hits", "15 steps"]
    with qtbot.waitSignal(menu.wanted) as told:
        menu.entries["steps", "40"].trigger()
    assert told.args == ["steps", "40", "40 steps"]


def test_branches_are_compared_by_chance(qtbot: QtBot, board: WhatIfWindow) -> None:
    board.begin_at("first_movement french")
    wait_for_person(qtbot, board)
    root, other = board.branches.root, board.branches.current
    board.compare(root, other)
    qtbot.waitUntil(lambda: not board.estimates.is_waiting, timeout=PATIENCE)
    assert root.estimate is not None
    assert other.estimate is not None
    # The Austrian side thinks it wins 0.7 at the root, the French side in the branch.
    assert root.estimate.chance == pytest.approx(0.3)
    assert other.estimate.chance == pytest.approx(0.7)
    shown = board.what_if.table
    assert [shown.item(0, column).text()[:2] for column in range(2)] == ["30", "70"]
    board.what_if.select([other])
    board.what_if.go.click()
    assert board.branches.current is other


def test_engine_plays_both_sides_and_is_stopped(qtbot: QtBot, board: WhatIfWindow) -> None:
    start = RULES.digest(board.state)
    board.let_engine_play(BOTH)
    qtbot.waitUntil(lambda: RULES.digest(board.state) != start, timeout=PATIENCE)
    board.let_engine_play(NOBODY)
    wait_for_person(qtbot, board)
    assert board.branches.current.kind == PLAYED


def test_from_a_replay_with_everything_shown_it_is_the_truth(window: PlayWindow) -> None:
    seen = open_replay(table_of(window).path)
    start = start_of_replay(seen, seen.last, EVERYTHING, Random(1))
    assert RULES.digest(start.state) == RULES.digest(seen.state_at(seen.last))
    as_seat = start_of_replay(seen, seen.last, 1, Random(1))
    assert RULES.view(as_seat.state, 1) == seen.view_at(seen.last, 1)
    assert not as_seat.is_truth


def test_a_finished_game_is_looked_at_as_it_was(
    window: PlayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(window)
    assert not start_of_table(table, Random(1)).is_truth
    monkeypatch.setattr(table, "waits_for", OVER)
    start = start_of_table(table, Random(1))
    assert start.is_truth
    assert RULES.digest(start.state) == RULES.digest(replay(load_record(table.path)).state)


def test_a_point_of_a_review_opens_a_board(qtbot: QtBot, window: PlayWindow) -> None:
    """Of a game that still goes on, the person's own view and no more."""
    review = new_review_window(open_replay(table_of(window).path))
    qtbot.addWidget(review)
    review.show()
    review.seek(review.replay.last // 2)
    index = review.index
    review.review_actions.what_if.trigger()
    board = review.findChildren(WhatIfWindow)[0]
    wait_for_person(qtbot, board)
    assert not board.start.is_truth
    assert board.start.seat == table_of(window).seat
    root = board.branches.root.state
    assert RULES.view(root, 1) == review.replay.view_at(index, 1)
    board.close()
    assert review.index == index


FORCED = """castiglione position 1
turn 8
phase first_movement
active french
first french
initiative french
at cremona victor
at castiglione liptay
"""


def test_wished_dice_fall_and_impossible_ones_are_refused() -> None:
    state = RULES.parse_position(FORCED)
    for text in ("move victor", "force-march isorella"):
        RULES.apply(state, RULES.parse_ply(text))
    asked = RULES.pending(state)
    assert isinstance(asked, Chance)
    complaints: list[str] = []
    dice = WishedDice(Random(1), complaints.append)
    outcomes = listed_outcomes(RULES, state)
    for pips in "361":
        dice.wish(pips)
        assert RULES.ply_text(dice.roll(asked, outcomes, 1)) == f"die {pips}"
    dice.wish("77")
    with pytest.raises(DiceWithheld):
        dice.roll(asked, outcomes, 1)
    assert "77" in complaints[0]
    dice.wish("")
    assert dice.roll(asked, outcomes, 1) in [one.ply for one in outcomes]


def test_taking_back_to_where_a_line_began_goes_back_in_the_tree() -> None:
    start = RULES.parse_position(FORCED)
    tree = BranchTree(RULES, start, "root")
    later = RULES.copy(start)
    RULES.apply(later, RULES.parse_ply("move victor"))
    assert tree.note_play(later, "move victor")
    further = RULES.copy(later)
    RULES.apply(further, RULES.parse_ply("to pontevico"))
    assert tree.note_play(further, "ignored")
    assert [one.name for one in tree] == ["root", "move victor"], "a line grows as one branch"
    assert not tree.note_play(further, "again")
    assert tree.note_play(start, "back")
    assert tree.current is tree.root


def test_record_of_game_is_not_touched_by_path(board: WhatIfWindow, tmp_path: Path) -> None:
    """The board writes no file at all."""
    assert not table_of(board).path.exists()
    assert not table_of(board).game.fingerprint


# -- hits and markers -----------------------------------------------------------------------------


def click(board: WhatIfWindow, key: str, area: str) -> None:
    board.board.map_view.counter_activated.emit(key, area)


def test_hits_and_markers_are_put_on_counters_of_both_sides(
    qtbot: QtBot, board: WhatIfWindow
) -> None:
    plies = table_of(board).session.plies_played
    board.what_if.arrange.setChecked(True)
    own = next(one for one in board.orders.offers if one.tag == "move" and _hits_land(one.counter))
    click(board, own.counter, area_of(board, own.counter))
    assert board.model.selection == (own.counter,)
    assert table_of(board).session.plies_played == plies, "a click on a piece plays nothing now"
    menu = board.what_if.marker_menu
    menu.aboutToShow.emit()
    menu.entries["hits", "2"].trigger()
    wait_for_person(qtbot, board)
    menu.entries["out_of_command", "on"].trigger()
    wait_for_person(qtbot, board)
    number = RULES.board.counter_by_name[own.counter]
    assert board.state.hits[number] == 2
    assert f"note {own.counter} hits=2 marks=out_of_command" in RULES.position_text(board.state)
    menu.aboutToShow.emit()
    checked = [value for (mark, value), one in menu.entries.items() if one.isChecked()]
    assert checked == ["2", "on"]
    menu.entries["out_of_command", "on"].trigger()
    wait_for_person(qtbot, board)
    assert (
        "out_of_command"
        not in RULES.position_text(board.state)
        .partition("note " + own.counter)[2]
        .partition("\n")[0]
    )

    enemy = french_unit(board)
    click(board, enemy, area_of(board, enemy))
    menu.aboutToShow.emit()
    menu.entries["hits", "1"].trigger()
    wait_for_person(qtbot, board)
    assert board.state.hits[RULES.board.counter_by_name[enemy]] == 1
    assert len(list(board.branches)) == 2, "handling pieces again is one setting up"


def _hits_land(counter: str) -> bool:
    number = RULES.board.counter_by_name[counter]
    return RULES.board.units[number >> 6] >> (number & 63) & 1 == 1


def test_a_leader_has_no_hits_and_nobody_selected_is_said(
    qtbot: QtBot, board: WhatIfWindow
) -> None:
    before = RULES.digest(board.state)
    board.model.select([])
    assert not board.set_mark("hits", "1", "1 hit")
    qtbot.waitUntil(lambda: "Select counters first" in board.prompt.message.text())
    board.model.select(["wurmser"])
    assert not board.set_mark("hits", "1", "1 hit")
    qtbot.waitUntil(lambda: "is no unit" in board.prompt.message.text())
    assert RULES.digest(board.state) == before


def test_branches_are_shown_as_the_tree_they_are(qtbot: QtBot, board: WhatIfWindow) -> None:
    """Two from the root, one from the first of them; going to each gives its position again."""
    root = board.branches.root
    board.begin_at("first_movement french")
    wait_for_person(qtbot, board)
    first = board.branches.current
    board.orders.choose_current()
    wait_for_person(qtbot, board)
    second = board.branches.current
    board.go_to(root)
    wait_for_person(qtbot, board)
    board.begin_at("first_movement austrian")
    wait_for_person(qtbot, board)
    third = board.branches.current
    top = board.what_if.tree.topLevelItem(0)
    assert top is not None
    assert [top.child(place).text(0) for place in range(top.childCount())] == [
        first.name,
        third.name,
    ]
    assert top.child(0).child(0).text(0) == second.name
    for branch in (second, root, third, first):
        board.go_to(branch)
        assert RULES.digest(board.state) == branch.digest
        wait_for_person(qtbot, board)


def test_what_the_engine_said_stays_with_its_branch(qtbot: QtBot, board: WhatIfWindow) -> None:
    """It was still read beside another branch, of which nobody had asked."""
    asked = board.branches.current
    board.ask_engine()
    qtbot.waitUntil(lambda: asked.estimate is not None, timeout=PATIENCE)
    said = board.what_if.answer.text()
    assert said
    board.deal_anew()
    assert not board.what_if.answer.text()
    board.go_to(asked)
    assert board.what_if.answer.text() == said
