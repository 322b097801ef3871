"""Keeps the list of sections in game.toml true, and the citations of sections and rulings."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import solitaire.games.castiglione
from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.data.model import load_data
from solitaire.games.castiglione.present.guide import GUIDE

TESTS = Path(__file__).parent
CODE = Path(solitaire.games.castiglione.__file__).parent
STATUS_BY_SECTION = {chapter.section: chapter.status for chapter in load_data().chapters}

# [8.5.1], [8.6.2, 9.6], [4.2 A]; not [R4], and not an index such as [0] or [1:].
_CITATION = re.compile(r"\[(\d+\.\d[^\[\]]*)\]")
_NUMBER = re.compile(r"\d+(?:\.\d+)+")
_RULING = re.compile(r"\[R(\d+)\]")


# -- what the sources say -------------------------------------------------------------------------


def rule_marks(root: Path) -> Iterator[tuple[str, str]]:
    """Every section that a test under this folder is marked with, and where."""
    for path in sorted(root.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for section in _sections_of(node.decorator_list):
                    yield section, f"{path.name}: {node.name}"
            if isinstance(node, ast.keyword) and node.arg == "marks":
                for section in _sections_of([node.value]):
                    yield section, f"{path.name}:{node.value.lineno}"


def _sections_of(expressions: list[ast.expr]) -> Iterator[str]:
    """Arguments of rule("8.3") and pytest.mark.rule("8.3")."""
    for expression in expressions:
        for node in ast.walk(expression):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if isinstance(node.func, ast.Name):
                called = node.func.id
            if called == "rule":
                yield from (str(one.value) for one in node.args if isinstance(one, ast.Constant))


def citations(root: Path) -> Iterator[tuple[str, str]]:
    """Every section cited in the code, and where."""
    for path in sorted(root.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for citation in _CITATION.findall(line):
                for section in _NUMBER.findall(citation):
                    yield section, f"{path.name}:{number}"


def cited_rulings(root: Path) -> Iterator[tuple[int, str]]:
    for path in sorted(root.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for ruling in _RULING.findall(line):
                yield int(ruling), f"{path.name}:{number}"


def rulings() -> dict[str, dict[str, str]]:
    with resource_folder("castiglione").joinpath("rulings.toml").open("rb") as file:
        found: list[dict[str, str]] = tomllib.load(file)["rulings"]
    return {ruling["number"]: ruling for ruling in found}


def ruling_numbers() -> list[int]:
    return [int(number.removeprefix("R")) for number in rulings()]


def unknown(found: Iterator[tuple[str, str]]) -> list[str]:
    return [f"{section} ({where})" for section, where in found if section not in STATUS_BY_SECTION]


# -- the list itself ------------------------------------------------------------------------------

CONTENTS = """
    1.0 1.1 1.2
    2.0 2.1 2.1.1 2.1.2 2.1.3 2.2 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.2.7 2.3
    3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8
    4.0 4.1 4.2
    5.0 5.1 5.2 5.3 5.4 5.5 5.6 5.7
    6.0 7.0
    8.0 8.1 8.2 8.3 8.4 8.5 8.5.1 8.5.2 8.6 8.6.1 8.6.2 8.6.3
    9.0 9.1 9.1.1 9.1.2 9.2 9.3 9.4 9.5 9.6
    10.0 11.0 12.0 12.1 12.2
    13.0 13.1 13.1.1 13.1.2 13.2 13.2.1 13.2.2 13.2.3
    14.0 14.1 14.2 14.3 14.4 14.5 15.0 16.0 17.0 18.0 19.0 20.0
"""
"""The table of contents of the rule book v1.1 and the play book v1.0."""


def test_every_numbered_section_is_listed_once_and_in_order() -> None:
    assert [chapter.section for chapter in load_data().chapters] == CONTENTS.split()


def test_a_section_that_is_not_done_says_why() -> None:
    for chapter in load_data().chapters:
        assert chapter.status == "done" or len(chapter.reason) > 10, chapter


# -- tests and citations against the list ---------------------------------------------------------


def test_every_section_that_is_done_has_a_test() -> None:
    tested = {section for section, _ in rule_marks(TESTS)}
    in_force = {name for name, status in STATUS_BY_SECTION.items() if status != "not used"}
    assert sorted(in_force - tested) == []


def test_every_mark_names_a_listed_section() -> None:
    assert unknown(rule_marks(TESTS)) == []


def test_every_citation_names_a_listed_section() -> None:
    assert unknown(citations(CODE)) == []


def test_rulings_are_numbered_without_gaps() -> None:
    assert ruling_numbers() == list(range(1, len(ruling_numbers()) + 1))


def test_every_cited_ruling_is_written_down() -> None:
    written = set(ruling_numbers())
    assert [where for ruling, where in cited_rulings(CODE) if ruling not in written] == []


def test_every_ruling_names_its_sections() -> None:
    for number, ruling in rulings().items():
        numbers = _NUMBER.findall(" ".join(_CITATION.findall(ruling["title"])))
        assert numbers, number
        assert [one for one in numbers if one not in STATUS_BY_SECTION] == [], number


def test_every_ruling_says_what_is_open_what_is_decided_and_what_else_could_be() -> None:
    for number, ruling in rulings().items():
        assert set(ruling) == {"number", "title", "gap", "decision", "alternatives"}
        assert all(ruling.values()), number


def test_a_player_can_read_the_rulings_one_by_one_and_all_together() -> None:
    guide = GUIDE
    assert "Rulings" in guide.rule_titles()
    whole = guide.rule("rulings")
    for number, ruling in rulings().items():
        lines = guide.rule(number.lower())
        assert lines == [
            f"{number} {ruling['title']}",
            f"Left open: {ruling['gap']}",
            f"Decided: {ruling['decision']}",
            f"Instead: {ruling['alternatives']}",
        ]
        assert whole[whole.index(lines[0]) :][:4] == lines


# -- the checks find what they look for -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ('@rule("99.1")\ndef test_one() -> None: ...\n', "99.1"),
        ('@pytest.mark.rule("99.2")\ndef test_two() -> None: ...\n', "99.2"),
        ('CASES = [pytest.param(1, marks=rule("99.3"))]\n', "99.3"),
    ],
)
def test_a_planted_mark_is_found(tmp_path: Path, text: str, section: str) -> None:
    (tmp_path / "test_planted.py").write_text(text, encoding="utf-8")
    assert [found for found, _ in rule_marks(tmp_path)] == [section]
    assert len(unknown(rule_marks(tmp_path))) == 1


def test_planted_citations_are_found(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        '"""Does things [8.6.2, 99.9] [R4]."""\nx = [1][0]  # [R99]\n', encoding="utf-8"
    )
    assert [section for section, _ in citations(tmp_path)] == ["8.6.2", "99.9"]
    assert unknown(citations(tmp_path)) == ["99.9 (planted.py:1)"]
    assert [ruling for ruling, _ in cited_rulings(tmp_path)] == [4, 99]
