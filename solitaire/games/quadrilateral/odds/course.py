"""All ways a fight may go, exactly, with the loss of leaders looked into only where it matters.

Whether a leader was hit is left open until a reckoning needs him: the commander for his Bonus and
Initiative, the others for what their force can lead. Two dozen leaders would else be thousands of
cases a round. What is left open is how often he was rolled for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from operator import attrgetter
from typing import Any, Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS, Battle
from solitaire.games.quadrilateral.core.events import BATTLE_ENDED, Happened
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    LEADER_ROLL,
    NEXT_IN_COMBAT,
    PURSUIT_ROLL,
    ROUND_ROLL,
)
from solitaire.games.quadrilateral.rules import leaders, sequence
from solitaire.games.quadrilateral.rules.fights import retreats, rounds, strength
from solitaire.games.quadrilateral.terms import KILLED, NOWHERE
from solitaire.protocol import Chance, Event, Rules

AnyRules = Rules[State, Ply, Any]
Choose = Callable[[State, Sequence[Ply]], Ply]
Ending = tuple[int, int, int]
"""Who held the place, French and Austrian losses."""
Rolls = tuple[tuple[int, int], ...]
"""Leaders of whom it is open whether they were hit, and how often they were rolled for."""
CERTAIN: Final = Fraction(1)
_BATTLE: Final = attrgetter(*BATTLE_FIELDS)


class Branch:
    """One way things may go so far, with its chance."""

    __slots__ = ("rolls", "state", "weight")

    def __init__(self, state: State, rolls: Rolls, weight: Fraction) -> None:
        self.state = state
        self.rolls = rolls
        self.weight = weight


def endings(rules: AnyRules, state: State, choose: Choose) -> dict[Ending, Fraction]:
    """The chance of every ending of the fight under way. The state is not changed."""
    found: dict[Ending, Fraction] = {}
    layer: dict[Hashable, Branch] = {(): Branch(state.copy(), (), CERTAIN)}
    while layer:
        following: dict[Hashable, Branch] = {}
        for branch in layer.values():
            for ending, after in _followed(rules, branch, choose):
                if ending is not None:
                    found[ending] = found.get(ending, Fraction(0)) + after.weight
                else:
                    _merge(following, after)
        layer = following
    return found


def _merge(layer: dict[Hashable, Branch], branch: Branch) -> None:
    key = _key(branch)
    known = layer.get(key)
    if known is None:
        layer[key] = branch
    else:
        known.weight += branch.weight


def _key(branch: Branch) -> Hashable:
    """Equal for branches that go on alike."""
    state = branch.state
    battle = state.battle
    assert battle is not None
    flags = battle.attackers | battle.defenders
    forces = tuple(
        (
            state.place[flag],
            state.steps[flag * 3],
            state.steps[flag * 3 + 1],
            state.steps[flag * 3 + 2],
        )
        for flag in members(flags)
    )
    led = tuple(state.leaders_of(flag) for flag in members(flags))
    rest = (state.step, state.quartered, tuple(state.garrison_steps), tuple(battle.passed))
    return _BATTLE(battle), forces, led, rest, branch.rolls


def _followed(
    rules: AnyRules, branch: Branch, choose: Choose
) -> Iterator[tuple[Ending | None, Branch]]:
    """The branches after the next roll or choice, each with its ending if it has come to one."""
    state = branch.state
    battle = state.battle
    assert battle is not None
    if state.step == LEADER_ROLL:
        branch.rolls = _rolled_again(branch.rolls, battle.hits)
        for one in _settled(branch, False):
            yield _without_leader_rolls(one.state), one
        return
    for one in _settled(branch, True):
        yield from _played(rules, one, choose)


def _played(
    rules: AnyRules, branch: Branch, choose: Choose
) -> Iterator[tuple[Ending | None, Branch]]:
    for ply, chance in _plies(rules, branch.state, choose):
        state = branch.state.copy()
        events: list[Event] = []
        rules.apply(state, ply, events)
        ending = _ended(events) or _foreseen(state)
        yield ending, Branch(state, branch.rolls, branch.weight * chance)


def _foreseen(state: State) -> Ending | None:
    """A side retreats and every force of it can leave: who is hit now changes no loss [14.7]."""
    battle = state.battle
    if battle is None or state.step != LEADER_ROLL or battle.after != rounds.RETREATING:
        return None
    if not _is_safe(state, battle):
        return None
    return 1 - battle.loser, battle.french_loss, battle.austrian_loss


def _plies(rules: AnyRules, state: State, choose: Choose) -> list[tuple[Ply, Fraction]]:
    if not isinstance(rules.pending(state), Chance):
        return [(choose(state, rules.actions(state)), CERTAIN)]
    outcomes = rules.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    return [(ply, Fraction(weight, total)) for ply, weight in outcomes]


def _ended(events: Sequence[Event]) -> Ending | None:
    for event in events:
        if isinstance(event, Happened) and event.kind == BATTLE_ENDED:
            return event.side, event.amount, event.other
    return None


# -- leaders ---------------------------------------------------------------------------------------


def _is_safe(state: State, battle: Battle) -> bool:
    for flag in members(battle.retreating & state.stack[battle.place]):
        if (
            not retreats.ways_out(state, flag, None)
            and retreats.screened_way(state, flag) == NOWHERE
        ):
            return False
    return True


def _rolled_again(rolls: Rolls, hits: int) -> Rolls:
    counts = dict(rolls)
    for leader in members(hits):
        counts[leader] = counts.get(leader, 0) + 1
    return tuple(sorted(counts.items()))


def _without_leader_rolls(state: State) -> Ending | None:
    battle = state.battle
    assert battle is not None
    battle.hits = 0
    state.step = NEXT_IN_COMBAT
    events: list[Event] = []
    sequence.run_on(state, events)
    return _ended(events)


def _settled(branch: Branch, for_reckoning: bool) -> Iterator[Branch]:
    """The branch as often as needed until nothing that counts now is open.

    Before a reckoning that is a commander or what a force can lead; else only that every force
    has a leader, for one without is taken over or broken up at once [4.6].
    """
    waiting = [branch]
    while waiting:
        one = waiting.pop()
        leader = _asked(one.state, dict(one.rolls), for_reckoning) if one.rolls else NOWHERE
        if leader == NOWHERE:
            yield one
        else:
            waiting += _looked_into(one, leader)


def _asked(state: State, rolls: dict[int, int], for_reckoning: bool) -> int:
    """A leader of whom it must be known now whether he was hit, or NOWHERE."""
    battle = state.battle
    assert battle is not None
    step = state.step
    for side in range(2):
        needs_commander = step == ROUND_ROLL or (step == PURSUIT_ROLL and side != battle.loser)
        if needs_commander and strength.commander(state, battle, side) in rolls:
            return strength.commander(state, battle, side)
        if step == PURSUIT_ROLL:
            continue  # the number of his cavalry counts, not what its leaders can lead
        for flag in members(strength.flags_of(state, battle, side)):
            leader = _asked_of_force(state, flag, rolls, for_reckoning)
            if leader != NOWHERE:
                return leader
    return NOWHERE


def _asked_of_force(state: State, flag: int, rolls: dict[int, int], for_reckoning: bool) -> int:
    """The one who leads most among those open, unless the others lead enough."""
    board = state.board
    needed = state.total(flag) if for_reckoning else 1
    open_one = NOWHERE
    for leader in members(state.leaders_of(flag)):
        if leader not in rolls:
            needed -= board.span[leader] * board.charts.steps_per_span
        elif open_one == NOWHERE or board.span[leader] > board.span[open_one]:
            open_one = leader
    return open_one if needed > 0 else NOWHERE


def _looked_into(branch: Branch, leader: int) -> list[Branch]:
    """He is well, or he is gone."""
    counts = dict(branch.rolls)
    times = counts.pop(leader)
    rolls = tuple(sorted(counts.items()))
    well = _chance_to_be_spared(branch.state) ** times
    lost = branch.state.copy()
    leaders.lose_leader(lost, leader, KILLED, None)
    return [
        Branch(branch.state, rolls, branch.weight * well),
        Branch(lost, rolls, branch.weight * (1 - well)),
    ]


def _chance_to_be_spared(state: State) -> Fraction:
    """Of one roll of two dice."""
    hit_on = state.board.charts.leader_hit_on
    hits = sum(6 - abs(7 - pips) for pips in range(int(hit_on), 13))
    return Fraction(36 - hits, 36)
