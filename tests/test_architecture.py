"""The borders between our packages, and the budgets of files and functions.

Import contracts stand in pyproject.toml; what import-linter cannot see is read from the sources.
Each test is also shown a tree with the fault planted, so that it is known to find it.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from solitaire.registry import game_named, game_names

ROOT = Path(__file__).parents[1]
PACKAGES = ("solitaire", "ai", "ui")
QT = ("PySide6", "shiboken6", "PyQt6", "PyQt5")
FILE_LINES = 500
FUNCTION_LINES = 60
DESIGN_FOLDERS = ("../" + "shared", "work/" + "shared")
"""Written in two parts, so that this file does not find itself."""


def sources(root: Path, *folders: str) -> Iterator[tuple[Path, list[ast.AST]]]:
    """Every file with all nodes of its tree."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            yield path, nodes_of(path)


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Parsed once for all tests: nine hundred files take seconds."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@pytest.fixture(autouse=True, scope="module")
def _nodes_go_with_the_module() -> Iterator[None]:
    yield
    nodes_of.cache_clear()


def plant(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# -- import contracts -----------------------------------------------------------------------------


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    environment = {**os.environ, "PYTHONPATH": str(root)}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def tree_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and settings alone: linting them leaves no cache in the checkout."""
    root = tmp_path_factory.mktemp("tree")
    for package in PACKAGES:
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / package, root / package, ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def test_import_contracts_are_kept(tree_copy: Path) -> None:
    result = lint_imports(tree_copy)
    assert result.returncode == 0, result.stdout + result.stderr


PLANTED = {
    "solitaire/planted_up.py": "import ai",
    "ai/planted_registry.py": "import solitaire.registry",
    "ui/terminal/planted_qt.py": "import PySide6.QtCore",
    "ui/common/planted_game.py": "import solitaire.games.castiglione.game",
    "ui/terminal/planted_window.py": "import ui.desktop.app",
    "ui/desktop/planted_terminal.py": "def late():\n    import ui.terminal.display",
    "solitaire/games/planted_game/__init__.py": "import solitaire.games.castiglione.terms",
    "solitaire/games/castiglione/core/planted_rules.py": "import solitaire.games.castiglione.rules",
    "solitaire/games/castiglione/planted_nowhere.py": "IN_NO_LAYER = True",
    "ui/desktop/style/planted_type.py": (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import ui.desktop.app"
    ),
}
"""One fault for each contract at least; planted together, because a run takes seconds."""


@pytest.fixture(scope="module")
def complaints(tree_copy: Path) -> str:
    for name, text in PLANTED.items():
        plant(tree_copy, name, f"{text}\n")
    try:
        result = lint_imports(tree_copy)
    finally:
        for name in PLANTED:
            (tree_copy / name).unlink()
        (tree_copy / "solitaire/games/planted_game").rmdir()
    assert result.returncode == 1
    return result.stdout


@pytest.mark.parametrize("name", PLANTED)
def test_import_contracts_find_a_planted_import(complaints: str, name: str) -> None:
    fault = next(part for part in Path(name).with_suffix("").parts if part.startswith("planted_"))
    assert fault in complaints


def test_every_import_contract_can_be_broken(complaints: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        assert f"{contract['name']} BROKEN" in complaints


def test_every_game_has_its_layers() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layered = next(one for one in contracts if one["name"] == "A game is built in layers")
    assert layered["containers"] == [f"solitaire.games.{name}" for name in game_names()]


# -- names of games in ui -------------------------------------------------------------------------


COMMON_WORDS = frozenset({"eliminated", "fallen", "hand", "lost"})
"""Names of boxes that are plain English as well."""


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
    first_words = {re.findall(r"\w+", name)[0] for name in names}
    found = set()
    for path, nodes in sources(root, folder):
        for literal in _literals(nodes):
            text = literal.replace("&", "").lower()
            if first_words.isdisjoint(re.findall(r"\w+", text)):
                continue  # trying a thousand names at every letter takes seconds
            found |= {f"{path.relative_to(root).as_posix()}: {n}" for n in pattern.findall(text)}
    return sorted(found)


def _literals(nodes: list[ast.AST]) -> Iterator[str]:
    docstrings = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes:
        if not isinstance(node, ast.Constant) or id(node) in docstrings:
            continue
        if isinstance(node.value, str):
            yield node.value


def test_ui_names_no_side_place_or_counter() -> None:
    found = names_in(ROOT, "ui", names_of_games())
    assert not found, f"ask the presenter for its names: {found}"


def test_a_name_of_a_game_in_ui_is_found(tmp_path: Path) -> None:
    names = names_of_games()
    assert {"french", "bonaparte", "rivoli", "mantua city box"} <= names
    text = '"""The French."""\nWORDS = "&Mantua City Box" + f"{1} for the French!"\nFRENCHMAN = 1\n'
    plant(tmp_path, "ui/planted.py", text)
    assert names_in(tmp_path, "ui", names) == [
        "ui/planted.py: french",
        "ui/planted.py: mantua city box",
    ]


# -- the play window ------------------------------------------------------------------------------


PLAY_WINDOW = Path("ui/desktop/play/window.py")
PLAY_WINDOW_LINES = 200
KNOW_PLAY_WINDOW = {
    "ui/desktop/app.py",  # shows it first
    "ui/desktop/openings.py",  # builds it, and hears its wishes
    PLAY_WINDOW.as_posix(),
    "ui/desktop/whatif/window.py",  # is one, with a frame around it
}


def faults_of_play_window(root: Path) -> list[str]:
    """Modules that name the window in which they are shown, and a window that does too much."""
    found = []
    for path in sorted((root / "ui" / "desktop").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if name not in KNOW_PLAY_WINDOW and "PlayWindow" in path.read_text(encoding="utf-8"):
            found.append(f"{name} names PlayWindow")
    lines = len((root / PLAY_WINDOW).read_text(encoding="utf-8").splitlines())
    if lines >= PLAY_WINDOW_LINES:
        found.append(f"{PLAY_WINDOW.as_posix()} has {lines} lines")
    return found


def test_parts_get_a_model_and_a_board_and_never_the_window() -> None:
    found = faults_of_play_window(ROOT)
    assert not found, f"give them the model, a board, a callable; or let them wish: {found}"


def test_a_part_that_knows_the_window_is_found(tmp_path: Path) -> None:
    plant(tmp_path, PLAY_WINDOW.as_posix(), "class PlayWindow:\n" + "    ...\n" * 199)
    plant(tmp_path, "ui/desktop/openings.py", "PlayWindow()\n")
    plant(tmp_path, "ui/desktop/help/planted.py", 'def hint(window: "PlayWindow"): ...\n')
    assert faults_of_play_window(tmp_path) == [
        "ui/desktop/help/planted.py names PlayWindow",
        "ui/desktop/play/window.py has 200 lines",
    ]


# -- randomness -----------------------------------------------------------------------------------


ADVICE = ("staff/world.py", "present/odds_desk.py")
"""Advice on a view, which decides nothing: it imagines its world with a fixed seed."""
_GENERATORS = ("Random", "SystemRandom", "default_rng", "urandom")
_RANDOM = re.compile("|".join(("random", *_GENERATORS)))


def random_uses(root: Path) -> list[str]:
    """Draws from Python's own generator anywhere, and generators made by a game's rules."""
    found = []
    for path in sorted((root / "solitaire").rglob("*.py")):
        if not _RANDOM.search(path.read_text(encoding="utf-8")):
            continue  # parsing them all takes seconds
        in_game = (root / "solitaire" / "games") in path.parents and not str(path).endswith(ADVICE)
        for node in nodes_of(path):
            if _draws(node) or (in_game and _makes_generator(node)):
                found.append(f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}")
    return found


def _draws(node: ast.AST) -> bool:
    if isinstance(node, ast.ImportFrom) and node.module == "random":
        return any(name.name != "Random" for name in node.names)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id == "random" and node.attr != "Random"
    return False


def _makes_generator(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _GENERATORS


def test_games_draw_nothing_themselves() -> None:
    found = random_uses(ROOT)
    assert not found, f"chance is asked for by Chance, never drawn: {found}"


@pytest.mark.parametrize(
    "text",
    [
        "from random import randint\n",
        "import random\nPIPS = random.choice((1, 2))\n",
        "from random import Random\nRNG = Random(1)\n",
    ],
)
def test_drawing_in_a_game_is_found(tmp_path: Path, text: str) -> None:
    plant(tmp_path, "solitaire/games/planted/rules.py", text)
    assert random_uses(tmp_path)


# -- games and search -----------------------------------------------------------------------------


def games_named_in_search(root: Path, names: set[str]) -> list[str]:
    found = []
    for path in sorted((root / "ai").rglob("*.py")):
        text = path.read_text(encoding="utf-8").lower()
        found += [f"{path.relative_to(root)}: {name}" for name in names if name.lower() in text]
    return found


def every_game_name() -> set[str]:
    folders = (ROOT / "solitaire" / "games").iterdir()
    return set(game_names()) | {path.name for path in folders if (path / "__init__.py").exists()}


def test_search_names_no_game() -> None:
    found = games_named_in_search(ROOT, every_game_name())
    assert not found, f"ai must not know any game; move this to the game's advice: {found}"


def test_game_named_in_search_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "ai/planted.py", "# good for Some-Game only\n")
    assert games_named_in_search(tmp_path, {"some-game"}) == ["ai/planted.py: some-game"]


# -- Qt -------------------------------------------------------------------------------------------


COMPILED = ("terms.py", "game.py", "core", "rules", "fog", "advice")
"""In the folder of a game: there counters are packed by hand, for speed."""
PACKED = {(ast.RShift, 6), (ast.Mult, 64), (ast.BitAnd, 63)}


def packed_by_hand(root: Path) -> list[str]:
    """Shifts and masks that take numbers of counters apart, outside the compiled folders."""
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path, nodes in sources(root, *PACKAGES)
        if not _is_compiled(path.relative_to(root))
        for node in nodes
        if isinstance(node, ast.BinOp)
        and isinstance(node.right, ast.Constant)
        and (type(node.op), node.right.value) in PACKED
    ]


def _is_compiled(path: Path) -> bool:
    parts = path.parts
    return parts[:2] == ("solitaire", "games") and any(one in COMPILED for one in parts[3:4])


def test_counters_are_packed_in_compiled_folders_only() -> None:
    found = packed_by_hand(ROOT)
    assert not found, f"use counter_of, side_of and local_of: {found}"


def test_packing_elsewhere_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "solitaire/games/some/core/board.py", "side = counter >> 6\n")
    plant(tmp_path, "solitaire/games/some/staff/notes.py", "side = counter >> 6\n")
    assert packed_by_hand(tmp_path) == ["solitaire/games/some/staff/notes.py:1"]


def qt_outside_desktop(root: Path) -> list[str]:
    found = []
    for path, nodes in sources(root, *PACKAGES):
        if root / "ui" / "desktop" in path.parents:
            continue
        names = [name for node in nodes for name in _imported(node)]
        found += [f"{path.relative_to(root)}: {n}" for n in names if n.partition(".")[0] in QT]
    return found


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_only_the_desktop_imports_qt() -> None:
    found = qt_outside_desktop(ROOT)
    assert not found, f"Qt belongs to ui/desktop: {found}"


def test_qt_elsewhere_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "ui/planted.py", "def late():\n    from PySide6.QtCore import Qt\n")
    plant(tmp_path, "ui/desktop/watch/demo_window.py", "import PySide6.QtWidgets\n")
    assert qt_outside_desktop(tmp_path) == ["ui/planted.py: PySide6.QtCore"]


# -- standing alone -------------------------------------------------------------------------------


def readers_of_design_folder(root: Path) -> list[str]:
    paths = [
        path
        for folder in (*PACKAGES, "resources", "tests")
        for path in (root / folder).rglob("*.py")
    ]
    paths += [path for path in (root / "setup.py", root / ".ci" / "run") if path.exists()]
    return [
        str(path.relative_to(root))
        for path in paths
        if any(folder in path.read_text(encoding="utf-8") for folder in DESIGN_FOLDERS)
    ]


def test_nothing_reads_the_design_folder() -> None:
    found = readers_of_design_folder(ROOT)
    assert not found, f"the project must stand alone: {found}"


def test_reading_the_design_folder_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "resources/planted.py", f"FOLDER = '/{DESIGN_FOLDERS[1]}/rules'\n")
    assert readers_of_design_folder(tmp_path) == ["resources/planted.py"]


# -- budgets --------------------------------------------------------------------------------------


def over_budget(root: Path) -> list[str]:
    found = []
    for path, nodes in sources(root, *PACKAGES):
        name = path.relative_to(root)
        length = len(path.read_text(encoding="utf-8").splitlines())
        if length > FILE_LINES:
            found.append(f"{name} has {length} lines, more than {FILE_LINES}")
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _may_be_long(node):
                lines = _code_lines(node)
                if lines > FUNCTION_LINES:
                    place = f"{name}:{node.lineno}: {node.name}()"
                    found.append(f"{place} has {lines} lines, more than {FUNCTION_LINES}")
    return found


def _may_be_long(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return (function.end_lineno or 0) - function.lineno >= FUNCTION_LINES


def _code_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines with code: docstrings, those under fields too, and blank lines cost nothing."""
    docstrings = [node for node in ast.walk(function) if _is_docstring(node)]
    free = {id(part) for docstring in docstrings for part in ast.walk(docstring)}
    nodes = [node for node in ast.walk(function) if id(node) not in free]
    return len({node.lineno for node in nodes if isinstance(node, ast.stmt | ast.expr | ast.arg)})


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def test_files_and_functions_keep_their_budget() -> None:
    found = over_budget(ROOT)
    assert not found, "divide these:\n" + "\n".join(found)


def test_going_over_budget_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "ai/long_file.py", "x = 1\n" * (FILE_LINES + 1))
    plant(tmp_path, "ai/long_function.py", "def f():\n" + "    x = 1\n" * FUNCTION_LINES)
    assert len(over_budget(tmp_path)) == 2


