"""Starts the window: `main` for the bare command, `play` and `demo` for the subcommands."""

from __future__ import annotations

import argparse
import logging
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from ai.players import UnknownPlayer, check_name
from solitaire.dice import SEALED
from solitaire.game import AnyRules, Game
from ui import crash_report, log_file
from ui.common.chosen_game import chosen_options, window_game
from ui.common.computers import usual_opponent, usual_performer
from ui.common.failures import INTERRUPTED, USAGE, Failure
from ui.common.saves import newest_unfinished, told_as_failures
from ui.desktop.board.accessible_map import make_maps_accessible
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.replay import open_replay
from ui.desktop.review.window import ReviewWindow
from ui.desktop.safety_net import safety_net
from ui.desktop.settings.preferences import apply_preferences, load_preferences
from ui.desktop.style.appearance import TELLER, apply_appearance
from ui.desktop.style.file_trouble import reason
from ui.desktop.style.language import tr
from ui.desktop.table.opening import BOTH, NewGame
from ui.desktop.table.table import DISK
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.demonstration import SPEED_BY_PACE
from ui.desktop.watch.folder import new_demo_folder
from ui.desktop.watch.opening import fresh_seed, new_demo_window

log = logging.getLogger("campagna")

LISTEN_MILLISECONDS: Final = 200


def main() -> int:
    """The window with its first screen."""
    application = new_application()
    apply_preferences(application, load_preferences())
    return _run(application, PlayWindow())


def play(arguments: argparse.Namespace) -> int:
    """The game that `campagna play` asks for, in the window."""
    game = window_game(arguments.game, "; add --text to play it here")
    if arguments.go_on and arguments.file:
        raise Failure("Give either FILE or --continue, not both.", USAGE)
    if arguments.word:
        raise Failure("--word needs --text; in the window, New game asks for the word.", USAGE)
    wanted = _new_game(arguments, game)
    application = new_application()
    apply_preferences(application, load_preferences())
    window = PlayWindow()
    if arguments.go_on:
        window.open_path(newest_unfinished(arguments.game))
    elif arguments.file is not None and arguments.file.exists():
        window.open_path(arguments.file)
    elif wanted is not None:
        window.begin(wanted)
    else:
        window.welcome.offer(game)
    return _run(application, window)


def _new_game(arguments: argparse.Namespace, game: Game) -> NewGame | None:
    """The new game that the words ask for; None if they ask for nothing in particular."""
    words = (arguments.side, arguments.opponent, arguments.option, arguments.dice, arguments.file)
    if not any(words):
        return None
    rules = game.rules()
    side = arguments.side or rules.seats[0]
    if side not in (*rules.seats, BOTH):
        known = ", ".join((*rules.seats, BOTH))
        raise Failure(f"There is no side {side!r} in {rules.name}. Choose one of: {known}.", USAGE)
    opponent = arguments.opponent or usual_opponent()
    try:
        check_name(opponent)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error
    return NewGame(
        side,
        opponent,
        chosen_options(rules, arguments.option),
        arguments.dice or SEALED,
        has_curtain=arguments.view != "all",
        path=arguments.file,
        game=game.name,
    )


def demo(arguments: argparse.Namespace) -> int:
    """The game that `campagna demo` asks for, in the window."""
    game = window_game(arguments.game, "; add --headless to watch it here")
    with new_demo_folder() as folder:
        record = arguments.out or Path(folder) / "demo.rec"
        conductor = _conductor(arguments, game.rules(), record)
        application = new_application()
        apply_preferences(application, load_preferences())
        window = new_demo_window(conductor)
        if arguments.pace:
            window.set_speed(SPEED_BY_PACE[arguments.pace])
        window.begin()
        return _run(application, window)


def _conductor(arguments: argparse.Namespace, rules: AnyRules, record: Path) -> Conductor:
    names = (arguments.players or usual_performer()).split(",")
    names = names * len(rules.seats) if len(names) == 1 else names
    if len(names) != len(rules.seats):
        seats = ", ".join(rules.seats)
        raise Failure(f"--players needs one name, or one for each of {seats}.", USAGE)
    options = chosen_options(rules, arguments.option)
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    try:
        with told_as_failures():
            return Conductor(rules, options, names, seed, record)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error


