"""The battle retold: whole sentences about orders, charges, flights and nightfall."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.guide import CamposantoGuide
from solitaire.protocol import Event
from solitaire.record import load_record

GOLDEN = Path(__file__).parents[2] / "golden" / "camposanto" / "battle.rec"


@pytest.fixture(scope="module")
def story() -> list[str]:
    record = load_record(GOLDEN)
    state = RULES.start({})
    views = [RULES.view(state, seat) for seat in (0, 1)]
    teller = CamposantoGuide(RULES.board).storyteller(RULES)
    told = list(teller.opening(views, {}))
    heading = RULES.heading(state)
    for step in record.steps:
        assert step.played is not None
        events: list[Event] = []
        RULES.apply(state, step.played.ply, events)
        views = [RULES.view(state, seat) for seat in (0, 1)]
        teller.saw(events, views)
        if RULES.heading(state) != heading:
            told += teller.passage()
            if RULES.heading(state)[0] != heading[0]:
                told += teller.nightfall(views)
            heading = RULES.heading(state)
    return [*told, *teller.passage(), *teller.nightfall(views), *teller.closing(views)]


def test_paragraphs_are_whole_sentences(story: list[str]) -> None:
    for paragraph in story:
        assert paragraph[0].isupper() or paragraph[0].isdigit(), paragraph
        assert paragraph.endswith("."), paragraph
        assert not re.search(r"[{}]|  |\.\.|,\.| ,", paragraph), paragraph
        for sentence in re.split(r"(?<=[a-z])\. ", paragraph):
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@pytest.mark.parametrize(
    "words",
    [
        "Panaro",
        "reconstructed",
        "orders",
        "assault|goes in|charges|falls upon|bayonet",
        "Night falls",
        "Steps lost in this phase",
    ],
)
def test_the_story_tells_of_it(story: list[str], words: str) -> None:
    assert re.search(words, " ".join(story))


def test_wordings_change(story: list[str]) -> None:
    """No paragraph about orders is worded as the one before."""
    orders = [
        p for p in story if re.search(r"has the word to attack|orders are opened|orders go out", p)
    ]
    assert (
        len({re.sub(r"\(.*|Allied|Spanish|left|centre|right|\d+", "", one)[:30] for one in orders})
        >= 2
    )


def test_a_wing_is_told_of_in_its_own_passage(story: list[str]) -> None:
    """The Allied left, first to act by the golden orders, is the first that moves."""
    moved = [one for one in story if re.search(r"moves|brings up|shifts", one)]
    assert "Allied left" in moved[0]
