"""Reads rules.toml and tables/*.csv into the types of data_tables.py."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from solitaire.data.problems import WHOLE_FILE
from solitaire.data.resource_charts import (
    ANY_RESULT,
    ONE_OR_MORE,
    ZERO_OR_MORE,
    read_grid,
    read_ranges,
)
from solitaire.data.resource_csv import Row, Table
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader
from solitaire.data.tables import Grid, RangeTable, Span
from solitaire.games.castiglione.data import tables as types
from solitaire.games.castiglione.data.modifiers import ModifierSheet
from solitaire.games.castiglione.data.tables import AREA_KINDS, ARMS
from solitaire.games.castiglione.terms import SIDES

AWARDS: Final = (
    "eliminated_unit",
    "brescia_austrian",
    "cremona_austrian",
    "unit_in_mantua",
    "wurmser_in_mantua",
    "mantua_besieged",
    "zone_free_of_austrians",
    "trent_french",
    "vicenza_french",
)
"""The victory points of 12.1; the rules ask for each by this name."""

TABLE_FILES: Final = (
    "rules.toml",
    "tables/artillery_bombardment.csv",
    "tables/combat_resolution.csv",
    "tables/forced_march.csv",
    "tables/leader_mortality.csv",
    "tables/modifiers.csv",
    "tables/pursuit.csv",
    "tables/reconnaissance.csv",
    "tables/reconnaissance_matrix.csv",
    "tables/turn_track.csv",
    "tables/victory_levels.csv",
    "tables/victory_points.csv",
)
_FATES: Final = ("killed", "wounded", "unhurt")
_MOST_DICE: Final = 2
_MOST_POINTS: Final = 99
_MOST_HITS: Final = 9


def read_tables(reader: Reader, area_ids: Collection[str]) -> types.Tables:
    """All tables and numbers; whatever is wrong is noted with the reader's problems."""
    rules = reader.toml("rules.toml")
    source = _Source(reader, rules, area_ids)
    tables = types.Tables(
        forced_march=_forced_march(source),
        combat=_combat(source),
        bombardment=_bombardment(source),
        pursuit=_pursuit(source),
        sound_of_the_guns=_sound_of_the_guns(source),
        forage=_forage(source),
        bridge_destruction=_bridge_work(source, "bridge_destruction"),
        bridge_repair=_bridge_work(source, "bridge_repair"),
        recovery=_recovery(source),
        reconnaissance=_reconnaissance(source),
        leader_mortality=_leader_mortality(source),
        wounded_return=_wounded_return(source),
        initiative=_initiative(source),
        cohesion_hits=_cohesion_hits(source),
        movement_costs=_movement_costs(source),
        stacking=_stacking(source),
        overrun=_overrun(source),
        siege=_siege(source),
        victory=_victory(source),
        turn_track=_turn_track(source),
        dummy_max_areas=_dummy_max_areas(source),
        modifiers=tuple(source.sheet.modifiers),
    )
    source.expect_no_more()
    return tables


class _Source:
    """Where the parts are read from."""

    def __init__(self, reader: Reader, rules: Section, area_ids: Collection[str]) -> None:
        self.reader = reader
        self.area_ids = area_ids
        columns = ("table", "id", "changes", "value", "when", "basis")
        self.sheet = ModifierSheet(reader.csv("tables/modifiers.csv", columns))
        self._rules = rules
        self._sections: dict[str, Section] = {}

    def section(self, name: str) -> Section:
        """A section of rules.toml; each has its basis."""
        if name not in self._sections:
            # A file that cannot be read at all has been noted; its sections need not be.
            self._sections[name] = self._rules.section(name)
            self._sections[name].basis()
        return self._sections[name]

    def dice(self, table: str) -> int:
        return self.section("dice").integer(table, 1, _MOST_DICE)

    def number(self, section: str, key: str, most: int = _MOST_POINTS) -> int:
        return self.section(section).integer(key, 0, most)

    def expect_no_more(self) -> None:
        self.sheet.expect_no_more()
        for section in self._sections.values():
            section.expect_no_more()
        self._rules.expect_no_more()


