"""What one seat sees of the campaign: stacks, cards beside the map, the strip on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from solitaire.bits import members
from solitaire.games.castiglione import terms
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.board import ELIMINATED, FALLEN, MANTUA_CITY
from solitaire.games.castiglione.present.faces import enemy_face, known_face, own_face
from solitaire.games.castiglione.present.names import (
    area_title,
    army_title,
    bridge_id,
    bridge_title,
    counter_title,
    side_title,
)
from solitaire.games.castiglione.staff.victory import VictoryReport, victory_points
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    LEADER,
    SIDES,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.position import phase_name
from solitaire.presenting.board import CounterId
from solitaire.presenting.picture import Card, Clock, Face, Picture, Row, Stack, Track
from solitaire.text import NOTHING, Text, joined, text, verbatim

_COLUMNS = 5
_MOVEMENT = (terms.FIRST_MOVEMENT, terms.SECOND_MOVEMENT)
_COMBAT = (terms.FIRST_COMBAT, terms.SECOND_COMBAT)
_PHASES_OF_A_SIDE = (*_MOVEMENT, *_COMBAT)
_LOST = {
    terms.MANTUA_CITY: MANTUA_CITY,
    terms.ELIMINATED: ELIMINATED,
    terms.WOUNDED: FALLEN,
    terms.KILLED: FALLEN,
}
"""Boxes beside the map, by where a counter is."""


def picture(views: Sequence[View]) -> Picture:
    """One view: a seat's eyes. Both: each army as its own side knows it."""
    view = views[0]
    report = victory_points(RULES.board, view)
    clock = clock_of(view)
    return Picture(
        seat=SIDES[view.seat] if len(views) == 1 else "",
        clock=clock,
        stacks=(*_armies(views), *_boxes(view)),
        holder_by_place=_holders(view),
        broken_links=frozenset(bridge_id(one) for one in members(view.clock.broken)),
        fight=RULES.board.area_names[view.battle.area] if view.battle else "",
        under_way=under_way(view),
        cards=cards(view, clock, report),
        banner=banner(view, clock, report),
        banner_note=banner_note(report),
        lines=lines(view, clock),
    )


# -- the clock ------------------------------------------------------------------------------------


def clock_of(view: View) -> Clock:
    turns = RULES.board.data.tables.turn_track
    turn = view.clock.turn
    date = text("{day} 1796", day=verbatim(turns[max(turn, 1) - 1].date))
    phase, active = view.clock.phase, view.clock.active
    side = SIDES[active] if phase in _PHASES_OF_A_SIDE else ""
    initiative = text("initiative: {side}", side=side_title(view.clock.initiative))
    return Clock(turn, len(turns), date, phase_name(phase, active), (initiative,), side)


# -- stacks ---------------------------------------------------------------------------------------


def _armies(views: Sequence[View]) -> list[Stack]:
    if len(views) > 1:
        return [stack for view in views for stack in own_stacks(view)]
    return [*own_stacks(views[0]), *enemy_stacks(views[0])]


def own_stacks(view: View) -> list[Stack]:
    by_area: dict[int, list[int]] = {}
    for local in members(RULES.board.counters[view.seat]):
        if view.own[local] < AREA_LIMIT:
            by_area.setdefault(view.own[local], []).append(local)
    names = RULES.board.counter_names
    return [
        stack_of(
            view.seat,
            RULES.board.area_names[area],
            [own_face(view, local) for local in found],
            [names[counter_of(view.seat, local)] for local in found],
        )
        for area, found in sorted(by_area.items())
    ]


def enemy_stacks(view: View) -> list[Stack]:
    by_area: dict[int, list[tuple[tuple[bool, int], Face, str]]] = {}
    for slot in view.slots:
        found = by_area.setdefault(slot[0], [])
        face = enemy_face(1 - view.seat, slot)
        order = face.is_back, members(slot[1])[0]
        found.append((order, face, slot_key(slot[0], len(found))))
    stacks = []
    for area, found in sorted(by_area.items()):
        ordered = sorted(found, key=lambda one: one[0])
        faces = [face for _, face, _ in ordered]
        keys = [key for *_, key in ordered]
        stacks.append(stack_of(1 - view.seat, RULES.board.area_names[area], faces, keys))
    return stacks


def slot_key(area: int, number: int) -> CounterId:
    return f"{RULES.board.area_names[area]}/{number}"


