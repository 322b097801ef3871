"""The orders worth considering for an army and for each of its forces, with facts to judge them by.

Everything here follows from what the side may know: own steps exactly, the enemy's as expected.
"""

from __future__ import annotations

from math import exp, log2
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.estimates import is_in_field
from solitaire.games.quadrilateral.advice.orders import (
    AS_USUAL,
    BOLDLY,
    FOR_MANTOVA,
    GATHER,
    HOLD,
    HURRY,
    IN_MASS,
    MARCH,
    PRESS,
    RAISE,
    RELIEVE,
    SALLY,
    STORM,
    STRIKE,
    WITHDRAW,
    order_to,
)
from solitaire.games.quadrilateral.advice.relief import may_score
from solitaire.games.quadrilateral.advice.storming import LAST_TURNS
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.data.advice_names import ORDER_FACTS
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.marches import may_march
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    CITADEL,
    FAR,
    FORCE,
    FRENCH,
    IN_QUARTERS,
    NOWHERE,
    SIDE_FLAGS,
)

# Places of the facts in ORDER_FACTS
_AS_USUAL: Final = ORDER_FACTS.index("as_usual")
_HOLD: Final = ORDER_FACTS.index("hold")
_GATHER: Final = ORDER_FACTS.index("gather")
_COVER: Final = ORDER_FACTS.index("cover")
_STRIKE: Final = ORDER_FACTS.index("strike")
_RELIEVE: Final = ORDER_FACTS.index("relieve")
_RAISE: Final = ORDER_FACTS.index("raise")
_WITHDRAW: Final = ORDER_FACTS.index("withdraw")
_ATTACK: Final = ORDER_FACTS.index("attack")
_JOIN: Final = ORDER_FACTS.index("join")
_FALL_BACK: Final = ORDER_FACTS.index("fall_back")
_SIEGE_LINE: Final = ORDER_FACTS.index("siege_line")
_INTO_MANTOVA: Final = ORDER_FACTS.index("into_mantova")
_LEAVES_SIEGE: Final = ORDER_FACTS.index("leaves_siege")
_FAR: Final = ORDER_FACTS.index("far")
_BY_COMMAND: Final = ORDER_FACTS.index("by_command")
_EXTENDED: Final = ORDER_FACTS.index("extended")
_FOR_MANTOVA: Final = ORDER_FACTS.index("for_mantova")
_IN_MASS: Final = ORDER_FACTS.index("in_mass")
_BOLDLY: Final = ORDER_FACTS.index("boldly")
_SALLY: Final = ORDER_FACTS.index("sally")
_STORM: Final = ORDER_FACTS.index("storm")
NOTHING: Final = -1
"""Instead of the place of a fact."""

MARCH_LENGTH: Final = 12
"""Half-MPs of a usual march [8.3]."""
REACH: Final = 24
"""Half-MPs, two turns of march, within which a force is told to attack or to join."""
ARMY_REACH: Final = 36
"""Within which forces count for an operation."""
STORM_SEEN: Final = LAST_TURNS + 4
"""Turns before the last from which on French think of storming Mantova."""
TARGETS: Final = 3
"""Enemies that an army may strike, and a force attack."""
CLEAREST: Final = 2.0
"""Odds beyond four to one count no more."""


@final
class Aim:
    """An order with its facts."""

    def __init__(self, order: i64, fact: i64, odds: float = 0.0) -> None:
        self.order: i64 = order
        self.facts: vec[float] = vec[float]([0.0] * len(ORDER_FACTS))
        self.facts[fact] = 1.0
        if fact == _STRIKE or fact == _RELIEVE or fact == _RAISE or fact == _ATTACK:
            self.facts[fact + 1] = odds  # the odds of these stand behind them

    def liking(self, weights: vec[float]) -> float:
        """How well it suits, as a natural logarithm."""
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * self.facts[place]
        return total


def planned_flags(state: State) -> list[int]:
    """Forces of the asked side that can still be told to march; none in Quarters."""
    side = state.active
    if state.status[side] == IN_QUARTERS or state.fortnight_left:
        return []
    return [
        flag
        for flag in range(side * 32, side * 32 + SIDE_FLAGS)
        if state.kind[flag] == FORCE and state.total(flag) > 0 and may_march(state, flag)
    ]


