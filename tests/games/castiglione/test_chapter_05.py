"""Supply Phase: control, lines of supply, attrition and forage [5.0 to 5.5].

Mantua is tested beside it."""

from __future__ import annotations

import pytest

from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    begin,
    controller,
    counters_at,
    events_for,
    hits,
    marked,
    marks,
    offered,
    phase,
    place,
    position,
    refusal,
    roll,
    roll_seen_by,
    seen_hits,
    told_to,
)

rule = pytest.mark.rule

# -- control of cities [5.1] ----------------------------------------------------------------------

STORM_OF_BRESCIA = """
    phase first_combat
    first austrian
    at brescia ott ocskay reuss french_garrison_1
    note ott entered=caino
    note ocskay entered=caino
    note reuss entered=caino
    at cremona rusca
"""


@rule("5.1")
@rule("2.2.3")
def test_the_city_passes_to_the_side_that_defeats_its_garrison() -> None:
    state = position(STORM_OF_BRESCIA)
    roll(state, 6, 1)
    apply(state, "fight-on")
    events = roll(state, 6, 1)
    assert controller(state, "brescia") == "austrian"
    assert place(state, "french_garrison_1") == "pool"
    assert "austrian_garrison_3" in counters_at(state, "brescia")
    told = events_for("french", events)
    assert "Brescia passes under Austrian control [5.1]." in told
    assert "The Austrian side places a garrison in Brescia [2.2.3]." in told


@rule("5.1")
def test_the_garrison_that_beats_off_the_attack_keeps_the_city() -> None:
    state = position(STORM_OF_BRESCIA)
    roll(state, 1, 1)
    apply(state, "break-off")
    assert controller(state, "brescia") == "french"
    assert counters_at(state, "brescia") == {"french_garrison_1"}


@rule("5.1")
def test_a_city_is_regained_with_a_garrison_that_was_eliminated_before() -> None:
    state = position(
        """
        phase second_combat
        austrian_cities trent vicenza brescia
        at brescia victor joubert rampon austrian_garrison_3
        note victor entered=rezzato
        note joubert entered=rezzato
        note rampon entered=rezzato
        """
    )
    roll(state, 6, 1)
    apply(state, "fight-on")
    roll(state, 6, 1)
    assert controller(state, "brescia") == "french"
    assert "french_garrison_1" in counters_at(state, "brescia")
    assert place(state, "austrian_garrison_3") == "pool"


@rule("5.1")
def test_a_city_left_empty_goes_to_whoever_stands_in_it_alone_at_the_check() -> None:
    state, events = begin(
        """
        phase supply
        austrian_cities trent vicenza peschiera
        at pool french_garrison_5
        at peschiera guillaume
        """
    )
    assert controller(state, "peschiera") == "french"
    assert "french_garrison_5" in counters_at(state, "peschiera")
    assert told_to(events, "Peschiera passes under French control") == {"french", "austrian"}


@rule("5.1")
def test_an_empty_city_without_garrison_keeps_its_controller() -> None:
    state, _ = begin("phase supply\nat pool french_garrison_5\nat salo guieu")
    assert controller(state, "peschiera") == "french"
    assert counters_at(state, "peschiera") == set()


@rule("5.1")
@rule("2.2.2")
def test_a_captured_supply_area_feeds_neither_its_old_owner_nor_its_captor() -> None:
    state = position(
        """
        phase supply
        austrian_cities trent vicenza brescia
        at brescia klenau_cav austrian_garrison_3
        at caino rusca
        at rezzato guieu
        at ghedi valette
        at cremona gummer
        at castellucchio bertin
        at pool french_garrison_2
        """
    )
    assert "klenau_cav" in marked(state, "unsupplied")
    assert {"rusca", "guieu", "valette", "bertin"} <= marked(state, "unsupplied")


