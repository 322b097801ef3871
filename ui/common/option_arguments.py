"""`--option` and `--preset` of the commands that begin games. No game is loaded for their help."""

from __future__ import annotations

import argparse
from typing import Final

PRESET: Final = "--preset"
"""A preset stands among the options as this word, an equals sign and its name."""


def add_option_arguments(
    parser: argparse.ArgumentParser, option_help: str = "an option of the game"
) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=option_help
    )
    parser.add_argument(
        PRESET,
        action="append",
        dest="option",
        type=_preset,
        metavar="NAME",
        help='a way to play that the game knows by name, such as "day only"; '
        "--option changes single points of it, and any other NAME lists them",
    )


def _preset(name: str) -> str:
    return f"{PRESET}={name}"
