"""A fight to which a force would hurry by a forced march: with it, without it, all in all [8.9]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat
from solitaire.games.quadrilateral.odds.combat import FightOdds
from solitaire.games.quadrilateral.present.fights import battle_sheet
from solitaire.games.quadrilateral.present.fights.thought import (
    DEALS,
    LOST,
    contents,
    forces_of,
    mean,
)
from solitaire.games.quadrilateral.present.names import leader_title, place_title
from solitaire.games.quadrilateral.rules import forced_march, leaders
from solitaire.games.quadrilateral.staff import forced
from solitaire.games.quadrilateral.staff.world import dealt_worlds, some_world
from solitaire.games.quadrilateral.terms import FAR
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.odds_sheet import OddsSheet, Part, Table
from solitaire.text import Text, text

Pair = tuple[FightOdds, FightOdds]
"""With the force and without it."""


def sheets(view: View, counters: Sequence[CounterId], goal: PlaceId) -> Iterator[OddsSheet]:
    """The ratio with the force at once, then chances as the mean of more and more deals."""
    place, flag = RULES.board.place_by_name[goal], forces_of(view, counters)[0]
    known, worlds = some_world(view), dealt_worlds(view, DEALS)
    arrives = forced.ends(known, flag, place).get(place, Fraction(0))
    begun = _fought(_arrived(worlds[0], flag, place), place)
    ratio = battle_sheet.expected_ratio(known, begun, view.seat, place)
    title = text("Fight at {place}", place=place_title(place))
    yield OddsSheet(title, (ratio,), is_exact=False, data={"place": goal})
    counted: dict[tuple[int, ...], Pair] = {}
    found: list[Pair] = []
    for world in worlds:
        without = _fought(world, place)
        key = contents(without)
        is_new = key not in counted
        if is_new:
            reached = _fought(_arrived(world, flag, place), place)
            counted[key] = (combat.fight_odds(RULES, reached), combat.fight_odds(RULES, without))
        found.append(counted[key])
        is_last = len(found) == len(worlds)
        if is_new or is_last:
            yield _sheet(view, flag, arrives, found, title, ratio, is_last)


def _arrived(world: State, flag: int, place: int) -> State:
    """A copy in which the die has let the force arrive, with what that costs it."""
    found = world.copy()
    forced_march.walk(found, flag, place, FAR, None)
    leaders.take_steps(
        found, flag, int(found.total(flag)) // int(found.board.charts.forced_step_per)
    )
    return found


def _fought(world: State, place: int) -> State:
    """A copy at the beginning of the fight."""
    found = world.copy()
    combat.open_fight(found, int(found.active), place)
    return found


def _sheet(
    view: View,
    flag: int,
    arrives: Fraction,
    found: Sequence[Pair],
    title: Text,
    ratio: Part,
    is_last: bool,
) -> OddsSheet:
    who = leader_title(int(some_world(view).chief(flag)))
    with_him, without = (mean([_holds(view, pair[n]) for pair in found]) for n in (0, 1))
    all_in_all = arrives * with_him + (1 - arrives) * without
    rows: list[tuple[Text | Fraction, ...]] = [
        (text("{who} arrives in time [8.9]", who=who), arrives),
        (text("own side holds the place with him"), with_him),
        (text("own side holds it without him"), without),
        (text("all in all"), all_in_all),
    ]
    for side, words in enumerate(LOST):
        lost = mean([pair[0].mean_loss(side) for pair in found])
        rows.append((words, text("{number}", number=float(lost))))
    return OddsSheet(
        title,
        (Table(tuple(rows)), ratio),
        is_exact=is_last,
        remarks=(
            text("The defenders are taken to receive the attack, and nobody else hurries there."),
            text("Steps lost are those of the fight with him."),
        ),
        data={"arrives": arrives, "with": with_him, "without": without, "holds": all_in_all},
    )


def _holds(view: View, odds: FightOdds) -> Fraction:
    is_attacker = some_world(view).active == view.seat
    return odds.attacker_holds if is_attacker else 1 - odds.attacker_holds
