"""Paragraphs beyond the worked examples, each with its number, and the switches."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.camposanto.core.options import OPTIONS, PRESETS, Options
from solitaire.games.camposanto.core.plies import EDGE_ROAD, TWO_DICE
from solitaire.games.camposanto.core.procedures import ESCAPE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.game import game_over
from solitaire.games.camposanto.rules import movement, victory
from solitaire.games.camposanto.rules.ways import Fugitive, endings
from solitaire.games.camposanto.terms import (
    BATTERY_STAGE,
    GENERAL_STAGE,
    LIGHT_STAGE,
    MARCH_STAGE,
    MARSHAL_STAGE,
)
from solitaire.protocol import Decide, Over
from tests.games.camposanto.positions import (
    BOARD,
    RULES,
    asked,
    assaulting,
    at_stage,
    battle,
    escapes,
    hexes,
    name,
    offered,
    planning,
    say,
)
from tests.games.camposanto.test_examples import revealed
from tests.games.camposanto.test_second_referee import random_battle

rule = pytest.mark.rule


def ends(state: State, unit: str) -> set[str]:
    return {text.split()[2] for text in offered(state) if text.startswith(f"march {unit} ")}


@rule("1.2")
def test_two_dice_have_36_throws() -> None:
    assert len(TWO_DICE) == 36
    assert sum(1 for ply, _ in TWO_DICE if ply.first + ply.second >= 9) == 10


@rule("3")
@rule("4")
@rule("12")
def test_a_battle_has_two_turns_of_three_phases() -> None:
    headings = []
    state, rng = RULES.start({}), Random(7)
    while not isinstance(pending := RULES.pending(state), Over):
        heading = RULES.heading(state)[0]
        if heading not in headings:
            headings.append(heading)
        plies = RULES.actions(state) if isinstance(pending, Decide) else [p for p, _ in TWO_DICE]
        done = [ply for ply in plies if RULES.ply_text(ply) in ("done", "stay", "fight")]
        RULES.apply(state, done[0] if done else rng.choice(plies))
    assert headings == [
        f"{turn}, phase {phase}" for turn in ("Day", "Night") for phase in (1, 2, 3)
    ]


@rule("4")
def test_orders_are_504_then_120_then_6() -> None:
    state = RULES.start({})
    counts = []
    rng = Random(1)
    while len(counts) < 3:
        if asked(state) == "orders_choice":
            if RULES.pending(state).seat == 0:
                counts.append(len(RULES.actions(state)))
            RULES.apply(state, rng.choice(RULES.actions(state)))
        else:
            done = [
                ply
                for ply in RULES.actions(state)
                if RULES.ply_text(ply) in ("done", "stay", "spare")
            ]
            RULES.apply(state, done[0])
    assert counts == [504, 120, 6]


@rule("4")
def test_sealed_values_exchanged_look_the_same_to_the_enemy() -> None:
    views, texts, offers = set(), set(), set()
    for orders in ("orders 2 3 6", "orders 17 15 14", "orders 10 2 11"):
        state = RULES.start({})
        say(state, orders)
        view = RULES.view(state, 1)
        views.add(view)
        texts.add("\n".join(RULES.view_lines(view)))
        offers.add(tuple(RULES.ply_text(ply) for ply in RULES.actions(state)))
    assert (len(views), len(texts), len(offers)) == (1, 1, 1)


@rule("5.5")
@rule("8.1")
def test_the_operations_come_in_their_order() -> None:
    units = "deutschmeister_1 1307 s, centro_1 1307 s, guadalajara_1 1511 n"
    state = battle(units, wing="allied-centre", status="cautious", marshals="leutrum 1305")
    at_stage(state, GENERAL_STAGE)
    assert asked(state) == "general_choice"
    say(state, "general")
    assert state.generals_used == 1
    assert asked(state) == "battery_choice"
    say(state, "done")
    assert asked(state) == "march_choice"
    say(state, "done")
    assert asked(state) == "marshal_choice"
    again = battle(units, wing="allied-centre", status="cautious")
    again.generals_used = 1
    at_stage(again, GENERAL_STAGE)
    assert asked(again) == "battery_choice"


@rule("5.3")
@rule("5.4")
def test_a_cautious_wing_moves_or_turns_four_units() -> None:
    line = "castilla 0812 n, lombardia 0912 n, flandes 1012 n, espanolas_1 1112 n, reina 1312 n"
    state = at_stage(battle(line, status="cautious"), MARCH_STAGE)
    for unit in ("castilla", "lombardia", "flandes", "espanolas_1"):
        assert state.activation == 1
        say(state, f"turn {unit}", "face n")
    assert state.activation == 2  # nothing else to do, so the next wing acts
    free = at_stage(battle(line, status="cautious", turning="free"), MARCH_STAGE)
    for unit in ("castilla", "lombardia", "flandes", "espanolas_1", "reina"):
        say(free, f"turn {unit}", "face n")


@rule("6")
@rule("11")
@pytest.mark.parametrize(
    ("unit", "status", "night", "points"),
    [
        ("castilla", "aggressive", False, 3),
        ("artilleria_1", "aggressive", False, 1),
        ("artilleria_1", "aggressive", True, 0),
        ("castilla", "impetuous", False, 4),
        ("castilla", "impetuous", True, 3),
    ],
)
def test_movement_points(unit: str, status: str, night: bool, points: int) -> None:
    state = battle(f"{unit} 1212 n", status=status, night=night)
    assert movement.movement_points(state, BOARD.unit_by_name[unit]) == points


@rule("6.1")
@rule("5.1")
def test_from_zone_to_zone_only_if_impetuous() -> None:
    units = "roth_1 1210 s, alt_wallis_1 1410 s, castilla 1211 n"
    calm = at_stage(battle(units), MARCH_STAGE)
    enemy_zone = [place for place in range(475) if calm.in_zone_of(0, place)]
    assert not any(name(place) in ends(calm, "castilla") for place in enemy_zone)
    bold = at_stage(battle(units, status="impetuous"), MARCH_STAGE)
    assert any(name(place) in ends(bold, "castilla") for place in enemy_zone)


@rule("6.2")
@rule("10.1")
@rule("9.2")
def test_stacking() -> None:
    state = battle("castilla 1212 n, lombardia 1312 n, artilleria_1 1313 n, artilleria_2 1413 n")
    at_stage(state, MARCH_STAGE)
    assert "1312" not in ends(state, "castilla")
    assert "1313" in ends(state, "castilla")
    assert "1312" in ends(state, "artilleria_1")
    assert "1413" not in ends(state, "artilleria_1")
    say(state, "march castilla 1313", "face se")
    assert state.facing[BOARD.unit_by_name["artilleria_1"]] == 2
    horse = battle("sagunto 1212 n, albanesa 1312 n", wing="spanish-left")
    at_stage(horse, MARCH_STAGE)
    assert "1312" not in ends(horse, "sagunto")


@rule("6.3")
def test_river_and_pond_are_closed_and_the_bridge_is_open() -> None:
    state = at_stage(battle("castilla 0717 n"), MARCH_STAGE)
    assert "0718" in ends(state, "castilla")
    assert any(name_[2:] == "19" for name_ in ends(state, "castilla"))
    assert not any(BOARD.is_river[place] for place in hexes(" ".join(ends(state, "castilla"))))


@rule("8.2")
def test_a_marshal_gives_way_and_the_mover_goes_on() -> None:
    state = battle("carabineros 1212 n", wing="spanish-right", marshals="schulemburg 1209")
    at_stage(state, MARCH_STAGE)
    assert "1209" not in ends(state, "carabineros")
    say(state, "march carabineros 1210")
    assert asked(state) == "push_choice"
    assert RULES.pending(state).seat == 0
    say(state, "back 2")
    while asked(state) == "way_choice":
        say(state, offered(state)[0])
    assert asked(state) == "onward_choice"
    assert "onward 1209" in offered(state)
    say(state, "halt", "face n")
    place = state.marshal_hex[BOARD.marshal_by_name["schulemburg"]]
    assert name(place)[2:] == "07"


@rule("8.2")
def test_a_marshal_without_a_way_is_lost() -> None:
    state = battle("castilla 1203 n, lombardia 1101 s, flandes 1301 s", marshals="schulemburg 1201")
    state.to_push = 1 << BOARD.marshal_by_name["schulemburg"]
    at_stage(state, MARCH_STAGE)
    assert state.marshal_hex[BOARD.marshal_by_name["schulemburg"]] < 0


@rule("8.2")
def test_a_marshal_moves_whatever_the_status_but_into_no_zone() -> None:
    state = battle("roth_1 1210 s, castilla 1213 n", status="titubant", marshals="macdonald 1213")
    at_stage(state, MARSHAL_STAGE)
    goals = hexes(" ".join(text.split()[1] for text in offered(state) if text != "stay"))
    assert goals
    assert not any(state.in_zone_of(0, place) for place in goals)
    assert max(BOARD.distance(hexes("1213")[0], place) for place in goals) == 4


@rule("9.1")
@rule("8.2")
def test_fire_kills_a_marshal_only_if_alone() -> None:
    guns = "deutschmeister_1 1307 s, centro_1 1307 s"
    alone = battle(guns, wing="allied-centre", marshals="macdonald 1309")
    at_stage(alone, BATTERY_STAGE)
    say(alone, "fire centro_1 1309", "6+6")
    assert alone.marshal_hex[BOARD.marshal_by_name["macdonald"]] < 0


@rule("9.1")
@rule("11")
def test_by_night_guns_reach_one_hex() -> None:
    units = "deutschmeister_1 1307 s, centro_1 1307 s, castilla 1309 n"
    state = at_stage(battle(units, wing="allied-centre", night=True), BATTERY_STAGE)
    assert asked(state) != "battery_choice"


@rule("10.2")
@rule("10.1")
def test_light_infantry_fires_from_the_top_of_a_stack_and_takes_the_hit() -> None:
    units = "saluzzo 1210 s, schiavoni_2 1210 s, guadalajara_1 1211 n"
    state = at_stage(battle(units, wing="allied-left"), LIGHT_STAGE)
    say(state, "fire schiavoni_2 1211")
    say(state, "4+5")
    assert state.steps[BOARD.unit_by_name["guadalajara_1"]] == 1
    beaten = assaulting(battle(units, wing="spanish-right"), "1211 on 1210")
    say(beaten, "6+6")
    assert beaten.steps[BOARD.unit_by_name["schiavoni_2"]] == 0
    assert beaten.steps[BOARD.unit_by_name["saluzzo"]] == 4


@rule("9.3")
def test_a_lone_battery_cannot_assault_and_is_gone_when_it_loses() -> None:
    state = planning(battle("artilleria_1 1211 n, roth_1 1210 s"))
    assert asked(state) != "plan_choice"
    units = "roth_1 1210 s, artilleria_1 1211 n, castilla 0812 n"
    attacked = battle(units, wing="allied-right")
    assaulting(attacked, "1210 on 1211")
    say(attacked, "6+6")
    assert attacked.steps[BOARD.unit_by_name["artilleria_1"]] == 0
    assert offered(attacked) == ["advance roth_1 1211", "none"]


@rule("7.1")
def test_who_stands_in_another_front_may_not_advance_after_a_victory() -> None:
    units = "roth_1 1210 s, alt_wallis_1 1111 se, castilla 1211 n"
    state = assaulting(battle(units), "1211 on 1210")
    say(state, "6+6")
    while asked(state) in ("way_choice", "facing_choice") and RULES.pending(state).seat == 0:
        say(state, offered(state)[0])
    assert asked(state) == "facing_choice"  # no advance, but the winner may turn


@rule("7")
def test_the_direction_is_asked_only_if_it_matters() -> None:
    units = "roth_1 1210 s, diesbach 0810 s, castilla 1211 n, lombardia 0811 n"
    state = planning(battle(units))
    say(state, "assault 1211 on 1210", "assault 0811 on 0810")
    assert offered(state) == ["from left", "from right"]
    say(state, "from right")
    assert state.assault is not None
    assert name(state.assault.defenders[0]) == "1210"


@rule("7.3")
def test_border_in_an_enemy_zone_is_death_only_with_the_option() -> None:
    units = "roth_1 1201 s, castilla 1202 n"
    assert escapes(battle(units), "1201") == {("1201", 1)}
    assert escapes(battle(units, border="lost"), "1201") == {("", 4)}


@rule("12.1")
def test_with_the_option_a_wing_of_guns_and_light_infantry_is_lost() -> None:
    state = battle("destra 0101 n", wing="allied-right", wing_loss="line")
    assert victory.has_lost_wing(state, 0)
    assert not victory.has_lost_wing(battle("destra 0101 n", wing="allied-right"), 0)


@rule("12.2")
def test_four_points_win_at_once_and_ties_are_broken_as_chosen() -> None:
    state = battle("castilla 1211 n")
    state.score[1], state.score[0] = 3, 1
    victory.score_phase(state, None)
    assert state.victor == 0
    tied = battle("castilla 1211 n", tie="steps")
    tied.score[2], tied.score[6], tied.score[3], tied.score[7] = 1, 9, 30, 20
    assert victory.winner(tied) == 1
    over = game_over(tied)
    assert over.facts == (("points", "0-0"), ("lost", "30-20"), ("by", "losses"))
    assert over.summary == "Spanish victory: 0 to 0 victory points, 30 to 20 steps lost [12.2]."


@rule("4.1")
def test_with_the_option_wings_that_face_each_other_are_compared() -> None:
    assert revealed("16-8-4", "10-14-6", compare="facing") == ("I-C-T", "A-A-C", "16 14 10 8 6 4")


def test_presets_are_made_of_options() -> None:
    for chosen in PRESETS.values():
        Options(chosen)
    assert list(PRESETS) == ["as printed", "our reading", "day only"]
    assert len(OPTIONS) == 8


def test_no_escape_ends_in_an_enemy_zone_except_by_border() -> None:
    rng = Random(3)
    for _ in range(60):
        state = random_battle(rng)
        for place in range(475):
            side = state.holder(place)
            if side >= 0:
                who = Fugitive(ESCAPE, side, 3, EDGE_ROAD, place)
                for ending in endings(state, who):
                    assert ending.how or not state.in_zone_of(1 - side, ending.place)
