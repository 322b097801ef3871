"""Mist of war [3.8]: of an enemy stack only the height and the top counter are seen."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.castiglione.terms import SIDES
from tests.games.castiglione.positions import (
    BOARD,
    RULES,
    apply,
    events_for,
    hits,
    place,
    position,
    roll,
    seen_at,
    seen_hits,
    start,
    told_to,
    view,
)

rule = pytest.mark.rule

COLUMN = """
    {option}
    phase first_movement
    at rovereto melas gummer bajalich nicolleti
    at brescia rusca
"""


@rule("3.8")
@rule("4.1")
def test_the_printed_set_up_is_known_to_both() -> None:
    state = start()
    for side, enemy_leader, area in (
        ("french", "davidovich", "ala"),
        ("austrian", "serurier", "mantua"),
    ):
        seen = seen_at(state, side, area)
        assert enemy_leader in seen
        assert " or " not in seen
        assert "one of" not in seen


@rule("3.8")
def test_part_of_a_stack_marches_and_only_its_top_and_height_are_seen() -> None:
    state = position(COLUMN.format(option=""))
    events = apply(state, "move gummer", "with nicolleti", "to ala")
    assert "Austrian: Gummer and 1 more counter move from Rovereto to Ala [8.2]." in events_for(
        "french", events
    )
    assert "Austrian: Gummer and Nicolleti move from Rovereto to Ala [8.2]." in events_for(
        "austrian", events
    )
    assert seen_at(state, "french", "ala") == "2 counters: gummer, bajalich or nicolleti"
    assert seen_at(state, "french", "rovereto") == "2 counters: melas, bajalich or nicolleti"


@rule("3.8")
def test_the_same_move_of_others_below_looks_the_same() -> None:
    one, other = position(COLUMN.format(option="")), position(COLUMN.format(option=""))
    apply(one, "move gummer", "with nicolleti", "to ala")
    apply(other, "move gummer", "with bajalich", "to ala")
    assert view(one, "french") == view(other, "french")
    assert view(one, "austrian") != view(other, "austrian")


@rule("3.8")
def test_nothing_is_seen_of_a_move_that_is_only_being_planned() -> None:
    before = position(COLUMN.format(option=""))
    after = position(COLUMN.format(option=""))
    events = apply(after, "move gummer", "with nicolleti")
    assert events_for("french", events) == []
    assert view(before, "french") == view(after, "french")


@rule("3.8")
def test_a_stack_that_marches_whole_stays_known() -> None:
    state = position(COLUMN.format(option=""))
    apply(state, "move melas", "with gummer", "with bajalich", "with nicolleti", "to calliano")
    assert seen_at(state, "french", "calliano") == "4 counters: melas, gummer, bajalich, nicolleti"


@rule("3.8")
def test_whoever_comes_to_the_top_is_seen_and_the_others_follow() -> None:
    """Gummer and one other went; when the rest goes on, its new top tells who they were."""
    state = position(COLUMN.format(option=""))
    apply(state, "move gummer", "with nicolleti", "to ala")
    apply(state, "move melas", "to calliano")
    assert seen_at(state, "french", "rovereto") == "1 counters: bajalich"
    assert seen_at(state, "french", "ala") == "2 counters: gummer, nicolleti"


@rule("3.8")
def test_open_play_shows_everything() -> None:
    state = position(COLUMN.format(option="option visibility open"))
    events = apply(state, "move gummer", "with nicolleti", "to ala")
    assert told_to(events, "Gummer and Nicolleti move") == {"french", "austrian"}
    assert seen_at(state, "french", "ala") == "2 counters: gummer, nicolleti"


@rule("3.8")
@rule("9.0")
def test_a_battle_reveals_both_forces_and_what_was_seen_is_remembered() -> None:
    state = position(
        """
        phase first_movement
        at rovereto melas gummer bajalich nicolleti
        at la_corona joubert
        """
    )
    apply(state, "move gummer", "with nicolleti", "to ala", "end-movement")
    assert " or " in seen_at(state, "french", "ala")
    apply(state, "move joubert", "to ala")
    assert seen_at(state, "french", "ala") == "2 counters: gummer, nicolleti"
    assert seen_at(state, "french", "rovereto") == "2 counters: melas, bajalich"
    apply(state, "done", "done")  # nobody marches to the guns
    roll(state, 1, 1)
    apply(state, "fight-on", "break-off")
    assert place(state, "joubert") == "la_corona"
    assert seen_at(state, "french", "ala") == "2 counters: gummer, nicolleti"


@rule("3.8")
def test_the_beaten_force_may_not_hide_before_the_pursuit_is_over() -> None:
    state = position(
        """
        phase first_combat
        first french
        at castiglione gummer bajalich victor rampon joubert beaumont_cav
        note victor entered=lonato
        note rampon entered=lonato
        note joubert entered=lonato
        note beaumont_cav entered=lonato
        at pozzolengo melas nicolleti
        """
    )
    apply(state, "done", "done")  # nobody marches to the guns
    roll(state, 1, 1)
    apply(state, "hit victor", "hit gummer", "break-off")
    assert place(state, "gummer") == "pozzolengo"
    assert "gummer (1 hit)" in seen_at(state, "french", "pozzolengo")


CUT_OFF = """
    phase supply
    at la_corona joubert rampon
    at ala liptay
    at rivoli gummer
    at brescia rusca
