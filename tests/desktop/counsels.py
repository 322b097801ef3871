"""A stand-in for the counsel process: answers what a test has written down, or broods, or dies."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import Table

PATIENCE = 30_000

SCRIPT = """
import json, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
with (folder / "started").open("a") as log:
    log.write("x")
for line in sys.stdin:
    with (folder / "asked").open("a") as log:
        log.write(line)
    asked = json.loads(line)
    wanted = json.loads((folder / "wanted").read_text())
    if asked["do"] in ("stop", "load", "prepare") or wanted["mode"] == "brood":
        continue
    if wanted["mode"] == "die":
        print("out of ink", file=sys.stderr, flush=True)
        sys.exit(3)
    for answer in wanted[asked["do"]]:
        print(json.dumps({**answer, "id": asked["id"]}), flush=True)
"""


class Stand:
    """What the stand-in is to do, and what it was asked."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)
        (folder / "counsel.py").write_text(SCRIPT, encoding="utf-8")
        self._wanted: dict[str, Any] = {"mode": "answer", "hint": [], "judge": [], "estimate": []}
        self._write()

    @property
    def command(self) -> tuple[str, ...]:
        return (sys.executable, str(self._folder / "counsel.py"), str(self._folder))

    def want(self, **wanted: Any) -> None:
        self._wanted |= wanted
        self._write()

    def _write(self) -> None:
        (self._folder / "wanted").write_text(json.dumps(self._wanted), encoding="utf-8")

    def asked(self, what: str) -> list[dict[str, Any]]:
        path = self._folder / "asked"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [one for one in map(json.loads, lines) if one["do"] == what]

    def starts(self) -> int:
        path = self._folder / "started"
        return len(path.read_text()) if path.exists() else 0


def candidate(text: str, chance: float, **more: Any) -> dict[str, Any]:
    """One of a hint, with whatever differs from a dull one."""
    return {
        "text": text,
        "chance": chance,
        "interval": [chance - 0.03, chance + 0.03],
        "edge": 0.0,
        "edge interval": [0.0, 0.0],
        "equal": False,
        "visits": 100,
        "attempts": [],
        "reasons": [],
        "course": [],
        "marches": [],
    } | more


def hint(ply: str, *candidates: dict[str, Any], partial: bool = False) -> dict[str, Any]:
    packed = {
        "ply": ply,
        "how": "planned",
        "nodes": 200 if partial else 12400,
        "futures": 100,
        "partial": partial,
        "candidates": list(candidates),
    }
    return {"tell": "hint", "hint": packed, "seconds": 0.9 if partial else 6.0}


def table_of(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table
