"""What a seat believed of the enemy's counters, from worlds that it could have been in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.faces import is_stand_in
from solitaire.games.castiglione.present.names import family_name
from solitaire.games.castiglione.present.picture import slot_key
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY, SIDE_SIZE
from solitaire.presenting.presenter import Beliefs, Guess, Label
from solitaire.text import Text, text

Note = tuple[int, ...]
"""Where every counter stands in an imagined world."""
_RUMOUR: Final = text("dummy")


def noted(world: State) -> Note:
    return tuple(map(int, world.place))


def beliefs(view: View, notes: Sequence[Note], shares: Sequence[float]) -> Beliefs:
    found = _Found(view, notes, shares)
    return Beliefs(_labels(found), tuple(_guesses(found)))


class _Found:
    """The worlds of one belief, counted."""

    def __init__(self, view: View, notes: Sequence[Note], shares: Sequence[float]) -> None:
        self.view = view
        self.enemy = 1 - view.seat
        self.first = self.enemy * SIDE_SIZE
        self.dummies = int(RULES.board.kind_sets[self.enemy * 8 + DUMMY])
        self._worlds = list(zip(notes, shares, strict=True))
        self.share_by_area: dict[int, dict[int, float]] = {}
        """By enemy counter, the share of worlds in which it stands in each area."""
        for places, share in self._worlds:
            for counter in range(self.first, self.first + SIDE_SIZE):
                if places[counter] < AREA_LIMIT:
                    by_area = self.share_by_area.setdefault(counter, {})
                    by_area[places[counter]] = by_area.get(places[counter], 0.0) + share

    def dummies_in(self, area: int) -> list[float]:
        """The share of worlds with at least one dummy there, at least two, and so on."""
        counts: dict[int, float] = {}
        for places, share in self._worlds:
            locals_ = members(self.dummies)
            there = sum(1 for local in locals_ if places[self.first + local] == area)
            for number in range(there):
                counts[number] = counts.get(number, 0.0) + share
        return [counts[number] for number in sorted(counts)]

    def units_in(self, area: int) -> dict[int, float]:
        """Enemy counters that are no dummies, with the share of worlds that have them there."""
        return {
            counter: shares[area]
            for counter, shares in self.share_by_area.items()
            if area in shares and not self.dummies >> (counter - self.first) & 1
        }


def _hidden_slots(view: View) -> dict[int, list[tuple[int, int]]]:
    """By area, the enemy counters whose name is not known: their number and their suspects."""
    found: dict[int, list[tuple[int, int]]] = {}
    seen: Counter[int] = Counter()
    for area, suspects, *_ in view.slots:
        if suspects & (suspects - 1):
            found.setdefault(area, []).append((seen[area], suspects))
        seen[area] += 1
    return found


def _guesses(found: _Found) -> Iterator[Guess]:
    """Of each real enemy counter that is not known; dummies have no name to guess."""
    board, doubtful = RULES.board, 0
    for slots in _hidden_slots(found.view).values():
        for _, suspects in slots:
            doubtful |= suspects
    for local in members(doubtful & ~found.dummies):
        shares = found.share_by_area.get(found.first + local)
        if shares:
            places = sorted(shares.items(), key=lambda one: -one[1])
            names = tuple((board.area_names[area], share) for area, share in places)
            yield Guess(board.counter_names[found.first + local], names)


def _labels(found: _Found) -> dict[str, Label]:
    """For each face-down counter on the map the likeliest name; the surest on top, rumours last."""
    named = dict(_named(found))
    ranks = sorted({(who == _RUMOUR, -share) for who, share in named.values()})
    return {
        key: Label(
            text("{name} {share}%", name=who, share=share), ranks.index((who == _RUMOUR, -share))
        )
        for key, (who, share) in named.items()
    }


def _named(found: _Found) -> Iterator[tuple[str, tuple[Text, int]]]:
    """By the key of each slot, a name and its share in per cent."""
    for area, slots in _hidden_slots(found.view).items():
        there, rumours = found.units_in(area), found.dummies_in(area)
        for number, suspects in slots:
            able = {
                one: share for one, share in there.items() if suspects >> (one - found.first) & 1
            }
            best = max(able, key=lambda one: able[one], default=None)
            rumour = rumours[0] if rumours and suspects & found.dummies else 0.0
            if best is not None and able[best] >= rumour:
                name, share = _short_title(best), there.pop(best)
            else:
                name, share = _RUMOUR, rumours.pop(0) if rumours else 0.0
            yield slot_key(area, number), (name, round(100 * share))


def _short_title(counter: int) -> Text:
    """Enough of the title for the back of a counter."""
    return text("Generic") if is_stand_in(counter) else family_name(counter)
