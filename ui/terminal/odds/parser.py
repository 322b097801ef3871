"""The parser for the words after a subject of `campagna odds`."""

from __future__ import annotations

import argparse


def sub_parser(program: str, description: str, examples: str) -> argparse.ArgumentParser:
    """A parser for the words after the subject, which takes the shared options too."""
    parser = argparse.ArgumentParser(
        prog=program,
        description=description,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    absent = argparse.SUPPRESS  # so that what was given before the subject is kept
    parser.add_argument(
        "--json", action="store_true", default=absent, help="answer in JSON, with exact fractions"
    )
    for option in ("-v", "--verbose", "-q", "--quiet", "--no-color"):
        parser.add_argument(option, action="store_true", default=absent, help=absent)
    return parser
