"""`campagna match`: two players meet in many games, in pairs with the sides changed."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Generator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ui.common.failures import (
    DONE,
    FAILED,
    INTERRUPTED,
    NOT_FOUND,
    UNAVAILABLE,
    USAGE,
    Failure,
)
from ui.common.option_arguments import add_option_arguments

if TYPE_CHECKING:
    from ai.arena.arena import Fixture, GameResult, Match
    from ai.arena.cluster import TlsFiles
    from ai.arena.statistics import SequentialTest
    from solitaire.protocol import Rules
    from ui.terminal.match.file import ResultsFile
    from ui.terminal.match.progress import MatchProgress

HELP = "play two players against each other in many games: score, Elo, sequential test"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "players", nargs="*", metavar="PLAYER", help="random, staff, flat, search, search:LEVEL ..."
    )
    parser.add_argument("--games", type=_even, default=100, help="an even number (default 100)")
    parser.add_argument("--game", help="a game's name, or module:attribute (default: the first)")
    parser.add_argument("--level", type=int, help="of players that have levels and name none")
    parser.add_argument("--nodes", type=int, help="effort of players that name none")
    parser.add_argument("--seconds", type=float, help="time of players that name no effort")
    parser.add_argument("--visibility", help="short for --option visibility=VALUE")
    add_option_arguments(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same games")
    parser.add_argument(
        "--jobs", type=_positive, default=_cores(), help="games at a time (default: one per core)"
    )
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on a Dask cluster instead of this machine"
    )
    parser.add_argument(
        "--tls",
        nargs=3,
        type=Path,
        metavar=("CA", "CERT", "KEY"),
        help="PEM files for a scheduler at tls://..., so that both sides prove who they are",
    )
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="stop as soon as the first player is shown to be worth ELO1, or only ELO0",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep the results there; by default the same match finds its file again",
    )
    parser.add_argument(
        "--rate",
        nargs="+",
        type=Path,
        default=[],
        metavar="FILE",
        help="play nothing: rate all players in these files of results",
    )
    parser.add_argument(
        "--anchor", default="random", metavar="PLAYER", help="rated 0 by --rate (default random)"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _even(text: str) -> int:
    if not text.isdecimal() or int(text) < 2 or int(text) % 2:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an even number from 2 up; every seed is played from both sides"
        )
    return int(text)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def run(arguments: argparse.Namespace) -> int:
    return _rate(arguments) if arguments.rate else _meet(arguments)


def _rate(arguments: argparse.Namespace) -> int:
    from ui.terminal.match.rating import rated, rating_facts, rating_table

    if arguments.players:
        raise Failure("--rate plays nothing, so it takes no players.", USAGE)
    found = rated(arguments.rate, arguments.anchor)
    print(json.dumps(rating_facts(found), indent=2) if arguments.json else rating_table(found))
    return DONE


def _meet(arguments: argparse.Namespace) -> int:
    from ai.arena.report import report
    from ui.common.chosen_game import chosen_game, only_game
    from ui.terminal.match.file import ResultsFile, default_path
    from ui.terminal.match.words import in_words

    game: str = arguments.game or only_game()
    rules = chosen_game(game)
    match = _match(arguments, game, rules)
    test = _test(arguments)
    path: Path = arguments.out or default_path(match)
    with ResultsFile(path, match) as results:
        try:
            _play(arguments, match, test, results)
        except KeyboardInterrupt:
            print(
                f"campagna: {len(results.games)} of {arguments.games} games are kept in {path}; "
                "the same command goes on from there.",
                file=sys.stderr,
            )
            return INTERRUPTED
    asked_for = {f: results.games[f] for f in _planned(arguments) if f in results.games}
    facts = report(match, asked_for, rules.seats, test)
    facts["file"] = str(path)
    print(json.dumps(facts, indent=2) if arguments.json else in_words(facts))
    return _exit_code(facts)


def _exit_code(facts: dict[str, Any]) -> int:
    """Failed if something else than playing strength came in, or the test says no."""
    from ai.arena.statistics import NOT_BETTER

    is_refuted = facts["test"] is not None and facts["test"]["verdict"] == NOT_BETTER
    return FAILED if is_refuted or facts["broken"] else DONE


# -- what is played -------------------------------------------------------------------------------


def _match(arguments: argparse.Namespace, game: str, rules: Rules[Any, Any, Any]) -> Match:
    from ui.common.chosen_game import chosen_options
    from ui.terminal.match.table import full_name, new_match

    if len(arguments.players) != 2:
        raise Failure("A match needs two players: campagna match staff random.", USAGE)
    pairs = list(arguments.option)
    if arguments.visibility is not None:
        pairs.append(f"visibility={arguments.visibility}")
    effort = _effort(arguments)
    names = [full_name(name, effort, rules) for name in arguments.players]
    if effort and names == arguments.players:
        raise Failure(f"Neither player takes {effort!r} behind its name.", USAGE)
    return new_match(game, rules, chosen_options(rules, pairs), names, arguments.seed)


def _effort(arguments: argparse.Namespace) -> str:
    """What stands behind a player's name for --level, --nodes or --seconds."""
    given = [
        text
        for value, text in (
            (arguments.level, f"{arguments.level}"),
            (arguments.nodes, f"nodes={arguments.nodes}"),
            (arguments.seconds, f"seconds={arguments.seconds}"),
        )
        if value is not None
    ]
    if len(given) > 1:
        raise Failure("Give one of --level, --nodes and --seconds.", USAGE)
    return given[0] if given else ""


