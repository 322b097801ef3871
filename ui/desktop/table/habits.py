"""What the table does for a person by itself: standing orders, and whether rolls are waited for.

No rule and no Qt. Which choice a standing order means is asked of the game's adjutant.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

from solitaire.presenting.adjutant import Adjutant
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Chance, Seat, may_see
from ui.common.chronicle import LogLine
from ui.desktop.style.language import tr, translated

ROUND: Final = "round"
COMBAT: Final = "combat"


class Habits:
    """Answers by standing orders, and tells of each in the log."""

    def __init__(self, adjutant: Adjutant, presenter: Presenter) -> None:
        self._presenter = presenter
        self.orders: Mapping[str, str] = {}
        """Value by name, as the adjutant lists them."""
        self._orderly = adjutant
        self.notice = ""
        """What the person should hear of the last answers before anybody else chooses."""
        self._told: list[tuple[int, Seat, str]] = []
        self._by_hand = -1
        """After so many plies the person wants to be asked, for the answer was taken back."""
        self._question_by_hand = ""
        """What he was asked then: as long as it is asked, it is left to him."""

    def is_by_hand(self, plies: int, question: str) -> bool:
        if plies == self._by_hand:
            self._question_by_hand = question
        elif question != self._question_by_hand:
            self._question_by_hand = ""
        return bool(self._question_by_hand)

    def answer(
        self, plies: int, view: Any, offered: Sequence[Any], takes_suggestions: bool
    ) -> Any | None:
        """The choice that needs no person, or None."""
        if not offered:
            return None
        found = self._orderly.standing_answer(view, offered, self.orders)
        if found is not None:
            action, why = found.ply, translated(found.why)
            is_told = bool(found.notice) and self.notice == translated(found.notice)
            self.notice = translated(found.notice)
            if is_told:  # once for all of them; each is in the log by itself, too
                return action
        elif takes_suggestions:
            action = self._orderly.suggestion(view, offered)
            why = tr("resolved at once, as suggested")
        else:
            return None
        if action is not None:
            words = translated(self._presenter.offers(view, [action])[0].words)
            self._told.append((plies, view.seat, tr("{choice} – {why}", choice=words, why=why)))
        return action

    def forget_after(self, plies: int) -> None:
        """Plies were taken back: what was answered there is asked now."""
        self._by_hand, self.notice = plies, ""
        self._told = [one for one in self._told if one[0] < plies]

    def woven_in(self, lines: Sequence[tuple[int, LogLine]], seat: Seat) -> list[LogLine]:
        """The log of a seat with the automatic answers in their places."""
        answers = [
            (plies, LogLine(tr("By standing order: {words}", words=words)))
            for plies, whose, words in self._told
            if whose == seat
        ]
        found: list[LogLine] = []
        for plies, line in lines:
            while answers and answers[0][0] < plies:
                found.append(answers.pop(0)[1])
            found.append(line)
        return found + [line for _, line in answers]


class Rolls:
    """Whether a roll of a combat waits for the person, and how far it may run on by itself."""

    def __init__(self, adjutant: Adjutant) -> None:
        self.is_stepping = False
        """Rolls of a combat fall one by one."""
        self._orderly = adjutant
        self._running: Hashable | None = None
        self._how_far = ROUND

    def run(self, how_far: str, view: Any) -> None:
        """No waiting until the round, or the combat, is another."""
        self._how_far = how_far
        self._running = self._moment(view)

    def _moment(self, view: Any) -> Hashable | None:
        combat = self._orderly.engagement(view)
        if combat is None:
            return None
        return combat if self._how_far == ROUND else combat[0]

    def is_running(self, view: Any) -> bool:
        if self._running is not None and self._running != self._moment(view):
            self._running = None
        return self._running is not None

    def takes_suggestions(self, view: Any) -> bool:
        """Only to the end of the combat: within a round hits are placed by the person."""
        return self.is_running(view) and self._how_far == COMBAT

    def waits_before(self, chance: Chance, seat: Seat, view: Callable[[], Any]) -> bool:
        """Only for dice that the seat may see: a secret roll must not make the screen wait."""
        if not self.is_stepping or not may_see(chance.audience, seat):
            return False
        seen = view()
        return self._orderly.engagement(seen) is not None and not self.is_running(seen)
