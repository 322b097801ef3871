"""Reads all data of the Quadrilateral, has it checked, and gives the frozen whole."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from solitaire.data.problems import Problems
from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader, resource_folder
from solitaire.data.weights import read_weights
from solitaire.games.quadrilateral.data import checks
from solitaire.games.quadrilateral.data.advice_names import TABLES as ADVICE_TABLES
from solitaire.games.quadrilateral.data.model import (
    RANKS,
    ROADS,
    STARTS,
    TERRAINS,
    WEATHERS,
    Communication,
    Feature,
    GameData,
    Leader,
    Link,
    Paragraph,
    Place,
    SetUpForce,
    Turn,
)

SIDES: Final = ("french", "austrian")
LAT: Final = (44.8, 46.3)
LON: Final = (9.7, 12.1)
STATES: Final = ("on", "off", "sick", "box", "gone")
RULE_FILES: Final = (
    "places.csv",
    "links.csv",
    "leaders.csv",
    "setups.csv",
    "communications.csv",
    "calendar.csv",
    "tables.toml",
)
"""What the rules read, and so what the digest covers."""
TABLES: Final[dict[str, tuple[str, ...]]] = {
    **{f"start_{start}": ("turn", "french_aps", "austrian_aps", "siege_clock") for start in STARTS},
    "short_campaigns": (
        "castiglione",
        "bassano",
        "arcole",
        "rivoli",
        "aims_to_win",
        "aims_to_draw",
    ),
    "siege_clock": ("first_modifier", "turns_per_point", "max_modifier"),
    "capitulation": ("from_modifier", "dice_at_least", "infantry_below"),
    "condition": ("spaces", "spaces_per_level", "rest_spoiled_by", "right_per_vienna_loss"),
    "quarters": ("forage_needed", "turns_by_aps*3"),
    "leader_months": ("months*11", "first_turns*6"),
    "pool": ("limits*3",),
    "replacements": (
        *(f"{side}_{arm}*9" for side in SIDES for arm in ("infantry", "cavalry", "artillery")),
        "without_battle*3",
    ),
    "vienna": (
        "limit",
        "healing_at_most",
        "mantova_lost",
        "october_turn",
        "replacement_bonus*5",
        "ap_columns*5",
        "path_half_mp",
        "leader_infantry",
    ),
    "critical_battle": ("steps_together", "bonus"),
    "ap_pool": (
        "columns_half_mp*4",
        "austrian_one*5",
        "austrian_two*5",
        "french_one",
        "austrian_fortnight*5",
        "french_fortnight",
        "commander_bonus",
        "most",
    ),
    "dispatch": ("french_half_mp", "austrian_half_mp"),
    "movement": (
        "foot",
        "horse",
        "rider",
        "center",
        "extended",
        "forced_most",
        "forced_step_per",
        "ferry_steps",
        "vedette_leash",
    ),
    "command": ("steps_per_span",),
    "attrition": ("aps*6", "thresholds*6", "every", "per_steps"),
    "forage": (*TERRAINS, "town", "city", "columns*3", "crowding_steps"),
    "combat": (
        "attackers*72",
        "defenders*72",
        "ratios*18",
        "scale_from_steps*3",
        "scale*3",
        "max_rounds",
        "hill",
        "marsh",
        "mountain",
        "defile",
        "siege_lines",
        "bridge",
        "fortified_town",
        "citadel",
        "lowest_shift",
    ),
    "bombardment": ("guns*4", "hits_on*4"),
    "cavalry": ("ratios*6",),
    "pursuit": ("most",),
    "leader_loss": ("steps", "hit_on", "killed_from", "turns_wounded"),
    "scouting": ("exact", "class", "lost", "classes_sp*4"),
    "vedettes": ("per_cavalry_steps", "most"),
    "garrisons": ("steps", "more"),
    "trains": ("french", "austrian"),
}
"""Section by section the numbers wanted; "name*n" is a list of n."""
MONTHS: Final = ("july", "august", "september", "october", "november", "december", "january")


@lru_cache(maxsize=1)
def load_data() -> GameData:
    """The data that came with the program."""
    return read_data(resource_folder("quadrilateral"), "resources/quadrilateral")


def read_data(folder: Traversable, label: str) -> GameData:
    """The data in this folder; raises BadData with every fault, each under label/file."""
    problems = Problems()
    draft = Draft(Reader(folder, problems, label))
    checks.check(draft)
    problems.raise_if_any()
    return draft.data()


def check_data(folder: Traversable, label: str) -> dict[str, int | str]:
    """What `campagna check` tells of sound data; raises BadData with every fault."""
    _check_advice(folder, label)
    data = read_data(folder, label)
    return {
        "places": len(data.places),
        "links": len(data.links),
        "crossings": sum(1 for link in data.links if link.crossing),
        "leaders": len(data.leaders),
        "forces": len(data.setups),
        "turns": len(data.calendar),
        "paragraphs": len(data.paragraphs),
        "numbers": sum(map(len, data.numbers.values())),
        "digest": data.digest,
    }


def _check_advice(folder: Traversable, label: str) -> None:
    """Not needed to play: without these files the hand-set weights do."""
    problems = Problems()
    reader = Reader(folder, problems, label)
    for table in ADVICE_TABLES:
        if folder.joinpath("advice", f"{table}.csv").is_file():
            read_weights(reader, ADVICE_TABLES, table, f"advice/{table}.csv")
    problems.raise_if_any()


class Draft:
    """All files as read, with their rows, so that a check can name the line."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.places = Listing(
            reader.csv(
                "places.csv",
                [
                    "id",
                    "name",
                    "lat",
                    "lon",
                    "terrain",
                    "size",
                    "forage",
                    "fort",
                    "source",
                    "flags",
                ],
            ),
            _place,
        )
        ids = {place.id for place in self.places.items}
        self.links = Listing(
            reader.csv(
                "links.csv",
                ["a", "b", "road", "river", "crossing", "km", "hexes", "half_mp", "near", "via"],
            ),
            lambda row: _link(row, ids),
        )
        columns = ["id", "name", "side", "rank", "cavalry", "initiative", "span", "bonus"]
        self.leaders = Listing(
            reader.csv("leaders.csv", [*columns, *(f"s_{start}" for start in STARTS)]), _leader
        )
        leaders = {leader.id for leader in self.leaders.items}
        self.setups = Listing(
            reader.csv(
                "setups.csv",
                [
                    "start",
                    "side",
                    "force",
                    "place",
                    "leaders",
                    "infantry",
                    "cavalry",
                    "artillery",
                    "basis",
                    "note",
                ],
            ),
            lambda row: _force(row, ids, leaders),
        )
        self.communications = Listing(
            reader.csv(
                "communications.csv",
                ["side", "place", "road", "default_source_at", "default_center"],
            ),
            lambda row: _communication(row, ids),
        )
        self.calendar = Listing(
            reader.csv(
                "calendar.csv",
                ["turn", "date", "month", "fortnight", "first", "length", "replacements", "note"],
            ),
            _turn,
        )
        self.features = _features(reader)
        self._read_toml(leaders)

    def _read_toml(self, leaders: set[str]) -> None:
        reader = self.reader
        self.tables = reader.toml("tables.toml")
        self.numbers: dict[str, tuple[int, ...]] = {}
        self.words: dict[str, tuple[str, ...]] = {}
        self.basis: dict[str, str] = {}
        self._read_tables(leaders)
        game = reader.toml("game.toml")
        self.title, self.notice = game.text("title"), game.text("notice")
        self.paragraphs = tuple(_paragraph(section) for section in game.sections("paragraphs"))
        game.expect_no_more()
        _read_help(reader)

    def _read_tables(self, leaders: set[str]) -> None:
        for name, keys in TABLES.items():
            section = self.tables.section(name)
            for key in keys:
                self._read_numbers(section, name, key)
            if name.startswith("start_"):
                second = section.reference("second_train", leaders, "leaders.csv")
                self.words[f"{name}.second_train"] = (second,)
            self._close(section, name)
        weather = self.tables.section("weather")
        for month in MONTHS:
            self.words[f"weather.{month}"] = _weather(weather, month)
        self._close(weather, "weather")
        self.tables.expect_no_more()

    def _read_numbers(self, section: Section, name: str, key: str) -> None:
        word, _, count = key.partition("*")
        if not count:
            self.numbers[f"{name}.{word}"] = (section.integer(word, -9, 99),)
            return
        numbers = section.integers(word, -9, 199)
        if numbers and len(numbers) != int(count):
            section.problem(word, f"{word} has {len(numbers)} numbers", f"Write {count}")
            numbers = ()
        self.numbers[f"{name}.{word}"] = numbers or (0,) * int(count)

    def _close(self, section: Section, name: str) -> None:
        self.basis[name] = section.basis()
        section.expect_no_more()

    def data(self) -> GameData:
        return GameData(
            title=self.title,
            notice=self.notice,
            places=tuple(self.places.items),
            links=tuple(self.links.items),
            leaders=tuple(self.leaders.items),
            setups=tuple(self.setups.items),
            communications=tuple(self.communications.items),
            calendar=tuple(self.calendar.items),
            features=self.features,
            paragraphs=self.paragraphs,
            numbers=self.numbers,
            words=self.words,
            basis=self.basis,
            digest=self.reader.digest(RULE_FILES),
        )


