"""What one seat sees of the campaign: flags and markers on the map, cards, the strip on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.core.state import CENTER
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import fortnight_pages, organization, reading
from solitaire.games.quadrilateral.present.board import fallen, reserve
from solitaire.games.quadrilateral.present.campaign import is_short, last_turn
from solitaire.games.quadrilateral.present.cards import army_line, cards, siege_rows
from solitaire.games.quadrilateral.present.faces import (
    center_face,
    face_of,
    garrison_face,
    leader_face,
    source_face,
)
from solitaire.games.quadrilateral.present.names import (
    center_key,
    crossing_id,
    flag_key,
    garrison_key,
    place_id,
    side_title,
    source_key,
)
from solitaire.games.quadrilateral.terms import (
    BOX,
    FLAGS,
    GARRISONS,
    KILLED,
    LAID,
    LOST_TRAIN,
    NOWHERE,
    SIDES,
    STEPS_PER_SP,
    TAKEN,
    WOUNDED,
)
from solitaire.games.quadrilateral.text.wording import (
    WEATHER_WORDS,
    date_words,
    part_title,
    signed,
)
from solitaire.presenting.board import CounterId
from solitaire.presenting.overlays import QUIET, SURE, Mark, Overlay
from solitaire.presenting.picture import Clock, Face, Picture, Stack
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_FATES: Final = {WOUNDED: text("wounded"), KILLED: text("killed"), TAKEN: text("taken")}
_LOOKS: Final = ("day", "rain", "mud", "snow", "frost")
"""Of the map, by weather."""
_WITHOUT_SIDE: Final = ("weather", "beginning", "end of turn")


def picture(views: Sequence[View]) -> Picture:
    """One view: a seat's eyes. Both: each army as its own side knows it."""
    view = views[0]
    battle = reading.battle_of(view)
    return Picture(
        seat=SIDES[view.seat] if len(views) == 1 else "",
        clock=clock_of(view),
        stacks=(*_stacks(views), *_leaders(views), *organization.stacks(views)),
        look=_LOOKS[number(view, "weather")],
        holder_by_place=_holders(view),
        broken_links=frozenset(crossing_id(one) for one in _broken(view)),
        fight=place_id(battle.place) if battle else "",
        under_way=_under_way(view),
        drawn=_drawn(view),
        cards=(*organization.cards(views), *fortnight_pages.asked(view), *cards(view)),
        banner=_banner(view),
        lines=_lines(view),
    )


# -- the clock ------------------------------------------------------------------------------------


def clock_of(view: View) -> Clock:
    turn = number(view, "turn")
    weather = text("weather: {weather}", weather=WEATHER_WORDS[number(view, "weather")])
    side = SIDES[number(view, "active")] if _is_of_side(view) else ""
    return Clock(turn, last_turn(view), turn_date(turn), phase_title(view), (weather,), side)


def turn_date(turn: int) -> Text:
    year = _BOARD.data.calendar[turn - 1].date.partition("-")[0]
    return text("{day} {year}", day=date_words(_BOARD, turn), year=verbatim(year))


def _is_of_side(view: View) -> bool:
    return PART_NAMES[number(view, "part")] not in _WITHOUT_SIDE


def phase_title(view: View) -> Text:
    side = number(view, "active") if _is_of_side(view) else NOWHERE
    return part_title(number(view, "part"), side)


# -- flags and markers ----------------------------------------------------------------------------


def _stacks(views: Sequence[View]) -> list[Stack]:
    found: dict[tuple[int, int], list[tuple[CounterId, Face]]] = {}
    for place, side, key, face in _standing(views):
        found.setdefault((place, side), []).append((key, face))
    return [
        Stack(
            place_id(place),
            SIDES[side],
            tuple(face for _, face in there),
            tuple(key for key, _ in there),
            summary=_summary([face for _, face in there]),
            tally=_tally([face for _, face in there]),
        )
        for (place, side), there in sorted(found.items())
    ]


def _standing(views: Sequence[View]) -> Iterator[tuple[int, int, CounterId, Face]]:
    """Place, side, key and face of everything on the map: forces first, then markers."""
    for side in range(len(SIDES)):
        view = next((one for one in views if one.seat == side), views[0])
        for flag in sorted(reading.flags_of(view, side), key=lambda one: _order(view, one)):
            yield reading.place_of(view, flag), side, flag_key(flag), face_of(view, flag)
        yield from _markers(view, side)


def _order(view: View, flag: int) -> tuple[bool, bool, bool, int]:
    """Forces before vedettes, who has not marched before who has: the one on top is dragged."""
    is_own = flag >> 5 == view.seat == number(view, "active")
    has_marched = is_own and reading.has(view, "moved", flag)
    is_vedette, is_hidden = reading.is_vedette(view, flag), reading.is_hidden(view, flag)
    return is_vedette, has_marched, is_hidden, -sum(reading.steps_of(view, flag))


