"""Overlays: what the staff answers, as marks on areas, roads and bridges. No Qt.

Everything comes from one seat's View through the staff's helpers. An overlay also says the same in
words, so that nothing on the map exists only as a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.present.estimates import basis, estimate_lines, seen_now, tag
from solitaire.games.castiglione.staff.answers import guns, reach, supply
from solitaire.games.castiglione.staff.reach import ForcedGoal
from solitaire.games.castiglione.staff.supply import SUPPLIED
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.staff.world import own_areas
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from ui.desktop.board.naming import side_title
from ui.desktop.board.overlays.command import command_overlay
from ui.desktop.board.overlays.marks import (
    DOUBTFUL,
    LOST,
    QUIET,
    SURE,
    Mark,
    Overlay,
    Question,
    Way,
)
from ui.desktop.style.language import told, tr, tr_count


def overlay(name: str, board: Board, view: View, question: Question) -> Overlay:
    return OVERLAYS[name](board, view, question)


# -- supply ----------------------------------------------------------------------------------------


def supply_overlay(board: Board, view: View, question: Question) -> Overlay:
    report = supply(board, view)
    marks: dict[int, Mark] = {}
    for line in report.supply_lines:
        for area in line.cut_by_areas:
            marks.setdefault(area, Mark(area, DOUBTFUL, tr("cut?")))
        for area in line.barred_by:
            marks[area] = Mark(area, LOST, tr("bars"))
    for line in report.supply_lines:
        look = SURE if line.status == SUPPLIED else LOST
        marks[line.area] = Mark(line.area, look, "" if look == SURE else tr("cut off"))
    bridges = [(one, DOUBTFUL) for line in report.supply_lines for one in line.cut_by_bridges]
    bridges += [(one, LOST) for line in report.supply_lines for one in line.broken]
    return Overlay(
        tr("Supply"),
        (
            (SURE, tr("supplied, and the line to the source")),
            (DOUBTFUL, tr("its loss alone would cut a line")),
            (LOST, tr("cut off, or bars a line")),
        ),
        tuple(marks.values()),
        tuple(Way(line.path, SURE) for line in report.supply_lines if len(line.path) > 1),
        tuple(dict.fromkeys(bridges)),
        tuple(map(told, report.lines(board))),
    )


# -- marching -------------------------------------------------------------------------------------


def reach_overlay(board: Board, view: View, question: Question) -> Overlay:
    legend = (
        (SURE, tr("surely, with the movement points it costs")),
        (DOUBTFUL, tr("by forced march, with the best chance to arrive")),
        (QUIET, tr("not in this phase")),
    )
    if not question.counters:
        return Overlay(tr("Reach"), legend, lines=(tr("Select the counters that are to move."),))
    try:
        report = reach(board, view, question.counters)
    except ValueError as refusal:
        return Overlay(tr("Reach"), legend, lines=(told(str(refusal)),))
    marks = [Mark(report.start, QUIET, tr("start"))]
    marks += [Mark(goal.area, SURE, str(max(goal.costs))) for goal in report.sure]
    marks += [Mark(goal.area, DOUBTFUL, chance_text(_best(goal))) for goal in report.forced]
    ways = tuple(Way((report.start, *goal.path), SURE) for goal in report.sure)
    lines = tuple(map(told, report.lines(board)))
    return Overlay(tr("Reach"), legend, tuple(marks), ways, (), lines)


def _best(goal: ForcedGoal) -> Fraction:
    return max(way.arrives for way in goal.ways)


def guns_overlay(board: Board, view: View, question: Question) -> Overlay:
    legend = (
        (SURE, tr("own counters that may come if you are attacked there")),
        (
            DOUBTFUL,
            tr("enemy counters that may come if you attack there (a range is least to most)"),
        ),
    )
    area = question.area
    if area == NOWHERE:
        asked = (tr("Choose the area of the battle."),)
        return Overlay(tr("Sound of the guns"), legend, lines=asked)
    report = guns(board, view, area)
    own: dict[int, list[str]] = {}
    for marcher in report.own:
        own.setdefault(marcher.area, []).append(chance_text(marcher.chance))
    enemy: dict[int, list[str]] = {}
    for other in report.enemy:
        low, high = (chance_text(bound) for bound in other.bounds)
        rider = tr("rides") if other.is_rider else low if low == high else f"{low}–{high}"
        enemy.setdefault(other.area, []).append(rider)
    marks = [Mark(area, LOST, tr("battle"))]
    marks += [Mark(one, SURE, _list(text)) for one, text in own.items() if one != area]
    marks += [Mark(one, DOUBTFUL, _list(text)) for one, text in enemy.items() if one != area]
    ways = [Way((one, area), SURE) for one in own if one != area]
    ways += [Way((one, area), DOUBTFUL) for one in enemy if one != area]
    lines = tuple(map(told, report.lines(board)))
    return Overlay(tr("Sound of the guns"), legend, tuple(marks), tuple(ways), (), lines)


def _list(texts: Sequence[str]) -> str:
    """Equal chances once, with how many have them."""
    counts = {text: texts.count(text) for text in dict.fromkeys(texts)}
    return ", ".join(f"{many}× {text}" if many > 1 else text for text, many in counts.items())


def chance_text(chance: Fraction) -> str:
    return f"{round(float(chance) * 100)} %"


# -- the enemy ------------------------------------------------------------------------------------


def threats_overlay(board: Board, view: View, question: Question) -> Overlay:
    report = threats(board, view)
    marks, ways = [], []
    for threat in report.threats:
        fewest, most = threat.strength
        many = str(most) if fewest == most else f"{fewest}–{most}"
        look = LOST if fewest > threat.own_strength else DOUBTFUL
        look = look if most > threat.own_strength else SURE
        marks.append(Mark(threat.area, look, f"{many} : {threat.own_strength}"))
        ways += [Way((one, threat.area), look) for one in threat.origins if one != threat.area]
    return Overlay(
        tr("Threats"),
        (
            (
                LOST,
                tr("surely more can come than you have there (theirs, least to most : yours)"),
            ),
            (DOUBTFUL, tr("more may come than you have there")),
            (SURE, tr("at most as many as you have")),
        ),
        tuple(marks),
        tuple(ways),
        (),
        tuple(map(told, report.lines(board))),
    )


def eyes_overlay(board: Board, view: View, question: Question) -> Overlay:
    """What the enemy knows of the seat's own counters."""
    marks, lines = [], []
    for area, stack in own_areas(board, view, board.counters[view.seat]).items():
        hidden = sum(1 << one for one in members(stack) if is_hidden(view, one))
        known, secret = len(members(stack & ~hidden)), len(members(hidden))
        look = SURE if not known else DOUBTFUL if secret else LOST
        many = tr_count("%n hidden", secret) if secret else tr_count("%n known", known)
        marks.append(Mark(area, look, many))
        name = told(board.data.areas[area].name)
        known_ones = [view.seat * 64 + local for local in members(stack & ~hidden)]
        who = ", ".join(told(board.counter_titles[one]) for one in known_ones) or tr("nobody")
        lines.append(tr("{place}: he knows {who}", place=name, who=who))
    return Overlay(
        tr("What the enemy knows"),
        (
            (SURE, tr("he knows no counter there by name")),
            (DOUBTFUL, tr("he knows some")),
            (LOST, tr("he knows all")),
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


def intelligence_overlay(board: Board, view: View, question: Question) -> Overlay:
    """Enemy counters: seen, known, and what a neutral staff officer would guess."""
    found = question.intelligence or seen_now(view)
    marks = [
        Mark(
            board.area_by_name[one.area],
            DOUBTFUL if one.unknown else SURE,
            told(tag(one, bool(found.worlds))),
        )
        for one in found.estimates
    ]
    return Overlay(
        tr("Intelligence"),
        (
            (SURE, tr("every counter there is known")),
            (
                DOUBTFUL,
                tr(
                    "counters face down; after ≈ an estimate of all strength points there and its "
                    "likely range"
                ),
            ),
        ),
        tuple(marks),
        (),
        (),
        tuple(map(told, (basis(found), *estimate_lines(found)))),
    )


def victory_overlay(board: Board, view: View, question: Question) -> Overlay:
    """Prizes on the map; a look for each side, so that it does not hang on colour."""
    report = victory_points(board, view)
    worth = board.data.tables.victory.points
    earned = {award.id: award for award in report.awards}
    marks = []
    for side, name in enumerate(SIDES):
        for area in members(board.prizes[side]):
            award = f"{board.area_names[area]}_{name}"
            look = SURE if award in earned else QUIET
            marks.append(Mark(area, look, f"{side_title(name)[0]} {worth[award]}"))
    siege = "mantua_besieged"
    look = SURE if siege in earned else QUIET
    marks.append(Mark(board.mantua, look, f"F {worth[siege]}"))
    return Overlay(
        tr("Victory points"),
        (
            (SURE, tr("earned now (F French, A Austrian)")),
            (QUIET, tr("to be won")),
        ),
        tuple(marks),
        (),
        (),
        tuple(map(told, report.lines())),
    )


OVERLAYS: Final[Mapping[str, Callable[[Board, View, Question], Overlay]]] = {
    "supply": supply_overlay,
    "command": command_overlay,
    "reach": reach_overlay,
    "guns": guns_overlay,
    "threats": threats_overlay,
    "eyes": eyes_overlay,
    "intelligence": intelligence_overlay,
    "victory": victory_overlay,
}
OF_PLANS: Final = ("command",)
"""Those that show what would come of a march that is thought of."""