def shares(aims: list[Aim], weights: vec[float]) -> list[float]:
    """Likings as probabilities."""
    likings = [aim.liking(weights) for aim in aims]
    most = max(likings)
    found = [exp(liking - most) for liking in likings]
    total = sum(found)
    return [share / total for share in found]


def _odds(own: i64, enemy: i64) -> float:
    found = log2(float(own + 1) / float(enemy + 1))
    return min(max(found, -CLEAREST), CLEAREST)


# -- the army --------------------------------------------------------------------------------------


def army_aims(strengths: Strengths) -> list[Aim]:
    """What the army may undertake; to act as usual comes first."""
    state = strengths.state
    side = strengths.side
    found = [Aim(order_to(AS_USUAL, 0), _AS_USUAL), Aim(order_to(HOLD, 0), _HOLD)]
    _add_manners(state, side, found)
    main = strengths.largest()
    if main == NOWHERE:
        return found
    found.append(Aim(order_to(GATHER, state.place[main]), _GATHER))
    favorita = state.board.favorita
    may_cover = side == FRENCH and state.owner(state.board.mantova) == AUSTRIAN
    if may_cover and state.place[main] != favorita:
        found.append(Aim(order_to(GATHER, favorita), _COVER))
    _add_strikes(strengths, main, found)
    if side == AUSTRIAN and state.besieged and state.owner(state.board.mantova) == AUSTRIAN:
        for place in (favorita, state.board.cerese):
            own = strengths.near(side, place, ARMY_REACH)
            odds = _odds(own, strengths.defence(place))
            found.append(Aim(order_to(RELIEVE, place), _RELIEVE, odds))
    if state.center[side] != NOWHERE:
        found.append(Aim(order_to(WITHDRAW, 0), _WITHDRAW))
    return found


def _add_manners(state: State, side: i64, found: list[Aim]) -> None:
    """Other habits of the script; those of a short campaign are the usual ones there."""
    if not state.options.is_short and state.owner(state.board.mantova) == AUSTRIAN:
        found.append(Aim(order_to(FOR_MANTOVA, 0), _FOR_MANTOVA))
        if side == AUSTRIAN and state.besieged:
            found.append(Aim(order_to(SALLY, 0), _SALLY))
        if side == FRENCH and state.turn + STORM_SEEN >= victory.last_turn(state):
            found.append(Aim(order_to(STORM, 0), _STORM))
    found.append(Aim(order_to(IN_MASS, 0), _IN_MASS))
    found.append(Aim(order_to(BOLDLY, 0), _BOLDLY))


def _add_strikes(strengths: Strengths, main: i64, found: list[Aim]) -> None:
    """At the enemies nearest to the main force, with and without those who besiege."""
    state = strengths.state
    side = strengths.side
    lines = _besiegers(strengths)
    ways = ways_for(state, main, state.place[main])
    for flag in nearest_enemies(strengths, ways, FAR - 1, TARGETS):
        place = state.place[flag]
        own = strengths.near(side, place, ARMY_REACH)
        enemy = strengths.defence(place)
        found.append(Aim(order_to(STRIKE, flag), _STRIKE, _odds(own, enemy)))
        if side == FRENCH and lines:
            found.append(Aim(order_to(RAISE, flag), _RAISE, _odds(own + lines, enemy)))


def _besiegers(strengths: Strengths) -> i64:
    """Steps of the side in the lines before a besieged Mantova."""
    state = strengths.state
    if not state.besieged:
        return 0
    board = state.board
    return strengths.at(FRENCH, board.favorita) + strengths.at(FRENCH, board.cerese)


def nearest_enemies(strengths: Strengths, ways: vec[i64], within: i64, most: i64) -> list[int]:
    """One enemy flag a place, the strongest there, by the way to it; none in a citadel."""
    state = strengths.state
    first = (1 - strengths.side) * 32
    by_place: dict[int, int] = {}
    for flag in range(first, first + SIDE_FLAGS):
        place = state.place[flag]
        if place == NOWHERE or not strengths.steps[flag] or ways[place] > within:
            continue
        if state.board.fort[place] == CITADEL:
            continue
        other = by_place.get(place)
        if other is None or strengths.steps[flag] > strengths.steps[other]:
            by_place[int(place)] = int(flag)
    keyed = [(int(ways[place]), flag) for place, flag in by_place.items()]
    keyed.sort()
    return [flag for _, flag in keyed[:most]]