@rule("5.1")
@rule("5.2")
def test_a_lost_supply_area_feeds_nobody_although_no_enemy_is_left_there() -> None:
    state = position(
        """
        phase supply
        austrian_cities trent vicenza brescia
        at rezzato rusca
        at pontevico gummer
        at cicognolo liptay
        """
    )
    assert "rusca" in marked(state, "unsupplied")


# -- line of supply [5.2] -------------------------------------------------------------------------


@rule("5.2")
@rule("5.0")
def test_a_free_path_to_a_friendly_source_supplies() -> None:
    state = position("phase supply\nat zevio bertin\nat riva gummer")
    assert marked(state, "unsupplied") == set()


@rule("5.2")
@rule("3.7")
def test_enemy_units_cut_the_path_but_enemy_leaders_do_not() -> None:
    cut = "phase supply\nat ala joubert\nat la_corona {enemy}\nat rovereto gummer"
    assert "joubert" in marked(position(cut.format(enemy="liptay")), "unsupplied")
    assert "joubert" not in marked(position(cut.format(enemy="davidovich")), "unsupplied")


@rule("5.2")
@rule("8.5")
def test_a_destroyed_bridge_cuts_the_path() -> None:
    road = "phase supply\nat ala joubert\nat rovereto gummer\nbroken {bridges}"
    assert "joubert" not in marked(position(road.format(bridges="")), "unsupplied")
    assert "joubert" in marked(position(road.format(bridges="ala-la_corona")), "unsupplied")


@rule("5.2")
def test_a_unit_in_a_friendly_source_is_supplied_whatever_surrounds_it() -> None:
    state = position(
        """
        phase supply
        at trent pittoni
        at calliano rusca
        at sarche guieu
        """
    )
    assert "pittoni" not in marked(state, "unsupplied")


@rule("5.2")
def test_garrisons_are_always_supplied() -> None:
    state = position("phase supply\nat zevio gummer\nat isola liptay\nat villafranca ott")
    assert not {name for name in marked(state, "unsupplied") if "garrison" in name}
    assert hits(state, "french_garrison_3") == 0


# -- supply status [5.3] and attrition [5.4] ------------------------------------------------------

CUT_OFF_ON_BOTH_SIDES = """
    turn {turn}
    phase supply
    at la_corona joubert rampon
    at ala liptay mitrovski
    at rivoli gummer
    at rovereto victor
    at riva pittoni
    at calliano nicolleti
"""


@rule("5.4")
@rule("5.3")
def test_each_unsupplied_unit_suffers_one_hit() -> None:
    state, _ = begin(CUT_OFF_ON_BOTH_SIDES.format(turn=2))
    cut_off = {"joubert", "rampon", "liptay", "mitrovski", "victor"}
    assert marked(state, "unsupplied") == cut_off
    apply(state, "done")
    assert {name: hits(state, name) for name in cut_off} == dict.fromkeys(cut_off, 1)


@rule("5.4")
def test_the_austrians_suffer_first() -> None:
    state, events = begin(CUT_OFF_ON_BOTH_SIDES.format(turn=2))
    assert asked_side(state) == "french"
    assert hits(state, "liptay") == 1
    assert hits(state, "victor") == 0
    events += apply(state, "done")
    suffered = [words for words in events_for("austrian", events) if "suffers a hit" in words]
    assert suffered.index("Liptay suffers a hit in Ala and has 1 now [3.6].") < suffered.index(
        "Joubert suffers a hit in La Corona and has 1 now [3.6]."
    )


@rule("5.4")
@rule("3.6")
def test_attrition_eliminates_a_unit_that_had_three_hits() -> None:
    state = position(CUT_OFF_ON_BOTH_SIDES.format(turn=2) + "note liptay hits=3")
    assert place(state, "liptay") == "eliminated"
    assert place(state, "mitrovski") == "ala"


