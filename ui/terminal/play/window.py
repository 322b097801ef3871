"""Handing a command over to the window, if there is one and it can do what is asked."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ui import interrupts
from ui.terminal.display import why_no_window

Entry = Callable[[argparse.Namespace], int]


class NoWindow(Exception):
    """The window cannot do it; the message is a clause that says why."""


def window_entry(name: str) -> Entry:
    """The function of the window's application by this name."""
    reason = why_no_window()
    if reason:
        raise NoWindow(reason)
    interrupts.end_silently_again()
    entry: Any = getattr(import_module("ui.desktop.app"), name, None)
    if entry is None:
        raise NoWindow(f"the window has no {name} yet")
    found: Entry = entry
    return found
