"""A scripted commander: rests, concentrates, strikes, withdraws [23]. It looks at open facts only.

Used for trial runs and as the lowest opponent; a searcher may take it for its habits.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.estimates import (
    expected_at,
    expected_near,
    field_steps,
    is_in_field,
    own_field_forces,
)
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core import steps
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAR,
    FRENCH,
    IN_QUARTERS,
    NOWHERE,
    ON_CAMPAIGN,
    SIDE_FLAGS,
    VEDETTE,
)

MARCH: Final = 24
"""Half-MPs within which forces can be brought to one fight in two turns."""
FOLLOW: Final = 8
"""Half-MPs from which others will follow into an attack."""
LATE: Final = 72
"""From this turn on the French must strike, for 0 is an Austrian win [E61]."""


@final
class Script:
    """Chooses for whoever is asked."""

    def __init__(self) -> None:
        self.center_tried: i64 = -1
        """The player-turn in which it last tried to move the Center."""

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
        if step == steps.ORGANIZE or step == steps.AMOUNT_CHOICE:
            return self._organize(state, offered)
        if state.battle is not None or step == steps.BATTLE_CHOICE:
            return self._fight(state, seat, offered)
        return self._routine(state, seat, offered)

    # -- army ------------------------------------------------------------------------------------

    def _administer(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        for ply in offered:
            if ply.verb == verbs.SET_UP and state.aps[side] >= 6:
                return ply
            if ply.verb == verbs.QUARTERS and self._wants_rest(state, side):
                return ply
            if ply.verb == verbs.CAMPAIGN_IN and ply.first == 1 and self._wants_war(state, side):
                return ply
        return offered[0]

    def _wants_rest(self, state: State, side: i64) -> bool:
        worn = state.condition_modifier(side)
        if side == AUSTRIAN:
            return worn >= 2 or state.aps[side] < 4 or (state.vienna < 0 and worn >= 1)
        if state.status[AUSTRIAN] != IN_QUARTERS or state.leaving[AUSTRIAN]:
            return False
        return worn >= 2 and state.turn < LATE

    def _wants_war(self, state: State, side: i64) -> bool:
        if side == AUSTRIAN:
            own = field_steps(state, side, AUSTRIAN)
            strong = own * 10 >= 8 * field_steps(state, side, FRENCH)
            hungry = state.siege_modifier(state.clock) >= 2 and state.besieged == 1
            rested = state.condition_modifier(side) == 0
            return state.aps[side] >= 8 and (
                hungry or (rested and strong and state.aps[side] >= 12)
            )
        if state.status[AUSTRIAN] == ON_CAMPAIGN or state.leaving[AUSTRIAN] > 0:
            return True
        return state.turn >= LATE and state.vienna >= 0 and state.aps[side] >= 4

    def _organize(self, state: State, offered: list[Ply]) -> Ply:
        """Replacements to the first force that can have them, as much as there is."""
        best = offered[0]
        for ply in offered:
            if ply.verb == verbs.ADD and is_in_field(state, state.leader_at[ply.first]):
                return ply
            is_more = best.verb == verbs.DONE or (best.verb == ply.verb and ply.first > best.first)
            if state.step == steps.AMOUNT_CHOICE and ply.verb != verbs.DONE and is_more:
                best = ply
            if ply.verb == verbs.RECALL and offered[0].verb == verbs.RECALL:
                return ply
        return best

    def _routine(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        if state.step == steps.FORTNIGHT_CHOICE and side == FRENCH:
            return offered[1]  # pressure, not peace
        for ply in offered:
            if ply.verb == verbs.ENTER or ply.verb == verbs.RETURN or ply.verb == verbs.ATTACH:
                return ply
            if ply.verb == verbs.FORCE_MARCH and state.board.initiative[ply.first] >= 4:
                return ply
            if ply.verb == verbs.SOURCE and state.source[side] == NOWHERE:
                return ply
        return offered[0]

    # -- marches ---------------------------------------------------------------------------------

    def _march_who(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        initiative: Ply | None = None
        for ply in offered:
            if ply.verb != verbs.COMMAND and ply.verb != verbs.INITIATIVE:
                continue
            flag = state.leader_at[ply.first]
            goal = self.goal(state, side, flag)
            if goal == NOWHERE or goal == state.place[flag]:
                continue
            slow = state.board.initiative[ply.first] <= 3
            if ply.verb == verbs.COMMAND and slow and state.aps[side] > 4:
                return ply
            if initiative is None and ply.verb == verbs.INITIATIVE:
                initiative = ply
        if initiative is not None:
            return initiative
        now = state.turn * 2 + side
        if self.center_tried != now and self._must_move_center(state, side):
            self.center_tried = now
            for ply in offered:
                if ply.verb == verbs.MARCH_CENTER:
                    return ply
        return offered[0]

    def _must_move_center(self, state: State, side: i64) -> bool:
        """More than half of the field army is out of dispatch."""
        if state.center[side] == NOWHERE or not state.center_active[side]:
            return False
        reach = dispatch_reach(state, side)
        near: i64 = 0
        far: i64 = 0
        for flag in own_field_forces(state, side):
            if reach[state.place[flag]] < FAR:
                near += state.total(flag)
            else:
                far += state.total(flag)
        return far > near

    def _march_step(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        mover = state.mover
        if mover != CENTER and (state.kind[mover] == VEDETTE or state.total(mover) == 0):
            return offered[0]
        here = state.center[side] if mover == CENTER else state.place[mover]
        goal = self._largest_place(state, side)
        if mover != CENTER:
            goal = self.goal(state, side, mover)
        if goal == NOWHERE or goal == here:
            return self._stay(state, side, offered)
        ways = distances(state, side, goal, FAR - 1, True, False)
        best = offered[0]
        least = ways[here]
        for ply in offered:
            if ply.verb != verbs.TO or ways[ply.first] >= least:
                continue
            if mover == CENTER or self._may_enter(state, side, mover, ply.first):
                best = ply
                least = ways[ply.first]
        return best if best.verb == verbs.TO else self._stay(state, side, offered)

    def _stay(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        for ply in offered:
            if ply.verb == verbs.REPULSE:
                enemy = expected_at(state, side, 1 - side, state.place[state.mover])
                if state.total(state.mover) >= 4 * enemy:
                    return ply
        return offered[0]

    def _may_enter(self, state: State, side: i64, mover: i64, place: i64) -> bool:
        """Attack only where enough own troops can follow this turn."""
        enemy = expected_at(state, side, 1 - side, place)
        if enemy == 0:
            return True
        own = expected_near(state, side, side, place, FOLLOW)
        if state.board.fort[place]:
            return own >= 3 * enemy
        return own * 10 >= 9 * enemy and state.total(mover) * 4 >= enemy

    def goal(self, state: State, side: i64, flag: i64) -> i64:
        """Where a force should go; NOWHERE to stay."""
        if not is_in_field(state, flag) or state.status[side] == IN_QUARTERS:
            return NOWHERE
        target = self._target(state, side)
        if target == NOWHERE:
            return self._largest_place(state, side)
        return target

    def _target(self, state: State, side: i64) -> i64:
        """The enemy nearest to Mantova who can be beaten by those who can reach him."""
        board = state.board
        ways = distances(state, side, board.favorita, FAR - 1, True, False)
        best: i64 = NOWHERE
        length: i64 = FAR
        for flag in range((1 - side) * 32, (1 - side) * 32 + SIDE_FLAGS):
            place = state.place[flag]
            if place == NOWHERE or ways[place] >= length or board.fort[place]:
                continue
            if side == FRENCH and board.siege[place]:
                continue
            enemy = expected_near(state, side, 1 - side, place, 6)
            enemy += 0 if is_in_field(state, flag) else expected_at(state, side, 1 - side, place)
            own = expected_near(state, side, side, place, MARCH)
            if enemy and own * 10 >= 8 * enemy:
                best = place
                length = ways[place]
        return best

    def _largest_place(self, state: State, side: i64) -> i64:
        best: i64 = NOWHERE
        most: i64 = 0
        for flag in own_field_forces(state, side):
            if state.total(flag) > most:
                most = state.total(flag)
                best = state.place[flag]
        return best

    # -- fights -----------------------------------------------------------------------------------

    def _fight(self, state: State, side: i64, offered: list[Ply]) -> Ply:
        battle = state.battle
        if battle is None:
            return self._choose_fight(state, side, offered)
        own = strength.strength(state, battle, side)
        enemy = strength.strength(state, battle, 1 - side)
        for ply in offered:
            if ply.verb == verbs.WITHDRAW and own * 9 < 5 * enemy:
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
