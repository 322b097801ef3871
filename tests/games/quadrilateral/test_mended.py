"""Faults that were found by fuzzing or by play, each with the position that showed it."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.steps import REINFORCE
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import (
    forced_march,
    fortress,
    leaders,
    recounts,
    riders,
    roads,
    sequence,
    supply,
)
from solitaire.games.quadrilateral.rules.fights import retreats
from solitaire.games.quadrilateral.terms import DUE, FAR, NOWHERE
from solitaire.games.quadrilateral.text.position_reading import balance
from solitaire.protocol import Chance, Event
from tests.games.quadrilateral.positions import (
    BOARD,
    flag_of,
    put,
    remove_others,
    set_steps,
    started,
    told,
)

FRENCH, AUSTRIAN = 0, 1


def place(name: str) -> int:
    return BOARD.place_by_name[name]


@pytest.mark.rule("15.1")
def test_a_forced_march_takes_the_empty_fort_it_stops_in() -> None:
    """Fuzz, Rivoli seed 1: Citadella stayed Austrian with a French force in it."""
    state = started("rivoli")
    remove_others(state, FRENCH, ("massena",))
    for flag in range(32, 63):
        if state.place[flag] == place("citadella"):
            state.put(flag, place("mantova"))
    flag = put(state, "massena", "favorita")
    forced_march.walk(state, flag, place("citadella"), 10, None)
    assert state.place[flag] == place("citadella")
    assert state.owner(place("citadella")) == FRENCH
    assert not [one for one in recounts.differences(state) if "fort" in one]


@pytest.mark.rule("7.1")
def test_the_garrison_of_a_source_that_moves_takes_the_fort_it_comes_to() -> None:
    """Fuzz, Arcole seed 123: Trento stayed French with the Austrian Source and garrison in it."""
    state = started("arcole")
    state.set_owner(place("trento"), FRENCH)
    for flag in range(64):
        if state.place[flag] == place("trento"):
            state.put(flag, place("bassano"))
    supply.place_source(state, AUSTRIAN, place("trento"), None)
    assert state.owner(place("trento")) == AUSTRIAN


@pytest.mark.rule("15.2")
def test_a_handful_of_men_cannot_invest_a_town() -> None:
    """Trial games: four steps invested Brescia, the investment was over, and so on for ever."""
    state = started("july")
    flag = put(state, "ott", "brescia")
    state.active = AUSTRIAN
    state.set_owner(place("brescia"), FRENCH)
    for steps, expected in ((4, False), (5, True)):
        for arm in range(3):
            state.steps[flag * 3 + arm] = steps if arm == 0 else 0
        assert fortress.may_invest(state, place("brescia")) is expected


@pytest.mark.rule("7.3")
def test_a_retreat_onto_the_enemy_center_drives_it_away() -> None:
    state = started("rivoli")
    flag = put(state, "massena", "rivoli")
    neighbour = int(BOARD.to[BOARD.first[place("rivoli")]])
    for other in range(32, 63):
        if state.place[other] == neighbour:
            state.put(other, place("trento"))
    state.center[AUSTRIAN] = neighbour
    retreats.step_back(state, flag, neighbour, None)
    assert state.center[AUSTRIAN] == state.source[AUSTRIAN]
    assert not state.center_active[AUSTRIAN]


@pytest.mark.rule("8.10")
def test_boats_that_land_drive_the_enemy_center_away() -> None:
    state = started("rivoli", flotilla="on")
    flag = put(state, "massena", "peschiera")
    landing = next(i for i in range(BOARD.places) if BOARD.port[i] and i != place("peschiera"))
    for other in range(64):
        if state.place[other] == landing:
            state.put(other, place("trento"))
    state.center[AUSTRIAN] = landing
    riders.sail(state, flag, landing, None)
    assert state.center[AUSTRIAN] != landing


@pytest.mark.rule("4.6")
def test_steps_of_a_disbanded_force_are_in_the_pool_or_lost() -> None:
    state = started("rivoli")
    remove_others(state, FRENCH, ("massena",))
    flag = set_steps(state, "massena", 23, 3, 7)
    for leader in range(BOARD.leaders):
        if state.leader_at[leader] == 64 and BOARD.side[leader] == FRENCH:
            state.assign(leader, 69)  # nobody in the box can take over
    balance(state)
    before = state.lost[FRENCH]
    leaders.lose_leader(state, BOARD.leader_by_name["massena"], 67, None)
    assert state.kind[flag] == 0
    assert [state.pool[arm] for arm in range(3)] == [4, 0, 1]
    assert state.lost[FRENCH] - before == 3 + 3 + 2
    assert state.raised[FRENCH] == state.lost[FRENCH] + state.on_hand(FRENCH)


def test_the_key_of_kept_ways_has_room_for_every_crossing() -> None:
    """Compiled, 60 crossings and nine bits did not fit: two states of a bridge shared one way."""
    state = started("rivoli")
    last = len(BOARD.crossing_kind) - 1
    a, b = BOARD.crossing_ends[last]
    whole = roads.distances(state, FRENCH, a, FAR - 1, True, False)[b]
    state.broken |= state.board.dry
    state.train[0] = NOWHERE
    assert roads.distances(state, FRENCH, a, FAR - 1, True, False)[b] != whole
    state.broken = 0
    assert roads.distances(state, FRENCH, a, FAR - 1, True, False)[b] == whole


@pytest.mark.rule("5.3")
def test_losses_of_the_enemy_are_hidden_and_dealt_to_fit() -> None:
    """Attrition is the owner's secret, so his account of losses is too."""
    state = started("rivoli")
    flag = flag_of(state, "alvinczy")
    leaders.take_steps(state, flag, 3)
    view = RULES.view(state, FRENCH)
    assert view == RULES.view(_with_losses(4), FRENCH)
    world = RULES.imagine(view, Random(1))
    assert world.raised[AUSTRIAN] == world.lost[AUSTRIAN] + world.on_hand(AUSTRIAN)
    assert RULES.view(world, FRENCH) == view


