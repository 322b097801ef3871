"""The overlay of command [6.0]: who is reached now, and who would be after a march."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import area_title, counter_title
from solitaire.games.castiglione.staff.answers import command, command_with, has_next_turn
from solitaire.games.castiglione.staff.command import CommandChange, CommandReport, LeaderReach
from solitaire.games.castiglione.staff.world import own_areas
from solitaire.games.castiglione.terms import (
    LEADER,
    local_of,
    side_of,
)
from solitaire.presenting.overlays import (
    LOST,
    PLANNED,
    PLANNED_LOST,
    QUIET,
    SURE,
    MarchThought,
    Mark,
    Overlay,
    Question,
)
from solitaire.text import Text, text, verbatim

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


def command_overlay(view: View, question: Question) -> Overlay:
    """As it is, or as it would be next turn if a march is thought of that has to do with it."""
    report = command(RULES.board, view)
    change = _change(view, question.plan)
    if change is None:
        return _present(view, report)
    return _planned(view, report, change)


def _change(view: View, plan: MarchThought | None) -> CommandChange | None:
    """None where no leader goes and no unit that goes comes into command or falls out."""
    board = RULES.board
    if plan is None or not plan.counters or not has_next_turn(board, view):
        return None
    found = (board.counter_by_name.get(name, -1) for name in plan.counters)
    counters = tuple(one for one in found if one >= 0 and side_of(one) == view.seat)
    goal = board.area_by_name[plan.goal]
    if not counters or all(view.own[local_of(one)] == goal for one in counters):
        return None
    change = command_with(board, view, counters, goal)
    is_led = any(board.counter_kind[one] == LEADER for one in counters)
    return change if is_led or change.gained or change.lost else None


def _present(view: View, report: CommandReport) -> Overlay:
    board = RULES.board
    letters = _letters(report.leaders)
    lost: dict[int, Text] = {}
    for area, stack in own_areas(board, view, report.out_next).items():
        lost[area] = text("%n out next turn", count=len(members(stack)))
    for area, stack in own_areas(board, view, report.out_now).items():
        lost[area] = text("%n out now", count=len(members(stack)))
    names = board.area_names
    marks = [Mark(names[area], SURE, words) for area, words in letters.items() if area not in lost]
    marks += [Mark(names[area], LOST, words) for area, words in lost.items()]
    return Overlay(
        text("Command"),
        (
            (SURE, text("in range of these formations’ leaders (★ the army’s)")),
            (LOST, text("units there are out of command")),
        ),
        tuple(marks),
        (),
        (),
        tuple(report.lines(board)),
    )


def _planned(view: View, report: CommandReport, change: CommandChange) -> Overlay:
    board = RULES.board
    then = _letters(change.leaders)
    found = dict(then)
    for area, many in _units_then(view, change, change.gained).items():
        found[area] = text("%n in next turn", count=many)
    lost = _units_then(view, change, change.out_of_command)
    names = board.area_names
    marks = [Mark(names[area], PLANNED, words) for area, words in found.items() if area not in lost]
    marks += [
        Mark(names[area], PLANNED_LOST, text("%n out next turn", count=many))
        for area, many in lost.items()
    ]
    marked = {*then, *lost}
    marks += [Mark(names[one], QUIET) for one in _letters(report.leaders) if one not in marked]
    return Overlay(
        text(
            "Command next turn with {who} in {place}",
            who=_who(change),
            place=area_title(change.area),
        ),
        (
            (PLANNED, text("in range of these formations’ leaders then")),
            (PLANNED_LOST, text("units there would be out of command")),
            (QUIET, text("in range now, no longer then")),
        ),
        tuple(marks),
        (),
        (),
        (*change.lines(board), *report.lines(board)),
    )


def _letters(leaders: Iterable[LeaderReach]) -> dict[int, Text]:
    """By area the formations whose leaders reach it."""
    board = RULES.board
    found: dict[int, set[str]] = {}
    for leader in leaders:
        name = board.formation_names[board.formation[leader.leader]]
        for area in leader.areas:
            found.setdefault(area, set()).add(FORMATION_LETTER[name])
    return {area: verbatim("".join(sorted(letters))) for area, letters in found.items()}


def _units_then(view: View, change: CommandChange, units: int) -> dict[int, int]:
    """How many of these units each area would have after the march."""
    moved = sum(1 << local_of(counter) for counter in change.counters)
    stay = own_areas(RULES.board, view, units & ~moved).items()
    found = {area: len(members(stack)) for area, stack in stay}
    gone = len(members(units & moved))
    if gone:
        found[change.area] = found.get(change.area, 0) + gone
    return found


def _who(change: CommandChange) -> Text:
    """The leader who goes, or else the first unit."""
    board = RULES.board
    leaders = [one for one in change.counters if board.counter_kind[one] == LEADER]
    return counter_title(min(leaders, key=lambda one: board.rank[one], default=change.counters[0]))
