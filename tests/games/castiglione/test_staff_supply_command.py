"""Supply and command as the staff sees them, against the rules on the true state."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.rules.command import commanded_units, units_on_map
from solitaire.games.castiglione.rules.supply import supplied_areas, unsupplied_units
from solitaire.games.castiglione.staff import command, command_with, supply
from solitaire.games.castiglione.staff_supply import CUT_OFF, DOUBTFUL, SUPPLIED
from solitaire.games.castiglione.staff_world import Barred, field_units
from solitaire.games.castiglione.terms import AUSTRIAN, DUMMY, SIDES
from tests.games.castiglione.positions import BOARD, RULES, apply, position, view
from tests.games.castiglione.staff_views import VISIBILITIES, positions_in_play

rule = pytest.mark.rule

AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name

CUT = """
    phase first_movement
    first french
    at la_corona joubert rampon
    at rivoli gummer
    at ala liptay
    at brescia rusca
"""


@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_in_play_the_staff_agrees_with_the_truth(visibility: str) -> None:
    """Where nothing is in doubt; and every line told runs from its area to a source."""
    for state in positions_in_play(visibility, seed=4, every=150, plies=1500):
        for seat in range(len(SIDES)):
            seen = RULES.view(state, seat)
            if Barred.of(BOARD, seen).doubtful:
                continue
            lines = supply(BOARD, seen).supply_lines
            cut_off = sum(line.units for line in lines if line.status == CUT_OFF)
            assert cut_off == unsupplied_units(state, seat)
            assert not any(line.status == DOUBTFUL for line in lines)
            for line in lines:
                assert all(BOARD.neighbours[a] >> b & 1 for a, b in pairwise(line.path))
                if line.status == SUPPLIED:
                    assert line.path[0] == line.area
                    assert BOARD.sources[seat] >> line.path[-1] & 1
            lost = units_on_map(state, seat) & ~commanded_units(state, seat)
            assert command(BOARD, seen).out_next == lost & field_units(BOARD, seat)


@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_what_is_said_to_cut_a_line_does_and_other_areas_do_not(visibility: str) -> None:
    (state,) = positions_in_play(visibility, seed=8, every=400, plies=400)
    checked = 0
    for seat in range(len(SIDES)):
        seen = RULES.view(state, seat)
        assert not Barred.of(BOARD, seen).doubtful
        for line in supply(BOARD, seen).supply_lines:
            if line.status != SUPPLIED:
                continue
            cutting = set()
            for area in range(BOARD.areas):
                trial = state.copy()
                trial.bars[1 - seat] |= 1 << area
                if not supplied_areas(trial, seat) >> line.area & 1:
                    cutting.add(area)
            assert set(line.cut_by_areas) == cutting - {line.area}
            checked += 1
    assert checked > 10


@rule("5.2")
def test_what_bars_a_line_is_named_as_far_as_known() -> None:
    report = supply(BOARD, view(position(CUT), "french"))
    (line,) = [one for one in report.supply_lines if one.area == AREA["la_corona"]]
    assert line.status == CUT_OFF
    assert set(line.barred_by) == {AREA["rivoli"], AREA["ala"]}
    text = report.lines(BOARD)
    assert "  barred at Rivoli: 1 enemy counter: Gummer" in text
    assert "Certain: it depends on your own counters and on what lies open [R35, R43]." in text


BEYOND_THE_ADIGE = """
    phase first_movement
    {broken}
    at la_corona gummer
    at rivoli rampon
