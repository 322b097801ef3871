"""The ledger adds up in every game, blames nobody for dice, and finds a planted blunder."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ai.analysis import Analyst
from ai.hints import Adviser
from ai.levels import Settings
from ai.playouts import roll
from solitaire.protocol import Chance, Over
from solitaire.registry import load_advice
from tests.tactics.loading import RULES, load_tactics, start

ADVICE = load_advice(RULES)
TACTICS = {tactic.name: tactic for tactic in load_tactics()}
WORLDS = 2


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
    assert len(analysis.entries) == len(plies)
    before = analysis.start
    for entry in analysis.entries:
        assert entry.truth - before == pytest.approx(entry.swing, abs=1e-9)
        assert (entry.seat is None) or entry.dice == 0.0
        before = entry.truth
    parts = analysis.decisions(0) + analysis.decisions(1) + analysis.dice + analysis.fog
    unbooked = sum(entry.decision for entry in analysis.entries if entry.by is None)
    assert analysis.end - analysis.start == pytest.approx(parts + unbooked, abs=1e-9)
    assert analysis.end in (0.0, 0.5, 1.0)


def test_there_is_no_fog_in_the_open() -> None:
    state = start(TACTICS["attack_peschiera"])
    assert state.options.chosen["visibility"] == "open"
    begun, plies = played_out("attack_peschiera", TACTICS["attack_peschiera"].solution)
    analysis = Analyst(RULES, ADVICE, WORLDS).ledger(begun, plies)
    assert all(entry.fog == pytest.approx(0.0, abs=1e-9) for entry in analysis.entries)


def test_dice_are_fair_before_they_fall() -> None:
    """Over all outcomes of a roll its part of the ledger is next to nothing on the average."""
    state = RULES.parse_position(TACTICS["hit_the_fresh"].position)
    assert isinstance(RULES.pending(state), Chance)
    analyst = Analyst(RULES, ADVICE, WORLDS)
    outcomes = RULES.outcomes(state)
    parts = [(analyst.ledger(state, [ply]).dice, weight) for ply, weight in outcomes]
    mean = sum(part * weight for part, weight in parts) / sum(weight for _, weight in parts)
    largest = max(abs(part) for part, _ in parts)
    assert largest > 0.005
    assert abs(mean) < largest / 3  # later rolls than the next two are not averaged over


def test_a_planted_blunder_is_a_turning_point() -> None:
    begun, plies = played_out("hit_the_fresh", TACTICS["hit_the_fresh"].mistake)
    analyst = Analyst(RULES, ADVICE, WORLDS)
    analysis = analyst.ledger(begun, plies)
    adviser = Adviser(RULES, ADVICE, Settings(worlds=8))
    analyst.find_turning_points(analysis, begun, plies, adviser, 40)
    (point,) = [one for one in analysis.turning_points if one.number == 1]
    assert (point.played, point.better) == ("hit rusca", "hit victor")
    assert point.interval[0] > 0.0
