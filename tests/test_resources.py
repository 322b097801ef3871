"""Reading CSV and TOML: true line numbers, every fault at once, harmless values meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.data.basis import is_basis
from solitaire.data.problems import (
    WHOLE_FILE,
    BadData,
    Problem,
    Problems,
)
from solitaire.data.resource_csv import Row, Table, read_csv
from solitaire.data.resource_toml import read_toml, toml_line
from solitaire.data.resources import Reader

COLUMNS = ("id", "name", "size")


def read(text: str, *columns: str) -> tuple[Table, list[Problem]]:
    problems = Problems()
    table = read_csv("file.csv", text, problems)
    table.expect_columns(columns or COLUMNS)
    return table, found(problems)


def found(problems: Problems) -> list[Problem]:
    try:
        problems.raise_if_any()
    except BadData as bad:
        return list(bad.problems)
    return []


def places(problems: list[Problem]) -> list[int]:
    return [problem.line for problem in problems]


# -- CSV ------------------------------------------------------------------------------------------


def test_comments_and_blank_lines_do_not_shift_line_numbers() -> None:
    table, problems = read("# source\n\nid,name,size\n# more\nsalo,Salo,3\n\nriva,Riva,4\n")
    assert not problems
    assert [(row.line, row.text("name")) for row in table] == [(5, "Salo"), (7, "Riva")]


def test_quoted_commas_and_surrounding_blanks() -> None:
    table, problems = read('id,name,size\nsalo, "Salo, on the lake" , 3\n')
    assert places(problems) == [2]  # a quote must begin its cell
    table, problems = read('id,name,size\nsalo,"Salo, on the lake", 3 \n')
    (row,) = table
    assert (row.text("name"), row.integer("size", 0, 9)) == ("Salo, on the lake", 3)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", WHOLE_FILE, "no header line"),
        ("# only\n", WHOLE_FILE, "no header line"),
        ("id,name,size\n", 1, "no row follows"),
        ("id,name\nsalo,Salo\n", 1, "the column 'size' is missing"),
        ("id,name,size,colour\na,b,1,c\n", 1, "the column 'colour' is unknown"),
        ("#\nid,name,size,size\na,b,1,1\n", 2, "the column 'size' stands twice"),
        ("id,name,size\nsalo,Salo\n", 2, "the row has 2 cells, the header 3"),
        ("id,name,size\nsalo,Salo,1,2\n", 2, "the row has 4 cells, the header 3"),
        ('id,name,size\nsalo,"Salo,1\nriva,Riva,2\n', 2, "this is no CSV"),
        ("id,name,size\nsalo,Sa\0lo,1\n", 2, "control character (code 0)"),
    ],
)
def test_faults_of_structure(text: str, line: int, words: str) -> None:
    _, problems = read(text)
    assert places(problems) == [line]
    assert words in problems[0].message
    assert problems[0].remedy


def test_a_table_with_a_bad_header_has_no_rows_to_complain_of() -> None:
    table, _ = read("id,name\nsalo,Salo\n")
    assert list(table) == []


def test_every_bad_cell_is_noted_and_gives_a_harmless_value() -> None:
    table, _ = read("id,name,size\nSalò,,12\nriva,Riva,x\n")
    values = [(row.id(), row.text("name"), row.integer("size", 1, 9)) for row in table]
    assert values == [("Salò", "", 1), ("riva", "Riva", 1)]
    assert [(p.line, p.message) for p in found(table.problems)] == [
        (2, "id is 'Salò', which is no id"),
        (2, "name is empty"),
        (2, "size is '12'"),
        (3, "size is 'x'"),
    ]


@pytest.mark.parametrize("cell", ["", "1.5", "1e3", "0x10", "1_0", "٣", "--1", "9" * 5000])
def test_integers_are_written_plainly(cell: str) -> None:
    problems = Problems()
    table = Table("file.csv", problems)
    assert Row(table, 1, {"size": cell, "id": "x"}).integer("size", 0, 9) == 0
    assert len(problems) == 1


@pytest.mark.parametrize("cell", ["nan", "inf", "1e3", "1,5", "", "12.5", "-0.1"])
def test_numbers_are_written_plainly_and_within_bounds(cell: str) -> None:
    problems = Problems()
    table = Table("file.csv", problems)
    assert Row(table, 1, {"lat": cell, "id": "x"}).number("lat", 0, 12) == 0
    assert len(problems) == 1


def test_a_broken_row_is_noted_once() -> None:
    table, problems = read("id,name,size\nsalo,Salo\n")
    (row,) = table
    row.id(), row.text("name"), row.integer("size", 1, 9), row.flag("size"), row.basis("name")
    assert found(table.problems) == problems
    assert len(problems) == 1


# -- TOML -----------------------------------------------------------------------------------------

DOCUMENT = """# a comment
title = "Small"

