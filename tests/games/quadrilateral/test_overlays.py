"""What lies over the map of the campaign is what the rules say."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.guide import GUIDE
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.terms import NO_FLAG
from solitaire.presenting.estimates import Intelligence
from solitaire.presenting.overlays import DOUBTFUL, SURE, Overlay, Question
from tests.games.quadrilateral.test_adjutant import at_marches
from ui.desktop.board.overlays.icons import _SIGNS


def laid(name: str, question: Question | None = None, scenario: str = "rivoli") -> Overlay:
    state = at_marches(scenario, 3)
    return PRESENTER.overlay(name, RULES.view(state, state.active), question or Question())


@pytest.mark.parametrize("choice", PRESENTER.overlays(), ids=lambda one: one.name)
def test_every_overlay_has_a_sign_of_its_own(choice: object) -> None:
    assert choice.name in _SIGNS  # type: ignore[attr-defined]


def test_no_two_overlays_share_a_sign() -> None:
    signs = [_SIGNS[one.name] for one in PRESENTER.overlays()]
    assert len(set(signs)) == len(signs)


def test_places_in_reach_are_those_to_which_the_rules_let_a_force_march() -> None:
    """Every road that is offered at the first step leads to a place that is marked."""
    state = at_marches("rivoli", 3)
    view = RULES.view(state, state.active)
    compared = 0
    for ply in RULES.actions(state):
        if ply.verb != plies.COMMAND:
            continue
        flag = int(state.leader_at[ply.first])
        shown = PRESENTER.overlay("reach", view, Question((flag_key(flag),)))
        near = {mark.place for mark in shown.marks if mark.look == SURE}
        world = RULES.copy(state)
        RULES.apply(world, ply)
        offered = [one for one in RULES.actions(world) if one.verb == plies.TO]
        names = {RULES.board.place_names[one.first] for one in offered}
        assert names <= near
        assert any(mark.look == DOUBTFUL for mark in shown.marks)
        compared += len(names)
    assert compared > 5


def test_a_line_of_communication_says_how_long_it_is() -> None:
    shown = laid("communications")
    lengths = [str(mark.text) for mark in shown.marks]
    assert lengths
    assert all(one.endswith("MPs") for one in lengths)
    assert len(shown.ways) == len(shown.marks)


def test_forage_marks_where_quarters_are_possible_and_says_what_forces_find() -> None:
    shown = laid("forage")
    least = int(RULES.board.charts.quarters_forage)
    quiet = [mark for mark in shown.marks if mark.look == "quiet"]
    assert quiet
    assert all(int(str(mark.text)) >= least for mark in quiet)
    assert len(shown.lines) > 3


def test_the_path_is_measured_against_28_points() -> None:
    assert "28" in str(laid("path").lines[0])


def test_the_legend_tells_how_long_lines_and_path_are() -> None:
    """It was told to screen readers only."""
    legend = [str(words) for _, words in laid("communications").legend]
    assert all("MPs" in words for words in legend), legend
    shown = laid("path")
    assert "28 are allowed" in str(shown.legend[0][1])
    barred = [line for line in shown.lines if "held by the French" in str(line)]
    assert len(shown.marks) == len(barred) > 0


def test_at_each_enemy_flag_stands_what_it_probably_holds_and_how_old_that_is() -> None:
    state = at_marches("rivoli", 3)
    state.turn += 2  # since everybody read the set-up
    view, side = RULES.view(state, state.active), int(state.active)
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(6)]
    shares = [1 / len(worlds)] * len(worlds)
    found = Intelligence(tuple(GUIDE.estimates(view, worlds, shares)), len(worlds))
    seen_only = PRESENTER.overlay("intelligence", view, Question())
    guessed = PRESENTER.overlay("intelligence", view, Question(estimates=found))
    enemy = [one for one in range(64) if one >> 5 != side and state.kind[one] != NO_FLAG]
    places = {RULES.board.place_names[int(state.place[one])] for one in enemy}
    for shown in (seen_only, guessed):
        assert {mark.place for mark in shown.marks} == places
        assert len(shown.lines) == 1 + len(places)
    tags = {mark.place: str(mark.text) for mark in guessed.marks if mark.look == DOUBTFUL}
    assert tags
    assert all("SP" in tag and "seen 2 turns ago" in tag for tag in tags.values())
    assert "being made" in seen_only.lines[0]
    assert "6 imagined worlds" in guessed.lines[0]