FOLDER_MODULES = 25
CROWDED = {"solitaire/games/castiglione/rules": 26}
"""Folders that still hold more modules, and how many at most; may only become less."""


def modules_by_folder(root: Path) -> dict[str, int]:
    paths = [path for package in PACKAGES for path in (root / package).rglob("*.py")]
    folders = (path.parent for path in paths if path.name != "__init__.py")
    return Counter(folder.relative_to(root).as_posix() for folder in folders)


def crowded_folders(root: Path, known: Mapping[str, int]) -> list[str]:
    return [
        f"{folder} has {number} modules"
        for folder, number in modules_by_folder(root).items()
        if number > known.get(folder, FOLDER_MODULES)
    ]


def test_folders_can_be_seen_at_a_glance() -> None:
    found = crowded_folders(ROOT, CROWDED)
    assert not found, f"divide these: {found}"
    numbers = modules_by_folder(ROOT)
    divided = [folder for folder in CROWDED if numbers.get(folder, 0) <= FOLDER_MODULES]
    assert not divided, f"no longer crowded, take them off the list: {divided}"


def test_a_crowded_folder_is_found(tmp_path: Path) -> None:
    for number in range(FOLDER_MODULES + 1):
        plant(tmp_path, f"ui/desktop/planted/module{number}.py", "")
    assert crowded_folders(tmp_path, {}) == ["ui/desktop/planted has 26 modules"]
