"""Fitted weights: tables of numbers by column and fact, written by `campagna tune`.

A game names its tables; CAMPAGNA_ADVICE names another folder to read all of them from.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from solitaire.advising import ADVICE_FOLDER
from solitaire.data.problems import WHOLE_FILE, BadData, Problem, Problems
from solitaire.data.resource_csv import Row
from solitaire.data.resources import Reader, resource_folder

Tables = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Columns and facts by the table's name; where no facts are named, any is taken."""
LARGEST: Final = 100.0
"""No weight is greater."""
MOST_NAMED: Final = 60
"""Facts that a message lists; a network has hundreds."""


def read_weights(
    reader: Reader, tables: Tables, name: str, file: str
) -> dict[str, dict[str, float]]:
    """Weight by column and fact; every fault is noted with the reader."""
    columns, facts = tables[name]
    weights: dict[str, dict[str, float]] = {column: {} for column in columns}
    table = reader.csv(file, ("feature", *columns))
    for row in table:
        fact = _fact(row, facts)
        if fact in weights[columns[0]]:
            row.problem(f"{fact} is there twice", "Delete one of the lines")
        for column in columns:
            weights[column][fact] = row.number(column, -LARGEST, LARGEST)
    missing = [fact for fact in facts if fact not in weights[columns[0]]]
    if missing and table.usable:
        reader.note(file, f"no line for {_some(missing)}", "Fit it anew with campagna tune")
    return weights


def _fact(row: Row, facts: Sequence[str]) -> str:
    if 0 < len(facts) <= MOST_NAMED:
        return row.word("feature", facts)
    return row.reference("feature", facts, "a table written by campagna tune")


def _some(names: Sequence[str]) -> str:
    told = ", ".join(names[:MOST_NAMED])
    return f"{told} and {len(names) - MOST_NAMED} others" if len(names) > MOST_NAMED else told


def fitted_weights(game: str, tables: Tables, name: str) -> dict[str, dict[str, float]]:
    """The table by column and fact; empty if it has not been fitted. Raises BadData."""
    folder, file = _folder(game), f"{name}.csv"
    if not folder.joinpath(file).is_file():
        return {}
    problems = Problems()
    table = read_weights(Reader(folder, problems, "advice"), tables, name, file)
    problems.raise_if_any()
    return table


def _folder(game: str) -> Traversable:
    other = os.environ.get(ADVICE_FOLDER)
    if not other:
        return resource_folder(game, "advice")
    if not Path(other).is_dir():
        remedy = f"Set {ADVICE_FOLDER} to a folder written by campagna tune, or unset it"
        raise BadData([Problem(other, WHOLE_FILE, "this folder of weights is missing", remedy)])
    return Path(other)
