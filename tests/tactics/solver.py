"""Exact values of small positions: every choice of both sides and every die, nothing sampled.

Both sides see the truth and play their best. Scores are those of the asked side, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from solitaire.games.castiglione.terms import RECOVERY
from solitaire.protocol import Chance, Decide, Over
from tests.tactics.facts import is_true, traces
from tests.tactics.judging import Moment
from tests.tactics.loading import RULES, Tactic, start_in_the_open

FORBIDDEN: Final = -1.0
"""The value of a play that leaves the kind that is asked about."""


def state_key(state: Any) -> tuple[object, ...]:
    """Everything that can differ between two states of one open game, quicker than its text."""
    if state.options.fog:
        return (RULES.position_text(state),)
    clock = (state.turn, state.phase, state.step, state.active, state.first, state.initiative)
    table = (state.die, state.part, state.besieged, state.austrian_cities, state.broken)
    done = (state.tried, state.fought, state.queue, state.queue_side, state.displaced)
    counters = (tuple(state.place), tuple(state.hits), tuple(state.entered), tuple(state.flags))
    return (clock, table, done, counters, _march_key(state.march), _battle_key(state.battle))


def _march_key(march: Any) -> tuple[object, ...] | None:
    if march is None:
        return None
    points = (tuple(march.order), tuple(march.left), march.under_way)
    return (march.area, points, march.goal, march.bridge, march.leader)


def _battle_key(battle: Any) -> tuple[object, ...] | None:
    if battle is None:
        return None
    score = (tuple(battle.due), tuple(battle.scored), battle.stage, battle.round, battle.die)
    guns = (battle.declared, tuple(battle.order), battle.marched, tuple(battle.leaders))
    retreat = (battle.asked, battle.loser, battle.force, battle.position, battle.passed)
    rest = (battle.origins, battle.into_city, battle.cavalry_first, battle.coming, battle.feigned)
    return (battle.area, score, guns, retreat, rest)


class TooLarge(RuntimeError):
    """More positions than allowed; a smaller position is wanted."""


class Solver:
    """Values of one tactic's states. `right` asks for the best right play, else the best wrong."""

    def __init__(self, tactic: Tactic, right: bool | None, limit: int = 150_000) -> None:
        assert tactic.proof is not None
        self._tactic = tactic
        self._right = right
        self._limit = limit
        self._proof = tactic.proof
        self._root = start_in_the_open(tactic)
        self._judged = Moment(tactic.when, self._root)
        self._ended = Moment(tactic.proof.when, self._root)
        self._last_turn = self._root.board.charts.last_turn
        self._watched = tactic.right.watched()
        self._known: dict[tuple[object, ...], float] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def solve(self) -> float:
        return self._value(self._root, frozenset() if self._right is not None else None)

    def value_of_plan(self, texts: Sequence[str]) -> float:
        """The score of a plan: its orders are given as they come to be offered, dice averaged."""
        return self._follow(self._root, [RULES.parse_ply(text) for text in texts])

    def _follow(self, state: Any, plan: list[Any]) -> float:
        asked = RULES.pending(state)
        if not plan or isinstance(asked, Over) or self._judged.has_come(state):
            return self._value(state, None)
        if isinstance(asked, Chance):
            outcomes = RULES.outcomes(state)
            total: float = sum(self._step(state, ply, plan) * weight for ply, weight in outcomes)
            return float(total / sum(weight for _, weight in outcomes))
        if asked.seat != self._tactic.seat:
            return min(self._step(state, ply, plan) for ply in RULES.actions(state))
        offered = RULES.actions(state)
        while plan and plan[0] not in offered:
            plan = plan[1:]
        if not plan:
            return self._value(state, None)
        return self._step(state, plan[0], plan[1:])

    def _step(self, state: Any, ply: Any, plan: list[Any]) -> float:
        following = RULES.copy(state)
        RULES.apply(following, ply)
        return self._follow(following, plan)

    def choices(self) -> list[tuple[str, float]]:
        """Every choice of the question with its value, free play afterwards."""
        found = []
        for ply in RULES.actions(self._root):
            found.append((RULES.ply_text(ply), self._after(self._root, ply, None)))
        return found

    def _value(self, state: Any, played: frozenset[str] | None) -> float:
        """`played` is None when the answer has been judged and play is free."""
        if played is not None and self._judged.has_come(state):
            if self._tactic.right.holds(state, played) != self._right:
                return FORBIDDEN
            played = None
        if self._is_decided(state):
            return self._worth(state)
        key = (state_key(state), played)
        value = self._known.get(key)
        if value is None:
            value = self._work_out(state, played)
            self._known[key] = value
            if len(self._known) > self._limit:
                raise TooLarge(f"{self._tactic.name} has more than {self._limit} positions.")
        return value

    def _work_out(self, state: Any, played: frozenset[str] | None) -> float:
        asked = RULES.pending(state)
        if isinstance(asked, Chance):
            return self._average(state, played)
        assert isinstance(asked, Decide)
        ours = asked.seat == self._tactic.seat
        best = FORBIDDEN if ours else 2.0
        for ply in RULES.actions(state):
            value = self._after(state, ply, self._remember(state, ply, played) if ours else played)
            best = max(best, value) if ours else min(best, value)
            if best == (1.0 if ours else 0.0):
                break
        return best

    def _average(self, state: Any, played: frozenset[str] | None) -> float:
        """A right play that the dice may spoil counts as nothing then; so does a wrong one."""
        total, weights = 0.0, 0
        for ply, weight in RULES.outcomes(state):
            value = self._after(state, ply, played)
            if value == FORBIDDEN and not self._right:
                return FORBIDDEN
            total += max(value, 0.0) * weight
            weights += weight
        return total / weights

    def _after(self, state: Any, ply: Any, played: frozenset[str] | None) -> float:
        following = RULES.copy(state)
        RULES.apply(following, ply)
        return self._value(following, played)

    def _remember(
        self, state: Any, ply: Any, played: frozenset[str] | None
    ) -> frozenset[str] | None:
        if played is None or not self._watched:
            return played
        return played | (self._watched & set(traces(RULES, state, ply)))

    def _is_decided(self, state: Any) -> bool:
        """After the last combat dice change hits only, which are worth nothing [10.0, 12.1]."""
        if self._ended.has_come(state):
            return True
        if self._proof.goal != "score":
            return False
        return bool(state.turn == self._last_turn and state.phase >= RECOVERY)

    def _worth(self, state: Any) -> float:
        if self._proof.goal != "score":
            return 1.0 if is_true(self._proof.goal, state, ()) else 0.0
        final = RULES.copy(state)
        while not isinstance(over := RULES.pending(final), Over):
            RULES.apply(final, RULES.outcomes(final)[0][0])
        return float(over.scores[self._tactic.seat])
