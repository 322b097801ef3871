"""What one seat sees of each stack, ready to be drawn: cards and piles of cards. No Qt.

A card is a counter's face with its marks, worked out from a View and from nothing else. Own
counters go by their id ("bonaparte"); an enemy's goes by its place among the slots of its area
("rivoli/0"), because which counter it is may be unknown. Views sort their slots, so the number
tells nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import (
    SLOT_FORAGED,
    SLOT_MOVED,
    SLOT_OUT_OF_COMMAND,
    SLOT_SEEN,
    View,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    FORAGED,
    GARRISON,
    KINDS,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    SIDES,
    UNSUPPLIED,
)
from ui.desktop.board.situation import (
    BACK,
    Face,
    Stack,
    face_words,
    known_face,
)
from ui.desktop.style.language import told, tr

NAMED: Final = 2
"""Up to so many suspects are named on the back of a counter."""

FORMATION_LETTER: Final = {
    "army": "★",
    "massena": "M",
    "augereau": "A",
    "serurier": "S",
    "sauret": "T",
    "despinoy": "D",
    "kilmaine": "K",
    "quasdanovich": "Q",
    "melas": "L",
    "davidovich": "D",
    "meszaros": "Z",
}
"""Tells formations apart without colours; the two D are of different armies."""


@dataclass(frozen=True, slots=True)
class Card:
    """All that is drawn on one counter. Equal cards share one drawing."""

    face: Face
    rank: int = 0
    """Of a leader: 1 leads the army."""
    is_foraging: bool = False
    has_moved: bool = False
    is_unsupplied: bool = False
    suspicion: str = ""
    """On a back: who it may be, in a word or two."""
    suspected_kind: str = ""
    """On a back: the kind of all suspects, if they are of one."""

    @property
    def strength(self) -> int:
        """Now, after hits."""
        return self.face.strength_now

    @property
    def cohesion(self) -> int:
        return self.face.cohesion_now

    @property
    def is_unit(self) -> bool:
        return bool(self.face.numbers) and self.face.kind != KINDS[LEADER]

    def words(self) -> str:
        words = face_words(self.face)
        if self.suspicion:
            words += f": {suspicion_words(self.suspicion)}"
        marks = (
            (self.is_foraging, tr("foraging")),
            (self.is_unsupplied, tr("unsupplied")),
            (self.has_moved, tr("has moved")),
        )
        return ", ".join([words, *(word for is_so, word in marks if is_so)])


def suspicion_words(suspicion: str) -> str:
    """What is written on a back, and what it means."""
    many = suspicion.removeprefix("1 of ")
    if many != suspicion:
        return tr("“? {many}”: any of {many} counters that you cannot tell apart yet", many=many)
    if suspicion.endswith("%"):
        return tr("likeliest {guess}, an estimate", guess=told(suspicion))
    return tr("may be {names}", names=told(suspicion))


def counted_lines(lines: Iterable[str]) -> list[str]:
    """Equal ones once, with how many they are."""
    return [
        line if many == 1 else tr("{many} × {words}", many=many, words=line)
        for line, many in Counter(lines).items()
    ]


@dataclass(frozen=True, slots=True)
class Pile:
    """The counters of one side in one area, the top one first."""

    side: str
    area: int
    cards: tuple[Card, ...]
    keys: tuple[str, ...]
    """How each card is called when it is clicked."""

    @property
    def stack(self) -> Stack:
        faces = tuple(card.face for card in self.cards)
        return Stack(self.side, self.area, faces, tuple(card.words() for card in self.cards))

    @property
    def strength(self) -> int:
        """The strength points of the units that are known."""
        return sum(card.strength for card in self.cards if card.is_unit)

    @property
    def has_secrets(self) -> bool:
        return any(card.face.kind == BACK for card in self.cards)

    @property
    def summary(self) -> str:
        """For the distance: known strength points, and a question mark if there may be more."""
        if not any(card.is_unit for card in self.cards):
            return "?" if self.has_secrets else ""
        return f"{self.strength}{'+' if self.has_secrets else ''}"


def piles(board: Board, view: View) -> tuple[Pile, ...]:
    return (*own_piles(board, view), *_enemy_piles(board, view))


def piles_of_stacks(board: Board, stacks: tuple[Stack, ...]) -> tuple[Pile, ...]:
    """Without the marks that only a view tells of."""
    return tuple(
        Pile(
            stack.side,
            stack.area,
            tuple(map(Card, stack.faces)),
            tuple(slot_key(board, stack.area, place) for place in range(len(stack.faces))),
        )
        for stack in stacks
    )


def slot_key(board: Board, area: int, place: int) -> str:
    return f"{board.area_names[area]}/{place}"


# -- own counters ---------------------------------------------------------------------------------


def own_piles(board: Board, view: View) -> list[Pile]:
    by_area: dict[int, list[int]] = {}
    for local in members(board.counters[view.seat]):
        if view.own[local] < AREA_LIMIT:
            by_area.setdefault(view.own[local], []).append(local)
    return [
        Pile(
            SIDES[view.seat],
            area,
            tuple(own_card(board, view, local) for local in found),
            tuple(board.counter_names[view.seat * 64 + local] for local in found),
        )
        for area, found in sorted(by_area.items())
    ]


def own_card(board: Board, view: View, local: int) -> Card:
    def has(flag: int) -> bool:
        return view.own_flags[flag] >> local & 1 == 1

    counter = view.seat * 64 + local
    face = known_face(board, counter, view.own[64 + local], has(OUT_OF_COMMAND))
    return Card(face, _rank(board, counter), has(FORAGED), has(MOVED), has(UNSUPPLIED))


def _rank(board: Board, counter: int) -> int:
    return int(board.rank[counter]) if board.counter_kind[counter] == LEADER else 0


# -- enemy counters -------------------------------------------------------------------------------


def key_of(board: Board, view: View, counter: int) -> str:
    """How the card of a counter is called that the seat knows; "" if it lies nowhere."""
    if counter >> 6 == view.seat:
        return str(board.counter_names[counter])
    seen: dict[int, int] = {}
    for area, suspects, *_ in view.slots:
        if suspects == 1 << (counter & 63):
            return slot_key(board, area, seen.get(area, 0))
        seen[area] = seen.get(area, 0) + 1
    return ""


def _enemy_piles(board: Board, view: View) -> list[Pile]:
    by_area: dict[int, list[tuple[tuple[bool, int], Card, str]]] = {}
    for area, suspects, marks, _, hits in view.slots:
        found = by_area.setdefault(area, [])
        card = enemy_card(board, 1 - view.seat, suspects, marks, hits)
        order = card.face.kind == BACK, members(suspects)[0]
        found.append((order, card, slot_key(board, area, len(found))))
    piles = []
    for area, found in sorted(by_area.items()):
        ordered = sorted(found, key=lambda one: one[0])
        cards = tuple(card for _, card, _ in ordered)
        piles.append(Pile(SIDES[1 - view.seat], area, cards, tuple(key for *_, key in ordered)))
    return piles


def enemy_card(board: Board, side: int, suspects: int, marks: int, hits: int) -> Card:
    lost = marks & SLOT_OUT_OF_COMMAND != 0
    shown = 0 if hits == NOWHERE else hits
    candidates = [side * 64 + local for local in members(suspects)]
    foraging, moved = marks & SLOT_FORAGED != 0, marks & SLOT_MOVED != 0
    if len(candidates) == 1:
        unseen = not marks & SLOT_SEEN
        face = known_face(board, candidates[0], shown, lost, unseen)
        return Card(face, _rank(board, candidates[0]), foraging, moved)
    face = Face(SIDES[side], BACK, hits=shown, without_orders=lost)
    kinds = {KINDS[board.counter_kind[one]] for one in candidates}
    kind = kinds.pop() if len(kinds) == 1 else ""
    return Card(face, 0, foraging, moved, False, _suspicion(board, candidates), kind)


def _suspicion(board: Board, candidates: list[int]) -> str:
    names = list(dict.fromkeys(_suspect(board, one) for one in candidates))
    return " or ".join(names) if len(names) <= NAMED else f"1 of {len(candidates)}"


def _suspect(board: Board, counter: int) -> str:
    """By name; garrisons and dummies have none."""
    kind = KINDS[board.counter_kind[counter]]
    named = kind not in (KINDS[GARRISON], KINDS[DUMMY])
    return board.counter_titles[counter].split()[0] if named else kind
