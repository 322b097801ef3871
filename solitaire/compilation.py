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
    "solitaire.games.castiglione.*",
    "solitaire.games.quadrilateral.terms",
    "solitaire.games.quadrilateral.game",
    "solitaire.games.quadrilateral.core.*",
    "solitaire.games.quadrilateral.rules.*",
    "solitaire.games.quadrilateral.fog.*",
    "solitaire.games.quadrilateral.advice.*",
    "ai.belief",
    "ai.budget",
    "ai.nodes",
    "ai.playouts",
    "ai.plans",
    "ai.rehearsal",
    "ai.selection",
    "ai.tree",
)
"""Module names to compile; a star stands for any run of characters, dots included."""

INTERPRETED: Final = (
    "solitaire.games.castiglione.advice.names",
    "solitaire.games.castiglione.advice.order_texts",
    "solitaire.games.castiglione.advice.reasons*",
    "solitaire.games.castiglione.advice.tuning",
    "solitaire.games.castiglione.advice.weights",
    "solitaire.games.castiglione.data*",
    "solitaire.games.castiglione.faults",
    "solitaire.games.castiglione.help",
    "solitaire.games.castiglione.notation",
    "solitaire.games.castiglione.odds*",
    "solitaire.games.castiglione.position*",
    "solitaire.games.castiglione.staff*",
    "solitaire.games.castiglione.topics",
    "solitaire.games.castiglione.story*",
    "solitaire.games.castiglione.view_lines",
    "solitaire.games.castiglione.wording",
    "solitaire.games.castiglione.rules.refusals",
)
"""Exceptions from COMPILED, written the same way."""

NOTE_FILE: Final = "compilation.txt"
"""Beside this module in an installed package: what the build did, in one sentence."""

_ROOT: Final = Path(__file__).parents[1]


def listed_modules(root: Path = _ROOT) -> dict[str, Path]:
    """Source file by module name for every module to compile below this folder."""
    packages = sorted({pattern.partition(".")[0] for pattern in COMPILED})
    return {
        name: path
        for package in packages
        for name, path in _modules(root, package)
        if _matches(name, COMPILED) and not _matches(name, INTERPRETED)
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


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
