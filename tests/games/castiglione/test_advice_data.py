"""The fitted weights that ship: readable, complete, with provenance; and how to do without."""

from __future__ import annotations

import csv
import importlib.resources
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ai.tuning.files import table_text
from solitaire.advising import ADVICE_FOLDER, WeightTable
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.data.advice_weights import hand_set_value
from solitaire.games.castiglione.fitting import TUNABLE
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import GARRISON, SIDES

TABLES = {
    "orders": TUNABLE.orders,
    "searched": TUNABLE.searched,
    "value": TUNABLE.value,
    "network": TUNABLE.network,
    "belief": TUNABLE.belief,
}
FOLDER = importlib.resources.files("resources").joinpath("castiglione", "advice")

pytestmark = pytest.mark.skipif(
    ADVICE_FOLDER in os.environ, reason="other weights than those that ship are in use"
)


def lines_of(name: str) -> list[str]:
    return FOLDER.joinpath(f"{name}.csv").read_text(encoding="utf-8").splitlines()


def content(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("name", TABLES)
def test_file_says_what_it_is_and_how_it_was_made(name: str) -> None:
    comments = [line for line in lines_of(name) if line.startswith("#")]
    assert len(comments) >= 2
    assert comments[0] == f"# {TABLES[name]().meaning}"
    made = ("itted by ", "et by hand")
    assert any(word in line for word in made for line in comments[1:])
    assert any(any(map(str.isdigit, line)) for line in comments[1:])


@pytest.mark.parametrize("name", TABLES)
def test_every_feature_has_a_sensible_number_in_every_column(name: str) -> None:
    table: WeightTable = TABLES[name]()
    rows = list(csv.DictReader(content(lines_of(name))))
    assert tuple(row["feature"] for row in rows) == table.features
    for row in rows:
        assert tuple(row) == ("feature", *table.columns)
        numbers = [float(row[column]) for column in table.columns]
        assert all(math.isfinite(number) and abs(number) < 20.0 for number in numbers), row


@pytest.mark.parametrize("name", TABLES)
def test_the_engine_uses_the_file(name: str) -> None:
    """And `campagna tune` would write it in the same form."""
    assert content(table_text(TABLES[name](), ()).splitlines()) == content(lines_of(name))


def test_the_network_has_a_line_for_either_side_in_every_area() -> None:
    """In the order in which the facts of a position name them."""
    state = RULES.start({})
    facts = dict(zip(TUNABLE.network().features, TUNABLE.network_facts(state), strict=True))
    for side, name in enumerate(SIDES):
        for area, where in enumerate(RULES.board.area_names):
            units = state.units_in(side, area) & ~state.of_kind(side, GARRISON)
            assert facts[f"{name}_in_{where}"] == int(state.strength_of(side, units)) / 10.0


# -- other weights --------------------------------------------------------------------------------

_SHOW = """
from solitaire.games.castiglione.fitting import TUNABLE as t
for table in (t.orders(), t.value(), t.belief()):
    print(table.name, *(number for column in table.numbers for number in column))
"""


def weights_with(folder: Path) -> dict[str, list[float]]:
    """What a new process uses that is pointed to this folder."""
    done = subprocess.run(
        [sys.executable, "-c", _SHOW],
        env={**os.environ, ADVICE_FOLDER: str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return {
        name: [float(number) for number in numbers]
        for name, *numbers in map(str.split, done.stdout.splitlines())
    }


def in_a_row(table: WeightTable) -> list[float]:
    return [number for column in table.numbers for number in column]


def test_another_folder_replaces_all_weights(tmp_path: Path) -> None:
    orders = TUNABLE.orders()
    doubled = [[2.0 * number for number in column] for column in orders.numbers]
    table = WeightTable("orders", orders.meaning, orders.features, orders.columns, doubled)
    (tmp_path / "orders.csv").write_text(table_text(table, ("Doubled.",)), encoding="utf-8")
    found = weights_with(tmp_path)
    assert found["orders"] == pytest.approx([2.0 * number for number in in_a_row(orders)])
    assert found["value"] == pytest.approx(hand_set_value())
    assert set(found["belief"]) == {0.0}  # all worlds alike


def test_hand_set_weights_have_the_right_signs(tmp_path: Path) -> None:
    """Without fitted numbers the French still want points, strength and the siege."""
    found = dict(zip(TUNABLE.value().features, weights_with(tmp_path)["value"], strict=False))
    for wanted in ("points", "besieged", "trent", "french_strength", "austrian_hits"):
        assert found[wanted] > 0.0
    for unwanted in ("brescia", "cremona", "in_mantua", "austrian_strength", "french_hits"):
        assert found[unwanted] < 0.0


# -- points ---------------------------------------------------------------------------------------


def test_points_are_what_each_side_would_be_awarded_now() -> None:
    """The French begin with points on the map, the Austrians with none [12.1]."""
    state = RULES.start({})
    by_side = [sum(worth for _, worth in victory.tally(state, side)) for side in range(2)]
    assert list(ADVICE.points(state)) == by_side
    assert by_side[0] > by_side[1] == 0
