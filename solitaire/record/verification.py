"""Verifying a record: every digest is recomputed, and every die from the revealed seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from solitaire.dice import SEALED, SealedDice, listed_outcomes
from solitaire.history import History
from solitaire.protocol import Chance, Over
from solitaire.record.faults import FaultKind, RecordFault
from solitaire.record.model import DigestMark, Record, Step, carry_out
from solitaire.record.seal import dice_of


class DiceProof(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"
    NOT_YET_REVEALED = "not yet revealed"
    NOT_SEALED = "not sealed"


@dataclass
class Verification:
    """What was found out."""

    failures: list[RecordFault]
    dice: DiceProof = DiceProof.NOT_SEALED
    plies: int = 0
    rolls: int = 0
    digests: int = 0
    """How many agree."""
    take_backs: int = 0
    take_backs_in_practice: int = 0
    is_over: bool = False

    @property
    def holds(self) -> bool:
        return not self.failures


def verify(record: Record, faults: list[RecordFault]) -> Verification:
    """Check a record as far as it could be followed; `faults` are those found while reading it."""
    verifier = _Verifier(record)
    verifier.run()
    result = verifier.result
    # Digests are judged here, not by a reader that is lenient towards other rules and data.
    digest_lines = {mark.line for mark in record.marks}
    result.failures += [fault for fault in faults if fault.line not in digest_lines]
    result.failures.sort(key=lambda failure: failure.line)
    return result


@dataclass
class _Verifier:
    record: Record
    result: Verification = field(default_factory=lambda: Verification([]))
    marks_by_steps: dict[int, list[DigestMark]] = field(default_factory=dict)

    def run(self) -> None:
        rules = self.record.rules
        for mark in self.record.marks:
            self.marks_by_steps.setdefault(mark.steps, []).append(mark)
        history: History[Any, Any, Any] = History(rules, rules.copy(self.record.start))
        for number, step in enumerate(self.record.steps, start=1):
            self._check_die(history, step)
            turn = rules.heading(history.state)[:1]
            carry_out(history, step)
            self._count(step)
            self.result.is_over = isinstance(history.pending, Over)
            ends_turn = self.result.is_over or rules.heading(history.state)[:1] != turn
            self._check_digests(history.state, number, step, ends_turn=ends_turn)
        self._check_seal()

    def _count(self, step: Step) -> None:
        self.result.plies += step.played is not None
        self.result.take_backs += step.played is None
        self.result.take_backs_in_practice += step.in_practice

    def _check_digests(self, state: Any, steps: int, step: Step, *, ends_turn: bool) -> None:
        marks = self.marks_by_steps.get(steps, [])
        digest = self.record.rules.digest(state) if marks else ""
        for mark in marks:
            if mark.digest == digest:
                self.result.digests += 1
            else:
                self._fail(
                    mark.line, f"the digest is {mark.digest!r}, the plies lead to {digest!r}."
                )
        if ends_turn and not marks and step.played is not None:
            self._fail(step.line, "a turn ends here without a digest.")

    def _check_die(self, history: History[Any, Any, Any], step: Step) -> None:
        if step.played is None or not isinstance(step.played.asked, Chance):
            return
        self.result.rolls += 1
        if not self.record.seed:
            return
        dice = dice_of(self.record.header, self.record.seed, self.record.salt)
        outcomes = listed_outcomes(self.record.rules, history.state)
        sealed = dice.roll(step.played.asked, outcomes, self.result.rolls)
        if sealed != step.played.ply:
            text = self.record.rules.ply_text
            self.result.dice = DiceProof.REFUTED
            self._fail(
                step.line,
                f"roll {self.result.rolls} is {text(step.played.ply)!r}, "
                f"but the sealed seed gives {text(sealed)!r}.",
            )

    def _check_seal(self) -> None:
        record, result = self.record, self.result
        if record.header.dice != SEALED:
            return
        if not record.seed:
            result.dice = DiceProof.NOT_YET_REVEALED
            if record.result_line:
                self._fail(record.result_line, "the game has ended, but no seed is revealed.")
        elif SealedDice(record.seed, record.salt).fingerprint != record.header.fingerprint:
            result.dice = DiceProof.REFUTED
            self._fail(record.reveal_line, "seed and salt do not give the header's fingerprint.")
        elif result.dice is not DiceProof.REFUTED:
            result.dice = DiceProof.PROVED

    def _fail(self, line: int, message: str) -> None:
        self.result.failures.append(RecordFault(line, FaultKind.DISAGREES, message))
