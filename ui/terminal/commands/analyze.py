"""`campagna analyze`: how the chances of a game swung, by whose doing, and its turning points.

The answer is also stored beside the record as FILE.analysis.json.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from itertools import groupby
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from solitaire.record import RecordNotWritten
from solitaire.record.files import PRIVATE, replace_file
from solitaire.workbench.compilation import compiled_modules
from ui.common.failures import (
    DONE,
    UNAVAILABLE,
    USAGE,
    Failure,
)
from ui.common.progress import Progress
from ui.common.record_files import (
    add_record_arguments,
    add_reveal_argument,
    analysis_path,
    check_secrets,
    failure_of,
    open_record,
)

if TYPE_CHECKING:
    from ai.counsel.analysis import Analysis
    from solitaire.protocol import Rules
    from ui.common.analysis_pieces import Outlook, WorkedOut

HELP = "analyse a record: win chances, turning points, and the share of decisions, dice and fog"

WORLDS: Final = 8
NODES: Final = 400
UNCOMPILED: Final = 8
"""By so much less is done where nothing is compiled."""
_WIDTH, _HEIGHT, _EDGE = 960, 320, 30
_COLOURS: Final = (("blue", "#3060a0"), ("orange", "#c08030"))
"""Of the seats' bands, by name."""
_ERRORS: Final = 1.96
"""Standard errors to each side that hold 95 %."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument("--worlds", type=int, metavar="N", help="imagined for what a side knew")
    parser.add_argument("--nodes", type=int, metavar="N", help="for each choice searched again")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances there")
    parser.add_argument(
        "--lines", action="store_true", help="answer while it is worked out, JSON on each line"
    )
    add_reveal_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from ui.common.analysis_pieces import Work

    worlds = _number(arguments.worlds, WORLDS, "--worlds")
    nodes = _number(arguments.nodes, NODES, "--nodes")
    record = open_record(arguments)
    check_secrets(record, arguments.reveal)
    rules = record.rules
    work = Work(record, worlds, nodes)
    watch = Progress.silent if arguments.quiet or arguments.lines else Progress
    try:
        with watch("looking back", work.steps) as progress:
            for piece in work.pieces():
                progress.advance("turning points" if "looking" in piece else "")
                if arguments.lines:
                    print(json.dumps(piece), flush=True)
    except NotImplementedError as error:
        message = f"{rules.name} does not judge positions, so its games cannot be analysed."
        raise Failure(message, UNAVAILABLE) from error
    answer = as_json(rules, work.found)
    _write(analysis_path(arguments.file), _text(answer))
    if arguments.svg is not None:
        _write(arguments.svg, picture(rules, work.found))
    if not arguments.lines:
        lines = as_lines(rules, work.found)
        print(_text(answer) if arguments.json else "\n".join(lines))
    return DONE


def _number(given: int | None, usual: int, name: str) -> int:
    if given is None:
        return usual if compiled_modules() else max(usual // UNCOMPILED, 2)
    if given < 1:
        raise Failure(f"{name} needs a number above 0.", USAGE)
    return given


def _write(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode(), mode=PRIVATE)
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
        "course": analysis.course,
        "turning points": [point.as_json() for point in analysis.turning_points],
        "worlds": found.worlds,
        "nodes": found.nodes,
        "outlooks": [asdict(outlook) for outlook in found.outlooks],
        "plies": [asdict(entry) for entry in analysis.entries],
    }


def as_lines(rules: Rules[Any, Any, Any], found: WorkedOut) -> list[str]:
    analysis = found.analysis
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
    lines += [
        f"  {_points(analysis.dice)} by dice",
        f"  {_points(analysis.fog)} by fog",
        f"  {_points(analysis.course)} in the course of play",
        "",
    ]
    sides = "".join(f"{name.capitalize() + ' could know':>24}" for name in rules.seats)
    lines += [f"{'':28}{'truth':>7}{sides}{'decision':>10}{'dice':>7}{'fog':>7}{'course':>8}"]
    lines += _phase_lines(found, len(rules.seats))
    lines += ["", *_turning_lines(rules, analysis)]
    return lines


def _points(part: float) -> str:
    return f"{100 * part:+6.1f}"


def _phase_lines(found: WorkedOut, seats: int) -> list[str]:
    """A row for each phase of the game."""
    lines = []
    for heading, entries in groupby(found.analysis.entries, key=lambda entry: entry.heading):
        phase = list(entries)
        decision, dice, fog, course = (
            sum(parts)
            for parts in zip(*((e.decision, e.dice, e.fog, e.course) for e in phase), strict=True)
        )
        outlook = [one for one in found.outlooks if one.number <= phase[-1].number][-1]
        known = "".join(f"{_known(found, outlook, seat):>24}" for seat in range(seats))
        lines.append(
            f"{', '.join(heading)[:28]:28}{100 * phase[-1].truth:7.0f}{known}"
            f"{100 * decision:+10.1f}{100 * dice:+7.1f}{100 * fog:+7.1f}{100 * course:+8.1f}"
        )
    return lines


def _known(found: WorkedOut, outlook: Outlook, seat: int) -> str:
    low, high = interval(found, outlook, seat)
    return f"{100 * outlook.known[seat]:.0f} ({100 * low:.0f} to {100 * high:.0f})"


def interval(found: WorkedOut, outlook: Outlook, seat: int) -> tuple[float, float]:
    """Which holds the mean over all worlds that a seat could imagine in 95 of 100 cases."""
    reach = _ERRORS * outlook.spread[seat] / sqrt(found.worlds)
    return max(outlook.known[seat] - reach, 0.0), min(outlook.known[seat] + reach, 1.0)


def _turning_lines(rules: Rules[Any, Any, Any], analysis: Analysis) -> list[str]:
    if not analysis.turning_points:
        return ["No choice was clearly worse than another by what its side could know."]
    lines = ["Turning points, by what the side could know:"]
    for point in analysis.told:
        low, high = (f"{100 * bound:.0f}" for bound in point.interval)
        chosen, better = f"chose {point.played}", point.better
        if point.orders:
            chosen, better = f"began with {point.played}", "another plan"
        lines.append(
            f"  {', '.join(point.heading)}: {rules.seats[point.seat]} {chosen}; "
            f"{better} was {100 * point.loss:.0f} % better ({low} to {high})."
        )
        lines += [f"    {order.text}" for order in point.orders]
        lines += [f"    After what was chosen {reason}." for reason in point.reasons]
    return lines


def picture(rules: Rules[Any, Any, Any], found: WorkedOut) -> str:
    """The chances over the game as a drawing, with a band for what each side could know."""
    analysis = found.analysis
    truth = [analysis.start, *(entry.truth for entry in analysis.entries)]
    name = rules.seats[0].capitalize()
    middle = _EDGE + _HEIGHT / 2
    sides = zip(rules.seats, _COLOURS, strict=False)
    legend = ", ".join(f"the {side} side ({colour})" for side, (colour, _) in sides)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH + 2 * _EDGE}" '
            f'height="{_HEIGHT + 2 * _EDGE}" font-family="sans-serif" font-size="12">',
            f"<title>Chances of the {name} side</title>",
            f'<rect x="{_EDGE}" y="{_EDGE}" width="{_WIDTH}" height="{_HEIGHT}" fill="none" '
            'stroke="#888"/>',
            f'<line x1="{_EDGE}" x2="{_EDGE + _WIDTH}" y1="{middle}" y2="{middle}" stroke="#bbb"/>',
            *_bands(found, len(rules.seats)),
            f'<polyline points="{_points_of(list(enumerate(truth)), len(truth))}" fill="none" '
            'stroke="#202020" stroke-width="2"/>',
            f'<text x="{_EDGE}" y="{_EDGE - 10}">Chances of the {name} side: true (line), and as '
            f"{legend} could know (bands of 95 %)</text>",
            "</svg>",
            "",
        ]
    )


def _bands(found: WorkedOut, seats: int) -> list[str]:
    count = len(found.analysis.entries) + 1
    drawn = []
    for seat in range(seats):
        colour = _COLOURS[seat % len(_COLOURS)][1]
        bounds = [(one.number, *interval(found, one, seat)) for one in found.outlooks]
        low = _points_of([(number, bound) for number, bound, _ in bounds], count).split()
        high = _points_of([(number, bound) for number, _, bound in bounds], count).split()
        middle = _points_of([(one.number, one.known[seat]) for one in found.outlooks], count)
        drawn += [
            f'<polygon points="{" ".join(high + low[::-1])}" fill="{colour}" fill-opacity="0.25"/>',
            f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-dasharray="4 3"/>',
        ]
    return drawn


def _points_of(chances: list[tuple[int, float]], count: int) -> str:
    """By the number of plies before each."""
    step = _WIDTH / max(count - 1, 1)
    return " ".join(
        f"{_EDGE + number * step:.1f},{_EDGE + _HEIGHT * (1.0 - chance):.1f}"
        for number, chance in chances
    )
