"""Offered choices as the window gets them: by roles, and by the counters of the picture."""

from __future__ import annotations

from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.offers import Offer, Role
from solitaire.protocol import Decide
from tests.games.castiglione.positions import RULES
from tests.games.castiglione.staff_views import VISIBILITIES, positions_in_play


def offers_in_play() -> list[tuple[object, list[Offer]]]:
    found = []
    for visibility in VISIBILITIES:
        for state in positions_in_play(visibility, 1, 7, 400):
            asked = RULES.pending(state)
            if isinstance(asked, Decide):
                view = RULES.view(state, asked.seat)
                found.append((view, PRESENTER.offers(view, RULES.actions(state))))
    return found


def test_counters_of_offers_are_those_of_the_picture() -> None:
    """Also an enemy's that is bombarded: a click on it finds the choice."""
    roles = set()
    for view, offers in offers_in_play():
        picture = PRESENTER.picture([view])
        for one in offers:
            roles.add(one.role)
            if one.counter and one.at:
                assert picture.place_of(one.counter) == one.at, one.text
    assert {Role.BEGIN, Role.STEP, Role.CLOSE} <= roles


def test_closing_choices_come_last() -> None:
    for _, offers in offers_in_play():
        closing = [one.is_closing for one in offers]
        assert closing == sorted(closing)


def test_only_own_counters_bring_companions() -> None:
    for view, _ in offers_in_play()[:10]:
        picture = PRESENTER.picture([view])
        for stack in picture.stacks:
            for key in stack.keys:
                found = PRESENTER.companions(view, key)
                assert bool(found) == (stack.side == picture.seat)
                assert not found or found[0] == key
