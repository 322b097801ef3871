"""What must always be true of a state. Fuzzing and tests ask after every step."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.bits import members
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import GAME_OVER
from solitaire.games.castiglione.rules.cohesion import hits_borne
from solitaire.games.castiglione.rules.soundness import is_sound
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    COMMAND,
    DUMMY,
    ELIMINATED,
    FACE_UP,
    FLAG_NAMES,
    GARRISON,
    INITIATIVE,
    KILLED,
    LEADER,
    MANTUA_CITY,
    POOL,
    RECOVERY,
    SIDES,
    SUPPLY,
    WOUNDED,
    counter_of,
    local_of,
    side_of,
)


def find_faults(state: State) -> list[str]:
    """Every broken invariant in words; empty for a sound state."""
    if is_sound(state):
        return []
    found = [
        *_places(state),
        *_cities(state),
        *_hits(state),
        *_marks(state),
        *_meetings(state),
        *_knowledge(state),
        *_procedures(state),
    ]
    return found or ["something is wrong that faults.py has no words for"]


def _on_map(state: State, side: int) -> Iterator[int]:
    for local in members(state.board.counters[side]):
        if state.place[counter_of(side, local)] < AREA_LIMIT:
            yield counter_of(side, local)


def _places(state: State) -> Iterator[str]:
    """Nobody is in two places, and the sets agree with the column [counter mix conserved]."""
    board = state.board
    for side in range(2):
        stacks = [0] * board.areas
        for local in members(board.counters[side]):
            counter = counter_of(side, local)
            place = int(state.place[counter])
            if place < AREA_LIMIT:
                stacks[place] |= 1 << local
            yield from _box(state, counter, place)
        for area in range(board.areas):
            if state.stack(side, area) != stacks[area]:
                yield f"the {SIDES[side]} stack in {board.area_names[area]} disagrees with places"
            if bool(stacks[area] & board.units[side]) != bool(state.held[side] >> area & 1):
                yield f"held areas of the {SIDES[side]} are wrong in {board.area_names[area]}"
            barring = stacks[area] & board.units[side]
            if state.options.fog:
                barring |= _hidden_bars(state, side, stacks[area])
            if bool(barring) != bool(state.bars[side] >> area & 1):
                yield f"barred areas of the {SIDES[side]} are wrong in {board.area_names[area]}"


def _hidden_bars(state: State, side: int, stack: int) -> int:
    """Face-down counters that the enemy does not know to be leaders [R43]."""
    hidden = members(stack & ~state.flags[FACE_UP * 2 + side])
    leaders = state.board.kind_sets[side * 8 + LEADER]
    return sum(1 << one for one in hidden if state.suspects[counter_of(side, one)] & ~leaders)


def _box(state: State, counter: int, place: int) -> Iterator[str]:
    name, kind = state.board.counter_names[counter], state.board.counter_kind[counter]
    if place >= state.board.areas and place not in (POOL, ELIMINATED, MANTUA_CITY, WOUNDED, KILLED):
        yield f"{name} is nowhere"
    if place in (ELIMINATED, MANTUA_CITY) and kind == GARRISON:
        yield f"{name} is a garrison in a box [3.6]"
    if place == MANTUA_CITY and side_of(counter) != AUSTRIAN:
        yield f"{name} is French in Mantua City [5.7]"
    if place in (WOUNDED, KILLED) and kind != LEADER:
        yield f"{name} is no leader but wounded or killed [14.1]"
    if place not in (POOL, *range(state.board.areas)) and kind == DUMMY:
        yield f"{name} is a dummy in a box [13.2.2]"
    if place == ELIMINATED and kind == LEADER:
        yield f"{name} is a leader among eliminated units"


def _cities(state: State) -> Iterator[str]:
    """Control and garrisons agree [5.1]."""
    board = state.board
    for side in range(2):
        garrisons = board.kind_sets[side * 8 + GARRISON]
        for area in range(board.areas):
            here = state.stack(side, area) & garrisons
            name = board.area_names[area]
            if here & (here - 1):
                yield f"two garrisons in {name}"
            if here and (not board.cities >> area & 1 or area == board.mantua):
                yield f"a garrison in {name}, which is no city for one [5.6]"
            elif here and state.controller(area) != side:
                yield f"{name} has a garrison of the side that does not control it [5.1]"
    if state.austrian_cities & ~board.cities or state.austrian_cities >> board.mantua & 1:
        yield "control is kept of an area that is no city"


def _hits(state: State) -> Iterator[str]:
    board = state.board
    for side in range(2):
        for local in members(board.counters[side]):
            counter = counter_of(side, local)
            hits, name = int(state.hits[counter]), board.counter_names[counter]
            marked = board.units[side] | board.kind_sets[side * 8 + DUMMY]
            if hits and (state.place[counter] >= AREA_LIMIT or not marked >> local & 1):
                yield f"{name} has hits but is no unit on the map"
            if hits > hits_borne(state, counter) and board.counter_kind[counter] != DUMMY:
                yield f"{name} has {hits} hits and lives [3.6]"
            if not 0 <= state.cohesion(counter, 0) <= int(board.cohesion[counter]):
                yield f"the Cohesion Factor of {name} is out of range [3.3]"


def _marks(state: State) -> Iterator[str]:
    for side in range(2):
        on_map = 0
        for counter in _on_map(state, side):
            on_map |= 1 << local_of(counter)
        for flag, name in enumerate(FLAG_NAMES):
            marked = state.flags[flag * 2 + side]
            if marked & ~on_map:
                yield f"a {SIDES[side]} counter off the map is marked {name}"
            if marked & state.of_kind(side, GARRISON) and name in ("moved", "called", "foraged"):
                yield f"a garrison is marked {name} [2.2.3]"


def _meetings(state: State) -> Iterator[str]:
    """Both sides share an area only between a move and its combat [8.6, 9.0]."""
    board = state.board
    shared = state.held[0] & state.held[1]
    for area in range(board.areas):
        for side in range(2):
            dummies = state.stack(side, area) & board.kind_sets[side * 8 + DUMMY]
            if dummies and state.stack(1 - side, area):
                yield f"a dummy stands among enemies in {board.area_names[area]} [13.2.2]"
    if shared and state.phase in (SUPPLY, COMMAND, INITIATIVE, RECOVERY):
        yield f"both sides stand in {board.area_names[members(shared)[0]]} outside combat"
    if state.march is not None or state.battle is not None or state.step == GAME_OVER:
        return
    for side in range(2):
        for area in members(state.held[1 - side]):
            if state.stack(side, area) and not state.units_in(side, area):
                yield f"a leader stands alone among enemies in {board.area_names[area]} [8.6.2]"


def _knowledge(state: State) -> Iterator[str]:
    """The truth is always among the suspects, and hits within their bounds."""
    board = state.board
    for side in range(2):
        for local in members(board.counters[side]):
            counter = counter_of(side, local)
            name = board.counter_names[counter]
            if state.place[counter] >= AREA_LIMIT:
                if state.suspects[counter]:
                    yield f"{name} is off the map but still suspected somewhere"
            elif not state.suspects[counter] >> local & 1:
                yield f"the enemy is sure that {name} is somebody else"
            elif board.counter_kind[counter] == DUMMY:
                continue
            elif not state.low[counter] <= state.hits[counter] <= state.high[counter]:
                yield f"the enemy is wrong about the hits of {name}"


def _procedures(state: State) -> Iterator[str]:
    march = state.march
    if march is None:
        return
    board = state.board
    for place, local in enumerate(march.order):
        counter = counter_of(march.side, int(local))
        name = board.counter_names[counter]
        if state.place[counter] != march.area:
            yield f"{name} marches but is not with its stack"
        most = int(board.movement[counter]) + board.charts.most_march_points
        if int(march.left[place]) > most:
            yield f"{name} has more points than it can have [8.2]"
        if board.counter_kind[counter] == GARRISON:
            yield f"{name} is a garrison on the march [2.2.3]"
