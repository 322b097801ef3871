"""`campagna analyze`: how the chances of a game swung, by whose doing, and its turning points.

The answer is also stored beside the record as FILE.analysis.json.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from solitaire.compilation import compiled_modules
from solitaire.record import RecordNotWritten, replay
from solitaire.record.files import replace_file
from solitaire.registry import load_advice
from ui.terminal.failures import DONE, UNAVAILABLE, USAGE, Failure
from ui.terminal.progress import Progress
from ui.terminal.record_files import add_record_arguments, failure_of, open_record

if TYPE_CHECKING:
    from ai.analysis import Analysis, Estimate
    from solitaire.protocol import Rules

HELP = "look back at a record: win chances, turning points, and what decisions, dice and fog did"

WORLDS: Final = 8
NODES: Final = 400
UNCOMPILED: Final = 8
"""By so much less is done where nothing is compiled."""
_WIDTH, _HEIGHT, _EDGE = 960, 320, 30
_COLOURS: Final = (("blue", "#3060a0"), ("orange", "#c08030"))
"""Of the seats' bands, by name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record_arguments(parser)
    parser.add_argument("--worlds", type=int, metavar="N", help="imagined for what a side knew")
    parser.add_argument("--nodes", type=int, metavar="N", help="for each choice searched again")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances there")


def run(arguments: argparse.Namespace) -> int:
    from ai.analysis import LOOKED_AT, Analyst
    from ai.hints import Adviser
    from ai.levels import DEFAULT_LEVEL, settings_of_level

    worlds = _number(arguments.worlds, WORLDS, "--worlds")
    nodes = _number(arguments.nodes, NODES, "--nodes")
    record = open_record(arguments)
    rules, advice = record.rules, load_advice(record.rules)
    plies = [played.ply for played in replay(record).history.plies]
    analyst = Analyst(rules, advice, worlds)
    try:
        analyst.truth(record.start)
    except NotImplementedError as error:
        message = f"{rules.name} does not judge positions, so its games cannot be analysed."
        raise Failure(message, UNAVAILABLE) from error
    adviser = Adviser(rules, advice, settings_of_level(DEFAULT_LEVEL))
    watch = Progress.silent if arguments.quiet else Progress
    with watch("looking back", len(plies) + LOOKED_AT * len(rules.seats)) as progress:
        analysis = analyst.ledger(record.start, plies, progress.advance)
        analyst.find_turning_points(analysis, record.start, plies, adviser, nodes, progress.advance)
    answer = as_json(rules, analysis)
    _write(arguments.file.with_name(f"{arguments.file.name}.analysis.json"), _text(answer))
    if arguments.svg is not None:
        _write(arguments.svg, picture(rules, analysis))
    print(_text(answer) if arguments.json else "\n".join(as_lines(rules, analysis)))
    return DONE


def _number(given: int | None, usual: int, name: str) -> int:
    if given is None:
        return usual if compiled_modules() else max(usual // UNCOMPILED, 2)
    if given < 1:
        raise Failure(f"{name} needs a number above 0.", USAGE)
    return given


def _write(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode())
    except RecordNotWritten as error:
        raise failure_of(error) from error


def _text(answer: dict[str, Any]) -> str:
    return json.dumps(answer, indent=1, ensure_ascii=False)


# -- telling --------------------------------------------------------------------------------------


def as_json(rules: Rules[Any, Any, Any], analysis: Analysis) -> dict[str, Any]:
    return {
        "seats": list(rules.seats),
        "chance of": rules.seats[0],
        "start": analysis.start,
        "end": analysis.end,
        "decisions": {name: analysis.decisions(seat) for seat, name in enumerate(rules.seats)},
        "dice": analysis.dice,
        "fog": analysis.fog,
        "turning points": [asdict(point) for point in analysis.turning_points],
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
    sides = "".join(f"{name.capitalize() + ' could know':>24}" for name in rules.seats)
    lines += [f"{'':28}{'truth':>7}{sides}{'decision':>10}{'dice':>7}{'fog':>7}"]
    lines += _phase_lines(analysis)
    lines += ["", *_turning_lines(rules, analysis)]
    return lines


def _points(part: float) -> str:
    return f"{100 * part:+6.1f}"


def _phase_lines(analysis: Analysis) -> list[str]:
    """A row for each phase of the game."""
    lines = []
    for heading, entries in groupby(analysis.entries, key=lambda entry: entry.heading):
        phase = list(entries)
        decision, dice, fog = (
            sum(parts) for parts in zip(*((e.decision, e.dice, e.fog) for e in phase), strict=True)
        )
        known = "".join(f"{_known(one):>24}" for one in phase[-1].known)
        lines.append(
            f"{', '.join(heading)[:28]:28}{100 * phase[-1].truth:7.0f}{known}"
            f"{100 * decision:+10.1f}{100 * dice:+7.1f}{100 * fog:+7.1f}"
        )
    return lines


def _known(chance: Estimate) -> str:
    return f"{100 * chance.mean:.0f} ({100 * chance.low:.0f} to {100 * chance.high:.0f})"


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
    """The chances over the game as a drawing, with a band for what each side could know."""
    truth = [analysis.start, *(entry.truth for entry in analysis.entries)]
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
            *_bands(analysis, len(rules.seats)),
            f'<polyline points="{_polyline(truth)}" fill="none" stroke="#204080" '
            'stroke-width="2"/>',
            f'<text x="{_EDGE}" y="{_EDGE - 10}">Chances of the {name} side: true (line), and as '
            f"{_legend(rules)} could know (bands of 95 %)</text>",
            "</svg>",
            "",
        ]
    )


def _legend(rules: Rules[Any, Any, Any]) -> str:
    return ", ".join(
        f"the {name} side ({word})" for name, (word, _) in zip(rules.seats, _COLOURS, strict=False)
    )


def _bands(analysis: Analysis, seats: int) -> list[str]:
    found = []
    for seat in range(seats):
        known = [entry.known[seat] for entry in analysis.entries]
        if not known:
            continue
        colour = _COLOURS[seat % len(_COLOURS)][1]
        known = [known[0], *known]
        low = _polyline([one.low for one in known]).split()
        high = _polyline([one.high for one in known]).split()
        middle = _polyline([one.mean for one in known])
        found += [
            f'<polygon points="{" ".join(high + low[::-1])}" fill="{colour}" fill-opacity="0.25"/>',
            f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-dasharray="4 3"/>',
        ]
    return found


def _polyline(chances: list[float]) -> str:
    step = _WIDTH / max(len(chances) - 1, 1)
    return " ".join(
        f"{_EDGE + place * step:.1f},{_EDGE + _HEIGHT * (1.0 - chance):.1f}"
        for place, chance in enumerate(chances)
    )
