"""The first screen: a title page with the theatre of war behind it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaire.game import Game
from solitaire.presenting.presenter import Presenter
from solitaire.registry import game_named
from solitaire.text import verbatim
from ui.common.chosen_game import shown_games
from ui.desktop.board.backdrop import REST_MILLISECONDS, Backdrop
from ui.desktop.board.miniature import miniature, miniature_size
from ui.desktop.help.lesson.opening import lesson_words
from ui.desktop.screens.bad_end import BadEndNotice
from ui.desktop.screens.first_choice import FirstChoice, Rule
from ui.desktop.screens.first_settings import FirstSettings
from ui.desktop.screens.last_session import BadEnd
from ui.desktop.screens.recent import RecentGame
from ui.desktop.style import theme
from ui.desktop.style.language import marked, tr, translated
from ui.desktop.style.paints import paints_of
from ui.desktop.style.passed_over import passed_over_words
from ui.desktop.style.widgets.notices import NoticeLabel
from ui.desktop.table.sight import shown_by

log: Final = logging.getLogger("campagna")
PROMISE: Final = marked(
    "The computer never sees what you hide: it runs as a separate process and receives what "
    "its side may know, nothing else."
)
TITLE_SCALE: Final = 3.0
SUBTITLE_SCALE: Final = 1.35
WIDTH_IN_LETTERS: Final = 62
SCROLL_BAR: Final = 60
"""Pixels for it and the margins."""
MINIATURE_SCALE: Final = 7.0
"""Height of the small map for the height of letters."""
LEFT_PART: Final = 0.06
"""Of the width, left free beside the words."""


class Welcome(QWidget):
    """What to do first; Enter takes the first."""

    continue_wanted = Signal()
    side_wanted = Signal(str, str)
    """A seat and the game."""
    new_wanted = Signal()
    watch_wanted = Signal()
    open_wanted = Signal()
    review_wanted = Signal()
    lesson_wanted = Signal()
    honesty_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = shown_games()
        self.game = self._games[0]
        """The one that is offered."""
        self.backdrop = Backdrop(shown_by(self.game), self)
        self.title = QLabel(self)
        self.subtitle = QLabel(self)
        self.choice = QComboBox(self)
        """Of a game, where there are several."""
        self._fill_choice()
        self.reconstructed = NoticeLabel(self.game.notice, self)
        self.notice = BadEndNotice(self)
        self.passed_over = QLabel(self)
        """Files that could not be used."""
        self.passed_over.setTextFormat(Qt.TextFormat.PlainText)
        self.passed_over.setWordWrap(True)
        self._newest: RecentGame | None = None
        self._last: Path | None = None
        self._drawing = QTimer(self)
        """The small map is drawn after the page itself is seen."""
        self._drawing.setSingleShot(True)
        self._drawing.setInterval(REST_MILLISECONDS // 2)
        self._drawing.timeout.connect(self._draw_miniature)
        self.promise = QLabel(tr(PROMISE), self)
        self.promise.setWordWrap(True)
        self.check = QPushButton(tr("How &you can check that ▸"), self)
        self.check.setFlat(True)
        self.check.clicked.connect(self.honesty_wanted)
        self.lesson = FirstChoice(tr("&Learn by doing"), "")
        self.lesson.clicked.connect(self.lesson_wanted)
        self.go_on = FirstChoice(tr("&Continue"), "")
        self.sides: dict[str, FirstChoice] = {}
        """By seat."""
        self.new = FirstChoice(tr("&New game…"), tr("level, optional rules, dice, two people"))
        self.watch = FirstChoice(tr("&Watch"), tr("the computer plays both sides"))
        self.open = FirstChoice(tr("&Open a game…"), tr("a record from a file"))
        self.review = FirstChoice(
            tr("&Review a game…"), tr("go through it again and see what decided it")
        )
        self.settings = FirstSettings(self)
        self._lesser = (self.new, self.watch, self.open, self.review)
        self.go_on.clicked.connect(self.continue_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.watch.clicked.connect(self.watch_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.review.clicked.connect(self.review_wanted)
        self._lay_out()
        self._show_game()
        self.fit_text()

    @property
    def buttons(self) -> tuple[FirstChoice, ...]:
        return (self.go_on, self.lesson, *self.sides.values(), *self._lesser)

    def _fill_choice(self) -> None:
        self.choice.setAccessibleName(tr("Game"))
        for game in self._games:
            self.choice.addItem(translated(verbatim(game.title)), game.name)
        self.choice.setVisible(len(self._games) > 1)
        self.choice.currentIndexChanged.connect(self._choose_game)
        self.choice.installEventFilter(self)

    def _choose_game(self, number: int) -> None:
        before, self.game = self.game, self._games[number]
        try:
            self._show_game()
        except Exception as error:  # noqa: BLE001 - whatever its code raises
            self._pass_over(number, error)
            self.choice.setCurrentIndex(self._games.index(before))
            self.game = before
            self._show_game()
        self.fit_text()

    def _pass_over(self, number: int, error: Exception) -> None:
        """A game that cannot be shown must not keep others from being played."""
        game = self._games.pop(number)
        self.choice.blockSignals(True)
        self.choice.removeItem(number)
        self.choice.setCurrentIndex(0)
        self.choice.blockSignals(False)
        log.warning("the game %s cannot be shown", game.name, exc_info=error)
        self.passed_over.setText(
            tr("{game} cannot be shown: {reason}.", game=game.title, reason=error)
        )
        self.passed_over.setVisible(True)

    def offer(self, game: Game) -> None:
        """This game first, even if it is none of those that are registered."""
        if game.name not in [one.name for one in self._games]:
            self._games.append(game)
            self.choice.addItem(translated(verbatim(game.title)), game.name)
        self.choice.setVisible(len(self._games) > 1)
        self.choice.setCurrentIndex([one.name for one in self._games].index(game.name))

    def _show_game(self) -> None:
        """Title and sides of the game that is offered."""
        presenter = shown_by(self.game)
        self.title.setText(translated(presenter.board().title) or self.game.title)
        self.subtitle.setText(translated(presenter.board().subtitle))
        self.reconstructed.show_notice(self.game.notice)
        self.backdrop.use(presenter)
        self.show_lesson()
        for old in self.sides.values():
            old.hide()
            old.deleteLater()
        self.sides = {}
        for seat in self.game.rules().seats:
            words = presenter.side_words(seat)
            button = FirstChoice(translated(words.play), translated(words.about))
            button.clicked.connect(lambda checked=False, seat=seat: self._play(seat))
            self._side_rows.addWidget(button)
            self.sides[seat] = button

    def _play(self, seat: str) -> None:
        self.side_wanted.emit(seat, self.game.name)

    def show_lesson(self) -> None:
        """Where one would go on with it; nothing for a game that has none."""
        lesson = self.game.lesson()
        self.lesson.setVisible(lesson is not None)
        if lesson is not None:
            self.lesson.describe(lesson_words(self.game, lesson))

    def _lay_out(self) -> None:
        self._column = QWidget(self)
        inner = QVBoxLayout(self._column)
        inner.setSpacing(7)
        inner.addStretch(2)
        inner.addWidget(self.title)
        inner.addWidget(self.subtitle)
        inner.addWidget(self.reconstructed)
        inner.addSpacing(2)
        inner.addWidget(Rule(self))
        inner.addSpacing(10)
        inner.addWidget(self.notice)
        inner.addWidget(self.passed_over)
        inner.addWidget(self.choice)
        inner.addWidget(self.go_on)
        inner.addWidget(self.lesson)
        self._side_rows = QVBoxLayout()
        self._side_rows.setSpacing(7)
        inner.addLayout(self._side_rows)
        self._pairs = QGridLayout()
        self._pairs.setSpacing(7)
        inner.addLayout(self._pairs)
        inner.addSpacing(8)
        inner.addWidget(self.promise)
        inner.addWidget(self.check, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addSpacing(4)
        inner.addWidget(self.settings)
        inner.addStretch(3)
        self._page = QWidget(self)
        self._row = QVBoxLayout(self._page)
        self._row.addWidget(self._column, 1, Qt.AlignmentFlag.AlignLeft)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.viewport().setAutoFillBackground(False)
        scroll.setWidget(self._page)
        for see_through in (self._page, self._column):
            see_through.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.backdrop.lower()

    def fit_text(self) -> None:
        """After the size of text has changed."""
        pixels = self.fontInfo().pixelSize()
        self.subtitle.setFont(theme.font("serif", pixels * SUBTITLE_SCALE, italic=True))
        paints = paints_of(shown_by(self.game).looks())
        for button in (self.go_on, self.lesson, *self._lesser):
            button.setFont(self.font())
            button.fit_text(pixels, None)
        for seat, button in self.sides.items():
            button.setFont(self.font())
            button.fit_text(pixels, paints.side(seat))
        wide = self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS + 80
        self.promise.setMaximumWidth(wide)
        self.promise.setMinimumHeight(self.promise.heightForWidth(wide))
        self.reconstructed.setMaximumWidth(wide)
        self._make_room_for_miniature()

    def _arrange(self) -> None:
        """The lesser choices two by two where there is room for that."""
        last = self._lesser
        widest = max(button.minimumSizeHint().width() for button in last)
        margin = round(self.width() * LEFT_PART)
        self._fit_title(self.width() - margin - SCROLL_BAR)
        columns = 2 if 2 * widest + margin + 60 < self.width() else 1
        for place, button in enumerate(last):
            self._pairs.addWidget(button, place // columns, place % columns)
        self._row.setContentsMargins(margin, 8, 8, 8)
        self._show_miniature(self.width() - margin - SCROLL_BAR)
        self.backdrop.setGeometry(self.rect())
        self.backdrop.keep_clear(margin + self._column.sizeHint().width())

    def _fit_title(self, room: int) -> None:
        """As large as it should be, or as there is room for."""
        pixels = self.fontInfo().pixelSize() * TITLE_SCALE
        self.title.setFont(theme.font("serif", pixels, QFont.Weight.DemiBold))
        needed = self.title.sizeHint().width()
        if needed > room > 0:
            fitting = theme.font("serif", pixels * room / needed, QFont.Weight.DemiBold)
            self.title.setFont(fitting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Style sheets take fonts away when a page is first shown."""
        super().showEvent(event)
        self.fit_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press_letter(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The letters are heard where the game is chosen, too."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_letter(event)
        return super().eventFilter(watched, event)

    def _press_letter(self, event: QKeyEvent) -> bool:
        """The letter of a choice alone takes it; whether it was one."""
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        letter = event.text().upper()
        for button in self.buttons:
            if letter and not held and letter == button.key and button.isVisible():
                button.click()
                return True
        return False

    def show_end(self, end: BadEnd | None) -> None:
        """Of the last sitting, if it ended badly."""
        self.notice.show_end(end)

    def show_last(self, last: RecentGame) -> None:
        """Offer what was played last, whichever game it is and however it ended."""
        is_other = self._last is None or last.path != self._last
        self._last = last.path
        if is_other and last.game in [one.name for one in self._games]:
            self.offer(game_named(last.game))

    def show_newest(self, game: RecentGame | None, is_first_run: bool) -> None:
        """What can be continued. The first choice has the keyboard; for a newcomer that is the
        lesson."""
        self._newest = game
        words = passed_over_words()
        self.passed_over.setText(words)
        self.passed_over.setVisible(bool(words))
        self.go_on.setVisible(game is not None)
        if game is not None:
            self.go_on.call(tr("&Continue: {where}", where=game.where))
            self.go_on.describe(game.details)
        self._make_room_for_miniature()
        has_lesson = not self.lesson.isHidden()
        first = self.lesson if is_first_run and has_lesson else next(iter(self.sides.values()))
        (self.go_on if game is not None else first).setFocus()

    # -- the small map ----------------------------------------------------------------------------

    def _make_room_for_miniature(self) -> None:
        """At once, so that nothing moves when it is drawn."""
        label = self.go_on.picture
        label.clear()
        if self._has_miniature():
            label.setFixedSize(self._miniature_size().toSize())
            self._drawing.start()
        self._arrange()

    def _has_miniature(self) -> bool:
        game = self._newest
        return game is not None and game.glimpse is not None and bool(game.glimpse.counters)

    def _show_miniature(self, room: int) -> None:
        """Large text in a small window leaves none for it."""
        wide = self._miniature_size().width()
        fits = self.go_on.width_of_words() + wide + SCROLL_BAR < room
        self.go_on.picture.setVisible(self._has_miniature() and fits)

    def _miniature_size(self) -> QSizeF:
        return miniature_size(self._presenter_of_newest(), self._miniature_height())

    def _miniature_height(self) -> int:
        return round(self.fontInfo().pixelSize() * MINIATURE_SCALE)

    def _presenter_of_newest(self) -> Presenter:
        """The game that could be gone on with may be another than the one offered."""
        newest = self._newest
        return shown_by(self.game if newest is None else game_named(newest.game))

    def _draw_miniature(self) -> None:
        game = self._newest
        if game is not None and game.glimpse is not None:
            height, ratio = self._miniature_height(), self.devicePixelRatioF()
            drawn = miniature(self._presenter_of_newest(), game.glimpse.counters, height, ratio)
            self.go_on.picture.setPixmap(drawn)
