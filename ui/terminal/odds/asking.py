"""What `campagna odds` understands after each subject, and how it is asked of the game."""

from __future__ import annotations

import argparse
import difflib
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import ChecksOdds
from solitaire.games.castiglione.odds.description import (
    BadDescription,
    Placed,
    read_area,
    read_bridge,
    read_counter,
    read_group,
)
from solitaire.games.castiglione.odds.pending import Answer
from solitaire.games.castiglione.odds.questions import (
    Groups,
    Marcher,
    Surroundings,
    bridge_odds,
    forage_odds,
    forced_bridge_odds,
    forced_march_odds,
    guns_odds,
    recovery_odds,
    turn_initiative_odds,
)
from solitaire.games.castiglione.terms import LEADER, NOWHERE
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.odds import TooManyBranches
from ui.common.chosen_game import chosen_options
from ui.common.failures import DONE, USAGE, Failure
from ui.terminal.odds import combat_arguments as odds_combat_arguments
from ui.terminal.odds import record as odds_record
from ui.terminal.odds.json import answer_json
from ui.terminal.odds.parser import sub_parser
from ui.terminal.odds.text import answer_lines

BOARD = RULES.board


class Subject(NamedTuple):
    """Something to ask the odds of."""

    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    ask: Callable[[argparse.Namespace], Answer]
    examples: str


def answer_question(what: str, words: Sequence[str], given: argparse.Namespace) -> int:
    """Parse the words after the subject, or explain the record of that name, and print."""
    try:
        if what in SUBJECTS:
            _answer_subject(what, words, given)
        else:
            _check_file(what)
            odds_record.explain_record(what, words, given)
    except BadDescription as error:
        raise Failure(str(error), USAGE) from error
    except TooManyBranches as error:
        raise Failure(f"The question is too large: {error}. Ask for fewer units.", USAGE) from error
    return DONE


def _answer_subject(what: str, words: Sequence[str], given: argparse.Namespace) -> None:
    subject = SUBJECTS[what]
    parser = sub_parser(f"campagna odds {what}", subject.help, subject.examples)
    subject.add_arguments(parser)
    arguments = parser.parse_args(words, given)
    answer = subject.ask(arguments)
    if arguments.json:
        print(json.dumps(answer_json(BOARD, answer), indent=1, ensure_ascii=False))
    else:
        print("\n".join(answer_lines(BOARD, answer)))


def _check_file(what: str) -> None:
    """A misspelt subject must not be reported as a missing file."""
    near = difflib.get_close_matches(what, SUBJECTS, n=1)
    if near and not Path(what).exists():
        raise Failure(f"There is no subject {what!r}. Did you mean {near[0]!r}?", USAGE)


# -- surroundings ---------------------------------------------------------------------------------


def _add_surroundings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--place",
        metavar="AREA=COUNTER,...",
        action="append",
        default=[],
        help="other counters on the map, of either side; hits after a colon, as liptay:1",
    )
    parser.add_argument(
        "--broken",
        metavar="BRIDGE",
        action="append",
        default=[],
        help="a destroyed bridge, named by its two areas, as gavardo-rezzato",
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, as edition=1.0",
    )


def _surroundings(arguments: argparse.Namespace) -> Surroundings:
    return Surroundings(
        _groups(arguments.place),
        tuple(read_bridge(BOARD, name) for name in arguments.broken),
        chosen_options(RULES, arguments.option),
    )


def _groups(texts: Iterable[str]) -> dict[int, list[Placed]]:
    groups: dict[int, list[Placed]] = {}
    for text in texts:
        area, counters = read_group(BOARD, text)
        groups.setdefault(area, []).extend(counters)
    return groups


# -- marches and bridges --------------------------------------------------------------------------


