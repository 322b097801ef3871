"""Measures the game window without a screen and prints one table: start, repaint, lateness, memory.

`python -m tests.ui.measure_window --engine "/path/to/campagna engine"` measures beside that engine,
for example a compiled one; without it beside our own. `--late GAME` measures lateness alone, with a
window of that game open. Nothing is judged here. The machine's load stands above the table, because
lateness means little on a busy one.
"""

from __future__ import annotations

import argparse
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from ai.engine.client import OUR_ENGINE, EngineFailed, EngineProcess
from ai.search.playouts import roll
from solitaire.advising import Advice
from solitaire.game import AnyRules
from solitaire.protocol import Chance, Decide
from solitaire.registry import game_named
from ui.desktop.board.view import MapView
from ui.desktop.board.zooming import LARGEST_SCALE, READING_SCALE
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import FIRST, PlayWindow
from ui.desktop.settings.application import new_application
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.opening import WATCH, NewGame
from ui.desktop.table.table import OVER, PERSON

STARTS: Final = 5
REPAINTS: Final = 12
DRAG_STEPS: Final = 40
TICK: Final = 16
"""Milliseconds between the ticks whose lateness is measured: a frame."""
LISTEN_SECONDS: Final = 8.0
GAME_SECONDS: Final = 600.0
SELF: Final = (sys.executable, "-m", "tests.ui.measure_window")


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:8.1f} ms"


def spread(values: Sequence[float]) -> str:
    """Median and worst."""
    return f"{milliseconds(statistics.median(values))}   worst {milliseconds(max(values))}"


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


# -- start ----------------------------------------------------------------------------------------


def starts(what: str) -> list[float]:
    """Seconds from starting a process to its first picture."""
    found = []
    for _ in range(STARTS):
        begun = time.monotonic()
        done = subprocess.run(
            [*SELF, "--show", what], capture_output=True, text=True, check=True, timeout=300
        )
        found.append(float(done.stdout.split()[-1]) - begun)
    return found


def show_and_tell(what: str) -> None:
    """The child of starts(): tells the clock when its first picture is painted."""
    application = new_application()
    apply_preferences(application, Preferences())
    window = new_play_window()
    window.resize(FIRST)
    if what == "map":
        window.begin(NewGame("austrian", "staff", dice="seed:2", path=_game("start")))
    window.show()
    shown = window.welcome if what == "welcome" else window.board.map_view.viewport()
    while not shown.isVisible() or (what == "map" and window.model.view is None):
        application.processEvents()
    window.grab()
    sys.stdout.write(f"{time.monotonic()}\n")
    sys.stdout.flush()
    os._exit(0)


def _game(name: str) -> Path:
    return Path(tempfile.mkdtemp(prefix="campagna-measure-"), f"{name}.rec")


# -- painting -------------------------------------------------------------------------------------


def timed(act: Callable[[], object], times: int = REPAINTS) -> list[float]:
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        act()
        found.append(time.perf_counter() - begun)
    return found


def repaints(view: MapView) -> Iterator[tuple[str, str]]:
    zooms = (
        ("the whole map", 0.0),
        ("near enough to read", READING_SCALE),
        ("nearest", LARGEST_SCALE),
    )
    for name, scale in zooms:
        view.fit()
        if scale:
            view.zoom_to("verona")
            view._zoom_by(scale / view.zoom)
        view._draw_crisply()
        QApplication.processEvents()
        view.viewport().repaint()
        yield f"repaint, {name}, counters moved", spread(timed(view.viewport().repaint))

        def anew() -> None:
            view.resetCachedContent()
            view.viewport().repaint()

        yield f"repaint, {name}, paper drawn anew", spread(timed(anew))
    view.fit()


def drag_steps(window: PlayWindow) -> list[float]:
    """An own stack led over the map: each move of the pointer with the picture it makes."""
    view = window.board.map_view
    table = window.table
    assert table is not None
    offer = next(one for one in window.orders.offers if one.tag == "move")
    start = QPointF(window.board.place_of(offer.at))
    end = QPointF(window.board.place_of("verona"))
    _mouse(view, QEvent.Type.MouseButtonPress, start)
    found = []
    for number in range(1, DRAG_STEPS + 1):
        place = start + (end - start) * number / DRAG_STEPS
        begun = time.perf_counter()
        _mouse(view, QEvent.Type.MouseMove, place)
        QApplication.processEvents()
        found.append(time.perf_counter() - begun)
    _mouse(view, QEvent.Type.MouseButtonRelease, QPointF(2, 2))
    return found