"""


@rule("3.8")
@rule("5.4")
def test_hits_below_the_top_are_hidden_and_kept_in_doubt() -> None:
    state = position(CUT_OFF)
    assert (hits(state, "joubert"), hits(state, "rampon")) == (1, 1)
    assert seen_hits(state, "joubert") == (1, 1)
    assert seen_hits(state, "rampon") == (0, 1)
    assert seen_at(state, "austrian", "la_corona") == "2 counters: joubert (1 hit), rampon"


@rule("3.8")
@rule("10.0")
def test_recovery_below_the_top_is_in_doubt_as_well() -> None:
    state = position(
        """
        phase recovery
        at lonato joubert rampon
        note rampon hits=2
        note joubert hits=2
        at riva gummer
        """
    )
    events = roll(state, 1)
    assert told_to(events, "Joubert in Lonato recovers") == {"french", "austrian"}
    events = roll(state, 6)
    assert told_to(events, "Rampon in Lonato does not recover") == {"french"}
    assert seen_hits(state, "joubert") == (1, 1)
    assert seen_hits(state, "rampon") == (1, 2)


@rule("3.8")
def test_a_fight_shows_the_hits_again() -> None:
    state = position(CUT_OFF)
    apply(state, "move liptay", "die 1", "to la_corona", "end-movement")
    assert seen_hits(state, "rampon") == (1, 1)
    assert seen_at(state, "austrian", "la_corona") == "2 counters: joubert (1 hit), rampon (1 hit)"


@rule("3.8")
def test_own_counters_are_always_seen_whole() -> None:
    state = position(CUT_OFF)
    lines = RULES.view_lines(view(state, "french"))
    assert "own la_corona: joubert (1 hit), rampon (1 hit)" in lines


@rule("3.8")
def test_garrisons_show_who_holds_a_city() -> None:
    state = position(
        """
        phase second_movement
        at brescia rusca guieu sauret
        at riva gummer
        """
    )
    apply(state, "move rusca", "to rezzato")
    seen = seen_at(state, "austrian", "brescia")
    assert "french_garrison_1" in seen
    assert "sauret" in seen


@rule("3.8")
@rule("6.0")
def test_the_enemy_hears_of_lost_command_only_where_he_sees_the_counter() -> None:
    """The marker lies on the counter, so on top of a stack it is in view."""
    state = position(
        """
        phase second_movement
        at gavardo rusca guieu
        at riva gummer
        """
    )
    events = apply(state, "end-movement")
    assert told_to(events, "Guieu in Gavardo is out of command") == {"french", "austrian"}
    assert told_to(events, "Rusca in Gavardo is out of command") == {"french"}


@rule("3.8")
def test_imagined_armies_keep_to_what_was_seen() -> None:
    """Bajalich and Nicolleti change places in some of the worlds, and nothing else does."""
    state = position(COLUMN.format(option=""))
    apply(state, "move gummer", "with nicolleti", "to ala")
    seen = view(state, "french")
    found = set()
    for seed in range(20):
        world = RULES.imagine(seen, Random(seed))
        assert RULES.faults(world) == []
        assert RULES.view(world, SIDES.index("french")) == seen
        found.add(place(world, "nicolleti"))
        for name in BOARD.counter_by_name:
            if name not in ("bajalich", "nicolleti"):
                assert place(world, name) == place(state, name)
    assert found == {"ala", "rovereto"}
