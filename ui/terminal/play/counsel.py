"""Hints by steps, a coach who warns before the dice, and dispatches, for a person at the terminal.

Everything is computed from the seat's own view; nobody is blamed for what they could not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ai.counsel.coaching import Coach, Objection
from ai.counsel.hint import Hint
from ai.counsel.hints import Adviser
from ai.search.levels import DEFAULT_LEVEL, settings_of_level
from solitaire.presenting.guide import Guide
from solitaire.protocol import Decide, NotNotation, Seat
from solitaire.registry import game_of
from solitaire.session import Session
from solitaire.workbench.compilation import compiled_modules
from ui.terminal.hint_lines import hint_lines, names_in
from ui.terminal.play.words import listed

HINT_NODES: Final = 800
COACH_NODES: Final = 160
UNCOMPILED: Final = 20
"""The factor by which fewer simulations are made where nothing is compiled."""
FEWEST_NODES: Final = 32


class Counsel:
    def __init__(
        self,
        session: Session[Any, Any, Any],
        guide: Guide,
        hint_nodes: int = 0,
        coach_nodes: int = 0,
    ) -> None:
        """With this many simulations for a hint and for a warning, or as many as usual here."""
        self.is_coaching = False
        self._hint_nodes = hint_nodes or nodes_here(HINT_NODES)
        self._coach_nodes = coach_nodes or max(nodes_here(COACH_NODES), FEWEST_NODES)
        self._session = session
        self._rules = session.rules
        self._guide = guide
        advice = game_of(session.rules).advice()
        self._adviser = Adviser(session.rules, advice, settings_of_level(DEFAULT_LEVEL))
        self._coach = Coach(self._adviser)
        self._hint: Hint | None = None
        self._hinted_at: tuple[Seat, int] = (-1, -1)
        """Seat and number of plies of the hint."""
        self._step = 0

    # -- the ladder -------------------------------------------------------------------------------

    def next_step(self, seat: Seat) -> list[str]:
        """One step further with each call at the same question; the fifth is the whole hint."""
        hint = self.hint(seat)
        self._step = min(self._step + 1, 5)
        lines = {
            1: self._nudge,
            2: self._region,
            3: self._unit,
            4: self._move,
            5: self._whole,
        }[self._step](seat, hint)
        return lines if self._step == 5 else [f"{self._step} of 5. {lines[0]}", *lines[1:]]

    def hint(self, seat: Seat) -> Hint:
        asked_at = (seat, self._session.plies_played)
        if self._hint is None or asked_at != self._hinted_at:
            self._hinted_at, self._step = asked_at, 0
            view, offered = self._session.view(seat), self._session.offered(seat)
            self._hint = self._adviser.hint(view, offered, self._hint_nodes)
        return self._hint

    def _nudge(self, seat: Seat, hint: Hint) -> list[str]:
        reasons = [one for option in hint.options for one in option.reasons]
        if reasons:
            return [reasons[0].fact.nudge]
        if all(option.is_equal for option in hint.options[1:]):
            return ["The choices are equal as far as I can tell."]
        asked = self._session.pending
        assert isinstance(asked, Decide)
        return [self._guide.question_help(asked.question) or f"It is about {asked.question}."]

    def _region(self, seat: Seat, hint: Hint) -> list[str]:
        view = self._session.view(seat)
        areas = names_in(hint.text, self._guide.names().get("area", ()))
        place = self._guide.place_of(view, hint.ply) or listed(areas)
        if place:
            return [f"Look at {place.replace('_', ' ')}."]
        return [self._guide.situation(view) or "It does not depend on a place."]

    def _unit(self, seat: Seat, hint: Hint) -> list[str]:
        named = names_in(hint.text, self._guide.names().get("counter", ()))
        if named:
            return [f"It is for {listed(named)} to act."]
        return ["None of your counters has to move."]

    def _move(self, seat: Seat, hint: Hint) -> list[str]:
        return [f"Try: {' '.join(map(self._rules.ply_text, hint.order))}"]

    def _whole(self, seat: Seat, hint: Hint) -> list[str]:
        return hint_lines(self._rules, self._guide, seat, hint)

    # -- the coach --------------------------------------------------------------------------------

    def objection(self, seat: Seat, steps: Sequence[Sequence[str]]) -> Objection | None:
        """A warning against an order that is clearly worse than the hint's, all else being equal;
        or None."""
        offered = self._session.offered(seat)
        plies = self._plies(steps)
        if not plies or len(offered) == 1 or plies[0] not in offered:
            return None
        return self._coach.objection(
            self._session.view(seat), plies, lambda: self.hint(seat), self._coach_nodes
        )

    def _plies(self, steps: Sequence[Sequence[str]]) -> tuple[Any, ...]:
        try:
            return tuple(self._rules.parse_ply(" ".join(step)) for step in steps)
        except NotNotation:
            return ()


def nodes_here(compiled: int) -> int:
    """This many if the game is compiled, fewer if it is not."""
    return compiled if compiled_modules() else max(compiled // UNCOMPILED, 8)


class Dispatches:
    """What a seat saw while others chose, phase by phase."""

    def __init__(self) -> None:
        self._phases: list[tuple[tuple[str, ...], list[tuple[str, bool]]]] = []

    def arrived(self, heading: tuple[str, ...], news: Iterable[tuple[str, bool]]) -> None:
        """Each with whether it is notable."""
        if not self._phases or self._phases[-1][0] != heading:
            self._phases.append((heading, []))
        self._phases[-1][1].extend(news)

    def file_away(self, heading: tuple[str, ...]) -> None:
        """The seat acts in its own phase: what came before is known."""
        if all(phase != heading for phase, _ in self._phases):
            self._phases.clear()

    def lines(self, *, is_brief: bool = True) -> list[str]:
        if not any(news for _, news in self._phases):
            return ["Nothing was seen since your own last phase."]
        lines, left_out = [], 0
        for heading, news in self._phases:
            told = [words for words, is_notable in news if is_notable or not is_brief]
            left_out += len(news) - len(told)
            if told:
                lines.append(f"{', '.join(heading)}:")
                lines += [f"  {number}. {words}" for number, words in enumerate(told, start=1)]
        if left_out:
            lines.append(f"{left_out} smaller reports are left out; why all tells them too.")
        return lines
