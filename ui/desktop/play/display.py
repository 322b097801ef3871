"""What the game window shows of its table: prompt bar, panels, map, strip, curtain.

Everything comes from the table's view of the seat shown; behind the curtain nothing is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer

from solitaire.protocol import Chance, Event, Seat
from solitaire.session import UndoAnswer
from solitaire.text import capital
from ui.desktop.play.panel_list import Moment
from ui.desktop.play.question_words import choices_words, prompt_words, undo_words
from ui.desktop.play.words import nodes_to_think, strip_words, targets
from ui.desktop.screens.glimpses import keep_glimpse
from ui.desktop.style.announcing import tell_of_other_lines
from ui.desktop.style.language import told, tr
from ui.desktop.style.paints import paints_of
from ui.desktop.table.away import news_while_away
from ui.desktop.table.table import (
    COMPUTER,
    CURTAIN,
    DICE,
    DISK,
    ENGINE,
    LOOK,
    OVER,
    PERSON,
    ROLL,
    Table,
)

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow

UNDO_DELAY: Final = 150
"""Milliseconds after which it is worked out whether the last choice could be taken back."""
VIEW_DELAY: Final = 80
MOST_DICE: Final = 3
"""Rolls that the bar tells of; the log has all."""


class Display(QObject):
    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self._window = window
        self.view: Any = None
        """The view shown."""
        self._heard: tuple[int, int] | None = None
        """The seat shown, and how many events it had heard when it was last asked."""
        self._dice = ""
        """What was last said of dice."""
        self._undo_pieces: Iterator[UndoAnswer | None] = iter(())
        self._undo_timer = self._timer(self._begin_undo_question)
        self._piece_timer = self._timer(self._next_undo_piece)
        self._view_timer = self._timer(self.show_view)

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
        """Nothing more of this table."""
        self.hush()
        self._view_timer.stop()
        self.view = self._heard = None

    # -- all of it --------------------------------------------------------------------------------

    def show_table(self) -> None:
        window, table = self._window, self._window.table
        if table is None:
            return
        self.hush()
        window.confirming = None
        window.foreseeing.hide()
        window.actions_of_game.enable(table)
        window.hints.table_changed()
        window.coach.table_changed()
        window.evaluation.table_changed()
        if table.waits_for == CURTAIN:
            self._draw_curtain(table)
            return
        self._lift_curtain()
        self._show_prompt(table)
        self._tell_dice(table)
        if table.waits_for != COMPUTER:
            self.show_view()
        elif not self._view_timer.isActive():
            # A computer that plays by habit chooses faster than anybody can look.
            self._view_timer.start(VIEW_DELAY)

    def show_view(self) -> None:
        window, table = self._window, self._window.table
        if table is None or table.waits_for == CURTAIN:
            return
        self._view_timer.stop()
        view = table.view()
        now = _moment(table, view)
        offers = now.offers
        window.board.show_targets(targets(offers))
        is_new = view != self.view
        self.view = view
        if is_new:
            window.board.show(window.shown(view), table.take_news())
            tell_of_other_lines(window.board.map_view)
            if window.overlay:
                window.board.show_overlay(window.overlay, view, window.inspector.area)
            if table.picture().under_way:
                window.pointing.select(table.picture().under_way)
            keep_glimpse(table, view)
        self._show_strip(table)  # which also tells of help that was just taken
        for entry in window.panel_entries:
            if is_new or entry.name in ("orders", "combat", "log"):
                entry.show(getattr(window, entry.name), now)
        window.picking.look_again()

    def show_panel_again(self, name: str) -> None:
        """A panel has come into sight."""
        window, table = self._window, self._window.table
        if table is None or self.view is None or table.waits_for == CURTAIN:
            return
        for entry in window.panel_entries:
            if entry.name == name:
                entry.show(getattr(window, name), _moment(table, self.view))

    def show_strip(self) -> None:
        """The line on top once more: somebody was helped."""
        if self._window.table is not None and self.view is not None:
            self._show_strip(self._window.table)

    def _show_strip(self, table: Table) -> None:
        picture = table.sight.picture(self.view)
        words, note = strip_words(table, picture), told(picture.banner_note)
        self._window.state_bar.show_state(words, note)
        self._window.state_bar.show_seal(table.game.fingerprint)
        self._window.setWindowTitle(
            tr("Campagna – {name} – as the {side}", name=table.path.stem, side=table.seat_name())
        )

    # -- the bar ----------------------------------------------------------------------------------

    def _show_prompt(self, table: Table) -> None:
        prompt = self._window.prompt
        view = table.view()
        is_passive = table.waits_for == PERSON and table.adjutant.is_interruption(view)
        side = table.rules.seats[_side_at_work(table)]
        paints = paints_of(table.presenter.looks())
        prompt.show_side(paints.side(side).arrow, is_passive)
        if table.waits_for == PERSON:
            self._keep_keyboard()
            self.show_question()
        elif table.waits_for == COMPUTER:
            self.show_report({})
        elif table.waits_for == ROLL:
            asked = table.session.pending
            assert isinstance(asked, Chance)
            self._undo_timer.start(UNDO_DELAY)
            phase, cause = told(table.session.heading[-1]), told(asked.cause)
            prompt.show_roll(
                tr("{phase} · next roll: {cause}", phase=phase, cause=cause),
                self._situation(view),
            )
        elif table.waits_for == LOOK:
            self._window.standing_notice.show_in(prompt, table)
        elif table.waits_for == OVER:
            verify = tr("campagna verify {path} checks every die and every turn.", path=table.path)
            verify = verify if table.path.exists() else ""
            prompt.show_question(
                table.summary, verify, tr("Ctrl+R looks at it again · Ctrl+N begins another game")
            )
            prompt.show_undo("")
        else:
            prompt.show_trouble(*_trouble(table.waits_for))
            self._window.play_unsaved.setVisible(table.waits_for == DISK)

    def _tell_dice(self, table: Table) -> None:
        """What dice made of the seat's orders since it was last asked."""
        if table.waits_for == COMPUTER:
            return
        seat, events, prompt = table.seat, table.events(), self._window.prompt
        found: list[Event] = []
        if self._heard is not None and self._heard[0] == seat:
            found = list(table.guide.dice_of_orders(events[self._heard[1] :], seat))[-MOST_DICE:]
        if not found and prompt.message.text() == self._dice:
            prompt.show_message("")
        self._dice = " ".join(told(table.rules.words(one)) for one in found)
        prompt.say(self._dice)
        self._heard = seat, len(events)

    def _keep_keyboard(self) -> None:
        """Buttons come and go; the keyboard must not go with them."""
        focus = self._window.focusWidget()
        passing = (self._window.prompt, self._window.combat)
        if focus is None or any(one.isAncestorOf(focus) for one in passing):
            self._window.orders.list.setFocus()

    def show_question(self) -> None:
        """What the person is asked; again after a second thought."""
        table = self._window.table
        asked = table.asked if table is not None else None
        if table is None or asked is None:
            return
        picture = table.picture()
        question = table.presenter.question(table.view(), asked)
        side = "" if picture.clock.side == picture.seat else table.seat_name()
        situation = self._situation(table.view())
        self._window.prompt.show_question(
            prompt_words(told(picture.clock.phase), side, told(question)),
            situation or choices_words(table.offers()),
            self._window.keyboard.words(),
        )
        self._window.prompt.show_undo("")
        self._undo_timer.start(UNDO_DELAY)

    def _situation(self, view: Any) -> str:
        guide = self._window.guide
        return told(capital(guide.situation(view)))

    def _begin_undo_question(self) -> None:
        table = self._window.table
        if table is not None:
            self._undo_pieces = table.undo_answer_by_pieces()
            self._next_undo_piece()

    def _next_undo_piece(self) -> None:
        """Trying the last choice in imagined worlds takes time: one world for each tick."""
        piece = next(self._undo_pieces, None)
        if piece is None:
            self._piece_timer.start(0)
            return
        table = self._window.table
        if table is not None:
            order = table.offers_among(table.last_order())
            self._window.prompt.show_undo(undo_words(piece, order, table.no_undo_words()))

    def show_report(self, report: Any) -> None:
        table = self._window.table
        if table is None or table.waits_for != COMPUTER:
            return
        who = table.names.side(table.rules.seats[table.at_work])
        nodes = report.get("report", {}).get("nodes", 0)
        phase = told(table.session.heading[-1])
        words = tr("{phase} · the {who} side thinks", phase=phase, who=who)
        self._window.prompt.show_thinking(words, nodes, nodes_to_think(table))

    # -- the curtain ------------------------------------------------------------------------------

    def _draw_curtain(self, table: Table) -> None:
        window = self._window
        self.stop()
        window.pointing.close_menu()
        window.pointing.select(())
        window.layouts.hide()
        window.board.show_nothing()
        for entry in window.panel_entries:
            entry.clear(getattr(window, entry.name))
        window.prompt.show_message("")
        side = paints_of(table.presenter.looks()).side(table.rules.seats[table.seat])
        window.curtain.draw(table.seat_name(), side, partial(news_while_away, table))
        window.pages.setCurrentWidget(window.curtain)
        window.curtain.button.setFocus()
        window.setWindowTitle("Campagna")

    def _lift_curtain(self) -> None:
        window = self._window
        if window.pages.currentWidget() is not window.page:
            window.pages.setCurrentWidget(window.page)
            window.layouts.show()
            window.orders.list.setFocus()


def _side_at_work(table: Table) -> Seat:
    """Who thinks; else the seat shown."""
    return table.at_work if table.waits_for == COMPUTER else table.seat


def _moment(table: Table, view: Any) -> Moment:
    """The suggested choice first, so that Enter and the digit 1 mean it."""
    offers = table.offers()
    wanted = table.adjutant.suggestion(view, [one.ply for one in offers]) if offers else None
    suggested = next((one for one in offers if one.ply == wanted), None)
    return Moment(table, view, sorted(offers, key=lambda one: one is not suggested), suggested)


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
