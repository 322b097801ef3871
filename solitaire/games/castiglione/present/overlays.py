"""Overlays: what the staff answers, as marks on areas, roads and bridges.

Everything comes from one seat's view through the staff's modules. An overlay also says the same in
words, so that nothing on the map exists only as a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.estimates import basis, estimate_lines, seen_now, tag
from solitaire.games.castiglione.present.names import (
    area_title,
    bridge_id,
    counter_title,
    side_title,
)
from solitaire.games.castiglione.present.overlay_command import command_overlay
from solitaire.games.castiglione.staff.answers import guns, reach, supply
from solitaire.games.castiglione.staff.reach import CannotMarch, ForcedGoal
from solitaire.games.castiglione.staff.supply import SUPPLIED
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.staff.world import own_areas
from solitaire.games.castiglione.terms import (
    SIDES,
    counter_of,
    side_of,
)
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    QUIET,
    SURE,
    Mark,
    Overlay,
    OverlayChoice,
    Question,
    Way,
)
from solitaire.text import NOTHING, Text, joined, text, verbatim


def overlay(name: str, view: View, question: Question) -> Overlay:
    return _MAKERS[name](view, question)


def _id(area: int) -> str:
    return RULES.board.area_names[area]


def _ids(areas: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(_id, areas))


def own_numbers(view: View, names: Sequence[str]) -> tuple[int, ...]:
    """Those of the seat's own army; enemy counters go by keys of the map."""
    found = (RULES.board.counter_by_name.get(name, -1) for name in names)
    return tuple(one for one in found if one >= 0 and side_of(one) == view.seat)


# -- supply ----------------------------------------------------------------------------------------


def supply_overlay(view: View, question: Question) -> Overlay:
    report = supply(RULES.board, view)
    marks: dict[int, Mark] = {}
    for line in report.supply_lines:
        for area in line.cut_by_areas:
            marks.setdefault(area, Mark(_id(area), DOUBTFUL, text("cut?")))
        for area in line.barred_by:
            marks[area] = Mark(_id(area), LOST, text("bars"))
    for line in report.supply_lines:
        look = SURE if line.status == SUPPLIED else LOST
        words = NOTHING if look == SURE else text("cut off")
        marks[line.area] = Mark(_id(line.area), look, words)
    bridges = [(one, DOUBTFUL) for line in report.supply_lines for one in line.cut_by_bridges]
    bridges += [(one, LOST) for line in report.supply_lines for one in line.broken]
    return Overlay(
        text("Supply"),
        (
            (SURE, text("supplied, and the line to the source")),
            (DOUBTFUL, text("its loss alone would cut a line")),
            (LOST, text("cut off, or bars a line")),
        ),
        tuple(marks.values()),
        tuple(Way(_ids(line.path), SURE) for line in report.supply_lines if len(line.path) > 1),
        tuple((bridge_id(one), look) for one, look in dict.fromkeys(bridges)),
        tuple(report.lines(RULES.board)),
    )


# -- marching -------------------------------------------------------------------------------------


def reach_overlay(view: View, question: Question) -> Overlay:
    title = text("Reach")
    legend = (
        (SURE, text("surely, with the movement points it costs")),
        (DOUBTFUL, text("by forced march, with the best chance to arrive")),
        (QUIET, text("not in this phase")),
    )
    counters = own_numbers(view, question.counters)
    if not counters:
        return Overlay(title, legend, lines=(text("Select the counters that are to move."),))
    try:
        report = reach(RULES.board, view, counters)
    except CannotMarch as refusal:
        return Overlay(title, legend, lines=(refusal.words,))
    marks = [Mark(_id(report.start), QUIET, text("start"))]
    marks += [Mark(_id(goal.area), SURE, verbatim(str(max(goal.costs)))) for goal in report.sure]
    marks += [Mark(_id(goal.area), DOUBTFUL, _chance(_best(goal))) for goal in report.forced]
    ways = tuple(Way(_ids((report.start, *goal.path)), SURE) for goal in report.sure)
    return Overlay(title, legend, tuple(marks), ways, (), tuple(report.lines(RULES.board)))


def _best(goal: ForcedGoal) -> Fraction:
    return max(way.arrives for way in goal.ways)


def guns_overlay(view: View, question: Question) -> Overlay:
    title = text("Sound of the guns")
    legend = (
        (SURE, text("own counters that may come if you are attacked there")),
        (
            DOUBTFUL,
            text("enemy counters that may come if you attack there (a range is least to most)"),
        ),
    )
    area = RULES.board.area_by_name.get(question.place, -1)
    if area < 0:
        return Overlay(title, legend, lines=(text("Choose the area of the battle."),))
    report = guns(RULES.board, view, area)
    own: dict[int, list[Text]] = {}
    for marcher in report.own:
        own.setdefault(marcher.area, []).append(_chance(marcher.chance))
    enemy: dict[int, list[Text]] = {}
    for other in report.enemy:
        low, high = (_chance(bound) for bound in other.bounds)
        span = low if low == high else text("{low}–{high}", low=low, high=high)
        enemy.setdefault(other.area, []).append(text("rides") if other.is_rider else span)
    marks = [Mark(_id(area), LOST, text("battle"))]
    marks += [Mark(_id(one), SURE, _list(words)) for one, words in own.items() if one != area]
    marks += [Mark(_id(one), DOUBTFUL, _list(words)) for one, words in enemy.items() if one != area]
    ways = [Way(_ids((one, area)), SURE) for one in own if one != area]
    ways += [Way(_ids((one, area)), DOUBTFUL) for one in enemy if one != area]
    lines = tuple(report.lines(RULES.board))
    return Overlay(title, legend, tuple(marks), tuple(ways), (), lines)


