"""`campagna swap`: re-deals what a computer player could not see, and checks that it chooses the
same.

0: every choice was the same; 1: one was not; 65 and 66: there is no record to try it on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from solitaire.protocol import Decide
from solitaire.registry import game_of
from ui.common.failures import (
    DONE,
    FAILED,
    USAGE,
    Failure,
)
from ui.common.record_files import add_progress_argument, add_record_arguments, open_record

if TYPE_CHECKING:
    from ai.honesty.swaps import SwapResult
    from solitaire.game import AnyRules
    from solitaire.protocol import Seat
    from solitaire.record import Record

HELP = "re-deal what the computer could not see in a record, and check that it chooses the same"

DEALS: Final = 200
NODES: Final = 100
"""For a plan, by default: each deal asks a player that starts thinking from scratch."""
FEW_DEALS: Final = 2
"""Deals that show whether something is hidden at a choice."""
_CLEAR_LINE: Final = "\r\x1b[K"


@dataclass(frozen=True, slots=True)
class Question:
    """A choice of the record."""

    line: int
    heading: tuple[str, ...]
    seat: Seat
    state: Any


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N", help=f"deals in all (default: {DEALS})"
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="whose choices (default: the computer's, or all if it has none)",
    )
    parser.add_argument(
        "--player",
        metavar="NAME",
        help=f"who is asked (default: search:nodes={NODES}, which plays as the levels do)",
    )
    add_progress_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from ai.honesty.swaps import Contestant, swap

    if arguments.deals < 1:
        raise Failure("--deals needs a number above 0.", USAGE)
    record = open_record(arguments)
    found = _questions(record, _seats(arguments, record))
    questions = _chosen(record.rules, found, arguments.deals)
    name = _player_name(arguments)
    contestant = Contestant(
        name, record.rules, game_of(record.rules).advice(), record.header.options, seed=1796
    )
    tick = _ticker(arguments.deals, arguments.progress)
    results = []
    for place, question in enumerate(questions):
        deals = arguments.deals // len(questions) + (place < arguments.deals % len(questions))
        results.append(swap(contestant, question.state, question.seat, deals, tick))
    if arguments.json:
        print(json.dumps(_as_json(record, name, questions, results), indent=1))
    else:
        print("\n".join(_as_lines(record, name, questions, results)))
    return DONE if all(result.holds for result in results) else FAILED


def _player_name(arguments: argparse.Namespace) -> str:
    from ai.players import UnknownPlayer, check_name

    name: str = arguments.player or f"search:nodes={NODES}"
    try:
        check_name(name)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error
    if "seconds" in name:
        raise Failure("A player that thinks by the clock cannot be repeated; name nodes.", USAGE)
    return name


def _seats(arguments: argparse.Namespace, record: Record) -> list[Seat]:
    from ui.terminal.receipt_checks import is_player

    seats, players = record.rules.seats, record.players()
    if arguments.seat is not None:
        if arguments.seat not in seats:
            known = ", ".join(seats)
            raise Failure(f"There is no seat {arguments.seat!r}. Choose one of: {known}.", USAGE)
        return [seats.index(arguments.seat)]
    computers = [seat for seat, name in enumerate(seats) if is_player(players.get(name, ""))]
    return computers or list(range(len(seats)))


def _questions(record: Record, seats: list[Seat]) -> list[Question]:
    """Every choice of these seats that had an alternative."""
    from solitaire.history import History
    from solitaire.record.model import carry_out

    rules = record.rules
    history: History[Any, Any, Any] = History(rules, rules.copy(record.start))
    found = []
    for step in record.steps:
        asked = history.pending
        is_theirs = step.played is not None and isinstance(asked, Decide) and asked.seat in seats
        if is_theirs and len(rules.actions(history.state)) > 1:
            assert isinstance(asked, Decide)
            heading = rules.heading(history.state)
            found.append(Question(step.line, heading, asked.seat, rules.copy(history.state)))
        carry_out(history, step)
    if not found:
        raise Failure(f"{record.path} has no choice of such a seat to try.", USAGE)
    return found


def _chosen(rules: AnyRules, questions: list[Question], deals: int) -> list[Question]:
    """Some of them, the same every time, so that each gets enough deals; first those at which
    something is hidden, which in some games are few."""
    from ai.honesty.swaps import DEALS_OF_A_DECISION

    most = max(deals // DEALS_OF_A_DECISION, 1)
    if len(questions) <= most:
        return questions
    places = Random(len(questions)).sample(range(len(questions)), len(questions))
    hiding = islice((place for place in places if _hides(rules, questions[place])), most)
    found = list(hiding)
    found += [place for place in places if place not in found][: most - len(found)]
    return [questions[place] for place in sorted(found)]


def _hides(rules: AnyRules, question: Question) -> bool:
    """Whether one of a few deals is a different world."""
    view, rng = rules.view(question.state, question.seat), Random(question.line)
    truth = rules.digest(question.state)
    return any(rules.digest(rules.imagine(view, rng)) != truth for _ in range(FEW_DEALS))


def _ticker(total: int, by_lines: bool) -> Callable[[], None]:
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            end = "" if done < total else _CLEAR_LINE
            print(f"{_CLEAR_LINE}deal {done} of {total}{end}", end="", file=sys.stderr, flush=True)
        elif by_lines:
            print(f"{done} of {total}", file=sys.stderr, flush=True)

    return tick


# -- telling --------------------------------------------------------------------------------------


def _as_lines(
    record: Record, name: str, questions: list[Question], results: list[SwapResult]
) -> list[str]:
    seats = record.rules.seats
    lines = [
        f"{name} was asked at {len(questions)} choices of {record.path}, each time in the true "
        "world and in dealt ones that look the same to its seat."
    ]
    for question, result in zip(questions, results, strict=True):
        place = f"{record.path}:{question.line}: {', '.join(question.heading)}"
        lines.append(
            f"{place}: {seats[question.seat]} chose {result.choice!r} in all {result.deals} deals, "
            f"{result.worlds} different worlds."
            if result.holds
            else f"{place}: {seats[question.seat]} did not choose alike."
        )
        lines += [f"  {difference}" for difference in result.differences]
        if result.unlike:
            lines.append(f"  {result.unlike} deals did not look the same; that is a fault of ours.")
    return [*lines, _verdict(results)]


def _verdict(results: list[SwapResult]) -> str:
    deals = sum(result.deals for result in results)
    differing = sum(bool(result.differences) for result in results)
    if differing:
        return f"{differing} of {len(results)} choices changed with what cannot be seen."
    if not any(result.worlds > 1 for result in results):
        return f"{deals} deals, 0 differences; but nothing is hidden at these choices."
    return f"{deals} deals, 0 differences: what it cannot see does not matter to it."


def _as_json(
    record: Record, name: str, questions: list[Question], results: list[SwapResult]
) -> dict[str, object]:
    return {
        "player": name,
        "deals": sum(result.deals for result in results),
        "holds": all(result.holds for result in results),
        "choices": [
            {
                "line": question.line,
                "heading": list(question.heading),
                "seat": record.rules.seats[question.seat],
                "choice": result.choice,
                "how": result.how,
                "deals": result.deals,
                "worlds": result.worlds,
                "differences": result.differences,
            }
            for question, result in zip(questions, results, strict=True)
        ],
    }
