"""`python -m tests.compiled.regenerate`: store what the interpreted rules play today."""

from __future__ import annotations

import json
import sys

from solitaire.registry import game_named
from solitaire.workbench.compilation import compiled_modules
from tests.compiled.score_hashes import FILE, hash_of, hashed_games


def main() -> int:
    if compiled_modules():
        sys.stderr.write("Run this in a checkout, where nothing is compiled.\n")
        return 1
    hashes = {name: hash_of(name, game_named(name).rules()) for name in hashed_games()}
    FILE.write_text(json.dumps(hashes, indent=2) + "\n", encoding="utf-8")
    sys.stderr.write(f"{FILE}: {len(hashes)} games\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