def _forced_march(source: _Source) -> types.ForcedMarch:
    source.sheet.expect_counted("forced_march", "leader", "strategic")
    file = source.reader.csv("tables/forced_march.csv", ("result", "extra_mp", "hit", "basis"))
    return types.ForcedMarch(
        dice=source.dice("forced_march"),
        table=read_ranges(file, "result", ANY_RESULT, _forced_march_row),
        french=source.sheet.value("forced_march", "french"),
    )


def _forced_march_row(row: Row, span: Span) -> types.ForcedMarchRow:
    mp, hit = row.integer("extra_mp", 0, _MOST_HITS), row.flag("hit")
    return types.ForcedMarchRow(span.low, span.high, mp, hit, row.basis())


def _combat(source: _Source) -> types.CombatResolution:
    modifier = _modifiers_of(source, "combat_resolution")
    source.sheet.expect_counted("combat_resolution", "leader", "tactical")
    return types.CombatResolution(
        dice=source.dice("combat_resolution"),
        max_rounds=source.section("combat").integer("max_rounds", 1, 9),
        grid=_grid(source, "combat_resolution"),
        marched_to_the_guns=modifier("marched_to_the_guns"),
        cavalry_superiority=modifier("cavalry_superiority"),
        concentric_attack=modifier("concentric_attack"),
        defender_in_city=modifier("defender_in_city"),
        defender_in_mountain=modifier("defender_in_mountain"),
        attack_across_bridge=modifier("attack_across_bridge"),
    )


def _bombardment(source: _Source) -> types.Bombardment:
    modifier = _modifiers_of(source, "artillery_bombardment")
    source.sheet.expect_counted("artillery_bombardment", "leader", "tactical")
    return types.Bombardment(
        dice=source.dice("artillery_bombardment"),
        grid=_grid(source, "artillery_bombardment"),
        target_in_mountain=modifier("target_in_mountain"),
        target_in_city=modifier("target_in_city"),
    )


def _pursuit(source: _Source) -> types.Pursuit:
    modifier = _modifiers_of(source, "pursuit")
    source.sheet.expect_counted("pursuit", "leader", "tactical")
    return types.Pursuit(
        dice=source.dice("pursuit"),
        grid=_grid(source, "pursuit"),
        french=modifier("french"),
        retreat_to_city=modifier("retreat_to_city"),
        retreat_to_mountain=modifier("retreat_to_mountain"),
        through_enemy_column=source.section("pursuit").integer("through_enemy_column", 1, 99),
    )


def _grid(source: _Source, name: str) -> Grid:
    file = source.reader.chart(f"tables/{name}.csv", "result", "basis")
    return read_grid(file, ONE_OR_MORE, 0, _MOST_HITS)


def _modifiers_of(source: _Source, table: str) -> Callable[[str], int]:
    return partial(source.sheet.value, table)


def _sound_of_the_guns(source: _Source) -> types.SoundOfTheGuns:
    modifier = _modifiers_of(source, "sound_of_the_guns")
    source.sheet.expect_counted("sound_of_the_guns", "leader", "strategic")
    return types.SoundOfTheGuns(
        max_areas=source.number("sound_of_the_guns", "max_areas"),
        cavalry=modifier("cavalry"),
        artillery=modifier("artillery"),
        two_areas_away=modifier("two_areas_away"),
    )


def _forage(source: _Source) -> types.Forage:
    section, modifier = source.section("forage"), _modifiers_of(source, "forage")
    return types.Forage(
        side=section.word("side", SIDES),
        kinds=section.words("kinds", AREA_KINDS),
        city=modifier("city"),
        crowded=modifier("crowded"),
        crowded_above=source.number("forage", "crowded_above"),
    )


