"""Writing a record: line by line while a game is played, or as a whole afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from solitaire.dice import FIXED, Dice, SealedDice
from solitaire.protocol import Chance, Decide, Over, Rules
from solitaire.record.faults import RecordNotWritten
from solitaire.record.files import PRIVATE, AppendedFile, create_file, not_written, replace_file
from solitaire.record.seal import place_seal, prepared_seal, remove_seal
from solitaire.record.text import (
    ABANDONED,
    PRACTICE,
    Header,
    choice_line,
    digest_line,
    fits_a_line,
    fits_a_roll,
    header_lines,
    heading_lines,
    mixture_of,
    plain,
    receipt_line,
    result_line,
    result_text,
    reveal_line,
    roll_line,
    shown_line,
    sits_line,
    undo_line,
)


def write_record(
    path: Path | str,
    rules: Rules[Any, Any, Any],
    options: Mapping[str, str],
    plies: Iterable[Any],
    *,
    position: str | None = None,
    seats: Mapping[str, str] | None = None,
    dice: str = FIXED,
    note: str = "",
    seed: str = "",
) -> None:
    """Write the record of a game, finished or not, as a whole file. See record_text()."""
    text = record_text(
        rules, options, plies, position=position, seats=seats, dice=dice, note=note, seed=seed
    )
    replace_file(Path(path), text.encode(), mode=PRIVATE)


def record_text(
    rules: Rules[Any, Any, Any],
    options: Mapping[str, str],
    plies: Iterable[Any],
    *,
    position: str | None = None,
    seats: Mapping[str, str] | None = None,
    dice: str = FIXED,
    note: str = "",
    seed: str = "",
) -> str:
    """The record of actions and outcomes played in this order, from a position if one is given.

    Plies are written as they are, legal or not. If the rules crash at a ply, it is the last one
    written, with a comment that says so; replaying then fails at the same line. `note` becomes a
    comment at the end.
    """
    header = header_for(rules, options, seats, dice=dice, position=position, seed=seed)
    scribe = Scribe(rules)
    lines = header_lines(header)
    state = rules.start(options) if position is None else rules.parse_position(position)
    try:
        for ply in plies:
            lines += scribe.before_ply(state, ply)
            rules.apply(state, ply)
            lines += scribe.after_ply(state)
    except Exception as error:  # noqa: BLE001 - the record is how the breakdown gets reported
        lines.append(f"; the rules break down here: {type(error).__name__}: {plain(str(error))}")
    lines += [f"; {line}" for line in note.splitlines()]
    return _joined(lines).decode()


def header_for(
    rules: Rules[Any, Any, Any],
    options: Mapping[str, str],
    seats: Mapping[str, str] | None,
    *,
    dice: str,
    fingerprint: str = "",
    position: str | None = None,
    is_mixed: bool = False,
    word: str = "",
    seed: str = "",
) -> Header:
    """A header with every option, including those left at their defaults: defaults may change
    later."""
    defaults = {option.name: option.values[0] for option in rules.options()}
    return Header(
        game=rules.name,
        rules_version=rules.version,
        data_digest=rules.data_digest(),
        options={**defaults, **options},
        seats=seats or {},
        dice=dice,
        fingerprint=fingerprint,
        position=position,
        is_mixed=is_mixed,
        word=plain(word),
        seed=plain(seed),
    )


class Scribe:
    """Turns plies into lines, with headings where the sequence of play advances."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._rules = rules
        self._heading: tuple[str, ...] = ()
        """The heading last written."""

    def before_ply(self, state: Any, ply: Any) -> list[str]:
        """The lines of a ply that is played in this state."""
        heading = self._rules.heading(state)
        lines = heading_lines(self._heading, heading)
        self._heading = heading
        return [*lines, f"  {self._ply_line(state, ply)}"]

    def after_ply(self, state: Any) -> list[str]:
        """What follows a ply that led to this state: a digest after a turn, the result."""
        asked = self._rules.pending(state)
        if isinstance(asked, Over):
            result = result_line(result_text(self._rules.seats, asked))
            return [digest_line(self._rules.digest(state)), result]
        if self._heading[:1] != self._rules.heading(state)[:1]:
            return [digest_line(self._rules.digest(state)), ""]
        return []

    def go_on_after(self, before: Any, after: Any) -> list[str]:
        """Continue a file whose last ply led from `before` to `after`: what should follow it."""
        self._heading = self._rules.heading(before)
        return self.after_ply(after)

    def repeat_heading(self) -> None:
        """Let the next ply be preceded by its full heading."""
        self._heading = ()

    def _ply_line(self, state: Any, ply: Any) -> str:
        asked = self._rules.pending(state)
        text = self._rules.ply_text(ply)
        if not (fits_a_roll if isinstance(asked, Chance) else fits_a_line)(text):
            raise ValueError(f"The ply text {text!r} cannot stand in a line of a record.")
        if isinstance(asked, Decide):
            return choice_line(self._rules.seats[asked.seat], text)
        if isinstance(asked, Chance):
            return roll_line(asked.cause, text)
        raise ValueError(f"The ply {text!r} was played after the end of the game.")


