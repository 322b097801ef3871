"""What the window shows of hidden flags: nothing that differs in worlds that look alike.

As the audit of the first game: pictures byte for byte, every text, tool tip, menu and accessible
name, overlays, marches and their foresight, what is said of every place, the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import MARCH_WHO
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import TRACK
from solitaire.presenting.adjutant import March
from solitaire.protocol import Chance, Decide, Over
from tests.ui.window_screen import Screen, differences, picture, screen_of, settle, table_with
from tests.ui.window_table import PATIENCE, home, open_window, table_of, wait_for
from ui.desktop.play.marches import marching
from ui.desktop.play.offers import beginners
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON, Table

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

FRENCH = 0
WORLDS = 3
MOST_DEALS = 30
SEEDS = 40
SEED = 11
LATER = 84
"""A turn in which flags have met and may have exchanged anything."""

Look = Callable[[PlayWindow], Screen]


@pytest.fixture(name="window", scope="module")
def _window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayWindow]:
    with home(tmp_path_factory.mktemp("home")), open_window(qapp) as opened:
        opened.resize(1280, 800)
        opened.sit_down(table_with(worlds()[0], FRENCH, Path("game.rec"), rules=RULES))
        for _ in range(20):  # docks find their size and place once
            qapp.processEvents()
            opened.grab()
        yield opened


@cache
def worlds(active: int = FRENCH, seed: int = SEED) -> tuple[State, ...]:
    """At the march of a side, with other contents under Austrian flags; alike for the French."""
    state = _at_march(active, seed)
    view = RULES.view(state, FRENCH)
    found, rng = [state], Random(seed)
    for _ in range(MOST_DEALS):
        if len(found) == WORLDS:
            break
        world = RULES.imagine(view, rng)
        assert RULES.view(world, FRENCH) == view
        if all(contents(world) != contents(other) for other in found):
            found.append(world)
    return tuple(found)


def contents(state: State) -> tuple[int, ...]:
    """Leaders and steps under the flags of the Austrians."""
    return (*state.leader_at, *state.steps[32 * 3 :])


def _at_march(active: int, seed: int) -> State:
    state, rng = RULES.start({"scenario": "rivoli"}), Random(seed)
    while state.turn < LATER or state.step != MARCH_WHO or state.active != active:
        asked = RULES.pending(state)
        assert not isinstance(asked, Over)
        if isinstance(asked, Chance):
            RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
        else:
            RULES.apply(state, rng.choice(RULES.actions(state)))
    return state


def sit(qtbot: QtBot, window: PlayWindow, state: State) -> None:
    window.leave_table()
    window.model.show_overlay("")
    window.sit_down(table_with(state, FRENCH, Path("game.rec"), rules=RULES))
    wait_for(qtbot, window, PERSON)
    settle(window)


def assert_alike(qtbot: QtBot, window: PlayWindow, look: Look) -> Screen:
    found = []
    for state in worlds():
        sit(qtbot, window, state)
        found.append(look(window))
    for other in found[1:]:
        assert differences(found[0], other) == []
    return found[0]


def test_the_worlds_hide_something() -> None:
    assert len({contents(state) for state in worlds()}) == WORLDS


def test_screen_lists_and_menus_are_alike(qtbot: QtBot, window: PlayWindow) -> None:
    def look(window: PlayWindow) -> Screen:
        window.situation_dock.raise_()
        return screen_of(window)

    shown = assert_alike(qtbot, window, look)
    assert "Austrian flag" in shown["read out"]


@pytest.mark.long
def test_what_is_said_of_every_place_is_alike(qtbot: QtBot, window: PlayWindow) -> None:
    def look(window: PlayWindow) -> Screen:
        found = {}
        for place in RULES.board.place_names:
            window.inspector.show_area(table_of(window).view(), place)
            found[place] = window.inspector.text.toPlainText()
        return found

    shown = assert_alike(qtbot, window, look)
    assert any("Austrian flag" in words for words in shown.values())


@pytest.mark.long
@pytest.mark.parametrize("name", [one.name for one in PRESENTER.overlays()])
def test_overlays_are_alike(qtbot: QtBot, window: PlayWindow, name: str) -> None:
    def look(window: PlayWindow) -> Screen:
        own = beginners(table_of(window).offers())[:1]
        window.board.show_selection(own)
        window.model.show_overlay(name)
        settle(window)
        lines = "\n".join(window.board.map_view.overlay_lines())
        return {"picture": picture(window.board.map_view), "lines": lines}

    assert_alike(qtbot, window, look)


@pytest.mark.long
def test_marches_and_what_they_would_bring_are_alike(qtbot: QtBot, window: PlayWindow) -> None:
    """Of some own leaders and forces to every place, those with enemy flags among them."""

    def look(window: PlayWindow) -> Screen:
        table = table_of(window)
        found = {}
        for mover in beginners(table.offers())[::5]:
            for goal in RULES.board.place_names:
                march = marching.march_of(table, [mover], goal)
                found[f"{mover} {goal}"] = _march_words(march)
        return found

    shown = assert_alike(qtbot, window, look)
    assert any("command" in words or "initiative" in words for words in shown.values())


def _march_words(march: March | str) -> str:
    if isinstance(march, str):
        return march
    return ", ".join(map(RULES.ply_text, march.plies)) + repr(march.foresight)


# -- the enemy marches ----------------------------------------------------------------------------


class Marcher:
    """An enemy who marches one flag one road, whoever is under it."""

    def __init__(self, table: Table, flag: int) -> None:
        self.is_done = False
        self._table, self._flag = table, flag
        self._roads = high_roads(int(table.session._history.state.place[flag]))

    def ask(self, seat: int, view: object, offered: Sequence[Ply], *heard: object) -> None:
        wanted = self._wanted(offered)
        self.is_done = wanted is None
        if wanted is not None:
            QTimer.singleShot(0, lambda: self._table._take_answer(wanted, ""))

    def _wanted(self, offered: Sequence[Ply]) -> Ply | None:
        if self.is_done:
            return None
        chief = self._table.session._history.state.chief(self._flag)
        command = plies.one(plies.COMMAND, chief)
        if command in offered:
            return command
        roads = [one for one in offered if one in self._roads]
        self._roads = ()
        return roads[0] if roads else None


def high_roads(place: int) -> tuple[Ply, ...]:
    """Those that guns may take, too."""
    board = RULES.board
    links = range(board.first[place], board.first[place + 1])
    return tuple(
        plies.one(plies.TO, board.to[index]) for index in links if board.road[index] != TRACK
    )


def commanded_flags(states: Sequence[State]) -> list[int]:
    """Flags of the Austrians that can be commanded in each of these worlds, if all were dealt."""
    if len(states) < WORLDS:
        return []
    return [flag for flag in range(32, 63) if all(_can_march(one, flag) for one in states)]


def _can_march(state: State, flag: int) -> bool:
    if not state.leaders_of(flag):
        return False
    return plies.one(plies.COMMAND, state.chief(flag)) in RULES.actions(state)


@pytest.mark.long
def test_the_log_does_not_tell_who_marched(qtbot: QtBot, window: PlayWindow) -> None:
    states = next(found for seed in range(SEEDS) if commanded_flags(found := worlds(1, seed)))
    flags = commanded_flags(states)
    assert len(states) == WORLDS
    found = []
    for state in states:
        table = table_with(state, FRENCH, Path("game.rec"), rules=RULES)
        enemy = Marcher(table, flags[0])
        table._computers.ask = enemy.ask  # type: ignore[method-assign]
        window.leave_table()
        window.sit_down(table)
        qtbot.waitUntil(lambda enemy=enemy: enemy.is_done, timeout=PATIENCE)
        settle(window)
        log = "\n".join(table.lines())
        shown = screen_of(window) | {"log": log, "map": picture(window.board.map_view)}
        del shown["picture of the window"]  # a bar moves in it while the enemy thinks
        found.append(shown)
        assert isinstance(table.session.pending, Decide)
    assert "moves from" in found[0]["log"]
    for other in found[1:]:
        assert differences(found[0], other) == []
