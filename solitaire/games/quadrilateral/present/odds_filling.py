"""Forms of the odds filled from the map: forces, weather, points, Condition, the siege's clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.faces import force_title
from solitaire.games.quadrilateral.present.names import flag_key, flag_title, place_id, place_title
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE, WEATHERS
from solitaire.presenting.board import PlaceId
from solitaire.presenting.odds_sheet import Filled, Form, SeenStack
from solitaire.text import NOTHING, Text, text

_BOARD: Final = RULES.board
_USUAL: Final = ("bonaparte", "wurmser")
"""Who leads a side of which nobody is there."""
_KEYS: Final = {flag_key(flag): flag for flag in range(FLAGS)}


def stacks(views: Sequence[View]) -> list[SeenStack]:
    """Own forces first, then enemy flags that may be forces."""
    found = _forces(views)
    return [SeenStack(flag_key(flag), _title(view, flag)) for view, flag in found]


def taken(form: Form, name: str, views: Sequence[View], stack: str) -> Filled:
    view, flag = next(one for one in _forces(views) if one[1] == _KEYS[stack])
    return Filled(_asked(form, _values(view, flag, name)), _note(view, flag))


def prefilled(form: Form, views: Sequence[View], place: PlaceId) -> Filled:
    """What the first view knows; of forces the strongest of each side at the place, or where a
    battle is fought. Its side attacks, unless it is attacked in that battle."""
    view = views[0]
    battle = reading.battle_of(view)
    fought = place_id(battle.place) if battle is not None else ""
    place = place or fought
    attacker = battle.attacker if battle is not None and place == fought else view.seat
    values = {
        "attacker": _USUAL[attacker],
        "defender": _USUAL[1 - attacker],
        "weather": WEATHERS[number(view, "weather")],
        "aps": str(column(view, "aps")[view.seat]),
        "condition": str(column(view, "condition")[view.seat]),
        "clock": str(number(view, "clock")),
        "place": place,
    }
    here = [one for one in _forces(views) if _place(one) == _BOARD.place_by_name.get(place)]
    note = NOTHING
    for view, flag in reversed(here):  # the first of a side counts
        values |= _values(view, flag, "attacker" if flag >> 5 == attacker else "defender")
        if flag >> 5 == views[0].seat:
            values |= _values(view, flag, "leader")
        note = note or _note(view, flag)
    return Filled(_asked(form, values), note)


def _asked(form: Form, values: dict[str, str]) -> dict[str, str]:
    names = {field.name for field in form.fields}
    return {name: value for name, value in values.items() if name in names and value}


def _forces(views: Sequence[View]) -> list[tuple[View, int]]:
    """Each once, by the view of its owner if that is there; the strongest of a side first."""
    seats = [view.seat for view in views]
    own = [(view, flag) for view in views for flag in _of(view, view.seat)]
    others = [(view, flag) for view in views for flag in _enemies(view, seats)]
    return [*own, *others]


def _enemies(view: View, seats: Iterable[int]) -> list[int]:
    return [] if 1 - view.seat in seats else _of(view, 1 - view.seat)


def _of(view: View, side: int) -> list[int]:
    world = some_world(view)
    flags = [flag for flag in reading.flags_of(view, side) if world.total(flag) > 0]
    return sorted(flags, key=lambda flag: -int(world.total(flag)))


def _place(one: tuple[View, int]) -> int:
    return reading.place_of(*one)


def _values(view: View, flag: int, name: str) -> dict[str, str]:
    """Of the leader in a field of this name; his steps are in a field beside it."""
    world = some_world(view)
    leader = int(world.chief(flag))
    steps = "/".join(str(int(world.steps[flag * 3 + arm])) for arm in range(3))
    found = {("steps" if name == "leader" else f"{name}-steps"): steps}
    return found if leader == NOWHERE else found | {name: _BOARD.leader_names[leader]}


def _title(view: View, flag: int) -> Text:
    is_own = flag >> 5 == view.seat
    who = force_title(view, flag) if is_own else flag_title(flag)
    return text("{who} at {place}", who=who, place=place_title(reading.place_of(view, flag)))


def _note(view: View, flag: int) -> Text:
    if not reading.is_hidden(view, flag):
        return NOTHING
    return text("What is under {flag} is a guess that fits what is known.", flag=flag_title(flag))
