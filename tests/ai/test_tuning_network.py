"""The network behind a value: it learns what no sum of facts can say, and is corrected gently."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ai.tuning.files import Notebook
from ai.tuning.fits import log_loss, logistic
from ai.tuning.games import Workbench
from ai.tuning.network import Judged, Model, learn, new_model, refit
from ai.tuning.processes import Workers
from ai.tuning.shop import Shop
from ai.tuning.tuning import Fitted, Settings, tune
from solitaire.advising import WeightTable
from tests.ai import tuning_toy

SEED = 3


def crossed(count: int, slope: float = 3.0) -> Judged:
    """Two facts of which one alone says nothing: the chance follows their product."""
    rng = np.random.default_rng(SEED)
    facts = rng.normal(size=(count, 2))
    labels = (rng.random(count) < logistic(slope * facts[:, 0] * facts[:, 1])).astype(np.float64)
    inputs = np.column_stack([facts, np.ones(count)])
    return Judged(inputs, inputs, labels)


def learnt(count: int = 20_000) -> Model:
    start = new_model(np.zeros(3), 3, 8, SEED)
    return learn(start, crossed(count), SEED)


def test_units_learn_what_the_linear_weights_cannot() -> None:
    model, positions = learnt(), crossed(5_000)
    alone = Model(model.linear, np.zeros_like(model.units))
    assert log_loss(alone.chances(positions), positions.labels) > 0.68
    assert log_loss(model.chances(positions), positions.labels) < 0.58


def test_even_units_add_and_odd_ones_subtract() -> None:
    model = Model(np.zeros(1), np.array([[2.0, 0.0], [0.0, 3.0]]))
    inputs = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]])
    assert model.said(inputs).tolist() == [2.0, -3.0, 0.0]


def test_learning_follows_from_the_seed() -> None:
    assert np.array_equal(learnt(2_000).units, learnt(2_000).units)


def test_games_that_contradict_the_network_silence_it() -> None:
    """It may not turn round: units that say the opposite of the truth are scaled to nothing."""
    model = learnt()
    positions = crossed(4_000)
    others = Judged(positions.linear, positions.inputs, 1.0 - positions.labels)
    corrected = refit(model, others, penalty=1.0)
    assert not corrected.units.any()
    kept = refit(model, positions, penalty=1.0)
    assert np.abs(kept.units).sum() > 0.9 * np.abs(model.units).sum()


# -- the whole fit --------------------------------------------------------------------------------


class NetworkedAmbush(tuning_toy.AmbushTunable):
    def turn(self, state: tuning_toy.State) -> int:
        return 1 if state.hidden < 0 else 2

    def network(self) -> WeightTable:
        units = ("unit_1", "unit_2", "unit_3", "unit_4")
        return WeightTable("network", "Units.", ("even", "swamp"), units, [[0.0] * 2] * 4)

    def network_facts(self, state: tuning_toy.State) -> Sequence[float]:
        return (1.0, float(state.hidden == tuning_toy.SWAMP))


def bench() -> Workbench:
    return Workbench(tuning_toy.RULES, tuning_toy.ADVICE, NetworkedAmbush())


def fit(folder: Path, breadth: int) -> list[Fitted]:
    shop_workers = Workers(bench, 1)
    shop = Shop(bench(), shop_workers, Notebook(folder), 1, lambda *_: None)
    return tune(shop, Settings(games=300, breadth=breadth), ("value",))


def test_both_tables_come_with_the_quality_by_turn(tmp_path: Path) -> None:
    value, network = fit(tmp_path, 600)
    assert [value.table.name, network.table.name] == ["value", "network"]
    assert value.provenance == network.provenance
    assert any("600 games" in line for line in network.provenance)
    assert any(line.startswith("By turn") and "; 2: " in line for line in network.provenance)
    assert any(number for column in network.table.numbers for number in column)


def test_without_wide_games_the_network_in_use_stays(tmp_path: Path) -> None:
    _, network = fit(tmp_path, 0)
    assert network.table.numbers == [[0.0] * 2] * 4


def test_wide_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    first = [one.table.numbers for one in fit(tmp_path, 600)]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert [one.table.numbers for one in fit(tmp_path, 600)] == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
