"""Counters, leaders, areas, cities and garrisons as the rules use them [2.0]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, KINDS
from tests.games.castiglione.positions import (
    BOARD,
    RULES,
    apply,
    asked,
    counters_at,
    events_for,
    hits,
    marked,
    offered,
    place,
    position,
    refusal,
    roll,
    start,
    view,
)

rule = pytest.mark.rule


def view_lines(state: State, side: str) -> list[str]:
    return RULES.view_lines(view(state, side))


# -- counters [2.0, 2.1] --------------------------------------------------------------------------


@rule("2.0")
@rule("2.1")
def test_every_counter_of_the_mix_is_somewhere_at_the_start() -> None:
    state = start()
    places = {name: place(state, name) for name in BOARD.counter_by_name}
    assert len(places) == len(BOARD.data.units) + len(BOARD.data.leaders) + 20
    in_reserve = {name for name, where in places.items() if where == "pool"}
    assert all("garrison" in name or "generic" in name or "dummy" in name for name in in_reserve)
    assert set(places.values()) & {"eliminated", "wounded", "killed", "mantua_city"} == set()


@rule("2.1")
@rule("2.1.1")
def test_the_arm_of_a_unit_decides_what_it_counts_for() -> None:
    """The battle counts infantry, cavalry and guns; only guns bombard, only cavalry pursues."""
    kinds = {KINDS[BOARD.counter_kind[number]] for number in BOARD.counter_by_name.values()}
    assert kinds == set(KINDS)
    state = position(
        """
        phase first_combat
        first french
        at castiglione victor beaumont_cav dommartin_art gummer
        note victor entered=lonato
        note beaumont_cav entered=lonato
        note dommartin_art entered=lonato
        """
    )
    assert asked(state) == "bombardment [9.2]"
    events = roll(state, 1)
    assert "French guns at Castiglione: 1 inflicts one hit [9.2]." in events_for("austrian", events)
    roll(state, 1, 1)
    apply(state, "break-off")
    assert offered(state) == {"pursue", "let-go"}


@rule("2.1.1")
@rule("3.3")
@pytest.mark.parametrize("name", ["beyrand", "victor", "gummer", "guillaume", "klenau_cav"])
def test_the_cohesion_factor_stays_between_zero_and_its_printed_value(name: str) -> None:
    state = position(
        f"phase supply\nat brescia {name}\nat trent rusca\nat pool austrian_garrison_1"
    )
    counter = BOARD.counter_by_name[name]
    printed = int(BOARD.cohesion[counter])
    for suffered in range(4):
        state.hits[counter] = suffered
        for modifier in range(-6, 7):
            factor = state.cohesion(counter, modifier)
            assert 0 <= factor <= printed
            if 0 <= printed - suffered + modifier <= printed:
                assert factor == printed - suffered + modifier


# -- leaders [2.1.2] ------------------------------------------------------------------------------


@rule("2.1.2")
def test_an_army_leader_commands_every_unit_and_a_formation_leader_only_his_own() -> None:
    stack = "phase command\nat rezzato {} rampon robert servier bertin\nat trent gummer"
    assert marked(position(stack.format("bonaparte")), "out_of_command") == {"gummer"}
    lost = marked(position(stack.format("massena")), "out_of_command")
    assert lost == {"gummer", "robert", "servier", "bertin"}


def battle_of(*, leaders: str) -> list[str]:
    """What the French side is told of a first round in which the attacker rolls a 3."""
    state = position(
        f"""
        phase first_combat
        first french
        at castiglione victor {leaders} gummer
        note victor entered=lonato
        """
    )
    return events_for("french", roll(state, 3, 3))


@rule("2.1.2")
def test_the_most_senior_of_stacked_leaders_counts() -> None:
    assert "French fire at Castiglione: 5 inflicts one hit [9.3]." in battle_of(
        leaders="bonaparte massena kilmaine"
    )
    assert "French fire at Castiglione: 4 inflicts one hit [9.3]." in battle_of(
        leaders="massena kilmaine"
    )


@rule("2.1.2")
def test_among_leaders_of_one_rank_the_better_rating_is_used() -> None:
    """Despinoy's Tactical Rating is 0, Sauret's and Kilmaine's 1; all three have rank 3."""
    for_despinoy = battle_of(leaders="despinoy")
    assert "French fire at Castiglione: 3 inflicts one hit [9.3]." in for_despinoy
    for other in ("sauret", "kilmaine"):
        assert "French fire at Castiglione: 4 inflicts one hit [9.3]." in battle_of(
            leaders=f"despinoy {other}"
        )


