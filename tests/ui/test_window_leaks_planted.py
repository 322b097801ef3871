"""Every letter of the audit of screens, with a leak planted: the audit must find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present import overlays as overlays_asked
from solitaire.presenting.adjutant import March
from solitaire.session import Session, UndoAnswer
from tests.ui import test_window_leaks as audit
from ui import crash_report
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.intelligence import inspector
from ui.desktop.play import map_display as play_display
from ui.desktop.play.actions import PlayActions
from ui.desktop.play.marches import marching
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens import recent
from ui.desktop.table import table

pytestmark = [
    pytest.mark.long,
    pytest.mark.ui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

Plant = Callable[[pytest.MonkeyPatch, PlayWindow], None]


def truth(window: PlayWindow) -> State:
    assert window.table is not None
    state: State = window.table.session._history.state
    return state


def lies_at(window: PlayWindow, area: str) -> str:
    """Who is really there."""
    state, number = truth(window), RULES.board.area_by_name[area]
    names = RULES.board.counter_names
    found = [names[one] for one in range(64) if names[one] and state.place[one] == number]
    return found[0] if found else ""


def is_real(window: PlayWindow, area: str) -> bool:
    return "dummy" not in lies_at(window, area)


def around(patch: pytest.MonkeyPatch, owner: Any, name: str, wrapper: Callable[..., Any]) -> None:
    """`wrapper` gets what it replaces, and then its arguments."""
    before = getattr(owner, name)
    patch.setattr(owner, name, lambda *words, **more: wrapper(before, *words, **more))


def leak_a(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def without_real_ones(before: Any, *asked: Any) -> Any:
        return {area: look for area, look in before(*asked).items() if not is_real_or_free(area)}

    def is_real_or_free(area: str) -> bool:
        return area in ("ala", "riva") and is_real(window, area)

    around(patch, play_display, "targets", without_real_ones)


def leak_b(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def with_worth(before: Any, presenter: Any, view: Any, area: str) -> Any:
        yield from before(presenter, view, area)
        if area == "rivoli" and is_real(window, area):
            yield "<p>somebody</p>"

    around(patch, inspector, "area_paragraphs", with_worth)


def leak_c(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def barred(before: Any, name: str, *words: Any) -> Any:
        shown = before(name, *words)
        return replace(shown, marks=()) if is_real(window, "ala") else shown

    around(patch, overlays_asked, "overlay", barred)


def leak_d(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def dear(before: Any, at: Any, counters: Any, goal: str) -> Any:
        march = before(at, counters, goal)
        is_shorter = isinstance(march, March) and is_real(window, "ala")
        return replace(march, plies=march.plies[:-1]) if is_shorter else march

    around(patch, marching, "march_of", dear)


def leak_e(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def longer(before: Any, self: Any, *words: Any) -> None:
        self.pace_milliseconds = 1 + is_real(window, "verona")
        before(self, *words)

    around(patch, table.Table, "_take_answer", longer)


def leak_f(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def named(before: Any) -> list[str]:
        return [*before, f"Villafranca: {lies_at(window, 'villafranca')}"]

    lines = table.Table.lines
    patch.setattr(table.Table, "lines", lambda self: named(lines(self)))


def leak_g(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def hit(before: Any, self: Any, painter: Any) -> None:
        before(self, painter)
        if window.table is not None and truth(window).hits[RULES.board.counter_by_name["rampon"]]:
            painter.drawEllipse(0, 0, 5, 5)

    around(patch, StackItem, "_paint_pile", hit)


def leak_h(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    patch.setattr(table.Table, "undo_answer_by_pieces", lambda self: iter((UndoAnswer.FREE,)))
    patch.setattr(Session, "_worlds_apart", lambda self, seat: iter(()))


def leak_i(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def greyed(before: Any, self: Any, at: Any) -> None:
        before(self, at)
        if at is not None and is_real(window, "riva"):
            self.end.setEnabled(False)

    around(patch, PlayActions, "enable", greyed)


def leak_k(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    QProgressBar(window).show()


def leak_l(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    words = recent.RecentGame.words.fget  # type: ignore[attr-defined]
    told = property(lambda self: words(self) + self.path.read_text(encoding="utf-8")[-30:])
    patch.setattr(recent.RecentGame, "words", told)


def leak_m(patch: pytest.MonkeyPatch, window: PlayWindow) -> None:
    def with_message(before: Any, error: BaseException, *words: Any) -> str:
        return f"{before(error, *words)}{error}"

    around(patch, crash_report, "report_text", with_message)


AUDITS: dict[str, tuple[Plant, Callable[..., None]]] = {
    "a": (
        leak_a,
        lambda q, w, t, p: audit.test_a_highlights_stop_at_nothing_hidden(q, w, "gummer"),
    ),
    "b": (leak_b, lambda q, w, t, p: audit.test_b_lists_and_counts_are_of_what_is_seen(q, w)),
    "c": (leak_c, lambda q, w, t, p: audit.test_c_overlays_are_drawn_from_the_view(q, w)),
    "d": (
        leak_d,
        lambda q, w, t, p: audit.test_d_traffic_is_told_as_if_hidden_counters_were_all_alike(q, w),
    ),
    "e": (leak_e, lambda q, w, t, p: audit.test_e_a_dummy_takes_as_long_as_a_brigade(q, w)),
    "f": (leak_f, lambda q, w, t, p: audit.test_f_the_log_does_not_tell_who_marched(q, w)),
    "g": (leak_g, lambda q, w, t, p: audit.test_g_face_down_counters_show_no_hits(q, w)),
    "h": (leak_h, lambda q, w, t, p: audit.test_h_what_was_uncovered_is_not_taken_back(q, w)),
    "i": (
        leak_i,
        lambda q, w, t, p: audit.test_i_what_is_offered_and_what_is_greyed_is_the_same(q, w),
    ),
    "k": (leak_k, lambda q, w, t, p: audit.test_k_bars_count_thoughts_only(q, w)),
    "l": (leak_l, lambda q, w, t, p: audit.test_l_lists_of_saved_games_tell_nothing_of_them(w, t)),
    "m": (leak_m, lambda q, w, t, p: audit.test_m_an_error_in_the_window_tells_nothing(q, w, p)),
}
"""Sounds (j) are looked for in the source."""


@pytest.mark.parametrize("letter", AUDITS)
def test_a_planted_leak_is_found(
    qtbot: QtBot,
    window: PlayWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    letter: str,
) -> None:
    plant, examine = AUDITS[letter]
    plant(monkeypatch, window)
    with pytest.raises(AssertionError):
        examine(qtbot, window, tmp_path, monkeypatch)
