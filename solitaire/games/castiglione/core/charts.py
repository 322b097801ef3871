"""The tables and modifiers as arrays and integers, for the inner loops. Filled from data.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.data.tables import Grid
from solitaire.games.castiglione.core.vectors import bytes_of
from solitaire.games.castiglione.data.tables import Tables
from solitaire.games.castiglione.terms import CITY, CLEAR, MOUNTAIN, SIDES

LOWEST_ROLL: Final = -16
"""Modified rolls from here up to 15 are in the arrays; no modifiers add up to more."""
ROLLS: Final = 32
COLUMNS: Final = 8


@final
class Charts:
    """Every number of the charts that the rules need while playing."""

    def __init__(self, tables: Tables) -> None:
        self.broken_bridge_cost: i64 = tables.movement_costs.destroyed_bridge
        self.stack_limit: vec[u8] = bytes_of(3)
        self.stack_limit[CLEAR] = tables.stacking.clear
        self.stack_limit[MOUNTAIN] = tables.stacking.mountain
        self.stack_limit[CITY] = tables.stacking.city
        self.rivoli_limit: i64 = tables.stacking.rivoli_limit
        self.jam_cost: i64 = tables.stacking.extra_mp
        self.overrun_odds: i64 = tables.overrun.odds
        self.siege_strength: i64 = tables.siege.infantry_strength
        self.last_turn: i64 = len(tables.turn_track)

        self.march_points: vec[u8] = bytes_of(ROLLS)
        self.march_hit: vec[u8] = bytes_of(ROLLS)
        for index in range(ROLLS):
            row = tables.forced_march.result(index + LOWEST_ROLL)
            self.march_points[index] = row.mp
            self.march_hit[index] = 1 if row.hit else 0
        self.most_march_points: i64 = max(row.mp for row in tables.forced_march.rows)
        self.march_french: i64 = tables.forced_march.french

        self.forage_city: i64 = tables.forage.city
        self.forage_crowded: i64 = tables.forage.crowded
        self.forage_crowded_above: i64 = tables.forage.crowded_above
        self.destroy_points: i64 = tables.bridge_destruction.mp
        self.destroy_enemy: i64 = tables.bridge_destruction.enemy_adjacent
        self.repair_points: i64 = tables.bridge_repair.mp
        self.repair_enemy: i64 = tables.bridge_repair.enemy_adjacent

        self.guns_areas: i64 = tables.sound_of_the_guns.max_areas
        self.guns_cavalry: i64 = tables.sound_of_the_guns.cavalry
        self.guns_artillery: i64 = tables.sound_of_the_guns.artillery
        self.guns_far: i64 = tables.sound_of_the_guns.two_areas_away

        self._take_combat(tables)

        self.recovery_city: i64 = tables.recovery.city

        self.scout_areas: i64 = tables.reconnaissance.max_areas
        self.scout_french: i64 = tables.reconnaissance.french
        self.scout_mountain: i64 = tables.reconnaissance.target_in_mountain
        self.casualty_lost: i64 = tables.leader_mortality.force_lost
        self.casualty_overrun: i64 = tables.leader_mortality.overrun
        self.return_roll: i64 = tables.wounded_return.success_min
        self.return_turn: i64 = tables.wounded_return.full_turn
        self.return_most: i64 = tables.wounded_return.most_for_turns

        self.initiative_french: i64 = tables.initiative.french
        self.initiative_tie: i64 = SIDES.index(tables.initiative.tie)
        self.initiative_fixed_side: i64 = SIDES.index(tables.initiative.fixed_side)
        self.initiative_fixed_turns: i64 = len(tables.initiative.fixed_turns)

    def _take_combat(self, tables: Tables) -> None:
        """Chapter 9: bombardment, rounds and pursuit."""
        self.bombardment: vec[u8] = _cells(tables.bombardment.grid, range(COLUMNS))
        self.bombardment_mountain: i64 = tables.bombardment.target_in_mountain
        self.bombardment_city: i64 = tables.bombardment.target_in_city

        self.combat_rounds: i64 = tables.combat.max_rounds
        self.combat: vec[u8] = _cells(tables.combat.grid, _column_strengths(tables))
        self.combat_column: vec[u8] = bytes_of(256)
        for strength in range(256):
            self.combat_column[strength] = _combat_column(tables, strength)
        self.combat_guns: i64 = tables.combat.marched_to_the_guns
        self.combat_cavalry: i64 = tables.combat.cavalry_superiority
        self.combat_concentric: i64 = tables.combat.concentric_attack
        self.combat_city: i64 = tables.combat.defender_in_city
        self.combat_mountain: i64 = tables.combat.defender_in_mountain
        self.combat_bridge: i64 = tables.combat.attack_across_bridge

        self.pursuit: vec[u8] = _cells(tables.pursuit.grid, range(COLUMNS))
        self.pursuit_french: i64 = tables.pursuit.french
        self.pursuit_city: i64 = tables.pursuit.retreat_to_city
        self.pursuit_mountain: i64 = tables.pursuit.retreat_to_mountain
        self.through_column: i64 = tables.pursuit.through_enemy_column

    def march_result(self, roll: i64) -> i64:
        """The index into march_points and march_hit for a modified roll [8.3]."""
        return roll - LOWEST_ROLL

    def combat_hits(self, roll: i64, strength: i64) -> i64:
        """[9.3] A force without any strength point left inflicts nothing."""
        if strength <= 0:
            return 0
        return i64(self.combat[(roll - LOWEST_ROLL) * COLUMNS + i64(self.combat_column[strength])])

    def bombardment_hits(self, roll: i64, superiority: i64) -> i64:
        column = superiority if superiority < COLUMNS else COLUMNS - 1
        return i64(self.bombardment[(roll - LOWEST_ROLL) * COLUMNS + column])

    def pursuit_hits(self, roll: i64, superiority: i64) -> i64:
        column = superiority if superiority < COLUMNS else COLUMNS - 1
        return i64(self.pursuit[(roll - LOWEST_ROLL) * COLUMNS + column])


def _column_strengths(tables: Tables) -> list[int]:
    """One strength that falls into each column of the Combat Resolution Table."""
    limits = tables.combat.column_limits
    highest = max(limit for limit in limits if limit is not None)
    return [highest + 1 if limit is None else limit for limit in limits]


def _combat_column(tables: Tables, strength: int) -> int:
    limits = tables.combat.column_limits
    return sum(1 for limit in limits if limit is not None and strength > limit)


def _cells(grid: Grid, columns: range | list[int]) -> vec[u8]:
    """The grid by modified roll and column; a column outside the chart stays 0."""
    cells = bytes_of(ROLLS * COLUMNS)
    for index in range(ROLLS):
        for place, column in enumerate(columns):
            if column > 0:
                cells[index * COLUMNS + place] = grid.lookup(index + LOWEST_ROLL, column)
    return cells
