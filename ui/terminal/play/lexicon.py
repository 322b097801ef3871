"""From a typed line to steps, and from a step to one of the offered choices. Changes nothing.

A step is the words of one choice: a verb and its arguments. One line may hold several, in the units
a player thinks in: "move gummer bajalich to ala" is move gummer, with bajalich, to ala, halt. Which
verbs repeat and close is the guide's knowledge; what is allowed is the rules'.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solitaire.presenting.guide import Guide, Verb
from solitaire.protocol import Ambiguous, NotNotation, Rules
from ui.terminal.play.listing import Choice
from ui.terminal.play.words import listed, meant, nearest, typed_words

Step = tuple[str, ...]
STAYS_OPEN: Final = "..."
"""At the end of a line: do not close what the order began."""

MOST_TOLD: Final = 6
"""Up to this many meanings of a word are listed; with more it was hardly a slip."""


class NotUnderstood(ValueError):
    """The line is not an order. The message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a line asks for."""

    steps: Sequence[Step]
    closing: str
    """To be chosen at the end if it is offered; empty if nothing is."""


class Lexicon:
    def __init__(
        self, rules: Rules[Any, Any, Any], guide: Guide, other_words: Sequence[str] = ()
    ) -> None:
        """`other_words` may begin a line as well, and are proposed when a word is no order."""
        self._rules = rules
        self._other_words = other_words
        self.verbs = guide.verbs()
        self._names = {name for verb in self.verbs.values() for name in _names(verb)}

    # -- from a line to steps ---------------------------------------------------------------------

    def order(self, line: str, offered: Sequence[Choice]) -> Order:
        """Take a line apart. Raises NotUnderstood if a word of it can mean nothing at all."""
        stays_open = line.rstrip().endswith(STAYS_OPEN)
        words = typed_words(line.rstrip().removesuffix(STAYS_OPEN), self.verbs, self._names)
        if not words:
            raise NotUnderstood("An empty line is no order.")
        if not self.verbs:
            return Order([tuple(words)], "")
        words[0] = self._first_verb(words[0], offered)
        segments = self._segments(words)
        steps = [step for verb, arguments in segments for step in self._steps(verb, arguments)]
        closing = "" if stays_open or len(segments) < 2 else self.verbs[words[0]].closing
        return Order(steps, closing)

    def _first_verb(self, word: str, offered: Sequence[Choice]) -> str:
        found = meant(word, dict.fromkeys(choice.verb for choice in offered))
        found = found or meant(word, self.verbs)
        if len(found) == 1:
            return found[0]
        found = found or meant(word, self._other_words)
        if found:
            raise NotUnderstood(f"{word!r} could be {listed(found)}.")
        close = nearest(word, [*self.verbs, *self._other_words])
        advice = f" Did you mean {listed(close)}?" if close else ""
        raise NotUnderstood(f"{word!r} is no order of this game.{advice}")

    def _segments(self, words: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Verbs with what follows each; only the first verb may be abbreviated."""
        segments: list[tuple[str, list[str]]] = [(words[0], [])]
        for word in words[1:]:
            if word in self.verbs:
                segments.append((word, []))
            else:
                segments[-1][1].append(word)
        return segments

    def _steps(self, verb: str, arguments: Sequence[str]) -> Iterable[Step]:
        size = len(self.verbs[verb].arguments)
        if arguments and not size:
            raise NotUnderstood(f"{verb!r} stands alone; {arguments[0]!r} cannot follow it.")
        if not arguments:
            yield (verb,)
        for place in range(0, len(arguments), max(size, 1)):
            chunk = arguments[place : place + size]
            self._check_names(verb, chunk)
            yield (verb if place == 0 else self.verbs[verb].more or verb, *chunk)

    def _check_names(self, verb: str, words: Sequence[str]) -> None:
        kinds = zip(self.verbs[verb].arguments, self.verbs[verb].names, strict=True)
        for word, (kind, names) in zip(words, kinds, strict=False):
            if names and not meant(word, names):
                close = nearest(word, names)
                advice = f" Did you mean {listed(close)}?" if close else ""
                raise NotUnderstood(f"{word!r} is no {kind.lower()} of this game.{advice}")

    # -- from a step to a choice ------------------------------------------------------------------

    def action(self, step: Step, offered: Sequence[Choice]) -> Any:
        """The offered choice that is meant, or a ply that is not offered, for the rules to refuse.

        Raises NotUnderstood if the words fit several choices or no ply at all.
        """
        found = [choice for choice in offered if self._fits(step, choice.text.split())]
        exact = [choice for choice in found if tuple(choice.text.split()) == step]
        found = exact or found
        if len(found) == 1:
            return found[0].action
        if found:
            raise NotUnderstood(_too_little(step, [choice.text for choice in found]))
        try:
            return self._rules.parse_ply(self.spelled_out(step))
        except (NotNotation, Ambiguous) as error:
            raise NotUnderstood(str(error)) from error

    def _fits(self, step: Step, words: Sequence[str]) -> bool:
        """Each typed word begins the word in its place; a whole name means nothing but itself."""
        if len(step) > len(words):
            return False
        return all(
            typed == word or (not self._is_whole(typed) and word.startswith(typed))
            for typed, word in zip(step, words, strict=False)
        )

    def _is_whole(self, word: str) -> bool:
        return word in self._names or word in self.verbs

    def spelled_out(self, step: Step) -> str:
        """The step in full notation as far as its words are clear."""
        verb = self.verbs.get(step[0])
        if verb is None:
            return " ".join(step)
        words = [step[0]]
        for place, word in enumerate(step[1:]):
            found = meant(word, verb.names[place]) if place < len(verb.names) else []
            if len(found) > 1:
                raise NotUnderstood(f"{word!r} could be {listed(found)}.")
            words += found or [word]
        return " ".join(words)


def _too_little(step: Step, texts: Sequence[str]) -> str:
    if len(texts) > MOST_TOLD:
        return f"{' '.join(step)!r} could be any of {len(texts)} choices; say more."
    return f"{' '.join(step)!r} could be {listed(texts)}."


def _names(verb: Verb) -> Iterable[str]:
    for names in verb.names:
        yield from names
