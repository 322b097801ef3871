"""A full state that a seat could be in, made of its view and nothing else [5]."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS, PASSED, Battle
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.columns import SCALARS, VECTORS
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import ATTRITION_ROLL, INITIATIVE_ROLL
from solitaire.games.quadrilateral.core.views import CARRIED, View
from solitaire.games.quadrilateral.fog.deal import Deal
from solitaire.games.quadrilateral.rules import quarters
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FLAGS,
    FORCE,
    FRENCH,
    IN_QUARTERS,
    LOST_TRAIN,
    NO_FLAG,
    NOWHERE,
    SIDES,
    TRAINS,
)


@lru_cache(maxsize=64)
def _options(chosen: tuple[tuple[str, str], ...]) -> Options:
    return Options(dict(chosen))


def imagine(board: Board, view: View, rng: Random) -> State:
    state = load(board, view)
    enemy: i64 = 1 - view.seat
    if not state.options.open:
        Deal(state, enemy, _hidden_marcher(state, enemy, rng), rng).make()
        _billet(state, enemy)
        _fill_hand(state, enemy, rng)
        _fill_army(state, enemy, rng)
        state.lost[enemy] = state.raised[enemy] - state.on_hand(enemy)
    if state.options.secret_aps:
        state.aps[enemy] = board.start_number(state.options.start, f"{SIDES[enemy]}_aps")
    if (state.answered >> enemy) & 1 and state.answered != 3 and rng.random() < 0.5:
        state.agreed |= 1 << enemy
    return state


def load(board: Board, view: View) -> State:
    """The view's columns as a state, blanks and all."""
    state = State(board, _options(view.options), True)
    for name, number in zip(SCALARS, view.numbers, strict=True):
        setattr(state, name, number)
    for (name, _), column in zip(VECTORS, view.columns, strict=True):
        _fill(getattr(state, name), column)
    for flag in range(FLAGS):
        if state.place[flag] != NOWHERE:
            state.stack[state.place[flag]] |= 1 << flag
    for leader in range(board.leaders):
        if state.leader_at[leader] != NOWHERE:
            state.led[state.leader_at[leader]] |= 1 << leader
    if view.battle:
        battle = Battle()
        for name, number in zip(BATTLE_FIELDS, view.battle[: len(BATTLE_FIELDS)], strict=True):
            setattr(battle, name, number)
        for index in range(PASSED):
            battle.passed[index] = view.battle[len(BATTLE_FIELDS) + index]
        state.battle = battle
    return state


def _fill(numbers: vec[i64], column: tuple[int, ...]) -> None:
    """In place: a compiled class never frees an array that setattr() gave it (18 kB a world)."""
    for index in range(len(column)):
        numbers[index] = column[index]


def _hidden_marcher(state: State, enemy: i64, rng: Random) -> i64:
    """While an unseen force tries its initiative, one of the flags must be it, as a bit."""
    if state.step != INITIATIVE_ROLL or state.active != enemy:
        return 0
    able = [
        flag
        for flag in range(enemy * 32, enemy * 32 + 31)
        if state.kind[flag] != NO_FLAG
        and not ((state.moved | state.shy | state.inside) >> flag) & 1
    ]
    sure = [flag for flag in able if _has_leaders(state, flag)]
    if not able:
        return 0
    state.mover = rng.choice(sure or able)
    state.tried |= 1 << state.mover
    bit: i64 = 1 << state.mover
    return bit


def _has_leaders(state: State, flag: i64) -> bool:
    """Its group has known leaders and steps, so that it may well be a force."""
    label = state.label[flag]
    return state.group_leaders[label] != 0 and state.group_steps[label * 3] >= 100


def _billet(state: State, enemy: i64) -> None:
    """In a resting army those who can be fed are thought to be in Quarters."""
    if state.status[enemy] != IN_QUARTERS:
        return
    for flag in range(enemy * 32, enemy * 32 + 31):
        if (
            state.kind[flag] == FORCE
            and state.total(flag) > 0
            and quarters.may_be_billeted(state, flag)
        ):
            state.quartered |= 1 << flag


def _fill_hand(state: State, enemy: i64, rng: Random) -> None:
    """Who rolls, where the seat only knows that somebody does."""
    if state.active != enemy or state.part <= parts.MONTHS:
        return
    if state.step == ATTRITION_ROLL:
        able = [
            flag
            for flag in range(enemy * 32, enemy * 32 + 31)
            if state.kind[flag] == FORCE and state.total(flag) > 0
        ]
        awake = [flag for flag in able if not (state.quartered >> flag) & 1]
        if not able:
            able = [_stiffen(state, enemy)]
        state.mover = rng.choice(awake or able)
        state.quartered &= ~(1 << state.mover)
        state.queue = 1 << state.mover
    elif state.step == INITIATIVE_ROLL and state.mover != NOWHERE:
        if state.kind[state.mover] != FORCE:
            state.mover = _stiffen(state, enemy)
        if state.total(state.mover) == 0:
            state.steps[state.mover * 3] = 1
        state.quartered &= ~(1 << state.mover)
        state.tried |= 1 << state.mover


def _stiffen(state: State, enemy: i64) -> int:
    """Some leader alone is thought to have a handful of men."""
    for flag in range(enemy * 32, enemy * 32 + 31):
        if state.kind[flag] == FORCE:
            if state.total(flag) == 0:
                state.steps[flag * 3] = 1
            return flag
    return enemy * 32


def _fill_army(state: State, enemy: i64, rng: Random) -> None:
    if state.leaving[enemy]:
        said = state.leaving_said[enemy]
        is_early = state.part < parts.LEAVING or (enemy == FRENCH and state.active == AUSTRIAN)
        first = state.turn if is_early else state.turn + 1
        able = [turn for turn in range(said + 1, said + 4) if turn >= first]
        state.leaving[enemy] = rng.choice(able) if able else state.turn + 1
    carriers = [
        leader
        for leader in range(state.board.leaders)
        if state.board.side[leader] == enemy and state.leader_at[leader] < FLAGS
    ]
    carriers.sort(key=lambda leader: int(state.board.seniority[leader]))
    for train in range(TRAINS):
        if state.train[train] == CARRIED:
            state.train[train] = carriers.pop(0) if carriers else LOST_TRAIN