# -- a force ---------------------------------------------------------------------------------------


@final
class _Offers:
    """Collects marches of one force, each place once."""

    def __init__(self, strengths: Strengths, flag: i64) -> None:
        state = strengths.state
        self.strengths = strengths
        self.flag: i64 = flag
        self.here: i64 = state.place[flag]
        self.ways: vec[i64] = ways_for(state, flag, self.here)
        self.is_besieger = strengths.side == FRENCH and not is_in_field(state, flag)
        self.places: list[int] = [int(self.here)]
        self.found = [Aim(order_to(AS_USUAL, 0), _AS_USUAL), Aim(order_to(HOLD, 0), _HOLD)]

    def add(self, place: i64, fact: i64, odds: float = 0.0, within: i64 = FAR - 1) -> bool:
        """A march there, unless it was offered already or is too far."""
        if place == NOWHERE or int(place) in self.places or self.ways[place] > within:
            return False
        self.places.append(int(place))
        self._add(MARCH, place, fact, odds)
        return True

    def _add(self, verb: i64, place: i64, fact: i64, odds: float) -> Aim:
        aim = Aim(order_to(verb, place), fact, odds)
        aim.facts[_FAR] = float(self.ways[place]) / float(MARCH_LENGTH)
        if self.is_besieger:
            aim.facts[_LEAVES_SIEGE] = 1.0
        self.found.append(aim)
        return aim

    def add_hurried(self, place: i64, fact: i64, odds: float) -> None:
        """The same by command, extended if the way is longer than a march."""
        state = self.strengths.state
        if state.aps[self.strengths.side] < 1 or not state.center_active[self.strengths.side]:
            return
        is_long = self.ways[place] > MARCH_LENGTH
        aim = self._add(HURRY if is_long else PRESS, place, fact, odds)
        aim.facts[_BY_COMMAND] = 1.0
        if is_long:
            aim.facts[_EXTENDED] = 1.0


def force_aims(strengths: Strengths, flag: i64) -> list[Aim]:
    """What a force may be told; to go with its army comes first."""
    state = strengths.state
    board = state.board
    side = strengths.side
    offers = _Offers(strengths, flag)
    if side == AUSTRIAN and may_score(state, flag):
        offers.add(board.mantova, _INTO_MANTOVA, within=REACH)
    _offer_attacks(strengths, offers)
    is_relief = side == AUSTRIAN and state.options.is_short
    for place in (board.favorita, board.cerese):
        if offers.add(place, _SIEGE_LINE, within=FAR - 1 if is_relief else REACH) and is_relief:
            offers.add_hurried(place, _SIEGE_LINE, 0.0)
    main = strengths.largest()
    if main != NOWHERE:
        offers.add(state.place[main], _JOIN, within=ARMY_REACH)
    offers.add(_nearest_friend(strengths, offers), _JOIN, within=REACH)
    offers.add(state.center[side], _FALL_BACK)
    return offers.found


def _offer_attacks(strengths: Strengths, offers: _Offers) -> None:
    state = strengths.state
    side = strengths.side
    for rank, enemy in enumerate(nearest_enemies(strengths, offers.ways, REACH, TARGETS)):
        place = state.place[enemy]
        own = strengths.near(side, place, MARCH_LENGTH)
        if offers.ways[place] > MARCH_LENGTH or not is_in_field(state, offers.flag):
            own += strengths.steps[offers.flag]
        odds = _odds(own, strengths.defence(place))
        if offers.add(place, _ATTACK, odds) and rank == 0:
            offers.add_hurried(place, _ATTACK, odds)


def _nearest_friend(strengths: Strengths, offers: _Offers) -> i64:
    """The place of the nearest other own force in the field."""
    state = strengths.state
    first = strengths.side * 32
    best: i64 = NOWHERE
    least: i64 = FAR
    for flag in range(first, first + SIDE_FLAGS):
        at = state.place[flag]
        if at == NOWHERE or at == offers.here or not strengths.steps[flag]:
            continue
        if offers.ways[at] < least and is_in_field(state, flag):
            least = offers.ways[at]
            best = at
    return best
