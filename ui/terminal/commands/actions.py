"""`campagna actions`: the choices at the end of a record, as lines that could be appended to it."""

from __future__ import annotations

import argparse
import json
import sys

from solitaire.dice import listed_outcomes
from solitaire.protocol import Chance, Decide
from solitaire.record import Playback, replay
from solitaire.record.text import choice_line, roll_line
from ui.common.failures import DONE
from ui.common.record_files import (
    add_record_arguments,
    open_record,
    pending_json,
    pending_words,
)

HELP = "list the choices offered at the end of a game record"

add_arguments = add_record_arguments


def run(arguments: argparse.Namespace) -> int:
    playback = replay(open_record(arguments))
    answer = pending_json(playback, None)
    lines = [] if playback.record.abandoned else _lines(playback, answer)
    if arguments.json:
        print(json.dumps(answer, indent=1, ensure_ascii=False))
        return DONE
    print(pending_words(playback, None), file=sys.stderr)
    for line in lines:
        print(line)
    return DONE


def _lines(playback: Playback, answer: dict[str, object]) -> list[str]:
    """What could be appended to the record; the same is added to the answer for programs."""
    rules = playback.record.rules
    asked = playback.pending
    if isinstance(asked, Decide):
        texts = [rules.ply_text(ply) for ply in rules.actions(playback.state)]
        answer["actions"] = texts
        return [choice_line(rules.seats[asked.seat], text) for text in texts]
    if isinstance(asked, Chance):
        outcomes = listed_outcomes(rules, playback.state)
        answer["outcomes"] = [{"text": each.text, "weight": each.weight} for each in outcomes]
        return [roll_line(asked.cause, outcome.text) for outcome in outcomes]
    return []
