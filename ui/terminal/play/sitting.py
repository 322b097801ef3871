"""One sitting at the terminal: asks the right person, reads orders, lets computers choose.

Two people at one keyboard get a curtain between them in a game with secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ai.honesty.receipts import Clerk
from solitaire.presenting.guide import Guide
from solitaire.protocol import Chance, Decide, Over, Rules, Seat
from solitaire.record import RecordNotWritten, load_record
from ui.common.saves import OpenGame, told_as_failures
from ui.terminal.play.answers import MEANINGS, Answers, Inquiry
from ui.terminal.play.completion import Completion
from ui.terminal.play.console import Console
from ui.terminal.play.counsel import Counsel, Dispatches
from ui.terminal.play.ears import Ear
from ui.terminal.play.lexicon import Lexicon, Order
from ui.terminal.play.listing import list_lines
from ui.terminal.play.orders import Desk, OrderRefused, OrderTakenBack
from ui.terminal.play.words import listed, meant

SHORT_LIST: Final = 12
"""Up to this many choices are listed at every prompt; longer lists when the question is new."""
_COMMENT: Final = ";"


class Leave(Exception):
    """Somebody wants to stop playing; the game is saved."""


class Tray:
    """Where typed dice are read from. Sitting down lets it tell news before a roll, and topics."""

    def __init__(self, console: Console) -> None:
        self.before_roll: Callable[[], None] = lambda: None
        self.tell_topic: Callable[[Sequence[str]], None] = lambda words: None
        self._console = console

    def ask(self, chance: Chance, texts: Sequence[str], complaint: str) -> str:
        self.before_roll()
        if complaint:
            self._console.remark(complaint)
        while True:
            line = line_from(self._console, f"{chance.cause} ({', '.join(texts)}): ")
            first, *words = line.lower().split() or [""]
            if first == "?":
                self._console.say_all(texts, indent="  ")
            elif first == "help" and words:
                self.tell_topic(words)
            elif first == "help":
                self._explain(chance, texts)
            else:
                return line

    def ask_word(self, fingerprint: str) -> str:
        self._console.say(f"The seal of the dice: {fingerprint}")
        return line_from(self._console, "Your word, which is mixed into the dice: ")

    def _explain(self, chance: Chance, texts: Sequence[str]) -> None:
        say = self._console.say
        say(f"Rolled for: {chance.cause}.")
        say(
            f"Roll the dice of your table and type what they show, as {texts[0]!r} or by its "
            "pips alone. ? lists what can come; help TOPIC explains a verb, a command or a rule; "
            "quit leaves, and the game is saved."
        )


def line_from(console: Console, prompt: str) -> str:
    """A line somebody typed; the end of input and the word quit raise Leave."""
    try:
        line = console.read(prompt).strip()
    except EOFError:
        console.leave_line()
        raise Leave from None
    if line == "quit":
        raise Leave
    return line


class Sitting:
    def __init__(
        self,
        game: OpenGame,
        guide: Guide,
        console: Console,
        computers: Mapping[Seat, Clerk],
        ear_by_seat: Mapping[Seat, Ear],
        tray: Tray,
    ) -> None:
        """`ear_by_seat` has the human seats; those that share an ear share the screen openly."""
        self._game = game
        self._session = game.session
        self._rules: Rules[Any, Any, Any] = game.session.rules
        self._guide = guide
        self._console = console
        self._computers = computers
        self._ears = ear_by_seat
        tray.before_roll = self._tell_news
        lexicon = Lexicon(game.session.rules, guide, tuple(MEANINGS))
        self._desk = Desk(game.session, guide, lexicon, self._let_computers_choose)
        self._desk.may_begin = self._passes_the_coach
        self._answers = Answers(game, guide, lexicon, console)
        tray.tell_topic = self._answers.tell_topic
        self._counsel = Counsel(game.session, guide)
        self._dispatches = {ear: Dispatches() for ear in set(ear_by_seat.values())}
        self._commands: Mapping[str, Callable[[Inquiry], None]] = {
            **self._answers.by_command,
            "hint": self._hint,
            "coach": self._coach,
            "why": self._why,
        }
        self._completion = Completion(lexicon, self._answers.topics())
        self._facing: Seat | None = None
        """Who sits in front of the screen."""
        self._shown: tuple[str, ...] = ()
        """Heading and question shown last."""
        self._shown_at = -1
        """How many plies were played then."""
        self._listed_at = -1
        """How many plies were played when the choices were listed last."""

    # -- the game ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over. Leave, KeyboardInterrupt and the like pass through."""
        for ear in set(self._ears.values()):
            ear.listen_to(self._session)
        self._console.complete_with(self._complete)
        while not isinstance(self._session.pending, Over):
            try:
                self._session.advance()
                self._let_computers_choose()
                if isinstance(self._session.pending, Decide):
                    self._ask(self._session.pending)
            except RecordNotWritten as error:
                self._wait_for_disk(str(error))
        self._tell_end(self._session.pending)

    def _let_computers_choose(self) -> None:
        while isinstance(asked := self._session.pending, Decide) and asked.seat in self._computers:
            view, offered = self._session.view(asked.seat), self._session.offered(asked.seat)
            clerk = self._computers[asked.seat]
            decision = clerk.decide(view, offered, self._session.plies_played)
            heading = self._session.heading
            heard = {ear: len(ear.log) for ear in self._dispatches}
            self._session.play(asked.seat, decision.ply, decision.receipt.as_text())
            for ear, dispatches in self._dispatches.items():
                news = zip(ear.log[heard[ear] :], ear.notable[heard[ear] :], strict=True)
                dispatches.arrived(heading, news)
            self._tell_news()

    def _wait_for_disk(self, message: str) -> None:
        self._console.remark(message)
        if not self._console.is_interactive:
            with told_as_failures():
                raise RecordNotWritten(message)
        self._read("Enter tries again, quit leaves: ")

    def _tell_end(self, over: Over) -> None:
        self._tell_news()
        self._console.title("The game is over")
        self._console.say(over.summary or "The game is over.")
        with told_as_failures():
            record = load_record(self._game.path, self._rules)
        if record.seed:
            self._console.say(f"The dice came from seed {record.seed.hex()}.")
        self._console.remark(f"campagna verify {self._game.path} checks every die and every turn.")

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self, asked: Decide) -> None:
        self._face(asked.seat)
        self._tell_news()
        if self._console.is_interactive and self._shown_at != self._session.plies_played:
            self._show_question(asked)
        self._take(asked.seat, self._read(f"{self._rules.seats[asked.seat]}> "))

    def _face(self, seat: Seat) -> None:
        """Draw the curtain if somebody else has to sit down at the screen."""
        before, self._facing = self._facing, seat
        if before in (None, seat) or self._ears[before] is self._ears[seat]:
            return
        name = self._rules.seats[seat]
        self._console.draw_curtain()
        self._console.forget_lines()
        self._shown, self._shown_at = (), -1
        self._read(f"The {name} side is asked. Enter when only the {name} player is looking: ")

    def _tell_news(self) -> None:
        """At a shared or single seat at once, behind the curtain when the seat is asked."""
        if self._facing is not None or len(set(self._ears.values())) == 1:
            seat = next(iter(self._ears)) if self._facing is None else self._facing
            self._ears[seat].read_out(self._console.say)

    def _show_question(self, asked: Decide) -> None:
        view = self._session.view(asked.seat)
        heading = self._session.heading
        if heading != self._shown[:-1]:
            self._console.title(", ".join(heading))
        self._console.say(f"{self._rules.seats[asked.seat]}: {asked.question}")
        situation = self._guide.situation(view)
        if situation:
            self._console.say(situation)
        count = len(self._session.offered(asked.seat))
        if count <= SHORT_LIST or self._shown != (*heading, asked.question):
            self._list(asked.seat)
        else:
            self._console.hint(f"{count} choices; ? lists them, help explains")
        refusal = self._session.undo_refusal(self._seat_to_undo(asked.seat))
        self._console.hint(f"no undo: {refusal}" if refusal else "undo takes the last order back")
        self._shown, self._shown_at = (*heading, asked.question), self._session.plies_played

    def _list(self, seat: Seat) -> None:
        self._console.say_all(list_lines(self._desk.groups(seat)), indent="  ")
        self._listed_at = self._session.plies_played

    def _read(self, prompt: str) -> str:
        return line_from(self._console, prompt)

    # -- answering --------------------------------------------------------------------------------

    def _take(self, seat: Seat, line: str) -> None:
        if not line or line.startswith(_COMMENT):
            return
        if line.endswith("?"):
            self._tell_how_to_go_on(seat, line.removesuffix("?"))
            return
        first, *words = line.split()
        found = self._openings(seat, first.lower())
        if len(found) > 1 and any(word in MEANINGS for word in found):
            self._console.remark(f"{first!r} could be {listed(found)}.")
        elif found == ["undo"]:
            self._undo(seat)
        elif found == ["quit"]:
            raise Leave
        elif found and found[0] in self._commands:
            inquiry = Inquiry(self._seats_told(seat), self._ears[seat], words)
            self._commands[found[0]](inquiry)
        else:
            self._order(seat, line)

    def _openings(self, seat: Seat, word: str) -> list[str]:
        """The offered verbs and the commands that a first word may stand for."""
        verbs = dict.fromkeys(choice.verb for choice in self._desk.choices(seat))
        return meant(word, [*verbs, *MEANINGS])

    def _seats_told(self, seat: Seat) -> list[Seat]:
        """Both sides if one person plays both and wants to see everything hidden."""
        others = [other for other in self._together(seat) if other != seat]
        return [seat, *others] if self._guide.has_secrets(self._game.options) else [seat]

    def _together(self, seat: Seat) -> list[Seat]:
        """The human seats that share what they are told."""
        return [other for other, ear in self._ears.items() if ear is self._ears[seat]]

    def _order(self, seat: Seat, line: str) -> None:
        is_blind = line.isdecimal() and self._listed_at != self._session.plies_played
        if is_blind and self._console.is_interactive:
            self._console.remark("The list has changed since you saw it; choose from this one:")
            self._list(seat)
            return
        try:
            self._desk.carry_out(seat, line)
        except OrderTakenBack as refusal:
            self._ears[seat].drop_unread()
            self._console.remark(str(refusal))
        except OrderRefused as refusal:
            self._tell_news()
            self._console.remark(str(refusal))

    # -- advice -----------------------------------------------------------------------------------

    def _hint(self, inquiry: Inquiry) -> None:
        self._console.say_all(self._counsel.next_step(inquiry.seats[0]))

    def _coach(self, inquiry: Inquiry) -> None:
        word = inquiry.words[0] if inquiry.words else ""
        if word not in ("", "on", "off"):
            self._console.remark("coach on, coach off, or coach to learn which.")
            return
        if word:
            self._counsel.is_coaching = word == "on"
        state = "on" if self._counsel.is_coaching else "off"
        self._console.remark(f"The coach is {state}; he judges by what your side may know.")

    def _why(self, inquiry: Inquiry) -> None:
        if inquiry.words not in ([], ["all"]):
            self._console.remark("why for what matters, why all for every report.")
            return
        is_brief = not inquiry.words
        self._console.say_all(self._dispatches[inquiry.ear].lines(is_brief=is_brief))

    def _passes_the_coach(self, seat: Seat, order: Order) -> bool:
        if self._counsel.is_coaching:
            objection = self._counsel.objection(seat, order.steps)
            if objection is not None and not self._plays_anyway(seat, objection.words()):
                return False
        self._dispatches[self._ears[seat]].file_away(self._session.heading)
        return True

    def _plays_anyway(self, seat: Seat, warning: str) -> bool:
        """Rethink, play anyway, show a hint, or switch the coach off."""
        self._console.say(warning)
        while True:
            answer = self._read("rethink, play, hint or off? ")
            if answer in ("", "rethink"):
                self._console.remark("The order was not carried out.")
                return False
            if answer == "hint":
                self._console.say_all(self._counsel.next_step(seat))
                continue
            if answer == "off":
                self._counsel.is_coaching = False
            if answer in ("off", "play"):
                return True
            self._console.remark("Answer rethink, play, hint or off.")

    def _seat_to_undo(self, asked: Seat) -> Seat:
        """At an open table the side that chose last may take back, whoever is asked now."""
        free = [seat for seat in self._together(asked) if not self._session.undo_refusal(seat)]
        return asked if asked in free or not free else free[0]

    def _undo(self, seat: Seat) -> None:
        message = self._desk.undo(self._seat_to_undo(seat))
        self._ears[seat].skip_unread()
        self._console.remark(message)

    def _tell_how_to_go_on(self, seat: Seat, line: str) -> None:
        if not line:
            self._list(seat)
            return
        before, _, begun = line.rpartition(" ")
        words = self._completion.words(before, begun, self._desk.choices(seat))
        self._console.say(listed(words, "or") if words else f"Nothing begins with {begun!r} here.")

    def _complete(self, before: str, begun: str) -> Sequence[str]:
        asked = self._session.pending
        if not isinstance(asked, Decide):
            return ()
        return self._completion.words(before, begun, self._desk.choices(asked.seat))
