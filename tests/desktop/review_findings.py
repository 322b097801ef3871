"""A made-up analysis of a real record: every part differs from nothing and the sums are known."""

from __future__ import annotations

import json

from ai.counsel.analysis import Analysis, Entry, TurningPoint
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import Decide
from ui.common.analysis_pieces import Outlook, WorkedOut
from ui.common.record_files import analysis_path
from ui.desktop.review.replay import Replay
from ui.terminal.commands.analyze import as_json

START = 0.5
DICE, FOG, COURSE = -0.003, 0.001, 0.002
"""What each roll, choice and choice again did to the first seat's chances."""
LOSS = 0.12


def made_up(replay: Replay) -> WorkedOut:
    found = WorkedOut(16, 400, Analysis(START, made_up_entries(replay)))
    for entry in found.analysis.entries[7::8]:
        known = (entry.truth - 0.1, entry.truth + 0.1)
        found.outlooks.append(Outlook(entry.number, known, (0.05, 0.02)))
    found.analysis.book([_turning_point(replay, seat) for seat in (0, 1)])
    return found


def made_up_entries(replay: Replay) -> list[Entry]:
    entries: list[Entry] = []
    truth, by = START, None
    for number, index in enumerate(replay.index_of_ply[1:], start=1):
        point = replay.points[index]
        assert point.played is not None
        seat = point.played.seat
        parts = (0.0, DICE, 0.0, 0.0) if seat is None else (0.0, 0.0, FOG, COURSE)
        truth += sum(parts)
        by = by if seat is None else seat
        text = RULES.ply_text(point.played.ply)
        entry = Entry(number, point.happened_in, seat, text, truth, truth - 0.05, *parts, by)
        entries.append(entry)
    return entries


def _turning_point(replay: Replay, seat: int) -> TurningPoint:
    """The first march of the seat that could have gone elsewhere."""
    for number, index in enumerate(replay.index_of_ply[1:], start=1):
        point = replay.points[index]
        state = replay.state_at(index - 1)
        asked = RULES.pending(state)
        text = RULES.ply_text(point.played.ply) if point.played is not None else ""
        if isinstance(asked, Decide) and asked.seat == seat and text.startswith("to "):
            others = [RULES.ply_text(ply) for ply in RULES.actions(state)]
            better = next((one for one in others if one.startswith("to ") and one != text), "")
            if better:
                interval = (LOSS - 0.04, LOSS + 0.04)
                reasons = ("Brescia is Austrian: 80 %, otherwise 20 % [12.1]",)
                heading = point.happened_in
                return TurningPoint(number, heading, seat, text, better, LOSS, interval, reasons)
    raise AssertionError("nobody marched")


def store(replay: Replay) -> WorkedOut:
    """Beside the record, as `campagna analyze` does."""
    found = made_up(replay)
    text = json.dumps(as_json(RULES, found))
    analysis_path(replay.record.path).write_text(text)
    return found
