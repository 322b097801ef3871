"""Dice, cohesion checks, stacks, hits and who is active [3.0]; the mist is tested beside it."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core.plies import TWO_D6
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import AUSTRIAN
from tests.games.castiglione.positions import (
    BOARD,
    RULES,
    apply,
    asked,
    asked_side,
    counters_at,
    events_for,
    hits,
    offered,
    place,
    position,
    refusal,
    roll,
    seen_at,
)

rule = pytest.mark.rule


# -- dice and modifiers [3.1, 3.2] ----------------------------------------------------------------


@rule("3.1")
def test_one_die_has_six_equal_faces() -> None:
    state = position("turn 3\nphase initiative\nat salo rusca\nat riva gummer")
    weights = {RULES.ply_text(ply): weight for ply, weight in RULES.outcomes(state)}
    assert weights == {f"die {pips}": 1 for pips in range(1, 7)}


@rule("3.1")
def test_two_dice_are_added() -> None:
    ways = {pips: sum(1 for one in range(1, 7) if 1 <= pips - one <= 6) for pips in range(2, 13)}
    assert {RULES.ply_text(ply): weight for ply, weight in TWO_D6} == {
        f"dice {pips}": weight for pips, weight in ways.items()
    }


CONCENTRIC_ATTACK = """
    phase first_combat
    first french
    at castiglione victor rampon {helpers} gummer
    note victor entered=lonato
    note rampon entered={second_road}
"""


@rule("3.2")
@pytest.mark.parametrize(
    ("helpers", "second_road", "total"),
    [
        ("", "lonato", 3),
        ("massena", "lonato", 4),
        ("bonaparte", "lonato", 5),
        ("bonaparte pijon_cav", "lonato", 6),
        ("bonaparte pijon_cav", "pozzolengo", 7),
    ],
)
def test_modifiers_of_a_roll_add_up(helpers: str, second_road: str, total: int) -> None:
    text = CONCENTRIC_ATTACK.format(helpers=helpers, second_road=second_road)
    events = roll(position(text), 3, 3)
    told = [words for words in events_for("austrian", events) if "French fire" in words]
    assert told[0].startswith(f"French fire at Castiglione: {total} inflicts")


# -- cohesion checks [3.0, 3.3] -------------------------------------------------------------------

OUT_OF_COMMAND = """
    phase second_movement
    at gavardo rusca
    note rusca marks=out_of_command hits={}
    at riva gummer
"""


@rule("3.3")
@rule("3.0")
@pytest.mark.parametrize("suffered", [0, 1, 2, 3])
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_check_passes_with_the_current_factor_or_less(suffered: int, pips: int) -> None:
    """Rusca's printed factor is 4."""
    state = position(OUT_OF_COMMAND.format(suffered))
    apply(state, "move rusca")
    assert asked(state) == "movement out of command [8.1]"
    roll(state, pips)
    assert (asked(state) == "where the moving stack goes [8.2]") == (pips <= 4 - suffered)


@rule("3.3")
def test_a_modifier_changes_the_factor_and_not_the_die() -> None:
    """Recovery in a city: 4, less 2 hits, plus 1 is 3. A die of 3 passes, of 4 does not."""
    wounded = "phase recovery\nat brescia rusca\nnote rusca hits=2\nat riva gummer"
    for pips, left in ((3, 1), (4, 2)):
        state = position(wounded)
        events = roll(state, pips)
        assert hits(state, "rusca") == left
        assert f"{pips} against 3" in " ".join(events_for("french", events))


@rule("3.3")
@rule("2.1.1")
def test_modifiers_never_lift_the_factor_above_the_printed_one() -> None:
    """Bonaparte and a city would add 3 to Rusca's 3; he rolls against 4 all the same."""
    state = position(
        "phase recovery\nat brescia rusca bonaparte\nnote rusca hits=1\nat riva gummer"
    )
    roll(state, 5)
    assert hits(state, "rusca") == 1


@rule("3.3")
def test_checks_are_made_one_by_one() -> None:
    state = position(
        """
        phase recovery
        at brescia rusca guieu
        note rusca hits=1
        note guieu hits=1
        at riva gummer
        """
    )
    roll(state, 6, 1)
    assert (hits(state, "guieu"), hits(state, "rusca")) == (1, 0)


# -- active player [3.4], friends and enemies [3.7] -----------------------------------------------


@rule("3.4")
@pytest.mark.parametrize(
    ("phase", "active"), [("first_movement", "austrian"), ("second_movement", "french")]
)
def test_only_the_active_player_moves(phase: str, active: str) -> None:
    state = position(f"phase {phase}\nat gavardo rusca sauret\nat riva gummer melas")
    own = {"french": "rusca", "austrian": "gummer"}
    other = own["austrian" if active == "french" else "french"]
    assert asked_side(state) == active
    assert f"move {own[active]}" in offered(state)
    assert refusal(state, f"move {other}").endswith("is not yours to move [8.0].")


@rule("3.4")
@rule("9.1")
def test_the_non_active_player_is_asked_to_march_to_the_guns() -> None:
    """In the first player's Combat Phase the second player's units are the defenders."""
    fight = """
        phase {phase}
        at lonato {attacker} {defender}
        note {attacker} entered=salo
        at castiglione {near}
    """
    state = position(
        fight.format(phase="first_combat", attacker="gummer", defender="rusca", near="guieu")
    )
    assert asked_side(state) == "french"
    assert offered(state) == {"done", "to-the-guns guieu"}
    state = position(
        fight.format(phase="second_combat", attacker="rusca", defender="gummer", near="reuss")
    )
    assert asked_side(state) == "austrian"
    assert offered(state) == {"done", "to-the-guns reuss"}


