"""`campagna odds FILE`: the odds of what a record waits for, as one seat may know them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import GUNS_ROLL
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.pending import Explanation, explain
from solitaire.protocol import Chance, Decide, Pending, Seat, may_see
from solitaire.record import Playback, replay
from ui.common.failures import BAD_INPUT, USAGE, Failure
from ui.common.record_files import open_record
from ui.terminal.odds.combat_arguments import add_conduct, conduct
from ui.terminal.odds.json import explanation_json
from ui.terminal.odds.parser import sub_parser
from ui.terminal.odds.text import explanation_lines

BOARD = RULES.board


def explain_record(what: str, words: Sequence[str], given: argparse.Namespace) -> None:
    parser = sub_parser(
        "campagna odds FILE",
        "The odds of what is pending at the end of a record.",
        "  campagna odds game.rec --view french --policy stop-if-behind",
    )
    parser.add_argument("--view", metavar="SEAT", help="whose knowledge counts; who is asked")
    parser.add_argument("--game", metavar="GAME", default=None, help=argparse.SUPPRESS)
    add_conduct(parser)
    arguments = parser.parse_args(words, given)
    arguments.file = Path(what)
    _tell(arguments)


def _tell(arguments: argparse.Namespace) -> None:
    playback = _opened(arguments)
    seat = _seat(playback, arguments.view)
    explanation = _explanation(playback, seat, arguments)
    if arguments.json:
        answer = {"view": RULES.seats[seat], **explanation_json(BOARD, explanation)}
        print(json.dumps(answer, indent=1, ensure_ascii=False))
        return
    print(f"As the {RULES.seats[seat].capitalize()} player may know it.")
    print("\n".join(explanation_lines(BOARD, explanation)))


def _opened(arguments: argparse.Namespace) -> Playback:
    playback = replay(open_record(arguments))
    if playback.record.rules is not RULES:
        name = playback.record.rules.name
        raise Failure(f"Odds are known for {RULES.name} only, and this record is of {name}.", USAGE)
    if playback.record.abandoned:
        raise Failure(f"{arguments.file}: the game was abandoned; nothing is pending.", BAD_INPUT)
    return playback


def _seat(playback: Playback, name: str | None) -> Seat:
    """The seat asked for, or the one that must choose, or sees the roll."""
    if name is not None:
        if name not in RULES.seats:
            known = ", ".join(RULES.seats)
            raise Failure(f"There is no seat {name!r}; the seats are {known}.", USAGE)
        return RULES.seats.index(name)
    pending = playback.pending
    if isinstance(pending, Decide):
        return pending.seat
    active = _roller(playback.state)
    if isinstance(pending, Chance) and not may_see(pending.audience, active):
        return 1 - active
    return active


def _roller(state: State) -> Seat:
    """Whose dice they are: the defender's if he calls units to the guns [9.1]."""
    battle = state.battle
    if battle is not None and state.step == GUNS_ROLL:
        return battle.defender()
    return state.active


def _explanation(playback: Playback, seat: Seat, arguments: argparse.Namespace) -> Explanation:
    """From the view of the seat alone: the state is not handed on."""
    if _is_hidden(playback.pending, seat):
        return Explanation("a roll of the enemy", (), ("You may not know who rolls [3.8].",))
    view = RULES.view(playback.state, seat)
    # One fixed world that fits the view: what is told is the same in all of them.
    return explain(view, Random(0), conduct(arguments))


def _is_hidden(pending: Pending, seat: Seat) -> bool:
    return isinstance(pending, Chance) and not may_see(pending.audience, seat)