@rule("5.3")
def test_supplied_status_holds_until_the_recovery_phase_checks_it_anew() -> None:
    """Liptay steps into the French rear in the movement phase; the hit comes a turn later."""
    state = position("phase first_movement\nat riva rusca\nat rovereto gummer\nat condino liptay")
    assert "rusca" not in marked(state, "unsupplied")
    apply(state, "move liptay", "to ledro")
    assert "rusca" not in marked(state, "unsupplied")
    apply(state, "end-movement")
    apply(state, "end-movement")
    assert phase(state) == "supply"
    assert "rusca" in marked(state, "unsupplied")


@rule("5.3")
def test_the_enemy_hears_where_supply_is_cut_but_not_who_suffers_below_the_top() -> None:
    state, events = begin(CUT_OFF_ON_BOTH_SIDES.format(turn=2))
    events += apply(state, "done")
    french, austrian = events_for("french", events), events_for("austrian", events)
    assert "Joubert and Rampon in La Corona have no line of supply [5.2]." in french
    assert "French units in La Corona have no line of supply [5.2]." in austrian
    assert told_to(events, "Joubert suffers a hit") == {"french", "austrian"}
    assert told_to(events, "Rampon suffers a hit") == {"french"}
    assert told_to(events, "Mitrovski suffers a hit") == {"austrian", "french"}
    assert told_to(events, "Liptay suffers a hit") == {"austrian"}


@rule("5.3")
@rule("3.8")
def test_hits_below_the_top_are_in_doubt_for_the_enemy_also_if_the_blockade_starved() -> None:
    """Gummer dies of attrition, but the French were found unsupplied while he stood there."""
    state = position(
        """
        phase supply
        at la_corona joubert rampon
        at ala liptay
        at rivoli gummer
        note gummer hits=3
        at castelnuovo victor
        """
    )
    assert place(state, "gummer") == "eliminated"
    assert hits(state, "rampon") == 1
    assert seen_hits(state, "rampon") == (0, 1)


# -- forage [5.5] ---------------------------------------------------------------------------------

FORAGERS = """
    turn 2
    phase supply
    at la_corona victor
    at ala gummer
    at rivoli liptay
    at governolo rusca robert gardanne beyrand cervoni
    at castellaro mitrovski
    at mantua nicolleti
"""


@rule("5.5")
def test_unsupplied_french_units_in_clear_areas_may_forage_but_not_in_mountains() -> None:
    state = position(FORAGERS)
    assert asked_side(state) == "french"
    governolo = ("rusca", "robert", "gardanne", "beyrand", "cervoni")
    assert offered(state) == {"done", *(f"forage {name}" for name in governolo)}
    for name in ("victor", "valette", "gummer"):
        assert "[5.5]" in refusal(state, f"forage {name}")


@rule("5.5")
@rule("3.3")
def test_forage_succeeds_up_to_the_cohesion_factor() -> None:
    state = position(FORAGERS)
    apply(state, "forage rusca", "forage beyrand", "done")
    assert asked(state) == "forage [5.5]"
    events = roll(state, 5, 5)
    assert hits(state, "beyrand") == 0
    assert hits(state, "rusca") == 1
    told = events_for("french", events)
    assert "Beyrand forages in Governolo: rolls 5 against 5, is fed [5.5]." in told
    assert "Rusca forages in Governolo in vain: rolls 5 against 4 [5.5]." in told


@rule("5.5")
def test_the_marker_is_placed_whether_or_not_the_forage_succeeds() -> None:
    state = position(FORAGERS)
    apply(state, "forage rusca", "forage beyrand", "done")
    roll(state, 6, 1)
    assert marked(state, "foraged") == {"rusca", "beyrand"}


@rule("5.5")
def test_units_that_do_not_forage_suffer() -> None:
    state = position(FORAGERS)
    apply(state, "forage rusca", "done")
    assert hits(state, "robert") == 1
    assert hits(state, "victor") == 1
    assert hits(state, "rusca") == 0


