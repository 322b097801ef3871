"""The combat board: both forces, the odds with every modifier, hits, choices, the result.

Four states: nothing; a preview of an attack that is only thought of (dashed frame); the combat that
is fought; and, when it is over, a card with what was expected and what came of it. Everything comes
from the view of the seat shown, as values that its game makes, and odds are counted in another
process.
"""

from __future__ import annotations

import html
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaire.game import Game
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.presenter import Presenter
from ui.common.odds_process import Answer, AttackAsked, PendingAsked, Question
from ui.desktop.board.naming import Names
from ui.desktop.combat.choices import ChoiceButtons
from ui.desktop.combat.counting import Counter
from ui.desktop.combat.forces import BoardFrame, ForceRow
from ui.desktop.combat.hits import HitsPanel
from ui.desktop.combat.odds_view import paragraph, rolls_html, sheet_html
from ui.desktop.combat.tracks import CombatTracks
from ui.desktop.style.language import marked, tr, translated
from ui.desktop.style.paints import paints_of
from ui.desktop.style.widgets.full_browser import FullBrowser
from ui.desktop.style.widgets.full_label import FullLabel
from ui.desktop.table.sight import shown_by
from ui.desktop.table.table import Table

COUNTING: Final = marked("Counting the odds…")
MOST_BUTTONS: Final = 8


