"""A record edited by hand: every fault is found at its line, named by its kind, in clear words."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.record import BadRecord, FaultKind, load_record, record_text
from tests.record import cups
from tests.record.golden import FOLDER
from tests.record.play import AnyRules, edit_line, line_number
from tests.toys import skirmish
from tests.toys.skirmish.state import Draw

GOLDEN = (FOLDER / "skirmish" / "sealed.rec").read_text()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "edited.rec"
    path.write_text(GOLDEN)
    return path


def faults_of(path: Path, rules: AnyRules = skirmish.RULES) -> list[tuple[int, FaultKind, str]]:
    with pytest.raises(BadRecord) as caught:
        load_record(path, rules)
    return [(fault.line, fault.kind, fault.message) for fault in caught.value.faults]


EDITS = [
    # the line that is edited, what it becomes, the kind of fault, words of its message
    (
        "option turns 2",
        "option turns 3",
        FaultKind.HEADER,
        "option turns is '3'; known are 4, 2, 8",
    ),
    ("option turns 2", "optoin turns 2", FaultKind.HEADER, "perhaps 'option' is meant"),
    ("seat red", "seat rde by hand", FaultKind.HEADER, "no seat 'rde'; perhaps 'red' is meant"),
    ("dice sealed", "dice sealed sha256 12ab", FaultKind.HEADER, "64 hex digits"),
    (
        "red: attack red-2 blue-3",
        "  red: atack red-2 blue-3",
        FaultKind.NO_NOTATION,
        "Nearest choices: attack red-2 blue-3",
    ),
    (
        "blue: attack blue-2 red-1",
        "  blue: attack blue-2 red-3",
        FaultKind.NOT_LEGAL,
        "Nearest choices: attack blue-2 red-1",
    ),
    ("red: retreat a", "  blue: retreat a", FaultKind.NOT_LEGAL, "red must choose"),
    ("red: retreat a", "  green: retreat a", FaultKind.NO_NOTATION, "the seats are red, blue"),
    ("roll combat [4]: roll 2", "  roll combat [4]: roll 7", FaultKind.NO_NOTATION, "1 and 6"),
    (
        "roll strength of blue-2",
        "  roll strength of blue-2 [1]: draw 3",
        FaultKind.NOT_LEGAL,
        "no outcome of this roll. Nearest choices: draw 2, draw 1",
    ),
    (
        "roll combat [4]: roll 2",
        "  red: pass",
        FaultKind.NOT_LEGAL,
        "a roll comes next (combat [4])",
    ),
    ("  blue: pass", "  roll combat [4]: roll 1", FaultKind.NOT_LEGAL, "nothing is rolled here"),
    (
        "  blue: pass",
        "  blue passes",
        FaultKind.NO_NOTATION,
        "'blue passes' is no line of a record",
    ),
    ("  undo 1", "  undo 2", FaultKind.NOT_LEGAL, "no die and no other seat's choice"),
    ("  undo 1", "  undo 6 practice", FaultKind.NOT_LEGAL, "only 5 plies were played"),
    ("= 4a33677f1d60", "= 4a33677f1d61", FaultKind.DISAGREES, "lead to '4a33677f1d60'"),
    ("= 4a33677f1d60", "=", FaultKind.NO_NOTATION, "the digest"),
    ("result red", "result red 1, blue 0", FaultKind.DISAGREES, "red 0.25, blue 0.75"),
    ("[turn 2]", "result abandoned", FaultKind.NOT_LEGAL, "the game ended in line"),
    ("reveal seed", "reveal seed 12 salt 34", FaultKind.NO_NOTATION, "64 hex digits"),
    ("reveal seed", "game skirmish", FaultKind.HEADER, "before the first ply"),
]


@pytest.mark.parametrize(("before", "after", "kind", "words"), EDITS)
def test_edit_is_found(path: Path, before: str, after: str, kind: FaultKind, words: str) -> None:
    line = line_number(path, before)
    edit_line(path, line, after)
    faults = faults_of(path)
    if after == "result abandoned":  # the fault is what follows it
        line += 1
    assert (line, kind) == faults[0][:2]
    assert words in faults[0][2]


def test_faults_of_all_kinds_are_reported_together(path: Path) -> None:
    """The header's all at once; play up to the first illegal ply; notation to the end."""
    edit_line(path, line_number(path, "red: move red-2 c"), "  red: move red-2 d")
    edit_line(path, line_number(path, "blue: stand"), "  blue: stnad")
    edit_line(path, line_number(path, "roll combat [4]: roll 4"), "  roll combat [4]: roll 9")
    edit_line(path, line_number(path, "blue: pass"), "  blue: attack blue-1 red-1")
    lines = [line for line, _, _ in faults_of(path)]
    kinds = [kind for _, kind, _ in faults_of(path)]
    assert lines == [line_number(path, word) for word in ("red-2 d", "stnad", "roll 9")]
    assert kinds == [FaultKind.NOT_LEGAL, FaultKind.NO_NOTATION, FaultKind.NO_NOTATION]


