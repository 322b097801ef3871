"""Receipts: what a computer player leaves in the record about each of its choices.

A receipt names the player, its seed and the hash of the one view that it was given, with the nodes
it searched, its choice and the best candidates it compared. Anyone who has the views can let the
player choose again and compare; the same clerk makes and checks receipts. Choices limited by
seconds instead of nodes cannot be reproduced.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from ai.honesty.fingerprint import fingerprint
from ai.players import FLAT, SEARCH, effort_of, new_player
from ai.search.report import Report
from solitaire.advising import Advice
from solitaire.protocol import Rules, Seat

TOP: Final = 5
"""Candidates on a receipt."""

BROKEN_OFF: Final = "broken off"
"""How a player chose that was told to decide at once."""
BY_NATURE: Final = "by its nature"
"""How a player chose that does not search."""


class BadReceipt(ValueError):
    """The text is not a receipt. The message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """How one choice was made."""

    player: str
    """By name: "search:3"."""
    settings: str
    """Hash of what that name stood for."""
    engine: str
    """Versions of program, rules and data."""
    seed: int
    number: int
    """Of the choice since this player sat down, 1 for the first."""
    view: str
    """Hash of what the player was shown."""
    how: str
    nodes: int
    choice: str
    top: tuple[tuple[str, int, float], ...]
    """The best candidates: text, visits, score."""

    @property
    def is_repeatable(self) -> bool:
        """Whether it was limited by nodes and not by the clock."""
        return "seconds" not in self.player and self.how != BROKEN_OFF

    def as_text(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))


def read_receipt(text: str) -> Receipt:
    """Raises BadReceipt."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadReceipt("the receipt is no JSON.") from error
    kinds: dict[str, type] = {
        "player": str,
        "settings": str,
        "engine": str,
        "seed": int,
        "number": int,
        "view": str,
        "how": str,
        "nodes": int,
        "choice": str,
        "top": list,
    }
    if not isinstance(found, dict) or set(found) != set(kinds):
        raise BadReceipt(f"a receipt has the fields {', '.join(kinds)}.")
    for name, kind in kinds.items():
        if type(found[name]) is not kind:
            raise BadReceipt(f"the field {name} of the receipt is no {kind.__name__}.")
    return Receipt(**{**found, "top": tuple(map(_candidate, found["top"]))})


def _candidate(found: object) -> tuple[str, int, float]:
    match found:
        case [str(text), int(visits), int() | float() as score]:
            return text, visits, float(score)
        case _:
            raise BadReceipt("a candidate of the receipt is no [text, visits, score].")


def differences(found: Receipt, computed: Receipt) -> list[str]:
    """What disagrees, field by field, in words."""
    return [
        f"{name} is {_shown(getattr(found, name))}, computed {_shown(getattr(computed, name))}"
        for name in Receipt.__slots__
        if getattr(found, name) != getattr(computed, name)
    ]


def _shown(value: object) -> str:
    return repr(value) if len(repr(value)) <= 90 else f"{repr(value)[:87]}..."


@dataclass(frozen=True, slots=True)
class Decision:
    ply: Any
    receipt: Receipt
    report: Report | None
    """What the search found; None for players that do not search."""


class Clerk:
    """A player in its seat, and the clerk who records its choices."""

    def __init__(
        self,
        name: str,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        options: Mapping[str, str],
        seat: Seat,
        seed: int,
        engine: str,
    ) -> None:
        """Raises UnknownPlayer."""
        self.name = name
        self._rules = rules
        self._seed = seed
        self._engine = engine
        self._settings = _settings_of(name)
        self._player = new_player(name, rules, advice)
        self._player.begin(options, seat, seed)
        self._number = 0
        self._asked: tuple[int, str] | None = None
        self._last: Decision | None = None

    def decide(self, view: Any, offered: Sequence[Any], plies: int) -> Decision:
        """The choice after this many plies. Asked again, it gives the same decision."""
        asked = (plies, view_hash(view))
        if self._last is None or asked != self._asked:
            self._asked = asked
            self._last = self._decide(view, offered, plies)
        return self._last

    def _decide(self, view: Any, offered: Sequence[Any], plies: int) -> Decision:
        self._number += 1
        # A separate generator for each choice, so that a resumed game continues as it would have.
        ply = self._player.choose(view, offered, Random(f"{self._seed} {plies}"))
        report = self._player.last_report
        receipt = Receipt(
            player=self.name,
            settings=self._settings,
            engine=self._engine,
            seed=self._seed,
            number=self._number,
            view=view_hash(view),
            how=BY_NATURE if report is None else report.how,
            nodes=0 if report is None else report.nodes,
            choice=self._rules.ply_text(ply),
            top=() if report is None else _top(report),
        )
        return Decision(ply, receipt, report)


def receipt_of_report(
    name: str, engine: str, seed: int, number: int, view: Any, report: Mapping[str, Any]
) -> Receipt:
    """For a choice made by a process: `report` is as described in docs/engine-protocol.md."""
    top = [(one["text"], one["visits"], one["score"]) for one in report["candidates"][:TOP]]
    return Receipt(
        player=name,
        settings=_settings_of(name),
        engine=engine,
        seed=seed,
        number=number,
        view=view_hash(view),
        how=report["how"],
        nodes=report["nodes"],
        choice=report["ply"],
        top=tuple((text.replace(";", ","), visits, score) for text, visits, score in top),
    )


def _top(report: Report) -> tuple[tuple[str, int, float], ...]:
    return tuple(
        (one.text.replace(";", ","), one.visits, round(one.score, 4))
        for one in report.candidates[:TOP]
    )


def view_hash(view: object) -> str:
    return f"{fingerprint(view):016x}"


def _settings_of(name: str) -> str:
    if name.partition(":")[0] not in (SEARCH, FLAT):
        return ""
    effort = effort_of(name)
    return f"{fingerprint(asdict(effort.settings), effort.seconds):016x}"
