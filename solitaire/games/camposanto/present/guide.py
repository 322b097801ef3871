"""What the game tells people: help in our words, what a name means, which news matter.

Texts are in resources/camposanto/help.toml, rulings in rulings.md. No rule is decided here.
"""

from __future__ import annotations

import importlib.resources
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from solitaire.data.resources import resource_folder
from solitaire.games.camposanto.core import plies
from solitaire.games.camposanto.core.plies import FLANKS, ROADS, VERBS, Ply
from solitaire.games.camposanto.core.steps import QUESTIONS, STEP_NAMES
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.news import News
from solitaire.games.camposanto.terms import (
    ARMS,
    FACINGS,
    HIGHEST_ORDER,
    OFF_MAP,
    TERRAINS,
)
from solitaire.games.camposanto.text.field_map import field_map
from solitaire.games.camposanto.text.situations import situation
from solitaire.games.camposanto.text.view_lines import unit_line
from solitaire.games.camposanto.text.wording import hex_title, wing_title
from solitaire.presenting.guide import Storyteller, Verb
from solitaire.protocol import Rules
from solitaire.text import NOTHING, Text, joined, verbatim

_RULING: Final = re.compile(r"## ([A-Z]\d+) (.*)\n((?:(?!## ).*\n?)*)")
_ARGUMENTS: Final[Mapping[int, tuple[str, ...]]] = {
    plies.NOTHING: (),
    plies.VALUES: ("LEFT", "CENTRE", "RIGHT"),
    plies.UNIT: ("UNIT",),
    plies.UNIT_AND_HEX: ("UNIT", "HEX"),
    plies.HEX: ("HEX",),
    plies.FACING: ("CORNER",),
    plies.DISTANCE: ("1 or 2",),
    plies.ROAD: ("edge or bridge",),
    plies.MANY_ON_ONE: ("HEXES", "on", "HEXES"),
    plies.FLANK: ("left or right",),
    plies.COMMANDER: ("MARSHAL",),
}


