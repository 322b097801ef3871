"""What an order would bring, as lines for tips and questions. No rule, no Qt widget."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from solitaire.presenting.adjutant import Foresight, RoadStep
from ui.desktop.board.naming import Names
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import points, whole_percent

_SIXTHS: Final = 6


def foresight_lines(foresight: Foresight, names: Names) -> list[str]:
    """The way, what is left, the chances, the enemy, warnings, command, undo."""
    if foresight.refusal:
        return [translated(foresight.refusal)]
    lines = []
    if foresight.steps:
        lines.append(tr("Route, with movement points: {way}", way=_way(foresight.steps, names)))
    if foresight.left:
        lines.append(translated(foresight.left))
    if foresight.chances:
        lines.append(chances_words(foresight))
    lines += [translated(line) for line in (*foresight.meeting, *foresight.warnings)]
    if foresight.next_turn:
        changes = "; ".join(map(translated, foresight.next_turn))
        lines.append(tr("Next turn: {changes}", changes=changes))
    if foresight.undo:
        lines.append(tr("Undo: {undo}", undo=translated(foresight.undo)))
    return lines


def who_lines(going: Sequence[str], staying: Sequence[str], start: str) -> list[str]:
    """Which counters of a stack march and which do not, by their titles; where they stand."""
    lines = [tr("Marching: {who}", who=", ".join(going))]
    if staying:
        lines.append(tr("Staying at {place}: {who}", place=start, who=", ".join(staying)))
    return lines


def chances_words(foresight: Foresight) -> str:
    return " · ".join(
        tr("{title}: {names}", title=translated(what), names=chance_words(one))
        for what, one in foresight.chances
    )


def _way(steps: Sequence[RoadStep], names: Names) -> str:
    return ", ".join(
        f"{names.place(step.place)} {points(step.cost)}"
        + (f" ({'; '.join(map(translated, step.why))})" if step.why else "")
        for step in steps
    )


def chance_words(chance: Fraction) -> str:
    """In sixths where dice read so, with per cents."""
    if chance in (0, 1):
        return tr("certain") if chance else tr("no chance")
    percent = whole_percent(chance)
    sixths = chance * _SIXTHS
    if sixths.denominator == 1:
        return tr("{pips} in 6 ({percent})", pips=sixths.numerator, percent=percent)
    return percent
