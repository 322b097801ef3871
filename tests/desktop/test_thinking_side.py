"""Whose thoughts the bar tells of."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]
TWO_COMBATS = "at la_corona joubert gummer bajalich\nat rivoli rampon\nat goito gardanne spiegel"


def test_the_thinking_side_has_a_name_while_its_dice_fall(
    qtbot: QtBot, one_window: PlayWindow, tmp_path: Path
) -> None:
    """Between a choice of the computer and the next question nobody is asked for a moment."""
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="brisk"))
    said: list[str] = []
    show = one_window.prompt.show_thinking

    def listen(words: str, nodes: int, of_nodes: int) -> None:
        said.append(words)
        show(words, nodes, of_nodes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one_window.prompt, "show_thinking", listen)
        table = sit_at(
            one_window,
            tmp_path,
            TWO_COMBATS,
            ("french",),
            phase="combat",
        )
        wait_for(qtbot, table)
    one_window.leave_table()
    assert said
    assert table.at_work == table.rules.seats.index("austrian")
    assert all("the Austrian side is thinking" in words for words in said), said
