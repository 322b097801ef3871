"""The combat board [18.0]: both forces, the odds with every modifier, hits, choices, the result.

Four states: nothing; a preview of an attack that is only thought of (dashed frame); the combat that
is fought; and, when it is over, a card with what was expected and what came of it. Everything comes
from the view of the seat shown, and odds are counted in another process.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.odds.pending import TO_GUNS_WORDS, Explanation
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff.account import last_combat, rolls_of
from solitaire.games.castiglione.terms import SIDES
from solitaire.presenting.offers import Offer, Role
from solitaire.protocol import NotNotation
from ui.common.odds_process import (
    Answer,
    AttackAsked,
    AttackOdds,
    FightAsked,
)
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.board.stacks.stacks import piles
from ui.desktop.combat.choices import ChoiceButtons
from ui.desktop.combat.counting import Counter
from ui.desktop.combat.forces import (
    BoardFrame,
    ForceRow,
    ForceView,
    battle_head,
    cards_in,
    cards_of,
    place_of_force,
    strength_words,
)
from ui.desktop.combat.hits import HitsPanel
from ui.desktop.combat.result import result_html
from ui.desktop.combat.rolls import rolls_html
from ui.desktop.combat.words import (
    explanation_html,
    odds_html,
    paragraph,
    preview_html,
)
from ui.desktop.style.full_browser import FullBrowser
from ui.desktop.style.full_label import FullLabel
from ui.desktop.style.language import later, told, tr
from ui.desktop.table.table import Table

COUNTING: Final = later("Counting the odds…")
MOST_BUTTONS: Final = 8


class CombatBoard(QDockWidget):
    chosen = Signal(object)
    """An Offer."""
    rule_wanted = Signal(str)
    begun = Signal()
    """A combat is being fought that was not before."""
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Combat"), parent)
        self.setObjectName("combat")
        self._view: View | None = None
        self._preview: tuple[str, tuple[str, ...]] | None = None
        self._expected: CombatOdds | None = None
        self._card = ""
        """The result of the combat before this one."""
        self._is_coming = False
        """Whether combats are shown of which one is to be chosen."""
        self._fought: tuple[int, ...] = ()
        """Turn, phase and area of the combat that is or was shown."""
        self.counter = Counter(self)
        self.counter.counted.connect(self._show_answer)
        self.head = FullLabel(self)
        self.rolled = FullLabel(self)
        self.rolled.setToolTip(tr("Dice that have fallen, modifiers included where hits are read"))
        self.forces = {
            side: ForceView(tr("{side} force", side=side_title(side)), self) for side in SIDES
        }
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
        """Everything at its full height in one box that scrolls; what is asked comes first."""
        self._row = ForceRow(self.forces.values(), self)
        self.frame = BoardFrame(self)
        column = QVBoxLayout(self.frame)
        for part in (self.head, self.rolled, self.hits, self.choices, self._row, self.odds):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self.frame)
        self.setWidget(self._scroll)
        self.setMinimumWidth(300)

    def pane(self) -> QWidget:
        """What gets the keyboard."""
        return self.choices.buttons[0] if self.choices.buttons else self.odds

    @property
    def is_fought(self) -> bool:
        """Whether the view shown has a combat."""
        return self._view is not None and bool(self._view.battle)

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
        self._card = ""
        self._fought = ()
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
        self.hits.setVisible(hits)

    # -- the combat that is fought ----------------------------------------------------------------

    def show_moment(
        self, table: Table, view: View, offers: Sequence[Offer], suggested: Offer | None
    ) -> None:
        """What the seat knows of the combat that is fought, and what it may choose in it."""
        battle = view.battle
        if battle is None:
            self._show_between(table, view, offers)
            self._view = view
            return
        self._is_coming = False
        key = (view.clock.turn, view.clock.phase, battle.area)
        is_new = key != self._fought
        if is_new:
            self._card = self._result(table)
            self._expected = None
        self._fought, self._preview = key, None
        if view != self._view:
            self._view = view
            self._show_combat(view)
            self._scroll.verticalScrollBar().setValue(0)
        self._show_rolls(rolls_html(rolls_of(table.events(), battle.area)))
        self._show_choices(table, view, offers, suggested)
        if is_new:
            self.begun.emit()

    def _show_between(self, table: Table, view: View, offers: Sequence[Offer]) -> None:
        """The result of a combat, those to choose from, or nothing of either."""
        was_shown = bool(self._fought) or self._is_coming
        is_coming = any(one.role is Role.FIGHT for one in offers)
        card = self._result(table)
        if self._fought:
            self._show_result(table)
        if is_coming and not self._is_coming:
            self._card = card
            self._show_coming(view)
        elif was_shown and not is_coming:
            if self._is_coming:
                self.clear()
            self.ended.emit()

    def _show_coming(self, view: View) -> None:
        """Their odds before one of them is chosen; below them the combat before."""
        self._is_coming = True
        self._show_head(tr("<b>Combats to be fought</b>, as far as you know"))
        self._show_rolls("")
        self.odds.setPlainText(tr(COUNTING))
        self.counter.ask(FightAsked(RULES.pack_view(view)))
        self.begun.emit()

    def _show_combat(self, view: View) -> None:
        self.frame.show_dashes(False)
        self._show_parts(forces=True, hits=False)
        self._show_head(battle_head(view))
        assert view.battle is not None
        attacker = SIDES[view.battle.attacker]
        self._row.put_first(self.forces[attacker])
        found = piles(RULES.board, view)
        for side, browser in self.forces.items():
            cards = cards_in(found, side, place_of_force(view, side))
            head = tr("Attacker: {side}", side=side_title(side))
            if side != attacker:
                head = tr("Defender: {side}", side=side_title(side))
            browser.show_force(f"{head}, {strength_words(cards)}", [("", cards)])
        self.odds.setPlainText(tr(COUNTING))
        self.counter.ask(FightAsked(RULES.pack_view(view)))

    def _show_choices(
        self, table: Table, view: View, offers: Sequence[Offer], suggested: Offer | None
    ) -> None:
        hits = [one for one in offers if one.role is Role.HIT]
        others = [one for one in offers if one.role is not Role.HIT]
        self.hits.setVisible(bool(hits))
        if hits and view.battle is not None:
            bearer = view.seat if hits[0].tag == "hit" else 1 - view.seat
            due = view.battle.due(bearer)
            effects = [told(table.adjutant.effect(view, one.ply)) for one in hits]
            self.hits.show_hits(due, hits, effects, suggested)
        others = others if len(others) <= MOST_BUTTONS else []
        effects = [told(table.adjutant.effect(view, one.ply)) for one in others]
        self.choices.show_offers(others, effects)

    # -- an attack that is thought of -------------------------------------------------------------

    def show_preview(self, view: View, area: str, counters: Sequence[str]) -> None:
        """These own counters would attack there."""
        if self.is_fought or self._is_coming or self._preview == (area, tuple(counters)):
            return
        self._preview = (area, tuple(counters))
        self._fought = ()
        self._show_rolls("")
        board = RULES.board
        self.frame.show_dashes(True)
        self._show_parts(forces=True, hits=False)
        self.choices.show_offers((), ())
        title = html.escape(area_titles()[area])
        self._show_head(tr("<b>Preview: attack on {place}</b>, as far as you know", place=title))
        self._row.put_first(self.forces[SIDES[view.seat]])
        found = piles(board, view)
        for side, browser in self.forces.items():
            if side == SIDES[view.seat]:
                cards = cards_of(found, counters)
                there = cards_in(found, side, board.area_by_name[area])
                groups = [("", cards), (tr("already there"), there)]
                head = tr("Attacker: {side}", side=side_title(side))
            else:
                cards = cards_in(found, side, board.area_by_name[area])
                groups = [("", cards)]
                head = tr("Defender: {side}", side=side_title(side))
            browser.show_force(f"{head}, {strength_words(cards)}", groups)
        self.odds.setPlainText(tr(COUNTING))
        numbers = tuple(board.counter_by_name[name] for name in counters)
        packed = RULES.pack_view(view)
        self.counter.ask(AttackAsked(packed, board.area_by_name[area], numbers))

    def end_preview(self) -> None:
        if self._preview is not None:
            view = self._view
            self.clear()
            self._view = view

    # -- the result -------------------------------------------------------------------------------

    def _show_result(self, table: Table) -> None:
        """Expected against actual, until something else is shown."""
        card, head = self._result(table), self._over()
        rolls = rolls_html(rolls_of(table.events(), self._fought[2]))
        self.clear()
        if card:
            self._show_head(head)
            self._show_rolls(rolls)
            self.odds.setHtml(card)

    def _result(self, table: Table) -> str:
        """Of the combat that was shown before; empty if there was none."""
        account = last_combat(table.events(), self._fought[2]) if self._fought else None
        return result_html(account, self._expected) if account is not None else ""

    def _over(self) -> str:
        title = area_titles()[RULES.board.area_names[self._fought[2]]]
        return tr("<b>Battle of {place}</b> is over", place=html.escape(title))

    # -- answers ----------------------------------------------------------------------------------

    def _show_answer(self, answer: Answer) -> None:
        if isinstance(answer, Exception):
            self.odds.setHtml(paragraph(told(str(answer))))
        elif isinstance(answer, AttackOdds):
            self.odds.setHtml(self._so_far() + preview_html(answer.preview, answer.guns))
        elif isinstance(answer, CombatOdds):
            self._expect(answer)
            if self._is_before_round():
                self.odds.setHtml(self._before() + self._so_far() + odds_html(answer))
        elif isinstance(answer, Explanation):
            combats = [one.answer for one in answer.parts if isinstance(one.answer, CombatOdds)]
            for found in combats[:1]:
                self._expect(found)
            words = explanation_html(answer, self._words_of)
            self.odds.setHtml(words + self._after() if self._is_coming else self._before() + words)
            self.choices.tell_chances(self._chances_to_win(answer))

    def _chances_to_win(self, answer: Explanation) -> dict[str, Fraction]:
        """Of the seat shown, by choice; nothing once it is decided who won."""
        battle = self._view.battle if self._view is not None else None
        if self._view is None or battle is None or battle.loser < len(SIDES):
            return {}
        role = ROLES[0 if self._view.seat == battle.attacker else 1]
        return {
            one.choice: one.answer.win(role)
            for one in answer.parts
            if isinstance(one.answer, CombatOdds)
        }

    def _so_far(self) -> str:
        """Says that better odds are still counted."""
        is_counting = self.counter.is_counting
        return paragraph(tr("At a glance; exactly in a moment:")) if is_counting else ""

    def _after(self) -> str:
        """The card of the combat before, while the next one is being chosen."""
        if not self._card:
            return ""
        return f"<hr>{paragraph(tr('The combat before:'), is_head=True)}{self._card}"

    def _before(self) -> str:
        """The card of the combat before, where the next follows it at once."""
        if not self._card or not self._is_before_round():
            return ""
        return f"{paragraph(tr('The combat before:'), is_head=True)}{self._card}<hr>"

    def _expect(self, odds: CombatOdds) -> None:
        """What is expected when the first die of the fight itself is about to fall."""
        if self._expected is None or self._is_before_round():
            self._expected = odds

    def _is_before_round(self) -> bool:
        battle = self._view.battle if self._view is not None else None
        is_begun = battle is not None and (battle.scored_french or battle.scored_austrian)
        return battle is not None and battle.round == 1 and not is_begun

    def _words_of(self, text: str) -> str:
        """The choice that an answer belongs to, as the list of orders has it."""
        if text == TO_GUNS_WORDS:
            return tr("all of them march to the guns")
        if self._view is None:
            return text
        try:
            (offer,) = PRESENTER.offers(self._view, [RULES.parse_ply(text)])
        except NotNotation:
            return text.capitalize().replace("-", " ")
        return area_titles()[offer.goals[0]] if offer.role is Role.FIGHT else told(offer.words)

    def _open_link(self, link: QUrl) -> None:
        if link.scheme() == "rule":
            self.rule_wanted.emit(link.path())
