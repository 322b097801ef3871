"""Nothing that a French window shows is left in English; the files of translations are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from importlib.resources import files
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from ai.counsel.futures import Difference, Reason
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import QUESTIONS
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.present.faces import LETTERS
from solitaire.games.castiglione.rules.sequence import PHASES
from solitaire.games.castiglione.staff.reasons import FACTS
from solitaire.games.castiglione.terms import AUSTRIAN, NOWHERE, SIDES
from solitaire.games.castiglione.text.titles import family_name
from solitaire.protocol import EVERYONE, Chance
from solitaire.registry import game_of
from solitaire.text import Text, capital, text, verbatim
from tests.desktop.shown_texts import VARIANTS, game_texts, show_game, story_of_game
from tools import gather_texts
from ui.desktop.style import language as language_module
from ui.desktop.style.language import (
    CONTEXT,
    date,
    language_in_use,
    language_meant,
    tr,
    tr_count,
    translated,
    use_language,
)
from ui.desktop.style.translation import (
    GAME_CONTEXT,
    Catalogue,
    catalogue,
    messages,
)

pytestmark = pytest.mark.ui
_PLACES = re.compile(r"\{([^}]*)\}|(%n)")
PLAYERS = ("staff", "random")
_MNEMONIC = re.compile(r"&(\w)")
_LETTERS = re.compile(r"[A-Z★]+( \d+)?")
"""Of formations and sides on the map, which are the same in all languages."""
SOURCES = sorted(gather_texts.sources())
PARTS = [(part, language) for part in gather_texts.parts() for language in part.languages()]


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "fr")
    yield
    use_language(qapp, "en")


# -- the files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "language"), PARTS, ids=str)
def test_every_text_of_the_program_is_translated_and_no_other(
    part: gather_texts.Part, language: str
) -> None:
    program = set(part.chosen(language))
    file = (gather_texts.ROOT / part.file(language)).read_text(encoding="utf-8")
    kept = {source for context, source, _ in messages(file) if context == CONTEXT}
    assert not program - kept, "run python -m tools.gather_texts and translate"
    gone = gather_texts.marked_vanished(file)
    assert not kept - program - gone, "run python -m tools.gather_texts"


def test_games_have_texts() -> None:
    """Otherwise nothing would be looked for in them."""
    games = [part for part in gather_texts.parts() if part.game]
    assert games
    assert all(part.texts() for part in games)


@pytest.mark.parametrize("language", gather_texts.LANGUAGES)
def test_translations_keep_the_places(language: str) -> None:
    for (_, source), forms in catalogue(language).texts.items():
        for form in forms:
            assert sorted(_PLACES.findall(form)) == sorted(_PLACES.findall(source)), source
        assert len(forms) == (2 if gather_texts.has_count(source) else 1), source


def test_menus_keep_their_letters() -> None:
    for (context, source), forms in catalogue("fr").texts.items():
        if context == CONTEXT:
            assert bool(_MNEMONIC.search(source)) == bool(_MNEMONIC.search(forms[0])), source


def test_texts_are_marked_as_literals() -> None:
    """A text that is put together before tr() sees it would never be found in a file."""
    games = (gather_texts.ROOT / "solitaire").rglob("*.py")
    for path in (*SOURCES, *games):
        for line in path.read_text("utf-8").splitlines():
            assert not re.search(r"\b(tr|tr_count|text|marked)\(f[\"']", line), (
                f"{path.name}: {line}"
            )


def test_gathering_again_changes_nothing() -> None:
    for part, language in PARTS:
        kept = gather_texts.written(part, catalogue(language))
        assert gather_texts.written(part, _read_again(kept, language)) == kept


def _read_again(text: str, language: str) -> Catalogue:
    found = Catalogue(language)
    for context, source, forms in messages(text):
        found.add(context, source, forms)
    return found


# -- the language in use --------------------------------------------------------------------------


def test_plurals() -> None:
    assert [tr_count("%n counters", count) for count in (0, 1, 2)] == [
        "0 counters",
        "1 counter",
        "2 counters",
    ]


@pytest.mark.usefixtures("french")
def test_french_plurals_and_dates() -> None:
    found = [tr_count("%n counters", count) for count in (0, 1, 2)]
    assert found == ["0 pion", "1 pion", "2 pions"]
    assert "mars" in date(datetime(1797, 3, 2, 12, 0))


@pytest.mark.usefixtures("french")
def test_qts_own_words_are_french_too() -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Annuler"


def test_english_comes_back(qapp: QApplication) -> None:
    use_language(qapp, "fr")
    assert tr("New game") == "Nouvelle partie"
    use_language(qapp, "en")
    assert (tr("New game"), language_in_use()) == ("New game", "en")


def test_an_unknown_language_is_english() -> None:
    assert language_meant("tlh") == "en"
    assert language_meant("fr") == "fr"


# -- what the game says ---------------------------------------------------------------------------


class Watched(Catalogue):
    """Remembers what it did not know."""

    def __init__(self) -> None:
        super().__init__("fr", dict(catalogue("fr").texts))
        self.unknown: set[str] = set()

    def text(self, context: str, source: str, count: int = -1) -> str | None:
        found = super().text(context, source, count)
        if found is None and context == GAME_CONTEXT:  # which is asked last
            self.unknown.add(source)
        return found

    @property
    def english(self) -> set[str]:
        """Templates and words that stay English and are no names."""
        return {one for one in self.unknown if _has_words(one) and one not in _names()}


def _has_words(template: str) -> bool:
    """Rules, numbers and letters of formations are the same in all languages."""
    words = re.sub(r"\{\w+\}|\[[^]]*\]|\bR?\d[\d.]*", "", template)
    return bool(re.search("[A-Za-z]", words)) and not _LETTERS.fullmatch(words.strip())


@pytest.fixture
def watched(french: None, monkeypatch: pytest.MonkeyPatch) -> Watched:
    found = Watched()
    monkeypatch.setattr(language_module, "_texts_in_use", found)
    return found


@cache
def _names() -> set[str]:
    board = RULES.board
    places = {place.name for place in board.data.geometry.places}
    rivers = {river.name.partition(" (")[0] for river in board.data.geometry.rivers}
    areas = {area.name for area in board.data.areas}
    families = {family_name(board, one) for one in range(len(board.counter_names))}
    short = {name[:LETTERS] for name in families}
    return {*places, *rivers, *areas, *families, *short, *board.formation_names}


def test_a_text_without_french_is_noticed(watched: Watched) -> None:
    translated(text("{who} dances", who=verbatim("Melas")))
    assert watched.english == {"{who} dances"}


def test_every_question_phase_and_order_has_french(watched: Watched) -> None:
    for words in (*QUESTIONS, *PHASES, *(meaning for _, _, meaning in VERBS)):
        translated(words)
    assert not watched.english


def test_words_on_the_map_and_on_counters_have_french(watched: Watched) -> None:
    for words in game_texts():
        translated(words)
    assert not watched.english


def test_no_name_is_translated_that_no_data_has(watched: Watched) -> None:
    """What the gatherer does not see must not be left over either."""
    data = RULES.board.data
    known = {*game_texts(), *QUESTIONS, *PHASES, *SIDES, *ROLES, *PLAYERS, *_names()}
    known |= {meaning for _, _, meaning in VERBS}
    known |= {level.name for level in data.tables.victory.levels}
    file = files("resources") / RULES.name / "translations" / "fr.ts"
    found = messages(file.read_text(encoding="utf-8"))
    kept = {source for context, source, _ in found if context == GAME_CONTEXT}
    assert kept
    assert not kept - known


def test_hints_have_french(watched: Watched) -> None:
    """Nudges, reasons of both kinds, orders of plans and what they leave to dice."""
    advice, guide = game_of(RULES).advice(), game_of(RULES).guide()
    state = RULES.start({"visibility": "fog"})
    while RULES.heading(state)[-1] != "French movement" or not advice.slots(state):
        RULES.apply(state, _any_ply(state))
    texts = {fact.nudge for fact in FACTS}
    for fact in FACTS:
        both = Difference(1.0, 0.1)
        texts.add(Reason(fact, 0.4, 0.7, both, 50, is_for=True).words())
    for slot in advice.slots(state):
        orders = [advice.order_of(state, slot, one) for one in slot.orders]
        texts |= {capital(guide.order_words(one)) for one in orders}
    assert len(texts) > 100
    for words in texts:
        translated(words)
    assert not watched.english


def _any_ply(state: State) -> Ply:
    if isinstance(RULES.pending(state), Chance):
        return RULES.outcomes(state)[0][0]
    return RULES.actions(state)[-1]


@pytest.mark.usefixtures("french")
def test_french_writes_the_numbers_of_a_reason_its_own_way() -> None:
    fact = next(one for one in FACTS if one.key == "french_lost")
    reason = Reason(fact, 0.2, 1.0, Difference(1.0, 0.1), 50, is_for=True)
    assert reason.words() == ("French units eliminated: 0.2 on average, otherwise 1.0 [3.6, 12.1]")
    assert translated(capital(reason.words())) == (
        "Unités françaises éliminées\N{NO-BREAK SPACE}: 0,2 en moyenne, sinon 1,0 [3.6, 12.1]"
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_shown_in_random_games_has_french(
    variant: dict[str, str], watched: Watched
) -> None:
    show_game(variant, Random(str(variant)))
    assert not watched.english


@pytest.mark.parametrize(
    "variant", [pytest.param(VARIANTS[0], marks=pytest.mark.long), VARIANTS[1]], ids=str
)
def test_the_story_of_a_game_has_french(variant: dict[str, str], watched: Watched) -> None:
    paragraphs = list(story_of_game(variant, Random(str(variant))))
    assert all(isinstance(one, Text) for one in paragraphs)
    assert all(map(translated, paragraphs))
    assert not watched.english


@pytest.mark.usefixtures("french")
def test_sentences_are_put_together_properly() -> None:
    ala, rovereto = RULES.board.area_by_name["ala"], RULES.board.area_by_name["rovereto"]
    ott = RULES.board.counter_by_name["ott_cav"] & 63
    moved = Happened(kinds.STEPPED, AUSTRIAN, 1 << ott, ala, rovereto, 1, EVERYONE)
    assert translated(RULES.words(moved)) == (
        "Autrichiens\N{NO-BREAK SPACE}: Ott (cavalerie) se déplace d’Ala vers Rovereto [8.2]."
    )
    melas, verona = RULES.board.counter_by_name["melas"] & 63, RULES.board.area_by_name["verona"]
    seen = Happened(kinds.REVEALED, AUSTRIAN, 1 << melas, verona, NOWHERE, 0, EVERYONE)
    assert translated(RULES.words(seen)) == "Le général Melas est vu, Vérone [13.1]."
