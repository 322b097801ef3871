"""Who could march to the sound of the guns [9.1], if there were a combat in an area.

Own units exactly. Of the enemy as far as he is known: each counter's chance lies between two
bounds, which hold whoever it is and whatever leader stands with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from mypy_extensions import u8

from solitaire.bits import members, size
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.views import (
    SLOT_CALLED,
    SLOT_FORAGED,
    SLOT_SEEN,
    Slot,
    View,
)
from solitaire.games.castiglione.rules import guns as rules
from solitaire.games.castiglione.staff.world import (
    bound,
    hits_range,
    is_surely_dummy,
    known_counter,
    passing,
    percent,
    possible_bluffs,
    quiet_world,
    slots_in,
)
from solitaire.games.castiglione.terms import (
    CALLED,
    DUMMY,
    FIRST_COMBAT,
    FORAGED,
    GARRISON,
    LEADER,
    NOWHERE,
    POOL,
    SECOND_COMBAT,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import area_text, areas_text, counter_text
from solitaire.text import Text, joined, text

Bounds = tuple[Fraction, Fraction]

NEVER: Bounds = (Fraction(0), Fraction(0))


@dataclass(frozen=True, slots=True)
class OwnMarcher:
    counter: int
    area: int
    chance: Fraction
    """1 for leaders and dummies: they come if you want [9.1.2, 13.2.2]."""


@dataclass(frozen=True, slots=True)
class EnemyMarcher:
    """One enemy counter within two areas."""

    area: int
    counter: int
    """NOWHERE if you do not know who it is."""
    is_rider: bool
    """A leader, who comes without a check, as far as you know."""
    bounds: Bounds
    """The lowest and the highest chance that a unit comes, if it is called."""


@dataclass(frozen=True, slots=True)
class GunsReport:
    """Both cases: the enemy attacks you there, and you attack him there."""

    area: int
    own: tuple[OwnMarcher, ...]
    enemy: tuple[EnemyMarcher, ...]
    known: Text

    def lines(self, board: Board) -> list[Text]:
        found = [
            text(
                "if you are attacked in {area}, these may march to the sound of the guns [9.1]:",
                area=area_text(board, self.area),
            )
        ]
        found += [_own_words(board, one) for one in self.own] or [text("  nobody")]
        return found + self.enemy_lines(board)

    def enemy_lines(self, board: Board) -> list[Text]:
        """Who may come against an attack of yours, and how sure it is."""
        found = [
            text(
                "if you attack in {area}, %n enemy counters are within two free areas [9.1.1]:",
                singular="if you attack in {area}, %n enemy counter is within two free areas "
                "[9.1.1]:",
                count=len(self.enemy),
                area=area_text(board, self.area),
            )
        ]
        found += [_enemy_words(board, one) for one in self.enemy] or [text("  nobody")]
        return [*found, self.known]


def _own_words(board: Board, one: OwnMarcher) -> Text:
    return text(
        "  {who} from {area}: {chance} [9.1.2]",
        who=counter_text(board, one.counter),
        area=area_text(board, one.area),
        chance=percent(one.chance),
    )


def _enemy_words(board: Board, one: EnemyMarcher) -> Text:
    who, where = text("a counter not known to you"), area_text(board, one.area)
    if one.counter != NOWHERE:
        who = counter_text(board, one.counter)
    if one.is_rider:
        return text(
            "  {who} in {area}: may ride there without a check [9.1.2]", who=who, area=where
        )
    low, high = one.bounds
    if low == high:
        return text("  {who} in {area}: {chance} [9.1.2]", who=who, area=where, chance=percent(low))
    return text(
        "  {who} in {area}: between {low} and {high} [9.1.2]",
        who=who,
        area=where,
        low=bound(low),
        high=bound(high),
    )


# -- finding out ----------------------------------------------------------------------------------


def guns(board: Board, view: View, area: int) -> GunsReport:
    """As the map stands now. In a Combat Phase, without those who have already tried in it."""
    world = quiet_world(board, view)
    seat = view.seat
    if world.active == seat or world.phase not in (FIRST_COMBAT, SECOND_COMBAT):
        world.flags[CALLED * 2 + seat] = 0
    attack = Battle(area, seat)
    found = [
        *_own(world, Battle(area, enemy_of(seat))),
        *_own_leaders(world, Battle(area, enemy_of(seat))),
    ]
    enemy = tuple(_enemy(world, view, attack))
    return GunsReport(
        area,
        tuple(sorted(found, key=lambda one: one.counter)),
        enemy,
        _known(board, enemy, bool(possible_bluffs(board, view) & board.neighbours[area])),
    )


def _own(world: State, battle: Battle) -> Iterator[OwnMarcher]:
    side = battle.defender()
    for local in members(rules.may_march(world, battle)):
        counter = counter_of(side, local)
        chance = passing(rules.march_factor(world, battle, counter))
        if world.board.counter_kind[counter] == DUMMY:
            chance = Fraction(1)
        yield OwnMarcher(counter, int(world.place[counter]), chance)


def _own_leaders(world: State, battle: Battle) -> Iterator[OwnMarcher]:
    side = battle.defender()
    for local in members(rules.may_ride(world, battle)):
        counter = counter_of(side, local)
        yield OwnMarcher(counter, int(world.place[counter]), Fraction(1))


def _known(board: Board, enemy: tuple[EnemyMarcher, ...], are_bluffs_near: bool) -> Text:
    own = text("Your own chances are exact, for it is open which areas the enemy bars [R35, R43].")
    if are_bluffs_near:
        own = text(
            "Your own chances are exact; more may come if a face-down stack beside it is leaders "
            "alone, who bar nothing [R43]."
        )
    sentences = [own]
    vague = sorted({one.area for one in enemy if one.bounds[0] != one.bounds[1]})
    if vague:
        sentences.append(
            text(
                "The enemy in {areas} is not wholly known: bounds are given [3.8, 13.0].",
                areas=areas_text(board, vague),
            )
        )
    elif enemy:
        sentences.append(text("So are the enemy's: you know his counters and their hits."))
    return joined(sentences, " ")


# -- the enemy, between bounds ---------------------------------------------------------------------


def _enemy(world: State, view: View, battle: Battle) -> Iterator[EnemyMarcher]:
    if rules.is_surprised(world, battle.defender()):
        return
    areas = rules.near_areas(world, battle) | rules.far_areas(world, battle)
    in_combat = world.active == view.seat and world.phase in (FIRST_COMBAT, SECOND_COMBAT)
    for slot in slots_in(view, areas):
        counter = known_counter(world.board, view, slot)
        if in_combat and slot[2] & SLOT_CALLED:
            continue
        if counter != NOWHERE and world.board.counter_kind[counter] == GARRISON:
            continue
        leaders = world.of_kind(battle.defender(), LEADER)
        bounds = slot_bounds(world, view, battle, slot)
        yield EnemyMarcher(slot[0], counter, not slot[1] & ~leaders, bounds)


def slot_bounds(world: State, view: View, battle: Battle, slot: Slot) -> Bounds:
    """Whoever stands there: the lowest and the highest chance that a unit of his comes."""
    if is_surely_dummy(world.board, view, slot):
        return NEVER
    found = [_bounds(world, view, battle, slot, local) for local in members(slot[1])]
    return min(low for low, _ in found), max(high for _, high in found)


def _bounds(world: State, view: View, battle: Battle, slot: Slot, local: int) -> Bounds:
    """If it is this counter. A dummy vanishes on arrival and a leader is no unit: nobody comes."""
    side = battle.defender()
    counter = counter_of(side, local)
    if not world.board.units[side] >> local & 1 or slot[2] & SLOT_FORAGED:
        return NEVER
    if world.board.counter_kind[counter] == GARRISON:
        return NEVER
    fewest, most = hits_range(world.board, view, slot, local)
    patrons = _patrons(world, view, slot, counter)
    factors = [
        _factor(world, battle, slot[0], counter, hits, leaders)
        for hits in (fewest, most)
        for leaders in patrons
    ]
    low = NEVER[0] if _may_be_foraging(world, view, slot) else passing(min(factors))
    return low, passing(max(factors))


def _may_be_foraging(world: State, view: View, slot: Slot) -> bool:
    """Only the French forage [5.5]; the marker on a hidden counter is not seen."""
    legible = slot[2] & SLOT_SEEN or world.options.open_markers
    return not legible and view.seat != 0 and world.options.hides


def _patrons(world: State, view: View, slot: Slot, counter: int) -> list[int]:
    """Leaders who may stand with it and rate for it: those surely there, alone or with one more.

    Of several only one counts [2.1.2]; he counts as well if the others are not there.
    """
    sure = possible = 0
    company = slots_in(view, 1 << slot[0])
    company.remove(slot)
    for other in company:
        leaders = other[1] & world.board.followers[counter]
        possible |= leaders
        sure |= leaders if size(other[1]) == 1 else 0
    return [sure, *(sure | 1 << local for local in members(possible & ~sure))]


def _factor(world: State, battle: Battle, area: int, counter: int, hits: int, leaders: int) -> int:
    """By the rules, if only this unit and these leaders are there; 0 if it may not march."""
    trial = world.copy()
    side = side_of(counter)
    for local in members(trial.stack(side, area)):
        trial.put(counter_of(side, local), POOL)
    for local in members(leaders | 1 << local_of(counter)):
        trial.put(counter_of(side, local), area)
    trial.hits[counter] = u8(hits)
    for flag in (FORAGED, CALLED):
        trial.flags[flag * 2 + side] &= ~(1 << local_of(counter))
    if not rules.may_march(trial, battle) >> local_of(counter) & 1:
        return 0
    return int(rules.march_factor(trial, battle, counter))
