"""Odds counted in a process of their own: the same odds, the newest question, and no orphans."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.odds.desk import DESK
from solitaire.registry import game_named
from tests.ai.engines import is_alive
from tests.desktop.counting_children import (
    DEADLY,
    ENDLESS,
    QUICK,
    QUICK_ANSWER,
    serve_marked_questions,
)
from tests.games.castiglione.battle_positions import austrian_attack, austrian_move
from tests.ui.window_worlds import AUSTRIAN, at_movement
from ui.common.odds_process import AttackAsked, PendingAsked, Question, serve_counts
from ui.desktop.combat.board import CombatBoard
from ui.desktop.combat.counting import Counter
from ui.desktop.openings import new_play_window

pytestmark = [pytest.mark.ui]

PATIENCE = 60_000
GOITO = "option visibility open\nat goito gummer\nat guidizzolo robert"
CORONA = "at la_corona joubert gummer\nat rivoli rampon"


class Asking:
    """A counter and what it has told since it was last asked."""

    def __init__(self, qtbot: QtBot, serve: Callable[[Connection], None]) -> None:
        self.counter = Counter(QApplication.instance(), serve)
        self.told: list[Any] = []
        self.counter.counted.connect(self.told.append)
        self._qtbot = qtbot

    def ask(self, question: Question) -> None:
        self.told.clear()
        self.counter.ask(question)

    def wait(self, answers: int) -> list[Any]:
        self._qtbot.waitUntil(lambda: len(self.told) >= answers, timeout=PATIENCE)
        return self.told

    def close(self) -> None:
        self.counter.close()
        self.counter.deleteLater()

    def is_counting(self) -> bool:
        return self.counter.is_counting

    @property
    def process_id(self) -> int:
        assert self.counter.process_id is not None
        return self.counter.process_id


@pytest.fixture(name="real")
def _real(qtbot: QtBot) -> Iterator[Asking]:
    asking = Asking(qtbot, serve_counts)
    yield asking
    asking.close()


@pytest.fixture(name="marked")
def _marked(qtbot: QtBot) -> Iterator[Asking]:
    asking = Asking(qtbot, serve_marked_questions)
    yield asking
    asking.close()


def is_running(process_id: int) -> bool:
    return process_id in [child.pid for child in active_children()]


def test_the_same_odds_as_counted_here_even_by_a_process_that_was_lost(real: Asking) -> None:
    view = RULES.view(austrian_attack(CORONA), AUSTRIAN)
    assert view.battle
    real.ask(PendingAsked(RULES.name, RULES.pack_view(view)))
    lost = real.process_id
    os.kill(lost, signal.SIGKILL)
    assert real.wait(2)[-2:] == list(DESK.pending(view, {}))
    assert not real.is_counting()
    assert real.process_id != lost

    ahead = RULES.view(austrian_move(GOITO), AUSTRIAN)
    packed = RULES.pack_view(ahead)
    real.ask(AttackAsked(RULES.name, packed, ("gummer",), "guidizzolo"))
    assert real.wait(2) == list(DESK.attack(ahead, ["gummer"], "guidizzolo"))
    assert [sheet.is_exact for sheet in real.told] == [False, True]

    real.ask(AttackAsked(RULES.name, packed, ("gummer",), "trent"))
    assert "No enemy is seen" in str(real.wait(1)[-1])


def test_a_newer_question_ends_the_count_of_an_older_one(marked: Asking) -> None:
    marked.ask(ENDLESS)
    marked.wait(1)
    assert marked.is_counting()
    first = marked.process_id
    marked.ask(QUICK)
    assert str(marked.wait(2)[1]) == QUICK_ANSWER
    marked.ask(ENDLESS)
    marked.wait(1)
    marked.counter.forget()
    assert not marked.is_counting()
    marked.ask(QUICK)
    marked.wait(2)
    assert len(marked.told) == 2
    assert marked.process_id == first  # it left off and was not killed


def test_a_question_that_ends_every_process_is_given_up(marked: Asking) -> None:
    marked.ask(DEADLY)
    assert "could not be worked out" in str(marked.wait(1)[0])
    assert not marked.is_counting()
    marked.ask(QUICK)
    marked.wait(2)
    ended = marked.process_id
    marked.counter.close()
    assert not is_running(ended)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whether it is alive")
def test_a_killed_window_leaves_no_count_behind(qtbot: QtBot) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.counting_children"],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
    ) as window:
        assert window.stdout is not None
        counting = int(window.stdout.readline())
        assert is_alive(counting)
        window.kill()
    qtbot.waitUntil(lambda: not is_alive(counting), timeout=PATIENCE)


def test_what_is_sent_is_the_packed_view_and_the_same_in_all_worlds_that_look_alike(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Question] = []
    monkeypatch.setattr(Counter, "ask", lambda self, question: sent.append(question))
    board = CombatBoard()
    board.use(game_named(RULES.name))
    qtbot.addWidget(board)
    views = [RULES.view(state, AUSTRIAN) for state in at_movement()]
    for view in views:
        board.show_preview(view, "ala", ["gummer"])
        board.end_preview()
    assert len(sent) == len(views)
    assert len({pickle.dumps(question) for question in sent}) == 1
    assert isinstance(sent[0], AttackAsked)
    assert sent[0].view == RULES.pack_view(views[0])


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_closing_the_window_ends_the_count(qtbot: QtBot) -> None:
    window = new_play_window()
    qtbot.addWidget(window)
    counter = window.combat.counter
    view = RULES.view(austrian_attack(CORONA), AUSTRIAN)
    counter.ask(PendingAsked(RULES.name, RULES.pack_view(view)))
    assert counter.process_id is not None
    counting = counter.process_id
    assert is_running(counting)
    window.close()
    assert not is_running(counting)
