"""Movement and enemy units [8.6]: stopping, overruns, withdrawals, displaced leaders."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import OVERRUN
from tests.games.castiglione.battle_positions import austrian_move, french_move, points_left
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    counters_at,
    hits,
    marks,
    offered,
    phase,
    place,
    refusal,
    result,
)

rule = pytest.mark.rule
ADJACENT_TO_CASTIGLIONE = ("lonato", "guidizzolo", "montichiari", "castel_goffredo")

# -- 8.6.1 stopping -------------------------------------------------------------------------------


@rule("8.6")
@rule("8.6.1")
def test_a_stack_stops_where_the_enemy_is_and_fights_in_the_combat_phase() -> None:
    state = french_move("at volta joubert robert \n at pozzolengo gummer melas")
    apply(state, "move joubert", "with robert", "to pozzolengo")
    assert {"moved"} <= marks(state, "joubert") & marks(state, "robert")
    assert asked(state) == "which counter moves next [8.2]"
    assert offered(state) == {"end-movement", "move augereau_art"}
    apply(state, "end-movement")
    assert phase(state) == "first_combat"
    assert asked(state) == "attacker's combat roll [9.3]"


@rule("8.6.1")
def test_a_later_stack_may_enter_the_same_area_and_stops_too() -> None:
    state = french_move("at volta joubert \n at castiglione robert \n at pozzolengo gummer")
    apply(state, "move joubert", "to pozzolengo", "move robert", "to pozzolengo")
    assert counters_at(state, "pozzolengo") == {"joubert", "robert", "gummer"}
    assert "moved" in marks(state, "robert")


@rule("8.6.1")
@rule("20.0")
def test_a_leader_alone_may_join_his_own_units_in_contact() -> None:
    state = austrian_move("at goito davidovich \n at guidizzolo gummer \n at castiglione joubert")
    apply(state, "move davidovich", "to guidizzolo")
    assert "to castiglione" not in offered(state)
    assert "[R24]" in refusal(state, "to castiglione")
    apply(state, "halt", "move gummer", "to castiglione", "end-movement")
    state = austrian_move("at goito davidovich \n at guidizzolo gummer \n at castiglione joubert")
    apply(state, "move gummer", "to castiglione")
    apply(state, "move davidovich", "to guidizzolo", "to castiglione")
    assert counters_at(state, "castiglione") == {"davidovich", "gummer", "joubert"}
    assert "moved" in marks(state, "davidovich")


@rule("8.6.1")
def test_a_leader_who_can_only_join_his_units_in_contact_may_still_move() -> None:
    text = "at rovereto wurmser gummer \n at trent joubert austrian_garrison_1"
    around = "at calliano robert \n at ala rampon \n at riva victor"
    state = austrian_move(f"{text} \n {around}")
    assert "move wurmser" not in offered(state)
    apply(state, "move gummer", "to calliano")
    assert "move wurmser" in offered(state)


# -- 8.6.2 overruns -------------------------------------------------------------------------------


@rule("8.6.2")
@pytest.mark.parametrize(
    ("stack", "odds"),
    [
        pytest.param(["gummer", "bajalich", "nicolleti"], "6 to 1", id="12-against-2"),
        pytest.param(["gummer", "bajalich", "nicolleti", "melas_art"], "7 to 1", id="14-against-2"),
    ],
)
def test_six_to_one_in_clear_terrain_overruns(stack: list[str], odds: str) -> None:
    state = austrian_move(f"at goito {' '.join(stack)} \n at guidizzolo robert")
    events = apply(state, f"move {stack[0]}", *(f"with {one}" for one in stack[1:]))
    events = apply(state, "to guidizzolo")
    assert place(state, "robert") == "eliminated"
    assert [event.amount for event in events if event.kind == OVERRUN] == [int(odds[0])]
    assert {"to castiglione", "halt"} <= offered(state), "the stack may go on"
    apply(state, "to castiglione")
    assert place(state, stack[0]) == "castiglione"


@rule("8.6.2")
@pytest.mark.parametrize(
    "enemies", [pytest.param("robert gardanne", id="3-to-1"), pytest.param("rusca", id="5-to-1")]
)
def test_below_six_to_one_the_stack_stops(enemies: str) -> None:
    state = austrian_move(f"at goito gummer bajalich melas_art \n at guidizzolo {enemies}")
    apply(state, "move gummer", "with bajalich", "with melas_art", "to guidizzolo")
    assert place(state, enemies.split()[0]) == "guidizzolo"
    assert "moved" in marks(state, "gummer")


@rule("8.6.2")
@pytest.mark.parametrize(
    ("origin", "area", "extra"),
    [
        pytest.param("ala", "la_corona", "", id="mountain"),
        pytest.param("castelnuovo", "peschiera", "", id="city-with-garrison"),
    ],
)
def test_no_overrun_in_mountains_and_cities(origin: str, area: str, extra: str) -> None:
    cavalry = "klenau_cav ott_cav spiegel_cav hohenzollern_cav"
    state = austrian_move(f"at {origin} {cavalry} \n at {area} massena_art \n {extra}")
    names = cavalry.split()
    apply(state, f"move {names[0]}", *(f"with {one}" for one in names[1:]), f"to {area}")
    assert place(state, "massena_art") == area
    assert "moved" in marks(state, "klenau_cav")


@rule("8.6.2")
@rule("5.6")
@pytest.mark.parametrize(
    ("status", "end"),
    [pytest.param("liberated", "eliminated", id="clear"), pytest.param("besieged", "mantua")],
)
def test_mantua_can_be_overrun_only_while_liberated(status: str, end: str) -> None:
    state = austrian_move(
        f"mantua {status} \n at goito gummer bajalich nicolleti \n at mantua rusca"
    )
    apply(state, "move gummer", "with bajalich", "with nicolleti", "to mantua")
    assert place(state, "rusca") == end


@rule("8.6.2")
def test_only_the_strength_that_enters_together_counts() -> None:
    """Ruling 12: 5 and 7 points one after the other do not overrun 2."""
    state = austrian_move("at goito gummer bajalich nicolleti \n at guidizzolo robert")
    apply(state, "move gummer", "to guidizzolo")
    apply(state, "move bajalich", "with nicolleti", "to guidizzolo")
    assert place(state, "robert") == "guidizzolo"


@rule("8.6.2")
def test_a_stack_may_overrun_an_enemy_whom_others_have_met_before() -> None:
    state = austrian_move(
        "at goito gummer bajalich nicolleti \n at volta liptay \n at guidizzolo robert"
    )
    apply(state, "move liptay", "to guidizzolo")
    apply(state, "move gummer", "with bajalich", "with nicolleti", "to guidizzolo")
    assert place(state, "robert") == "eliminated"
    assert "moved" in marks(state, "liptay"), "those who met him first do not move again"
    assert "to castiglione" in offered(state)


@rule("8.6.2")
def test_a_third_hit_lowers_the_strength_that_is_overrun() -> None:
    state = austrian_move("at goito gummer melas_art \n at guidizzolo robert \n note robert hits=3")
    apply(state, "move gummer", "with melas_art", "to guidizzolo")
    assert place(state, "robert") == "eliminated"


@rule("8.6.2")
def test_leaders_of_an_overrun_stack_choose_among_the_closest_friends() -> None:
    state = austrian_move(
        "at goito gummer bajalich nicolleti \n at guidizzolo robert augereau bonaparte"
        "\n at castiglione joubert \n at volta rampon \n at asola servier"
    )
    apply(state, "move gummer", "with bajalich", "with nicolleti", "to guidizzolo")
    assert (asked_side(state), asked(state)) == (
        "french",
        "where a displaced leader goes [8.6.2, 9.6]",
    )
    assert offered(state) == {"flee-to castiglione", "flee-to volta"}
    apply(state, "flee-to castiglione", "flee-to volta")
    assert {place(state, "bonaparte"), place(state, "augereau")} == {"castiglione", "volta"}
    assert (asked_side(state), "halt" in offered(state)) == ("austrian", True)


@rule("8.6.2")
def test_a_leader_alone_flees_before_cavalry_even_in_the_mountains() -> None:
    state = austrian_move("at castelnuovo spiegel_cav \n at rivoli massena \n at la_corona victor")
    apply(state, "move spiegel_cav", "to rivoli")
    assert place(state, "massena") == "la_corona"
    assert points_left(state) == {"spiegel_cav": 1}, "the cavalry may go on"


@rule("8.6.2")
def test_leaders_alone_never_enter_an_area_with_an_enemy_leader() -> None:
    state = austrian_move("at goito wurmser gummer \n at guidizzolo bonaparte")
    apply(state, "move wurmser")
    assert "to guidizzolo" not in offered(state)
    apply(state, "with gummer")
    assert "to guidizzolo" in offered(state)


@rule("8.6.2")
@rule("12.1")
def test_overrunning_the_last_enemy_unit_on_the_map_wins_at_once() -> None:
    state = french_move(
        "austrian_cities \n at trent french_garrison_6 \n at vicenza french_garrison_7"
        "\n at goito joubert rampon victor servier \n at guidizzolo spiegel wurmser"
    )
    apply(state, "move joubert", "with rampon", "with victor", "with servier", "to guidizzolo")
    assert result(state).scores == (1.0, 0.0)
    assert place(state, "spiegel") == "eliminated"


# -- 8.6.3 withdrawal -----------------------------------------------------------------------------


@rule("8.6.3")
def test_cavalry_and_leaders_may_withdraw_from_infantry_and_the_march_goes_on() -> None:
    state = austrian_move(
        "at goito gummer \n at guidizzolo beaumont_cav kilmaine \n at brescia french_garrison_1"
        "\n at lonato joubert massena"
    )
    apply(state, "move gummer", "to guidizzolo")
    assert asked_side(state) == "french"
    assert asked(state) == "cavalry and leaders withdraw or stand [8.6.3]"
    apply(state, "withdraw-to castiglione")
    assert counters_at(state, "castiglione") == {"beaumont_cav", "kilmaine"}
    assert asked_side(state) == "austrian"
    apply(state, "to castiglione")
    assert asked(state) == "cavalry and leaders withdraw or stand [8.6.3]", "and again"
    apply(state, "withdraw-to lonato")
    assert counters_at(state, "lonato") == {"joubert", "massena", "beaumont_cav", "kilmaine"}
    assert "moved" in marks(state, "gummer"), "no points are left"


@rule("8.6.3")
def test_who_stands_is_fought_or_overrun() -> None:
    state = austrian_move("at goito gummer \n at guidizzolo beaumont_cav")
    apply(state, "move gummer", "to guidizzolo", "stand", "end-movement")
    assert phase(state) == "first_combat"
    state = austrian_move("at goito gummer bajalich nicolleti \n at guidizzolo pijon_cav")
    apply(state, "move gummer", "with bajalich", "with nicolleti", "to guidizzolo", "stand")
    assert place(state, "pijon_cav") == "eliminated"


@rule("8.6.3")
def test_a_leader_alone_who_stands_is_displaced() -> None:
    state = austrian_move("at goito gummer \n at guidizzolo kilmaine \n at lonato joubert")
    apply(state, "move gummer", "to guidizzolo", "stand")
    assert place(state, "kilmaine") == "lonato"


@rule("8.6.3")
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        pytest.param("gummer pittoni_cav", "beaumont_cav", id="cavalry-comes"),
        pytest.param("gummer bajalich", "beaumont_cav robert", id="infantry-stands-there"),
        pytest.param("gummer bajalich", "kilmaine dommartin_art", id="guns-stand-there"),
    ],
)
def test_no_withdrawal_from_cavalry_nor_with_other_arms(attackers: str, defenders: str) -> None:
    state = austrian_move(f"at goito {attackers} \n at guidizzolo {defenders}")
    first, second = attackers.split()
    apply(state, f"move {first}", f"with {second}", "to guidizzolo")
    assert asked(state) == "which counter moves next [8.2]"
    assert counters_at(state, "guidizzolo") == {*attackers.split(), *defenders.split()}


@rule("8.6.3")
def test_once_in_contact_nobody_withdraws_from_those_who_come_later() -> None:
    """Ruling: the area is then no longer held by cavalry alone, our own units stand there too."""
    state = austrian_move(
        "at goito pittoni_cav wurmser gummer \n at guidizzolo beaumont_cav \n at lonato joubert"
    )
    apply(state, "move pittoni_cav", "to guidizzolo")
    apply(state, "move wurmser", "to guidizzolo")
    assert asked(state) == "which counter moves next [8.2]"
    apply(state, "move gummer", "to guidizzolo")
    assert asked_side(state) == "austrian"
    assert place(state, "beaumont_cav") == "guidizzolo"


@rule("8.6.3")
def test_withdrawal_goes_toward_a_leader_or_supply_and_never_over_a_destroyed_bridge() -> None:
    text = "at castiglione beaumont_cav \n at guidizzolo bajalich"
    # Brescia is nearer from Lonato and Montichiari, Cremona from Castel Goffredo.
    toward_supply = {"stand", "withdraw-to lonato", "withdraw-to castel_goffredo"}
    state = austrian_move(text)
    apply(state, "move bajalich", "to castiglione")
    assert offered(state) == {*toward_supply, "withdraw-to montichiari"}
    state = austrian_move(f"{text} \n broken castiglione-montichiari \n at volta massena")
    apply(state, "move bajalich", "to castiglione")
    assert offered(state) == {*toward_supply, "withdraw-to pozzolengo", "withdraw-to guidizzolo"}


@rule("8.6.3")
def test_where_no_way_leads_to_help_any_free_area_will_do() -> None:
    state = austrian_move(
        "at castiglione beaumont_cav \n at guidizzolo bajalich gummer"
        "\n at lonato liptay \n at montichiari ott \n at castel_goffredo ocskay"
    )
    apply(state, "move bajalich", "to castiglione")
    assert offered(state) == {"stand", "withdraw-to pozzolengo"}


@rule("8.6.3")
def test_surrounded_cavalry_cannot_withdraw() -> None:
    state = austrian_move(
        "at castiglione beaumont_cav \n at guidizzolo bajalich gummer \n at pozzolengo reuss"
        "\n at lonato liptay \n at montichiari ott \n at castel_goffredo ocskay"
    )
    apply(state, "move bajalich", "to castiglione")
    assert asked(state) == "which counter moves next [8.2]"
    assert place(state, "beaumont_cav") == "castiglione"


@rule("8.6.3")
def test_a_withdrawal_costs_nothing_and_leaves_the_own_movement_untouched() -> None:
    state = austrian_move("at goito gummer \n at guidizzolo beaumont_cav \n at lonato joubert")
    apply(state, "move gummer", "to guidizzolo", "withdraw-to castiglione", "halt", "end-movement")
    assert (phase(state), hits(state, "beaumont_cav")) == ("second_movement", 0)
    apply(state, "move beaumont_cav", "to montichiari", "to ghedi", "to manerbio")
    assert place(state, "beaumont_cav") == "manerbio"


@rule("8.6.3")
def test_withdrawing_cavalry_drives_an_enemy_leader_off_but_leaders_do_not() -> None:
    around = "at castiglione wurmser \n at lonato liptay \n at asola klenau_cav"
    text = f"at guidizzolo bajalich nicolleti \n {around} \n at montichiari ott"
    state = austrian_move(f"{text} \n at castel_goffredo beaumont_cav")
    apply(state, "move bajalich", "to castel_goffredo")
    assert offered(state) == {"stand", "withdraw-to castiglione"}
    apply(state, "withdraw-to castiglione")
    assert asked_side(state) == "austrian"
    assert offered(state) == {f"flee-to {area}" for area in ADJACENT_TO_CASTIGLIONE}
    apply(state, "flee-to lonato")
    assert (place(state, "wurmser"), "halt" in offered(state)) == ("lonato", True)
    assert counters_at(state, "castiglione") == {"beaumont_cav"}
    state = austrian_move(f"{text} \n at castel_goffredo kilmaine")
    apply(state, "move bajalich", "to castel_goffredo")
    assert place(state, "kilmaine") == "peschiera", "no area was free, so he is displaced"


@rule("8.6.2")
def test_a_defender_worn_down_to_nothing_is_overrun_by_any_strength() -> None:
    for worn, stands in ((3, False), (2, True)):
        state = french_move(
            f"at volta cervoni \n at pozzolengo meszaros_art \n note meszaros_art hits={worn}"
        )
        told = apply(state, "move cervoni", "to pozzolengo")
        assert (place(state, "meszaros_art") == "pozzolengo") == stands
        assert any(one.kind == OVERRUN for one in told) != stands


@rule("8.6.2")
@rule("8.2")
def test_after_an_overrun_those_with_points_left_go_on_without_the_others() -> None:
    state = french_move("at volta victor pijon_cav \n at castiglione meszaros_art")
    apply(state, "move victor", "with pijon_cav", "to pozzolengo", "to castiglione")
    assert place(state, "meszaros_art") == "eliminated"
    assert {"to lonato", "halt"} <= offered(state)
    apply(state, "to lonato")
    assert (place(state, "victor"), place(state, "pijon_cav")) == ("castiglione", "lonato")
    assert "moved" in marks(state, "victor") & marks(state, "pijon_cav")


@rule("8.2")
def test_without_an_overrun_nobody_is_left_behind() -> None:
    state = french_move("at volta victor pijon_cav")
    apply(state, "move victor", "with pijon_cav", "to pozzolengo", "to castiglione")
    assert state.march is None
    assert counters_at(state, "castiglione") == {"victor", "pijon_cav"}