def _weather(section: Section, month: str) -> tuple[str, ...]:
    """Seven words, repeats allowed, which Section.words() would refuse."""
    words = section.references(month, WEATHERS, "the weathers " + ", ".join(WEATHERS))
    if words and len(words) != 7:
        section.problem(month, f"{month} has {len(words)} results", "Write one for each die 1 to 7")
    return words if len(words) == 7 else ("fair",) * 7


def _place(row: Row) -> Place:
    return Place(
        id=row.id(),
        name=row.text("name"),
        lat=row.number("lat", *LAT),
        lon=row.number("lon", *LON),
        terrain=row.word("terrain", TERRAINS),
        size=row.word("size", ("village", "town", "city", "pass")),
        forage=row.integer("forage", 0, 30),
        fort=row.optional_word("fort", ("town", "citadel")) or "",
        source=row.optional_word("source", ("A", "F")) or "",
        mark=row.optional_word("flags", ("defile", "port", "edge", "siege")) or "",
    )


def _link(row: Row, places: set[str]) -> Link:
    return Link(
        a=row.reference("a", places, "places.csv"),
        b=row.reference("b", places, "places.csv"),
        road=row.word("road", ROADS),
        river=row.optional("river"),
        crossing=row.optional_word("crossing", ("bridge", "town", "ferry")) or "",
        hexes=row.integer("hexes", 1, 20),
        half_mp=row.integer("half_mp", 1, 40),
        is_near=(row.optional_word("near", ("no", "yes")) or "no") == "yes",
        via=row.points("via", LAT, LON),
    )


