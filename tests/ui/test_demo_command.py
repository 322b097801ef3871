"""`campagna demo` as a process: the same game from the same seed, told as prose and recorded."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import cast

import pytest

from ai.search.report import PLANNED, Candidate, Report
from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.game import Castiglione
from solitaire.games.castiglione.story.forces import Force
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.presenting.guide import Thought
from solitaire.protocol import Over
from solitaire.record import Moment, load_record, replay
from solitaire.registry import game_named, game_of
from solitaire.workbench.randomplay import random_ply
from tests.planned_orders import planned
from tests.ui.command_process import campagna
from ui.common.captions import Captions

SKIRMISH = "tests.toys.skirmish:RULES"
RULES = cast(Castiglione, game_named("castiglione").rules())
ROOT = str(Path(__file__).parents[2])


def demo(*words: str) -> subprocess.CompletedProcess[str]:
    return campagna("demo", "--headless", *words, folder=ROOT)  # where tests.toys is found


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


@cache
def moments_of(path: Path) -> Sequence[Moment]:
    return replay(load_record(path)).moments


def happenings(path: Path, *wanted: int) -> list[Happened]:
    found = [event for moment in moments_of(path) for event in moment.events]
    return [event for event in found if isinstance(event, Happened) and event.kind in wanted]


def battles(story: str) -> list[str]:
    """The paragraphs below the titles of combat phases."""
    phases = re.split(r"(?m)^  (?=(?:French|Austrian) (?:movement|combat)\. )|^(?=Turn \d)", story)
    combats = [part for part in phases if re.match(r"\w+ combat\. ", part)]
    paragraphs = [" ".join(part.split()) for part in re.split(r"(?m)\.$\n", "".join(combats))]
    return [part for part in paragraphs if "against" in part]


def test_every_turn_has_its_heading_and_its_day(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    moments = moments_of(path)
    turns = list(dict.fromkeys(moment.heading[0].capitalize() for moment in moments))
    titles = re.findall(r"^(Turn \d), \d+ \w+ 1796$", story, re.MULTILINE)
    assert titles == turns


def test_every_battle_is_told_in_order_with_its_strengths(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    text = " ".join("\n".join(battles(story)).split())
    fought = happenings(path, kinds.BATTLE_BEGAN)
    assert len(fought) > 10
    place = -1
    for event in fought:
        area = RULES.board.data.areas[event.area].name
        noun = "point" if event.amount == 1 else "points"
        place = text.index(f"{event.amount} strength {noun} against {event.other}", place + 1)
        sentence = text[text.rindex(". ", 0, place) if ". " in text[:place] else 0 : place]
        assert area in sentence, f"{area} is not in {sentence!r}"


def test_sentences_are_whole(campaign: tuple[Path, str]) -> None:
    """No comma before the full stop, no single unit with the verb of many."""
    text = " ".join(campaign[1].split())
    assert not re.search(r"[,;:] ?\.|  |\bone \w+ unit (?:recover|are)\b", text)


def test_losses_and_conquests_are_told_by_name(campaign: tuple[Path, str]) -> None:
    path, story = campaign
    text = " ".join(story.split())
    board = RULES.board
    for event in happenings(path, kinds.GONE):
        force = Force(board, event.side, members(event.counters))
        for name in force.name_list():
            assert name == "the garrison" or name in text
    for event in happenings(path, kinds.CONTROL_CHANGED):
        area = board.data.areas[event.area].name
        owner = RULES.seats[event.side].capitalize()
        told = (f"{area} is {owner} now", f"{area} becomes {owner}", f"{area} changes hands")
        assert any(words in text for words in told)


def test_story_repeats_no_sentence_in_a_phase_and_ends_with_the_count(
    campaign: tuple[Path, str],
) -> None:
    _, story = campaign
    for phase in re.split(r"(?m)^Turn \d|^  \w+ (?:movement|combat)\. ", story):
        sentences = re.split(r"(?<=\.) ", " ".join(phase.split()))
        told = [one for one in sentences if len(one.split()) > 6]
        assert len(told) == len(set(told))
    openings = [re.sub(r"[A-Z]\w+|\d+", "", part)[:12] for part in battles(story)]
    alike = sum(one == other for one, other in pairwise(openings))
    assert alike <= len(openings) // 4
    points = re.search(r": (\d+) to (\d+) victory points", story)
    assert points is not None
    assert f"The French: {points[1]} points" in story
    assert f"The Austrians: {points[2]} points" in " ".join(story.split())


def test_same_seed_same_record_other_seed_other_record(tmp_path: Path) -> None:
    texts = []
    for name, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        path = tmp_path / f"{name}.rec"
        words = ["--game", SKIRMISH, "--seed", seed, "--players", "search:nodes=30"]
        result = demo(*words, "--out", str(path))
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


@pytest.mark.parametrize(
    ("name", "times"), [(SKIRMISH, 1), pytest.param("castiglione", 2, marks=pytest.mark.long)]
)
def test_verbose_tells_everything(tmp_path: Path, name: str, times: int) -> None:
    path = tmp_path / "demo.rec"
    words = ("--game", name, "--seed", "7", "--players", "staff")
    story = demo(*words, "--out", str(path)).stdout
    result = demo(*words, "-v")
    rules = game_named(name).rules()
    guide = game_of(rules).guide()
    lines = [line.strip() for line in result.stdout.splitlines()]
    for moment in moments_of(path):
        for event in moment.events:
            assert not guide.is_full_account(event) or rules.words(event) in lines
    assert len(result.stdout) > times * len(story)


def test_without_a_display_it_is_told_here(tmp_path: Path) -> None:
    result = campagna("demo", "--game", SKIRMISH, "--seed", "1", folder=ROOT)
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
    record = load_record(path, game_named(SKIRMISH).rules())
    assert set(record.header.seats.values()) == {"search:1"}
    both = demo("--level", "1", "--players", "staff")
    assert (both.returncode, "either --level or --players" in both.stderr) == (2, True)
    unknown = demo("--visibility", "dusk", "--players", "staff")
    assert (unknown.returncode, "cannot be 'dusk'" in unknown.stderr) == (2, True)


def test_thoughts_of_a_plan_are_told_once_a_phase_with_names_spelled_out() -> None:
    captions, story = Captions(), game_of(RULES).guide().storyteller(RULES)
    orders = (
        planned("massena", "foot", "rivoli", "attack", "la_corona", "by forced march"),
        planned("kilmaine", "horse", "goito", "attack", "trent"),
        planned("serurier", "foot", "mantua", "hold the siege", "mantua"),
        planned("sauret", "foot", "salo", "hold"),
    )
    plan = Candidate("", 9, 0.4, 0.1, 0.5, orders)
    report = Report(None, "", PLANNED, candidates=(plan,))
    heading = ("turn 2", "French movement")
    first = captions.thought(0, heading, report)
    assert first is not None
    assert story.thought(first).whole() == (
        "Bonaparte gives himself 40 % to win. He throws Massena by forced march against La Corona; "
        "Trent (worth four points to him) is given to Kilmaine's cavalry. "
        "Serurier is to keep up the siege of Mantua."
    )
    assert captions.thought(0, heading, report) is None
    better = Report(None, "", PLANNED, candidates=(Candidate("", 9, 0.6, 0.1, 0.5, orders),))
    second = captions.thought(0, ("turn 3", "French movement"), better)
    assert second is not None
    assert "60 % to win, after 40 %" in story.thought(second).outlook
    assert captions.thought(0, ("turn 4",), Report(None, "", "searched")) is None


@pytest.mark.parametrize("side", RULES.seats)
def test_every_order_of_advice_is_about_places_of_the_board_or_its_bridges(side: str) -> None:
    advice = game_of(RULES).advice()
    state = RULES.start({})
    while RULES.heading(state)[1] != f"{side.capitalize()} movement":
        pending = RULES.pending(state)
        assert not isinstance(pending, Over)
        RULES.apply(state, random_ply(RULES, state, pending, Random(1)))
    slots = advice.slots(state)
    orders = [advice.order_of(state, slot, order) for slot in slots for order in slot.orders]
    assert len(orders) > 20
    bridges = {bridge_name(RULES.board, one) for one in range(len(RULES.board.bridge_ends))}
    known = {*RULES.board.area_names, *bridges, ""}
    assert {order.at for order in orders} <= set(RULES.board.area_names)
    assert {order.goal for order in orders} <= known
    story = game_of(RULES).guide().storyteller(RULES)
    for order in orders:  # whatever it is, it can be thought of
        assert story.thought(Thought(RULES.seats.index(side), 0.5, None, (order,))).whole()
