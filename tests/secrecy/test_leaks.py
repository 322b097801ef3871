"""The ways in which programs give secrets away, one by one: the letters of the leak audit.

Letters (e) and (j), delays and sounds, belong to screens; (l) and (m) are in
test_leaks_of_files.py.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from solitaire.bits import members
from solitaire.dice import FreshDice
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.odds.pending import explain
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.terms import SIDES
from solitaire.protocol import Decide, may_see
from solitaire.session import Session, UndoRefused, new_session
from tests.games.castiglione.positions import (
    apply,
    begin,
    events_for,
    offered,
    position,
    refusal,
    seen_at,
    view,
)
from tests.secrecy.names import unknown_counters, unknown_names_in
from tests.secrecy.table import (
    BOARD,
    GUIDE,
    RULES,
    SEATS,
    is_asked,
    options_of,
    random_game,
    sampled_moments,
)
from tests.secrecy.worlds import exchanged
from tests.seeds import base_seed

HIDDEN = ("french_dummy_1", "rampon", "massena", "pijon_cav", "massena_art")
"""What may lie face-down: a dummy, infantry, a lone leader, cavalry, guns."""


def at_movement(text: str) -> State:
    """The position after the scouts have stayed where they are."""
    state = position(text)
    while "done" in offered(state):
        apply(state, "done")
    return state


def face_down(*hidden: str) -> str:
    """Notes that each of the counters may be any of those, as far as the enemy knows."""
    suspects = ",".join([*HIDDEN[1:], "dummies"])
    return "".join(f"\nnote {one} suspects={suspects}" for one in hidden) + "\n"


def same_for_all(found: list[object]) -> object:
    assert all(one == found[0] for one in found), found
    return found[0]


# -- (a) reach ------------------------------------------------------------------------------------

MARCH = """
    option visibility fog
    phase first_movement
    at rovereto wurmser gummer pittoni_cav
    at ala {hidden}
    at brescia bonaparte rusca
"""


@pytest.mark.parametrize("mover", ["gummer", "pittoni_cav", "wurmser"])
def test_a_reach_does_not_depend_on_hidden_counters(mover: str) -> None:
    found: list[object] = []
    for hidden in HIDDEN:
        state = at_movement(MARCH.format(hidden=hidden) + face_down(hidden))
        apply(state, f"move {mover}")
        found.append(offered(state))
    assert same_for_all(found)


def test_a_forced_march_is_offered_through_nothing_hidden() -> None:
    """A hidden counter bars the way of a forced march, whatever it is [R42, R43]."""
    found: list[object] = []
    for hidden in HIDDEN:
        state = at_movement(MARCH.format(hidden=hidden) + face_down(hidden))
        apply(state, "move pittoni_cav")
        found.append({text for text in offered(state) if text.startswith("force-march")})
    assert same_for_all(found)


# -- (b) lists and counts -------------------------------------------------------------------------


def test_b_lists_of_enemy_counters_follow_from_the_view() -> None:
    """What is told of each enemy counter stays the same when hidden ones change places."""
    rng = Random(base_seed())
    compared = 0
    for moment in sampled_moments("fog", 24, rng):
        for seat in SEATS:
            world = exchanged(moment.state, seat, rng)
            if world is None:
                continue
            compared += 1
            assert answers(world, seat) == answers(moment.state, seat)
    assert compared > 3


def answers(state: State, seat: int) -> list[str]:
    seen = RULES.view(state, seat)
    return [line for name in GUIDE.names()["counter"] for line in GUIDE.about(seen, name)]


def test_b_a_stack_shows_its_height_and_no_more() -> None:
    one, other = (
        position(
            MARCH.format(hidden=f"rampon massena_art {dummy}")
            + doubt(f"rampon massena_art {dummy}")
        )
        for dummy in ("french_dummy_1", "french_dummy_2")
    )
    assert seen_at(one, "austrian", "ala") == seen_at(other, "austrian", "ala")
    assert seen_at(one, "austrian", "ala").startswith("3 counters: one of 14")


def doubt(hidden: str) -> str:
    """Notes that each of the counters may be any of these, or a dummy."""
    suspects = "suspects=rampon,massena_art,dummies"
    return "".join(f"note {counter} {suspects}\n" for counter in hidden.split())


# -- (c) supply and command -----------------------------------------------------------------------

CUT_OFF = """
    option visibility fog
    phase {phase}
    at ala gummer
    at rovereto {hidden}
    at rivoli {hidden_too}
    at trent wurmser
    at brescia bonaparte rusca
