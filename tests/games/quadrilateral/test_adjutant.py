"""The adjutant's marches are carried out by the rules as he says."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.core.steps import MARCH_WHO
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import flag_key, place_id
from solitaire.games.quadrilateral.staff import refusing
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT
from solitaire.games.quadrilateral.terms import AUSTRIAN, FORCE, FRENCH
from solitaire.presenting.adjutant import March
from solitaire.protocol import Chance


def at_marches(scenario: str, seed: int) -> State:
    """The first moment at which a side is asked who marches."""
    state, rng = RULES.start({"scenario": scenario}), Random(seed)
    while state.step != MARCH_WHO:
        if isinstance(RULES.pending(state), Chance):
            RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
            continue
        offered = RULES.actions(state)
        quiet = (plies.DONE, plies.KEEP)
        RULES.apply(state, next((one for one in offered if one.verb in quiet), offered[0]))
    return state


def marches(state: State) -> list[tuple[Ply, str, March]]:
    """Of every force that can be commanded to every place."""
    view = RULES.view(state, state.active)
    found = []
    for ply in RULES.actions(state):
        if ply.verb != plies.COMMAND:
            continue
        flag = int(state.leader_at[ply.first])
        for place in range(RULES.board.places):
            march = ADJUTANT.march(view, [flag_key(flag)], place_id(place))
            if isinstance(march, March):
                found.append((ply, place_id(place), march))
    return found


@pytest.mark.parametrize("scenario", ["rivoli", "castiglione"])
def test_each_choice_of_a_march_is_offered_when_its_turn_comes(scenario: str) -> None:
    start = at_marches(scenario, 3)
    found = marches(start)
    assert len(found) > 20
    arrived = 0
    for first, goal, march in found:
        state = RULES.copy(start)
        flag = int(state.leader_at[first.first])
        assert march.plies[0] == first
        for ply in march.plies:
            if ply not in RULES.actions(state):
                break
            RULES.apply(state, ply)
        else:
            assert place_id(int(state.place[flag])) == goal
            arrived += 1
        has_warning = any(step.why for step in march.foresight.steps)
        assert has_warning or place_id(int(state.place[flag])) == goal
    assert arrived > len(found) // 3


def test_what_a_march_costs_is_what_the_rules_take() -> None:
    start = at_marches("rivoli", 3)
    compared = 0
    for first, goal, march in marches(start):
        if len(march.foresight.steps) != 1 or plies.say(plies.EXTEND) in march.plies:
            continue
        state = RULES.copy(start)
        flag = int(state.leader_at[first.first])
        RULES.apply(state, march.plies[0])
        left = int(state.left)
        RULES.apply(state, march.plies[1])
        if place_id(int(state.place[flag])) == goal and state.left:
            assert march.foresight.steps[0].cost == Fraction(left - int(state.left), 2)
            compared += 1
    assert compared


def test_a_march_that_a_zone_ends_goes_on_by_its_second_point() -> None:
    """A drag to an attack paid both points at once, was held beside the enemy and stood there."""
    state = at_marches("castiglione", 3)
    state.firm |= state.of_kind(all_of(FRENCH), FORCE)
    flag = int(state.leader_at[RULES.board.leader_by_name["wurmser"]])
    points = state.aps[AUSTRIAN]
    march = ADJUTANT.march(RULES.view(state, AUSTRIAN), [flag_key(flag)], "bussolengo")
    assert isinstance(march, March)
    assert [RULES.ply_text(ply) for ply in march.plies[-3:]] == [
        "to pescantina",  # in the zone of Bussolengo
        "extend",
        "to bussolengo",
    ]
    for ply in march.plies:
        assert ply in RULES.actions(state)
        RULES.apply(state, ply)
    assert place_id(int(state.place[flag])) == "bussolengo"
    assert f"for {points - state.aps[AUSTRIAN]} APs, 3 MPs left" in march.foresight.left


def test_a_place_out_of_reach_is_refused() -> None:
    state = at_marches("rivoli", 3)
    view = RULES.view(state, state.active)
    chief = next(ply.first for ply in RULES.actions(state) if ply.verb == plies.COMMAND)
    key = flag_key(int(state.leader_at[chief]))
    goals = [ADJUTANT.march(view, [key], place_id(one)) for one in range(RULES.board.places)]
    refused = [one for one in goals if not isinstance(one, March)]
    assert refused
    assert all("8.3" in one or "8.4" in one for one in refused)


def test_a_refused_march_says_what_bars_it() -> None:
    """Joubert at Rivoli: an enemy has taken the other bank of the ferry of Volargne."""
    state = at_marches("rivoli", 3)
    names = RULES.board.place_by_name
    state.active = FRENCH
    joubert = RULES.board.leader_by_name["joubert"]
    enemy = next(one for one in range(32, 64) if state.kind[one] == FORCE)
    state.put(enemy, names["volargne"])
    refused = {
        place: refusing.why_not(state, int(state.leader_at[joubert]), names[place], 12)
        for place in ("volargne", "legnago")
    }
    assert "ferry" in refused["volargne"]
    assert "MPs away by way of " in refused["legnago"]
    assert "and this march has 6 " in refused["legnago"]


def test_a_refused_march_names_the_roundabout_way() -> None:
    """Rivoli lies beside Dolce, across a ferry that has no room; 21 MPs without a word of Verona
    looked like a mistake."""
    state = at_marches("rivoli", 3)
    names = RULES.board.place_by_name
    flag = int(state.leader_at[RULES.board.leader_by_name["alvinczy"]])
    state.put(flag, names["dolce"])
    for one in members(int(state.flags_at(FRENCH, names["rivoli"]))):
        state.put(one, names["brescia"])
    far = refusing.why_not(state, flag, names["affi"], 0)
    assert "by way of Volargne, " in far
    near = refusing.why_not(state, flag, names["volargne"], 0)
    assert "MPs away, and" in near, "nothing lies between"


def test_of_several_forces_that_are_picked_the_first_is_said_to_go() -> None:
    state = at_marches("rivoli", 3)
    commanded = [one for one in RULES.actions(state) if one.verb == plies.COMMAND][:2]
    keys = [flag_key(int(state.leader_at[one.first])) for one in commanded]
    view = RULES.view(state, state.active)
    march = ADJUTANT.march(view, keys, "verona")
    assert not isinstance(march, March) or march.plies[0] == commanded[0]
    foreseen = ADJUTANT.foresee(view, keys, "verona")
    assert foreseen is not None
    assert foreseen.going == (keys[0],)


@pytest.mark.rule("15.3")
def test_who_leaves_mantova_empty_is_warned() -> None:
    """A beaten besieger retreated into it, and it cost Vienna two points without a word before."""
    state = at_marches("rivoli", 3)
    flag = int(state.leader_at[RULES.board.leader_by_name["wurmser"]])
    key, mantova = flag_key(flag), RULES.board.mantova
    for one in members(int(state.flags_at(AUSTRIAN, mantova)) & ~(1 << flag)):
        state.put(one, RULES.board.place_by_name["trento"])
    alone = ADJUTANT.foresee(RULES.view(state, AUSTRIAN), [key], "cerese")
    assert alone is not None
    assert [str(one) for one in alone.warnings] == [
        "Mantova is left empty: any enemy who comes there takes it [15.3]."
    ]
    other = int(state.leader_at[RULES.board.leader_by_name["ott"]])
    state.put(other, mantova)
    guarded = ADJUTANT.foresee(RULES.view(state, AUSTRIAN), [key], "cerese")
    assert guarded is not None
    assert not guarded.warnings


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("steps", "has_room"), [(15, True), (16, False)])
def test_a_ferry_takes_three_strength_points_a_turn(steps: int, has_room: bool) -> None:
    """Others were sent to it by command, and stood still for their point."""
    state = at_marches("rivoli", 3)
    names = RULES.board.place_by_name
    flag = int(state.leader_at[RULES.board.leader_by_name["joubert"]])
    for one in members(int(state.flags_at(AUSTRIAN, names["volargne"]))):
        state.put(one, names["trento"])
    state.active, state.step = FRENCH, MARCH_WHO
    state.steps[flag * 3], state.steps[flag * 3 + 1], state.steps[flag * 3 + 2] = steps, 0, 0
    view, key = RULES.view(state, FRENCH), flag_key(flag)
    found = ADJUTANT.march(view, [key], "volargne")
    assert isinstance(found, March) is has_room
    assert ("volargne" in ADJUTANT.goals(view, [key])) is has_room
    if isinstance(found, March):
        RULES.apply(state, found.plies[0])
        assert found.plies[1] in RULES.actions(state)
    else:
        assert "3 SP a turn" in found


def test_who_marches_by_initiative_alone_has_no_sure_goal() -> None:
    """M wrote that a letter sends him there, and a die let him stand."""
    state = at_marches("rivoli", 3)
    state.aps[state.active] = 0
    view = RULES.view(state, state.active)
    first = next(one for one in RULES.actions(state) if one.verb == plies.INITIATIVE)
    counters = [flag_key(int(state.leader_at[first.first]))]
    dearer, why = ADJUTANT.dearer_goals(view, counters)
    assert list(dearer) == list(ADJUTANT.goals(view, counters))
    assert " in 6 [8.2]" in why
