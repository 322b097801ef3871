"""Positions for tests: a start, with what the test needs changed."""

from __future__ import annotations

from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.text.position_reading import balance
from solitaire.protocol import Chance, Decide, Event, Over

BOARD = RULES.board
NOBODY = 255


def started(scenario: str = "july", **options: str) -> State:
    """A game at its start, months of leaders rolled as 7."""
    state = sequence.set_up(BOARD, Options({"scenario": scenario, **options}))
    while isinstance(pending := RULES.pending(state), Chance) and "month" in pending.cause:
        RULES.apply(state, RULES.parse_ply("sum 7"))
    return state


def flag_of(state: State, leader: str) -> int:
    return state.leader_at[BOARD.leader_by_name[leader]]


def put(state: State, leader: str, place: str) -> int:
    """Move the force of a leader; gives its flag."""
    flag = flag_of(state, leader)
    state.put(flag, BOARD.place_by_name[place])
    return flag


def set_steps(state: State, leader: str, infantry: int, cavalry: int = 0, guns: int = 0) -> int:
    flag = flag_of(state, leader)
    for arm, number in enumerate((infantry, cavalry, guns)):
        state.steps[flag * 3 + arm] = number
    return flag


def remove_others(state: State, side: int, kept: tuple[str, ...]) -> None:
    """Take all forces of a side off the map but those of these leaders and those in Mantova."""
    from solitaire.games.quadrilateral.core import knowledge

    keep = {flag_of(state, leader) for leader in kept}
    for flag in range(side * 32, side * 32 + 31):
        if state.kind[flag] and flag not in keep and BOARD.fort[state.place[flag]] != 2:
            for leader in range(BOARD.leaders):
                if state.leader_at[leader] == flag:
                    state.assign(leader, 69)
            for train in range(3):
                if state.train[train] < 64 and state.leader_at[state.train[train]] == 69:
                    state.train[train] = 254
            knowledge.vanished(state, flag)
            state.drop(flag)


def play(state: State, *texts: str) -> list[Event]:
    """Play these lines; each must be offered or be a listed outcome."""
    events: list[Event] = []
    balance(state)
    for text in texts:
        ply = RULES.parse_ply(text)
        assert ply in offered(state), f"{text!r} not in {texts_offered(state)}"
        RULES.apply(state, ply, events)
        assert not RULES.faults(state), RULES.faults(state)
    return events


def offered(state: State) -> list[Ply]:
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return list(RULES.actions(state))
    assert not isinstance(pending, Over)
    return [outcome for outcome, _ in RULES.outcomes(state)]


def texts_offered(state: State) -> list[str]:
    return [RULES.ply_text(ply) for ply in offered(state)]


def told(events: list[Event], seat: int | None = None) -> list[str]:
    return [RULES.words(one) for one in events if seat is None or one.audience >> seat & 1]


def go_to(state: State, question: str, side: int | None = None) -> None:
    """Play quietly on until this is asked: nobody marches, every die shows its first outcome."""
    for _ in range(2000):
        pending = RULES.pending(state)
        assert not isinstance(pending, Over), "the game ended first"
        words = pending.question if isinstance(pending, Decide) else pending.cause
        right_side = side is None or state.active == side
        if question in words and right_side:
            return
        RULES.apply(state, offered(state)[0])
    raise AssertionError(f"{question!r} was never asked")
