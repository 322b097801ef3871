"""Tables at hand-written positions, for tests that need a certain moment of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.dice import FixedDice, FreshDice
from solitaire.games.castiglione.game import RULES
from solitaire.registry import game_named
from solitaire.session import new_session
from tests.games.castiglione.battle_positions import austrian_attack, austrian_move, french_move
from ui.common.saves import OpenGame
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import (
    HUMAN,
    OVER,
    PERSON,
    ROLL,
    Table,
)

PATIENCE = 60_000
WAITING = (PERSON, ROLL, OVER)
BEGINNINGS = {"austrian": austrian_move, "french": french_move, "combat": austrian_attack}


def sit_at(
    window: PlayWindow,
    tmp_path: Path,
    text: str,
    people: Sequence[str] = ("austrian",),
    dice: Sequence[int] = (),
    phase: str = "austrian",
    options: Mapping[str, str] | None = None,
) -> Table:
    """A game from this position; who is no person is played by the staff."""
    rules = game_named("castiglione").rules()
    position = RULES.position_text(BEGINNINGS[phase](text))
    chance = FixedDice(list(dice)) if dice else FreshDice(Random(3))
    session = new_session(rules, options or {}, chance, position=position)
    players = {seat: HUMAN if seat in people else "staff" for seat in rules.seats}
    game = OpenGame(tmp_path / "game.rec", session, options or {}, players, "", None, [])
    table = Table(game, players, parent=window)
    window.sit_down(table)
    return table


def wait_for(qtbot: QtBot, table: Table, *states: str) -> None:
    qtbot.waitUntil(lambda: table.waits_for in (states or WAITING), timeout=PATIENCE)


def take(window: PlayWindow, text: str) -> None:
    """An offered choice by its words, asked again or not."""
    offer = next(one for one in window.orders.offers if one.text == text)
    window.play.choose(offer)


def press(window: PlayWindow, qtbot: QtBot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """A key where the keyboard is, as the platform would send it."""
    held = Qt.KeyboardModifier.NoModifier
    for one in modifiers:
        held |= one
    qtbot.keyClick(QApplication.focusWidget() or window.focusWidget() or window, key, held)


def place_of(window: PlayWindow, area: str) -> QPoint:
    return window.board.place_of(area)
