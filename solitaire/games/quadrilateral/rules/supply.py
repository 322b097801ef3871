"""Chapter 7: Administrative Points, the Supply Source, the Center of Operations."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import (
    APS_CAME,
    CENTER_ACTIVE,
    CENTER_FLED,
    CENTER_MOVED,
    CENTER_OFF,
    FORT_TAKEN,
    GARRISON_GONE,
    GARRISON_PLACED,
    SOURCE_LOST,
    SOURCE_MOVED,
    tell,
)
from solitaire.games.quadrilateral.core.plies import (
    CAMPAIGN_IN,
    DISBAND,
    KEEP,
    QUARTERS,
    REST,
    SET_UP,
    SOURCE,
    Ply,
    one,
    say,
)
from solitaire.games.quadrilateral.core.question import Question, Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    AP_ROLL,
    CENTER_CHOICE,
    NEXT_IN_SEQUENCE,
    SOURCE_CHOICE,
)
from solitaire.games.quadrilateral.rules import quarters
from solitaire.games.quadrilateral.rules.leaders import has_commander_bonus
from solitaire.games.quadrilateral.rules.roads import line_length
from solitaire.games.quadrilateral.terms import AUSTRIAN, FAR, IN_QUARTERS, NOWHERE
from solitaire.protocol import EVERYONE, Event

# -- Administrative Points [7.5] ------------------------------------------------------------------


def begin_points(state: State) -> None:
    """I.a1: a roll if there is a line of communication."""
    side = state.active
    state.source_changed[side] = 0
    state.step = AP_ROLL if line_length(state, side) < FAR else NEXT_IN_SEQUENCE


class ApRoll(Roll):
    def audience(self, state: State) -> i64:
        return 1 << state.active if state.options.secret_aps else EVERYONE

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        die = ply.first
        if has_commander_bonus(state, side):
            die += state.board.charts.commander_bonus
        receive(state, side, points_for(state, side, line_length(state, side), die), ply.first, log)
        state.step = NEXT_IN_SEQUENCE


def column(state: State, length: i64) -> i64:
    """The Austrian column by the length of the line, shifted by Vienna Morale [E43]."""
    charts = state.board.charts
    found: i64 = 0
    while found < 4 and length > charts.ap_columns[found]:
        found += 1
    if state.vienna < 0:
        found += state.options.right * charts.ap_shift[-state.vienna]
    if found < 0:
        return 0
    return found if found < 5 else 4


def points_for(state: State, side: i64, length: i64, die: i64) -> i64:
    charts = state.board.charts
    if side != AUSTRIAN:
        return 1 if die >= charts.french_one else 0
    at = column(state, length)
    if die >= charts.austrian_two[at]:
        return 2
    return 1 if die >= charts.austrian_one[at] else 0


def fortnight_points(state: State, side: i64) -> i64:
    """The average of a Fortnight without a roll [12.2, E24, E27]."""
    length = line_length(state, side)
    if length >= FAR:
        return 0
    charts = state.board.charts
    points = charts.french_fortnight
    if side == AUSTRIAN:
        points = charts.austrian_fortnight[column(state, length)]
    return points + 1 if has_commander_bonus(state, side) else points


def receive(state: State, side: i64, points: i64, die: i64, log: list[Event] | None) -> None:
    total = state.aps[side] + points
    most = state.board.charts.most_aps
    state.aps[side] = total if total < most else most
    audience: i64 = 1 << side if state.options.secret_aps else EVERYONE
    tell(log, APS_CAME, side, amount=points, other=die, audience=audience)


# -- Supply Source [7.1] -------------------------------------------------------------------------


def free_sources(state: State, side: i64) -> list[int]:
    return [place for place in state.board.sources[side] if not state.has_enemy(side, place)]


def begin_lost_source(state: State) -> None:
    """I.a2: a lost Source is placed again; changes of others are asked with the Center."""
    side = state.active
    is_lost = state.source[side] == NOWHERE and len(free_sources(state, side)) > 0
    state.step = SOURCE_CHOICE if is_lost else NEXT_IN_SEQUENCE


def begin_source(state: State) -> None:
    """In a Fortnight: asked if there is something to choose [E27]."""
    side = state.active
    places = free_sources(state, side)
    if state.source[side] == NOWHERE:
        state.step = SOURCE_CHOICE if places else NEXT_IN_SEQUENCE
    elif state.aps[side] > 0 and [one for one in places if one != state.source[side]]:
        state.step = SOURCE_CHOICE
    else:
        state.step = NEXT_IN_SEQUENCE


class SourceChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found: list[Ply] = [] if state.source[side] == NOWHERE else [say(KEEP)]
        for place in free_sources(state, side):
            if place != state.source[side]:
                found.append(one(SOURCE, place))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = NEXT_IN_SEQUENCE
        if ply.verb != SOURCE:
            return
        side = state.active
        if state.source[side] != NOWHERE:
            quarters.spend(state, side, 1, log)
            if not state.fortnight_left:  # E27 names no penalty in a Fortnight [Q33]
                state.source_changed[side] = 1
        place_source(state, side, ply.first, log)


def place_source(state: State, side: i64, place: i64, log: list[Event] | None) -> None:
    """The marker goes there with its garrison; a Center that was off comes back with it."""
    state.source[side] = place
    tell(log, SOURCE_MOVED, side, place=place)
    if state.garrison_place[side * 3] != NOWHERE:
        state.garrison_place[side * 3] = place
        if state.board.fort_index[place] != NOWHERE and state.owner(place) != side:
            state.set_owner(place, side)  # the garrison is alone there [15.1]
            tell(log, FORT_TAKEN, side, place=place)
    if state.center[side] == NOWHERE:
        state.center[side] = place
        state.center_active[side] = 0
        tell(log, CENTER_FLED, side, place=place)


# -- Center of Operations [7.3] ------------------------------------------------------------------


def begin_center(state: State, log: list[Event] | None) -> None:
    """I.a3: the test; then Source, Center and status are asked together."""
    test_center(state, state.active, log)
    state.billeted = 0
    if state.status[state.active] == IN_QUARTERS:
        quarters.check_billets(state, state.active)
    state.step = CENTER_CHOICE if len(CenterChoice().actions(state)) > 1 else NEXT_IN_SEQUENCE


def test_center(state: State, side: i64, log: list[Event] | None) -> None:
    """Active with a line if it did not move since the last test."""
    has_line = line_length(state, side) < FAR
    is_active = 1 if has_line and not state.center_moved[side] else 0
    state.center_moved[side] = 0
    if is_active != state.center_active[side]:
        tell(log, CENTER_ACTIVE, side, amount=is_active)
    state.center_active[side] = is_active


class CenterChoice(Question):
    """One order after the other until `keep`; each can be given once."""

    def actions(self, state: State) -> list[Ply]:
        side = state.active
        found = [say(KEEP)]
        if state.aps[side] > 0:
            self._list_paid(state, side, found)
        found += quarters.status_choices(state, side)
        found += quarters.billet_choices(state, side)
        if state.status[side] == IN_QUARTERS:
            found.append(say(REST))
        return found

    def _list_paid(self, state: State, side: i64, found: list[Ply]) -> None:
        if state.source[side] == NOWHERE:
            return
        if not state.source_changed[side]:
            for place in free_sources(state, side):
                if place != state.source[side]:
                    found.append(one(SOURCE, place))
        if state.center[side] == NOWHERE:
            return
        if not state.center_active[side] and line_length(state, side) < FAR:
            found.append(say(SET_UP))
        if state.center[side] != state.source[side]:
            found.append(say(DISBAND))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        verb = ply.verb
        if verb == KEEP or verb == REST:
            state.quiet = 1 if verb == REST else 0
            state.step = NEXT_IN_SEQUENCE
            return
        if verb == SOURCE:
            quarters.spend(state, side, 1, log)
            state.source_changed[side] = 1
            place_source(state, side, ply.first, log)
            test_center(state, side, log)
        elif verb == SET_UP:
            quarters.spend(state, side, 1, log)
            state.center_active[side] = 1
            tell(log, CENTER_ACTIVE, side, amount=1)
        elif verb == DISBAND:
            quarters.spend(state, side, 1, log)
            was = state.center[side]
            state.center[side] = state.source[side]
            state.center_active[side] = 0
            tell(log, CENTER_MOVED, side, place=state.source[side], other=was)
        else:
            self._set_status(state, side, ply, log)
        if len(self.actions(state)) == 1:
            state.step = NEXT_IN_SEQUENCE

    def _set_status(self, state: State, side: i64, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == QUARTERS:
            quarters.enter_quarters(state, side, log)
        elif ply.verb == CAMPAIGN_IN:
            quarters.leave_quarters(state, side, ply.first, log)
        else:
            quarters.set_billet(state, ply, log)


def may_command(state: State, side: i64) -> bool:
    """Commands need an active Center and a Source that was not changed this turn."""
    return state.center_active[side] == 1 and not state.source_changed[side]


# -- what falls into enemy hands -----------------------------------------------------------------


def check_markers(state: State, place: i64, log: list[Event] | None) -> None:
    """An enemy force alone in a place takes the Source and drives the Center away [7.1, 7.3]."""
    for side in range(2):
        if not state.forces_at(1 - side, place) or state.is_invested(place):
            continue
        if state.forces_at(side, place) or state.garrison_at(side, place) != NOWHERE:
            continue
        if state.source[side] == place:
            state.source[side] = NOWHERE
            tell(log, SOURCE_LOST, side, place=place)
        if state.center[side] == place:
            drive_center(state, side, log)


def drive_center(state: State, side: i64, log: list[Event] | None) -> None:
    state.center[side] = state.source[side]
    state.center_active[side] = 0
    if state.center[side] == NOWHERE:
        tell(log, CENTER_OFF, side)
    else:
        tell(log, CENTER_FLED, side, place=state.center[side])


def lose_garrison(state: State, number: i64, log: list[Event] | None) -> None:
    """A garrison that is beaten is destroyed and never replaced [15.1]."""
    tell(log, GARRISON_GONE, number // 3, place=state.garrison_place[number])
    state.garrison_place[number] = NOWHERE
    state.garrison_steps[number] = 0


# -- what a free set-up tells [E51-E54] -----------------------------------------------------------


def tell_source(state: State, side: i64, log: list[Event] | None) -> None:
    tell(log, SOURCE_MOVED, side, place=state.source[side])


def tell_center(state: State, side: i64, log: list[Event] | None) -> None:
    tell(log, CENTER_MOVED, side, place=state.center[side])


def tell_garrison(state: State, side: i64, place: i64, log: list[Event] | None) -> None:
    tell(log, GARRISON_PLACED, side, place=place)
