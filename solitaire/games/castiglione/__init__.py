"""Bonaparte in Italy: the Castiglione campaign, July and August 1796."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from solitaire.game import AnyRules, Facts, Game

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from solitaire.advising import Advice, Tunable
    from solitaire.presenting.adjutant import Adjutant
    from solitaire.presenting.editor import Editor
    from solitaire.presenting.guide import Guide
    from solitaire.presenting.lesson import Lesson
    from solitaire.presenting.odds_sheet import OddsDesk
    from solitaire.presenting.presenter import Presenter


class CastiglioneGame(Game):
    name = "castiglione"
    title = "Castiglione 1796"
    first_preset = "recommended"
    futures_a_second = 647.0  # docs/opponent.md, Speed

    def rules(self) -> AnyRules:
        from solitaire.games.castiglione.game import RULES

        return RULES

    def advice(self) -> Advice[Any, Any]:
        from solitaire.games.castiglione.advice.advice import ADVICE

        return ADVICE

    def guide(self) -> Guide:
        from solitaire.games.castiglione.present.guide import GUIDE

        return GUIDE

    def adjutant(self) -> Adjutant:
        from solitaire.games.castiglione.staff.adjutant import ADJUTANT

        return ADJUTANT

    def presenter(self) -> Presenter:
        from solitaire.games.castiglione.present.presenter import PRESENTER

        return PRESENTER

    def editor(self) -> Editor:
        from solitaire.games.castiglione.present.editor import EDITOR

        return EDITOR

    def lesson(self) -> Lesson:
        from solitaire.data.resources import resource_folder
        from solitaire.presenting.lesson import read_lesson

        return read_lesson(resource_folder(self.name).joinpath("lesson.toml"))

    def presets(self) -> Mapping[str, Mapping[str, str]]:
        from solitaire.games.castiglione.core.options import PRESETS

        return PRESETS

    def odds(self) -> OddsDesk:
        from solitaire.games.castiglione.present.odds.desk import DESK

        return DESK

    def tunable(self) -> Tunable[Any, Any] | None:
        from solitaire.games.castiglione.fitting import TUNABLE

        return TUNABLE

    def check_data(self, folder: Traversable, label: str) -> Facts:
        from solitaire.games.castiglione.data.reading import check_data

        return check_data(folder, label)


GAME: Final = CastiglioneGame()
