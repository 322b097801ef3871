"""A short campaign tells when it ends and what it is won by; its card agrees with the result."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.campaign import aims, last_turn
from solitaire.games.quadrilateral.present.picture import picture
from solitaire.games.quadrilateral.rules.victory import last_turn as last_of_rules
from solitaire.games.quadrilateral.rules.victory import relief_points
from solitaire.protocol import Over
from solitaire.workbench.randomplay import random_ply
from tests.games.quadrilateral.positions import started


def told(view: View) -> list[bool]:
    return [str(row.detail) == "yes" for row in aims(view)[0].rows[:3]]


@pytest.mark.parametrize("scenario", ["rivoli", "arcole", "bassano", "castiglione", "january"])
def test_the_last_turn_is_that_of_the_campaign(scenario: str) -> None:
    """A short campaign was called so many turns "of 93", and ended before that."""
    state = started(scenario)
    view = RULES.view(state, 0)
    assert last_turn(view) == last_of_rules(state)
    assert f"of {last_of_rules(state)}," in picture([view]).banner[0]


@pytest.mark.parametrize(("scenario", "has"), [("rivoli", False), ("january", True)])
def test_fortnights_are_told_where_there_are_any(scenario: str, has: bool) -> None:
    """The line above the map broke in two on a small screen and pushed the map down."""
    words = picture([RULES.view(started(scenario), 0)]).banner
    assert any(one.startswith("Fortnight") for one in words) is has


def test_a_mantova_that_the_french_have_taken_is_called_french() -> None:
    state = started("rivoli")
    assert "Mantova besieged" in picture([RULES.view(state, 1)]).banner
    state.set_owner(state.board.mantova, 0)
    assert "Mantova French, besieged" in picture([RULES.view(state, 1)]).banner
    state.besieged = False
    assert "Mantova French" in picture([RULES.view(state, 1)]).banner


def test_long_campaigns_have_no_aims() -> None:
    assert aims(RULES.view(started("july"), 0)) == ()


def test_both_sides_read_the_aims_that_would_count_now() -> None:
    seen: set[tuple[bool, ...]] = set()
    for seed in range(6):
        state, rng = RULES.start({"scenario": "rivoli"}), Random(seed)
        while not isinstance(asked := RULES.pending(state), Over):
            RULES.apply(state, random_ply(RULES, state, asked, rng))
            points = relief_points(state)
            if tuple(points) not in seen:
                seen.add(tuple(points))
                assert [told(RULES.view(state, seat)) for seat in (0, 1)] == [points, points]
    assert len(seen) > 1
