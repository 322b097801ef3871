"""The door of a game: one object that gives access to every part of it.

A game's package has `GAME` in its `__init__.py` and nothing else there. Parts load when first asked
for, so `--help` loads nothing and one broken game does not stop another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from solitaire.protocol import Rules

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from solitaire.advising import Advice, Tunable
    from solitaire.presenting.adjutant import Adjutant
    from solitaire.presenting.editor import Editor
    from solitaire.presenting.guide import Guide
    from solitaire.presenting.lesson import Lesson
    from solitaire.presenting.odds_sheet import OddsDesk
    from solitaire.presenting.presenter import Presenter
    from solitaire.text import Text

AnyRules: TypeAlias = Rules[Any, Any, Any]

Facts: TypeAlias = dict[str, int | str]
"""What `campagna check` reports about sound data: numbers of things, and names."""


class Game:
    """One game with all its parts. The defaults provide nothing."""

    name: str
    """In records, folders and on the command line: "castiglione"."""
    title: str
    futures_a_second: float = 0.0
    """That the compiled search imagines on one core; 0 if it was not measured."""

    @property
    def notice(self) -> Text:
        """What must be said wherever the game is shown: that its map is a reconstruction."""
        from solitaire.text import NOTHING

        return NOTHING

    def rules(self) -> AnyRules:
        raise NotImplementedError

    def advice(self) -> Advice[Any, Any]:
        """What helps a searcher: candidate orders, habits, worth."""
        from solitaire.advising import NoAdvice

        return NoAdvice(self.rules())

    def guide(self) -> Guide:
        """Words, help and the story of a game."""
        from solitaire.presenting.guide import Guide

        return Guide()

    def adjutant(self) -> Adjutant:
        """What an order would lead to, and standing orders."""
        from solitaire.presenting.adjutant import Adjutant

        return Adjutant()

    def presenter(self) -> Presenter | None:
        """What the window draws; None for a game that is played in the terminal only."""
        return None

    def odds(self) -> OddsDesk | None:
        return None

    def editor(self) -> Editor | None:
        """For the what-if board."""
        return None

    def lesson(self) -> Lesson | None:
        return None

    def tunable(self) -> Tunable[Any, Any] | None:
        """What in the advice can be fitted to played games; None if nothing can."""
        return None

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Ways to play, options by name."""
        return {}

    @property
    def first_preset(self) -> str:
        """The one recommended for a first game; empty for the defaults."""
        return ""

    def check_data(self, folder: Traversable, label: str) -> Facts:
        """What to report about sound data; raises BadData with every fault. `label` names the
        folder."""
        return {}


class BareGame(Game):
    """Rules alone, for games under development."""

    def __init__(self, rules: AnyRules) -> None:
        self.name = rules.name
        self.title = rules.name.capitalize()
        self._rules = rules

    def rules(self) -> AnyRules:
        return self._rules
