"""A scripted commander: rests, concentrates, strikes, withdraws [23]. It looks at open facts only.

Used for trial runs and as the lowest opponent; a searcher may take it for its habits. army.py says
when the army rests, operations.py where its forces go, merging.py how they are put together.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import army, center, merging, operations, patrols, routes
from solitaire.games.quadrilateral.advice.estimates import (
    expected_at,
    is_in_field,
)
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core import steps
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.games.quadrilateral.terms import (
    IN_QUARTERS,
    NOWHERE,
    VEDETTE,
)

MOST_CHANGES: Final = 60
"""Changes of organization in a player-turn; a long one has some twenty."""


@final
class Script:
    """Chooses for whoever is asked."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = Habits() if habits is None else habits
        self.center_tried: i64 = -1
        """The player-turn in which it last tried to move the Center."""
        self.patrol_tried: i64 = -1
        """The player-turn in which its vedettes were last sent out."""
        self.patrols: i64 = 0
        """Those of them that were asked in it, as bits of own flags."""
        self.organized_in: i64 = -1
        """The player-turn in which it last organized its forces."""
        self.changes: i64 = 0
        """How often it was asked for a change in it."""

    def choose(self, state: State, rng: Random) -> Ply:  # noqa: PLR0911  one a kind of question
        question = QUESTIONS[state.step]
        seat = question.seat(state)
        offered = question.actions(state)
        if len(offered) == 1:
            return offered[0]
        step = state.step
        if step == steps.MARCH_WHO:
            return self._march_who(state, seat, offered)
        if step == steps.MARCH_STEP:
            return self._march_step(state, seat, offered)
        if step == steps.CENTER_CHOICE:
            return self._administer(state, seat, offered)
        if step == steps.ORGANIZE:
            return self._organize(state, seat, offered)
        if step == steps.AMOUNT_CHOICE:
            return merging.amount(state, self.habits, offered)
        if step == steps.UNDER_CHOICE:
            return offered[len(offered) - 1]  # major generals come last
        if step == steps.ENTRY_CHOICE or step == steps.REINFORCE:
            return merging.enter(state, seat, offered)
        if state.battle is not None or step == steps.BATTLE_CHOICE:
            return self._fight(state, seat, offered)
        return self._routine(state, seat, offered)

    def _organize(self, state: State, seat: i64, offered: list[Ply]) -> Ply:
        """An imagined game must not shift troops to and fro for ever."""
        if self._is_weary(state) and offered[0].verb == verbs.DONE:
            return offered[0]
        return merging.organize(Strengths(state, seat, self.habits), offered)

    def _is_weary(self, state: State) -> bool:
        """Of changes in one player-turn."""
        now = state.turn * 2 + state.active
        if self.organized_in != now:
            self.organized_in = now
            self.changes = 0
        self.changes += 1
        return self.changes > MOST_CHANGES

    # -- army ------------------------------------------------------------------------------------

    def _administer(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        for ply in offered:
            if ply.verb == verbs.SET_UP and center.wants_set_up(
                Strengths(state, side, self.habits)
            ):
                return ply
            if ply.verb == verbs.QUARTERS and army.wants_rest(state, side, self.habits):
                return ply
            if (
                ply.verb == verbs.CAMPAIGN_IN
                and ply.first == army.turns_to_leave(state, side)
                and army.wants_war(state, side, self.habits)
            ):
                return ply
        last = offered[len(offered) - 1]
        return last if last.verb == verbs.REST and self._is_quiet(state, side) else offered[0]

    def _is_quiet(self, state: State, side: i64) -> bool:
        """Nobody to bring up, or nobody who could lead them."""
        return not state.available[side] and not merging.has_use_for_pool(state, side)

    def _routine(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        if state.step == steps.FORTNIGHT_CHOICE:
            return offered[0] if army.wants_fortnight(state, side) else offered[1]
        for ply in offered:
            if ply.verb == verbs.FORCE_MARCH and self._may_force(state, side, ply):
                return ply
            if ply.verb == verbs.SOURCE and state.source[side] == NOWHERE:
                return ply
        return offered[0]

    def _may_force(self, state: State, side: i64, ply: Ply) -> bool:
        """Leaders with a fair chance hurry to a fight that is not lost already."""
        if state.board.initiative[ply.first] < 3:
            return False
        flag = state.leader_at[ply.first]
        if not is_in_field(state, flag):
            return False
        own = expected_at(state, side, side, ply.second) + state.total(flag)
        return own * 2 >= expected_at(state, side, 1 - side, ply.second)

    # -- marches ---------------------------------------------------------------------------------

    def _march_who(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        """The strongest force that has somewhere to go, by command if its leader is slow."""
        strengths = Strengths(state, side, self.habits)
        patrol = self._patrol(state, side, offered)
        if patrol is not None:
            return patrol
        best: Ply | None = None
        most: i64 = 0
        asked: i64 = NOWHERE
        has_way = False
        for ply in offered:
            if ply.verb != verbs.COMMAND and ply.verb != verbs.INITIATIVE:
                continue
            flag = state.leader_at[ply.first]
            if state.total(flag) < most:
                continue
            if flag != asked:
                asked = flag
                has_way = self._has_way(strengths, flag)
            if not has_way:
                continue
            is_slow = state.board.initiative[ply.first] <= 3
            if ply.verb == verbs.COMMAND and not (is_slow and strengths.has_spare_points(flag)):
                continue
            if best is None or best.first != ply.first:  # a command is listed before initiative
                best = ply
                most = state.total(flag)
        if best is not None:
            return best
        return self._move_center(state, side, offered)

    def _patrol(self, state: State, side: i64, offered: list[Ply]) -> Ply | None:
        """Each vedette once, before anybody marches; none while the army rests."""
        if state.status[side] == IN_QUARTERS:
            return None
        now = state.turn * 2 + side
        if self.patrol_tried != now:
            self.patrol_tried = now
            self.patrols = 0
        for ply in offered:
            if ply.verb == verbs.PATROL and not (self.patrols >> ply.first) & 1:
                self.patrols |= 1 << ply.first
                if self._leads_on(state, side, ply):
                    return ply
        return None

    def _leads_on(self, state: State, side: i64, ply: Ply) -> bool:
        """It would not halt at once: the same question would come again for ever, for a searcher
        asks a new script each time."""
        trial = state.copy()
        QUESTIONS[steps.MARCH_WHO].apply(trial, ply, None)
        offered = QUESTIONS[steps.MARCH_STEP].actions(trial)
        return len(offered) > 1 and self._march_step(trial, side, offered).verb != verbs.HALT

    def _has_way(self, strengths: Strengths, flag: i64) -> bool:
        goal = operations.goal(strengths, flag)
        if goal == NOWHERE or goal == strengths.state.place[flag]:
            return False
        return routes.next_place(strengths, flag, goal) != NOWHERE

    def _move_center(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        now = state.turn * 2 + side
        if self.center_tried != now and center.wants_to_move(Strengths(state, side, self.habits)):
            self.center_tried = now
            for ply in offered:
                if ply.verb == verbs.MARCH_CENTER and self._leads_on(state, side, ply):
                    return ply
        return offered[0]

    def _march_step(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        mover = state.mover
        if mover == CENTER:
            return center.step(Strengths(state, side, self.habits), offered)
        strengths = Strengths(state, side, self.habits)
        if state.total(mover) == 0:
            is_vedette = state.kind[mover] == VEDETTE
            return (patrols.ride if is_vedette else self._ride)(strengths, offered)
        goal = operations.goal(strengths, mover)
        if goal == NOWHERE or goal == state.place[mover]:
            return self._stay(state, side, offered)
        if offered[1].verb == verbs.EXTEND and routes.wants_extension(strengths, mover, goal):
            return offered[1]
        there = routes.next_place(strengths, mover, goal)
        for ply in offered:
            if ply.verb == verbs.TO and ply.first == there:
                return ply
        return self._stay(state, side, offered)

    def _ride(self, strengths: Strengths, offered: list[Ply]) -> Ply:
        """A leader alone joins the main force."""
        main = strengths.largest()
        for ply in offered:
            is_ride = ply.verb == verbs.TO and main != NOWHERE
            if is_ride and ply.first == strengths.state.place[main]:
                return ply
        return offered[0]

    def _stay(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        for ply in offered:
            if ply.verb == verbs.REPULSE:
                enemy = expected_at(state, side, 1 - side, state.place[state.mover])
                if state.total(state.mover) >= 4 * enemy:
                    return ply
        return offered[0]

    # -- fights -----------------------------------------------------------------------------------

    def _fight(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        battle = state.battle
        if battle is None:
            return self._choose_fight(state, side, offered)
        own = strength.strength(state, battle, side)
        enemy = strength.strength(state, battle, 1 - side)
        for ply in offered:
            if ply.verb == verbs.WITHDRAW and own * 10 < self.habits.stay * enemy:
                return ply
            if ply.verb == verbs.STAND and own * 4 >= 3 * enemy:
                return ply
            if ply.verb == verbs.RETREAT and own * 4 < 3 * enemy:
                return ply
            if ply.verb == verbs.BREAK_OFF and own < enemy:
                return ply
        return offered[0]

    def _choose_fight(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        best = offered[0]
        for ply in offered:
            own = expected_at(state, side, side, ply.first)
            strong = own >= 4 * expected_at(state, side, 1 - side, ply.first)
            if ply.verb == verbs.INVEST and not strong:
                return ply
            if ply.verb == verbs.HOLD and not strong:
                best = ply
        return best