def _bridge_work(source: _Source, name: str) -> types.BridgeWork:
    return types.BridgeWork(
        mp=source.number(name, "mp"),
        enemy_adjacent=source.sheet.value(name, "enemy_adjacent"),
    )


def _recovery(source: _Source) -> types.Recovery:
    source.sheet.expect_counted("recovery", "leader", "tactical")
    return types.Recovery(city=source.sheet.value("recovery", "city"))


def _reconnaissance(source: _Source) -> types.Reconnaissance:
    modifier = _modifiers_of(source, "reconnaissance")
    source.sheet.expect_counted("reconnaissance", "cavalry", "cavalry difference")
    file = source.reader.csv("tables/reconnaissance.csv", ("result", "percent", "basis"))
    table = read_ranges(file, "result", ANY_RESULT, _reconnaissance_row)
    return types.Reconnaissance(
        dice=source.dice("reconnaissance"),
        max_areas=source.number("reconnaissance", "max_areas"),
        table=table,
        matrix=_matrix(source, [row.percent for row in table.entries]),
        french=modifier("french"),
        target_in_mountain=modifier("target_in_mountain"),
    )


def _reconnaissance_row(row: Row, span: Span) -> types.ReconnaissanceRow:
    percent = row.integer("percent", 0, 100)
    return types.ReconnaissanceRow(span.low, span.high, percent, row.basis())


def _matrix(source: _Source, rows: Sequence[int]) -> RangeTable[tuple[tuple[int, int], ...]]:
    """One row per number of hidden counters, one column per percentage above nothing."""
    percents = [percent for percent in rows if percent > 0]
    labels = ", ".join(map(str, percents))
    file = source.reader.chart("tables/reconnaissance_matrix.csv", "hidden", "basis")
    if file.usable and ", ".join(file.columns[1:-1]) != labels:
        message = f"the columns are {', '.join(file.columns[1:-1])}"
        remedy = f"Make them the percentages of reconnaissance.csv: {labels}"
        file.refuse_header(message, remedy)
    whole = Span(1, max(1, len(file.rows)))
    return read_ranges(file, "hidden", whole, partial(_matrix_row, percents))


def _matrix_row(percents: Sequence[int], row: Row, span: Span) -> tuple[tuple[int, int], ...]:
    row.basis()
    most = span.high or _MOST_POINTS
    return tuple((percent, row.integer(str(percent), 0, most)) for percent in percents)


def _leader_mortality(source: _Source) -> types.LeaderMortality:
    modifier = _modifiers_of(source, "leader_mortality")
    file = source.reader.csv("tables/leader_mortality.csv", ("result", "fate", "basis"))
    return types.LeaderMortality(
        dice=source.dice("leader_mortality"),
        table=read_ranges(file, "result", ANY_RESULT, _mortality_row),
        force_lost=modifier("force_lost"),
        overrun=modifier("overrun"),
    )


def _mortality_row(row: Row, span: Span) -> types.MortalityRow:
    return types.MortalityRow(span.low, span.high, row.word("fate", _FATES), row.basis())


def _wounded_return(source: _Source) -> types.WoundedReturn:
    return types.WoundedReturn(
        dice=source.dice("wounded_return"),
        success_min=source.number("wounded_return", "success_min"),
        full_turn=source.sheet.value("wounded_return", "full_turn"),
        most_for_turns=source.number("wounded_return", "most_for_turns"),
    )


def _initiative(source: _Source) -> types.Initiative:
    section = source.section("initiative")
    return types.Initiative(
        dice=source.dice("initiative"),
        fixed_turns=section.integers("fixed_turns", 1, _MOST_POINTS),
        fixed_side=section.word("fixed_side", SIDES),
        tie=section.word("tie", SIDES),
        french=source.sheet.value("initiative", "french"),
    )


