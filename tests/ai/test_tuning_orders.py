"""One step of fitting habits: which games a column of weights learns from."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from ai.tuning.orders import VariantPair, _Course, _go_on, direction
from solitaire.advising import BOTH_SEATS


def test_a_column_for_both_seats_learns_from_the_games_of_both() -> None:
    tunable = SimpleNamespace(
        order_seats=lambda: [BOTH_SEATS, 0, 1], order_strides=lambda: [1.0, 1.0, 1.0]
    )
    bench = cast(Any, SimpleNamespace(tunable=tunable))
    weights = np.zeros((3, 4))
    task = VariantPair(1, 0, 0, weights)
    course = _Course([weights], np.zeros_like(weights))
    forwards_wins_at_the_first_seat = np.array([[0.4, 0.0], [0.0, 0.0]])
    _go_on(course, bench, [task], [forwards_wins_at_the_first_seat])
    way = direction(bench, task)
    assert np.allclose(course.momentum[0], 0.1 * way[0])
    assert np.allclose(course.momentum[1], 0.2 * way[1])
    assert np.allclose(course.momentum[2], 0.0)
