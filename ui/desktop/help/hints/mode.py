"""The hint ladder: one key goes a step further each time, from a nudge to the whole line.

The hint is made in the counsel process from the view of the person who is asked. When the position
changes, the process is stopped at once and the hint is called stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QTimer

from ui.desktop.board.board import MapBoard
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.help.hints.map import HintMarks
from ui.desktop.help.hints.panel import HintPanel
from ui.desktop.help.hints.words import STEPS, HintStory, MapHint
from ui.desktop.settings.help_kept import (
    HINTS_USED,
    is_help_on,
    keep_mark,
    kept_marks,
    set_help,
)
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.opening import NO_HELP, WITH_COACH
from ui.desktop.table.table import (
    CURTAIN,
    OVER,
    PERSON,
    Table,
)

# What the panel shows
CLOSED: Final = "closed"
THINKING: Final = "thinking"
READY: Final = "ready"
STALE: Final = "stale"
REFUSED: Final = "refused"
UNASKED: Final = "unasked"
LOST: Final = "lost"


class HintMode(QObject):
    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        preferences: LivePreferences,
        counsel: Counsel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.state = CLOSED
        self.step = 0
        self.candidate = 0
        """Whose line is on the map."""
        self.story: HintStory | None = None
        self.panel = HintPanel(board.map_view)
        self.marks = HintMarks(board.scene)
        self._model, self._board = model, board
        self._preferences, self._counsel = preferences, counsel
        self._number = 0
        self._view: Any = None
        """For which the hint was asked."""
        self._followed: list[HintStory] = []
        """Hints of this phase, whose orders the coach lets pass."""
        self._reason = ""
        self._delay = QTimer(self)
        """While it runs the person is to think for himself."""
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._show_after_delay)
        counsel.hinted.connect(self._take)
        counsel.lost.connect(self._lose)
        self.panel.acted.connect(self._act)
        self.panel.closed.connect(self.close)
        model.cursor_changed.connect(lambda _: self._keep_sight())
        model.table_changed.connect(self._table_changed)
        model.table_leaving.connect(self.close)
        preferences.changed.connect(self._fit_text)
        self._fit_text()

    def _fit_text(self) -> None:
        self.panel.fit_text(self._preferences.now.text_percent)

    # -- the table --------------------------------------------------------------------------------

    def sit_down(self, table: Table) -> None:
        self.close()
        self._followed = []
        for mark in kept_marks(table.path):
            table.mark_help(mark)
        if self.is_allowed(table) and table.people:
            self._counsel.warm_up(table.rules.name)

    def settle_help(self, game: Path, wanted: str) -> None:
        """As it was wished for when the game began."""
        set_help(game, wanted != NO_HELP)
        if wanted != NO_HELP:
            now = self._preferences.now
            self._preferences.set(replace(now, is_coached=wanted == WITH_COACH))

    def is_allowed(self, table: Table) -> bool:
        return is_help_on(table.path, self._preferences.now.is_help_offered)

    def _table_changed(self) -> None:
        """Something is shown anew: the hint may not fit any more."""
        table = self._model.table
        if table is None or table.waits_for == CURTAIN:
            self.close()
            return
        if self.state == UNASKED and (table.asked is not None or table.waits_for == OVER):
            self.close()
        if self.state not in (THINKING, READY):
            return
        if table.waits_for != PERSON or table.view() != self._view:
            self._drop_question()
            self._delay.stop()
            self.marks.clear()
            self.state = STALE
            self._show()

    # -- keys -------------------------------------------------------------------------------------

    def further(self) -> None:
        """The key of hints: begins, goes a step further, or does what the panel offers."""
        table = self._model.table
        if table is None or table.waits_for == CURTAIN:
            return
        if table.asked is None:
            self._refuse_unasked()
        elif self.state == REFUSED:
            self.panel.button.setFocus()
        elif not self.is_allowed(table):
            self.state = REFUSED
            self._show()
            self.panel.button.setFocus()
        elif self.state in (THINKING, READY):
            self._step_to(min(self.step + 1, STEPS))
        else:
            self._ask(1)

    def show_whole(self) -> None:
        """All of it at once, for somebody who wants to be shown."""
        table = self._model.table
        if table is None:
            return
        if table.asked is None or not self.is_allowed(table):
            self.further()
        elif self.state in (THINKING, READY):
            self._step_to(STEPS)
        else:
            self._ask(STEPS)

    def show_candidate(self, number: int) -> None:
        """The line of this candidate, 0 for the first; the ladder is at its end then."""
        if self.story is None or self.state not in (READY, THINKING):
            self.show_whole()
            self.candidate = number
            return
        if number < len(self.story.candidates):
            self.candidate = number
            self._step_to(STEPS)

    def close(self) -> bool:
        """Whether there was something to close."""
        was_open = self.state != CLOSED
        self._drop_question()
        self._delay.stop()
        self.state, self.step, self.candidate, self.story = CLOSED, 0, 0, None
        self.panel.end_thinking()
        if self.panel.holds_focus():
            self._board.map_view.setFocus()
        self.panel.hide()
        self.marks.clear()
        return was_open

    def _act(self) -> None:
        table = self._model.table
        if table is None:
            return
        if self.state == THINKING:
            self.stop_thinking()
            return
        if self.state == REFUSED:
            set_help(table.path, True)
        self._ask(1)

    def stop_thinking(self) -> None:
        """What was found so far is the hint; without any there is none."""
        if self.state != THINKING:
            return
        if self.story is None:
            self.close()
            return
        self._drop_question()
        self.state = READY
        self._show()

    def _refuse_unasked(self) -> None:
        self.close()
        self.state = UNASKED
        self._show()

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self, step: int) -> None:
        table = self._model.table
        if table is None or table.asked is None:
            self.close()
            return
        self._drop_question()
        self.state, self.step, self.candidate, self.story = THINKING, step, 0, None
        self._view = table.view()
        wanted = self._preferences.now
        self._number = self._counsel.ask(
            "hint", table.rules, table.seat, self._view, seconds=wanted.hint_seconds
        )
        self.mark_used(table)
        self.panel.begin_thinking(wanted.hint_seconds)
        if wanted.hint_delay:
            self._delay.start(wanted.hint_delay * 1000)
        self._show()

    def mark_used(self, table: Table) -> None:
        if HINTS_USED not in table.helps:
            keep_mark(table.path, HINTS_USED)
            table.mark_help(HINTS_USED)

    def _drop_question(self) -> None:
        if self._number:
            self._counsel.forget(self._number)
            self._number = 0

    def _take(self, number: int, answer: dict[str, Any]) -> None:
        table = self._model.table
        if number != self._number or table is None or table.asked is None:
            return
        self.story = HintStory(self._view, table.asked.question, table.door, answer)
        self.story.heading = tuple(table.session.heading)
        self.candidate = min(self.candidate, len(self.story.candidates) - 1)
        self._remember(self.story)
        self.state = THINKING if self.story.is_partial else READY
        if not self.story.is_partial:
            self._number = 0
        self._show()

    def _lose(self, why: str) -> None:
        if self._number:
            self._number = 0
            self.marks.clear()
            self.state, self._reason = LOST, why
            self._show()

    # -- what was hinted --------------------------------------------------------------------------

    def _remember(self, story: HintStory) -> None:
        kept = [one for one in self._followed if one.heading == story.heading]
        self._followed = [*kept, story][-8:]

    def recommends(
        self, view: Any, texts: Sequence[str], places: Sequence[tuple[str, str]]
    ) -> bool:
        """Whether an order does what a hint of this phase said."""
        table = self._model.table
        heading = () if table is None else tuple(table.session.heading)
        for story in self._followed:
            if story.heading != heading:
                continue
            if story.view == view and texts and _is_advised(story, texts[0]):
                return True
            if story.follows(places):
                return True
        return False

    # -- showing ----------------------------------------------------------------------------------

    def _step_to(self, step: int) -> None:
        self.step = step
        self._show()

    def _show(self) -> None:
        if self.state != THINKING:
            self.panel.end_thinking()
        show = {
            THINKING: self._show_hint,
            READY: self._show_hint,
            STALE: self._show_stale,
            REFUSED: self._show_refused,
            UNASKED: self._show_unasked,
            LOST: self._show_lost,
        }
        show[self.state]()

    def _show_hint(self) -> None:
        story = self.story
        title = tr("Hint, step {step} of {steps}", step=self.step, steps=STEPS)
        if story is None or self._delay.isActive():
            self._show_waiting(title)
            return
        found = story.on_map(self.step, self.candidate)
        self.marks.show(found)
        self._keep_sight()
        enough = tr("Enough, &stop thinking") if self.state == THINKING else ""
        if self.step < STEPS:
            body = f"<p>{_escaped(story.step_words(self.step))}</p>"
            keys = tr("H more · Esc close")
        else:
            body = story.whole(self.candidate)
            keys = tr("Ctrl+1 to Ctrl+5 show a choice’s line · A what-if board · Esc close")
        basis = story.basis(is_stopped=self.state == READY and story.is_partial)
        if self.state == THINKING:
            title = tr("{title} · preliminary, still thinking …", title=title)
        self.panel.show_words(title, body, basis=basis, keys=keys, button=enough)

    def _show_waiting(self, title: str) -> None:
        words = tr("The adviser is thinking, from what you can know …")
        if self._delay.isActive():
            words = tr_count(
                "Think for yourself first: the hint appears after %n seconds.",
                self._preferences.now.hint_delay,
            )
        self.panel.show_words(title, f"<p>{_escaped(words)}</p>", keys=tr("H more · Esc close"))

    def _show_after_delay(self) -> None:
        if self.state in (THINKING, READY):
            self._show()

    def _show_stale(self) -> None:
        words = tr("The position has changed; the hint was for another one.")
        again = tr("Ask again (H)") if self._is_asked() else ""
        self.panel.show_words(tr("Hint"), f"<p>{_escaped(words)}</p>", button=again)

    def _show_refused(self) -> None:
        words = tr(
            "Help is switched off in this game. You may switch it on; the game is then marked "
            "“hints used”."
        )
        self.panel.show_words(
            tr("Hint"), f"<p>{_escaped(words)}</p>", button=tr("Switch help on (Enter)")
        )

    def _show_unasked(self) -> None:
        table = self._model.table
        if table is not None and table.waits_for == OVER:
            words = tr("The game is over: there is nothing left to advise.")
        else:
            words = tr("It is not your turn: the adviser answers when you are asked.")
        self.panel.show_words(tr("Hint"), f"<p>{_escaped(words)}</p>")

    def _show_lost(self) -> None:
        words = tr("The adviser does not answer: {why}", why=translated(self._reason))
        self.panel.show_words(
            tr("Hint"), f"<p>{_escaped(words)}</p>", button=tr("Start it again (H)")
        )

    def _is_asked(self) -> bool:
        return self._model.table is not None and self._model.table.asked is not None

    def _keep_sight(self) -> None:
        """What one looks at stays free: the cursor, then what the hint speaks of."""
        board, cursor = self._board, self._model.cursor
        areas = [cursor] if cursor else []
        if self.story is not None and self.state in (THINKING, READY):
            found = self.story.on_map(self.step, self.candidate)
            areas += _areas(found)
        port = board.map_view.viewport()
        places: list[QPoint] = [port.mapToParent(board.place_of(area)) for area in areas]
        self.panel.avoid(places)


def _areas(found: MapHint) -> list[str]:
    """Most important first: the region, then own marches in their order."""
    ways = [area for march in found.arrows if march.is_own for area in march.way]
    return list(dict.fromkeys([*found.region, *ways]))


def _is_advised(story: HintStory, text: str) -> bool:
    if text == story.ply_text:
        return True
    good = [one for n, one in enumerate(story.candidates) if n == 0 or one["equal"]]
    return any(one["text"] == text for one in good)


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
