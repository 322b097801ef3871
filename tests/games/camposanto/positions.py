"""Small battles for the rule tests, and what to do with them in the words of the notation.

Units are written as "castilla 1212 n" with the steps left behind it if they are not full. A wing
that is not named gets one unit in a far corner, for a side without a wing has lost [12.1].
"""

from __future__ import annotations

from mypy_extensions import u8

from solitaire.games.camposanto.core.options import Options
from solitaire.games.camposanto.core.state import State, blank_state
from solitaire.games.camposanto.core.steps import CARRY_ON, STEP_NAMES
from solitaire.games.camposanto.game import RULES as RULES
from solitaire.games.camposanto.rules import flight, sequence
from solitaire.games.camposanto.rules.modifiers import modifiers
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ASSAULT_STAGE,
    FACINGS,
    NIGHT,
    OFF_MAP,
    PLAN_STAGE,
    STATUS_NAMES,
    UNITS,
)
from solitaire.games.camposanto.text.codecs import wing_name
from solitaire.protocol import Chance, Decide, Event

BOARD = RULES.board
WINGS = [wing_name(wing) for wing in range(ALL_WINGS)]
SPARES = ("2501", "2401", "2301", "2519", "2419", "2319")
"""Far corners, one for each wing."""


def hexes(text: str) -> list[int]:
    return [BOARD.hex_by_name[word] for word in text.replace("+", " ").split()]


def name(place: int) -> str:
    return BOARD.hex_names[place]


def battle(
    units: str,
    wing: str = "spanish-centre",
    status: str = "aggressive",
    marshals: str = "",
    night: bool = False,
    **options: str,
) -> State:
    """The wing is active and nothing has been done yet."""
    state = blank_state(BOARD, Options(options))
    for line in units.split(","):
        words = line.split()
        if words:
            stand(state, *words)
    for number in range(ALL_WINGS):
        if not BOARD.wing_units[number] & state.alive:
            spare = next(unit for unit in range(UNITS) if BOARD.wing[unit] == number)
            stand(state, BOARD.unit_names[spare], SPARES[number], "n")
    for place in range(len(state.marshal_hex)):
        state.marshal_hex[place] = OFF_MAP
    for line in filter(None, marshals.split(",")):
        who, where = line.split()
        state.marshal_hex[BOARD.marshal_by_name[who]] = BOARD.hex_by_name[where]
    settle_score(state)
    state.turn = NIGHT if night else 0
    state.activation = 1
    state.set_wing_at(1, WINGS.index(wing))
    state.set_status(WINGS.index(wing), STATUS_NAMES.index(status))
    state.step = CARRY_ON
    return state


def stand(state: State, who: str, where: str, facing: str, steps: str = "") -> None:
    unit = BOARD.unit_by_name[who]
    state.facing[unit] = u8(FACINGS.index(facing))
    state.steps[unit] = u8(int(steps) if steps else int(BOARD.full_steps[unit]))
    state.put(unit, BOARD.hex_by_name[where])


def settle_score(state: State) -> None:
    """Units that were never put up count as lost before the battle, without hits."""
    for unit in range(UNITS):
        if BOARD.is_line[unit]:
            side = int(BOARD.side[unit])
            state.score[side * 4 + 3] += int(BOARD.full_steps[unit]) - int(state.steps[unit])
            state.score[side * 4 + 2] += not state.steps[unit]


# -- playing --------------------------------------------------------------------------------------


def run(state: State) -> list[str]:
    events: list[Event] = []
    sequence.run_on(state, events)
    return [RULES.words(event) for event in events]


def say(state: State, *texts: str) -> list[str]:
    """Play these plies; each must be offered."""
    told: list[str] = []
    for text in texts:
        assert text in offered(state), (
            f"{text!r} is not offered at {asked(state)}: {offered(state)}"
        )
        events: list[Event] = []
        RULES.apply(state, RULES.parse_ply(text), events)
        told += [RULES.words(event) for event in events]
    return told


def offered(state: State) -> list[str]:
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return [RULES.ply_text(ply) for ply in RULES.actions(state)]
    if isinstance(pending, Chance):
        return [RULES.ply_text(ply) for ply, _ in RULES.outcomes(state)]
    return []


def asked(state: State) -> str:
    return STEP_NAMES[state.step]


def at_stage(state: State, stage: int) -> State:
    """Go on with this operation of the active wing."""
    state.stage = stage
    state.step = CARRY_ON
    run(state)
    return state


def planning(state: State) -> State:
    return at_stage(state, PLAN_STAGE)


def assaulting(state: State, star: str) -> State:
    """The assault has begun and waits for the first roll."""
    state.plan = type(state.plan)([int(RULES.parse_ply(f"assault {star}").number)])
    return at_stage(state, ASSAULT_STAGE)


def plans(state: State) -> set[frozenset[str]]:
    """Every plan that can be completed, as sets of assaults."""
    found: set[frozenset[str]] = set()

    def extend(now: State, made: frozenset[str]) -> None:
        for text in offered(now) if asked(now) == "plan_choice" else ["done"]:
            if text == "done":
                found.add(made)
                continue
            after = RULES.copy(now)
            RULES.apply(after, RULES.parse_ply(text))
            if asked(after) == "plan_choice":
                extend(after, made | {text})
            else:
                found.add(made | {text})

    extend(planning(state), frozenset())
    return found


def counted(state: State, attackers: str, defenders: str) -> tuple[int, int]:
    """What attacker and defender add to their rolls."""
    found = modifiers(state, hexes(attackers), hexes(defenders))
    return int(found.attack()), int(found.defence())


# -- flights --------------------------------------------------------------------------------------


def escapes(state: State, place: str, road: str = "") -> set[tuple[str, int]]:
    """Where the body in a hex can end, "" if it is lost, with the steps it loses."""
    start = RULES.copy(state)
    state.stage = ASSAULT_STAGE
    flight.begin_escape(start, BOARD.hex_by_name[place], None)
    return _followed(start, BOARD.hex_by_name[place], road)


def retreats(state: State, place: str, distance: int, road: str = "") -> set[tuple[str, int]]:
    start = RULES.copy(state)
    flight.begin_retreat(start, BOARD.hex_by_name[place], distance, None)
    return _followed(start, BOARD.hex_by_name[place], road)


def _followed(state: State, start: int, road: str) -> set[tuple[str, int]]:
    unit = state.lead(start)
    steps = int(state.steps[unit])
    state.step = CARRY_ON
    found: set[tuple[str, int]] = set()

    def follow(now: State) -> None:
        sequence.run_on(now, None)
        if asked(now) not in ("road_choice", "way_choice", "push_choice"):
            place = now.unit_hex[unit]
            found.add(("" if place < 0 else name(place), steps - int(now.steps[unit])))
            return
        for text in offered(now):
            if text.startswith("by ") and road and text != f"by {road}":
                continue
            after = RULES.copy(now)
            RULES.apply(after, RULES.parse_ply(text))
            follow(after)

    follow(state)
    return found
