"""What `campagna doctor` examines: versions, compilation, folders, Qt, and what follows from them.

Qt is asked in a separate process; here only the standard library is used.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from solitaire import VERSION
from solitaire.workbench import compilation
from ui import paths
from ui.terminal.display import displays, why_no_display
from ui.terminal.qt_libraries import WINDOW, Library, how_to_install, missing_libraries, packages_of

PROBLEM: Final = "problem"
"""A part of the program cannot work."""
NOTE: Final = "note"
"""It works, but less well than it could."""

PROBE_SECONDS: Final = 60

# Run as a file: with -m, a folder called `ui` in the user's current folder would take precedence.
_PROBE: Final = Path(__file__).parents[1] / "desktop" / "style" / "probe.py"

_DISTRIBUTIONS: Final = {
    "PySide6": "PySide6_Essentials",
    "numpy": "numpy",
    "platformdirs": "platformdirs",
    "librt": "librt",
}
_COMPILER_PACKAGES: Final = {
    "debian": ("gcc", "libc6-dev", "python3-dev"),
    "fedora": ("gcc", "python3-devel"),
    "arch": ("gcc",),
}
_FONT_PACKAGES: Final = {
    "debian": ("fonts-dejavu-core",),
    "fedora": ("dejavu-sans-fonts",),
    "arch": ("ttf-dejavu",),
}


@dataclass
class Finding:
    level: str
    what: str
    cure: str


@dataclass
class Examination:
    versions: dict[str, str]
    compilation: dict[str, Any]
    folders: dict[str, str]
    qt: dict[str, Any]
    findings: list[Finding] = field(default_factory=list)

    @property
    def is_healthy(self) -> bool:
        return all(finding.level != PROBLEM for finding in self.findings)


def examine() -> Examination:
    answers = ask_qt()
    libraries = missing_libraries()
    examination = Examination(
        versions=_versions(answers),
        compilation=_compilation(),
        folders={name: paths.for_others(path) for name, path in paths.all_folders().items()},
        qt=_qt(answers, libraries),
    )
    examination.findings = [
        *_missing_distributions(examination.versions),
        *_slow_mode(examination.compilation),
        *_missing_libraries(libraries),
        *_silent_qt(answers, libraries),
        *_no_display(),
        *_unwritable_folders(),
    ]
    return examination


def ask_qt() -> dict[str, Any]:
    """The answers of ui.desktop.style.probe, or {"error": its last words}."""
    try:
        probe = subprocess.run(
            [sys.executable, "-P", str(_PROBE)],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=PROBE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"error": f"no answer within {PROBE_SECONDS} seconds"}
    if probe.returncode == 0:
        answers: dict[str, Any] = json.loads(probe.stdout)
        return answers
    last_words = probe.stderr.strip().splitlines()[-1:] or [f"exit code {probe.returncode}"]
    return {"error": last_words[0]}


def _versions(answers: dict[str, Any]) -> dict[str, str]:
    versions = {
        "campagna": VERSION,
        "Python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Qt": answers.get("qt", ""),
    }
    return versions | {name: _version(wheel) for name, wheel in _DISTRIBUTIONS.items()}


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def _compilation() -> dict[str, Any]:
    compiled = compilation.compiled_modules()
    return {
        "compiled": list(compiled),
        "interpreted": [name for name in compilation.listed_modules() if name not in compiled],
        "build_note": compilation.build_note(),
    }


def _qt(answers: dict[str, Any], libraries: list[Library]) -> dict[str, Any]:
    return {
        "platform": os.environ.get("QT_QPA_PLATFORM", ""),
        "plug_ins": answers.get("plug_ins", []),
        "displays": displays(),
        "font_families": answers.get("font_families", 0),
        "default_font": answers.get("default_font", ""),
        "missing_libraries": {library.file: library.needed_for for library in libraries},
    }


def _missing_distributions(versions: dict[str, str]) -> Iterator[Finding]:
    missing = [wheel for name, wheel in _DISTRIBUTIONS.items() if not versions[name]]
    if missing:
        yield Finding(
            PROBLEM,
            f"Python packages are missing: {', '.join(missing)}.",
            f"{sys.executable} -m pip install {' '.join(missing)}",
        )


def _slow_mode(state: dict[str, Any]) -> Iterator[Finding]:
    if not state["interpreted"]:
        return
    if not state["build_note"]:
        yield Finding(
            NOTE,
            "The rules run interpreted, several times slower, because this is a checkout.",
            "For play, install into an environment of its own: pip install .",
        )
        return
    yield Finding(
        NOTE,
        f"The rules run interpreted, several times slower ({state['build_note']}).",
        f"{how_to_install(_COMPILER_PACKAGES)}, then in the checkout: "
        "pip install --force-reinstall --no-deps .",
    )


def _missing_libraries(libraries: list[Library]) -> Iterator[Finding]:
    """One finding per purpose: vital for any window, else only if such a display is in use."""
    in_use = displays()
    for purpose in dict.fromkeys(library.needed_for for library in libraries):
        lacking = [library for library in libraries if library.needed_for == purpose]
        yield Finding(
            PROBLEM if purpose == WINDOW or purpose in in_use else NOTE,
            f"For {purpose} Qt needs {', '.join(library.file for library in lacking)}.",
            how_to_install(packages_of(lacking)),
        )


def _silent_qt(answers: dict[str, Any], libraries: list[Library]) -> Iterator[Finding]:
    explained = any(library.needed_for == WINDOW for library in libraries)
    if "error" in answers and not explained:
        yield Finding(
            PROBLEM,
            f"Qt does not start: {answers['error']}.",
            f'{sys.executable} -m pip install --force-reinstall "pyside6-essentials>=6.8,<6.12"',
        )
    if answers.get("font_families") == 0:
        yield Finding(
            PROBLEM,
            "There are no fonts, so a window would show boxes instead of letters.",
            how_to_install(_FONT_PACKAGES),
        )


def _no_display() -> Iterator[Finding]:
    reason = why_no_display()
    if reason:
        yield Finding(
            NOTE,
            f"No window can be opened here: {reason}.",
            "Every command but the bare `campagna` works without; for the window, start it in a "
            "desktop session.",
        )


def _unwritable_folders() -> Iterator[Finding]:
    for name, path in paths.all_folders().items():
        if not _may_write(path):
            yield Finding(
                PROBLEM,
                f"The {name} folder {paths.for_others(path)} cannot be written.",
                "Change its permissions, or set CAMPAGNA_HOME to a folder that you may write.",
            )


def _may_write(folder: Path) -> bool:
    nearest = next(path for path in (folder, *folder.parents) if path.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
