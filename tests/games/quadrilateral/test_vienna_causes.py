"""The card of Vienna tells when and why its marker moved, from what was heard."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.events import tell
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.cards import VIENNA
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from solitaire.presenting.picture import Picture
from solitaire.protocol import Chance, Event, Over, may_see

LONATO = RULES.board.place_names.index("lonato")
GAVARDO = RULES.board.place_names.index("gavardo")


def heard() -> list[Event]:
    """Two battles of one turn, of which the first moves Vienna; then 1 October."""
    told: list[Event] = []
    tell(told, kinds.TURN_BEGAN, amount=3)
    tell(told, kinds.BATTLE_ENDED, FRENCH, place=LONATO, amount=10, other=37)
    tell(told, kinds.BATTLE_ENDED, AUSTRIAN, place=GAVARDO, amount=14, other=3)
    tell(told, kinds.CRITICAL_FOUGHT, FRENCH, amount=5, other=4)
    tell(told, kinds.VIENNA_MOVED, amount=-1, other=kinds.BY_BATTLE)
    tell(told, kinds.TURN_BEGAN, amount=33)
    tell(told, kinds.VIENNA_MOVED, amount=0, other=kinds.BY_OCTOBER)
    return told


def causes(picture: Picture) -> list[str]:
    card = next(one for one in picture.cards if one.id == VIENNA)
    return [str(note) for note in card.tracks[0].notes]


def test_each_move_is_told_with_its_date_and_its_cause() -> None:
    view = RULES.view(RULES.start({"scenario": "july"}), FRENCH)
    plain = PRESENTER.picture([view])
    assert causes(plain) == []
    assert causes(PRESENTER.annotated(plain, heard())) == [
        "2 August: -1 by the battle of Lonato [16.2]",
        "1 October: 0 by news from Germany on 1 October [E42]",
    ]


def played(seed: int) -> tuple[State, list[Event]]:
    """A short campaign of two scripts, with all that happened."""
    state, rng, told = RULES.start({"scenario": "bassano"}), Random(seed), list[Event]()
    scripts = (Script(), Script())
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Chance):
            outcomes = RULES.outcomes(state)
            weights = [weight for _, weight in outcomes]
            ply = rng.choices([one for one, _ in outcomes], weights)[0]
        else:
            ply = scripts[asked.seat].choose(RULES.copy(state), rng)
        RULES.apply(state, ply, told)
    return state, told


@pytest.mark.parametrize("seat", [FRENCH, AUSTRIAN])
def test_the_last_cause_of_a_campaign_leads_to_where_vienna_is(seat: int) -> None:
    state, told = played(5)
    moved = [one for one in told if getattr(one, "kind", -1) == kinds.VIENNA_MOVED]
    assert moved, "another seed is needed"
    picture = PRESENTER.picture([RULES.view(state, seat)])
    found = causes(PRESENTER.annotated(picture, [o for o in told if may_see(o.audience, seat)]))
    assert len(found) == len(moved)
    level = int(state.vienna)
    assert f": {level:+d} by" in found[-1] if level else ": 0 by" in found[-1]
