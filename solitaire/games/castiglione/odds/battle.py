"""The odds of a combat by playing the rules themselves through every roll [9.2-9.6].

Works from any moment of a combat. Third hits and eliminations change strengths, guns and cavalry
on the way, exactly as they would in play.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.core.steps import (
    ATTACK_ROLL,
    BOMBARDMENT_ROLL,
    DEFENCE_ROLL,
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    GUNS_ROLL,
    STAY_CHOICE,
    TARGET_CHOICE,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.account import (
    Account,
    Bookkeeper,
    ending,
    opening_account,
)
from solitaire.games.castiglione.odds.forces import (
    ATTACKER,
    DEFENDER,
    Modifier,
    bombarding_role,
    bombardment_modifiers_in,
    combat_modifiers_in,
    forces_of,
    pursuit_modifiers_in,
)
from solitaire.games.castiglione.odds.keys import situation_key
from solitaire.games.castiglione.odds.policies import Conduct, choose
from solitaire.games.castiglione.odds.results import (
    CombatOdds,
    LossOdds,
    PursuitOdds,
    RollOdds,
    column_label,
    who_is_ahead,
)
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.odds import (
    CERTAIN,
    Branch,
    Chances,
    Inquiry,
    conditional,
    follow,
    gather,
    tally,
    unfold,
)
from solitaire.protocol import Event

Branches = list[Branch[State, Account]]

BEFORE_BOMBARDMENT: Final = (GUNS_CHOICE, GUNS_ROLL, GUNS_LEADER_CHOICE, BOMBARDMENT_ROLL)
BEFORE_THE_ROUND: Final = (*BEFORE_BOMBARDMENT, TARGET_CHOICE)
COMBAT_ROLLS: Final = (ATTACK_ROLL, DEFENCE_ROLL)


def battle_odds(state: State, conduct: Conduct, choice: Ply | None = None) -> CombatOdds:
    """The odds of the combat under way in this state, perhaps after a choice that is pending."""
    battle = state.battle
    assert battle is not None, "no combat is under way"
    return BattleCount(state, battle, conduct).odds(choice)


# -- the parts of a combat ------------------------------------------------------------------------


class CombatInquiry(Inquiry[State, Ply, Account]):
    """Plays a combat on, to its end unless a part says otherwise."""

    def __init__(self, keeper: Bookkeeper, conduct: Conduct) -> None:
        self.keeper = keeper
        self.conduct = conduct

    def choose(self, state: State, actions: Sequence[Ply]) -> Ply:
        return choose(state, actions, self.conduct)

    def noted(self, note: Account, events: Sequence[Event]) -> Account:
        return self.keeper.noted(note, events)

    def is_settled(self, state: State, note: Account) -> bool:
        battle = self.keeper.battle(state)
        return battle is None or self.is_past(state, battle)

    def is_past(self, state: State, battle: Battle) -> bool:
        """Whether the part that is asked about is over, while the combat goes on."""
        return False

    def key(self, state: State) -> Hashable:
        """After the combat nothing of the state is asked any more: the account says it all."""
        battle = self.keeper.battle(state)
        if battle is None:
            return ()
        return situation_key(state)


class BeforeRound(CombatInquiry):
    """Up to the combat rolls of the present round."""

    def __init__(self, keeper: Bookkeeper, conduct: Conduct, fight_round: int) -> None:
        super().__init__(keeper, conduct)
        self.round = fight_round

    def is_past(self, state: State, battle: Battle) -> bool:
        return battle.round != self.round or state.step not in BEFORE_THE_ROUND


class RoundItself(BeforeRound):
    """Up to the question whether to fight on, or what follows the verdict."""

    def is_past(self, state: State, battle: Battle) -> bool:
        over = battle.round != self.round or battle.loser != NOWHERE
        return over or state.step == STAY_CHOICE


class Decision(CombatInquiry):
    """Both sides say whether they stay."""

    def is_past(self, state: State, battle: Battle) -> bool:
        return state.step != STAY_CHOICE


# -- the answer -----------------------------------------------------------------------------------


class BattleCount:
    """One combat followed through all its branches, part by part."""

    def __init__(self, state: State, battle: Battle, conduct: Conduct) -> None:
        self.state = state
        self.battle = battle
        self.conduct = conduct
        self.keeper = Bookkeeper(state, battle)
        self.tables = state.board.data.tables
        self.forces = forces_of(state, battle)
        self.rolls: list[RollOdds] = []
        self.ahead: Chances[str] = {}
        self.second_round = Fraction(0)

    def odds(self, choice: Ply | None) -> CombatOdds:
        start = Branch(self.state, opening_account(self.state, self.battle), CERTAIN)
        to_the_end = CombatInquiry(self.keeper, self.conduct)
        branches: Branches = [start]
        if choice is not None:
            branches = [follow(RULES, start, choice, to_the_end)]
        for fight_round in range(self.battle.round, self.state.board.charts.combat_rounds + 1):
            branches = self._play_round(branches, fight_round)
        ends = unfold(RULES, branches, to_the_end)
        return CombatOdds(
            self.forces,
            tuple(self.rolls),
            self.ahead,
            self.second_round,
            tally(ends, lambda one: ending(one.note)),
            (_pair_tally(ends, "scored", ATTACKER), _pair_tally(ends, "scored", DEFENDER)),
            tuple(self._pursuit(ends, role) for role in (ATTACKER, DEFENDER)),
            (_losses(ends, ATTACKER), _losses(ends, DEFENDER)),
            self.conduct.sentences(),
        )

    def _play_round(self, branches: Branches, fight_round: int) -> Branches:
        going = [_afresh(one) for one in branches if self._is_in_round(one, fight_round)]
        aside = [one for one in branches if not self._is_in_round(one, fight_round)]
        if fight_round > 1:
            self.second_round = _weight(going)
        if going:
            going = self._bombard(going, fight_round)
            going = self._fight(going, fight_round)
            if fight_round == 1:
                self.ahead = tally(going, lambda one: who_is_ahead(*one.note.scored))
        return unfold(RULES, [*aside, *going], Decision(self.keeper, self.conduct))

    def _is_in_round(self, branch: Branch[State, Account], fight_round: int) -> bool:
        """Whether the round has begun and nobody retreats yet."""
        battle = self.keeper.battle(branch.state)
        if battle is None or battle.round != fight_round or battle.loser != NOWHERE:
            return False
        return branch.state.step != STAY_CHOICE

    def _bombard(self, branches: Branches, fight_round: int) -> Branches:
        is_rolled = any(one.state.step in BEFORE_BOMBARDMENT for one in branches)
        done = unfold(RULES, branches, BeforeRound(self.keeper, self.conduct, fight_round))
        for role in (ATTACKER, DEFENDER):
            hits = _pair_tally(done, "bombarded", role)
            if is_rolled and (role == bombarding_role(self.forces) or set(hits) != {0}):
                edge = self.forces[role].guns - self.forces[1 - role].guns
                column = column_label(self.tables.bombardment.grid, edge)
                modifiers = bombardment_modifiers_in(self.state, self.battle, role)
                self.rolls.append(
                    RollOdds(
                        "bombardment",
                        fight_round,
                        role,
                        column,
                        tuple(modifiers),
                        conditional(hits),
                    )
                )
        return done

    def _fight(self, branches: Branches, fight_round: int) -> Branches:
        steps = {one.state.step for one in branches}
        to_come = [ATTACKER] if ATTACK_ROLL in steps else []
        to_come += [DEFENDER] if not steps.isdisjoint(COMBAT_ROLLS) else []
        done = unfold(RULES, branches, RoundItself(self.keeper, self.conduct, fight_round))
        for role in to_come:  # what has been rolled is no odds any more
            column = column_label(self.tables.combat.grid, self.forces[role].strength)
            modifiers = combat_modifiers_in(self.state, self.battle, role, fight_round)
            name = "attack" if role == ATTACKER else "defence"
            hits = conditional(_pair_tally(done, "fought", role))
            self.rolls.append(RollOdds(name, fight_round, role, column, tuple(modifiers), hits))
        return done

    def _pursuit(self, ends: Branches, loser: int) -> PursuitOdds:
        beaten = [one for one in ends if one.note.loser == loser]
        edge = self.forces[1 - loser].cavalry - self.forces[loser].cavalry
        refuges = conditional(tally(beaten, lambda one: one.note.refuge))
        modifiers: tuple[Modifier, ...] = ()
        if edge > 0 and refuges:
            likeliest = max(refuges, key=lambda area: refuges[area])
            modifiers = tuple(pursuit_modifiers_in(self.state, self.battle, loser, likeliest))
        names = self.state.board.area_names
        return PursuitOdds(
            loser,
            _weight(beaten),
            column_label(self.tables.pursuit.grid, edge),
            modifiers,
            conditional(tally(beaten, lambda one: one.note.pursuit)),
            conditional(tally(beaten, lambda one: one.note.through)),
            gather((names[area], weight) for area, weight in refuges.items()),
        )


def _afresh(branch: Branch[State, Account]) -> Branch[State, Account]:
    note = branch.note._replace(bombarded=(0, 0), fought=(0, 0))
    return Branch(branch.state, note, branch.weight)


def _weight(branches: Branches) -> Fraction:
    return sum((one.weight for one in branches), Fraction(0))


def _pair_tally(branches: Branches, field: str, role: int) -> Chances[int]:
    return tally(branches, lambda one: int(getattr(one.note, field)[role]))


def _losses(ends: Branches, role: int) -> LossOdds:
    return LossOdds(
        _pair_tally(ends, "gone", role),
        _weight([one for one in ends if one.note.units[role] == 0]),
    )
