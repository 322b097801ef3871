"""Measuring one build of the package, or two of the same source: compiled and interpreted.

Each measurement runs in a process of its own, so that the two differ in nothing else, and in turns,
so that a busy machine slows both. Nothing is ever built or changed in a checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from solitaire.workbench import compilation
from solitaire.workbench.bench import Report, best_of, report_from_json

_HOME: Final = Path(compilation.__file__).parents[2]
"""Where our packages lie: a checkout or site-packages."""


_TURNS: Final = 2


class NotMeasured(RuntimeError):
    """The other build could not be made or did not run; the message says why."""


def measure_this_build(
    game: str, seconds: float, options: Mapping[str, str] | None = None
) -> Report:
    return _measure_in(_HOME, game, seconds, options or {})


def compare_with_interpreted(
    game: str, seconds: float, options: Mapping[str, str]
) -> tuple[Report, Report]:
    """This compiled build, and the same modules from their sources."""
    with tempfile.TemporaryDirectory(prefix="campagna-bench-") as folder:
        for package in _compiled_packages():
            ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(_HOME / package, Path(folder, package), ignore=ignore)
        return _measure_in_turns(_HOME, Path(folder), game, seconds, options)


def compare_with_compiled(
    game: str, seconds: float, options: Mapping[str, str]
) -> tuple[Report, Report]:
    """This checkout compiled into a temporary folder, and the checkout itself."""
    if not (_HOME / "setup.py").is_file():
        raise NotMeasured("there is no checkout to compile here; run it from one.")
    with tempfile.TemporaryDirectory(prefix="campagna-bench-") as folder:
        source, installed = Path(folder, "source"), Path(folder, "installed")
        ignore = shutil.ignore_patterns(".*", "build", "tests", "*.so", "*.pyd", "__pycache__")
        shutil.copytree(_HOME, source, ignore=ignore)
        _install(source, installed)
        return _measure_in_turns(installed, _HOME, game, seconds, options)


def _measure_in_turns(
    compiled: Path, interpreted: Path, game: str, seconds: float, options: Mapping[str, str]
) -> tuple[Report, Report]:
    reports: dict[Path, list[Report]] = {compiled: [], interpreted: []}
    for _ in range(_TURNS):
        for folder in (compiled, interpreted):
            reports[folder].append(_measure_in(folder, game, seconds / _TURNS, options))
    first, second = best_of(reports[compiled]), best_of(reports[interpreted])
    if not first.compiled_module_count or second.compiled_module_count:
        raise NotMeasured("one build should be compiled and the other not, but they are alike.")
    return first, second


def _compiled_packages() -> set[str]:
    return {pattern.partition(".")[0] for pattern in compilation.COMPILED}


def _install(source: Path, target: Path) -> None:
    # Without isolation nothing is downloaded, but mypy and a new setuptools must be here already.
    if _pip_install(source, target, "--no-build-isolation").returncode:
        result = _pip_install(source, target)
        if result.returncode:
            raise NotMeasured(f"compiling failed: {_last_error(result.stderr)}")


def _pip_install(source: Path, target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *arguments]
    return subprocess.run(
        [*command, "--target", str(target), str(source)],
        env={**os.environ, "CAMPAGNA_COMPILE": "require"},
        capture_output=True,
        text=True,
        check=False,
    )


def _measure_in(folder: Path, game: str, seconds: float, options: Mapping[str, str]) -> Report:
    """Our packages from this folder, everything else from where this process has it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    words = [f"{name}={value}" for name, value in options.items()]
    result = subprocess.run(
        # -P: a checkout in the working folder must not come before the build to measure.
        [sys.executable, "-P", "-m", "solitaire.workbench.bench", game, str(seconds), *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise NotMeasured(f"{game} did not run: {_last_error(result.stderr)}")
    return report_from_json(result.stdout)


def _last_error(text: str) -> str:
    lines = text.strip().splitlines() or ["it said nothing"]
    return next((line.strip() for line in reversed(lines) if "error" in line.lower()), lines[-1])
