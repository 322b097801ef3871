"""The contract check on packed views: what one process sends, another reads, and nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from solitaire.protocol import Seat
from tests.contract.playthrough import Playthrough, Step, some

SAMPLES: Final = 20
SPOILT: Final = 12
"""Spoilt forms tried of each packed view."""
STRANGE: Final[tuple[Any, ...]] = (None, True, -1, 2**70, 0.5, "", "?!", [], {}, [[]], {"": 0})


def views_survive_packing(playthrough: Playthrough) -> None:
    """Through JSON and back a view is the same; what was spoilt on the way is refused."""
    rng = Random(playthrough.seed)
    for step in playthrough.sample(SAMPLES):
        for seat in range(len(playthrough.rules.seats)):
            _survives(playthrough, step, seat)
            _refuses(playthrough, step, seat, rng)


def _survives(playthrough: Playthrough, step: Step, seat: Seat) -> None:
    rules = playthrough.rules
    view = rules.view(step.before, seat)
    text = json.dumps(rules.pack_view(view), allow_nan=False)
    again = rules.unpack_view(json.loads(text))
    if again != view or hash(again) != hash(view):
        raise playthrough.broken("packing", f"a view changes on its way: {text}", step)
    if json.dumps(rules.pack_view(again)) != text:
        raise playthrough.broken("packing", f"an unpacked view is packed otherwise: {text}", step)


def _refuses(playthrough: Playthrough, step: Step, seat: Seat, rng: Random) -> None:
    rules = playthrough.rules
    packed = json.loads(json.dumps(rules.pack_view(rules.view(step.before, seat))))
    for spoilt in (*STRANGE[:4], *_spoilt_forms(packed, rng)):
        try:
            taken = rules.pack_view(rules.unpack_view(copy.deepcopy(spoilt)))
        except ValueError as error:
            if len(str(error).splitlines()) != 1:
                raise playthrough.broken(
                    "packing", f"refused without words: {spoilt}", step
                ) from None
            continue
        if json.dumps(taken) != json.dumps(spoilt):
            raise playthrough.broken("packing", f"taken for something else: {spoilt}", step)


def _spoilt_forms(packed: Any, rng: Random) -> Iterator[Any]:
    """The data with one part replaced, left out or added, at any depth."""
    for path in some(list(_paths(packed)), SPOILT, rng):
        spoilt = copy.deepcopy(packed)
        *way, last = path
        holder = spoilt
        for key in way:
            holder = holder[key]
        what = rng.randrange(3)
        if what == 0:
            del holder[last]
        elif what == 1 and isinstance(holder, list):
            holder.append(rng.choice(STRANGE))
        elif what == 1:
            holder["more"] = rng.choice(STRANGE)
        else:
            holder[last] = rng.choice(STRANGE)
        yield spoilt


def _paths(packed: Any) -> Iterator[tuple[Any, ...]]:
    if isinstance(packed, dict):
        keys: Any = packed
    elif isinstance(packed, list):
        keys = range(len(packed))
    else:
        return
    for key in keys:
        yield (key,)
        for below in _paths(packed[key]):
            yield (key, *below)
