"""The true state of one game, and the small facts every chapter asks of it.

Everything is a whole number or an array of them, so that a copy is a few block moves. Sets of
flags and of leaders are the bits of one integer. Unfinished procedures are data: `step` names the
question that is pending, `mover` and `battle` hold how far a march or a fight has gone. Nothing
random is kept here. The last arrays, from `label` on, are what the enemy may know [5.5, 5.6].
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.terms import (
    ALL_OF,
    CAVALRY,
    CITADEL,
    FLAGS,
    FORCE,
    GARRISONS,
    LEADERS,
    LOST_TRAIN,
    NO_FLAG,
    NOWHERE,
    PLACE_LIMIT,
    SIDE_FLAGS,
    TRAINS,
    UNUSED,
)

CENTER: Final = 254
"""Stands for the Center of Operations where a flag is on the march."""
POOL: Final = 253
"""Stands for the replacement pool where a transfer needs a giver."""

SCALARS: Final = (
    "turn",
    "step",
    "active",
    "part",
    "weather",
    "wet",
    "vienna",
    "without",
    "critical",
    "retaken",
    "clock",
    "besieged",
    "besieged_first",
    "path_open",
    "scored",
    "new_siege",
    "healed",
    "broken",
    "inside",
    "invested",
    "austrian_forts",
    "lines",
    "quartered",
    "forage",
    "moved",
    "tried",
    "replaced",
    "forced",
    "scouted",
    "billeted",
    "movers",
    "queue",
    "mover",
    "left",
    "commanded",
    "extended",
    "met",
    "goal",
    "partner",
    "arms",
    "changed",
    "pushed",
    "push_from",
    "agreed",
    "answered",
    "fortnight_left",
    "played",
    "rolls",
    "outside",
    "firm",
    "shy",
    "settled",
    "victor",
)
VECTORS: Final = (
    ("kind", FLAGS),
    ("place", FLAGS),
    ("origin", FLAGS),
    ("spent", FLAGS),
    ("parent", FLAGS),
    ("steps", FLAGS * 3),
    ("leader_at", LEADERS),
    ("wounded", LEADERS),
    ("ferried", FLAGS),
    ("shifted", FLAGS),
    ("train", TRAINS),
    ("garrison_place", GARRISONS),
    ("garrison_steps", GARRISONS),
    ("fort_clock", 16),
    ("due", 12),
    ("available", 2),
    ("aps", 2),
    ("status", 2),
    ("leaving", 2),
    ("leaving_said", 2),
    ("condition", 2),
    ("source", 2),
    ("center", 2),
    ("center_active", 2),
    ("center_moved", 2),
    ("source_changed", 2),
    ("rest_loss", 2),
    ("pool", 6),
    ("criticals", 8),
    ("label", FLAGS),
    ("group_leaders", FLAGS),
    ("group_steps", FLAGS * 3),
    ("births", FLAGS),
    ("entries", FLAGS),
    ("loose", 2),
    ("seen_turn", FLAGS),
    ("seen_leaders", FLAGS),
    ("seen_steps", FLAGS * 3),
    ("fast", FLAGS),
    ("note_turn", FLAGS),
    ("note_kind", FLAGS),
    ("note_leaders", FLAGS),
    ("note_steps", FLAGS * 3),
)
"""Every field but the battle, for digests and texts."""


@final
class State:
    """Everything that is true at one moment. Owned by the session or by a search."""

    def __init__(self, board: Board, options: Options, is_blank: bool) -> None:  # noqa: PLR0915
        self.board = board
        self.options = options
        self.turn: i64 = 1
        self.step: i64 = 0
        self.active: i64 = 1
        """The phasing side; in a Fortnight the side whose step it is."""
        self.part: i64 = 0
        """How far the sequence has gone: a part of rules/sequence.py."""
        self.weather: i64 = 0
        self.wet: i64 = 0
        """1 if last turn was rain, mud or snow, which worsens this one [6]."""
        self.vienna: i64 = 0
        """Vienna Morale [16.1]."""
        self.without: i64 = 0
        """Fortnights in a row without a critical battle [13.1, E32]."""
        self.critical: i64 = 0
        """1 if this Fortnight had one."""
        self.retaken: i64 = 0
        """Fortnights since the Austrians retook Mantova, from 1; 0 if they did not [E32]."""
        self.clock: i64 = 0
        """Turns of siege of Mantova [15.3]."""
        self.besieged: i64 = 1
        """1 while Mantova is besieged, as last tested."""
        self.besieged_first: i64 = 1
        """The result of this turn's first test."""
        self.path_open: i64 = 0
        """The flag of E41 [16.4]."""
        self.scored: i64 = 0
        """Leaders who have scored E40, as bits."""
        self.new_siege: i64 = 1
        """1 if Mantova was besieged at an end of turn since E40 was scored last [Q18]."""
        self.healed: i64 = 0
        """Points of Vienna Morale healed by rest [11.3]."""
        self.broken: i64 = 0
        """Broken bridges, as bits."""
        self.inside: i64 = 0
        """Flags inside an invested town [15.2]."""
        self.invested: i64 = 0
        """Invested towns, as bits of fort numbers."""
        self.austrian_forts: i64 = 0
        """Fortified places that are Austrian [15.1]."""
        self.lines: i64 = 0
        """Siege lines held since the player-turn began: 1 La Favorita, 2 Cerese [14.5]."""
        self.quartered: i64 = 0
        """Forces in QUARTERS; the others of an army in quarters are ALERT [10.2]."""
        self.forage: i64 = 0
        """Forces in forage mode [9.4]."""
        self.moved: i64 = 0
        """Flags that have moved in this II.b."""
        self.tried: i64 = 0
        """Forces that have tried for leave to march [8.2]."""
        self.replaced: i64 = 0
        """Forces that received replacements this turn [E29]."""
        self.forced: i64 = 0
        """Forces that have tried a forced march."""
        self.scouted: i64 = 0
        """Vedettes that have scouted."""
        self.billeted: i64 = 0
        """Forces whose state was set, and vedettes placed, in this segment [10.2]."""
        self.movers: i64 = 0
        """ALERT forces that march during the Fortnight [12.2]."""
        self.queue: i64 = 0
        """Flags that still have to roll or were put off."""
        self.mover: i64 = 255
        """The flag in hand; CENTER for the Center of Operations."""
        self.left: i64 = 0
        """Half-MPs left to it."""
        self.commanded: i64 = 0
        """1 if it marches by a Movement Command."""
        self.extended: i64 = 0
        self.met: i64 = 0
        """1 if it has met an enemy force here [8.6]; in a transfer, if the taker is new."""
        self.goal: i64 = 255
        """The place, crossing or flag it is about."""
        self.partner: i64 = 255
        """The other force of a transfer, or POOL."""
        self.arms: i64 = 0
        """Arms that may still change hands in this transfer, as bits."""
        self.changed: i64 = 0
        """Leaders who changed their force this turn [4.5]."""
        self.pushed: i64 = 0
        """Vedettes to be pushed out of push_from."""
        self.push_from: i64 = 255
        self.agreed: i64 = 0
        """Sides that agreed to the Fortnight, as bits; secret until both have answered."""
        self.answered: i64 = 0
        """Sides that have answered."""
        self.fortnight_left: i64 = 0
        """Turns of the Fortnight procedure still to pass; 0 in normal play."""
        self.played: i64 = 0
        """Turns of this Fortnight played [13.1]."""
        self.rolls: i64 = 0
        """Months of replacement leaders still to be rolled for the active side."""
        self.outside: i64 = 0
        """Leaders who began outside a citadel [E40]."""
        self.firm: i64 = 0
        """Flags that proved to be forces since they last met others [5.6]."""
        self.shy: i64 = 0
        """Flags that proved to be vedettes since they last met others."""
        self.settled: i64 = 0
        """Invested towns about which this III has decided, as bits of fort numbers."""
        self.victor: i64 = 255
        """The side that won at once, or 2 if the last turn is over."""
        self.battle: Battle | None = None
        if not is_blank:
            return  # copy() fills in the arrays
        self.kind: vec[i64] = numbers(FLAGS)
        self.place: vec[i64] = numbers(FLAGS, NOWHERE)
        self.origin: vec[i64] = numbers(FLAGS, NOWHERE)
        """The place a flag entered its present place from in this player-turn."""
        self.spent: vec[i64] = numbers(FLAGS)
        """Half-MPs paid in the last own II.b."""
        self.parent: vec[i64] = numbers(FLAGS, NOWHERE)
        """The force a vedette belongs to."""
        self.steps: vec[i64] = numbers(FLAGS * 3)
        """By flag * 3 + arm."""
        self.leader_at: vec[i64] = numbers(LEADERS, UNUSED)
        """The flag of a leader, or where else he is."""
        self.wounded: vec[i64] = numbers(LEADERS)
        """The turn in which a wounded leader is fit again."""
        self.ferried: vec[i64] = numbers(FLAGS)
        """By crossing, steps ferried by the phasing side this turn [8.4]."""
        self.shifted: vec[i64] = numbers(FLAGS)
        """By flag, the flags it has shifted steps to or from this turn [4.5]."""
        self.train: vec[i64] = numbers(TRAINS, LOST_TRAIN)
        """The leader who carries a train, or LAID and the crossing, or LOST_TRAIN."""
        self.garrison_place: vec[i64] = numbers(GARRISONS, NOWHERE)
        self.garrison_steps: vec[i64] = numbers(GARRISONS)
        self.fort_clock: vec[i64] = numbers(16)
        """Turns of siege of an invested town."""
        self.due: vec[i64] = numbers(12)
        """By side * 6 + month, replacement leaders still to become available."""
        self.available: vec[i64] = numbers(2)
        """Replacement leaders who may enter now."""
        self.aps: vec[i64] = numbers(2)
        self.status: vec[i64] = numbers(2)
        self.leaving: vec[i64] = numbers(2)
        """The turn an army comes out of Quarters; 0 if it stays."""
        self.leaving_said: vec[i64] = numbers(2)
        """The turn in which that was said."""
        self.condition: vec[i64] = numbers(2, 1)
        self.source: vec[i64] = numbers(2, NOWHERE)
        self.center: vec[i64] = numbers(2, NOWHERE)
        self.center_active: vec[i64] = numbers(2)
        self.center_moved: vec[i64] = numbers(2)
        """1 if it moved since the last own I.a3."""
        self.source_changed: vec[i64] = numbers(2)
        """1 from a change of Source to the next own I.a [7.1]."""
        self.rest_loss: vec[i64] = numbers(2)
        """Steps lost in Quarters since the last I.a6 [11.2]."""
        self.pool: vec[i64] = numbers(6)
        """By side * 3 + arm, SP."""
        self.criticals: vec[i64] = numbers(8)
        """Critical battles waiting for IV."""
        self.label: vec[i64] = numbers(FLAGS, NOWHERE)
        """The group of flags whose contents may have mixed unseen: the lowest flag of it."""
        self.group_leaders: vec[i64] = numbers(FLAGS)
        """By label, the leaders known to be in the group."""
        self.group_steps: vec[i64] = numbers(FLAGS * 3)
        """By label * 3 + arm, hundredths of steps the enemy may expect in it."""
        self.births: vec[i64] = numbers(FLAGS)
        """By label, flags that appeared in it since it was last seen whole."""
        self.entries: vec[i64] = numbers(FLAGS)
        """By label, replacement leaders nobody has seen that entered it."""
        self.loose: vec[i64] = numbers(2)
        """By side, major generals who may be in the box."""
        self.seen_turn: vec[i64] = numbers(FLAGS)
        """When the flag was last shown to the enemy; 0 never."""
        self.seen_leaders: vec[i64] = numbers(FLAGS)
        self.seen_steps: vec[i64] = numbers(FLAGS * 3)
        self.fast: vec[i64] = numbers(FLAGS)
        """The longest march the enemy saw since it last met others."""
        self.note_turn: vec[i64] = numbers(FLAGS)
        """When the enemy last scouted the flag; only he knows."""
        self.note_kind: vec[i64] = numbers(FLAGS)
        """0 nothing, 1 exact, 2 class, 3 a vedette, 4 it is a force."""
        self.note_leaders: vec[i64] = numbers(FLAGS)
        self.note_steps: vec[i64] = numbers(FLAGS * 3)
        """The steps, or the class in the first."""
        self.stack: vec[i64] = numbers(PLACE_LIMIT)
        """Flags by place, as bits; follows from kind and place."""

    def copy(self) -> State:  # noqa: PLR0915  one line a field
        new = State(self.board, self.options, False)
        new.turn = self.turn
        new.step = self.step
        new.active = self.active
        new.part = self.part
        new.weather = self.weather
        new.wet = self.wet
        new.vienna = self.vienna
        new.without = self.without
        new.critical = self.critical
        new.retaken = self.retaken
        new.clock = self.clock
        new.besieged = self.besieged
        new.besieged_first = self.besieged_first
        new.path_open = self.path_open
        new.scored = self.scored
        new.new_siege = self.new_siege
        new.healed = self.healed
        new.broken = self.broken
        new.inside = self.inside
        new.invested = self.invested
        new.austrian_forts = self.austrian_forts
        new.lines = self.lines
        new.quartered = self.quartered
        new.forage = self.forage
        new.moved = self.moved
        new.tried = self.tried
        new.replaced = self.replaced
        new.forced = self.forced
        new.scouted = self.scouted
        new.billeted = self.billeted
        new.movers = self.movers
        new.queue = self.queue
        new.mover = self.mover
        new.left = self.left
        new.commanded = self.commanded
        new.extended = self.extended
        new.met = self.met
        new.goal = self.goal
        new.partner = self.partner
        new.arms = self.arms
        new.changed = self.changed
        new.pushed = self.pushed
        new.push_from = self.push_from
        new.agreed = self.agreed
        new.answered = self.answered
        new.fortnight_left = self.fortnight_left
        new.played = self.played
        new.rolls = self.rolls
        new.outside = self.outside
        new.firm = self.firm
        new.shy = self.shy
        new.settled = self.settled
        new.victor = self.victor
        new.kind = self.kind[:]
        new.place = self.place[:]
        new.origin = self.origin[:]
        new.spent = self.spent[:]
        new.parent = self.parent[:]
        new.steps = self.steps[:]
        new.leader_at = self.leader_at[:]
        new.wounded = self.wounded[:]
        new.ferried = self.ferried[:]
        new.shifted = self.shifted[:]
        new.train = self.train[:]
        new.garrison_place = self.garrison_place[:]
        new.garrison_steps = self.garrison_steps[:]
        new.fort_clock = self.fort_clock[:]
        new.due = self.due[:]
        new.available = self.available[:]
        new.aps = self.aps[:]
        new.status = self.status[:]
        new.leaving = self.leaving[:]
        new.leaving_said = self.leaving_said[:]
        new.condition = self.condition[:]
        new.source = self.source[:]
        new.center = self.center[:]
        new.center_active = self.center_active[:]
        new.center_moved = self.center_moved[:]
        new.source_changed = self.source_changed[:]
        new.rest_loss = self.rest_loss[:]
        new.pool = self.pool[:]
        new.criticals = self.criticals[:]
        new.label = self.label[:]
        new.group_leaders = self.group_leaders[:]
        new.group_steps = self.group_steps[:]
        new.births = self.births[:]
        new.entries = self.entries[:]
        new.loose = self.loose[:]
        new.seen_turn = self.seen_turn[:]
        new.seen_leaders = self.seen_leaders[:]
        new.seen_steps = self.seen_steps[:]
        new.fast = self.fast[:]
        new.note_turn = self.note_turn[:]
        new.note_kind = self.note_kind[:]
        new.note_leaders = self.note_leaders[:]
        new.note_steps = self.note_steps[:]
        new.stack = self.stack[:]
        battle = self.battle
        new.battle = None if battle is None else battle.copy()
        return new

    # -- flags -----------------------------------------------------------------------------------

    def put(self, flag: i64, place: i64) -> None:
        """Move a flag; the only way a flag changes its place."""
        bit: i64 = 1 << flag
        was = self.place[flag]
        if was != NOWHERE:
            self.stack[was] &= ~bit
            if was != place:
                self.inside &= ~bit
        self.place[flag] = place
        if place != NOWHERE:
            self.stack[place] |= bit

    def new_flag(self, side: i64, kind: i64, place: i64) -> i64:
        """The lowest free number: it follows from what everybody sees, so it tells nothing."""
        for local in range(SIDE_FLAGS):
            flag = side * 32 + local
            if self.kind[flag] == NO_FLAG:
                self.kind[flag] = kind
                self.origin[flag] = NOWHERE
                self.spent[flag] = 0
                self.parent[flag] = NOWHERE
                self.put(flag, place)
                return flag
        raise RuntimeError("a side has more flags than leaders and vedettes allow")

    def drop(self, flag: i64) -> None:
        """Take a flag off the map: nothing that was marked on it remains."""
        self.put(flag, NOWHERE)
        self.kind[flag] = NO_FLAG
        gone: i64 = ~(1 << flag)
        self.quartered &= gone
        self.forage &= gone
        self.moved &= gone
        self.tried &= gone
        self.replaced &= gone
        self.forced &= gone
        self.scouted &= gone
        self.billeted &= gone
        self.movers &= gone
        self.queue &= gone
        self.inside &= gone
        self.firm &= gone
        self.shy &= gone
        self.pushed &= gone
        for arm in range(3):
            self.steps[flag * 3 + arm] = 0
            self.seen_steps[flag * 3 + arm] = 0
            self.note_steps[flag * 3 + arm] = 0
        self.origin[flag] = NOWHERE
        self.spent[flag] = 0
        self.parent[flag] = NOWHERE
        self.shifted[flag] = 0
        self.seen_turn[flag] = 0
        self.seen_leaders[flag] = 0
        self.fast[flag] = 0
        self.note_turn[flag] = 0
        self.note_kind[flag] = 0
        self.note_leaders[flag] = 0
        for other in range(FLAGS):
            if self.parent[other] == flag:
                self.parent[other] = NOWHERE

    def flags_at(self, side: i64, place: i64) -> i64:
        """All flags of a side in a place, as bits."""
        return self.stack[place] & ALL_OF[side]

    def forces_at(self, side: i64, place: i64) -> i64:
        """Its forces with steps."""
        return self._with(self.flags_at(side, place), 1)

    def forces(self, side: i64) -> i64:
        """All its forces with steps."""
        found: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            if self.kind[flag] == FORCE and self.total(flag) > 0:
                found |= 1 << flag
        return found

    def _with(self, flags: i64, least: i64) -> i64:
        found: i64 = 0
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if self.kind[flag] == FORCE and self.total(flag) >= least:
                found |= 1 << flag
        return found

    def of_kind(self, flags: i64, kind: i64) -> i64:
        found: i64 = 0
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            if self.kind[flag] == kind:
                found |= 1 << flag
        return found

    def total(self, flag: i64) -> i64:
        """Steps of all arms."""
        return self.steps[flag * 3] + self.steps[flag * 3 + 1] + self.steps[flag * 3 + 2]

    def total_of(self, flags: i64) -> i64:
        sum_: i64 = 0
        while flags:
            sum_ += self.total(lowest(flags))
            flags &= flags - 1
        return sum_

    def cavalry_of(self, flags: i64) -> i64:
        sum_: i64 = 0
        while flags:
            sum_ += self.steps[lowest(flags) * 3 + CAVALRY]
            flags &= flags - 1
        return sum_

    def is_alone(self, flag: i64) -> bool:
        """A leader alone [4.4]."""
        return self.kind[flag] == FORCE and self.total(flag) == 0

    # -- leaders -----------------------------------------------------------------------------------

    def leaders_of(self, flag: i64) -> i64:
        """The leaders of a force, as bits."""
        found: i64 = 0
        side = flag >> 5
        for leader in range(self.board.leader_first[side], self.board.leader_end[side]):
            if self.leader_at[leader] == flag:
                found |= 1 << leader
        return found

    def leaders_in(self, flags: i64) -> i64:
        """All leaders of these forces."""
        found: i64 = 0
        if not flags:
            return 0
        side = lowest(flags) >> 5
        for leader in range(self.board.leader_first[side], self.board.leader_end[side]):
            at = self.leader_at[leader]
            if at < FLAGS and (flags >> at) & 1:
                found |= 1 << leader
        return found

    def senior(self, leaders: i64) -> i64:
        """The Force Leader among these [4.2]."""
        best: i64 = NOWHERE
        while leaders:
            leader = lowest(leaders)
            leaders &= leaders - 1
            if best == NOWHERE or self.board.seniority[leader] < self.board.seniority[best]:
                best = leader
        return best

    def chief(self, flag: i64) -> i64:
        """The Force Leader."""
        return self.senior(self.leaders_of(flag))

    # -- places ------------------------------------------------------------------------------------

    def garrison_at(self, side: i64, place: i64) -> i64:
        """The number of a garrison marker there, or NOWHERE."""
        for number in range(side * 3, side * 3 + 3):
            if self.garrison_place[number] == place:
                return number
        return NOWHERE

    def has_enemy(self, side: i64, place: i64) -> bool:
        """An enemy flag of any kind, or an enemy garrison: what everybody can see."""
        if self.stack[place] & ALL_OF[1 - side]:
            return True
        return self.garrison_at(1 - side, place) != NOWHERE

    def open_crossings(self) -> i64:
        """Crossings that can be marched over: whole bridges and laid trains, as bits."""
        found = self.board.dry & ~self.broken
        for train in range(TRAINS):
            at = self.train[train]
            if at >= 128 and at != LOST_TRAIN:
                found |= 1 << (at - 128)
        return found

    def owner(self, place: i64) -> i64:
        """The owner of a fortified place [15.1]."""
        return (self.austrian_forts >> self.board.fort_index[place]) & 1

    def is_invested(self, place: i64) -> bool:
        index = self.board.fort_index[place]
        return index != NOWHERE and (self.invested >> index) & 1 == 1

    def is_besieged(self, flag: i64) -> bool:
        """BESIEGED: in the citadels while Mantova is besieged, or inside an invested town."""
        if (self.inside >> flag) & 1:
            return True
        place = self.place[flag]
        if place == NOWHERE or not self.besieged or self.board.fort[place] != CITADEL:
            return False
        return self.owner(self.board.mantova) == flag >> 5

    def siege_modifier(self, clock: i64) -> i64:
        charts = self.board.charts
        modifier = charts.first_modifier + clock // charts.turns_per_point
        return modifier if modifier < charts.max_siege else charts.max_siege

    def condition_modifier(self, side: i64) -> i64:
        """The attrition modifier of Army Condition [11.1]."""
        return (self.condition[side] - 1) // self.board.charts.spaces_per_level


def enemy_of(side: i64) -> i64:
    return 1 - side
