"""The odds of a combat between forces of which only numbers are known [9.2-9.5].

Strengths stay as they are: hits are taken to be spread so that no unit suffers a third one. For
forces of named units, whose losses count, odds_battle.py plays the rules themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import D6
from solitaire.games.castiglione.odds.forces import (
    ATTACKER,
    DEFENDER,
    ROLES,
    Force,
    Ground,
    Modifier,
    bombarding_role,
    bombardment_modifiers,
    combat_modifiers,
    pursuit_modifiers,
    total,
)
from solitaire.games.castiglione.odds.results import (
    BY_BREAKING_OFF,
    BY_HITS,
    BY_TIE,
    FIGHT_ON,
    CombatOdds,
    PursuitOdds,
    RollOdds,
    breaks_off,
    column_label,
    who_is_ahead,
    would_lose,
)
from solitaire.games.castiglione.terms import CLEAR
from solitaire.odds import Chances, conditional, gather
from solitaire.text import text

SPREAD_HITS = text(
    "No unit loses strength or is eliminated during the combat: the hits are spread "
    "(name the units to count losses exactly)."
)

Score = tuple[int, int]
"""Hits inflicted so far by attacker and defender."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the players will do, and what decides besides the dice. Pairs: attacker, defender."""

    initiative: int = ATTACKER
    """The role that wins a tie [9.3]."""
    plans: tuple[str, str] = (FIGHT_ON, FIGHT_ON)
    refuges: tuple[int, int] = (CLEAR, CLEAR)
    """The kind of area each side would retreat to."""


def combat_odds(
    board: Board, forces: tuple[Force, Force], ground: Ground, terms: Terms
) -> CombatOdds:
    """By going through all rolls of up to two rounds."""
    count = Calculation(board, forces, ground)
    first = count.rolls(1)
    after_one = _after_rolls({(0, 0): Fraction(1)}, first)
    staying = gather((s, w) for s, w in after_one.items() if _quitter(s, terms) is None)
    second = count.rolls(2) if staying else []
    after_two = _after_rolls(staying, second)
    endings, totals = _endings(after_one, after_two, terms)
    return CombatOdds(
        forces,
        (*first, *second),
        gather((who_is_ahead(*score), weight) for score, weight in after_one.items()),
        sum(staying.values(), Fraction(0)),
        endings,
        (
            gather((score[ATTACKER], weight) for score, weight in totals.items()),
            gather((score[DEFENDER], weight) for score, weight in totals.items()),
        ),
        tuple(count.pursuit(role, endings, terms) for role in (ATTACKER, DEFENDER)),
        None,
        (SPREAD_HITS,),
    )


def _after_rolls(before: Chances[Score], rolls: list[RollOdds]) -> Chances[Score]:
    scores = before
    for roll in rolls:
        scores = gather(
            (_add(score, roll.role, hits), weight * chance)
            for (score, weight), (hits, chance) in product(scores.items(), roll.hits.items())
        )
    return scores


def _add(score: Score, role: int, hits: int) -> Score:
    attacker, defender = score
    return (attacker + hits, defender) if role == ATTACKER else (attacker, defender + hits)


def _quitter(score: Score, terms: Terms) -> int | None:
    """Who breaks off after the first round; the defender is asked first [9.3]."""
    for role in (DEFENDER, ATTACKER):
        is_behind = would_lose(score[role], score[1 - role], terms.initiative == role)
        if breaks_off(terms.plans[role], is_behind):
            return role
    return None


def _endings(
    after_one: Chances[Score], after_two: Chances[Score], terms: Terms
) -> tuple[Chances[tuple[str, str]], Chances[Score]]:
    ends: list[tuple[tuple[str, str], Fraction]] = []
    totals: list[tuple[Score, Fraction]] = list(after_two.items())
    for score, weight in after_one.items():
        quitter = _quitter(score, terms)
        if quitter is not None:
            ends.append(((ROLES[1 - quitter], BY_BREAKING_OFF), weight))
            totals.append((score, weight))
    for score, weight in after_two.items():
        ends.append((_verdict(score, terms), weight))
    return gather(ends), gather(totals)


def _verdict(score: Score, terms: Terms) -> tuple[str, str]:
    if score[ATTACKER] == score[DEFENDER]:
        return ROLES[terms.initiative], BY_TIE
    return who_is_ahead(*score), BY_HITS


class Calculation:
    """The rolls of one described combat."""

    def __init__(self, board: Board, forces: tuple[Force, Force], ground: Ground) -> None:
        self.board = board
        self.charts = board.charts
        self.tables = board.data.tables
        self.forces = forces
        self.ground = ground

    def rolls(self, fight_round: int) -> list[RollOdds]:
        attack = [self._combat(role, fight_round) for role in (ATTACKER, DEFENDER)]
        role = bombarding_role(self.forces)
        return attack if role is None else [self._bombardment(role, fight_round), *attack]

    def _bombardment(self, role: int, fight_round: int) -> RollOdds:
        edge = self.forces[role].guns - self.forces[1 - role].guns
        modifiers = bombardment_modifiers(self.charts, self.forces, self.ground, role)
        hits = [self.charts.bombardment_hits(pips, edge) for pips in _modified(modifiers)]
        column = column_label(self.tables.bombardment.grid, edge)
        return _roll("bombardment", fight_round, role, column, modifiers, hits)

    def _combat(self, role: int, fight_round: int) -> RollOdds:
        strength = self.forces[role].strength
        modifiers = combat_modifiers(self.charts, self.forces, self.ground, role, fight_round)
        hits = [self.charts.combat_hits(pips, strength) for pips in _modified(modifiers)]
        column = column_label(self.tables.combat.grid, strength)
        name = "attack" if role == ATTACKER else "defence"
        return _roll(name, fight_round, role, column, modifiers, hits)

    def pursuit(self, loser: int, endings: Chances[tuple[str, str]], terms: Terms) -> PursuitOdds:
        winner = self.forces[1 - loser]
        edge = winner.cavalry - self.forces[loser].cavalry
        modifiers = pursuit_modifiers(self.charts, winner, terms.refuges[loser])
        chance = sum((w for (who, _), w in endings.items() if who != ROLES[loser]), Fraction(0))
        hits: Chances[int] = {0: Fraction(1)}
        if edge > 0:
            hits = _even([self.charts.pursuit_hits(pips, edge) for pips in _modified(modifiers)])
        column = column_label(self.tables.pursuit.grid, edge) if edge > 0 else ""
        shown = tuple(modifiers) if edge > 0 else ()
        return PursuitOdds(loser, chance, column, shown, hits, {0: Fraction(1)}, {})


def _modified(modifiers: list[Modifier]) -> list[int]:
    return [ply.first + total(modifiers) for ply, _ in D6]


def _even(hits: list[int]) -> Chances[int]:
    """Every entry is as likely as the next: one for each face of the die."""
    return conditional(gather((one, Fraction(1)) for one in hits))


def _roll(
    name: str,
    fight_round: int,
    role: int,
    column: str,
    modifiers: list[Modifier],
    hits: list[int],
) -> RollOdds:
    return RollOdds(name, fight_round, role, column, tuple(modifiers), _even(hits))