def _cohesion_hits(source: _Source) -> types.CohesionHits:
    section = source.section("cohesion_hits")
    return types.CohesionHits(
        strength_loss_at=section.integer("strength_loss_at", 1, _MOST_HITS),
        strength_loss=section.integer("strength_loss", 0, _MOST_HITS),
        eliminated_at=section.integer("eliminated_at", 1, _MOST_HITS),
        garrison_eliminated_at=section.integer("garrison_eliminated_at", 1, _MOST_HITS),
    )


def _movement_costs(source: _Source) -> types.MovementCosts:
    section = source.section("movement_costs")
    return types.MovementCosts(
        clear=section.integer("clear", 1, 9),
        city=section.integer("city", 1, 9),
        mountain=section.integer("mountain", 1, 9),
        destroyed_bridge=section.integer("destroyed_bridge", 0, 9),
    )


def _stacking(source: _Source) -> types.Stacking:
    section, option = source.section("stacking"), source.section("roads_to_rivoli")
    return types.Stacking(
        clear=section.integer("clear", 1, _MOST_POINTS),
        city=section.integer("city", 1, _MOST_POINTS),
        mountain=section.integer("mountain", 1, _MOST_POINTS),
        extra_mp=section.integer("extra_mp", 0, 9),
        counts=section.words("counts", ARMS),
        rivoli_limit=option.integer("limit", 1, _MOST_POINTS),
        rivoli_areas=option.references("areas", source.area_ids, "areas.csv"),
    )


def _overrun(source: _Source) -> types.Overrun:
    section = source.section("overrun")
    return types.Overrun(section.integer("odds", 1, _MOST_POINTS), section.word("kind", AREA_KINDS))


def _siege(source: _Source) -> types.Siege:
    section = source.section("siege")
    return types.Siege(
        area=section.reference("area", source.area_ids, "areas.csv"),
        side=section.word("side", SIDES),
        infantry_strength=section.integer("infantry_strength", 1, _MOST_POINTS),
    )


def _victory(source: _Source) -> types.Victory:
    awards = _awards(source)
    file = source.reader.csv("tables/victory_levels.csv", ("difference", "name", "basis"))
    return types.Victory(
        awards=tuple(awards),
        points={award.id: award.points for award in awards},
        table=read_ranges(file, "difference", ZERO_OR_MORE, _level),
    )


def _level(row: Row, span: Span) -> types.VictoryLevel:
    return types.VictoryLevel(span.low or 0, span.high, row.text("name"), row.basis())


def _awards(source: _Source) -> list[types.VictoryAward]:
    columns = ("id", "side", "points", "what", "basis")
    file = source.reader.csv("tables/victory_points.csv", columns)
    awards = [
        types.VictoryAward(
            id=row.word("id", AWARDS),
            side=row.word("side", (*SIDES, "both")),
            points=row.integer("points", 1, _MOST_POINTS),
            what=row.text("what"),
            basis=row.basis(),
        )
        for row in file
    ]
    _expect_each_award_once(file, [award.id for award in awards])
    return awards


def _expect_each_award_once(file: Table, found: list[str]) -> None:
    for row in file:
        first = next(other.line for other in file if other.optional("id") == row.optional("id"))
        if first < row.line and not row.broken:
            row.problem(f"{row.optional('id')} stands already on line {first}", "Keep one of them")
    for award in AWARDS:
        if file.usable and award not in found:
            file.problem(WHOLE_FILE, f"there is no award {award!r}", "Add its row")


def _turn_track(source: _Source) -> tuple[types.Turn, ...]:
    file = source.reader.csv("tables/turn_track.csv", ("turn", "date", "basis"))
    turns = []
    for number, row in enumerate(file, start=1):
        turn = types.Turn(row.integer("turn", 1, _MOST_POINTS), row.text("date"), row.basis())
        if turn.number != number and not row.broken:
            row.problem(f"turn is {turn.number}", f"Number the turns from 1 on; here {number}")
        turns.append(turn)
    return tuple(turns)


def _dummy_max_areas(source: _Source) -> int:
    return source.number("dummies", "max_areas_from_unit")
