"""What one seat may know.

A view holds the seat's own counters exactly, what is open to all, and for every enemy counter on
the map a *slot*: where it stands, which counters it may be, and what can be seen of it. Slots are
sorted, so nothing tells the real identities apart. imagination.py turns a view into a full state.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    BRIDGE_ROLL,
    COMMAND_ROLL,
    FORCED_ROLL,
    FORCED_STEP,
    HIT_BLUFF,
    LEADER_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    CALLED,
    DUMMY,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FLAGS,
    FORAGED,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    POOL,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SIDE_SIZE,
)

# Marks of a slot that the enemy can see
SLOT_MOVED: Final = 1
SLOT_CALLED: Final = 2
SLOT_SEEN: Final = 4
SLOT_FORAGED: Final = 8
SLOT_OUT_OF_COMMAND: Final = 16
SLOT_COMING: Final = 32
SLOT_ORDER: Final = 256
"""Times the place in the order in which units were called to the guns."""

Slot: TypeAlias = tuple[int, int, int, int, int]
"""Area, suspects, marks, area entered from, hits if seen. Plain, because a view has some thirty of
them and the search makes a view at every node."""


class ViewClock(NamedTuple):
    """The open numbers, as State has them."""

    turn: int
    phase: int
    step: int
    active: int
    first: int
    initiative: int
    die: int
    part: int
    besieged: int
    austrian_cities: int
    broken: int
    tried: int
    fought: int
    queue: int
    queue_side: int
    displaced: int
    displaced_side: int
    displaced_area: int
    victor: int
    scouted: int
    appointing: int
    mended: int
    cut_off_french: int
    cut_off_austrian: int
    joined: int
    lost_in_city: int


class ViewMarch(NamedTuple):
    """A march under way, as State has it; whoever cannot see it all knows the first four only."""

    side: int
    area: int
    spent: int
    under_way: int
    is_whole: int = 0
    goal: int = NOWHERE
    bridge: int = NOWHERE
    leader: int = NOWHERE
    feigned: int = 0
    overran: int = 0
    members: tuple[tuple[int, int], ...] = ()
    """Each counter of the side, in the order of entry, with the points it has left."""


class ViewBattle(NamedTuple):
    """A combat, as State has it."""

    area: int
    attacker: int
    stage: int
    round: int
    declared: int
    feigned: int
    coming: int
    marched: int
    die: int
    due_french: int
    due_austrian: int
    scored_french: int
    scored_austrian: int
    asked: int
    loser: int
    force: int
    position: int
    passed: int
    into_city: int
    cavalry_first: int
    leaders_french: int
    leaders_austrian: int
    origins: int
    order: tuple[int, ...]
    """In which counters were called to the guns; empty for whoever must not know."""

    def due(self, side: int) -> int:
        """Hits that the side has still to place."""
        return self.due_austrian if side else self.due_french

    def scored(self, side: int) -> int:
        """Hits that the side has inflicted."""
        return self.scored_austrian if side else self.scored_french


class ViewScout(NamedTuple):
    side: int
    origin: int
    target: int
    committed: int
    screened: int
    to_show: int


class View(NamedTuple):
    """One seat's knowledge: plain values only."""

    seat: int
    options: tuple[tuple[str, str], ...]
    clock: ViewClock
    own: bytes
    """Place, hits, entered, started, low and high of the seat's own 64 counters."""
    own_flags: tuple[int, ...]
    own_suspects: tuple[int, ...]
    """What the enemy thinks of each own counter: it follows from what he has seen."""
    off_map: bytes
    """Where each enemy counter is, NOWHERE for those on the map. Dummies are only counted."""
    slots: tuple[Slot, ...]
    barred: int
    """Areas the enemy bars to paths, as far as the seat knows [R35, R43]."""
    memory: bytes
    """The fewest and the most hits each enemy counter may have."""
    wounded: bytes
    """The turn in which each leader in a wounded box was hit."""
    march: ViewMarch | None
    battle: ViewBattle | None
    scout: ViewScout | None

    def hits_of(self, local: int) -> int:
        """Of an own counter."""
        return self.own[SIDE_SIZE + local]

    def entered_of(self, local: int) -> int:
        """Where an own counter came from."""
        return self.own[2 * SIDE_SIZE + local]


def view(state: State, seat: i64) -> View:
    enemy = enemy_of(seat)
    return View(
        seat,
        tuple(state.options.chosen.items()),
        _clock(state, seat),
        _own(state, seat),
        tuple([state.flags[flag * 2 + seat] for flag in range(FLAGS)]),
        tuple([state.suspects[counter] for counter in range(seat * 64, seat * 64 + 64)]),
        _off_map(state, enemy),
        _slots(state, enemy),
        state.bars[enemy],
        _memory(state, enemy),
        bytes(state.wounded_on),
        _march(state, seat),
        _battle(state, seat),
        _scout(state),
    )


