"""Sheets of no game: as lines, as JSON, and where a game has no odds at all."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from solitaire.presenting.odds_sheet import (
    Bar,
    Bars,
    Choice,
    Details,
    Field,
    Form,
    Modifier,
    Notes,
    OddsSheet,
    Remark,
    Roll,
    Section,
    Spread,
    Table,
)
from solitaire.text import from_json, text, to_json, verbatim
from ui.common.odds_lines import command_words, plain_data, sheet_lines
from ui.main import main
from ui.terminal.odds.arguments import form_parser, given_values

SKIRMISH = "tests.toys.skirmish:RULES"
RECORD = Path(__file__).parents[1] / "golden" / "skirmish" / "sealed.rec"
HALF = Fraction(1, 2)
NUMBERS = ((verbatim("0"), HALF), (verbatim("1"), HALF))
WINNERS = (Bar(text("Red"), HALF, "red"), Bar(text("Blue"), HALF, "blue"))
SHEET = OddsSheet(
    text("Pending: an assault"),
    (
        Details((Remark(text("ten against five")),)),
        Section(
            text("First assault"),
            (
                Roll(
                    text("Fire"),
                    "red",
                    (Modifier(2, text("+2 uphill [4.1]")), Modifier(-1, text("-1 tired [4.2]"))),
                    NUMBERS,
                    text("steps"),
                    text("average 0.50"),
                ),
                Bars(
                    (Bar(text("Red"), HALF, "red"), Bar(text("Blue"), HALF, "blue")), text("wins")
                ),
            ),
        ),
        Spread(text("steps lost"), NUMBERS),
        Table(((HALF, text("stands")), (Fraction(1, 20), text("runs")))),
        Choice("stay", text("Stay"), HALF, text("wins {chance}", chance=HALF)),
        Choice("go", text("Go"), HALF, parts=(Remark(text("nothing follows")),)),
        Notes(text("Taken for granted"), (text("Nobody tires."),)),
    ),
    remarks=(text("Both are known."),),
    data={"chance": HALF, "rolls": [{"0": HALF}]},
)
LINES = """\
Pending: an assault
  Both are known.

ten against five

First assault
  Fire: die +1
      +2 uphill [4.1]
      -1 tired [4.2]
    steps  0: 50.0 %   1: 50.0 %   (average 0.50)
  Red wins: 50.0 %
  Blue wins: 50.0 %
steps lost: 0: 50.0 %   1: 50.0 %
 50.0 %  stands
  5.0 %  runs
stay: wins 50.0 %

== go
nothing follows

Taken for granted
  Nobody tires."""


def test_lines() -> None:
    assert "\n".join(sheet_lines(SHEET)) == LINES


def test_data_keep_exact_fractions() -> None:
    assert json.loads(json.dumps(plain_data(SHEET.data))) == {
        "chance": "1/2",
        "rolls": [{"0": "1/2"}],
    }


def test_a_chance_in_a_text_is_written_in_per_cent_and_crosses_json() -> None:
    words = text("wins {chance} by {hits}", chance=Fraction(1, 3), hits=1.25)
    assert words == "wins 33.3 % by 1.2"
    assert from_json(json.loads(json.dumps(to_json(words)))) == words
    rare = text("{chance}", chance=Fraction(1, 10_000))
    assert rare == "<0.1 %"


FORM = Form(
    "assault",
    text("who wins"),
    (
        Field("who", "counters", is_positional=True),
        Field("dice", "number", usual="2", least=1, most=3),
        Field("ground", "choice", values=(("hill", text("hill")), ("wood", text("wood")))),
        Field("at-night", "flag"),
        Field("with", "text", is_repeated=True),
    ),
)


def test_a_form_is_a_command_line_and_back() -> None:
    words = ["red", "--dice=3", "--ground=wood", "--at-night", "--with=blue", "--with=green"]
    values = given_values(FORM.fields, form_parser(FORM).parse_args(words))
    assert values == {
        "who": "red",
        "dice": "3",
        "ground": "wood",
        "at-night": "yes",
        "with": "blue\ngreen",
    }
    typed = command_words(FORM, values).removeprefix("campagna odds assault ").split()
    assert given_values(FORM.fields, form_parser(FORM).parse_args(typed)) == values
    assert given_values(FORM.fields, form_parser(FORM).parse_args(["red"])) == {
        "who": "red",
        "dice": "2",
    }


@pytest.mark.parametrize("what", ["combat", str(RECORD)])
def test_a_game_without_odds_says_so(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", what, "--game", SKIRMISH]) == 2
    output = capsys.readouterr()
    assert output.err == "campagna: No odds are known for the game skirmish.\n"
    assert output.out == ""