"""


BARRING = tuple(name for name in HIDDEN if name != "massena")


@pytest.mark.parametrize("phase", ["supply", "command"])
def test_c_traces_tell_that_an_area_is_barred_and_not_by_whom(phase: str) -> None:
    found: list[object] = []
    for hidden, too in zip(BARRING, (*BARRING[1:], BARRING[0]), strict=True):
        text = CUT_OFF.format(phase=phase, hidden=hidden, hidden_too=too) + face_down(hidden, too)
        state, events = begin(text)
        assert not unknown_names_in("\n".join(events_for("austrian", events)), [hidden, too])
        found.append((events_for("austrian", events), view(state, "austrian").own_flags))
    assert "Gummer" in str(same_for_all(found))


@pytest.mark.parametrize("phase", ["supply", "command"])
def test_c_of_leaders_alone_a_trace_tells_that_they_are_leaders_and_not_which(phase: str) -> None:
    """A leader bars nothing; whether it is Massena or Augereau stays unknown [R43]."""
    found: list[object] = []
    for hidden in ("massena", "augereau"):
        text = CUT_OFF.format(phase=phase, hidden=hidden, hidden_too="rampon")
        suspects = "suspects=massena,augereau,dummies"
        _, events = begin(f"{text}\nnote {hidden} {suspects}")
        found.append(events_for("austrian", events))
    told = str(same_for_all(found))
    assert "Only French leaders are in Rovereto" in told
    assert "Gummer" not in told


# -- (d) traffic ----------------------------------------------------------------------------------

CROWD = (
    "gummer bajalich nicolleti pittoni mitrovski liptay",
    "austrian_dummy_1 austrian_dummy_2 "
    "austrian_dummy_3 austrian_dummy_4 austrian_dummy_5 austrian_dummy_6",
)


def test_d_a_crowded_road_costs_the_enemy_points_that_nobody_sees() -> None:
    found: list[object] = []
    for crowd in CROWD:
        state = at_movement(f"""
            option visibility fog
            phase first_movement
            at calliano spiegel_cav
            at rovereto {crowd}
            at trent wurmser
            at brescia bonaparte rusca
        """)
        events = apply(state, "move spiegel_cav", "to rovereto")
        seen = view(state, "french")
        found.append((events_for("french", events), seen.march, seen.clock))
    assert same_for_all(found)


# -- (f) the log ----------------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_f_no_event_names_a_counter_that_is_unknown(visibility: str) -> None:
    """Neither in its words nor in its values, which screens and opponents get."""
    rng = Random(base_seed())
    searched = 0
    for moment, following in pairwise(random_game(options_of(visibility, rng), rng)):
        for seat in SEATS:
            secret = set(unknown_counters(moment.state, seat))
            secret &= set(unknown_counters(following.state, seat))
            for event in moment.events:
                assert isinstance(event, Happened)
                if secret and may_see(event.audience, seat):
                    check_event(event, secret)
                    searched += 1
    assert searched > 200


def check_event(event: Happened, secret: set[int]) -> None:
    words = RULES.words(event)
    titles = {BOARD.counter_titles[counter] for counter in secret}
    named = {event.side * 64 + local for local in members(event.counters)}
    assert not named & secret, words
    if event.side == next(iter(secret)) >> 6:
        assert not unknown_names_in(words, titles), words


LED = """
    option visibility fog
    phase first_movement
    at rovereto gummer
    at ala wurmser
    at brescia bonaparte rusca
    note gummer marks=face_up
    note wurmser suspects=wurmser,dummies
