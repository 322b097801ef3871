"""Hints for Camposanto compare several choices with reasons, at single questions too."""

from __future__ import annotations

from ai.counsel.hint import Hint
from ai.counsel.hints import Adviser
from ai.search.levels import Settings
from solitaire.games.camposanto.advice.advice import ADVICE
from tests.games.camposanto.positions import RULES
from tests.games.camposanto.tactics import Tactic, load_tactics, start

TACTICS = {tactic.name: tactic for tactic in load_tactics()}
ADVISER = Adviser(RULES, ADVICE, Settings(worlds=2))


def hint_at(tactic: Tactic, nodes: int) -> Hint:
    state = start(tactic)
    return ADVISER.hint(RULES.view(state, tactic.seat), RULES.actions(state), nodes)


def test_fighting_on_is_weighed_against_withdrawing() -> None:
    hint = hint_at(TACTICS["withdraw from a lost fight"], 48)
    assert {option.text for option in hint.options} == {"fight", "withdraw"}
    assert hint.text == "withdraw"
    assert all(option.interval[0] <= option.chance <= option.interval[1] for option in hint.options)
    fight = next(option for option in hint.options if option.text == "fight")
    assert fight.attempts, "the chance of the fight is told"


def test_a_question_that_is_reckoned_is_compared_with_the_likeliest_others() -> None:
    hint = hint_at(TACTICS["fire where it counts"], 24)
    assert hint.text == "fire centro_1 1309"
    assert len(hint.options) > 1
    assert hint.options[0].attempts
