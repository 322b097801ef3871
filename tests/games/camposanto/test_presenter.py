"""What the window is given of Camposanto: field, order board, plan of assaults, orders in one
gesture, and nothing of sealed orders."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.core.plies import EDGE_ROAD, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import CARRY_ON, FACING_CHOICE
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import chit_key, hand_box, wing_box
from solitaire.games.camposanto.rules import flight, sequence
from solitaire.games.camposanto.staff.flights import escapes
from solitaire.games.camposanto.terms import ASSAULT_STAGE
from solitaire.presenting.adjutant import ASK, March
from solitaire.presenting.board import Geography
from solitaire.presenting.offers import Role
from solitaire.presenting.overlays import LOST, MarchThought, Question
from solitaire.protocol import Chance, Decide
from tests.games.camposanto.positions import battle
from tests.ui.window_screen import table_with
from ui.desktop.table.table import PERSON

PRESENTER, ADJUTANT, EDITOR = GAME.presenter(), GAME.adjutant(), GAME.editor()
BOARD = PRESENTER.board()
CONTACT = "traun 1209 s, piccolomini_1 1411 s, hibernia 1211 n"


def opened(state: State, seat: int = 0) -> tuple[Any, Any]:
    view = RULES.view(state, seat)
    return view, PRESENTER.picture([view])


def begun(*orders: str) -> State:
    state = RULES.start({})
    for one in orders:
        RULES.apply(state, RULES.parse_ply(f"orders {one}"))
    return state


def play(state: State, *plies: str) -> None:
    for one in plies:
        pending = RULES.pending(state)
        dice = isinstance(pending, Chance)
        offered = [ply for ply, _ in RULES.outcomes(state)] if dice else RULES.actions(state)
        ply = RULES.parse_ply(one)
        assert ply in offered, one
        RULES.apply(state, ply)


# -- the board ------------------------------------------------------------------------------------


def test_hexes_beside_each_other_are_those_of_the_rules() -> None:
    neighbours = Geography(BOARD).neighbours
    for number, name in enumerate(RULES.board.hex_names):
        near = [int(RULES.board.neighbours[number * 6 + n]) for n in range(6)]
        expected = {RULES.board.hex_names[one] for one in near if one >= 0}
        assert set(neighbours[name]) == expected


def test_roads_lead_from_hex_to_hex_and_the_panaro_has_a_bridge() -> None:
    for road in (one for one in RULES.board.data.features if one.kind == "road"):
        links = {frozenset((link.a, link.b)) for link in BOARD.links}
        assert {frozenset(pair) for pair in pairwise(road.hexes)} <= links
    bridge = next(place for place in BOARD.places if place.id == "0718")
    assert bridge.symbol == "pontoon"
    assert [one.kind for one in BOARD.features].count("river") == 1


# -- orders ---------------------------------------------------------------------------------------


def test_chits_lie_in_the_hand_and_each_order_names_three_of_them() -> None:
    view, picture = opened(RULES.start({}))
    offers = PRESENTER.offers(view, RULES.actions(RULES.start({})))
    assert len(offers) == 504
    hand = {key for stack in picture.stacks_at(hand_box(0)) for key in stack.keys}
    assert hand == {chit_key(value) for value in (2, 3, 6, 7, 10, 11, 14, 15, 17)}
    assert {key for offer in offers for key, _ in offer.parts} == hand
    assert {place for offer in offers for _, place in offer.parts} == set(map(wing_box, range(3)))


@pytest.mark.parametrize("sealed", ["14 10 6", "17 2 11", "3 7 15"])
def test_nothing_shown_to_the_enemy_depends_on_what_is_sealed(sealed: str) -> None:
    """Picture, offers, overlays, odds, tips and texts of places, for every choice of the enemy."""
    shown = [_all_that_is_shown(begun(orders), 1) for orders in ("2 3 6", sealed)]
    assert shown[0] == shown[1]
    backs = [face for stack in shown[0][0].stacks for face in stack.faces if face.is_back]
    assert len(backs) == 3


def _all_that_is_shown(state: State, seat: int) -> list[Any]:
    view, picture = opened(state, seat)
    asked = RULES.pending(state)
    assert isinstance(asked, Decide)
    question = Question(("parma",), "0516", plan=MarchThought(("parma",), "0515"))
    desk = GAME.odds()
    return [
        picture,
        PRESENTER.offers(view, RULES.actions(state)),
        PRESENTER.question(view, asked),
        [PRESENTER.overlay(one.name, view, question) for one in PRESENTER.overlays()],
        [PRESENTER.place_lines(view, place.id) for place in BOARD.places],
        PRESENTER.engagement(view, ()),
        list(desk.pending(view, {})),
        ADJUTANT.foresee(view, ["parma"], "0515"),
        GAME.guide().situation(view),
    ]


def test_a_sealed_order_is_shown_to_its_owner_and_to_nobody_else() -> None:
    state = begun("14 10 6")
    _, own = opened(state, 0)
    _, enemy = opened(state, 1)
    assert own.place_of(chit_key(14)) == wing_box(0)
    assert enemy.place_of(chit_key(14)) == hand_box(0)
    whole = PRESENTER.picture([RULES.view(state, seat) for seat in range(2)])
    assert whole.place_of(chit_key(14)) == wing_box(0)


def test_the_reveal_is_a_page_until_the_first_own_wing_acts() -> None:
    """The book's example: 16-8-4 against 10-14-6 [4.1]."""
    state = begun("10 14 6", "16 8 4")
    _, picture = opened(state, 1)
    (page,) = [card for card in picture.cards if card.is_page]
    assert [row.words for row in page.rows] == [
        "Spanish left: 16 beats 10",
        "Allied centre: 14 beats 8",
        "Allied right: 6 beats 4",
        "Spanish left acts first",
    ]
    (track,) = picture.cards[0].tracks
    symbols = [marker.symbol for marker in track.markers]
    assert symbols == [
        "impetuous", "aggressive", "cautious", "cautious", "aggressive", "titubant",
    ]  # fmt: skip
    play(state, "march parma 0515", "face n")
    assert not [card for card in opened(state, 1)[1].cards if card.is_page]


