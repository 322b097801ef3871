"""An assault on the board of combats: both sides, the falling threshold, dice, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.procedures import DECIDING, ROLLING
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import AssaultSeen, View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds.duel import at_least
from solitaire.games.camposanto.present.faces import marshal_face, unit_face
from solitaire.games.camposanto.present.modifier_words import modifiers_of, total_words
from solitaire.games.camposanto.present.names import (
    hex_title,
    hexes_title,
    marshal_key,
    place_id,
    side_title,
    unit_key,
    unit_title,
)
from solitaire.games.camposanto.staff.foresight import signed
from solitaire.games.camposanto.staff.marches import assailants, move_to, own_units, placed
from solitaire.games.camposanto.staff.world import active_side, units_at, world_of
from solitaire.games.camposanto.terms import SIDES, WINGS
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group, Outcome
from solitaire.presenting.odds_sheet import Modifier, OddsSheet, Part, Remark
from solitaire.presenting.picture import Marker, Track
from solitaire.protocol import Event
from solitaire.text import NOTHING, Text, filled, joined, marked, text, verbatim

_LAST_THRESHOLD: Final = 2
"""Below this hardly any assault goes on; the track ends there."""
Rolled = tuple[tuple[Text, tuple[Text, ...]], ...]


def engagement(view: View, heard: Sequence[Event]) -> Engagement | None:
    fight = view.assault
    if fight is None:
        return None
    clock, charts = view.clock, RULES.board.charts
    world, attacker = world_of(view), active_side(view)
    modifiers = _modifiers(world, fight)
    return Engagement(
        key=(clock.turn, clock.phase, clock.activation, fight.attackers, fight.defenders),
        place=place_id(fight.defenders[0]),
        round=int(charts.threshold) - fight.threshold + 1,
        title=text("Assault on {hexes}", hexes=hexes_title(fight.defenders)),
        head=_head(view, fight),
        forces=(
            _force(view, attacker, fight.attackers, fight.attack, modifiers[0], is_attack=True),
            _force(view, 1 - attacker, fight.defenders, fight.defence, modifiers[1]),
        ),
        rolled=_rolled(last_assault(heard)),
        tracks=(_thresholds(fight, attacker),),
        hits_due=1 if fight.loser == view.seat and not fight.withdrew else 0,
        is_opening=not fight.dice,
    )


def _modifiers(
    world: State, fight: AssaultSeen
) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Known one by one as long as everybody stands where he stood when it began."""
    places = (*fight.attackers, *fight.defenders)
    if fight.stage not in (ROLLING, DECIDING) or any(world.lead(place) < 0 for place in places):
        return (), ()
    return modifiers_of(world, fight.attackers, fight.defenders)


def _head(view: View, fight: AssaultSeen) -> Text:
    if fight.loser >= 0:
        words = text("the {side} side has lost", side=side_title(fight.loser))
        if fight.withdrew:
            words = text("the {side} side withdraws", side=side_title(fight.loser))
        return words
    own = fight.attack if fight.roller == active_side(view) else fight.defence
    needed = fight.threshold - own
    return text(
        "threshold {threshold}: the {side} side rolls and needs {needed} ({chance}) [7.1]",
        threshold=fight.threshold,
        side=side_title(fight.roller),
        needed=needed,
        chance=at_least(needed),
    )


def _thresholds(fight: AssaultSeen, attacker: int) -> Track:
    """9, 8, 7 and so on: who rolls for it, and with which chance."""
    first = int(RULES.board.charts.threshold)
    numbers = range(first, _LAST_THRESHOLD - 1, -1)
    markers = []
    for cell, threshold in enumerate(numbers):
        side = attacker if cell % 2 == 0 else 1 - attacker
        needed = threshold - (fight.attack if side == attacker else fight.defence)
        words = text("{side} needs {needed}", side=side_title(side), needed=needed)
        markers.append(Marker(cell, "", SIDES[side], words, at_least(needed)))
    return Track(
        text("Threshold [7.1]"),
        tuple(verbatim(str(number)) for number in numbers),
        tuple(markers),
        now=min(first - fight.threshold, len(numbers) - 1),
        columns=len(numbers),
    )


# -- forces ---------------------------------------------------------------------------------------


def _force(
    view: View,
    side: int,
    places: Sequence[int],
    modifier: int,
    modifiers: Sequence[Modifier],
    *,
    is_attack: bool = False,
) -> Force:
    role = text("Attacker: {side}", side=side_title(side))
    if not is_attack:
        role = text("Defender: {side}", side=side_title(side))
    reasons = joined([one.words for one in modifiers])
    title = joined([role, total_words(modifier)])
    if reasons:
        title = text("{title} ({reasons})", title=title, reasons=reasons)
    return Force(SIDES[side], title, tuple(_groups(view, side, places)))


def _groups(view: View, side: int, places: Sequence[int]) -> Iterator[Group]:
    world = world_of(view)
    for place in places:
        if world.holder(place) == side:
            yield _group(view, hex_title(place), units_at(world, place))
    near = [
        one
        for one in range(side * WINGS, side * WINGS + WINGS)
        if any(int(world.marshals_beside(side, place)) >> one & 1 for place in places)
    ]
    if near:
        faces = tuple(marshal_face(one) for one in near)
        title = text("may have a roll repeated [8.2]")
        yield Group(title, faces, tuple(marshal_key(one) for one in near))


