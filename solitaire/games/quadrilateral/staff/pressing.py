"""What speaks against passing over a question with all that is left of a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from solitaire.games.quadrilateral.core import plies, steps
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import all_of
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.staff import ways
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import NO_FLAG, SIDE_FLAGS
from solitaire.text import NOTHING, Text, text

_BOARD: Final = RULES.board
_MARCHES: Final = (plies.COMMAND, plies.INITIATIVE)


def pressing(view: View, offered: Sequence[Ply]) -> Text:
    found = _BY_STEP.get(number(view, "step"))
    return found(view, offered) if found is not None else NOTHING


def _offers(offered: Sequence[Ply], verbs: Collection[int]) -> bool:
    return any(ply.verb in verbs for ply in offered)


def _center(view: View, offered: Sequence[Ply]) -> Text:
    if not _offers(offered, (plies.SET_UP,)):
        return NOTHING
    return text("the Center is inactive and could be made active for 1 AP [7.3]")


def _organization(view: View, offered: Sequence[Ply]) -> Text:
    if not _offers(offered, (plies.ADD,)):
        return NOTHING
    return text("replacements wait in the pool [13.2]")


def _reinforcement(view: View, offered: Sequence[Ply]) -> Text:
    if len(offered) == 1:
        return NOTHING
    return text("leaders or troops may come to the Center [13.3, 13.5]")


def _march(view: View, offered: Sequence[Ply]) -> Text:
    """Before anybody has marched: later the person has thought of it."""
    if number(view, "moved") & all_of(view.seat) or not _offers(offered, _MARCHES):
        return NOTHING
    near = _near_enemy(view, offered)
    if not near:
        return NOTHING
    return text(
        "%n of your forces stand within a march of an enemy flag [8.3]",
        singular="%n of your forces stands within a march of an enemy flag [8.3]",
        count=near,
    )


def _near_enemy(view: View, offered: Sequence[Ply]) -> int:
    """How many forces that could march have an enemy within reach of one who walks."""
    world = some_world(view)
    able = {int(world.leader_at[ply.first]) for ply in offered if ply.verb in _MARCHES}
    reached: set[int] = set()
    for flag in _enemies(view):
        reached |= ways.reach(world, flag, int(_BOARD.charts.foot), has_guns=False).keys()
    return len([flag for flag in able if int(world.place[flag]) in reached])


def _enemies(view: View) -> list[int]:
    """Flags that may be forces, and are not shut in."""
    first = (1 - view.seat) * 32
    kinds, shut = column(view, "kind"), number(view, "shy") | number(view, "inside")
    flags = range(first, first + SIDE_FLAGS)
    return [flag for flag in flags if kinds[flag] != NO_FLAG and not shut >> flag & 1]


def _forced(view: View, offered: Sequence[Ply]) -> Text:
    if not _offers(offered, (plies.FORCE_MARCH,)):
        return NOTHING
    return text("a fight is within reach of a forced march [8.9]")


_BY_STEP: Final[dict[int, Callable[[View, Sequence[Ply]], Text]]] = {
    steps.CENTER_CHOICE: _center,
    steps.ORGANIZE: _organization,
    steps.REINFORCE: _reinforcement,
    steps.MARCH_WHO: _march,
    steps.FORCED_CHOICE: _forced,
}
