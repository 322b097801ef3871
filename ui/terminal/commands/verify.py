"""`campagna verify`: compute every digest and every sealed die of a record again.

0: all holds, though the dice of an unfinished game may not be revealed yet; 1: something does not;
65 and 66: there is no record that could be judged.
"""

from __future__ import annotations

import argparse
import json

from solitaire.record import FaultKind, Record
from solitaire.record.faults import bad_record
from solitaire.record.verification import DiceProof, Verification, verify
from ui.terminal.failures import DONE, FAILED
from ui.terminal.record_files import (
    add_record_arguments,
    examine_record,
    failure_of,
    tell_warnings,
)

HELP = "check every digest of a game record, and every die against its sealed seed"

add_arguments = add_record_arguments


def run(arguments: argparse.Namespace) -> int:
    examination = examine_record(arguments)
    record = examination.record
    kinds = {fault.kind for fault in examination.faults}
    if record is None or kinds & {FaultKind.HEADER, FaultKind.CUT_OFF}:
        raise failure_of(bad_record(arguments.file, examination.faults))
    tell_warnings(record.warnings)
    result = verify(record, examination.faults)
    if arguments.json:
        print(json.dumps(_as_json(record, result), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_as_lines(record, result)))
    return DONE if result.holds else FAILED


def _as_lines(record: Record, result: Verification) -> list[str]:
    lines = [
        f"Plies: {result.plies} carried out.",
        f"Digests: {result.digests} computed again and equal.",
        f"Dice: {_dice_words(record, result)}",
    ]
    if result.take_backs:
        practice = result.take_backs_in_practice
        lines.append(f"Taken back: {result.take_backs} times, {practice} of them in practice.")
    if result.holds:
        return [*lines, "Verified."]
    return [*lines, str(bad_record(record.path, result.failures)), "Not verified."]


def _dice_words(record: Record, result: Verification) -> str:
    fingerprint = record.header.fingerprint
    return {
        DiceProof.PROVED: f"all {result.rolls} dice follow from the sealed seed.\n"
        f"Fingerprint: {fingerprint} (compare it with the one shown at the start).",
        DiceProof.REFUTED: "they do not follow from the sealed seed.",
        DiceProof.NOT_YET_REVEALED: f"sealed ({fingerprint}), not yet revealed.",
        DiceProof.NOT_SEALED: f"{record.header.dice or 'not stated'}, not sealed; "
        "nothing can be said about them.",
    }[result.dice]


def _as_json(record: Record, result: Verification) -> dict[str, object]:
    return {
        "verified": result.holds,
        "plies": result.plies,
        "digests": result.digests,
        "dice": str(result.dice),
        "dice kind": record.header.dice,
        "rolls": result.rolls,
        "fingerprint": record.header.fingerprint,
        "taken back": result.take_backs,
        "taken back in practice": result.take_backs_in_practice,
        "warnings": record.warnings,
        "failures": [
            {"line": fault.line, "kind": str(fault.kind), "message": fault.message}
            for fault in result.failures
        ],
    }
