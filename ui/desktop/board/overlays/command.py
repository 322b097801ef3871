"""The overlay of command [6.0]: who is reached now, and who would be after a march. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.answers import command, command_with, has_next_turn
from solitaire.games.castiglione.staff.command import CommandChange, CommandReport, LeaderReach
from solitaire.games.castiglione.staff.world import own_areas
from solitaire.games.castiglione.terms import LEADER
from ui.desktop.board.naming import counter_titles
from ui.desktop.board.overlays.marks import (
    LOST,
    PLANNED,
    PLANNED_LOST,
    QUIET,
    SURE,
    Mark,
    Overlay,
    Plan,
    Question,
)
from ui.desktop.board.stacks.stacks import FORMATION_LETTER
from ui.desktop.style.language import (
    later,
    told,
    tr,
    tr_count,
)


def command_overlay(board: Board, view: View, question: Question) -> Overlay:
    """As it is, or as it would be next turn if a march is thought of that has to do with it."""
    report = command(board, view)
    change = _change(board, view, question.plan)
    if change is None:
        return _present(board, view, report)
    return _planned(board, view, report, change)


def _change(board: Board, view: View, plan: Plan | None) -> CommandChange | None:
    """None where no leader goes and no unit that goes comes into command or falls out."""
    if plan is None or not plan.counters or not has_next_turn(board, view):
        return None
    if all(view.own[one & 63] == plan.goal for one in plan.counters):
        return None
    change = command_with(board, view, plan.counters, plan.goal)
    is_led = any(board.counter_kind[one] == LEADER for one in plan.counters)
    return change if is_led or change.gained or change.lost else None


def _present(board: Board, view: View, report: CommandReport) -> Overlay:
    letters = _letters(board, report.leaders)
    lost: dict[int, str] = {}
    out_next, out_now = later("%n out next turn"), later("%n out now")
    for words, units in ((out_next, report.out_next), (out_now, report.out_now)):
        for area, stack in own_areas(board, view, units).items():
            lost[area] = tr_count(words, len(members(stack)))
    marks = [Mark(area, SURE, text) for area, text in letters.items() if area not in lost]
    marks += [Mark(area, LOST, text) for area, text in lost.items()]
    return Overlay(
        tr("Command"),
        (
            (SURE, tr("in range of these formations’ leaders (★ the army’s)")),
            (LOST, tr("units there are out of command")),
        ),
        tuple(marks),
        (),
        (),
        tuple(map(told, report.lines(board))),
    )


def _planned(board: Board, view: View, report: CommandReport, change: CommandChange) -> Overlay:
    then = _letters(board, change.leaders)
    text = dict(then)
    for area, many in _units_then(board, view, change, change.gained).items():
        text[area] = tr_count("%n in next turn", many)
    lost = _units_then(board, view, change, change.out_of_command)
    marks = [Mark(area, PLANNED, words) for area, words in text.items() if area not in lost]
    marks += [
        Mark(area, PLANNED_LOST, tr_count("%n out next turn", many)) for area, many in lost.items()
    ]
    marked = {*then, *lost}
    marks += [Mark(one, QUIET) for one in _letters(board, report.leaders) if one not in marked]
    place = told(board.data.areas[change.area].name)
    return Overlay(
        tr("Command next turn with {who} in {place}", who=_who(board, change), place=place),
        (
            (PLANNED, tr("in range of these formations’ leaders then")),
            (PLANNED_LOST, tr("units there would be out of command")),
            (QUIET, tr("in range now, no longer then")),
        ),
        tuple(marks),
        (),
        (),
        tuple(map(told, (*change.lines(board), *report.lines(board)))),
    )


def _letters(board: Board, leaders: Iterable[LeaderReach]) -> dict[int, str]:
    """By area the formations whose leaders reach it."""
    found: dict[int, set[str]] = {}
    for leader in leaders:
        name = board.formation_names[board.formation[leader.leader]]
        for area in leader.areas:
            found.setdefault(area, set()).add(FORMATION_LETTER[name])
    return {area: "".join(sorted(letters)) for area, letters in found.items()}


def _units_then(board: Board, view: View, change: CommandChange, units: int) -> dict[int, int]:
    """How many of these units each area would have after the march."""
    moved = sum(1 << (counter & 63) for counter in change.counters)
    stay = own_areas(board, view, units & ~moved).items()
    found = {area: len(members(stack)) for area, stack in stay}
    gone = len(members(units & moved))
    if gone:
        found[change.area] = found.get(change.area, 0) + gone
    return found


def _who(board: Board, change: CommandChange) -> str:
    """The leader who goes, or else the first unit."""
    leaders = [one for one in change.counters if board.counter_kind[one] == LEADER]
    best = min(leaders, key=lambda one: board.rank[one], default=change.counters[0])
    return counter_titles()[board.counter_names[best]]
