"""Supply and command as the staff sees them, against the rules on the true state."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules.command import commanded_units, units_on_map
from solitaire.games.castiglione.rules.mantua import check_siege
from solitaire.games.castiglione.rules.supply import supplied_areas, unsupplied_units
from solitaire.games.castiglione.staff.answers import command, command_with, supply
from solitaire.games.castiglione.staff.march import foresee
from solitaire.games.castiglione.staff.supply import CUT_OFF, SUPPLIED
from solitaire.games.castiglione.staff.world import CERTAIN, field_units
from solitaire.games.castiglione.terms import AUSTRIAN, DUMMY, FRENCH, SIDES
from tests.games.castiglione.positions import BOARD, RULES, apply, position, view
from tests.games.castiglione.staff_views import VISIBILITIES, positions_in_play

rule = pytest.mark.rule

AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name
AROUND_ROVERETO = 1 << AREA["calliano"] | 1 << AREA["rovereto"]

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
    """And every line told runs from its area to a source."""
    for state in positions_in_play(visibility, seed=4, every=150, plies=1500):
        for seat in range(len(SIDES)):
            seen = RULES.view(state, seat)
            lines = supply(BOARD, seen).supply_lines
            cut_off = sum(line.units for line in lines if line.status == CUT_OFF)
            assert cut_off == unsupplied_units(state, seat)
            for line in lines:
                assert all(BOARD.neighbours[a] >> b & 1 for a, b in pairwise(line.path))
                if line.status == SUPPLIED:
                    assert line.path[0] == line.area
                    assert BOARD.sources[seat] >> line.path[-1] & 1
            then = state.copy()
            check_siege(then, None)
            lost = units_on_map(then, seat) & ~commanded_units(then, seat)
            assert command(BOARD, seen).out_next == lost & field_units(BOARD, seat)


@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_what_is_said_to_cut_a_line_does_and_other_areas_do_not(visibility: str) -> None:
    (state,) = positions_in_play(visibility, seed=8, every=400, plies=400)
    checked = 0
    for seat in range(len(SIDES)):
        seen = RULES.view(state, seat)
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
    assert report.known == text[-1] == CERTAIN


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
    change = command_with(BOARD, seen, [COUNTER["despinoy"]], AREA["peschiera"])
    assert (change.gained, change.lost) == (bertin, cervoni)
    assert change.out_of_command == cervoni
    middle = command_with(BOARD, seen, [COUNTER["despinoy"]], AREA["castelnuovo"])
    assert (middle.gained, middle.lost, middle.out_of_command) == (bertin, 0, 0)


@rule("6.0")
def test_a_march_tells_who_comes_into_command_and_who_falls_out_next_turn() -> None:
    """Despinoy reaches two areas; his brigades are three apart."""
    seen = view(position(LEADERLESS), "french")
    despinoy, cervoni, bertin = (COUNTER[name] for name in ("despinoy", "cervoni", "bertin"))

    def told(counters: list[int], goal: str) -> tuple[str, ...]:
        return foresee(BOARD, seen, counters, AREA[goal]).next_turn

    assert told([despinoy], "peschiera") == (
        "comes into command: Bertin [6.0]",
        "falls out of command: Cervoni [6.0]",
    )
    assert told([despinoy, cervoni], "castelnuovo") == ("comes into command: Bertin [6.0]",)
    assert told([despinoy], "verona") == ("command stays as it is [6.0]",)
    assert told([bertin], "castelnuovo") == ("comes into command: Bertin [6.0]",)
    assert told([bertin], "peschiera") == ("stays out of command: Bertin [6.0]",)
    assert told([cervoni], "verona") == ()
    last = position(LEADERLESS.replace("phase", "turn 9\n    phase"))
    seen = view(last, "french")
    assert told([despinoy], "peschiera") == ()


@rule("5.6")
@rule("6.0")
def test_orders_run_through_mantua_only_if_it_will_still_be_besieged() -> None:
    """The siege is looked at before command is: who leaves the trenches may cut off others."""
    state = position(
        """
        phase first_movement
        first french
        at mantua victor rampon joubert guieu
        at goito serurier
        at governolo pelletier
        at rovereto gummer
        """
    )
    seen = view(state, "french")
    pelletier = 1 << (COUNTER["pelletier"] & 63)
    assert not command(BOARD, seen).out_next & pelletier
    besiegers = [COUNTER[name] for name in ("guieu", "rampon", "joubert")]
    assert command_with(BOARD, seen, besiegers, AREA["castellaro"]).lost & pelletier
    assert not command_with(BOARD, seen, besiegers[:1], AREA["castellaro"]).lost & pelletier


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
def test_whether_units_lie_below_leaders_is_open_and_decides_the_answer() -> None:
    """Wurmser takes Gummer along or Davidovich: either way the French know where a unit stands."""
    seen_by_area = {}
    for companion, barred in (("gummer", "rovereto"), ("davidovich", "calliano")):
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
        assert unit_areas(state, AUSTRIAN) & AROUND_ROVERETO == 1 << AREA[barred]
        assert seen.barred & AROUND_ROVERETO == 1 << AREA[barred]
        seen_by_area[barred] = seen
    assert seen_by_area["rovereto"] != seen_by_area["calliano"]


@rule("3.8")
def test_a_line_passes_leaders_alone_and_not_leaders_with_a_unit() -> None:
    """Gummer leaves Rovereto, on the only line of Calliano, to leaders alone, or stays there."""
    joubert = 1 << (COUNTER["joubert"] & 63)
    for companion, status in (("gummer", SUPPLIED), ("davidovich", CUT_OFF)):
        state = position(
            """
            phase first_movement
            at rovereto wurmser quasdanovich davidovich gummer
            at calliano joubert
            at la_corona bonaparte rampon
            """
        )
        apply(state, "move wurmser", f"with {companion}", "to ala")
        report = supply(BOARD, view(state, "french"))
        line = report.of_area(AREA["calliano"])
        assert line is not None
        assert line.status == status
        assert bool(unsupplied_units(state, FRENCH) & joubert) == (status == CUT_OFF)
        assert (AREA["rovereto"] in line.path) == (status == SUPPLIED)
        assert (AREA["rovereto"] in line.barred_by) == (status == CUT_OFF)
        assert report.known == CERTAIN


@rule("3.8")
def test_truths_that_look_the_same_have_units_in_the_same_areas() -> None:
    """In mist, where nothing is barred but by units; the worlds differ in who they are."""
    different = 0
    for state in positions_in_play("mist", seed=6, every=40, plies=1500):
        for seat in range(len(SIDES)):
            seen = RULES.view(state, seat)
            world = RULES.imagine(seen, Random(seat))
            assert RULES.view(world, seat) == seen
            assert unit_areas(world, 1 - seat) == unit_areas(state, 1 - seat) == seen.barred
            different += any(
                world.stack(1 - seat, area) != state.stack(1 - seat, area)
                for area in range(BOARD.areas)
            )
    assert different > 5


def unit_areas(state: State, side: int) -> int:
    return sum(1 << area for area in range(BOARD.areas) if state.units_in(side, area))