# -- moves ----------------------------------------------------------------------------------------


def centre_acts(units: str, *, night: bool = False) -> State:
    """The Allied centre, Aggressive, is to move."""
    state = battle(units, "allied-centre", night=night)
    sequence.run_on(state, None)
    return state


def test_a_unit_led_onto_an_enemy_comes_beside_him_and_faces_him() -> None:
    state = centre_acts(CONTACT)
    view, _ = opened(state)
    march = ADJUTANT.march(view, ["piccolomini_1"], "1211")
    assert isinstance(march, March)
    assert march.foresight.is_fight
    for ply in march.plies:
        RULES.apply(state, ply)
    unit, enemy = (RULES.board.unit_by_name[name] for name in ("piccolomini_1", "hibernia"))
    assert state.faces(unit, state.unit_hex[enemy])
    assert not state.faces(enemy, state.unit_hex[unit])  # on his flank, where it fights best


def test_a_unit_led_onto_an_enemy_who_would_withdraw_still_comes_on_his_flank() -> None:
    """On the flank it wins less often than in front, 58 against 77 %, as he withdraws else."""
    state = centre_acts("traun 1310 s, wirtz 1212 n")
    view, _ = opened(state)
    march = ADJUTANT.march(view, ["traun"], "1212")
    assert isinstance(march, March)
    assert "the enemy withdraws" in " ".join(march.foresight.meeting)
    for ply in march.plies:
        RULES.apply(state, ply)
    unit, enemy = (RULES.board.unit_by_name[name] for name in ("traun", "wirtz"))
    assert not state.faces(enemy, state.unit_hex[unit])


@pytest.mark.ui
def test_what_undo_takes_back_is_told_as_it_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    """Once a unit has turned, the question that is open knows nothing of it any more."""
    table = table_with(centre_acts(CONTACT), 0, tmp_path / "game.rec", rules=RULES)
    table.begin()
    qtbot.waitUntil(lambda: table.waits_for == PERSON)
    plies = iter([RULES.parse_ply(one) for one in ("march traun 1110", "face sw")])
    assert not table.carry_out([lambda: next(plies)] * 2)
    told = [str(one.words) for one in table.last_order()]
    assert told == ["Traun moves to 1110", "Traun faces south-west"]
    table.close()


