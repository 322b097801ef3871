"""Games between searchers whose plans are recorded, page by page in the notebook."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from ai.players import Player, new_player
from ai.tuning.games import Workbench
from ai.tuning.shop import Shop
from solitaire.protocol import Seat

TOGETHER: Final = 20
"""Games between two saves to the notebook."""

PageT = TypeVar("PageT", bound=tuple[Any, ...])
"""A named tuple of arrays."""


class PlanGame(NamedTuple):
    seed: int
    number: int
    players: str


def gather(
    shop: Shop,
    name: str,
    kind: Callable[..., PageT],
    play: Callable[[Workbench, PlanGame], PageT],
    players: str,
    games: int,
) -> PageT:
    """The result of this many games; those kept in the notebook under this name are not played
    again."""
    pages = []
    for first in range(0, games, TOGETHER):
        numbers = range(first, min(first + TOGETHER, games))
        tasks = [PlanGame(shop.seed, number, players) for number in numbers]
        page = f"{name}-{numbers.start}-{numbers.stop}"
        pages.append(_page(shop, page, kind, play, tasks))
        shop.tell("games", numbers.stop, games, "")
    return _joined(kind, pages)


def _page(
    shop: Shop,
    page: str,
    kind: Callable[..., PageT],
    play: Callable[[Workbench, PlanGame], PageT],
    tasks: list[PlanGame],
) -> PageT:
    kept = shop.notebook.kept(page)
    if kept is not None:
        return kind(**kept)
    found: Any = _joined(kind, list(shop.workers.results(play, tasks)))
    shop.notebook.keep(page, found._asdict())
    return kind(*found)


def _joined(kind: Callable[..., PageT], parts: list[PageT]) -> PageT:
    return kind(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def seated(bench: Workbench, task: PlanGame, seed: str, seat: Seat) -> Player:
    player = new_player(task.players, bench.rules, bench.advice)
    begun = Random(f"{seed} player {seat}").getrandbits(53)
    player.begin(bench.tunable.options(task.number), seat, begun)
    return player
