"""`campagna odds` as a real process: text, JSON, records, and what it says to nonsense."""

from __future__ import annotations

import json
import shlex
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.ui.command_process import campagna
from ui.main import main

GOLDEN = Path(__file__).parents[1] / "golden"
BATTLE = GOLDEN / "castiglione" / "battle_of_castiglione.rec"

EXAMPLE = (
    "combat",
    "--attacker",
    "austrian, 23 sp, leader 1, 2 cavalry, 2 guns",
    "--defender",
    "french, 25 sp, leader 2, 6 cavalry, 3 guns",
    "--marched",
)


def ask(*words: str) -> subprocess.CompletedProcess[str]:
    return campagna("odds", *words)


def text(*words: str) -> str:
    process = ask(*words)
    assert process.returncode == 0, process.stderr
    assert process.stderr == ""
    return process.stdout


def answer(*words: str) -> Any:
    return json.loads(text(*words, "--json"))


def cut_after(path: Path, words: str) -> Path:
    """The battle of the play book up to the first line with these words."""
    lines = BATTLE.read_text(encoding="utf-8").splitlines(keepends=True)
    last = next(number for number, line in enumerate(lines) if words in line)
    record = path / "cut.rec"
    record.write_text("".join(lines[: last + 1]), encoding="utf-8")
    return record


# -- described ------------------------------------------------------------------------------------


@pytest.mark.rule("20.0")
def test_example_of_the_play_book_in_words() -> None:
    told = text(*EXAMPLE)
    for line in (
        "attacker: Austrian, 23 SP (cavalry 2, artillery 2), leader +1",
        "  bombardment by the defender [9.2], column 1: die +2",
        "    hits  1: 50.0 %   2: 50.0 %",
        "    hits  2: 33.3 %   3: 50.0 %   4: 16.7 %",
        "      +1 marched to the sound of the guns [9.3]",
        "    hits  3: 16.7 %   4: 83.3 %",
        "    pursuit [9.5], column 4: die +3",
    ):
        assert line in told.splitlines(), line
    assert "the hits are spread" in told
    # What is rare is neither never nor always.
    assert "the attacker wins: <0.1 %" in told
    assert "the defender wins: >99.9 %" in told


@pytest.mark.rule("20.0")
def test_example_of_the_play_book_for_programs() -> None:
    odds = answer(*EXAMPLE)
    hits = {(roll["roll"], roll["round"]): roll["hits"] for roll in odds["rolls"]}
    assert hits["bombardment", 1] == {"1": "1/2", "2": "1/2"}
    assert hits["attack", 1] == {"2": "1/3", "3": "1/2", "4": "1/6"}
    assert hits["defence", 2] == {"3": "1/6", "4": "5/6"}
    assert odds["ahead_after_round_one"] == {"defender": "71/72", "level": "1/72"}
    assert sum(map(Fraction, odds["winner"].values())) == 1
    assert odds["retreats"]["attacker"]["pursuit_hits"] == {"2": "1/3", "3": "2/3"}


def test_numbers_may_be_options_of_their_own() -> None:
    words = ["combat", "--marched"]
    for role, numbers in (("attacker", (23, 1, 2, 2)), ("defender", (25, 2, 6, 3))):
        for option, number in zip(("sp", "leader", "cavalry", "guns"), numbers, strict=True):
            words += [f"--{role}-{option}", str(number)]
    assert answer(*words, "--defender-side", "french") == answer(*EXAMPLE)


def test_named_units_on_the_roads_of_the_map() -> None:
    told = text(
        *("combat", "--at", "castiglione", "--from", "guidizzolo"),
        *("--attacker", "Melas, Gummer, Liptay:1@pozzolengo", "--defender", "massena,victor"),
        *("--attacker-policy", "stop-if-behind", "--initiative", "french"),
    )
    assert "+1 concentric attack [18.0, R15]" in told
    assert "Units eliminated, pursuit included [3.6]" in told
    assert "the attacker breaks off if he would lose on hits so far" in told