def _mouse(view: QGraphicsView, kind: QEvent.Type, place: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    pane = view.viewport()
    everywhere = pane.mapToGlobal(place)
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(kind, place, everywhere, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(pane, event)


# -- lateness -------------------------------------------------------------------------------------


def lateness(application: QApplication) -> list[float]:
    """How much later than asked the ticks of a frame came, in seconds."""
    found: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        found.append(max(now - last - TICK / 1000, 0.0))
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(TICK)
    until = time.perf_counter() + LISTEN_SECONDS
    last = time.perf_counter()
    while time.perf_counter() < until:
        application.processEvents()
        time.sleep(0.0005)
    timer.stop()
    return found


def late_words(values: Sequence[float]) -> str:
    return (
        f"{milliseconds(statistics.median(values))}   p95 {milliseconds(percentile(values, 0.95))}"
        f"   worst {milliseconds(max(values))}"
    )


def planned_question(rules: AnyRules, advice: Advice[Any, Any]) -> Any:
    """A state in which a plan is asked for: the dearest of questions, and one without an end."""
    state, rng, commander = rules.start({}), Random(2), advice.new_commander()
    while isinstance(pending := rules.pending(state), Chance) or not advice.slots(state):
        is_chance = isinstance(pending, Chance)
        ply = roll(rules, state, rng) if is_chance else commander.choose(state, rng)
        rules.apply(state, ply)
    return state


class Thinking:
    """An engine that thinks about a plan of this game until it is closed."""

    def __init__(self, command: Sequence[str], game: str, workers: int) -> None:
        rules, advice = game_named(game).rules(), game_named(game).advice()
        state = planned_question(rules, advice)
        asked = rules.pending(state)
        assert isinstance(asked, Decide)
        self.nodes = 0
        self._engine = EngineProcess(command)
        new = {
            "game": rules.name,
            "version": rules.version,
            "data": rules.data_digest(),
            "options": {},
            "seat": rules.seats[asked.seat],
            "seed": 1,
        }
        self._ask({"do": "hello"})
        self._ask({"do": "set", "level": 8, "workers": workers})
        self._ask({"do": "new", **new})
        offered = [rules.ply_text(ply) for ply in rules.actions(state)]
        view = rules.pack_view(rules.view(state, asked.seat))
        self._ask({"do": "view", "view": view, "offered": offered})
        self._engine.send({"do": "go", "infinite": True, "id": 1})
        threading.Thread(target=self._listen, daemon=True).start()
        until = time.monotonic() + 60
        while not self.nodes and time.monotonic() < until:
            time.sleep(0.1)

    def _ask(self, message: dict[str, Any]) -> None:
        self._engine.send({**message, "id": 0})
        told = self._engine.receive(60)
        if told is None or told.get("tell") == "error":
            raise SystemExit(f"The engine does not play along: {told}")

    def _listen(self) -> None:
        try:
            while True:
                told = self._engine.receive(60) or {}
                self.nodes = told.get("report", {}).get("nodes", self.nodes)
        except EngineFailed:
            return

    def close(self) -> None:
        self._engine.kill()


def late_rows(
    application: QApplication, game: str, command: Sequence[str]
) -> Iterator[tuple[str, str]]:
    rest = lateness(application)
    yield "lateness at rest", late_words(rest)
    for workers in (1, os.cpu_count() or 1):
        thinking = Thinking(command, game, workers)
        found = lateness(application)
        thinking.close()
        more = 1000 * (percentile(found, 0.95) - percentile(rest, 0.95))
        name = f"lateness, engine with {workers} of {os.cpu_count()} cores"
        yield name, f"{late_words(found)}   p95 {more:+.1f} ms ({thinking.nodes} nodes)"


# -- memory ---------------------------------------------------------------------------------------


def memory() -> int:
    """Resident kilobytes of this process; 0 where it cannot be asked."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def game_memory(application: QApplication, window: PlayWindow) -> Iterator[tuple[str, str]]:
    before = memory()
    window.leave_table()
    begun = time.monotonic()
    window.begin(NewGame(WATCH, "staff", dice="seed:9", path=_game("watched")))
    while window.table is not None and window.table.waits_for != OVER:
        application.processEvents()
        time.sleep(0.001)
        if time.monotonic() > begun + GAME_SECONDS:
            break
    table = window.table
    assert table is not None
    name = f"memory after a game of {table.session.plies_played} choices and rolls"
    yield "memory with a map open", f"{before / 1024:8.0f} MB"
    yield name, f"{memory() / 1024:8.0f} MB"


# -- all of it ------------------------------------------------------------------------------------


def open_window(wanted: NewGame) -> tuple[QApplication, PlayWindow]:
    """A window in which somebody is asked for his first choice."""
    application = new_application()
    quick = Preferences(pace="at-once")
    keep_preferences(quick)
    apply_preferences(application, quick)
    window = new_play_window()
    window.resize(FIRST)
    window.show()
    window.begin(wanted)
    while window.table is None or window.table.waits_for != PERSON:
        application.processEvents()
    until = time.monotonic() + 2
    while time.monotonic() < until:
        application.processEvents()
    return application, window


def rows(command: Sequence[str]) -> Iterator[tuple[str, str]]:
    yield "start to the first screen (cold process)", spread(starts("welcome"))
    yield "start to the map of a new game", spread(starts("map"))
    wanted = NewGame("austrian", "staff", dice="seed:2", path=_game("shown"))
    application, window = open_window(wanted)
    yield from repaints(window.board.map_view)
    yield "one step of a drag, with its picture", spread(drag_steps(window))
    yield from late_rows(application, wanted.game, command)
    yield from game_memory(application, window)
    window.close()


def rows_of_lateness(game: str, command: Sequence[str]) -> Iterator[tuple[str, str]]:
    seat = game_named(game).rules().seats[0]
    wanted = NewGame(seat, "staff", dice="seed:2", path=_game("shown"), game=game)
    application, window = open_window(wanted)
    yield from late_rows(application, game, command)
    window.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--engine", default="", help="a command that starts an engine")
    parser.add_argument("--late", default="", metavar="GAME", help="lateness alone, in this game")
    parser.add_argument("--show", choices=("welcome", "map"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["CAMPAGNA_HOME"] = tempfile.mkdtemp(prefix="campagna-measure-")
    if arguments.show:
        show_and_tell(arguments.show)
    command = shlex.split(arguments.engine) or OUR_ENGINE
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    sys.stdout.write(
        f"{os.cpu_count()} cores, load {load} before, Python {sys.version.split()[0]}\n"
    )
    late = arguments.late
    for name, value in rows_of_lateness(late, command) if late else rows(command):
        sys.stdout.write(f"{name:<58}{value}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
