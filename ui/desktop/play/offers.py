"""The offered choices as people read and click them. No Qt, no rule.

A choice knows its sentence, the areas and counters it names, and where its counter stands. Clicks,
drags and keys all end in one of these; what is not offered cannot be reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT, LEADER, SIDES
from ui.desktop.board.naming import area_titles, counter_titles, side_title
from ui.desktop.style.language import later, told, tr

CLOSING: Final = ("halt", "end-movement", "done")
"""The choices that end something; Ctrl+Enter takes the first of them that is offered."""
WEIGHTY: Final = frozenset(
    {"force-march", "force-march-to-bridge", "destroy-bridge", "repair-bridge", "scout", "battle"}
)
"""Choices that are not taken by one click on the map, because dice follow."""
_SENTENCES: Final = {
    "move": later("Move {0}"),
    "with": later("Take {0} along"),
    "to": later("March to {0}"),
    "halt": later("Halt here"),
    "end-movement": later("End the movement phase"),
    "force-march": later("Forced march to {0}"),
    "force-march-to-bridge": later("Forced march to {0}, to the bridge {1}"),
    "destroy-bridge": later("Destroy the bridge {0}"),
    "repair-bridge": later("Repair the bridge {0}"),
    "led-by": later("{0} leads the forced march"),
    "unled": later("No leader helps"),
    "withdraw-to": later("Withdraw to {0}"),
    "stand": later("Stand"),
    "flee-to": later("The leader goes to {0}"),
    "battle": later("Fight the combat at {0} next"),
    "to-the-guns": later("{0} marches to the guns"),
    "bombard": later("Bombard {0}"),
    "hit": later("{0} takes the hit"),
    "fight-on": later("Fight on"),
    "break-off": later("Break off and retreat"),
    "retreat-to": later("Retreat to {0}"),
    "enter-mantua": later("Enter Mantua City"),
    "pursue": later("Pursue"),
    "let-go": later("Let them go"),
    "forage": later("{0} forages"),
    "join-mantua": later("{0} joins Mantua City"),
    "first": later("The {0} side moves first"),
    "done": later("No more"),
    "dummy": later("Place a dummy at {0}"),
    "scout": later("Scout {0} from {1}"),
    "commit": later("{0} scouts"),
    "screen": later("{0} screens"),
    "reveal": later("Show {0}"),
    "feign-march": later("{0} feigns a march to the guns"),
    "feign-hit": later("Feign a hit"),
    "appoint-in": later("The leader takes over at {0}"),
}


@dataclass(frozen=True, slots=True)
class Offer:
    action: Ply
    text: str
    """The choice in the game's notation."""
    words: str
    verb: str
    areas: tuple[str, ...]
    """Areas the choice leads to or speaks of."""
    counter: str
    place: str
    """Where its counter stands; empty if it names none."""

    @property
    def heading(self) -> str:
        return area_titles().get(self.place, "")

    @property
    def is_weighty(self) -> bool:
        return self.verb in WEIGHTY

    @property
    def rule(self) -> str:
        """What the choice does, with its rule."""
        return told(VERBS[self.action.verb][2])


def offers_of(view: View, actions: Iterable[Ply]) -> list[Offer]:
    """In the order of the list on the screen: by place, what closes a phase last."""
    found = [_offer(RULES.board, view, action) for action in actions]
    return sorted(found, key=lambda one: one.verb in CLOSING)


