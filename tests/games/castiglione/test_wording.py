"""Every happening can be told in one sentence that names its rule."""

from __future__ import annotations

import re

import pytest

from solitaire.games.castiglione.core import events as happenings
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, KILLED, NOWHERE
from tests.games.castiglione.positions import BOARD, RULES

KINDS = {
    name: value
    for name, value in vars(happenings).items()
    if name.isupper() and isinstance(value, int) and name not in ("NOWHERE", "EVERYONE")
}
GUMMER = 1 << (BOARD.counter_by_name["gummer"] & 63)
MELAS = 1 << (BOARD.counter_by_name["melas"] & 63)
RIVA, LONATO = BOARD.area_by_name["riva"], BOARD.area_by_name["lonato"]


def told(kind: int, side: int = AUSTRIAN, counters: int = GUMMER, **more: int) -> str:
    area, other = more.get("area", RIVA), more.get("other", 1)
    return RULES.words(Happened(kind, side, counters, area, other, more.get("amount", 1), -1))


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_is_a_sentence_with_its_rule(name: str) -> None:
    sentence = told(KINDS[name])
    assert re.fullmatch(r"[A-Z][^{}]*\.", sentence)
    assert "  " not in sentence
    if name != "TURN_BEGAN":
        assert re.search(r"\[\d+\.\d[^\]]*\]\.$", sentence), sentence


def test_numbers_and_verbs_agree() -> None:
    assert told(happenings.FORCED_RESULT, amount=0, other=3) == (
        "Forced march of Gummer: a total of 3 gives no more movement points [8.3]."
    )
    assert "one more movement point [8.3]" in told(happenings.FORCED_RESULT, amount=1)
    assert "2 more movement points [8.3]" in told(happenings.FORCED_RESULT, amount=2)
    assert told(happenings.RETREATED, amount=1, other=LONATO) == (
        "Austrian: Gummer retreats from Riva to Lonato [9.4]."
    )
    assert told(happenings.RETREATED, counters=GUMMER | MELAS, amount=2, other=LONATO) == (
        "Austrian: General Melas and Gummer retreat from Riva to Lonato [9.4]."
    )
    assert told(happenings.STEPPED, amount=3, other=LONATO) == (
        "Austrian: Gummer and 2 more counters move from Riva to Lonato [8.2]."
    )


def test_a_leader_with_nowhere_to_go() -> None:
    sentence = told(happenings.FLED, counters=MELAS, other=KILLED, amount=0)
    assert sentence == "General Melas is lost: nobody is left [8.6.2]."


def test_the_end_of_the_game() -> None:
    draw = told(happenings.GAME_ENDED, side=NOWHERE, amount=4, other=4)
    assert draw == "The game ends in a draw: 4 French to 4 Austrian victory points [12.2]."
    assert "the French side wins, 9 French to 2" in told(
        happenings.GAME_ENDED, side=FRENCH, amount=9, other=2
    )
