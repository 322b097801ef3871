"""Where a beaten force goes [9.4], and Mantua City instead of a retreat [5.7]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import CUT_THROUGH, RETREATED, Happened
from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.battle_positions import austrian_attack, french_attack
from tests.games.castiglione.positions import (
    BOARD,
    apply,
    asked,
    asked_side,
    counters_at,
    hits,
    offered,
    place,
    refusal,
    roll,
)

rule = pytest.mark.rule
WAY = "where the force retreats [9.4]"
THROUGH = "retreat through the enemy [9.4]"


def defender_leaves(state: State) -> list[Happened]:
    """One round without hits, then the defender breaks off."""
    roll(state, 1, 1)
    return apply(state, "break-off")


def attacker_leaves(state: State) -> list[Happened]:
    roll(state, 1, 1)
    apply(state, "fight-on")
    return apply(state, "break-off")


def ways(state: State) -> set[str]:
    return {one.removeprefix("retreat-to ") for one in offered(state)}


# -- attackers ------------------------------------------------------------------------------------


@rule("9.4")
def test_attackers_go_back_where_they_came_from_leaders_and_all() -> None:
    state = austrian_attack(
        "at lonato gummer liptay wurmser joubert \n note gummer entered=castiglione"
        "\n note liptay entered=castiglione"
    )
    attacker_leaves(state)
    assert counters_at(state, "castiglione") == {"gummer", "liptay", "wurmser"}


@rule("9.4")
def test_attackers_from_several_areas_choose_one_for_all() -> None:
    text = (
        "at lonato gummer liptay joubert \n note gummer entered=castiglione"
        "\n note liptay entered=salo"
    )
    state = austrian_attack(text)
    attacker_leaves(state)
    assert (asked_side(state), asked(state)) == ("austrian", WAY)
    assert ways(state) == {"castiglione", "salo"}
    assert "an area they came from" in refusal(state, "retreat-to rezzato")
    apply(state, "retreat-to salo")
    assert counters_at(state, "salo") == {"gummer", "liptay"}


@rule("9.4")
def test_an_area_they_came_from_that_is_free_goes_before_one_that_is_not() -> None:
    state = austrian_attack(
        "at lonato gummer liptay joubert \n note gummer entered=castiglione"
        "\n note liptay entered=salo \n at castiglione robert"
    )
    apply(state, "done")
    attacker_leaves(state)
    assert counters_at(state, "salo") == {"gummer", "liptay"}


@rule("9.4")
def test_attackers_whose_origin_was_taken_cut_their_way_through_it() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n note gummer entered=castiglione \n at castiglione robert"
    )
    apply(state, "done")
    attacker_leaves(state)
    assert (place(state, "gummer"), asked(state)) == ("castiglione", THROUGH)
    roll(state, 1)
    assert hits(state, "gummer") == 2
    assert place(state, "gummer") == "pozzolengo", (
        "seven roads from Vicenza, the others are farther"
    )


# -- defenders ------------------------------------------------------------------------------------


@rule("9.4")
def test_defenders_go_toward_the_nearest_supply_but_never_where_attackers_came_from() -> None:
    state = austrian_attack("at lonato gummer joubert \n note gummer entered=castiglione")
    defender_leaves(state)
    assert place(state, "joubert") == "rezzato", "one road from Brescia"
    state = austrian_attack("at lonato gummer joubert \n note gummer entered=rezzato")
    defender_leaves(state)
    assert place(state, "joubert") == "gavardo", "two roads from Brescia, as Lonato is"


@rule("9.4")
def test_supply_that_the_enemy_controls_draws_nobody() -> None:
    cities = "austrian_cities trent vicenza brescia \n at brescia austrian_garrison_3"
    cremona = "at cremona french_garrison_2 \n at verona french_garrison_3"
    state = austrian_attack(
        f"{cities} \n {cremona} \n at manerbio gummer joubert \n note gummer entered=ghedi"
    )
    defender_leaves(state)
    assert place(state, "joubert") == "pontevico"


@rule("9.4")
@pytest.mark.parametrize(
    ("origins", "held", "allowed"),
    [
        pytest.param(("castellaro", "zevio"), "", {"verona", "villafranca"}, id="nearer"),
        pytest.param(("verona", "villafranca"), "", {"castellaro", "zevio"}, id="as-near"),
        pytest.param(
            ("verona", "villafranca"),
            "at castellaro liptay \n at zevio reuss",
            {"sanguinetto"},
            id="any",
        ),
    ],
)
def test_nearer_goes_before_as_near_before_any(
    origins: tuple[str, str], held: str, allowed: set[str]
) -> None:
    """From Isola it is six roads to Brescia; from the other areas five, six and seven."""
    state = austrian_attack(
        f"at isola gummer ott joubert \n note gummer entered={origins[0]}"
        f"\n note ott entered={origins[1]} \n {held}"
    )
    defender_leaves(state)
    found = ways(state) if asked(state) == WAY else {place(state, "joubert")}
    assert found == allowed


@rule("9.4")
def test_destroyed_bridges_stop_no_retreat_but_count_for_the_way_to_supply() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n note gummer entered=castiglione \n broken rezzato-lonato"
    )
    defender_leaves(state)
    # Without the bridge it is three roads from Lonato: both areas are nearer, Castiglione is not.
    assert ways(state) == {"gavardo", "rezzato"}


@rule("9.4")
@rule("2.2.3")
def test_a_garrison_left_behind_is_eliminated_and_the_city_lost() -> None:
    state = austrian_attack("at peschiera gummer joubert \n note gummer entered=castelnuovo")
    defender_leaves(state)
    assert place(state, "french_garrison_5") == "pool"
    assert place(state, "joubert") == "lonato"
    assert counters_at(state, "peschiera") == {"gummer", "austrian_garrison_3"}


@rule("9.4")
def test_units_and_leaders_that_marched_to_the_guns_retreat_with_the_force() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n note gummer entered=salo \n at castiglione robert augereau"
    )
    apply(state, "to-the-guns robert")
    roll(state, 1)
    apply(state, "to-the-guns augereau")
    defender_leaves(state)
    assert counters_at(state, "rezzato") == {"joubert", "robert", "augereau"}


@rule("9.4")
@rule("8.6.2")
def test_an_enemy_leader_alone_does_not_bar_the_way_and_is_displaced() -> None:
    state = austrian_attack(
        "at lonato gummer joubert \n note gummer entered=castiglione \n at rezzato wurmser"
    )
    defender_leaves(state)
    assert place(state, "joubert") == "rezzato"
    assert place(state, "wurmser") == "lonato"


# -- through the enemy ----------------------------------------------------------------------------


@rule("9.4")
@pytest.mark.parametrize(("die", "suffered"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_without_a_free_area_the_force_cuts_through_on_column_six(die: int, suffered: int) -> None:
    """Bonaparte's rating and the French +1 would matter in a pursuit; here nothing is added."""
    state = french_attack(
        "at ala joubert bonaparte gummer \n note joubert entered=la_corona \n at rovereto rampon"
    )
    events = defender_leaves(state)
    assert [event.other for event in events if event.kind == RETREATED] == [area("rovereto")]
    assert asked(state) == THROUGH
    events = roll(state, die)
    assert [event.amount for event in events if event.kind == CUT_THROUGH] == [suffered]
    assert hits(state, "gummer") == suffered
    assert place(state, "gummer") == "calliano", "free, and nearer to Trent than Riva"