def _list(texts: Sequence[Text]) -> Text:
    """Equal chances once, with how many have them."""
    counts = {words: texts.count(words) for words in dict.fromkeys(texts)}
    return joined(
        text("{many}× {chance}", many=many, chance=words) if many > 1 else words
        for words, many in counts.items()
    )


def _chance(chance: Fraction) -> Text:
    return text("{percent} %", percent=round(float(chance) * 100))


# -- the enemy ------------------------------------------------------------------------------------


def threats_overlay(view: View, question: Question) -> Overlay:
    report = threats(RULES.board, view)
    marks, ways = [], []
    for threat in report.threats:
        fewest, most = threat.strength
        many = str(most) if fewest == most else f"{fewest}–{most}"
        look = LOST if fewest > threat.own_strength else DOUBTFUL
        look = look if most > threat.own_strength else SURE
        marks.append(Mark(_id(threat.area), look, verbatim(f"{many} : {threat.own_strength}")))
        ways += [
            Way(_ids((one, threat.area)), look) for one in threat.origins if one != threat.area
        ]
    return Overlay(
        text("Threats"),
        (
            (
                LOST,
                text("surely more can come than you have there (theirs, least to most : yours)"),
            ),
            (DOUBTFUL, text("more may come than you have there")),
            (SURE, text("at most as many as you have")),
        ),
        tuple(marks),
        tuple(ways),
        (),
        tuple(report.lines(RULES.board)),
    )


def eyes_overlay(view: View, question: Question) -> Overlay:
    """What the enemy knows of the seat's own counters."""
    marks, lines = [], []
    board = RULES.board
    for area, stack in own_areas(board, view, board.counters[view.seat]).items():
        hidden = sum(1 << one for one in members(stack) if is_hidden(view, one))
        known, secret = len(members(stack & ~hidden)), len(members(hidden))
        look = SURE if not known else DOUBTFUL if secret else LOST
        many = text("%n known", count=known)
        if secret:
            many = text("%n hidden", count=secret)
        marks.append(Mark(_id(area), look, many))
        known_ones = [counter_of(view.seat, local) for local in members(stack & ~hidden)]
        who = joined(map(counter_title, known_ones)) or text("nobody")
        lines.append(text("{place}: he knows {who}", place=area_title(area), who=who))
    return Overlay(
        text("What the enemy knows"),
        (
            (SURE, text("he knows no counter there by name")),
            (DOUBTFUL, text("he knows some")),
            (LOST, text("he knows all")),
        ),
        tuple(marks),
        (),
        (),
        tuple(lines),
    )


def is_hidden(view: View, local: int) -> bool:
    """Whether the enemy holds more than one counter for possible."""
    suspects = view.own_suspects[local]
    return bool(suspects & (suspects - 1))


def intelligence_overlay(view: View, question: Question) -> Overlay:
    """Enemy counters: seen, known, and what a neutral staff officer would guess."""
    found = question.estimates or seen_now(view)
    marks = [
        Mark(one.area, DOUBTFUL if one.unknown else SURE, tag(one, bool(found.worlds)))
        for one in found.estimates
    ]
    return Overlay(
        text("Intelligence"),
        (
            (SURE, text("every counter there is known")),
            (
                DOUBTFUL,
                text(
                    "counters face down; after ≈ an estimate of all strength points there and its "
                    "likely range"
                ),
            ),
        ),
        tuple(marks),
        (),
        (),
        (basis(found), *estimate_lines(found)),
    )


def victory_overlay(view: View, question: Question) -> Overlay:
    """Prizes on the map; a look for each side, so that it does not hang on colour."""
    board = RULES.board
    report = victory_points(board, view)
    worth = board.data.tables.victory.points
    earned = {award.id: award for award in report.awards}
    marks = []
    for side, name in enumerate(SIDES):
        for area in members(board.prizes[side]):
            award = f"{board.area_names[area]}_{name}"
            look = SURE if award in earned else QUIET
            marks.append(Mark(_id(area), look, _prize(side, worth[award])))
    siege = "mantua_besieged"
    look = SURE if siege in earned else QUIET
    marks.append(Mark(_id(board.mantua), look, _prize(0, worth[siege])))
    return Overlay(
        text("Victory points"),
        (
            (SURE, text("earned now (F French, A Austrian)")),
            (QUIET, text("to be won")),
        ),
        tuple(marks),
        (),
        (),
        tuple(report.lines()),
    )


def _prize(side: int, worth: int) -> Text:
    return verbatim(f"{side_title(side)[0]} {worth}")


_MAKERS: Final[Mapping[str, Callable[[View, Question], Overlay]]] = {
    "supply": supply_overlay,
    "command": command_overlay,
    "reach": reach_overlay,
    "guns": guns_overlay,
    "threats": threats_overlay,
    "eyes": eyes_overlay,
    "intelligence": intelligence_overlay,
    "victory": victory_overlay,
}
OVERLAYS: Final = (
    OverlayChoice("supply", text("Supply"), "S"),
    OverlayChoice("command", text("Command"), "L", follows_plans=True),
    OverlayChoice("reach", text("Reach"), "W"),
    OverlayChoice("guns", text("Sound of the guns"), "U", asks_place=True),
    OverlayChoice("threats", text("Threats"), "T"),
    OverlayChoice("eyes", text("What the enemy knows"), "K"),
    OverlayChoice("intelligence", text("Intelligence"), "Q"),
    OverlayChoice("victory", text("Victory points"), "V"),
)
