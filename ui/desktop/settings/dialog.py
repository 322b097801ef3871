"""The preferences: pages in a list, a search on top, defaults page by page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.settings.pages import (
    CoachPage,
    EnginePage,
    FilesPage,
    LanguagePage,
    LookPage,
    MapPage,
    PlayPage,
    PrivacyPage,
    Restorable,
)
from ui.desktop.settings.preferences import Preferences
from ui.desktop.settings.search import Setting, settings_on, shortened
from ui.desktop.settings.standing import keep_orders
from ui.desktop.style.language import tr
from ui.desktop.style.screen_fit import room_for

WIDTH_IN_LETTERS: Final = 96
LINES: Final = 24
LIST_IN_LETTERS: Final = 27
NARROW_IN_LETTERS: Final = 78
"""Below this there is no room for a list beside the page."""
LINES_ABOVE: Final = 5


class Pages(QWidget):
    """A list of titles beside the page that is chosen, or of the settings that a word finds."""

    turned = Signal()
    """Another page is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: list[str] = []
        self._pages: list[QWidget] = []
        self._found: list[Setting] = []
        """Those listed, row by row; none while pages are listed."""
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Pages"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stack = QStackedWidget(self)
        self.list.currentItemChanged.connect(lambda now, _: self._show(now))
        self.list.itemActivated.connect(lambda _: self.go_to_chosen())
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.list)
        self._row.addWidget(self.stack, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Large text on a small screen: the list lies above the page."""
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        is_narrow = self.width() < metrics.averageCharWidth() * NARROW_IN_LETTERS
        beside, above = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(above if is_narrow else beside)
        wide = metrics.averageCharWidth() * LIST_IN_LETTERS
        self.list.setMinimumWidth(0 if is_narrow else wide)
        self.list.setMaximumWidth(self.width() if is_narrow else wide)
        high = metrics.height() * LINES_ABOVE
        self.list.setMaximumHeight(high if is_narrow else self.height())

    # -- as a tab widget has it -------------------------------------------------------------------

    def addTab(self, page: QWidget, title: str) -> int:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(page)
        self._pages.append(page)
        self._titles.append(title)
        self.stack.addWidget(area)
        self.look_for("")
        return len(self._pages) - 1

    def count(self) -> int:
        return len(self._pages)

    def tabText(self, number: int) -> str:
        return self._titles[number]

    def currentIndex(self) -> int:
        return self.stack.currentIndex()

    def currentWidget(self) -> QWidget:
        return self._pages[self.stack.currentIndex()]

    def setCurrentIndex(self, number: int) -> None:
        self.look_for("")
        self.list.setCurrentRow(number)

    def setCurrentWidget(self, page: QWidget) -> None:
        """The page, or the one that it is a part of."""
        for number, one in enumerate(self._pages):
            if one is page or one.isAncestorOf(page):
                self.setCurrentIndex(number)

    # -- finding ----------------------------------------------------------------------------------

    def look_for(self, text: str) -> None:
        """List the settings with this text in them; all pages without any."""
        shown = self.currentIndex()
        self._found = []
        self.list.clear()
        if not text.strip():
            for title in self._titles:
                self.list.addItem(title.replace("&", ""))
            self.list.setCurrentRow(max(shown, 0))
            return
        for setting in settings_on(self._pages):
            title = self._titles[setting.page].replace("&", "")
            if setting.has(text.strip()) or text.strip().casefold() in title.casefold():
                words = shortened(setting.words)
                item = QListWidgetItem(tr("{page}: {setting}", page=title, setting=words))
                item.setToolTip(setting.words)
                self._found.append(setting)
                self.list.addItem(item)
        if not self.list.count():
            item = QListWidgetItem(tr("Nothing has this word."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _setting(self) -> Setting | None:
        """The one chosen in the list; None while pages are listed."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def _show(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        setting = self._setting()
        if setting is not None:
            self.stack.setCurrentIndex(setting.page)
            area = self.stack.currentWidget()
            if isinstance(area, QScrollArea):
                area.ensureWidgetVisible(setting.place)
        elif item.flags() & Qt.ItemFlag.ItemIsSelectable:
            self.stack.setCurrentIndex(self.list.row(item))
        self.turned.emit()

    def go_to_chosen(self) -> None:
        """The keyboard goes to the setting that is chosen in the list, or to the page."""
        setting = self._setting()
        if setting is not None:
            setting.go()
        else:
            self.currentWidget().setFocus()


class _SearchLine(QLineEdit):
    """Enter goes to what was found; it does not close the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class PreferencesDialog(QDialog):
    """Changes show at once; Cancel puts back what was."""

    changed = Signal(object)

    def __init__(self, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Preferences"))
        self._before = now
        look, paper, play = LookPage(now), MapPage(now), PlayPage(now)
        coach, language = CoachPage(now), LanguagePage()
        self.text_size, self.look, self.motion = look.text_size, look.look, look.motion
        self.colours, self.pace = paper.colours, paper.pace
        self.combat, self.standing = play.combat, play.standing
        self.help_page, self.language = coach.help_page, language.language
        self.files = FilesPage()
        self.privacy = PrivacyPage()
        self.search = _SearchLine(self)
        self.search.setPlaceholderText(tr("Find a setting"))
        self.search.setAccessibleName(tr("Find a setting"))
        self.search.setClearButtonEnabled(True)
        self.pages = Pages(self)
        for page, title in (
            (look, tr("Look")),
            (paper, tr("Map")),
            (play, tr("Playing")),
            (coach, tr("Help and coach")),
            (EnginePage(), tr("Engine")),
            (language, tr("Language")),
            (self.files, tr("Files")),
            (self.privacy, tr("Privacy")),
        ):
            page.changed.connect(self._tell)
            self.pages.addTab(page, title)
        self._lay_out()
        self._connect()
        self.pages.setCurrentIndex(0)

    def _lay_out(self) -> None:
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        self.restore = self.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self.restore.setToolTip(tr("Reset everything on this page"))
        self.restore.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.pages, 1)
        column.addWidget(self.buttons)
        metrics = self.fontMetrics()
        room = room_for(self)
        self.resize(
            min(metrics.averageCharWidth() * WIDTH_IN_LETTERS, room.width()),
            min(metrics.height() * LINES, room.height()),
        )

    def _connect(self) -> None:
        self.search.textChanged.connect(self.pages.look_for)
        self.search.returnPressed.connect(self._go_to_found)
        self.pages.turned.connect(self._show_restore)
        self.restore.clicked.connect(self._restore_page)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.rejected.connect(lambda: self.changed.emit(self._before))
        self.accepted.connect(lambda: keep_orders(self.standing.wanted(), None))
        self.accepted.connect(self.colours.keep)
        self.accepted.connect(self.language.keep)

    def _go_to_found(self) -> None:
        if self.search.text().strip():
            self.pages.go_to_chosen()

    def _show_restore(self) -> None:
        page = self.pages.currentWidget()
        self.restore.setEnabled(isinstance(page, Restorable) and page.can_restore)

    def _restore_page(self) -> None:
        page = self.pages.currentWidget()
        if isinstance(page, Restorable):
            page.restore()

    def wanted(self) -> Preferences:
        help_wanted = self.help_page.wanted()
        return Preferences(
            self.text_size.value(),
            self.look.currentData(),
            self.motion.isChecked(),
            self.pace.currentData(),
            self.combat.isChecked(),
            help_wanted.is_offered,
            help_wanted.is_coached,
            help_wanted.points,
            help_wanted.seconds,
            help_wanted.delay,
        )

    def _tell(self) -> None:
        self.changed.emit(self.wanted())
