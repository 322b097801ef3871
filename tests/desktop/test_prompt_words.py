"""What the prompt bar says at a moment: the question, the keys that work, what undo would do."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core import steps
from solitaire.games.castiglione.core.events import (
    FORCED_RESULT,
    FOUGHT,
    HIT,
    INITIATIVE_WON,
    STEPPED,
    Happened,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff.account import dice_of_orders
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from solitaire.presenting.offers import Offer
from solitaire.protocol import EVERYONE, Decide, Event
from solitaire.session import UndoAnswer
from tests.games.castiglione.battle_positions import austrian_move
from ui.desktop.play.words.question_words import (
    choices_words,
    keys_words,
    prompt_words,
    undo_words,
)

MOVING = "at zevio bertin cervoni\nat rovereto gummer bajalich\nat trent melas"


def moving() -> list[Offer]:
    state = austrian_move(MOVING)
    return PRESENTER.offers(RULES.view(state, AUSTRIAN), RULES.actions(state))


def test_every_question_to_a_person_is_asked_in_words_of_its_own() -> None:
    """Those that dice answer are no questions."""
    chosen = {
        text
        for text, name in zip(steps.QUESTIONS, steps.STEP_NAMES, strict=True)
        if name.endswith("_choice") or name in ("forced_step", "hit_bluff")
    }
    assert len(chosen) == 24
    for text in chosen:
        words = PRESENTER.question(None, Decide(FRENCH, text))
        assert words != text
        assert words.endswith(text[text.index("[") :])  # the same rules


def test_side_is_named_where_the_phase_does_not() -> None:
    asked = "which counter moves next [8.2]"
    assert prompt_words("French movement", "", asked) == f"French movement · {asked}"
    assert "French" in prompt_words("Austrian combat", "French", asked)
    moves = PRESENTER.picture([RULES.view(austrian_move(MOVING), AUSTRIAN)])
    assert moves.clock.side == moves.seat == "austrian"


def test_only_keys_that_work_are_told() -> None:
    offers = moving()
    assert "Ctrl+E:" in keys_words(offers)
    assert "Tab" in keys_words(offers)
    others = [one for one in offers if one.tag != "end-movement"]
    assert "Ctrl+E:" not in keys_words(others)


def test_stacks_that_can_act_are_counted() -> None:
    places = {one.at for one in moving() if one.at}
    assert choices_words(moving()) == f"{len(places)} stacks can still act."
    assert choices_words([one for one in moving() if one.at == "trent"]) == (
        "1 stack can still act."
    )


def test_undo_names_the_order_or_the_reason() -> None:
    first = moving()[0]
    free = UndoAnswer.FREE
    assert undo_words(free, [first], "") == f"Ctrl+Z takes back: {first.words}"
    assert undo_words(free, moving()[:3], "").endswith(f"{first.words} … {moving()[2].words}")
    assert undo_words(UndoAnswer.NOTHING_CHOSEN, [], "") == "Nothing to take back yet"
    assert "other side" in undo_words(UndoAnswer.OTHERS_CHOSE, [], "")
    assert undo_words(UndoAnswer.OVER, [], "") == "No undo. The game is over."
    assert undo_words(UndoAnswer.NOT_NOW, [], "Wait.") == "No undo. Wait."


@pytest.mark.parametrize("answer", UndoAnswer)
def test_every_answer_about_undo_has_words(answer: UndoAnswer) -> None:
    assert undo_words(answer, moving()[:1], "Wait.")


def test_dice_of_own_orders_are_told_with_the_hit_of_the_march() -> None:
    march = Happened(FORCED_RESULT, FRENCH, 4, 3, 1, 5, EVERYONE)
    tired = Happened(HIT, FRENCH, 4, 3, 0, 1, EVERYONE)
    later = Happened(HIT, FRENCH, 8, 3, 0, 1, EVERYONE)
    theirs = Happened(FORCED_RESULT, AUSTRIAN, 4, 3, 1, 5, EVERYONE)
    heard: list[Event] = [
        march,
        tired,
        later,
        theirs,
        Happened(FOUGHT, FRENCH, 0, 3, 1, 5, EVERYONE),
        Happened(STEPPED, FRENCH, 4, 3, 1, 5, EVERYONE),
        Happened(INITIATIVE_WON, AUSTRIAN, 0, 3, 8, 5, EVERYONE),
    ]
    assert dice_of_orders(heard, FRENCH) == [march, tired, heard[-1]]
