"""The command `campagna`: global options, the choice of a subcommand, what becomes of errors.

Without a subcommand it opens the window. Subcommands are imported only when they are asked for.
"""

from __future__ import annotations

import argparse
import difflib
import errno
import logging
import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from solitaire import VERSION
from ui import interrupts
from ui.common.failures import (
    BAD_INPUT,
    CANNOT_WRITE,
    INTERNAL,
    INTERRUPTED,
    NOT_FOUND,
    PIPE_CLOSED,
    UNAVAILABLE,
    USAGE,
    Failure,
)
from ui.terminal import commands
from ui.terminal.display import why_no_window

log = logging.getLogger("campagna")

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""No room for what was to be written; whoever writes files tells that himself."""


_RECORD_SUFFIX = ".rec"


def main(argv: list[str] | None = None) -> int:
    """Run one command line and give its exit code. No error leaves as a traceback."""
    words = sys.argv[1:] if argv is None else argv
    if getattr(sys, "frozen", False):
        _serve_if_spawned(words)
    try:
        exit_code = _dispatch(words)
        sys.stdout.flush()  # a reader that went away must be noticed here, not at exit
    except SystemExit as stop:  # argparse's way to end --help and wrong usage
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        print("campagna: Interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return PIPE_CLOSED
    except Exception as error:  # noqa: BLE001  the last place where it can be put into words
        return _tell(error, words)
    return exit_code


def _serve_if_spawned(words: list[str]) -> None:
    from ai.engine.processes import serve_if_spawned  # late: only a bundle is started for this

    serve_if_spawned(words)


def _dispatch(words: list[str]) -> int:
    # Global options take no value, so the first word without a dash is the command.
    position = next((i for i, word in enumerate(words) if not word.startswith("-")), len(words))
    options = _parse_global(words[:position])
    if position == len(words):
        return _open_window(options)
    return _run_command(words[position], words[position + 1 :], options)


def _parse_global(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="campagna",
        usage="campagna [options] [command] ... | campagna [options] FILE",
        description="Without a command the window opens; with the FILE of a record, that game.",
        epilog=_command_list() if {"-h", "--help"} & set(words) else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"campagna {VERSION}")
    _add_shared_options(parser)
    parser.set_defaults(verbose=0, quiet=False, no_color=False)
    return parser.parse_args(words)


def _add_shared_options(parser: argparse.ArgumentParser) -> None:
    """Options understood before and after the command's name."""
    absent = argparse.SUPPRESS  # so that a command's parser keeps what was given before it
    parser.add_argument(
        "-v", "--verbose", action="count", default=absent, help="say more; twice for everything"
    )
    parser.add_argument(
        "-q", "--quiet", action="store_true", default=absent, help="report only errors"
    )
    parser.add_argument(
        "--no-color", action="store_true", default=absent, help="no colour, as with NO_COLOR set"
    )


def _command_list() -> str:
    width = max(map(len, commands.COMMANDS), default=0)
    lines = [f"  {name:<{width}}  {_command(name).HELP}" for name in commands.COMMANDS]
    return "\n".join(["commands:", *lines, "", "campagna COMMAND --help tells more about one."])


def _command(name: str) -> ModuleType:
    return import_module(f"{commands.__name__}.{name}")


def _run_command(name: str, words: list[str], options: argparse.Namespace) -> int:
    if name not in commands.COMMANDS:
        return _open_record(name, words, options)
    command = _command(name)
    parser = argparse.ArgumentParser(
        prog=f"campagna {name}",
        description=command.HELP,
        conflict_handler="resolve",  # a command may give a shared letter its own meaning
    )
    _add_shared_options(parser)
    command.add_arguments(parser)
    arguments = parser.parse_args(words, options)
    _set_up_talk(arguments)
    interrupts.raise_again()
    exit_code: int = command.run(arguments)
    return exit_code


def _open_record(name: str, words: list[str], options: argparse.Namespace) -> int:
    """`campagna FILE`: in the window, or told here where there is none."""
    file = Path(name)
    if not file.exists():
        is_path = file.suffix == _RECORD_SUFFIX or len(file.parts) > 1
        if is_path:
            raise Failure(f"There is no file {name}.", NOT_FOUND)
        raise Failure(_unknown_command(name), USAGE)
    parser = argparse.ArgumentParser(prog=f"campagna {name}")
    _add_shared_options(parser)
    arguments = parser.parse_args(words, options)
    reason = why_no_window()
    if reason:
        print(f"campagna: The game is told here because {reason}.", file=sys.stderr)
        return _run_command("replay", [name], options)
    _set_up_talk(arguments)
    arguments.file = file
    exit_code: int = import_module("ui.desktop.app").open_record(arguments)
    return exit_code


def _unknown_command(name: str) -> str:
    near = difflib.get_close_matches(name, commands.COMMANDS, n=1)
    advice = f"Did you mean {near[0]!r}?" if near else "campagna --help lists the commands."
    return f"There is no command called {name!r}. {advice}"


def _set_up_talk(arguments: argparse.Namespace) -> None:
    """Log level and colour for this process; commands read arguments.quiet for their progress."""
    if arguments.quiet:
        level = logging.ERROR
    else:
        level = max(logging.DEBUG, logging.WARNING - 10 * arguments.verbose)
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    if arguments.no_color:
        os.environ["NO_COLOR"] = "1"


def _open_window(options: argparse.Namespace) -> int:
    _set_up_talk(options)
    reason = why_no_window()
    if not reason:
        exit_code: int = import_module("ui.desktop.app").main()
        return exit_code
    if "demo" not in commands.COMMANDS:
        raise Failure(f"No window can be opened because {reason}.", UNAVAILABLE)
    print(
        f"campagna: No window can be opened because {reason}; "
        "the computer plays against itself in this terminal instead.",
        file=sys.stderr,
    )
    return _run_command("demo", ["--headless"], options)


def _tell(error: Exception, words: list[str]) -> int:
    """Put an error into one sentence for the user, and give the exit code."""
    from solitaire.data.problems import BadData  # late: nobody needs them when all goes well
    from solitaire.registry import UnknownGame

    if isinstance(error, Failure):
        print(f"campagna: {error}", file=sys.stderr)
        return error.exit_code
    if isinstance(error, OSError) and error.errno in _FULL:
        _silence_stdout()
        print(f"campagna: The output cannot be written: {error.strerror}.", file=sys.stderr)
        return CANNOT_WRITE
    if isinstance(error, UnknownGame):
        print(f"campagna: {error}", file=sys.stderr)
        return USAGE
    if isinstance(error, BadData):
        print(f"campagna: {error}\ncampagna: Install the program anew.", file=sys.stderr)
        return BAD_INPUT
    log.debug("unexpected error", exc_info=error)
    print(
        f"campagna: Something went wrong inside the program. {_keep(error, words)}", file=sys.stderr
    )
    return INTERNAL


def _keep(error: Exception, words: list[str]) -> str:
    from ui import crash_report

    command = next((word for word in words if word in commands.COMMANDS), "")
    try:
        return f"A report to send to the developers is in {crash_report.write(error, command)}."
    except OSError as failure:
        return f"A report could not be written ({failure.strerror}); -vv shows the error itself."


def _silence_stdout() -> None:
    """Let Python's own flush at exit go nowhere instead of failing once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