class CombatBoard(QDockWidget):
    chosen = Signal(object)
    """An Offer."""
    rule_wanted = Signal(str)
    begun = Signal(str)
    """A combat is being fought that was not before, at this place; empty if one is to be chosen."""
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Combat"), parent)
        self.setObjectName("combat")
        self._game: Game | None = None
        self._view: Any = None
        self._preview: Hashable = None
        """The key of an attack that is thought of."""
        self._expected: OddsSheet | None = None
        self._chances: Mapping[str, Fraction] = {}
        """To win the combat, by choices of this view, as far as they are counted."""
        self._card = ""
        """The result of the combat before this one."""
        self._is_coming = False
        """Whether combats are shown of which one is to be chosen."""
        self._now: Engagement | None = None
        """The combat of the view shown."""
        self._last: Engagement | None = None
        """The combat that is or was shown."""
        self.counter = Counter(self)
        self.counter.counted.connect(self._show_answer)
        self.head = FullLabel(self)
        self.rolled = FullLabel(self)
        self.rolled.setToolTip(
            tr("Dice rolled so far, with modifiers where hits are read from them")
        )
        self.hits = HitsPanel(self)
        self.hits.chosen.connect(self.chosen)
        self.choices = ChoiceButtons(self)
        self.choices.chosen.connect(self.chosen)
        self.odds = FullBrowser(self)
        self.odds.anchorClicked.connect(self._open_link)
        self.odds.setAccessibleName(tr("Odds of the combat"))
        self.odds.setPlaceholderText(tr("No combat is being fought."))
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        """Everything at its full height in one box that scrolls; what is asked comes before the
        rounds, which grow until the buttons below them are out of sight."""
        self._row = ForceRow(self)
        self.forces = self._row.views
        self.tracks = CombatTracks(self)
        self.frame = BoardFrame(self)
        column = QVBoxLayout(self.frame)
        for part in (
            self.head,
            self.hits,
            self.choices,
            self.tracks,
            self.rolled,
            self._row,
            self.odds,
        ):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self.frame)
        self.setWidget(self._scroll)
        self.setMinimumWidth(300)
        self.visibilityChanged.connect(self._come_to_choices)

    def _come_to_choices(self, is_seen: bool) -> None:
        """What was counted behind another tab has moved them up, out of sight."""
        if is_seen and self.is_fought:
            QTimer.singleShot(0, self, lambda: self._scroll.verticalScrollBar().setValue(0))

    def pane(self) -> QWidget:
        """What gets the keyboard."""
        return self.choices.buttons[0] if self.choices.buttons else self.odds

    @property
    def is_fought(self) -> bool:
        """Whether the view shown has a combat."""
        return self._now is not None

    @property
    def is_preview(self) -> bool:
        return self._preview is not None

    def fit_text(self) -> None:
        """Behind another tab nobody else lays it out."""
        layout = self.frame.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()

    def clear(self) -> None:
        """Nothing of any combat."""
        self.counter.forget()
        self._view = self._preview = self._expected = None
        self._chances = {}
        self._card = ""
        self._now = self._last = None
        self._is_coming = False
        self.frame.show_dashes(False)
        self._show_head("")
        self._show_rolls("")
        self._show_parts(forces=False, hits=False)
        self.choices.show_offers((), ())
        self.odds.clear()

    def _show_head(self, words: str) -> None:
        self.head.setText(words)
        self.head.setVisible(bool(words))

    def _show_rolls(self, words: str) -> None:
        self.rolled.setText(words)
        self.rolled.setVisible(bool(words))

    def _show_parts(self, *, forces: bool, hits: bool) -> None:
        self._row.setVisible(forces)
        self.tracks.setVisible(forces and bool(self._now and self._now.tracks))
        self.hits.setVisible(hits)

    # -- the combat that is fought ----------------------------------------------------------------

    def use(self, game: Game) -> None:
        """Whose combats are shown from now on."""
        self._game = game

    def _presenter(self) -> Presenter:
        assert self._game is not None, "a game is used before anything of it is shown"
        return shown_by(self._game)

    def show_moment(
        self, table: Table, view: Any, offers: Sequence[Offer], suggested: Offer | None
    ) -> None:
        """What the seat knows of the combat that is fought, and what it may choose in it."""
        self.use(table.door)
        found = table.presenter.engagement(view, table.events())
        if found is None:
            self._show_between(table, view, offers)
            self._now, self._view = None, view
            return
        is_new = self._last is None or found.key != self._last.key
        if is_new:
            self._card = self._card_of(self._outcome(table))
            self._expected = None
        self._now = self._last = found
        self._is_coming, self._preview = False, None
        if view != self._view:
            self._view, self._chances = view, {}
            self._show_combat(found)
            self._scroll.verticalScrollBar().setValue(0)
        self._show_rolls(rolls_html(found.rolled))
        self._show_choices(table, view, offers, suggested)
        if is_new:
            self.begun.emit(found.place)

    def _show_between(self, table: Table, view: Any, offers: Sequence[Offer]) -> None:
        """The result of a combat, those to choose from, or nothing of either."""
        was_shown = self._last is not None or self._is_coming
        is_coming = any(one.role is Role.FIGHT for one in offers)
        ended = self._outcome(table)
        if self._last is not None:
            self._show_result(ended)
        if is_coming and not self._is_coming:
            self._card = self._card_of(ended)
            self._show_coming(view)
        elif was_shown and not is_coming:
            if self._is_coming:
                self.clear()
            self.ended.emit()

    def _show_coming(self, view: Any) -> None:
        """Their odds before one of them is chosen; below them the combat before."""
        self._is_coming = True
        self._show_head(tr("<b>Combats to be fought</b>, as far as you know"))
        self._show_rolls("")
        self._ask_pending(view)
        self.begun.emit("")

    def _show_combat(self, found: Engagement) -> None:
        self.frame.show_dashes(False)
        self._show_parts(forces=True, hits=False)
        self._show_head(_head(found, " · "))
        paints = paints_of(self._presenter().looks())
        self._row.show_forces(found.forces, Names(self._presenter()), paints)
        self.tracks.show_tracks(found.tracks, paints)
        self._ask_pending(self._view)

    def _show_choices(
        self, table: Table, view: Any, offers: Sequence[Offer], suggested: Offer | None
    ) -> None:
        hits = [one for one in offers if one.role is Role.HIT]
        others = [one for one in offers if one.role is not Role.HIT]
        self.hits.setVisible(bool(hits))
        if hits and self._now is not None:
            effects = [translated(table.adjutant.effect(view, one.ply)) for one in hits]
            self.hits.show_hits(self._now.hits_due, hits, effects, suggested)
        others = others if len(others) <= MOST_BUTTONS else []
        effects = [translated(table.adjutant.effect(view, one.ply)) for one in others]
        self.choices.show_offers(others, effects)
        self.choices.tell_chances(self._chances)

    # -- an attack that is thought of -------------------------------------------------------------

    def show_preview(self, view: Any, goal: str, counters: Sequence[str]) -> None:
        """These own counters would attack there."""
        if self.is_fought or self._is_coming:
            return
        presenter = self._presenter()
        found = presenter.thought_engagement(view, counters, goal)
        if found is None or self._preview == found.key:
            return
        self._preview, self._last = found.key, None
        self._show_rolls("")
        self.frame.show_dashes(True)
        self._show_parts(forces=True, hits=False)
        self.choices.show_offers((), ())
        self._show_head(_head(found, ", "))
        self._row.show_forces(found.forces, Names(presenter), paints_of(presenter.looks()))
        game, packed = self._named(view)
        self._ask(AttackAsked(game, packed, tuple(counters), goal))

    def end_preview(self) -> None:
        if self._preview is not None:
            view = self._view
            self.clear()
            self._view = view

    # -- the result -------------------------------------------------------------------------------

    def _show_result(self, ended: Outcome | None) -> None:
        """Expected against actual, until something else is shown."""
        self.clear()
        if ended is not None:
            self._show_head(f"<b>{html.escape(translated(ended.title))}</b>")
            self._show_rolls(rolls_html(ended.rolled))
            self.odds.setHtml(self._card_of(ended))

    def _outcome(self, table: Table) -> Outcome | None:
        """Of the combat that was shown before."""
        if self._last is None:
            return None
        return table.presenter.outcome(table.events(), self._last.place, self._expected)

    @staticmethod
    def _card_of(ended: Outcome | None) -> str:
        return sheet_html(ended.sheet) if ended is not None else ""

    # -- questions and answers --------------------------------------------------------------------

    def _ask_pending(self, view: Any) -> None:
        self._ask(PendingAsked(*self._named(view)))

    def _named(self, view: Any) -> tuple[str, object]:
        """The game by its name, and the view as it travels."""
        assert self._game is not None
        return self._game.name, self._game.rules().pack_view(view)

    def _ask(self, question: Question) -> None:
        """Nothing of a game whose odds nobody knows."""
        self.odds.clear()
        if self._game is not None and self._game.odds() is not None:
            self.odds.setPlainText(tr(COUNTING))
            self.counter.ask(question)

    def _show_answer(self, answer: Answer) -> None:
        if isinstance(answer, ValueError):
            self.odds.setHtml(paragraph(translated(answer.args[0])))
        elif answer is None:
            self.odds.clear()
        elif self._preview is not None:
            self.odds.setHtml(self._so_far(answer) + sheet_html(answer))
        elif self._is_coming:
            self.odds.setHtml(sheet_html(answer) + self._after())
        else:
            self._expect(answer)
            card = self._after() if self._is_opening() else ""
            self.odds.setHtml(self._so_far(answer) + sheet_html(answer) + card)
            told = {one.text: one.chance for one in answer.choices() if one.chance is not None}
            self._chances = told
            self.choices.tell_chances(told)

    @staticmethod
    def _so_far(answer: OddsSheet) -> str:
        """Says that better odds are still counted."""
        return "" if answer.is_exact else paragraph(tr("A quick estimate; the exact odds follow:"))

    def _after(self) -> str:
        """The card of the combat before, while the next one is being chosen or begins."""
        if not self._card:
            return ""
        return f"<hr>{paragraph(tr('The combat before:'), is_head=True)}{self._card}"

    def _expect(self, odds: OddsSheet) -> None:
        """What is expected when the first die of the fight itself is about to fall."""
        if self._expected is None or self._is_opening():
            self._expected = odds

    def _is_opening(self) -> bool:
        return self._now is not None and self._now.is_opening

    def _open_link(self, link: QUrl) -> None:
        if link.scheme() == "rule":
            self.rule_wanted.emit(link.path())


def _head(found: Engagement, between: str) -> str:
    title, head = html.escape(translated(found.title)), html.escape(translated(found.head))
    return f"<b>{title}</b>{between}{head}"
