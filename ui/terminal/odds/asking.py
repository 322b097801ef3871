"""`campagna odds`: what the options of a form or a record ask, and the answer printed."""

from __future__ import annotations

import argparse
import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from solitaire.game import Game
from solitaire.presenting.odds_sheet import Form, NoAnswer, OddsSheet
from ui.common.chosen_game import game_with_odds, games_with_odds, odds_desk
from ui.common.failures import DONE, USAGE, Failure
from ui.common.odds_lines import plain_data, sheet_lines
from ui.terminal.odds.arguments import form_parser, given_values
from ui.terminal.odds.record import explain_record


def answer_question(what: str, words: Sequence[str], given: argparse.Namespace) -> int:
    """Parse the words after the subject, or explain the record of that name, and print."""
    try:
        sheet, more = _answer(what, words, given)
    except NoAnswer as error:
        raise Failure(str(error.words), USAGE) from error
    if given.json:
        data = {**more, **plain_data(dict(sheet.data))}
        print(json.dumps(data, indent=1, ensure_ascii=False))
        return DONE
    print("\n".join([*_introduction(more), *sheet_lines(sheet)]))
    return DONE


def _introduction(more: Mapping[str, str]) -> Iterator[str]:
    if "view" in more:
        yield f"As the {more['view'].capitalize()} player may know it."


def _answer(
    what: str, words: Sequence[str], given: argparse.Namespace
) -> tuple[OddsSheet, dict[str, Any]]:
    """The sheet, and what JSON has besides."""
    given.game = _named_game(words, given) or _only_game_with(what)
    forms = _forms(given.game)
    if what not in forms:
        _check_file(what, forms)
        return explain_record(what, words, given)
    form = forms[what]
    arguments = form_parser(form).parse_args(words, given)
    *_, last = odds_desk(game_with_odds(given.game)).ask(
        form.name, given_values(form.fields, arguments)
    )
    return last, {}


def _named_game(words: Sequence[str], given: argparse.Namespace) -> str | None:
    """Its forms must be known before the words can be parsed."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--game", default=given.game)
    name: str | None = parser.parse_known_args(words)[0].game
    return name


def _only_game_with(what: str) -> str | None:
    """The game that alone knows this subject, so that it need not be named."""
    if Path(what).exists():
        return None
    found = [
        game.name
        for game in games_with_odds()
        if what in [form.name for form in odds_desk(game).forms()]
    ]
    return found[0] if len(found) == 1 else None


def _forms(name: str | None) -> Mapping[str, Form]:
    return {form.name: form for form in odds_desk(game_with_odds(name)).forms()}


def _check_file(what: str, forms: Mapping[str, Form]) -> None:
    """A misspelt subject must not be reported as a missing file."""
    near = difflib.get_close_matches(what, forms, n=1)
    if near and not Path(what).exists():
        raise Failure(f"There is no subject {what!r}. Did you mean {near[0]!r}?", USAGE)


def overview() -> str:
    """What there is to ask, for `campagna odds --help`; of several games, game by game."""
    games = games_with_odds()
    if not games:
        return "WHAT is a record, whose pending rolls are explained."
    first = games[0]
    forms = odds_desk(first).forms()
    examples = "\n".join(first_example(form) for form in forms)
    subjects = "\n".join(_subjects(game, is_first=game is first) for game in games)
    return (
        f"WHAT is a record, whose pending rolls are explained, or one of:\n{subjects}\n\n"
        f"examples:\n{examples}\n  campagna odds game.rec --view {first.rules().seats[0]}\n\n"
        f"campagna odds {forms[0].name} --help tells more about one of them."
    )


def _subjects(game: Game, *, is_first: bool) -> str:
    """Of the first game, which need not be named, without a heading."""
    lines = [f"  {form.name:<14} {form.title}" for form in odds_desk(game).forms()]
    return "\n".join(lines if is_first else [f"\nwith --game {game.name}:", *lines])


def first_example(form: Form) -> str:
    """With the lines that go on with it."""
    lines = form.examples.splitlines()
    last = next(at for at, line in enumerate(lines) if not line.endswith("\\"))
    return "\n".join(lines[: last + 1])
