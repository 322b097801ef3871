"""Offered choices of the campaign: sentences, places, counters, and the commands that find them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import VERBS, Ply
from solitaire.games.quadrilateral.core.state import POOL
from solitaire.games.quadrilateral.core.steps import (
    BILLET_CHOICE,
    CENTER_CHOICE,
    ENTRY_CHOICE,
    MARCH_STEP,
    ORGANIZE,
    QUESTIONS,
    SOURCE_CHOICE,
)
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import organization, reading
from solitaire.games.quadrilateral.present.faces import force_title
from solitaire.games.quadrilateral.present.names import (
    center_key,
    crossing_title,
    flag_key,
    flag_title,
    leader_title,
    place_id,
    place_title,
)
from solitaire.games.quadrilateral.present.offer_words import ROAD, SENTENCES
from solitaire.games.quadrilateral.staff import details
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE
from solitaire.games.quadrilateral.text.notation import argument_kinds
from solitaire.games.quadrilateral.text.wording import half
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.protocol import Decide
from solitaire.text import Text, capital, filled, text, verbatim

CLOSING: Final = (
    plies.REST,
    plies.HALT,
    plies.DONE,
    plies.KEEP,
    plies.PASS,
    plies.END_MARCH,
)
"""Ctrl+Enter takes the first of them that is offered."""
BEGINNING: Final = (plies.COMMAND, plies.RIDE, plies.PATROL, plies.MARCH_CENTER)
WEIGHTY: Final = frozenset(
    (
        plies.INITIATIVE,
        plies.REPULSE,
        plies.SCOUT,
        plies.BREAK,
        plies.MEND,
        plies.FORCE_MARCH,
        plies.FIGHT,
        plies.SORTIE,
        plies.WITHDRAW,
        plies.QUARTERS,
        plies.CAMPAIGN_IN,
        plies.AGREE,
    )
)
ASKED_AGAIN: Final = frozenset((plies.END_MARCH, plies.QUARTERS))
LATER: Final = {
    plies.QUARTERS: -1,
    plies.CAMPAIGN_IN: -1,
    plies.DISBAND: 1,
    plies.SOURCE: 2,
    plies.INITIATIVE: 1,
    plies.MARCH_CENTER: 2,
    plies.FLOTILLA: 3,
    plies.BREAK: 4,
    plies.MEND: 4,
}
"""Commands, rides and patrols, and the status of an army, come before these, so that they have the
digits."""
LEFT_ALONE: Final = (SOURCE_CHOICE, CENTER_CHOICE, BILLET_CHOICE)
"""Enter takes the first order of the list: it would move the Source for a point."""
FIGHTS: Final = (plies.FIGHT, plies.SORTIE)
DRAGGED: Final = (
    plies.SHIFT,
    plies.JOIN,
    plies.ADD,
    plies.TO_BOX,
    plies.UNDER,
    plies.INFANTRY_STEPS,
    plies.CAVALRY_STEPS,
    plies.ARTILLERY_STEPS,
    plies.FORCE_MARCH,
)
"""A counter is led to a place by the choice alone."""
_ENTRIES: Final = (plies.ALONE, plies.NEW_FORCE, plies.ATTACH)
_ARMS: Final = (plies.INFANTRY_STEPS, plies.CAVALRY_STEPS, plies.ARTILLERY_STEPS)

COMMANDS: Final = (
    Command(
        "command",
        ("command",),
        text("Movement &Command"),
        "Y",
        text("No force can be given a Movement Command now."),
    ),
    Command(
        "initiative",
        ("initiative",),
        text("March by &initiative"),
        "F",
        text("No force can try to march by initiative now."),
        is_beginning=True,
    ),
    Command(
        "extend",
        ("extend",),
        text("&Extended march"),
        "X",
        text("No march can be extended now."),
    ),
    Command(
        "scout",
        ("scout",),
        text("&Scout an enemy flag"),
        "N",
        text("No vedette is near enough to scout; let one patrol first."),
    ),
    Command(
        "bridge",
        ("break", "mend", "lay-train", "lift-train"),
        text("Work on a &bridge"),
        "B",
        text("No bridge can be worked on now."),
    ),
    Command(
        "repulse",
        ("repulse",),
        text("&Push the enemy aside"),
        "R",
        text("Nobody has met a weak enemy on the march."),
        is_of_combat=True,
    ),
)


def offers(view: View, offered: Iterable[Ply]) -> list[Offer]:
    """In the order of the list on the screen: what closes a question last, but first where things
    are nearly always left as they are."""
    found = list(offered)
    commanded = {ply.first for ply in found if ply.verb == plies.COMMAND}
    made = [_offer(view, ply, commanded) for ply in found]
    is_first = number(view, "step") in LEFT_ALONE
    return sorted(made, key=lambda one: (one.is_closing != is_first, _rank(one)))


def _rank(offer: Offer) -> int:
    return offer.rank if offer.is_closing else LATER.get(offer.ply.verb, 0)


def question(view: View, asked: Decide) -> Text:
    step = number(view, "step")
    if step == ENTRY_CHOICE:
        return text("where {leader} goes [13.5]", leader=_newcomer(view))
    if step == CENTER_CHOICE:
        return text("any change of Source, Center or status [7.1, 7.3, 10]")
    if step == ORGANIZE:  # the phase before it has the same name
        return text("detachments, exchanges of troops, vedettes [4.5, 8.7, 13.2]")
    if step == MARCH_STEP and number(view, "met"):
        return text("an enemy force is met: push it aside or halt [8.6]")
    return _QUESTIONS[asked.question]


_QUESTIONS: Final = {words: verbatim(words) for words in QUESTIONS}


def _offer(view: View, ply: Ply, commanded: set[int]) -> Offer:
    counter, at, goals = _on_board(view, ply)
    return Offer(
        ply,
        RULES.ply_text(ply),
        _words(view, ply),
        rule=details.detail(view, ply),
        role=_role(ply, commanded, goals),
        tag=VERBS[ply.verb][0],
        is_weighty=ply.verb in WEIGHTY,
        asks_again=ply.verb in ASKED_AGAIN,
        goals=goals,
        counter=counter,
        at=at,
        rank=CLOSING.index(ply.verb) if ply.verb in CLOSING else 0,
    )


def _role(ply: Ply, commanded: set[int], goals: Sequence[PlaceId]) -> Role:
    """A force that can be commanded begins by command; initiative is then a choice of its own."""
    if ply.verb in CLOSING:
        return Role.CLOSE
    if ply.verb in BEGINNING or (ply.verb == plies.INITIATIVE and ply.first not in commanded):
        return Role.BEGIN
    if ply.verb == plies.TO or (ply.verb in DRAGGED and goals):
        return Role.STEP
    return Role.FIGHT if ply.verb in FIGHTS else Role.CHOOSE


def _words(view: View, ply: Ply) -> Text:
    values = _values(view, ply)
    template = SENTENCES[ply.verb]
    if ply.verb == plies.CAMPAIGN_IN:
        values = _leaving(ply.first)
    if ply.verb in _ARMS:
        values |= {"giver": _giver(view), "taker": _taker(view)}
    if ply.verb in _ENTRIES:
        values["newcomer"] = _newcomer(view)
    if ply.verb == plies.TO and (points := details.cost(view, ply)):
        template, values["points"] = ROAD, points
    found = capital(filled(template, values))
    assert isinstance(found, Text)
    return found


def _leaving(turns: int) -> dict[str, object]:
    """How long it takes, and what that costs [10.6, E17]."""
    price = list(RULES.board.charts.leaving_turns).index(turns)
    points = text("%n APs", singular="%n AP", count=price) if price else text("nothing")
    return {"turns": text("%n turns", singular="%n turn", count=turns), "price": points}


def _newcomer(view: View) -> Text:
    """The replacement leader who was drawn [13.5]."""
    return leader_title(number(view, "goal"))


def _giver(view: View) -> Text:
    partner = number(view, "partner")
    if partner == POOL or partner >= FLAGS:
        return text("the pool")
    return force_title(view, partner)


def _taker(view: View) -> Text:
    mover = number(view, "mover")
    return force_title(view, mover) if mover < FLAGS else text("the force")


def _values(view: View, ply: Ply) -> dict[str, object]:
    found: dict[str, object] = {}
    for kind, one in zip(argument_kinds(ply.verb), (ply.first, ply.second), strict=False):
        name = kind if kind not in found else f"other_{kind}"
        found[name] = _value(view, ply, kind, one)
    return found


def _value(view: View, ply: Ply, kind: str, one: int) -> object:
    if kind == "place":
        return place_title(one)
    if kind == "leader":
        return leader_title(one)
    if kind == "crossing":
        return crossing_title(one)
    if kind == "flag":
        flag = _flag(view, ply)
        return flag_title(flag) if flag >> 5 != view.seat else force_title(view, flag)
    return one


def _flag(view: View, ply: Ply) -> int:
    """PATROL and RECALL name own vedettes, SCOUT an enemy flag."""
    side = 1 - view.seat if ply.verb == plies.SCOUT else view.seat
    return side * 32 + ply.first


# -- what a choice speaks of ----------------------------------------------------------------------


def _on_board(view: View, ply: Ply) -> tuple[CounterId, PlaceId, tuple[PlaceId, ...]]:
    """The counter that the choice is about, where it is, and where it would go."""
    shown = organization.drag(view, ply) if organization.is_shown(view) else None
    if shown is not None:
        return shown.counter, shown.at, shown.goals
    counter, at = _counter(view, ply)
    return counter, at, _goals(view, ply)


def _counter(view: View, ply: Ply) -> tuple[CounterId, PlaceId]:
    """The counter that the choice is about, and where it stands."""
    kinds = argument_kinds(ply.verb)
    if ply.verb == plies.MARCH_CENTER:
        return center_key(view.seat), place_id(column(view, "center")[view.seat])
    if kinds[:1] == ("flag",):
        flag = _flag(view, ply)
        return flag_key(flag), place_id(reading.place_of(view, flag))
    if kinds[:1] == ("leader",):
        return _leader_counter(view, ply.first)
    return "", ""


def _leader_counter(view: View, leader: int) -> tuple[CounterId, PlaceId]:
    flag = reading.flag_led_by(view, leader)
    if flag == NOWHERE:
        return "", ""
    return flag_key(flag), place_id(reading.place_of(view, flag))


def _goals(view: View, ply: Ply) -> tuple[PlaceId, ...]:
    """Where a choice leads somebody. Work on a bridge leads nobody; it is asked of the force."""
    kinds = argument_kinds(ply.verb)
    found: list[int] = []
    for kind, one in zip(kinds, (ply.first, ply.second), strict=False):
        if kind == "place":
            found.append(one)
    if kinds == ("leader", "leader"):
        flag = reading.flag_led_by(view, ply.second)
        found += [reading.place_of(view, flag)] if flag != NOWHERE else []
    if ply.verb == plies.SCOUT:
        found.append(reading.place_of(view, _flag(view, ply)))
    return tuple(dict.fromkeys(place_id(one) for one in found))


def companions(view: View, counter: CounterId) -> Sequence[CounterId]:
    """Each force marches by itself."""
    return (counter,)


def points_left(view: View) -> Text:
    return text("{points} MPs left", points=verbatim(half(number(view, "left"))))
