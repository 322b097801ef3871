"""Whether a window can be opened here, determined before Qt is asked.

Qt aborts the whole process if it cannot reach a display or load its platform plug-in.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ui.terminal.qt_libraries import WAYLAND, WINDOW, X11, missing_libraries

ANSWER_WITHIN_SECONDS: Final = 2.0


def why_no_window() -> str:
    """The first obstacle, as a clause; empty if there is none. Loads Qt."""
    return why_no_display() or _why_no_platform() or _why_no_qt()


def why_no_display() -> str:
    """A clause naming what is missing; empty if a window has somewhere to go."""
    if not _needs_display_server():
        return ""
    named = displays()
    if not named:
        return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    if any(_answers(system, address) for system, address in named.items()):
        return ""
    return f"no display answers at {' or '.join(named.values())}"


def displays() -> dict[str, str]:
    """The address of each window system that the environment names."""
    named = {WAYLAND: os.environ.get("WAYLAND_DISPLAY", ""), X11: os.environ.get("DISPLAY", "")}
    return {system: address for system, address in named.items() if address}


def _needs_display_server() -> bool:
    """Not on Windows and macOS, and not where the user named a Qt platform that needs none."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    return sys.platform not in ("win32", "darwin") and chosen in ("", "xcb", "wayland")


def _why_no_platform() -> str:
    """Qt tries Wayland and X11 in turn, so one complete set of libraries is enough."""
    missing = missing_libraries()
    needed = [library.file for library in missing if library.needed_for == WINDOW]
    systems = displays() if _needs_display_server() else {}
    lacking = {library.needed_for: library.file for library in missing}
    if systems and all(system in lacking for system in systems):
        needed += [lacking[system] for system in systems]
    if not needed:
        return ""
    return f"the system library {needed[0]} is missing (campagna doctor tells how to get it)"


def _why_no_qt() -> str:
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        return f"Qt cannot be loaded: {error} (campagna doctor tells more)"
    if find_spec("ui.desktop.app") is None:
        return "the window is not part of this installation"
    return _why_no_plug_in()


def _why_no_plug_in() -> str:
    """Qt aborts if QT_QPA_PLATFORM names what it does not have; of several, one is enough."""
    wanted = [part.partition(":")[0] for part in os.environ.get("QT_QPA_PLATFORM", "").split(";")]
    info = import_module("PySide6.QtCore").QLibraryInfo
    folder = Path(info.path(info.LibraryPath.PluginsPath), "platforms")
    known = {file.stem.removeprefix("lib").removeprefix("q") for file in folder.glob("*")}
    is_known = any(not one or one.partition("-")[0] in known for one in wanted)  # wayland-egl
    if is_known or not known or "QT_QPA_PLATFORM_PLUGIN_PATH" in os.environ:
        return ""
    return f"Qt has no platform {wanted[0]!r}, which QT_QPA_PLATFORM names (unset it)"


def _answers(system: str, address: str) -> bool:
    if system == WAYLAND:
        return _connects(str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), address)))
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", address)
    if local is None:
        return True  # a remote display: only Qt can tell
    path = f"/tmp/.X11-unix/X{local[1]}"
    return _connects(path) or _connects("\0" + path)  # the second is Linux's unnamed form


def _connects(socket_path: str) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(ANSWER_WITHIN_SECONDS)
        try:
            client.connect(socket_path)
        except OSError:
            return False
    return True
