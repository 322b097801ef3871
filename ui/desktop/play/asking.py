"""What the bar below the map asks and tells: the question, dice, undo, the coach, trouble."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from solitaire.protocol import Chance, Event, Seat
from solitaire.session import UndoAnswer
from solitaire.text import capital
from ui.desktop.help.coach.mode import CoachMode
from ui.desktop.play.bars.game_end import GameEnd
from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.play.bars.standing_notice import StandingNotice
from ui.desktop.play.docks.panel_list import Panels
from ui.desktop.play.files import GameFiles
from ui.desktop.play.keys import Keyboard
from ui.desktop.play.offers import closing
from ui.desktop.play.orders import Orders
from ui.desktop.play.words.question_words import choices_words, prompt_words, undo_words
from ui.desktop.play.words.state_words import nodes_to_think
from ui.desktop.style.language import tr, translated
from ui.desktop.style.paints import paints_of
from ui.desktop.style.widgets.key_button import KeyButton
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import (
    COMPUTER,
    DICE,
    DISK,
    ENGINE,
    LOOK,
    OVER,
    PERSON,
    ROLL,
    Table,
)

UNDO_DELAY: Final = 150
"""Milliseconds after which it is worked out whether the last choice could be taken back."""
MOST_DICE: Final = 3
"""Rolls that the bar tells of; the log has all."""


class Asking(QObject):
    def __init__(
        self,
        model: PlayModel,
        prompt: PromptBar,
        panels: Panels,
        orders: Orders,
        keyboard: Keyboard,
        coach: CoachMode,
        files: GameFiles,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._prompt = model, prompt
        self._orders, self._combat = panels.orders, panels.combat
        self._keyboard = keyboard
        self.play_unsaved = KeyButton(tr("Play on without saving"))
        self.standing_notice, self.game_end = StandingNotice(), GameEnd()
        for widget in (self.play_unsaved, self.standing_notice, self.game_end, coach.bar):
            prompt.add_extra(widget)
        self._heard: tuple[int, int] | None = None
        """The seat shown, and how many events it had heard when it was last asked."""
        self._dice = ""
        """What was last said of dice."""
        self._undo_pieces: Iterator[UndoAnswer | None] = iter(())
        self._undo_timer = self._timer(self._begin_undo_question)
        self._piece_timer = self._timer(self._next_undo_piece)
        model.said.connect(prompt.show_message)
        model.confirmation_changed.connect(self._show_confirmation)
        coach.spoken.connect(self._show_coach)
        coach.rethought.connect(self.show_question)
        model.confirmation_dropped.connect(self.show_question)
        keyboard.keys_changed.connect(prompt.show_keys)
        self._connect_answers(orders, files)

    def _connect_answers(self, orders: Orders, files: GameFiles) -> None:
        prompt = self._prompt
        prompt.confirmed.connect(orders.confirm)
        prompt.cancelled.connect(self._keyboard.back_out)
        prompt.decide_now_wanted.connect(orders.decide_now)
        prompt.try_again_wanted.connect(orders.try_again)
        prompt.end_wanted.connect(orders.end)
        prompt.roll_wanted.connect(orders.roll)
        prompt.run_wanted.connect(orders.run_combat)
        self.play_unsaved.clicked.connect(orders.play_on_unsaved)
        self.standing_notice.go_on.clicked.connect(orders.end_look)
        self.standing_notice.by_hand.clicked.connect(orders.undo)
        self.game_end.review.clicked.connect(files.ask_review)
        self.game_end.another.clicked.connect(files.ask_new_game)

    def _timer(self, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    def hush(self) -> None:
        """The bar says something else than what undo would do."""
        self._undo_timer.stop()
        self._piece_timer.stop()

    def stop(self) -> None:
        """Nothing more of this table, or of this seat."""
        self.hush()
        self._heard = None

    # -- what is waited for -----------------------------------------------------------------------

    def show(self, table: Table) -> None:
        view = table.view()
        is_passive = table.waits_for == PERSON and table.adjutant.is_interruption(view)
        side = table.rules.seats[_side_at_work(table)]
        paints = paints_of(table.presenter.looks())
        self._prompt.show_side(paints.side(side).arrow, is_passive)
        if table.waits_for == PERSON:
            self._keep_keyboard()
            self.show_question()
        elif table.waits_for == COMPUTER:
            self.show_report({})
        elif table.waits_for == ROLL:
            self._show_roll(table)
        elif table.waits_for == LOOK:
            self.standing_notice.show_in(self._prompt, table)
        elif table.waits_for == OVER:
            self.game_end.show_in(self._prompt, table)
        else:
            self._prompt.show_trouble(*_trouble(table.waits_for))
            self.play_unsaved.setVisible(table.waits_for == DISK)
        self._tell_dice(table)

    def _show_roll(self, table: Table) -> None:
        asked = table.session.pending
        assert isinstance(asked, Chance)
        self._undo_timer.start(UNDO_DELAY)
        phase, cause = translated(table.session.heading[-1]), translated(asked.cause)
        words = tr("{phase} · next roll: {cause}", phase=phase, cause=cause)
        self._prompt.show_roll(words, self._situation(table.view()))

    def _tell_dice(self, table: Table) -> None:
        """What dice made of the seat's orders since it was last asked."""
        if table.waits_for == COMPUTER:
            return
        seat, events, prompt = table.seat, table.events(), self._prompt
        found: list[Event] = []
        if self._heard is not None and self._heard[0] == seat:
            found = list(table.guide.dice_of_orders(events[self._heard[1] :], seat))[-MOST_DICE:]
        if not found and prompt.message.text() == self._dice:
            prompt.show_message("")
        self._dice = " ".join(translated(table.rules.words(one)) for one in found)
        prompt.say(self._dice)
        self._heard = seat, len(events)

    def _keep_keyboard(self) -> None:
        """Buttons come and go; the keyboard must not go with them."""
        focus = self._prompt.window().focusWidget()
        passing = (self._prompt, self._combat)
        if focus is None or any(one.isAncestorOf(focus) for one in passing):
            self._orders.list.setFocus()

    def show_question(self) -> None:
        """What the person is asked; again after a second thought."""
        table = self._model.table
        asked = table.asked if table is not None else None
        if table is None or asked is None:
            return
        picture = table.picture()
        question = table.presenter.question(table.view(), asked)
        side = "" if picture.clock.side == picture.seat else table.seat_name()
        situation, last = self._situation(table.view()), closing(table.offers())
        self._prompt.show_question(
            prompt_words(translated(picture.clock.phase), side, translated(question)),
            situation or choices_words(table.offers()),
            self._keyboard.words(),
            translated(last.words) if last is not None else "",
        )
        self._prompt.show_undo("")
        self._undo_timer.start(UNDO_DELAY)

    def _situation(self, view: Any) -> str:
        guide = self._model.guide
        return translated(capital(guide.situation(view)))

    def show_report(self, report: Any) -> None:
        """How far a computer has thought."""
        table = self._model.table
        if table is None or table.waits_for != COMPUTER:
            return
        who = table.names.side(table.rules.seats[table.at_work])
        nodes = report.get("report", {}).get("nodes", 0)
        phase = translated(capital(table.session.heading[-1]))
        words = tr("{phase} · the {who} side is thinking", phase=phase, who=who)
        self._prompt.show_thinking(words, nodes, nodes_to_think(table))

    # -- second thoughts --------------------------------------------------------------------------

    def _show_confirmation(self) -> None:
        found = self._model.confirmation
        if found is not None:
            self.hush()
            self._prompt.show_confirmation(found.asked, found.lines, found.undo)

    def _show_coach(self, asked: str, detail: str, keys: str) -> None:
        self.hush()
        self._prompt.show_coach(asked, detail, keys)

    # -- undo -------------------------------------------------------------------------------------

    def _begin_undo_question(self) -> None:
        table = self._model.table
        if table is not None:
            self._undo_pieces = table.undo_answer_by_pieces()
            self._next_undo_piece()

    def _next_undo_piece(self) -> None:
        """Trying the last choice in imagined worlds takes time: one world for each tick."""
        piece = next(self._undo_pieces, None)
        if piece is None:
            self._piece_timer.start(0)
            return
        table = self._model.table
        if table is not None:
            words = undo_words(piece, table.last_order(), table.no_undo_words())
            self._prompt.show_undo(words)


def _side_at_work(table: Table) -> Seat:
    """Who thinks; else the seat shown."""
    return table.at_work if table.waits_for == COMPUTER else table.seat


def _trouble(waits_for: str) -> tuple[str, str]:
    """What is wrong, and what to do about it."""
    return {
        DICE: (
            tr("A roll is waiting for its dice"),
            tr("Try again asks for them once more; nothing is lost."),
        ),
        DISK: (
            tr("The game could not be saved, so it waits"),
            tr("Make room or allow writing there, then try again; nothing is lost."),
        ),
        ENGINE: (
            tr("The opponent does not answer"),
            tr("Try again restarts it and asks the same; nothing is lost."),
        ),
    }[waits_for]
