"""The odds of what a game waits for, from what one seat may know.

Takes a view, never the state: the world it counts in is imagined from the view, and only what
the view settles is answered. What it leaves open is named instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from solitaire.bits import members, size
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.plies import (
    DESTROY,
    DONE,
    FORAGE,
    FORCE_MARCH,
    FORCE_TO_BRIDGE,
    LED_BY,
    REPAIR,
    TO_THE_GUNS,
    Ply,
    ply,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import (
    ATTACK_ROLL,
    AUSTRIAN_INITIATIVE,
    BATTLE_CHOICE,
    BOMBARDMENT_ROLL,
    COMMAND_ROLL,
    DEFENCE_ROLL,
    FORAGE_CHOICE,
    FORCED_ROLL,
    FRENCH_INITIATIVE,
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    GUNS_ROLL,
    LEADER_CHOICE,
    LOSS_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
    PURSUIT_CHOICE,
    PURSUIT_ROLL,
    RETREAT_CHOICE,
    STAY_CHOICE,
    TARGET_CHOICE,
    THROUGH_ROLL,
)
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.battle import battle_odds
from solitaire.games.castiglione.odds.checks import (
    FATES,
    ChecksOdds,
    FateOdds,
    checks_odds,
    fate_odds,
    initiative_odds,
    rollers,
)
from solitaire.games.castiglione.odds.checks import WORDS as CHECKS
from solitaire.games.castiglione.odds.march import MarchOdds, march_odds
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.rules.forced_march import helpers
from solitaire.games.castiglione.terms import (
    LEADER,
    MIST,
    NOWHERE,
    OPEN,
    counter_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import area_text
from solitaire.protocol import Chance, Decide, Over
from solitaire.text import Text, text, verbatim

Answer: TypeAlias = CombatOdds | ChecksOdds | MarchOdds | FateOdds

MOST_MARCHERS: Final = 2
"""The combat is counted through so many checks for marches to the guns, each doubling the work."""


@dataclass(frozen=True, slots=True)
class Part:
    """One answer, and the choice it belongs to (empty if there is none to make)."""

    choice: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Explanation:
    """The odds of what is pending, as one seat may know them."""

    asked: Text
    """What the game waits for."""
    parts: tuple[Part, ...]
    remarks: tuple[Text, ...]
    """What is known and what is not, and other things worth saying."""


def explain(view: View, rng: Random, conduct: Conduct) -> Explanation:
    """What the dice may bring at the moment of this view."""
    state = RULES.imagine(view, rng)
    return Explainer(state, view.seat, conduct).explanation()


class Explainer:
    """Answers in one imagined world what is the same in all that fit the view."""

    def __init__(self, state: State, seat: int, conduct: Conduct) -> None:
        self.state = state
        self.seat = seat
        self.conduct = conduct
        self.remarks: list[Text] = []

    def explanation(self) -> Explanation:
        pending = RULES.pending(self.state)
        if isinstance(pending, Over):
            return Explanation(verbatim(pending.summary), (), (text("The game is over."),))
        asked = pending.cause if isinstance(pending, Chance) else pending.question
        is_enemy = isinstance(pending, Decide) and pending.seat != self.seat
        parts = tuple(self._parts(is_enemy))
        if not parts and not self.remarks:
            self.remarks.append(text("No die depends on this choice."))
        return Explanation(verbatim(asked), parts, tuple(self.remarks))

    def _parts(self, is_enemy: bool) -> Iterator[Part]:
        step = self.state.step
        if is_enemy and step in PRIVATE:
            self.remarks.append(
                text("This is the enemy's choice; what he may do is not known to you.")
            )
            return
        if step in CHECKS:
            known = self._known_rollers()
            if known:
                yield Part("", checks_odds(self.state, known))
        if step in FATES:
            yield Part("", fate_odds(self.state))
        answer = ANSWERS.get(step)
        if self._is_arrival_secret():
            self.remarks.append(
                text(
                    "Who arrives for round two is not known to you [13.1.1, 16.0]; the odds of the "
                    "combat cannot be told."
                )
            )
        elif answer is not None:
            yield from answer(self)

    def _known_rollers(self) -> list[int]:
        """The seat's own units that roll now; of the enemy's those whose check is no secret."""
        rolling = rollers(self.state)
        if side_of(rolling[0]) == self.seat:
            return [counter for counter in rolling if side_of(counter) == self.seat]
        if self.state.step != GUNS_ROLL:
            return rolling[:1]
        known = [one for one in rolling if not self._unknown_in(int(self.state.place[one]))]
        if not known:
            self.remarks.append(
                text(
                    "The enemy rolls for units he called to the guns [9.1.2]; who helps them is "
                    "not known to you, so neither are their chances."
                )
            )
        elif known != rolling:
            self.remarks.append(
                text(
                    "Who stands with the other marchers, and helps them or not, is not known to "
                    "you."
                )
            )
        return known

    # -- supply, initiative, movement -------------------------------------------------------------

    def forage(self) -> Iterator[Part]:
        """As if all units that may forage did."""
        trial = self._declare_all(FORAGE)
        self.remarks.append(text("These are the odds if all these units forage."))
        yield Part("forage", checks_odds(trial))

    def _declare_all(self, verb: int) -> State:
        trial = self.state.copy()
        step = trial.step
        while trial.step == step:
            declared = [one for one in RULES.actions(trial) if one.verb == verb]
            RULES.apply(trial, declared[0] if declared else ply(DONE))
        return trial

    def initiative(self) -> Iterator[Part]:
        yield Part("", initiative_odds(self.state))

    def movers(self) -> Iterator[Part]:
        for action in RULES.actions(self.state):
            trial = self._after(action)
            if trial.step == COMMAND_ROLL:
                yield Part(RULES.ply_text(action), checks_odds(trial))

    def orders(self) -> Iterator[Part]:
        for action in RULES.actions(self.state):
            text = RULES.ply_text(action)
            if action.verb in (DESTROY, REPAIR):
                yield Part(text, checks_odds(self._after(action)))
            elif action.verb in (FORCE_MARCH, FORCE_TO_BRIDGE):
                for leader in self._leaders(self._after(action)):
                    yield Part(text, march_odds(self.state, action, leader))

    def _leaders(self, declared: State) -> list[int]:
        """No leader, and each who may help."""
        march = declared.march
        assert march is not None
        return [
            NOWHERE,
            *(counter_of(march.side, local) for local in members(helpers(declared, march))),
        ]

    def leaders(self) -> Iterator[Part]:
        for action in RULES.actions(self.state):
            leader = action.first if action.verb == LED_BY else NOWHERE
            yield Part(RULES.ply_text(action), march_odds(self.state, self._order(), leader))

    def forced_roll(self) -> Iterator[Part]:
        march = self.state.march
        assert march is not None
        yield Part("", march_odds(self.state, self._order(), march.leader))

    def _order(self) -> Ply:
        march = self.state.march
        assert march is not None
        if march.bridge == NOWHERE:
            return ply(FORCE_MARCH, march.goal)
        return ply(FORCE_TO_BRIDGE, march.goal, march.bridge)

    # -- combat -----------------------------------------------------------------------------------

    def battles(self) -> Iterator[Part]:
        """Combats to come, as far as the enemy in them is known."""
        for action in RULES.actions(self.state):
            unknown = self._unknown_in(action.first)
            if unknown:
                self.remarks.append(
                    text(
                        "%n of the enemy's counters in {area} are not known to you until the "
                        "combat begins [3.8, 9.0]; its odds cannot be told.",
                        singular="One of the enemy's counters in {area} is not known to you until "
                        "the combat begins [3.8, 9.0]; its odds cannot be told.",
                        count=unknown,
                        area=area_text(self.state.board, action.first),
                    )
                )
                continue
            trial = self._after(action)
            if trial.step == GUNS_CHOICE:
                self._remark(text("Marches to the sound of the guns are not counted yet [9.1]."))
            yield Part(RULES.ply_text(action), self._combat(trial))

    def _unknown_in(self, area: int) -> int:
        """How many enemy counters of the area are not known exactly."""
        return self._unknown(self.state.stack(enemy_of(self.seat), area))

    def _unknown(self, counters: int) -> int:
        """How many of these enemy counters may be somebody else, or have other hits."""
        state, enemy = self.state, enemy_of(self.seat)
        if state.options.visibility == OPEN:
            return 0
        numbers = [counter_of(enemy, local) for local in members(counters)]
        return sum(
            size(state.suspects[one]) != 1 or state.low[one] != state.high[one] for one in numbers
        )

    def _is_arrival_secret(self) -> bool:
        battle = self.state.battle
        if battle is None or self._is_defender():
            return False
        return self._unknown(battle.coming) > 0

    def guns(self) -> Iterator[Part]:
        """Each unit's chance if all are called, and the combat if nobody else is."""
        if self._is_defender():
            called = self._declare_all(TO_THE_GUNS)
            if called.step == GUNS_ROLL:  # not if leaders alone may come
                yield Part(TO_GUNS_WORDS, checks_odds(called))
        else:
            self.remarks.append(text("Whom the defender may call to the guns is not known to you."))
        yield from self._combat_after_marches("done")

    def guns_rolls(self) -> Iterator[Part]:
        yield from self._combat_after_marches("")

    def _combat_after_marches(self, choice: str) -> Iterator[Part]:
        """The combat with whoever was called so far."""
        battle = self.state.battle
        assert battle is not None
        called = size(battle.declared)
        if called > MOST_MARCHERS:
            self.remarks.append(
                text("The combat is not counted yet: too many units are on the march.")
            )
        elif self._is_defender() or not called:
            yield Part(choice, self._combat(self.state))
        else:
            self.remarks.append(text("The combat is counted when it is known who comes [9.1]."))

    def _is_defender(self) -> bool:
        battle = self.state.battle
        return battle is not None and battle.defender() == self.seat

    def combat(self) -> Iterator[Part]:
        yield Part("", self._combat(self.state))

    def combat_choices(self) -> Iterator[Part]:
        for action in RULES.actions(self.state):
            yield Part(RULES.ply_text(action), self._combat(self.state, action))

    def _combat(self, state: State, action: Ply | None = None) -> CombatOdds:
        self._remark(text("Both forces are in the open: a combat is fought face up [9.0]."))
        battle = state.battle
        assert battle is not None
        if battle.coming:
            self._remark(
                text("Units on the march fight from round two on and count from then [16.0].")
            )
        for area in members(state.board.neighbours[battle.area]):
            if self._may_be_leaders_alone(area):
                self._remark(
                    text(
                        "The enemy in {area} may be leaders alone, whom a retreat passes [9.4]; "
                        "one possibility is counted.",
                        area=area_text(state.board, area),
                    )
                )
        return battle_odds(_uncovered(state), self.conduct, action)

    def _remark(self, sentence: Text) -> None:
        if sentence not in self.remarks:
            self.remarks.append(sentence)

    def _may_be_leaders_alone(self, area: int) -> bool:
        state, enemy = self.state, enemy_of(self.seat)
        stack = members(state.stack(enemy, area))
        leaders = state.of_kind(enemy, LEADER)
        hidden = [local for local in stack if size(state.suspects[counter_of(enemy, local)]) != 1]
        return bool(hidden) and all(
            state.suspects[counter_of(enemy, one)] & leaders for one in stack
        )

    def _after(self, action: Ply) -> State:
        trial = self.state.copy()
        RULES.apply(trial, action)
        return trial


