"""Reconnaissance [13.1.2] and its example [13.2]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.fog_positions import (
    FOG,
    SCOUTING,
    austrian_scouts,
    french_scouts,
    unknown,
)
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    counters_at,
    events_for,
    marked,
    offered,
    place,
    position,
    refusal,
    roll,
    roll_seen_by,
    seen_at,
    told_to,
)

rule = pytest.mark.rule
COMMIT = "which cavalry scouts [13.1.2]"
SCREEN = "which cavalry screens [13.1.2]"
ROLL = "reconnaissance [13.1.2]"
SHOW = "which counter is shown to the scouts [13.1.2]"

HIDDEN = ("davidovich", "spiegel_cav", "mitrovski", "liptay", "spiegel", "austrian_dummy_1")


# -- the example [13.2] ---------------------------------------------------------------------------


@rule("13.1.2")
@rule("13.2")
def test_the_example_of_reconnaissance() -> None:
    state = french_scouts(f"at bussolengo massena pijon_cav victor \n {unknown('rivoli', *HIDDEN)}")
    assert (asked_side(state), asked(state)) == ("french", SCOUTING)
    assert seen_at(state, "french", "rivoli") == "6 counters: " + ", ".join(["one of 13"] * 6)
    told = apply(state, "scout rivoli bussolengo")
    sentence = "French scouts ride from Bussolengo to Rivoli [13.1.2]."
    assert events_for("austrian", told) == events_for("french", told) == [sentence]

    assert (asked_side(state), asked(state)) == ("french", COMMIT)
    assert offered(state) == {"done", "commit pijon_cav"}
    apply(state, "commit pijon_cav", "done")
    assert marked(state, "face_up") == {"pijon_cav"}, "Massena and Victor stay hidden"

    assert (asked_side(state), asked(state)) == ("austrian", SCREEN)
    assert offered(state) == {"done", "screen spiegel_cav"}
    apply(state, "screen spiegel_cav", "done")
    assert marked(state, "face_up") == {"pijon_cav", "spiegel_cav"}

    # 2 SP against 4, the French +1, the mountains -1: a 6 becomes a 4, a third of five is two.
    assert (asked(state), roll_seen_by(state)) == (ROLL, {"french", "austrian"})
    told = roll(state, 6)
    sentence = "The scouts at Rivoli see 2 hidden counters: a 4 [13.1.2]."
    assert events_for("french", told) == [sentence]
    assert (asked_side(state), asked(state)) == ("austrian", SHOW)
    assert offered(state) == {f"reveal {name}" for name in HIDDEN if name != "spiegel_cav"}

    told = apply(state, "reveal austrian_dummy_1", "reveal davidovich")
    assert told_to(told, "General Davidovich is seen in Rivoli") == {"french", "austrian"}
    assert place(state, "austrian_dummy_1") == "pool"
    assert marked(state, "face_up") == {"pijon_cav", "spiegel_cav", "davidovich"}
    assert counters_at(state, "rivoli") == {*HIDDEN} - {"austrian_dummy_1"}
    seen = seen_at(state, "french", "rivoli")
    assert seen.startswith("5 counters: davidovich, spiegel_cav, ")
    assert "one of" in seen or " or " in seen, "the three brigades are not told apart"
    assert (asked_side(state), asked(state)) == ("french", SCOUTING)


# -- who scouts, and what -------------------------------------------------------------------------


@rule("13.1.2")
def test_one_or_two_areas_away_and_no_farther() -> None:
    state = french_scouts(
        "at castelnuovo victor \n at bussolengo liptay \n at la_corona mitrovski"
        "\n at rovereto gummer \n at ala spiegel"
    )
    # Ala and Rovereto are three and four roads from Castelnuovo; Verona's garrison looks on too.
    from_castelnuovo = {order for order in offered(state) if order.endswith(" castelnuovo")}
    assert from_castelnuovo == {"scout bussolengo castelnuovo", "scout la_corona castelnuovo"}


SUSPECTS = "gummer,davidovich,dummies"
"""What the blocker may be for all that the French know."""


@rule("13.1.2")
@rule("13.2.2")
@pytest.mark.parametrize("blocker", ["gummer", "davidovich", "austrian_dummy_1"])
def test_enemy_counters_on_the_way_stop_the_scouts(blocker: str) -> None:
    text = "at castelnuovo victor \n at la_corona mitrovski"
    assert "scout la_corona castelnuovo" in offered(french_scouts(text))
    state = french_scouts(f"{text} \n at rivoli {blocker} \n note {blocker} suspects={SUSPECTS}")
    assert "scout la_corona castelnuovo" not in offered(state)
    assert "scout rivoli castelnuovo" in offered(state), "the blocker himself can be scouted"


@rule("13.1.2")
def test_another_way_round_the_blocker_will_do() -> None:
    text = "at verona victor \n at rivoli mitrovski \n at bussolengo gummer"
    assert "scout rivoli verona" in offered(french_scouts(text)), "by Castelnuovo"
    state = french_scouts(f"{text} \n at castelnuovo liptay")
    assert "scout rivoli verona" not in offered(state)


@rule("13.1.2")
@rule("13.2.2")
def test_a_commanded_unit_is_needed_leaders_and_dummies_do_not_scout() -> None:
    # Victor is out of command, in Castelnuovo is a dummy, in La Corona a leader alone.
    state = french_scouts(
        "at bussolengo victor \n note victor marks=out_of_command \n at castelnuovo french_dummy_1"
        "\n at la_corona massena \n at rivoli liptay"
    )
    garrisons = {"scout rivoli verona", "scout rivoli peschiera"}
    assert {order for order in offered(state) if "rivoli" in order} == garrisons
    for area in ("bussolengo", "castelnuovo", "la_corona"):
        assert "no unit of yours is in command" in refusal(state, f"scout rivoli {area}")
    state = french_scouts(
        "at bussolengo victor rampon \n note victor marks=out_of_command \n at rivoli liptay"
    )
    assert "scout rivoli bussolengo" in offered(state), "Rampon is in command"


@rule("13.1.2")
def test_only_hidden_enemies_are_worth_scouting() -> None:
    state = french_scouts(
        "at bussolengo victor \n at rivoli liptay mitrovski \n note liptay marks=face_up"
        "\n at castelnuovo gummer \n note gummer marks=face_up"
    )
    assert offered(state) >= {"done", "scout rivoli bussolengo"}
    assert not [order for order in offered(state) if order.startswith("scout castelnuovo")]


@rule("13.1.2")
def test_a_garrison_is_always_seen_and_never_scouted() -> None:
    state = austrian_scouts("at caldiero liptay \n at bussolengo spiegel_cav")
    assert offered(state) == {"done"}, "nothing but the French garrison of Verona is near"


# -- once per area, before the moves --------------------------------------------------------------


@rule("13.1.2")
def test_each_area_scouts_once_and_is_scouted_once() -> None:
    state = french_scouts(
        "at bussolengo victor \n at castelnuovo rampon \n at rivoli liptay mitrovski"
        "\n at la_corona spiegel gummer"
    )
    apply(state, "scout rivoli bussolengo", "done", "done")
    roll(state, 1)
    assert asked(state) == SCOUTING
    assert offered(state) == {"done"}, "Rivoli was scouted, and bars the way to La Corona"
    assert "only once in a phase" in refusal(state, "scout rivoli castelnuovo")
    state = french_scouts(
        "at bussolengo victor \n at castelnuovo rampon \n at rivoli liptay mitrovski"
        "\n at villafranca spiegel gummer"
    )
    apply(state, "scout rivoli bussolengo", "done", "done")
    roll(state, 1)
    # Neighbours of Villafranca are Castelnuovo and Verona, whose garrison may look as well.
    assert offered(state) == {
        "done",
        *(f"scout villafranca {area}" for area in ("castelnuovo", "verona", "peschiera")),
    }


@rule("13.1.2")
def test_the_next_phase_begins_with_new_scouts() -> None:
    state = french_scouts("at bussolengo victor \n at rivoli liptay mitrovski")
    apply(state, "scout rivoli bussolengo", "done", "done")
    roll(state, 1)
    apply(state, "done", "end-movement")
    assert (asked_side(state), asked(state)) == ("austrian", SCOUTING)
    assert "scout bussolengo rivoli" in offered(state), "having been scouted does not count"


@rule("13.1.2")
def test_nobody_scouts_once_movement_has_begun() -> None:
    state = french_scouts("at bussolengo victor rampon \n at rivoli liptay mitrovski")
    apply(state, "done")
    assert asked(state) == "which counter moves next [8.2]"
    apply(state, "move rampon", "to verona", "halt")
    assert not [order for order in offered(state) if order.startswith("scout")]
    assert refusal(state, "scout rivoli bussolengo")


@rule("13.1.2")
def test_without_fog_there_is_nothing_to_scout() -> None:
    text = "turn 3 \n phase first_movement \n first french \n at bussolengo victor"
    state = position(f"option visibility mist \n {text} \n at rivoli liptay mitrovski")
    assert asked(state) == "which counter moves next [8.2]"
    assert asked(position(f"{FOG} \n {text} \n at rivoli liptay mitrovski")) == SCOUTING


# -- cavalry --------------------------------------------------------------------------------------


@rule("13.1.2")
def test_both_sides_are_asked_for_cavalry_even_if_they_have_none() -> None:
    state = french_scouts("at bussolengo victor \n at rivoli liptay mitrovski")
    apply(state, "scout rivoli bussolengo")
    assert (asked_side(state), offered(state)) == ("french", {"done"})
    apply(state, "done")
    assert (asked_side(state), offered(state)) == ("austrian", {"done"})
    apply(state, "done")
    assert asked(state) == ROLL


@rule("13.1.2")
def test_cavalry_need_not_ride_and_then_stays_hidden() -> None:
    state = french_scouts(
        "at bussolengo pijon_cav beaumont_cav victor \n at rivoli spiegel_cav pittoni_cav liptay"
    )
    apply(state, "scout rivoli bussolengo")
    assert offered(state) == {"done", "commit pijon_cav", "commit beaumont_cav"}
    apply(state, "commit beaumont_cav")
    assert offered(state) == {"done", "commit pijon_cav"}, "one after the other"
    apply(state, "done")
    assert offered(state) == {"done", "screen spiegel_cav", "screen pittoni_cav"}
    apply(state, "screen pittoni_cav", "done")
    assert marked(state, "face_up") == {"beaumont_cav", "pittoni_cav"}
    assert seen_at(state, "austrian", "bussolengo").startswith("3 counters: ")


@rule("13.1.2")
@pytest.mark.parametrize(
    ("target", "riders", "screen", "notes", "modifier"),
    [
        pytest.param("castelnuovo", (), (), "", 1, id="french"),
        pytest.param("rivoli", (), (), "", 0, id="french-mountain"),
        pytest.param("castelnuovo", ("pijon_cav",), (), "", 3, id="own-cavalry"),
        pytest.param("castelnuovo", ("pijon_cav", "charton_cav"), (), "", 4, id="both-ride"),
        pytest.param("castelnuovo", (), ("pittoni_cav",), "", -1, id="enemy-cavalry"),
        pytest.param("castelnuovo", ("pijon_cav",), ("pittoni_cav",), "", 1, id="even"),
        pytest.param("castelnuovo", ("pijon_cav",), ("klenau_cav",), "", 0, id="behind"),
        pytest.param("castelnuovo", ("pijon_cav",), (), "note pijon_cav hits=3", 2, id="worn"),
    ],
)
def test_the_modifiers_of_the_french(
    target: str, riders: tuple[str, ...], screen: tuple[str, ...], notes: str, modifier: int
) -> None:
    text = f"at bussolengo victor {' '.join(riders)} \n at {target} liptay {' '.join(screen)}"
    state = french_scouts(f"{text} mitrovski gummer \n {notes}")
    apply(state, f"scout {target} bussolengo", *(f"commit {name}" for name in riders), "done")
    apply(state, *(f"screen {name}" for name in screen), "done")
    told = roll(state, 2)
    result = next(line for line in events_for("french", told) if "scouts at" in line)
    assert result.endswith(f": a {2 + modifier} [13.1.2].")


@rule("13.1.2")
@pytest.mark.parametrize(("target", "modifier"), [("castelnuovo", 0), ("rivoli", -1)])
def test_the_austrians_have_no_modifier_of_their_own(target: str, modifier: int) -> None:
    state = austrian_scouts(f"at bussolengo liptay \n at {target} victor rampon joubert")
    apply(state, f"scout {target} bussolengo", "done", "done")
    told = roll(state, 3)
    assert f"a {3 + modifier} [13.1.2]." in events_for("french", told)[0]


@rule("13.1.2")
@pytest.mark.parametrize(("die", "shown"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 4), (6, 5)])
def test_the_share_that_must_be_shown(die: int, shown: int) -> None:
    # The French add one: of five counters none, 25, 33, 50, 75 and 100 per cent.
    state = french_scouts(
        "at bussolengo victor \n at castelnuovo liptay mitrovski gummer pittoni melas_art"
    )
    apply(state, "scout castelnuovo bussolengo", "done", "done")
    roll(state, die)
    while asked(state) == SHOW:
        apply(state, sorted(offered(state))[0])
    assert len(marked(state, "face_up")) == shown


@rule("13.1.2")
@pytest.mark.parametrize(("die", "shown"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_a_single_counter_is_seen_from_75_per_cent_on(die: int, shown: int) -> None:
    state = french_scouts("at bussolengo victor \n at castelnuovo liptay")
    apply(state, "scout castelnuovo bussolengo", "done", "done")
    roll(state, die)
    assert asked(state) == SCOUTING, "there is nothing to choose"
    assert len(marked(state, "face_up")) == shown


@rule("13.1.2")
def test_screening_cavalry_is_not_counted_among_the_hidden() -> None:
    state = french_scouts("at bussolengo victor \n at castelnuovo spiegel_cav")
    apply(state, "scout castelnuovo bussolengo", "done", "screen spiegel_cav", "done")
    roll(state, 6)
    assert asked(state) == SCOUTING
    assert marked(state, "face_up") == {"spiegel_cav"}
    # A 5 is 50%: one of two counters, none of one.
    state = french_scouts("at bussolengo victor beaumont_cav \n at castelnuovo spiegel_cav liptay")
    apply(state, "scout castelnuovo bussolengo", "commit beaumont_cav", "done")
    apply(state, "screen spiegel_cav", "done")
    roll(state, 4)
    assert asked(state) == SCOUTING
    assert "liptay" not in marked(state, "face_up")


# -- what is shown --------------------------------------------------------------------------------


@rule("13.1.2")
def test_the_owner_shows_leaders_and_dummies_first_if_he_likes() -> None:
    state = french_scouts(
        "at bussolengo victor \n"
        + unknown("castelnuovo", "liptay", "davidovich", "austrian_dummy_1", "austrian_dummy_2")
    )
    apply(state, "scout castelnuovo bussolengo", "done", "done")
    roll(state, 5)
    told = apply(state, "reveal austrian_dummy_2", "reveal davidovich", "reveal austrian_dummy_1")
    assert counters_at(state, "castelnuovo") == {"liptay", "davidovich"}
    assert told_to(told, "Nothing but rumours in Castelnuovo, 1 Austrian dummy") == {
        "french",
        "austrian",
    }
    assert marked(state, "face_up") == {"davidovich"}


@rule("13.1.2")
def test_what_is_not_shown_is_told_to_nobody() -> None:
    state = french_scouts(
        "at bussolengo victor \n" + unknown("castelnuovo", "liptay", "mitrovski", "gummer")
    )
    told = apply(state, "scout castelnuovo bussolengo", "done", "done")
    told += roll(state, 2)
    told += apply(state, "reveal gummer")
    heard = " ".join(events_for("french", told))
    assert "Gummer" in heard
    assert "Liptay" not in heard
    assert "Mitrovski" not in heard
    assert seen_at(state, "french", "castelnuovo") == (
        "3 counters: gummer, mitrovski or liptay, mitrovski or liptay"
    )


@rule("13.1.2")
def test_hits_of_a_counter_that_is_shown_are_seen() -> None:
    state = french_scouts("at bussolengo victor \n at castelnuovo liptay \n note liptay hits=2")
    apply(state, "scout castelnuovo bussolengo", "done", "done")
    told = roll(state, 6)
    assert "Liptay is seen in Castelnuovo with 2 hits [13.1]." in events_for("french", told)
    assert seen_at(state, "french", "castelnuovo") == "1 counters: liptay (2 hits)"
