"""Beginning a game as it was wished for, and taking up one from its file. No Qt.

Whatever goes wrong is a Failure whose message is a sentence for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from solitaire.dice import FRESH, SEALED, TYPED, Dice
from solitaire.protocol import Chance
from solitaire.record.text import EVERYTHING
from solitaire.registry import game_named, game_of
from solitaire.session import new_session
from ui import paths
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
from ui.desktop.table.table import HUMAN

GAME: Final = "castiglione"
"""The game whose map the window can draw."""
BOTH: Final = "both"
WATCH: Final = "watch"
NO_HELP, WITH_HINTS, WITH_COACH = HELPS = ("none", "hints", "coach")
"""How much a person is helped in a game."""

AskDice = Callable[[Chance, Sequence[str], str], str]


@dataclass(frozen=True, slots=True)
class Wish:
    """A game that somebody wants to play."""

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

    def sitters(self) -> dict[str, str]:
        seats = game_named(GAME).rules().seats
        return {seat: HUMAN if self.side in (seat, BOTH) else self.opponent for seat in seats}


def begin_game(wish: Wish, ask_dice: AskDice) -> OpenGame:
    """Where nothing can be written, and no file was named, the game is played unsaved."""
    dice = chosen_dice(wish.dice, ask_dice)
    try:
        path = wish.path or new_path(GAME, datetime.now())
        game = begin(
            path,
            game_named(GAME).rules(),
            wish.options,
            wish.sitters(),
            dice,
            word=wish.word,
            seed=wish.dice if wish.dice.startswith(SEEDED) else "",
        )
    except Failure as failure:
        if wish.path is not None or failure.exit_code != CANNOT_WRITE:
            raise
        return _unsaved(wish, dice, sentence(failure))
    if not wish.has_curtain:
        _note_open_table(game)
    return game


def _note_open_table(game: OpenGame) -> None:
    """Two sides before the same eyes."""
    is_both = set(game.seats.values()) == {HUMAN}
    if is_both and game_of(game.session.rules).guide().has_secrets(game.options):
        with told_as_failures():
            game.session.note_shown(EVERYTHING)


def _unsaved(wish: Wish, dice: Dice, why: str) -> OpenGame:
    session = new_session(game_named(GAME).rules(), wish.options, dice)
    path = paths.games_folder() / tr("not saved")
    notes = [why, tr("You can play all the same; the game is not saved.")]
    return OpenGame(path, session, wish.options, wish.sitters(), "", None, notes, False)


def open_game(path: Path, ask_dice: AskDice) -> OpenGame:
    """Go on with a record; sealed dice go on by themselves."""
    dice = chosen_dice(TYPED if has_typed_dice(path) else FRESH, ask_dice)
    game = take_up(path, None, dice)
    if game.session.rules.name != GAME:
        game.session.close()
        raise Failure(
            tr("The window has no map of {game}.", game=game.session.rules.name), BAD_INPUT
        )
    return game


def sitters_of(game: OpenGame) -> dict[str, str]:
    """Who sits where, as the record has it; whoever is not named is a person."""
    return {seat: game.seats.get(seat, HUMAN) for seat in game.session.rules.seats}
