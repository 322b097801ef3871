"""A fight that is only thought of: who would meet, and its chances over what may be under flags."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import FORCED_CHOICE
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat
from solitaire.games.quadrilateral.odds.combat import FightOdds
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.faces import face_of
from solitaire.games.quadrilateral.present.fights import battle_sheet
from solitaire.games.quadrilateral.present.names import army_title, flag_key, place_title
from solitaire.games.quadrilateral.rules.fights.contests import is_contested
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT, flag_of
from solitaire.games.quadrilateral.staff.world import dealt_worlds, some_world
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES
from solitaire.presenting.adjutant import March
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group
from solitaire.presenting.odds_sheet import NoAnswer, OddsSheet, Part, Table
from solitaire.text import Text, text

_BOARD: Final = RULES.board
DEALS: Final = 8
"""Worlds whose fights are counted; they differ in what lies under enemy flags."""


def engagement(view: View, counters: Sequence[CounterId], goal: PlaceId) -> Engagement | None:
    place, coming = _BOARD.place_by_name[goal], forces_of(view, counters)
    if not coming or not some_world(view).has_enemy(view.seat, place):
        return None
    there = [flag for flag in _at(view, view.seat, place) if flag not in coming]
    enemy = _at(view, 1 - view.seat, place)
    return Engagement(
        key=(goal, tuple(counters)),
        place=goal,
        round=1,
        title=_title(view, place),
        head=text("as far as you know"),
        forces=(
            _force(view, view.seat, _group(view, coming), _group(view, there, is_there=True)),
            _force(view, 1 - view.seat, _group(view, enemy, is_there=True)),
        ),
        is_opening=True,
    )


def is_forced_march(view: View) -> bool:
    """Who hurries to a fight is of either side [8.9]; other marches attack."""
    return number(view, "step") == FORCED_CHOICE


def _attacker(view: View) -> int:
    return number(view, "active") if is_forced_march(view) else view.seat


def _title(view: View, place: int) -> Text:
    if is_forced_march(view):
        return text("Preview: fight for {place}", place=place_title(place))
    return text("Preview: attack on {place}", place=place_title(place))


def sheets(view: View, counters: Sequence[CounterId], goal: PlaceId) -> Iterator[OddsSheet]:
    """The ratio at once, then chances as the mean of more and more deals."""
    place, coming = _BOARD.place_by_name[goal], forces_of(view, counters)
    origin = _last_stop(view, counters, goal)
    found = [_met(one, coming, place, origin) for one in dealt_worlds(view, DEALS)]
    fought = [world for world in found if world is not None]
    if not fought or not coming:
        raise NoAnswer(text("Nobody but vedettes seems to be there; they are pushed off [8.6]."))
    ratio = battle_sheet.expected_ratio(some_world(view), fought[0], view.seat, place)
    title = text("Fight at {place}", place=place_title(place))
    yield OddsSheet(title, (ratio,), is_exact=False, data={"place": goal})
    counted: dict[tuple[int, ...], FightOdds] = {}
    odds: list[FightOdds] = []
    for world in fought:
        key = contents(world)
        is_known = key in counted
        if not is_known:
            counted[key] = combat.fight_odds(RULES, world)
        odds.append(counted[key])
        is_last = len(odds) == len(fought)
        if is_last or not is_known:
            yield _sheet(title, ratio, odds, is_last=is_last)


# -- who meets ------------------------------------------------------------------------------------


def forces_of(view: View, counters: Sequence[CounterId]) -> list[int]:
    found = (flag_of(view, one) for one in counters)
    return [flag for flag in found if flag != NOWHERE and reading.is_force(view, flag)]


def _at(view: View, side: int, place: int) -> list[int]:
    return [one for one in reading.flags_of(view, side) if reading.place_of(view, one) == place]


def _group(view: View, flags: Sequence[int], *, is_there: bool = False) -> Group:
    title = text("already there") if is_there else text("coming")
    return Group(title, tuple(face_of(view, one) for one in flags), tuple(map(flag_key, flags)))


def _force(view: View, side: int, *groups: Group) -> Force:
    role = text("Attacker") if side == _attacker(view) else text("Defender")
    title = text("{role}: {army}", role=role, army=army_title(side))
    return Force(SIDES[side], title, tuple(one for one in groups if one.faces))


def _last_stop(view: View, counters: Sequence[CounterId], goal: PlaceId) -> int:
    """From where the force would come: bridges count [14.5]."""
    march = ADJUTANT.march(view, counters, goal)
    if not isinstance(march, March) or len(march.way) < 2:
        return NOWHERE
    return _BOARD.place_by_name[march.way[-2]]


def _met(world: State, coming: Sequence[int], place: int, origin: int) -> State | None:
    """The world at the beginning of the fight; None if nobody would fight."""
    for flag in coming:
        world.put(flag, place)
        world.origin[flag] = origin
        world.active = flag >> 5
    if not is_contested(world, place):
        return None
    combat.open_fight(world, world.active, place)
    return world


def contents(world: State) -> tuple[int, ...]:
    """What may differ from deal to deal."""
    assert world.battle is not None
    flags = members(int(world.battle.attackers | world.battle.defenders))
    steps = (int(world.steps[flag * 3 + arm]) for flag in flags for arm in range(3))
    return (*flags, *steps, *(int(world.leaders_of(flag)) for flag in flags))


# -- chances --------------------------------------------------------------------------------------


def _sheet(title: Text, ratio: Part, odds: Sequence[FightOdds], *, is_last: bool) -> OddsSheet:
    holds = [one.attacker_holds for one in odds]
    rows: list[tuple[Text | Fraction, ...]] = [(text("the attackers hold the place"), mean(holds))]
    if len(set(holds)) > 1:
        rows.append((text("at worst, of these deals"), min(holds)))
        rows.append((text("at best"), max(holds)))
    rows.append((text("a critical battle"), mean([one.critical for one in odds])))
    for side, words in enumerate(LOST):
        lost = mean([one.mean_loss(side) for one in odds])
        rows.append((words, text("{number}", number=float(lost))))
    remarks = [text("The enemy is taken to receive the attack.")]
    if len(set(holds)) > 1:
        remarks.append(
            text(
                "The mean of %n deals of what may be under his flags.",
                singular="%n deal of what may be under his flags.",
                count=len(odds),
            )
        )
    data: dict[str, object] = {"holds": mean(holds), "deals": len(odds)}
    return OddsSheet(
        title, (Table(tuple(rows)), ratio), is_exact=is_last, remarks=tuple(remarks), data=data
    )


LOST: Final = (
    text("French steps lost, on average"),
    text("Austrian steps lost, on average"),
)


def mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)