def key_of(view: View, counter: int) -> CounterId:
    """How a counter is called that the seat knows; "" if it lies nowhere."""
    if side_of(counter) == view.seat:
        return str(RULES.board.counter_names[counter])
    seen: dict[int, int] = {}
    for area, suspects, *_ in view.slots:
        if suspects == 1 << local_of(counter):
            return slot_key(area, seen.get(area, 0))
        seen[area] = seen.get(area, 0) + 1
    return ""


def stack_of(side: int, place: str, faces: Sequence[Face], keys: Sequence[CounterId]) -> Stack:
    return Stack(
        place,
        SIDES[side],
        tuple(faces),
        tuple(keys),
        summary=_summary(faces),
        tally=_tally(faces),
        note=_note(faces),
    )


def strength_of(faces: Iterable[Face]) -> int:
    """The strength points of the units that are known."""
    return sum(int(face.figures[0]) for face in faces if is_unit(face))


def is_unit(face: Face) -> bool:
    return bool(face.figures) and face.symbol != terms.KINDS[LEADER]


def _summary(faces: Sequence[Face]) -> str:
    """For the distance: known strength points, and a sign if there may be more."""
    has_secrets = any(face.is_back for face in faces)
    if not any(map(is_unit, faces)):
        return "?" if has_secrets else ""
    return f"{strength_of(faces)}{'+' if has_secrets else ''}"


def _tally(faces: Sequence[Face]) -> Text:
    strength = strength_of(faces)
    if strength and any(face.is_back or face.fade for face in faces):
        return text("%n strength points known", singular="%n strength point known", count=strength)
    if strength:
        return text("%n strength points", singular="%n strength point", count=strength)
    return verbatim("")


def _note(faces: Sequence[Face]) -> Text:
    """What the sign behind the strength means."""
    if not strength_of(faces) or not any(face.is_back for face in faces):
        return NOTHING
    mark = verbatim(_summary(faces))
    return text("“{mark}”: strength points known; + for those face down", mark=mark)


def _boxes(view: View) -> list[Stack]:
    """Who has left the map, which is open to both sides."""
    found: dict[tuple[str, int], list[tuple[Face, str]]] = {}
    for side in range(len(SIDES)):
        places = view.own[:64] if side == view.seat else view.off_map
        for local in members(RULES.board.counters[side]):
            box = _LOST.get(places[local])
            if box is not None:
                counter = counter_of(side, local)
                name = RULES.board.counter_names[counter]
                found.setdefault((box, side), []).append((known_face(counter), name))
    return [
        stack_of(side, box, [face for face, _ in there], [key for _, key in there])
        for (box, side), there in found.items()
    ]


def _holders(view: View) -> dict[str, str]:
    board = RULES.board
    return {
        board.area_names[area]: SIDES[view.clock.austrian_cities >> area & 1]
        for area in members(board.cities)
    }


def under_way(view: View) -> tuple[CounterId, ...]:
    """The seat's own counters that are on the move, in their order of entry."""
    march = view.march
    if march is None or march.side != view.seat:
        return ()
    names = RULES.board.counter_names
    return tuple(names[counter_of(view.seat, local)] for local, _ in march.members)


# -- beside the map -------------------------------------------------------------------------------


def cards(view: View, clock: Clock, report: VictoryReport) -> tuple[Card, ...]:
    return (
        Card("days", text("The nine days"), tracks=(_days(clock),), lines=(_turn_line(clock),)),
        Card(
            "initiative",
            text("Initiative"),
            rows=(_initiative(view),),
            lines=(_initiative_line(view),),
        ),
        Card(
            "mantua",
            text("Mantua"),
            rows=(_mantua(view),),
            rooms=(MANTUA_CITY,),
            lines=(_siege_line(view), _room_line(view, text("Mantua City Box"), terms.MANTUA_CITY)),
        ),
        Card(
            "points",
            text("Victory points, if it ended now"),
            rows=_points(report),
            lines=_points_lines(report),
        ),
        Card("losses", text("Losses"), rooms=(ELIMINATED, FALLEN), lines=_losses_lines(view)),
    )


def _turn_line(clock: Clock) -> Text:
    return text(
        "Turn {turn} of {turns}, {date}, {phase}",
        turn=clock.turn,
        turns=clock.turns,
        date=clock.date,
        phase=clock.phase,
    )


def _initiative_line(view: View) -> Text:
    return text(
        "Initiative: {army}; the {first} move first",
        army=army_title(view.clock.initiative),
        first=army_title(view.clock.first),
    )


