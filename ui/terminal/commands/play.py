"""`campagna play`: play a game by typed orders in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ui.common.computers import seat_clerk, usual_opponent
from ui.common.failures import (
    DONE,
    INTERRUPTED,
    UNAVAILABLE,
    USAGE,
    Failure,
)
from ui.common.option_arguments import add_option_arguments

if TYPE_CHECKING:
    from solitaire.presenting.guide import Guide
    from solitaire.protocol import Rules, Seat
    from ui.common.saves import OpenGame
    from ui.terminal.play.console import Console
    from ui.terminal.play.ears import Ear
    from ui.terminal.play.sitting import Sitting, Tray

HELP = "play a game or continue one; --text: by typing orders in this terminal"

BOTH: Final = "both"
HUMAN: Final = "human"
RECAP_LINES: Final = 5
"""Of the last news, read out when a game is taken up."""
OWN: Final = "own"
ALL: Final = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        nargs="?",
        help="the record: a game to continue, or where to save a new one",
    )
    parser.add_argument("--text", action="store_true", help="play by typing orders")
    parser.add_argument(
        "--continue",
        dest="go_on",
        action="store_true",
        help="continue the newest unfinished game",
    )
    parser.add_argument("--game", help="a game's name, or module:attribute (default: the first)")
    parser.add_argument(
        "--side", help="the side you play, or both (default: the first; in an old game, as before)"
    )
    parser.add_argument(
        "--opponent",
        metavar="NAME",
        help="the computer player: staff, search:1 to search:8 ... (default: search)",
    )
    parser.add_argument(
        "--opponents", action="store_true", help="list the computer players and their strength"
    )
    add_option_arguments(parser)
    parser.add_argument(
        "--dice", metavar="DICE", help="sealed (default), typed, fresh or seed:N for the same again"
    )
    parser.add_argument(
        "--word",
        action="store_true",
        help="see the seal of the dice, then type a word to be mixed into them",
    )
    parser.add_argument(
        "--view",
        choices=(OWN, ALL),
        default=OWN,
        help="what is shown when you play both sides: what each one knows, or everything",
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.opponents:
        return _list_opponents(arguments.game)
    if not arguments.text:
        return _open_window(arguments)
    _check(arguments)
    from solitaire.registry import game_of
    from ui.terminal.play.console import Console
    from ui.terminal.play.sitting import Leave, Tray

    console = Console()
    tray = Tray(console)
    game = _opened(arguments, tray)
    for note in filter(None, (game_of(game.session.rules).notice, *game.notes)):
        console.remark(note)
    begun = "Going on with" if game.past else "New game, saved after every choice in"
    console.remark(f"{begun} {game.path}")
    exit_code = DONE
    try:
        _sit_down(arguments, game, console, tray).play()
    except Leave:
        console.remark(_farewell(game.path))
    except KeyboardInterrupt:
        console.leave_line()
        console.remark(_farewell(game.path))
        exit_code = INTERRUPTED
    finally:
        game.session.close()
    return exit_code


def _open_window(arguments: argparse.Namespace) -> int:
    from ui.terminal.play.window import NoWindow, window_entry

    try:
        play = window_entry("play")
    except NoWindow as reason:
        message = f"No window to play in: {reason}. Add --text to play in this terminal."
        raise Failure(message, UNAVAILABLE) from None
    return play(arguments)


def _check(arguments: argparse.Namespace) -> None:
    if arguments.go_on and arguments.file:
        raise Failure("Give either FILE or --continue, not both.", USAGE)


def _farewell(path: Path) -> str:
    return f"The game is saved in {path}; campagna play --text {path} goes on."


# -- the game -------------------------------------------------------------------------------------


def _opened(arguments: argparse.Namespace, tray: Tray) -> OpenGame:
    from ui.common.saves import newest_unfinished

    if arguments.go_on:
        return _taken_up(arguments, newest_unfinished(arguments.game), tray)
    if arguments.file is not None and arguments.file.exists():
        return _taken_up(arguments, arguments.file, tray)
    return _begun(arguments, tray)


def _taken_up(arguments: argparse.Namespace, path: Path, tray: Tray) -> OpenGame:
    from solitaire.dice import FRESH, TYPED
    from ui.common.chosen_game import chosen_game
    from ui.common.dice_choice import chosen_dice
    from ui.common.saves import has_typed_dice, take_up

    if arguments.option:
        message = f"{path} has begun, so its options are fixed; leave --option and --preset out."
        raise Failure(message, USAGE)
    rules = chosen_game(arguments.game) if arguments.game else None
    kind = arguments.dice or (TYPED if has_typed_dice(path) else FRESH)
    return take_up(path, rules, chosen_dice(kind, tray.ask))


def _begun(arguments: argparse.Namespace, tray: Tray) -> OpenGame:
    from solitaire.dice import SEALED
    from ui.common.chosen_game import chosen_game, chosen_options, only_game
    from ui.common.dice_choice import SEEDED, chosen_dice
    from ui.common.saves import begin, new_path

    name = arguments.game or only_game()
    rules = chosen_game(name)
    options = chosen_options(rules, arguments.option)
    side = arguments.side or rules.seats[0]
    players = _players(rules, side, arguments.opponent or usual_opponent(), arguments.view)
    dice = arguments.dice or SEALED
    word = _asked_word(dice, tray) if arguments.word else ""
    path = arguments.file or new_path(name, datetime.now())
    seed = dice if dice.startswith(SEEDED) else ""
    return begin(path, rules, options, players, chosen_dice(dice, tray.ask), word=word, seed=seed)


def _asked_word(dice: str, tray: Tray) -> str:
    """After the seal was shown, so that nobody can have drawn the seed to suit the word."""
    from solitaire.dice import SEALED
    from ui.common.dice_choice import next_fingerprint

    if dice != SEALED:
        raise Failure("--word is mixed into sealed dice; leave --dice out.", USAGE)
    return tray.ask_word(next_fingerprint())


def _players(rules: Rules[Any, Any, Any], side: str, opponent: str, view: str) -> dict[str, str]:
    """Who sits at each seat, as the record's header tells it."""
    from ai.players import UnknownPlayer, check_name

    if side not in (*rules.seats, BOTH):
        known = ", ".join((*rules.seats, BOTH))
        raise Failure(f"There is no side {side!r} in {rules.name}. Choose one of: {known}.", USAGE)
    try:
        check_name(opponent)
    except UnknownPlayer as error:
        raise Failure(str(error), USAGE) from error
    if view == ALL and side != BOTH:
        raise Failure("--view all would show the computer's secrets; it needs --side both.", USAGE)
    return {seat: HUMAN if side in (seat, BOTH) else opponent for seat in rules.seats}


