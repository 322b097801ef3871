"""The types of Castiglione's tables, limits and modifiers. Names follow the rule book.

Every number comes from resources/castiglione, where its basis stands beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.data.tables import Grid, RangeTable

AREA_KINDS: Final = ("clear", "mountain", "city")
ARMS: Final = ("infantry", "cavalry", "artillery", "garrison")


@dataclass(frozen=True, slots=True)
class Modifier:
    """One line of modifiers.csv."""

    table: str
    id: str
    changes: str
    """"die" or "cohesion"."""
    value: int | None
    """None when something is counted instead."""
    counted: str | None
    """"strategic", "tactical" or "cavalry difference"."""
    when: str
    basis: str


@dataclass(frozen=True, slots=True)
class ForcedMarchRow:
    """What a Forced March result gives [8.3]. An open end of min and max is None."""

    min: int | None
    max: int | None
    mp: int
    hit: bool
    basis: str


@dataclass(frozen=True, slots=True)
class ForcedMarch:
    """Forced March [8.3]; a Leader adds his strategic rating."""

    dice: int
    table: RangeTable[ForcedMarchRow]
    french: int

    @property
    def rows(self) -> tuple[ForcedMarchRow, ...]:
        return self.table.entries

    def result(self, total: int) -> ForcedMarchRow:
        return self.table.lookup(total)


@dataclass(frozen=True, slots=True)
class CombatResolution:
    """Combat Resolution [9.3]; the senior Leader adds his tactical rating."""

    dice: int
    max_rounds: int
    grid: Grid
    marched_to_the_guns: int
    cavalry_superiority: int
    concentric_attack: int
    defender_in_city: int
    """For the attacker, like the next two."""
    defender_in_mountain: int
    attack_across_bridge: int

    @property
    def column_limits(self) -> tuple[int | None, ...]:
        """The highest strength of each column; None for the last, which is open."""
        return tuple(column.high for column in self.grid.columns)

    def hits(self, total: int, strength: int) -> int:
        """Hits on the enemy. A Force without any strength point left has no column."""
        return self.grid.lookup(total, strength) if strength > 0 else 0


@dataclass(frozen=True, slots=True)
class Bombardment:
    """Artillery Bombardment [9.2]; the senior Leader adds his tactical rating."""

    dice: int
    grid: Grid
    target_in_mountain: int
    target_in_city: int

    def hits(self, total: int, differential: int) -> int:
        return self.grid.lookup(total, differential)


@dataclass(frozen=True, slots=True)
class Pursuit:
    """Pursuit [9.5]; the senior Leader adds his tactical rating."""

    dice: int
    grid: Grid
    french: int
    retreat_to_city: int
    retreat_to_mountain: int
    through_enemy_column: int
    """For each enemy-held Area a retreat passes, without any modifier [9.4]."""

    def hits(self, total: int, differential: int) -> int:
        return self.grid.lookup(total, differential)


@dataclass(frozen=True, slots=True)
class SoundOfTheGuns:
    """Cohesion modifiers of marching to the sound of the guns [9.1.2]; + the strategic rating."""

    max_areas: int
    cavalry: int
    artillery: int
    two_areas_away: int


@dataclass(frozen=True, slots=True)
class Forage:
    """Cohesion modifiers of forage [5.5]."""

    side: str
    kinds: tuple[str, ...]
    """Kinds of Area where it is allowed."""
    city: int
    crowded: int
    crowded_above: int
    """Units foraging in one Area before `crowded` applies."""


@dataclass(frozen=True, slots=True)
class BridgeWork:
    """Destroying [8.5.1] or repairing [8.5.2] a bridge."""

    mp: int
    enemy_adjacent: int
    """Cohesion modifier."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """Cohesion modifiers of recovery [10.0]; + the tactical rating of a stacked Leader."""

    city: int


@dataclass(frozen=True, slots=True)
class ReconnaissanceRow:
    min: int | None
    max: int | None
    percent: int
    basis: str


@dataclass(frozen=True, slots=True)
class Reconnaissance:
    """Optional reconnaissance [13.1.2]; + the cavalry difference."""

    dice: int
    max_areas: int
    table: RangeTable[ReconnaissanceRow]
    matrix: RangeTable[tuple[tuple[int, int], ...]]
    """By hidden counters: (percent, counters to reveal)."""
    french: int
    target_in_mountain: int

    @property
    def rows(self) -> tuple[ReconnaissanceRow, ...]:
        return self.table.entries

    def percent(self, total: int) -> int:
        return self.table.lookup(total).percent

    def revealed(self, hidden: int, percent: int) -> int:
        """How many of the hidden counters must be shown."""
        if hidden == 0 or percent == 0:
            return 0
        return dict(self.matrix.lookup(hidden))[percent]


@dataclass(frozen=True, slots=True)
class MortalityRow:
    min: int | None
    max: int | None
    fate: str
    """"killed", "wounded" or "unhurt"."""
    basis: str


@dataclass(frozen=True, slots=True)
class LeaderMortality:
    """Optional Mortality Check [14.1]."""

    dice: int
    table: RangeTable[MortalityRow]
    force_lost: int
    overrun: int

    @property
    def rows(self) -> tuple[MortalityRow, ...]:
        return self.table.entries

    def fate(self, total: int) -> str:
        return self.table.lookup(total).fate


@dataclass(frozen=True, slots=True)
class WoundedReturn:
    """Optional return of wounded Leaders [14.3]."""

    dice: int
    success_min: int
    full_turn: int
    """Added for each full Turn in the box."""
    most_for_turns: int


@dataclass(frozen=True, slots=True)
class Initiative:
    """Initiative [7.0]."""

    dice: int
    fixed_turns: tuple[int, ...]
    fixed_side: str
    tie: str
    french: int


@dataclass(frozen=True, slots=True)
class CohesionHits:
    """What hits do to a Unit [3.6]; each also lowers its CF by one."""

    strength_loss_at: int
    strength_loss: int
    eliminated_at: int
    garrison_eliminated_at: int


@dataclass(frozen=True, slots=True)
class MovementCosts:
    """Movement points [8.2]."""

    clear: int
    city: int
    mountain: int
    destroyed_bridge: int

    def enter(self, kind: str) -> int:
        """The cost of entering an Area of this kind."""
        if kind == "mountain":
            return self.mountain
        return self.city if kind == "city" else self.clear


@dataclass(frozen=True, slots=True)
class Stacking:
    """Strength points that enter without extra cost [8.4], and the option of 15.0."""

    clear: int
    city: int
    mountain: int
    extra_mp: int
    counts: tuple[str, ...]
    """Arms that count and pay."""
    rivoli_limit: int
    rivoli_areas: tuple[str, ...]

    def limit(self, kind: str) -> int:
        if kind == "mountain":
            return self.mountain
        return self.city if kind == "city" else self.clear


@dataclass(frozen=True, slots=True)
class Overrun:
    """Overrun [8.6.2]: this many to one, in Areas of this kind."""

    odds: int
    kind: str


@dataclass(frozen=True, slots=True)
class Siege:
    """The siege of Mantua [5.6]."""

    area: str
    side: str
    infantry_strength: int


@dataclass(frozen=True, slots=True)
class VictoryAward:
    id: str
    side: str
    """"french", "austrian" or "both"."""
    points: int
    what: str
    basis: str


@dataclass(frozen=True, slots=True)
class VictoryLevel:
    min: int
    max: int | None
    name: str
    basis: str


@dataclass(frozen=True, slots=True, eq=False)
class Victory:
    """Victory points [12.1] and levels [12.2]."""

    awards: tuple[VictoryAward, ...]
    points: dict[str, int]
    """By the id of the award."""
    table: RangeTable[VictoryLevel]

    @property
    def levels(self) -> tuple[VictoryLevel, ...]:
        """From draw to strategic victory."""
        return self.table.entries

    def rank(self, difference: int) -> int:
        """Of the level in levels()."""
        return self.levels.index(self.table.lookup(difference))


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    date: str
    basis: str


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Everything the charts and the rules' numbers say."""

    forced_march: ForcedMarch
    combat: CombatResolution
    bombardment: Bombardment
    pursuit: Pursuit
    sound_of_the_guns: SoundOfTheGuns
    forage: Forage
    bridge_destruction: BridgeWork
    bridge_repair: BridgeWork
    recovery: Recovery
    reconnaissance: Reconnaissance
    leader_mortality: LeaderMortality
    wounded_return: WoundedReturn
    initiative: Initiative
    cohesion_hits: CohesionHits
    movement_costs: MovementCosts
    stacking: Stacking
    overrun: Overrun
    siege: Siege
    victory: Victory
    turn_track: tuple[Turn, ...]
    dummy_max_areas: int
    """How far a Dummy may be from a real Unit [13.2.1, 13.2.2]."""
    modifiers: tuple[Modifier, ...]
    """Every modifier as it stands in the file, for charts and explanations."""
