"""What stands on counters face down is explained where it is seen, or is too small and left out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.registry import game_of
from tests.ui.window_worlds import AUSTRIAN, worlds
from ui.desktop.board.boxes import boxes
from ui.desktop.board.boxes_items import boxes_words, range_words
from ui.desktop.board.counters import (
    FAR,
    NEAR,
    READABLE_PIXELS,
    least_text,
    pixmap,
)
from ui.desktop.board.overlays.marks import Question
from ui.desktop.board.overlays.overlays import OVERLAYS
from ui.desktop.board.situation import BACK, Face
from ui.desktop.board.stacks.items import _tool_tip
from ui.desktop.board.stacks.stacks import Card, counted_lines, piles
from ui.desktop.help.books import _PLAYING
from ui.desktop.intelligence.inspector import area_paragraphs

pytestmark = pytest.mark.ui
MANY = Card(Face("french", BACK), suspicion="1 of 13")
NAMES = Card(Face("french", BACK), suspicion="Massena or Rampon")
PLAIN = Card(Face("french", BACK))


def drawn(card: Card, least: float) -> QImage:
    return pixmap(card, FAR, "", 144, least).toImage()


def test_words_too_small_to_read_are_left_out(qapp: object) -> None:
    readable = least_text(144)
    assert drawn(NAMES, readable) != drawn(PLAIN, readable), "written where there is room"
    tiny = least_text(33)
    assert drawn(NAMES, tiny) == drawn(PLAIN, tiny), "a plain question mark is left"
    assert drawn(MANY, tiny) != drawn(PLAIN, tiny), "two digits are large enough"
    assert tiny * 33 / 100 >= READABLE_PIXELS


def test_name_of_a_unit_waits_until_it_can_be_read(qapp: object) -> None:
    unit = Card(Face("austrian", "infantry", "Hohenzollern", numbers=(5, 4, 3)))
    other = Card(Face("austrian", "infantry", "Schwarzenberg", numbers=(5, 4, 3)))
    pictures = [pixmap(one, NEAR, "", 144, least_text(53)).toImage() for one in (unit, other)]
    assert pictures[0] == pictures[1]
    pictures = [pixmap(one, NEAR, "", 144, least_text(120)).toImage() for one in (unit, other)]
    assert pictures[0] != pictures[1]


def test_tips_and_inspector_say_what_the_number_means(qapp: object) -> None:
    view = RULES.view(worlds()[0], AUSTRIAN)
    pile = next(
        one
        for one in piles(RULES.board, view)
        if one.has_secrets and RULES.board.area_names[one.area] == "rivoli"
    )
    tip = _tool_tip(pile, "Rivoli")
    many = pile.cards[0].suspicion.removeprefix("1 of ")
    assert f"“? {many}”: any of {many} counters that you cannot tell apart yet" in tip
    told = "".join(area_paragraphs(game_of(RULES).guide(), view, "rivoli"))
    assert "that you cannot tell apart yet" in told
    assert "may be Massena or Rampon" in NAMES.words()
    assert NAMES.words() != PLAIN.words()


def test_range_of_victory_points_is_explained_where_it_stands(qapp: object) -> None:
    """A counter face down beside Brescia may take the city, or be nobody [4.0]."""
    view = RULES.view(worlds()[0], AUSTRIAN)
    bounds = [victory_points(RULES.board, view).points(side) for side in (0, 1)]
    is_open = all(fewest == most for fewest, most in bounds)
    assert (PRESENTER.picture([view]).banner_note == "") == is_open
    assert "the least and the most" in range_words(3, 7)
    words = "\n".join(boxes_words(replace(boxes(RULES.board, view), points=((3, 7), (0, 0)))))
    assert "3 to 7, the least and the most: counters that lie face down decide it" in words
    assert "0, the least" not in words


def test_equal_counters_are_told_once(qapp: object) -> None:
    assert counted_lines(["a", "b", "a", "a"]) == ["3 × a", "b"]


@pytest.mark.parametrize("name", ["threats", "intelligence", "guns"])
def test_legends_explain_ranges(qapp: object, name: str) -> None:
    view = RULES.view(worlds()[0], AUSTRIAN)
    legend = OVERLAYS[name](RULES.board, view, Question()).legend
    assert any("least to most" in words or "range" in words for _, words in legend)


def test_help_explains_them(qapp: object) -> None:
    (leaf,) = (one for one in _PLAYING if one.title == "Face-down counters")
    text = " ".join(leaf.paragraphs)
    for mark in ("? 13", "12+", "3–7", "≈"):
        assert mark in text
