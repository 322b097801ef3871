"""Makes a copy of the project with search and toys compiled by mypyc, to measure in.

`python -m tests.peers.build FOLDER [--toys interpreted]`; then, in that folder, run
`python -m tests.peers.measure ...`. Never done in a checkout: a stale library beside an edited
source would win.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("solitaire", "ai", "resources", "tests", "conftest.py")
PROTOCOL: Final = ("solitaire/protocol.py", "solitaire/advising.py")
SEARCH: Final = (
    "belief", "budget", "nodes", "plans", "playouts", "rehearsal", "search", "selection", "tree",
)  # fmt: skip
TOYS: Final = ("common", "numbered", "leduc", "liars", "goofspiel", "phantom", "kuhn")
SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files = sys.argv[1:]
sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace"]
setup(name="measured", packages=[],
      ext_modules=mypycify(files, opt_level="2", debug_level="0", group_name="measured"))
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.peers.build", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--toys", choices=("compiled", "interpreted"), default="compiled")
    chosen = parser.parse_args(arguments)
    folder: Path = chosen.folder.resolve()
    if folder.exists():
        sys.stderr.write(f"{folder} exists already; name a new folder.\n")
        return 2
    _copy(folder)
    sources = [*PROTOCOL, *(f"ai/search/{name}.py" for name in SEARCH)]
    if chosen.toys == "compiled":
        _make_compilable(folder / "tests/toys/kuhn.py")
        sources += [f"tests/toys/{name}.py" for name in TOYS]
    subprocess.run([sys.executable, "-c", SETUP, *sources], cwd=folder, check=True)
    return 0


def _copy(folder: Path) -> None:
    folder.mkdir(parents=True)
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(
                source, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.so")
            )
        else:
            shutil.copy(source, folder / part)


def _make_compilable(path: Path) -> None:
    """mypyc gives its classes slots anyway and takes no dataclass that asks for them."""
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("frozen=True, slots=True", "frozen=True"), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
