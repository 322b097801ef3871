"""Letters (l) and (m) of the leak audit: files for one side, and what is kept of a crash."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from solitaire.dice import FreshDice
from solitaire.games.castiglione.core.state import State
from solitaire.protocol import Decide
from solitaire.record import Playback, RecordWriter, load_record, replay
from solitaire.record.account import account_lines, told_to_seat
from solitaire.session import new_session
from tests.secrecy.names import unknown_counters, unknown_names_in
from tests.secrecy.table import BOARD, RULES, SEATS
from tests.seeds import base_seed
from tests.ui.command_process import campagna
from ui.crash_report import report_text

CUTS = (30, 150, 400)
"""Choices after which the game is looked at."""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One fog game, saved at several moments."""
    folder = tmp_path_factory.mktemp("fog")
    rng = Random(base_seed())
    dice = FreshDice(Random(base_seed()))
    path = folder / "game.rec"
    options = {"visibility": "fog", "casualties": "on", "late_guns": "on"}
    writer = RecordWriter.begin(path, RULES, options, dice, seats={})
    session = new_session(RULES, options, dice, writer=writer)
    session.advance()
    saved = []
    for number in range(max(CUTS) + 1):
        asked = session.pending
        assert isinstance(asked, Decide)
        if number in CUTS:
            saved.append(folder / f"cut-{number}.rec")
            saved[-1].write_bytes(path.read_bytes())
        session.play(asked.seat, rng.choice(session.offered(asked.seat)))
    session.close()
    return saved


def told_at(playback: Playback, number: int, seat: int) -> str:
    """What the account for the seat says of one moment."""
    alone = SimpleNamespace(record=playback.record, moments=[playback.moments[number]])
    return "\n".join(account_lines(told_to_seat(cast("Playback", alone), seat)))


def names_of(counters: Iterable[int]) -> set[str]:
    titles = {BOARD.counter_titles[counter] for counter in counters}
    return titles | {BOARD.counter_names[counter] for counter in counters}


@pytest.mark.parametrize("seat", SEATS)
def test_l_an_account_for_one_seat_names_nobody_it_does_not_know(
    records: list[Path], seat: int
) -> None:
    """At every moment: nobody who was unknown before and is unknown after it."""
    record = load_record(records[-1], RULES)
    playback = replay(record)
    account, searched = record.for_seat(seat), 0
    for number, (before, after) in enumerate(pairwise(playback.states())):
        secret = set(unknown_counters(before, seat)) & set(unknown_counters(after, seat))
        text = told_at(playback, number, seat)
        for line in text.splitlines():
            assert line in account
            if not line.startswith(f"  {RULES.seats[seat]}:"):
                assert not unknown_names_in(line, names_of(secret)), line
                searched += bool(secret)
    assert searched > 100


def test_l_an_account_has_no_choice_of_the_other_seat_and_no_digest(records: list[Path]) -> None:
    for path in records:
        record = load_record(path, RULES)
        for seat in SEATS:
            account = record.for_seat(seat)
            assert f"  {RULES.seats[1 - seat]}:" not in account
            assert RULES.digest(replay(record).state) not in account


@pytest.mark.parametrize("number", range(len(CUTS)))
def test_l_replay_for_one_seat_says_what_its_account_and_view_say(
    records: list[Path], number: int
) -> None:
    playback = replay(load_record(records[number], RULES))
    for seat in SEATS:
        result = campagna("replay", str(records[number]), "--view", RULES.seats[seat])
        told = "\n".join(account_lines(told_to_seat(playback, seat)))
        lines = "\n".join(RULES.view_lines(RULES.view(playback.state, seat)))
        assert told in result.stdout
        assert lines in result.stdout
        secret = names_of(unknown_counters(playback.state, seat))
        rest = result.stdout.replace(told, "").replace(lines, "") + result.stderr
        assert secret
        assert not unknown_names_in(rest, secret)
        assert not unknown_names_in(lines, secret)


def test_m_a_crash_report_holds_no_name_of_the_game() -> None:
    state = RULES.start({"visibility": "fog"})
    with pytest.raises(ValueError, match="nobody fits") as caught:
        crash(state)
    report = report_text(caught.value, "play", datetime.now(UTC))
    assert "massena" in "".join(traceback.format_exception(caught.value))
    assert not unknown_names_in(report, [*BOARD.counter_names, *BOARD.counter_titles])


def crash(state: State) -> None:
    """As a bug deep in the rules would: the message and the cause are full of secrets."""
    text = RULES.position_text(state)
    try:
        raise KeyError(text)
    except KeyError as error:
        raise ValueError(f"nobody fits {text}") from error
