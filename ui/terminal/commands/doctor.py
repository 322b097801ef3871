"""`campagna doctor`: what is installed, what is missing, how to get it; to paste in a report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict

from ui.common.failures import DONE, FAILED
from ui.terminal.examination import Examination, examine

HELP = "show versions, paths and what is missing, and how to get it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    examination = examine()
    if arguments.json:
        print(json.dumps(asdict(examination), indent=2))
    else:
        print("\n".join(_lines(examination)))
    return DONE if examination.is_healthy else FAILED


def _lines(examination: Examination) -> Iterator[str]:
    yield from _section("Versions", examination.versions)
    yield from _section("Compiled", _compiled_words(examination))
    yield from _section("Folders", examination.folders)
    yield from _section("Window", _window_words(examination))
    yield "Findings"
    for finding in examination.findings:
        yield f"  {finding.level}: {finding.what}"
        yield f"    -> {finding.cure}"
    if not examination.findings:
        yield "  nothing is missing"


def _section(title: str, values: dict[str, str]) -> Iterator[str]:
    width = max(map(len, values))
    yield title
    for name, value in values.items():
        yield f"  {name:<{width}}  {value or '(none)'}"
    yield ""


def _compiled_words(examination: Examination) -> dict[str, str]:
    state = examination.compilation
    return {
        "compiled": ", ".join(state["compiled"]),
        "interpreted": ", ".join(state["interpreted"]),
        "build": state["build_note"] or "(a checkout: nothing was built)",
    }


def _window_words(examination: Examination) -> dict[str, str]:
    qt = examination.qt
    return {
        "display": ", ".join(qt["displays"].values()),
        "Qt platform": qt["platform"] or "(Qt chooses)",
        "plug-ins": ", ".join(qt["plug_ins"]),
        "fonts": f"{qt['font_families']} families, default {qt['default_font'] or '(none)'}",
        "missing libraries": ", ".join(qt["missing_libraries"]),
    }
