"""The exact chance that a choice brings what it is made for, from the odds calculator.

Asked in one imagined world; the calculator answers only what is the same in all that fit the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.march import ARRIVES, MarchOdds
from solitaire.games.castiglione.odds.pending import Answer, Explainer
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.odds import TooManyBranches
from solitaire.protocol import Decide


def exact_chances(state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
    pending = RULES.pending(state)
    assert isinstance(pending, Decide)
    text = RULES.ply_text(ply)
    try:
        explanation = Explainer(state, pending.seat, Conduct()).explanation()
    except TooManyBranches:
        return ()
    answers = [part.answer for part in explanation.parts if part.choice == text]
    marches = [answer for answer in answers if isinstance(answer, MarchOdds)]
    if marches:  # before the leader is chosen one for each who may help; the best will
        answers = [max(marches, key=lambda march: march.chance_of(ARRIVES))]
    return [chance for answer in answers for chance in _chances(state, pending.seat, answer)]


def _chances(state: State, seat: int, answer: Answer) -> list[tuple[str, Fraction]]:
    names = state.board.counter_names
    if isinstance(answer, MarchOdds):
        helped = "" if answer.leader == NOWHERE else f" led by {names[answer.leader]}"
        text = f"{names[answer.counter]} arrives{helped} [8.3]"
        return [(text, answer.chance_of(ARRIVES))]
    if isinstance(answer, ChecksOdds):
        return [
            (f"{names[check.counter]} passes [{answer.rule}]", check.chance)
            for check in answer.checks
        ]
    if isinstance(answer, CombatOdds):
        battle = state.battle
        role = "defender" if battle is not None and battle.defender() == seat else "attacker"
        return [("you win the combat, both sides fighting on [9.3]", answer.win(role))]
    return []
