"""The ledger adds up in every game, blames nobody for dice, and finds a planted blunder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.counsel.analysis import (
    MOST_TURNING_POINTS,
    Analysis,
    Analyst,
    Occasion,
    TurningPoint,
)
from ai.counsel.hints import Adviser
from ai.search.levels import Settings
from ai.search.playouts import roll
from solitaire.protocol import Chance, Over
from solitaire.record import load_record, replay
from solitaire.registry import game_of
from tests.tactics.loading import RULES, load_tactics, start

ADVICE = game_of(RULES).advice()
TACTICS = {tactic.name: tactic for tactic in load_tactics()}
WORLDS = 2
GOLDEN = Path(__file__).parents[1] / "golden" / "castiglione"


def played_out(name: str, first: Sequence[str], seed: int = 1) -> tuple[Any, list[Any]]:
    """A game from a position to its end, by habit after these choices."""
    state = start(TACTICS[name])
    begun, rng, plies = RULES.copy(state), Random(seed), []
    playout = ADVICE.new_playout()
    waiting = [RULES.parse_ply(text) for text in first]
    while not isinstance(pending := RULES.pending(state), Over):
        if isinstance(pending, Chance):
            ply = roll(RULES, state, rng)
        elif waiting and waiting[0] in RULES.actions(state):
            ply = waiting.pop(0)
        else:
            ply = playout.choose(state, rng)
        plies.append(ply)
        RULES.apply(state, ply)
    return begun, plies


@pytest.mark.parametrize("name", ["attack_worn", "grab_cremona", "zone_enter", "hit_the_fresh"])
def test_parts_add_up_to_every_swing_and_to_the_whole(name: str) -> None:
    begun, plies = played_out(name, TACTICS[name].solution)
    analysis = Analyst(RULES, ADVICE, WORLDS).ledger(begun, plies)
    check_sums(analysis, len(plies))
    assert analysis.end in (0.0, 0.5, 1.0)


@pytest.mark.parametrize(
    "name", ["battle_of_castiglione", pytest.param("campaign", marks=pytest.mark.long)]
)
def test_parts_add_up_in_a_golden_game(name: str) -> None:
    record = load_record(GOLDEN / f"{name}.rec")
    plies = [played.ply for played in replay(record).history.plies]
    analysis = Analyst(RULES, ADVICE, 1).ledger(record.start, plies)
    check_sums(analysis, len(plies))


def check_sums(analysis: Analysis, plies: int) -> None:
    assert len(analysis.entries) == plies
    before = analysis.start
    for entry in analysis.entries:
        assert entry.truth - before == pytest.approx(entry.swing, abs=1e-9)
        assert (entry.seat is None) or entry.dice == 0.0
        assert 0.0 <= entry.known <= 1.0
        before = entry.truth
    decisions = analysis.decisions(0) + analysis.decisions(1)
    parts = decisions + analysis.dice + analysis.fog + analysis.course
    assert analysis.end - analysis.start == pytest.approx(parts, abs=1e-9)


def test_there_is_no_fog_in_the_open() -> None:
    state = start(TACTICS["attack_peschiera"])
    assert state.options.chosen["visibility"] == "open"
    begun, plies = played_out("attack_peschiera", TACTICS["attack_peschiera"].solution)
    analysis = Analyst(RULES, ADVICE, WORLDS).ledger(begun, plies)
    assert all(entry.fog == pytest.approx(0.0, abs=1e-9) for entry in analysis.entries)


def combat_rolls(count: int) -> Iterator[Any]:
    """States before the first rolls of combats of a game played by habit."""
    state, rng, playout = RULES.start({}), Random(3), ADVICE.new_playout()
    while count:
        pending = RULES.pending(state)
        assert not isinstance(pending, Over)
        if isinstance(pending, Chance) and RULES.heading(state)[1].endswith("combat"):
            yield RULES.copy(state)
            count -= 1
        is_roll = isinstance(pending, Chance)
        RULES.apply(state, roll(RULES, state, rng) if is_roll else playout.choose(state, rng))


def test_dice_are_fair_before_they_fall() -> None:
    """Over all outcomes of a roll its part of the ledger is small on the average; it would be
    nothing if all later rolls were averaged over as well."""
    analyst = Analyst(RULES, ADVICE, 1)
    means, largest = [], []
    for state in combat_rolls(16):
        before = analyst.truth(state)
        parts = [
            (analyst.truth(_after(state, ply)) - before, weight)
            for ply, weight in RULES.outcomes(state)
        ]
        total = sum(weight for _, weight in parts)
        means.append(sum(part * weight for part, weight in parts) / total)
        largest.append(max(abs(part) for part, _ in parts))
    assert max(largest) > 0.02
    assert sum(map(abs, means)) < sum(largest) / 3


def _after(state: Any, ply: Any) -> Any:
    world = RULES.copy(state)
    RULES.apply(world, ply)
    return world


def test_a_planted_blunder_is_a_turning_point() -> None:
    begun, plies = played_out("hit_the_fresh", TACTICS["hit_the_fresh"].mistake)
    analyst = Analyst(RULES, ADVICE, WORLDS)
    analysis = analyst.ledger(begun, plies)
    adviser = Adviser(RULES, ADVICE, Settings(worlds=8))
    analyst.find_turning_points(analysis, begun, plies, adviser, 40)
    check_sums(analysis, len(plies))
    for seat, sign in enumerate((1.0, -1.0)):
        told = [one for one in analysis.told if one.seat == seat]
        assert len(told) <= MOST_TURNING_POINTS
        assert [one.loss for one in told] == sorted((one.loss for one in told), reverse=True)
        lost = sum(one.loss for one in analysis.turning_points if one.seat == seat)
        assert sign * analysis.decisions(seat) == pytest.approx(-lost)
    assert all(one.interval[0] > 0.0 for one in analysis.turning_points)
    (point,) = [one for one in analysis.turning_points if one.number == 1]
    assert (point.played, point.better) == ("hit rusca", "hit victor")
    assert point.interval[0] > 0.0
    assert analysis.entries[0].decision == pytest.approx(-point.loss)


def test_nobody_is_blamed_where_nothing_better_is_found() -> None:
    begun, plies = played_out("hit_the_fresh", TACTICS["hit_the_fresh"].solution)
    analyst = Analyst(RULES, ADVICE, WORLDS)
    analysis = analyst.ledger(begun, plies)
    analyst.find_turning_points(
        analysis, begun, plies, Adviser(RULES, ADVICE, Settings(worlds=8)), 40
    )
    assert analysis.entries[0].decision == 0.0
    assert analysis.decisions(0) <= 0.0 <= analysis.decisions(1)
    check_sums(analysis, len(plies))


def test_the_same_missed_chance_is_blamed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every choice found worse, each phase is blamed for one of them, up to the limit."""
    begun, plies = played_out("attack_worn", TACTICS["attack_worn"].solution)
    analyst = Analyst(RULES, ADVICE, 1)
    analysis = analyst.ledger(begun, plies)
    assert any(entry.course for entry in analysis.entries)

    def blamed(self: Analyst, occasion: Occasion, *rest: Any) -> TurningPoint:
        first = occasion.entries[0]
        return TurningPoint(
            first.number, first.heading, occasion.seat, "", "", 0.1, (0.05, 0.15), ()
        )

    monkeypatch.setattr(Analyst, "_judged", blamed)
    analyst.find_turning_points(analysis, begun, plies, Adviser(RULES, ADVICE, Settings()), 1)
    phases = [(one.seat, one.heading) for one in analysis.turning_points]
    assert len(phases) == len(set(phases)) > 1
    assert len(analysis.told) <= 2 * MOST_TURNING_POINTS
