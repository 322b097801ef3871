"""The enumeration itself: on a toy that can be counted by hand, and against a tree not merged."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction

import pytest

from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.odds.battle import battle_odds
from solitaire.games.castiglione.odds.policies import Conduct, choose
from solitaire.games.castiglione.odds.results import BREAK_OFF, FIGHT_ON
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH
from solitaire.odds import Branch, Inquiry, TooManyBranches, conditional, mean, tally, unfold
from solitaire.protocol import Chance, Event
from tests.games.castiglione.battle_positions import austrian_attack
from tests.games.castiglione.positions import RULES
from tests.toys import kuhn

# -- a toy ----------------------------------------------------------------------------------------


class AlwaysBold(Inquiry[kuhn.State, kuhn.Ply, int]):
    """Everybody bets and calls; the note counts plies."""

    def choose(self, state: kuhn.State, actions: Sequence[kuhn.Ply]) -> kuhn.Ply:
        bold = {kuhn.Bid("bet"), kuhn.Bid("call")}
        return next(action for action in actions if action in bold)

    def is_settled(self, state: kuhn.State, note: int) -> bool:
        return False

    def noted(self, note: int, events: Sequence[Event]) -> int:
        return note + 1

    def key(self, state: kuhn.State) -> Hashable:
        return (tuple(state.cards), tuple(state.bids))


def test_kuhn_poker_among_the_bold() -> None:
    start = kuhn.RULES.start({})
    before = kuhn.RULES.digest(start)
    ends = unfold(kuhn.RULES, [Branch(start, 0, Fraction(1))], AlwaysBold())
    hands = tally(ends, lambda one: tuple(one.state.cards))
    assert len(hands) == 6
    assert set(hands.values()) == {Fraction(1, 6)}
    assert tally(ends, lambda one: one.note) == {4: 1}  # two cards, a bet, a call
    first_wins = sum(
        one.weight
        for one in ends
        if kuhn.CARDS.index(one.state.cards[0]) > kuhn.CARDS.index(one.state.cards[1])
    )
    assert first_wins == Fraction(1, 2)
    assert kuhn.RULES.digest(start) == before


class Forgetful(AlwaysBold):
    """Only the second card is asked for, so hands that share it are one."""

    def key(self, state: kuhn.State) -> Hashable:
        return (len(state.cards), tuple(state.cards[1:]), tuple(state.bids))

    def is_settled(self, state: kuhn.State, note: int) -> bool:
        return len(state.cards) == 2


def test_merged_branches_keep_their_weight() -> None:
    dealt = kuhn.RULES.start({})
    kuhn.RULES.apply(dealt, kuhn.Deal("jack"))
    other = kuhn.RULES.start({})
    kuhn.RULES.apply(other, kuhn.Deal("king"))
    start = [Branch(dealt, 0, Fraction(1, 4)), Branch(other, 0, Fraction(1, 4))]
    ends = unfold(kuhn.RULES, start, Forgetful())
    assert sum(one.weight for one in ends) == Fraction(1, 2)
    assert conditional(tally(ends, lambda one: one.note)) == {1: 1}


def test_too_large_a_question_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solitaire.odds.MOST_BRANCHES", 5)
    with pytest.raises(TooManyBranches, match="more than 5"):
        unfold(kuhn.RULES, [Branch(kuhn.RULES.start({}), 0, Fraction(1))], AlwaysBold())


def test_mean_of_one_die() -> None:
    assert mean({pips: Fraction(1, 6) for pips in range(1, 7)}) == Fraction(7, 2)


# -- a combat without merging ---------------------------------------------------------------------

End = tuple[int, int, int, int]
"""Hits by the Austrians and by the French, hits of the pursuit, units lost on both sides."""


def small_battle(visibility: str) -> State:
    return austrian_attack(
        f"""
        option visibility {visibility}
        at castiglione melas gummer nicolleti
        note gummer hits=2 entered=guidizzolo
        note nicolleti hits=3 entered=guidizzolo
        at castiglione massena rampon pijon_cav massena_art
        """
    )


def every_end(
    state: State, conduct: Conduct, weight: Fraction, end: End
) -> Iterator[tuple[End, Fraction]]:
    """A plain tree: every ply from every state, nothing merged, until the combat is over."""
    if state.battle is None:
        yield end, weight
        return
    if isinstance(RULES.pending(state), Chance):
        plies = [ply for ply, _ in RULES.outcomes(state)]
    else:
        plies = [choose(state, RULES.actions(state), conduct)]
    for ply in plies:
        child = state.copy()
        events: list[Event] = []
        RULES.apply(child, ply, events)
        yield from every_end(child, conduct, weight / len(plies), _counted(end, events))


def _counted(end: End, events: list[Event]) -> End:
    austrian, french, pursuit, lost = end
    for event in events:
        assert isinstance(event, Happened)
        if event.kind in (kinds.BOMBARDED, kinds.FOUGHT):
            austrian += event.amount * (event.side == AUSTRIAN)
            french += event.amount * (event.side == FRENCH)
        pursuit += event.amount * (event.kind == kinds.PURSUED)
        lost += event.kind == kinds.GONE
    return austrian, french, pursuit, lost


@pytest.mark.parametrize("visibility", ["open", "mist"])
def test_plain_tree_gives_the_same_odds(visibility: str) -> None:
    state = small_battle(visibility)
    digest = RULES.digest(state)
    conduct = Conduct((BREAK_OFF, FIGHT_ON))
    ends = list(every_end(state, conduct, Fraction(1), (0, 0, 0, 0)))
    odds = battle_odds(state, conduct)
    assert sum(weight for _, weight in ends) == 1
    for role in (0, 1):
        by_hits: defaultdict[int, Fraction] = defaultdict(Fraction)
        for end, weight in ends:
            by_hits[end[role]] += weight
        assert odds.hits[role] == by_hits
    assert odds.losses is not None
    lost = sum(end[3] * weight for end, weight in ends)
    assert sum(mean(side.units) for side in odds.losses) == lost
    beaten = odds.pursuits[0]
    chased = sum(end[2] * weight for end, weight in ends)
    assert mean(beaten.hits) * beaten.chance == chased
    assert RULES.digest(state) == digest
