"""The odds calculator says what `campagna odds` says, and keeps the form when sides are swapped."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds import engagement as odds_engagement
from solitaire.games.castiglione.odds.results import PLANS
from solitaire.games.castiglione.odds.retreat import best_plan, compare_plans
from solitaire.games.castiglione.present.odds.desk import DESK
from solitaire.games.castiglione.present.odds.forms import FORMS
from solitaire.games.castiglione.present.odds.questions import described_combat
from solitaire.games.castiglione.present.odds.stacks import stacks_seen
from solitaire.games.castiglione.staff.ground import terrain_for
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from solitaire.presenting.odds_sheet import NoAnswer, OddsSheet
from solitaire.registry import game_named
from tests.ui.window_worlds import worlds
from ui.common.odds_lines import command_words, sheet_lines
from ui.desktop.combat.calculator import PAUSE, OddsDialog
from ui.desktop.combat.form_inputs import LineInput
from ui.main import main

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
COMBAT = "combat"
USUAL = {
    "terrain": "clear",
    "initiative": "attacker",
    "attacker-policy": "fight-on",
    "defender-policy": "fight-on",
    "policy": "fight-on",
    "losses": "spread",
    "targets": "concentrate",
    "compare-plans": "yes",
}
NAMED = {
    **USUAL,
    "attacker": "gummer, liptay:1",
    "defender": "Massena, Victor",
    "terrain": "mountain",
    "initiative": "defender",
}
NUMBERS = {
    **USUAL,
    "attacker": "austrian, 23 sp, leader 1, 2 cavalry, 2 guns",
    "defender": "french, 25 sp, leader 2, 6 cavalry, 3 guns",
    "marched": "yes",
    "attacker-policy": "stop-if-behind",
}
PATIENCE = 60_000


def answered(values: dict[str, str]) -> OddsSheet:
    *_, last = DESK.ask(COMBAT, values)
    return last


def text_of(values: dict[str, str]) -> str:
    return "\n".join(sheet_lines(answered(values)))


def wait_for_answer(qtbot: QtBot, dialog: OddsDialog) -> None:
    """The last one, in which plans are compared."""
    qtbot.waitUntil(lambda: "best by hits" in dialog.answer.toPlainText(), timeout=PATIENCE)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[OddsDialog]:
    dialog = OddsDialog(game_named(RULES.name))
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


@pytest.mark.parametrize("values", [NAMED, NUMBERS])
def test_figures_are_those_of_the_terminal(
    values: dict[str, str], dialog: OddsDialog, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command that the calculator copies prints what it shows."""
    dialog.show_values(values)
    wait_for_answer(qtbot, dialog)
    words = command_words(FORMS[0], values).removeprefix("campagna ")
    assert main(shlex.split(words)) == 0
    text = dialog.answer.toPlainText()
    assert text == capsys.readouterr().out.rstrip("\n")
    for part in ("Hits inflicted", "wins:", "ahead afterwards", "best by hits"):
        assert part in text
    assert ("Units eliminated" in text) == (values is NAMED)


def test_plans_are_compared_by_exact_odds() -> None:
    asked = described_combat(NUMBERS)
    plans = compare_plans(RULES.board, asked)
    assert [(one.role, one.plan) for one in plans] == [(r, p) for r in (0, 1) for p in PLANS]
    odds = odds_engagement.engagement_odds(RULES.board, asked)
    own = next(one for one in plans if (one.role, one.plan) == (0, "stop-if-behind"))
    assert own.win == odds.win("attacker")
    other = next(one for one in plans if (one.role, one.plan) == (1, "fight-on"))
    assert (other.inflicted, other.suffered) == (own.suffered, own.inflicted)
    for role in (0, 1):
        best = best_plan(plans, role)
        assert all(best.margin >= one.margin for one in plans if one.role == role)
    stays = {one.plan: one.win for one in plans if one.role == 0}
    assert stays["fight-on"] >= stays["break-off"]


def test_answer_comes_and_one_key_swaps_sides_without_losing_anything(
    dialog: OddsDialog, qtbot: QtBot
) -> None:
    dialog.show_values(NAMED)
    wait_for_answer(qtbot, dialog)
    assert dialog.answer.toPlainText() == text_of(NAMED)
    qtbot.keyClick(dialog, Qt.Key.Key_F9)
    swapped = {
        **NAMED,
        "attacker": NAMED["defender"],
        "defender": NAMED["attacker"],
        "initiative": "attacker",
    }
    assert dialog.values() == swapped
    wait_for_answer(qtbot, dialog)
    assert dialog.answer.toPlainText() == text_of(swapped)
    qtbot.keyClick(dialog, Qt.Key.Key_F9)
    assert dialog.values() == NAMED


def test_swapping_takes_the_plans_along(dialog: OddsDialog) -> None:
    dialog.show_values(NUMBERS)
    dialog.swap_sides()
    plans = [dialog.values()[f"{role}-policy"] for role in ("attacker", "defender")]
    assert plans == ["fight-on", "stop-if-behind"]


def test_copy_is_text_with_the_command(dialog: OddsDialog, qtbot: QtBot) -> None:
    dialog.show_values(NUMBERS)
    wait_for_answer(qtbot, dialog)
    dialog.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith('campagna odds combat "--attacker=austrian, 23 sp')
    assert "the attacker wins" in text


def test_what_cannot_be_read_is_said_in_a_sentence() -> None:
    for (attacker, defender), sentence in {
        ("french_garrison_1", "gummer"): "garrisons never leave their city",
        ("gummer", "french_garrison_1"): "choose city as the terrain",
        ("nobody", "massena"): "nobody",
        ("massena, gummer", "liptay"): "one side",
    }.items():
        with pytest.raises(NoAnswer, match=sentence):
            answered({**USUAL, "attacker": attacker, "defender": defender})


