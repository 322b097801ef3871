"""`campagna verify`: compute every digest and every sealed die of a record again.

With --ai also every choice that a computer player left a receipt for.

0: all holds, and with --ai every choice was repeated, though the dice of an unfinished game may not
be revealed yet; 1: something does not hold, or not the whole game could be repeated; 65 and 66:
there is no record that could be judged.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from solitaire.record import FaultKind, Record
from solitaire.record.faults import bad_record
from solitaire.record.text import COPY, EVERYTHING
from solitaire.record.verification import DiceProof, Verification, verify
from ui.common.failures import DONE, FAILED
from ui.common.record_files import (
    add_progress_argument,
    add_record_arguments,
    examine_record,
    failure_of,
    tell_warnings,
)
from ui.terminal.receipt_checks import ReceiptsVerification, verify_receipts

HELP = "check every digest of a game record, and every die against its sealed seed"

_SHOWN_WORDS = {
    EVERYTHING: "somebody looked at everything while the game went on",
    COPY: "somebody copied the game while it went on",
}
_CLEAR_LINE = "\r\x1b[K"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument(
        "--ai",
        action="store_true",
        help="also let the computer players choose again and compare with their receipts",
    )
    add_progress_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    examination = examine_record(arguments)
    record = examination.record
    kinds = {fault.kind for fault in examination.faults}
    if record is None or kinds & {FaultKind.HEADER, FaultKind.CUT_OFF, FaultKind.UNREADABLE}:
        raise failure_of(bad_record(arguments.file, examination.faults))
    tell_warnings(record.warnings)
    result = verify(record, examination.faults)
    players = verify_receipts(record, _progress(arguments.progress)) if arguments.ai else None
    if players is not None:
        tell_warnings(players.warnings)
        result.failures += players.failures
    if arguments.json:
        print(json.dumps(_as_json(record, result, players), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_as_lines(record, result, players)))
    return DONE if _is_verified(result, players) else FAILED


def _is_verified(result: Verification, players: ReceiptsVerification | None) -> bool:
    """All that was asked for: also with --ai the game as a whole, or it is not verified."""
    return result.holds and (players is None or players.is_whole)


def _progress(by_lines: bool) -> Callable[[int, int], None]:
    def show(done: int, total: int) -> None:
        end = "" if done < total else _CLEAR_LINE
        words = f"{_CLEAR_LINE}{done} of {total} choices{end}"
        if sys.stderr.isatty():
            print(words, end="", file=sys.stderr, flush=True)
        elif by_lines:
            print(f"{done} of {total}", file=sys.stderr, flush=True)

    return show


def _as_lines(
    record: Record, result: Verification, players: ReceiptsVerification | None
) -> list[str]:
    lines = [
        f"Plies: {result.plies} carried out.",
        f"Digests: {result.digests} computed again and equal.",
        f"Dice: {_dice_words(record, result)}",
    ]
    if result.take_backs:
        practice = result.take_backs_in_practice
        lines.append(f"Taken back: {result.take_backs} times, {practice} of them in practice.")
    lines += _unusual_lines(record)
    if players is not None:
        lines.append(f"Receipts: {_receipt_words(players)}")
    if _is_verified(result, players):
        return [*lines, "Verified."]
    if result.holds:
        return [*lines, "Not verified as a whole."]
    return [*lines, str(bad_record(record.path, result.failures)), "Not verified."]


def _unusual_lines(record: Record) -> list[str]:
    """What the record tells about things that can matter to the other side."""
    lines = []
    if record.seat_changes:
        changes = [f"{one.seat} {one.who} (line {one.line})" for one in record.seat_changes]
        lines.append(f"Seats: changed while the game went on: {', '.join(changes)}.")
    for what, words in _SHOWN_WORDS.items():
        marks = [f"line {mark.line}" for mark in record.shown if mark.what == what]
        if marks:
            lines.append(f"Secrets: {words} ({', '.join(marks)}).")
    return lines


def _receipt_words(players: ReceiptsVerification) -> str:
    if not players.receipts:
        return "there are none, so nothing can be said about how the computer chose."
    words = (
        f"{players.repeated} of {players.receipts} choices came out the same from the player's own "
        f"view, seed and nodes; players sat down {players.sittings} times."
    )
    if players.unrepeatable:
        words += f" {players.unrepeatable} were made by the clock and cannot be repeated."
    if players.other_seeds:
        words += (
            f" {players.other_seeds} were made by another seed than the seat's first; this record "
            "is of a time when headers fixed no seed, so it may have been looked for."
        )
    if players.missing:
        words += f" {players.missing} choices have no receipt."
    return words


def _dice_words(record: Record, result: Verification) -> str:
    fingerprint = record.header.fingerprint
    return {
        DiceProof.PROVED: f"all {result.rolls} dice follow from the sealed seed.\n"
        f"Fingerprint: {fingerprint} (compare it with the one shown at the start).\n"
        f"Mixed in: {_mixture_words(record)}",
        DiceProof.REFUTED: "they do not follow from the sealed seed.",
        DiceProof.NOT_YET_REVEALED: f"sealed ({fingerprint}), not yet revealed.",
        DiceProof.NOT_SEALED: f"{record.header.dice or 'not stated'}, not sealed; "
        "nothing can be said about them.",
    }[result.dice]


def _mixture_words(record: Record) -> str:
    header = record.header
    if not header.is_mixed:
        return "nothing; the program alone drew the seed."
    word = f"and the word {header.word!r}" if header.word else "no word"
    return f"options and seats, {word}."


def _as_json(
    record: Record, result: Verification, players: ReceiptsVerification | None
) -> dict[str, object]:
    return {
        **({} if players is None else {"receipts": _receipts_json(players)}),
        "verified": _is_verified(result, players),
        "plies": result.plies,
        "digests": result.digests,
        "dice": str(result.dice),
        "dice kind": record.header.dice,
        "rolls": result.rolls,
        "fingerprint": record.header.fingerprint,
        "mixed": record.header.is_mixed,
        "word": record.header.word,
        "taken back": result.take_backs,
        "taken back in practice": result.take_backs_in_practice,
        "seats changed": [
            {"line": one.line, "seat": one.seat, "who": one.who} for one in record.seat_changes
        ],
        "shown": [{"line": mark.line, "what": mark.what} for mark in record.shown],
        "warnings": record.warnings,
        "failures": [
            {"line": fault.line, "kind": str(fault.kind), "message": fault.message}
            for fault in result.failures
        ],
    }


def _receipts_json(players: ReceiptsVerification) -> dict[str, int]:
    return {
        "found": players.receipts,
        "repeated": players.repeated,
        "unrepeatable": players.unrepeatable,
        "missing": players.missing,
        "sittings": players.sittings,
        "other seeds": players.other_seeds,
    }