def _add_march(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("unit", metavar="UNIT", help="the unit that marches, as bertin or bertin:1")
    parser.add_argument("start", metavar="FROM", help="the area it stands in")
    parser.add_argument("goal", metavar="TO", help="the area it declares as its destination")
    _add_leader(parser)
    _add_surroundings(parser)


def _add_leader(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--leader",
        metavar="LEADER",
        help="the leader who helps; he is stacked with the unit unless placed elsewhere",
    )
    parser.add_argument(
        "--out-of-command", action="store_true", help="the unit is out of command [8.1]"
    )


def _ask_march(arguments: argparse.Namespace) -> Answer:
    goal = read_area(BOARD, arguments.goal)
    return forced_march_odds(BOARD, _marcher(arguments), goal, _surroundings(arguments))


def _marcher(arguments: argparse.Namespace) -> Marcher:
    return Marcher(
        read_counter(BOARD, arguments.unit),
        read_area(BOARD, arguments.start),
        NOWHERE if arguments.leader is None else _leader(arguments.leader),
        arguments.out_of_command,
    )


def _leader(name: str) -> int:
    leader = read_counter(BOARD, name).counter
    if BOARD.counter_kind[leader] != LEADER:
        raise BadDescription(f"{BOARD.counter_titles[leader]} is no leader.")
    return leader


def _add_bridge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bridge", metavar="BRIDGE", help="its two areas, as gavardo-rezzato")
    parser.add_argument("unit", metavar="UNIT", help="the unit that works, as rusca or rusca:1")
    parser.add_argument("area", metavar="AREA", help="the end of the bridge where it works")
    parser.add_argument("--repair", action="store_true", help="the bridge is down and is repaired")
    parser.add_argument(
        "--from", dest="start", metavar="AREA", help="a forced march from here comes first [8.3]"
    )
    _add_leader(parser)
    _add_surroundings(parser)


def _ask_bridge(arguments: argparse.Namespace) -> Answer:
    bridge, area = read_bridge(BOARD, arguments.bridge), read_area(BOARD, arguments.area)
    if area not in BOARD.bridge_ends[bridge]:
        name = BOARD.data.areas[area].name
        raise BadDescription(f"{name} is no end of the bridge {bridge_name(BOARD, bridge)} [8.5].")
    if arguments.repair:
        arguments.broken.append(arguments.bridge)
    around = _surroundings(arguments)
    if arguments.start is not None:
        return forced_bridge_odds(BOARD, _marcher(arguments), area, bridge, around)
    arguments.start = arguments.area
    return bridge_odds(BOARD, _marcher(arguments), bridge, around)


# -- checks of several units ----------------------------------------------------------------------


def _add_groups(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "groups",
        metavar="AREA=COUNTER,...",
        nargs="+",
        help="the units, with leaders stacked with them; hits after a colon, as liptay:2",
    )
    _add_surroundings(parser)


def _add_guns(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("battle", metavar="BATTLE", help="the area of the combat")
    _add_groups(parser)


def _ask_guns(arguments: argparse.Namespace) -> Answer:
    battle = read_area(BOARD, arguments.battle)
    return guns_odds(BOARD, battle, _groups(arguments.groups), _surroundings(arguments))


def _asker(
    question: Callable[[Board, Groups, Surroundings], ChecksOdds],
) -> Callable[[argparse.Namespace], Answer]:
    def ask(arguments: argparse.Namespace) -> Answer:
        return question(BOARD, _groups(arguments.groups), _surroundings(arguments))

    return ask


# -- initiative -----------------------------------------------------------------------------------


def _add_initiative(parser: argparse.ArgumentParser) -> None:
    last = BOARD.charts.last_turn
    parser.add_argument(
        "--turn",
        type=int,
        default=3,
        choices=range(1, last + 1),
        help=f"1 to {last}; 3 if not said",
    )
    parser.add_argument(
        "--austrian-die",
        type=int,
        choices=range(1, 7),
        metavar="N",
        help="what the Austrian rolled already",
    )


def _ask_initiative(arguments: argparse.Namespace) -> Answer:
    return turn_initiative_odds(BOARD, arguments.turn, arguments.austrian_die)


SUBJECTS: dict[str, Subject] = {
    "combat": Subject(
        "The odds of a combat [9.2-9.5]: hits, winner, retreat and pursuit.",
        odds_combat_arguments.add_arguments,
        odds_combat_arguments.ask,
        odds_combat_arguments.EXAMPLES,
    ),
    "forced-march": Subject(
        "The odds of a forced march [8.3]: where the unit ends, and whether it takes a hit.",
        _add_march,
        _ask_march,
        "  campagna odds forced-march bertin zevio lonato --leader despinoy\n"
        "  campagna odds forced-march pittoni rovereto ala --place ala=gummer,bajalich,nicolleti",
    ),
    "guns": Subject(
        "The odds of marching to the sound of the guns [9.1].",
        _add_guns,
        _ask_guns,
        "  campagna odds guns castiglione asola=serurier,servier,fiorella lonato=beaumont_cav",
    ),
    "recovery": Subject(
        "The odds of recovering from a hit [10.0].",
        _add_groups,
        _asker(recovery_odds),
        "  campagna odds recovery verona=valette:2 zevio=despinoy,bertin:1",
    ),
    "bridge": Subject(
        "The odds of destroying or repairing a bridge [8.5].",
        _add_bridge,
        _ask_bridge,
        "  campagna odds bridge gavardo-rezzato rusca rezzato\n"
        "  campagna odds bridge montagnana-santa_margherita minkwitz santa_margherita --repair \\\n"
        "                       --place montagnana=robert",
    ),
    "forage": Subject(
        "The odds of French units without supply that forage [5.5].",
        _add_groups,
        _asker(forage_odds),
        "  campagna odds forage goito=robert,gardanne:1",
    ),
    "initiative": Subject(
        "The odds of winning the initiative [7.0].",
        _add_initiative,
        _ask_initiative,
        "  campagna odds initiative --turn 4",
    ),
}
