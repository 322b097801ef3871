"""The results of a match as text: a first line that identifies the match, then one line per game.

Lines are JSON. The file only grows, so an interrupted match loses at most the line being written;
reading leaves out an incomplete last line and reports where the sound part ends.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, fields
from typing import Any, Final

from ai.arena.arena import (
    Fixture,
    GameResult,
    Match,
    PlayerFault,
    Thinking,
)

FORMAT: Final = "campagna match results 1"
MOST: Final = 10**12
_WORDS: Final = ("ending", "digest", "broken")


class BadResults(ValueError):
    """The text is not a results file, or it is damaged before its last line."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a results file holds."""

    match: Match
    games: dict[Fixture, GameResult]
    sound_bytes: int
    """Length of the part that could be read; the rest was cut off by an interruption."""


def heading_line(match: Match) -> str:
    return json.dumps({"format": FORMAT, **asdict(match)})


def game_line(game: GameResult) -> str:
    facts: dict[str, Any] = {"pair": game.fixture.pair, "leg": game.fixture.leg}
    facts["scores"] = game.scores
    for name in ("plies", "ending", "digest", "points", "broken"):
        if value := getattr(game, name):
            facts[name] = value
    if game.fault is not None:
        facts["fault"] = asdict(game.fault)
    facts["thinking"] = [_thinking_facts(player) for player in game.thinking]
    return json.dumps(facts)


def _thinking_facts(thinking: Mapping[str, Thinking]) -> dict[str, list[float]]:
    return {
        question: [spent.decisions, *(round(seconds, 6) for seconds in astuple(spent)[1:])]
        for question, spent in thinking.items()
    }


def read_results(data: bytes) -> Results:
    """Raises BadResults; an unfinished last line is not a fault."""
    whole, newline, _ = data.rpartition(b"\n")
    lines = whole.split(b"\n") if newline else []
    if not lines:
        raise BadResults("line 1: the settings of the match are missing")
    match = _read(1, lines[0], _match_of)
    games = [_read(number, line, _game_of) for number, line in enumerate(lines[1:], start=2)]
    return Results(match, {game.fixture: game for game in games}, len(whole) + 1)


def _read(number: int, line: bytes, reader: Any) -> Any:
    try:
        found = json.loads(line)
        if not isinstance(found, dict):
            raise TypeError("it is no object")
        return reader(found)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadResults(f"line {number}: {error or type(error).__name__}") from error


def _match_of(facts: dict[str, Any]) -> Match:
    if facts.pop("format", None) != FORMAT:
        raise ValueError(f"this does not begin with the format {FORMAT!r}")
    first, second = facts.pop("players")
    match = Match(players=(first, second), **facts)
    options = match.options if isinstance(match.options, dict) else {"": None}
    words = (match.game, *match.players, match.rules, match.program, *options.values())
    _check(all(isinstance(word, str) for word in words), "the settings of the match")
    _check(_is_whole(match.seed), "the seed")
    return match


def _game_of(facts: dict[str, Any]) -> GameResult:
    first, second = facts["scores"]
    one, other = facts["thinking"]
    _check(_is_whole(facts["pair"]) and 0 <= facts["pair"] < MOST, "the pair")
    _check(_is_whole(facts["leg"]) and facts["leg"] in (0, 1), "the leg")
    _check(all(_is_number(score) and 0 <= score <= 1 for score in (first, second)), "the scores")
    _check(_is_whole(facts.get("plies", 0)), "the plies")
    _check(all(isinstance(facts.get(name, ""), str) for name in _WORDS), "a word")
    _check(all(map(_is_number, facts.get("points", ()))), "the points")
    return GameResult(
        Fixture(facts["pair"], facts["leg"]),
        (first, second),
        facts.get("plies", 0),
        facts.get("ending", ""),
        facts.get("digest", ""),
        tuple(facts.get("points", ())),
        _fault_of(facts["fault"]) if "fault" in facts else None,
        facts.get("broken", ""),
        (_thinking_of(one), _thinking_of(other)),
    )


def _fault_of(facts: dict[str, Any]) -> PlayerFault:
    fault = PlayerFault(**facts)
    words = (fault.kind, fault.message)
    _check(all(isinstance(word, str) for word in words) and fault.player in (0, 1), "the fault")
    return fault


def _thinking_of(facts: Mapping[str, Sequence[float]]) -> dict[str, Thinking]:
    spent_times = [number for spent in facts.values() for number in spent]
    _check(all(_is_number(number) and number >= 0 for number in spent_times), "the thinking")
    return {question: Thinking(int(spent[0]), *spent[1:]) for question, spent in facts.items()}


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"{what} cannot be so")


def _is_whole(found: object) -> bool:
    return type(found) is int


def _is_number(found: object) -> bool:
    """Small enough to be counted with."""
    return type(found) in (int, float) and -MOST < found < MOST  # type: ignore[operator]


def difference(kept: Match, asked: Match) -> str:
    """The first setting that differs, in words; empty if both are the same match."""
    for name in (field.name for field in fields(Match)):
        before, now = getattr(kept, name), getattr(asked, name)
        if before != now:
            return f"{name} {_in_words(before)} there, {_in_words(now)} here"
    return ""


def _in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{name}={chosen}" for name, chosen in value.items()) or "none"
    return " against ".join(value) if isinstance(value, tuple) else str(value)