@rule("3.7")
def test_friendly_units_do_not_stop_a_move_and_enemy_units_do() -> None:
    state = position("phase second_movement\nat gavardo rusca\nat lonato guieu\nat riva gummer")
    apply(state, "move rusca", "to lonato")
    assert "to castiglione" in offered(state)
    state = position("phase second_movement\nat gavardo rusca\nat lonato gummer")
    apply(state, "move rusca", "to lonato")
    assert "to castiglione" not in offered(state)


# -- stacks [3.5] ---------------------------------------------------------------------------------


@rule("3.5")
@pytest.mark.parametrize(
    ("stack", "top"),
    [
        ("gummer melas_art pittoni_cav melas wurmser", "wurmser"),
        ("gummer melas_art pittoni_cav melas", "melas"),
        ("gummer melas_art pittoni_cav", "pittoni_cav"),
        ("gummer melas_art", "gummer"),
        ("melas_art", "melas_art"),
    ],
)
def test_leaders_lie_on_top_of_the_stack_then_cavalry_infantry_and_guns(
    stack: str, top: str
) -> None:
    """The counter on top is the one whose hits the enemy sees grow by attrition."""
    state = position(f"phase first_movement\nat riva {stack}\nat brescia rusca")
    everybody = stack.split()
    apply(state, f"move {everybody[0]}", *(f"with {one}" for one in everybody[1:]), "to rovereto")
    assert seen_at(state, "french", "rovereto").split(": ")[1].split(", ")[0] == top


# -- cohesion hits [3.6] --------------------------------------------------------------------------


@rule("3.6")
@pytest.mark.parametrize(("suffered", "strength"), [(0, 2), (1, 2), (2, 2), (3, 1)])
def test_the_third_hit_costs_a_strength_point(suffered: int, strength: int) -> None:
    state = position(
        f"phase recovery\nat brescia rusca\nnote rusca hits={suffered}\nat riva gummer"
    )
    counter = BOARD.counter_by_name["rusca"]
    assert state.strength(counter) == strength
    assert state.cohesion(counter, 0) == 4 - suffered


@rule("3.6")
def test_the_hit_after_the_third_eliminates() -> None:
    """Four rounds of attrition in the mountains, one after the other."""
    for before, where in ((0, "la_corona"), (1, "la_corona"), (2, "la_corona"), (3, "eliminated")):
        state = position(
            f"""
            phase supply
            at la_corona joubert
            note joubert hits={before}
            at ala liptay
            at rivoli gummer
            at brescia rusca
            """
        )
        assert place(state, "joubert") == where
        assert hits(state, "joubert") == (before + 1) % 4


@rule("3.6")
@rule("8.3")
@pytest.mark.parametrize(("suffered", "may"), [(1, True), (2, True), (3, False)])
def test_a_unit_with_three_hits_makes_no_forced_march(suffered: int, may: bool) -> None:
    state = position(
        f"""
        phase second_movement
        at gavardo rusca sauret
        note rusca hits={suffered}
        at riva gummer
        """
    )
    apply(state, "move rusca")
    assert ("force-march castel_goffredo" in offered(state)) == may
    if not may:
        assert "[8.3, 3.6]" in refusal(state, "force-march castel_goffredo")


@rule("3.6")
@rule("9.1.1")
@pytest.mark.parametrize(("suffered", "may"), [(2, True), (3, False)])
def test_a_unit_with_three_hits_does_not_march_to_the_guns(suffered: int, may: bool) -> None:
    state = position(
        f"""
        phase first_combat
        at lonato gummer cervoni
        note gummer entered=salo
        at gavardo rusca
        at castiglione guieu
        note rusca hits={suffered}
        """
    )
    assert "to-the-guns guieu" in offered(state)
    assert ("to-the-guns rusca" in offered(state)) == may


@rule("3.6")
@rule("5.1")
def test_an_eliminated_garrison_is_set_aside_and_comes_back() -> None:
    """Brescia falls and is retaken in one turn; the same French garrison counter returns."""
    state = position(
        """
        phase first_combat
        at brescia lusignan french_garrison_1
        note lusignan entered=caino hits=2
        note french_garrison_1 hits=2
        at rezzato victor rampon joubert
        """
    )
    apply(state, "done")  # nobody marches to the guns
    roll(state, 6, 1)
    assert place(state, "french_garrison_1") == "pool"
    assert dict(victory.tally(state, AUSTRIAN)) == {"brescia_austrian": 2}
    assert counters_at(state, "brescia") == {"lusignan", "austrian_garrison_3"}
    apply(state, "move victor", "with rampon", "with joubert", "to brescia")
    roll(state, 6, 1)
    apply(state, "fight-on")
    roll(state, 6, 1)
    assert counters_at(state, "brescia") == {"victor", "rampon", "joubert", "french_garrison_1"}
    assert victory.tally(state, AUSTRIAN) == []


@rule("3.6")
@rule("10.0")
def test_a_recovered_hit_gives_the_strength_back() -> None:
    state = position(
        "phase recovery\nat brescia rusca bonaparte\nnote rusca hits=3\nat riva gummer"
    )
    roll(state, 1)
    counter = BOARD.counter_by_name["rusca"]
    assert (hits(state, "rusca"), state.strength(counter)) == (2, 2)
