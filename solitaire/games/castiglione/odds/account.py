"""The account of one combat, kept from the events of play while its odds are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from solitaire.bits import size
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.odds.forces import (
    ATTACKER,
    DEFENDER,
    ROLES,
    present,
)
from solitaire.games.castiglione.odds.results import (
    BY_BREAKING_OFF,
    BY_DESTRUCTION,
    BY_HITS,
    BY_TIE,
    NOBODY,
)
from solitaire.games.castiglione.rules.stages import AFTERMATH
from solitaire.games.castiglione.terms import GARRISON, NOWHERE
from solitaire.protocol import Event, may_see

Pair = tuple[int, int]
"""Attacker, defender."""

# Events of what comes after a combat or a march, although the same roll brought them on.
AFTERWARDS = (
    kinds.BATTLE_BEGAN,
    kinds.UNSUPPLIED_FOUND,
    kinds.TURN_BEGAN,
    kinds.GAME_ENDED,
)


class Account(NamedTuple):
    """What has happened in the combat so far, as far as it is asked for."""

    bombarded: Pair
    """Hits of bombardments in the present round."""
    fought: Pair
    """Hits of the present round."""
    scored: Pair
    """All hits that count for the verdict."""
    units: Pair
    """Units left in the force."""
    gone: Pair
    """Units eliminated, garrisons apart."""
    loser: int
    """The role that must retreat, or NOWHERE."""
    how: str
    pursuit: int
    through: int
    refuge: int


def opening_account(state: State, battle: Battle) -> Account:
    """Where a combat stands before anything else happens."""
    sides = (battle.attacker, battle.defender())
    loser = NOWHERE if battle.loser == NOWHERE else sides.index(battle.loser)
    attackers, defenders = (
        size(present(state, battle, side) & state.board.units[side]) for side in sides
    )
    scored = (int(battle.scored[sides[0]]), int(battle.scored[sides[1]]))
    how = "" if loser == NOWHERE else _why_beaten(state, battle, scored)
    units = (attackers, defenders)
    return Account((0, 0), (0, 0), scored, units, (0, 0), loser, how, 0, 0, battle.position)


def _why_beaten(state: State, battle: Battle, scored: Pair) -> str:
    """Who retreats before the last round has broken off; later the hits have spoken [9.3]."""
    if battle.round < state.board.charts.combat_rounds:
        return BY_BREAKING_OFF
    return BY_TIE if scored[0] == scored[1] else BY_HITS


# -- reading events -------------------------------------------------------------------------------


def as_owners_see(events: Sequence[Event]) -> Iterator[Happened]:
    """Each happening once, in its fullest version: that of the side it befalls."""
    for event in events:
        assert isinstance(event, Happened), event
        if may_see(event.audience, event.side):
            yield event


class Bookkeeper:
    """Keeps the account of one combat from the events of play."""

    def __init__(self, state: State, battle: Battle) -> None:
        self.attacker = battle.attacker
        self.area = battle.area
        self.garrisons = [state.of_kind(side, GARRISON) for side in range(2)]
        self.units = [state.board.units[side] for side in range(2)]

    def battle(self, state: State) -> Battle | None:
        """The combat that is asked about, or None when only leaders are left to care for [9.6]."""
        battle = state.battle
        if battle is None or battle.area != self.area or battle.stage >= AFTERMATH:
            return None
        return battle

    def noted(self, account: Account, events: Sequence[Event]) -> Account:
        for event in as_owners_see(events):
            if event.kind in AFTERWARDS:
                break
            account = self._note(account, event)
        return account

    def _role(self, event: Happened) -> int:
        return ATTACKER if event.side == self.attacker else DEFENDER

    def _note(self, account: Account, event: Happened) -> Account:
        role = self._role(event)
        if event.kind in (kinds.BOMBARDED, kinds.FOUGHT):
            return self._scored(account, event, role)
        if event.kind == kinds.GONE:
            garrison = size(event.counters & self.garrisons[event.side])
            many = size(event.counters)
            return account._replace(
                units=_plus(account.units, role, -many),
                gone=_plus(account.gone, role, many - garrison),
            )
        if event.kind == kinds.STEPPED and event.other == self.area:
            arrived = size(event.counters & self.units[event.side])  # to the sound of the guns
            return account._replace(units=_plus(account.units, role, arrived))
        return self._retreat(account, event, role)

    def _scored(self, account: Account, event: Happened, role: int) -> Account:
        scored = _plus(account.scored, role, event.amount)
        if event.kind == kinds.BOMBARDED:
            bombarded = _plus(account.bombarded, role, event.amount)
            return account._replace(bombarded=bombarded, scored=scored)
        return account._replace(fought=_plus(account.fought, role, event.amount), scored=scored)

    def _retreat(self, account: Account, event: Happened, role: int) -> Account:
        if event.kind == kinds.BROKE_OFF:
            return account._replace(loser=role, how=BY_BREAKING_OFF)
        if event.kind == kinds.LOST_BATTLE:
            how = BY_TIE if account.scored[0] == account.scored[1] else BY_HITS
            return account._replace(loser=role, how=how)
        if event.kind == kinds.RETREATED:
            return account._replace(refuge=event.other)
        if event.kind == kinds.PURSUED:
            return account._replace(pursuit=account.pursuit + event.amount)
        if event.kind == kinds.CUT_THROUGH:
            return account._replace(through=account.through + event.amount)
        return account


def _plus(pair: Pair, role: int, amount: int) -> Pair:
    attacker, defender = pair
    return (attacker + amount, defender) if role == ATTACKER else (attacker, defender + amount)


def ending(account: Account) -> tuple[str, str]:
    """(winning role, how) of a combat that is over."""
    if account.loser != NOWHERE:
        return ROLES[1 - account.loser], account.how
    if account.units == (0, 0):
        return "", NOBODY
    return ROLES[DEFENDER if account.units[ATTACKER] == 0 else ATTACKER], BY_DESTRUCTION
