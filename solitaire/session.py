"""One playing of a game: owns the true state, asks, rolls, records, tells each seat what it saw.

No threads and no Qt. Facts leave only through view() and through events whose audience includes the
seat.

Taking back: a seat may take back its last choice if nothing was rolled and no other seat has chosen
since, and if the choice told it nothing it did not know before. Practice mode lifts this; the
record marks everything taken back, and whether that needed practice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from random import Random
from typing import Final, Generic, Protocol

from solitaire.dice import Dice, SealedDice, listed_outcomes
from solitaire.history import Attempt, History, PlyT, StateT, ViewT
from solitaire.protocol import (
    Chance,
    Decide,
    Event,
    IllegalAction,
    Over,
    Pending,
    Rules,
    Seat,
    may_see,
)
from solitaire.record.writer import RecordWriter
from solitaire.text import NOTHING, Text, text, verbatim

WORLDS_TRIED: Final = 16
"""Imagined worlds in which a choice is tried, to see whether it told its seat something."""


class Listener(Protocol):
    """Anyone at a seat, or watching. It must not play from inside these calls."""

    def happened(self, events: Sequence[Event]) -> None:
        """What this listener may see of one ply, in order; not called if that is nothing."""

    def taken_back(self) -> None:
        """Plies were taken back: ask for the view again."""


class UndoAnswer(Enum):
    """Whether a seat's last choice may be taken back, and if not, why."""

    FREE = "free"
    NOT_NOW = "not now"
    """Not asked, or played without; the session itself never says so."""
    NOTHING_CHOSEN = "nothing chosen"
    OVER = "over"
    ROLLED = "rolled"
    OTHERS_CHOSE = "others chose"
    SHOWN = "shown"
    """The choice showed its seat something that it did not know."""


_WORDS_OF_UNDO: Final = {
    UndoAnswer.OVER: text("The game is over."),
    UndoAnswer.ROLLED: text("Something was rolled since that choice."),
    UndoAnswer.SHOWN: text("That choice showed something that was not known before."),
}


class UndoRefused(ValueError):
    """The last choice stands. The message says why."""


