"""When two states are alike for odds: everything that rolls and choices to come may depend on.

What the sides know of each other is left out; no rule asks it.
"""

from __future__ import annotations

from collections.abc import Hashable

from solitaire.games.castiglione.core.state import Battle, March, State


def situation_key(state: State) -> Hashable:
    battle, march = state.battle, state.march
    return (
        state.step,
        state.die,
        bytes(state.place),
        bytes(state.hits),
        tuple(state.flags),
        state.broken,
        state.queue,
        state.queue_side,
        state.displaced,
        state.appointing,
        state.initiative,
        () if battle is None else _battle_key(battle),
        () if march is None else _march_key(march),
    )


def _battle_key(battle: Battle) -> Hashable:
    return (
        battle.stage,
        battle.round,
        battle.declared,
        bytes(battle.order),
        battle.feigned,
        battle.coming,
        battle.marched,
        battle.die,
        bytes(battle.due),
        bytes(battle.scored),
        battle.asked,
        battle.loser,
        battle.force,
        battle.position,
        battle.passed,
        battle.into_city,
        battle.cavalry_first,
        tuple(battle.leaders),
    )


def _march_key(march: March) -> Hashable:
    return (
        march.area,
        march.members,
        bytes(march.left),
        march.goal,
        march.bridge,
        march.feigned,
        march.leader,
    )
