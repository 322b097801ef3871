"""Sentences that remember their template: filling, plurals, lists, and crossing processes."""

from __future__ import annotations

import ast
import json
import pickle
from pathlib import Path

import pytest

from solitaire.protocol import NotNotation
from solitaire.record.faults import FaultKind, RecordFault, bad_record
from solitaire.registry import game_named
from solitaire.text import (
    NOTHING,
    Text,
    capital,
    filled,
    from_json,
    joined,
    marked,
    text,
    to_json,
    verbatim,
    words_of,
)

NESTED = text(
    "{who} at {place}",
    who=joined([verbatim("Ott"), text("%n others", singular="%n other", count=1)], " and "),
    place=capital(text("the {kind}", kind=verbatim("bridge"))),
)
SAMPLES = [
    NOTHING,
    text("Halt here"),
    text("turn {turn}", turn=3),
    text("%n hits", singular="%n hit", count=2),
    verbatim("{braces} stay"),
    joined([], ", "),
    joined([verbatim("a"), NOTHING, verbatim("b")]),
    NESTED,
]


def test_a_text_is_its_sentence_and_keeps_its_template() -> None:
    words = text("{place}: he knows {who}", place=verbatim("Rivoli"), who=verbatim("Joubert"))
    assert words == "Rivoli: he knows Joubert"
    assert isinstance(words, Text)
    assert words.template == "{place}: he knows {who}"
    assert words.values == {"place": "Rivoli", "who": "Joubert"}
    assert words.parts == ()


@pytest.mark.parametrize(("count", "expected"), [(0, "0 hits"), (1, "1 hit"), (2, "2 hits")])
def test_a_count_chooses_the_plural(count: int, expected: str) -> None:
    words = text("%n hits", singular="%n hit", count=count)
    assert words == expected
    assert (words.amount, words.singular) == (count, "%n hit")


def test_a_list_keeps_its_parts_and_leaves_out_empty_ones() -> None:
    words = joined([verbatim("Ott"), NOTHING, verbatim("Melas")], " and ")
    assert words == "Ott and Melas"
    assert words.parts == ("Ott", "Melas")
    assert words.template == " and "
    assert all(isinstance(part, Text) for part in words.parts)


def test_braces_in_data_are_no_places() -> None:
    words = verbatim("{who} knows")
    assert words == "{who} knows"
    assert verbatim(words) is words


def test_a_capital_letter_keeps_the_sentence_within() -> None:
    words = capital(text("{who} halts", who=verbatim("the column")))
    assert words == "The column halts"
    assert isinstance(words, Text)
    assert capital("plain") == "Plain"
    assert capital("") == ""


def test_what_joins_strings_otherwise_is_no_text() -> None:
    words = text("Halt")
    for plain in (words + "!", f"{words}", words.upper(), ", ".join([words])):
        assert type(plain) is str


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        text("{who} halts")
    assert filled(marked("{who} halts"), {"who": verbatim("Ott")}) == "Ott halts"


@pytest.mark.parametrize("words", SAMPLES, ids=str)
def test_texts_survive_pickling_and_json(words: Text) -> None:
    again = pickle.loads(pickle.dumps(words))
    crossed = from_json(json.loads(json.dumps(to_json(words))))
    for found in (again, crossed):
        assert isinstance(found, Text)
        assert found == words
        assert (found.template, found.amount, found.singular) == (
            words.template,
            words.amount,
            words.singular,
        )
        assert to_json(found) == to_json(words)


def test_other_data_crosses_as_it_is() -> None:
    assert to_json(3) == 3
    assert from_json("plain") == "plain"
    assert type(from_json("plain")) is str


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"text": "{who}", "values": {}, "count": None, "singular": ""},
        {"text": "a", "values": [], "count": None, "singular": ""},
        {"parts": [3], "between": ""},
        {"parts": 3, "between": ""},
        {"text": "{0}", "values": {}, "count": None, "singular": ""},
    ],
)
def test_what_is_no_text_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="no text"):
        from_json(data)


# -- errors that people read ----------------------------------------------------------------------

TOLD = {"NotNotation", "Ambiguous", "BadDescription", "BadRecord", "RecordFault", "Fault"}
"""What is raised or noted with a sentence for the person."""


def plain_sentences(root: Path) -> list[str]:
    """Errors in solitaire whose sentence forgets how it was made."""
    found = []
    for path in sorted((root / "solitaire").rglob("*.py")):
        source = path.read_text("utf-8")
        if not any(f"{name}(" in source for name in TOLD):
            continue  # most: parsing them all takes seconds
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                is_told = node.func.id in TOLD and any(map(_is_plain, node.args))
                found += [f"{path.relative_to(root)}:{node.lineno}"] if is_told else []
    return found


def _is_plain(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def test_errors_remember_how_they_were_made() -> None:
    assert plain_sentences(Path(__file__).parents[1]) == []


def test_a_plain_error_is_found(tmp_path: Path) -> None:
    module = tmp_path / "solitaire" / "reading.py"
    module.parent.mkdir()
    module.write_text("raise NotNotation(f'{word} is no word')\nraise BadRecord(text('it is'))\n")
    assert plain_sentences(tmp_path) == ["solitaire/reading.py:1"]


@pytest.mark.parametrize(("game", "typed"), [("castiglione", "mvoe"), ("camposanto", "hlat")])
def test_what_is_wrong_with_a_typed_word_can_be_translated(game: str, typed: str) -> None:
    with pytest.raises(NotNotation) as caught:
        game_named(game).rules().parse_ply(typed)
    words = words_of(caught.value)
    assert isinstance(words, Text)
    assert words.template == "{word} is no {what}.{hint}"
    assert words.values["word"] == repr(typed)


def test_all_faults_of_a_record_are_one_text(tmp_path: Path) -> None:
    found = bad_record(tmp_path / "x", [RecordFault(3, FaultKind.CUT_OFF, text("it ends"))])
    words = words_of(found)
    assert isinstance(words, Text)
    assert [part.values["kind"] for part in words.parts] == ["cut off"]
