"""What dummies do and do not do [13.2.2]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from tests.games.castiglione.fog_positions import (
    FOG,
    austrian_assault,
    austrian_march,
    french_march,
    supply_phase,
    unknown,
)
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    begin,
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
    told_to,
)

rule = pytest.mark.rule
MOVER = "which counter moves next [8.2]"
ORDER = "where the moving stack goes [8.2]"
FRENCH_DUMMIES = [f"french_dummy_{number}" for number in range(1, 13)]


def reached(state: State) -> set[str]:
    """Areas the moving stack may enter with its next step."""
    return {order.removeprefix("to ") for order in offered(state) if order.startswith("to ")}


def march_on(state: State) -> list[Happened]:
    """Any of the ways that lead on, to the end of the forced march."""
    told: list[Happened] = []
    while asked(state) == "how the forced march goes on [8.3, 8.5]":
        told += apply(state, min(offered(state)))
    return told


def forced_goals(state: State) -> set[str]:
    return {order.split()[1] for order in offered(state) if order.startswith("force-march ")}


# -- supplied, unhurt [13.2.2] --------------------------------------------------------------------


@rule("13.2.2")
def test_dummies_are_always_supplied() -> None:
    state, told = begin(
        f"{FOG} \n turn 3 \n phase supply \n at la_corona liptay \n at rovereto gummer"
        f"\n {unknown('ala', 'rampon', 'french_dummy_1')}"
    )
    assert marked(state, "unsupplied") == {"rampon"}
    assert (hits(state, "rampon"), hits(state, "french_dummy_1")) == (1, 0)
    heard = events_for("austrian", told)
    assert "French units in Ala have no line of supply [5.2]." in heard
    assert not any("hit" in sentence or "Rampon" in sentence for sentence in heard)


@rule("13.2.2")
@rule("8.3")
@pytest.mark.parametrize("die", [1, 6])
def test_a_dummys_forced_march_succeeds_whatever_the_die(die: int) -> None:
    state = french_march(f"{unknown('peschiera', 'victor', 'french_dummy_1')} \n at zevio bertin")
    apply(state, "move french_dummy_1", "force-march legnago")
    assert asked(state) == "forced march [8.3]", "no leader is asked for"
    assert roll_seen_by(state) == {"french"}
    told = roll(state, die) + march_on(state)
    assert place(state, "french_dummy_1") == "legnago", "five points away"
    assert hits(state, "french_dummy_1") == 0
    assert all("1 counter moves" in sentence for sentence in events_for("austrian", told))


@rule("13.2.2")
@rule("8.3")
def test_the_enemy_cannot_tell_a_dummys_forced_march_from_a_units() -> None:
    heard = []
    for marcher in ("victor", "french_dummy_1"):
        state = french_march(
            f"{unknown('castelnuovo', 'victor', 'french_dummy_1')} \n at zevio bertin"
        )
        # Ronco is three points away: within a dummy's own, so it heads for Legnago.
        goal = {"victor": "ronco", "french_dummy_1": "legnago"}[marcher]
        told = apply(state, f"move {marcher}", f"force-march {goal}")
        heard.append(events_for("austrian", told))
    assert (
        heard[0]
        == heard[1]
        == ["A French counter sets out on a forced march from Castelnuovo [8.3]."]
    )


# -- to the guns ----------------------------------------------------------------------------------

GUNS = "at lonato gummer joubert \n note gummer entered=castiglione \n" + unknown(
    "salo", "guieu", "french_dummy_1"
)


@rule("13.2.2")
@rule("9.1.2")
def test_a_dummy_called_to_the_guns_comes_and_is_found_out() -> None:
    state = austrian_assault(GUNS)
    assert offered(state) == {
        "done",
        *("to-the-guns guieu", "to-the-guns french_dummy_1", "feign-march french_dummy_1"),
    }
    apply(state, "to-the-guns french_dummy_1", "done")
    assert roll_seen_by(state) == {"french"}
    told = roll(state, 6)
    assert place(state, "french_dummy_1") == "pool"
    assert told_to(told, "Nothing but rumours in Lonato") == {"french", "austrian"}
    apply(state, "done")
    told = roll(state, 1, 1)
    defence = next(line for line in events_for("french", told) if line.startswith("French fire"))
    assert "French fire at Lonato: 1 inflicts" in defence, "no bonus for a rumour"


@rule("13.2.2")
def test_a_dummy_may_pretend_to_fail_and_sounds_like_a_unit_that_does() -> None:
    heard: dict[str, list[str]] = {}
    for order in ("feign-march french_dummy_1", "to-the-guns guieu"):
        state = austrian_assault(GUNS)
        told = apply(state, order, "done")
        told += roll(state, 6)
        heard[order] = events_for("austrian", told)
        assert {"guieu", "french_dummy_1"} <= counters_at(state, "salo")
    assert heard["feign-march french_dummy_1"] == heard["to-the-guns guieu"]
    assert len(heard["to-the-guns guieu"]) == 2


@rule("13.2.2")
def test_a_feigned_march_fails_on_any_die() -> None:
    state = austrian_assault(GUNS)
    apply(state, "feign-march french_dummy_1", "done")
    roll(state, 1)
    assert place(state, "french_dummy_1") == "salo"
    assert "called" in marks(state, "french_dummy_1")


# -- hits -----------------------------------------------------------------------------------------


def with_open_markers(notes: str) -> State:
    state = position(
        f"{FOG} \n option markers open \n turn 3 \n phase first_movement \n first french"
        f"\n {unknown('castelnuovo', 'victor', 'french_dummy_1')} \n at zevio bertin \n {notes}"
    )
    apply(state, "done")
    return state


@rule("13.2.2")
@rule("19.0")
def test_a_dummy_may_wear_a_feigned_hit_where_markers_are_open() -> None:
    state = with_open_markers("")
    apply(state, "move french_dummy_1", "force-march legnago")
    assert (asked_side(state), offered(state)) == ("french", {"done", "feign-hit"})
    apply(state, "feign-hit")
    told = roll(state, 6)
    assert hits(state, "french_dummy_1") == 1
    assert "A French counter suffers a hit in Castelnuovo and has 1 now [3.6]." in events_for(
        "austrian", told
    )
    state = with_open_markers("")
    apply(state, "move victor", "force-march ronco")
    real = roll(state, 3)
    assert events_for("austrian", real)[0] == events_for("austrian", told)[0]


@rule("13.2.2")
def test_where_markers_are_secret_there_is_nothing_to_feign() -> None:
    state = french_march(f"{unknown('castelnuovo', 'victor', 'french_dummy_1')} \n at zevio bertin")
    apply(state, "move french_dummy_1", "force-march legnago")
    assert offered(state) == {f"die {pips}" for pips in range(1, 7)}


@rule("13.2.2")
def test_hits_have_no_effect_on_a_dummy() -> None:
    state = with_open_markers("note french_dummy_1 hits=3")
    apply(state, "move french_dummy_1", "force-march legnago")
    assert asked(state) == "forced march [8.3]", "three hits cannot grow"
    roll(state, 1)
    march_on(state)
    assert (place(state, "french_dummy_1"), hits(state, "french_dummy_1")) == ("legnago", 3)
    state = austrian_assault(f"{GUNS} \n note french_dummy_1 hits=3")
    assert "to-the-guns french_dummy_1" in offered(state)


# -- movement -------------------------------------------------------------------------------------


@rule("13.2.2")
@rule("8.2")
def test_a_dummy_has_three_movement_points() -> None:
    state = french_march("at peschiera french_dummy_1 \n at zevio bertin")
    apply(state, "move french_dummy_1", "to castelnuovo", "to verona", "to zevio")
    assert asked(state) == MOVER, "nothing is left, the move is over"
    assert place(state, "french_dummy_1") == "zevio"


@rule("13.2.2")
def test_a_dummy_stays_within_two_areas_of_a_real_unit() -> None:
    # Garrisons are real units too [R48]: that of Vicenza is two areas from Sossano.
    state = austrian_march("at caldiero liptay austrian_dummy_1 \n at sossano austrian_dummy_2")
    apply(state, "move austrian_dummy_1")
    assert reached(state) == {"monteforte"}, "Verona is held by a garrison"
    apply(state, "to monteforte")
    assert reached(state) == {"caldiero", "montebello", "cologna"}
    apply(state, "to cologna")
    assert reached(state) == {"monteforte", "sossano"}, "Montagnana is three from Liptay"
    apply(state, "halt", "move liptay", "to monteforte", "to montebello")
    apply(state, "move austrian_dummy_2")
    assert reached(state) == {"castegnero", "cologna"}, "Santa Margherita is too far from all"


@rule("13.2.2")
def test_real_units_may_leave_a_dummy_behind() -> None:
    state = french_march("at castel_goffredo robert french_dummy_1 french_dummy_2")
    apply(state, "move robert", "to castiglione", "to pozzolengo")
    assert place(state, "french_dummy_1") == "castel_goffredo"
    apply(state, "move french_dummy_1")
    assert "more than two areas" in refusal(state, "to asola")
    assert reached(state) == {"castiglione", "guidizzolo"}, "back toward Robert only"


@rule("13.2.2")
def test_a_dummy_with_a_unit_goes_as_far_as_the_unit() -> None:
    state = french_march("at castel_goffredo charton_cav french_dummy_1")
    apply(state, "move charton_cav", "with french_dummy_1", "to asola", "to marcaria")
    apply(state, "to castellucchio")
    assert counters_at(state, "castellucchio") == {"charton_cav", "french_dummy_1"}


@rule("13.2.2")
@pytest.mark.parametrize("inside", ["liptay", "davidovich", "austrian_dummy_1"])
def test_a_dummy_never_enters_an_area_with_enemy_counters(inside: str) -> None:
    state = french_march(f"at verona victor french_dummy_1 \n at caldiero {inside}")
    apply(state, "move french_dummy_1")
    assert "caldiero" not in forced_goals(state)
    assert "Dummies never enter Caldiero" in refusal(state, "to caldiero")
    apply(state, "with victor")
    assert "caldiero" not in reached(state), "nor in company"
    state = french_march(f"at verona victor french_dummy_1 \n at caldiero {inside}")
    apply(state, "move victor")
    assert "caldiero" in reached(state)


@rule("13.2.2")
@rule("8.3")
def test_the_goal_of_a_dummys_forced_march_is_free_and_near_a_unit() -> None:
    state = french_march("at verona victor french_dummy_1 \n at monteforte rampon")
    apply(state, "move french_dummy_1")
    goals = forced_goals(state)
    assert "sossano" in goals, "four points, two areas from Rampon"
    assert "vicenza" not in goals, "four points, but an Austrian garrison is there"
    assert "castegnero" not in goals, "five points, but three areas from Rampon"


@rule("13.2.2")
@rule("8.4")
def test_dummies_are_outside_the_stacking_rules() -> None:
    # Rivoli is mountain: from 12 points on a newcomer pays one more than two.
    crowd = "at rivoli rampon joubert servier bertin"  # 3 + 3 + 4 + 3
    state = french_march(f"{crowd} \n at castelnuovo victor french_dummy_1")
    apply(state, "move french_dummy_1", "to rivoli")
    assert offered(state) >= {"halt", "to castelnuovo"}, "one of his three points is left"
    apply(state, "halt", "move victor")
    assert "rivoli" not in reached(state), "Victor's two points do not suffice"
    room = f"at rivoli rampon joubert {' '.join(FRENCH_DUMMIES)}"
    state = french_march(f"{room} \n at castelnuovo victor")
    apply(state, "move victor")
    assert "rivoli" in reached(state), "twelve dummies take no room"


# -- dummies bar ways -----------------------------------------------------------------------------


@rule("13.2.2")
@rule("5.2")
@pytest.mark.parametrize("dummy_at", ["la_corona", "riva"])
def test_enemy_dummies_cut_lines_of_supply(dummy_at: str) -> None:
    state = supply_phase(f"at ala rampon \n at rovereto liptay \n at {dummy_at} austrian_dummy_1")
    assert hits(state, "rampon") == (1 if dummy_at == "la_corona" else 0)


@rule("13.2.2")
@rule("6.0")
@pytest.mark.parametrize("dummies", ["", "at rivoli austrian_dummy_1"])
def test_enemy_dummies_cut_command_paths(dummies: str) -> None:
    state = position(
        f"{FOG} \n turn 3 \n phase command \n at castelnuovo massena \n at la_corona joubert"
        f"\n at rovereto liptay wurmser \n {dummies}"
    )
    assert ("out_of_command" in marks(state, "joubert")) == bool(dummies)


@rule("13.2.2")
@rule("9.1.1")
@pytest.mark.parametrize("dummies", ["", "at rezzato austrian_dummy_1"])
def test_enemy_dummies_bar_the_way_to_the_guns(dummies: str) -> None:
    state = austrian_assault(
        f"at lonato gummer joubert \n at brescia rampon \n at salo guieu \n {dummies}"
    )
    assert ("to-the-guns rampon" in offered(state)) == (not dummies)
    assert "to-the-guns guieu" in offered(state)


@rule("13.2.2")
@rule("6.0")
def test_dummies_need_no_orders() -> None:
    state = position(
        f"{FOG} \n turn 3 \n phase command \n at zevio bertin french_dummy_1 \n at rovereto liptay"
    )
    assert marked(state, "out_of_command") == {"bertin", "liptay"}


# -- found out ------------------------------------------------------------------------------------


@rule("13.2.2")
@rule("13.1.1")
def test_units_that_find_only_dummies_are_seen_and_go_on() -> None:
    state = french_march(
        f"{unknown('verona', 'pijon_cav', 'victor')}"
        f"\n {unknown('caldiero', 'austrian_dummy_1', 'austrian_dummy_2')}"
    )
    told = apply(state, "move pijon_cav", "to caldiero")
    assert told_to(told, "Nothing but rumours in Caldiero, 2 Austrian dummies") == {
        "french",
        "austrian",
    }
    assert told_to(told, "Pijon (cavalry) is seen in Caldiero") == {"french", "austrian"}
    assert "pijon_cav" in marked(state, "face_up")
    assert place(state, "austrian_dummy_1") == place(state, "austrian_dummy_2") == "pool"
    assert asked(state) == ORDER
    apply(state, "to monteforte", "halt")
    assert place(state, "pijon_cav") == "monteforte"


@rule("13.2.2")
def test_dummies_among_units_vanish_on_contact_and_the_units_stand() -> None:
    state = french_march(
        "at verona victor rampon french_dummy_1"
        f"\n {unknown('caldiero', 'liptay', 'austrian_dummy_1')}"
    )
    apply(state, "move victor", "to caldiero")
    assert counters_at(state, "caldiero") == {"victor", "liptay"}
    assert asked(state) == MOVER, "Victor has met the enemy and must stop"
    assert place(state, "french_dummy_1") == "verona"


@rule("13.2.2")
@rule("8.6.2")
def test_a_leader_alone_does_not_chase_dummies() -> None:
    state = french_march("at verona massena \n at caldiero austrian_dummy_1")
    apply(state, "move massena")
    assert "caldiero" not in reached(state)


@rule("13.2.2")
@rule("9.4")
def test_a_retreat_that_finds_only_dummies_goes_on_without_a_roll() -> None:
    # Gummer came from Castiglione; counters lie in all the other areas next to Lonato.
    state = austrian_assault(
        "at lonato gummer joubert \n note gummer entered=castiglione \n at rezzato austrian_dummy_1"
        "\n at gavardo ott \n at salo austrian_dummy_2 \n at peschiera liptay"
        "\n austrian_cities trent vicenza peschiera"
    )
    roll(state, 1, 1)
    apply(state, "break-off")
    assert offered(state) == {
        f"retreat-to {area}" for area in ("rezzato", "gavardo", "salo", "peschiera")
    }, "face-down counters bar the way like units, so no way is free"
    told = apply(state, "retreat-to salo")
    assert "Nothing but rumours in Salo, 1 Austrian dummy [13.2.2]." in events_for("french", told)
    assert (place(state, "joubert"), place(state, "austrian_dummy_2")) == ("salo", "pool")
    assert phase(state) == "second_movement"


@rule("13.2.2")
@rule("5.5")
def test_french_dummies_cut_off_are_sent_to_forage_in_words_only() -> None:
    heard = []
    for counter in ("french_dummy_1", "robert"):
        state, told = begin(
            f"{FOG} \n turn 3 \n phase supply \n at castegnero {counter} \n at sossano ott"
            f"\n note {counter} suspects=robert,dummies \n at goito joubert"
        )
        assert asked(state) == "which unsupplied units forage [5.5]"
        assert ("forage robert" in offered(state)) == (counter == "robert")
        told += apply(state, "done")
        heard.append(events_for("austrian", told))
    assert heard[0] == heard[1]
    assert "The French foragers have their orders [5.5]." in heard[0]
