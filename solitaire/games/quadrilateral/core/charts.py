"""The numbers of tables.toml under short names. Built once, shared by all states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.vectors import numbers_of
from solitaire.games.quadrilateral.data.model import WEATHERS, GameData

MONTHS = ("july", "august", "september", "october", "november", "december", "january")


@final
class Charts:
    def __init__(self, data: GameData) -> None:
        self._numbers: Mapping[str, tuple[int, ...]] = data.numbers
        self.first_modifier: i64 = self._one("siege_clock.first_modifier")
        self.turns_per_point: i64 = self._one("siege_clock.turns_per_point")
        self.max_siege: i64 = self._one("siege_clock.max_modifier")
        self.capitulation_from: i64 = self._one("capitulation.from_modifier")
        self.capitulation_dice: i64 = self._one("capitulation.dice_at_least")
        self.capitulation_infantry: i64 = self._one("capitulation.infantry_below")
        self.spaces: i64 = self._one("condition.spaces")
        self.spaces_per_level: i64 = self._one("condition.spaces_per_level")
        self.rest_spoiled_by: i64 = self._one("condition.rest_spoiled_by")
        self.right_per_loss: i64 = self._one("condition.right_per_vienna_loss")
        self.quarters_forage: i64 = self._one("quarters.forage_needed")
        self.leaving_turns: vec[i64] = self._list("quarters.turns_by_aps")
        self.months: vec[i64] = self._list("leader_months.months")
        self.month_turns: vec[i64] = self._list("leader_months.first_turns")
        self.pool_limits: vec[i64] = self._list("pool.limits")
        self._read_fortnight(data)
        self._read_march(data)
        self._read_combat(data)

    def _read_fortnight(self, data: GameData) -> None:
        self.replacements: list[vec[i64]] = [
            self._list(f"replacements.{side}_{arm}")
            for side in ("french", "austrian")
            for arm in ("infantry", "cavalry", "artillery")
        ]
        """By side * 3 + arm, SP by modified die."""
        self.without_battle: vec[i64] = self._list("replacements.without_battle")
        self.vienna_limit: i64 = self._one("vienna.limit")
        self.healing_at_most: i64 = self._one("vienna.healing_at_most")
        self.mantova_lost: i64 = self._one("vienna.mantova_lost")
        self.october_turn: i64 = self._one("vienna.october_turn")
        self.replacement_bonus: vec[i64] = self._list("vienna.replacement_bonus")
        self.ap_shift: vec[i64] = self._list("vienna.ap_columns")
        self.path_half_mp: i64 = self._one("vienna.path_half_mp")
        self.leader_infantry: i64 = self._one("vienna.leader_infantry")
        self.aims_to_win: i64 = self._one("short_campaigns.aims_to_win")
        self.aims_to_draw: i64 = self._one("short_campaigns.aims_to_draw")
        self.critical_steps: i64 = self._one("critical_battle.steps_together")
        self.critical_bonus: i64 = self._one("critical_battle.bonus")
        self.ap_columns: vec[i64] = self._list("ap_pool.columns_half_mp")
        self.austrian_one: vec[i64] = self._list("ap_pool.austrian_one")
        self.austrian_two: vec[i64] = self._list("ap_pool.austrian_two")
        self.french_one: i64 = self._one("ap_pool.french_one")
        self.austrian_fortnight: vec[i64] = self._list("ap_pool.austrian_fortnight")
        self.french_fortnight: i64 = self._one("ap_pool.french_fortnight")
        self.commander_bonus: i64 = self._one("ap_pool.commander_bonus")
        self.most_aps: i64 = self._one("ap_pool.most")
        self.dispatch: vec[i64] = numbers_of(
            [data.numbers[f"dispatch.{side}_half_mp"][0] for side in ("french", "austrian")]
        )

    def _read_march(self, data: GameData) -> None:
        self.weather: vec[i64] = numbers_of(
            [WEATHERS.index(word) for month in MONTHS for word in data.words[f"weather.{month}"]]
        )
        """Seven results for each month from July to January."""
        self.foot: i64 = self._one("movement.foot")
        self.horse: i64 = self._one("movement.horse")
        self.rider: i64 = self._one("movement.rider")
        self.center_march: i64 = self._one("movement.center")
        self.extended: i64 = self._one("movement.extended")
        self.forced_most: i64 = self._one("movement.forced_most")
        self.forced_step_per: i64 = self._one("movement.forced_step_per")
        self.ferry_steps: i64 = self._one("movement.ferry_steps")
        self.leash: i64 = self._one("movement.vedette_leash")
        self.steps_per_span: i64 = self._one("command.steps_per_span")
        self.attrition_aps: vec[i64] = self._list("attrition.aps")
        self.thresholds: vec[i64] = self._list("attrition.thresholds")
        self.attrition_every: i64 = self._one("attrition.every")
        self.attrition_per: i64 = self._one("attrition.per_steps")
        self.forage_columns: vec[i64] = self._list("forage.columns")
        self.crowding: i64 = self._one("forage.crowding_steps")

    def _read_combat(self, data: GameData) -> None:
        self.attacker_points: vec[i64] = self._list("combat.attackers")
        self.defender_points: vec[i64] = self._list("combat.defenders")
        self.ratios: vec[i64] = self._list("combat.ratios")
        self.scale_from: vec[i64] = self._list("combat.scale_from_steps")
        self.scale: vec[i64] = self._list("combat.scale")
        self.max_rounds: i64 = self._one("combat.max_rounds")
        self.terrain_shift: vec[i64] = numbers_of(
            [
                0,
                data.numbers["combat.hill"][0],
                0,
                data.numbers["combat.marsh"][0],
                data.numbers["combat.mountain"][0],
            ]
        )
        self.defile_shift: i64 = self._one("combat.defile")
        self.lines_shift: i64 = self._one("combat.siege_lines")
        self.bridge_shift: i64 = self._one("combat.bridge")
        self.fort_shift: vec[i64] = numbers_of(
            [0, data.numbers["combat.fortified_town"][0], data.numbers["combat.citadel"][0]]
        )
        self.lowest_shift: i64 = self._one("combat.lowest_shift")
        self.guns: vec[i64] = self._list("bombardment.guns")
        self.gun_hits: vec[i64] = self._list("bombardment.hits_on")
        self.cavalry_ratios: vec[i64] = self._list("cavalry.ratios")
        self.pursuit_most: i64 = self._one("pursuit.most")
        self.leader_loss_steps: i64 = self._one("leader_loss.steps")
        self.leader_hit_on: i64 = self._one("leader_loss.hit_on")
        self.killed_from: i64 = self._one("leader_loss.killed_from")
        self.turns_wounded: i64 = self._one("leader_loss.turns_wounded")
        self.scout_exact: i64 = self._one("scouting.exact")
        self.scout_class: i64 = self._one("scouting.class")
        self.scout_lost: i64 = self._one("scouting.lost")
        self.classes: vec[i64] = self._list("scouting.classes_sp")
        self.vedette_cavalry: i64 = self._one("vedettes.per_cavalry_steps")
        self.vedettes_most: i64 = self._one("vedettes.most")
        self.garrison_steps: i64 = self._one("garrisons.steps")
        self.more_garrisons: i64 = self._one("garrisons.more")

    def _one(self, name: str) -> i64:
        number: i64 = self._numbers[name][0]
        return number

    def _list(self, name: str) -> vec[i64]:
        return numbers_of(list(self._numbers[name]))
