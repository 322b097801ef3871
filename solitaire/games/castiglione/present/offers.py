"""Offered choices of Castiglione: sentences, places, counters, and the commands that find them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.steps import QUESTIONS, STEP_NAMES
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import (
    area_title,
    bridge_title,
    counter_title,
    side_title,
)
from solitaire.games.castiglione.present.picture import key_of
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    LEADER,
    counter_of,
    local_of,
    side_of,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.protocol import Decide, NotNotation
from solitaire.text import Text, capital, filled, marked, text, verbatim

CLOSING: Final = (plies.HALT, plies.END_MOVEMENT, plies.DONE)
"""Ctrl+Enter takes the first of them that is offered."""
WEIGHTY: Final = frozenset(
    (
        plies.FORCE_MARCH,
        plies.FORCE_TO_BRIDGE,
        plies.DESTROY,
        plies.REPAIR,
        plies.SCOUT,
        plies.BATTLE,
    )
)
ASKED_AGAIN: Final = frozenset(
    (plies.FORCE_MARCH, plies.FORCE_TO_BRIDGE, plies.LED_BY, plies.UNLED, plies.END_MOVEMENT)
)
ROLES: Final = {
    plies.MOVE: Role.BEGIN,
    plies.WITH: Role.JOIN,
    plies.TO: Role.STEP,
    plies.BATTLE: Role.FIGHT,
    plies.LOSE: Role.HIT,
    plies.BOMBARD: Role.HIT,
    **dict.fromkeys(CLOSING, Role.CLOSE),
}


def offers(view: View, offered: Iterable[Ply]) -> list[Offer]:
    """In the order of the list on the screen: what closes a phase last."""
    found = [_offer(view, ply) for ply in offered]
    return sorted(found, key=lambda one: one.is_closing)


def _offer(view: View, ply: Ply) -> Offer:
    verb, kind, meaning = VERBS[ply.verb]
    counter = _counter(view, ply, kind)
    is_closing = ply.verb in CLOSING
    return Offer(
        ply,
        RULES.ply_text(ply),
        capital(_sentence(ply, kind)),
        rule=verbatim(meaning),
        role=ROLES.get(ply.verb, Role.CHOOSE),
        tag=verb,
        is_weighty=ply.verb in WEIGHTY,
        asks_again=ply.verb in ASKED_AGAIN,
        goals=_goals(ply, kind),
        counter=counter,
        at=place_of(view, ply.first) if counter else "",
        rank=CLOSING.index(ply.verb) if is_closing else 0,
    )


def choice_words(view: View, notation: str) -> Text:
    """An offered choice, given in the notation, in a few words; a combat by its place."""
    try:
        ply = RULES.parse_ply(notation)
    except NotNotation:
        return verbatim(notation.capitalize().replace("-", " "))
    return area_title(ply.first) if ply.verb == plies.BATTLE else _offer(view, ply).words


def _counter(view: View, ply: Ply, kind: int) -> CounterId:
    return key_of(view, ply.first) if kind == plies.COUNTER else ""


def _goals(ply: Ply, kind: int) -> tuple[PlaceId, ...]:
    names = RULES.board.area_names
    if kind == plies.BRIDGE:
        return tuple(names[end] for end in RULES.board.bridge_ends[ply.first])
    if kind in (plies.AREA, plies.TWO_AREAS, plies.AREA_AND_BRIDGE):
        return (names[ply.first],)
    return ()


def _sentence(ply: Ply, kind: int) -> Text:
    return filled(_SENTENCES[ply.verb], _names(ply, kind))


def _names(ply: Ply, kind: int) -> dict[str, Text]:
    """What the choice speaks of, by the places of its sentence."""
    if kind == plies.COUNTER:
        return {"who": counter_title(ply.first)}
    if kind == plies.SIDE:
        return {"side": side_title(ply.first)}
    if kind == plies.BRIDGE:
        return {"bridge": bridge_title(ply.first)}
    if kind not in (plies.AREA, plies.AREA_AND_BRIDGE, plies.TWO_AREAS):
        return {}
    found = {"place": area_title(ply.first)}
    if kind == plies.AREA_AND_BRIDGE:
        found["bridge"] = bridge_title(ply.second)
    if kind == plies.TWO_AREAS:
        found["other"] = area_title(ply.second)
    return found


def place_of(view: View, counter: int) -> PlaceId:
    """Where a counter stands that the seat knows; empty if it is not on the map."""
    board, local = RULES.board, local_of(counter)
    if side_of(counter) == view.seat:
        place = view.own[local]
        return board.area_names[place] if place < AREA_LIMIT else ""
    for area, suspects, *_ in view.slots:
        if suspects == 1 << local:
            return board.area_names[area]
    return ""


def companions(view: View, counter: CounterId) -> Sequence[CounterId]:
    """A leader brings all own counters of his area."""
    board = RULES.board
    number = board.counter_by_name.get(counter)
    if number is None or side_of(number) != view.seat:
        return ()
    place = view.own[local_of(number)]
    if board.counter_kind[number] != LEADER or place >= AREA_LIMIT:
        return (counter,)
    there = [
        board.counter_names[counter_of(view.seat, local)]
        for local in range(64)
        if board.counters[view.seat] >> local & 1 and view.own[local] == place
    ]
    return (counter, *(name for name in there if name != counter))


_SENTENCES: Final = {
    plies.MOVE: marked("Move {who}"),
    plies.WITH: marked("Take {who} along"),
    plies.TO: marked("March to {place}"),
    plies.HALT: marked("Halt here"),
    plies.END_MOVEMENT: marked("End the movement phase"),
    plies.FORCE_MARCH: marked("Forced march to {place}"),
    plies.FORCE_TO_BRIDGE: marked("Forced march to {place}, to the bridge {bridge}"),
    plies.DESTROY: marked("Destroy the bridge {bridge}"),
    plies.REPAIR: marked("Repair the bridge {bridge}"),
    plies.LED_BY: marked("{who} leads the forced march"),
    plies.UNLED: marked("No leader helps"),
    plies.WITHDRAW: marked("Withdraw to {place}"),
    plies.STAND: marked("Stand"),
    plies.FLEE: marked("The leader goes to {place}"),
    plies.BATTLE: marked("Fight the combat at {place} next"),
    plies.TO_THE_GUNS: marked("{who} marches to the guns"),
    plies.BOMBARD: marked("Bombard {who}"),
    plies.LOSE: marked("{who} takes the hit"),
    plies.FIGHT_ON: marked("Fight on"),
    plies.BREAK_OFF: marked("Break off and retreat"),
    plies.RETREAT: marked("Retreat to {place}"),
    plies.ENTER_MANTUA: marked("Enter Mantua City"),
    plies.PURSUE: marked("Pursue"),
    plies.LET_GO: marked("Let them go"),
    plies.FORAGE: marked("{who} forages"),
    plies.JOIN_MANTUA: marked("{who} joins Mantua City"),
    plies.FIRST: marked("The {side} side moves first"),
    plies.DONE: marked("No more"),
    plies.PLACE_DUMMY: marked("Place a dummy at {place}"),
    plies.SCOUT: marked("Scout {place} from {other}"),
    plies.COMMIT: marked("{who} scouts"),
    plies.SCREEN: marked("{who} screens"),
    plies.REVEAL: marked("Show {who}"),
    plies.FEIGN_MARCH: marked("{who} feigns a march to the guns"),
    plies.FEIGN_HIT: marked("Feign a hit"),
    plies.PLACE_LEADER: marked("The leader takes over at {place}"),
}

_QUESTIONS: Final = {
    "forage_choice": text("choose the units that forage [5.5]"),
    "join_choice": text("choose who joins Mantua City [5.7]"),
    "first_choice": text("choose which side moves first [7.0]"),
    "mover_choice": text("choose a stack or a counter to move [8.2]"),
    "order_choice": text("choose where the stack goes [8.2]"),
    "leader_choice": text("choose a leader to help the forced march [8.3]"),
    "forced_step": text("choose how the forced march goes on [8.3, 8.5]"),
    "withdrawal_choice": text("shall cavalry and leaders withdraw, or stand? [8.6.3]"),
    "displaced_choice": text("choose where the displaced leader goes [8.6.2, 9.6]"),
    "battle_choice": text("choose the combat to fight next [9.0]"),
    "guns_choice": text("choose who marches to the sound of the guns [9.1]"),
    "guns_leader_choice": text("choose the leaders who march to the guns as well [9.1.2]"),
    "target_choice": text("choose the unit that your guns hit [9.2]"),
    "loss_choice": text("choose the unit of yours that takes the next hit [9.3, 9.5]"),
    "stay_choice": text("fight on, or break off? [9.3]"),
    "retreat_choice": text("choose where your force retreats [9.4]"),
    "pursuit_choice": text("pursue, or let them go? [9.5]"),
    "dummy_choice": text("place a dummy [13.2.1, 13.2.3]"),
    "scout_choice": text("choose an area to scout [13.1.2]"),
    "commit_choice": text("choose the cavalry that scouts [13.1.2]"),
    "screen_choice": text("choose the cavalry that screens [13.1.2]"),
    "reveal_choice": text("choose a counter to show to the scouts [13.1.2]"),
    "hit_bluff": text("shall a dummy feign a hit? [13.2.2]"),
    "appoint_choice": text("choose where the leader takes over [14.1, 14.3]"),
}
"""By the name of the step."""
_STEP_BY_QUESTION: Final = dict(zip(QUESTIONS, STEP_NAMES, strict=True))


def question(asked: Decide) -> Text:
    return _QUESTIONS.get(_STEP_BY_QUESTION[asked.question]) or verbatim(asked.question)


COMMANDS: Final = (
    Command(
        "forced",
        ("force-march", "force-march-to-bridge"),
        text("&Forced march"),
        "X",
        text("No forced march can be ordered now."),
        needs_unit=True,
    ),
    Command(
        "bridge",
        ("destroy-bridge", "repair-bridge"),
        text("&Bridge: destroy or repair"),
        "B",
        text("No bridge can be worked on now."),
        needs_unit=True,
    ),
    Command(
        "scout",
        ("scout",),
        text("Reco&nnaissance"),
        "N",
        text("No reconnaissance can be ordered now."),
    ),
    Command(
        "retreat",
        ("break-off", "retreat-to", "withdraw-to"),
        text("Re&treat"),
        "R",
        text("There is nothing to retreat from now."),
        is_of_combat=True,
    ),
    Command(
        "stand",
        ("fight-on", "stand"),
        text("&Fight on"),
        "F",
        text("No one is asked to fight on now."),
        is_of_combat=True,
    ),
)