def _leader(row: Row) -> Leader:
    return Leader(
        id=row.id(),
        name=row.text("name"),
        side=row.word("side", SIDES),
        rank=row.word("rank", RANKS),
        is_cavalry=(row.optional_word("cavalry", ("no", "yes")) or "no") == "yes",
        initiative=row.integer("initiative", 1, 5),
        span=row.integer("span", 1, 5),
        bonus=row.integer("bonus", 0, 3),
        state_by_start={start: row.word(f"s_{start}", STATES) for start in STARTS},
    )


def _force(row: Row, places: set[str], leaders: set[str]) -> SetUpForce:
    named = tuple(row.text("leaders").split())
    for name in named:
        if leaders and name not in leaders:
            row.problem(f"leaders names {name!r}, which is unknown", "Use ids of leaders.csv")
    row.word("basis", ("F", "K"))
    return SetUpForce(
        start=row.word("start", STARTS),
        side=row.word("side", SIDES),
        id=row.id("force"),
        place=row.reference("place", places, "places.csv"),
        leaders=tuple(name for name in named if name in leaders),
        steps=(
            row.integer("infantry", 0, 255),
            row.integer("cavalry", 0, 255),
            row.integer("artillery", 0, 255),
        ),
    )


def _communication(row: Row, places: set[str]) -> Communication:
    centers = dict(
        one.split(":", 1) for one in row.optional("default_center").split() if ":" in one
    )
    for start, place in centers.items():
        if start not in STARTS or (places and place not in places):
            row.problem(f"default_center has {start}:{place}", "Write start:place with known ids")
    return Communication(
        side=row.word("side", SIDES),
        place=row.reference("place", places, "places.csv"),
        road=row.text("road"),
        source_at=tuple(one for one in row.optional("default_source_at").split() if one in STARTS),
        center_by_start=centers,
    )


def _turn(row: Row) -> Turn:
    return Turn(
        number=row.integer("turn", 1, 99),
        date=row.text("date"),
        month=row.integer("month", 1, 12),
        fortnight=row.text("fortnight"),
        is_first=row.optional("first") == "yes",
        length=row.optional_integer("length", 7, 8) or 0,
        has_replacements=row.optional("replacements") == "yes",
    )


def _features(reader: Reader) -> tuple[Feature, ...]:
    rows = reader.csv("features.csv", ["id", "kind", "name", "width"])
    points = reader.csv("feature_points.csv", ["feature", "lat", "lon"])
    by_feature: dict[str, list[tuple[float, float]]] = {}
    for row in points:
        at = (row.number("lat", *LAT), row.number("lon", *LON))
        by_feature.setdefault(row.text("feature"), []).append(at)
    kinds = ("river", "torrent", "lake", "shading")
    return tuple(
        Feature(
            row.id(),
            row.word("kind", kinds),
            row.text("name"),
            _outline(row, by_feature),
            row.number("width", 0.5, 9.0) if row.optional("width") else 1.0,
        )
        for row in rows
    )


def _outline(
    row: Row, by_feature: dict[str, list[tuple[float, float]]]
) -> tuple[tuple[float, float], ...]:
    points = by_feature.get(row.optional("id"), [])
    if len(points) < 2:
        row.problem("it has no outline", "Add its points to feature_points.csv")
    return tuple(points)


def _paragraph(section: Section) -> Paragraph:
    one = Paragraph(
        number=section.text("number"),
        title=section.text("title"),
        status=section.word("status", ("done", "deviates", "no effect")),
        where=section.text("where"),
    )
    section.expect_no_more()
    return one


def _read_help(reader: Reader) -> None:
    """The help texts decide nothing; they are only proofread here."""
    texts = reader.toml("help.toml")
    for name in ("questions", "sections"):
        texts.section(name).texts()
    texts.expect_no_more()
