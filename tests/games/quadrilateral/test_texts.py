"""Notation, sentences, positions, refusals and help: complete, and unharmed by bad input."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from solitaire.games.quadrilateral.core import events
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.core.plies import VERBS
from solitaire.games.quadrilateral.core.steps import QUESTIONS, STEP_NAMES
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.editor import EDITOR
from solitaire.games.quadrilateral.present.guide import GUIDE
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.periods import moment, period
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS as ASKED
from solitaire.games.quadrilateral.terms import AUSTRIAN
from solitaire.games.quadrilateral.text import refusals
from solitaire.games.quadrilateral.text.map_lines import map_lines, regions
from solitaire.games.quadrilateral.text.wording import (
    SENTENCES,
    SPECIAL,
    part_title,
    place_title,
)
from solitaire.protocol import BadPosition, Decide, NotNotation, Over
from solitaire.text import verbatim
from solitaire.workbench.randomplay import random_ply
from tests.games.quadrilateral.positions import BOARD, flag_of, go_to, started
from tests.seeds import base_seed
from ui.desktop.style.language import translated, use_language

CITIES = ("mantova", "padova", "trento", "verona")
DECISIONS = [
    name for name in STEP_NAMES if not name.endswith(("_roll", "_draw")) and name != "game_over"
]


def test_every_kind_of_event_has_its_sentence() -> None:
    kinds = {
        value
        for name, value in vars(events).items()
        if name.isupper() and isinstance(value, int) and not name.startswith("BY_")
    }
    assert kinds - {events.EVERYONE, events.NOWHERE} <= SENTENCES.keys() | SPECIAL.keys()


@pytest.mark.parametrize(
    "text",
    ["", "fly verona", "to", "to nowhere", "to verona padova", "die 7", "die 01", "dice 3",
     "scout 7",
     "break massena verona-padova", "infantry 0", "campaign-in 4", "scouted wrong", "die ²"],
)  # fmt: skip
def test_bad_orders_are_refused_in_words(text: str) -> None:
    with pytest.raises(NotNotation) as caught:
        RULES.parse_ply(text)
    assert str(caught.value).strip()


def test_positions_name_every_fault_with_its_line() -> None:
    text = RULES.position_text(started("rivoli"))
    lines = text.splitlines()
    spoilt = [line.replace("rivoli force", "rivolo force") for line in lines]
    spoilt.append("nonsense 3")
    with pytest.raises(BadPosition) as caught:
        RULES.parse_position("\n".join(spoilt))
    found = {fault.line for fault in caught.value.faults}
    wrong = next(number for number, line in enumerate(spoilt, 1) if "rivolo" in line)
    assert found == {wrong, len(spoilt)}


def test_spoilt_positions_never_crash() -> None:
    rng = Random(base_seed())
    text = RULES.position_text(started("arcole"))
    for _ in range(150):
        words = text.split(" ")
        words[rng.randrange(len(words))] = rng.choice(("", "-1", "x", "99999999999999999999", "7"))
        try:
            state = RULES.parse_position(" ".join(words))
        except BadPosition:
            continue
        assert not RULES.faults(state)


def test_refusals_name_their_paragraph() -> None:
    state = started("rivoli")
    go_to(state, "who marches next")
    for text in ("command davidovich", "initiative massena", "extend", "fight verona", "add ott"):
        ply = RULES.parse_ply(text)
        if ply not in RULES.actions(state):
            assert RULES.refusal(state, ply)
    for verb, reason in refusals.REASONS.items():
        assert re.search(r"\[(E?\d)", reason), VERBS[verb][0]


@pytest.mark.parametrize("name", DECISIONS)
def test_every_question_has_help(name: str) -> None:
    assert GUIDE.question_help(QUESTIONS[STEP_NAMES.index(name)])


def test_every_paragraph_and_chapter_can_be_read() -> None:
    for number in GUIDE.rule_titles():
        lines = GUIDE.rule(number)
        assert lines
        assert all(line.strip() for line in lines)
    assert "reconstructed" in GUIDE.rule("14")[0]
    assert "reconstructed" not in GUIDE.rule("11")[0]


def test_story_has_a_beginning_battles_and_an_end() -> None:
    state = RULES.start({"scenario": "rivoli"})
    story = GUIDE.storyteller(RULES)
    views = [RULES.view(state, seat) for seat in (0, 1)]
    told = list(story.opening(views, {"scenario": "rivoli"}))
    rng = Random(base_seed())
    while not isinstance(pending := RULES.pending(state), Over):
        heard: list[events.Event] = []
        RULES.apply(state, random_ply(RULES, state, pending, rng), heard)
        story.saw(heard, views)
    told += story.passage()
    told += story.closing([RULES.view(state, seat) for seat in (0, 1)])
    text = " ".join(told)
    assert "Alvinczy" in told[0]
    assert "holds the field" in text or "skirmish" in text
    assert "Vienna Morale ends" in text


def test_quiet_turns_are_passed_over_and_told_in_one_sentence() -> None:
    state = RULES.start({"scenario": "november"})
    story = GUIDE.storyteller(RULES)
    views = [RULES.view(state, seat) for seat in (0, 1)]
    titles = [story.turn_title(f"turn {turn}, {turn} November") for turn in (50, 51, 52)]
    assert [title.startswith("Fortnight") for title in titles] == [True, False, False]
    assert "The weather is fair." in story.nightfall(views)[0], "once in a Fortnight"
    assert [list(story.nightfall(views)) for _ in range(3)] == [[], [], []]
    story.saw([happening(events.CAPITULATED)], views)
    assert list(story.passage()) == [
        "For 6 days nothing has stirred but outposts. Mantova capitulates."
    ]


def test_that_nobody_gets_replacements_is_one_sentence() -> None:
    state = RULES.start({"scenario": "november"})
    views = [RULES.view(state, seat) for seat in (0, 1)]
    nobody = [happening(events.REPLACEMENTS_CAME, side) for side in (0, 1)]
    somebody = happening(events.REPLACEMENTS_CAME, 0, (5, 0, 0))
    assert told_after([nobody[1], nobody[0]], views) == ["Neither army receives replacements."]
    assert told_after([nobody[1], somebody], views) == [
        "No Austrian replacements come. "
        "French replacements arrive: 5/0/0 SP of foot, horse and guns."
    ]


def happening(kind: int, side: int = 0, steps: tuple[int, int, int] = (0, 0, 0)) -> Happened:
    return Happened(kind, side, 0, BOARD.mantova, 0, 0, 0, steps, events.EVERYONE)


def told_after(happened: list[Happened], views: list[Any]) -> list[str]:
    story, told = GUIDE.storyteller(RULES), []
    for event in happened:
        story.saw([event], views)
        told += story.passage()
    return told


def test_view_shows_tracks_card_and_forces() -> None:
    lines = RULES.view_lines(RULES.view(started("january"), 0))
    text = "\n".join(lines)
    for part in ("Vienna Morale", "Condition", "attrition column", "Mantova austrian, besieged"):
        assert part in text
    assert sum(line.startswith("enemy f") for line in lines) == 9


def test_a_quiet_turn_in_quarters_has_few_choices_a_side() -> None:
    state = started("november")
    from solitaire.games.quadrilateral.rules import quarters

    for side in (0, 1):
        quarters.enter_quarters(state, side, None)
    counts: dict[tuple[int, int], int] = {}
    while state.turn < 53:
        pending = RULES.pending(state)
        if isinstance(pending, Decide):
            offered = ASKED[state.step].actions(state)
            quiet = [ply for ply in offered if VERBS[ply.verb][0] in ("done", "keep", "end-march")]
            key = (state.turn, pending.seat)
            counts[key] = counts.get(key, 0) + 1
            RULES.apply(state, quiet[0] if quiet else offered[0])
        else:
            RULES.apply(state, RULES.outcomes(state)[0][0])
    assert max(counts.values()) <= 4  # the fourth is forage of those On Alert
    assert BOARD.places == 202


def test_every_place_lies_in_one_region_and_every_flag_is_on_the_map() -> None:
    places = [place for region in regions(BOARD).values() for place in region]
    assert sorted(places) == list(range(BOARD.places))
    state = started("july")
    view = RULES.view(state, 0)
    text = "\n".join(map_lines(BOARD, view))
    for flag in range(64):
        if state.kind[flag]:
            owner = "own" if flag < 32 else "enemy"
            assert f"{owner} f{(flag & 31) + 1}" in text
    for word in ("french Center", "austrian Source", "austrian garrison", "french fort"):
        assert word in text
    assert any("Volargne 1 S ferry" in line for line in GUIDE.about(view, "around_rivoli"))


def test_the_army_card_has_the_track_and_the_own_account_only() -> None:
    state = started("july")
    state.condition[0] = 7
    lines = RULES.view_lines(RULES.view(state, 0))
    assert "  Condition ....|..*.|....|....|.... 7 of 20 (+1)" in lines
    assert sum("raised" in line for line in lines) == 1


def test_phases_and_cities_are_french_in_french(qapp: QApplication) -> None:
    """ "march" was taken for a verb of another game, and Mantova kept its Italian name."""
    use_language(qapp, "fr")
    try:
        assert translated(part_title(PART_NAMES.index("march"), 1)) == "Marche des Autrichiens"
        shown = [translated(place_title(BOARD, BOARD.place_by_name[one])) for one in CITIES]
        assert shown == ["Mantoue", "Padoue", "Trente", "Vérone"]
    finally:
        use_language(qapp, "en")


def test_headings_are_translated_in_every_part_of_a_campaign(qapp: QApplication) -> None:
    state, rng = RULES.start({"scenario": "november", "setup": "free"}), Random(base_seed())
    found = set(RULES.heading(state))
    while not isinstance(asked := RULES.pending(state), Over):
        RULES.apply(state, random_ply(RULES, state, asked, rng))
        found.update(RULES.heading(state))
    use_language(qapp, "fr")
    try:
        assert len(found) > 20
        assert [one for one in found if translated(one) == one] == []
    finally:
        use_language(qapp, "en")


def test_a_march_tells_what_is_left_of_it_and_that_it_is_held(qapp: QApplication) -> None:
    """The sentence was English in French, told three leaders in the singular, and did not say why
    a march had 0 points left all at once."""
    state = started("rivoli")
    go_to(state, "who marches", AUSTRIAN)
    position = RULES.position_text(state)
    for leader, place in (("joubert", "bussolengo"), ("alvinczy", "volargne")):
        position = EDITOR.put(position, [flag_key(flag_of(state, leader))], place)
    state, told = RULES.parse_position(position), []
    for order in ("command alvinczy", "to pescantina"):
        RULES.apply(state, RULES.parse_ply(order))
        told.append(GUIDE.situation(RULES.view(state, AUSTRIAN)))
    assert told == [
        "Alvinczy at Volargne has 6 MPs left.",
        "Alvinczy is held at Pescantina by an enemy force; 1 AP lets him go on [8.3, 8.5].",
    ]
    use_language(qapp, "fr")
    try:
        assert [translated(one) for one in told] == [
            "Il reste 6 PM à Alvinczy, à Volargne.",
            "Alvinczy est retenu à Pescantina par une force ennemie\N{NO-BREAK SPACE}; 1 PA le "
            "laisse repartir [8.3, 8.5].",
        ]
    finally:
        use_language(qapp, "en")


def test_the_place_in_a_record_is_told_in_french(qapp: QApplication) -> None:
    state = started("rivoli")
    go_to(state, "who marches", AUSTRIAN)
    use_language(qapp, "fr")
    try:
        told = translated(period(RULES.heading(state)))
        assert told == "Tour 82 · 7 janvier · Marche des Autrichiens"
    finally:
        use_language(qapp, "en")


def test_what_the_first_screen_and_the_list_of_orders_say_is_told_in_french(
    qapp: QApplication,
) -> None:
    """The place of a game to go on with was read from its record, and stayed English; so did the
    title, and what is meant by a rest."""
    read = ("turn 82, 7 January", "Austrian march")
    assert moment(read) == "turn 82, 7 January, Austrian march"
    use_language(qapp, "fr")
    try:
        assert translated(moment(read)) == "tour 82, 7 janvier, Marche des Autrichiens"
        assert translated(PRESENTER.board().title) == "Le Quadrilatère 1796-97"
        by_chance = ("die", "sum", "dice", "scouted", "drawn")
        meant = [meaning for name, _, meaning in VERBS if name not in by_chance]
        english = [one for one in meant if one and translated(verbatim(one)) == one]
        assert english == []
    finally:
        use_language(qapp, "en")