def _siege_line(view: View) -> Text:
    return text("Mantua is besieged") if view.clock.besieged else text("Mantua is liberated")


def _points_lines(report: VictoryReport) -> tuple[Text, ...]:
    return tuple(
        text(
            "{side} victory points if it ended now: {number}",
            side=side_title(side),
            number=_range_words(*report.points(side)),
        )
        for side in range(len(SIDES))
    )


def _range_words(fewest: int, most: int) -> Text:
    if fewest == most:
        return text("{number}", number=fewest)
    return text(
        "{fewest} to {most}, the least and the most: counters that lie face down decide it",
        fewest=fewest,
        most=most,
    )


def _losses_lines(view: View) -> tuple[Text, ...]:
    return (
        _room_line(view, text("Eliminated"), terms.ELIMINATED),
        _room_line(view, text("Wounded"), terms.WOUNDED),
        _room_line(view, text("Killed"), terms.KILLED),
    )


def _room_line(view: View, title: Text, place: int) -> Text:
    """Own counters there, and the enemy's, in the order of the counter mix."""
    found = []
    for side in range(len(SIDES)):
        places = view.own[:64] if side == view.seat else view.off_map
        locals_ = members(RULES.board.counters[side])
        found += [counter_title(counter_of(side, one)) for one in locals_ if places[one] == place]
    return text("{title}: {names}", title=title, names=joined(found) or text("nobody"))


def _days(clock: Clock) -> Track:
    dates = tuple(verbatim(turn.date) for turn in RULES.board.data.tables.turn_track)
    caption = text("Now: {phase}", phase=clock.phase)
    return Track(
        text("The nine days"), dates, now=clock.turn - 1, columns=_COLUMNS, caption=caption
    )


def _initiative(view: View) -> Row:
    return Row(
        text("with the {army}", army=army_title(view.clock.initiative)),
        text("the {army} move first", army=army_title(view.clock.first)),
        side=SIDES[view.clock.initiative],
    )


def _mantua(view: View) -> Row:
    if view.clock.besieged:
        return Row(text("besieged"), symbol="city-besieged", is_large=True)
    return Row(text("liberated"), symbol="city-free", is_large=True)


def _points(report: VictoryReport) -> tuple[Row, ...]:
    return tuple(
        Row(_range(*report.points(side)), side=name, is_large=True)
        for side, name in enumerate(SIDES)
    )


def _range(fewest: int, most: int) -> Text:
    if fewest == most:
        return text("{number}", number=fewest)
    return text("{fewest}–{most}", fewest=fewest, most=most)


# -- the strip on top, and the position in words --------------------------------------------------


def banner_note(report: VictoryReport) -> Text:
    bounds = [(side, *report.points(side)) for side in range(len(SIDES))]
    ranges = [_of_side(*one) for one in bounds if one[1] != one[2]]
    if not ranges:
        return NOTHING
    return text(
        "Points {ranges}: the least and the most; counters that lie face down decide it.",
        ranges=joined(ranges),
    )


def _of_side(side: int, fewest: int, most: int) -> Text:
    return text("{side} {points}", side=side_title(side), points=_range(fewest, most))


def banner(view: View, clock: Clock, report: VictoryReport) -> tuple[Text, ...]:
    shown = [_of_side(side, *report.points(side)) for side in range(len(SIDES))]
    besieged = text("Mantua besieged") if view.clock.besieged else text("Mantua liberated")
    visibility = dict(view.options).get("visibility", "mist")
    return (
        text("Turn {turn} of {turns}, {date}", turn=clock.turn, turns=clock.turns, date=clock.date),
        clock.phase,
        text("initiative {side}", side=side_title(view.clock.initiative)),
        text("points {shown}", shown=joined(shown, " : ")),
        besieged,
        verbatim(visibility),
    )


def lines(view: View, clock: Clock) -> tuple[Text, ...]:
    cities = joined(map(area_title, members(view.clock.austrian_cities)))
    bridges = joined(map(bridge_title, members(view.clock.broken)))
    return (
        text(
            "Turn {turn} of {turns}: {date}, {phase}",
            turn=clock.turn,
            turns=clock.turns,
            date=clock.date,
            phase=clock.phase,
        ),
        text(
            "Initiative {side}, first player {first}",
            side=side_title(view.clock.initiative),
            first=side_title(view.clock.first),
        ),
        _siege_line(view),
        text("Austrian cities: {areas}", areas=cities or text("none")),
        text("Destroyed bridges: {bridges}", bridges=bridges or text("none")),
    )
