"""The table: one session, who sits where, and what the screen may know of it.

Nothing leaves it but views of seats that people hold, what those seats were told, and questions.
The record is written by the session after every choice, so a killed program loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ai.engine.client import OUR_ENGINE
from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Card, Picture
from solitaire.protocol import Chance, Decide, Event, IllegalAction, Over, Seat
from solitaire.record import RecordNotWritten
from solitaire.registry import game_of
from solitaire.session import UndoAnswer, UndoRefused
from solitaire.text import words_of
from ui.common.chronicle import LogLine, SeatChronicle
from ui.common.saves import OpenGame
from ui.desktop.style.language import tr, translated
from ui.desktop.table.computers import Computers
from ui.desktop.table.habits import Habits, Rolls
from ui.desktop.table.opponent import Opponent
from ui.desktop.table.sight import Sight

HUMAN: Final = "human"

# What the table waits for
PERSON: Final = "person"
COMPUTER: Final = "computer"
CURTAIN: Final = "curtain"
ROLL: Final = "roll"
"""Somebody who wants to see the dice fall one by one."""
LOOK: Final = "look"
"""Somebody who may look at what standing orders did, and change it, before others choose."""
DICE: Final = "dice"
DISK: Final = "disk"
ENGINE: Final = "engine"
OVER: Final = "over"


class DiceWithheld(Exception):
    """Somebody who should type a roll has put it off."""


class Table(QObject):
    changed = Signal()
    """Something may have to be shown anew: position, question, seat, what is waited for."""
    informed = Signal(object)
    """A report of the engine that thinks."""
    told = Signal(str)
    """A sentence for the people at the table."""

    def __init__(
        self,
        game: OpenGame,
        players: Mapping[str, str],
        *,
        curtain: bool = True,
        command: Sequence[str] = OUR_ENGINE,
        parent: QObject | None = None,
    ) -> None:
        """`players` has "human" or a computer player's name for each seat."""
        super().__init__(parent)
        self.game = game
        self.session = game.session
        self.rules = game.session.rules
        self.door = game_of(self.rules)
        self.guide = self.door.guide()
        self.adjutant = self.door.adjutant()
        self.sight = Sight(self.door)
        self.presenter, self.names = self.sight.presenter, self.sight.names
        self.rolls = Rolls(self.adjutant)
        self.habits = Habits(self.adjutant, self.presenter)
        self.players = tuple(players[seat] for seat in self.rules.seats)
        self.people = [seat for seat, name in enumerate(self.players) if name == HUMAN]
        self.is_saved = game.is_recorded
        self.has_take_backs = True
        """Whether orders may be taken back in this game."""
        self.pace_milliseconds = 0
        """Pause after a choice of the computer that the person saw."""
        self.waits_for = DICE
        self.seat: Seat = self.people[0] if self.people else 0
        """Through whose eyes the screen looks."""
        self.at_work: Seat = self.seat
        """The computer's side that was asked last, also while the dice of its choice fall."""
        self._has_curtain = (
            curtain and len(self.people) > 1 and self.guide.has_secrets(game.options)
        )
        self._is_faced = not self._has_curtain
        """Whether the person of the seat shown is known to sit there."""
        self._chronicles = [SeatChronicle(self.rules, seat) for seat in range(len(self.players))]
        for chronicle in self._chronicles:
            if game.past is not None:
                chronicle.recall(game.past)
            chronicle.listen_to(self.session)
        self._computers = Computers(
            self.players, self.rules, game.options, command, game.seed, self
        )
        self._computers.answered.connect(self._take_answer)
        self._computers.informed.connect(self.informed)
        self._computers.restarted.connect(self.told)
        self._computers.failed.connect(self._engine_failed)
        self._orders: list[int] = []
        """How many plies were played when each order of a person began."""
        self._chosen: dict[int, Offer] = {}
        """What was chosen when so many plies were played, by people in this sitting; in the words
        of that moment, for later the corner that was faced would be told of somebody else."""
        self._undone: list[list[Any]] = []
        self._helps: set[str] = set()
        self.take_backs = game.take_backs
        """Orders that were taken back in this game, this sitting and earlier ones."""
        self.session.waits_before = self._waits_before
        self._is_closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    # -- what the screen may know -----------------------------------------------------------------

    @property
    def path(self) -> Path:
        return self.game.path

    @property
    def asked(self) -> Decide | None:
        """The question to the person of the seat shown; None if something else is waited for."""
        asked = self.session.pending
        return asked if isinstance(asked, Decide) and self.waits_for == PERSON else None

    @property
    def summary(self) -> str:
        """How the game ended; empty while it goes on."""
        over = self.session.pending
        return (
            (translated(over.summary) or tr("The game is over.")) if isinstance(over, Over) else ""
        )

    def view(self) -> Any:
        """Of the seat shown."""
        return self.session.view(self.seat)

    def picture(self) -> Picture:
        """What the seat shown sees."""
        return self.sight.picture(self.view())

    def stack_of(self, source: str) -> Sequence[str]:
        """Who is dragged along by this counter or place."""
        return self.sight.stack_of(self.view(), source)

    def offers(self) -> list[Offer]:
        """The offered choices as people read them."""
        return self.offers_among(self.offered())

    def offers_among(self, plies: Sequence[Any]) -> list[Offer]:
        return self.presenter.offers(self.view(), plies)

    def offered(self) -> Sequence[Any]:
        return self.session.offered(self.seat) if self.asked else ()

    def lines(self) -> list[str]:
        """What the seat shown was told."""
        return self._chronicles[self.seat].lines

    def events(self) -> Sequence[Event]:
        """What the seat shown heard, as events."""
        return self._chronicles[self.seat].events

    def events_while_away(self) -> Sequence[Event]:
        """What the seat shown has heard since it last chose."""
        since = self.session.plies_played - self.session.plies_since_choice(self.seat)
        return self._chronicles[self.seat].events_after(since)

    def report(self) -> Card | None:
        """A page on what has just passed, for the seat shown."""
        return self.presenter.report(self.view(), self.events(), self.events_while_away())

    def log_lines(self) -> list[LogLine]:
        """The same with what was answered by standing orders, each at its place."""
        return self.habits.woven_in(self._chronicles[self.seat].dated_lines, self.seat)

    def take_news(self) -> list[Event]:
        return self._chronicles[self.seat].take_news()

    def seat_name(self) -> str:
        return self.names.side(self.rules.seats[self.seat])

    @property
    def helps(self) -> Sequence[str]:
        """What the person was helped with, for the mark on the screen."""
        return sorted(self._helps)

    def mark_help(self, words: str) -> None:
        """Somebody was helped: hints, coach, open book."""
        self._helps.add(words)
        self.changed.emit()

    # -- play -------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._timer.start(0)

    def look_as(self, seat: Seat) -> None:
        """Another viewpoint; only where no person could see what is not his."""
        if self.may_look_as(seat) and seat != self.seat:
            self.seat = seat
            self.changed.emit()

    def may_look_as(self, seat: Seat) -> bool:
        return not self.people or seat == self.seat

    def choose(self, action: Any) -> str:
        """A person's choice; a sentence if it was refused."""
        return self.carry_out([lambda: action])

    def carry_out(self, steps: Iterable[Callable[[], Any]]) -> str:
        """An order of several choices. Each step says its choice when its turn comes, or None.

        Stops where somebody else is asked. All of it is one order to take back.
        """
        if self.asked is None:
            return tr("You are not asked now.")
        seat, begun = self.seat, self.session.plies_played
        refusal = ""
        for step in steps:
            asked = self.session.pending
            if not isinstance(asked, Decide) or asked.seat != seat:
                break
            action = step()
            if action is not None:
                refusal = self._play(seat, action)
                if refusal:
                    break
        if self.session.plies_played > begun:
            self._orders.append(begun)
            self._undone = []
        if self.waits_for == DISK:
            self.changed.emit()
        else:
            self._go_on()
        return refusal

    def _play(self, seat: Seat, action: Any, receipt: str = "") -> str:
        if seat in self.people and action in self.session.offered(seat):
            (offer,) = self.presenter.offers(self.session.view(seat), [action])
            self._chosen[self.session.plies_played] = offer
        try:
            self.session.play(seat, action, receipt)
        except DiceWithheld:
            self.waits_for = DICE
        except IllegalAction as error:
            return translated(words_of(error))
        except RecordNotWritten as error:
            self.waits_for = DISK
            return translated(words_of(error))
        return ""

    def _go_on(self) -> None:
        """On to the next who must do something, and say so."""
        if self._is_closed:
            return
        self._timer.stop()
        try:
            self.session.advance()
        except DiceWithheld:
            self.waits_for = DICE
        except RecordNotWritten as error:
            self.waits_for = DISK
            self.told.emit(translated(words_of(error)))
        else:
            self._turn_to_asked()
            self._answer_by_habits()
        self.changed.emit()

    def _turn_to_asked(self) -> None:
        asked = self.session.pending
        if isinstance(asked, Chance):
            self.waits_for = ROLL
        elif not isinstance(asked, Decide):
            self.waits_for = OVER
        elif asked.seat not in self.people:
            self._ask_computer(asked.seat)
        elif asked.seat == self.seat and self._is_faced:
            self.waits_for = PERSON
        elif self._has_curtain:
            self.seat, self._is_faced = asked.seat, False
            self.waits_for = CURTAIN
        else:
            self.seat = asked.seat
            self.waits_for = PERSON

    def _answer_by_habits(self) -> None:
        """What standing orders answer in a row is one order to take back."""
        begun = self.session.plies_played
        while self.waits_for == PERSON:
            asked = self.session.pending
            if not isinstance(asked, Decide) or not self._answer_by_habit(asked.question):
                break
            if self.habits.notice and self.session.pending != asked:
                self.waits_for = LOOK
            else:
                self._turn_to_asked()
        if self.session.plies_played > begun:
            self._orders.append(begun)

    def _answer_by_habit(self, question: str) -> bool:
        """Whether a standing order has answered; never between two people, who would notice."""
        plies = self.session.plies_played
        if self._has_curtain or self.habits.is_by_hand(plies, question):
            return False
        view, offered = self.view(), self.session.offered(self.seat)
        action = self.habits.answer(plies, view, offered, self.rolls.takes_suggestions(view))
        return action is not None and not self._play(self.seat, action)

    def end_look(self) -> None:
        """The person has seen what standing orders did; the game goes on."""
        if self.waits_for == LOOK:
            self.habits.notice = ""
            self._go_on()

    # -- rolls one by one -------------------------------------------------------------------------

    def _waits_before(self, chance: Chance) -> bool:
        return bool(self.people) and self.rolls.waits_before(chance, self.seat, self.view)

    def roll(self) -> None:
        """Let the dice fall that are waited for."""
        if self.waits_for == ROLL:
            self._guarded(self.session.roll)
            self._go_on()

    def run(self, how_far: str) -> None:
        """Roll on to the end of the round, or of the combat with hits placed as suggested."""
        if self.waits_for in (ROLL, PERSON):
            self.rolls.run(how_far, self.view())
            self._go_on()

    def _guarded(self, move: Callable[[], None]) -> None:
        try:
            move()
        except DiceWithheld:
            self.waits_for = DICE
        except RecordNotWritten as error:
            self.told.emit(translated(words_of(error)))

    def lift_curtain(self) -> None:
        if self.waits_for == CURTAIN:
            self._is_faced = True
            self._go_on()

    def try_again(self) -> None:
        """After the disk, the dice or the engine had stopped play."""
        if self.waits_for in (DISK, DICE, ENGINE):
            self._go_on()

    def play_on_unsaved(self) -> None:
        """The disk refuses; the record stays as it is and the game goes on without it."""
        if self.waits_for == DISK:
            self.session.stop_recording()
            self.is_saved = False
            self._go_on()

    # -- computers --------------------------------------------------------------------------------

    def opponent(self) -> Opponent | None:
        """The computer player that is asked now, if one is."""
        asked = self.session.pending
        return self._computers.at(asked.seat) if isinstance(asked, Decide) else None

    def _ask_computer(self, seat: Seat) -> None:
        self.waits_for, self.at_work = COMPUTER, seat
        view, offered = self.session.view(seat), self.session.offered(seat)
        heard, plies = self._chronicles[seat].events, self.session.plies_played
        self._computers.ask(seat, view, offered, heard, plies)

    def _take_answer(self, action: Any, receipt: str) -> None:
        asked = self.session.pending
        if self._is_closed or not isinstance(asked, Decide):
            return
        heard = len(self._chronicles[self.seat].news)
        refusal = self._play(asked.seat, action, receipt)
        if refusal:
            self.waits_for = DISK
            self.told.emit(refusal)
            self.changed.emit()
            return
        seen = len(self._chronicles[self.seat].news) > heard
        if seen and self.pace_milliseconds:
            self.changed.emit()
        self._timer.start(self.pace_milliseconds if seen else 0)

    def _engine_failed(self, message: str) -> None:
        if not self._is_closed:
            self.waits_for = ENGINE
            self.told.emit(message)
            self.changed.emit()

    def decide_now(self) -> None:
        opponent = self.opponent()
        if opponent is not None and self.waits_for == COMPUTER:
            opponent.decide_now()

    # -- taking back ------------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether anything may be taken back now; a roll that is waited for has not fallen yet."""
        if self.waits_for == LOOK:  # what was done for him is no order of his
            return True
        return self.has_take_backs and self.waits_for in (PERSON, ROLL)

    def no_undo_words(self) -> str:
        if not self.has_take_backs:
            return tr("This game is played without take-backs.")
        return tr("You are not asked now.")

    def undo_answer_by_pieces(self) -> Iterator[UndoAnswer | None]:
        """In pieces of some milliseconds: None until it is known."""
        if not self.may_undo:
            return iter((UndoAnswer.NOT_NOW,))
        return self.session.undo_answer_by_pieces(self.seat)

    def last_order(self) -> list[Offer]:
        """The choices that undo would take back; none if it is not known which."""
        now = self.session.plies_played
        begun = [one for one in self._orders if one < now]
        return self._choices(begun[-1] if begun else now - 1, now)

    def _choices(self, begun: int, end: int) -> list[Offer]:
        """What a person chose from one moment to another; none if a part is not known."""
        found = [self._chosen[one] for one in range(begun, end) if one in self._chosen]
        return found if len(found) == end - begun else []

    def undo(self) -> str:
        """Take back the last order, or as much of it as may be; a sentence on what became of it."""
        if not self.may_undo:
            return self.no_undo_words()
        now = self.session.plies_played
        while self._orders and self._orders[-1] >= now:
            self._orders.pop()
        target = self._orders.pop() if self._orders else now - 1
        refusal = ""
        try:
            self.session.undo(self.seat, target)
        except UndoRefused as error:
            refusal = words_of(error)
        else:
            if self.session.plies_played > target:
                refusal = self.session.undo_refusal(self.seat)
        plies = [one.ply for one in self._choices(self.session.plies_played, now)]
        if plies:
            self._undone.append(plies)
        is_changed = self.session.plies_played < now
        if is_changed:
            self.take_backs += 1
            self.habits.forget_after(self.session.plies_played)
        self._go_on()
        if not is_changed:
            return tr("That stands: {why}", why=translated(refusal))
        if refusal:
            return tr("A part was taken back; the rest stands: {why}", why=translated(refusal))
        return tr("Your last order was taken back.")

    @property
    def can_redo(self) -> bool:
        return self.waits_for == PERSON and bool(self._undone)

    def redo(self) -> str:
        """Give the order again that was taken back last."""
        if not self.can_redo:
            return tr("Nothing was taken back.")
        plies = self._undone.pop()
        rest = self._undone
        refusal = self.carry_out([_constant(ply) for ply in plies])
        self._undone = rest
        return refusal

    # -- leaving ----------------------------------------------------------------------------------

    def close(self) -> None:
        """Leave the game as it is; its record goes on from here."""
        if not self._is_closed:
            self._is_closed = True
            self._timer.stop()
            self._computers.close()
            self.session.close()


def _constant(value: Any) -> Callable[[], Any]:
    return lambda: value
