"""The list of compiled modules, and what setup.py makes of it."""

from __future__ import annotations

import ast
import sys
from fnmatch import fnmatchcase
from importlib.util import find_spec
from pathlib import Path

from solitaire.workbench import compilation

ROOT = Path(__file__).parents[2]


def test_every_pattern_names_a_module_that_exists() -> None:
    listed = compilation.listed_modules(ROOT)
    for pattern in compilation.COMPILED:
        assert any(fnmatchcase(name, pattern) for name in listed), pattern
    assert all(find_spec(name) for name in listed)


def test_folders_of_a_game_decide_what_is_compiled(tmp_path: Path) -> None:
    files = ("protocol", "games/__init__", "games/duel/rules/march", "games/duel/text/wording")
    for file in files:
        path = tmp_path / "solitaire" / f"{file}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    expected = ["solitaire.games.duel.rules.march", "solitaire.protocol"]
    assert list(compilation.listed_modules(tmp_path)) == expected


def test_compiled_modules_import_only_what_a_build_environment_has() -> None:
    """mypyc must see the types of everything it meets, and numpy is not there when it builds."""
    allowed = {"solitaire", "ai", "librt", "mypy_extensions"}
    for name, path in compilation.listed_modules(ROOT).items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                imported = [node.module or ""]
            elif isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            else:
                continue
            tops = {module.partition(".")[0] for module in imported}
            foreign = {top for top in tops if top not in allowed and not is_standard(top)}
            assert not foreign, f"{name} imports {foreign}"


def is_standard(top: str) -> bool:
    return top in sys.stdlib_module_names


def test_nothing_is_compiled_in_place() -> None:
    """A library beside its source wins over it, stale or not."""
    found = [
        path for package in ("solitaire", "ai", "ui") for path in (ROOT / package).rglob("*.so")
    ]
    assert found == []