def _test(arguments: argparse.Namespace) -> SequentialTest | None:
    from ai.arena.statistics import SequentialTest

    if arguments.sprt is None:
        return None
    elo0, elo1 = arguments.sprt
    if elo0 >= elo1:
        raise Failure("--sprt needs the smaller rating first: --sprt 0 20.", USAGE)
    return SequentialTest(elo0, elo1)


# -- playing --------------------------------------------------------------------------------------


def _play(
    arguments: argparse.Namespace,
    match: Match,
    test: SequentialTest | None,
    results: ResultsFile,
) -> None:
    from ai.arena.report import pair_scores, pairs_in_sequence

    planned = _planned(arguments)
    todo = [fixture for fixture in planned if fixture not in results.games]
    known = 0

    def is_decided() -> bool:
        nonlocal known
        if test is None:
            return False
        scores = pair_scores(pairs_in_sequence(results.games))
        decided = test.decided_after(scores, known)
        known = len(scores)
        return decided is not None

    if not todo or is_decided():
        return
    if not arguments.quiet:
        kept = f"{len(planned) - len(todo)} of {len(planned)} games are played"
        print(f"campagna: {kept}; results are kept in {results.path}.", file=sys.stderr, flush=True)
    with (
        _progress(arguments, match, results) as progress,
        closing(_games(arguments, match, todo)) as games,
    ):
        for game in games:
            results.add(game)
            if progress is not None:
                progress.advance()
            if is_decided():
                break


def _planned(arguments: argparse.Namespace) -> list[Fixture]:
    from ai.arena.arena import Fixture

    return [Fixture(pair, leg) for pair in range(arguments.games // 2) for leg in range(2)]


def _progress(
    arguments: argparse.Namespace, match: Match, results: ResultsFile
) -> AbstractContextManager[MatchProgress | None]:
    from ui.terminal.match.progress import MatchProgress

    if arguments.quiet:
        return nullcontext()
    return MatchProgress(" - ".join(match.players), arguments.games, results.games)


def _games(
    arguments: argparse.Namespace, match: Match, todo: list[Fixture]
) -> Generator[GameResult]:
    from ai.arena.cluster import NoCluster, play_on_cluster
    from ai.arena.processes import CannotPlay, play_locally
    from ui.terminal.match.table import play_fixture

    try:
        if arguments.scheduler is None:
            yield from play_locally(play_fixture, match, todo, arguments.jobs)
        else:
            tls = _tls(arguments)
            yield from play_on_cluster(play_fixture, match, todo, arguments.scheduler, tls)
    except CannotPlay as error:
        raise Failure(f"The match stopped: {error}.", FAILED) from error
    except NoCluster as error:
        raise Failure(str(error), UNAVAILABLE) from error


def _tls(arguments: argparse.Namespace) -> TlsFiles | None:
    from ai.arena.cluster import TlsFiles

    if arguments.tls is None:
        return None
    for path in arguments.tls:
        if not path.is_file():
            raise Failure(f"There is no file {path}, which --tls names.", NOT_FOUND)
    return TlsFiles(*arguments.tls)
