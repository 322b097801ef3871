"""The fight under way as the battle board shows it: forces, ratio, losses and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.faces import face_of, garrison_face
from solitaire.games.quadrilateral.present.names import (
    army_title,
    flag_key,
    garrison_key,
    place_id,
    place_title,
    side_title,
)
from solitaire.games.quadrilateral.present.reading import BattleSeen
from solitaire.games.quadrilateral.terms import SIDES
from solitaire.games.quadrilateral.text.wording import COLUMNS, leader_list, toll, words
from solitaire.presenting.board import PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group, Outcome
from solitaire.presenting.odds_sheet import OddsSheet, Part, Remark, Section, Table
from solitaire.protocol import Event
from solitaire.text import Text, filled, joined, marked, text, verbatim

_BOARD: Final = RULES.board
_DICE: Final = (
    kinds.BOMBARDED,
    kinds.ROUND_FOUGHT,
    kinds.LEADER_HIT,
    kinds.PURSUED,
    kinds.LOST_STEPS,
    kinds.RETREATS,
    kinds.BREAKS_OFF,
)
"""What is told of the course of a fight: who gives way takes no loss [14.5]."""


def engagement(view: View, heard: Sequence[Event]) -> Engagement | None:
    battle = reading.battle_of(view)
    if battle is None:
        return None
    place = place_title(battle.place)
    forces = (
        _force(view, battle, battle.attacker, battle.attackers, text("Attacker")),
        _force(view, battle, 1 - battle.attacker, battle.defenders, text("Defender")),
    )
    return Engagement(
        key=(number(view, "turn"), number(view, "active"), battle.place),
        place=place_id(battle.place),
        round=battle.round,
        title=text("Battle of {place}", place=place),
        head=_head(battle),
        forces=forces,
        rolled=_rolled(_since(heard, battle.place)),
        is_opening=battle.round == 0,
    )


def _head(battle: BattleSeen) -> Text:
    lost = text(
        "steps lost: French {french}, Austrian {austrian}",
        french=battle.french_loss,
        austrian=battle.austrian_loss,
    )
    if not battle.round:
        return joined([text("before the first round"), lost])
    # The state keeps the column of the round before; the sheet below has that of this one.
    number = text("round {round}", round=battle.round)
    return joined([number, text("{side} attack", side=side_title(battle.striker)), lost])


def _force(view: View, battle: BattleSeen, side: int, flags: int, role: Text) -> Force:
    standing = [flag for flag in members(flags) if reading.place_of(view, flag) == battle.place]
    walls = _garrisons(view, side, battle.place)
    steps = sum(sum(reading.steps_of(view, flag)) for flag in standing) + sum(walls.values())
    title = text(
        "{role}: {army}, {points} SP",
        role=role,
        army=army_title(side),
        points=reading.points(steps),
    )
    group = Group(
        text("On the field"),
        (
            *(face_of(view, flag) for flag in standing),
            *(garrison_face(side, there) for there in walls.values()),
        ),
        (*map(flag_key, standing), *map(garrison_key, walls)),
    )
    return Force(SIDES[side], title, (group,))


def _garrisons(view: View, side: int, place: int) -> dict[int, int]:
    """Steps by number: they stand in no stack of flags [15.1]."""
    places, steps = column(view, "garrison_place"), column(view, "garrison_steps")
    return {one: steps[one] for one in range(side * 3, side * 3 + 3) if places[one] == place}


def _since(heard: Sequence[Event], place: int) -> list[Happened]:
    """What happened since the last battle there began."""
    found: list[Happened] = []
    for event in heard:
        if not isinstance(event, Happened):
            continue
        if event.kind == kinds.BATTLE_BEGAN:
            found = []
        found.append(event)
    return [event for event in found if event.kind in _DICE]


def _rolled(events: Sequence[Happened]) -> tuple[tuple[Text, tuple[Text, ...]], ...]:
    """A title for each round and what was rolled in it."""
    rounds: list[tuple[Text, list[Text]]] = []
    for event in events:
        if event.kind == kinds.ROUND_FOUGHT:
            rounds.append((text("Round {number}:", number=event.amount), []))
        elif event.kind == kinds.BOMBARDED and not rounds:
            rounds.append((text("Bombardment:"), []))
        if not rounds:
            rounds.append((text("Before the fight:"), []))
        rounds[-1][1].append(_short(event))
    return tuple((title, tuple(lines)) for title, lines in rounds)


def _short(event: Happened) -> Text:
    """Without round and place, which are above."""
    side = side_title(event.side)
    if event.kind == kinds.LOST_STEPS:
        return text("{side} steps lost: {steps}", side=side, steps=event.amount)
    if event.kind == kinds.BOMBARDED:
        points = text("%n points", singular="%n point", count=event.amount)
        return text("{side} guns, die {die}: {points}", side=side, die=event.other, points=points)
    if event.kind == kinds.PURSUED:
        hexes = text("%n hexes", singular="%n hex", count=event.amount)
        return text("{side} pursuit, die {die}: {hexes}", side=side, die=event.other, hexes=hexes)
    if event.kind == kinds.RETREATS:
        return text("{side} retreat", side=side)
    if event.kind == kinds.BREAKS_OFF:
        return text("the {side} side breaks off", side=side)
    return _round(event) if event.kind == kinds.ROUND_FOUGHT else _leader_hit(event)


def _leader_hit(event: Happened) -> Text:
    who = leader_list(_BOARD, event.leaders)
    return text("{who} is killed", who=who) if event.amount else text("{who} is wounded", who=who)


def _round(event: Happened) -> Text:
    """Who loses more points has lost it [14.5]."""
    die, striker, other = event.steps
    values: dict[str, object] = {
        "side": side_title(event.side),
        "ratio": verbatim(COLUMNS[event.other]),
        "die": die,
        "toll": toll(striker, other),
    }
    if striker == other:
        return filled(marked("{side} attack at {ratio}, die {die}: {toll}, undecided"), values)
    values["winner"] = army_title(event.side if striker < other else 1 - event.side)
    return filled(marked("{side} attack at {ratio}, die {die}: {toll}, won by {winner}"), values)


def outcome(heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None) -> Outcome | None:
    """The last battle at a place, once it is over."""
    number = _BOARD.place_by_name.get(place)
    ended = [
        event
        for event in heard
        if isinstance(event, Happened)
        and event.kind == kinds.BATTLE_ENDED
        and event.place == number
    ]
    if not ended or number is None:
        return None
    title, last = text("Battle of {place} is over", place=place_title(number)), ended[-1]
    verdict = text(
        "The {side} side holds {place}", side=side_title(last.side), place=place_title(number)
    )
    losses = (
        (_FRENCH_LOST, verbatim(str(last.amount))),
        (_AUSTRIAN_LOST, verbatim(str(last.other))),
    )
    parts = (Remark(verdict, is_head=True), Table(losses), *_expectations(expected))
    rolled = _rolled(_since(heard, number))
    return Outcome(title, OddsSheet(title, parts), rolled, place, words(_BOARD, last))


_FRENCH_LOST: Final = text("French steps lost")
_AUSTRIAN_LOST: Final = text("Austrian steps lost")


def _expectations(expected: OddsSheet | None) -> tuple[Part, ...]:
    """The chances of the fight as they were before its first die."""
    found = expected.parts if expected is not None else ()
    title = text("What was to be expected")
    return tuple(Section(title, one.parts) for one in found if isinstance(one, Section))
