"""Camposanto: the battle of 8 February 1743 on a field of hexes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from solitaire.game import AnyRules, Facts, Game

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


class CamposantoGame(Game):
    name = "camposanto"
    title = "Camposanto 1743"

    @property
    def notice(self) -> Text:
        from solitaire.text import text

        return text("Map and set-up are reconstructed from the rules and from history.")

    def rules(self) -> AnyRules:
        from solitaire.games.camposanto.game import RULES

        return RULES

    def advice(self) -> Advice[Any, Any]:
        from solitaire.games.camposanto.advice.advice import ADVICE

        return ADVICE

    def guide(self) -> Guide:
        from solitaire.games.camposanto.present.guide import GUIDE

        return GUIDE

    def adjutant(self) -> Adjutant:
        from solitaire.games.camposanto.staff.adjutant import ADJUTANT

        return ADJUTANT

    def presenter(self) -> Presenter:
        from solitaire.games.camposanto.present.presenter import PRESENTER

        return PRESENTER

    def odds(self) -> OddsDesk:
        from solitaire.games.camposanto.present.odds_desk import DESK

        return DESK

    def editor(self) -> Editor:
        from solitaire.games.camposanto.present.editor import EDITOR

        return EDITOR

    def lesson(self) -> Lesson:
        from solitaire.data.resources import resource_folder
        from solitaire.presenting.lesson import read_lesson

        return read_lesson(resource_folder(self.name).joinpath("lesson.toml"))

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        from solitaire.games.camposanto.core.options import PRESETS

        return PRESETS

    @property
    def first_preset(self) -> str:
        return "day only"

    def tunable(self) -> Tunable[Any, Any] | None:
        from solitaire.games.camposanto.fitting import TUNABLE

        return TUNABLE

    def check_data(self, folder: Traversable, label: str) -> Facts:
        from solitaire.games.camposanto.data.reading import check_data

        return check_data(folder, label)


GAME: Final = CamposantoGame()
