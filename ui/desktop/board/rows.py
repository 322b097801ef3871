"""The map as plain rows: one for each place, one for each counter in the picture. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.picture import Face, Picture, Stack
from solitaire.presenting.presenter import Presenter
from ui.desktop.board.atlas import atlas_of
from ui.desktop.board.naming import Names
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.style.paints import Paints, paints_of


@dataclass(frozen=True, slots=True)
class PlaceRow:
    place: PlaceId
    title: str
    terrain: str
    holder: str
    """The side that holds it; empty where none does."""
    own: str
    enemy: str
    """Who stands there, in words; empty for nobody."""

    @property
    def line(self) -> str:
        """The situation there in one line."""
        known = (
            self.terrain,
            tr("held by: {side}", side=self.holder) if self.holder else "",
            tr("own: {counters}", counters=self.own) if self.own else "",
            tr("enemy: {counters}", counters=self.enemy) if self.enemy else "",
        )
        return "; ".join(filter(None, known))


@dataclass(frozen=True, slots=True)
class CounterRow:
    key: CounterId
    place: PlaceId
    title: str
    side: str
    where: str
    kind: str
    ratings: str
    hits: str
    marks: str


def place_rows(presenter: Presenter, picture: Picture) -> list[PlaceRow]:
    """In the order in which one would read them from the map. Without a seat, the first side's
    counters are called own."""
    geography = atlas_of(presenter.board()).geography
    names, paints = Names(presenter), paints_of(presenter.looks())
    own_side = picture.seat or next(iter(paints.sides), "")
    rows = []
    for one in geography.reading_order:
        place = geography.place_by_id[one]
        if place.box and not picture.stacks_at(one):
            continue
        here = picture.stacks_at(one)
        holder = picture.holder_by_place.get(one, "")
        rows.append(
            PlaceRow(
                one,
                names.place(one),
                translated(paints.ground(place.ground).title) if place.ground else "",
                names.side(holder) if holder else "",
                _words([stack for stack in here if stack.side == own_side]),
                _words([stack for stack in here if stack.side != own_side]),
            )
        )
    return rows


def counter_rows(presenter: Presenter, picture: Picture) -> list[CounterRow]:
    """The seat's own counters first, those on the map."""
    boxes = {place.id for place in presenter.board().places if place.box}
    names, paints = Names(presenter), paints_of(presenter.looks())
    return [
        _counter_row(face, key, stack, names, paints)
        for stack in picture.stacks
        if stack.place not in boxes
        for face, key in zip(stack.faces, stack.keys, strict=True)
    ]


def _counter_row(
    face: Face, key: CounterId, stack: Stack, names: Names, paints: Paints
) -> CounterRow:
    kind = face.guessed_symbol if face.is_back else face.symbol
    looks = [paints.mark(mark) for mark in face.marks]
    hits = sum(look.column == "hits" for look in looks)
    marks = dict.fromkeys(translated(one.title) for one in looks if one.column == "marks")
    seen = [tr("not in view now")] if face.fade else []
    return CounterRow(
        key,
        stack.place,
        translated(face.title),
        names.side(stack.side),
        names.place(stack.place),
        translated(paints.symbol(kind).title) if kind else "",
        "–".join(map(translated, face.figures)),
        str(hits) if hits else "",
        ", ".join([*marks, *seen]),
    )


def _words(stacks: list[Stack]) -> str:
    faces = [face for stack in stacks for face in stack.faces]
    known = [translated(face.title) for face in faces if not face.is_back]
    hidden = len(faces) - len(known)
    return ", ".join([*known, *([tr_count("%n face down", hidden)] if hidden else [])])
