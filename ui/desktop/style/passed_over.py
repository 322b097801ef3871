"""Files of the program's own folders that could not be used. The window goes on without them and
says so on its first screen. No Qt.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from ui.desktop.style.language import marked, tr

log = logging.getLogger("campagna")

DAMAGED: Final = marked("it is damaged, so defaults are used")
NOT_A_FILE: Final = marked("it is not a file, so defaults are used")
NO_RECORD: Final = marked("it is not the record of a game")
UNREADABLE: Final = marked("it cannot be read")
MOST_TOLD: Final = 4

_reason_by_path: Final[dict[Path, str]] = {}
"""Not told yet."""
_logged: Final[set[Path]] = set()


def pass_over(path: Path, reason: str, details: str = "") -> None:
    """`reason` is one of the above; `details` are for the log."""
    if path not in _logged:
        _logged.add(path)
        log.warning("%s is passed over: %s", path, details or reason)
    _reason_by_path[path] = reason


def passed_over_words() -> str:
    """What was passed over since this was last asked, a line for each file."""
    lines = [
        tr("{name} was passed over: {reason}.", name=path.name, reason=tr(reason))
        for path, reason in _reason_by_path.items()
    ]
    _reason_by_path.clear()
    return "\n".join(lines[:MOST_TOLD])
