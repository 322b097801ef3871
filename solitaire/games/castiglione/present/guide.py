"""What the game tells people: help in our words, what a name means, which news matter.

Texts are in resources/castiglione/help.toml, rulings in rulings.toml. No rule is decided here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.steps import QUESTIONS, STEP_NAMES
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.area_lines import area_facts
from solitaire.games.castiglione.present.facts import fact
from solitaire.games.castiglione.present.news import News
from solitaire.games.castiglione.present.situations import situation
from solitaire.games.castiglione.present.topics import ALL_TOPICS
from solitaire.games.castiglione.staff import notes as staff_notes
from solitaire.games.castiglione.staff.account import dice_of_orders
from solitaire.games.castiglione.terms import (
    FLAG_NAMES,
    KINDS,
    LEADER,
    NOWHERE,
    SIDES,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.games.castiglione.text.position import place_name
from solitaire.games.castiglione.text.titles import area_text, counter_text, side_text
from solitaire.games.castiglione.text.view_lines import lines_of_place
from solitaire.presenting.guide import Page, Storyteller, Topic, Verb, read_pages
from solitaire.protocol import Event, Rules, Seat
from solitaire.text import NOTHING, Text, joined, text, verbatim

_ARGUMENTS: Final = {
    plies.NOTHING: (),
    plies.COUNTER: ("COUNTER",),
    plies.AREA: ("AREA",),
    plies.BRIDGE: ("BRIDGE",),
    plies.SIDE: ("SIDE",),
    plies.PIPS: ("PIPS",),
    plies.AREA_AND_BRIDGE: ("AREA", "BRIDGE"),
    plies.TWO_AREAS: ("AREA", "AREA"),
}
_DICE: Final = (plies.ROLLED, plies.SUM_ROLLED)
ALL_RULINGS: Final = "Rulings"
"""What to ask for to read them all."""


class CastiglioneGuide(News):
    @cached_property
    def _texts(self) -> dict[str, Any]:
        with resource_folder("castiglione").joinpath("help.toml").open("rb") as file:
            return tomllib.load(file)

    @cached_property
    def _pages(self) -> tuple[Page, ...]:
        return read_pages(self._texts)

    @cached_property
    def _rulings(self) -> dict[str, dict[str, str]]:
        """By number: title, gap, decision and alternatives."""
        with resource_folder("castiglione").joinpath("rulings.toml").open("rb") as file:
            rulings: list[dict[str, str]] = tomllib.load(file)["rulings"]
        return {ruling["number"]: ruling for ruling in rulings}

    def _ruling(self, number: str) -> list[Text]:
        ruling = {part: verbatim(words) for part, words in self._rulings[number].items()}
        return [
            _headed(number, ruling["title"]),
            text("Left open: {gap}", gap=ruling["gap"]),
            text("Decided: {decision}", decision=ruling["decision"]),
            text("Instead: {alternatives}", alternatives=ruling["alternatives"]),
        ]

    def pages(self) -> Sequence[Page]:
        return self._pages

    # -- orders -----------------------------------------------------------------------------------

    def verbs(self) -> Mapping[str, Verb]:
        return self._verbs

    @cached_property
    def _verbs(self) -> dict[str, Verb]:
        return {
            VERBS[number][0]: self._verb(number)
            for number in range(len(VERBS))
            if number not in _DICE
        }

    def _verb(self, number: int) -> Verb:
        _, kind, meaning = VERBS[number]
        arguments = _ARGUMENTS[kind]
        return Verb(
            arguments,
            verbatim(meaning),
            tuple(tuple(self._names_of(argument)) for argument in arguments),
            more=VERBS[plies.WITH][0] if number == plies.MOVE else "",
            closing=VERBS[plies.HALT][0] if number == plies.MOVE else "",
        )

    def _names_of(self, argument: str) -> Iterator[str]:
        board = self._board
        if argument == "COUNTER":
            yield from board.counter_by_name
        elif argument == "AREA":
            yield from board.area_names
        elif argument == "BRIDGE":
            yield from (bridge_name(board, number) for number in range(len(board.bridge_ends)))
        else:
            yield from SIDES

    def place_of(self, view: View, ply: Ply) -> Text:
        if VERBS[ply.verb][1] != plies.COUNTER or side_of(ply.first) != view.seat:
            return NOTHING
        return area_text(self._board, view.own[local_of(ply.first)])

    # -- explanations -----------------------------------------------------------------------------

    def question_help(self, question: str) -> Text:
        if question not in QUESTIONS:
            return NOTHING
        step = STEP_NAMES[QUESTIONS.index(question)]
        return verbatim(self._texts["questions"].get(step, ""))

    def typing_help(self, question: str) -> str:
        if question not in QUESTIONS:
            return ""
        typed: dict[str, str] = self._texts["typed"]
        return typed.get(STEP_NAMES[QUESTIONS.index(question)], "")

    def rule(self, number: str) -> list[Text]:
        number = number.strip("[]").upper()
        if number in self._rulings:
            return self._ruling(number)
        if number == ALL_RULINGS.upper():
            return [line for one in self._rulings for line in self._ruling(one)]
        known = {chapter.section: chapter for chapter in self._board.data.chapters}
        chapter = known.get(number) or known.get(f"{number}.0")
        if chapter is None:
            return []
        lines = [_headed(chapter.section, verbatim(chapter.title))]
        if chapter.section in self._texts["sections"]:
            lines.append(verbatim(self._texts["sections"][chapter.section]))
        if chapter.status != "done":
            status, reason = verbatim(chapter.status), verbatim(chapter.reason)
            lines.append(text("In this program: {status}, {reason}.", status=status, reason=reason))
        inside = joined(verbatim(other) for other in known if _is_inside(other, chapter.section))
        return [*lines, text("See also {sections}.", sections=inside)] if inside else lines

    def rule_titles(self) -> Mapping[str, Text]:
        titles = {one.section: verbatim(one.title) for one in self._board.data.chapters}
        titles[ALL_RULINGS] = text("what the rule book leaves open, and how it is played here")
        return titles | {number: verbatim(one["title"]) for number, one in self._rulings.items()}

    # -- what is where ----------------------------------------------------------------------------

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"area": self._board.area_names, "counter": list(self._board.counter_by_name)}

    def about(self, view: View, name: str) -> list[Text]:
        if name in self._board.area_by_name:
            return list(self._area_lines(view, self._board.area_by_name[name]))
        if name in self._board.counter_by_name:
            return list(self._counter_lines(view, self._board.counter_by_name[name]))
        return []

    def _area_lines(self, view: View, area: int) -> Iterator[Text]:
        data = self._board.data.areas[area]
        first, *others = area_facts(self._board, view, area)
        yield text(
            "{area} ({id}): {facts}",
            area=area_text(self._board, area),
            id=verbatim(data.id),
            facts=first,
        )
        yield from others
        yield text("typed as: {names}", names=joined(map(verbatim, self._neighbours(area))))
        yield from map(verbatim, lines_of_place(self._board, view, area))
        yield from staff_notes.area_notes(self._board, view, area)

    def _neighbours(self, area: int) -> list[str]:
        """The names of the areas that roads lead to, as they are typed."""
        name = self._board.data.areas[area].id
        roads = [(road.a, road.b) for road in self._board.data.roads if name in (road.a, road.b)]
        return [b if a == name else a for a, b in roads]

    def _counter_lines(self, view: View, counter: int) -> Iterator[Text]:
        yield self._title_line(counter)
        yield self._ratings(counter)
        side, local = side_of(counter), local_of(counter)
        if side == view.seat:
            yield self._own_state(view, local)
            yield from staff_notes.counter_notes(self._board, view, counter)
        else:
            yield self._whereabouts(view, local)

    def _title_line(self, counter: int) -> Text:
        board, formation = self._board, self._board.formation[counter]
        found = text(
            "{who}: {side} {kind}",
            who=counter_text(board, counter),
            side=side_text(side_of(counter)),
            kind=verbatim(KINDS[board.counter_kind[counter]]),
        )
        if formation == NOWHERE:
            return found
        name = verbatim(board.formation_names[formation])
        return text("{counter} of {formation}", counter=found, formation=name)

    def _ratings(self, counter: int) -> Text:
        board = self._board
        if board.counter_kind[counter] == LEADER:
            return text(
                "rank {rank}, strategic {strategic}, command range {range}, tactical {tactical}, "
                "{movement} movement points [2.1.2]",
                rank=int(board.rank[counter]),
                strategic=int(board.strategic[counter]),
                range=int(board.command[counter]),
                tactical=int(board.tactical[counter]),
                movement=int(board.movement[counter]),
            )
        return text(
            "strength {strength}, cohesion {cohesion}, {movement} movement points [2.1.1]",
            strength=int(board.strength[counter]),
            cohesion=int(board.cohesion[counter]),
            movement=int(board.movement[counter]),
        )

    def _own_state(self, view: View, local: int) -> Text:
        hits = view.hits_of(local)
        marks = [
            verbatim(name.replace("_", " "))
            for flag, name in enumerate(FLAG_NAMES)
            if view.own_flags[flag] >> local & 1
        ]
        wounds = text("%n hits [3.6]", singular="%n hit [3.6]", count=hits)
        return joined([self._at(view.own[local]), wounds, *marks])

    def _at(self, place: int) -> Text:
        return text("at {place}", place=verbatim(place_name(self._board, place)))

    def _whereabouts(self, view: View, local: int) -> Text:
        if view.off_map[local] != NOWHERE:
            return self._at(view.off_map[local])
        areas = sorted({area for area, suspects, *_ in view.slots if suspects >> local & 1})
        if len(areas) == 1:
            return self._at(areas[0])
        names = joined(verbatim(place_name(self._board, area)) for area in areas)
        return text("may be at {places} [3.8]", places=names)

    def situation(self, view: View) -> Text:
        return situation(self._board, view)

    def topics(self) -> Sequence[Topic]:
        return ALL_TOPICS

    def fact(self, view: View, words: Sequence[str]) -> bool:
        return fact(view, words)

    def dice_of_orders(self, events: Sequence[Event], seat: Seat) -> Sequence[Event]:
        return dice_of_orders(events, seat)

    def storyteller(self, rules: Rules[Any, Any, Any]) -> Storyteller:
        from solitaire.games.castiglione.story.teller import (
            CastiglioneStory,  # for demonstrations only
        )

        return CastiglioneStory(rules, self, self._board)


def _headed(number: str, title: Text) -> Text:
    return text("{number} {title}", number=verbatim(number), title=title)


def _is_inside(section: str, chapter: str) -> bool:
    return section != chapter and section.startswith(f"{chapter.removesuffix('.0')}.")


GUIDE: Final = CastiglioneGuide(RULES.board)
