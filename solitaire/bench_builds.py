"""The other build of the same source, for comparing speed: interpreted beside compiled.

Everything happens in a temporary folder; nothing is ever built or changed in a checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from solitaire import compilation
from solitaire.bench import Report, report_from_json

_HOME = Path(compilation.__file__).parents[1]
"""Where our packages lie: a checkout or site-packages."""


class NotMeasured(RuntimeError):
    """The other build could not be made or did not run; the message says why."""


def measure_interpreted(game: str, seconds: float) -> Report:
    """The same modules from their sources, in a process of their own."""
    with tempfile.TemporaryDirectory(prefix="campagna-bench-") as folder:
        for package in _compiled_packages():
            ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(_HOME / package, Path(folder, package), ignore=ignore)
        report = _measure_in(Path(folder), game, seconds)
    if report.compiled_module_count:
        raise NotMeasured("the copy without compiled modules still found some.")
    return report


def measure_compiled(game: str, seconds: float) -> Report:
    """The package compiled from this checkout into a temporary folder."""
    if not (_HOME / "setup.py").is_file():
        raise NotMeasured("there is no checkout to compile here; run it from one.")
    with tempfile.TemporaryDirectory(prefix="campagna-bench-") as folder:
        source, installed = Path(folder, "source"), Path(folder, "installed")
        ignore = shutil.ignore_patterns(".*", "build", "tests", "*.so", "*.pyd", "__pycache__")
        shutil.copytree(_HOME, source, ignore=ignore)
        _install(source, installed)
        report = _measure_in(installed, game, seconds)
    if not report.compiled_module_count:
        raise NotMeasured("the package was built, but not compiled; see campagna doctor.")
    return report


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


def _measure_in(folder: Path, game: str, seconds: float) -> Report:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    result = subprocess.run(
        [sys.executable, "-m", "solitaire.bench", game, str(seconds)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise NotMeasured(f"the other build did not run: {_last_error(result.stderr)}")
    return report_from_json(result.stdout)


def _last_error(text: str) -> str:
    lines = text.strip().splitlines() or ["it said nothing"]
    return next((line.strip() for line in reversed(lines) if "error" in line.lower()), lines[-1])
