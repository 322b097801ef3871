"""How a command says that it could not do what was asked, and the exit codes it may use."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""The thing asked about failed: a record does not verify, a match was lost."""
USAGE: Final = 2
BAD_INPUT: Final = 65
NOT_FOUND: Final = 66
UNAVAILABLE: Final = 69
"""A needed part is not there: no display, no engine."""
INTERNAL: Final = 70
CANNOT_WRITE: Final = 73
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""The reader of our output went away (128 + SIGPIPE, as a shell reports it)."""


class Failure(Exception):
    """Ends the command: one sentence for the user, saying what is wrong and what to do."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code