@rule("2.1.2")
@rule("9.3")
def test_a_leader_helps_units_of_other_formations_in_combat() -> None:
    assert "French fire at Castiglione: 4 inflicts one hit [9.3]." in battle_of(leaders="serurier")


@rule("2.1.2")
@rule("8.2")
def test_a_leader_has_four_movement_points_and_never_marches_by_force() -> None:
    state = position("phase second_movement\nat zevio despinoy\nat brescia rusca\nat riva gummer")
    apply(state, "move despinoy")
    assert not {text for text in offered(state) if text.startswith("force-march")}
    assert "leaders gain nothing" in refusal(state, "force-march brescia")
    apply(state, "to verona", "to castelnuovo", "to peschiera", "to lonato")
    assert place(state, "despinoy") == "lonato"
    assert "already moved" in refusal(state, "move despinoy")


# -- markers [2.1.3] and boxes [2.2.5 to 2.2.7] ---------------------------------------------------


@rule("2.1.3")
def test_every_marker_of_the_boxed_game_is_shown_to_the_players() -> None:
    state = position(
        """
        turn 4
        phase first_movement
        first french
        initiative french
        at gavardo rusca
        note rusca hits=2
        at riva gummer
        broken gavardo-rezzato
        mantua liberated
        """
    )
    lines = view_lines(state, "austrian")
    assert "turn 4, 1 August 1796, first movement" in lines
    assert "initiative french, first player french" in lines
    assert "mantua liberated" in lines
    assert "destroyed bridges: Gavardo-Rezzato" in lines
    assert "enemy gavardo: 1 counters: rusca (2 hits)" in lines
    assert "own riva: gummer" in lines


@rule("2.2.5")
def test_each_turn_is_a_day() -> None:
    dates = [turn.date for turn in BOARD.data.tables.turn_track]
    assert dates[0] == "29 July"
    assert dates[-1] == "6 August"
    assert view_lines(start(), "french")[0].startswith("turn 1, 29 July 1796")


@rule("2.2.6")
def test_eliminated_units_lie_in_their_box_and_pay_the_enemy() -> None:
    state = position(
        """
        phase first_movement
        at lonato gummer bajalich reuss
        at castiglione rusca
        """
    )
    apply(state, "move gummer", "with bajalich", "with reuss", "to castiglione")
    assert place(state, "rusca") == "eliminated"
    assert dict(victory.tally(state, AUSTRIAN)) == {"eliminated_unit": 2}
    assert any(line == "enemy eliminated: rusca" for line in view_lines(state, "austrian"))


# -- the map [2.2] --------------------------------------------------------------------------------


@rule("2.2")
@rule("2.2.4")
def test_counters_go_only_along_roads() -> None:
    state = position("phase second_movement\nat gavardo rusca\nat riva gummer")
    apply(state, "move rusca")
    steps = {text.removeprefix("to ") for text in offered(state) if text.startswith("to ")}
    assert steps == {"vestone", "salo", "rezzato", "lonato"}
    assert refusal(state, "to brescia") == ("No road leads from Gavardo to Brescia [2.2.4, 8.2].")


@rule("2.2.1")
@pytest.mark.parametrize(
    ("start_area", "step", "goes_on"),
    [("gavardo", "lonato", True), ("rezzato", "brescia", True), ("gavardo", "vestone", False)],
    ids=["clear", "city", "mountain"],
)
def test_a_mountain_takes_both_points_of_the_infantry(
    start_area: str, step: str, goes_on: bool
) -> None:
    state = position(f"phase second_movement\nat {start_area} rusca\nat riva gummer")
    apply(state, "move rusca", f"to {step}")
    assert (asked(state) == "where the moving stack goes [8.2]") == goes_on


