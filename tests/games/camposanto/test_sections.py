"""Keeps the list of paragraphs in game.toml true, and the citations of paragraphs and rulings."""

from __future__ import annotations

import re
from pathlib import Path

import solitaire.games.camposanto
from solitaire.games.camposanto.core.steps import QUESTIONS, STEP_NAMES
from solitaire.games.camposanto.data.model import load_data
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.guide import CamposantoGuide
from tests.games.castiglione.test_sections import rule_marks

TESTS = Path(__file__).parent
CODE = Path(solitaire.games.camposanto.__file__).parent
STATUS_BY_SECTION = {chapter.section: chapter.status for chapter in load_data().chapters}
CONTENTS = """
    1 1.1 1.2 1.3 2 2.1 2.2 2.3 3 4 4.1 4.2 4.3 5 5.1 5.2 5.3 5.4 5.5 6 6.1 6.2 6.3 6.4 6.5
    7 7.1 7.2 7.3 7.4 8 8.1 8.2 9 9.1 9.2 9.3 10 10.1 10.2 11 12 12.1 12.2 13
"""
"""The table of contents of the rule book."""
_CITATION = re.compile(r"(?<=\s)\[((?:\d+(?:\.\d+)?|[A-Z]\d+|ruling [A-Z]\d+)(?:, [^\[\]]+)*)\]")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_RULING = re.compile(r"\b[GOAMRTFSCNV]\d+\b")


def cited() -> list[tuple[str, str]]:
    """Every bracket in a text or comment of the code that cites something, and where."""
    found = []
    for path in sorted(CODE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines():
            if '"' in line or "#" in line:
                found += [(cite, path.name) for cite in _CITATION.findall(line)]
    return found


def test_every_numbered_paragraph_is_listed_once_and_in_order() -> None:
    assert [chapter.section for chapter in load_data().chapters] == CONTENTS.split()


def test_a_paragraph_that_is_not_done_says_why() -> None:
    for chapter in load_data().chapters:
        assert chapter.status == "done" or len(chapter.reason) > 10, chapter


def test_every_paragraph_in_force_has_a_test_with_its_number() -> None:
    tested = {section for section, _ in rule_marks(TESTS)}
    in_force = {name for name, status in STATUS_BY_SECTION.items() if status != "not used"}
    assert sorted(in_force - tested) == []
    assert sorted(tested - set(STATUS_BY_SECTION)) == []


def test_every_citation_names_a_listed_paragraph_or_ruling() -> None:
    rulings = set(CamposantoGuide(RULES.board).rule_titles())
    for cite, where in cited():
        for number in _NUMBER.findall(_RULING.sub("", cite)):
            assert number in STATUS_BY_SECTION, f"{number} ({where})"
        for ruling in _RULING.findall(cite):
            assert ruling in rulings, f"{ruling} ({where})"


def test_every_question_cites_a_paragraph_and_has_help() -> None:
    guide = CamposantoGuide(RULES.board)
    for step, question in enumerate(QUESTIONS[:-1]):
        assert re.search(r"\[\d", question), question
        if not STEP_NAMES[step].endswith("_roll"):
            assert len(guide.question_help(question)) > 40, STEP_NAMES[step]


def test_every_paragraph_is_told_in_our_words() -> None:
    guide = CamposantoGuide(RULES.board)
    for section, status in STATUS_BY_SECTION.items():
        assert status == "not used" or len(guide.rule(section)) > 1, section
