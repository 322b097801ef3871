"""Whole games in the real window: by clicks and drags, by keys alone, and what may break them."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from solitaire.bits import members
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import DUMMY
from solitaire.record import load_record, replay
from solitaire.registry import game_named
from tests.desktop.counsels import table_of
from tests.ui.window_table import strip_of, wait_for
from ui.desktop.board.board import MapBoard
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import BOTH, NewGame
from ui.desktop.table.table import CURTAIN, OVER, PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

PATIENCE = 60_000


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    yield one_window
    one_window.leave_table()


def turn(window: PlayWindow) -> int:
    return int(table_of(window).session.heading[0].split()[1])


def game_path(tmp_path: Path) -> Path:
    return tmp_path / "game.rec"


def play_on(
    qtbot: QtBot, window: PlayWindow, act: Callable[[], None], until: Callable[[], bool]
) -> None:
    """Act whenever the person is asked."""
    for _ in range(5000):
        wait_for(qtbot, window, PERSON, OVER)
        if table_of(window).waits_for == OVER or until():
            return
        before = table_of(window).session.plies_played
        act()
        if window.model.confirmation is not None:
            qtbot.keyClick(window.prompt.confirm, Qt.Key.Key_Return)
        assert table_of(window).session.plies_played != before, window.prompt.asked.text()
    raise AssertionError("the game does not end")


class Pointer:
    """Plays with the mouse: an area on the map, then one of the choices shown there."""

    def __init__(self, qtbot: QtBot, window: PlayWindow, seed: int) -> None:
        self._qtbot = qtbot
        self._window = window
        self._rng = Random(seed)
        self.clicks_on_map = 0

    def act(self) -> None:
        offers = list(self._window.orders.offers)
        offer = self._rng.choice(offers)
        area = offer.goals[0] if offer.goals else offer.at
        if not area or (len(offers) > 20 and self._rng.random() < 0.15):
            self._double_click(offers.index(offer))
            return
        self._clear_fans()
        self._click_map(area)
        menu = self._window.pointing.menu
        if menu is not None:
            action = self._rng.choice(menu.actions())
            self._qtbot.mouseClick(
                menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center()
            )

    def _clear_fans(self) -> None:
        """A stack that was fanned open covers its neighbours."""
        close: Callable[[], None] | None = getattr(self._window.board.map_view, "close_fans", None)
        if close is not None:
            close()

    def _click_map(self, area: str) -> None:
        self.clicks_on_map += 1
        board: MapBoard = self._window.board
        viewport: QWidget = board.map_view.viewport()
        point: QPoint = board.place_of(area)
        self._qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def _double_click(self, row: int) -> None:
        orders = self._window.orders.list
        item = orders.item(row)
        orders.scrollToItem(item)
        place = orders.visualItemRect(item).center()
        self._qtbot.mouseClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self._qtbot.mouseDClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=place)


def type_a_choice(qtbot: QtBot, window: PlayWindow, rng: Random) -> None:
    """One of the offered choices by keys alone: a digit, arrows and Enter, the filter, ending."""
    offers = window.orders.offers
    way = rng.randrange(4)
    target = QApplication.focusWidget() or window
    if way == 0:
        qtbot.keyClick(target, str(rng.randint(1, min(9, len(offers)))))
    elif way == 1 and any(one.tag in ("halt", "end-movement", "done") for one in offers):
        window.activateWindow()  # no window manager does it when a panel was hidden
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    elif way == 2:
        window.actions_of_game.filter.trigger()
        qtbot.keyClicks(window.orders.filter, rng.choice(list(offers)).text)
        qtbot.keyClick(window.orders.filter, Qt.Key.Key_Return)
    else:
        for _ in range(rng.randrange(len(offers))):
            qtbot.keyClick(window.orders.list, Qt.Key.Key_Down)
        qtbot.keyClick(window.orders.list, Qt.Key.Key_Return)


def assert_record_is_sound(path: Path) -> None:
    playback = replay(load_record(path))
    assert playback.history.plies


@pytest.mark.long  # nine turns are played so in tests/ui/test_window_games.py
def test_a_turn_by_clicks(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    window.begin(NewGame("french", "staff", dice="seed:7", path=game_path(tmp_path)))
    pointer = Pointer(qtbot, window, 3)
    play_on(qtbot, window, pointer.act, lambda: turn(window) == 2)
    assert pointer.clicks_on_map > 4
    assert_record_is_sound(game_path(tmp_path))


@pytest.mark.long  # nine turns are played so in tests/ui/test_window_games.py
def test_a_turn_by_keys(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    window.begin(NewGame("austrian", "staff", dice="seed:8", path=game_path(tmp_path)))
    rng = Random(5)
    play_on(qtbot, window, lambda: type_a_choice(qtbot, window, rng), lambda: turn(window) == 2)
    assert_record_is_sound(game_path(tmp_path))


@pytest.mark.parametrize("visibility", ["mist", "fog", "open"])
def test_every_visibility_begins_and_is_shown(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, visibility: str
) -> None:
    options = {"visibility": visibility}
    window.begin(NewGame("austrian", "staff", options, "seed:2", path=game_path(tmp_path)))
    wait_for(qtbot, window, PERSON)
    table = table_of(window)
    asked = table.asked
    assert asked is not None
    question = table.presenter.question(table.view(), asked)
    assert question in window.prompt.asked.text()
    assert [one.ply for one in window.orders.offers]
    rng = Random(1)
    start = table_of(window).session.plies_played
    play_on(
        qtbot,
        window,
        lambda: type_a_choice(qtbot, window, rng),
        lambda: table_of(window).session.plies_played > start + 8,
    )


def test_orders_are_taken_back_and_given_again(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=game_path(tmp_path)))
    wait_for(qtbot, window, PERSON)
    before = table_of(window).view()
    window.pointing.drag("vicenza", "montebello")
    after = table_of(window).view()
    assert after != before
    qtbot.waitUntil(lambda: "takes back: Move " in window.prompt.undo.text())
    window.actions_of_game.undo.trigger()
    assert table_of(window).view() == before
    window.actions_of_game.redo.trigger()
    assert table_of(window).view() == after


def test_drag_out_of_reach_is_refused_in_a_sentence(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=game_path(tmp_path)))
    wait_for(qtbot, window, PERSON)
    before = table_of(window).view()
    window.pointing.drag("trent", "cremona")
    assert table_of(window).view() == before
    assert window.prompt.message.text().endswith(".") or "[" in window.prompt.message.text()


def test_kill_loses_nothing(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    path = game_path(tmp_path)
    window.begin(NewGame("austrian", "staff", path=path))
    wait_for(qtbot, window, PERSON)
    rng = Random(4)
    play_on(
        qtbot,
        window,
        lambda: type_a_choice(qtbot, window, rng),
        lambda: table_of(window).session.plies_played > 30,
    )
    view, lines = table_of(window).view(), table_of(window).lines()
    # As kill -9 leaves it: what is on the disk now, and half a line that was being written.
    copy = tmp_path / "killed.rec"
    window.files.save_copy(copy)
    with copy.open("a", encoding="utf-8") as file:
        file.write("austr")
    window.open_path(copy)
    wait_for(qtbot, window, PERSON)
    assert table_of(window).view() == view
    assert table_of(window).lines() == lines
    assert "half written" in window.prompt.message.text()


@pytest.mark.parametrize("content", ["", "nonsense\n", "campagna record 1\ngame chess\n"])
def test_bad_save_gives_a_sentence(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, content: str
) -> None:
    bad = tmp_path / "bad.rec"
    bad.write_text(content, encoding="utf-8")
    window.open_path(bad)
    box = window.findChildren(QMessageBox)[-1]
    assert str(bad) in box.text() or "game" in box.text()
    assert "Traceback" not in box.text()
    assert window.pages.currentWidget() is window.welcome
    assert bad.read_text(encoding="utf-8") == content


def test_missing_save_gives_a_sentence(window: PlayWindow, tmp_path: Path) -> None:
    window.open_path(tmp_path / "nothing.rec")
    assert "nothing.rec" in window.findChildren(QMessageBox)[-1].text()


def test_curtain_hides_everything_between_two_people(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    game = game_named("tests.toys.skirmish:GAME").name
    window.begin(NewGame(BOTH, dice="seed:3", path=game_path(tmp_path), game=game))
    rng = Random(2)
    sides = set()
    for _ in range(400):
        wait_for(qtbot, window, PERSON, CURTAIN, OVER)
        if table_of(window).waits_for == CURTAIN:
            assert window.pages.currentWidget() is window.curtain
            assert not any(dock.isVisible() for dock in window.docks)
            assert not window.orders.offers
            assert not window.log.text.toPlainText()
            assert not window.situation_dock.text.toPlainText()
            assert not window.board.map_view.isVisible()
            sides.add(table_of(window).seat)
            qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
            qtbot.keyClick(window.curtain.button, Qt.Key.Key_Space)
            assert table_of(window).waits_for == PERSON
        if len(sides) == 2:
            return
        type_a_choice(qtbot, window, rng)
    raise AssertionError("one side was never asked")


# -- the engine -----------------------------------------------------------------------------------

BROODING_ENGINE = """
import json, pathlib, sys, threading
started = pathlib.Path(sys.argv[1])
is_brooding = not started.exists() or sys.argv[2] == "always"
started.write_text("yes")
offered, stopped = [], threading.Event()
writing = threading.Lock()

