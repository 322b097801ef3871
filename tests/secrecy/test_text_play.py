"""Two people at one keyboard in fog: nothing hidden is printed before the wrong eyes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from solitaire.record import load_record, replay
from tests.secrecy.names import unknown_counters, unknown_names_in
from tests.secrecy.table import BOARD, RULES, SEATS
from tests.seeds import base_seed
from tests.ui.terminal_game import TerminalGame

MOST_LINES = 400
_STEP = re.compile(r"^  (?![;|])\S", re.MULTILINE)
_CURTAIN = re.compile(r"Enter when only the (\w+) player is looking")
_PASSES = ("done", "end-movement", "halt")


class Page:
    """What one side had before its eyes between two typed lines."""

    def __init__(self, seat: int, text: str, steps: int) -> None:
        self.seat = seat
        self.text = text
        self.steps = steps
        """Steps in the record when it was shown."""


def play_two_turns(folder: Path) -> tuple[Path, list[Page], str]:
    path = folder / "fog.rec"
    rng = Random(base_seed())
    words = (str(path), "--side", "both", "--option", "visibility=fog", "--dice", "seed:3")
    pages: list[Page] = []
    with TerminalGame(folder, *words) as game:
        screen = game.read_on()
        seat = RULES.seats.index(game.prompt)
        for _ in range(MOST_LINES):
            pages.append(Page(seat, screen, len(_STEP.findall(path.read_text()))))
            if "turn 3" in screen:
                break
            curtain = _CURTAIN.search(screen)
            if curtain:
                seat = RULES.seats.index(curtain[1])
            screen = game.type("" if curtain else next_line(game, rng))
        game.type("quit")
        return path, pages, game.raw


def next_line(game: TerminalGame, rng: Random) -> str:
    """Mostly passes, so that two turns are soon over; sometimes a look around, or a choice."""
    listed = game.listed()
    if not listed:
        return "?"
    if rng.random() < 0.1:
        return rng.choice(("look", "log", "help"))
    passes = [number for number, text in listed.items() if text in _PASSES]
    if passes and rng.random() < 0.6:
        return str(passes[0])
    return str(rng.choice(list(listed)))


@pytest.mark.slow
def test_each_side_reads_only_what_it_may_know(tmp_path: Path) -> None:
    path, pages, raw = play_two_turns(tmp_path)
    record = load_record(path, RULES)
    assert "turn 3" in pages[-1].text
    assert pages[-1].steps <= len(record.steps)
    unknown = [
        [set(unknown_counters(state, seat)) for state in replay(record).states()] for seat in SEATS
    ]
    last_read = dict.fromkeys(SEATS, 0)
    searched = 0
    for page in pages:
        span = unknown[page.seat][last_read[page.seat] : page.steps + 1]
        secret = set.intersection(*span)
        last_read[page.seat] = page.steps
        lines = page.text.splitlines()
        names = {name for one in secret for name in names_of(one)}
        assert not unknown_names_in("\n".join(lines), names), (page.seat, lines)
        searched += bool(secret)
    assert {page.seat for page in pages} == set(SEATS)
    assert searched > 5
    assert len(_CURTAIN.findall(raw)) > 5


def names_of(counter: int) -> tuple[str, str]:
    return BOARD.counter_titles[counter], BOARD.counter_names[counter]
