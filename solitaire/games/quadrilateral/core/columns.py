"""The columns of a state: whole numbers and arrays of them, so that a copy is a few block moves.

Sets of flags and of leaders are the bits of one integer. Unfinished procedures are data: `step`
names the question that is pending, `mover` and `battle` hold how far a march or a fight has gone.
The last arrays, from `label` on, are what the enemy may know [5.5, 5.6].
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.terms import (
    FLAGS,
    GARRISONS,
    LEADERS,
    LOST_TRAIN,
    NOWHERE,
    PLACE_LIMIT,
    TRAINS,
    UNUSED,
    WHEREABOUTS,
)

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
    "declared",
    "victor",
    "quiet",
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
    ("raised", 2),
    ("lost", 2),
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


class Columns:
    """The fields of a state and how they are copied."""

    def __init__(self, board: Board, options: Options, is_blank: bool) -> None:  # noqa: PLR0915  one line a field
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
        self.fortnight_left: i64 = 0
        """Turns of the Fortnight procedure still to pass; 0 in normal play."""
        self.played: i64 = 0
        """Turns of this Fortnight played [13.1]."""
        self.firm: i64 = 0
        """Flags that proved to be forces since they last met others [5.6]."""
        self.shy: i64 = 0
        """Flags that proved to be vedettes since they last met others."""
        self.settled: i64 = 0
        """Invested towns about which this III has decided, as bits of fort numbers."""
        self.victor: i64 = 255
        """The side that won at once, or 2 if the last turn is over."""
        self.quiet: i64 = 0
        """1 if the phasing side wants no more questions in its player-turn."""
        self.battle: Battle | None = None
        self._set_seldom_used()
        if is_blank:  # else copy_into() fills in the arrays
            self._new_arrays()

    def _set_seldom_used(self) -> None:
        self.agreed: i64 = 0
        """Sides that agreed to the Fortnight, as bits; secret until both have answered."""
        self.answered: i64 = 0
        """Sides that have answered."""
        self.rolls: i64 = 0
        """Months of replacement leaders still to be rolled for the active side."""
        self.outside: i64 = 0
        """Leaders who began outside a citadel [E40]."""
        self.declared: i64 = 0
        """The player-turn (turn * 2 + side) in which an army last went into Quarters."""

    def _new_arrays(self) -> None:  # noqa: PLR0915  one line a field
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
        self.raised: vec[i64] = numbers(2)
        """By side, steps of the set-up and of all replacements."""
        self.lost: vec[i64] = numbers(2)
        """By side, steps lost in any way; the rest of those raised is on the map or in the pool."""
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
        self.led: vec[i64] = numbers(WHEREABOUTS)
        """Leaders by flag, or by where else they are, as bits; follows from leader_at."""

    def copy_into(self, new: Columns) -> None:  # noqa: PLR0915  one line a field
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
        new.declared = self.declared
        new.victor = self.victor
        new.quiet = self.quiet
        self._copy_arrays(new)
        battle = self.battle
        new.battle = None if battle is None else battle.copy()

    def _copy_arrays(self, new: Columns) -> None:
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
        new.raised = self.raised[:]
        new.lost = self.lost[:]
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
        new.led = self.led[:]