def tell(number, **words):
    with writing:
        print(json.dumps({**words, "id": number}), flush=True)

def think(number):
    nodes = 0
    while is_brooding and not stopped.wait(0.02):
        nodes += 1
        tell(number, tell="info", report={"ply": "", "nodes": nodes})
    tell(number, tell="answer", ply=offered[0], report={"nodes": nodes})

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "stop":
        stopped.set()
    elif asked["do"] == "quit":
        break
    elif asked["do"] == "go":
        stopped.clear()
        threading.Thread(target=think, args=(asked["id"],), daemon=True).start()
    else:
        offered = asked.get("offered", offered)
        tell(asked.get("id"), tell="done", protocol=1)
"""
"""Speaks docs/engine-protocol.md; thinks until it is told to stop, or is killed and begun anew."""


def brooding_window(qtbot: QtBot, tmp_path: Path, how: str) -> PlayWindow:
    """A window whose engine is deep in thought."""
    script = tmp_path / "engine.py"
    script.write_text(BROODING_ENGINE, encoding="utf-8")
    window = new_play_window(command=(sys.executable, str(script), str(tmp_path / "started"), how))
    qtbot.addWidget(window)
    window.show()
    window.begin(NewGame("french", "search:2", dice="seed:2", path=game_path(tmp_path)))
    reports: list[object] = []
    table_of(window).informed.connect(reports.append)
    qtbot.waitUntil(lambda: bool(reports), timeout=PATIENCE)
    return window


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_engine_killed_while_it_thinks_is_asked_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = brooding_window(qtbot, tmp_path, "once")
    table = table_of(window)
    told: list[str] = []
    table.told.connect(told.append)
    played = table.session.plies_played
    opponent = table.opponent()
    assert opponent is not None
    assert opponent.process_id is not None
    os.kill(opponent.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: table.session.plies_played > played, timeout=PATIENCE)
    assert any("started again" in one for one in told)
    window.close()


def test_decide_now_ends_the_thought(qtbot: QtBot, tmp_path: Path) -> None:
    window = brooding_window(qtbot, tmp_path, "always")
    table = table_of(window)
    assert window.prompt.progress.value() > 0
    played = table.session.plies_played
    qtbot.mouseClick(window.prompt.decide_now, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.session.plies_played > played, timeout=PATIENCE)
    window.close()
    receipt = json.loads(load_record(table.path).receipts[0].text)
    assert receipt["how"] == "broken off"
    assert receipt["player"] == load_record(table.path).header.seats["austrian"]


def test_window_lives_while_the_engine_thinks(qtbot: QtBot, tmp_path: Path) -> None:
    window = brooding_window(qtbot, tmp_path, "always")
    window.pointing.click_area("verona")
    assert "Verona" in window.inspector.text.toPlainText()
    assert not window.orders.offers
    window.actions_of_game.zoom_in.trigger()
    opponent = table_of(window).opponent()
    assert opponent is not None
    number = opponent.process_id
    window.close()
    assert number is not None
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_engine_that_cannot_start_is_told(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = new_play_window(command=(sys.executable, "-c", "raise SystemExit(3)"))
    qtbot.addWidget(window)
    window.begin(NewGame("french", "search:1", dice="seed:2", path=game_path(tmp_path)))
    wait_for(qtbot, window, "engine")
    assert window.prompt.try_again.isVisibleTo(window.prompt)
    assert "engine" in window.prompt.message.text().lower()
    window.close()


def test_screen_learns_nothing_that_the_view_hides(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """Every text of the window, against the names that the seat cannot place."""
    window.begin(
        NewGame("french", "staff", {"visibility": "fog"}, "seed:5", path=game_path(tmp_path))
    )
    wait_for(qtbot, window, PERSON)
    window.situation_dock.raise_()
    qtbot.waitUntil(lambda: bool(window.situation_dock.text.toPlainText()))
    view = table_of(window).view()
    board = RULES.board
    known = {slot[1].bit_length() - 1 for slot in view.slots if slot[1].bit_count() == 1}
    told = "\n".join(table_of(window).lines())
    open_names = {*board.counter_titles[:64], *(board.counter_titles[64 + one] for one in known)}
    dummies = int(board.kind_sets[8 + DUMMY])
    vague = [slot for slot in view.slots if (slot[1] & ~dummies).bit_count() > 2]
    narrow = [slot for slot in view.slots if slot not in vague]  # who it may be is told in words
    open_names |= {
        board.counter_titles[64 + one] for slot in narrow for one in members(slot[1] & ~dummies)
    }
    hidden = {
        board.counter_titles[64 + local]
        for slot in vague
        for local in range(64)
        if slot[1] >> local & 1 and local not in known
    }
    hidden = {
        one for one in hidden if not any(one in other for other in open_names) and one not in told
    }
    assert hidden
    texts = [
        window.situation_dock.text.toPlainText(),
        window.log.text.toPlainText(),
        strip_of(window),
        window.prompt.asked.text(),
        window.prompt.detail.text(),
        *(one.words for one in window.orders.offers),
        *(item.toolTip() for item in window.board.scene.items()),
    ]
    for area in board.area_names:
        window.inspector.show_area(view, area)
        texts.append(window.inspector.text.toPlainText())
    for name in hidden:
        assert [text for text in texts if name in text] == [], name
