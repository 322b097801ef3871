"""`campagna bench`: how fast the rules are, and what compiling them gains."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from ui.common.failures import (
    DONE,
    FAILED,
    UNAVAILABLE,
    Failure,
)

if TYPE_CHECKING:
    from solitaire.workbench.bench import Report

HELP = "measure the speed of the rules, compiled and interpreted"

_LABELS: Final = {
    "copy": "copy a state",
    "actions": "list the actions",
    "apply": "apply a ply",
    "view": "view of a seat",
    "imagine": "imagine a world",
    "game": "random game",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", help="a game's name, or module:attribute (default: the first)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="CPU time for each figure (default 1)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="fix an option"
    )
    parser.add_argument(
        "--compile", action="store_true", help="in a checkout: compile a copy and compare with it"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(arguments: argparse.Namespace) -> int:
    from ui.common.chosen_game import chosen_game, chosen_options, only_game

    game: str = arguments.game or only_game()
    options = chosen_options(chosen_game(game), arguments.option)
    reports = _reports(game, options, arguments)
    facts = _facts(reports)
    print(json.dumps(facts, indent=2) if arguments.json else _in_words(facts))
    if not facts["plays_alike"]:
        print("campagna: the two builds do not play alike; this is a bug.", file=sys.stderr)
        return FAILED
    return DONE


def _reports(
    game: str, options: Mapping[str, str], arguments: argparse.Namespace
) -> dict[str, Report]:
    """By build; only the interpreted one where nothing is compiled."""
    from solitaire.workbench import bench_builds
    from solitaire.workbench.compilation import compiled_modules

    try:
        if compiled_modules():
            pair = bench_builds.compare_with_interpreted(game, arguments.seconds, options)
        elif arguments.compile:
            pair = bench_builds.compare_with_compiled(game, arguments.seconds, options)
        else:
            return _only_interpreted(game, options, arguments)
    except bench_builds.NotMeasured as error:
        raise Failure(f"The speed could not be measured: {error}", UNAVAILABLE) from error
    return dict(zip(("compiled", "interpreted"), pair, strict=True))


def _only_interpreted(
    game: str, options: Mapping[str, str], arguments: argparse.Namespace
) -> dict[str, Report]:
    from solitaire.workbench.bench_builds import measure_this_build

    if not arguments.quiet:
        print(
            "campagna: nothing is compiled here, so there is nothing to compare; "
            "add --compile in a checkout, or pip install .",
            file=sys.stderr,
        )
    return {"interpreted": measure_this_build(game, arguments.seconds, options)}


def _facts(reports: dict[str, Report]) -> dict[str, Any]:
    facts: dict[str, Any] = {name: _figures(report) for name, report in reports.items()}
    facts["plays_alike"] = len({report.play_hash for report in reports.values()}) == 1
    if len(reports) == 2:
        interpreted, compiled = reports["interpreted"], reports["compiled"]
        facts["ratio"] = {
            name: round(interpreted.microseconds[name] / time, 2)
            for name, time in compiled.microseconds.items()
        }
    return facts


def _figures(report: Report) -> dict[str, Any]:
    return {
        **asdict(report),
        "plies_per_second": round(report.plies_per_second),
        "games_per_second": round(report.games_per_second, 2),
    }


def _in_words(facts: dict[str, Any]) -> str:
    builds = [name for name in ("compiled", "interpreted") if name in facts]
    first = facts[builds[0]]
    lines = [
        f"{first['game']}: CPU time, best of many windows; {first['plies_per_game']:.0f} plies "
        f"a game; plays as {first['play_hash'][:12]}",
        " " * 18
        + "".join(f"{name:>16}" for name in builds)
        + (" ratio" if "ratio" in facts else ""),
    ]
    for name, label in _LABELS.items():
        times = "".join(_time(facts[build]["microseconds"][name]) for build in builds)
        ratio = f"{facts['ratio'][name]:6.1f}" if "ratio" in facts else ""
        lines.append(f"{label:<18}{times}{ratio}")
    for key in ("plies_per_second", "games_per_second"):
        rates = "".join(f"{facts[build][key]:>16,}" for build in builds)
        lines.append(f"{key.replace('_', ' '):<18}{rates}")
    if builds[0] == "compiled" and not first["is_game_compiled"]:
        lines.append(f"The rules of {first['game']} themselves are not among the compiled modules.")
    return "\n".join(lines)


def _time(microseconds: float) -> str:
    if microseconds >= 1000:
        return f"{microseconds / 1000:>13.2f} ms"
    return f"{microseconds:>13.2f} us"