@rule("2.2.2")
def test_only_its_own_side_is_fed_by_a_supply_area() -> None:
    state = position(
        """
        phase supply
        at montebello rusca
        at monteforte minkwitz
        at ghedi gummer
        at montichiari guieu
        at manerbio valette
        """
    )
    assert marked(state, "unsupplied") == {"rusca", "gummer"}


# -- garrisons [2.2.3] ----------------------------------------------------------------------------


@rule("2.2.3")
def test_a_garrison_never_moves() -> None:
    state = position("phase second_movement\nat brescia rusca\nat riva gummer")
    assert "move rusca" in offered(state)
    assert not {text for text in offered(state) if "garrison" in text}
    assert refusal(state, "move french_garrison_1") == (
        "French garrison cannot move: garrisons never do [2.2.3]."
    )
    apply(state, "move rusca")
    assert "[2.2.3]" in refusal(state, "with french_garrison_1")


@rule("2.2.3")
@rule("9.4")
def test_a_garrison_is_eliminated_if_its_force_must_retreat() -> None:
    state = position(
        """
        phase first_combat
        at brescia ott ocskay rusca french_garrison_1
        note ott entered=caino
        note ocskay entered=caino
        """
    )
    roll(state, 1, 1)
    apply(state, "break-off")
    assert place(state, "french_garrison_1") == "pool"
    assert counters_at(state, "brescia") == {"ott", "ocskay", "austrian_garrison_3"}
    assert dict(victory.tally(state, AUSTRIAN)).get("eliminated_unit") is None


@rule("2.2.3")
@rule("3.6")
def test_the_third_hit_eliminates_a_garrison_and_two_do_not() -> None:
    storm = """
        phase first_combat
        at brescia ott ocskay reuss french_garrison_1
        note ott entered=caino
        note french_garrison_1 hits={}
    """
    state = position(storm.format(1))
    roll(state, 2, 1)
    assert hits(state, "french_garrison_1") == 2
    state = position(storm.format(2))
    roll(state, 2, 1)
    assert place(state, "french_garrison_1") == "pool"


@rule("2.2.3")
def test_a_garrison_is_always_commanded_and_supplied() -> None:
    state = position(
        """
        phase supply
        at salo rusca
        at zevio gummer
        at castelnuovo liptay
        at villafranca ott
        at isola reuss
        at bussolengo ocskay
        at caldiero sporck
        """
    )
    garrisons = {name for name in BOARD.counter_by_name if "garrison" in name}
    assert not garrisons & (marked(state, "unsupplied") | marked(state, "out_of_command"))
    assert hits(state, "french_garrison_3") == 0


@rule("2.2.3")
def test_garrisons_at_the_start_show_who_controls_the_cities() -> None:
    state = start()
    held = {
        side: {
            place(state, unit.id)
            for unit in BOARD.data.units
            if unit.arm == "garrison" and unit.side == side and place(state, unit.id) != "pool"
        }
        for side in ("french", "austrian")
    }
    assert held["austrian"] == {"trent", "vicenza"}
    assert held["french"] == {"brescia", "cremona", "verona", "legnago", "peschiera"}
    assert dict(victory.tally(state, FRENCH)) == {"mantua_besieged": 3}


# -- player aids [2.3] ----------------------------------------------------------------------------


@rule("2.3")
def test_rolls_beyond_the_edge_of_a_table_take_its_last_row() -> None:
    charts = BOARD.charts
    for strength in (1, 12, 40):
        assert charts.combat_hits(-4, strength) == charts.combat_hits(0, strength)
        assert charts.combat_hits(12, strength) == charts.combat_hits(8, strength)
    assert charts.bombardment_hits(-3, 6) == 1
    assert charts.bombardment_hits(9, 1) == 2
    assert charts.pursuit_hits(9, 6) == charts.pursuit_hits(6, 30) == 3
