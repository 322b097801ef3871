"""A whole campaign in the real window by a scripted player: memory and time by turn.

`python -m tests.games.quadrilateral.bench_window [RECORD]` plays the campaign from July drawn
offscreen, tells memory and CPU at turns 10, 50 and 90, and keeps the record for bench_review.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from solitaire.games.quadrilateral.core.views import number
from tests.games.quadrilateral.window_commander import Commander
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

SHOWN: Final = (10, 50, 90)
AROUND: Final = 5
"""Turns before and after over which the time of a turn is averaged."""
PATIENCE: Final = 900.0
"""Seconds of wall clock without an answer of the computer."""


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    megabytes: float
    seconds: float
    """Of this process's CPU, from the turn's beginning to the next."""
    choices: int
    """Of the person."""


def megabytes() -> float:
    """Resident, after what is dead has gone; 0 where it cannot be asked."""
    gc.collect()
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def played(
    application: QApplication, window: PlayWindow, path: Path, scenario: str, seed: int = 3
) -> list[Turn]:
    """From start to end, the French by the commander, the Austrians by the script."""
    options = {"scenario": scenario}
    new = NewGame("french", "staff", options, f"seed:{seed}", path=path, game="quadrilateral")
    window.begin(new)
    commander = Commander(window)
    turns: list[Turn] = []
    now, begun, choices = 0, time.process_time(), 0
    while (state := _waited(application, window)) != OVER:
        turn = number(_table(window).view(), "turn")
        if turn != now:
            if now:
                turns.append(Turn(now, megabytes(), time.process_time() - begun, choices))
            now, begun, choices = turn, time.process_time(), 0
        choices += 1
        window.play.roll() if state == ROLL else _give(window, commander)
    turns.append(Turn(now, megabytes(), time.process_time() - begun, choices))
    return turns


def _give(window: PlayWindow, commander: Commander) -> None:
    wanted = commander.wanted()
    march = commander.march(wanted)
    before = _table(window).session.plies_played
    if march is not None:
        window.play.march([march[0]], march[1])
    if _table(window).session.plies_played == before:
        window.play.choose(wanted)
    if window.model.confirmation is not None:
        window.play.confirm()


def _table(window: PlayWindow) -> Any:
    assert window.table is not None
    return window.table


def _waited(application: QApplication, window: PlayWindow) -> str:
    """What the table waits for, when that is the person or the end."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        application.processEvents()
        table = _table(window)
        table.end_look()
        if table.waits_for in (PERSON, ROLL, OVER):
            return str(table.waits_for)
        time.sleep(0.001)
    raise AssertionError("the computer does not answer")


def average_seconds(turns: list[Turn], about: int) -> float:
    near = [one.seconds for one in turns if abs(one.number - about) <= AROUND]
    return sum(near) / max(len(near), 1)


def report(turns: list[Turn]) -> str:
    lines = ["turn   memory   CPU of a turn about then   choices"]
    by_number = {one.number: one for one in turns}
    for shown in SHOWN:
        one = by_number.get(shown)
        if one is not None:
            seconds = average_seconds(turns, shown)
            lines.append(f"{shown:4} {one.megabytes:6.0f} MB {seconds:20.2f} s {one.choices:12}")
    total = sum(one.seconds for one in turns)
    lines.append(f"{len(turns)} turns, {sum(one.choices for one in turns)} choices, {total:.0f} s")
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from ui.desktop.openings import new_play_window
        from ui.desktop.settings.application import new_application
        from ui.desktop.settings.preferences import (
            Preferences,
            apply_preferences,
            keep_preferences,
        )

        application, quick = new_application(), Preferences(pace="at-once")
        keep_preferences(quick)
        apply_preferences(application, quick)
        window = new_play_window()
        window.resize(1280, 800)
        window.show()
        path = Path(words[0]) if words else Path(home) / "july.rec"
        sys.stdout.write(report(played(application, window, path, "july")))
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
