"""The leak audit for screens, letter by letter: worlds that look alike give the same screen.

What the rules tell a seat is audited in tests/secrecy; here it is what the window makes of it:
pictures byte for byte, every text, tool tip, menu, list, accessible name and pause.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QProgressBar
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.adjutant import March
from tests.games.castiglione.positions import apply
from tests.ui.window_screen import Screen, differences, picture, screen_of, settle, table_with
from tests.ui.window_table import PATIENCE, home, table_of, wait_for
from tests.ui.window_worlds import AUSTRIAN, FACE_DOWN, at_movement, world, worlds
from ui import crash_report
from ui.desktop import app
from ui.desktop.play.marches import marching
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.recent import recent_games
from ui.desktop.table.table import PERSON, Table

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

Look = Callable[[PlayWindow], Screen]


def sit(qtbot: QtBot, window: PlayWindow, state: State) -> None:
    """The Austrian player sees this world, in a file that is called the same in all of them."""
    window.leave_table()
    window.sit_down(table_with(state, AUSTRIAN, Path("game.rec")))
    wait_for(qtbot, window, PERSON)
    settle(window)


def screens(
    qtbot: QtBot, window: PlayWindow, states: Sequence[State], look: Look = screen_of
) -> list[Screen]:
    found = []
    for state in states:
        sit(qtbot, window, state)
        found.append(look(window))
    return found


def assert_alike(found: Sequence[Screen]) -> None:
    assert found[0]
    for other in found[1:]:
        assert differences(found[0], other) == []


# -- (a) highlights -------------------------------------------------------------------------------


@pytest.mark.parametrize("mover", ["gummer", "pittoni_cav", "wurmser"])
def test_a_highlights_stop_at_nothing_hidden(qtbot: QtBot, window: PlayWindow, mover: str) -> None:
    states = at_movement()
    for state in states:
        apply(state, f"move {mover}")

    def look(window: PlayWindow) -> Screen:
        window.board.map_view.set_selection([mover])
        window.model.show_overlay("reach")
        return screen_of(window) | {"targets": repr(sorted(window.board.scene.offered.items))}

    found = screens(qtbot, window, states, look)
    assert "rovereto" in found[0]["targets"]
    assert_alike(found)


# -- (b) lists and counts -------------------------------------------------------------------------


def test_b_lists_and_counts_are_of_what_is_seen(qtbot: QtBot, window: PlayWindow) -> None:
    """Situation, boxes, and what the inspector says of every area."""

    def look(window: PlayWindow) -> Screen:
        window.situation_dock.raise_()
        found = screen_of(window)
        for area in RULES.board.area_names:
            window.inspector.show_area(table_of(window).view(), area)
            found[f"inspector {area}"] = window.inspector.text.toPlainText()
        return found

    found = screens(qtbot, window, at_movement(), look)
    assert "1 counter" in found[0]["inspector ala"]
    assert_alike(found)


# -- (c) overlays ---------------------------------------------------------------------------------


def test_c_overlays_are_drawn_from_the_view(qtbot: QtBot, window: PlayWindow) -> None:
    """Every one of them, one after the other in each world."""

    def look(window: PlayWindow) -> Screen:
        window.board.show_selection(["wurmser", "gummer"])
        window.inspector.show_area(table_of(window).view(), "ala")
        found = {}
        for name in (one.name for one in PRESENTER.overlays()):
            window.model.show_overlay(name)
            settle(window)
            found[f"{name}: picture"] = picture(window.board.map_view)
            found[f"{name}: lines"] = "\n".join(window.board.map_view.overlay_lines())
        assert len({found[key] for key in found if key.endswith("picture")}) > 1
        return found

    assert_alike(screens(qtbot, window, at_movement(), look))


# -- (d) traffic ----------------------------------------------------------------------------------


def _plies_of(march: March) -> str:
    return ", ".join(map(RULES.ply_text, march.plies)) + repr(march.foresight)


def test_d_traffic_is_told_as_if_hidden_counters_were_all_alike(
    qtbot: QtBot, window: PlayWindow
) -> None:
    """Costs and refusals of every march that is dragged towards a face-down counter."""

    def look(window: PlayWindow) -> Screen:
        table = table_of(window)
        found = {}
        for goal in (*FACE_DOWN, "la_corona", "roveredo", "calliano"):
            if goal in RULES.board.area_by_name:
                counters = ["wurmser", "gummer", "pittoni_cav"]
                march = marching.march_of(table, counters, goal)
                found[goal] = march if isinstance(march, str) else _plies_of(march)
                window.inspector.show_area(table.view(), goal)
                found[f"told of {goal}"] = window.inspector.text.toPlainText()
        return found

    assert_alike(screens(qtbot, window, at_movement(), look))


# -- (e) pauses, arrows and thinking, (f) the log -------------------------------------------------


class Scripted:
    """An enemy that marches one counter; it answers as soon as the loop comes round."""

    def __init__(self, table: Table, mover: str) -> None:
        self.is_done = False
        self._table = table
        self._wanted = ("done", f"move {mover}", "to villafranca", "halt")

    def ask(self, seat: int, view: object, offered: Sequence[Ply], *heard: object) -> None:
        texts = {RULES.ply_text(ply): ply for ply in offered}
        wanted = [text for text in self._wanted if text in texts]
        self.is_done = not wanted
        if wanted:
            QTimer.singleShot(0, lambda: self._table._take_answer(texts[wanted[0]], ""))


def enemy_moves(qtbot: QtBot, window: PlayWindow, mover: str) -> tuple[Screen, Screen]:
    """What is paused for and shown, and the log, while a face-down counter goes to the next area.

    All deals have the mover at Verona; the others lie wherever they are.
    """
    state = world((*(one for one in MOVERS if one != mover), mover), first="french")
    table = table_with(state, AUSTRIAN, Path("game.rec"))
    enemy = Scripted(table, mover)
    table._computers.ask = enemy.ask  # type: ignore[method-assign]
    pauses: list[str] = []
    pictures: list[str] = []
    start = table._timer.start

    def started(milliseconds: int) -> None:
        pauses.append(str(milliseconds))
        start(milliseconds)

    def changed() -> None:
        window.display.show_view()
        pictures.append(picture(window.board.map_view))

    window.leave_table()
    window.sit_down(table)
    table.pace_milliseconds = 1
    table._timer.start = started  # type: ignore[assignment,method-assign]
    table.changed.connect(changed)
    qtbot.waitUntil(lambda: enemy.is_done, timeout=PATIENCE)
    settle(window)
    shown = {
        "pauses": " ".join(pauses),
        "pictures": " ".join(pictures),
        "thinking": f"{window.prompt.asked.text()} {window.prompt.progress.maximum()}",
    }
    return shown, {"log": "\n".join(table.lines()), "shown": window.log.text.toPlainText()}


MOVERS = ("rampon", "french_dummy_1", "massena", "massena_art")


def test_e_a_dummy_takes_as_long_as_a_brigade(qtbot: QtBot, window: PlayWindow) -> None:
    found = [enemy_moves(qtbot, window, mover)[0] for mover in MOVERS]
    assert "1" in found[0]["pauses"].split()
    assert_alike(found)


def test_f_the_log_does_not_tell_who_marched(qtbot: QtBot, window: PlayWindow) -> None:
    found = [enemy_moves(qtbot, window, mover)[1] for mover in MOVERS[:2]]
    assert "Villafranca" in found[0]["shown"]
    assert_alike(found)


# -- (g) markers ----------------------------------------------------------------------------------


def test_g_face_down_counters_show_no_hits(qtbot: QtBot, window: PlayWindow) -> None:
    states = at_movement()[:1] * 2
    states[1] = RULES.copy(states[0])
    for counter in ("rampon", "massena_art"):
        states[1].hits[RULES.board.counter_by_name[counter]] = 2
    assert_alike(screens(qtbot, window, states))


# -- (h) undo -------------------------------------------------------------------------------------


def give(window: PlayWindow, *orders: str) -> None:
    for order in orders:
        assert table_of(window).choose(RULES.parse_ply(order)) == ""
    settle(window)


def test_h_what_was_uncovered_is_not_taken_back(qtbot: QtBot, window: PlayWindow) -> None:
    """Where a brigade lies the enemy is asked next, where a dummy lies the player: in no world
    does undo offer to cover it again."""
    for state in at_movement():
        sit(qtbot, window, state)
        give(window, "move gummer", "to ala")
        assert "Ctrl+Z" not in window.prompt.undo.text()
        before = table_of(window).view()
        window.actions_of_game.undo.trigger()
        assert table_of(window).view() == before


def test_h_what_told_nothing_is_taken_back_in_every_world(qtbot: QtBot, window: PlayWindow) -> None:
    def look(window: PlayWindow) -> Screen:
        give(window, "move gummer", "to calliano")
        return screen_of(window)

    found = screens(qtbot, window, at_movement(), look)
    assert "Ctrl+Z" in window.prompt.undo.text()
    assert_alike(found)


# -- (i) greyed targets ---------------------------------------------------------------------------


def test_i_what_is_offered_and_what_is_greyed_is_the_same(qtbot: QtBot, window: PlayWindow) -> None:
    """Menus, lists, map: at the question whom to scout, which points at face-down counters."""
    found = screens(qtbot, window, worlds())
    assert "Scout" in found[0]["menu at ala"]
    assert_alike(found)


# -- (j) sounds -----------------------------------------------------------------------------------


def test_j_there_are_no_sounds() -> None:
    """A sound would have to be audited like a picture."""
    folder = Path(app.__file__).parent
    paths = list(folder.rglob("*.py"))
    assert len(paths) > 200
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for word in ("QtMultimedia", "QSound", "beep(", "winsound", r"\a"):
            assert word not in text, path.name


# -- (k) the bar ----------------------------------------------------------------------------------


def test_k_bars_count_thoughts_only(qtbot: QtBot, window: PlayWindow) -> None:
    """No bar tells who is winning: one is told by the engine, in nodes, and one by the clock."""
    sit(qtbot, window, at_movement()[0])
    bars = {window.prompt.progress, window.hints.panel.progress}
    assert set(window.findChildren(QProgressBar)) == bars
    assert not any(bar.isVisible() for bar in bars)


# -- (l) the save file ----------------------------------------------------------------------------


def test_l_lists_of_saved_games_tell_nothing_of_them(window: PlayWindow, tmp_path: Path) -> None:
    """Neither the first screen nor the menu of recent games."""
    found = []
    for secret in ("move rampon", "move french_dummy_1"):
        with home(tmp_path / secret.split()[1]):
            folder = tmp_path / secret.split()[1] / "games"
            folder.mkdir(parents=True)
            path = folder / "game.rec"
            path.write_text(f"campagna record 1\ngame castiglione\n{secret}\n", encoding="utf-8")
            os.utime(path, (1_000_000, 1_000_000))
            window.show_welcome()
            words = [one.words for one in recent_games()]
            assert words
            found.append(screen_of(window) | {"recent": "\n".join(words)})
    assert_alike(found)


# -- (m) the crash report -------------------------------------------------------------------------


def test_m_an_error_in_the_window_tells_nothing(
    qtbot: QtBot, window: PlayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that carries the whole truth, in its message and in its frames."""
    reports: list[str] = []
    write = crash_report.write

    def written(error: BaseException, command: str) -> Path:
        path = write(error, command)
        lines = path.read_text(encoding="utf-8").splitlines()
        reports.append("\n".join(line for line in lines if not line.startswith("when")))
        return Path("report.txt")

    monkeypatch.setattr(crash_report, "write", written)
    found = []
    for state in at_movement():
        sit(qtbot, window, state)
        truth = RULES.position_text(state)
        try:
            raise RuntimeError(truth)
        except RuntimeError as error:
            app.CrashReporter(window)(type(error), error, error.__traceback__)
        box = window.findChildren(QMessageBox)[-1]
        found.append({"box": f"{box.text()} {box.informativeText()} {box.detailedText()}"})
        box.close()
        box.deleteLater()
    assert_alike([one | {"report": text} for one, text in zip(found, reports, strict=True)])
    assert "rampon" not in reports[0]
