"""What stands on counters face down is explained where it is seen, or is too small and left out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.faces import BACK, enemy_face
from solitaire.games.castiglione.present.guide import GUIDE
from solitaire.games.castiglione.present.picture import _range_words
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.presenting.overlays import Question
from solitaire.presenting.picture import Face
from solitaire.text import text
from tests.ui.window_worlds import AUSTRIAN, worlds
from ui.desktop.board.counters import (
    FAR,
    NEAR,
    READABLE_PIXELS,
    least_text,
    pixmap,
)
from ui.desktop.board.stacks.items import _tool_tip
from ui.desktop.board.words import counted_lines
from ui.desktop.intelligence.inspector import area_paragraphs
from ui.desktop.style.paints import paints_of

pytestmark = pytest.mark.ui
PLAIN = Face("french", BACK, is_back=True)
MANY = replace(PLAIN, guess=text("? 13"))
NAMES = replace(PLAIN, guess=text("? Massena/Rampon"))
PAINTS = paints_of(PRESENTER.looks())


def drawn(face: Face, least: float) -> QImage:
    return pixmap(face, PAINTS, FAR, "", 144, least).toImage()


def test_words_too_small_to_read_are_left_out(qapp: object) -> None:
    readable = least_text(144)
    assert drawn(NAMES, readable) != drawn(PLAIN, readable), "written where there is room"
    tiny = least_text(33)
    assert drawn(NAMES, tiny) == drawn(PLAIN, tiny), "a plain question mark is left"
    assert drawn(MANY, tiny) != drawn(PLAIN, tiny), "two digits are large enough"
    assert tiny * 33 / 100 >= READABLE_PIXELS


@pytest.mark.parametrize("kind", ["leader", "infantry", "cavalry", "artillery"])
def test_an_unknown_that_can_only_be_of_one_kind_has_its_sign(qapp: object, kind: str) -> None:
    readable = least_text(144)
    assert drawn(replace(PLAIN, guessed_symbol=kind), readable) != drawn(PLAIN, readable)


def test_name_of_a_unit_waits_until_it_can_be_read(qapp: object) -> None:
    unit = Face("austrian", "infantry", name=text("Hohenzollern"), figures=("5", "4", "3"))
    units = (unit, replace(unit, name=text("Schwarzenberg")))
    pictures = [pixmap(one, PAINTS, NEAR, "", 144, least_text(53)).toImage() for one in units]
    assert pictures[0] == pictures[1]
    pictures = [pixmap(one, PAINTS, NEAR, "", 144, least_text(120)).toImage() for one in units]
    assert pictures[0] != pictures[1]


def test_tips_and_inspector_say_what_the_number_means(qapp: object) -> None:
    view = RULES.view(worlds()[0], AUSTRIAN)
    (stack,) = (
        one for one in PRESENTER.picture([view]).stacks_at("rivoli") if one.side != "austrian"
    )
    tip = _tool_tip(stack, "Rivoli", "French")
    many = stack.faces[0].guess.removeprefix("? ")
    assert f"“? {many}”: any of {many} counters that you cannot tell apart yet" in tip
    told = "".join(area_paragraphs(PRESENTER, view, "rivoli"))
    assert "that you cannot tell apart yet" in told
    pair = sum(1 << RULES.board.counter_by_name[name] for name in ("massena", "rampon"))
    face = enemy_face(0, (0, pair, 0, 0, 0))
    assert "may be Massena or Rampon" in face.words
    assert face.guess == "? Massena/Rampon"
    assert face.seen == "French counter, face down"


def test_range_of_victory_points_is_explained_where_it_stands(qapp: object) -> None:
    """A counter face down beside Brescia may take the city, or be nobody [4.0]."""
    view = RULES.view(worlds()[0], AUSTRIAN)
    bounds = [victory_points(RULES.board, view).points(side) for side in (0, 1)]
    is_open = all(fewest == most for fewest, most in bounds)
    assert (PRESENTER.picture([view]).banner_note == "") == is_open
    cards = {card.id: card for card in PRESENTER.picture([view]).cards}
    for (fewest, most), line in zip(bounds, cards["points"].lines, strict=True):
        told = f"{fewest} to {most}, the least and the most: counters that lie face down decide it"
        assert line.endswith(told if fewest != most else f": {fewest}")
    assert _range_words(3, 7).startswith("3 to 7, the least and the most")


def test_equal_counters_are_told_once(qapp: object) -> None:
    assert counted_lines(["a", "b", "a", "a"]) == ["3 × a", "b"]


@pytest.mark.parametrize("name", ["threats", "intelligence", "guns"])
def test_legends_explain_ranges(qapp: object, name: str) -> None:
    view = RULES.view(worlds()[0], AUSTRIAN)
    legend = PRESENTER.overlay(name, view, Question()).legend
    assert any("least to most" in words or "range" in words for _, words in legend)


def test_help_explains_them(qapp: object) -> None:
    (page,) = (one for one in GUIDE.pages() if one.title == "Face-down counters")
    words = " ".join(page.paragraphs)
    for mark in ("? 13", "12+", "3–7", "≈"):
        assert mark in words