class RecordWriter:
    """The record of a game in progress. Every call is on disk when it returns."""

    def __init__(self, file: AppendedFile, scribe: Scribe) -> None:
        self._file = file
        self._scribe = scribe

    @classmethod
    def begin(
        cls,
        path: Path | str,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        dice: Dice,
        *,
        seats: Mapping[str, str] | None = None,
        position: str | None = None,
        word: str = "",
        seed: str = "",
    ) -> RecordWriter:
        """Start a new file with its header, and the side file of sealed dice.

        `word` is what the dice were mixed with, `seed` what computer players' choices are derived
        from.
        """
        path = Path(path)
        mixture, fingerprint = b"", ""
        if isinstance(dice, SealedDice):
            mixture, fingerprint = dice.mixture, dice.fingerprint
        header = header_for(
            rules,
            options,
            seats,
            dice=dice.kind,
            fingerprint=fingerprint,
            position=position,
            is_mixed=bool(mixture),
            word=word,
            seed=seed,
        )
        if mixture and mixture != mixture_of(header):
            raise ValueError("The dice are mixed with something else than this game's header.")
        data = _joined(header_lines(header))
        if isinstance(dice, SealedDice):
            _create_sealed(path, data, dice)
        else:
            create_file(path, data, mode=PRIVATE)
        return cls(AppendedFile(path), Scribe(rules))

    @property
    def path(self) -> Path:
        return self._file.path

    def ply(self, before: Any, ply: Any, after: Any, receipt: str = "") -> None:
        """A ply, with the states before and after it, and a computer player's receipt for it."""
        *headings, line = self._scribe.before_ply(before, ply)
        receipts = [f"  {receipt_line(receipt)}"] if receipt else []
        lines = [*headings, *receipts, line, *self._scribe.after_ply(after)]
        try:
            self._file.append(lines)
        except RecordNotWritten:
            self._scribe.repeat_heading()
            raise

    def take_back(self, plies: int) -> None:
        self._append_take_back(undo_line(plies))

    def take_back_in_practice(self, plies: int) -> None:
        self._append_take_back(undo_line(plies, PRACTICE))

    def sits(self, seat_name: str, who: str) -> None:
        self._file.append([f"  {sits_line(seat_name, who)}"])

    def shown(self, what: str) -> None:
        """Somebody saw more than they may know, or made a copy: EVERYTHING or COPY."""
        self._file.append([f"  {shown_line(what)}"])

    def abandon(self) -> None:
        self._file.append([result_line(ABANDONED)])

    def reveal(self, dice: SealedDice) -> None:
        """Reveal the seed of a game that has ended, and drop the side file."""
        self._file.append([reveal_line(dice.seed, dice.salt)])
        remove_seal(self.path)

    def close(self) -> None:
        self._file.close()

    def _append_take_back(self, line: str) -> None:
        self._file.append([f"  {line}"])
        self._scribe.repeat_heading()


def _create_sealed(path: Path, data: bytes, dice: SealedDice) -> None:
    """The record first: a program that is refused it must not touch the seed of the other's
    dice."""
    try:
        with prepared_seal(path, dice) as seal:
            create_file(path, data, mode=PRIVATE)
            place_seal(seal, path)
    except OSError as error:
        raise not_written(path, error) from error


def _joined(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()