class Session(Generic[StateT, PlyT, ViewT]):
    def __init__(
        self,
        rules: Rules[StateT, PlyT, ViewT],
        history: History[StateT, PlyT, ViewT],
        dice: Dice,
        writer: RecordWriter | None = None,
        rolls: int = 0,
    ) -> None:
        """For a history that may have begun already; see also new_session() and resume().

        `rolls` counts the rolls recorded so far, including those taken back. Call advance() once
        the listeners are there.
        """
        self.rules = rules
        self.practice = False
        """While True, anything may be taken back except the end of the game."""
        self.waits_before: Callable[[Chance], bool] | None = None
        """Rolls that advance() leaves to roll(), for people who want to see them one by one."""
        self._history = history
        self._dice = dice
        self._writer = writer
        self._rolls = rolls
        self._listeners: list[tuple[Callable[[Event], bool], Listener]] = []
        self._is_telling = False
        self._is_closed = False

    # -- asking -----------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        return self._history.pending

    @property
    def heading(self) -> tuple[str, ...]:
        """Where in the sequence of play; everyone at the table knows that."""
        return self.rules.heading(self._history.state)

    @property
    def plies_played(self) -> int:
        return len(self._history.plies)

    def view(self, seat: Seat) -> ViewT:
        return self.rules.view(self._history.state, seat)

    def offered(self, seat: Seat) -> Sequence[PlyT]:
        """The choices of this seat; none while it is not asked."""
        asked = self.pending
        if isinstance(asked, Decide) and asked.seat == seat:
            return self.rules.actions(self._history.state)
        return ()

    def plies_since_choice(self, seat: Seat) -> int:
        """How many plies were played after the seat's last choice; all if it has not chosen."""
        plies = self._plies_since_choice_of(seat)
        return plies - 1 if plies else self.plies_played

    def subscribe(self, seat: Seat, listener: Listener) -> None:
        """Tell this listener what the seat may see."""
        self._listeners.append((lambda event: may_see(event.audience, seat), listener))

    def subscribe_referee(self, listener: Listener) -> None:
        """Tell this listener everything: for demos, reviews and tests, never for a player."""
        self._listeners.append((lambda event: True, listener))

    # -- playing ----------------------------------------------------------------------------------

    def play(self, seat: Seat, action: PlyT, receipt: str = "") -> None:
        """Carry out a choice and whatever is rolled after it. A receipt goes into the record.

        Raises IllegalAction, RecordNotWritten or what the rules raise; then nothing has changed.
        What the dice raise comes after the choice was carried out: call advance() to roll again.
        """
        self._check_open()
        if action not in self.offered(seat):
            raise IllegalAction(self._refusal(seat, action))
        self._carry_out(self._history.attempt(action), receipt)
        self.advance()

    def advance(self) -> None:
        """Roll until a seat is asked, a roll is to be waited for or the game is over."""
        self._check_open()
        while isinstance(asked := self.pending, Chance):
            if self.waits_before is not None and self.waits_before(asked):
                return
            self._roll(asked)
        if isinstance(asked, Over):
            self._end_record()

    def roll(self) -> None:
        """Make the roll that was waited for, and go on to the next one."""
        self._check_open()
        asked = self.pending
        if isinstance(asked, Chance):
            self._roll(asked)
        self.advance()

    def _roll(self, asked: Chance) -> None:
        outcomes = listed_outcomes(self.rules, self._history.state)
        outcome = self._dice.roll(asked, outcomes, self._rolls + 1)
        self._carry_out(self._history.attempt(outcome))

    def abandon(self) -> None:
        """End the record of a game that will not be finished, so that its dice can be checked."""
        self._check_open()
        if self._writer is not None and not isinstance(self.pending, Over):
            self._writer.abandon()
        self._end_record()
        self._is_closed = True

    def note_player(self, seat: Seat, who: str) -> None:
        """Note in the record that somebody else sits there from now on."""
        self._check_open()
        if self._writer is not None:
            self._writer.sits(self.rules.seats[seat], who)

    def note_shown(self, what: str) -> None:
        """Note in the record that somebody saw more than they may know, or made a copy."""
        self._check_open()
        if self._writer is not None:
            self._writer.shown(what)

    def stop_recording(self) -> None:
        """Play on without a record, which ends where it could last be written."""
        self._close_writer()

    def close(self) -> None:
        """Leave the game as it is; resume() continues it."""
        self._is_closed = True
        self._close_writer()

    # -- taking back ------------------------------------------------------------------------------

    def undo(self, seat: Seat, down_to: int | None = None) -> None:
        """Take back the seat's last choice and everything that followed, or raise UndoRefused.

        An order of several choices is taken back at once, as far as allowed, `down_to` this many
        plies; in the record it is one entry.
        """
        self._check_open()
        plies = self._plies_since_choice_of(seat)
        answer = self._undo_answer(seat, plies)
        refusal = answer is not UndoAnswer.FREE
        if refusal and not (self.practice and plies and not isinstance(self.pending, Over)):
            raise UndoRefused(self._undo_words(answer, seat, plies))
        if not refusal and down_to is not None:
            plies = self._plies_of_order(seat, down_to)
        if self._writer is not None and refusal:
            self._writer.take_back_in_practice(plies)
        elif self._writer is not None:
            self._writer.take_back(plies)
        self._history.take_back(plies)
        for _, listener in self._listeners:
            listener.taken_back()

    def _plies_of_order(self, seat: Seat, down_to: int) -> int:
        """How many plies can be taken back with the last: each as if those after it were gone."""
        played = self._history.plies
        end = len(played) - 1
        while end > down_to and played[end - 1].seat == seat:
            if any(self._worlds_apart(seat, end)):
                break
            end -= 1
        return len(played) - end

    def undo_refusal(self, seat: Seat) -> Text:
        """Why the seat's last choice cannot be taken back without practice; "" if it can."""
        plies = self._plies_since_choice_of(seat)
        return self._undo_words(self._undo_answer(seat, plies), seat, plies)

    def undo_answer_by_pieces(self, seat: Seat) -> Iterator[UndoAnswer | None]:
        """The reason for a caller that must not block: None until it is known, and then the answer.

        Each piece takes a few milliseconds. The game must not go on in the meantime.
        """
        plies = self._plies_since_choice_of(seat)
        answer = self._open_undo_answer(plies)
        if answer is UndoAnswer.FREE:
            for told in self._worlds_apart(seat):
                if told:
                    answer = UndoAnswer.SHOWN
                    break
                yield None
        yield answer

    def _plies_since_choice_of(self, seat: Seat) -> int:
        """How many plies are taken back with the seat's last choice; 0 if it has not chosen yet."""
        for plies, played in enumerate(reversed(self._history.plies), start=1):
            if played.seat == seat:
                return plies
        return 0

    def _undo_answer(self, seat: Seat, plies: int) -> UndoAnswer:
        answer = self._open_undo_answer(plies)
        if answer is UndoAnswer.FREE and any(self._worlds_apart(seat)):
            return UndoAnswer.SHOWN
        return answer

    def _open_undo_answer(self, plies: int) -> UndoAnswer:
        """What everyone at the table can see without trying the choice again."""
        if not plies:
            return UndoAnswer.NOTHING_CHOSEN
        if isinstance(self.pending, Over):
            return UndoAnswer.OVER
        if plies == 1:
            return UndoAnswer.FREE
        is_roll = self._history.plies[1 - plies].seat is None
        return UndoAnswer.ROLLED if is_roll else UndoAnswer.OTHERS_CHOSE

    def _undo_words(self, answer: UndoAnswer, seat: Seat, plies: int) -> Text:
        if answer is UndoAnswer.NOTHING_CHOSEN:
            side = verbatim(self.rules.seats[seat])
            return text("{side} has not chosen anything yet.", side=side)
        if answer is UndoAnswer.OTHERS_CHOSE:
            other = self._history.plies[1 - plies].seat
            assert other is not None
            return text("{side} has chosen since.", side=verbatim(self.rules.seats[other]))
        return _WORDS_OF_UNDO.get(answer, NOTHING)

    def _worlds_apart(self, seat: Seat, played: int | None = None) -> Iterator[bool]:
        """Whether the last of so many plies told its seat something that its earlier view left
        open.

        The choice is tried in other worlds that looked the same; if one of them looks different
        afterwards, the seat has learnt which kind of world it is in.
        """
        end = len(self._history.plies) if played is None else played
        before = self._history.state_after(end - 1)
        view_before = self.rules.view(before, seat)
        view_after = self.rules.view(self._history.state_after(end), seat)
        rng = Random(0)  # the same answer every time; no die of the game comes from it
        for _ in range(WORLDS_TRIED):
            world = self.rules.imagine(view_before, rng)
            self.rules.apply(world, self._history.plies[end - 1].ply)
            yield self.rules.view(world, seat) != view_after

    # -- helpers ----------------------------------------------------------------------------------

    def _check_open(self) -> None:
        assert not self._is_telling, "a listener must not play while it is told what happened"
        assert not self._is_closed, "the session was closed; resume() opens its record again"

    def _carry_out(self, attempt: Attempt[StateT, PlyT], receipt: str = "") -> None:
        # Recorded before it takes effect: if the disk refuses, the game stays where it was.
        if self._writer is not None:
            self._writer.ply(self._history.state, attempt.played.ply, attempt.state, receipt)
        self._history.keep(attempt)
        if attempt.played.seat is None:
            self._rolls += 1
        self._is_telling = True
        try:
            self._tell(attempt.events)
        finally:
            self._is_telling = False

    def _tell(self, events: Sequence[Event]) -> None:
        for may_hear, listener in self._listeners:
            heard = [event for event in events if may_hear(event)]
            if heard:
                listener.happened(heard)

    def _refusal(self, seat: Seat, action: PlyT) -> str:
        asked = self.pending
        if isinstance(asked, Decide) and asked.seat == seat:
            return self.rules.refusal(self._history.state, action)
        if isinstance(asked, Over):
            return text("The game is over.")
        return text("{side} is not asked now.", side=verbatim(self.rules.seats[seat]))

    def _end_record(self) -> None:
        if self._writer is not None and isinstance(self._dice, SealedDice):
            self._writer.reveal(self._dice)
        self._close_writer()

    def _close_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


def new_session(
    rules: Rules[StateT, PlyT, ViewT],
    options: Mapping[str, str],
    dice: Dice,
    *,
    position: str | None = None,
    writer: RecordWriter | None = None,
) -> Session[StateT, PlyT, ViewT]:
    """A game from its beginning, or from the text of a position."""
    start = rules.start(options) if position is None else rules.parse_position(position)
    return Session(rules, History(rules, start), dice, writer)
