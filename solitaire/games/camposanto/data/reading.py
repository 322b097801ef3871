"""Reads all data of Camposanto, compares the files with each other, and gives the frozen whole."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Final

from solitaire.data.problems import Problems
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader
from solitaire.data.strengths import read_strengths
from solitaire.data.weights import read_weights
from solitaire.games.camposanto.data.advice_names import TABLES
from solitaire.games.camposanto.data.checks import check_all
from solitaire.games.camposanto.data.drafts import Draft
from solitaire.games.camposanto.data.model import Chapter, GameData, Numbers
from solitaire.games.camposanto.terms import ARMS, SIDES

RULE_FILES: Final = (
    "commanders.csv",
    "hexes.csv",
    "order_points.csv",
    "rules.toml",
    "terrain.csv",
    "units.csv",
)
"""What the rules read, and so what the digest covers."""


def read_data(folder: Traversable, label: str) -> GameData:
    """The data in this folder; raises BadData with every fault, each under label/file."""
    problems = Problems()
    reader = Reader(folder, problems, label)
    game = reader.toml("game.toml")
    draft = Draft(reader)
    numbers = _numbers(reader.toml("rules.toml"))
    title, status = game.text("title"), game.text("status")
    game.words("seats", SIDES)
    counters = game.integer("counters", 1, 999)
    chapters = tuple(_chapter(section) for section in game.sections("chapters"))
    _check_field(game.section("field"))
    game.expect_no_more()
    _read_help(reader)
    check_all(draft, game, counters)
    problems.raise_if_any()
    return GameData(
        title=title,
        status=status,
        counters=counters,
        chapters=chapters,
        hexes=tuple(draft.hexes.items),
        grounds=tuple(draft.grounds.items),
        features=tuple(draft.features.items),
        units=tuple(draft.units.items),
        marshals=draft.marshals(),
        generals=draft.generals(),
        order_points=tuple(draft.order_points.items),
        markers=len(draft.markers.items),
        numbers=numbers,
        digest=reader.digest(RULE_FILES),
    )


def check_data(folder: Traversable, label: str) -> dict[str, int | str]:
    """What `campagna check` tells of sound data; raises BadData with every fault."""
    _check_advice(folder, label)
    data = read_data(folder, label)
    return {
        "hexes": len(data.hexes),
        "units": len(data.units),
        "Marshals": len(data.marshals),
        "order points": len(data.order_points),
        "markers": data.markers,
        "paragraphs": len(data.chapters),
        "map and set-up": "reconstructed",
        "digest": data.digest,
    }


def _check_advice(folder: Traversable, label: str) -> None:
    """Not needed to play: without these files the hand-set weights do, and no strength is told."""
    problems = Problems()
    reader = Reader(folder, problems, label)
    for table in TABLES:
        read_weights(reader, TABLES, table, f"advice/{table}.csv")
    read_strengths(reader)
    problems.raise_if_any()


def _read_help(reader: Reader) -> None:
    """The help texts decide nothing; they are only proofread here."""
    texts = reader.toml("help.toml")
    for name in ("questions", "sections", "gestures"):
        texts.section(name).texts()
    texts.expect_no_more()


def _check_field(field: Section) -> None:
    """The size is part of the ids, so it can only be confirmed."""
    field.integer("columns", 25, 25)
    field.integer("rows", 19, 19)
    field.integer("metres", 1, 10_000)
    field.basis()
    field.expect_no_more()


def _numbers(document: Section) -> Numbers:
    parts = {
        name: document.section(name)
        for name in ("movement", "activation", "flight", "fire", "assault", "night", "victory")
    }
    number = {name: _small(part) for name, part in parts.items()}
    numbers = Numbers(
        movement={arm: number["movement"](arm) for arm in (*ARMS, "marshal")},
        impetuous_movement=number["movement"]("impetuous"),
        activation_limit=number["activation"]("limit"),
        shortest_retreat=number["flight"]("shortest_retreat"),
        longest_retreat=number["flight"]("longest_retreat"),
        escape=number["flight"]("escape"),
        border_hits=number["flight"]("border_hits"),
        fire_hits_at=number["fire"]("hits_at"),
        fire_range=number["fire"]("range"),
        threshold=number["assault"]("threshold"),
        more_steps=number["assault"]("more_steps"),
        flank=number["assault"]("flank"),
        impetuous_assault=number["assault"]("impetuous"),
        horse_on_foot=number["assault"]("horse_on_foot"),
        night_movement=number["night"]("movement"),
        night_range=number["night"]("range"),
        isolated_hits=number["night"]("isolated_hits"),
        victory_points=number["victory"]("points"),
    )
    for part in parts.values():
        part.basis()
        part.expect_no_more()
    document.expect_no_more()
    return numbers


def _small(section: Section) -> Callable[[str], int]:
    """Reads whole numbers from 0 to 12 of one section."""
    return lambda key: section.integer(key, 0, 12)


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