def area(name: str) -> int:
    return BOARD.area_by_name[name]


@rule("9.4")
def test_one_roll_for_each_area_held_by_the_enemy() -> None:
    state = french_attack(
        "at ala joubert gummer bajalich \n note joubert entered=la_corona \n at rovereto rampon"
        "\n at calliano victor \n at riva valette"
    )
    defender_leaves(state)
    roll(state, 1)
    apply(state, "hit gummer", "hit bajalich")
    assert ways(state) == {"calliano", "riva"}
    apply(state, "retreat-to riva")
    assert asked(state) == THROUGH
    roll(state, 1)
    apply(state, "hit gummer", "hit gummer")
    assert (place(state, "gummer"), place(state, "bajalich")) == ("ledro", "ledro")
    assert (hits(state, "gummer"), hits(state, "bajalich")) == (3, 1)


@rule("9.4")
@rule("9.5")
def test_cavalry_suffers_first_on_the_way_through() -> None:
    state = french_attack(
        "at ala joubert gummer klenau_cav \n note joubert entered=la_corona \n at rovereto rampon"
    )
    defender_leaves(state)
    roll(state, 1)
    assert (hits(state, "klenau_cav"), hits(state, "gummer")) == (2, 0)


@rule("9.4")
def test_the_way_round_never_leads_to_where_the_attackers_came_from() -> None:
    """Mantua is free and next to Castellaro, but the attackers came from there."""
    state = french_attack(
        "mantua liberated \n at governolo servier gummer \n note servier entered=mantua"
        "\n at castellaro robert \n at isola bertin \n at sanguinetto rampon"
    )
    defender_leaves(state)
    assert (place(state, "gummer"), asked(state)) == ("castellaro", THROUGH)
    roll(state, 1)
    assert ways(state) == {"isola", "sanguinetto"}


