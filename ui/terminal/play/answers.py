"""The commands that ask something instead of playing: help, look, area, log, rules and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from solitaire.presenting.guide import Guide
from solitaire.protocol import Decide, Seat
from solitaire.record import RecordNotWritten
from solitaire.session import Session
from ui.common.saves import OpenGame, save_copy
from ui.terminal.play.console import Console
from ui.terminal.play.ears import Ear
from ui.terminal.play.lexicon import Lexicon
from ui.terminal.play.words import listed, meant, nearest, typed_words

NEWS_SHOWN: Final = 12
MEANINGS: Final[Mapping[str, str]] = {
    "help": "help [TOPIC]: what is asked and what may be answered; or a verb, a command, a rule",
    "?": "? lists the choices with their numbers; WORD? lists how a word may go on",
    "look": "look: the whole situation as your side knows it",
    "map": "map: the field in characters, where the game has one; else the same as look",
    "area": "area NAME: roads, kind and counters of an area",
    "counter": "counter NAME: the ratings of a counter and where it is, as far as you know",
    "log": f"log [N]: the last N things you were told (without N, {NEWS_SHOWN})",
    "hint": "hint: one step of advice; again for more: nudge, region, unit, move, whole line",
    "coach": "coach [on|off]: warn before an order that is clearly worse than another",
    "why": "why [all]: dispatches, what your side saw while the enemy acted, in order",
    "undo": "undo: take back your last order, up to the last die or revelation",
    "save": "save FILE: copy the game so far to another file; this one is saved all the time",
    "dice": "dice: which dice the game is played with",
    "rules": "rules [NUMBER]: a rule in our words; without a number, the list of rules",
    "quit": "quit: leave; the game is saved and can be continued",
}
"""The commands with their help, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A command somebody typed."""

    seats: Sequence[Seat]
    """Whose knowledge may be told, the seat that is asked first."""
    ear: Ear
    words: Sequence[str]
    """What follows the command itself."""


class Answers:
    def __init__(self, game: OpenGame, guide: Guide, lexicon: Lexicon, console: Console) -> None:
        self._game = game
        self._session: Session[Any, Any, Any] = game.session
        self._guide = guide
        self._lexicon = lexicon
        self._console = console
        self._names = guide.names()
        self.by_command: Mapping[str, Callable[[Inquiry], None]] = {
            "help": self._help,
            "look": self._look,
            "map": self._map,
            "area": self._area,
            "counter": self._counter,
            "log": self._log,
            "save": self._save,
            "dice": self._dice,
            "rules": self._rules,
        }

    def topics(self) -> dict[str, Sequence[str]]:
        """What may follow each command."""
        rules = list(self._guide.rule_titles())
        return {
            **dict.fromkeys(MEANINGS, ()),
            "help": [*MEANINGS, *self._lexicon.verbs, *rules],
            "area": self._names.get("area", ()),
            "counter": self._names.get("counter", ()),
            "rules": rules,
            "coach": ["on", "off"],
        }

    # -- help -------------------------------------------------------------------------------------

    def _help(self, inquiry: Inquiry) -> None:
        if not inquiry.words:
            self._help_with_question(inquiry.seats[0])
        else:
            self.tell_topic(inquiry.words)

    def tell_topic(self, words: Sequence[str]) -> None:
        """A verb, a command or a rule."""
        word = "-".join(words)
        lines = self._topic(word) or self._guide.rule(word)
        if not lines:
            topics = [*MEANINGS, *self._lexicon.verbs]
            close = nearest(word, topics)
            advice = f"Perhaps {listed(close)}?" if close else f"Topics: {', '.join(topics)}."
            self._console.remark(f"There is no help on {word!r}. {advice}")
        self._console.say_all(lines)

    def _help_with_question(self, seat: Seat) -> None:
        asked = self._session.pending
        assert isinstance(asked, Decide)
        say = self._console.say
        say(f"Asked: {asked.question}.")
        text = self._guide.question_help(asked.question)
        for line in (text, self._guide.typing_help(asked.question)):
            if line:
                say(line)
        verbs = dict.fromkeys(
            self._session.rules.ply_text(ply).partition(" ")[0]
            for ply in self._session.offered(seat)
        )
        say("You may answer:")
        for verb in verbs:
            self._console.say_all(self._topic(verb) or [verb], indent="  ")
        say("Orders may be shortened while they stay clear; several may stand in one line.")
        say("Commands:")
        self._console.say_all(MEANINGS.values(), indent="  ")

    def _topic(self, word: str) -> list[str]:
        for found in meant(word, [*self._lexicon.verbs, *MEANINGS])[:1]:
            if found in MEANINGS:
                return [MEANINGS[found]]
            verb = self._lexicon.verbs[found]
            return [f"{' '.join((found, *verb.arguments))}: {verb.meaning}"]
        return []

    def _rules(self, inquiry: Inquiry) -> None:
        if not inquiry.words:
            titles = self._guide.rule_titles()
            self._console.say_all(f"{number} {title}" for number, title in titles.items())
            return
        lines = self._guide.rule(inquiry.words[0])
        if not lines:
            self._console.remark(f"There is no rule {inquiry.words[0]!r}; rules lists them.")
        self._console.say_all(lines)

    # -- the situation ----------------------------------------------------------------------------

    def _look(self, inquiry: Inquiry) -> None:
        for seat in inquiry.seats:
            self._console.say_all(self._session.rules.view_lines(self._session.view(seat)))

    def _map(self, inquiry: Inquiry) -> None:
        view = self._session.view(inquiry.seats[0])
        lines = self._guide.map_lines(view, self._console.columns)
        if lines:
            self._console.show(lines)
        else:
            self._look(inquiry)

    def _area(self, inquiry: Inquiry) -> None:
        self._tell_about("area", inquiry)

    def _counter(self, inquiry: Inquiry) -> None:
        self._tell_about("counter", inquiry)

    def _tell_about(self, kind: str, inquiry: Inquiry) -> None:
        names = self._names.get(kind, ())
        word = " ".join(typed_words(" ".join(inquiry.words), (), names))
        found = meant(word, names)
        if word and len(found) == 1:
            for seat in inquiry.seats:
                self._console.say_all(self._guide.about(self._session.view(seat), found[0]))
        elif word and found:
            self._console.remark(f"{word!r} could be {listed(found)}.")
        else:
            close = nearest(word, names)
            advice = f" Perhaps {listed(close)}?" if close else ""
            self._console.remark(f"There is no {kind} called {word!r}.{advice}")

    def _log(self, inquiry: Inquiry) -> None:
        word = inquiry.words[0] if inquiry.words else str(NEWS_SHOWN)
        if not word.isdecimal() or not int(word):
            self._console.remark(f"{word!r} is no number of lines.")
            return
        self._console.say_all(inquiry.ear.log[-int(word) :] or ["Nothing has happened yet."])

    # -- the file ---------------------------------------------------------------------------------

    def _save(self, inquiry: Inquiry) -> None:
        if not inquiry.words:
            self._console.remark(f"The game is saved after every choice, in {self._game.path}.")
            return
        target = Path(" ".join(inquiry.words)).expanduser()
        try:
            save_copy(self._game, target)
        except RecordNotWritten as error:
            self._console.remark(str(error))
        except OSError as error:
            reason = error.strerror or str(error)
            self._console.remark(f"{target} cannot be written: {reason}.")
        else:
            self._console.remark(
                f"Copied to {target}, which goes on with dice of its own; play goes on in "
                f"{self._game.path}."
            )

    def _dice(self, inquiry: Inquiry) -> None:
        if not self._game.fingerprint:
            self._console.say("The dice of this game are not sealed, so they cannot be verified.")
            return
        self._console.say(
            f"The dice are sealed: their seed was fixed before the first roll and has the "
            f"fingerprint {self._game.fingerprint}. At the end the seed is shown, and "
            f"campagna verify {self._game.path} recomputes every die."
        )