"""


@rule("8.5")
@rule("5.2")
def test_a_bridge_that_carries_the_only_line_is_named_and_its_ruin_too() -> None:
    ala, la_corona = AREA["ala"], AREA["la_corona"]
    bridge = int(BOARD.bridge[ala * 64 + la_corona])
    whole = view(position(BEYOND_THE_ADIGE.format(broken="")), "austrian")
    (line,) = supply(BOARD, whole).supply_lines
    assert line.status == SUPPLIED
    assert line.cut_by_bridges == (bridge,)
    assert ala in line.cut_by_areas
    ruined = view(position(BEYOND_THE_ADIGE.format(broken="broken ala-la_corona")), "austrian")
    (line,) = supply(BOARD, ruined).supply_lines
    assert (line.status, line.broken) == (CUT_OFF, (bridge,))
    assert line.barred_by == (AREA["rivoli"],)


@rule("5.6")
@pytest.mark.parametrize(
    ("garrison", "after"), [("servier fiorella pelletier", "besieged"), ("servier", "liberated")]
)
def test_mantua_is_told_as_it_is_and_as_it_will_be(garrison: str, after: str) -> None:
    state = position(
        f"""
        phase first_movement
        first french
        at mantua {garrison}
        at rovereto gummer
        """
    )
    siege = supply(BOARD, view(state, "french")).lines(BOARD)[-2]
    assert siege.startswith("Mantua is besieged")
    assert f"as things stand, {after} [5.6]" in siege


@rule("5.6")
@rule("13.0")
def test_the_besiegers_are_guessed_at_under_fog() -> None:
    """One of the French counters at Mantua went; the Austrians cannot tell which."""
    state = position(
        """
        option visibility fog
        phase first_movement
        first french
        at mantua servier fiorella pelletier serurier
        at rovereto gummer
        """
    )
    apply(state, "done", "move fiorella", "to roverbella", "halt")
    report = supply(BOARD, view(state, "austrian"))
    low, high = report.siege.strength
    assert low < high
    assert "not all known to you" in report.lines(BOARD)[-2]


# -- command --------------------------------------------------------------------------------------

LEADERLESS = """
    phase first_movement
    first french
    at zevio despinoy cervoni
    at lonato bertin
    at rovereto gummer
"""


@rule("6.0")
def test_command_now_and_if_the_leader_stood_elsewhere() -> None:
    state = position(LEADERLESS)
    seen = view(state, "french")
    report = command(BOARD, seen)
    bertin, cervoni = (1 << (COUNTER[name] & 63) for name in ("bertin", "cervoni"))
    assert report.out_next == bertin
    change = command_with(BOARD, seen, COUNTER["despinoy"], AREA["peschiera"])
    assert (change.gained, change.lost) == (bertin, cervoni)
    assert change.out_of_command == cervoni
    middle = command_with(BOARD, seen, COUNTER["despinoy"], AREA["castelnuovo"])
    assert (middle.gained, middle.lost, middle.out_of_command) == (bertin, 0, 0)


@rule("6.0")
def test_command_of_this_turn_is_fixed_whatever_moves() -> None:
    state = position(LEADERLESS + "note bertin marks=out_of_command")
    apply(state, "move despinoy", "to verona", "to castelnuovo", "to peschiera", "halt")
    report = command(BOARD, view(state, "french"))
    assert report.out_now == 1 << (COUNTER["bertin"] & 63)
    assert report.out_next == 1 << (COUNTER["cervoni"] & 63)


@rule("6.0")
@rule("13.2.2")
def test_unseen_counters_bar_command_under_fog_and_the_answer_does_not_tell_what_they_are() -> None:
    """A dummy or a brigade between leader and unit, the other in Ala: the same answer."""
    answers, doubt = [], 1 << (COUNTER["gummer"] & 63) | BOARD.kind_sets[AUSTRIAN * 8 + DUMMY]
    for between, other in (("austrian_dummy_1", "gummer"), ("gummer", "austrian_dummy_1")):
        state = position(
            f"""
            option visibility fog
            phase first_movement
            first french
            at la_corona despinoy cervoni
            at castelnuovo bertin
            at rivoli {between}
            at ala liptay {other}
            """
        )
        for name in (between, other):
            state.suspects[COUNTER[name]] = doubt
        answers.append(command(BOARD, view(state, "french")).lines(BOARD))
    assert answers[0] == answers[1]
    assert "out of command next turn, if nobody moves: Bertin [6.0]" in answers[0]


@rule("3.8")
def test_leaders_that_may_lie_on_units_are_counted_as_barring_and_said_to_be_in_doubt() -> None:
    """Wurmser takes Davidovich or Gummer along: whether he commands a unit there is not seen."""
    reports = []
    for companion in ("gummer", "davidovich"):
        state = position(
            """
            phase first_movement
            at calliano wurmser quasdanovich davidovich gummer
            at ala joubert
            at rivoli rampon
            """
        )
        apply(state, "move wurmser", f"with {companion}", "to rovereto")
        seen = view(state, "french")
        reports.append((supply(BOARD, seen).lines(BOARD), command(BOARD, seen).lines(BOARD)))
        doubtful = Barred.of(BOARD, seen).doubtful
        assert members(doubtful) == sorted([AREA["calliano"], AREA["rovereto"]])
    assert reports[0] == reports[1]
    assert "not known to you" in reports[0][0][-1]
