"""`campagna fuzz`: play random games and look for broken rules."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ui.common.failures import (
    CANNOT_WRITE,
    DONE,
    FAILED,
    INTERRUPTED,
    Failure,
)
from ui.common.option_arguments import add_option_arguments

if TYPE_CHECKING:
    from solitaire.workbench.fuzz import FuzzedGame, FuzzOrder, FuzzSummary

HELP = "play random games, check every invariant, and keep a record of each fault"

FAULT_LIMIT: Final = 20
"""Faulty games after which fuzzing stops: more would only repeat them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, help="a game's name, or module:attribute")
    parser.add_argument("--games", type=_positive, default=100, help="how many (default 100)")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first game; each later game adds one"
    )
    parser.add_argument("--workers", type=_positive, default=1, help="processes (default 1)")
    add_option_arguments(parser, "fix an option")
    parser.add_argument(
        "--mix-options", action="store_true", help="draw the other options for each game"
    )
    parser.add_argument(
        "--closely-every",
        type=_positive,
        default=25,
        metavar="PLIES",
        help="look at copies, texts and views after so many plies (default %(default)s); "
        "the invariants are asked after every ply",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("fuzz-faults"), help="folder for the records of faults"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from solitaire.workbench.fuzz import FuzzOrder, FuzzSummary
    from ui.common.chosen_game import chosen_game, chosen_options

    rules = chosen_game(arguments.game)
    options = chosen_options(rules, arguments.option)
    order = FuzzOrder(
        arguments.game,
        options,
        arguments.mix_options,
        closely_every=arguments.closely_every,
    )
    summary = FuzzSummary(rules.seats)
    began = time.perf_counter()
    was_interrupted = False
    try:
        _play(order, arguments, summary)
    except KeyboardInterrupt:
        was_interrupted = True
    seconds = time.perf_counter() - began
    facts = _facts(rules.name, arguments, summary, seconds)
    facts["interrupted"] = was_interrupted
    print(json.dumps(facts, indent=2) if arguments.json else _in_words(facts))
    if was_interrupted:
        return INTERRUPTED
    return FAILED if summary.troubled else DONE


def _play(order: FuzzOrder, arguments: argparse.Namespace, summary: FuzzSummary) -> None:
    from ai.engine.processes import spawn_context
    from solitaire.workbench.fuzz import WorkersDied, fuzz_games
    from ui.common.progress import Progress

    seeds = range(arguments.seed, arguments.seed + arguments.games)
    bar = Progress.silent if arguments.quiet else Progress
    games = fuzz_games(order, seeds, arguments.workers, spawn_context())
    with closing(games), bar(f"fuzz {arguments.game}", arguments.games) as progress:
        try:
            for game in games:
                summary.add(game)
                if game.trouble:
                    _keep(game, arguments.out, order.game)
                progress.advance(f"{len(summary.troubled)} faults")
                if len(summary.troubled) >= FAULT_LIMIT:
                    break
        except WorkersDied as error:
            advice = "Play them with --workers 1 to see which."
            raise Failure(f"Fuzzing stopped: {error}. {advice}", FAILED) from error


def _keep(game: FuzzedGame, folder: Path, name: str) -> None:
    """Write the record of a faulty game, and the traceback of a crash beside it."""
    path = record_path(folder, name, game.seed)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if game.record:
            path.write_text(game.record, encoding="utf-8")
        if game.traceback:
            path.with_suffix(".traceback").write_text(game.traceback, encoding="utf-8")
    except OSError as error:
        message = f"{path} cannot be written: {error.strerror}. Name another folder by --out."
        raise Failure(message, CANNOT_WRITE) from error


def record_path(folder: Path, name: str, seed: int) -> Path:
    return folder / f"{name.replace(':', '.')}-{seed}.rec"


def _facts(
    game: str, arguments: argparse.Namespace, summary: FuzzSummary, seconds: float
) -> dict[str, Any]:
    return {
        "game": game,
        "seed": arguments.seed,
        "games": summary.games,
        "plies": summary.plies,
        "plies_per_game": {
            "least": summary.shortest,
            "mean": round(summary.plies / max(1, summary.games), 1),
            "most": summary.longest,
        },
        "wins": summary.wins,
        "even": summary.even,
        "seconds": round(seconds, 3),
        "plies_per_second": round(summary.plies / seconds) if seconds else 0,
        "games_per_second": round(summary.games / seconds, 2) if seconds else 0,
        "faults": [
            {
                "seed": found.seed,
                "options": dict(found.options),
                "ply": found.ply_count,
                "message": found.trouble,
                "record": str(record_path(arguments.out, arguments.game, found.seed))
                if found.record
                else None,
            }
            for found in sorted(summary.troubled, key=lambda game: game.seed)
        ],
    }


def _in_words(facts: dict[str, Any]) -> str:
    wins = ", ".join(f"{seat} won {count}" for seat, count in facts["wins"].items())
    plies = facts["plies_per_game"]
    lines = [
        f"{facts['game']}: {facts['games']} games from seed {facts['seed']}, "
        f"{facts['plies']} plies, {len(facts['faults'])} faults",
        f"  {wins}, {facts['even']} were even",
        f"  {plies['mean']} plies a game, {plies['least']} to {plies['most']}",
        f"  {facts['seconds']} s: {facts['plies_per_second']} plies/s, "
        f"{facts['games_per_second']} games/s",
    ]
    for found in facts["faults"]:
        kept = f" [{found['record']}]" if found["record"] else ""
        lines.append(f"  seed {found['seed']}, ply {found['ply']}: {found['message']}{kept}")
    if facts["interrupted"]:
        lines.append("  interrupted; these are the games finished by then")
    if len(facts["faults"]) >= FAULT_LIMIT:
        lines.append(f"  stopped after {FAULT_LIMIT} faulty games")
    return "\n".join(lines)
