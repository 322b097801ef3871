"""Ways to cheat, planted on purpose: each looks at the truth somewhere and must be caught.

A game and its advice are wrapped whole, so that a leak changes one method and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from solitaire.advising import Advice, PlannedOrder, PlanSlot, Playout
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.protocol import Event, Pending, Rules, Seat
from tests.honesty.questions import ADVICE
from tests.honesty.twins import Examined, Truth
from tests.secrecy.scramble import secrets_of
from tests.secrecy.table import RULES, hidden_counters

LEAKS: Final[dict[str, tuple[str, Callable[[], Examined]]]] = {}
"""By name: where it shows ("sent" or "answered"), and the game with the leak in it.

The issue that asked for them names five: a true strength in a heuristic, iteration in the order of
identities, the real seed in a playout, a resampler that returns the truth, and an unhashed id in a
node key; the last is planted in test_swap.py, where trees grow deep."""


def leak(name: str, shows: str) -> Callable[[type[Any]], type[Any]]:
    def enter(kind: type[Any]) -> type[Any]:
        LEAKS[name] = (shows, lambda: _examined(kind()))
        return kind

    return enter


def _examined(part: Any) -> Examined:
    if isinstance(part, Rules):
        return Examined(rules=part)
    return Examined(advice=part)


class Through(Rules[Any, Any, Any]):
    """The game itself, by way of a class that can be inherited from."""

    def __init__(self) -> None:
        self.name = RULES.name
        self.version = RULES.version
        self.seats = RULES.seats

    def start(self, options: Mapping[str, str]) -> Any:
        return RULES.start(options)

    def copy(self, state: Any) -> Any:
        return RULES.copy(state)

    def pending(self, state: Any) -> Pending:
        return RULES.pending(state)

    def actions(self, state: Any) -> Sequence[Any]:
        return RULES.actions(state)

    def outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        return RULES.outcomes(state)

    def apply(self, state: Any, ply: Any, events: list[Event] | None = None) -> None:
        RULES.apply(state, ply, events)

    def view(self, state: Any, seat: Seat) -> Any:
        return RULES.view(state, seat)

    def imagine(self, view: Any, rng: Random) -> Any:
        return RULES.imagine(view, rng)

    def info_key(self, state: Any, seat: Seat) -> Hashable:
        return RULES.info_key(state, seat)

    def pack_view(self, view: Any) -> object:
        return RULES.pack_view(view)

    def unpack_view(self, packed: object) -> Any:
        return RULES.unpack_view(packed)

    def ply_text(self, ply: Any) -> str:
        return RULES.ply_text(ply)

    def words(self, event: Event) -> str:
        return RULES.words(event)

    def data_digest(self) -> str:
        return RULES.data_digest()


class AdviceThrough(Advice[Any, Any]):
    def slots(self, state: Any) -> Sequence[PlanSlot]:
        return ADVICE.slots(state)

    def order_of(self, state: Any, slot: PlanSlot, order: int) -> PlannedOrder:
        return ADVICE.order_of(state, slot, order)

    def new_playout(self) -> Playout[Any, Any]:
        return ADVICE.new_playout()

    def new_commander(self) -> Playout[Any, Any]:
        return ADVICE.new_commander()

    def priors(self, state: Any, actions: Sequence[Any]) -> Sequence[float]:
        return ADVICE.priors(state, actions)

    def effort(self, state: Any) -> float:
        return ADVICE.effort(state)

    def clock(self, state: Any) -> int:
        return ADVICE.clock(state)

    def value(self, state: Any) -> Sequence[float]:
        return ADVICE.value(state)

    def plausibility(self, state: Any, seat: Seat) -> float:
        return ADVICE.plausibility(state, seat)


def asked_seat(state: Any) -> Seat:
    return int(getattr(RULES.pending(state), "seat", 0))


def _true_secrets() -> list[tuple[int, int]]:
    return secrets_of(Truth.state, asked_seat(Truth.state))


# -- the referee tells too much -------------------------------------------------------------------


@leak("iteration in the order of identities", "sent")
class OrderByIdentity(Through):
    def actions(self, state: Any) -> Sequence[Any]:
        plies = list(RULES.actions(state))
        turn = hash(tuple(secrets_of(state, asked_seat(state)))) % len(plies)
        return plies[turn:] + plies[:turn]


@leak("the view's memory of hits tells where hidden counters stand", "sent")
class TellingMemory(Through):
    def view(self, state: State, seat: Seat) -> View:
        seen = RULES.view(state, seat)
        bounds = bytearray(seen.memory)
        for counter in hidden_counters(state, seat):
            place = 2 * (counter & 63)
            bounds[place : place + 2] = [int(state.place[counter]) % 4] * 2
        return seen._replace(memory=bytes(bounds))


# -- the search looks at what lies about ----------------------------------------------------------


@leak("a resampler that returns the truth", "answered")
class ImaginesTheTruth(Through):
    def imagine(self, view: Any, rng: Random) -> Any:
        true_view = RULES.view(Truth.state, view.seat)
        return RULES.copy(Truth.state) if true_view == view else RULES.imagine(view, rng)


@leak("a true strength in a heuristic", "answered")
class PriorsKnowStrength(AdviceThrough):
    def slots(self, state: Any) -> Sequence[PlanSlot]:
        return [
            PlanSlot(slot.key, slot.orders, self._bent(slot.priors), slot.who, slot.at, slot.part)
            for slot in ADVICE.slots(state)
        ]

    def priors(self, state: Any, actions: Sequence[Any]) -> Sequence[float]:
        return self._bent(list(ADVICE.priors(state, actions)) or [1.0] * len(actions))

    def _bent(self, priors: list[float]) -> list[float]:
        rng = Random(str(_true_secrets()))
        weights = [prior * (0.5 + rng.random()) for prior in priors]
        return [weight / sum(weights) for weight in weights]


@leak("the evaluation counts the true enemy", "answered")
class ValueKnowsPlaces(AdviceThrough):
    def value(self, state: Any) -> Sequence[float]:
        bonus = sum(i * place for i, (place, _) in enumerate(_true_secrets())) % 97 / 9700
        return [min(1.0, score + bonus) for score in ADVICE.value(state)]


@leak("the real seed in a playout", "answered")
class PlayoutsKnowTheSeed(AdviceThrough):
    def new_playout(self) -> Playout[Any, Any]:
        return _Foreseen(ADVICE.new_playout(), Random(str(_true_secrets())))


class _Foreseen(Playout[Any, Any]):
    def __init__(self, habits: Playout[Any, Any], rng: Random) -> None:
        self._habits = habits
        self._rng = rng

    def choose(self, state: Any, rng: Random) -> Any:
        return self._habits.choose(state, self._rng)

    def follow(self, state: Any, plan: Sequence[int]) -> None:
        self._habits.follow(state, plan)


@leak("worlds are weighed by how near they are to the truth", "answered")
class PlausibilityKnows(AdviceThrough):
    def plausibility(self, state: Any, seat: Seat) -> float:
        pairs = zip(secrets_of(state, seat), secrets_of(Truth.state, seat), strict=True)
        return float(sum(one == other for one, other in pairs))
