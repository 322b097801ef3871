"""Why an action of the game window cannot be taken now, in one sentence.

What is offered is asked of the table; no rule is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.presenting.offers import Command, Offer, Role
from ui.desktop.style.language import tr, translated
from ui.desktop.table.table import (
    COMPUTER,
    LOOK,
    OVER,
    PERSON,
    ROLL,
    Table,
)


@dataclass(frozen=True, slots=True)
class Now:
    """What an action is asked about."""

    table: Table | None
    offers: Sequence[Offer]
    """What the person may choose."""


def now_at(table: Table | None) -> Now:
    if table is None or table.waits_for != PERSON:
        return Now(table, ())
    return Now(table, table.offers())


Refusal = Callable[[Now], str]
"""One sentence why the action cannot be taken; empty if it can."""


def never(now: Now) -> str:
    return ""


def without_table(now: Now) -> str:
    return "" if now.table is not None else tr("No game is open.")


def without_odds(now: Now) -> str:
    """Where no game is open the calculator is of a game that has odds."""
    has_odds = now.table is None or now.table.door.odds() is not None
    return "" if has_odds else tr("No odds are known for this game.")


def unless_asked(now: Now) -> str:
    if now.table is None or now.table.waits_for == PERSON:
        return without_table(now)
    return tr("Nothing is asked of you now.")


def unless_thinking(now: Now) -> str:
    if now.table is not None and now.table.waits_for == COMPUTER:
        return ""
    return tr("The computer is not thinking now.")


def unless_rolling(now: Now) -> str:
    if now.table is not None and now.table.waits_for == ROLL:
        return ""
    return tr("No dice are waited for now.")


def out_of_combat(now: Now) -> str:
    table = now.table
    if table is None or table.waits_for not in (ROLL, PERSON):
        return tr("No combat is being fought now.")
    is_fought = table.adjutant.engagement(table.view()) is not None
    return "" if is_fought else tr("No combat is being fought now.")


def unless_at_rest(now: Now) -> str:
    """Where nothing goes on behind the board."""
    if now.table is None or now.table.waits_for in (PERSON, ROLL, LOOK, OVER):
        return without_table(now)
    return tr("Wait until the computer has moved.")


def without_editor(now: Now) -> str:
    if now.table is not None and now.table.door.editor() is None:
        return tr("This game has no what-if board.")
    return unless_at_rest(now)


def without_undo(now: Now) -> str:
    if now.table is None or now.table.may_undo:
        return without_table(now)
    return tr("Nothing can be taken back while you are not asked.")


def without_redo(now: Now) -> str:
    if now.table is not None and now.table.can_redo:
        return ""
    return without_table(now) or tr("Nothing was taken back.")


_MOVING: Final = (Role.BEGIN, Role.JOIN, Role.STEP)


def unless_moving(now: Now) -> str:
    return unless_asked(now) or ("" if _may_move(now) else tr("No one can begin a move now."))


def without_command(command: Command) -> Refusal:
    """Unless a choice of its kinds is offered, or a unit may begin that could be given one."""

    def refusal(now: Now) -> str:
        is_offered = any(one.tag in command.tags for one in now.offers)
        if is_offered or (command.needs_unit and _may_move(now)):
            return ""
        return unless_asked(now) or translated(command.refusal)

    return refusal


def _may_move(now: Now) -> bool:
    """Also who is under way and held: he may go on by another choice than a step."""
    is_under_way = now.table is not None and bool(now.table.picture().under_way)
    return is_under_way or any(one.role in _MOVING for one in now.offers)
