"""Handing a command over to the code that draws pictures: Qt without a window or display."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ui.common.failures import UNAVAILABLE, Failure
from ui.terminal.display import why_no_window

Entry = Callable[[argparse.Namespace], int]


def drawing_entry(module: str, name: str) -> Entry:
    """A function of the desktop's part that needs no window."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    reason = why_no_window()
    if reason:
        raise Failure(f"Pictures cannot be drawn because {reason}.", UNAVAILABLE)
    entry: Any = getattr(import_module(f"ui.desktop.{module}"), name)
    found: Entry = entry
    return found
