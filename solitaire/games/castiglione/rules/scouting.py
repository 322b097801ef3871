"""Reconnaissance [13.1.2], at the beginning of a Movement Phase."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    SCOUT_RESULT,
    SCOUTED,
    SCOUTS_RIDE,
    SCREENED,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    COMMIT,
    DONE,
    PLIES,
    REVEAL,
    SCOUT,
    SCREEN,
    Ply,
    ply,
)
from solitaire.games.castiglione.core.state import Scout, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    COMMIT_CHOICE,
    NEXT_SCOUT,
    REVEAL_CHOICE,
    SCOUT_CHOICE,
    SCOUT_ROLL,
    SCREEN_CHOICE,
)
from solitaire.games.castiglione.rules import dummies
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.terms import (
    CAVALRY,
    DUMMY,
    FRENCH,
    MOUNTAIN,
    OUT_OF_COMMAND,
)
from solitaire.protocol import Event


def hidden_in(state: State, side: i64, area: i64) -> i64:
    """The side's face-down counters in the area."""
    return state.stack(side, area) & ~knowledge.visible(state, side, area)


def origins(state: State) -> i64:
    """Areas with a commanded unit of the active side that have not scouted yet."""
    side = state.active
    areas = state.held[side] & ~state.scouted
    found: i64 = 0
    while areas:
        bit = areas & -areas
        units = state.units_in(side, lowest(areas))
        areas ^= bit
        if units & ~state.flags[OUT_OF_COMMAND * 2 + side]:
            found |= bit
    return found


def targets_from(state: State, origin: i64) -> i64:
    """Areas with hidden enemies within two areas, by a path free of the enemy."""
    board = state.board
    enemy = enemy_of(state.active)
    near = board.neighbours[origin]
    reached = near
    between = near & ~state.bars[enemy]
    while between:
        reached |= board.neighbours[lowest(between)]
        between &= between - 1
    reached &= ~state.scouted & ~(1 << origin)
    found: i64 = 0
    while reached:
        bit = reached & -reached
        if hidden_in(state, enemy, lowest(reached)):
            found |= bit
        reached ^= bit
    return found


def scouting_choices(state: State) -> list[Ply]:
    choices: list[Ply] = []
    areas = origins(state)
    while areas:
        origin = lowest(areas)
        areas &= areas - 1
        targets = targets_from(state, origin)
        while targets:
            choices.append(ply(SCOUT, lowest(targets), origin))
            targets &= targets - 1
    return choices


class ScoutChoice(Question):
    """Before any counter moves: scout again, or be done with it."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        choices = [PLIES[DONE][0]]
        choices.extend(scouting_choices(state))
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == DONE:
            # No more scouting in this phase: every area counts as having had its turn.
            state.scouted = -1
            state.step = NEXT_SCOUT
            return
        scout = Scout(state.active, ply.second, ply.first)
        state.scout = scout
        state.scouted |= (1 << scout.origin) | (1 << scout.target)
        tell(log, SCOUTED, scout.side, 0, scout.target, scout.origin)
        # Both sides are always asked for cavalry, so that the questions tell nothing [R45].
        state.step = COMMIT_CHOICE


def cavalry_to_commit(state: State, scout: Scout) -> i64:
    riders = state.stack(scout.side, scout.origin) & state.of_kind(scout.side, CAVALRY)
    return riders & ~scout.committed


def cavalry_to_screen(state: State, scout: Scout) -> i64:
    enemy = enemy_of(scout.side)
    riders = state.stack(enemy, scout.target) & state.of_kind(enemy, CAVALRY)
    return riders & ~scout.screened


class CommitChoice(Question):
    """Cavalry in the scouting area helps if it is shown."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        scout = state.scout
        assert scout is not None
        return _pick(COMMIT, scout.side, cavalry_to_commit(state, scout))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        scout = state.scout
        assert scout is not None
        if ply.verb == COMMIT:
            bit: i64 = 1 << (ply.first & 63)
            scout.committed |= bit
            tell(log, SCOUTS_RIDE, scout.side, bit, scout.origin)
            knowledge.turn_up(state, scout.side, bit, log)
            return
        state.step = SCREEN_CHOICE


