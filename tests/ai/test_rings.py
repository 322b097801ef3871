"""A game in which a choice can be taken back: the nodes of a tree follow each other in a ring."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from ai.search.budget import Limit
from ai.search.flat import FlatSearcher
from ai.search.levels import Settings
from ai.search.search import Searcher
from solitaire.advising import NoAdvice
from solitaire.protocol import Decide, Event, Over, Pending, Rules, Seat

TURN, STOP = 0, 1


class State:
    def __init__(self) -> None:
        self.place = 0
        self.is_over = False


class Ring(Rules[State, int, int]):
    """One may go round two places for ever, or stop."""

    def copy(self, state: State) -> State:
        found = State()
        found.place, found.is_over = state.place, state.is_over
        return found

    def pending(self, state: State) -> Pending:
        return Over((0.5, 0.5), "stopped") if state.is_over else Decide(0, "turn or stop")

    def actions(self, state: State) -> Sequence[int]:
        return (TURN, STOP)

    def apply(self, state: State, ply: int, events: list[Event] | None = None) -> None:
        state.place = (state.place + 1) % 2
        state.is_over = ply == STOP

    def view(self, state: State, seat: Seat) -> int:
        return state.place

    def imagine(self, view: int, rng: Random) -> State:
        found = State()
        found.place = view
        return found

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return state.place

    def ply_text(self, ply: int) -> str:
        return ("turn", "stop")[ply]


class Turning(NoAdvice[State, int]):
    """Holds turning for much the likelier."""

    def priors(self, state: State, actions: Sequence[int]) -> Sequence[float]:
        return (0.99, 0.01)


def test_a_search_comes_to_an_end_though_its_nodes_form_a_ring() -> None:
    rules = Ring()
    thinker = Searcher(rules, Turning(rules), Settings(reaction_nodes=60, worlds=2), 1)
    report = thinker.think(0, (TURN, STOP))
    assert report.nodes == 60


def test_flat_monte_carlo_does_not_go_round_for_ever() -> None:
    """At the same view it takes what it has not yet taken there."""
    rules = Ring()
    player = FlatSearcher(rules, Turning(rules), Settings(worlds=2), 1)
    state, choices = State(), []
    while not state.is_over:
        choices.append(player.think(rules.view(state, 0), (TURN, STOP), Limit(nodes=4)))
        rules.apply(state, choices[-1])
    assert choices.count(TURN) <= 2  # once at each place
