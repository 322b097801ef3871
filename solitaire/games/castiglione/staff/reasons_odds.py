"""The exact chance that a choice brings what it is made for, from the odds calculator.

Asked in one imagined world; the calculator answers only what is the same in all that fit the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.march import ARRIVES, MarchOdds
from solitaire.games.castiglione.odds.pending import Answer, Explainer
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.games.castiglione.text.titles import counter_text
from solitaire.odds import TooManyBranches
from solitaire.protocol import Decide
from solitaire.text import Text, text


def exact_chances(state: State, ply: Ply) -> Sequence[tuple[Text, Fraction]]:
    pending = RULES.pending(state)
    assert isinstance(pending, Decide)
    choice = RULES.ply_text(ply)
    try:
        explanation = Explainer(state, pending.seat, Conduct()).explanation()
    except TooManyBranches:
        return ()
    answers = [part.answer for part in explanation.parts if part.choice == choice]
    marches = [answer for answer in answers if isinstance(answer, MarchOdds)]
    if marches:  # before the leader is chosen one for each who may help; the best will
        answers = [max(marches, key=lambda march: march.chance_of(ARRIVES))]
    return [chance for answer in answers for chance in _chances(state, pending.seat, answer)]


def _chances(state: State, seat: int, answer: Answer) -> list[tuple[Text, Fraction]]:
    board = state.board
    if isinstance(answer, MarchOdds):
        return [(_arrival(board, answer), answer.chance_of(ARRIVES))]
    if isinstance(answer, ChecksOdds):
        return [
            (
                text(
                    "{who} passes [{rule}]",
                    who=counter_text(board, check.counter),
                    rule=answer.rule,
                ),
                check.chance,
            )
            for check in answer.checks
        ]
    if isinstance(answer, CombatOdds):
        battle = state.battle
        role = "defender" if battle is not None and battle.defender() == seat else "attacker"
        words = text("You win the combat if both sides fight on [9.3]")
        return [(words, answer.win(role))]
    return []


def _arrival(board: Board, march: MarchOdds) -> Text:
    who = counter_text(board, march.counter)
    if march.leader == NOWHERE:
        return text("{who} arrives [8.3]", who=who)
    leader = counter_text(board, march.leader)
    return text("{who} arrives led by {leader} [8.3]", who=who, leader=leader)
