"""Plays in the window with the mouse alone: presses, moves and releases where things are drawn.

What is wanted comes from outside; the way to it is looked up on the screen: the counter on the map,
the ring of an area, a line of the menu that opens there, a row in the list of orders.
"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.offers import Offer
from tests.ui.window_officer import Officer
from tests.ui.window_table import plies_played, table_of
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.view import MapView
from ui.desktop.play.window import PlayWindow

LEFT = Qt.MouseButton.LeftButton
DRAG_STEPS = 4


class Mouse:
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.done: Counter[str] = Counter()
        """How often each way led to a choice."""
        self._qtbot = qtbot
        self._window = window
        # A fan opens under a resting pointer; so often that 650 milliseconds would add up.
        self._map.hover_timer.setInterval(0)

    @property
    def _map(self) -> MapView:
        view: MapView = self._window.board.map_view
        return view

    # -- a whole choice ---------------------------------------------------------------------------

    def play(self, officer: Officer) -> None:
        """What the officer wants now; a march is dragged to its goal."""
        table = table_of(self._window)
        offer = officer.offer(self._window, table)
        before = plies_played(self._window)
        if offer.tag == "move":
            goal = officer.goal_of_march(table)
            if goal:
                self.drag(offer.counter, goal)
                if plies_played(self._window) > before:
                    self.done["dragged"] += 1
                    return
        self._give(offer)
        self._confirm()
        assert plies_played(self._window) > before, f"{offer.text}: {self._told()}"

    def _give(self, offer: Offer) -> None:
        before = plies_played(self._window)
        if offer.counter and self._stack_of(offer.counter) is not None:
            self.click_counter(offer.counter)
            self.pick(offer)
            self.done["counter clicked"] += 1
        elif offer.goals:
            self.click_area(offer.goals[0])
            self.pick(offer)
            self.done["area clicked"] += 1
        if plies_played(self._window) == before and self._window.model.confirmation is None:
            self.double_click(offer)
            self.done["list clicked"] += 1

    def _confirm(self) -> None:
        """What is asked once more, by its button."""
        if self._window.model.confirmation is not None:
            self._qtbot.mouseClick(self._window.prompt.confirm, LEFT)
            self.done["confirmed"] += 1

    def _told(self) -> str:
        return f"{self._window.prompt.asked.text()} {self._window.prompt.message.text()}"

    # -- on the map -------------------------------------------------------------------------------

    def drag(self, counter: str, area: str) -> None:
        """Press on the counter, move over the map, let go over the area."""
        start = self._open_and_find(counter)
        end = self._window.board.place_of(area)
        pane = self._map.viewport()
        self._qtbot.mousePress(pane, LEFT, pos=start)
        for step in range(1, DRAG_STEPS + 1):
            between = QPointF(start) + (QPointF(end) - QPointF(start)) * step / DRAG_STEPS
            self._move(between.toPoint(), LEFT)
        self._qtbot.mouseRelease(pane, LEFT, pos=end)

    def _move(self, place: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        # As the platform sends it: QTest's mouseMove leaves out the button that is held.
        pane = self._map.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(pane.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(pane, event)

    def click_counter(self, counter: str) -> None:
        place = self._open_and_find(counter)
        self._qtbot.mouseClick(self._map.viewport(), LEFT, pos=place)

    def click_area(self, area: str) -> None:
        self._move_away()
        self._qtbot.mouseClick(self._map.viewport(), LEFT, pos=self._window.board.place_of(area))

    def _open_and_find(self, counter: str) -> QPoint:
        """Where the counter can be pressed; the pointer rests on a pile until it fans open."""
        self._move_away()
        stack = self._stack_of(counter)
        assert stack is not None, f"{counter} is not on the map"
        if len(stack.stack.keys) > 1:
            self._move(self._map.mapFromScene(stack.mapToScene(stack.card_boxes()[0].center())))
            self._qtbot.waitUntil(lambda: self._map.scene().open_stack() is not None)
            stack = self._stack_of(counter)
            assert stack is not None
        box = stack.card_boxes()[stack.stack.keys.index(counter)]
        return self._map.mapFromScene(stack.mapToScene(box.center()))

    def _move_away(self) -> None:
        """To the corner, where nothing is; fans that opened under the pointer close."""
        self._move(QPoint(1, 1))

    def _stack_of(self, counter: str) -> StackItem | None:
        items: list[StackItem] = self._map.scene().stack_items
        return next((item for item in items if counter in item.stack.keys), None)

    # -- menus and lists --------------------------------------------------------------------------

    def pick(self, offer: Offer) -> None:
        """The line of the menu that opened, if one did."""
        menu = self._window.pointing.menu
        if menu is None:
            return
        lines = {}
        for action in menu.actions():
            words = action.text().partition("\t")[0]  # behind it what dice may bring
            lines[words.partition("  ")[2] or words] = action
        self._qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(lines[offer.words]).center())
        self.done["menu"] += 1

    def double_click(self, offer: Offer) -> None:
        orders = self._window.orders.list
        row = [one.ply for one in self._window.orders.shown].index(offer.ply)
        orders.scrollToItem(orders.item(row))
        place = orders.visualItemRect(orders.item(row)).center()
        self._qtbot.mouseClick(orders.viewport(), LEFT, pos=place)
        self._qtbot.mouseDClick(orders.viewport(), LEFT, pos=place)
