"""What the Supply Phase has found counts for the whole phase [5.3], in every visibility."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.castiglione.positions import (
    RULES,
    apply,
    asked,
    asked_side,
    hits,
    marks,
    offered,
    place,
    position,
    roll,
    view,
)

rule = pytest.mark.rule
VISIBILITIES = ("open", "mist", "fog")

STARVED_BLOCKER = """
    option visibility {visibility}
    phase supply
    at ronco beyrand
    at zevio ott
    at isola victor
    at legnago austrian_garrison_3
    at brescia bonaparte rusca
    at trent wurmser gummer
    note ott hits=3
    austrian_cities trent vicenza legnago
"""
"""Ott bars Beyrand's line in Zevio and is himself cut off: attrition eliminates him."""


@rule("5.5")
@rule("5.3")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_who_was_found_unsupplied_may_forage_although_the_line_is_open_again(
    visibility: str,
) -> None:
    state = position(STARVED_BLOCKER.format(visibility=visibility))
    assert place(state, "ott") == "eliminated"
    assert (asked_side(state), asked(state)) == ("french", "which unsupplied units forage [5.5]")
    assert "forage beyrand" in offered(state)
    world = RULES.imagine(view(state, "austrian"), Random(1))
    assert "forage beyrand" in offered(world)
    apply(state, "forage beyrand")
    if "done" in offered(state):
        apply(state, "done")
    roll(state, 1)
    assert hits(state, "beyrand") == 0
    assert "foraged" in marks(state, "beyrand")


@rule("13.2.3")
@rule("5.3")
def test_dummies_return_only_to_units_that_the_phase_found_supplied() -> None:
    state = position(STARVED_BLOCKER.format(visibility="fog"))
    apply(state, "done")
    while asked_side(state) != "french":
        apply(state, "done")
    assert asked(state) == "where a dummy is placed [13.2.1, 13.2.3]"
    assert "dummy brescia" in offered(state)
    assert "dummy ronco" not in offered(state), "Beyrand was found unsupplied in this phase"


@rule("5.7")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_a_leader_may_follow_the_last_unit_into_mantua_city(visibility: str) -> None:
    state = position(
        f"""
        option visibility {visibility}
        phase supply
        mantua liberated
        at mantua ott wurmser
        at brescia bonaparte rusca
        at trent gummer
        """
    )
    assert asked(state) == "who joins Mantua City [5.7]"
    apply(state, "join-mantua ott", "join-mantua wurmser")
    assert (place(state, "ott"), place(state, "wurmser")) == ("mantua_city", "mantua_city")
    assert asked(state) != "who joins Mantua City [5.7]"


@rule("5.7")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_without_any_unit_no_leader_joins_mantua_city(visibility: str) -> None:
    state = position(
        f"""
        option visibility {visibility}
        phase supply
        mantua liberated
        at mantua wurmser
        at brescia bonaparte rusca
        at trent gummer
        note wurmser suspects=wurmser,gummer
        note gummer suspects=wurmser,gummer
        """
    )
    assert "join-mantua wurmser" not in offered(state)