def _pick(verb: i64, side: i64, counters: i64) -> list[Ply]:
    choices = [PLIES[DONE][0]]
    while counters:
        choices.append(PLIES[verb][side * 64 + lowest(counters)])
        counters &= counters - 1
    return choices


class ScreenChoice(Question):
    """Cavalry in the scouted area hinders if it is shown."""

    def seat(self, state: State) -> i64:
        return enemy_of(state.active)

    def actions(self, state: State) -> list[Ply]:
        scout = state.scout
        assert scout is not None
        return _pick(SCREEN, enemy_of(scout.side), cavalry_to_screen(state, scout))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        scout = state.scout
        assert scout is not None
        if ply.verb == SCREEN:
            bit: i64 = 1 << (ply.first & 63)
            scout.screened |= bit
            tell(log, SCREENED, enemy_of(scout.side), bit, scout.target)
            knowledge.turn_up(state, enemy_of(scout.side), bit, log)
            return
        state.step = SCOUT_ROLL


def roll_modifier(state: State, scout: Scout) -> i64:
    """The cavalry differential, French scouts, mountains [13.1.2]."""
    charts = state.board.charts
    modifier = state.strength_of(scout.side, scout.committed)
    modifier -= state.strength_of(enemy_of(scout.side), scout.screened)
    if scout.side == FRENCH:
        modifier += charts.scout_french
    if state.area_kind(scout.target) == MOUNTAIN:
        modifier += charts.scout_mountain
    return modifier


class ScoutRoll(Roll):
    """A share of the counters that are still hidden must be shown."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        scout = state.scout
        assert scout is not None
        table = state.board.data.tables.reconnaissance
        roll = ply.first + roll_modifier(state, scout)
        hidden = hidden_in(state, enemy_of(scout.side), scout.target)
        scout.to_show = table.revealed(size(hidden), table.percent(roll))
        tell(log, SCOUT_RESULT, scout.side, 0, scout.target, roll, scout.to_show)
        state.step = NEXT_SCOUT


def carry_on(state: State, log: list[Event] | None) -> bool:
    """Ask for what has to be shown, or for the next reconnaissance; True when all is done."""
    scout = state.scout
    if scout is not None:
        enemy = enemy_of(scout.side)
        hidden = hidden_in(state, enemy, scout.target)
        if scout.to_show and scout.to_show < size(hidden):
            state.step = REVEAL_CHOICE
            return False
        if scout.to_show:
            expose(state, enemy, hidden, log)
        state.scout = None
    if state.scouted == -1:
        return True
    state.step = SCOUT_CHOICE
    return False


def expose(state: State, side: i64, counters: i64, log: list[Event] | None) -> None:
    """Dummies that are shown are removed [13.1.2]."""
    knowledge.turn_up(state, side, counters, log)
    dummies.remove(state, side, counters & state.of_kind(side, DUMMY), log)


class RevealChoice(Question):
    """The owner chooses what to show; leaders and dummies count [13.1.2]."""

    def seat(self, state: State) -> i64:
        return enemy_of(state.active)

    def actions(self, state: State) -> list[Ply]:
        scout = state.scout
        assert scout is not None
        side = enemy_of(scout.side)
        choices: list[Ply] = []
        hidden = hidden_in(state, side, scout.target)
        while hidden:
            choices.append(PLIES[REVEAL][side * 64 + lowest(hidden)])
            hidden &= hidden - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        scout = state.scout
        assert scout is not None
        scout.to_show -= 1
        expose(state, enemy_of(scout.side), 1 << (ply.first & 63), log)
        state.step = NEXT_SCOUT