def _offer(board: Board, view: View, action: Ply) -> Offer:
    verb, kind, _ = VERBS[action.verb]
    areas, counter, names = _arguments(board, action, kind)
    return Offer(
        action,
        RULES.ply_text(action),
        _capital(tr(_SENTENCES.get(verb, verb), *names)),
        verb,
        areas,
        counter,
        _place(board, view, action.first) if counter else "",
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _arguments(board: Board, action: Ply, kind: int) -> tuple[tuple[str, ...], str, Sequence[str]]:
    """The areas, the counter and all names that the choice speaks of."""
    if kind == plies.COUNTER:
        name = board.counter_names[action.first]
        return (), name, [counter_titles()[name]]
    if kind == plies.SIDE:
        return (), "", [side_title(SIDES[action.first])]
    if kind == plies.BRIDGE:
        return _bridge_areas(board, action.first), "", [_bridge(board, action.first)]
    titles = area_titles()
    if kind == plies.AREA:
        area = board.area_names[action.first]
        return (area,), "", [titles[area]]
    if kind in (plies.TWO_AREAS, plies.AREA_AND_BRIDGE):
        area = board.area_names[action.first]
        is_bridge = kind == plies.AREA_AND_BRIDGE
        second = _bridge(board, action.second) if is_bridge else _title(board, action.second)
        return (area,), "", [titles[area], second]
    return (), "", []


def _title(board: Board, area: int) -> str:
    return area_titles()[board.area_names[area]]


def _bridge_areas(board: Board, bridge: int) -> tuple[str, ...]:
    return tuple(board.area_names[end] for end in board.bridge_ends[bridge])


def _bridge(board: Board, bridge: int) -> str:
    return "–".join(area_titles()[area] for area in _bridge_areas(board, bridge))


def _place(board: Board, view: View, counter: int) -> str:
    local = counter & 63
    if counter >> 6 == view.seat:
        place = view.own[local]
        return board.area_names[place] if place < AREA_LIMIT else ""
    for area, suspects, *_ in view.slots:
        if suspects == 1 << local:
            return board.area_names[area]
    return ""


# -- clicks ---------------------------------------------------------------------------------------


def at_area(offers: Sequence[Offer], area: str) -> list[Offer]:
    """What a click on an area may mean: going there before anything with what stands there."""
    return [one for one in offers if area in one.areas] + [
        one for one in offers if one.place == area
    ]


def at_counter(offers: Sequence[Offer], counter: str) -> list[Offer]:
    return [one for one in offers if one.counter == counter]


def matching(offers: Sequence[Offer], text: str) -> list[Offer]:
    """Those whose words or place have every word of the text."""
    words = text.lower().split()
    return [
        one
        for one in offers
        if all(word in f"{one.words} {one.heading} {one.text}".lower() for word in words)
    ]


def closing(offers: Sequence[Offer]) -> Offer | None:
    by_verb = {one.verb: one for one in offers}
    return next((by_verb[verb] for verb in CLOSING if verb in by_verb), None)


def stack_of(view: View, source: str) -> list[str]:
    """What is dragged: one counter; with a leader or from an area all own counters there."""
    board = RULES.board
    if source in board.area_by_name:
        return own_counters_at(view, source)
    counter = board.counter_by_name.get(source)
    if counter is None or counter >> 6 != view.seat:
        return []
    place = view.own[counter & 63]
    if board.counter_kind[counter] != LEADER or place >= AREA_LIMIT:
        return [source]
    there = own_counters_at(view, board.area_names[place])
    return [source, *(name for name in there if name != source)]


def marchers(view: View) -> list[str]:
    """The seat's own counters that are on the move, in their order of entry; none otherwise."""
    march = view.march
    if march is None or march.side != view.seat:
        return []
    names = RULES.board.counter_names
    return [names[view.seat * 64 + local] for local, _ in march.members]


def place_of_counters(view: View, counters: Sequence[str]) -> str:
    """The area of the first of these own counters; empty if it is not on the map."""
    board = RULES.board
    counter = board.counter_by_name.get(counters[0]) if counters else None
    return _place(board, view, counter) if counter is not None else ""


def own_counters_at(view: View, area: str) -> list[str]:
    """Names of the seat's own counters there."""
    board, number = RULES.board, RULES.board.area_by_name[area]
    return [
        board.counter_names[view.seat * 64 + local]
        for local in members(board.counters[view.seat])
        if view.own[local] == number
    ]
