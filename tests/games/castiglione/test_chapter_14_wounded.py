"""The return of wounded leaders, and leaders overrun [14.3, 14.4]."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.text.position_edits import begun_anew
from tests.games.castiglione.battle_positions import austrian_attack, austrian_move, french_attack
from tests.games.castiglione.positions import (
    RULES,
    apply,
    asked,
    asked_side,
    counters_at,
    events_for,
    offered,
    phase,
    place,
    position,
    roll,
    seen_at,
)

rule = pytest.mark.rule
OPEN = "option visibility open \n option casualties on"
CHECK = "leader's mortality check [14.1]"
APPOINT = "where a leader takes over [14.1, 14.3]"
RETURN = "wounded leader's return [14.3]"


def check(state: State, *sums: int) -> list[Happened]:
    """Mortality checks, one after the other."""
    told: list[Happened] = []
    for pips in sums:
        assert asked(state) == CHECK
        told += apply(state, f"dice {pips}")
    return told


# -- 14.3 the wounded -----------------------------------------------------------------------------


def hospital(turn: int, text: str) -> State:
    """The Supply Phase with leaders in the Wounded Leaders Box."""
    return position(f"{OPEN} \n turn {turn} \n phase supply \n at rovereto ott \n {text}")


@rule("14.3")
@pytest.mark.parametrize(
    ("turn", "lowest"),
    [
        pytest.param(3, 5, id="wounded-last-turn"),
        pytest.param(4, 4, id="one-full-turn"),
        pytest.param(5, 3, id="two-full-turns"),
        pytest.param(7, 3, id="never-more-than-two"),
    ],
)
def test_five_or_more_brings_him_back_in_his_stand_ins_place(turn: int, lowest: int) -> None:
    for die in range(1, 7):
        state = hospital(
            turn,
            "at wounded massena \n note massena wounded_on=2 \n at goito joubert generic_massena",
        )
        assert asked(state) == RETURN
        told = roll(state, die)
        if die >= lowest:
            assert counters_at(state, "goito") == {"joubert", "massena"}
            assert place(state, "generic_massena") == "pool"
            assert "General Massena is fit again" in " ".join(events_for("austrian", told))
        else:
            assert (place(state, "massena"), place(state, "generic_massena")) == (
                "wounded",
                "goito",
            )


@rule("14.3")
def test_the_austrians_roll_first_and_everybody_once() -> None:
    state = hospital(
        3,
        "at wounded massena melas sauret \n at goito joubert generic_massena generic_sauret"
        "\n at ala gummer generic_melas \n note massena wounded_on=2 \n note melas wounded_on=2"
        "\n note sauret wounded_on=2",
    )
    told = roll(state, 4, 5, 4)
    assert [line.split(":")[0] for line in events_for("french", told) if "[14.3]" in line] == [
        "General Melas does not return yet",
        "General Massena is fit again",
        "General Sauret does not return yet",
    ]
    assert asked(state) != RETURN


@rule("14.3")
@rule("14.1")
def test_an_army_leader_returns_where_his_owner_wants_among_supplied_units() -> None:
    state = hospital(3, "at wounded bonaparte \n note bonaparte wounded_on=2 \n at goito joubert")
    roll(state, 5)
    assert (asked_side(state), asked(state)) == ("french", APPOINT)
    apply(state, "appoint-in goito")
    assert place(state, "bonaparte") == "goito"


@rule("14.3")
def test_the_killed_do_not_return() -> None:
    state = hospital(3, "at killed massena \n at goito joubert generic_massena")
    assert asked(state) != RETURN
    assert place(state, "generic_massena") == "goito"


@rule("14.3")
@rule("3.8")
def test_whoever_may_have_been_the_stand_in_may_now_be_the_leader() -> None:
    state = position(
        "option visibility fog \n option casualties on \n turn 3 \n phase supply \n at rovereto ott"
        "\n at wounded massena \n note massena wounded_on=2"
        "\n at goito joubert \n at volta generic_massena"
        "\n note joubert suspects=joubert,generic_massena"
        "\n note generic_massena suspects=joubert,generic_massena"
    )
    roll(state, 6)
    assert place(state, "massena") == "volta"
    assert seen_at(state, "austrian", "volta") == "1 counters: massena or joubert"
    assert seen_at(state, "austrian", "goito") == "1 counters: massena or joubert"


NO_SUPPLY = "austrian_cities trent vicenza brescia cremona"


@rule("14.1")
def test_a_stand_in_waits_until_some_unit_is_supplied_again() -> None:
    state = austrian_attack(
        f"{OPEN} \n {NO_SUPPLY} \n at lonato gummer joubert massena"
        "\n note gummer entered=castiglione"
    )
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    check(state, 2)
    assert (phase(state), place(state, "generic_massena")) == ("second_movement", "pool")
    state = hospital(4, f"at killed massena \n at goito joubert \n {NO_SUPPLY}")
    apply(state, "done")  # nobody forages
    assert asked(state) != APPOINT
    assert place(state, "generic_massena") == "pool"
    state = hospital(4, "at killed massena \n at goito joubert")
    assert (asked_side(state), asked(state)) == ("french", APPOINT)
    apply(state, "appoint-in goito")
    assert counters_at(state, "goito") == {"joubert", "generic_massena"}
    assert asked(state) != APPOINT


@rule("14.3")
def test_a_leader_fit_again_stays_in_the_box_while_nobody_is_supplied() -> None:
    wounded = "at wounded bonaparte \n note bonaparte wounded_on=2 \n at goito joubert"
    state = hospital(3, f"{wounded} \n {NO_SUPPLY}")
    apply(state, "done")  # nobody forages
    told = roll(state, 6)
    assert place(state, "bonaparte") == "wounded", "he rolls again next turn"
    assert "Bonaparte does not return yet: 6 [14.3]." in events_for("french", told)


# -- 14.4 overruns --------------------------------------------------------------------------------

OVERRUN = "at roverbella gummer pittoni_cav \n at goito charton_cav"


def overrun(leaders: str, more: str = "") -> State:
    """Seven points ride over one in Goito."""
    state = austrian_move(f"{OPEN} \n {OVERRUN} {leaders} \n {more}")
    apply(state, "move pittoni_cav", "with gummer", "to goito")
    return state


@rule("14.4")
@pytest.mark.parametrize(("pips", "fate"), [(3, "killed"), (4, "wounded"), (5, "volta")])
def test_a_leader_caught_by_an_overrun_is_checked_and_flees_if_unhurt(pips: int, fate: str) -> None:
    state = overrun("serurier", "at volta robert \n at marcaria gardanne")
    assert place(state, "charton_cav") == "eliminated"
    assert asked(state) == CHECK
    check(state, pips)
    assert place(state, "serurier") == fate
    if fate != "volta":
        assert asked(state) == APPOINT
        apply(state, "appoint-in volta")
        assert place(state, "generic_serurier") == "volta"
    assert asked(state) == "where the moving stack goes [8.2]", "the overrun rides on"


@rule("14.4")
def test_the_owner_chooses_among_equally_close_areas() -> None:
    state = overrun("serurier kilmaine", "at volta robert \n at guidizzolo gardanne")
    check(state, 12, 12)
    assert (asked_side(state), offered(state)) == (
        "french",
        {"flee-to volta", "flee-to guidizzolo"},
    )
    apply(state, "flee-to volta", "flee-to guidizzolo")
    assert (place(state, "serurier"), place(state, "kilmaine")) == ("volta", "guidizzolo")


@rule("14.4")
@rule("14.2")
def test_a_generic_leader_is_only_displaced() -> None:
    state = overrun("generic_serurier", "at volta robert \n at killed serurier")
    assert place(state, "generic_serurier") == "volta"
    assert asked(state) == "where the moving stack goes [8.2]"


@rule("14.4")
@rule("8.6.2")
def test_leaders_alone_are_checked_in_any_terrain() -> None:
    state = austrian_move(
        f"{OPEN} \n at la_corona spiegel_cav \n at rivoli massena \n at verona robert"
    )
    apply(state, "move spiegel_cav", "to rivoli")
    assert asked(state) == CHECK, "mountains do not help"
    check(state, 5)
    assert offered(state) == {"flee-to verona", "flee-to peschiera"}


@rule("14.4")
@rule("8.6.3")
def test_leaders_who_withdraw_in_time_are_not_checked() -> None:
    for answer, checked in (("stand", True), ("withdraw-to castelnuovo", False)):
        state = austrian_move(
            f"{OPEN} \n at bussolengo spiegel \n at rivoli massena \n at peschiera robert"
        )
        apply(state, "move spiegel", "to rivoli", answer)
        assert (asked(state) == CHECK) == checked


@rule("14.4")
@rule("9.4")
def test_leaders_alone_in_the_way_of_a_retreat_are_checked_as_well() -> None:
    # The Austrians must go back to Castiglione, where Bonaparte has found refuge, alone.
    state = austrian_attack(
        f"{OPEN} \n at lonato gummer joubert \n note gummer entered=castiglione"
        "\n at castiglione bonaparte \n at goito robert"
    )
    apply(state, "done")
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert place(state, "gummer") == "castiglione"
    assert asked(state) == CHECK
    check(state, 4)  # caught alone: a 4 counts as a 3
    assert place(state, "bonaparte") == "wounded"
    assert phase(state) == "second_movement"


@rule("14.3")
@rule("5.7")
def test_who_is_wounded_inside_mantua_city_returns_nowhere_else() -> None:
    wounded = 0
    for pips in range(2, 13):
        state = austrian_in_city()
        check(state, *[pips])
        if place(state, "wurmser") != "wounded":
            continue
        wounded += 1
        text = RULES.position_text(state)
        healed = RULES.parse_position(
            begun_anew(text, "supply", "austrian").replace("turn 3", "turn 5")
        )
        while asked(healed) != RETURN:
            apply(healed, "done")
        roll(healed, 6)
        assert place(healed, "wurmser") == "mantua_city"
        assert asked(healed) != APPOINT
    assert wounded


def austrian_in_city() -> State:
    """Beaten in liberated Mantua, Wurmser has gone into the city and is checked."""
    state = french_attack(
        f"{OPEN} \n mantua liberated \n at mantua gummer wurmser servier fiorella"
        "\n note servier entered=goito \n note fiorella entered=goito \n at trent ott"
    )
    roll(state, 1, 1)
    while asked(state).startswith("which own unit"):
        apply(state, min(offered(state)))
    apply(state, "break-off", "enter-mantua")
    assert place(state, "wurmser") == "mantua_city"
    return state
