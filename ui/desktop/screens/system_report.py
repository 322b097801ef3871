"""What a bug report should say about the program and the machine; nothing of games or people.

In English in every language: it is for the people who mend the program.
"""

from __future__ import annotations

import json
import platform
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible, QGuiApplication

import solitaire
from solitaire import VERSION
from solitaire.workbench import compilation
from ui import paths
from ui.desktop.style.language import language_in_use

_ROOT: Final = Path(solitaire.__file__).parents[1]
_SHORT: Final = 10
"""Digits of a commit that are enough to find it."""


def versions() -> dict[str, str]:
    """By what has it."""
    return {
        "Campagna": VERSION,
        "commit": commit() or "unknown",
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
    }


def commit() -> str:
    """The one this program was made from; empty if nothing says so."""
    return _installed_commit() or _checked_out_commit(_ROOT)


def _installed_commit() -> str:
    try:
        text = distribution("campagna").read_text("direct_url.json") or "{}"
        found = json.loads(text).get("vcs_info", {}).get("commit_id", "")
    except (PackageNotFoundError, OSError, ValueError, AttributeError):
        return ""
    return str(found)[:_SHORT]


def _checked_out_commit(root: Path) -> str:
    """Read from git's own files: git itself may not be installed."""
    try:
        folder = root / ".git"
        if folder.is_file():  # a worktree
            folder = root / folder.read_text(encoding="utf-8").partition("gitdir:")[2].strip()
        head = (folder / "HEAD").read_text(encoding="utf-8").strip()
        name = head.partition("ref:")[2].strip()
        return (_commit_of(folder, name) if name else head)[:_SHORT]
    except OSError:
        return ""


def _commit_of(folder: Path, name: str) -> str:
    common = folder / "commondir"
    shared = folder / common.read_text(encoding="utf-8").strip() if common.exists() else folder
    if (shared / name).exists():
        return (shared / name).read_text(encoding="utf-8").strip()
    packed = (shared / "packed-refs").read_text(encoding="utf-8").splitlines()
    return next((line.split()[0] for line in packed if line.endswith(f" {name}")), "")


def report() -> str:
    """To be pasted."""
    lines = [f"{what} {value}" for what, value in versions().items()]
    lines.append(f"{platform.system()} {platform.release()} {platform.machine()}")
    lines.append(f"compiled modules: {len(compilation.compiled_modules())}")
    lines.append(f"Qt platform: {QGuiApplication.platformName()}")
    for screen in QGuiApplication.screens():
        size, ratio = screen.size(), screen.devicePixelRatio()
        lines.append(f"screen: {size.width()} x {size.height()}, ratio {ratio:g}")
    lines.append(f"font: {QGuiApplication.font().family()}")
    lines.append(f"language: {language_in_use()}")
    lines.append(f"assistive technology: {'listens' if QAccessible.isActive() else 'none'}")
    for what, path in paths.all_folders().items():
        lines.append(f"folder of {what}: {paths.for_others(path)}")
    return "\n".join(lines) + "\n"