def test_forced_march_and_a_march_through_the_jam() -> None:
    told = text("forced-march", "bertin", "zevio", "lonato", "--leader", "despinoy")
    assert "   16.7 %  arrives in Lonato with a hit" in told.splitlines()
    assert "   16.7 %  stops short in Castelnuovo" in told.splitlines()
    jam = answer(
        *("forced-march", "pittoni", "rovereto", "ala"),
        *("--place", "ala=gummer,bajalich", "--place", "ala=nicolleti"),
    )
    assert (jam["arrives"], jam["hit"]) == ("1/2", "1/2")


@pytest.mark.parametrize(
    ("words", "chances"),
    [
        (
            ("guns", "castiglione", "asola=servier,fiorella:1", "lonato=kilmaine,beaumont_cav"),
            {"servier": "1/2", "fiorella": "1/3", "beaumont_cav": "2/3"},
        ),
        (("recovery", "verona=valette:2", "zevio=bertin:1"), {"valette": "1/3", "bertin": "1/2"}),
        (("forage", "goito=robert,gardanne:1"), {"robert": "2/3", "gardanne": "1/2"}),
        (("bridge", "rezzato-gavardo", "rusca", "rezzato"), {"rusca": "2/3"}),
        (
            (
                *("bridge", "montagnana-santa_margherita", "minkwitz", "santa_margherita"),
                *("--repair", "--place", "montagnana=robert"),
            ),
            {"minkwitz": "1/3"},
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_checks(words: tuple[str, ...], chances: dict[str, str]) -> None:
    odds = answer(*words)
    assert {unit["unit"]: unit["chance"] for unit in odds["units"]} == chances


def test_initiative() -> None:
    assert answer("initiative")["chances"] == {"austrian": "5/18", "french": "13/18"}
    assert answer("initiative", "--turn", "1")["chances"] == {"austrian": "1"}
    assert text("initiative", "--austrian-die", "6").startswith("Initiative [7.0]: Austrian 66.7 %")


def test_both_editions_let_marches_to_the_guns_cross_destroyed_bridges() -> None:
    """Edition 1.1 only says what 1.0 forbade nowhere [9.1.1]."""
    words = ("guns", "castiglione", "montichiari=victor", "--broken", "castiglione-montichiari")
    assert len(answer(*words)["units"]) == 1
    assert len(answer(*words, "--option", "edition=1.0")["units"]) == 1


def test_an_unknown_value_of_an_option_is_refused() -> None:
    words = ("guns", "castiglione", "montichiari=victor", "--option", "edition=2.0")
    process = ask(*words)
    assert process.returncode == 2
    assert "It can be: 1.1, 1.0" in process.stderr


# -- records --------------------------------------------------------------------------------------


def test_pending_forced_march_of_a_record(tmp_path: Path) -> None:
    told = text(str(cut_after(tmp_path, "force-march castiglione")))
    assert told.splitlines()[0] == "As the Austrian player may know it."
    assert "unled: arrives 50.0 %, takes a hit 50.0 %" in told.splitlines()
    assert "led-by wurmser: arrives 66.7 %, takes a hit 50.0 %" in told.splitlines()


def test_pending_combat_of_a_record(tmp_path: Path) -> None:
    record = cut_after(tmp_path, "to-the-guns serurier")
    odds = answer(str(record), "--policy", "break-off")
    assert odds["pending"] == "bombardment [9.2]"
    assert any("face up" in remark for remark in odds["remarks"])
    [combat] = odds["parts"]
    assert combat["forces"]["attacker"]["strength"] == 23
    assert combat["forces"]["defender"]["strength"] == 25
    assert combat["winner"]["attacker"] == "1"
    assert answer(str(record), "--policy", "break-off", "--view", "french")["parts"] == [combat]


def test_pending_pursuit_of_a_record(tmp_path: Path) -> None:
    [combat] = answer(str(cut_after(tmp_path, "french: pursue")))["parts"]
    beaten = combat["retreats"]["attacker"]
    assert (beaten["chance"], beaten["to"]) == ("1", {"guidizzolo": "1"})
    assert beaten["pursuit_column"] == "4"
    assert beaten["pursuit_hits"] == {"2": "1/3", "3": "2/3"}


def test_enemy_in_the_mist_is_not_told(tmp_path: Path) -> None:
    """The Austrian has picked a unit; the French player sees nothing of that [3.8]."""
    record = cut_after(tmp_path, "austrian: move mitrovski")
    told = text(str(record), "--view", "french")
    assert "mitrovski" not in told.lower()
    assert "not known to you" in told
    assert "force-march castiglione" in text(str(record))


def test_record_is_not_changed(tmp_path: Path) -> None:
    record = cut_after(tmp_path, "hit gardanne")
    before = record.read_bytes()
    assert "== fight-on" in text(str(record), "--policy", "break-off")
    assert record.read_bytes() == before
    assert list(tmp_path.iterdir()) == [record]


# -- nonsense -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("comat",), "There is no subject 'comat'. Did you mean 'combat'?"),
        (("combat",), "Who is the attacker?"),
        (("combat", "--attacker", "liptey", "--defender", "victor"), "Did you mean liptay?"),
        (("combat", "--attacker", "gummer", "--defender", "ott"), "Both forces are Austrian"),
        (("combat", "--attacker", "gummer@goito", "--defender", "victor"), "Say in which area"),
        (
            (
                *("combat", "--at", "castiglione", "--from", "guidizzolo", "--concentric"),
                *("--attacker", "gummer", "--defender", "victor"),
            ),
            "Leave concentric out",
        ),
        (
            ("combat", "--at", "verona", "--terrain", "clear", *EXAMPLE[1:5]),
            "verona is not clear",
        ),
        (
            ("combat", "--attacker-sp", "9", "--defender-sp", "9", "--initiative", "french"),
            "Say which force is french",
        ),
        (("forced-march", "bertin", "zevo", "lonato"), "Did you mean zevio"),
        (("forced-march", "bertin", "zevio", "trent"), "cannot reach it even so [8.3]"),
        (("forced-march", "bertin:3", "zevio", "lonato"), "three hits forbid it"),
        (
            ("forced-march", "bertin", "zevio", "lonato", "--leader", "victor"),
            "Victor is no leader",
        ),
        (("guns", "castiglione", "trent=ott"), "at most two areas away"),
        (("recovery", "verona"), "'verona' places nobody"),
        (("recovery", "verona=valette:5"), "0 to 3 hits"),
        (("bridge", "gavardo-rezato", "rusca", "rezzato"), "Did you mean gavardo-rezzato"),
        (("bridge", "gavardo-rezzato", "rusca", "salo"), "Salo is no end of the bridge"),
        (("forage", "goito=gummer"), "only French field units"),
        (("recovery", "verona=valette:2", "--option", "edition=9"), "Option edition cannot be"),
        (("initiative", "--turn", "12"), "invalid choice: 12"),
        ((str(BATTLE), "--view", "russian"), "There is no seat 'russian'"),
        ((), "the following arguments are required: WHAT"),
    ],
)
def test_nonsense_gets_a_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *words]) == 2
    output = capsys.readouterr()
    assert sentence in output.err
    assert output.out == ""


