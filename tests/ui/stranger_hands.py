"""Hands that play any game in the window: what is offered is looked up where it is drawn.

One pair has a mouse, the other keys alone; neither knows a game.
"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.offers import Offer, Role
from tests.ui.window_table import plies_played, table_of
from ui.desktop.board.scene import MapScene
from ui.desktop.board.view import MapView
from ui.desktop.play.window import PlayWindow

LEFT = Qt.MouseButton.LeftButton
MOST_PRESSES = 60


class Hands:
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.done: Counter[str] = Counter()
        """How often each way led to a choice."""
        self._qtbot = qtbot
        self._window = window

    @property
    def _map(self) -> MapView:
        view: MapView = self._window.board.map_view
        return view

    @property
    def _scene(self) -> MapScene:
        scene: MapScene = self._window.board.scene
        return scene

    def give(self, offer: Offer) -> None:
        before = plies_played(self._window)
        self.done[self._way(offer)] += 1
        if self._window.model.confirmation is not None:
            self._confirm()
        said = f"{self._window.prompt.asked.text()} {self._window.prompt.message.text()}"
        assert plies_played(self._window) > before, f"{offer.text}: {said}"

    def _way(self, offer: Offer) -> str:
        """Give it in the way that suits it; which one that was."""
        if offer.parts:
            self._place(offer)
            return "placed"
        if self._scene.beside.page.is_open:
            self._choose_on_page(offer)
            return "page"
        if offer.role is Role.FACE:
            self._turn(offer)
            return "turned"
        if offer.role is Role.STEP and offer.counter and offer.goals and self._may_lead(offer):
            self._lead(offer)
            return "led"
        self._take(offer)
        return "listed"

    def _may_lead(self, offer: Offer) -> bool:
        return True

    def _row(self, offer: Offer) -> int:
        return [one.ply for one in self._window.orders.shown].index(offer.ply)

    def _place(self, offer: Offer) -> None:
        raise NotImplementedError

    def _choose_on_page(self, offer: Offer) -> None:
        raise NotImplementedError

    def _turn(self, offer: Offer) -> None:
        raise NotImplementedError

    def _lead(self, offer: Offer) -> None:
        raise NotImplementedError

    def _take(self, offer: Offer) -> None:
        raise NotImplementedError

    def _confirm(self) -> None:
        raise NotImplementedError

    def roll(self) -> None:
        raise NotImplementedError


class MouseHands(Hands):
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        super().__init__(qtbot, window)
        self._map.hover_timer.setInterval(0)

    def roll(self) -> None:
        self._qtbot.mouseClick(self._window.prompt.roll, LEFT)

    def _confirm(self) -> None:
        self._qtbot.mouseClick(self._window.prompt.confirm, LEFT)

    def _place(self, offer: Offer) -> None:
        for counter, place in offer.parts:
            self._drag(self._counter_at(counter), self._window.board.place_of(place))

    def _may_lead(self, offer: Offer) -> bool:
        """On a small map neighbours may be so near that the way between them is no drag, or that
        the open pile covers both."""
        start, end = self._counter_at(offer.counter), self._window.board.place_of(offer.goals[0])
        pile = self._scene.open_stack()
        if pile is not None and pile.sceneBoundingRect().contains(self._map.mapToScene(end)):
            return False
        return (end - start).manhattanLength() >= QApplication.startDragDistance()

    def _lead(self, offer: Offer) -> None:
        self._drag(self._counter_at(offer.counter), self._window.board.place_of(offer.goals[0]))

    def _choose_on_page(self, offer: Offer) -> None:
        box = self._scene.beside.page.choice_boxes()[self._row(offer)]
        self._click(self._scene.beside.page.mapToScene(box.center()))

    def _turn(self, offer: Offer) -> None:
        facing = self._scene.offered.facing
        if facing is None or facing.counter != offer.counter:
            self._qtbot.mouseClick(self._map.viewport(), LEFT, pos=self._counter_at(offer.counter))
        facing = self._scene.offered.facing
        assert facing is not None, "no ticks are drawn"
        assert facing.counter == offer.counter
        self._click(facing.mapToScene(facing.middle(offer.facing or 0)))

    def _take(self, offer: Offer) -> None:
        orders, row = self._window.orders.list, self._row(offer)
        orders.scrollToItem(orders.item(row))
        place = orders.visualItemRect(orders.item(row)).center()
        self._qtbot.mouseClick(orders.viewport(), LEFT, pos=place)
        self._qtbot.mouseDClick(orders.viewport(), LEFT, pos=place)

    def _click(self, at: QPointF) -> None:
        self._qtbot.mouseClick(self._map.viewport(), LEFT, pos=self._map.mapFromScene(at))

    def _counter_at(self, counter: str) -> QPoint:
        """Where it can be pressed; the pointer rests on a pile until it fans open."""
        self._move(QPoint(1, 1))
        for cards in self._scene.beside.parts:
            for room in cards.rooms():
                for (key, _), box in zip(room.counters, room.boxes(), strict=True):
                    if key == counter:
                        return self._map.mapFromScene(cards.mapToScene(box.center()))
        stack = next(one for one in self._scene.stack_items if counter in one.stack.keys)
        if len(stack.stack.keys) > 1:
            self._move(self._map.mapFromScene(stack.mapToScene(stack.card_boxes()[0].center())))
            self._qtbot.waitUntil(lambda: self._scene.open_stack() is not None)
            stack = next(one for one in self._scene.stack_items if counter in one.stack.keys)
        return self._map.mapFromScene(stack.mapToScene(stack.box_of(counter).center()))

    def _drag(self, start: QPoint, end: QPoint) -> None:
        pane = self._map.viewport()
        self._qtbot.mousePress(pane, LEFT, pos=start)
        for step in range(1, 5):
            between = QPointF(start) + (QPointF(end) - QPointF(start)) * step / 4
            self._move(between.toPoint(), LEFT)
        self._qtbot.mouseRelease(pane, LEFT, pos=end)

    def _move(self, place: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        # As the platform sends it: QTest's mouseMove leaves out the button that is held.
        pane, none = self._map.viewport(), Qt.MouseButton.NoButton
        at, everywhere = QPointF(place), QPointF(pane.mapToGlobal(place))
        no_keys = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(QEvent.Type.MouseMove, at, everywhere, none, held, no_keys)
        QApplication.sendEvent(pane, event)


class KeyHands(Hands):
    def press(self, keys: str) -> None:
        """To the widget with the focus, as the platform would send it."""
        if QApplication.activeWindow() is None:
            self._window.activateWindow()
            self._qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
        pressed = QKeySequence(keys)[0]  # type: ignore[index]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self._window
        self._qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())

    def roll(self) -> None:
        self.press("Return")

    def _confirm(self) -> None:
        self.press("Return")

    def _come_to(self, place: str) -> None:
        """By Tab, which goes through all places that matter now."""
        self._map.setFocus()
        for _ in range(MOST_PRESSES):
            if self._map.cursor_area == place:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {place}")

    def _take_in_hand(self, counter: str, place: str) -> None:
        self._come_to(place)
        for _ in range(MOST_PRESSES):
            self.press("]")
            if self._window.picking.current == counter:
                return
        raise AssertionError(f"{counter} cannot be taken in hand at {place}")

    def _place(self, offer: Offer) -> None:
        for counter, place in offer.parts:
            shown = self._scene.picture
            assert shown is not None
            self._take_in_hand(counter, shown.place_of(counter))
            self.press("Space")
            self._come_to(place)
            self.press("Return")

    def _choose_on_page(self, offer: Offer) -> None:
        self.press(str(self._row(offer) + 1))

    def _turn(self, offer: Offer) -> None:
        self._take_in_hand(offer.counter, offer.at)
        self.press("Space")
        for _ in range(MOST_PRESSES):
            self.press("Shift+Right")
            facing = self._scene.offered.facing
            assert facing is not None, "no ticks are drawn"
            if facing.marked == offer.facing:
                break
        self.press("Return")

    def _lead(self, offer: Offer) -> None:
        """The counter is taken in hand, the goal named, and Enter sends it there."""
        others = [one for one in self._window.orders.offers if one.counter == offer.counter]
        if len(others) == 1:
            self._take(offer)
            return
        self._take_in_hand(offer.counter, offer.at)
        self.press("Space")
        self.press("G")
        for letter in self._window.model.names.place(offer.goals[0]):
            self._qtbot.keyClick(QApplication.focusWidget() or self._window, letter)
        self.press("Return")
        self.press("Return")

    def _take(self, offer: Offer) -> None:
        """Types its words; of several that have them, the arrow finds it."""
        self.press("/")
        for letter in offer.text:
            self._qtbot.keyClick(QApplication.focusWidget() or self._window, letter)
        for _ in range(self._row(offer)):
            self.press("Down")
        self.press("Return")


def chosen(window: PlayWindow, number: int) -> Offer:
    offers = table_of(window).offers()
    return offers[number % len(offers)]
