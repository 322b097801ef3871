"""`campagna hint`: what to choose where a record stands, how sure that is, and why.

Only what the asked seat may know is used. The first answer comes within a second, on standard error
or as a JSON line marked partial; the one for all the nodes follows and is the same every time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from solitaire.protocol import Decide, may_see
from solitaire.record import replay
from solitaire.registry import game_of
from solitaire.workbench.compilation import compiled_modules
from ui.common.failures import (
    BAD_INPUT,
    DONE,
    USAGE,
    Failure,
)
from ui.common.record_files import add_record_arguments, open_record, pending_words

if TYPE_CHECKING:
    from ai.counsel.hint import Hint
    from solitaire.record import Playback

HELP = "advise the side that must choose in a record, with chances and reasons"

FIRST_WITHIN: Final = 0.85
"""Seconds from the start of the process to the first answer."""
LEAST_THOUGHT: Final = 0.1
NODES: Final = 2000
NODES_UNCOMPILED: Final = 120


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument(
        "--nodes",
        type=int,
        metavar="N",
        help=f"simulations in all (default: {NODES}; uncompiled {NODES_UNCOMPILED})",
    )


def run(arguments: argparse.Namespace) -> int:
    from ai.counsel.hints import Adviser
    from ai.search.levels import DEFAULT_LEVEL, settings_of_level

    nodes = usual_nodes() if arguments.nodes is None else arguments.nodes
    if nodes < 1:
        raise Failure("--nodes needs a number above 0.", USAGE)
    playback = replay(open_record(arguments))
    asked = playback.pending
    if not isinstance(asked, Decide) or playback.record.abandoned:
        raise Failure(f"Nobody is asked: {pending_words(playback, None)}", BAD_INPUT)
    rules = playback.record.rules
    adviser = Adviser(rules, game_of(rules).advice(), settings_of_level(DEFAULT_LEVEL))
    view, offered = rules.view(playback.state, asked.seat), rules.actions(playback.state)
    first = adviser.first_hint(
        view, offered, max(FIRST_WITHIN - time.process_time(), LEAST_THOUGHT)
    )
    _tell_first(first, arguments)
    _tell(adviser.hint(view, offered, nodes), playback, asked, arguments)
    return DONE


def usual_nodes() -> int:
    return NODES if compiled_modules() else NODES_UNCOMPILED


def _tell_first(first: Hint, arguments: argparse.Namespace) -> None:
    from ui.terminal.hint_lines import option_lines

    if arguments.json:
        print(json.dumps(first.as_json()), flush=True)
    elif sys.stderr.isatty():
        best = option_lines(1, first.options[0], first.options[0])[0]
        print(f"At first sight: {best}; thinking on ...", file=sys.stderr, flush=True)


def _tell(hint: Hint, playback: Playback, asked: Decide, arguments: argparse.Namespace) -> None:
    from solitaire.registry import game_of
    from ui.terminal.hint_lines import hint_lines

    rules: Any = playback.record.rules
    if arguments.json:
        answer = {
            "seat": rules.seats[asked.seat],
            "question": asked.question,
            **hint.as_json(),
            "line": [rules.words(one) for one in hint.line if may_see(one.audience, asked.seat)],
        }
        print(json.dumps(answer, ensure_ascii=False))
        return
    print(f"Asked: {asked.question}.")
    print("\n".join(hint_lines(rules, game_of(rules).guide(), asked.seat, hint)))
