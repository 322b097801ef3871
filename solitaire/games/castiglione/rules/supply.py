"""Supply Phase [5.0]: control, lines of supply, attrition and forage. Mantua is in mantua.py."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    CONTROL_CHANGED,
    FORAGE_DECLARED,
    FORAGED_ILL,
    FORAGED_WELL,
    FORAGERS_OUT,
    GARRISONED,
    UNSUPPLIED_FOUND,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DONE,
    FORAGE,
    PLIES,
    Ply,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import FORAGE_CHOICE, FORAGE_ROLL, NEXT_IN_SUPPLY
from solitaire.games.castiglione.rules import paths
from solitaire.games.castiglione.rules.cohesion import suffer
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FORAGED,
    FRENCH,
    GARRISON,
    MOUNTAIN,
    POOL,
    UNSUPPLIED,
)
from solitaire.protocol import Event, audience

# -- control of cities [5.1] ----------------------------------------------------------------------


def take_city(state: State, side: i64, city: i64, log: list[Event] | None) -> None:
    """Control passes to the side whose units stand there alone; its garrison is placed [2.2.3]."""
    if city == state.board.mantua or not (state.board.cities >> city) & 1:
        return
    if state.controller(city) != side:
        state.austrian_cities ^= 1 << city
        tell(log, CONTROL_CHANGED, side, area=city)
    place_garrison(state, side, city, log)


def place_garrison(state: State, side: i64, city: i64, log: list[Event] | None) -> None:
    garrisons = state.of_kind(side, GARRISON)
    if state.stack(side, city) & garrisons:
        return
    while garrisons:
        counter = side * 64 + lowest(garrisons)
        garrisons &= garrisons - 1
        if state.place[counter] == POOL:
            state.put(counter, city)
            knowledge.show(state, side, 1 << (counter & 63))
            tell(log, GARRISONED, side, area=city)
            return


def check_control(state: State, log: list[Event] | None) -> None:
    """A city left without a garrison goes to whoever stands in it alone [5.1] [R23]."""
    cities = state.board.cities & ~(1 << state.board.mantua)
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        for side in range(2):
            if state.units_in(side, city) and not state.units_in(enemy_of(side), city):
                take_city(state, side, city, log)


# -- lines of supply [5.2] ------------------------------------------------------------------------


def supplied_areas(state: State, side: i64) -> i64:
    """Areas from which a line of supply reaches a friendly source [5.2] [R11]."""
    return areas_with_lines(state, side, state.bars[enemy_of(side)])


def areas_with_lines(state: State, side: i64, blocked: i64) -> i64:
    board = state.board
    # French lines run through Mantua only while it is besieged, Austrian ones only if not [5.6].
    if state.besieged == (side == AUSTRIAN):
        blocked |= 1 << board.mantua
    own = state.austrian_cities if side == AUSTRIAN else ~state.austrian_cities
    sources = board.sources[side] & own
    reached: i64 = sources & ~blocked
    edge: i64 = reached
    ends: i64 = sources
    while edge:
        following: i64 = 0
        while edge:
            area = lowest(edge)
            edge &= edge - 1
            following |= joined_by_road(state, area)
        ends |= following
        edge = following & ~blocked & ~reached
        reached |= edge
    # A line may start in an area that others may not pass: one shared with enemies, or Mantua.
    return ends


def joined_by_road(state: State, area: i64) -> i64:
    """Neighbouring areas whose road has no destroyed bridge."""
    near = state.board.neighbours[area]
    if not state.broken:
        return near
    found: i64 = 0
    while near:
        neighbour = lowest(near)
        near &= near - 1
        if not state.road_is_broken(area, neighbour):
            found |= 1 << neighbour
    return found


def unsupplied_units(state: State, side: i64) -> i64:
    """Units that cannot trace a line of supply; garrisons always can [5.3]."""
    return field_units_in(state, side, ~supplied_areas(state, side))


def field_units_in(state: State, side: i64, areas: i64) -> i64:
    """Units of these areas that need supply: all but garrisons [2.2.3]."""
    cut_off = state.held[side] & areas
    found: i64 = 0
    while cut_off:
        found |= state.units_in(side, lowest(cut_off))
        cut_off &= cut_off - 1
    return found & ~state.of_kind(side, GARRISON)


def check_supply(state: State, log: list[Event] | None) -> None:
    """The supply status of both sides [5.3] [R27], valid until the Recovery Phase checks anew."""
    for side in range(2):
        open_lines(state, side, log)
        state.flags[UNSUPPLIED * 2 + side] = unsupplied_units(state, side)
        state.cut_off[side] = _areas_cut_off(state, side)
        if log is not None:
            _tell_unsupplied(state, side, log)


def open_lines(state: State, side: i64, log: list[Event] | None) -> None:
    """Lines that only leaders seem to bar are open, and it becomes known why [R43]."""
    enemy = enemy_of(side)
    bluffed = paths.bluffed_areas(state, enemy)
    if not bluffed:
        return
    found = areas_with_lines(state, side, state.bars[enemy] & ~bluffed)
    if field_units_in(state, side, found & ~supplied_areas(state, side)):
        paths.call_bluffs(state, enemy, found, log)


def _areas_cut_off(state: State, side: i64) -> i64:
    """What everybody sees: counters other than garrisons where no line is."""
    areas = state.bars[side] & ~supplied_areas(state, side)
    found: i64 = 0
    while areas:
        bit = areas & -areas
        if state.stack(side, lowest(areas)) & ~state.of_kind(side, GARRISON):
            found |= bit
        areas ^= bit
    return found


def _tell_unsupplied(state: State, side: i64, log: list[Event]) -> None:
    """The owner hears of units; the enemy, who sees the roads too, of areas that are cut off."""
    for area in range(state.board.areas):
        units = state.stack(side, area) & state.flags[UNSUPPLIED * 2 + side]
        if units:
            tell(log, UNSUPPLIED_FOUND, side, units, area, audience=audience(side))
        if (state.cut_off[side] >> area) & 1:
            tell(log, UNSUPPLIED_FOUND, side, 0, area, audience=audience(enemy_of(side)))


# -- attrition [5.4] and forage [5.5] -------------------------------------------------------------


def attrition(state: State, side: i64, units: i64, log: list[Event] | None) -> None:
    """Each of these unsupplied units suffers one hit [5.4]."""
    while units:
        counter = side * 64 + lowest(units)
        units &= units - 1
        suffer(state, counter, log)


def doubt_hits(state: State, side: i64) -> None:
    """What the enemy can conclude: unseen units where supply was cut may have suffered.

    Whoever cuts the line may starve later in the phase: what the check found counts [R27].
    """
    areas = state.cut_off[side]
    while areas:
        knowledge.may_have_suffered(state, side, state.stack(side, lowest(areas)))
        areas &= areas - 1


def may_forage(state: State) -> i64:
    """Unsupplied French units in clear or city areas that have not been declared [5.5]."""
    units = state.flags[UNSUPPLIED * 2 + FRENCH] & ~state.flags[FORAGED * 2 + FRENCH]
    found: i64 = 0
    while units:
        bit = units & -units
        area = i64(state.place[lowest(units)])
        units ^= bit
        if state.area_kind(area) != MOUNTAIN:
            found |= bit
    return found


def forage_factor(state: State, counter: i64) -> i64:
    """The Cohesion Factor for the forage check, with the Forage Table's modifiers [5.5]."""
    charts = state.board.charts
    area = i64(state.place[counter])
    modifier: i64 = 0
    if state.is_city_for(FRENCH, area):
        modifier += charts.forage_city
    if size(state.stack(FRENCH, area) & state.flags[FORAGED * 2]) > charts.forage_crowded_above:
        modifier += charts.forage_crowded
    return state.cohesion(counter, modifier)


