"""What still breaks the house's borders and is known: `python -m tools.exceptions [--write]`.

Two kinds of lists, which may only become shorter: `ignore_imports` in pyproject.toml, and the names
of sides, places and counters that stand as words in `ui` (names_in_ui.txt). Without --write they
are printed and counted; with it what no longer occurs is dropped. Nothing is ever added.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from solitaire.registry import game_named, game_names

ROOT: Final = Path(__file__).parents[1]
NAMES_FILE: Final = Path(__file__).with_name("names_in_ui.txt")
ONLY_SHORTER: Final = "# The list may only become shorter: `python -m tools.exceptions --write`."
COMMON_WORDS: Final = frozenset({"eliminated", "fallen", "hand", "lost"})
"""Names of boxes that are plain English as well."""


# -- names in ui ----------------------------------------------------------------------------------


def names_of_games() -> set[str]:
    """Sides, places and counters of every registered game, ids and titles, in small letters."""
    found: set[str] = set()
    for name in game_names():
        game = game_named(name)
        found |= {name, *game.rules().seats}
        presenter = game.presenter()
        if presenter is None:
            continue
        for place in presenter.board().places:
            found |= {place.id, place.title}
        for counter, title in presenter.counters().items():
            found |= {counter, title}
        for side, look in presenter.looks().looks().sides.items():
            found |= {side, look.title}
    return {name.lower() for name in found} - COMMON_WORDS - {""}


def names_in(root: Path, folder: str, names: Iterable[str]) -> list[str]:
    """ "file: name" for every literal of the sources that has one of these names as a word."""
    longest_first = sorted(names, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    found = {
        f"{path.relative_to(root).as_posix()}: {name}"
        for path in sorted((root / folder).rglob("*.py"))
        for literal in _literals(ast.parse(path.read_text(encoding="utf-8")))
        for name in pattern.findall(literal.replace("&", "").lower())
    }
    return sorted(found)


def _literals(tree: ast.Module) -> Iterator[str]:
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in docstrings:
            continue
        if isinstance(node.value, str):
            yield node.value


def known_names() -> list[str]:
    lines = NAMES_FILE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


# -- imports --------------------------------------------------------------------------------------


def known_imports(settings: Path) -> dict[str, list[str]]:
    """The exceptions of each contract that may only become shorter, by its name."""
    text = settings.read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    marked = [
        part for part in text.split("[[tool.importlinter.contracts]]") if ONLY_SHORTER in part
    ]
    return {
        one["name"]: one["ignore_imports"]
        for one in contracts
        if any(f'name = "{one["name"]}"' in part for part in marked)
    }


def all_imports() -> set[tuple[str, str]]:
    import grimp

    graph = grimp.build_graph("ui", "ai", "solitaire")
    return {
        (importer, imported)
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
    }


def occurs(exception: str, imports: Iterable[tuple[str, str]]) -> bool:
    importer, imported = (_as_pattern(side) for side in exception.split(" -> "))
    return any(importer.fullmatch(a) and imported.fullmatch(b) for a, b in imports)


def _as_pattern(expression: str) -> re.Pattern[str]:
    """As import-linter has it: ** for any number of parts of a name, * for one."""
    parts = {"**": r".+", "*": r"[^.]+"}
    return re.compile(
        r"\.".join(parts.get(part, re.escape(part)) for part in expression.split("."))
    )


# -- the command ----------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.exceptions", description=__doc__)
    parser.add_argument("--write", action="store_true", help="drop what no longer occurs")
    is_written = parser.parse_args(arguments).write
    imports = all_imports()
    stale = []
    for contract, exceptions in known_imports(ROOT / "pyproject.toml").items():
        gone = [one for one in exceptions if not occurs(one, imports)]
        _report(contract, exceptions, gone)
        stale += gone
    found = names_in(ROOT, "ui", names_of_games())
    gone = [one for one in known_names() if one not in found]
    _report("names of games as words in ui", known_names(), gone)
    new = [one for one in found if one not in known_names()]
    sys.stdout.writelines(f"  NEW  {one}\n" for one in new)
    if is_written:
        _drop(ROOT / "pyproject.toml", {f'  "{one}",' for one in stale})
        _drop(NAMES_FILE, set(gone))
    return int(bool(new))


def _report(title: str, exceptions: list[str], gone: list[str]) -> None:
    sys.stdout.write(f"{title}: {len(exceptions) - len(gone)} left, {len(gone)} gone\n")
    sys.stdout.writelines(f"  {'gone' if one in gone else '    '} {one}\n" for one in exceptions)


def _drop(path: Path, lines: set[str]) -> None:
    kept = [one for one in path.read_text(encoding="utf-8").splitlines() if one not in lines]
    path.write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
