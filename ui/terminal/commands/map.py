"""`campagna map`: the map as PDF, SVG or PNG, empty or with a position as one side sees it."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "write the map for printing: PDF, SVG or PNG, empty or with a position"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="ends in .pdf, .svg or .png"
    )
    parser.add_argument(
        "--dpi", type=int, default=300, metavar="N", help="dots per inch of PNG (default: 300)"
    )
    parser.add_argument(
        "--width", type=float, default=400.0, metavar="MM", help="in millimetres (default: 400)"
    )
    parser.add_argument(
        "--position", type=Path, metavar="FILE", help="a game's record, or the text of a position"
    )
    parser.add_argument(
        "--game", metavar="GAME", help="whose map; module:attribute for one under development"
    )
    parser.add_argument(
        "--seat", metavar="SIDE", help="show what this side sees (default: everything)"
    )


def run(arguments: argparse.Namespace) -> int:
    from ui.terminal.play.drawing import drawing_entry

    return drawing_entry("export.command", "export_map_file")(arguments)
