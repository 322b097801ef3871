"""Meeting the enemy on the march [8.6]: stop, overrun, withdrawal, displaced leaders."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    CONTACT,
    FLED,
    OVERRUN,
    STOOD,
    WITHDREW,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    FLEE,
    PLIES,
    STAND,
    WITHDRAW,
    Ply,
)
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    AFTER_CONTACT,
    DISPLACED_CHOICE,
    NEXT_IN_COMBAT,
    NEXT_IN_MARCH,
    WITHDRAWAL_CHOICE,
)
from solitaire.games.castiglione.rules import casualties, dummies
from solitaire.games.castiglione.rules.cohesion import eliminate_all
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    CAVALRY,
    CLEAR,
    KILLED,
    LEADER,
)
from solitaire.protocol import Event


def meet(state: State, march: March, log: list[Event] | None) -> None:
    """What happens when the stack has entered an area [8.6.1]."""
    enemy = enemy_of(march.side)
    dummies.unmask(state, march.area, log)
    if not state.stack(enemy, march.area):
        state.step = NEXT_IN_MARCH
    elif may_withdraw(state, march) and withdrawal_areas(state, enemy, march.area):
        light = state.of_kind(enemy, CAVALRY) | state.of_kind(enemy, LEADER)
        knowledge.rule_out_kinds(state, enemy, state.stack(enemy, march.area), ~light)
        cavalry = state.of_kind(march.side, CAVALRY)
        knowledge.rule_out_kinds(state, march.side, march.members, cavalry)
        state.step = WITHDRAWAL_CHOICE
    else:
        clash(state, march, log)


def clash(state: State, march: March, log: list[Event] | None) -> None:
    """Overrun or stop; leaders found alone are displaced [8.6.2]."""
    enemy = enemy_of(march.side)
    area = march.area
    units = state.units_in(enemy, area)
    if units and is_overrun(state, march):
        odds = odds_ratio(state, march)
        tell(log, OVERRUN, march.side, march.members, area, amount=odds)
        march.overran = True
        eliminate_all(state, enemy, units, log)
        units = 0
    if units:
        tell(log, CONTACT, march.side, area=area)
        state.step = AFTER_CONTACT
    else:
        displace(state, enemy, area, log)


# -- overrun [8.6.2] ------------------------------------------------------------------------------


def odds_ratio(state: State, march: March) -> i64:
    """Strength that enters together, divided by the enemy's, fractions dropped [R12].

    0 where the enemy has no strength left, so that no ratio exists.
    """
    enemy = enemy_of(march.side)
    moving = state.strength_of(march.side, march.members & state.board.units[march.side])
    standing = state.strength_of(enemy, state.units_in(enemy, march.area))
    return moving // standing if standing > 0 else 0


def is_overrun(state: State, march: March) -> bool:
    """In clear terrain; whoever is worn down to nothing is overrun by any strength [R12]."""
    if state.area_kind(march.area) != CLEAR:
        return False
    enemy = enemy_of(march.side)
    if not state.strength_of(enemy, state.units_in(enemy, march.area)):
        return state.strength_of(march.side, march.members & state.board.units[march.side]) > 0
    return odds_ratio(state, march) >= state.board.charts.overrun_odds


# -- withdrawal [8.6.3] ---------------------------------------------------------------------------


def may_withdraw(state: State, march: March) -> bool:
    """Only cavalry and leaders stand there, and units without cavalry come.

    Where units of the moving side already are the enemy is pinned: he does not stand alone [R28].
    """
    enemy = enemy_of(march.side)
    if march.members & state.of_kind(march.side, CAVALRY):
        return False
    units = state.board.units[march.side]
    if not march.members & units or state.units_in(march.side, march.area) & ~march.members:
        return False
    light = state.of_kind(enemy, CAVALRY) | state.of_kind(enemy, LEADER)
    return not state.stack(enemy, march.area) & ~light


def withdrawal_areas(state: State, side: i64, area: i64) -> i64:
    """Free neighbouring areas not behind a destroyed bridge; nearer help, if there are such.

    Free of enemy units, that is: an enemy leader alone gives way to cavalry, not to leaders [R24].
    """
    enemy = enemy_of(side)
    near = state.board.neighbours[area]
    with_units = state.units_in(side, area) != 0
    free: i64 = 0
    toward: i64 = 0
    while near:
        bit = near & -near
        neighbour = lowest(near)
        near ^= bit
        barred = (state.bars[enemy] >> neighbour) & 1
        if barred or state.road_is_broken(area, neighbour):
            continue
        if state.leaders_in(enemy, neighbour) and not with_units:
            continue
        free |= bit
        if _is_toward_help(state, side, area, neighbour):
            toward |= bit
    return toward if toward else free


def _is_toward_help(state: State, side: i64, area: i64, neighbour: i64) -> bool:
    """Nearer to some friendly leader elsewhere or to a friendly source of supply [R13]."""
    own = state.austrian_cities if side == AUSTRIAN else ~state.austrian_cities
    havens = state.board.sources[side] & own
    leaders = state.of_kind(side, LEADER)
    while leaders:
        place = i64(state.place[side * 64 + lowest(leaders)])
        leaders &= leaders - 1
        if place < AREA_LIMIT and place != area:
            havens |= 1 << place
    distance = state.board.distance
    while havens:
        haven = lowest(havens)
        havens &= havens - 1
        if distance[neighbour * 64 + haven] < distance[area * 64 + haven]:
            return True
    return False


class WithdrawalChoice(Question):
    """All together to one area, or stand [8.6.3]."""

    def seat(self, state: State) -> i64:
        return enemy_of(state.active)

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None
        choices = [PLIES[STAND][0]]
        areas = withdrawal_areas(state, enemy_of(march.side), march.area)
        while areas:
            choices.append(PLIES[WITHDRAW][lowest(areas)])
            areas &= areas - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        side = enemy_of(march.side)
        if ply.verb == STAND:
            tell(log, STOOD, side, area=march.area)
            clash(state, march, log)
            return
        stack = state.stack(side, march.area)
        knowledge.travel(state, side, stack, ply.first, WITHDREW, log)
        displace(state, march.side, ply.first, log)


# -- displaced leaders [8.6.2, 9.6] ---------------------------------------------------------------


def displace(state: State, side: i64, area: i64, log: list[Event] | None) -> None:
    """Leaders of the side left alone in the area go to the closest friendly occupied area.

    With casualties on, those caught by an overrun are checked first [14.4].
    """
    state.displaced = state.leaders_in(side, area)
    state.displaced_side = side
    state.displaced_area = area
    if not casualties.begin_overrun(state):
        place_displaced(state, log)


def refuges(state: State) -> i64:
    """The closest areas with friendly units."""
    start = state.displaced_area
    areas = state.held[state.displaced_side] & ~(1 << start)
    nearest: i64 = 255
    found: i64 = 0
    while areas:
        bit = areas & -areas
        roads = i64(state.board.distance[start * 64 + lowest(areas)])
        areas ^= bit
        if roads < nearest:
            nearest = roads
            found = 0
        if roads == nearest:
            found |= bit
    return found


def place_displaced(state: State, log: list[Event] | None) -> None:
    """One leader after the other; the owner chooses among equally close areas."""
    while state.displaced:
        areas = refuges(state)
        if areas & (areas - 1):
            state.step = DISPLACED_CHOICE
            return
        flee(state, lowest(areas) if areas else KILLED, log)
    state.displaced_side = 0
    state.displaced_area = 0
    state.step = AFTER_CONTACT if state.march is not None else NEXT_IN_COMBAT


def flee(state: State, place: i64, log: list[Event] | None) -> None:
    side = state.displaced_side
    bit = state.displaced & -state.displaced
    leader = side * 64 + lowest(bit)
    state.displaced ^= bit
    if place == KILLED:
        # Nobody is left to flee to; the side has lost the game anyway [12.1].
        state.remove(leader, KILLED)
        knowledge.forget(state, side, leader)
        tell(log, FLED, side, bit, state.displaced_area, KILLED)
    else:
        knowledge.travel(state, side, bit, place, FLED, log)


class DisplacedChoice(Question):
    def seat(self, state: State) -> i64:
        return state.displaced_side

    def actions(self, state: State) -> list[Ply]:
        choices: list[Ply] = []
        areas = refuges(state)
        while areas:
            choices.append(PLIES[FLEE][lowest(areas)])
            areas &= areas - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flee(state, ply.first, log)
        place_displaced(state, log)


def after_contact(state: State) -> bool:
    """Whether the stack may go on: nobody holds the area any more."""
    march = state.march
    assert march is not None
    if state.units_in(enemy_of(march.side), march.area):
        return False
    state.step = NEXT_IN_MARCH
    return True