def _markers(view: View, side: int) -> Iterator[tuple[int, int, CounterId, Face]]:
    center, source = column(view, "center")[side], column(view, "source")[side]
    if center != NOWHERE:
        is_active = bool(column(view, "center_active")[side])
        yield center, side, center_key(side), center_face(side, is_active)
    if source != NOWHERE:
        yield source, side, source_key(side), source_face(side)
    for one in range(side * 3, side * 3 + GARRISONS // 2):
        place = column(view, "garrison_place")[one]
        if place != NOWHERE:
            steps = column(view, "garrison_steps")[one]
            yield place, side, garrison_key(one), garrison_face(side, steps)


_TROOPS: Final = ("force", "horse", "guns")


def _summary(faces: Sequence[Face]) -> Text:
    """For the distance: Strength Points that are seen, and a sign if there may be more."""
    known = _steps_seen(faces)
    hidden = any(face.is_back for face in faces)
    if not known:
        return verbatim("?") if hidden else NOTHING
    points = reading.points(known)
    return text("{points}+", points=points) if hidden else points


def _tally(faces: Sequence[Face]) -> Text:
    known = _steps_seen(faces)
    return text("{points} SP", points=reading.points(known)) if known else NOTHING


def _steps_seen(faces: Sequence[Face]) -> int:
    """Faces have their strength in Strength Points, with tenths."""
    known = sum(float(face.figures[0]) for face in faces if face.symbol in _TROOPS)
    return round(known * STEPS_PER_SP)


def _under_way(view: View) -> tuple[CounterId, ...]:
    mover = number(view, "mover")
    if mover == CENTER and number(view, "active") == view.seat:
        return (center_key(view.seat),)
    return (flag_key(mover),) if mover < FLAGS and mover >> 5 == view.seat else ()


# -- leaders who are not with a force -------------------------------------------------------------


def _leaders(views: Sequence[View]) -> list[Stack]:
    """Own reserves; the wounded, killed and taken of both sides."""
    found: dict[tuple[str, int], list[int]] = {}
    for side in range(len(SIDES)):
        view = next((one for one in views if one.seat == side), views[0])
        for leader in members(int(_BOARD.of_side[side])):
            at = column(view, "leader_at")[leader]
            if at == BOX and view.seat == side:
                found.setdefault((reserve(side), side), []).append(leader)
            elif at in _FATES:
                found.setdefault((fallen(side), side), []).append(leader)
    return [_leader_stack(views[0], box, side, there) for (box, side), there in found.items()]


def _leader_stack(view: View, box: str, side: int, leaders: Sequence[int]) -> Stack:
    ats = column(view, "leader_at")
    faces = tuple(leader_face(one, _FATES.get(ats[one], NOTHING)) for one in leaders)
    return Stack(box, SIDES[side], faces, tuple(_BOARD.leader_names[one] for one in leaders))


# -- places and crossings -------------------------------------------------------------------------


def _holders(view: View) -> dict[str, str]:
    owners = number(view, "austrian_forts")
    return {place_id(place): SIDES[owners >> index & 1] for index, place in enumerate(_BOARD.forts)}


def laid_trains(view: View) -> list[int]:
    """Crossings on which a bridge train lies."""
    trains = column(view, "train")
    return [
        at - LAID
        for at in trains
        if at != LOST_TRAIN and 0 <= at - LAID < len(_BOARD.crossing_ends)
    ]


def _broken(view: View) -> list[int]:
    laid = laid_trains(view)
    return [one for one in members(number(view, "broken")) if one not in laid]


def _drawn(view: View) -> Overlay | None:
    """Siege lines before Mantova, and bridge trains that lie on a river."""
    besieged = bool(number(view, "besieged"))
    lines = (_BOARD.favorita, _BOARD.cerese) if besieged else ()
    trains = laid_trains(view)
    if not lines and not trains:
        return None
    legend = [(QUIET, text("siege lines"))] if lines else []
    legend += [(SURE, text("a bridge train"))] if trains else []
    return Overlay(
        text("Siege lines and bridge trains"),
        legend=tuple(legend),
        marks=tuple(Mark(place_id(place), QUIET) for place in lines),
        links=tuple((crossing_id(one), SURE) for one in trains),
    )


def _banner(view: View) -> tuple[Text, ...]:
    return (
        *_period(view),
        text("Vienna {morale}", morale=signed(number(view, "vienna"))),
        _mantova_words(view),
        joined([points_words(view, side) for side in range(len(SIDES))], " : "),
    )


def _period(view: View) -> tuple[Text, ...]:
    """Turn, Fortnight, phase and weather; a short campaign knows no Fortnights [17]."""
    turn, turns = number(view, "turn"), last_turn(view)
    fortnight = text("Fortnight {name}", name=verbatim(_BOARD.data.calendar[turn - 1].fortnight))
    return (
        text("Turn {turn} of {turns}, {date}", turn=turn, turns=turns, date=turn_date(turn)),
        *(() if is_short(view) else (fortnight,)),
        phase_title(view),
        WEATHER_WORDS[number(view, "weather")],
    )


def _mantova_words(view: View) -> Text:
    is_besieged = bool(number(view, "besieged"))
    if not number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1:
        return text("Mantova French, besieged") if is_besieged else text("Mantova French")
    return text("Mantova besieged") if is_besieged else text("Mantova free")


def _lines(view: View) -> tuple[Text, ...]:
    """The open facts as sentences, before the stacks."""
    return (
        joined(_period(view)),
        *(army_line(view, side) for side in (view.seat, 1 - view.seat)),
        joined([text("Siege of Mantova"), *(row.words for row in siege_rows(view))]),
        joined([text("Vienna Morale"), signed(number(view, "vienna"))]),
    )


def points_words(view: View, side: int) -> Text:
    if side != view.seat and dict(view.options)["aps"] == "secret":
        return text("{side} APs hidden", side=side_title(side))
    return text("{side} APs {points}", side=side_title(side), points=column(view, "aps")[side])
