"""The window of the Quadrilateral in French: names, numbers, and lines that are not cut."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral import GAME
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.cards import siege_rows
from solitaire.games.quadrilateral.present.guide import GUIDE
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import FRENCH, STEPS_PER_SP
from solitaire.presenting.adjutant import Foresight
from solitaire.presenting.estimates import Intelligence
from solitaire.presenting.guide import Estimate
from solitaire.text import text
from tests.games.quadrilateral.test_adjutant import at_marches
from ui.desktop.board.beside_map.card_items import fitting_pixels
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.combat.form_inputs import ChoiceInput
from ui.desktop.play.words.foresight_words import chances_words
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated, use_language
from ui.desktop.style.number_words import signed
from ui.desktop.style.translation import catalogue
from ui.desktop.watch.engine import Judgement
from ui.desktop.watch.map import belief_marks
from ui.main import main

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
PATIENCE = 60_000
NO_BREAK = "\N{NO-BREAK SPACE}"
LARGE, DEMI = 25, QFont.Weight.DemiBold


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "fr")
    yield
    use_language(qapp, "en")


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[OddsDialog]:
    dialog = OddsDialog(GAME)
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


@pytest.mark.usefixtures("french")
def test_the_calculator_offers_leaders_and_places_by_their_names(dialog: OddsDialog) -> None:
    for name, many, words in (
        ("attacker", RULES.board.leaders, "Masséna"),
        ("place", RULES.board.places, "Vérone"),
    ):
        found = dialog.inputs[name]
        assert isinstance(found, ChoiceInput)
        assert found.combo.count() == many
        assert found.combo.findText(words) >= 0
        assert found.combo.findText(words.lower()) < 0
    dialog.show_values({"attacker": "massena", "defender": "alvinczy"})
    dialog.swap_sides()
    assert (dialog.values()["attacker"], dialog.values()["defender"]) == ("alvinczy", "massena")


def test_the_command_that_is_copied_asks_the_same_of_this_game(
    dialog: OddsDialog, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    dialog.choose_form("initiative")
    qtbot.waitUntil(lambda: "%" in dialog.answer.toPlainText(), timeout=PATIENCE)
    assert dialog.summary.text() == f"Marches: 83.3{NO_BREAK}%"
    dialog.copy_text()
    command, _, told = QGuiApplication.clipboard().text().partition("\n")
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out.strip() in told


@pytest.mark.usefixtures("french")
def test_estimates_are_strength_points_with_a_comma() -> None:
    view = RULES.view(at_marches("rivoli", 3), FRENCH)
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(6)]
    found = GUIDE.estimates(view, worlds, [1 / 6] * 6)
    table = PRESENTER.estimates(Intelligence(tuple(found), 6))
    cells = {row.place: [translated(cell) for cell in row.cells] for row in table.rows}
    assert cells["padova"][:2] == ["Padoue (1)", "9,6"]
    # The demonstration writes the same on its map, where counters have strength points, too.
    judgement = Judgement(FRENCH, 0.5, tuple(found))
    marks = {mark.place: mark.text for mark in belief_marks(judgement)}
    assert marks["padova"] == "≈9,6"


def test_a_long_list_of_guesses_is_short_in_its_cell_and_whole_in_its_tip() -> None:
    names = ("loudon", "schubirz", "spork", "mitrovsky", "gummer")
    guesses = tuple((name, 0.19 - number / 100) for number, name in enumerate(names))
    one = Estimate("mantova", 1, (), (12.0, 0, 15), guesses, 0.2, STEPS_PER_SP)
    (row,) = PRESENTER.estimates(Intelligence((one,), 400)).rows
    assert row.cells[1] == "2.4 (0–3)"
    short = "Loudon 19 %, Schubirz 18 %, Spork 17 %, 2 more, vedettes: 0.2"
    whole = "Loudon 19 %, Schubirz 18 %, Spork 17 %, Mitrovsky 16 %, Gummer 15 %, vedettes: 0.2"
    assert [one.replace(NO_BREAK, " ") for one in (row.cells[2], row.tips[2])] == [short, whole]


@pytest.mark.usefixtures("french")
def test_counters_have_their_strength_with_a_comma() -> None:
    picture = PRESENTER.picture([RULES.view(at_marches("rivoli", 3), FRENCH)])
    figures = [one for stack in picture.stacks for face in stack.faces for one in face.figures]
    parted = {translated(one) for one in figures if "." in one}
    assert parted
    assert all("," in one and "." not in one for one in parted)
    assert {translated(one) for one in figures if "." not in one} <= {*figures}
    assert all("." not in translated(stack.summary) for stack in picture.stacks)


@pytest.mark.usefixtures("french")
def test_what_is_large_on_a_card_becomes_smaller_before_it_is_cut() -> None:
    """Mantova without a siege has the longest line in French."""
    state = at_marches("rivoli", 3)
    state.besieged = 0
    words = translated(siege_rows(RULES.view(state, FRENCH))[0].words)
    room = 180
    wide = QFontMetricsF(theme.font("serif", LARGE, DEMI)).horizontalAdvance(words)
    assert wide > room
    pixels = fitting_pixels(words, room, LARGE, DEMI)
    assert pixels < LARGE
    assert QFontMetricsF(theme.font("serif", pixels, DEMI)).horizontalAdvance(words) <= room


@pytest.mark.usefixtures("french")
def test_numbers_and_colons_are_those_of_the_language() -> None:
    assert signed(-27.61) == "\N{MINUS SIGN}27,6"
    assert signed(0.0) == "+0,0"
    foresight = Foresight("rivoli", chances=((text("stays where it is"), Fraction(1, 3)),))
    assert chances_words(foresight).replace(NO_BREAK, " ") == "reste sur place : 2 sur 6 (33 %)"


def test_everything_that_has_a_look_has_a_french_name() -> None:
    """The tables say what stands there: ground, kind of counter, marks."""
    looks = PRESENTER.looks().looks()
    known = {source for _, source in catalogue("fr").texts}
    titles = {one.title for one in (*looks.grounds.values(), *looks.symbols.values())}
    titles |= {one.title for one in looks.marks.values()} - {""}
    assert len(titles) > 15
    assert titles <= known


@pytest.mark.usefixtures("french")
def test_no_line_begins_with_a_colon() -> None:
    """Neither of the window's own words nor of the game's."""
    assert tr("{title}: {names}", title="a", names="b") == f"a{NO_BREAK}: b"
    told = text("{place}: {state}", place="Rivoli", state="x")
    assert translated(told) == f"Rivoli{NO_BREAK}: x"
