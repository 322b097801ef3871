"""Pictures of the review of a game: `python -m tools.pictures.review FOLDER RECORD`.

The record should have an analysis beside it, with a turning point. For `python -m
tools.pictures.pictures` a game is played and analysed first: a campaign between two engines by the
program that CAMPAGNA_ENGINE names, if it does, for a compiled one is sixty times faster; else two
days between two staffs.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from solitaire.games.castiglione.game import RULES
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.openings import new_review_window
from ui.desktop.review.analysis import RUNNING
from ui.desktop.review.findings import stored_analysis
from ui.desktop.review.process import OUR_ANALYST
from ui.desktop.review.replay import EVERYTHING, open_replay
from ui.desktop.review.window import ReviewWindow
from ui.desktop.settings.application import new_application
from ui.desktop.settings.preferences import Preferences, apply_preferences
from ui.desktop.watch.demo_game import Conductor

Save = Callable[[QWidget, Path], None]
SIZE: Final = QSize(1600, 1000)
CAMPAIGN: Final = ("demo", "--headless", "-q", "--level", "1", "--visibility", "fog", "--seed", "3")
DAYS: Final = 2
HASTY: Final = ("--worlds", "1", "--nodes", "12")


def main(words: list[str]) -> int:
    if len(words) != 2:
        sys.stderr.write("usage: python -m tools.pictures.review FOLDER RECORD\n")
        return 2
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from tools.pictures.pictures import save_small  # which draws reviews in its turn

        draw_review(Path(words[0]), save_small, Path(words[1]))
    return 0


def draw_made_review(folder: Path, save: Save) -> None:
    """Of a game that is made for it."""
    with tempfile.TemporaryDirectory() as kept:
        record = Path(kept) / "campaign.rec"
        engine = shlex.split(os.environ.get("CAMPAGNA_ENGINE", ""))
        if engine:
            campagna = engine[: engine.index("engine")]
            _run([*campagna, *CAMPAIGN, "--out", str(record)])
            _run([*campagna, "analyze", "-q", str(record)])
        else:
            _play_days(record)
            _run([*OUR_ANALYST, "-q", str(record), *HASTY])
        draw_review(folder, save, record)


def _run(words: Sequence[str]) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def _play_days(record: Path) -> None:
    options = {"visibility": "fog"}
    conductor = Conductor(RULES, options, ("staff", "staff"), 3, record)
    while conductor.view(0).clock.turn <= DAYS:
        conductor.go_on(0)
    conductor.close()


def draw_review(folder: Path, save: Save, record: Path) -> None:
    application = new_application()
    apply_preferences(application, Preferences())
    window = new_review_window(open_replay(record))
    window.resize(SIZE)
    window.show()
    artist = _Artist(application, window, folder, save)
    artist.turning_point()
    artist.one_side()
    artist.beliefs()
    artist.being_analysed()
    window.close()


class _Artist:
    def __init__(
        self, application: QApplication, window: ReviewWindow, folder: Path, save: Save
    ) -> None:
        self._write = save
        self._application = application
        self._window = window
        self._folder = folder

    def _save(self, name: str, dock: QDockWidget) -> None:
        dock.raise_()
        self._application.processEvents()
        for view in self._window.maps.views:
            view.fit()
        self._application.processEvents()
        self._write(self._window, self._folder / f"{name}.png")

    def _to_turning_point(self) -> None:
        """The worst choice of all; where nobody chose badly, the largest swing."""
        swings = self._window.analysis.swings
        ranks = [(row.turning_point is not None, row.points) for row in swings]
        self._window.go_to_swing(ranks.index(max(ranks)))

    def turning_point(self) -> None:
        window = self._window
        self._to_turning_point()
        window.review_dock.numbers.setChecked(True)
        window.show_better()
        self._save("review", window.review_dock)
        window.review_dock.numbers.setChecked(False)

    def one_side(self) -> None:
        self._window.look_as(0)
        self._save("review-french", self._window.dispatches)

    def beliefs(self) -> None:
        window = self._window
        window.look_as(EVERYTHING)
        window.seek(window.replay.days[2].last)
        window.review_actions.beliefs.trigger()
        self._application.processEvents()
        window.beliefs.finish()
        self._save("review-beliefs", window.belief_dock)
        window.review_actions.beliefs.trigger()

    def being_analysed(self) -> None:
        """As it looks when two thirds are done."""
        window = self._window
        whole = stored_analysis(window.replay)
        assert whole is not None, "the record has an analysis beside it"
        process = window.analysis.process
        process.plies = len(whole.analysis.entries)
        part = WorkedOut(whole.worlds, whole.nodes)
        part.analysis.start = whole.analysis.start
        part.analysis.entries = whole.analysis.entries[: process.plies * 2 // 3]
        last = part.analysis.entries[-1].number
        part.outlooks = [one for one in whole.outlooks if one.number <= last]
        process.found = part
        window.analysis.state = RUNNING
        process.grown.emit()
        self._save("review-analysing", window.review_dock)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
