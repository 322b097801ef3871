"""Castiglione's odds as sheets: they add up, are Texts throughout, and tell one view only."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from fractions import Fraction

import pytest

from solitaire.games.castiglione.core.events import BATTLE_BEGAN, Happened
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.odds.desk import DESK
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.odds_sheet import (
    Bars,
    Choice,
    Columns,
    Details,
    NoAnswer,
    Notes,
    OddsSheet,
    Part,
    Remark,
    Roll,
    Section,
    Spread,
    Table,
)
from solitaire.protocol import EVERYONE, Decide, Event
from solitaire.text import Text
from tests.games.castiglione.battle_positions import austrian_attack, austrian_move
from tests.ui.window_worlds import AUSTRIAN, at_movement

GOITO = "option visibility open\nat goito gummer\nat guidizzolo robert"
CORONA = "at la_corona joubert gummer\nat rivoli rampon"


def flat(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        if isinstance(part, Section | Choice | Details):
            yield from flat(part.parts)
        elif isinstance(part, Columns):
            yield from (one for sheet in part.sheets for one in flat(sheet.parts))


def words_of(part: Part) -> Iterator[object]:
    if isinstance(part, Remark | Spread):
        yield part.words
    elif isinstance(part, Section | Roll):
        yield part.title
    elif isinstance(part, Choice):
        yield from (part.words, part.future)
    elif isinstance(part, Bars):
        yield from (row.words for row in part.rows)
    elif isinstance(part, Notes):
        yield from (part.title, *part.lines)
    elif isinstance(part, Table):
        yield from (cell for row in part.rows for cell in row if not isinstance(cell, Fraction))
    if isinstance(part, Roll):
        yield from (one.words for one in part.modifiers)
        yield from (result for result, _ in part.results)


def check(sheet: OddsSheet) -> None:
    """Chances that exclude each other add up, and every word is a Text."""
    for part in flat(sheet.parts):
        assert all(isinstance(one, Text) for one in words_of(part)), part
        if isinstance(part, Roll) and part.results:
            assert sum(chance for _, chance in part.results) == 1
        elif isinstance(part, Spread):
            assert sum(chance for _, chance in part.chances) == 1
        elif isinstance(part, Bars):
            assert sum(row.chance for row in part.rows) == 1
    again = pickle.loads(pickle.dumps(sheet))
    assert again == sheet
    assert all(isinstance(one, Text) for part in flat(again.parts) for one in words_of(part))


def corona(seat: int) -> View:
    return RULES.view(austrian_attack(CORONA), seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_quick_sheet_comes_first_and_the_exact_one_last(seat: int) -> None:
    sheets = list(DESK.pending(corona(seat), {}))
    assert [sheet.is_exact for sheet in sheets] == [False, True]
    for sheet in sheets:
        check(sheet)


def test_an_attack_thought_of_is_told_the_same_in_worlds_that_look_alike() -> None:
    views = [RULES.view(state, AUSTRIAN) for state in at_movement()]
    told = [list(DESK.attack(view, ["gummer"], "ala")) for view in views]
    for sheets in told:
        assert sheets == told[0]
        for sheet in sheets:
            check(sheet)
    with pytest.raises(NoAnswer, match="No enemy is seen"):
        next(DESK.attack(RULES.view(austrian_move(GOITO), AUSTRIAN), ["gummer"], "trent"))


@pytest.mark.parametrize(
    ("form", "values"),
    [
        ("combat", {"attacker": "gummer", "defender": "massena, victor"}),
        ("forced-march", {"unit": "bertin", "start": "zevio", "goal": "lonato"}),
        ("guns", {"battle": "castiglione", "groups": "asola=servier\nlonato=beaumont_cav"}),
        ("recovery", {"groups": "verona=valette:2"}),
        ("bridge", {"bridge": "rezzato-gavardo", "unit": "rusca", "area": "rezzato"}),
        ("forage", {"groups": "goito=robert,gardanne:1"}),
        ("initiative", {}),
    ],
)
def test_every_form_is_answered(form: str, values: dict[str, str]) -> None:
    *_, sheet = DESK.ask(form, values)
    check(sheet)
    assert sheet.is_exact
    assert sheet.data["kind"]


def test_forms_have_fields_with_names_of_their_own() -> None:
    for form in DESK.forms():
        names = [field.name for field in form.fields]
        assert len(set(names)) == len(names)
        for field in form.fields:
            values = [value for value, _ in field.values]
            assert not values or field.usual in ("", *values)


def played_on(state: State, verb: str, events: list[Event]) -> None:
    """By the first choices and outcomes, until this choice is offered."""
    while not any(RULES.ply_text(one).startswith(verb) for one in offered(state)):
        RULES.apply(state, (offered(state) or [RULES.outcomes(state)[0][0]])[0], events)


def offered(state: State) -> list[Ply]:
    return list(RULES.actions(state)) if isinstance(RULES.pending(state), Decide) else []


def test_both_futures_of_the_choice_after_round_one_and_the_result_against_what_was_expected() -> (
    None
):
    state, heard = austrian_attack("at la_corona joubert rampon gummer liptay"), list[Event]()
    *_, expected = DESK.pending(RULES.view(state, AUSTRIAN), {})
    played_on(state, "fight-on", heard)
    seat = RULES.pending(state).seat  # type: ignore[union-attr]
    *_, sheet = DESK.pending(RULES.view(state, seat), {})
    check(sheet)
    chances = {one.text: one.chance for one in sheet.choices()}
    assert set(chances) == {"fight-on", "break-off"}
    assert chances["break-off"] == 0
    assert all(one.future and one.parts for one in sheet.choices())

    RULES.apply(state, RULES.parse_ply("break-off"), heard)
    while state.battle is not None:
        RULES.apply(state, (offered(state) or [RULES.outcomes(state)[0][0]])[0], heard)
    begun = Happened(
        BATTLE_BEGAN, AUSTRIAN, 0, RULES.board.area_by_name["la_corona"], 0, 0, EVERYONE
    )
    found = PRESENTER.outcome([begun, *heard], "la_corona", expected)
    assert found is not None
    words = [part.words for part in found.sheet.parts if isinstance(part, Remark)]
    assert any("broke off [9.3]" in one for one in words)
    assert "had a chance of" in words[-1]
    [table] = [part for part in found.sheet.parts if isinstance(part, Table)]
    assert [row[0] for row in table.rows] == [
        "Hits inflicted",
        "expected",
        "Units lost",
        "expected",
    ]
    assert all(cell != "–" for row in table.rows for cell in row)
    assert found.rolled
    assert PRESENTER.outcome(heard, "trent", expected) is None


def test_the_engagement_has_both_forces_the_attacker_first() -> None:
    view = corona(AUSTRIAN)
    found = PRESENTER.engagement(view, [])
    assert found is not None
    assert (found.place, found.round, found.is_opening) == ("la_corona", 1, True)
    assert [force.side for force in found.forces] == ["austrian", "french"]
    assert found.forces[0].title == "Attacker: Austrian, 5 strength points"
    assert [key for group in found.forces[0].groups for key in group.keys] == ["gummer"]
    assert PRESENTER.engagement(RULES.view(austrian_move(GOITO), AUSTRIAN), []) is None


def test_a_thought_engagement_knows_those_already_there() -> None:
    view = RULES.view(austrian_move("at goito gummer\nat guidizzolo robert liptay"), AUSTRIAN)
    found = PRESENTER.thought_engagement(view, ["gummer"], "guidizzolo")
    assert found is not None
    coming, there = found.forces[0].groups
    assert (coming.keys, there.keys) == (("gummer",), ("liptay",))
    assert there.title == "already there"
