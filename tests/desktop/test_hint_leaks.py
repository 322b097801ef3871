"""Re-dealt twins: what a seat cannot tell apart gets the same hints, arrows and estimates."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.present.estimates import estimate_lines
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.estimates import guessed
from solitaire.presenting.overlays import Question as OverlayQuestion
from solitaire.registry import game_of
from tests.honesty.questions import ADVICE, Question, questions
from tests.secrecy.table import RULES
from tests.seeds import base_seed
from tests.ui.test_counselling import answers, request
from ui.common import counselling
from ui.desktop.help.hints.words import STEPS, HintStory

pytestmark = pytest.mark.ui


def single_choice(visibility: str) -> Question:
    """Quickly thought over."""
    found = questions(visibility, 200, Random(base_seed()))
    return next(one for one in found if not ADVICE.slots(one.truth))


def shown(question: Question, state: State) -> list[object]:
    """Everything that the panel, the map and the table show of this world's view."""
    view = RULES.view(state, question.seat)
    *_, whole, estimated = answers(
        request("hint", 1, question, state),
        request("estimate", 2, question, state),
    )
    story = HintStory(view, "", game_of(RULES), whole)
    found = guessed(estimated)
    overlay = PRESENTER.overlay("intelligence", view, OverlayQuestion(estimates=found))
    panel = [story.step_words(step) for step in range(1, STEPS)]
    wholes = [story.whole(number) for number in range(len(story.candidates))]
    maps = [story.on_map(step, 0) for step in range(STEPS + 1)]
    arrows = [story.arrows(number) for number in range(len(story.candidates))]
    return [panel, wholes, maps, arrows, estimate_lines(found), overlay]


@pytest.mark.parametrize("visibility", ["fog", pytest.param("mist", marks=pytest.mark.long)])
def test_twins_look_the_same(visibility: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counselling, "HINT_SECONDS", 600.0)  # by nodes alone
    monkeypatch.setattr(counselling, "HINT_NODES", 4)
    monkeypatch.setattr(counselling, "FEWEST_NODES", 4)
    question = single_choice(visibility)
    assert question.is_different
    assert RULES.digest(question.truth) != RULES.digest(question.twin)
    assert shown(question, question.truth) == shown(question, question.twin)
