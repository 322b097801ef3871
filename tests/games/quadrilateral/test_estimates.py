"""What may be thought of enemy flags: estimates from worlds that fit, and their table."""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.core import knowledge
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.guide import GUIDE
from solitaire.games.quadrilateral.present.names import flag_title
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import AUSTRIAN, FORCE, FRENCH
from solitaire.presenting.estimates import Intelligence
from tests.games.quadrilateral.test_adjutant import at_marches

WORLDS = 12


def test_estimates_are_shares_of_worlds_that_fit_the_view() -> None:
    state = at_marches("rivoli", 3)
    view = RULES.view(state, FRENCH)
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(WORLDS)]
    found = GUIDE.estimates(view, worlds, [1 / WORLDS] * WORLDS)
    places = {
        RULES.board.place_names[int(state.place[flag])]
        for flag in range(32, 64)
        if state.kind[flag]
    }
    assert {one.area for one in found} == places
    for one in found:
        mean, low, high = one.strength
        assert low <= mean <= high or low == high
        assert 0 <= one.dummies <= one.unknown + 1e-9
        assert all(0 < share <= 1 for _, share in one.guesses)
    whole = sum(one.strength[0] for one in found)
    truth = sum(int(state.total(flag)) for flag in range(32, 64) if state.kind[flag])
    assert abs(whole - truth) < truth / 4
    table = PRESENTER.estimates(Intelligence(tuple(found), WORLDS))
    assert len(table.rows) == len(found)
    assert all(len(row.cells) == len(table.headings) for row in table.rows)


def test_without_worlds_only_what_is_seen_is_told() -> None:
    view = RULES.view(at_marches("rivoli", 3), AUSTRIAN)
    found = GUIDE.estimates(view, (), ())
    assert sum(one.seen for one in found) > 5
    assert not any(one.guesses for one in found)
    table = PRESENTER.estimates(Intelligence(tuple(found)))
    assert all(str(row.cells[1]) == "…" for row in table.rows)


def test_beliefs_name_leaders_where_they_may_be_and_the_truth_is_told_of_them() -> None:
    state = at_marches("rivoli", 3)
    view, own = RULES.view(state, FRENCH), RULES.view(state, AUSTRIAN)
    notes = [PRESENTER.noted(RULES.imagine(view, Random(seed))) for seed in range(WORLDS)]
    found = PRESENTER.beliefs(view, notes, [1 / WORLDS] * WORLDS)
    backs = {
        key
        for stack in PRESENTER.picture([view]).stacks
        for key, face in zip(stack.keys, stack.faces, strict=True)
        if face.is_back
    }
    assert set(found.labels) == backs
    assert len(found.guesses) > 5
    right = sum(PRESENTER.whereabouts(own, one.counter) == one.likeliest for one in found.guesses)
    assert right > len(found.guesses) / 2, "nothing has been exchanged yet"


def test_the_siege_card_says_when_mantova_may_fall_if_that_is_far_off() -> None:
    state = RULES.start({"scenario": "july"})
    card = next(
        one for one in PRESENTER.picture([RULES.view(state, FRENCH)]).cards if one.id == "mantova"
    )
    assert not card.tracks
    (row,) = [one for one in card.rows if str(one.words) == "May capitulate"]
    turns = int(str(row.detail).split()[1])
    clock, charts = int(state.clock), RULES.board.charts
    assert state.siege_modifier(clock + turns) >= charts.capitulation_from
    assert state.siege_modifier(clock + turns - 1) < charts.capitulation_from


def test_a_flag_that_others_joined_shows_what_all_of_them_had() -> None:
    """It showed what it was seen with alone: "3?" on a force of seventeen points."""
    state = at_marches("rivoli", 3)
    flags = [
        flag for flag in range(32, 64) if state.kind[flag] == FORCE and not state.is_besieged(flag)
    ]
    stays, goes = flags[0], flags[1]
    whole = int(state.total(stays) + state.total(goes))
    knowledge.merge(state, (1 << stays) | (1 << goes))
    knowledge.vanished(state, goes)
    for arm in range(3):
        state.steps[stays * 3 + arm] += state.steps[goes * 3 + arm]
    state.drop(goes)
    faces = dict(
        pair
        for stack in PRESENTER.picture([RULES.view(state, FRENCH)]).stacks
        for pair in zip(stack.keys, stack.faces, strict=True)
    )
    face = next(one for one in faces.values() if one.title == flag_title(stays))
    assert face.guess == f"{whole / 5:g}?"
    assert f"about {whole / 5:g} SP" in face.suspicion
