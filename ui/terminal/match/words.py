"""The report on a match, and a table of ratings, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ai.arena.statistics import BETTER, UNDECIDED, Standing

_QUESTIONS_SHOWN: Final = 6
"""Questions listed for each player: those that took most of its time."""


def in_words(facts: Mapping[str, Any]) -> str:
    names = _names(facts)
    first, second = names
    lines = [
        f"{facts['match']['game']}: {first} against {second}, {facts['games']} games "
        f"in {facts['pairs']} pairs from seed {facts['match']['seed']}{_options(facts)}",
        f"  {first} won {facts['wins']}, drew {facts['draws']}, lost {facts['losses']}: "
        f"{percent(facts['score'])} ({_interval(facts['score_interval'])})",
        f"  Elo {_elo(facts['elo'])} ({_elo_interval(facts['elo_interval'])}), "
        f"better with {percent(facts['superiority'])} likelihood",
        *_sides(facts, first),
        *_test(facts["test"], first),
        *_thinking(facts, names),
        *_faults(facts, names),
    ]
    return "\n".join(lines)


def _names(facts: Mapping[str, Any]) -> list[str]:
    first, second = facts["match"]["players"]
    return [first, second] if first != second else [f"{first} (1)", f"{second} (2)"]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def progress_note(found: Standing) -> str:
    """Score and rating so far, short enough for a line."""
    if not found.pairs:
        return "no pair yet"
    low, high = (elo if abs(elo) < 9999 else None for elo in found.elo_interval)
    return f"{percent(found.score)}, Elo {_elo_interval([low, high])}"


def _options(facts: Mapping[str, Any]) -> str:
    options = facts["match"]["options"]
    return "".join(f", {name} {value}" for name, value in options.items())


def _interval(ends: Sequence[float]) -> str:
    low, high = ends
    return f"95 % interval {100 * low:.1f} to {percent(high)}"


def _elo(value: float | None) -> str:
    return "without bound" if value is None else f"{value:+.0f}"


def _elo_interval(ends: Sequence[float | None]) -> str:
    low, high = ends
    if low is None and high is None:
        return "unknown"
    if high is None:
        return f"{low:+.0f} or more"
    return f"{high:+.0f} or less" if low is None else f"{low:+.0f} to {high:+.0f}"


def _sides(facts: Mapping[str, Any], first: str) -> list[str]:
    lines = []
    for side, found in facts["sides"].items():
        own = facts["first_player_as"][side]
        margin = "" if found["margin"] is None else f", mean margin {found['margin']:+.1f}"
        lines.append(
            f"  {side}: won {found['wins']}, drew {found['draws']}, lost {found['losses']}, "
            f"{percent(found['score'])} ({_interval(found['score_interval'])}){margin}; "
            f"{first} there {own['wins']}-{own['draws']}-{own['losses']}"
        )
    return lines


def _test(test: Mapping[str, Any] | None, first: str) -> list[str]:
    if test is None:
        return []
    low, high = test["bounds"]
    ratio = f"LLR {test['likelihood_ratio']:+.2f} ({low:+.2f} to {high:+.2f})"
    span = f"SPRT Elo {test['elo0']:g} or {test['elo1']:g}"
    if test["verdict"] == UNDECIDED:
        return [f"  {span}: not decided, {ratio}"]
    worth = test["elo1"] if test["verdict"] == BETTER else test["elo0"]
    return [f"  {span}: {first} is worth {worth:g}, {ratio}"]


def _thinking(facts: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    lines = []
    for name, spent in zip(names, facts["thinking"], strict=True):
        lines.append(
            f"  {name} thought {_time(spent['cpu_seconds_per_game'])} CPU "
            f"({_time(spent['seconds_per_game'])}) a game in {spent['decisions_per_game']:g} "
            "decisions"
        )
        costs = sorted(spent["by_question"].items(), key=_total_time, reverse=True)
        lines += [
            f"    {question}: {found['decisions']} times, {_time(found['mean_cpu_seconds'])} CPU "
            f"each, at most {_time(found['longest_cpu_seconds'])}"
            for question, found in costs[:_QUESTIONS_SHOWN]
        ]
    return lines


def _total_time(item: tuple[str, Mapping[str, Any]]) -> float:
    return float(item[1]["mean_cpu_seconds"] * item[1]["decisions"])


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def _faults(facts: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    lines = [
        f"  fault: {names[fault['player']]} lost pair {fault['pair']} game {fault['leg'] + 1} "
        f"({fault['kind']}): {fault['message']}"
        for fault in facts["faults"]
    ]
    lines += [
        f"  not counted: pair {game['pair']} game {game['leg'] + 1}: {game['reason']}"
        for game in facts["broken"]
    ]
    return lines
