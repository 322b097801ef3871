"""Fields of hexes: who lies beside whom, and that outlines meet."""

from __future__ import annotations

import pytest

from solitaire.geography.hexgrid import DIRECTIONS, HexGrid
from solitaire.presenting.board import Board, Geography, Place
from solitaire.text import verbatim

GRID = HexGrid(5, 4)


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ((2, 1), [(2, 0), (3, 0), (3, 1), (2, 2), (1, 1), (1, 0)]),
        ((1, 1), [(1, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]),
        ((0, 0), [None, None, (1, 0), (0, 1), None, None]),
    ],
)
def test_neighbours_go_clockwise_from_north(
    cell: tuple[int, int], expected: list[tuple[int, int] | None]
) -> None:
    assert [GRID.neighbour(cell, direction) for direction in range(DIRECTIONS)] == expected


def test_a_step_back_leads_back() -> None:
    for cell in GRID.cells():
        for direction in range(DIRECTIONS):
            other = GRID.neighbour(cell, direction)
            if other is not None:
                assert GRID.neighbour(other, (direction + 3) % DIRECTIONS) == cell
                assert GRID.direction(cell, other) == direction
    assert GRID.direction((0, 0), (4, 3)) is None


def test_hexes_lie_within_the_field() -> None:
    corners = [corner for cell in GRID.cells() for corner in GRID.outline(cell)]
    assert min(x for x, _ in corners) >= 0
    assert min(y for _, y in corners) >= -0.001
    assert max(x for x, _ in corners) == pytest.approx(GRID.size[0])
    assert max(y for _, y in corners) == pytest.approx(GRID.size[1], abs=0.001)


def test_hexes_that_share_an_edge_are_neighbours_without_links() -> None:
    def name(cell: tuple[int, int]) -> str:
        return f"{cell[0]}-{cell[1]}"

    places = tuple(
        Place(name(cell), verbatim(name(cell)), GRID.middle(cell), outline=GRID.outline(cell))
        for cell in GRID.cells()
    )
    found = Geography(Board("hexes", GRID.size, places)).neighbours
    for cell in GRID.cells():
        expected = {
            name(other)
            for direction in range(DIRECTIONS)
            if (other := GRID.neighbour(cell, direction)) is not None
        }
        assert set(found[name(cell)]) == expected