def _with_losses(steps: int) -> object:
    state = started("rivoli")
    leaders.take_steps(state, flag_of(state, "alvinczy"), steps)
    return state


@pytest.mark.rule("15.1")
def test_a_force_raised_in_an_empty_fort_takes_it() -> None:
    """Fuzz, September seed 30: Verona stayed French when Liptay raised a force at the Center."""
    state = started("september")
    remove_others(state, FRENCH, ())
    remove_others(state, AUSTRIAN, ())
    for number in range(6):
        if state.garrison_place[number] == place("verona"):
            state.garrison_place[number], state.garrison_steps[number] = NOWHERE, 0
    state.center[AUSTRIAN], state.center_active[AUSTRIAN] = place("verona"), 1
    state.pool[AUSTRIAN * 3] = 4
    state.part, state.step, state.active = parts.REINFORCEMENT, REINFORCE, AUSTRIAN
    assert state.owner(place("verona")) == FRENCH
    RULES.apply(state, RULES.parse_ply("raise gummer"))
    RULES.apply(state, RULES.parse_ply("infantry 20"))
    assert state.owner(place("verona")) == AUSTRIAN


@pytest.mark.rule("15.3")
def test_a_beaten_force_that_finds_mantova_empty_takes_it() -> None:
    """14.7 lets it go where no enemy flag stands, 15.3 gives an empty citadel to who enters it."""
    state = started("july")
    board = state.board
    mantova, cerese = board.mantova, board.cerese
    for flag in range(64):
        if state.kind[flag] and state.place[flag] == mantova:
            state.put(flag, board.place_by_name["trento"])
    beaten = put(state, "serurier", "cerese")
    blockers = (flag for flag in range(32, 63) if state.kind[flag])
    for index in range(board.first[cerese], board.first[cerese + 1]):
        if board.to[index] != mantova:
            state.put(next(blockers), board.to[index])
    events: list[Event] = []
    assert list(retreats.ways_out(state, beaten, None)) == [mantova]
    retreats.fall_back(state, beaten, events)
    assert state.place[beaten] == mantova
    assert state.owner(mantova) == 0
    assert state.vienna == -2
    assert "Mantova is French [E39]." in told(events)


@pytest.mark.rule("13.4")
def test_each_month_that_is_rolled_is_told() -> None:
    state = sequence.set_up(BOARD, Options({"scenario": "november"}))
    events: list[Event] = []
    rolls = 0
    while isinstance(pending := RULES.pending(state), Chance) and "month" in pending.cause:
        RULES.apply(state, RULES.parse_ply("sum 6" if rolls % 2 else "sum 7"), events)
        rolls += 1
    lines = [line for line in told(events) if "leader" in line]
    assert len(lines) == rolls, lines
    assert any("will not come" in line for line in lines)


def test_a_force_of_several_leaders_is_called_by_its_force_leader() -> None:
    both = 1 << BOARD.leader_by_name["wurmser"] | 1 << BOARD.leader_by_name["sebottendorf"]
    events: list[Event] = []
    kinds.tell(events, kinds.FLAG_SHOWN, 1, 40, place("goito"), leaders=both, steps=(1, 2, 3))
    assert told(events)[0].startswith("Wurmser with Sebottendorf is seen at Goito: 1/2/3 steps")


def test_nobody_enters_an_imagined_world_in_which_all_leaders_have_come() -> None:
    """A search stopped at a draw without outcomes: the deal had put the last leader on the map."""
    state = started("november")
    state.active, state.step = AUSTRIAN, REINFORCE
    state.available[AUSTRIAN] = 1
    offered = [RULES.ply_text(ply) for ply in RULES.actions(state)]
    assert "enter" in offered
    for leader in range(BOARD.leaders):
        if state.leader_at[leader] == DUE and BOARD.side[leader] == AUSTRIAN:
            state.assign(leader, flag_of(state, "alvinczy"))
    assert "enter" not in [RULES.ply_text(ply) for ply in RULES.actions(state)]
