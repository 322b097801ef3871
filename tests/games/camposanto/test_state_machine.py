"""Hypothesis plays: whatever is chosen, invariants hold, texts come back, and nothing is leaked."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solitaire.games.camposanto.core.options import OPTIONS
from solitaire.games.camposanto.core.plies import MARCH
from solitaire.games.camposanto.game import RULES
from solitaire.protocol import Chance, Decide, Over

SWITCHES = st.fixed_dictionaries({one.name: st.sampled_from(one.values) for one in OPTIONS})


class Battle(RuleBasedStateMachine):
    @initialize(options=SWITCHES)
    def begin(self, options: dict[str, str]) -> None:
        self.state = RULES.start(options)

    @precondition(lambda self: not isinstance(RULES.pending(self.state), Over))
    @rule(number=st.integers(min_value=0, max_value=10_000), is_bold=st.booleans())
    def play(self, number: int, is_bold: bool) -> None:
        pending = RULES.pending(self.state)
        if isinstance(pending, Chance):
            plies = [ply for ply, _ in RULES.outcomes(self.state)]
        else:
            plies = list(RULES.actions(self.state))
        if is_bold:
            plies = self.bold(plies) or plies
        ply = plies[number % len(plies)]
        assert RULES.parse_ply(RULES.ply_text(ply)) == ply
        RULES.apply(self.state, ply)

    def bold(self, plies: list[object]) -> list[object]:
        """Moves that come next to an enemy, so that something happens."""
        side = int(self.state.active_side())
        return [
            ply
            for ply in plies
            if ply.verb == MARCH and self.state.in_zone_of(1 - side, ply.second)  # type: ignore[attr-defined]
        ]

    @invariant()
    def is_sound(self) -> None:
        if hasattr(self, "state"):
            assert RULES.faults(self.state) == []

    @invariant()
    def asks_somebody(self) -> None:
        if hasattr(self, "state"):
            pending = RULES.pending(self.state)
            if isinstance(pending, Decide):
                assert RULES.actions(self.state)


Battle.TestCase.settings = settings(
    max_examples=6,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestBattle = Battle.TestCase