def _list_opponents(game: str | None) -> int:
    from ai.search.levels import DEFAULT_LEVEL, level_table
    from solitaire.data.strengths import strength_of
    from ui.common.chosen_game import only_game

    print("random        any choice")
    print("staff         the scripted commander")
    print("flat          flat Monte Carlo, a baseline")
    print(f"{'search':14}{'plan':>8}{'choice':>8}   Elo (random is 0)")
    played = game or only_game()
    for name, plan, choice, elo in level_table(lambda player: strength_of(played, player).elo):
        mark = "  (default)" if name == f"search:{DEFAULT_LEVEL}" else ""
        print(f"{name:14}{plan:>8}{choice:>8}   {elo}{mark}")
    return DONE


# -- the table ------------------------------------------------------------------------------------


def _sit_down(
    arguments: argparse.Namespace, game: OpenGame, console: Console, tray: Tray
) -> Sitting:
    from solitaire.registry import game_of
    from ui.terminal.play.sitting import Sitting

    rules = game.session.rules
    guide = game_of(rules).guide()
    player_by_seat = dict(enumerate(_players_now(arguments, game).values()))
    people = [seat for seat, player in player_by_seat.items() if player == HUMAN]
    _note_changes(arguments, game, player_by_seat, guide)
    seed = game.seed or _seed_of_choices(arguments.dice)
    computers = {
        seat: seat_clerk(player, rules, game.options, seat, seed)
        for seat, player in player_by_seat.items()
        if player != HUMAN
    }
    is_shared = arguments.view == ALL or not console.is_interactive
    ears = _ears(game, guide, people, is_shared)
    if game.past is not None:
        for ear in set(ears.values()):
            ear.recall(game.past, unread=RECAP_LINES if console.is_interactive else 0)
    return Sitting(game, guide, console, computers, ears, tray)


def _note_changes(
    arguments: argparse.Namespace, game: OpenGame, players: Mapping[int, str], guide: Guide
) -> None:
    """What is not as the game was begun goes into its record."""
    from solitaire.record.text import EVERYTHING
    from ui.common.saves import told_as_failures
    from ui.common.secrecy import is_shown

    names = game.session.rules.seats
    is_open = game.past is not None and is_shown(game.past.record)
    with told_as_failures():
        for seat, player in players.items():
            if player != game.seats.get(names[seat], HUMAN):
                game.session.note_player(seat, player)
        if arguments.view == ALL and guide.has_secrets(game.options) and not is_open:
            game.session.note_shown(EVERYTHING)


def _seed_of_choices(dice: str | None) -> str:
    """What the computer's choices follow from: the seed of the dice, or pure chance."""
    from ui.common.dice_choice import SEEDED

    return dice if dice and dice.startswith(SEEDED) else secrets.token_hex()


def _players_now(arguments: argparse.Namespace, game: OpenGame) -> Mapping[str, str]:
    """As the record has it, unless the command line says otherwise; no person may change sides."""
    from solitaire.registry import game_of
    from ui.common.secrecy import seats_taken_from_computers

    rules = game.session.rules
    people = [seat for seat in rules.seats if game.seats.get(seat, HUMAN) == HUMAN]
    side = arguments.side or (people[0] if len(people) == 1 else BOTH)
    others = [name for name in game.seats.values() if name != HUMAN]
    opponent = arguments.opponent or (others[0] if others else usual_opponent())
    players = _players(rules, side, opponent, arguments.view)
    taken = seats_taken_from_computers(game.seats, players, rules.seats)
    if taken and game_of(rules).guide().has_secrets(game.options):
        raise Failure(
            f"The computer has played the {' and the '.join(taken)} side so far and knows what is "
            "hidden from you; in a game with secrets nobody may take its place.",
            USAGE,
        )
    return players


def _ears(game: OpenGame, guide: Guide, people: list[Seat], is_shared: bool) -> dict[Seat, Ear]:
    """An ear for each human seat; one for all where nothing is to be kept from anybody."""
    from ui.terminal.play.ears import Ear

    rules = game.session.rules
    if len(people) == len(rules.seats) and (is_shared or not guide.has_secrets(game.options)):
        return dict.fromkeys(people, Ear(rules, guide, None))
    return {seat: Ear(rules, guide, seat) for seat in people}
