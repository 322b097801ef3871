"""The Quadrilateral 1796-97: the campaign of the four fortresses."""

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


class QuadrilateralGame(Game):
    name = "quadrilateral"
    title = "The Quadrilateral 1796-97"

    @property
    def notice(self) -> Text:
        from solitaire.text import text

        return text("Map, set-up and tables are reconstructed from the rules and from history.")

    def rules(self) -> AnyRules:
        from solitaire.games.quadrilateral.game import RULES

        return RULES

    def advice(self) -> Advice[Any, Any]:
        from solitaire.games.quadrilateral.advice.advice import ADVICE

        return ADVICE

    def tunable(self) -> Tunable[Any, Any] | None:
        from solitaire.games.quadrilateral.fitting import TUNABLE

        return TUNABLE

    def guide(self) -> Guide:
        from solitaire.games.quadrilateral.present.guide import GUIDE

        return GUIDE

    def adjutant(self) -> Adjutant:
        from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT

        return ADJUTANT

    def presenter(self) -> Presenter:
        from solitaire.games.quadrilateral.present.presenter import PRESENTER

        return PRESENTER

    def odds(self) -> OddsDesk:
        from solitaire.games.quadrilateral.present.odds_desk import DESK

        return DESK

    def editor(self) -> Editor:
        from solitaire.games.quadrilateral.present.editor import EDITOR

        return EDITOR

    def lesson(self) -> Lesson:
        from solitaire.data.resources import resource_folder
        from solitaire.presenting.lesson import read_lesson

        return read_lesson(resource_folder(self.name).joinpath("lesson.toml"))

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        from solitaire.games.quadrilateral.core.options import PRESETS

        return PRESETS

    def check_data(self, folder: Traversable, label: str) -> Facts:
        from solitaire.games.quadrilateral.data.reading import check_data

        return check_data(folder, label)


GAME: Final = QuadrilateralGame()
