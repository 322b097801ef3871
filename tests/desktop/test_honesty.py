"""The honesty page: real checks on a real game, in plain words, and nothing told too early."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import load_record
from ui.desktop.honesty.page import Check, HonestyPage
from ui.desktop.honesty.words import dice_finding, receipts_finding, swap_finding
from ui.desktop.openings import new_play_window, open_honesty
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON, Table

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

PATIENCE = 120_000
PLIES = 20
QUICKLY = ("--deals", "3", "--player", "staff")


def table_of(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table


def play_some(window: PlayWindow, plies: int) -> None:
    """A person who chooses anything."""
    rng = Random(3)
    table = table_of(window)
    for _ in range(20_000):
        QTest.qWait(2)
        table.end_look()
        if table.waits_for == PERSON and table.session.plies_played >= plies:
            return
        if table.waits_for == PERSON:
            table.choose(rng.choice(list(table.offered())))
    raise AssertionError("the game does not go on")


@pytest.fixture(scope="module")
def window(
    qapp: QApplication, _own_home: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PlayWindow]:
    """In the middle of a game in the fog against the staff."""
    window = new_play_window()
    window.show()
    path = tmp_path_factory.mktemp("game") / "game.rec"
    window.begin(NewGame("austrian", "staff", {"visibility": "fog"}, path=path))
    play_some(window, PLIES)
    yield window
    window.close()
    window.deleteLater()


def run(qtbot: QtBot, check: Check) -> None:
    qtbot.mouseClick(check.button, Qt.MouseButton.LeftButton)
    assert check.cancel.isVisibleTo(check)
    qtbot.waitUntil(lambda: check.finding is not None, timeout=PATIENCE)


def page_of(qtbot: QtBot, window: PlayWindow, is_over: bool = False) -> HonestyPage:
    table = table_of(window)
    seal = table.game.fingerprint
    page = HonestyPage(table.path, is_over, seal, swap_details=QUICKLY)
    qtbot.addWidget(page)
    page.show()
    return page


def words_on(page: HonestyPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def test_every_choice_of_the_windows_opponent_is_repeated(qtbot: QtBot, window: PlayWindow) -> None:
    page = page_of(qtbot, window)
    run(qtbot, page.receipts)
    assert page.receipts.finding is not None
    assert page.receipts.finding.holds, words_on(page)
    receipts = len(load_record(table_of(window).path).receipts)
    assert receipts > 0
    assert f"{receipts} of {receipts}" in page.receipts.result.text()


def test_swap_holds_and_tells_nothing_of_a_game_that_goes_on(
    qtbot: QtBot, window: PlayWindow
) -> None:
    page = page_of(qtbot, window)
    run(qtbot, page.swap)
    assert page.swap.finding is not None
    assert page.swap.finding.holds is not False
    assert not page.swap.finding.details
    chosen = {
        RULES.ply_text(step.played.ply)
        for step in load_record(table_of(window).path).steps
        if step.played is not None and step.played.seat == 0
    }
    assert chosen
    assert not [text for text in chosen if len(text) > 4 and text in words_on(page)]


def test_dice_must_wait_until_the_end_and_says_why(qtbot: QtBot, window: PlayWindow) -> None:
    page = page_of(qtbot, window)
    run(qtbot, page.dice)
    finding = page.dice.finding
    assert finding is not None
    assert finding.holds is None
    assert "stays sealed" in finding.sentence
    assert table_of(window).game.fingerprint[:8] in finding.proves


def test_what_the_computer_knew_is_locked_until_the_end(qtbot: QtBot, window: PlayWindow) -> None:
    page = page_of(qtbot, window)
    assert not page.knowledge.isEnabled()
    assert "Locked" in page.lock.text()
    over = page_of(qtbot, window, is_over=True)
    wanted: list[object] = []
    over.knowledge_wanted.connect(wanted.append)
    over.knowledge.click()
    assert wanted == [table_of(window).path]


def test_seal_and_first_screen_lead_to_the_page(qtbot: QtBot, window: PlayWindow) -> None:
    seal = window.state_bar.seal
    assert table_of(window).game.fingerprint[:8] in seal.text()
    for button in (seal, window.welcome.check):
        before = set(window.findChildren(HonestyPage))
        button.click()
        page = (set(window.findChildren(HonestyPage)) - before).pop()
        assert page.record == table_of(window).path
        page.close()
    page = open_honesty(window)
    assert table_of(window).game.fingerprint in words_on(page)
    page.close()


SLOW = """
import sys, time
for number in range(1, 1000):
    print(f"{number} of 1000", file=sys.stderr, flush=True)
    time.sleep(0.05)
"""


def test_cancelled_check_ends_its_process(qtbot: QtBot, tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    script.write_text(SLOW, encoding="utf-8")
    page = HonestyPage(tmp_path / "game.rec", command=(sys.executable, str(script)))
    qtbot.addWidget(page)
    page.show()
    qtbot.mouseClick(page.swap.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.swap.progress.value() > 2, timeout=PATIENCE)
    qtbot.mouseClick(page.swap.cancel, Qt.MouseButton.LeftButton)
    assert "Cancelled" in page.swap.result.text()
    assert page.swap.button.isEnabled()
    assert page.swap.finding is None


def test_a_record_that_cannot_be_read_gives_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / "bad.rec"
    bad.write_text("nonsense\n", encoding="utf-8")
    page = HonestyPage(bad, is_over=True)
    qtbot.addWidget(page)
    page.dice.begin()
    qtbot.waitUntil(lambda: bool(page.dice.result.text()), timeout=PATIENCE)
    assert "bad.rec" in page.dice.result.text()
    assert "Traceback" not in page.dice.result.text()


def test_words_of_what_was_found() -> None:
    choice = {"heading": ["turn 5", "French movement"], "choice": "halt", "deals": 9, "worlds": 4}
    found = {"holds": True, "deals": 9, "choices": [{**choice, "differences": []}]}
    assert swap_finding(found, is_over=True).details
    assert not swap_finding(found, is_over=False).details
    caught = {**found, "holds": False, "choices": [{**choice, "differences": ["nodes"]}]}
    assert swap_finding(caught, is_over=False).holds is False
    nothing = {**found, "choices": [{**choice, "worlds": 1, "differences": []}]}
    assert swap_finding(nothing, is_over=True).holds is None


def test_altered_dice_and_receipts_are_told(qtbot: QtBot) -> None:
    base = {"verified": True, "dice": "proved", "rolls": 3, "fingerprint": "abcd" * 16}
    assert dice_finding(base).holds
    fault = {"line": 3, "kind": "disagrees", "message": "die 6 follows."}
    assert dice_finding({**base, "verified": False, "failures": [fault]}).holds is False
    receipts = {"found": 5, "repeated": 5, "unrepeatable": 0, "missing": 0, "sittings": 1}
    whole = json.loads(json.dumps({**base, "failures": [], "receipts": receipts}))
    assert receipts_finding(whole, is_over=True).holds
    for name, number in (("repeated", 4), ("missing", 1)):
        altered = {**whole, "verified": False, "receipts": {**receipts, name: number}}
        assert receipts_finding(altered, is_over=True).holds is False
    hurried = {**receipts, "repeated": 4, "unrepeatable": 1}
    finding = receipts_finding({**whole, "verified": False, "receipts": hurried}, is_over=True)
    assert finding.holds is None
    assert "4 of 4" in finding.sentence
    assert "broken off" in finding.sentence
    none = {**whole, "receipts": {**receipts, "found": 0, "repeated": 0}}
    assert receipts_finding(none, is_over=True).holds is None
