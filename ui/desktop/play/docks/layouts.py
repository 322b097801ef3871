"""Where the docks are: kept between sittings, put back, and three named arrangements of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QToolBar, QWidget

from ui.desktop.play.docks.panel_list import (
    LAYOUTS,
    PLAY,
    WATCH,
    Panels,
)
from ui.desktop.style.settings_files import play_settings

STATE_VERSION: Final = 3
"""Of what saveState() writes; older ones are not taken over."""
NARROWEST_IN_LETTERS: Final = 52
WIDEST_IN_LETTERS: Final = 92
LARGEST_PART: Final = 0.37
"""Of the width of the window, however large the text is: the map comes first."""
MAP_SHAPE: Final = 1.4
"""Width of the whole map for its height: what it does not need the docks may have."""
AROUND_MAP: Final = 7
"""Lines of text above and below the map: menus, strip, prompt bar."""
FEWEST_LINES, FEWEST_LETTERS = 21, 80
"""In a window with room for less text than this, all docks share one row of tabs."""

CRAMPED_PART: Final = 0.4
"""Of the width, for the docks then."""


class Layouts:
    def __init__(
        self, window: QMainWindow, panels: Panels, set_terse: Callable[[bool], None]
    ) -> None:
        """`set_terse` is told whether there is little room for words."""
        self._window, self._panels, self._set_terse = window, panels, set_terse
        self._bars: list[QToolBar] = []
        self._panes: list[QWidget] = []
        settings = play_settings()
        name = str(settings.value("layout_name", PLAY))
        self.name = name if name in LAYOUTS else PLAY
        self._states: dict[str, QByteArray] = {}
        is_same_text = str(settings.value("layout_text", "")) in ("", _text_height())
        for each in LAYOUTS:
            state = settings.value(f"layout_{each}")
            if isinstance(state, QByteArray) and is_same_text:
                self._states[each] = state
        self._covered: QDockWidget | None = None
        """What lay in front before a combat."""
        self.is_shown = False
        self.is_cramped = False
        """Whether there is too little room for two docks above each other."""
        self.is_kept = True
        """Whether the next sitting begins as this one was left."""

    def add_bar(self, bar: QToolBar) -> None:
        """It is seen with the docks."""
        self._bars.append(bar)

    def add_pane(self, pane: QWidget) -> None:
        """F6 comes by while it is in sight, before the docks."""
        self._panes.append(pane)

    def toggle_full_screen(self) -> None:
        is_full = self._window.isFullScreen()
        self._window.showNormal() if is_full else self._window.showFullScreen()

    # -- showing and hiding -----------------------------------------------------------------------

    def show(self) -> None:
        """Open the docks as they were left, or as this arrangement has them at first."""
        state = self._states.get(self.name)
        if state is None or not self._window.restoreState(state, STATE_VERSION):
            self._arrange()
        self._show_bars(True)
        self.is_cramped = False
        self.is_shown = True
        if self._has_little_room():
            self._cramp()
        for bar in self._window.findChildren(QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
        if self._panels.combat.is_fought:
            self.make_room_for_combat()

    def fit_room(self) -> None:
        """After the window or the text has changed its size."""
        has_little = self._has_little_room()
        self._set_terse(has_little)
        if has_little == self.is_cramped or not self.is_shown:
            return
        if has_little:
            self._remember()
            self._cramp()
        else:
            self.show()

    def _has_little_room(self) -> bool:
        window, metrics = self._window, QFontMetrics(QApplication.font())
        lines = window.height() / metrics.height()
        letters = window.width() / metrics.averageCharWidth()
        return lines < FEWEST_LINES or letters < FEWEST_LETTERS

    def _cramp(self) -> None:
        """All docks behind each other, the orders in front."""
        window, orders = self._window, self._panels.orders
        self.is_cramped = True
        window.tabifyDockWidget(self._panels.inspector, orders)
        orders.raise_()
        part = round(window.width() * CRAMPED_PART)
        window.resizeDocks([orders], [part], Qt.Orientation.Horizontal)

    def hide(self) -> None:
        self._remember()
        self.is_shown = False
        for dock in self._panels.docks:
            dock.setVisible(False)
        self._show_bars(False)

    def _show_bars(self, are_shown: bool) -> None:
        for bar in self._bars:
            bar.setVisible(are_shown)

    def choose(self, name: str) -> None:
        self._remember()
        self.name = name
        if self.is_shown:
            self.show()

    def reset(self) -> None:
        """This arrangement as it is at first."""
        self._states.pop(self.name, None)
        if self.is_shown:
            self.show()

    def _remember(self) -> None:
        if self.is_shown and not self.is_cramped:
            self._states[self.name] = self._window.saveState(STATE_VERSION)

    def keep(self) -> None:
        """Write everything down for the next sitting."""
        if not self.is_kept:
            return
        self._remember()
        settings = play_settings()
        settings.setValue("geometry", self._window.saveGeometry())
        settings.setValue("layout_name", self.name)
        settings.setValue("layout_text", _text_height())
        for name in LAYOUTS:
            if name in self._states:
                settings.setValue(f"layout_{name}", self._states[name])
            else:
                settings.remove(f"layout_{name}")
        settings.sync()

    def kept_geometry(self) -> QByteArray | None:
        """Where the window was when it was last closed."""
        geometry = play_settings().value("geometry")
        return geometry if isinstance(geometry, QByteArray) else None

    # -- as it is at first ------------------------------------------------------------------------

    def _arrange(self) -> None:
        window, docks = self._window, self._panels.docks
        right = Qt.DockWidgetArea.RightDockWidgetArea
        opened: list[QDockWidget] = []
        for dock, entry in zip(docks, self._panels.entries, strict=True):
            dock.setFloating(False)
            window.addDockWidget(right, dock)
            if self.name in entry.layouts:
                opened.append(dock)
        # Closed ones, too: whoever opens one finds it among the tabs.
        below = [dock for dock in docks if dock is not self._panels.orders]
        for first, second in pairwise(below):
            window.tabifyDockWidget(first, second)
        for dock in docks:
            dock.setVisible(dock in opened)
        self._panels.log.raise_()
        self._share_room(opened)

    def _share_room(self, opened: list[QDockWidget]) -> None:
        """The docks get what the map leaves, within bounds; the orders the smaller part of it."""
        window, orders, log = self._window, self._panels.orders, self._panels.log
        wide, high = self._width_of_docks(), window.height()
        if orders in opened:
            both = [orders, log]
            window.resizeDocks(both, [wide, wide], Qt.Orientation.Horizontal)
            window.resizeDocks(both, [high * 2 // 5, high * 3 // 5], Qt.Orientation.Vertical)
        else:
            window.resizeDocks([log], [wide], Qt.Orientation.Horizontal)

    def _width_of_docks(self) -> int:
        window, metrics = self._window, QFontMetrics(QApplication.font())
        letter = metrics.averageCharWidth()
        map_height = window.height() - AROUND_MAP * metrics.lineSpacing()
        part = 4 if self.name == WATCH else 3
        spare = min(window.width() - round(map_height * MAP_SHAPE), window.width() // part)
        wished = min(max(spare, NARROWEST_IN_LETTERS * letter), WIDEST_IN_LETTERS * letter)
        return min(wished, round(window.width() * LARGEST_PART))

    def follow_combats(self) -> None:
        combat = self._panels.combat
        combat.begun.connect(lambda _: self.make_room_for_combat())
        combat.ended.connect(self.give_room_back)

    def make_room_for_combat(self) -> None:
        """The board comes to the front and gets most of the side; the orders stay in sight."""
        if not self.is_shown:
            return
        self._covered = self._covered or front_of(self._panels.combat)
        self._panels.combat.show()
        self._panels.combat.raise_()
        self._divide(1, 3)

    def give_room_back(self) -> None:
        if self.is_shown:
            self._divide(2, 3)
        if self.is_cramped:
            self._panels.orders.raise_()

    def leave_result(self) -> None:
        """What lay in front before a combat comes back once something else is ordered; its result
        is seen until then."""
        if self._panels.combat.is_fought:
            return
        covered, self._covered = self._covered, None
        if covered is not None and front_of(self._panels.combat) is None:
            covered.raise_()

    def _divide(self, orders: int, board: int) -> None:
        if self.is_cramped:
            return
        above, below, high = self._panels.orders, self._panels.combat, self._window.height()
        if above.isVisible() and not below.isFloating():
            parts = [high * part // (orders + board) for part in (orders, board)]
            self._window.resizeDocks([above, below], parts, Qt.Orientation.Vertical)

    # -- the ring of panes ------------------------------------------------------------------------

    def next_pane(self, step: int) -> None:
        """The keyboard goes to the map, to the bar, or to the next open dock."""
        ring = self._ring()
        now = self._window.focusWidget()
        at = next((n for n, (pane, _) in enumerate(ring) if _holds(pane, now)), -1)
        pane, dock = ring[(at + step) % len(ring)] if at >= 0 else ring[0]
        if dock is not None:
            dock.raise_()
        pane.setFocus(Qt.FocusReason.TabFocusReason)

    def _ring(self) -> list[tuple[QWidget, QDockWidget | None]]:
        ring: list[tuple[QWidget, QDockWidget | None]] = [
            (pane, None) for pane in self._panes if pane.isVisible()
        ]
        for dock, entry in zip(self._panels.docks, self._panels.entries, strict=True):
            if not dock.isHidden():
                ring.append((entry.pane(dock), dock))
        return ring


def front_of(dock: QDockWidget) -> QDockWidget | None:
    """Of the docks that share a place with this one, the one that hides it; None if it is seen."""
    window = dock.window()
    together = window.tabifiedDockWidgets(dock) if isinstance(window, QMainWindow) else []
    return next((one for one in together if not one.visibleRegion().isEmpty()), None)


def _holds(pane: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and (pane is widget or pane.isAncestorOf(widget))


def _text_height() -> str:
    """Docks that were wide enough for small text are not for large."""
    return str(QFontMetrics(QApplication.font()).height())
