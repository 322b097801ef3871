"""Reads all data of Castiglione, compares the files with each other, and gives the frozen whole."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final

from solitaire.data.problems import Problems
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader
from solitaire.data.strengths import read_strengths
from solitaire.data.weights import read_weights
from solitaire.games.castiglione.data.advice_names import area_names, tables_on
from solitaire.games.castiglione.data.checks import check_counters, check_map, check_tables
from solitaire.games.castiglione.data.counters_reading import CountersDraft
from solitaire.games.castiglione.data.map_reading import MapDraft
from solitaire.games.castiglione.data.model import Chapter, GameData
from solitaire.games.castiglione.data.tables_reading import TABLE_FILES, read_tables
from solitaire.games.castiglione.terms import SIDES

RULE_FILES: Final = (
    "areas.csv",
    "dummies.csv",
    "leaders.csv",
    "roads.csv",
    "units.csv",
    *TABLE_FILES,
)
"""What the rules read, and so what the digest covers."""


def read_data(folder: Traversable, label: str) -> GameData:
    """The data in this folder; raises BadData with every fault, each under label/file."""
    problems = Problems()
    return _read(Reader(folder, problems, label), problems)


def _read(reader: Reader, problems: Problems) -> GameData:
    game = reader.toml("game.toml")
    map_draft = MapDraft(reader, game.section("map"))
    counters = CountersDraft(reader, map_draft.area_ids)
    tables = read_tables(reader, map_draft.area_ids)
    title, seats = game.text("title"), game.words("seats", SIDES)
    counter_mix = game.integer("counters", 1, 999)
    chapters = tuple(_chapter(section) for section in game.sections("chapters"))
    game.optional_text("status")
    game.expect_no_more()
    _read_help(reader)
    _read_looks(reader)
    check_map(map_draft)
    check_counters(counters, map_draft, game, counter_mix)
    check_tables(tables, counters, reader)
    problems.raise_if_any()
    return GameData(
        title=title,
        seats=seats,
        counters=counter_mix,
        chapters=chapters,
        areas=tuple(map_draft.areas.items),
        roads=tuple(map_draft.roads.items),
        units=tuple(counters.units.items),
        leaders=tuple(counters.leaders.items),
        formations=tuple(counters.formations.items),
        dummies={dummy.side: dummy.count for dummy in counters.dummies.items},
        dummy_movement=counters.dummies.items[0].movement,
        markers=tuple(counters.markers.items),
        tables=tables,
        geometry=map_draft.geometry(),
        digest=reader.digest(RULE_FILES),
    )


def _read_looks(reader: Reader) -> None:
    """How things look and the lesson decide nothing; that their parts are there is checked here,
    a test draws and plays them."""
    looks = reader.toml("looks.toml")
    for name in ("sides", "grounds", "symbols", "bands", "marks"):
        looks.section(name)
    lesson = reader.toml("lesson.toml")
    lesson.text("title")
    for name in ("scene", "step"):
        lesson.sections(name)


def _read_help(reader: Reader) -> None:
    """The help texts decide nothing; they are only proofread here."""
    texts = reader.toml("help.toml")
    for name in ("questions", "typed", "sections"):
        texts.section(name).texts()
    for page in texts.sections("pages"):
        page.text("title")
        page.text_list("paragraphs")
        page.expect_no_more()
    texts.expect_no_more()
    rulings = reader.toml("rulings.toml")
    found = rulings.sections("rulings")
    if not found:
        reader.note("rulings.toml", "there is no ruling", "begin each with a line [[rulings]]")
    for ruling in found:
        for name in ("number", "title", "gap", "decision", "alternatives"):
            ruling.text(name)
        ruling.expect_no_more()
    rulings.expect_no_more()


def check_data(folder: Traversable, label: str) -> dict[str, int | str]:
    """What `campagna check` tells of sound data; raises BadData with every fault."""
    problems = Problems()
    reader = Reader(folder, problems, label)
    tables = tables_on(area_names(folder))
    for table in tables:  # not needed to play: without them the hand-set weights do
        read_weights(reader, tables, table, f"advice/{table}.csv")
    read_strengths(reader)
    data = _read(reader, problems)
    return {
        "areas": len(data.areas),
        "roads": len(data.roads),
        "bridges": sum(1 for road in data.roads if road.river),
        "units": len(data.units),
        "leaders": len(data.leaders),
        "dummies": sum(data.dummies.values()),
        "markers": sum(marker.count for marker in data.markers),
        "modifiers": len(data.tables.modifiers),
        "turns": len(data.tables.turn_track),
        "digest": data.digest,
    }


def _chapter(section: Section) -> Chapter:
    status = section.word("status", ("done", "deviates", "not used"))
    chapter = Chapter(
        section=section.text("section"),
        title=section.text("title"),
        status=status,
        reason=section.optional_text("reason") if status == "done" else section.text("reason"),
    )
    section.expect_no_more()
    return chapter
