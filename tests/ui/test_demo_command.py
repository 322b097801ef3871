"""`campagna demo` as a process: the same game from the same seed, told as prose and recorded."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ai.report import PLANNED, Candidate, Report
from solitaire.guide import guide_for
from solitaire.record import load_record, replay
from solitaire.registry import load_game
from tests.ui.command_process import TIME_LIMIT_SECONDS, campagna, environment
from ui.terminal.play.captions import Captions

SKIRMISH = "tests.toys.skirmish:RULES"
ROOT = str(Path(__file__).parents[2])


def demo(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ui", "demo", "--headless", *words],
        env=environment(),
        cwd=ROOT,  # where tests.toys is found
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The record and the story of one whole campaign."""
    path = tmp_path_factory.mktemp("demo") / "campaign.rec"
    result = demo("--seed", "7", "--players", "staff", "--out", str(path))
    assert result.returncode == 0, result.stderr
    assert str(path) in result.stderr
    return path, result.stdout


def test_record_verifies_and_is_over(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    assert campagna("verify", str(path)).returncode == 0
    record = load_record(path)
    assert record.header.seats == {"french": "staff", "austrian": "staff"}
    result = re.search(r"^result french .*?: (.+)$", path.read_text(), re.MULTILINE)
    assert result is not None
    assert story.rstrip().endswith(result[1])


def test_story_tells_what_matters_by_turn_and_phase(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    text = " ".join(story.split())
    rules = load_game("castiglione")
    guide = guide_for(rules)
    moments = replay(load_record(path)).moments
    turns = list(dict.fromkeys(moment.heading[0].capitalize() for moment in moments))
    assert re.findall(r"^Turn \d$", story, re.MULTILINE) == turns
    events = [
        event for moment in moments for event in moment.events if guide.is_full_account(event)
    ]
    told = [rules.words(event) for event in events if guide.is_notable(event)]
    untold = {rules.words(event) for event in events if not guide.is_notable(event)}
    assert len(told) > 20
    place = 0
    for sentence in told:
        place = text.find(sentence, place)
        assert place >= 0, f"missing or out of order: {sentence}"
        place += len(sentence)
    assert not [sentence for sentence in untold.difference(told) if sentence in text]


def test_battle_stands_under_its_combat_phase(campaign: tuple[Path, str]) -> None:
    _, story = campaign
    paragraphs = re.split(r"\n(?=  [A-Z]\w+(?: \w+)?\. |\n)", story)
    fights = [" ".join(part.split()) for part in paragraphs if "Battle of" in part]
    assert fights
    assert all(re.match(r"(French|Austrian) combat\. ", fight) for fight in fights)


def test_same_seed_same_record_other_seed_other_record(tmp_path: Path) -> None:
    texts = []
    for name, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        path = tmp_path / f"{name}.rec"
        result = demo("--game", SKIRMISH, "--seed", seed, "--out", str(path))
        assert result.returncode == 0, result.stderr
        texts.append((path.read_text(), result.stdout.partition("\n")[2]))
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_seed_that_was_drawn_is_told(tmp_path: Path) -> None:
    first, again = tmp_path / "first.rec", tmp_path / "again.rec"
    told = re.search(r"--seed (\d+)", demo("--game", SKIRMISH, "--out", str(first)).stdout)
    assert told is not None
    demo("--game", SKIRMISH, "--seed", told[1], "--out", str(again))
    assert again.read_text() == first.read_text()


def test_verbose_tells_everything(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    result = demo("--seed", "7", "-v")
    rules = load_game("castiglione")
    guide = guide_for(rules)
    lines = [line.strip() for line in result.stdout.splitlines()]
    for moment in replay(load_record(path)).moments:
        for event in moment.events:
            assert not guide.is_full_account(event) or rules.words(event) in lines
    assert len(result.stdout) > 2 * len(story)


def test_without_a_display_it_is_told_here(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ui", "demo", "--game", SKIRMISH, "--seed", "1"],
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 0
    assert "told in this terminal because there is no display" in result.stderr
    assert result.stdout == demo("--game", SKIRMISH, "--seed", "1").stdout


@pytest.mark.parametrize(
    ("words", "exit_code", "sentence"),
    [
        (["--players", "hal"], 2, "no computer player called 'hal'"),
        (["--players", "random,random,random"], 2, "one for each of"),
        (["--option", "weather=fair"], 2, "no option 'weather'"),
        (["--game", "waterloo"], 2, "no game called 'waterloo'"),
        (["--out", "/nowhere/at/all.rec"], 73, "cannot be written"),
    ],
)
def test_wrong_usage_is_one_sentence(words: list[str], exit_code: int, sentence: str) -> None:
    result = demo(*words)
    assert result.returncode == exit_code
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious.rec"
    path.write_text("mine\n")
    result = demo("--game", SKIRMISH, "--out", str(path))
    assert result.returncode == 73
    assert path.read_text() == "mine\n"


def test_level_and_visibility_are_short_for_players_and_an_option(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    result = demo("--game", SKIRMISH, "--level", "1", "--seed", "2", "--out", str(path))
    assert result.returncode == 0, result.stderr
    assert set(load_record(path, load_game(SKIRMISH)).header.seats.values()) == {"search:1"}
    both = demo("--level", "1", "--players", "staff")
    assert (both.returncode, "either --level or --players" in both.stderr) == (2, True)
    unknown = demo("--visibility", "dusk", "--players", "staff")
    assert (unknown.returncode, "cannot be 'dusk'" in unknown.stderr) == (2, True)


def test_thoughts_of_a_plan_are_told_once_a_phase_with_names_spelled_out() -> None:
    rules = load_game("castiglione")
    captions = Captions(rules, guide_for(rules))
    orders = ("massena foot at rivoli: attack la_corona by forced march", "serurier at goito: hold")
    plan = Candidate("", 9, 0.4, 0.1, 0.5, orders)
    report = Report(None, "", PLANNED, candidates=(plan,))
    heading = ("turn 2", "French movement")
    told = captions.caption(0, heading, report)
    assert told == (
        "The French commander gives himself 40 % to win. "
        "His orders: Massena foot at Rivoli to attack La Corona by forced march."
    )
    assert captions.caption(0, heading, report) == ""
    better = Report(None, "", PLANNED, candidates=(Candidate("", 9, 0.6, 0.1, 0.5, ()),))
    assert "of better cheer: 60 % to win, after 40 %" in captions.caption(0, ("turn 3",), better)
    assert captions.caption(0, ("turn 4",), Report(None, "", "searched")) == ""
