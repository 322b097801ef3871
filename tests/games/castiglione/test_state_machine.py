"""Hypothesis plays: any offered choice and any die, in any order, under any options.

When it finds a broken game it shortens it to a few plies. Whole random games are fuzzing's job.
"""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from solitaire.games.castiglione.core.plies import PLIES, Ply
from solitaire.protocol import Event, NotNotation, Over, may_see
from solitaire.workbench.randomplay import offered_plies
from tests.games.castiglione.positions import RULES
from tests.seeds import base_seed

OPTIONS = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.values) for option in RULES.options()}
)
SEATS = st.integers(0, 1)


def every_ply() -> list[Ply]:
    """All plies that the notation can write, whether or not they are ever offered."""
    found = []
    for plies in PLIES:
        for ply in plies:
            try:
                if RULES.parse_ply(RULES.ply_text(ply)) == ply:
                    found.append(ply)
            except (NotNotation, IndexError):  # numbers without a counter or a bridge
                continue
    return found


EVERY_PLY = every_ply()
NUMBERS = st.integers(0, 2**32)


@seed(base_seed())
class Campaign(RuleBasedStateMachine):
    """One game, played by picks out of what is offered."""

    @initialize(options=OPTIONS)
    def begin(self, options: dict[str, str]) -> None:
        self.state = RULES.start(options)

    def _plies(self) -> list[Ply]:
        return offered_plies(RULES, self.state, RULES.pending(self.state))

    # -- playing --------------------------------------------------------------------------------

    @rule(index=st.integers(0, 60))
    def choose(self, index: int) -> None:
        """One ply, with its events told to somebody in words."""
        plies = self._plies()
        if not plies:
            return
        events: list[Event] = []
        RULES.apply(self.state, plies[index % len(plies)], events)
        for event in events:
            assert RULES.words(event).strip()
            assert any(may_see(event.audience, seat) for seat in range(2))

    @rule(number=NUMBERS, count=st.integers(1, 250))
    def play_on(self, number: int, count: int) -> None:
        """Many plies at once, so that later turns are reached too."""
        rng = Random(number)
        for _ in range(count):
            plies = self._plies()
            if not plies:
                return
            RULES.apply(self.state, rng.choice(plies))

    # -- what must hold ---------------------------------------------------------------------------

    @rule()
    def position_text_brings_the_state_back(self) -> None:
        text = RULES.position_text(self.state)
        again = RULES.parse_position(text)
        assert RULES.position_text(again) == text
        assert RULES.pending(again) == RULES.pending(self.state)

    @rule(index=st.integers(0, 60))
    def a_copy_goes_its_own_way(self, index: int) -> None:
        text = RULES.position_text(self.state)
        copy = RULES.copy(self.state)
        assert RULES.position_text(copy) == text
        plies = self._plies()
        if plies:
            RULES.apply(copy, plies[index % len(plies)])
            assert RULES.position_text(copy) != text
        assert RULES.position_text(self.state) == text

    @rule(seat=SEATS, number=NUMBERS)
    def an_imagined_world_looks_the_same(self, seat: int, number: int) -> None:
        seen = RULES.view(self.state, seat)
        world = RULES.imagine(seen, Random(number))
        assert RULES.faults(world) == []
        assert RULES.view(world, seat) == seen
        assert pickle.loads(pickle.dumps(seen)) == seen

    @rule(index=st.integers(0, 60))
    def every_ply_is_a_line_of_text(self, index: int) -> None:
        plies = self._plies()
        if plies:
            ply = plies[index % len(plies)]
            assert RULES.parse_ply(RULES.ply_text(ply)) == ply

    @rule(ply=st.sampled_from(EVERY_PLY))
    def a_ply_that_is_not_offered_is_refused_with_a_rule(self, ply: Ply) -> None:
        if ply not in self._plies():
            sentence = RULES.refusal(self.state, ply)
            assert re.search(r"\[(R?\d+|\d+\.\d)", sentence), sentence

    @invariant()
    def is_sound(self) -> None:
        assert RULES.faults(self.state) == []
        pending = RULES.pending(self.state)
        if not isinstance(pending, Over):
            assert self._plies(), pending


def _examples(count: int) -> settings:
    return settings(
        max_examples=count,
        stateful_step_count=20,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


TestCampaign = Campaign.TestCase
TestCampaign.settings = _examples(8)


@pytest.mark.long
class TestManyCampaigns(Campaign.TestCase):  # type: ignore[name-defined,misc]
    settings = _examples(40)
