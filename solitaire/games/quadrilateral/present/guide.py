"""What the game tells people: help in our words, what a name means, which news matter.

Texts are in resources/quadrilateral/help.toml. No rule is decided here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from solitaire.advising import PlannedOrder
from solitaire.bits import members
from solitaire.data.resources import resource_folder
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.plies import VERBS, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    CENTER_CHOICE,
    FORAGE_CHOICE,
    LEADER_ROLL,
    MARCH_STEP,
    ORGANIZE,
    QUESTIONS,
    STEP_NAMES,
    WOUND_ROLL,
)
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import plan_words
from solitaire.games.quadrilateral.present.facts import fact
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.periods import phase, turns
from solitaire.games.quadrilateral.present.reading import battle_of
from solitaire.games.quadrilateral.staff import holding, intelligence
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.story import joining
from solitaire.games.quadrilateral.story.story import CampaignStory
from solitaire.games.quadrilateral.terms import (
    FLAGS,
    FORCE,
    NO_FLAG,
    NOWHERE,
    ROAD_NAMES,
    SIDES,
    TERRAINS,
    VEDETTE,
)
from solitaire.games.quadrilateral.text.map_lines import region_lines, regions
from solitaire.games.quadrilateral.text.notation import argument_kinds, crossing_name
from solitaire.games.quadrilateral.text.view_lines import (
    enemy_words,
    leaders_of,
    steps_of,
)
from solitaire.games.quadrilateral.text.wording import (
    WHOLE,
    flag_name,
    half,
    leader_list,
    place_title,
)
from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import (
    Estimate,
    Guide,
    Journey,
    Phase,
    Storyteller,
    Topic,
    Verb,
)
from solitaire.protocol import EVERYONE, Event, Rules, Seat
from solitaire.text import NOTHING, Text, text, verbatim

_DICE: Final = (plies.ROLLED, plies.SUM_ROLLED, plies.TWO_ROLLED, plies.SCOUTED, plies.DRAWN)
_MARCHES: Final = (plies.COMMAND, plies.INITIATIVE, plies.RIDE, plies.PATROL)
_TRAVELS: Final = (kinds.FLAG_MOVED, kinds.RETREATED, kinds.FORCED, kinds.FLAG_PUSHED)
NOTABLE: Final = frozenset(
    {
        kinds.TURN_BEGAN,
        kinds.SOURCE_LOST,
        kinds.STATUS_CHANGED,
        kinds.BATTLE_BEGAN,
        kinds.BATTLE_ENDED,
        kinds.WITHDREW,
        kinds.LEADER_HIT,
        kinds.FORCE_TAKEN,
        kinds.GARRISON_GONE,
        kinds.INVESTED,
        kinds.SIEGE_BEGAN,
        kinds.SIEGE_BROKEN,
        kinds.CAPITULATED,
        kinds.MANTOVA_TAKEN,
        kinds.FORT_TAKEN,
        kinds.CRITICAL_FOUGHT,
        kinds.VIENNA_MOVED,
        kinds.PATH_OPENED,
        kinds.PATH_CLOSED,
        kinds.FORTNIGHT_PASSED,
        kinds.REPLACEMENTS_CAME,
        kinds.BRIDGE_BROKEN,
        kinds.TRAIN_LAID,
        kinds.GAME_ENDED,
    }
)
_TOPICS: Final = {
    "march": (*_TRAVELS, kinds.MARCH_STOPPED, kinds.FORCED_TRIED, kinds.FORCED_FAILED),
    "contact": (kinds.CONTESTED, kinds.BATTLE_BEGAN, kinds.BATTLE_ENDED, kinds.ROUND_FOUGHT),
    "supply": (kinds.APS_CAME, kinds.SOURCE_MOVED, kinds.SOURCE_LOST, kinds.CENTER_MOVED),
    "city": (kinds.FORT_TAKEN, kinds.MANTOVA_TAKEN, kinds.CAPITULATED, kinds.INVESTED),
    "reveal": (kinds.FLAG_SHOWN, kinds.SCOUT_FOUND),
    "bridge": (kinds.BRIDGE_BROKEN, kinds.BRIDGE_MENDED, kinds.TRAIN_LAID),
    "recovery": (kinds.CONDITION_MOVED, kinds.REPLACEMENTS_CAME, kinds.VIENNA_MOVED),
}
_TOPIC_BY_KIND: Final = {kind: topic for topic, found in _TOPICS.items() for kind in found}
TOPICS: Final = (
    Topic("march", text("Marches")),
    Topic("contact", text("Battles"), is_of_oneself=True),
    Topic("supply", text("Supply")),
    Topic("city", text("Fortresses"), is_of_oneself=True),
    Topic("reveal", text("Sightings")),
    Topic("bridge", text("Bridges")),
    Topic("recovery", text("Rest and replacements")),
)
_IN_SHORT: Final = {
    CENTER_CHOICE: text("In most turns everything is left as it is."),
    ORGANIZE: text("Nothing has to be changed."),
    FORAGE_CHOICE: text("Living off the country spares losses and halves the next march [9.4]."),
}
"""Of a question that many turns ask for nothing; F1 tells the whole."""


def _who_may_be_hit(view: View) -> Text:
    """Who is rolled for first of those that are left [4.6]."""
    battle = battle_of(view)
    assert battle is not None
    who = leader_list(RULES.board, battle.hits & -battle.hits)
    number = RULES.board.charts.leader_hit_on
    return text("Two dice for {who}: he is hit on {number} [4.6].", who=who, number=int(number))


def _who_is_hit(view: View) -> Text:
    battle = battle_of(view)
    assert battle is not None
    who, killed = leader_list(RULES.board, 1 << battle.hit_leader), RULES.board.charts.killed_from
    return text(
        "A die for {who}, who is hit: {number} or more kills him, less wounds him.",
        who=who,
        number=int(killed),
    )


_OF_LEADERS: Final = {LEADER_ROLL: _who_may_be_hit, WOUND_ROLL: _who_is_hit}
RECONSTRUCTED: Final = "After the series; reconstructed."
EXCLUSIVE_CHAPTERS: Final = ("10", "11", "12")
"""Chapters that carry out exclusive rules and hardly anything else."""


class QuadrilateralGuide(Guide):
    def __init__(self, board: Board) -> None:
        self._board = board

    @cached_property
    def _texts(self) -> dict[str, dict[str, str]]:
        with resource_folder("quadrilateral").joinpath("help.toml").open("rb") as file:
            texts: dict[str, dict[str, str]] = tomllib.load(file)
        return texts

    def estimates(
        self, view: View, worlds: Sequence[State], shares: Sequence[float]
    ) -> Sequence[Estimate]:
        return intelligence.estimates(view, worlds, shares)

    # -- words of the game ---------------------------------------------------------------------

    def verbs(self) -> Mapping[str, Verb]:
        names = {
            "place": tuple(self._board.place_names),
            "leader": tuple(self._board.leader_names),
            "crossing": tuple(
                crossing_name(self._board, one) for one in range(len(self._board.crossing_ends))
            ),
        }
        return {
            word: Verb(
                arguments=tuple(kind.upper() for kind in argument_kinds(verb)),
                meaning=meaning,
                names=tuple(names.get(kind, ()) for kind in argument_kinds(verb)),
                closing="halt" if verb in (plies.COMMAND, plies.INITIATIVE, plies.PATROL) else "",
            )
            for verb, (word, _, meaning) in enumerate(VERBS)
            if verb not in _DICE
        }

    def question_help(self, question: str) -> Text:
        for step, words in enumerate(QUESTIONS):
            if words == question:
                return verbatim(self._texts["questions"].get(STEP_NAMES[step], ""))
        return NOTHING

    def situation(self, view: Any) -> Text:
        assert isinstance(view, View)
        step = number(view, "step")
        if step in _IN_SHORT and number(view, "active") == view.seat:
            return _IN_SHORT[step]
        if step in _OF_LEADERS:
            return _OF_LEADERS[step](view)
        return self._on_the_march(view, number(view, "mover")) if step == MARCH_STEP else NOTHING

    def _on_the_march(self, view: View, mover: int) -> Text:
        if mover >= FLAGS or mover >> 5 != view.seat:
            return NOTHING
        here, left = column(view, "place")[mover], number(view, "left")
        name = self._mover_name(view, mover)
        where = place_title(self._board, here)
        if number(view, "met"):
            return text(
                "If {who} halts at {place}, they fight after the marches [8.6].",
                who=name,
                place=where,
            )
        if not left and here in holding.sure(some_world(view), view.seat):
            return self._held(view, name, where)
        if left == WHOLE:
            return text("{who} at {place} has 1 MP left.", who=name, place=where)
        points = verbatim(half(left))
        return text("{who} at {place} has {points} MPs left.", who=name, place=where, points=points)

    def _held(self, view: View, name: Text, where: Text) -> Text:
        is_paid = number(view, "extended") or not number(view, "commanded")
        if is_paid or not column(view, "aps")[view.seat]:
            return text("{who} is held at {place} by an enemy force [8.5].", who=name, place=where)
        return text(
            "{who} is held at {place} by an enemy force; 1 AP lets him go on [8.3, 8.5].",
            who=name,
            place=where,
        )

    def _mover_name(self, view: View, flag: int) -> Text:
        """Of a force, its Force Leader alone."""
        if column(view, "kind")[flag] == VEDETTE:
            return flag_name(flag)
        leaders = members(leaders_of(self._board, view, flag))
        chief = min(leaders, key=lambda one: self._board.seniority[one])
        return verbatim(self._board.leader_titles[chief])

    def place_of(self, view: Any, ply: Any) -> str:
        assert isinstance(view, View)
        assert isinstance(ply, Ply)
        kinds_of = argument_kinds(ply.verb)
        if kinds_of and kinds_of[0] == "leader":
            flag = column(view, "leader_at")[ply.first]
            if flag < FLAGS:
                return place_title(self._board, column(view, "place")[flag])
        return ""

    def _flag_name(self, view: View, flag: int) -> str:
        if column(view, "kind")[flag] == VEDETTE:
            return f"Vedette f{(flag & 31) + 1}"
        return leader_list(self._board, leaders_of(self._board, view, flag))

    # -- names -----------------------------------------------------------------------------------

    def names(self) -> Mapping[str, Sequence[str]]:
        areas = (*self._board.place_names, *regions(self._board))
        return {"area": areas, "counter": self._board.leader_names}

    def about(self, view: Any, name: str) -> list[str]:
        assert isinstance(view, View)
        if name in self._board.place_by_name:
            return self._about_place(view, self._board.place_by_name[name])
        if name in regions(self._board):
            return region_lines(self._board, view, name)
        if name in self._board.leader_by_name:
            return self._about_leader(view, self._board.leader_by_name[name])
        return []

    def _about_place(self, view: View, place: int) -> list[str]:
        board = self._board
        one = board.data.places[place]
        fort = {"town": ", fortified town", "citadel": ", citadel"}.get(one.fort, "")
        lines = [
            f"{one.name}: {TERRAINS[board.terrain[place]]} {one.size}{fort}, "
            f"Forage Value {one.forage} before crowding [9.4]"
        ]
        for index in range(board.first[place], board.first[place + 1]):
            crossing = board.crossing[index]
            water = ""
            if crossing != NOWHERE:
                kind = ("bridge", "town bridge", "ferry")[board.crossing_kind[crossing]]
                broken = number(view, "broken") >> crossing & 1
                water = f", {'broken ' if broken else ''}{kind}"
            near = ", near" if board.near[index] else ""
            lines.append(
                f"  to {place_title(board, board.to[index])}: {ROAD_NAMES[board.road[index]]}, "
                f"{half(board.cost[index])} MPs{near}{water}"
            )
        return lines + self._flags_at(view, place)

    def _flags_at(self, view: View, place: int) -> list[str]:
        lines = []
        for flag in range(FLAGS):
            if column(view, "kind")[flag] == NO_FLAG or column(view, "place")[flag] != place:
                continue
            head = f"  {SIDES[flag >> 5]} f{(flag & 31) + 1}: "
            if flag >> 5 != view.seat:
                lines.append(head + enemy_words(self._board, view, flag))
            elif column(view, "kind")[flag] == FORCE:
                steps = "/".join(map(str, steps_of(view, flag)))
                lines.append(f"{head}{self._flag_name(view, flag)} {steps}")
            else:
                lines.append(head + "vedette")
        return lines

    def _about_leader(self, view: View, leader: int) -> list[str]:
        board = self._board
        one = board.data.leaders[leader]
        where = "unknown"
        at = column(view, "leader_at")[leader]
        if at < FLAGS:
            where = place_title(board, column(view, "place")[at])
        elif at != NOWHERE:
            where = "not on the map"
        return [
            f"{one.name}, {one.side}, {one.rank}: Initiative {one.initiative}, Span {one.span}, "
            f"Bonus {one.bonus} [4.1, reconstructed]; {where}"
        ]

    # -- rules -----------------------------------------------------------------------------------

    def rule(self, number: str) -> list[str]:
        for one in self._board.data.paragraphs:
            if one.number != number:
                continue
            if number.startswith("E"):
                return [f"{number} {one.title}: {one.status}, {one.where}."]
            source = "" if number in EXCLUSIVE_CHAPTERS else f" {RECONSTRUCTED}"
            text = self._texts["sections"].get(number, "")
            return [f"{number} {one.title}.{source}", text]
        return []

    def rule_titles(self) -> Mapping[str, str]:
        return {one.number: one.title for one in self._board.data.paragraphs}

    # -- news ------------------------------------------------------------------------------------

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options.get("fog", "flags") == "flags"

    def is_full_account(self, event: Event) -> bool:
        """What the enemy is told by the number of a flag its owner is told by name."""
        if not isinstance(event, Happened) or event.audience == EVERYONE:
            return True
        return event.side == NOWHERE or event.audience >> event.side & 1 == 1

    def is_notable(self, event: Event) -> bool:
        return isinstance(event, Happened) and event.kind in NOTABLE

    def journey(self, event: Event) -> Journey | None:
        if not isinstance(event, Happened) or event.kind not in _TRAVELS:
            return None
        names = self._board.place_names
        who = (flag_key(event.flag),)
        return Journey(event.side, names[event.other], names[event.place], 1, who)

    def joined(self, event: Event, following: Event) -> Event | None:
        return joining.joined(event, following)

    def is_tally(self, event: Event) -> bool:
        return joining.is_tally(event)

    def topic(self, event: Event) -> str:
        if not isinstance(event, Happened) or (event.kind == kinds.APS_CAME and not event.amount):
            return ""
        return _TOPIC_BY_KIND.get(event.kind, "")

    def areas_of(self, event: Event) -> tuple[str, ...]:
        if not isinstance(event, Happened):
            return ()
        ends = [event.place]
        if event.kind in _TRAVELS:
            ends.insert(0, event.other)
        return tuple(self._board.place_names[one] for one in ends if one < self._board.places)

    def actor(self, event: Event) -> Seat | None:
        return event.side if isinstance(event, Happened) and event.side in (0, 1) else None

    def opens_phase(self, event: Event) -> bool:
        return isinstance(event, Happened) and event.kind in (kinds.PHASE_BEGAN, kinds.TURN_BEGAN)

    def turn_opened(self, event: Event) -> int:
        if not isinstance(event, Happened) or event.kind != kinds.TURN_BEGAN:
            return 0
        return int(event.amount)

    def battle_at(self, event: Event) -> PlaceId:
        if not isinstance(event, Happened) or event.kind != kinds.BATTLE_BEGAN:
            return ""
        return self._board.place_names[event.place]

    def begins_march(self, ply: Any) -> bool:
        return isinstance(ply, Ply) and ply.verb in _MARCHES

    def turns(self) -> Sequence[Text]:
        return turns()

    def phase(self, heading: Sequence[str]) -> Phase:
        return phase(heading)

    def fact(self, view: Any, words: Sequence[str]) -> bool:
        return fact(view, words)

    def order_words(self, order: PlannedOrder) -> Text:
        return plan_words.order_words(order)

    def plan_words(self, orders: Sequence[PlannedOrder]) -> Sequence[Text]:
        return plan_words.plan_words(orders)

    def is_attack(self, order: PlannedOrder) -> bool:
        return plan_words.is_attack(order)

    def topics(self) -> Sequence[Topic]:
        return TOPICS

    def storyteller(self, rules: Rules[Any, Any, Any]) -> Storyteller:
        return CampaignStory(rules, self, self._board)


GUIDE: Final = QuadrilateralGuide(RULES.board)
