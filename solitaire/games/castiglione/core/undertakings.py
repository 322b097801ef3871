"""Unfinished procedures: a move, a reconnaissance, a combat, and how far each has gone."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.games.castiglione.core.vectors import bytes_of, words_of
from solitaire.games.castiglione.terms import NOWHERE


@final
class March:
    """One stack or unit on the move [8.0]."""

    def __init__(self, side: i64, area: i64) -> None:
        self.side: i64 = side
        self.area: i64 = area
        """Where the stack is now."""
        self.members: i64 = 0
        self.order: vec[u8] = vec[u8]()
        """Local numbers in the order the counters were picked: the order of entry [8.4]."""
        self.left: vec[u8] = vec[u8]()
        """Movement points left, in the same order."""
        self.spent: i64 = 0
        """Points the enemy has seen being spent on the way: ground and bridges."""
        self.under_way: bool = False
        """A step was made or points were spent; nobody joins any more."""
        self.goal: i64 = NOWHERE
        """Declared destination of a forced march [8.3]."""
        self.bridge: i64 = NOWHERE
        """The bridge being worked on, or declared to be at the end of a forced march [8.5]."""
        self.feigned: bool = False
        """A dummy will wear a hit after its forced march [13.2.2]."""
        self.leader: i64 = NOWHERE
        """The leader whose Strategic Rating helps the forced march."""
        self.overran: bool = False
        """The stack has just overrun this area: some may go on without the others [R33]."""

    def copy(self) -> March:
        new = March(self.side, self.area)
        new.members = self.members
        new.order = self.order[:]
        new.left = self.left[:]
        new.spent = self.spent
        new.under_way = self.under_way
        new.goal = self.goal
        new.bridge = self.bridge
        new.feigned = self.feigned
        new.leader = self.leader
        new.overran = self.overran
        return new


@final
class Scout:
    """One reconnaissance under way [13.1.2]."""

    def __init__(self, side: i64, origin: i64, target: i64) -> None:
        self.side: i64 = side
        self.origin: i64 = origin
        self.target: i64 = target
        self.committed: i64 = 0
        """The scouting side's cavalry that was shown."""
        self.screened: i64 = 0
        """The other side's cavalry that was shown."""
        self.to_show: i64 = 0
        """Counters the other side still has to show."""

    def copy(self) -> Scout:
        new = Scout(self.side, self.origin, self.target)
        new.committed = self.committed
        new.screened = self.screened
        new.to_show = self.to_show
        return new


@final
class Battle:
    """One combat under way [9.0]."""

    def __init__(self, area: i64, attacker: i64) -> None:
        self.area: i64 = area
        self.attacker: i64 = attacker
        self.origins: i64 = 0
        """Areas the attackers came from, whatever becomes of them [9.4, 18.0]."""
        self.stage: i64 = 0
        """How far the procedure has gone: a stage of rules/combat.py."""
        self.round: i64 = 1
        self.declared: i64 = 0
        """Defending units that still have to roll for their march to the guns [9.1]."""
        self.order: vec[u8] = vec[u8]()
        """The declared units in the order of declaring, which is the order of rolling."""
        self.feigned: i64 = 0
        """Declared dummies that will pretend to fail [13.2.2]."""
        self.coming: i64 = 0
        """Units that will arrive for the second round [16.0]."""
        self.marched: i64 = 0
        """Defending units that came to the sound of the guns."""
        self.die: i64 = 0
        """The attacker's die, kept until the defender has rolled too [9.3]."""
        self.due: vec[u8] = bytes_of(2)
        """Hits that still have to be placed on each side's units."""
        self.scored: vec[u8] = bytes_of(2)
        """Hits each side has inflicted, for the winner [9.3] [R7]."""
        self.asked: i64 = NOWHERE
        """The side that is asked to stay or break off, or that bombards."""
        self.loser: i64 = NOWHERE
        self.force: i64 = 0
        """The retreating counters."""
        self.position: i64 = area
        """Where the retreating force has got to."""
        self.passed: i64 = 0
        """Areas the retreating force has left or passed [9.4]."""
        self.into_city: bool = False
        """The retreating force joins Mantua City when the pursuit is over [5.7]."""
        self.leaders: vec[i64] = words_of(2)
        """Per side, leaders who took part and have not been checked yet [14.1]."""
        self.cavalry_first: bool = False
        """Hits of a pursuit fall on cavalry before other arms [9.5]."""

    def copy(self) -> Battle:
        new = Battle(self.area, self.attacker)
        new.origins = self.origins
        new.stage = self.stage
        new.round = self.round
        new.declared = self.declared
        new.order = self.order[:]
        new.feigned = self.feigned
        new.coming = self.coming
        new.marched = self.marched
        new.die = self.die
        new.due = self.due[:]
        new.scored = self.scored[:]
        new.asked = self.asked
        new.loser = self.loser
        new.force = self.force
        new.position = self.position
        new.passed = self.passed
        new.into_city = self.into_city
        new.leaders = self.leaders[:]
        new.cavalry_first = self.cavalry_first
        return new

    def defender(self) -> i64:
        return 1 - self.attacker
