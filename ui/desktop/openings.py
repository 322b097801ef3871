"""Opens windows beside each other: games, demonstrations, reviews, what-if boards, honesty pages.

A window says what it wishes for and knows no other kind of window; the wishes are heard here.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from ai.engine.client import OUR_ENGINE
from solitaire.registry import game_named
from solitaire.workbench.compilation import compiled_modules
from ui.common.chosen_game import first_shown
from ui.common.failures import Failure
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.help.hints.engine import OUR_COUNSEL
from ui.desktop.honesty.page import DEALS, DEALS_UNCOMPILED, HonestyPage
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.process import OUR_ANALYST
from ui.desktop.review.replay import Replay, open_replay
from ui.desktop.review.window import ReviewWindow
from ui.desktop.style.file_trouble import say_trouble, sentence, trouble
from ui.desktop.table.table import HUMAN, OVER
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.opening import new_demonstration

if TYPE_CHECKING:
    from ui.desktop.whatif.start import Start
    from ui.desktop.whatif.window import WhatIfWindow

# -- games ----------------------------------------------------------------------------------------


def new_play_window(
    command: Sequence[str] = OUR_ENGINE, counsel: Sequence[str] = OUR_COUNSEL
) -> PlayWindow:
    """`command` starts the engine, `counsel` the adviser."""
    window = PlayWindow(command, counsel)
    _hear(window)
    return window


def _hear(window: PlayWindow) -> None:
    wishes = window.wishes
    wishes.review.connect(partial(_review_from_game, window))
    wishes.watch.connect(partial(_watch, window))
    wishes.what_if.connect(partial(open_what_if, window))
    wishes.honesty.connect(partial(open_honesty, window))
    wishes.map_export.connect(partial(export_map, window))


def _review_from_game(window: PlayWindow, path: Path) -> ReviewWindow | None:
    try:
        review = new_review_window(open_replay(path))
    except Failure as failure:
        say_trouble(window, *trouble(failure, path))
        return None
    window.opened.append(review)
    review.show()
    return review


def _watch(window: PlayWindow, game: str) -> None:
    """A demonstration, which ends with the window that asked for it."""
    try:
        demo = new_demo_window(*new_demonstration(game))
    except Failure as failure:
        say_trouble(window, sentence(failure))
        return
    window.opened.append(demo)
    window.destroyed.connect(demo.close)
    demo.show()
    demo.begin()


def export_map(window: PlayWindow) -> MapExportDialog:
    """With what the side at the table sees; the empty map behind a curtain or without a game."""
    table, seen = window.table, window.model.table_in_sight
    game = game_named(first_shown()) if table is None else table.door
    views, seat = ((), None) if seen is None else ((seen.view(),), seen.seat)
    dialog = MapExportDialog(game, views, seat, window)
    dialog.open()
    return dialog


# -- what-if boards -------------------------------------------------------------------------------


def open_what_if(window: PlayWindow) -> WhatIfWindow | None:
    """From the position of the game, as the person sees it."""
    from ui.desktop.whatif.opening import HELP
    from ui.desktop.whatif.start import start_of_table

    table = window.table
    if table is None or table.door.editor() is None:
        return None
    board = _board_over(window, start_of_table(table, Random()), window.engine_command)
    if table.waits_for != OVER:
        table.mark_help(HELP)
    return board


def _wonder_at_replay(window: ReviewWindow, command: Sequence[str]) -> None:
    """From the point of a replay that is shown, as its viewpoint sees it."""
    from ui.desktop.whatif.start import start_of_replay

    start = start_of_replay(window.replay, window.index, window.viewpoint, Random())
    _board_over(window, start, command)


def _board_over(below: QMainWindow, start: Start, command: Sequence[str]) -> WhatIfWindow:
    from ui.desktop.whatif.opening import open_board

    board = open_board(below, start, command)
    _hear(board)
    return board


# -- the honesty page -----------------------------------------------------------------------------


def open_honesty(window: PlayWindow) -> HonestyPage:
    """Of the game on the table, and what the computer knew once it is over."""
    table = window.table
    details = ("--deals", str(DEALS if compiled_modules() else DEALS_UNCOMPILED))
    if table is None:
        page = HonestyPage(swap_details=details, parent=window)
    else:
        is_over = table.waits_for == OVER
        seal = table.game.fingerprint
        page = HonestyPage(table.path, is_over, seal, swap_details=details, parent=window)
    page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page.knowledge_wanted.connect(partial(_show_knowledge, window))
    page.show()
    return page


def _show_knowledge(window: PlayWindow, record: Path) -> None:
    """The review of the game through the computer's eyes, its beliefs beside the truth."""
    review = _review_from_game(window, record)
    if review is None:
        return
    seats = review.replay.record.players()
    names = review.replay.rules.seats
    computers = [n for n, seat in enumerate(names) if seats.get(seat, HUMAN) != HUMAN]
    review.look_as(computers[0] if computers else 0)
    review.review_actions.beliefs.setChecked(True)
    review.maps.show_beliefs(True)


# -- reviews and demonstrations -------------------------------------------------------------------


def new_review_window(
    replay: Replay, analyst: Sequence[str] = OUR_ANALYST, engine: Sequence[str] = OUR_ENGINE
) -> ReviewWindow:
    """`analyst` and `engine` are the commands that start these processes."""
    window = ReviewWindow(replay, analyst)
    window.play_wished.connect(partial(_play_from_review, window, engine))
    window.what_if_wished.connect(partial(_wonder_at_replay, window, engine))
    return window


def _play_from_review(window: ReviewWindow, engine: Sequence[str], path: Path) -> None:
    game = new_play_window(engine)
    window.opened.append(game)
    game.open_path(path)
    game.show()


def new_demo_window(
    conductor: Conductor, folder: tempfile.TemporaryDirectory[str] | None = None
) -> DemoWindow:
    """Whose chairs can be taken, and whose game can be reviewed, in windows of their own."""
    window = DemoWindow(conductor, folder)
    window.taken_over.connect(partial(_play_from_demo, window))
    window.review_wanted.connect(partial(review_demo, window))
    return window


def _play_from_demo(window: DemoWindow, path: Path) -> None:
    game = new_play_window()
    game.open_path(path)
    window.others.append(game)
    game.show()


def review_demo(window: DemoWindow, path: Path) -> None:
    try:
        review = new_review_window(open_replay(path))
    except Failure as failure:
        window.say_trouble(trouble(failure, path)[0])
        return
    window.others.append(review)
    review.show()
