"""Orders of a plan cross between programs as fields, with plain English beside them."""

from __future__ import annotations

from typing import Any

import pytest

from ai.search.report import Candidate, orders_as_json, orders_from_json
from tests.planned_orders import planned

PLAN = (
    planned("massena", "foot", "rivoli", "attack", "la_corona", "by forced march"),
    planned("sauret", "foot", "salo", "hold"),
    planned("serurier", "foot", "mantua", "hold the siege", "mantua"),
)


def test_orders_cross_json_as_fields() -> None:
    packed = Candidate("", 1, 0.5, 0.1, 0.5, PLAN).as_json()
    assert packed["orders"][0] == "massena foot at rivoli: attack la_corona by forced march"
    assert packed["planned"][0]["goal"] == "la_corona"
    assert orders_from_json(packed) == PLAN
    assert orders_as_json(()) == {}
    assert orders_from_json({}) == ()


def test_who_stays_is_told_from_who_has_nothing_to_do() -> None:
    assert [order.is_idle for order in PLAN] == [False, True, False]
    assert [order.is_staying for order in PLAN] == [False, True, True]


def test_a_program_that_tells_no_fields_is_understood_by_its_words() -> None:
    (order,) = orders_from_json({"orders": ["all forward"]})
    assert (order.text, order.who, order.goal) == ("all forward", "", "")
    assert not order.is_idle, "what it does is not known"


@pytest.mark.parametrize(
    "packed",
    [
        {"orders": [3]},
        {"orders": 3},
        {"orders": ["a"], "planned": []},
        {"orders": ["a"], "planned": ["b"]},
        {"orders": ["a"], "planned": 3},
        {"orders": ["a"], "planned": [{"goal": ["x"]}]},
    ],
)
def test_what_is_no_order_is_refused(packed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="order"):
        orders_from_json(packed)
