"""What the game tells people: help in our words, what a name means, which news matter.

Texts are in resources/castiglione/help.toml, rulings in rulings.toml. No rule is decided here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from solitaire.bits import members
from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.steps import DUMMY_CHOICE, QUESTIONS, STEP_NAMES
from solitaire.games.castiglione.core.views import View, ViewBattle, ViewMarch
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.area_lines import area_facts
from solitaire.games.castiglione.present.facts import fact
from solitaire.games.castiglione.present.names import spoken
from solitaire.games.castiglione.present.news import News
from solitaire.games.castiglione.present.topics import ALL_TOPICS
from solitaire.games.castiglione.staff import notes as staff_notes
from solitaire.games.castiglione.staff.account import dice_of_orders
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    FLAG_NAMES,
    KINDS,
    LEADER,
    NOWHERE,
    POOL,
    SIDES,
)
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.games.castiglione.text.position import place_name
from solitaire.games.castiglione.text.view_lines import view_lines
from solitaire.games.castiglione.text.wording import area_title
from solitaire.presenting.guide import Storyteller, Topic, Verb
from solitaire.protocol import Event, Rules, Seat
from solitaire.text import Text

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
    def _texts(self) -> dict[str, dict[str, str]]:
        with resource_folder("castiglione").joinpath("help.toml").open("rb") as file:
            texts: dict[str, dict[str, str]] = tomllib.load(file)
        return texts

    @cached_property
    def _rulings(self) -> dict[str, dict[str, str]]:
        """By number: title, gap, decision and alternatives."""
        with resource_folder("castiglione").joinpath("rulings.toml").open("rb") as file:
            rulings: list[dict[str, str]] = tomllib.load(file)["rulings"]
        return {ruling["number"]: ruling for ruling in rulings}

    def _ruling(self, number: str) -> list[str]:
        ruling = self._rulings[number]
        return [
            f"{number} {ruling['title']}",
            f"Left open: {ruling['gap']}",
            f"Decided: {ruling['decision']}",
            f"Instead: {ruling['alternatives']}",
        ]

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
            meaning,
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

    def place_of(self, view: View, ply: Ply) -> str:
        if VERBS[ply.verb][1] != plies.COUNTER or ply.first >> 6 != view.seat:
            return ""
        place = view.own[ply.first & 63]
        return area_title(self._board, place) if place < AREA_LIMIT else ""

    # -- explanations -----------------------------------------------------------------------------

    def question_help(self, question: str) -> str:
        if question not in QUESTIONS:
            return ""
        return self._texts["questions"].get(STEP_NAMES[QUESTIONS.index(question)], "")

    def rule(self, number: str) -> list[str]:
        number = number.strip("[]").upper()
        if number in self._rulings:
            return self._ruling(number)
        if number == ALL_RULINGS.upper():
            return [line for one in self._rulings for line in self._ruling(one)]
        known = {chapter.section: chapter for chapter in self._board.data.chapters}
        chapter = known.get(number) or known.get(f"{number}.0")
        if chapter is None:
            return []
        lines = [f"{chapter.section} {chapter.title}"]
        if chapter.section in self._texts["sections"]:
            lines.append(self._texts["sections"][chapter.section])
        if chapter.status != "done":
            lines.append(f"In this program: {chapter.status}, {chapter.reason}.")
        inside = [other for other in known if _is_inside(other, chapter.section)]
        return [*lines, f"See also {', '.join(inside)}."] if inside else lines

    def rule_titles(self) -> Mapping[str, str]:
        titles = {chapter.section: chapter.title for chapter in self._board.data.chapters}
        titles[ALL_RULINGS] = "what the rule book leaves open, and how it is played here"
        return titles | {number: ruling["title"] for number, ruling in self._rulings.items()}

    # -- what is where ----------------------------------------------------------------------------

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"area": self._board.area_names, "counter": list(self._board.counter_by_name)}

    def about(self, view: View, name: str) -> list[str]:
        if name in self._board.area_by_name:
            return list(self._area_lines(view, self._board.area_by_name[name]))
        if name in self._board.counter_by_name:
            return list(self._counter_lines(view, self._board.counter_by_name[name]))
        return []

    def _area_lines(self, view: View, area: int) -> Iterator[str]:
        data = self._board.data.areas[area]
        first, *others = area_facts(self._board, view, area)
        yield f"{data.name} ({data.id}): {first}"
        yield from others
        yield from _lines_of(view_lines(self._board, view), data.id)
        yield from staff_notes.area_notes(self._board, view, area)

    def _counter_lines(self, view: View, counter: int) -> Iterator[str]:
        board = self._board
        side, local = counter >> 6, counter & 63
        formation = board.formation[counter]
        of = "" if formation == NOWHERE else f" of {board.formation_names[formation]}"
        kind = KINDS[board.counter_kind[counter]]
        yield f"{board.counter_titles[counter]}: {SIDES[side].capitalize()} {kind}{of}"
        yield self._ratings(counter)
        if side == view.seat:
            yield self._own_state(view, local)
            yield from staff_notes.counter_notes(self._board, view, counter)
        else:
            yield self._whereabouts(view, side, local)

    def _ratings(self, counter: int) -> str:
        board = self._board
        if board.counter_kind[counter] == LEADER:
            return (
                f"rank {board.rank[counter]}, strategic {board.strategic[counter]}, "
                f"command range {board.command[counter]}, tactical {board.tactical[counter]}, "
                f"{board.movement[counter]} movement points [2.1.2]"
            )
        return (
            f"strength {board.strength[counter]}, cohesion {board.cohesion[counter]}, "
            f"{board.movement[counter]} movement points [2.1.1]"
        )

    def _own_state(self, view: View, local: int) -> str:
        hits = view.own[64 + local]
        marks = [
            name.replace("_", " ")
            for flag, name in enumerate(FLAG_NAMES)
            if view.own_flags[flag] >> local & 1
        ]
        words = [f"at {place_name(self._board, view.own[local])}", f"{hits} hits [3.6]", *marks]
        return ", ".join(words)

    def _whereabouts(self, view: View, side: int, local: int) -> str:
        if view.off_map[local] != NOWHERE:
            return f"at {place_name(self._board, view.off_map[local])}"
        areas = sorted({area for area, suspects, *_ in view.slots if suspects >> local & 1})
        names = [place_name(self._board, area) for area in areas]
        return f"at {names[0]}" if len(names) == 1 else f"may be at {', '.join(names)} [3.8]"

    def situation(self, view: View) -> str:
        if view.battle:
            return self._combat(view.battle)
        if view.scout:
            return self._scouts(view)
        if view.clock.step == DUMMY_CHOICE:
            return self._dummies(view)
        return self._march(view.march) if view.march is not None and view.march.is_whole else ""

    def _dummies(self, view: View) -> str:
        """How many the seat has still to place; of the enemy's it may know nothing."""
        dummies = int(self._board.kind_sets[view.seat * 8 + DUMMY])
        left = sum(1 for local in members(dummies) if view.own[local] == POOL)
        placed = [view.own[local] for local in members(dummies) if view.own[local] < AREA_LIMIT]
        where = ", ".join(sorted({area_title(self._board, area) for area in placed}))
        on_map = f"; on the map: {len(placed)} in {where}" if placed else ""
        return f"Dummies left to place: {left}{on_map} [13.2]."

    def _scouts(self, view: View) -> str:
        assert view.scout is not None
        side, origin, target, committed, screened, to_show = view.scout
        words = [
            f"Reconnaissance of {area_title(self._board, target)} "
            f"from {area_title(self._board, origin)}"
        ]
        for counters, whose, verb in ((committed, side, "ride"), (screened, 1 - side, "screen")):
            names = [self._board.counter_names[whose * 64 + local] for local in members(counters)]
            verb += "s" if len(names) == 1 else ""
            words += [f"{', '.join(names)} {verb}"] if names else []
        if to_show:
            words.append(f"counters still to be shown: {to_show}")
        return f"{'; '.join(words)} [13.1.2]."

    def _march(self, march: ViewMarch) -> str:
        side, area, goal = march.side, march.area, march.goal
        who = ", ".join(
            f"{self._board.counter_names[side * 64 + local]} {left}"
            for local, left in march.members
        )
        where = area_title(self._board, area)
        toward = (
            "" if goal == NOWHERE else f", on a forced march to {area_title(self._board, goal)}"
        )
        return f"In {where} with movement points left: {who}{toward}."

    def _combat(self, battle: ViewBattle) -> str:
        french, austrian = battle.scored_french, battle.scored_austrian
        scored = f"hits inflicted: French {french}, Austrian {austrian}"
        return (
            f"Combat in {area_title(self._board, battle.area)}, round {battle.round}: "
            f"the {SIDES[battle.attacker].capitalize()} side attacks; {scored}."
        )

    def topics(self) -> Sequence[Topic]:
        return ALL_TOPICS

    def spoken(self, line: str) -> Text:
        return spoken(line)

    def fact(self, view: View, words: Sequence[str]) -> bool:
        return fact(view, words)

    def dice_of_orders(self, events: Sequence[Event], seat: Seat) -> Sequence[Event]:
        return dice_of_orders(events, seat)

    def storyteller(self, rules: Rules[Any, Any, Any]) -> Storyteller:
        from solitaire.games.castiglione.story.teller import (
            CastiglioneStory,  # for demonstrations only
        )

        return CastiglioneStory(rules, self, self._board)


def _is_inside(section: str, chapter: str) -> bool:
    return section != chapter and section.startswith(f"{chapter.removesuffix('.0')}.")


def _lines_of(lines: Sequence[str], area: str) -> Iterator[str]:
    for line in lines:
        if line.startswith((f"own {area}:", f"enemy {area}:")):
            yield line


GUIDE: Final = CastiglioneGuide(RULES.board)