def _uncovered(state: State) -> State:
    """The same with nothing to keep secret: no roll asks what is seen, and counting is faster."""
    if state.options.visibility != MIST:
        return state
    trial = state.copy()
    trial.options = Options({**state.options.chosen, "visibility": "open"})
    return trial


TO_GUNS_WORDS: Final = "to-the-guns, each"

PRIVATE: Final = (FORAGE_CHOICE, MOVER_CHOICE, ORDER_CHOICE, LEADER_CHOICE)
"""Choices whose odds rest on what only their owner knows."""

ANSWERS: Final[dict[int, Callable[[Explainer], Iterator[Part]]]] = {
    FORAGE_CHOICE: Explainer.forage,
    AUSTRIAN_INITIATIVE: Explainer.initiative,
    FRENCH_INITIATIVE: Explainer.initiative,
    MOVER_CHOICE: Explainer.movers,
    ORDER_CHOICE: Explainer.orders,
    LEADER_CHOICE: Explainer.leaders,
    FORCED_ROLL: Explainer.forced_roll,
    BATTLE_CHOICE: Explainer.battles,
    GUNS_CHOICE: Explainer.guns,
    GUNS_ROLL: Explainer.guns_rolls,
    GUNS_LEADER_CHOICE: Explainer.combat,
    BOMBARDMENT_ROLL: Explainer.combat,
    TARGET_CHOICE: Explainer.combat_choices,
    ATTACK_ROLL: Explainer.combat,
    DEFENCE_ROLL: Explainer.combat,
    LOSS_CHOICE: Explainer.combat_choices,
    STAY_CHOICE: Explainer.combat_choices,
    RETREAT_CHOICE: Explainer.combat_choices,
    THROUGH_ROLL: Explainer.combat,
    PURSUIT_CHOICE: Explainer.combat_choices,
    PURSUIT_ROLL: Explainer.combat,
}
