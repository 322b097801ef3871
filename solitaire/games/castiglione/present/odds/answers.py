"""The odds of checks, marches and other rolls as parts of a sheet, and the same as data."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from solitaire.games.castiglione.odds.checks import CheckOdds, ChecksOdds, FateOdds
from solitaire.games.castiglione.odds.march import ARRIVES, STOPS_SHORT, FaceOfDie, MarchOdds, Way
from solitaire.games.castiglione.odds.pending import Answer
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.present.names import (
    area_title,
    counter_title,
    side_named,
)
from solitaire.games.castiglione.present.odds.combat import (
    combat_parts,
    modifiers_of,
    numbered,
)
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from solitaire.presenting.odds_sheet import Part, Remark, Roll, Section, Spread, Table
from solitaire.text import NOTHING, Text, capital, joined, text, verbatim

_WIDE = "   "


def answer_parts(answer: Answer, *, by_side: bool) -> tuple[Part, ...]:
    if isinstance(answer, CombatOdds):
        return combat_parts(answer, by_side=by_side)
    if isinstance(answer, ChecksOdds):
        return (_checks(answer),)
    if isinstance(answer, MarchOdds):
        return (_march(answer),)
    return (_fate(answer),)


# -- checks and other rolls -----------------------------------------------------------------------


def _checks(odds: ChecksOdds) -> Section:
    title = text(
        "{what} [{rule}]: a die up to the Cohesion Factor [3.3]",
        what=capital(odds.what),
        rule=odds.rule,
    )
    parts: list[Part] = [Remark(_check(one)) for one in odds.checks]
    if len(odds.checks) > 1:
        parts.append(Spread(text("units that succeed"), numbered(odds.passing)))
    if odds.rule == "9.1.2":
        parts.append(Spread(text("strength points that come"), numbered(odds.strength)))
    return Section(title, tuple(parts), is_head=False)


def _check(check: CheckOdds) -> Text:
    modifiers = [one.words() for one in check.modifiers]
    return text(
        "{who} in {area}: {chance}   (printed {printed}; {factor} or less)",
        who=counter_title(check.counter),
        area=area_title(check.area),
        chance=check.chance,
        printed=joined([verbatim(str(check.printed)), *modifiers]),
        factor=check.factor,
    )


def _fate(odds: FateOdds) -> Section:
    ordered = sorted(odds.chances.items(), key=lambda item: (-item[1], item[0]))
    found = [
        text(
            "{who} {chance}", who=side_named(one) if one in SIDES else verbatim(one), chance=weight
        )
        for one, weight in ordered
    ]
    title = text(
        "{what} [{rule}]: {chances}",
        what=capital(odds.what),
        rule=odds.rule,
        chances=joined(found, " · "),
    )
    return Section(title, (Remark(odds.remark),) if odds.remark else (), is_head=False)


# -- marches --------------------------------------------------------------------------------------


def _march(odds: MarchOdds) -> Section:
    title = text(
        "Forced march of {who} from {start} to {goal} [8.3]",
        who=counter_title(odds.counter),
        start=area_title(odds.start),
        goal=area_title(odds.goal),
    )
    parts = (
        Roll(NOTHING, modifiers=modifiers_of(odds.modifiers)),
        Remark(joined(map(_face, odds.faces), _WIDE)),
        Table(tuple((weight, _way_words(way)) for way, weight in ordered_ways(odds))),
        Remark(text("takes a hit: {chance}", chance=odds.hit)),
    )
    return Section(title, parts, is_head=False)


def _face(face: FaceOfDie) -> Text:
    if face.is_hit:
        return text("{pips}: {points} MP and a hit", pips=face.pips, points=face.points)
    return text("{pips}: {points} MP", pips=face.pips, points=face.points)


def ordered_ways(odds: MarchOdds) -> list[tuple[Way, Fraction]]:
    return sorted(odds.ways.items(), key=lambda item: (item[0].how, item[0].area, item[0].is_hit))


def _way_words(way: Way) -> Text:
    return joined(_way_parts(way), "")


def _way_parts(way: Way) -> Iterator[Text]:
    place = area_title(way.area)
    if way.how == ARRIVES:
        yield text("arrives in {place}", place=place)
    elif way.how == STOPS_SHORT:
        yield text("stops short in {place}", place=place)
    else:
        yield text("does not move")
    if way.is_hit:
        yield text(" with a hit")
    if way.work:
        yield text(", bridge work {result}", result=verbatim(way.work))


def march_future(odds: MarchOdds, *, names_leader: bool) -> Text:
    """One march among several that are offered."""
    found = [text("arrives {chance}", chance=odds.chance_of(ARRIVES))]
    if odds.bridge != NOWHERE:
        found.append(text("bridge work succeeds {chance}", chance=odds.work))
    found.append(text("takes a hit {chance}", chance=odds.hit))
    if names_leader and odds.leader != NOWHERE:
        found.append(text("led by {leader}", leader=counter_title(odds.leader)))
    return joined(found)
