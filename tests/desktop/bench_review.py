"""How much CPU a jump in the review takes: `python -m tests.desktop.bench_review RECORD`.

Jumps to points of the record in a random order, each viewpoint in turn, in the real window drawn
offscreen, and tells the median and the longest in milliseconds of this process's CPU.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

JUMPS = 2000


def main(words: list[str]) -> int:
    if len(words) != 1:
        sys.stderr.write("usage: python -m tests.desktop.bench_review RECORD\n")
        return 2
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAMPAGNA_HOME"] = home
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        sys.stdout.write(measured(Path(words[0])))
    return 0


def measured(path: Path) -> str:
    from ui.desktop.app import new_application
    from ui.desktop.replay import EVERYTHING, open_replay
    from ui.desktop.review_window import ReviewWindow

    application = new_application()
    replay = open_replay(path)
    window = ReviewWindow(replay)
    window.show()
    rng, lines = Random(1796), []
    for viewpoint in (0, 1, EVERYTHING):
        window.look_as(viewpoint)
        application.processEvents()
        spent = []
        for _ in range(JUMPS // 3):
            begun = time.process_time()
            window.seek(rng.randrange(replay.last + 1))
            application.processEvents()
            spent.append(1000 * (time.process_time() - begun))
        lines.append(
            f"{window.viewpoint_words(viewpoint)}: {len(spent)} jumps among {replay.last + 1} "
            f"points, median {median(spent):.0f} ms, longest {max(spent):.0f} ms of CPU\n"
        )
    window.close()
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
