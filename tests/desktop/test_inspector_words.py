"""The area panel in words: what a stack is worth now, its supply, the traffic on its roads."""

from __future__ import annotations

import re

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from tests.games.castiglione.battle_positions import austrian_move
from ui.desktop.board.naming import Names
from ui.desktop.intelligence.inspector import area_paragraphs, situation_lines

POSITION = """
    option visibility mist
    at ala davidovich liptay mitrovski spiegel davidovich_art gummer
    note liptay hits=3
    at zevio bertin
"""


def told(area: str, seat: int) -> list[str]:
    view = RULES.view(austrian_move(POSITION), seat)
    words = "".join(area_paragraphs(PRESENTER, view, area))
    return [line for line in re.split(r"<[^>]+>", words) if line]


def test_worn_units_show_what_is_left_of_what_was_printed() -> None:
    lines = told("ala", AUSTRIAN)
    assert "Liptay: strength 3 of 4, cohesion 1 of 4, movement 2, 3 hits" in lines
    assert "Mitrovski: strength 3, cohesion 4, movement 2" in lines


def test_traffic_and_supply_are_sentences() -> None:
    lines = told("ala", AUSTRIAN)
    traffic = [line for line in lines if line.startswith("Traffic")]
    assert traffic == [
        "Traffic: 16 of 12 strength points of foot and guns; entering costs a point more [8.4]"
    ]
    assert any(line.startswith("Would be cut by the loss of ") for line in lines)
    assert not any(line.startswith(" ") for line in lines)


def test_strength_is_called_known_where_something_is_not() -> None:
    assert "Austrian: 6 counters, 16 strength points" in told("ala", AUSTRIAN)
    hidden = next(line for line in told("ala", FRENCH) if line.startswith("Austrian:"))
    assert hidden == "Austrian: 6 counters, 17 strength points known"  # its hits are not


def test_situation_in_words_has_the_marks() -> None:
    state = austrian_move(POSITION)
    RULES.apply(state, RULES.parse_ply("move gummer"))
    RULES.apply(state, RULES.parse_ply("to rovereto"))
    RULES.apply(state, RULES.parse_ply("halt"))
    lines = situation_lines(PRESENTER.picture([RULES.view(state, AUSTRIAN)]), Names(PRESENTER))
    assert any("Gummer" in line and "has moved" in line for line in lines)
