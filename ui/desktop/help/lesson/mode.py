"""Leads through the lesson in the game window: says a step, hears its keys only, sees it done.

Everything else is asleep meanwhile: other keys and the pointer do nothing except on the lesson's
own bar. Esc leaves at any time; the lesson is taken up again where it can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from solitaire.game import Game
from solitaire.presenting.lesson import Lesson, Step
from ui.desktop.help.lesson.bar import LessonBar, LessonCard
from ui.desktop.help.lesson.progress import Progress, keep_progress
from ui.desktop.help.lesson.room import LessonRoom
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.help.lesson.steps import is_done
from ui.desktop.style.language import translated
from ui.desktop.table.opening import NewGame

LOOK_MILLISECONDS: Final = 50
"""Between two looks whether the step is done."""
_POINTER: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
    }
)
_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride})


class LessonMode(QObject):
    ended = Signal()

    def __init__(self, room: LessonRoom, game: Game, lesson: Lesson, progress: Progress) -> None:
        super().__init__(room.window)
        self.game = game
        self.lesson = lesson
        self._room = room
        self.bar = LessonBar(room.page)
        self.card: LessonCard | None = None
        self.number = -1
        """Of the step, 0 for the first."""
        self._was_pressed = False
        self._is_over = False
        self._before = before = room.preferences.now
        room.preferences.now = replace(  # one teacher at a time
            before, is_coached=False, is_help_offered=True, hint_delay=0
        )
        room.page.layout().insertWidget(0, self.bar)  # type: ignore[union-attr]
        self.bar.show_wanted.connect(self.show_me)
        self.bar.leave_wanted.connect(self.leave)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self.look)
        self._begin_at(progress)

    # -- beginning --------------------------------------------------------------------------------

    def _begin_at(self, progress: Progress) -> None:
        number = progress.step if 0 <= progress.step < len(self.steps) else 0
        played: Sequence[str] = progress.played if self.steps[number].is_anchor else ()
        number = number if self.steps[number].is_anchor else 0
        try:
            self._sit(self.steps[number].scene, played)
        except ValueError:  # the rules or the lesson are others than then
            number = self._first_of_scene(number)
            self._sit(self.steps[number].scene, ())
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._timer.start()
        self._go_to(number)

    def _sit(self, scene: str, played: Sequence[str]) -> None:
        room, view = self._room, self._room.board.map_view
        table = LessonTable(self.game.rules(), self.lesson.scenes[scene], played, room.window)
        room.leave()
        room.sit_down(table)
        table.habits.orders = {}
        table.pace_milliseconds = 0
        table.rolls.is_stepping = True
        room.hide_docks()
        room.model.show_overlay("")
        room.model.leave_map()
        centre = self.lesson.scenes[scene].centre
        # Once the page has its final size.
        QTimer.singleShot(0, self, lambda: view.zoom_to(centre) if centre else view.fit())

    @property
    def steps(self) -> Sequence[Step]:
        return self.lesson.steps

    @property
    def step(self) -> Step:
        return self.steps[self.number]

    def _first_of_scene(self, number: int) -> int:
        scene = self.steps[number].scene
        return next(place for place, step in enumerate(self.steps) if step.scene == scene)

    def _go_to(self, number: int) -> None:
        if self.number >= 0 and self.steps[number].scene != self.step.scene:
            self._sit(self.steps[number].scene, ())
        self.number = number
        self._was_pressed = False
        step, room = self.step, self._room
        table = room.model.table
        assert isinstance(table, LessonTable)
        if step.is_anchor:
            keep_progress(Progress(number, tuple(table.played())), self.game.name)
        self.bar.show_step(translated(step.say), number + 1, len(self.steps))
        room.prompt.setVisible(step.is_at_bar)
        if step.is_at_bar:
            room.model.leave_map()
            room.combat.setVisible(room.combat.is_fought)
        else:
            if not (room.combat.is_fought or room.combat.is_preview):
                room.combat.setVisible(False)
            room.board.map_view.setFocus()

    # -- hearing ----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _KEYS and kind not in _POINTER:
            return False
        if not isinstance(watched, QWidget) or not self._is_ours(watched):
            return False
        if kind in _POINTER:
            return not (watched is self.bar or self.bar.isAncestorOf(watched))
        assert isinstance(event, QKeyEvent)
        return self._is_eaten(event)

    def _is_ours(self, widget: QWidget) -> bool:
        window = self._room.window
        return widget is window or (window.isAncestorOf(widget) and widget.window() is window)

    def _is_eaten(self, event: QKeyEvent) -> bool:
        pressed = _sequence(event)
        is_press = event.type() == QEvent.Type.KeyPress
        if pressed == QKeySequence("Esc"):
            event.accept()
            if is_press:
                QTimer.singleShot(0, self, self.leave)
            return True
        if any(pressed == QKeySequence(key) for key in self.step.keys):
            self._was_pressed = True
            QTimer.singleShot(0, self, self.look)  # before another press of the same key
            is_for_us = not self.step.until and not _is_shortcut(pressed, self._room.actions())
            return is_for_us and is_press
        event.accept()
        return True

    # -- seeing it done ---------------------------------------------------------------------------

    def look(self) -> None:
        """Whether the step is done; then the next one."""
        if self._is_over or not isinstance(self._room.model.table, LessonTable):
            return
        if not self.step.until and not self._was_pressed:
            return
        if not is_done(self.step, self._room):
            if self.step.is_at_bar:
                self._show_battle()
            return
        if self.number + 1 < len(self.steps):
            self._go_to(self.number + 1)
        else:
            self._finish()

    def _show_battle(self) -> None:
        """The board as soon as there is a battle; the keys to the bar, or to the map above it."""
        room, focus = self._room, self._room.window.focusWidget()
        if room.combat.is_fought and room.combat.isHidden():
            room.combat.show()
        if focus is None or not room.page.isAncestorOf(focus):
            room.board.map_view.setFocus()

    def show_me(self) -> None:
        """Press the next key of the step for the learner."""
        target = self._room.window.focusWidget() or self._room.board.map_view
        for key in self.step.keys:
            for event in _events(QKeySequence(key)):
                QApplication.postEvent(target, event)

    # -- ending -----------------------------------------------------------------------------------

    def leave(self) -> None:
        """Back to the first screen; the lesson waits where it was."""
        self._end()
        self._room.leave()

    def _finish(self) -> None:
        keep_progress(Progress(is_finished=True), self.game.name)
        room = self._room
        self._end()
        self.card = LessonCard(self.lesson, room.window)
        self.card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        new = NewGame(self.lesson.seat, game=self.game.name)
        self.card.campaign_wanted.connect(lambda: room.begin(new))
        self.card.again_wanted.connect(lambda: room.begin_lesson(self.game.name))
        self.card.rejected.connect(room.leave)
        self.card.open()

    def _end(self) -> None:
        self._is_over = True
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.bar.hide()
        self.bar.deleteLater()
        room, before = self._room, self._before
        room.preferences.now = replace(
            room.preferences.now,
            is_coached=before.is_coached,
            is_help_offered=before.is_help_offered,
            hint_delay=before.hint_delay,
        )
        room.prompt.setVisible(True)
        room.model.show_overlay("")
        self.ended.emit()


def _sequence(event: QKeyEvent) -> QKeySequence:
    """The keys pressed; those of the number pad count as the others."""
    key = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else Qt.Key(event.key())
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(int(modifiers.value) | int(key.value))


def _is_shortcut(pressed: QKeySequence, actions: Sequence[QAction]) -> bool:
    """Whether one of them takes these keys, of whose press nothing more is heard."""
    return any(pressed in action.shortcuts() and action.isEnabled() for action in actions)


def _events(keys: QKeySequence) -> list[QKeyEvent]:
    text = keys.toString()
    pressed: QKeyCombination = keys[0]  # type: ignore[index]  # which PySide can
    return [
        QKeyEvent(kind, pressed.key(), pressed.keyboardModifiers(), text if len(text) == 1 else "")
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
    ]
