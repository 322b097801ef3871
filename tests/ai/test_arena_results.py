"""Results as text: nothing is lost, torn ends are cut, damage and other matches are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.arena.arena import Fixture
from ai.arena.results import (
    BadResults,
    difference,
    game_line,
    heading_line,
    read_results,
)
from tests.ai.arena_tables import MATCH, Illegal, met
from tests.toys import kuhn, skirmish
from tests.ui import faulty_games

GAMES = [
    met(skirmish.RULES, Fixture(0, 0)),
    met(skirmish.RULES, Fixture(0, 1), Illegal()),
    replace(met(kuhn.RULES, Fixture(1, 0)), points=(4.0, 2.5)),
    next(
        game for pair in range(20) if (game := met(faulty_games.CRASHING, Fixture(pair, 1))).broken
    ),
]
LINES = [heading_line(MATCH), *map(game_line, GAMES)]
TEXT = "".join(f"{line}\n" for line in LINES).encode()


def test_everything_is_read_back() -> None:
    read = read_results(TEXT)
    assert read.match == MATCH
    assert read.sound_bytes == len(TEXT)
    assert [game_line(read.games[game.fixture]) for game in GAMES] == LINES[1:]
    kept = read.games[Fixture(0, 1)].fault
    assert kept == GAMES[1].fault


def test_torn_end_costs_the_last_line_only() -> None:
    ends = [len("".join(f"{line}\n" for line in LINES[:count])) for count in range(1, 6)]
    for size in range(ends[0], len(TEXT)):
        read = read_results(TEXT[:size])
        whole = sum(end <= size for end in ends)
        assert len(read.games) == whole - 1
        assert read.sound_bytes == ends[whole - 1]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "line 1"),
        (b'{"format": "campagna', "line 1"),
        (b"hello\n", "line 1"),
        (b"[1]\n", "line 1"),
        (b'{"format": "other"}\n', "does not begin with the format"),
        (TEXT.replace(b'"leg": 1', b'"leg": ', 1), "line 3"),
        (TEXT.replace(b'"scores"', b'"score"', 1), "line 2"),
    ],
)
def test_damage_is_told_with_its_line(data: bytes, complaint: str) -> None:
    with pytest.raises(BadResults, match=complaint):
        read_results(data)


def test_difference_names_the_setting() -> None:
    assert difference(MATCH, MATCH) == ""
    assert difference(MATCH, replace(MATCH, seed=2)) == "seed 1 there, 2 here"
    other = replace(MATCH, options={"turns": "8"})
    assert difference(MATCH, other) == "options none there, turns=8 here"
    staff = replace(MATCH, players=("staff", "random"))
    assert "random against random there, staff against random here" in difference(MATCH, staff)
