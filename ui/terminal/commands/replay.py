"""`campagna replay`: play a record through and show where it ends."""

from __future__ import annotations

import argparse
import json

from solitaire.protocol import Seat
from solitaire.record import Playback, Record, replay
from solitaire.record.account import Told, account_lines, told_to_referee, told_to_seat
from ui.common.failures import DONE, USAGE, Failure
from ui.common.record_files import (
    add_record_arguments,
    add_reveal_argument,
    check_secrets,
    open_record,
    pending_json,
    pending_words,
)

HELP = "play a game record through; show what happened and the final position"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument(
        "--view", metavar="SEAT", help="only what this seat saw (default: the whole truth)"
    )
    add_reveal_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    record = open_record(arguments)
    seat = _seat(record, arguments.view)
    if seat is None:
        check_secrets(record, arguments.reveal, "--view SEAT shows what one of them knows. ")
    playback = replay(record)
    told = told_to_referee(playback) if seat is None else told_to_seat(playback, seat)
    if arguments.json:
        print(json.dumps(_as_json(playback, told, seat), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_as_lines(playback, told, seat)))
    return DONE


def _seat(record: Record, name: str | None) -> Seat | None:
    seats = record.rules.seats
    if name is None:
        return None
    if name not in seats:
        raise Failure(f"There is no seat {name!r}; the seats are {', '.join(seats)}.", USAGE)
    return seats.index(name)


def _as_lines(playback: Playback, told: list[Told], seat: Seat | None) -> list[str]:
    rules = playback.record.rules
    whose = "" if seat is None else f" as {rules.seats[seat]} sees it"
    return [
        *account_lines(told),
        "",
        f"Position{whose}:",
        *_position(playback, seat),
        "",
        pending_words(playback, seat),
    ]


def _as_json(playback: Playback, told: list[Told], seat: Seat | None) -> dict[str, object]:
    record = playback.record
    rules = record.rules
    answer: dict[str, object] = {
        "game": rules.name,
        "rules": record.header.rules_version,
        "options": dict(record.header.options),
        "view": None if seat is None else rules.seats[seat],
        "events": [
            {"heading": list(step.heading), "ply": step.ply or None, "words": step.words}
            for step in told
        ],
        "position": _position(playback, seat),
        "pending": pending_json(playback, seat),
        "warnings": record.warnings,
    }
    if seat is None:
        answer["digest"] = rules.digest(playback.state)
    return answer


def _position(playback: Playback, seat: Seat | None) -> list[str]:
    rules = playback.record.rules
    if seat is None:
        return rules.position_text(playback.state).rstrip("\n").split("\n")
    return rules.view_lines(rules.view(playback.state, seat))
