"""What a partial word may become: for the Tab key and for lines ending in a question mark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ui.terminal.play.lexicon import Lexicon
from ui.terminal.play.listing import Choice


class Completion:
    def __init__(self, lexicon: Lexicon, topics: Mapping[str, Sequence[str]]) -> None:
        """`topics` are the words that may follow each command."""
        self._lexicon = lexicon
        self._topics = topics

    def words(self, before: str, begun: str, offered: Sequence[Choice]) -> list[str]:
        """The words that may be where one was begun; `before` is the line up to it."""
        earlier = before.lower().split()
        possible = self._following(earlier, offered) if earlier else self._openings(offered)
        begun = begun.lower()
        return sorted({word for word in possible if word.startswith(begun)})

    def _openings(self, offered: Sequence[Choice]) -> Iterable[str]:
        yield from (choice.verb for choice in offered)
        yield from self._topics

    def _following(self, earlier: Sequence[str], offered: Sequence[Choice]) -> Iterable[str]:
        if earlier[0] in self._topics:
            yield from self._topics[earlier[0]]
            return
        verbs = self._lexicon.verbs
        place = max((i for i, word in enumerate(earlier) if word in verbs), default=0)
        yield from self._arguments(earlier[place:], offered)
        if place < len(earlier) - 1:
            # There is already something after the verb, so another step may begin.
            yield from verbs

    def _arguments(self, step: Sequence[str], offered: Sequence[Choice]) -> Iterable[str]:
        """Offered names for the first step of a line, for later ones every name that fits."""
        verb = self._lexicon.verbs.get(step[0])
        texts = [choice.text.split() for choice in offered]
        now = [text[len(step)] for text in texts if _begins(text, step)]
        if now or verb is None:
            yield from now
            return
        if verb.names:
            yield from verb.names[(len(step) - 1) % len(verb.names)]


def _begins(text: Sequence[str], step: Sequence[str]) -> bool:
    return len(text) > len(step) and list(text[: len(step)]) == list(step)
