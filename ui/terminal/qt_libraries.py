"""System libraries that Qt needs on Linux, and the packages that hold them.

Qt names a wrong library, or aborts, when one is missing; so they are tried one by one, by ctypes
and without Qt. Only the standard library is imported: `.ci/run` uses this before any installation.
"""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

WINDOW: Final = "any window"
X11: Final = "a window on X11"
WAYLAND: Final = "a window on Wayland"


class Library(NamedTuple):
    file: str
    needed_for: str
    debian: str
    fedora: str
    arch: str


# From the NEEDED entries of the wheel's QtGui, QtDBus, platform plug-ins xcb and wayland (6.11).
LIBRARIES: Final = (
    Library("libEGL.so.1", WINDOW, "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libGL.so.1", WINDOW, "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libX11.so.6", WINDOW, "libx11-6", "libX11", "libx11"),
    Library("libdbus-1.so.3", WINDOW, "libdbus-1-3", "dbus-libs", "dbus"),
    Library("libfontconfig.so.1", WINDOW, "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libfreetype.so.6", WINDOW, "libfreetype6", "freetype", "freetype2"),
    Library("libglib-2.0.so.0", WINDOW, "libglib2.0-0", "glib2", "glib2"),
    Library("libgthread-2.0.so.0", WINDOW, "libglib2.0-0", "glib2", "glib2"),
    Library("libxkbcommon.so.0", WINDOW, "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libzstd.so.1", WINDOW, "libzstd1", "libzstd", "zstd"),
    Library("libX11-xcb.so.1", X11, "libx11-xcb1", "libX11-xcb", "libx11"),
    Library("libxcb-cursor.so.0", X11, "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", X11, "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", X11, "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", X11, "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", X11, "libxcb-randr0", "libxcb", "libxcb"),
    Library("libxcb-render-util.so.0", X11, "libxcb-render-util0", "xcb-util-renderutil",
            "xcb-util-renderutil"),
    Library("libxcb-render.so.0", X11, "libxcb-render0", "libxcb", "libxcb"),
    Library("libxcb-shape.so.0", X11, "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-shm.so.0", X11, "libxcb-shm0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", X11, "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-util.so.1", X11, "libxcb-util1", "xcb-util", "xcb-util"),
    Library("libxcb-xfixes.so.0", X11, "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", X11, "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libxkbcommon-x11.so.0", X11, "libxkbcommon-x11-0", "libxkbcommon-x11",
            "libxkbcommon-x11"),
    Library("libwayland-client.so.0", WAYLAND, "libwayland-client0", "libwayland-client",
            "wayland"),
    Library("libwayland-cursor.so.0", WAYLAND, "libwayland-cursor0", "libwayland-cursor",
            "wayland"),
)  # fmt: skip

_INSTALL_COMMANDS: Final = {
    "debian": "sudo apt install",
    "fedora": "sudo dnf install",
    "arch": "sudo pacman -S",
}


def missing_libraries() -> list[Library]:
    """Those that the loader cannot load; none off Linux, where the wheels bring everything."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in LIBRARIES if not _loads(library.file)]


def how_to_install(packages: Mapping[str, Sequence[str]]) -> str:
    """A command for this machine, or one per known distribution family."""
    family = distribution_family()
    if family in packages:
        return _install(family, packages[family])
    return "; ".join(f"{name}: {_install(name, names)}" for name, names in packages.items())


def packages_of(libraries: Iterable[Library]) -> dict[str, Sequence[str]]:
    """Package names by distribution family, each once."""
    wanted = list(libraries)
    return {
        "debian": sorted({library.debian for library in wanted}),
        "fedora": sorted({library.fedora for library in wanted}),
        "arch": sorted({library.arch for library in wanted}),
    }


def distribution_family() -> str:
    """debian, fedora or arch, read from os-release; empty if it is none of them."""
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return ""
    names = [release.get("ID", ""), *release.get("ID_LIKE", "").split()]
    return next((name for name in names if name in _INSTALL_COMMANDS), "")


def _install(family: str, packages: Sequence[str]) -> str:
    return " ".join([_INSTALL_COMMANDS[family], *packages])


def _loads(file: str) -> bool:
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True
