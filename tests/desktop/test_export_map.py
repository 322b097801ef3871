"""The map for printing: sizes, lines that stay lines, and whose position it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.registry import game_of
from tests.desktop.filming import filmed
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.export.map import export_map
from ui.desktop.export.stage import MapStage
from ui.desktop.watch.demo_game import Conductor
from ui.main import main

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
POSITION = """castiglione position 1
turn 3
phase first_movement
active austrian
first austrian
initiative austrian
at rovereto wurmser melas gummer
at zevio bertin despinoy
"""


@pytest.fixture(scope="module")
def fog(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Conductor]:
    conductor = filmed(tmp_path_factory.mktemp("fog"), "fog", 60)
    yield conductor
    conductor.close()


def test_png_has_the_dots_per_inch_that_were_asked(fog: Conductor, tmp_path: Path) -> None:
    stage = MapStage(PRESENTER, fog.film.shots[-1].views, 0)
    export_map(stage, tmp_path / "map.png", dpi=80, width=254.0)
    with Image.open(tmp_path / "map.png") as picture:
        assert picture.width == 800
        assert picture.height == pytest.approx(
            800 * stage.part.height() / stage.part.width(), abs=1
        )
        assert picture.info["dpi"] == pytest.approx((80, 80), abs=0.1)
        assert len(picture.convert("RGB").getcolors(1_000_000)) > 200


def test_pdf_is_one_page_of_that_width(fog: Conductor, tmp_path: Path) -> None:
    export_map(MapStage(PRESENTER, fog.film.shots[-1].views, 1), tmp_path / "map.pdf", width=254.0)
    data = (tmp_path / "map.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    (box,) = re.findall(rb"/MediaBox \[([\d. ]+)\]", data)
    assert float(box.split()[2]) == pytest.approx(720, abs=1)
    assert b"/Subtype /Image" not in data, "counters are lines, not dots"


def test_svg_is_lines_and_outlines_only(fog: Conductor, tmp_path: Path) -> None:
    export_map(
        MapStage(PRESENTER, fog.film.shots[-1].views, None), tmp_path / "map.svg", width=254.0
    )
    drawing = ElementTree.parse(tmp_path / "map.svg").getroot()
    kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
    assert drawing.get("width", "").startswith("254")
    assert "path" in kinds
    assert not kinds & {"text", "image", "clipPath"}


def test_position_and_viewpoint_change_what_is_drawn(fog: Conductor, tmp_path: Path) -> None:
    views = fog.film.shots[-1].views
    drawn = {}
    for name, stage in {
        "empty": MapStage(PRESENTER),
        "french": MapStage(PRESENTER, views, 0),
        "austrian": MapStage(PRESENTER, views, 1),
        "all": MapStage(PRESENTER, views, None),
    }.items():
        export_map(stage, tmp_path / f"{name}.png", dpi=40)
        drawn[name] = (tmp_path / f"{name}.png").read_bytes()
    assert len(set(drawn.values())) == 4
    # What the French see is the same in every world that looks so to them.
    twin = RULES.imagine(views[0], Random(1))
    export_map(
        MapStage(PRESENTER, [RULES.view(twin, seat) for seat in (0, 1)], 0),
        tmp_path / "t.png",
        dpi=40,
    )
    assert (tmp_path / "t.png").read_bytes() == drawn["french"]


def test_command_draws_a_position_or_the_end_of_a_record(fog: Conductor, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    small = ["--dpi", "40", "--width", "300"]
    for source, seat in ((position, "french"), (fog.record, "austrian")):
        out = tmp_path / f"{seat}.png"
        words = ["map", "--out", str(out), "--position", str(source), "--seat", seat, *small]
        assert main(words) == 0
        with Image.open(out) as picture:
            assert picture.width == round(300 / 25.4 * 40)


@pytest.mark.parametrize(
    ("words", "exit_code", "sentence"),
    [
        (["--out", "map.jpg"], 2, "must end in one of .pdf, .svg, .png"),
        (["--out", "/nowhere/map.pdf"], 73, "cannot be written"),
        (["--out", "map.png", "--dpi", "9"], 2, "--dpi is a number from"),
        (["--out", "map.png", "--dpi", "1200", "--width", "2000"], 2, "too large"),
        (["--out", "map.png", "--position", "/nowhere"], 66, "no file /nowhere"),
        (["--out", "map.png", "--position", __file__], 65, "is no position"),
        (["--out", "map.png", "--seat", "russian"], 2, "no viewpoint 'russian'"),
    ],
)
def test_command_says_in_one_sentence_what_is_wrong(
    words: list[str],
    exit_code: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["map", *words]) == exit_code
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_dialog_writes_what_the_side_at_the_table_sees(
    fog: Conductor, qtbot: QtBot, tmp_path: Path
) -> None:
    views = fog.film.shots[-1].views
    export_map(MapStage(PRESENTER, views, 1), tmp_path / "seen.png", dpi=40)
    dialog = MapExportDialog(game_of(RULES), (views[1],), None, None)
    qtbot.addWidget(dialog)
    dialog.dpi.setValue(40)
    assert not dialog.viewpoint.isEnabled(), "another side's view is not at hand"
    dialog.write(tmp_path / "dialog.png")
    assert (tmp_path / "dialog.png").read_bytes() == (tmp_path / "seen.png").read_bytes()
