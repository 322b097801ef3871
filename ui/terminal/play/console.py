"""Lines in, lines out: a person at a terminal, or a script through a pipe.

For a person everything goes to the terminal, with colour if wanted. For a script only what happened
and what was asked for goes to standard output; prompts are left out and messages go to standard
error.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from types import ModuleType
from typing import Final

_CLEAR_ALL: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The screen and what was scrolled off it, so that nobody reads the enemy's orders there."""
_BOLD: Final = "\x1b[1m"
_DIM: Final = "\x1b[2m"
_PLAIN: Final = "\x1b[0m"
_BLANK_LINES: Final = 60
"""Scrolled where a terminal cannot be cleared."""
_WIDEST: Final = 100
FIRM_SPACE: Final = "\u00a0"
"""A space at which a line is never broken; shown as an ordinary one."""

Completer = Callable[[str, str], Sequence[str]]
"""From the line up to the word, and the begun word, to whole words."""


class Console:
    def __init__(self) -> None:
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._is_dumb = os.environ.get("TERM", "dumb") == "dumb"
        is_plain = self._is_dumb or bool(os.environ.get("NO_COLOR"))
        self._is_coloured = self.is_interactive and not is_plain
        self._readline = _readline() if self.is_interactive else None
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is a misspelling, not a crash

    # -- out --------------------------------------------------------------------------------------

    def say(self, text: str, indent: str = "") -> None:
        """News and answers."""
        print(self._wrapped(text, indent))

    def say_all(self, lines: Iterable[str], indent: str = "") -> None:
        for line in lines:
            self.say(line, indent)

    def show(self, lines: Iterable[str]) -> None:
        """Lines that are drawn, so none is broken."""
        for line in lines:
            print(_printable(line))

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size().columns

    def remark(self, text: str) -> None:
        """Messages: refusals, where the game is saved."""
        print(self._wrapped(text), file=sys.stdout if self.is_interactive else sys.stderr)

    def title(self, text: str) -> None:
        """A heading, for people only."""
        if self.is_interactive:
            print(f"\n{self._styled(text, _BOLD)}")

    def hint(self, text: str) -> None:
        """What a person may want to know but a script does not."""
        if self.is_interactive:
            print(self._styled(self._wrapped(text), _DIM))

    def leave_line(self) -> None:
        """Go to a new line after a prompt that got no answer."""
        if self.is_interactive:
            print()

    def draw_curtain(self) -> None:
        if self._is_dumb:
            print("\n" * _BLANK_LINES)
        else:
            sys.stdout.write(_CLEAR_ALL)
        sys.stdout.flush()

    def _styled(self, text: str, style: str) -> str:
        return f"{style}{text}{_PLAIN}" if self._is_coloured else text

    def _wrapped(self, text: str, indent: str = "") -> str:
        if not self.is_interactive:
            return indent + text.replace(FIRM_SPACE, " ")
        width = min(shutil.get_terminal_size().columns, _WIDEST) - 1
        filled = textwrap.fill(
            text,
            max(width, 20),
            initial_indent=indent,
            subsequent_indent=f"{indent}  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        return filled.replace(FIRM_SPACE, " ")

    # -- in ---------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """The next line without its end. Raises EOFError when there is none."""
        if self.is_interactive:
            return input(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def complete_with(self, completer: Completer) -> None:
        """Let the Tab key complete words, if readline is available."""
        readline = self._readline
        if readline is None:
            return

        def word(begun: str, number: int) -> str | None:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            words = completer(before, begun)
            return f"{words[number]} " if number < len(words) else None

        readline.set_completer(word)
        readline.set_completer_delims(" ")
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")

    def forget_lines(self) -> None:
        """Drop the lines that the arrow keys bring back: they may be the enemy's."""
        if self._readline is not None:
            self._readline.clear_history()


def _printable(line: str) -> str:
    """The line as far as the terminal's encoding goes."""
    encoding = sys.stdout.encoding or "utf-8"
    return line.encode(encoding, "replace").decode(encoding)


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:  # not part of Python on Windows
        return None
    return readline
