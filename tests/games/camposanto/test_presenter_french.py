"""Everything that the window shows of Camposanto has its French."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.game import RULES
from solitaire.protocol import Decide, Event
from solitaire.text import Text
from tests.contract.playthrough import play
from tests.contract.presenting import Shown
from tests.contract.typed_values import texts_in
from tests.seeds import base_seed
from ui.desktop.style.language import CONTEXT
from ui.desktop.style.translation import GAME_CONTEXT, catalogue

pytestmark = pytest.mark.ui
PLACE = re.compile(r"\{[^}]*\}|%n")
SAMPLES = 24


@cache
def names() -> set[str]:
    """Of units, Marshals and places, which stay as they are."""
    data = RULES.board.data
    own = {one.name for one in (*data.units, *data.marshals, *data.hexes, *data.features)}
    short = {face.name for face in _faces()}
    return own | short | {data.title, *RULES.board.hex_names}


def _faces() -> Iterator[Any]:
    picture = GAME.presenter().picture([RULES.view(RULES.start({}), 0)])
    yield from (face for stack in picture.stacks for face in stack.faces)


def parts(words: Text) -> Iterator[Text]:
    yield words
    values = words.values.values() if isinstance(words.values, Mapping) else words.values
    for value in values:
        if isinstance(value, Text):
            yield from parts(value)


def english(words: Text) -> list[str]:
    """Templates within it that have letters and no French."""
    known = catalogue("fr").texts
    found = []
    for part in parts(words):
        template = part.template
        has_letters = any(letter.isalpha() for letter in PLACE.sub("", template))
        is_list = isinstance(part.values, tuple)
        if not has_letters or is_list or template in names():
            continue
        if (CONTEXT, template) not in known and (GAME_CONTEXT, template) not in known:
            found.append(template)
    return found


def test_all_that_is_shown_in_a_random_game_has_french() -> None:
    played = play(RULES, {}, base_seed(), 10_000)
    guide, missing = GAME.guide(), set[str]()
    for step in played.sample(SAMPLES):
        for seat in range(2):
            shown = Shown(GAME, played, step, seat)
            told = [*shown.everything(), guide.situation(shown.view)]
            if shown.is_asked:
                told += [
                    GAME.adjutant().effect(shown.view, one) for one in step.offered[:20]
                ] + list(GAME.odds().pending(shown.view, {}))
            for words in texts_in(told):
                missing.update(english(words))
    assert missing == set()


def test_all_events_of_a_random_game_have_french() -> None:
    state, missing = RULES.start({}), set[str]()
    rng = Random(base_seed())
    while True:
        pending = RULES.pending(state)
        if isinstance(pending, Decide):
            ply = rng.choice(list(RULES.actions(state)))
        elif hasattr(pending, "cause"):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            break
        events: list[Event] = []
        RULES.apply(state, ply, events)
        for event in events:
            words = RULES.words(event)
            assert isinstance(words, Text)
            missing.update(english(words))
        for heading in RULES.heading(state):
            assert isinstance(heading, Text)
            missing.update(english(heading))
    assert missing == set()