def test_a_marshal_leads_his_whole_wing_in_one_gesture() -> None:
    state = begun("10 17 6", "16 8 4")  # the Allied centre acts first
    while RULES.pending(state).question != "which unit moves or turns next [5.5, 6]":
        play(state, "done")
    view, _ = opened(state)
    counters = PRESENTER.companions(view, "leutrum")
    assert len(counters) == 11
    march = ADJUTANT.march(view, counters[1:], "1508")
    assert isinstance(march, March)
    before = {unit: seen.hex for unit, seen in enumerate(view.units)}
    for ply in march.plies:
        assert ply in RULES.actions(state)
        RULES.apply(state, ply)
    moved = [unit for unit, place in before.items() if state.unit_hex[unit] != place]
    assert {int(RULES.board.wing[unit]) for unit in moved} == {1}
    assert len(moved) >= 8
    assert RULES.faults(state) == []


def test_why_a_unit_cannot_go_there_is_said_with_its_rule() -> None:
    view, _ = opened(centre_acts(CONTACT))
    assert "hexes away" in ADJUTANT.march(view, ["traun"], "2001")
    assert "[6.1]" in ADJUTANT.march(view, ["traun"], "1209")


def test_standing_orders_turn_winners_and_leave_marches_to_the_person() -> None:
    state = centre_acts(CONTACT)
    usual = {one.name: one.usual for one in ADJUTANT.standing_orders()}
    assert usual["facing"] == ASK
    play(state, "march traun 1110")
    view, _ = opened(state)
    offered = RULES.actions(state)
    assert ADJUTANT.standing_answer(view, offered, usual) is None
    answer = ADJUTANT.standing_answer(view, offered, {**usual, "facing": "suggested"})
    assert answer is not None
    assert RULES.ply_text(answer.ply) == "face s"


def test_nothing_is_remembered_of_a_wing_that_has_begun_to_move() -> None:
    state = centre_acts(CONTACT)
    view, _ = opened(state)
    assert "Traun" in ADJUTANT.forgotten(view, RULES.actions(state))[0].words
    play(state, "march traun 1110", "face s")
    view, _ = opened(state)
    assert ADJUTANT.forgotten(view, RULES.actions(state)) == []


# -- assaults -------------------------------------------------------------------------------------


def planning(units: str) -> State:
    state = centre_acts(units)
    play(state, "done")
    return state


def test_the_plan_names_what_is_still_missing() -> None:
    """One attacker of two enemies before its front takes one of them [7]."""
    state = planning("traun 1111 n, rehbinder 1011 n, hibernia 1010 nw, irlanda 1110 sw")
    play(state, "assault 1011 on 1010")
    drawn = opened(state)[1].drawn
    assert drawn is not None
    assert [mark.look for mark in drawn.marks] == []
    state = planning("traun 1111 n, rehbinder 1211 nw, hibernia 1010 nw, irlanda 1110 sw")
    play(state, "assault 1211 on 1110")
    drawn = opened(state)[1].drawn
    assert drawn is not None
    assert len([way for way in drawn.ways if way.number == 1]) == 1


def test_missing_assaults_are_marked_and_named() -> None:
    state = planning(
        "traun 1111 n, rehbinder 1011 n, deutschmeister_2 1009 s, hibernia 1010 nw, irlanda 1110 sw"
    )
    for offer in PRESENTER.offers(RULES.view(state, 0), RULES.actions(state)):
        copy = RULES.copy(state)
        RULES.apply(copy, offer.ply)
        drawn = opened(copy)[1].drawn
        is_done_offered = any(RULES.ply_text(one) == "done" for one in _actions(copy))
        if copy.step != state.step or drawn is None:
            continue
        assert bool([one for one in drawn.marks if one.look == LOST]) != is_done_offered
        assert len(drawn.lines) > len(copy.plan) or is_done_offered


