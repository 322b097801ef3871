"""Lets the computer players of a record choose again, and compares with their receipts.

Each player is asked in the order of the record, with the views of its seat and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ai.honesty.receipts import (
    BadReceipt,
    Clerk,
    Receipt,
    differences,
    read_receipt,
    view_hash,
)
from ai.players import SEARCH, UnknownPlayer, check_name
from solitaire.history import History
from solitaire.protocol import Decide, Seat
from solitaire.record import FaultKind, ReceiptMark, Record, RecordFault, Step
from solitaire.record.model import carry_out
from solitaire.record.text import mixture_of
from ui.common.computers import (
    clerk_with_seed,
    engine_name,
    seed_at,
    seed_of_sealed,
)

_HURRIED_OF_OLD: Final = re.compile(r"search:seconds=\d+\.\d\d")


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
    other_seeds: int = 0
    """Choices by another seed than the seat's first, where the header fixes none."""
    failures: list[RecordFault] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.failures

    @property
    def is_whole(self) -> bool:
        """Whether every choice was repeated, by players that nobody could exchange."""
        return self.holds and self.receipts == self.repeated > 0 and not self.other_seeds


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
        self._seeds: dict[Seat, int] = {}
        self._check_seed()

    def _check_seed(self) -> None:
        """The header's seed is what every player must have chosen by."""
        header = self._record.header
        if header.seed:
            seats = range(len(self._rules.seats))
            self._seeds = {seat: seed_at(header.seed, seat) for seat in seats}
        if header.is_mixed and header.seed != seed_of_sealed(
            header.fingerprint, mixture_of(header)
        ):
            self._fail(1, "the seed of the header does not follow from its seal.")

    def run(self, progress: Callable[[int, int], None]) -> None:
        record, rules = self._record, self._rules
        history: History[Any, Any, Any] = History(rules, rules.copy(record.start))
        for place, step in enumerate(record.steps):
            mark = self._mark_by_steps.pop(place, None)
            if mark is not None:
                self._check(mark, place, history, step)
                progress(self.result.receipts, len(record.receipts))
            elif step.played is not None and step.played.seat is not None:
                self._check_person(place, step, step.played.seat)
            carry_out(history, step)
        for mark in self._mark_by_steps.values():
            self._fail(mark.line, "the choice of this receipt is missing.")

    def _player(self, place: int, seat: Seat) -> str:
        """Who sits there when so many steps have been made, as the record has it."""
        return self._record.players(place).get(self._rules.seats[seat], "")

    def _check_person(self, place: int, step: Step, seat: Seat) -> None:
        if is_player(self._player(place, seat)):
            self.result.missing += 1
            self._fail(step.line, "a computer player's choice without a receipt.")

    def _check(
        self, mark: ReceiptMark, place: int, history: History[Any, Any, Any], step: Step
    ) -> None:
        self.result.receipts += 1
        asked, played = history.pending, step.played
        if not isinstance(asked, Decide) or played is None:
            self._fail(mark.line, "a receipt where nobody chooses.")
            return
        try:
            found = read_receipt(mark.text)
        except BadReceipt as error:
            self._fail(mark.line, str(error))
            return
        if found.choice != self._rules.ply_text(played.ply):
            self._fail(mark.line, f"the receipt is for {found.choice!r}, not for what was played.")
        if self._is_of_its_seat(mark, found, self._player(place, asked.seat), asked.seat):
            self._repeat(mark, found, asked.seat, history)

    def _is_of_its_seat(self, mark: ReceiptMark, found: Receipt, player: str, seat: Seat) -> bool:
        """Whether the one whom the record names chose, and by the seat's seed."""
        if not is_player(player):
            self._fail(mark.line, f"a receipt of {found.player!r}, but {player!r} sits there.")
            return False
        if found.player != player and not self._is_hurried_of_old(found, player):
            self._fail(mark.line, f"the player is {found.player!r}, but {player!r} sits there.")
            return False
        seed = self._seeds.setdefault(seat, found.seed)
        if found.seed == seed:
            return True
        if self._record.header.seed:
            self._fail(mark.line, f"the seed is {found.seed}, but the header's is {seed}.")
            return False
        self.result.other_seeds += 1
        return True

    def _is_hurried_of_old(self, found: Receipt, player: str) -> bool:
        """Before headers had seeds, thoughts that were broken off bore the name of a clock."""
        is_clock = _HURRIED_OF_OLD.fullmatch(found.player) is not None
        return is_clock and player.startswith(SEARCH) and not self._record.header.seed

    def _repeat(
        self, mark: ReceiptMark, found: Receipt, seat: Seat, history: History[Any, Any, Any]
    ) -> None:
        view = self._rules.view(history.state, seat)
        if not found.is_repeatable:
            self.result.unrepeatable += 1
            if not found.player.startswith(SEARCH):
                self._fail(mark.line, f"{found.player!r} cannot be broken off.")
            if found.view != view_hash(view):
                self._fail(mark.line, f"the view is {found.view}, computed {view_hash(view)}.")
            return
        clerk = self._clerk(found, seat)
        offered = self._rules.actions(history.state)
        self._compare(mark, found, clerk.decide(view, offered, len(history.plies)).receipt)

    def _clerk(self, found: Receipt, seat: Seat) -> Clerk:
        """Of the same name and seed as the seat's, which were compared before."""
        clerk = self._clerks.get(seat)
        if clerk is None or found.number == 1 or clerk.name != found.player:
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
