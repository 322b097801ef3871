"""How much CPU a jump in the review takes: `python -m tests.desktop.bench_review [RECORD [JUMPS]]`.

Jumps to every point of the record, or to so many of them, in a random order, the viewpoints in
turn, in the real window drawn offscreen, and tells the median and the longest in milliseconds of
this process's CPU. Without a record it plays one of more than 2,000 points at random, in the fog
with every optional rule.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from ui.desktop.openings import new_review_window

SCREEN: Final = Path(__file__).parents[1] / "screen.json"
POINTS: Final = 2000
LIMIT: Final = 100.0
"""Milliseconds that no jump may take."""
SEEDS: Final = 50


def main(words: list[str]) -> int:
    if len(words) > 2 or not all(word.isdecimal() for word in words[1:]):
        sys.stderr.write("usage: python -m tests.desktop.bench_review [RECORD [JUMPS]]\n")
        return 2
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={SCREEN}")
        path = Path(words[0]) if words else long_record(Path(home) / "long.rec")
        text, longest = measured(path, int(words[1]) if len(words) > 1 else None)
    sys.stdout.write(text)
    return 0 if longest < LIMIT else 1


def long_record(path: Path) -> Path:
    """The first game by seed that is long enough."""
    from solitaire.games.castiglione.game import RULES
    from solitaire.record import write_record

    options = {option.name: "on" for option in RULES.options() if "on" in option.values}
    options["visibility"] = "fog"
    for seed in range(SEEDS):
        plies = _played_at_random(RULES, options, Random(seed))
        if len(plies) >= POINTS:
            write_record(path, RULES, options, plies)
            return path
    raise RuntimeError("no game was long enough")


def _played_at_random(rules: Any, options: dict[str, str], rng: Random) -> list[Any]:
    from solitaire.protocol import Chance, Over

    state, plies = rules.start(options), []
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Chance):
            outcomes = rules.outcomes(state)
            ply = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            ply = rng.choice(rules.actions(state))
        plies.append(ply)
        rules.apply(state, ply)
    return plies


def _jump(window: Any, application: Any, index: int) -> float:
    """In milliseconds."""
    begun = time.process_time()
    window.seek(index)
    application.processEvents()
    return 1000 * (time.process_time() - begun)


def measured(path: Path, jumps: int | None = None) -> tuple[str, float]:
    """What was found in words, and the longest jump; of all points or of so many."""
    from ui.desktop.review.replay import EVERYTHING, open_replay
    from ui.desktop.settings.application import new_application

    application = new_application()
    replay = open_replay(path)
    window = new_review_window(replay)
    window.show()
    application.processEvents()
    order = list(range(replay.last + 1))
    Random(1796).shuffle(order)
    order = order[:jumps]
    lines, longest = (
        [f"The first jump: {_jump(window, application, order[0]):.0f} ms of CPU\n"],
        0.0,
    )
    for place, viewpoint in enumerate((0, 1, EVERYTHING)):
        window.look_as(viewpoint)
        application.processEvents()
        spent = [_jump(window, application, index) for index in order[place::3]]
        longest = max(longest, *spent)
        lines.append(
            f"{window.viewpoint_words(viewpoint)}: {len(spent)} jumps among {replay.last + 1} "
            f"points, median {median(spent):.0f} ms, longest {max(spent):.0f} ms of CPU\n"
        )
    window.close()
    return "".join(lines), longest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