@rule("5.5")
@rule("3.3")
def test_four_foragers_in_one_area_are_a_crowd() -> None:
    state = position(FORAGERS)
    apply(state, "forage rusca", "forage robert", "forage gardanne", "forage cervoni", "done")
    roll(state, 4, 3, 4, 3)
    names = ("robert", "gardanne", "rusca", "cervoni")
    assert [hits(state, name) for name in names] == [1, 0, 1, 0]


@rule("5.5")
@rule("2.1.1")
def test_a_city_helps_to_forage_but_not_beyond_the_printed_factor() -> None:
    besieged_legnago = """
        phase supply
        at legnago robert gardanne
        note gardanne hits=1
        at sanguinetto gummer
        at ronco liptay
        at cologna minkwitz
        at montagnana hohenzollern
    """
    state = position(besieged_legnago)
    apply(state, "forage robert", "forage gardanne")
    roll(state, 5, 4)
    assert hits(state, "robert") == 1
    assert hits(state, "gardanne") == 1


@rule("5.5")
def test_all_foragers_are_declared_before_the_first_die() -> None:
    state = position(FORAGERS)
    apply(state, "forage rusca")
    assert asked(state) == "which unsupplied units forage [5.5]"
    assert "forage rusca" not in offered(state)
    assert "forage robert" in offered(state)


@rule("5.5")
@rule("3.8")
def test_the_enemy_sees_foraging_on_top_of_the_stack_only() -> None:
    state = position(FORAGERS)
    events = apply(state, "forage beyrand", "forage rusca", "done")
    assert told_to(events, "Beyrand is sent to forage") == {"french", "austrian"}
    assert told_to(events, "Rusca is sent to forage") == {"french"}
    assert roll_seen_by(state) == {"french", "austrian"}
    roll(state, 6)
    assert roll_seen_by(state) == {"french"}
    events = roll(state, 6)
    assert told_to(events, "Rusca forages in Governolo in vain: rolls 6 against 4") == {"french"}


AFTER_FORAGE = """
    phase second_movement
    at gavardo rusca guieu
    note rusca marks=foraged
    at riva gummer
"""


@rule("5.5")
def test_a_forager_makes_no_forced_march() -> None:
    state = position(AFTER_FORAGE)
    apply(state, "move rusca")
    assert "to lonato" in offered(state)
    assert not {text for text in offered(state) if text.startswith("force-march")}
    assert "[5.5]" in refusal(state, "force-march castiglione")


@rule("5.5")
@rule("8.5.1")
def test_a_forager_destroys_no_bridge() -> None:
    state = position(AFTER_FORAGE)
    apply(state, "move rusca")
    assert "destroy-bridge gavardo-rezzato" not in offered(state)
    assert "did not forage" in refusal(state, "destroy-bridge gavardo-rezzato")
    fed = position(AFTER_FORAGE)
    apply(fed, "move guieu")
    assert "destroy-bridge gavardo-rezzato" in offered(fed)


@rule("5.5")
@rule("8.5.2")
def test_a_forager_repairs_no_bridge() -> None:
    state = position(AFTER_FORAGE + "broken gavardo-rezzato")
    apply(state, "move rusca")
    assert "repair-bridge gavardo-rezzato" not in offered(state)


@rule("5.5")
@rule("9.1.1")
def test_a_forager_does_not_march_to_the_guns() -> None:
    state = position(
        """
        phase first_combat
        at lonato gummer cervoni
        note gummer entered=salo
        at gavardo rusca guieu
        note rusca marks=foraged
        """
    )
    assert "to-the-guns guieu" in offered(state)
    assert "to-the-guns rusca" not in offered(state)


@rule("5.5")
def test_the_restrictions_end_with_the_turn() -> None:
    state = position(AFTER_FORAGE)
    assert "foraged" in marks(state, "rusca")
    apply(state, "end-movement")
    assert phase(state) == "first_movement"
    assert "foraged" not in marks(state, "rusca")
