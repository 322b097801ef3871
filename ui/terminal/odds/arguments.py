"""A form of a game's odds as options of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any, Final

from solitaire.presenting.odds_sheet import Field, Form

LISTED: Final = 20
"""Up to so many numbers are checked by listing them."""
YES: Final = "yes"


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
    parser.add_argument("--game", metavar="GAME", default=absent, help=absent)
    for option in ("-v", "--verbose", "-q", "--quiet", "--no-color"):
        parser.add_argument(option, action="store_true", default=absent, help=absent)
    return parser


def form_parser(form: Form) -> argparse.ArgumentParser:
    parser = sub_parser(f"campagna odds {form.name}", form.help, form.examples)
    add_fields(parser, form.fields)
    return parser


def add_fields(parser: argparse.ArgumentParser, fields: Iterable[Field]) -> None:
    for field in fields:
        name = field.name if field.is_positional else f"--{field.name}"
        parser.add_argument(name, help=field.help, **_manner(field))


def _manner(field: Field) -> dict[str, Any]:
    if field.kind == "flag":
        return {"action": "store_true"}
    found: dict[str, Any] = {"metavar": field.metavar} if field.metavar else {}
    if field.is_positional:
        return {**found, "nargs": "+"} if field.is_repeated else found
    if field.is_repeated:
        return {**found, "action": "append", "default": []}
    if field.kind == "number":
        found |= {"type": int, "choices": _choices(field)}
    elif field.kind == "choice":
        found["choices"] = [value for value, _ in field.values]
    return {**found, "default": _usual(field)}


def _choices(field: Field) -> range | None:
    if field.least is None or field.most is None or field.most - field.least > LISTED:
        return None
    return range(field.least, field.most + 1)


def _usual(field: Field) -> str | int | None:
    if not field.usual:
        return None
    return int(field.usual) if field.kind == "number" else field.usual


def given_values(fields: Sequence[Field], arguments: argparse.Namespace) -> dict[str, str]:
    """What was said, by the names of the fields."""
    given = vars(arguments)
    found = {field.name: _text(given[_place(field)]) for field in fields}
    return {name: value for name, value in found.items() if value is not None}


def _place(field: Field) -> str:
    return field.name if field.is_positional else field.name.replace("-", "_")


def _text(value: Any) -> str | None:
    if value is None or value is False or value == []:
        return None
    if value is True:
        return YES
    return "\n".join(value) if isinstance(value, list) else str(value)
