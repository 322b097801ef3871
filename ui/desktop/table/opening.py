"""Beginning a new game, and taking up one from its file. No Qt.

Whatever goes wrong is a Failure whose message is a sentence for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from solitaire.dice import FRESH, SEALED, TYPED, Dice
from solitaire.game import AnyRules
from solitaire.protocol import Chance
from solitaire.record.text import EVERYTHING
from solitaire.registry import game_named, game_of
from solitaire.session import new_session
from ui import paths
from ui.common.chosen_game import first_shown
from ui.common.computers import usual_opponent
from ui.common.dice_choice import SEEDED, chosen_dice
from ui.common.failures import BAD_INPUT, CANNOT_WRITE, Failure
from ui.common.saves import (
    OpenGame,
    begin,
    has_typed_dice,
    new_path,
    take_up,
    told_as_failures,
)
from ui.desktop.style.file_trouble import sentence
from ui.desktop.style.language import tr
from ui.desktop.table.sight import try_out
from ui.desktop.table.table import HUMAN

BOTH: Final = "both"
WATCH: Final = "watch"
NO_HELP, WITH_HINTS, WITH_COACH = HELPS = ("none", "hints", "coach")
"""How much a person is helped in a game."""

AskDice = Callable[[Chance, Sequence[str], str], str]


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that somebody wants to begin."""

    side: str
    """A seat's name, "both" or "watch"."""
    opponent: str = field(default_factory=usual_opponent)
    options: Mapping[str, str] = field(default_factory=dict)
    dice: str = SEALED
    has_curtain: bool = True
    """Whether two people who play both sides hide from each other."""
    path: Path | None = None
    help: str = ""
    """One of HELPS, or nothing said: as in the preferences."""
    has_take_backs: bool = True
    word: str = ""
    """Of the player, mixed into sealed dice."""
    game: str = field(default_factory=first_shown)
    """Its name in the registry."""

    def rules(self) -> AnyRules:
        return game_named(self.game).rules()

    def players(self) -> dict[str, str]:
        seats = self.rules().seats
        return {seat: HUMAN if self.side in (seat, BOTH) else self.opponent for seat in seats}


def begin_game(wanted: NewGame, ask_dice: AskDice) -> OpenGame:
    """Where nothing can be written, and no file was named, the game is played unsaved."""
    dice = chosen_dice(wanted.dice, ask_dice)
    try:
        path = wanted.path or new_path(wanted.rules().name, datetime.now())
        game = begin(
            path,
            wanted.rules(),
            wanted.options,
            wanted.players(),
            dice,
            word=wanted.word,
            seed=wanted.dice if wanted.dice.startswith(SEEDED) else "",
        )
    except Failure as failure:
        if wanted.path is not None or failure.exit_code != CANNOT_WRITE:
            raise
        return _unsaved(wanted, dice, sentence(failure))
    _try_out(game)
    if not wanted.has_curtain:
        _note_open_table(game)
    return game


def _try_out(game: OpenGame) -> None:
    """Raises Failure if the game cannot be shown."""
    try:
        try_out(game_of(game.session.rules), game.session)
    except Failure:
        game.session.close()
        raise


def _note_open_table(game: OpenGame) -> None:
    """Two sides before the same eyes."""
    is_both = set(game.seats.values()) == {HUMAN}
    if is_both and game_of(game.session.rules).guide().has_secrets(game.options):
        with told_as_failures():
            game.session.note_shown(EVERYTHING)


def _unsaved(wanted: NewGame, dice: Dice, why: str) -> OpenGame:
    session = new_session(wanted.rules(), wanted.options, dice)
    path = paths.games_folder() / tr("not saved")
    notes = [why, tr("You can still play; the game is not saved.")]
    return OpenGame(path, session, wanted.options, wanted.players(), "", None, notes, False)


def open_game(path: Path, ask_dice: AskDice) -> OpenGame:
    """Go on with a record; sealed dice go on by themselves."""
    dice = chosen_dice(TYPED if has_typed_dice(path) else FRESH, ask_dice)
    game = take_up(path, None, dice)
    if game_of(game.session.rules).presenter() is None:
        game.session.close()
        raise Failure(
            tr("The window has no map of {game}.", game=game.session.rules.name), BAD_INPUT
        )
    _try_out(game)
    return game


def players_of(game: OpenGame) -> dict[str, str]:
    """Who sits where, as the record has it; a seat without a name is a person's."""
    return {seat: game.seats.get(seat, HUMAN) for seat in game.session.rules.seats}
