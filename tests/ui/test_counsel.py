"""Hints, coach and dispatches while playing, and `campagna hint`, from tactical positions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from solitaire.dice import FRESH, FreshDice
from solitaire.record import load_record, replay, write_record
from solitaire.registry import game_of
from solitaire.session import new_session
from tests.tactics.loading import RULES, Tactic, load_tactics, start
from tests.ui.command_process import campagna
from tests.ui.test_play_script import choices, play
from ui.terminal.play.counsel import Counsel

TACTICS = {tactic.name: tactic for tactic in load_tactics()}

HINT_NODES, COACH_NODES = 120, 96
"""Enough for such positions, the same compiled or not."""

BLUNDERS = (
    "attack_worn",
    "grab_cremona",
    "grab_trent",
    "hit_the_fresh",
    "pursue_french",
    "stay_in_the_zone",
    "zone_enter",
)
"""Positions whose mistake is clear to anybody."""


def record_at(path: Path, name: str) -> Tactic:
    """A game that stands at a tactical position, the side that is asked being a person."""
    tactic = TACTICS[name]
    state = start(tactic)
    write_record(
        path,
        RULES,
        state.options.chosen,
        (),
        position=RULES.position_text(state),
        seats={side: "human" if side == tactic.side else "staff" for side in RULES.seats},
        dice=FRESH,
    )
    return tactic


def counsel_at(name: str) -> Counsel:
    position = RULES.position_text(start(TACTICS[name]))
    session = new_session(RULES, {}, FreshDice(Random(1)), position=position)
    return Counsel(session, game_of(RULES).guide(), HINT_NODES, COACH_NODES)


def steps(texts: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [tuple(text.split()) for text in texts]


# -- the coach ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BLUNDERS)
def test_coach_warns_of_the_mistake_and_not_of_the_solution(name: str) -> None:
    tactic, counsel = TACTICS[name], counsel_at(name)
    objection = counsel.objection(tactic.seat, steps(tactic.mistake))
    assert objection is not None
    assert re.search(r"costs about \d+ % of winning\. After it .*\[[\d.]+.*\]", objection.words())
    assert counsel.objection(tactic.seat, steps(tactic.solution)) is None


@pytest.mark.parametrize("name", ["hit_the_fresh", "pursue_french", "zone_enter"])
def test_following_the_hint_is_never_warned_of(name: str) -> None:
    tactic, counsel = TACTICS[name], counsel_at(name)
    hint = counsel.hint(tactic.seat)
    assert counsel.objection(tactic.seat, steps((hint.text,))) is None


def test_coach_asks_before_anything_is_done(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    record_at(game, "hit_the_fresh")
    result = play(tmp_path, "coach on\nhit rusca\nrethink\n", str(game), "--dice", "seed:1")
    assert result.returncode == 0, result.stderr
    assert "Coach: that costs about" in result.stdout
    assert "French units eliminated" in result.stdout
    assert choices(game) == []
    play(tmp_path, "coach on\nhit rusca\nwhat\nplay\n", str(game), "--dice", "seed:1")
    assert choices(game)[0] == "hit rusca"


def test_coach_is_silent_until_he_is_asked_and_after_he_is_sent_off(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    record_at(game, "hit_the_fresh")
    script = "coach on\ncoach off\ncoach\nhit rusca\n"
    result = play(tmp_path, script, str(game), "--dice", "seed:1")
    assert "Coach:" not in result.stdout
    assert "The coach is off" in result.stderr
    assert choices(game)[0] == "hit rusca"


# -- the ladder -----------------------------------------------------------------------------------


def test_ladder_goes_from_a_nudge_to_the_whole_line(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    record_at(game, "hit_the_fresh")
    result = play(tmp_path, "hint\n" * 5, str(game), "--dice", "seed:1")
    assert result.returncode == 0, result.stderr
    told = re.findall(r"^(\d) of 5\. (.*)$", result.stdout, re.MULTILINE)
    assert [number for number, _ in told] == ["1", "2", "3", "4"]
    nudge, region, unit, move = (words for _, words in told)
    assert "hits" in nudge
    assert "victor" not in (nudge + region).lower()
    assert unit == "It is for victor to act."
    assert move == "Try: hit victor"
    whole = result.stdout.rpartition("5. Try")[2] or result.stdout
    assert re.search(r"^1\. hit victor: \d+ % to win \(\d+ to \d+\)$", whole, re.MULTILINE)
    assert re.search(
        r"For it: French units eliminated: 0\.0 on average, otherwise 1\.0 \[3\.6", whole
    )
    assert choices(game) == []


# -- dispatches -----------------------------------------------------------------------------------


def test_dispatches_tell_what_the_seat_saw_in_order(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    words = [str(game), "--side", "french", "--opponent", "staff", "--dice", "seed:5"]
    result = play(tmp_path, "why\nwhy all\nwhy not\n", *words)
    assert result.returncode == 0, result.stderr
    brief, _, whole = result.stdout.partition("smaller reports are left out; why all")
    short = re.findall(r"^  \d+\. (.*)$", brief, re.MULTILINE)
    told = re.findall(r"^  \d+\. (.*)$", whole, re.MULTILINE)
    assert 1 < len(short) < len(told) / 2
    assert set(short) <= set(told)
    assert "why for what matters" in result.stderr
    record = load_record(game)
    french = RULES.seats.index("french")
    seen = [
        RULES.words(event)
        for moment in replay(record).moments
        for event in moment.events
        if event.audience >> french & 1
    ]
    place = 0
    for sentence in told:
        assert sentence in seen[place:]
        place = seen.index(sentence, place) + 1


# -- the command ----------------------------------------------------------------------------------


def test_hint_command_answers_twice_in_json(tmp_path: Path) -> None:
    game = tmp_path / "game.rec"
    tactic = record_at(game, "pursue_french")
    result = campagna("hint", str(game), "--nodes", "60", "--json")
    assert result.returncode == 0, result.stderr
    first, last = map(json.loads, result.stdout.splitlines())
    assert first["partial"]
    assert not last["partial"]
    assert last["seat"] == tactic.side
    assert last["ply"] == "pursue"
    assert last["candidates"][0]["text"] == "pursue"
    assert "austrian_lost" in [one["fact"] for one in last["candidates"][0]["reasons"]]
    again = campagna("hint", str(game), "--nodes", "60", "--json")
    assert json.loads(again.stdout.splitlines()[1]) == last


@pytest.mark.parametrize(
    ("words", "exit_code", "sentence"),
    [
        (["nothing.rec"], 66, "no file"),
        (["over.rec"], 65, "Nobody is asked"),
        (["game.rec", "--nodes", "0"], 2, "above 0"),
    ],
)
def test_hint_refuses_in_one_sentence(
    words: list[str], exit_code: int, sentence: str, tmp_path: Path
) -> None:
    record_at(tmp_path / "game.rec", "pursue_french")
    text = (tmp_path / "game.rec").read_text()
    (tmp_path / "over.rec").write_text(f"{text}result abandoned\n")
    result = campagna("hint", str(tmp_path / words[0]), *words[1:])
    assert result.returncode == exit_code
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
