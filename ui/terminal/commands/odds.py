"""`campagna odds`: exact chances of combats, marches and checks, described or in a record."""

from __future__ import annotations

import argparse

HELP = "tell the exact odds of a combat, a march or a check, described or pending in a record"

_EXAMPLES = """\
WHAT is a record, whose pending rolls are explained, or one of:
  combat         hits, winner, retreat and pursuit [9.2-9.5]
  forced-march   how far a unit gets, and whether it takes a hit [8.3]
  guns           who comes to the sound of the guns [9.1]
  recovery       who recovers from a hit [10.0]
  bridge         destroying or repairing a bridge [8.5]
  forage         who finds food without supply [5.5]
  initiative     who wins the initiative [7.0]

examples:
  campagna odds combat --attacker "austrian, 23 sp, leader 1, 2 cavalry, 2 guns" \\
                       --defender "french, 25 sp, leader 2, 6 cavalry, 3 guns" --marched
  campagna odds combat --attacker wurmser,gummer,bajalich,liptay:1 --defender massena,victor,rampon
  campagna odds forced-march bertin zevio lonato --leader despinoy
  campagna odds guns castiglione asola=serurier,servier,fiorella lonato=kilmaine,beaumont_cav
  campagna odds recovery verona=valette:2
  campagna odds game.rec --view french

campagna odds combat --help tells more about one of them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _EXAMPLES
    parser.usage = "campagna odds WHAT ... [--json]"
    parser.add_argument("--json", action="store_true", help="answer in JSON, with exact fractions")
    parser.add_argument(
        "--game", metavar="GAME", help="the game (default: of the record, or the first)"
    )
    parser.add_argument("what", metavar="WHAT", help="a subject of the list below, or a record")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.odds.desk import answer_from_desk

    answered = answer_from_desk(arguments)
    if answered is not None:
        return answered
    from ui.terminal.odds.asking import answer_question  # late: it loads the game

    return answer_question(arguments.what, arguments.rest, arguments)