"""


def test_f_a_hidden_leader_who_helps_a_march_is_shown_or_not_named() -> None:
    state = at_movement(LED)
    march = next(t for t in sorted(offered_after(state, "move gummer")) if "force-march" in t)
    events = apply(state, "move gummer", march, "led-by wurmser")
    is_named = any("Wurmser" in words for words in events_for("french", events))
    is_known = "one of" not in seen_at(state, "french", "ala")
    assert is_known or not is_named


def offered_after(state: State, order: str) -> set[str]:
    following = state.copy()
    apply(following, order)
    return offered(following)


# -- (g) hit markers ------------------------------------------------------------------------------


def test_g_hits_of_hidden_counters_are_not_seen_unless_markers_are_open() -> None:
    text = MARCH.format(hidden="rampon massena_art") + doubt("rampon massena_art")
    shown = {}
    for markers in ("secret", "open"):
        whole = text.replace("visibility fog", f"visibility fog\n option markers {markers}")
        one = position(whole)
        other = position(whole)
        other.hits[BOARD.counter_by_name["rampon"]] = 1
        shown[markers] = view(one, "austrian") == view(other, "austrian")
    assert shown == {"secret": True, "open": False}


def test_g_open_markers_do_not_tell_whose_they_are() -> None:
    text = MARCH.format(hidden="rampon massena_art") + doubt("rampon massena_art")
    whole = text.replace("visibility fog", "visibility fog\n option markers open")
    one, other = position(whole), position(whole)
    one.hits[BOARD.counter_by_name["rampon"]] = 1
    other.hits[BOARD.counter_by_name["massena_art"]] = 1
    assert view(one, "austrian") == view(other, "austrian")


# -- (h) undo -------------------------------------------------------------------------------------


def session_at(hidden: str) -> Session[State, Ply, View]:
    state = at_movement(MARCH.format(hidden=hidden) + doubt(hidden))
    return new_session(RULES, {}, FreshDice(Random(1)), position=RULES.position_text(state))


@pytest.mark.parametrize("hidden", ["rampon massena_art", "rampon french_dummy_1"])
def test_h_nobody_looks_under_counters_and_takes_it_back(hidden: str) -> None:
    session = session_at(hidden)
    for order in ("move gummer", "to ala"):
        session.play(1, RULES.parse_ply(order))
    with pytest.raises(UndoRefused) as refused:
        session.undo(1)
    assert not unknown_names_in(str(refused.value), hidden.split())


def test_h_a_move_that_showed_nothing_can_be_taken_back() -> None:
    session = session_at("rampon massena_art")
    before = session.view(1)
    for order in ("move gummer", "to calliano"):
        session.play(1, RULES.parse_ply(order))
    session.undo(1)
    session.undo(1)
    assert session.view(1) == before


# -- (i) targets and refusals ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "order",
    ["to ala", "force-march ala", "battle ala", "scout ala rovereto", "bombard rampon", "to trent"],
)
def test_i_refusals_do_not_depend_on_hidden_counters(order: str) -> None:
    found: list[object] = []
    for hidden in HIDDEN:
        state = at_movement(MARCH.format(hidden=hidden))
        if order not in offered(state):
            found.append(refusal(state, order))
        apply(state, "move gummer")
        found.append(order in offered(state) or refusal(state, order))
    half = len(found) // len(HIDDEN)
    for number in range(half):
        same_for_all(found[number::half])


def test_i_scouts_are_offered_by_what_lies_there_not_by_what_it_is() -> None:
    found: list[object] = [
        {text for text in offered(position(MARCH.format(hidden=one))) if "scout" in text}
        for one in HIDDEN
    ]
    assert same_for_all(found) is not None


# -- (k) estimates --------------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_k_odds_are_the_same_in_whatever_world_they_are_counted(visibility: str) -> None:
    rng = Random(base_seed())
    counted = 0
    for moment in sampled_moments(visibility, 12, rng):
        for seat in SEATS:
            if is_asked(moment.state, seat) and is_quick(moment.state):
                seen = RULES.view(moment.state, seat)
                one, other = (explain(seen, Random(number), Conduct()) for number in (1, 2))
                assert one == other
                counted += 1
    assert counted > 2


def is_quick(state: State) -> bool:
    """Combats are counted at length; they are fought in the open anyway [9.0]."""
    pending = RULES.pending(state)
    return (
        state.battle is None and isinstance(pending, Decide) and pending.seat in range(len(SIDES))
    )
