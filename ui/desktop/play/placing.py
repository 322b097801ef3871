"""An order in parts: several counters are put somewhere, one after the other, and sent together.

Each counter that is put somewhere keeps the offers that have the pair; the last one sends, and
Backspace takes one back. Nothing is told to the game before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Picture, Stack
from ui.desktop.board.board import PLAIN, STACK, MapBoard
from ui.desktop.style.language import tr, translated

Pair = tuple[CounterId, PlaceId]


class Placing:
    def __init__(
        self,
        board: MapBoard,
        show_offers: Callable[[Sequence[Offer]], None],
        choose: Callable[[Offer], None],
        say: Callable[[str], None],
    ) -> None:
        """`show_offers` narrows the list of orders, `choose` takes one, `say` tells the person."""
        self._board = board
        self._show_offers = show_offers
        self._choose = choose
        self._say = say
        self._offers: Sequence[Offer] = ()
        self._picture: Picture | None = None
        self._chosen: CounterId = ""
        self.pairs: list[Pair] = []
        """Those settled so far."""

    def begin(self, offers: Sequence[Offer], picture: Picture | None) -> None:
        """A question, with what is seen while it is asked; the same one goes on as it was."""
        found = [one for one in offers if one.parts]
        if self.pairs and (found, picture) == (self._offers, self._picture):
            self._show()
            return
        self._offers, self._picture = found, picture
        self._chosen = ""
        self.pairs = []
        if found:
            self._board.show_targets(dict.fromkeys(self.places(), STACK))

    @property
    def is_asked(self) -> bool:
        return bool(self._offers)

    def takes(self, counter: CounterId) -> bool:
        """Whether it is one of those that are put somewhere."""
        return any(counter == one for offer in self._offers for one, _ in offer.parts)

    def places(self) -> set[PlaceId]:
        """Where such counters lie, and where they may be put."""
        if not self.is_asked or self._shown is None:
            return set()
        counters = {one for offer in self._offers for one, _ in offer.parts}
        lie = {self._shown.place_of(one) for one in counters}
        return {*lie, *self._goals("")} - {""}

    @property
    def _shown(self) -> Picture | None:
        return None if self._picture is None else moved(self._picture, self.pairs)

    def _left(self, pairs: Sequence[Pair]) -> list[Offer]:
        return [one for one in self._offers if set(pairs) <= set(one.parts)]

    def _goals(self, counter: CounterId) -> set[PlaceId]:
        """Where this counter, or any, may be put beside those already settled."""
        rest = [one for one in self.pairs if one[0] != counter]
        return {
            place
            for offer in self._left(rest)
            for one, place in offer.parts
            if one == counter or not counter
        }

    # -- by clicks and keys -----------------------------------------------------------------------

    def choose(self, counter: CounterId) -> bool:
        """This counter is to be put somewhere; whether it can be."""
        if not self.takes(counter):
            return False
        self._chosen = counter
        self._board.show_selection((counter,))
        self._board.show_targets(dict.fromkeys(self._goals(counter), PLAIN))
        return True

    def put_at(self, place: PlaceId) -> bool:
        """The chosen counter goes there; whether that was meant."""
        return bool(self._chosen) and self.put(self._chosen, place)

    def put(self, counter: CounterId, place: PlaceId) -> bool:
        """Whether this is a question of this kind; if the pair is not possible, it says so."""
        if not self.takes(counter):
            return False
        if place not in self._goals(counter):
            self._say(tr("That cannot be put there."))
            return True
        self._chosen = ""
        self.pairs = [*(one for one in self.pairs if one[0] != counter), (counter, place)]
        self._show()
        return True

    def take_back(self) -> bool:
        """The last one; whether there was one."""
        if not self.pairs:
            return False
        self._chosen = ""
        self.pairs.pop()
        self._show()
        return True

    def _show(self) -> None:
        left = self._left(self.pairs)
        if self._shown is not None:
            self._board.show_instead(self._shown)
        self._board.show_selection(())
        self._board.show_targets(dict.fromkeys(self.places(), STACK))
        whole = next((one for one in left if len(one.parts) == len(self.pairs)), None)
        if whole is not None and len(left) == 1:
            self._choose(whole)
            return
        self._show_offers(left)
        self._say(self._words(left))

    def _words(self, left: Sequence[Offer]) -> str:
        if not self.pairs:
            return ""
        most = max(len(one.parts) for one in left)
        names = ", ".join(map(self._title, (counter for counter, _ in self.pairs)))
        return tr(
            "{names}: {number} of {count} placed · Backspace takes one back",
            names=names,
            number=len(self.pairs),
            count=most,
        )

    def _title(self, counter: CounterId) -> str:
        face = self._picture.face_of(counter) if self._picture is not None else None
        return translated(face.title) if face is not None else counter


def moved(picture: Picture, pairs: Sequence[Pair]) -> Picture:
    """The picture with these counters where they are put."""
    for counter, place in pairs:
        face = picture.face_of(counter)
        if face is None:
            continue
        rest = [_without(stack, counter) for stack in picture.stacks]
        there = next((one for one in rest if (one.place, one.side) == (place, face.side)), None)
        if there is None:
            stacks = [*rest, Stack(place, face.side, (face,), (counter,))]
        else:
            whole = replace(there, faces=(*there.faces, face), keys=(*there.keys, counter))
            stacks = [whole if one is there else one for one in rest]
        picture = replace(picture, stacks=tuple(one for one in stacks if one.keys))
    return picture


def _without(stack: Stack, counter: CounterId) -> Stack:
    if counter not in stack.keys:
        return stack
    kept = [one for one in zip(stack.keys, stack.faces, strict=True) if one[0] != counter]
    return replace(
        stack, keys=tuple(key for key, _ in kept), faces=tuple(face for _, face in kept), summary=""
    )