@rule("9.4")
@rule("9.6")
def test_a_force_without_any_way_is_lost_and_its_leader_flees() -> None:
    state = french_attack(
        "at ala joubert victor gummer davidovich \n note joubert entered=la_corona"
        "\n note victor entered=rovereto \n at riva liptay"
    )
    apply(state, "done")
    defender_leaves(state)
    assert place(state, "gummer") == "eliminated"
    assert place(state, "davidovich") == "riva"


@rule("9.4")
@rule("9.6")
def test_a_force_that_dies_on_the_way_leaves_its_leader_to_flee_from_there() -> None:
    state = french_attack(
        "at ala joubert spiegel davidovich \n note joubert entered=la_corona"
        "\n note spiegel hits=3 \n at rovereto rampon \n at riva liptay"
    )
    defender_leaves(state)
    roll(state, 1)
    assert place(state, "spiegel") == "eliminated"
    assert place(state, "davidovich") == "riva", "one road from Rovereto"


# -- Mantua City [5.7] ----------------------------------------------------------------------------

AT_MANTUA = "at mantua servier gummer wurmser \n note servier entered=goito"


@rule("9.4")
@rule("5.7")
def test_beaten_defenders_of_liberated_mantua_may_join_the_city() -> None:
    state = french_attack(f"mantua liberated \n {AT_MANTUA} \n note gummer hits=1")
    defender_leaves(state)
    assert offered(state) == {"retreat-to roverbella", "retreat-to castellaro", "enter-mantua"}
    apply(state, "enter-mantua")
    assert (place(state, "gummer"), place(state, "wurmser")) == ("mantua_city", "mantua_city")
    assert hits(state, "gummer") == 0


@rule("9.4")
@rule("5.7")
def test_not_while_besieged_and_not_as_attackers() -> None:
    state = french_attack(f"mantua besieged \n {AT_MANTUA}")
    defender_leaves(state)
    assert offered(state) == {"retreat-to roverbella", "retreat-to castellaro"}
    state = austrian_attack(
        "mantua liberated \n at mantua servier gummer liptay \n note gummer entered=goito"
        "\n note liptay entered=roverbella"
    )
    attacker_leaves(state)
    assert offered(state) == {"retreat-to goito", "retreat-to roverbella"}


@rule("9.4")
@rule("5.7")
@rule("9.5")
@pytest.mark.parametrize(
    ("suffered", "gummer", "wurmser"),
    [
        pytest.param(1, "mantua_city", "mantua_city", id="three-hits-are-healed"),
        pytest.param(2, "eliminated", "roverbella", id="the-fourth-comes-too-soon"),
    ],
)
def test_who_joins_the_city_is_pursued_first(suffered: int, gummer: str, wurmser: str) -> None:
    """The die of 3 is raised by the French and lowered by the city: two hits on column 4."""
    state = french_attack(
        "mantua liberated \n at mantua beaumont_cav gummer wurmser \n at roverbella liptay"
        f"\n note beaumont_cav entered=goito \n note gummer hits={suffered}"
    )
    apply(state, "done")
    defender_leaves(state)
    apply(state, "enter-mantua", "pursue")
    assert place(state, "gummer") == "mantua"
    roll(state, 3)
    assert (place(state, "gummer"), place(state, "wurmser")) == (gummer, wurmser)


@rule("9.4")
def test_a_force_beaten_in_a_source_of_supply_goes_toward_another_one() -> None:
    """Brescia, which it is leaving, is no goal: Ghedi is nearer to Cremona than Rezzato is."""
    state = austrian_attack(
        "at brescia ott ocskay rusca french_garrison_1 \n note ott entered=caino"
        "\n note ocskay entered=caino"
    )
    defender_leaves(state)
    assert place(state, "rusca") == "ghedi"


@rule("9.4")
def test_attackers_may_go_back_to_where_a_unit_came_from_that_is_dead() -> None:
    state = austrian_attack(
        "at lonato gummer liptay joubert victor \n note gummer entered=castiglione"
        "\n note liptay entered=salo hits=3"
    )
    roll(state, 1, 6)
    while asked(state).startswith("which own unit suffers"):
        names = ("hit liptay", "hit gummer", "hit joubert")
        apply(state, next(one for one in names if one in offered(state)))
    assert place(state, "liptay") == "eliminated"
    apply(state, "fight-on")
    apply(state, "break-off")
    assert ways(state) == {"castiglione", "salo"}
