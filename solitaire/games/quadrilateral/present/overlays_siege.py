"""Overlays of Mantova: the Austrian path of 28 MPs, and the ring of the siege."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import place_id, place_title
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.staff.ways import walked_back
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import AUSTRIAN, FAR, FRENCH, NOWHERE
from solitaire.games.quadrilateral.text.wording import half
from solitaire.presenting.overlays import DOUBTFUL, LOST, SURE, Mark, Overlay, Question, Way
from solitaire.text import Text, text, verbatim

_BOARD: Final = RULES.board


def _points(half_points: int) -> Text:
    return verbatim(half(half_points))


def path(view: View, question: Question) -> Overlay:
    """The Austrian way to Mantova, which may be 28 MPs long at most [E41]."""
    world = some_world(view)
    side = AUSTRIAN
    start = int(world.source[side] if world.options.from_source else world.center[side])
    limit = int(_BOARD.charts.path_half_mp)
    title, legend = text("Path to Mantova"), ((SURE, text("the shortest way")),)
    if start == NOWHERE:
        return Overlay(title, legend, lines=(text("The path has no beginning."),))
    lengths = distances(world, side, start, FAR - 1, False, False)
    length = int(lengths[_BOARD.mantova])
    if length >= FAR:
        return Overlay(title, legend, lines=(text("No road leads to Mantova."),))
    way = walked_back(world, [int(one) for one in lengths], int(_BOARD.mantova))
    line = text(
        "The shortest way from {start} to Mantova is {length} MPs long; {limit} are allowed",
        start=place_title(start),
        length=_points(length),
        limit=_points(limit),
    )
    look = SURE if length <= limit else DOUBTFUL
    barred = [place for place in way if world.flags_at(FRENCH, place)]
    told = [text("{place} is held by the French", place=place_title(one)) for one in barred]
    ids = tuple(place_id(place) for place in way)
    return Overlay(
        title,
        ((look, _of_limit(length, limit)), (LOST, text("held by the French"))),
        tuple(Mark(place_id(place), LOST) for place in barred),
        (Way(ids, look),),
        lines=(line, *told),
    )


def _of_limit(length: int, limit: int) -> Text:
    return text(
        "the shortest way, {length} MPs; {limit} are allowed",
        length=_points(length),
        limit=_points(limit),
    )


def ring(view: View, question: Question) -> Overlay:
    """Who stands on the ring about Mantova [15.3]."""
    besieger = 1 - (number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1)
    marks: list[Mark] = []
    lines: list[Text] = []
    for place in (int(_BOARD.favorita), int(_BOARD.cerese)):
        held = [
            flag
            for flag in reading.flags_of(view, besieger)
            if reading.place_of(view, flag) == place and not reading.is_vedette(view, flag)
        ]
        marks.append(Mark(place_id(place), SURE if held else LOST))
        words = text("held") if held else text("open")
        lines.append(text("{place}: {state}", place=place_title(place), state=words))
    lines.append(
        text("Mantova is besieged") if number(view, "besieged") else text("Mantova is not besieged")
    )
    legend = ((SURE, text("siege line held")), (LOST, text("siege line open")))
    return Overlay(text("Siege ring"), legend, tuple(marks), lines=tuple(lines))