class CamposantoGuide(News):
    @cached_property
    def _texts(self) -> dict[str, dict[str, str]]:
        with resource_folder("camposanto").joinpath("help.toml").open("rb") as file:
            texts: dict[str, dict[str, str]] = tomllib.load(file)
        return texts

    @cached_property
    def _rulings(self) -> dict[str, tuple[str, str]]:
        """Title and text by number; none where the file was not installed."""
        file = importlib.resources.files("solitaire.games.camposanto").joinpath("rulings.md")
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        return {number: (title, body) for number, title, body in _RULING.findall(text)}

    # -- orders -----------------------------------------------------------------------------------

    def verbs(self) -> Mapping[str, Verb]:
        return self._verbs

    @cached_property
    def _verbs(self) -> dict[str, Verb]:
        return {
            word: Verb(_ARGUMENTS[kind], meaning, self._argument_names(verb, kind))
            for verb, (word, kind, meaning) in enumerate(VERBS)
            if verb not in (plies.ASSAULT_BOTH, plies.ROLLED)
        }

    def _argument_names(self, verb: int, kind: int) -> tuple[tuple[str, ...], ...]:
        """Every name an argument can have; none for hexes joined by +, which are too many."""
        board = self._board
        hexes, units = tuple(board.hex_names), tuple(board.unit_names)
        numbers = tuple(str(number) for number in range(1, HIGHEST_ORDER + 1))
        names: dict[int, tuple[tuple[str, ...], ...]] = {
            plies.VALUES: (numbers, numbers, numbers),
            plies.UNIT: (units,),
            plies.UNIT_AND_HEX: (units, hexes),
            plies.HEX: (hexes,),
            plies.FACING: (FACINGS,),
            plies.DISTANCE: (("1", "2"),),
            plies.ROAD: (ROADS[1:],),
            plies.MANY_ON_ONE: ((), ("on",), ()),
            plies.FLANK: (FLANKS[1:],),
            plies.COMMANDER: (tuple(board.marshal_names),),
        }
        return names.get(kind, ())

    def place_of(self, view: View, ply: Ply) -> str:
        kind = VERBS[ply.verb][1]
        if kind not in (plies.UNIT, plies.UNIT_AND_HEX):
            return ""
        place = view.units[ply.first].hex
        return "" if place == OFF_MAP else hex_title(self._board, place)

    # -- explanations -----------------------------------------------------------------------------

    def question_help(self, question: str) -> Text:
        if question not in QUESTIONS:
            return NOTHING
        step = STEP_NAMES[QUESTIONS.index(question)]
        parts = (self._texts[table].get(step, "") for table in ("questions", "gestures"))
        return joined([verbatim(part) for part in parts], " ")

    def rule(self, number: str) -> list[str]:
        number = number.strip("[]").upper()
        if number in self._rulings:
            title, text = self._rulings[number]
            return [f"{number} {title}", " ".join(text.split())]
        chapter = next((one for one in self._board.data.chapters if one.section == number), None)
        if chapter is None:
            return []
        lines = [f"{number} {chapter.title}"]
        if number in self._texts["sections"]:
            lines.append(self._texts["sections"][number])
        if chapter.status != "done":
            lines.append(f"In this program: {chapter.status}, {chapter.reason}.")
        return lines

    def rule_titles(self) -> Mapping[str, str]:
        titles = {chapter.section: chapter.title for chapter in self._board.data.chapters}
        return titles | {number: title for number, (title, _) in self._rulings.items()}

    def situation(self, view: View) -> Text:
        return verbatim(situation(self._board, view))

    # -- what is where ----------------------------------------------------------------------------

    def map_lines(self, view: View, columns: int) -> list[str]:
        return field_map(self._board, view, columns)

    def names(self) -> Mapping[str, Sequence[str]]:
        board = self._board
        return {"area": board.hex_names, "counter": [*board.unit_names, *board.marshal_names]}

    def about(self, view: View, name: str) -> list[str]:
        board = self._board
        if name in board.hex_by_name:
            return list(self._hex_lines(view, board.hex_by_name[name]))
        if name in board.unit_by_name:
            return list(self._unit_lines(view, board.unit_by_name[name]))
        if name in board.marshal_by_name:
            return [self._marshal_line(view, board.marshal_by_name[name])]
        return []

    def _hex_lines(self, view: View, place: int) -> Iterator[str]:
        board = self._board
        yield f"{hex_title(board, place)}: {TERRAINS[board.terrain[place]]}"
        yield f"basis: {board.data.hexes[place].basis}"
        for unit, seen in enumerate(view.units):
            if seen.hex == place:
                yield unit_line(board, view, unit)
        for marshal, where in enumerate(view.marshals):
            if where == place:
                yield f"Marshal {board.marshal_titles[marshal]}"

    def _unit_lines(self, view: View, unit: int) -> Iterator[str]:
        board = self._board
        data = board.data.units[unit]
        of = f"{data.nationality.capitalize()} {ARMS[board.arm[unit]]}"
        yield f"{data.name}: {of} of the {wing_title(int(board.wing[unit]))}, {data.composition}"
        if view.units[unit].hex == OFF_MAP:
            yield "eliminated [7.4]"
        else:
            yield unit_line(board, view, unit)
        for name, basis in data.bases.items():
            yield f"{name.replace('_', ' ')}: {basis}"

    def _marshal_line(self, view: View, marshal: int) -> str:
        place = view.marshals[marshal]
        where = "lost" if place == OFF_MAP else f"in {hex_title(self._board, place)}"
        return (
            f"Marshal {self._board.marshal_titles[marshal]}, {wing_title(marshal)}: {where} [8.2]"
        )

    def storyteller(self, rules: Rules[Any, Any, Any]) -> Storyteller:
        from solitaire.games.camposanto.story.storyteller import CamposantoStory

        return CamposantoStory(rules, self, self._board)


GUIDE: Final = CamposantoGuide(RULES.board)
