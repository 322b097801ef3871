"""Lets the computer players of a record choose again, and compares with their receipts.

Each player is asked in the order of the record, with the views of its seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ai.players import UnknownPlayer, check_name
from ai.receipts import BadReceipt, Clerk, Receipt, differences, read_receipt
from solitaire.history import History
from solitaire.protocol import Decide, Seat
from solitaire.record import FaultKind, ReceiptMark, Record, RecordFault, Step
from solitaire.record.model import carry_out
from ui.computers import clerk_with_seed, engine_name


@dataclass
class ReceiptsVerification:
    """What was found out."""

    receipts: int = 0
    repeated: int = 0
    """Choices that came out the same, to the last visit."""
    unrepeatable: int = 0
    """Made by the clock instead of by nodes."""
    missing: int = 0
    """Choices of computer players without a receipt."""
    sittings: int = 0
    """How often a player began anew: once for each, and once more whenever a game was resumed."""
    failures: list[RecordFault] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.failures


def verify_receipts(
    record: Record, progress: Callable[[int, int], None] = lambda done, total: None
) -> ReceiptsVerification:
    """Run every decision again. `progress` is told how many receipts of how many were read."""
    checker = _Checker(record)
    checker.run(progress)
    return checker.result


class _Checker:
    def __init__(self, record: Record) -> None:
        self.result = ReceiptsVerification()
        self._record = record
        self._rules = record.rules
        self._mark_by_steps: dict[int, ReceiptMark] = {}
        for mark in record.receipts:
            if mark.steps in self._mark_by_steps:
                self._fail(mark.line, "a second receipt for the same choice.")
            self._mark_by_steps[mark.steps] = mark
        self._clerks: dict[Seat, Clerk] = {}
        self._computers = {
            seat
            for seat, name in enumerate(self._rules.seats)
            if is_player(record.header.seats.get(name, ""))
        }

    def run(self, progress: Callable[[int, int], None]) -> None:
        record, rules = self._record, self._rules
        history: History[Any, Any, Any] = History(rules, rules.copy(record.start))
        for place, step in enumerate(record.steps):
            mark = self._mark_by_steps.pop(place, None)
            if mark is not None:
                self._check(mark, history, step)
                progress(self.result.receipts, len(record.receipts))
            elif step.played is not None and step.played.seat in self._computers:
                self.result.missing += 1
                self._fail(step.line, "a computer player's choice without a receipt.")
            carry_out(history, step)
        for mark in self._mark_by_steps.values():
            self._fail(mark.line, "the choice of this receipt is missing.")

    def _check(self, mark: ReceiptMark, history: History[Any, Any, Any], step: Step) -> None:
        self.result.receipts += 1
        asked, played = history.pending, step.played
        if not isinstance(asked, Decide) or played is None:
            self._fail(mark.line, "a receipt where nobody chooses.")
            return
        try:
            found = read_receipt(mark.text)
            clerk = self._clerk(found, asked.seat)
        except (BadReceipt, UnknownPlayer) as error:
            self._fail(mark.line, str(error))
            return
        if found.choice != self._rules.ply_text(played.ply):
            self._fail(mark.line, f"the receipt is for {found.choice!r}, not for what was played.")
        if not found.is_repeatable:
            self.result.unrepeatable += 1
            return
        offered = self._rules.actions(history.state)
        view = self._rules.view(history.state, asked.seat)
        self._compare(mark, found, clerk.decide(view, offered, len(history.plies)).receipt)

    def _clerk(self, found: Receipt, seat: Seat) -> Clerk:
        clerk = self._clerks.get(seat)
        if clerk is None or found.number == 1:
            self.result.sittings += 1
            options = self._record.header.options
            clerk = clerk_with_seed(found.player, self._rules, options, seat, found.seed)
            self._clerks[seat] = clerk
        return clerk

    def _compare(self, mark: ReceiptMark, found: Receipt, computed: Receipt) -> None:
        found_differences = differences(found, computed)
        if not found_differences:
            self.result.repeated += 1
            return
        if found.engine != engine_name(self._rules) and not self.result.warnings:
            self.result.warnings.append(
                f"The receipts are of {found.engine}; this is {engine_name(self._rules)}, "
                "which may choose differently."
            )
        self._fail(mark.line, f"{'; '.join(found_differences)}.")

    def _fail(self, line: int, message: str) -> None:
        self.result.failures.append(RecordFault(line, FaultKind.DISAGREES, message))


def is_player(name: str) -> bool:
    """Whether these words of a header name a computer player."""
    try:
        check_name(name)
    except UnknownPlayer:
        return False
    return True