@pytest.mark.parametrize(
    ("attacker", "defender", "sentence"),
    [
        ("", "", "Name units of both sides"),
        ("", "massena", "Who attacks?"),
        ("gummer", " ", "Who defends?"),
    ],
)
def test_what_is_missing_is_said_at_once(
    dialog: OddsDialog, attacker: str, defender: str, sentence: str
) -> None:
    dialog.show_values({"attacker": attacker, "defender": defender})
    assert dialog.summary.text().startswith(sentence)


def test_summary_is_the_essence_of_the_answer() -> None:
    wins = re.search(r"the attacker wins: ([<>\d.]+ %)", text_of(NUMBERS))
    assert wins is not None
    assert f"The attacker wins {wins[1]}" in answered(NUMBERS).summary


POSITION = """castiglione position 1
turn 3
phase first_movement
active austrian
first austrian
initiative french
at castiglione massena victor rampon
at castiglione gummer liptay
at brescia rusca
"""


def units(dialog: OddsDialog, role: str) -> str:
    found = dialog.inputs[role]
    assert isinstance(found, LineInput)
    return found.line.text()


def test_form_is_filled_from_the_map_as_far_as_the_side_knows(dialog: OddsDialog) -> None:
    state = RULES.parse_position(POSITION)
    views = [RULES.view(state, seat) for seat in (0, 1)]
    place = RULES.board.area_by_name["castiglione"]
    for seen in (views, views[:1], views[1:]):
        found = DESK.prefilled(COMBAT, seen, "castiglione")
        hidden = sum(one.unknown for one in stacks_seen(seen) if one.area == place)
        assert found.note == (f"{hidden} counters face down are not counted." if hidden else "")
        assert found.values["initiative"] == "defender"
    values = DESK.prefilled(COMBAT, views, "castiglione").values
    assert values["attacker"] == "Gummer, Liptay"
    assert values["defender"] == "Massena, Rampon, Victor"
    alone = DESK.prefilled(COMBAT, views, "brescia").values
    assert (alone["attacker"], alone["defender"], alone["terrain"]) == ("", "Rusca", "city")
    dialog.fill_from(views[:1], "brescia")
    assert units(dialog, "defender") == "Rusca"
    stack = dialog.stacks["attacker"]
    assert any("Brescia" in stack.itemText(row) for row in range(stack.count()))


def take(dialog: OddsDialog, role: str, words: str) -> None:
    """As a person does who picks a line of the list."""
    stack = dialog.stacks[role]
    row = next(row for row in range(stack.count()) if words in stack.itemText(row))
    stack.setCurrentIndex(row)
    stack.activated.emit(row)


def test_garrison_taken_from_the_map_defends_its_city_and_never_attacks(
    dialog: OddsDialog, qtbot: QtBot
) -> None:
    start = RULES.start({})
    dialog.fill_from([RULES.view(start, seat) for seat in (0, 1)], "ronco")
    assert dialog.values()["terrain"] == "clear"
    take(dialog, "attacker", "Austrian, Vicenza")
    assert "Minkwitz" in units(dialog, "attacker")
    assert "Garrison" not in units(dialog, "attacker")
    take(dialog, "defender", "French, Verona")
    assert units(dialog, "defender") == "Valette, French Garrison 3"
    assert dialog.values()["terrain"] == "city"
    qtbot.waitUntil(lambda: "The combat ends" in dialog.answer.toPlainText(), timeout=PATIENCE)


def test_stack_face_down_says_what_is_missing_and_counts_nothing(
    dialog: OddsDialog, qtbot: QtBot
) -> None:
    dialog.fill_from([RULES.view(worlds()[0], AUSTRIAN)], "")
    take(dialog, "attacker", "Austrian, Rovereto")
    take(dialog, "defender", "French, Rivoli")
    assert dialog.note.text() == "1 counter face down is not counted."
    assert dialog.summary.text().startswith("Who defends?")
    qtbot.wait(2 * PAUSE)
    assert dialog.summary.text().startswith("Who defends?"), "no count was begun"
    dialog.inputs["defender"].set_value("14 sp")
    assert dialog.summary.text() == "Counting the odds…"
    qtbot.waitUntil(lambda: "The attacker wins" in dialog.summary.text(), timeout=PATIENCE)


def die_at_once(connection: Connection) -> None:
    connection.recv()
    raise SystemExit(2)


def test_count_that_is_lost_is_said(qtbot: QtBot) -> None:
    dialog = OddsDialog(game_named(RULES.name), serve=die_at_once)
    qtbot.addWidget(dialog)
    dialog.show_values(NAMED)
    sentence = "These odds could not be worked out."
    qtbot.waitUntil(lambda: dialog.summary.text() == sentence, timeout=60_000)
    dialog.close()


@pytest.mark.rule("5.6")
def test_mantua_shelters_besiegers_only_while_it_is_besieged() -> None:
    start = RULES.start({})
    view = RULES.view(start, 0)
    mantua = RULES.board.mantua
    assert terrain_for(RULES.board, view, mantua, FRENCH) == "city"
    assert terrain_for(RULES.board, view, mantua, AUSTRIAN) == "clear"
    start.besieged = False
    assert terrain_for(RULES.board, RULES.view(start, 0), mantua, FRENCH) == "clear"
    assert terrain_for(RULES.board, view, RULES.board.area_by_name["rivoli"], FRENCH) == "mountain"