def is_concealed(state: State, seat: i64) -> bool:
    """The enemy is busy with a move; what he has in hand shows only when it moves."""
    if state.active == seat:
        return False
    step = state.step
    if step == ORDER_CHOICE:
        return True
    return state.options.fog and (step == LEADER_CHOICE or step == FORCED_STEP or step == HIT_BLUFF)


def _clock(state: State, seat: i64) -> ViewClock:
    return ViewClock(
        state.turn,
        state.phase,
        MOVER_CHOICE if is_concealed(state, seat) else state.step,
        state.active,
        state.first,
        state.initiative,
        state.die,
        state.part,
        1 if state.besieged else 0,
        state.austrian_cities,
        state.broken,
        state.tried,
        state.fought,
        _queue(state, seat),
        state.queue_side,
        state.displaced,
        state.displaced_side,
        state.displaced_area,
        state.victor,
        state.scouted,
        state.appointing,
        state.mended,
        state.cut_off[0],
        state.cut_off[1],
        1 if state.joined else 0,
        state.lost_in_city,
    )


def _queue(state: State, seat: i64) -> i64:
    """The own queue, or the enemy counter that rolls now if it is in view."""
    if state.queue_side == seat or not state.queue:
        return state.queue
    counter = knowledge.next_in_queue(state)
    return 1 << (counter & 63) if knowledge.is_visible(state, counter) else 0


def _own(state: State, seat: i64) -> bytes:
    low = seat * 64
    high = low + 64
    return b"".join(
        [
            bytes(state.place[low:high]),
            bytes(state.hits[low:high]),
            bytes(state.entered[low:high]),
            bytes(state.started[low:high]),
            bytes(state.low[low:high]),
            bytes(state.high[low:high]),
        ]
    )


def _off_map(state: State, enemy: i64) -> bytes:
    places: list[int] = []
    spare: i64 = 0
    dummies = state.of_kind(enemy, DUMMY)
    for local in range(64):
        place = i64(state.place[enemy * 64 + local])
        if (dummies >> local) & 1:
            spare += 1 if place == POOL else 0
            places.append(NOWHERE)
        else:
            places.append(NOWHERE if place < AREA_LIMIT else place)
    # Which dummy is which means nothing: the first ones count as being off the map.
    while dummies and spare:
        places[lowest(dummies)] = POOL
        dummies &= dummies - 1
        spare -= 1
    return bytes(places)


def _memory(state: State, enemy: i64) -> bytes:
    """Bounds matter only on the map; they are kept per identity, so they tell nothing of slots."""
    bounds: list[int] = []
    dummies = state.of_kind(enemy, DUMMY)
    for local in range(64):
        counter = enemy * 64 + local
        known = state.place[counter] < AREA_LIMIT and not (dummies >> local) & 1
        bounds.append(i64(state.low[counter]) if known else 0)
        bounds.append(i64(state.high[counter]) if known else 0)
    return bytes(bounds)


# -- slots -----------------------------------------------------------------------------------------


def _slots(state: State, enemy: i64) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    moving = _moving(state, enemy)
    for area in range(state.board.areas):
        stack = state.stack(enemy, area)
        seen = knowledge.visible(state, enemy, area)
        while stack:
            bit = stack & -stack
            counter = enemy * 64 + lowest(stack)
            stack ^= bit
            slots.append(_slot(state, counter, area, seen & bit != 0, moving & bit != 0))
    slots.sort()
    return tuple(slots)


def _slot(state: State, counter: i64, area: i64, seen: bool, moving: bool) -> Slot:
    marks = _marks(state, counter, seen)
    if moving:
        marks |= SLOT_MOVED
    active = counter >> 6 == state.active and _in_action(state)
    entered = i64(state.entered[counter]) if active else NOWHERE
    legible = seen or state.options.open_markers
    hits = i64(state.hits[counter]) if legible else NOWHERE
    return (area, state.suspects[counter], marks, entered, hits)


