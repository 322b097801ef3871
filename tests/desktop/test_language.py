"""Nothing that a French window shows is left in English; the files of translations are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from ai.counsel.futures import Difference, Reason
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import QUESTIONS
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.rules.sequence import PHASES
from solitaire.games.castiglione.staff.reasons import FACTS
from solitaire.protocol import Chance
from solitaire.registry import game_of
from solitaire.text import capital
from tests.desktop.shown_texts import VARIANTS, game_texts, shown_in_game
from tools import gather_texts
from ui.desktop.style.language import (
    CONTEXT,
    date,
    language_in_use,
    language_meant,
    told,
    tr,
    tr_count,
    use_language,
)
from ui.desktop.style.translation import (
    GAME_CONTEXT,
    PART_CONTEXT,
    Catalogue,
    catalogue,
    messages,
)

pytestmark = pytest.mark.ui
_PLACES = re.compile(r"\{([^}]*)\}|(%n)")
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
            assert not re.search(r"\b(tr|tr_count|later|text|marked)\(f[\"']", line), (
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
        super().__init__("fr")
        self.unknown: set[str] = set()

    def part(self, part: str) -> str:
        known = any(self.text(one, part) is not None for one in (GAME_CONTEXT, PART_CONTEXT))
        if not known:
            self.unknown.add(part)
        return super().part(part)


def watched() -> Watched:
    found = Watched()
    for (context, source), forms in catalogue("fr").texts.items():
        found.add(context, source, forms)
    return found


def untold(texts: set[str]) -> set[str]:
    """Texts and parts of texts that stay English and are no names."""
    words = watched()
    contexts = (CONTEXT, GAME_CONTEXT)
    left = {text for text in texts if not any(words.text(one, text) for one in contexts)}
    left |= words.unknown
    names = _names()
    # On the march a name is followed by its movement points; numbers are in all languages alike.
    return {
        text
        for text in left
        if re.search("[A-Za-z]", text)
        and re.sub(r" \d+$", "", text) not in names
        and not _LETTERS.fullmatch(text)
    }


def _names() -> set[str]:
    board = RULES.board
    places = {place.name for place in board.data.geometry.places}
    rivers = {river.name.partition(" (")[0] for river in board.data.geometry.rivers}
    areas = {area.name for area in board.data.areas}
    titles = {re.sub(r" \(.*| the general", "", title) for title in board.counter_titles}
    french = {catalogue("fr").text(GAME_CONTEXT, name) or name for name in areas}
    return places | rivers | areas | titles | french | set(board.counter_titles)


def test_every_question_phase_and_order_has_french() -> None:
    texts = {*QUESTIONS, *PHASES, *(meaning for _, _, meaning in VERBS)}
    assert not untold(texts)


def test_words_on_the_map_and_on_counters_have_french() -> None:
    assert not untold(game_texts())


def test_hints_have_french() -> None:
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
    texts |= {
        "Joubert arrives [8.3]",
        "Joubert arrives led by General Massena [8.3]",
        "Joubert passes [9.1.2]",
        "You win the combat, both sides fighting on [9.3]",
        *("fate of Davidovich the general", "unhurt", "wounded", "killed", "returns"),
        "stays wounded",
    }
    assert len(texts) > 100
    rule_numbers = re.compile(r"[\d., ]+")
    assert not {one for one in untold(texts) if not rule_numbers.fullmatch(one)}


def _any_ply(state: State) -> Ply:
    if isinstance(RULES.pending(state), Chance):
        return RULES.outcomes(state)[0][0]
    return RULES.actions(state)[-1]


@pytest.mark.usefixtures("french")
def test_french_writes_the_numbers_of_a_reason_its_own_way() -> None:
    assert told("French units eliminated: 0.2 on average, otherwise 1.0 [3.6, 12.1]") == (
        "Unités françaises éliminées : 0,2 en moyenne, sinon 1,0 [3.6, 12.1]"
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_shown_in_random_games_has_french(
    variant: dict[str, str], qapp: QApplication
) -> None:
    assert not untold(shown_in_game(qapp, variant, Random(str(variant))))


@pytest.mark.usefixtures("french")
def test_sentences_are_put_together_properly() -> None:
    assert told("Austrian: Ott moves from Ala to Rovereto [8.2].") == (
        "Autrichiens : Ott se déplace d’Ala vers Rovereto [8.2]."
    )
    assert told("Melas the general is seen in Verona [13.1].") == (
        "Le général Melas est vu, Vérone [13.1]."
    )
