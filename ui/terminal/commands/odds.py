"""`campagna odds`: exact chances of what dice decide, described or in a record."""

from __future__ import annotations

import argparse
from typing import Final

HELP = "compute the exact odds of a combat, a march or a check, described or from a record"
_OVERVIEW: Final = "the subjects of the game"


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Asks the game for its subjects when the help is printed, not before."""

    def add_text(self, text: str | None) -> None:
        if text == _OVERVIEW:
            from ui.terminal.odds.asking import overview  # late: it loads the game

            text = overview()
        super().add_text(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = _Formatter
    parser.epilog = _OVERVIEW
    parser.usage = "campagna odds WHAT ... [--json]"
    parser.add_argument("--json", action="store_true", help="answer in JSON, with exact fractions")
    parser.add_argument(
        "--game", metavar="GAME", help="whose odds; module:attribute for one under development"
    )
    parser.add_argument("what", metavar="WHAT", help="a subject of the list below, or a record")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.odds.asking import answer_question  # late: it loads the game

    return answer_question(arguments.what, arguments.rest, arguments)