def _marks(state: State, counter: i64, seen: bool) -> i64:
    marks: i64 = SLOT_SEEN if seen else 0
    if state.has(MOVED, counter) and _was_seen_moving(state, counter, seen):
        marks |= SLOT_MOVED
    if state.has(CALLED, counter):
        marks |= SLOT_CALLED
    if seen or state.options.open_markers:
        if state.has(FORAGED, counter):
            marks |= SLOT_FORAGED
        if state.has(OUT_OF_COMMAND, counter):
            marks |= SLOT_OUT_OF_COMMAND
    battle = state.battle
    if battle is not None and counter >> 6 == battle.defender():
        marks |= _guns_marks(battle, counter & 63)
    return marks


def _was_seen_moving(state: State, counter: i64, seen: bool) -> bool:
    """It matters in the phases of the counter's side; a secret check leaves no trace [13.2.2]."""
    if counter >> 6 != state.active or not _in_action(state):
        return False
    if seen or not state.options.fog:
        return True
    return state.entered[counter] != NOWHERE


def _guns_marks(battle: Battle, local: i64) -> i64:
    """Everybody knows which face-down counters were called, in which order."""
    marks: i64 = 0
    if (battle.coming >> local) & 1:
        marks |= SLOT_COMING
    if (battle.declared >> local) & 1:
        for place in range(len(battle.order)):
            if i64(battle.order[place]) == local:
                marks |= (place + 1) * SLOT_ORDER
    return marks


def _moving(state: State, enemy: i64) -> i64:
    """Counters of an unfinished move that the enemy has seen under way."""
    march = state.march
    if march is None or march.side != enemy or not is_concealed(state, enemy_of(enemy)):
        return 0
    if not march.under_way or march.spent == 0:
        return 0
    return march.members


def _in_action(state: State) -> bool:
    """The phases in which it matters, and is seen, by which road a counter came."""
    phase = state.phase
    return (
        phase == FIRST_MOVEMENT
        or phase == FIRST_COMBAT
        or phase == SECOND_MOVEMENT
        or phase == SECOND_COMBAT
    )


# -- unfinished procedures -----------------------------------------------------------------------


def _march(state: State, seat: i64) -> ViewMarch | None:
    """Side, area, points spent; and, for the owner or where all is in view, everything else."""
    march = state.march
    if march is None or is_concealed(state, seat):
        return None
    under_way = 1 if march.under_way else 0
    seen = knowledge.visible(state, march.side, march.area)
    announced = state.options.mist and len(march.order) == 1
    if march.side != seat and march.members & ~seen and not announced:
        return ViewMarch(march.side, march.area, march.spent, under_way)
    # Points and leaders of a secret roll stay secret when the unit is seen later.
    rolling = state.step == FORCED_ROLL or state.step == COMMAND_ROLL
    secret = march.side != seat and state.options.fog and not rolling
    leader = NOWHERE if secret else march.leader
    goal, bridge = march.goal, march.bridge
    if secret and goal != march.area and state.step != BRIDGE_ROLL:
        bridge = NOWHERE
    if secret and goal != march.area:
        # Whoever is seen on the way need not say where it leads [R49].
        goal = NOWHERE
    members: list[tuple[int, int]] = []
    for place in range(len(march.order)):
        local = i64(march.order[place])
        left = i64(march.left[place])
        if secret:
            left = i64(state.board.movement[march.side * 64 + local]) - march.spent
        members.append((local, left if left > 0 else 0))
    return ViewMarch(
        march.side,
        march.area,
        march.spent,
        under_way,
        1,
        goal,
        bridge,
        leader,
        1 if march.feigned and not secret else 0,
        1 if march.overran else 0,
        tuple(members),
    )


def _battle(state: State, seat: i64) -> ViewBattle | None:
    """A combat is fought in the open [9.0]; who is called to it may still be hidden."""
    battle = state.battle
    if battle is None:
        return None
    own = battle.defender() == seat
    order: list[int] = []
    if own:
        for local in battle.order:
            order.append(i64(local))
    return ViewBattle(
        battle.area,
        battle.attacker,
        battle.stage,
        battle.round,
        battle.declared if own else 0,
        battle.feigned if own else 0,
        battle.coming if own else 0,
        battle.marched,
        battle.die,
        i64(battle.due[0]),
        i64(battle.due[1]),
        i64(battle.scored[0]),
        i64(battle.scored[1]),
        battle.asked,
        battle.loser,
        battle.force,
        battle.position,
        battle.passed,
        1 if battle.into_city else 0,
        1 if battle.cavalry_first else 0,
        battle.leaders[0],
        battle.leaders[1],
        battle.origins,
        tuple(order),
    )


def _scout(state: State) -> ViewScout | None:
    scout = state.scout
    if scout is None:
        return None
    return ViewScout(
        scout.side,
        scout.origin,
        scout.target,
        scout.committed,
        scout.screened,
        scout.to_show,
    )