class ForageChoice(Question):
    """Units are declared one by one; the checks follow when all are declared [5.5] [R41]."""

    def seat(self, state: State) -> i64:
        return FRENCH

    def actions(self, state: State) -> list[Ply]:
        choices = [PLIES[DONE][0]]
        units = may_forage(state)
        while units:
            choices.append(PLIES[FORAGE][lowest(units)])
            units &= units - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == FORAGE:
            state.mark(FORAGED, ply.first)
            area = i64(state.place[ply.first])
            seen = knowledge.audience_of(state, ply.first)
            tell(log, FORAGE_DECLARED, FRENCH, 1 << (ply.first & 63), area, audience=seen)
            if state.options.fog or may_forage(state):
                return
        begin_forage_checks(state, log)


def begin_forage_checks(state: State, log: list[Event] | None) -> None:
    """Units that do not forage suffer at once; the foragers roll."""
    if state.step == FORAGE_CHOICE:
        tell(log, FORAGERS_OUT, FRENCH)
    foragers = state.flags[FORAGED * 2 + FRENCH]
    attrition(state, FRENCH, state.flags[UNSUPPLIED * 2 + FRENCH] & ~foragers, log)
    state.queue = foragers
    state.queue_side = FRENCH
    state.step = FORAGE_ROLL if foragers else NEXT_IN_SUPPLY


class ForageRoll(Roll):
    """One check after the other: those in view first, so that the order tells nothing."""

    def audience(self, state: State) -> i64:
        return knowledge.audience_of(state, knowledge.next_in_queue(state))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        counter = knowledge.next_in_queue(state)
        bit: i64 = 1 << (counter & 63)
        state.queue ^= bit
        factor = forage_factor(state, counter)
        kind = FORAGED_WELL if ply.first <= factor else FORAGED_ILL
        knowledge.tell_check(state, kind, counter, factor, ply.first, log)
        if ply.first > factor:
            suffer(state, counter, log)
        if not state.queue:
            state.step = NEXT_IN_SUPPLY


def is_foraging_possible(state: State) -> bool:
    """From what everybody saw when supply was checked: French cut off elsewhere than in mountains.

    Austrians who starved since then may have left a line open; the status stands [5.3] [R45].
    """
    if not state.options.fog:
        return may_forage(state) != 0
    areas = state.cut_off[FRENCH]
    while areas:
        if state.area_kind(lowest(areas)) != MOUNTAIN:
            return True
        areas &= areas - 1
    return False


def begin_forage(state: State, log: list[Event] | None) -> None:
    if is_foraging_possible(state):
        state.step = FORAGE_CHOICE
    else:
        begin_forage_checks(state, log)
