"""Facts about a state and about what was played, written as words in the position files.

played PLY TEXT            the asked side made this choice
sent COUNTER AREA          it stands there, or declared a forced march there
at COUNTER AREA            it stands there
held SIDE AREA             the side has a unit there
contact AREA               both sides have units there
contacts OP N              how many such areas there are
strength SIDE KIND AREA OP N   KIND is infantry, cavalry, artillery or units
hits COUNTER OP N
eliminated COUNTER
joined COUNTER             it is in Mantua City
supplied COUNTER           its area has a line of supply now
commanded COUNTER          a leader would reach it if command were checked now
controls SIDE CITY
broken BRIDGE / tried BRIDGE
besieged
not FACT
margin SIDE OP N           victory points of the side less those of the other
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solitaire.bits import members, size
from solitaire.games.castiglione.core.plies import FORCE_MARCH, FORCE_TO_BRIDGE, Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import command, supply, victory
from solitaire.games.castiglione.terms import ELIMINATED, KINDS, MANTUA_CITY, SIDES
from solitaire.games.castiglione.text.notation import area_number, bridge_number, counter_number

_COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
}


@dataclass(frozen=True)
class Condition:
    """All of the first, at least one of the second if there are any, none of the third."""

    every: Sequence[str]
    some: Sequence[str]
    never: Sequence[str]

    def holds(self, state: State, played: Collection[str]) -> bool:
        def true(fact: str) -> bool:
            return is_true(fact, state, played)

        return (
            all(map(true, self.every))
            and (not self.some or any(map(true, self.some)))
            and not any(map(true, self.never))
        )

    def facts(self) -> list[str]:
        return [*self.every, *self.some, *self.never]

    def watched(self) -> set[str]:
        """What has to be remembered of the plies: they leave no trace in the state."""
        return {fact for fact in self.facts() if fact.split()[0] in ("played", "sent")}


def traces(rules: Any, state: State, ply: Ply) -> list[str]:
    """The facts about play that this choice makes true."""
    found = [f"played {rules.ply_text(ply)}"]
    if ply.verb in (FORCE_MARCH, FORCE_TO_BRIDGE):
        march = state.march
        assert march is not None
        goal = state.board.area_names[ply.first]
        for local in members(march.members):
            found.append(f"sent {state.board.counter_names[march.side * 64 + local]} {goal}")
    return found


def is_true(fact: str, state: State, played: Collection[str]) -> bool:
    """Raises ValueError for words that are no fact."""
    word, *arguments = fact.split()
    if word == "not":
        return not is_true(" ".join(arguments), state, played)
    if word == "played":
        return fact in played
    if word == "sent":
        return fact in played or _at(state, *arguments)
    if word not in _FACTS:
        raise ValueError(f"{fact!r} is no fact. Known: played, sent, {', '.join(_FACTS)}.")
    return _FACTS[word](state, *arguments)


def _at(state: State, counter: str, area: str) -> bool:
    return state.place[counter_number(state.board, counter)] == area_number(state.board, area)


def _held(state: State, side: str, area: str) -> bool:
    return state.units_in(SIDES.index(side), area_number(state.board, area)) != 0


def _contact(state: State, area: str) -> bool:
    return _held(state, "french", area) and _held(state, "austrian", area)


def _contacts(state: State, compare: str, number: str) -> bool:
    return _COMPARE[compare](size(state.held[0] & state.held[1]), int(number))


def _strength(state: State, side: str, kind: str, area: str, compare: str, number: str) -> bool:
    seat = SIDES.index(side)
    units = state.units_in(seat, area_number(state.board, area))
    if kind != "units":
        units &= state.of_kind(seat, KINDS.index(kind))
    return _COMPARE[compare](state.strength_of(seat, units), int(number))


def _hits(state: State, counter: str, compare: str, number: str) -> bool:
    return _COMPARE[compare](int(state.hits[counter_number(state.board, counter)]), int(number))


def _eliminated(state: State, counter: str) -> bool:
    return state.place[counter_number(state.board, counter)] == ELIMINATED


def _joined(state: State, counter: str) -> bool:
    return state.place[counter_number(state.board, counter)] == MANTUA_CITY


def _supplied(state: State, counter: str) -> bool:
    number = counter_number(state.board, counter)
    areas = supply.supplied_areas(state, number >> 6)
    return areas >> int(state.place[number]) & 1 == 1


def _commanded(state: State, counter: str) -> bool:
    number = counter_number(state.board, counter)
    return command.commanded_units(state, number >> 6) >> (number & 63) & 1 == 1


def _controls(state: State, side: str, city: str) -> bool:
    return state.controller(area_number(state.board, city)) == SIDES.index(side)


def _broken(state: State, bridge: str) -> bool:
    return state.broken >> bridge_number(state.board, bridge) & 1 == 1


def _tried(state: State, bridge: str) -> bool:
    return state.tried >> bridge_number(state.board, bridge) & 1 == 1


def _besieged(state: State) -> bool:
    return state.besieged


def _margin(state: State, side: str, compare: str, number: str) -> bool:
    seat = SIDES.index(side)
    points = victory.points(state, seat) - victory.points(state, 1 - seat)
    return _COMPARE[compare](points, int(number))


_FACTS: Final[Mapping[str, Callable[..., bool]]] = {
    "at": _at,
    "held": _held,
    "contact": _contact,
    "contacts": _contacts,
    "strength": _strength,
    "hits": _hits,
    "eliminated": _eliminated,
    "joined": _joined,
    "supplied": _supplied,
    "commanded": _commanded,
    "controls": _controls,
    "broken": _broken,
    "tried": _tried,
    "besieged": _besieged,
    "margin": _margin,
}
