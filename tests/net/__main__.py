"""python -m tests.net FOLDER, or python -m tests.net --compare A B."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tests.net.comparing import differences


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.net")
    parser.add_argument("folder", type=Path, nargs="?", help="where the texts are written")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("A", "B"))
    arguments = parser.parse_args()
    if arguments.compare:
        found = list(differences(*arguments.compare))
        sys.stdout.write("".join(f"{line}\n" for line in found) or "No difference.\n")
        return 1 if found else 0
    if arguments.folder is None:
        parser.error("a FOLDER is needed")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tests.net.writing import write_all  # which loads Qt

    write_all(arguments.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
