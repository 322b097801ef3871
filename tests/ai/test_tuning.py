"""Fitting weights: it learns what is right, whatever the processes and the interruptions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ai.tuning.files import Notebook
from ai.tuning.games import Workbench
from ai.tuning.processes import Workers
from ai.tuning.shop import Shop, Tell
from ai.tuning.tuning import (
    STAGES,
    Fitted,
    Settings,
    TooFewGames,
    tune,
)
from tests.ai import tuning_toy
from tests.ai.tuning_toy import PLACES, SWAMP

SMALL = Settings(rounds=4, pairs=2, games=145, trial_pairs=3)
Numbers = dict[str, list[list[float]]]


def ambush() -> Workbench:
    return Workbench(tuning_toy.RULES, tuning_toy.ADVICE, tuning_toy.AmbushTunable())


def silent(label: str, done: int, total: int, note: str) -> None:
    pass


def fit(
    folder: Path,
    settings: Settings = SMALL,
    stages: tuple[str, ...] = STAGES,
    seed: int = 1,
    jobs: int = 1,
    tell: Tell = silent,
) -> list[Fitted]:
    with Workers(ambush, jobs) as workers:
        return tune(Shop(ambush(), workers, Notebook(folder), seed, tell), settings, stages)


def numbers(found: list[Fitted]) -> Numbers:
    return {one.table.name: one.table.numbers for one in found}


def everything(found: list[Fitted]) -> list[object]:
    return [numbers(found), *(one.provenance for one in found)]


# -- what is learnt -------------------------------------------------------------------------------


def test_orders_learn_to_keep_out_of_the_swamp(tmp_path: Path) -> None:
    settings = Settings(rounds=25, pairs=12, trial_pairs=150)
    (found,) = fit(tmp_path, settings, ("orders",))
    hider, seeker = found.table.numbers
    assert min(hider) == hider[SWAMP] < -0.3
    assert seeker[SWAMP] < max(seeker)  # whoever hides there need not be found
    score = float(found.provenance[1].split(": ")[1].split(" %")[0])
    assert score > 55.0


def test_value_learns_what_the_swamp_is_worth(tmp_path: Path) -> None:
    (found,) = fit(tmp_path, Settings(games=2000), ("value",))
    ((even, swamp, still_open),) = found.table.numbers
    assert -1.0 < even < 1.0  # two tries at four places: about one half escapes
    assert swamp < still_open < 0.0  # it may still be the swamp
    before, after, mean_alone = losses(found)
    assert before == pytest.approx(0.6931, abs=1e-4)  # weights of 0 call every chance even
    assert after < mean_alone < before


def test_belief_learns_where_they_go(tmp_path: Path) -> None:
    (found,) = fit(tmp_path, Settings(games=2000), ("belief",))
    by_hider, by_seeker = found.table.numbers
    assert max(by_hider) == by_hider[SWAMP] > 0.3
    assert by_hider[PLACES.index("barn")] > by_hider[PLACES.index("wood")]
    assert max(by_seeker) == by_seeker[PLACES.index("wood")] > 0.3
    before, after, *_ = losses(found)
    assert before == pytest.approx(1.6094, abs=1e-4)  # one of five
    assert after < before


def losses(found: Fitted) -> list[float]:
    words = found.provenance[1].split()
    return [float(word) for word in words if word.replace(".", "", 1).isdigit()]


def test_habits_just_fitted_play_the_games_value_is_learnt_from(tmp_path: Path) -> None:
    together = numbers(fit(tmp_path / "together", stages=("orders", "value")))
    alone = numbers(fit(tmp_path / "alone", stages=("value",)))
    assert together["value"] != alone["value"]


def test_players_can_be_the_teachers(tmp_path: Path) -> None:
    teachers = Settings(games=30, players="flat:nodes=10")
    (found,) = fit(tmp_path, teachers, ("value",))
    (habitual,) = fit(tmp_path / "habits", Settings(games=30), ("value",))
    assert "30 games of flat:nodes=10" in found.provenance[0]
    assert found.table.numbers != habitual.table.numbers


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TooFewGames, match="position"):
        fit(tmp_path, Settings(games=3), ("value",))


# -- repeatable -----------------------------------------------------------------------------------


def test_seed_alone_shapes_the_result(tmp_path: Path) -> None:
    first = everything(fit(tmp_path / "1"))
    assert everything(fit(tmp_path / "2")) == first
    assert everything(fit(tmp_path / "3", seed=2)) != first


def test_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert everything(fit(tmp_path / "two", jobs=2)) == everything(fit(tmp_path / "one"))


class _Interrupter:
    """Interrupts after every piece of work it has not seen before."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int]] = []

    def tell(self, label: str, done: int, total: int, note: str) -> None:
        if (label, done) not in self.seen[-1:]:
            self.seen.append((label, done))
            raise KeyboardInterrupt


def until_done(work: Callable[[], list[Fitted]]) -> list[Fitted]:
    for _ in range(40):
        try:
            return work()
        except KeyboardInterrupt:
            continue
    raise AssertionError("it never ends")


def test_interrupted_fit_ends_at_the_same_numbers(tmp_path: Path) -> None:
    undisturbed = everything(fit(tmp_path / "undisturbed", stages=("orders",)))
    interrupter = _Interrupter()
    work = lambda: fit(tmp_path / "torn", stages=("orders",), tell=interrupter.tell)  # noqa: E731
    assert everything(until_done(work)) == undisturbed
    rounds = [done for label, done in interrupter.seen if label == "orders"]
    assert rounds == [1, 2, 3, 4]  # each was played once


def test_interrupted_games_end_at_the_same_numbers(tmp_path: Path) -> None:
    undisturbed = everything(fit(tmp_path / "undisturbed", stages=("value", "belief")))
    torn = tmp_path / "torn"

    def interrupt(label: str, done: int, total: int, note: str) -> None:
        raise KeyboardInterrupt

    for games in (20, 40):
        with pytest.raises(KeyboardInterrupt):
            fit(torn, Settings(games=games), ("value",), tell=interrupt)
    assert everything(fit(torn, stages=("value", "belief"))) == undisturbed


def test_kept_work_is_not_done_again(tmp_path: Path) -> None:
    first = everything(fit(tmp_path))
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert everything(fit(tmp_path)) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_more_rounds_go_on_and_fewer_look_back(tmp_path: Path) -> None:
    def after(folder: Path, rounds: int) -> Numbers:
        return numbers(fit(folder, Settings(rounds, 2, 145, 3), ("orders",)))

    four = after(tmp_path / "kept", 4)
    six = after(tmp_path / "kept", 6)
    assert six == after(tmp_path / "at once", 6) != four
    assert after(tmp_path / "kept", 4) == four


def test_damaged_page_is_played_again(tmp_path: Path) -> None:
    first = everything(fit(tmp_path))
    for path in tmp_path.glob("*.npz"):
        path.write_bytes(path.read_bytes()[:100])
    assert everything(fit(tmp_path)) == first
