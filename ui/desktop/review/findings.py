"""What the analysis of a game found: reading it from its file, and the ledger. No Qt.

All chances are those of the first seat, as in ai/counsel/analysis.py; what is shown to a seat is
turned round for it. What is told by viewpoint names nothing that the side could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ai.counsel.analysis import Analysis
from solitaire.protocol import Seat
from solitaire.record import RecordError
from solitaire.record.files import read_limited
from ui.common.analysis_pieces import WorkedOut
from ui.common.analysis_reading import BadStored, OtherPlay, read_analysis
from ui.common.record_files import analysis_path
from ui.desktop.review.replay import Replay
from ui.desktop.style.language import tr

LEAST_WORTH_TELLING: Final = 1.0
"""Points of a hundred; less is within what the estimate may be wrong."""


class BadAnalysis(ValueError):
    """The stored analysis cannot be used. The message is a sentence for the person."""


# -- reading --------------------------------------------------------------------------------------


def stored_analysis(replay: Replay) -> WorkedOut | None:
    """What lies beside the record; None if nothing does. Raises BadAnalysis."""
    path = analysis_path(replay.record.path)
    if not path.exists():
        return None
    played = [replay.points[index].played for index in replay.index_of_ply[1:]]
    seats = [one.seat if one is not None else None for one in played]
    try:
        found = read_analysis(read_limited(path), _texts(replay), seats)
        _check_choices(replay, found.analysis)
        return found
    except OtherPlay as error:
        raise BadAnalysis(_other_game(path)) from error
    except (RecordError, BadStored) as error:
        raise BadAnalysis(_unreadable(path)) from error


def _check_choices(replay: Replay, analysis: Analysis) -> None:
    """What was played and what was better could be chosen there; plans are told by their orders."""
    for point in analysis.turning_points:
        if not point.orders:
            state = replay.state_at(replay.index_of_ply[point.number - 1])
            offered = {replay.rules.ply_text(ply) for ply in replay.rules.actions(state)}
            if not {point.played, point.better} <= offered:
                raise BadStored("a turning point has a choice that nobody had")


def _unreadable(path: Path) -> str:
    return tr("The analysis in {path} cannot be read; analyse the game again.", path=path)


def _other_game(path: Path) -> str:
    return tr("The analysis in {path} is of other play; analyse the game again.", path=path)


def _texts(replay: Replay) -> list[str]:
    return [replay.rules.ply_text(ply) for ply in replay.plies_at(replay.last)]


# -- the ledger -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LedgerRow:
    name: str
    points: tuple[float, float]
    """What it did to each side's chances, in points of a hundred; they add up to nothing."""
    meaning: str


def ledger_rows(analysis: Analysis, sides: Sequence[str]) -> list[LedgerRow]:
    """The last row is the sum of the others and the whole swing of the game."""
    lost = tr("What was lost compared with the best choice, given what the side could know")
    decisions = [
        LedgerRow(tr("Decisions of the {side}", side=side), _both(analysis.decisions(seat)), lost)
        for seat, side in enumerate(sides)
    ]
    return [
        *decisions,
        LedgerRow(
            tr("Dice"), _both(analysis.dice), tr("What rolls gave compared with their average")
        ),
        LedgerRow(
            tr("What was hidden"),
            _both(analysis.fog),
            tr("What the truth added to what the side that chose could know"),
        ),
        LedgerRow(
            tr("Course of play"),
            _both(analysis.course),
            tr("What choices changed that were not clear mistakes"),
        ),
        LedgerRow(
            tr("Together"),
            _both(analysis.end - analysis.start),
            tr("Percentage points of winning chance"),
        ),
    ]


def _both(part: float) -> tuple[float, float]:
    return 100.0 * part, 0.0 - 100.0 * part


def plain_sentence(analysis: Analysis, sides: Sequence[str]) -> str:
    """What made the difference, before any number table."""
    return f"{_decisions_words(analysis, sides)} {sentence_of_luck(analysis, sides)}"


def sentence_of_luck(analysis: Analysis, sides: Sequence[str]) -> str:
    """The same as long as nobody knows how good the choices were."""
    without_luck = analysis.end - analysis.dice - analysis.fog
    course = tr(
        "The chances of the {side} went from {start:.0f} to {end:.0f} in a hundred; without luck "
        "they would have come to {fair:.0f}.",
        side=sides[0],
        start=100 * analysis.start,
        end=100 * analysis.end,
        fair=100 * min(max(without_luck, 0.0), 1.0),
    )
    return f"{_luck_words(analysis, sides)} {course}"


def _decisions_words(analysis: Analysis, sides: Sequence[str]) -> str:
    if not analysis.turning_points:
        return tr("Neither side made a clear mistake, given what it could know.")
    lead = 100 * (analysis.decisions(0) + analysis.decisions(1))
    if abs(lead) < LEAST_WORTH_TELLING:
        return tr("Both sides chose equally well.")
    better, worse = (sides[0], sides[1]) if lead > 0 else (sides[1], sides[0])
    return tr(
        "The {better} chose better than the {worse}, by {points:.0f} points.",
        better=better,
        worse=worse,
        points=abs(lead),
    )


def _luck_words(analysis: Analysis, sides: Sequence[str]) -> str:
    dice, fog = 100 * analysis.dice, 100 * analysis.fog
    told = []
    if abs(dice) >= LEAST_WORTH_TELLING:
        side = sides[0] if dice > 0 else sides[1]
        told.append(tr("The dice gave the {side} {points:.0f}.", side=side, points=abs(dice)))
    if abs(fog) >= LEAST_WORTH_TELLING:
        side = sides[0] if fog > 0 else sides[1]
        told.append(tr("What was hidden gave the {side} {points:.0f}.", side=side, points=abs(fog)))
    return " ".join(told) or tr("Neither dice nor what was hidden decided anything.")


# -- chances along the game -----------------------------------------------------------------------


def chance_of(seat: Seat, chance: float) -> float:
    """The first seat's chance as that of this seat."""
    return chance if seat == 0 else 1.0 - chance


def truth_line(found: WorkedOut) -> list[float]:
    """By number of plies played."""
    return [found.analysis.start, *(entry.truth for entry in found.analysis.entries)]
