"""Reads the tactical positions. A file that lacks something says so with its name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from solitaire.games.castiglione.terms import SIDES
from solitaire.protocol import Chance
from solitaire.registry import game_named
from tests.tactics.facts import Condition

RULES: Any = game_named("castiglione").rules()
FOLDER = Path(__file__).with_name("positions")

MOMENTS = ("question", "phase", "supply", "end")
"""When an answer is judged: when something else is asked, when the phase is over, after the next
Supply Phase, or at the end of the game."""


@dataclass(frozen=True)
class Proof:
    """What the solver has to show: the best right play beats the best wrong play by `gap`.

    With `plans` the solution is compared with these and with the mistake instead of with all plays.
    """

    goal: str
    """"score" (of the game), or a fact that the asked side wants to hold at the moment `when`."""
    when: str
    gap: float
    plans: tuple[tuple[str, ...], ...]
    """Wrong plans to compare the solution with, where all plays together are too many."""
    quick: bool
    """Small enough for the test suite."""


@dataclass(frozen=True)
class Tactic:
    """One position with its question and what counts as right."""

    name: str
    title: str
    theme: str
    side: str
    question: str
    reason: str
    position: str
    lead_in: tuple[str, ...]
    """Plies from the position to the question, dice included."""
    when: str
    right: Condition
    solution: tuple[str, ...]
    """A line that is right; chance and the enemy included, as far as it needs to be told."""
    mistake: tuple[str, ...]
    """A line that is wrong."""
    mirror_of: str
    proof: Proof | None

    @property
    def seat(self) -> int:
        return SIDES.index(self.side)


def start(tactic: Tactic) -> Any:
    """The true state in which the question is asked."""
    return _state(tactic.position, tactic.lead_in)


def start_in_the_open(tactic: Tactic) -> Any:
    """The same without mist, for proofs: both sides see the truth. Fog stays, for its dummies."""
    fog = "option visibility fog" in tactic.position
    lines = [line for line in tactic.position.splitlines() if "option visibility" not in line]
    visibility = "fog" if fog else "open"
    text = "\n".join([lines[0], f"option visibility {visibility}", *lines[1:]])
    return _state(text, tactic.lead_in)


def _state(position: str, lead_in: tuple[str, ...]) -> Any:
    state = RULES.parse_position(position)
    for text in lead_in:
        ply = RULES.parse_ply(text)
        if ply not in _offered(state):
            offered = ", ".join(map(RULES.ply_text, _offered(state)))
            raise ValueError(f"{text!r} is not offered in the lead-in, only: {offered}")
        RULES.apply(state, ply)
    return state


def _offered(state: Any) -> list[Any]:
    if isinstance(RULES.pending(state), Chance):
        return [ply for ply, _ in RULES.outcomes(state)]
    return list(RULES.actions(state))


def load_tactics(only: str = "") -> list[Tactic]:
    """Every position in the order of the file names; `only` picks a theme or a name."""
    tactics = [_read(path) for path in sorted(FOLDER.glob("*.toml"))]
    return [tactic for tactic in tactics if not only or only in (tactic.theme, tactic.name)]


def _read(path: Path) -> Tactic:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        tactic = _tactic(path.stem, table)
    except KeyError as error:
        raise ValueError(f"{path.name} lacks {error}.") from error
    if tactic.when not in MOMENTS:
        raise ValueError(f"{path.name}: {tactic.when!r} is none of {', '.join(MOMENTS)}.")
    return tactic


def _tactic(name: str, table: Mapping[str, Any]) -> Tactic:
    right = table["right"]
    return Tactic(
        name=name,
        title=table["title"],
        theme=table["theme"],
        side=table["side"],
        question=table["question"],
        reason=table["reason"],
        position="\n".join([table["position"].strip(), *_moved(table)]),
        lead_in=tuple(table.get("lead_in", ())),
        when=right["when"],
        right=Condition(right.get("all", ()), right.get("any", ()), right.get("none", ())),
        solution=tuple(table["solution"]),
        mistake=tuple(table["mistake"]),
        mirror_of=table.get("mirror_of", ""),
        proof=_proof(table.get("proof")),
    )


def _moved(table: Mapping[str, Any]) -> list[str]:
    """With `movers` the phase is under way: everybody else of the side has moved already."""
    if "movers" not in table:
        return []
    seat = SIDES.index(table["side"])
    lines = [line.split() for line in table["position"].splitlines() if line.startswith("at ")]
    placed = [names for _, area, *names in lines if area in RULES.board.area_by_name]
    return [
        f"note {name} marks=moved"
        for name in chain.from_iterable(placed)
        if RULES.board.counter_by_name[name] >> 6 == seat
        and "garrison" not in name
        and name not in table["movers"]
    ]


def _proof(table: Mapping[str, Any] | None) -> Proof | None:
    if table is None:
        return None
    return Proof(
        goal=table.get("goal", "score"),
        when=table.get("when", "end"),
        gap=table.get("gap", 0.05),
        plans=tuple(map(tuple, table.get("plans", ()))),
        quick=table.get("quick", False),
    )
