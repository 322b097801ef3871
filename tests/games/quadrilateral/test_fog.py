"""Worlds dealt from a view: fair where they can be counted, conserving, and blind to secrets."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.core.parts import ORGANIZATION
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import FLAGS, FORCE, VEDETTE
from solitaire.protocol import Decide, Over
from solitaire.workbench.randomplay import offered_plies, random_ply
from tests.games.quadrilateral.positions import BOARD, flag_of, put, started
from tests.seeds import base_seed

FRENCH, AUSTRIAN = 0, 1
DEALS = 1_200
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 7: 24.32, 8: 26.12, 11: 31.26}
"""Chi-square exceeded once in a thousand fair tests, by degrees of freedom."""


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def deals(state: State, seat: int, read: object) -> Counter[object]:
    view = RULES.view(state, seat)
    rng = Random(base_seed())
    counts: Counter[object] = Counter()
    for _ in range(DEALS):
        counts[read(RULES.imagine(view, rng))] += 1  # type: ignore[operator]
    return counts


def test_leaders_of_two_flags_that_met_are_dealt_evenly() -> None:
    """Three leaders to two flags, none empty: six ways."""
    state = started("january")
    first, second = put(state, "liptay", "mori"), put(state, "koblos", "mori")
    knowledge.merge(state, 1 << first | 1 << second)
    names = [BOARD.leader_by_name[name] for name in ("liptay", "lusignan", "koblos")]
    counts = deals(state, FRENCH, lambda world: tuple(world.leader_at[one] for one in names))
    assert len(counts) == 6
    assert chi_square(counts, 6) < CRITICAL[5]


def test_a_new_flag_is_a_vedette_or_a_detachment_by_the_number_of_ways() -> None:
    """Bayalitsch and a new flag: 1 vedette (of two flags), or one of five major generals."""
    state = started("january")
    flag = flag_of(state, "bayalitsch")
    place = state.place[flag]
    new = state.new_flag(AUSTRIAN, VEDETTE, place)
    knowledge.appeared(state, new, 1 << flag, False)
    loose = bin(state.loose[AUSTRIAN]).count("1")
    leader = BOARD.leader_by_name["bayalitsch"]

    def read(world: State) -> object:
        boxed = tuple(
            one
            for one in range(BOARD.leaders)
            if world.leader_at[one] in (flag, new) and one != leader
        )
        return world.kind[flag], world.kind[new], world.leader_at[leader], boxed

    counts = deals(state, FRENCH, read)
    # 2 ways with a vedette alone; with a helper: 2 x helpers (two forces), 2 x helpers (vedette,
    # both leaders under the other flag).
    assert loose == 5
    assert len(counts) == 2 + 2 * loose + 2 * loose
    assert chi_square(counts, 2 + 4 * loose) < 45.0  # 21 degrees of freedom


def test_totals_are_conserved() -> None:
    state = started("november")
    flags = [put(state, name, "bassano") for name in ("provera", "mitrovsky")]
    knowledge.merge(state, sum(1 << flag for flag in flags))
    view = RULES.view(state, FRENCH)
    rng = Random(base_seed())
    for _ in range(50):
        world = RULES.imagine(view, rng)
        for arm in range(3):
            dealt = sum(world.steps[flag * 3 + arm] for flag in range(32, 63))
            true = sum(state.steps[flag * 3 + arm] for flag in range(32, 63))
            assert dealt == true
        assert sum(1 for one in range(48) if world.leader_at[one] < 64) == sum(
            1 for one in range(48) if state.leader_at[one] < 64
        )


def test_a_flag_that_proved_to_be_a_force_is_dealt_as_one() -> None:
    state = started("january")
    flag = flag_of(state, "bayalitsch")
    new = state.new_flag(AUSTRIAN, VEDETTE, state.place[flag])
    knowledge.appeared(state, new, 1 << flag, False)
    state.firm |= 1 << new
    view = RULES.view(state, FRENCH)
    for seed in range(50):
        world = RULES.imagine(view, Random(seed))
        assert world.kind[new] == FORCE
        assert world.total(new) > 0


def scrambling(count: int, seed: int) -> int:
    """Worlds that look alike to a seat look, ask and offer alike; gives how many were compared."""
    rng = Random(seed)
    compared = 0
    while compared < count:
        state = RULES.start({"scenario": rng.choice(("rivoli", "bassano", "arcole", "january"))})
        while not isinstance(pending := RULES.pending(state), Over) and compared < count:
            if rng.random() < 0.15:
                compare_worlds(state, rng)
                compared += 1
            RULES.apply(state, random_ply(RULES, state, pending, rng))
    return compared


def compare_worlds(state: State, rng: Random) -> None:
    pending = RULES.pending(state)
    for seat in (FRENCH, AUSTRIAN):
        view = RULES.view(state, seat)
        world = RULES.imagine(view, rng)
        assert RULES.view(world, seat) == view
        assert RULES.info_key(world, seat) == RULES.info_key(state, seat)
        assert not RULES.faults(world)
        if isinstance(pending, Decide) and pending.seat == seat:
            assert list(RULES.actions(world)) == list(RULES.actions(state))
        elif isinstance(pending, Decide):
            other = RULES.pending(world)
            assert isinstance(other, Decide)
            assert other.seat == pending.seat
        else:
            assert RULES.pending(world) == pending
        ply = rng.choice(offered_plies(RULES, world, RULES.pending(world)))
        RULES.apply(world, ply)  # a dealt world can be played on


def test_worlds_that_look_alike_are_alike() -> None:
    assert scrambling(150, base_seed()) == 150


@pytest.mark.long
def test_worlds_that_look_alike_are_alike_at_two_thousand_positions() -> None:
    assert scrambling(2_000, base_seed() + 7) == 2_000


def test_a_flag_that_proved_to_be_a_force_is_no_vedette_whatever_it_seemed_before() -> None:
    """A leader alone got troops later; in a place that is fought for no world had an enemy then."""
    state = started("rivoli")
    flag = flag_of(state, "ocskay")
    state.shy |= 1 << flag
    view = RULES.view(state, FRENCH)
    assert RULES.imagine(view, Random(1)).kind[flag] == VEDETTE
    state.firm |= 1 << flag
    view = RULES.view(state, FRENCH)
    for seed in range(5):
        world = RULES.imagine(view, Random(seed))
        assert world.kind[flag] == FORCE
        assert world.total(flag) > 0


@pytest.mark.parametrize("seed", [36, 55, 63])
def test_every_leader_is_thought_to_be_where_he_may_be(seed: int) -> None:
    """One who had gone over to another flag and then into the box was still looked for with the
    flags that he had left: worlds had him twice, and a force without a leader ended the search."""
    rng = Random(seed)
    state = RULES.start({"scenario": "rivoli"})
    while not isinstance(pending := RULES.pending(state), Over):
        RULES.apply(state, random_ply(RULES, state, pending, rng))
        for side in (FRENCH, AUSTRIAN):
            assert not thought_elsewhere(state, side)


def thought_elsewhere(state: State, side: int) -> list[int]:
    """Leaders who are thought to be with other flags than theirs, or in the box as well. While
    troops change hands flags of a place are one group only in the end."""
    by_label = [state.group_leaders[side * 32 + number] for number in range(32)]
    thought = reduce(or_, by_label)
    found = members(thought & state.loose[side])
    if state.part != ORGANIZATION:
        placed = [one for one in members(thought) if state.leader_at[one] < FLAGS]
        found += [one for one in placed if not (_group_of(state, one) >> one) & 1]
    return found


def _group_of(state: State, leader: int) -> int:
    return int(state.group_leaders[state.label[state.leader_at[leader]]])
