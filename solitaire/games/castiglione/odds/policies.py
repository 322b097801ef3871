"""How the sides decide while odds are counted: staying, losses, targets, where to retreat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.games.castiglione.core.plies import (
    BREAK_OFF,
    DONE,
    PURSUE,
    RETREAT,
    Ply,
)
from solitaire.games.castiglione.core.plies import FIGHT_ON as STAY
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import (
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    LOSS_CHOICE,
    PURSUIT_CHOICE,
    RETREAT_CHOICE,
    STAY_CHOICE,
    TARGET_CHOICE,
)
from solitaire.games.castiglione.odds.forces import ATTACKER, DEFENDER, ROLES
from solitaire.games.castiglione.odds.results import FIGHT_ON, breaks_off, would_lose
from solitaire.games.castiglione.rules.cohesion import hits_borne
from solitaire.games.castiglione.terms import ARTILLERY, CAVALRY, MOUNTAIN
from solitaire.text import Text, text

SPREAD: Final = "spread"
CONCENTRATE: Final = "concentrate"
HIT_PLANS: Final = (SPREAD, CONCENTRATE)


@dataclass(frozen=True, slots=True)
class Conduct:
    """What both sides will do; pairs are attacker, defender."""

    plans: tuple[str, str] = (FIGHT_ON, FIGHT_ON)
    """After the first round."""
    losses: str = SPREAD
    """How each side spreads the hits on its own units."""
    targets: str = CONCENTRATE
    """How bombardment picks enemy units."""

    def sentences(self) -> tuple[Text, ...]:
        """What the odds take for granted, for the reader."""
        return (
            text(
                "After round one: the attacker {plan}, the defender {other}.",
                plan=_PLAN_WORDS[self.plans[ATTACKER]],
                other=_PLAN_WORDS[self.plans[DEFENDER]],
            ),
            text(
                "Own hits: {own}. Bombardment: {target}.",
                own=_HIT_WORDS[self.losses],
                target=_HIT_WORDS[self.targets],
            ),
            text("The winner always pursues; the loser retreats where pursuit is hardest."),
        )


_PLAN_WORDS = {
    "fight-on": text("fights on"),
    "stop-if-behind": text("breaks off if he would lose on hits so far"),
    "break-off": text("breaks off"),
}
_HIT_WORDS = {
    SPREAD: text("on the unit with the fewest hits, infantry before artillery before cavalry"),
    CONCENTRATE: text("on the unit nearest to elimination, the strongest of equals"),
}


def choose(state: State, actions: Sequence[Ply], conduct: Conduct) -> Ply:
    """The choice at any question of a combat or a march; the first offered if nothing is said."""
    step = state.step
    if step in (TARGET_CHOICE, LOSS_CHOICE):
        return _struck(state, actions, conduct.losses if step == LOSS_CHOICE else conduct.targets)
    if step == RETREAT_CHOICE:
        return min(actions, key=lambda action: _exposure(state, action))
    if step == STAY_CHOICE:
        return _with_verb(actions, BREAK_OFF if _gives_up(state, conduct) else STAY)
    verb = _VERB_BY_STEP.get(step)
    return actions[0] if verb is None else _with_verb(actions, verb)


_VERB_BY_STEP = {GUNS_CHOICE: DONE, GUNS_LEADER_CHOICE: DONE, PURSUIT_CHOICE: PURSUE}


def _with_verb(actions: Sequence[Ply], verb: int) -> Ply:
    return next(action for action in actions if action.verb == verb)


def _gives_up(state: State, conduct: Conduct) -> bool:
    battle = state.battle
    assert battle is not None
    side = battle.asked
    own, enemy = int(battle.scored[side]), int(battle.scored[enemy_of(side)])
    is_behind = would_lose(own, enemy, state.initiative == side)
    return breaks_off(conduct.plans[role_of(state, side)], is_behind)


def role_of(state: State, side: int) -> int:
    battle = state.battle
    assert battle is not None
    return ROLES.index("attacker" if side == battle.attacker else "defender")


def _struck(state: State, actions: Sequence[Ply], plan: str) -> Ply:
    rank = _spread_rank if plan == SPREAD else _concentrate_rank
    return min(actions, key=lambda action: (*rank(state, action.first), action.first))


def _spread_rank(state: State, counter: int) -> tuple[int, ...]:
    kind = state.board.counter_kind[counter]
    return (int(state.hits[counter]), {CAVALRY: 2, ARTILLERY: 1}.get(int(kind), 0))


def _concentrate_rank(state: State, counter: int) -> tuple[int, ...]:
    left = hits_borne(state, counter) + 1 - int(state.hits[counter])
    return (int(left), -int(state.strength(counter)))


def _exposure(state: State, action: Ply) -> tuple[int, int]:
    """0 where the beaten force is sheltered from pursuit [9.5], 1 in the open."""
    battle = state.battle
    assert battle is not None
    if action.verb != RETREAT:
        return (0, 0)
    area = action.first
    sheltered = state.is_city_for(battle.loser, area) or state.area_kind(area) == MOUNTAIN
    return (0 if sheltered else 1, area)
