"""What Ctrl-C does while the program starts: it ends at once, without a word, with exit code 130.

Later a command hears of it as KeyboardInterrupt and can say what it has kept; a window closes.
"""

from __future__ import annotations

import os
import signal
from types import FrameType

INTERRUPTED = 130

_is_started_by_us = False
"""Not so in tests and in whatever imports the program: their handling of Ctrl-C stays."""


def end_silently() -> None:
    """From the first moment of the process on."""
    global _is_started_by_us
    _is_started_by_us = True
    signal.signal(signal.SIGINT, _end)


def raise_again() -> None:
    """A command begins its work."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def end_silently_again() -> None:
    """A command has found out that it opens a window, which takes seconds."""
    if _is_started_by_us:
        end_silently()


def _end(number: int, frame: FrameType | None) -> None:
    # Nothing is open yet that would have to be closed, and half-imported modules cannot clean up.
    os._exit(INTERRUPTED)