def _actions(state: State) -> list[Ply]:
    return list(RULES.actions(state)) if isinstance(RULES.pending(state), Decide) else []


def test_the_board_of_an_assault_has_modifiers_threshold_and_both_futures() -> None:
    state = planning("traun 1110 s, piccolomini_1 1311 sw, hibernia 1211 n")
    play(state, "assault 1110+1311 on 1211", "1+1")
    view = RULES.view(state, 1)
    found = PRESENTER.engagement(view, ())
    assert found is not None
    assert "+1 flank [7.2]" in found.forces[0].title
    (track,) = found.tracks
    assert (track.cells[track.now], track.cells[0]) == ("8", "9")
    assert all(marker.chance is not None for marker in track.markers)
    (sheet,) = GAME.odds().pending(view, {})
    fight, withdraw = sheet.choices()
    assert (fight.text, withdraw.text) == ("fight", "withdraw")
    assert fight.chance is not None
    assert 0 < fight.chance < 1
    offered = {offer.text for offer in PRESENTER.offers(view, RULES.actions(state))}
    assert offered == {"fight", "withdraw"}


def test_ways_of_an_escape_are_those_of_the_rules() -> None:
    """RULES example 19: a body beaten in 1212 by one in 1211 ends in one of four hexes."""
    state = centre_acts("espanolas_1 1212 n, traun 1211 s")
    found = escapes(state, RULES.board.hex_by_name["1212"])
    ends = {RULES.board.hex_names[one.end] for one in found if one.road == EDGE_ROAD}
    assert ends == {"1115", "1215", "1315", "1415"}


# -- the rest -------------------------------------------------------------------------------------


def test_every_step_of_a_wing_is_marked_by_its_role() -> None:
    state = centre_acts(CONTACT)
    view, _ = opened(state)
    roles = {offer.role for offer in PRESENTER.offers(view, RULES.actions(state))}
    assert roles == {Role.BEGIN, Role.STEP, Role.CLOSE}
    play(state, "turn traun")
    offers = PRESENTER.offers(RULES.view(state, 0), RULES.actions(state))
    assert [offer.facing for offer in offers] == list(range(6))
    assert {offer.counter for offer in offers} == {"traun"}


def test_a_position_changed_by_hand_is_one_of_the_rules() -> None:
    text = RULES.position_text(RULES.start({}))
    text = EDITOR.put(text, ["traun"], "1410")
    text = EDITOR.with_mark(text, ["traun", "parma"], "steps", "2")
    text = EDITOR.remove(text, ["diesbach", "atrisco"])
    state = RULES.parse_position(text)
    assert (state.steps_lost(0), state.steps_lost(1), state.regiments_lost(0)) == (6, 2, 1)
    for beginning in EDITOR.beginnings():
        again = RULES.parse_position(EDITOR.begun_at(text, beginning.name))
        assert RULES.faults(again) == []
        assert again.activation == (0 if beginning.name == "orders" else int(beginning.name))


def test_night_has_its_look_and_rings_who_is_alone() -> None:
    state = centre_acts("traun 1208 s, hibernia 1211 n", night=True)
    _, picture = opened(state)
    assert picture.look == "night"
    assert picture.drawn is not None
    assert "1208" in picture.drawn.lines[0]
    face = picture.face_of("traun")
    assert face is not None
    assert "isolated" in face.marks


def test_the_way_of_a_flight_names_no_hex_twice_when_it_stops() -> None:
    state = battle(CONTACT)
    state.stage = ASSAULT_STAGE
    flight.begin_escape(state, state.board.hex_by_name["1211"], None)
    state.step = CARRY_ON
    sequence.run_on(state, None)
    while state.flight is not None and state.step != FACING_CHOICE:
        RULES.apply(state, RULES.actions(state)[0])
    drawn = opened(state, 1)[1].drawn
    assert drawn is not None
    way = drawn.ways[0].places
    assert len(way) > 1
    assert all(one != other for one, other in pairwise(way))
    assert str(drawn.lines[0]).count(way[-1]) == 1
