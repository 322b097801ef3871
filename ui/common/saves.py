"""The files of games played in the terminal: finding, starting, resuming and copying them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from solitaire.dice import FRESH, SEALED, TYPED, Dice, SealedDice
from solitaire.protocol import Over, Rules
from solitaire.record import Playback, RecordError, RecordWriter, replay
from solitaire.record.files import PRIVATE
from solitaire.record.text import COPY, mixture_of, plain
from solitaire.record.writer import header_for
from solitaire.registry import game_of
from solitaire.resumption import resume
from solitaire.session import Session, new_session
from solitaire.text import marked, text, verbatim
from ui import paths
from ui.common.computers import new_seed_of_choices, seed_of_sealed
from ui.common.failures import CANNOT_WRITE, NOT_FOUND, Failure
from ui.common.record_files import failure_of, tell_warnings
from ui.common.record_glance import glance

SUFFIX: Final = ".rec"


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that is being recorded."""

    path: Path
    session: Session[Any, Any, Any]
    options: Mapping[str, str]
    seats: Mapping[str, str]
    """Who sits where, as the record has it."""
    fingerprint: str
    """Of sealed dice; empty for others."""
    past: Playback | None
    """What was played before; None for a new game."""
    notes: list[str]
    """What the players should know about the file."""
    is_recorded: bool = True
    """Otherwise the disk refused and nothing of the game is kept."""
    seed: str = ""
    """What computer players' choices are derived from, as in the header; empty in old records."""

    @property
    def take_backs(self) -> int:
        """Each is one step of the record, however many choices the order had."""
        moments = self.past.moments if self.past is not None else ()
        return sum(1 for moment in moments if moment.step.played is None)


@contextmanager
def told_as_failures() -> Iterator[None]:
    """Records that cannot be read or written end the command with one sentence."""
    try:
        yield
    except RecordError as error:
        raise failure_of(error) from error


def new_path(game: str, now: datetime) -> Path:
    """A name not yet used in the player's folder, which is made if it is not there."""
    folder = paths.games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = text(
            "The folder {folder} cannot be made: {why}. Name a FILE for the game, or set "
            "CAMPAGNA_HOME to a folder that can be written.",
            folder=str(folder),
            why=verbatim(error.strerror or str(error)),
        )
        raise Failure(message, CANNOT_WRITE) from error
    stem = f"{game.replace(':', '.')}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}" for number in range(1, 1000))
    return next(folder / name for name in names if not (folder / name).exists())


def newest_unfinished(game: str | None) -> Path:
    """The unfinished game in the player's folder that was played last."""
    folder = paths.games_folder()
    found = [path for path in folder.glob(f"*{SUFFIX}") if _is_unfinished(path, game)]
    if not found:
        what = f"unfinished game of {game}" if game else "unfinished game"
        raise Failure(
            f"There is no {what} in {folder}; campagna play --text begins one.", NOT_FOUND
        )
    return max(found, key=lambda path: path.stat().st_mtime)


def _is_unfinished(path: Path, game: str | None) -> bool:
    """By its text alone; whether it is sound is found out when it is opened."""
    try:
        lines = glance(path)
    except RecordError as error:
        tell_warnings([f"{path} is passed over: {error}"])
        return False
    if game is not None and f"game {game}" not in lines:
        return False
    return any(lines) and not any(line.startswith("result ") for line in lines)


def begin(
    path: Path,
    rules: Rules[Any, Any, Any],
    options: Mapping[str, str],
    seats: Mapping[str, str],
    dice: Dice,
    *,
    word: str = "",
    seed: str = "",
) -> OpenGame:
    """`word` is mixed into sealed dice; `seed` is what computers choose by, if not drawn here."""
    fingerprint = ""
    if isinstance(dice, SealedDice):
        fingerprint = dice.fingerprint
        header = header_for(rules, options, seats, dice=dice.kind, word=word)
        dice = dice.mixed_with(mixture_of(header))
        seed = seed_of_sealed(fingerprint, dice.mixture)
    seed = seed or new_seed_of_choices()
    with told_as_failures():
        writer = RecordWriter.begin(
            path, rules, options, dice, seats=seats, word=word if fingerprint else "", seed=seed
        )
        session = new_session(rules, options, dice, writer=writer)
    return OpenGame(path, session, options, seats, fingerprint, None, [], seed=plain(seed))


def take_up(path: Path, rules: Rules[Any, Any, Any] | None, dice: Dice) -> OpenGame:
    """Continue a game; the dice are used unless the record's own are sealed."""
    with told_as_failures():
        resumed = resume(path, dice, rules)
    header = resumed.record.header
    return OpenGame(
        path,
        resumed.session,
        header.options,
        resumed.record.players(),
        header.fingerprint,
        replay(resumed.record),
        resumed.notes,
        seed=header.seed,
    )


def has_typed_dice(path: Path) -> bool:
    """Whether the record says that its dice are typed in; asked before it is opened."""
    try:
        return f"dice {TYPED}" in glance(path)
    except RecordError:
        return False


def save_copy(game: OpenGame, target: Path) -> None:
    """Copy a game in progress. One with hidden information notes it: a copy can be tried out.

    Raises OSError or RecordNotWritten.
    """
    copy_record(game.path, target)
    is_over = isinstance(game.session.pending, Over)
    if not is_over and game_of(game.session.rules).guide().has_secrets(game.options):
        game.session.note_shown(COPY)


def copy_record(source: Path, target: Path) -> None:
    """Copy a record so that it can be played on.

    The seed of sealed dice stays with the original: anyone who could roll its coming dice in a copy
    would know them. The copy of a game in progress goes on with fresh dice.
    """
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    if not any(line.startswith(("result ", "reveal ")) for line in lines):
        lines = [_unsealed(line, source.name) for line in lines]
    try:
        with open(target, "x", encoding="utf-8", opener=_opened_privately) as file:
            file.write("".join(lines))
    except FileExistsError:
        raise OSError(0, marked("it is there already")) from None


def _unsealed(line: str, name: str) -> str:
    if not line.startswith(f"dice {SEALED} "):
        return line
    return f"dice {FRESH}  ; copied from {plain(name)}, whose {line.strip()}\n"


def _opened_privately(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)
