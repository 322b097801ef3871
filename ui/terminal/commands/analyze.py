"""`campagna analyze`: how the chances of a game swung, by whose doing, and its turning points.

The answer is also stored beside the record as FILE.analysis.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from solitaire.compilation import compiled_modules
from solitaire.record import RecordNotWritten
from solitaire.record.files import replace_file
from ui.terminal.failures import DONE, UNAVAILABLE, USAGE, Failure
from ui.terminal.record_files import add_record_arguments, failure_of, open_record

if TYPE_CHECKING:
    from ai.analysis import Analysis
    from solitaire.protocol import Rules
    from ui.terminal.analysis_pieces import WorkedOut

HELP = "look back at a record: win chances, turning points, and what decisions, dice and fog did"

WORLDS: Final = 16
NODES: Final = 400
UNCOMPILED: Final = 8
"""By so much less is done where nothing is compiled."""
_CLEAR_LINE: Final = "\r\x1b[K"
_WIDTH, _HEIGHT, _EDGE = 960, 320, 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument("--worlds", type=int, metavar="N", help="imagined for what a side knew")
    parser.add_argument("--nodes", type=int, metavar="N", help="for each choice searched again")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances there")
    parser.add_argument(
        "--lines", action="store_true", help="answer while it is worked out, JSON on each line"
    )


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.analysis_pieces import Work

    worlds = _number(arguments.worlds, WORLDS, "--worlds")
    nodes = _number(arguments.nodes, NODES, "--nodes")
    record = open_record(arguments)
    rules = record.rules
    work = Work(record, worlds, nodes)
    try:
        for piece in work.pieces():
            _tell_piece(piece, arguments)
    except NotImplementedError as error:
        message = f"{rules.name} does not judge positions, so its games cannot be analysed."
        raise Failure(message, UNAVAILABLE) from error
    answer = as_json(rules, work.found)
    _write(analysis_path(arguments.file), _text(answer))
    if arguments.svg is not None:
        _write(arguments.svg, picture(rules, work.found.analysis))
    if not arguments.lines:
        lines = as_lines(rules, work.found.analysis)
        print(_text(answer) if arguments.json else "\n".join(lines))
    return DONE


def analysis_path(record: Path) -> Path:
    """Where the analysis of a record is kept."""
    return record.with_name(f"{record.name}.analysis.json")


def _number(given: int | None, usual: int, name: str) -> int:
    if given is None:
        return usual if compiled_modules() else max(usual // UNCOMPILED, 2)
    if given < 1:
        raise Failure(f"{name} needs a number above 0.", USAGE)
    return given


def _tell_piece(piece: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.lines:
        print(json.dumps(piece), flush=True)
    elif sys.stderr.isatty() and "outlook" in piece:
        words = f"{_CLEAR_LINE}ply {piece['outlook']['number']}"
        print(words, end="", file=sys.stderr, flush=True)
    elif sys.stderr.isatty():
        print(_CLEAR_LINE, end="", file=sys.stderr, flush=True)


def _write(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode())
    except RecordNotWritten as error:
        raise failure_of(error) from error


def _text(answer: dict[str, Any]) -> str:
    return json.dumps(answer, indent=1, ensure_ascii=False)


# -- telling --------------------------------------------------------------------------------------


def as_json(rules: Rules[Any, Any, Any], found: WorkedOut) -> dict[str, Any]:
    analysis = found.analysis
    return {
        "seats": list(rules.seats),
        "chance of": rules.seats[0],
        "start": analysis.start,
        "end": analysis.end,
        "decisions": {name: analysis.decisions(seat) for seat, name in enumerate(rules.seats)},
        "dice": analysis.dice,
        "fog": analysis.fog,
        "turning points": [asdict(point) for point in analysis.turning_points],
        "worlds": found.worlds,
        "nodes": found.nodes,
        "outlooks": [asdict(outlook) for outlook in found.outlooks],
        "plies": [asdict(entry) for entry in analysis.entries],
    }


def as_lines(rules: Rules[Any, Any, Any], analysis: Analysis) -> list[str]:
    first = rules.seats[0].capitalize()
    decisions = [analysis.decisions(seat) for seat in range(len(rules.seats))]
    lines = [
        f"Chances of the {first} side, in points of a hundred: "
        f"{100 * analysis.start:.0f} at the start, {100 * analysis.end:.0f} at the end.",
    ]
    lines += [
        f"  {_points(part)} by decisions of the {name.capitalize()} side"
        for name, part in zip(rules.seats, decisions, strict=True)
    ]
    lines += [f"  {_points(analysis.dice)} by dice", f"  {_points(analysis.fog)} by fog", ""]
    lines += [f"{'':28}{'truth':>7}{'decision':>10}{'dice':>7}{'fog':>7}"]
    lines += _phase_lines(analysis)
    lines += ["", *_turning_lines(rules, analysis)]
    return lines


def _points(part: float) -> str:
    return f"{100 * part:+6.1f}"


def _phase_lines(analysis: Analysis) -> list[str]:
    """A row for each phase of the game."""
    rows: list[tuple[tuple[str, ...], list[float]]] = []
    for entry in analysis.entries:
        if not rows or rows[-1][0] != entry.heading:
            rows.append((entry.heading, [0.0] * 4))
        sums = rows[-1][1]
        sums[0] = entry.truth
        for place, part in enumerate((entry.decision, entry.dice, entry.fog), start=1):
            sums[place] += part
    return [
        f"{', '.join(heading)[:28]:28}{100 * sums[0]:7.0f}"
        f"{100 * sums[1]:+10.1f}{100 * sums[2]:+7.1f}{100 * sums[3]:+7.1f}"
        for heading, sums in rows
    ]


def _turning_lines(rules: Rules[Any, Any, Any], analysis: Analysis) -> list[str]:
    if not analysis.turning_points:
        return ["No choice was clearly worse than another by what its side could know."]
    lines = ["Turning points, by what the side could know:"]
    for point in analysis.turning_points:
        low, high = (f"{100 * bound:.0f}" for bound in point.interval)
        lines.append(
            f"  {', '.join(point.heading)}: {rules.seats[point.seat]} chose {point.played}; "
            f"{point.better} was {100 * point.loss:.0f} % better ({low} to {high})."
        )
        lines += [f"    After it {reason}." for reason in point.reasons]
    return lines


def picture(rules: Rules[Any, Any, Any], analysis: Analysis) -> str:
    """The chances over the game as a drawing."""
    truth = [analysis.start, *(entry.truth for entry in analysis.entries)]
    known = [analysis.start, *(entry.known for entry in analysis.entries)]
    name = rules.seats[0].capitalize()
    middle = _EDGE + _HEIGHT / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH + 2 * _EDGE}" '
            f'height="{_HEIGHT + 2 * _EDGE}" font-family="sans-serif" font-size="12">',
            f"<title>Chances of the {name} side</title>",
            f'<rect x="{_EDGE}" y="{_EDGE}" width="{_WIDTH}" height="{_HEIGHT}" fill="none" '
            'stroke="#888"/>',
            f'<line x1="{_EDGE}" x2="{_EDGE + _WIDTH}" y1="{middle}" y2="{middle}" stroke="#bbb"/>',
            f'<polyline points="{_polyline(known)}" fill="none" stroke="#c08030" '
            'stroke-dasharray="4 3"/>',
            f'<polyline points="{_polyline(truth)}" fill="none" stroke="#204080" '
            'stroke-width="2"/>',
            f'<text x="{_EDGE}" y="{_EDGE - 10}">Chances of the {name} side: true (line), as the '
            "side that chose could know (dashes)</text>",
            "</svg>",
            "",
        ]
    )


def _polyline(chances: list[float]) -> str:
    step = _WIDTH / max(len(chances) - 1, 1)
    return " ".join(
        f"{_EDGE + place * step:.1f},{_EDGE + _HEIGHT * (1.0 - chance):.1f}"
        for place, chance in enumerate(chances)
    )
