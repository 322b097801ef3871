"""Words that a person typed, in all games alike: one sentence says what is wrong."""

from __future__ import annotations

import pytest

from solitaire.protocol import NotNotation
from solitaire.registry import game_named, game_names
from solitaire.text import text
from solitaire.typed import number_between, number_called, shortened, verb_of

HUGE = "1" * 5000
ZEROS = "0" * 5000 + "1"
LINES = ["", "hlat", HUGE, f"{HUGE}+1", f"rolled {HUGE}", f"die {ZEROS}", f"sum {HUGE}"]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(
    "line", [*LINES, f"orders {HUGE} 1 2", f"retreat {ZEROS}", f"pass {ZEROS}"]
)
def test_huge_numbers_are_refused_in_words(game: str, line: str) -> None:
    """Python itself refuses to read more than 4300 digits, with an error of its own."""
    with pytest.raises(NotNotation):
        game_named(game).rules().parse_ply(line)


def test_a_number_is_written_as_it_is_told() -> None:
    assert number_between("7", 2, 12, text("roll")) == 7
    for word, told in (("07", "write 7"), ("13", "from 2 to 12"), (ZEROS, "from 2 to 12")):
        with pytest.raises(NotNotation, match=told):
            number_between(word, 2, 12, text("roll"))


def test_the_nearest_names_are_told() -> None:
    names = {"verona": 1, "vicenza": 2}
    assert number_called("verona", names, text("area of the map")) == 1
    with pytest.raises(NotNotation, match=r"is no area of the map\. Did you mean verona\?"):
        number_called("veronna", names, text("area of the map"))
    with pytest.raises(NotNotation, match="An empty line"):
        verb_of([], names)


def test_a_long_word_is_shortened() -> None:
    assert shortened("short") == "short"
    assert len(shortened(HUGE)) == 60