def test_all_faults_of_a_header_are_reported_together(path: Path) -> None:
    edit_line(path, line_number(path, "option turns"), "option truns 2")
    edit_line(path, line_number(path, "seat red"), "seat blue twice")
    edit_line(path, line_number(path, "dice sealed"), "dice loaded")
    lines = [line for line, _, _ in faults_of(path)]
    assert lines == [line_number(path, word) for word in ("truns", "seat blue by", "dice loaded")]


def test_message_names_file_line_and_kind(path: Path) -> None:
    edit_line(path, line_number(path, "blue: stand"), "  blue: retreat f")
    with pytest.raises(BadRecord) as caught:
        load_record(path, skirmish.RULES)
    line = line_number(path, "retreat f")
    assert str(caught.value).startswith(f"{path}:{line}: not legal here: ")


def test_hundred_faults_are_cut_short(path: Path) -> None:
    path.write_text(GOLDEN + "nonsense\n" * 100)
    with pytest.raises(BadRecord) as caught:
        load_record(path, skirmish.RULES)
    assert len(caught.value.faults) == 100
    assert str(caught.value).endswith("and 80 more faults.")


def test_terminal_is_not_at_the_mercy_of_a_record(path: Path) -> None:
    edit_line(path, line_number(path, "blue: stand"), "  \x1b[2J" + "x" * 5000)
    message = faults_of(path)[0][2]
    assert "\x1b" not in message
    assert len(message) < 200


# -- what only the game of cups has ---------------------------------------------------------------


@pytest.fixture
def cups_path(tmp_path: Path) -> Path:
    text = record_text(cups.RULES, {}, [("under", 2), ("tap", 1), ("lift", 1), ("lift", 2)])
    path = tmp_path / "cups.rec"
    path.write_text(text)
    return path


def test_ambiguous_text_is_told_apart_from_nonsense(cups_path: Path) -> None:
    edit_line(cups_path, line_number(cups_path, "lift 1"), "guesser: lift")
    line, kind, message = faults_of(cups_path, cups.RULES)[0]
    assert (line, kind) == (line_number(cups_path, "guesser: lift"), FaultKind.AMBIGUOUS)
    assert "lift 1, lift 2, lift 3" in message


def test_refusal_of_the_rules_is_told(cups_path: Path) -> None:
    line = line_number(cups_path, "lift 2")
    edit_line(cups_path, line, "guesser: lift 1")
    assert faults_of(cups_path, cups.RULES)[0][:2] == (line, FaultKind.NOT_LEGAL)
    assert "Cup 1 is lifted already [2]. Nearest" in faults_of(cups_path, cups.RULES)[0][2]


def test_fault_in_a_position_has_the_line_of_the_file(tmp_path: Path) -> None:
    position = "ball 3\nlifted 1\ntaps 0\n"
    path = tmp_path / "position.rec"
    path.write_text(record_text(cups.RULES, {}, [("lift", 3)], position=position))
    load_record(path, cups.RULES)
    line = line_number(path, "taps 0")
    edit_line(path, line, "; a comment between\n| taps 0\n| tops 1")
    assert faults_of(path, cups.RULES)[0][:2] == (line + 2, FaultKind.NO_NOTATION)


def test_position_that_breaks_an_invariant_is_refused(tmp_path: Path) -> None:
    rules = skirmish.RULES
    state = rules.start({})
    for strength in (3, 1, 2, 1):
        rules.apply(state, Draw(strength))
    path = tmp_path / "unsound.rec"
    path.write_text(record_text(rules, {}, [], position=rules.position_text(state)))
    load_record(path, rules)
    edit_line(path, line_number(path, "| red-1"), "| red-1 2 a down")
    faults = faults_of(path)
    assert faults[0][:2] == (line_number(path, "position"), FaultKind.HEADER)
    assert "not sound" in faults[0][2]
