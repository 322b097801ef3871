"""Which modules mypyc compiles, and whether it did. The one place that lists them.

Read by setup.py while building, so it imports nothing of ours and only the standard library.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

COMPILED: Final = (
    "solitaire.protocol",
    "solitaire.advising",
    "solitaire.bits",
    "solitaire.games.*.terms",
    "solitaire.games.*.game",
    "solitaire.games.*.core.*",
    "solitaire.games.*.rules.*",
    "solitaire.games.*.fog.*",
    "solitaire.games.*.advice.*",
    "ai.search.belief",
    "ai.search.budget",
    "ai.search.formations",
    "ai.search.nodes",
    "ai.search.playouts",
    "ai.search.plans",
    "ai.search.rehearsal",
    "ai.search.selection",
    "ai.search.streams",
    "ai.search.tree",
)
"""Module names to compile; a star stands for any run of characters, dots included. In a game the
folder decides, without exception: what must not be compiled lies elsewhere."""

NOTE_FILE: Final = "compilation.txt"
"""Beside this module in an installed package: what the build did, in one sentence."""

_ROOT: Final = Path(__file__).parents[2]


def listed_modules(root: Path = _ROOT) -> dict[str, Path]:
    """Source file by module name for every module to compile below this folder."""
    packages = sorted({pattern.partition(".")[0] for pattern in COMPILED})
    return {
        name: path
        for package in packages
        for name, path in _modules(root, package)
        if _matches(name)
    }


def compiled_modules() -> tuple[str, ...]:
    """Those of the listed modules that Python would load as compiled code now."""
    return tuple(filter(is_compiled, listed_modules()))


def is_compiled(module_name: str) -> bool:
    spec = find_spec(module_name)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def build_note() -> str:
    """What the build said about compiling; empty in a checkout, where nothing was built."""
    note = Path(__file__).with_name(NOTE_FILE)
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""


def _modules(root: Path, package: str) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / package).rglob("*.py")):
        if path.name != "__init__.py":  # they only gather names; compiling them gains nothing
            yield ".".join(path.relative_to(root).with_suffix("").parts), path


def _matches(name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in COMPILED)