def review(arguments: argparse.Namespace) -> int:
    """The game that `campagna review` names, in the window."""
    replay = open_replay(arguments.file)
    application = new_application()
    apply_preferences(application, load_preferences())
    return _run(application, ReviewWindow(replay))


def open_record(arguments: argparse.Namespace) -> int:
    """`campagna FILE`: a game that goes on is played on, one that has ended is looked at again."""
    replay = open_replay(arguments.file)
    if replay.is_finished:
        return review(arguments)
    application = new_application()
    apply_preferences(application, load_preferences())
    window = PlayWindow()
    window.open_path(arguments.file)
    return _run(application, window)


def new_application() -> QApplication:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("campagna")
    application.setApplicationDisplayName("Campagna")
    apply_appearance(application)
    make_maps_accessible()
    return application


def _run(application: QApplication, window: DemoWindow | PlayWindow | ReviewWindow) -> int:
    interrupts: list[int] = []
    with safety_net(), _python_hears_interrupts(application, interrupts):
        exit_code = _opened(application, window)
    sys.excepthook = sys.__excepthook__
    log_file.note("the window is closed")
    return INTERRUPTED if interrupts else exit_code


def _opened(application: QApplication, window: DemoWindow | PlayWindow | ReviewWindow) -> int:
    """Until it is closed; a window that is to look different is opened anew with its game."""
    sys.excepthook = CrashReporter(window)
    window.show()
    log.info("the window is open")
    log_file.note("the window is open")
    if not isinstance(window, PlayWindow):
        return application.exec()
    games: list[Path | None] = []

    def close() -> None:
        games.append(window.table.path if window.table is not None else None)
        window.close()

    TELLER.changed.connect(close, Qt.ConnectionType.QueuedConnection)
    exit_code = application.exec()
    TELLER.changed.disconnect(close)
    window.deleteLater()
    return _opened(application, _window_for(application, games[0])) if games else exit_code


def _window_for(application: QApplication, game: Path | None) -> PlayWindow:
    apply_appearance(application)
    window = PlayWindow()
    if game is not None:
        window.open_path(game)
    return window


@contextmanager
def _python_hears_interrupts(application: QApplication, heard: list[int]) -> Iterator[None]:
    """Ctrl+C in the terminal closes the window; Qt's loop alone would not let Python notice it."""

    def leave(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        # Not at once: Python may be in the middle of a piece of play.
        QTimer.singleShot(0, application.closeAllWindows)

    before = signal.signal(signal.SIGINT, leave)
    timer = QTimer()
    timer.timeout.connect(lambda: None)
    timer.start(LISTEN_MILLISECONDS)
    try:
        yield
    finally:
        timer.stop()
        signal.signal(signal.SIGINT, before)


class CrashReporter:
    """What becomes of an error in a slot: the demo stops, a report is kept, the user is told."""

    def __init__(self, window: DemoWindow | PlayWindow | ReviewWindow) -> None:
        self._window = window

    def __call__(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(self._window, DemoWindow):
            self._window.demonstration.pause()
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("Campagna")
        box.setText(tr("Something went wrong inside the program.") + " " + _kept(error))
        box.setInformativeText(self._what_now())
        box.addButton(tr("&Go on"), QMessageBox.ButtonRole.RejectRole)
        leave = box.addButton(tr("&Quit"), QMessageBox.ButtonRole.DestructiveRole)
        leave.clicked.connect(self._window.close)
        box.open()

    def _what_now(self) -> str:
        """What quitting would lose."""
        table = self._window.table if isinstance(self._window, PlayWindow) else None
        if table is None:
            return tr("You can try to go on, or quit.")
        if not table.is_saved:
            return tr("This game is not being saved: if you quit, all since the last save is lost.")
        if table.waits_for == DISK:
            return tr("Your last choice could not be saved: if you quit, it is lost.")
        return tr("What was played is saved. You can go on, or quit and go on later.")


def _kept(error: BaseException) -> str:
    try:
        path = crash_report.write(error, "")
        return tr("A report to send to the developers is in {path}.", path=path)
    except OSError as failure:
        kind = traceback.format_exception_only(type(error), None)[0].strip()
        return tr(
            "A report could not be written ({reason}): {kind}.", reason=reason(failure), kind=kind
        )