def test_nonsense_ends_the_process_without_traceback() -> None:
    process = ask("combat", "--attacker", "liptey", "--defender", "victor")
    assert process.returncode == 2
    assert process.stdout == ""
    assert process.stderr == (
        "campagna: 'liptey' is no counter of this game. Did you mean liptay?\n"
    )


def test_missing_and_broken_records(tmp_path: Path) -> None:
    assert ask(str(tmp_path / "none.rec")).returncode == 66
    empty = tmp_path / "empty.rec"
    empty.write_text("", encoding="utf-8")
    other_game = GOLDEN / "skirmish" / "sealed.rec"
    for path in (empty, other_game):
        process = ask(str(path))
        assert process.returncode == 65
        assert str(path) in process.stderr
        assert "Traceback" not in process.stderr


@pytest.mark.parametrize(
    "subject", ["combat", "forced-march", "guns", "recovery", "bridge", "forage", "initiative"]
)
def test_examples_in_the_help_work(subject: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every example printed by --help is run as printed."""
    assert main(["odds", subject, "--help"]) == 0
    examples = capsys.readouterr().out.partition("examples:\n")[2].replace("\\\n", " ")
    assert examples
    for line in examples.splitlines():
        program, command, *words = shlex.split(line)
        assert program == "campagna"
        assert main([command, *words]) == 0
        assert capsys.readouterr().out


def test_overview_names_every_subject() -> None:
    told = text("--help")
    for subject in ("combat", "forced-march", "guns", "recovery", "bridge", "forage", "initiative"):
        assert f"\n  {subject} " in told