[limits]
clear = 20
words = ["one", "two"]

[[chapters]]
section = "1.0"

[[chapters]]
section = "2.0"
"""


@pytest.mark.parametrize(
    ("table", "number", "key", "line"),
    [
        ("", 0, "title", 2),
        ("", 0, "limits", 4),
        ("limits", 0, "clear", 5),
        ("limits", 0, "missing", 4),
        ("chapters", 0, "section", 9),
        ("chapters", 1, "section", 12),
        ("nowhere", 0, "clear", WHOLE_FILE),
    ],
)
def test_lines_of_toml_keys(table: str, number: int, key: str, line: int) -> None:
    assert toml_line(DOCUMENT, table, number, key) == line


def test_faults_of_values_name_their_lines() -> None:
    problems = Problems()
    document = read_toml("file.toml", DOCUMENT, problems)
    limits = document.section("limits")
    assert limits.integer("clear", 1, 9) == 1
    assert limits.words("words", ("one", "three")) == ()
    assert limits.integer("city", 1, 9) == 1
    assert document.section("map").integer("width", 1, 9) == 1
    assert document.text("title") == "Small"
    second = document.sections("chapters")[1]
    second.expect_no_more()
    document.expect_no_more()
    assert [(p.line, p.message) for p in found(problems)] == [
        (0, "map is missing"),
        (4, "city is missing"),
        (5, "clear is 20"),
        (6, "words is a list"),
        (12, "'section' is unknown here"),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("[a\n", 1),
        ('a = "open\n', 1),
        ('a = 1\nb = """open\n', 2),
        ("a = " + "[" * 100_000, WHOLE_FILE),
        ("a = " + "9" * 5000, WHOLE_FILE),
    ],
)
def test_syntax_errors_of_toml(text: str, line: int) -> None:
    problems = Problems()
    document = read_toml("file.toml", text, problems)
    assert document.integer("a", 0, 9) == 0
    (problem,) = found(problems)
    assert problem.line == line
    assert len(str(problem)) < 600


def test_true_is_no_number_and_a_huge_one_can_be_told() -> None:
    problems = Problems()
    document = read_toml("file.toml", f"a = true\nb = 0x{'F' * 5000}\nc = nan\n", problems)
    document.integer("a", 0, 9), document.integer("b", 0, 9), document.number("c", 0, 9)
    assert [p.message for p in found(problems)] == ["a is true", "b is a huge number", "c is nan"]


# -- files ----------------------------------------------------------------------------------------


def test_bad_encoding_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "file.csv").write_bytes("id\na\nSalò\n".encode("latin-1"))
    problems = Problems()
    Reader(tmp_path, problems, "game").csv("file.csv", ("id",))
    (problem,) = found(problems)
    assert (problem.path, problem.line) == ("game/file.csv", 3)
    assert "UTF-8" in str(problem)


def test_missing_file_and_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "file.csv").mkdir()
    problems = Problems()
    reader = Reader(tmp_path, problems, "game")
    assert list(reader.csv("file.csv", ("id",))) == []
    assert reader.toml("file.toml").integer("a", 3, 9) == 3
    assert [(p.path, p.line) for p in found(problems)] == [
        ("game/file.csv", WHOLE_FILE),
        ("game/file.toml", WHOLE_FILE),
    ]


def test_problems_are_told_in_the_order_of_the_files_and_once() -> None:
    problems = Problems()
    for path, line in (("b.csv", 2), ("a.csv", 10), ("a.csv", 9), ("b.csv", 2)):
        problems.add(path, line, "wrong", "Mend it")
    assert str(BadData(found(problems))) == (
        "a.csv:9: wrong. Mend it.\na.csv:10: wrong. Mend it.\nb.csv:2: wrong. Mend it."
    )


def test_whatever_a_file_holds_a_message_is_one_printable_line() -> None:
    problems = Problems()
    problems.add("a.csv", 1, "the name is \x1b[31mred\nand " + "long" * 1000, "Mend it")
    text = str(found(problems)[0])
    assert text.isprintable()
    assert len(text) < 500


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("rules 8.3", True),
        ("rules 2.1.2, 14.1: one each", True),
        ("reconstructed: no source tells it", True),
        ("inferred: by scale", True),
        ("recalled: Legnago", True),
        ("history: OeMZ p. 272", True),
        ("reconstructed", False),
        ("rules", False),
        ("rules eight", False),
        ("guess: maybe", False),
        ("", False),
    ],
)
def test_forms_of_a_basis(text: str, fits: bool) -> None:
    assert is_basis(text) is fits
