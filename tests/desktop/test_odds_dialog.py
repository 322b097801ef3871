"""The odds calculator says what `campagna odds` says, and keeps the form when sides are swapped."""

from __future__ import annotations

import re
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
from solitaire.games.castiglione.staff.ground import terrain_for
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from tests.ui.window_worlds import worlds
from ui.desktop.combat.calculator import PAUSE, OddsDialog
from ui.desktop.combat.calculator_question import (
    OddsQuestion,
    answered,
    question_at,
    stacks_seen,
)
from ui.main import main
from ui.terminal.odds import combat_arguments as odds_combat_arguments
from ui.terminal.odds.parser import sub_parser

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
NAMED = OddsQuestion(("gummer, liptay:1", "Massena, Victor"), "mountain", "defender")
NUMBERS = OddsQuestion(
    ("austrian, 23 sp, leader 1, 2 cavalry, 2 guns", "french, 25 sp, leader 2, 6 cavalry, 3 guns"),
    marched=True,
    plans=("stop-if-behind", "fight-on"),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[OddsDialog]:
    dialog = OddsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


@pytest.mark.parametrize("question", [NAMED, NUMBERS])
def test_figures_are_those_of_the_terminal(
    question: OddsQuestion, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", "combat", *question.words()]) == 0
    told = capsys.readouterr().out.rstrip("\n")
    text = answered(question).text
    assert text.startswith(told)
    for part in ("Hits inflicted", "wins:", "ahead afterwards", "best by hits"):
        assert part in text
    assert ("Units eliminated" in text) == (question is NAMED)


def test_plans_are_compared_by_exact_odds() -> None:
    parser = sub_parser("odds", "", "")
    odds_combat_arguments.add_arguments(parser)
    asked = odds_combat_arguments.described(parser.parse_args(NUMBERS.words()))
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
    dialog.show_question(NAMED)
    qtbot.waitUntil(lambda: "The combat ends" in dialog.answer.toPlainText(), timeout=60_000)
    assert dialog.answer.toPlainText() == answered(NAMED).text
    qtbot.keyClick(dialog, Qt.Key.Key_F9)
    assert dialog.question() == NAMED.swapped()
    assert (dialog.question().terrain, dialog.question().initiative) == ("mountain", "attacker")
    qtbot.waitUntil(lambda: "The combat ends" in dialog.answer.toPlainText(), timeout=60_000)
    assert dialog.answer.toPlainText() == answered(NAMED.swapped()).text
    qtbot.keyClick(dialog, Qt.Key.Key_F9)
    assert dialog.question() == NAMED


def test_copy_is_text_with_the_command(dialog: OddsDialog, qtbot: QtBot) -> None:
    dialog.show_question(NUMBERS)
    qtbot.waitUntil(lambda: "The combat ends" in dialog.answer.toPlainText(), timeout=60_000)
    dialog.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith('campagna odds combat "--attacker=austrian, 23 sp')
    assert "the attacker wins" in text


def test_what_cannot_be_read_is_said_in_a_sentence() -> None:
    for forces, sentence in {
        ("", ""): "Name units of both sides",
        ("", "massena"): "Who attacks?",
        ("gummer", " "): "Who defends?",
        ("french_garrison_1", "gummer"): "garrisons never leave their city",
        ("gummer", "french_garrison_1"): "choose city as the terrain",
        ("nobody", "massena"): "nobody",
        ("massena, gummer", "liptay"): "one side",
    }.items():
        answer = answered(OddsQuestion(forces))
        assert sentence in answer.summary
        assert not answer.text


def test_summary_is_the_essence_of_the_answer() -> None:
    answer = answered(NUMBERS)
    wins = re.search(r"the attacker wins: ([<>\d.]+ %)", answer.text)
    assert wins is not None
    assert f"The attacker wins {wins[1]}" in answer.summary


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


def test_form_is_filled_from_the_map_as_far_as_the_side_knows(dialog: OddsDialog) -> None:
    state = RULES.parse_position(POSITION)
    views = [RULES.view(state, seat) for seat in (0, 1)]
    place = RULES.board.area_by_name["castiglione"]
    for seen in (views, views[:1], views[1:]):
        question, note = question_at(seen, "castiglione")
        hidden = sum(one.unknown for one in stacks_seen(seen) if one.area == place)
        assert note == (f"{hidden} counters face down are not counted." if hidden else "")
        assert question.initiative == "defender"
    question, _ = question_at(views, "castiglione")
    assert question.forces == ("Gummer, Liptay", "Massena, Rampon, Victor")
    alone, _ = question_at(views, "brescia")
    assert alone.forces == ("", "Rusca")
    assert alone.terrain == "city"
    dialog.fill_from(views[:1], "brescia")
    assert dialog.boxes[1].units.text() == "Rusca"
    titles = [dialog.boxes[0].stack.itemText(row) for row in range(dialog.boxes[0].stack.count())]
    assert any("Brescia" in title for title in titles)


def row_of(dialog: OddsDialog, role: int, words: str) -> int:
    stack = dialog.boxes[role].stack
    return next(row for row in range(stack.count()) if words in stack.itemText(row))


def take(dialog: OddsDialog, role: int, words: str) -> None:
    """As a person does who picks a line of the list."""
    row = row_of(dialog, role, words)
    dialog.boxes[role].stack.setCurrentIndex(row)
    dialog.boxes[role].stack.activated.emit(row)


def test_garrison_taken_from_the_map_defends_its_city_and_never_attacks(
    dialog: OddsDialog, qtbot: QtBot
) -> None:
    start = RULES.start({})
    dialog.fill_from([RULES.view(start, seat) for seat in (0, 1)], "ronco")
    assert dialog.question().terrain == "clear"
    take(dialog, 0, "Austrian, Vicenza")
    assert "Minkwitz" in dialog.boxes[0].units.text()
    assert "Garrison" not in dialog.boxes[0].units.text()
    take(dialog, 1, "French, Verona")
    assert dialog.boxes[1].units.text() == "Valette, French Garrison 3"
    assert dialog.question().terrain == "city"
    qtbot.waitUntil(lambda: "The combat ends" in dialog.answer.toPlainText(), timeout=60_000)


def test_stack_face_down_says_what_is_missing_and_counts_nothing(
    dialog: OddsDialog, qtbot: QtBot
) -> None:
    dialog.fill_from([RULES.view(worlds()[0], AUSTRIAN)], "")
    take(dialog, 0, "Austrian, Rovereto")
    take(dialog, 1, "French, Rivoli")
    assert dialog.note.text() == "1 counter face down is not counted."
    assert dialog.summary.text().startswith("Who defends?")
    qtbot.wait(2 * PAUSE)
    assert dialog.summary.text().startswith("Who defends?"), "no count was begun"
    dialog.boxes[1].units.setText("14 sp")
    assert dialog.summary.text() == "Counting the odds…"
    qtbot.waitUntil(lambda: "The attacker wins" in dialog.summary.text(), timeout=60_000)


def die_at_once(connection: Connection) -> None:
    connection.recv()
    raise SystemExit(2)


def test_count_that_is_lost_is_said(qtbot: QtBot) -> None:
    dialog = OddsDialog(serve=die_at_once)
    qtbot.addWidget(dialog)
    dialog.show_question(NAMED)
    sentence = "These odds could not be counted."
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
