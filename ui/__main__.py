"""`python -m ui` is the same as the command `campagna`.

Started as a file it is how our own child processes begin, see ai/engine/processes.py: then nothing
but the code that started it is imported, wherever it was installed and whatever lies in the current
folder.
"""

import sys
from importlib.util import find_spec
from pathlib import Path

_HERE = Path(__file__).resolve()


def _find_our_own_code() -> None:
    found = find_spec("ui")
    places = (found.submodule_search_locations or []) if found is not None else []
    if _HERE.parent not in [Path(place).resolve() for place in places]:
        sys.path.insert(0, str(_HERE.parents[1]))


if __name__ == "__main__":  # children of multiprocessing run this file too, under another name
    if not __package__:
        _find_our_own_code()
    from ui.start import main

    sys.exit(main())
