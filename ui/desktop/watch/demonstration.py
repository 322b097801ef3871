"""A demonstration under way: two engines play ahead in processes of their own, the film is shown.

What is shown and what is computed are apart: one may pause, go back or look again while the engines
go on until the film is long enough. Nothing here waits.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire.protocol import IllegalAction, Seat
from solitaire.record import RecordNotWritten
from ui.desktop.style.file_trouble import sentence
from ui.desktop.table.links import ChildLink
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.engine import serve_player
from ui.desktop.watch.film import Film, Viewpoint
from ui.desktop.watch.judging import Judging

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
SPEED_BY_PACE: Final = {"watch": 0.5, "brisk": 1.0, "at-once": 8.0}
"""The names are those of `campagna demo --pace`."""
MOST_AHEAD: Final = 400
"""Shots between what is shown and what is computed; then the engines rest."""

# What it is doing
COMPUTING: Final = "computing"
WAITING: Final = "waiting"
RESTING: Final = "resting"
FINISHED: Final = "finished"
ENGINE_LOST: Final = "engine lost"
NOT_SAVED: Final = "not saved"


class Demonstration(QObject):
    changed = Signal()
    """Another shot is shown, or the same from another viewpoint."""
    grown = Signal()
    """The film is longer, or what it is doing has changed."""
    play_changed = Signal(bool)
    """Whether it goes on by itself."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.shown = 0
        """The number of the shot that is shown."""
        self.viewpoint: Viewpoint = 0
        self.speed = 1.0
        self.pauses_at_battles = False
        self.is_playing = False
        self.trouble = ""
        """What the user is told when engines or disk have stopped play."""
        self.judging = Judging(conductor, self)
        self._stopped = ""
        self._engines: dict[Seat, ChildLink] = {}
        self._question = 0
        self._is_asked = False
        self._is_begun = False
        self._is_closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_next)

    # -- what is shown ----------------------------------------------------------------------------

    @property
    def film(self) -> Film:
        return self.conductor.film

    @property
    def state(self) -> str:
        """What it is doing, one of the words above."""
        if self._stopped:
            return self._stopped
        if self.film.seen_after(self.shown, self.viewpoint) is None:
            return FINISHED if self.conductor.is_over else WAITING
        return COMPUTING if self._is_asked else RESTING

    @property
    def ahead(self) -> int:
        """Shots computed and not yet shown."""
        return len(self.film) - 1 - self.shown

    def begin(self, conductor: Conductor) -> None:
        """Show another game from its beginning."""
        self._drop_engines()
        self.conductor.close()
        self.conductor = conductor
        self.judging.begin(conductor)
        self.shown, self._stopped, self.trouble = 0, "", ""
        self.compute()
        self.changed.emit()

    def look_as(self, viewpoint: Viewpoint) -> None:
        if viewpoint != self.viewpoint:
            self.viewpoint = viewpoint
            self.changed.emit()

    def show_shot(self, number: int) -> None:
        """Jump there, forwards or backwards."""
        number = min(max(number, 0), len(self.film) - 1)
        if number != self.shown:
            self.shown = number
            self.changed.emit()
            self._go_on()
        if self.is_playing:
            self._wait_for_reader()

    def step(self) -> None:
        later = self.film.seen_after(self.shown, self.viewpoint)
        if later is not None:
            self.show_shot(later)

    def step_back(self) -> None:
        self.show_shot(self.film.seen_before(self.shown, self.viewpoint))

    # -- running by itself ------------------------------------------------------------------------

    def set_speed(self, speed: float) -> None:
        self.speed = speed
        if self.is_playing:
            self._wait_for_reader()

    def play(self) -> None:
        if not self.is_playing and self.state != FINISHED:
            self.is_playing = True
            self.play_changed.emit(True)
            self._wait_for_reader()

    def pause(self) -> None:
        if self.is_playing:
            self.is_playing = False
            self._timer.stop()
            self.play_changed.emit(False)

    def toggle(self) -> None:
        self.pause() if self.is_playing else self.play()

    def _wait_for_reader(self) -> None:
        self._timer.start(round(self.film.seconds(self.shown, self.viewpoint) * 1000 / self.speed))

    def _show_next(self) -> None:
        later = self.film.seen_after(self.shown, self.viewpoint)
        if later is None:
            if self.conductor.is_over:
                self.pause()
            self.grown.emit()
            return  # goes on when the film has grown
        if self.pauses_at_battles and self.film.begins_battle(later, self.viewpoint):
            self.pause()
        self.show_shot(later)

    # -- engines ----------------------------------------------------------------------------------

    def compute(self) -> None:
        """Let the engines play from now on."""
        self._is_begun = True
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next engine, unless the film is long enough."""
        if (
            not self._is_begun
            or self._is_asked
            or self._is_closed
            or self._stopped
            or self.ahead >= MOST_AHEAD
        ):
            return
        asked = self.conductor.asked
        if asked is None:
            return
        self._is_asked = True
        self._question += 1
        engine = self._engines.get(asked.seat) or self._start(asked.seat)
        engine.ask(self._question, asked.view, asked.offered, asked.plies)

    def engine_of(self, seat: Seat) -> ChildLink | None:
        """None until the seat was asked."""
        return self._engines.get(seat)

    def _start(self, seat: Seat) -> ChildLink:
        game = self.conductor
        engine = ChildLink(
            serve_player,
            game.rules.name,
            game.player_names[seat],
            game.options,
            seat,
            game.seed_text,
            parent=self,
        )
        engine.answered.connect(lambda number, decision: self._take(seat, number, decision))
        engine.died.connect(lambda: self._lose(engine, seat))
        self._engines[seat] = engine
        return engine

    def _take(self, seat: Seat, number: int, decision: Any) -> None:
        if self._is_closed or number != self._question:
            return
        self._is_asked = False
        try:
            self.conductor.take(seat, decision)
        except (IllegalAction, RecordNotWritten) as error:
            self._stop(NOT_SAVED, sentence(error))
            return
        self.judging.film_has_grown()
        if self.is_playing and not self._timer.isActive():
            self._show_next()
        self._go_on()
        self.grown.emit()

    def _lose(self, engine: ChildLink, seat: Seat) -> None:
        if self._is_closed or self._engines.get(seat) is not engine:
            return
        del self._engines[seat]
        engine.close()
        self._is_asked = False
        self._question += 1
        self._stop(ENGINE_LOST, self.conductor.rules.seats[seat])

    def _stop(self, why: str, trouble: str) -> None:
        self._stopped, self.trouble = why, trouble
        self.grown.emit()

    def try_again(self) -> None:
        """After an engine was lost or the disk was full."""
        if self._stopped:
            self._stopped, self.trouble = "", ""
            self._go_on()
            self.grown.emit()

    # -- leaving ----------------------------------------------------------------------------------

    def _drop_engines(self) -> None:
        engines, self._engines = self._engines, {}
        for engine in engines.values():
            engine.close()
            engine.deleteLater()
        self._is_asked = False
        self._question += 1

    def close(self) -> None:
        """End engines and judge, and leave the record as it is."""
        if not self._is_closed:
            self.pause()
            self._is_closed = True
            self._drop_engines()
            self.judging.close()
            self.conductor.close()
