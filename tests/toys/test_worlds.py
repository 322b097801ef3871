"""The toys' samplers against brute force: every world that fits the view, and no other."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from solitaire.protocol import Chance, Decide, Over
from tests.seeds import base_seed
from tests.toys import goofspiel, leduc, liars, phantom
from tests.toys.numbered import NumberedRules


@pytest.mark.parametrize(
    ("rules", "decisions"), [(goofspiel.RULES, 6), (phantom.RULES, 5), (liars.RULES, 3)]
)
def test_worlds_are_those_that_fit(rules: NumberedRules[Any], decisions: int) -> None:
    rng = Random(base_seed())
    for state, seat in _decisions(rules, rng)[:decisions]:
        view = rules.view(state, seat)
        fitting = {tuple(rules.plies_of(world)) for world in _all_worlds(rules, view)}
        found = Counter(
            tuple(rules.plies_of(rules.imagine(view, rng))) for _ in range(100 * len(fitting))
        )
        assert set(found) <= fitting
        # A fitting world may be unlikely (many vain tries), so not every single one is asked for.
        assert len(found) > len(fitting) // 2


def test_leduc_cards_are_weighed_by_their_number() -> None:
    """Beside an own queen there are two jacks and two kings to each queen."""
    state = leduc.RULES.start({})
    for ply in (leduc.DEAL + 1, leduc.DEAL + 2):
        leduc.RULES.apply(state, ply)
    view, rng = leduc.RULES.view(state, 0), Random(base_seed())
    found = Counter(leduc.RULES.imagine(view, rng).second for _ in range(5000))
    assert [round(found[rank] / 1000) for rank in range(3)] == [2, 1, 2]


def _all_worlds(rules: NumberedRules[Any], view: Any) -> list[Any]:
    """Every state with this view, by trying every ply from the beginning."""
    worlds, waiting = [], [rules.start({})]
    while waiting:
        state = waiting.pop()
        if rules.view(state, view[0]) == view:
            worlds.append(state)
        pending = rules.pending(state)
        if isinstance(pending, Over) or not _may_lead_to(rules, state, view):
            continue
        plies = (
            rules.actions(state)
            if isinstance(pending, Decide)
            else [ply for ply, _ in rules.outcomes(state)]
        )
        for ply in plies:
            after = rules.copy(state)
            rules.apply(after, ply)
            waiting.append(after)
    return worlds


def _may_lead_to(rules: NumberedRules[Any], state: Any, view: Any) -> bool:
    """Whether the seat's own plies so far are a beginning of those in the view."""
    own = _own_plies(rules, rules.imagine(view, Random(0)), view[0])
    sofar = _own_plies(rules, state, view[0])
    return own[: len(sofar)] == sofar


def _own_plies(rules: NumberedRules[Any], state: Any, seat: int) -> list[int]:
    replayed, own = rules.start({}), []
    for ply in rules.plies_of(state):
        pending = rules.pending(replayed)
        if isinstance(pending, Decide) and pending.seat == seat:
            own.append(ply)
        rules.apply(replayed, ply)
    return own


def _decisions(rules: NumberedRules[Any], rng: Random) -> list[tuple[Any, int]]:
    state = rules.start({})
    found = []
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.apply(state, rng.choice([ply for ply, _ in rules.outcomes(state)]))
            continue
        found.append((rules.copy(state), pending.seat))
        rules.apply(state, rng.choice(rules.actions(state)))
    return found