def _group(view: View, title: Text, units: Sequence[int]) -> Group:
    return Group(
        title,
        tuple(unit_face(view, unit) for unit in units),
        tuple(unit_key(unit) for unit in units),
    )


# -- an assault that is thought of ----------------------------------------------------------------


def thought_engagement(
    view: View, counters: Sequence[CounterId], goal: PlaceId
) -> Engagement | None:
    found = thought_assault(view, counters, goal)
    if found is None:
        return None
    world, attackers, defenders = found
    of_attack, of_defence = modifiers_of(world, attackers, defenders)
    attack, defence = (sum(one.amount for one in each) for each in (of_attack, of_defence))
    coming = list(own_units(view, counters))
    there = [unit for place in attackers for unit in units_at(world, place) if unit not in coming]
    groups = [_group(view, NOTHING, coming)]
    if there:
        groups.append(_group(view, text("already there"), there))
    title = text("Attacker: {side}, {modifier}", side=side_title(view.seat),
                 modifier=_reasons(attack, of_attack))  # fmt: skip
    against = text("Defender: {side}, {modifier}", side=side_title(1 - view.seat),
                   modifier=_reasons(defence, of_defence))  # fmt: skip
    defending = [_group(view, hex_title(one), units_at(world, one)) for one in defenders]
    return Engagement(
        key=(goal, tuple(counters)),
        place=goal,
        round=1,
        title=text("Preview: assault on {hexes}", hexes=hexes_title(defenders)),
        head=text("if it came to it now"),
        forces=(
            Force(SIDES[view.seat], title, tuple(groups)),
            Force(SIDES[1 - view.seat], against, tuple(defending)),
        ),
        is_opening=True,
    )


def _reasons(total: int, found: Sequence[Modifier]) -> Text:
    if not found:
        return total_words(total)
    reasons = joined([one.words for one in found])
    return text("{title} ({reasons})", title=total_words(total), reasons=reasons)


def thought_assault(
    view: View, counters: Sequence[CounterId], goal: PlaceId
) -> tuple[State, list[int], list[int]] | None:
    """The world in which these counters have come to the enemy in a hex, attackers, defenders."""
    enemy = RULES.board.hex_by_name.get(goal)
    units = own_units(view, counters)
    if enemy is None or not units or not view.clock.activation:
        return None
    world = world_of(view)
    if world.holder(enemy) != 1 - view.seat or active_side(view) != view.seat:
        return None
    for unit in units:
        move = move_to(view, unit, enemy)
        if move is not None and move.facing >= 0:
            world = placed(world, unit, move.end, move.facing)
    attackers = assailants(world, view.seat, enemy)
    return (world, attackers, [enemy]) if attackers else None


# -- dice that have fallen ------------------------------------------------------------------------


def last_assault(heard: Sequence[Event]) -> Sequence[Event]:
    """Since the last assault began."""
    for number in range(len(heard) - 1, -1, -1):
        if isinstance(heard[number], happened.AssaultBegan):
            return heard[number:]
    return ()


def _rolled(events: Sequence[Event]) -> Rolled:
    rolls = [one for one in events if isinstance(one, happened.Rolled)]
    if not rolls:
        return ()
    return ((text("Rolled:"), tuple(map(_roll_words, rolls))),)


def _roll_words(roll: happened.Rolled) -> Text:
    total = roll.first + roll.second + roll.modifier
    values = {
        "side": side_title(int(roll.side)),
        "dice": verbatim(f"{roll.first}+{roll.second}"),
        "added": signed(int(roll.modifier)),
        "total": int(total),
        "threshold": int(roll.threshold),
    }
    if roll.is_won():
        return filled(marked("{side} {dice} {added} = {total} against {threshold}: won"), values)
    return filled(marked("{side} {dice} {added} = {total} against {threshold}: not enough"), values)


# -- the result -----------------------------------------------------------------------------------


def outcome(heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None) -> Outcome | None:
    events = last_assault(heard)
    begun = events[0] if events else None
    if not isinstance(begun, happened.AssaultBegan) or place_id(begun.defenders[0]) != place:
        return None
    title = text("Assault on {hexes} is over", hexes=hexes_title(begun.defenders))
    verdict = _verdict(events)
    parts: list[Part] = [Remark(verdict, is_head=True), *map(Remark, _fates(events))]
    return Outcome(title, OddsSheet(title, tuple(parts)), _rolled(events), place, verdict)


def _verdict(events: Sequence[Event]) -> Text:
    for event in events:
        if isinstance(event, happened.AssaultWon):
            return text("The {side} side has won.", side=side_title(int(event.side)))
        if isinstance(event, happened.Withdrew):
            return text("The {side} side has withdrawn.", side=side_title(int(event.side)))
    return text("It ended without a winner.")


def _fates(events: Sequence[Event]) -> Iterator[Text]:
    lost: dict[int, int] = {}
    for event in events:
        if isinstance(event, happened.StepLost):
            lost[int(event.unit)] = int(event.left)
    for unit, left in lost.items():
        if left:
            yield text("{who} has %n steps left [7.4].", singular="{who} has %n step left [7.4].",
                       count=left, who=unit_title(unit))  # fmt: skip
        else:
            yield text("{who} is eliminated [7.4].", who=unit_title(unit))
    for event in events:
        if isinstance(event, happened.FlightEnded):
            yield text("{who} fled to {hex} [7.3].", who=unit_title(int(event.unit)),
                       hex=hex_title(int(event.end)))  # fmt: skip
