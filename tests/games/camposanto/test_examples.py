"""The worked examples of our rules, by number, dice included; those of the book among them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from solitaire.games.camposanto.core.options import Options
from solitaire.games.camposanto.core.state import State, blank_state
from solitaire.games.camposanto.odds.duel import duel
from solitaire.games.camposanto.rules import fire, orders, plan, victory
from solitaire.games.camposanto.rules.losses import lose_step
from solitaire.games.camposanto.rules.ways import retreat_distances
from solitaire.games.camposanto.terms import (
    BATTERY_STAGE,
    MARCH_STAGE,
    STATUS_NAMES,
    TITUBANT,
)
from tests.games.camposanto.positions import (
    BOARD,
    RULES,
    WINGS,
    asked,
    assaulting,
    at_stage,
    battle,
    counted,
    escapes,
    hexes,
    name,
    offered,
    plans,
    retreats,
    say,
)

rule = pytest.mark.rule


def revealed(spanish: str, allied: str, fatigued: str = "", **options: str) -> tuple[str, str, str]:
    """Statuses of both sides by initials, and the order of activation."""
    state = blank_state(BOARD, Options(options))
    for side, text in enumerate((allied, spanish)):
        orders.lay(state, side, *map(int, text.split("-")))
    if fatigued:
        state.fatigued = 1 << WINGS.index(fatigued)
    orders.reveal(state, None)
    initials = [STATUS_NAMES[state.printed_status(wing)][0].upper() for wing in range(6)]
    order = [str(state.laid(state.wing_at(place))) for place in range(1, 7)]
    return "-".join(initials[3:]), "-".join(initials[:3]), " ".join(order)


@rule("4.1")
@rule("5")
def test_example_1_of_the_book() -> None:
    assert revealed("16-8-4", "10-14-6") == ("I-C-T", "C-A-A", "16 14 10 8 6 4")


@rule("4.1")
def test_example_2_extremes_in_one_pair() -> None:
    assert revealed("18-5-9", "2-14-7") == ("I-C-A", "T-A-C", "18 14 9 7 5 2")


@rule("4.1")
def test_example_3_extremes_on_one_side() -> None:
    assert revealed("18-1-9", "17-3-10") == ("I-T-C", "C-A-A", "18 17 10 9 3 1")
    spent = revealed("18-1-9", "17-3-10", "spanish-left", fatigue="spent")
    assert spent == ("A-T-C", "I-A-A", "17 18 10 9 3 1")


@rule("6.1")
@pytest.mark.parametrize(
    ("facing", "front"), [("n", "1211 1311"), ("ne", "1311 1312"), ("s", "1313 1213")]
)
def test_example_4_front_hexes(facing: str, front: str) -> None:
    state = battle(f"castilla 1212 {facing}")
    unit = BOARD.unit_by_name["castilla"]
    around = [state.board.neighbours[hexes("1212")[0] * 6 + way] for way in range(6)]
    assert {name(one) for one in around if state.faces(unit, one)} == set(front.split())


FIVE = "roth_1 1210 s, castilla 1211 n, lombardia 1311 n, flandes 1310 n"


@rule("7")
def test_example_5_of_the_book_who_may_assault() -> None:
    both = "assault 1211+1311 on 1210"
    one, other = "assault 1211 on 1210", "assault 1311 on 1210"
    assert plans(battle(FIVE)) == {
        frozenset(),
        frozenset({one}),
        frozenset({other}),
        frozenset({both}),
    }
    assert counted(battle(FIVE), "1211 1311", "1210") == (1, -1)


@rule("7.1")
def test_example_6_an_even_assault_with_its_dice() -> None:
    state = assaulting(battle("roth_1 1210 s, castilla 1211 n"), "1211 on 1210")
    assert "against 9: not enough" in " ".join(say(state, "3+5"))
    assert asked(state) == "fight_choice"
    assert RULES.pending(state).seat == 0
    say(state, "fight")
    assert "against 8: not enough" in " ".join(say(state, "4+3"))
    say(state, "fight", "2+5")
    assert state.steps[BOARD.unit_by_name["roth_1"]] == 3
    while asked(state) in ("way_choice", "facing_choice"):
        say(state, offered(state)[0])
    assert offered(state) == ["advance castilla 1210", "none"]
    chance = duel(0, 0)
    assert chance == Fraction(68305817, 120932352)
    assert round(float(1 - duel(0, 0, 8, False)), 4) == 0.6025
    assert round(float(duel(0, 0, 7, True)), 4) == 0.6813


@rule("7.1")
@pytest.mark.parametrize(
    ("attack", "defence", "chance"),
    [(1, -1, 0.766), (2, -2, 0.906), (-1, 1, 0.336), (1, 0, 0.687), (-1, 0, 0.428)],
)
def test_example_7_chances(attack: int, defence: int, chance: float) -> None:
    assert round(float(duel(attack, defence)), 3) == chance


@rule("2.1")
@rule("5.1")
@rule("7.2")
def test_example_8_carabineros_charge_infantry() -> None:
    state = battle("roth_1 1210 s, carabineros 1211 n", wing="spanish-right", status="impetuous")
    assert counted(state, "1211", "1210") == (2, -2)


@rule("5.2")
@rule("5.3")
@rule("7.2")
@pytest.mark.parametrize(
    ("status", "both"), [("aggressive", (2, -2)), ("cautious", (1, -1)), ("impetuous", (3, -2))]
)
def test_example_9_flank_by_status(status: str, both: tuple[int, int]) -> None:
    state = battle("roth_2 1210 n, castilla 1211 n", status=status)
    assert counted(state, "1211", "1210") == both


TEN = "roth_1 1110 sw, diesbach 1010 nw, castilla 1111 n"


@rule("7")
@rule("7.2")
def test_example_10_of_the_book_two_defenders() -> None:
    state = battle(TEN)
    assert counted(state, "1111", "1010 1110") == (-1, 1)
    both = "assault 1111 on 1010+1110"
    assert plans(state) == {frozenset(), frozenset({both})}
    alone = "assault 1011 on 1010"
    split = frozenset({alone, "assault 1111 on 1110"})
    expected = {frozenset(), frozenset({both}), split, frozenset({alone})}
    assert plans(battle(f"{TEN}, lombardia 1011 n")) == expected


@rule("7.2")
def test_example_11_horse_before_and_foot_beside() -> None:
    state = battle("roth_1 1210 s, carabineros 1211 n 4, corona 1309 sw", wing="spanish-right")
    attack, defence = counted(state, "1211 1309", "1210")
    assert (attack - 2, defence + 2) == (1, -2)  # the two stars of the Carabineros left aside


@rule("7.2")
def test_example_12_of_the_book_farmhouse() -> None:
    state = battle("traun 1510 s, guadalajara_1 1511 n", wing="allied-centre")
    assert counted(state, "1510", "1511") == (0, -1)


@rule("8.2")
def test_example_13_of_the_book_marshal() -> None:
    units = "roth_1 1210 s, castilla 1211 n"
    state = assaulting(battle(units, marshals="macdonald 1112"), "1211 on 1210")
    say(state, "2+3")
    assert offered(state) == ["reroll macdonald", "accept"]
    lost = RULES.copy(state)
    say(state, "reroll macdonald", "5+5")
    assert state.marshal_hex[BOARD.marshal_by_name["macdonald"]] == hexes("1112")[0]
    assert state.steps[BOARD.unit_by_name["roth_1"]] == 3
    say(lost, "reroll macdonald", "2+4")
    assert lost.marshal_hex[BOARD.marshal_by_name["macdonald"]] < 0
    assert asked(lost) == "fight_choice"
    assert lost.assault is not None
    assert lost.assault.threshold == 8


FOURTEEN = "deutschmeister_1 1307 s, centro_1 1307 s, guadalajara_1 1511 n"


@rule("9.1")
def test_example_14_of_the_book_fire_at_range_four() -> None:
    state = at_stage(battle(FOURTEEN, wing="allied-centre"), BATTERY_STAGE)
    assert offered(state) == ["fire centro_1 1511", "done"]
    assert "needs 10" in " ".join(say(state, "fire centro_1 1511"))
    miss = RULES.copy(state)
    say(state, "4+6")
    say(miss, "4+5")
    unit = BOARD.unit_by_name["guadalajara_1"]
    assert (state.steps[unit], miss.steps[unit]) == (1, 2)


@rule("9.1")
@pytest.mark.parametrize(
    ("place", "is_free"), [("1308", False), ("1409", False), ("1410", False), ("1309", True)]
)
def test_example_14_what_stops_the_shot(place: str, is_free: bool) -> None:
    state = battle(f"{FOURTEEN}, corona {place} n", wing="allied-centre")
    targets = fire.battery_targets(state, BOARD.unit_by_name["centro_1"])
    assert (hexes("1511")[0] in targets) == is_free


@rule("9.1")
def test_example_14_range_three_on_a_farmhouse() -> None:
    state = battle("deutschmeister_1 1408 s, centro_1 1408 s, guadalajara_1 1511 n")
    assert fire.modifier(state, BOARD.unit_by_name["centro_1"], hexes("1511")[0]) == 0


@rule("9.1")
@pytest.mark.parametrize(
    ("others", "is_free"), [("", True), ("1211", True), ("1311", True), ("1211 1311", False)]
)
def test_example_15_of_the_book_along_a_hexside(others: str, is_free: bool) -> None:
    extra = "".join(
        f", {unit} {place} n"
        for unit, place in zip(("castilla", "flandes"), others.split(), strict=False)
    )
    state = battle(f"espanolas_2 1212 n, artilleria_2 1212 n, roth_1 1210 s{extra}")
    targets = fire.battery_targets(state, BOARD.unit_by_name["artilleria_2"])
    assert (hexes("1210")[0] in targets) == is_free


@rule("9.2")
@rule("9.3")
def test_example_16_of_the_book_battery_on_infantry() -> None:
    units = "roth_1 1210 s, castilla 1211 n, artilleria_1 1211 n"
    assert counted(battle(units), "1211", "1210") == (1, -1)
    state = assaulting(battle(units), "1211 on 1210")
    say(state, "1+1", "fight", "6+6")
    assert state.steps[BOARD.unit_by_name["artilleria_1"]] == 0
    assert state.steps[BOARD.unit_by_name["castilla"]] == 4
    assert state.hits(0) == 0


@rule("7.4")
@pytest.mark.parametrize(("unit", "steps"), [("castilla", [3, 2, 1, 0]), ("wirtz", [1, 0])])
def test_example_17_of_the_book_hits_one_by_one(unit: str, steps: list[int]) -> None:
    state = battle(f"{unit} 1211 n, reina 0914 n, parma 0516 n")
    number, seen = BOARD.unit_by_name[unit], []
    for scored in range(1, len(steps) + 1):
        lose_step(state, number, None)
        seen.append(int(state.steps[number]))
        assert state.hits(0) == scored
    assert seen == steps


@rule("11")
@pytest.mark.parametrize(
    ("extra", "marshals", "left", "hits"),
    [("", "", 2, 2), ("", "schulemburg 1109", 2, 2), (", destra 1210 s", "", 3, 1)],
)
def test_example_18_of_the_book_isolated_by_night(
    extra: str, marshals: str, left: int, hits: int
) -> None:
    units = f"roth_1 1210 s{extra}, castilla 1211 n"
    state = assaulting(battle(units, marshals=marshals, night=True), "1211 on 1210")
    say(state, "6+6")
    assert (state.steps[BOARD.unit_by_name["roth_1"]], state.hits(1)) == (left, hits)


@rule("6.5")
@rule("7.3")
def test_example_19_ends_of_an_escape() -> None:
    free = battle("castilla 1212 n, roth_1 1211 s")
    ends = {("1115", 0), ("1215", 0), ("1315", 0), ("1415", 0)}
    assert escapes(free, "1212", "edge") == ends
    away = battle("castilla 1212 n, roth_1 1211 s, havor 1114 n")
    assert escapes(away, "1212", "edge") == {("1415", 0)}
    hemmed = battle("castilla 1212 n, roth_1 1211 s, alt_wallis_1 1213 n, diesbach 1313 n")
    assert escapes(hemmed, "1212", "edge") == {("", 4)}


@rule("7.3")
def test_example_20_enemy_fronts_cost_a_hit_unless_friends_are_there() -> None:
    units = "castilla 1212 n, roth_1 1211 s, alt_wallis_1 1112 se, diesbach 1312 sw"
    assert {hits for _, hits in escapes(battle(units), "1212")} == {1}
    friends = f"{units}, lombardia 1213 n, flandes 1313 n"
    assert {hits for _, hits in escapes(battle(friends), "1212")} == {0}


@rule("7.3")
def test_example_21_friends_in_all_end_hexes() -> None:
    units = (
        "castilla 1212 n, roth_1 1211 s, lombardia 1115 n, flandes 1215 n, hibernia 1315 n, "
        "irlanda 1415 n"
    )
    assert {place[2:] for place, _ in escapes(battle(units), "1212")} == {"16"}


@rule("6.3")
@rule("6.5")
@rule("7.3")
def test_example_22_river_and_bridge() -> None:
    state = battle("parma 0516 nw, roth_1 0515 se", wing="spanish-left")
    assert escapes(state, "0516", "edge") == {("0517", 1), ("0617", 1)}
    assert escapes(state, "0516", "bridge") == {("0718", 0)}
    north = battle("roth_1 1201 s, castilla 1202 n")
    assert escapes(north, "1201") == {("1201", 1)}


@rule("6.3")
@rule("6.4")
def test_example_23_the_bridge_is_the_last_hex() -> None:
    state = battle("castilla 0716 n, roth_1 0715 s")
    assert escapes(state, "0716", "bridge") == {("0718", 1)}
    assert ("0718", 0) in retreats(state, "0716", 2, "bridge")
    blocked = battle("castilla 0716 n, roth_1 0715 s, lombardia 0718 n")
    assert escapes(blocked, "0716", "bridge") == {("0717", 1), ("0817", 1)}
    on_it = battle("castilla 0718 n, roth_1 0717 s")
    assert escapes(on_it, "0718") == {("0718", 1)}
    assert retreat_distances(on_it, 1, hexes("0718")[0]) == []
    allied = battle("roth_1 0718 s, castilla 0719 n")
    assert all(int(place[2:]) < 18 for place, _ in escapes(allied, "0718"))


@rule("6.4")
@rule("10")
def test_example_24_light_infantry_falls_back_before_infantry() -> None:
    state = battle("roth_1 1209 s, fusileros_1 1211 n", wing="allied-right")
    at_stage(state, MARCH_STAGE)
    flank = RULES.copy(state)
    say(state, "march roth_1 1210")
    assert asked(state) == "reaction_choice"
    assert offered(state) == ["stand", "back 1", "back 2"]
    say(state, "back 2")
    while asked(state) == "way_choice" or RULES.pending(state).seat == 1:
        say(state, offered(state)[0])
    assert asked(state) == "facing_choice"
    assert state.march is not None
    assert state.march.left == 0
    say(state, "face n")
    assert asked(state) == "march_choice"
    turned = battle("roth_1 1209 s, fusileros_1 1211 s", wing="allied-right")
    at_stage(turned, MARCH_STAGE)
    say(turned, "march roth_1 1210")
    assert asked(turned) == "facing_choice"
    assert asked(flank) == "march_choice"


@rule("5.4")
def test_example_25_titubant_unit_beside_an_enemy() -> None:
    state = battle("roth_1 1210 s, castilla 1211 n", wing="allied-right", status="titubant")
    at_stage(state, MARCH_STAGE)
    enemy = state.board.side[BOARD.unit_by_name["castilla"]]
    ends = [text.split()[2] for text in offered(state) if text.startswith("march")]
    assert "turn roth_1" in offered(state)
    assert ends
    assert not any(state.in_zone_of(int(enemy), place) for place in hexes(" ".join(ends)))
    assert state.status() == TITUBANT
    assert plan.contacts(state) == []


@rule("4.2")
@rule("4.3")
@rule("12.2")
def test_example_26_points_and_ties() -> None:
    def scored(hits: tuple[int, int]) -> State:
        state = battle("castilla 1211 n")
        state.score[0], state.score[4] = hits
        victory.score_phase(state, None)
        return state

    assert [scored((5, 5)).points(side) for side in (0, 1)] == [0, 0]
    assert [scored((5, 4)).points(side) for side in (0, 1)] == [1, 0]
    behind = battle("castilla 1211 n")
    behind.score[1], behind.score[5] = 2, 1
    orders.begin_exchange(behind, None)
    assert asked(behind) == "exchange_choice"
    assert RULES.pending(behind).seat == 1
    equal = battle("castilla 1211 n")
    equal.score[1], equal.score[5] = 1, 1
    orders.begin_exchange(equal, None)
    assert equal.red_holder == 0
    end = battle("castilla 1211 n")
    end.score[1], end.score[5], end.score[2], end.score[6] = 3, 3, 4, 6
    assert victory.winner(end) == 0
    end.score[2], end.score[6] = 5, 5
    assert victory.winner(end) == -1


@rule("9.1")
@rule("1.3")
def test_example_27_the_first_shots() -> None:
    state = RULES.start({})
    found = {
        BOARD.unit_names[unit]: [name(place) for place in fire.battery_targets(state, unit)]
        for unit in range(60)
        if BOARD.gun_units >> unit & 1
    }
    assert {unit: targets for unit, targets in found.items() if targets} == {
        "centro_1": ["1511"],
        "centro_2": ["1511"],
    }


@rule("6.4")
def test_example_28_a_retreat_leaves_its_hex() -> None:
    state = battle(
        "roth_1 1212 s, alt_wallis_1 1211 s, castilla 1110 n, lombardia 1210 n, flandes 1114 n"
    )
    assert {place for place, _ in retreats(state, "1212", 1)} == {"1311"}


@rule("9.3")
def test_example_29_support_of_another_wing() -> None:
    state = battle("castilla 1211 n, roth_1 1210 s, centro_1 1210 s", wing="allied-right")
    assert counted(state, "1210", "1211") == (0, 0)
    defending = battle("castilla 1211 n, roth_1 1210 s, centro_1 1210 s")
    assert counted(defending, "1211", "1210") == (-1, 1)


@rule("12.1")
def test_example_30_the_last_counter_of_a_wing_is_abandoned() -> None:
    state = battle("roth_1 1210 s, centro_1 1210 s, castilla 1211 n")
    assaulting(state, "1211 on 1210")
    say(state, "1+1", "withdraw")
    assert asked(state) == "game_over"
    assert victory.winner(state) == 1
