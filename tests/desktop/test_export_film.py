"""Films and pictures: what they show, to whom, and what is said when they cannot be written."""

from __future__ import annotations

import csv
import errno
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.core.events import STEPPED, Happened
from solitaire.games.castiglione.game import RULES
from solitaire.protocol import EVERYONE
from solitaire.record import load_record
from solitaire.record import replay as replayed
from tests.desktop.filming import filmed
from tests.secrecy.names import unknown_names_in, unknown_titles
from tests.ui.command_process import TIME_LIMIT_SECONDS, environment
from ui.common.failures import CANNOT_WRITE, UNAVAILABLE, Failure
from ui.desktop.export import command as export_command
from ui.desktop.export import film as export_film
from ui.desktop.export.dialogs import FilmExportDialog
from ui.desktop.export.film import (
    CAPTIONS_FILE,
    Wanted,
    frames_of,
    write_frames,
    write_gif,
)
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.film import LONGEST_CAPTION

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
ROOT = str(Path(__file__).parents[2])
SMALL = QSize(480, 300)


@pytest.fixture(scope="module")
def fog(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Conductor]:
    conductor = filmed(tmp_path_factory.mktemp("fog"), "fog", 120)
    yield conductor
    conductor.close()


def nothing() -> None:
    """Nobody watches the progress."""


def test_gif_has_the_frames_their_size_and_their_time(fog: Conductor, tmp_path: Path) -> None:
    wanted = Wanted(None, SMALL)
    frames = frames_of(fog.film, wanted, "Nobody has won yet.")
    ticks: list[int] = []
    write_gif(fog.film, frames, wanted, tmp_path / "film.gif", lambda: ticks.append(1))
    assert len(ticks) == len(frames) > 10
    with Image.open(tmp_path / "film.gif") as film:
        assert film.n_frames == len(frames)
        assert film.size == (480, 300)
        assert film.info["loop"] == 0
        pictures = []
        for number, frame in enumerate(frames):
            film.seek(number)
            assert film.info["duration"] == pytest.approx(frame.seconds * 1000, abs=10)
            pictures.append(film.convert("RGB").tobytes())
    assert all(one != other for one, other in pairwise(pictures))
    # Counters keep their colour: the blue of the French is still blue, not grey.
    colours = Image.frombytes("RGB", (480, 300), pictures[0]).getcolors(200_000)
    assert any(blue > red + 60 and blue > 120 for _, (red, _, blue) in colours)


def test_arrows_are_in_the_pictures(fog: Conductor, qapp: QApplication) -> None:
    stage = export_film.FilmStage(fog.film, None, SMALL)
    moving = next(shot.number for shot in fog.film.shots if fog.film.moves(shot.number, None))
    with_arrows = stage.picture(moving, moving - 1)
    without = stage.picture(moving, moving)
    assert with_arrows != without


@pytest.mark.parametrize("seat", [0, 1])
def test_captions_of_a_side_name_nobody_it_cannot_know(fog: Conductor, seat: int) -> None:
    assert fog.record is not None
    states = list(replayed(load_record(fog.record)).states())
    frames = frames_of(fog.film, Wanted(seat, SMALL, everything=True), "")
    frames += frames_of(fog.film, Wanted(seat, SMALL), "")
    unknown = 0
    for frame in frames:
        shot = fog.film.shots[frame.number]
        hidden = unknown_titles(states[shot.plies], seat)
        unknown += bool(hidden)
        assert unknown_names_in(frame.caption, hidden) == []
    assert unknown > 20
    both = frames_of(fog.film, Wanted(None, SMALL, everything=True), "")
    told = [(fog.film.shots[one.number], one.caption) for one in both]
    leaks = [
        caption
        for shot, caption in told
        if unknown_names_in(caption, unknown_titles(states[shot.plies], seat))
    ]
    assert leaks, "whoever sees everything reads names that a side cannot know"


def test_what_scouts_see_is_one_frame_and_marchers_are_not_seen_besides(fog: Conductor) -> None:
    for viewpoint in (0, 1, None):
        shown = frames_of(fog.film, Wanted(viewpoint, SMALL), "")
        captions = [frame.caption for frame in shown]
        all_frames = frames_of(fog.film, Wanted(viewpoint, SMALL, everything=True), "")
        seen = [one for one in all_frames if fog.film.is_sighting(one.number, viewpoint)]
        told = " ".join(captions)
        assert all(one.caption in told for one in seen), "joined, not left out"
        for one, other in pairwise(shown):
            is_sight = [fog.film.is_sighting(frame.number, viewpoint) for frame in (one, other)]
            assert (
                not all(is_sight)
                or one.heading != other.heading
                or len(one.caption + other.caption) >= LONGEST_CAPTION
            )
    march = next(text for text in captions if " move from " in text)
    names = march.partition(": ")[2].partition(" move from ")[0]
    assert f"{names.partition(',')[0]} is seen" not in march
    repeated = [text for text in captions if text.count("is seen in") > 3]
    assert len(repeated) < 3, repeated


def test_a_march_of_many_steps_is_one_sentence(fog: Conductor) -> None:
    film = export_film.Film(RULES)
    shot = fog.film.shots[0]
    names = RULES.board.area_by_name
    way = [names[name] for name in ("mantua", "roverbella", "villafranca", "verona")]
    steps = [Happened(STEPPED, 0, 1, start, end, 1, EVERYONE) for start, end in pairwise(way)]
    film.add(replace(shot, events=tuple(steps)))
    caption = film.caption(0, None)
    assert caption.count("[8.2]") == 1
    assert "from Mantua to Verona" in caption
    other = Happened(STEPPED, 0, 2, way[0], way[1], 1, EVERYONE)
    film.add(replace(shot, events=(*steps[:1], other)))
    assert film.caption(1, None).count("[8.2]") == 2
    assert len(film.moves(0, None)) == 3, "every step has its arrow"


def test_pictures_of_a_side_are_those_of_a_world_that_looks_alike(fog: Conductor) -> None:
    """What is drawn for a side follows from its view and what it heard, from nothing else."""
    shot = fog.film.shots[-1]
    other = export_film.Film(RULES)
    for one in fog.film.shots:
        other.add(one)
    twin = RULES.imagine(shot.views[0], Random(4))
    views = (shot.views[0], RULES.view(twin, 1))
    assert views != shot.views
    other.shots[-1] = type(shot)(
        shot.number, shot.plies, shot.heading, views, shot.events, shot.thinker, shot.thought
    )
    drawn = [
        export_film.FilmStage(film, 0, SMALL).picture(shot.number) for film in (fog.film, other)
    ]
    assert drawn[0] == drawn[1]
    everything = [
        export_film.FilmStage(film, None, SMALL).picture(shot.number) for film in (fog.film, other)
    ]
    assert everything[0] != everything[1]


TOY = ("--game", "tests.toys.skirmish:GAME", "--players", "random", "--viewpoint", "red")
CAMPAIGN = ("--players", "staff", "--viewpoint", "french", "--visibility", "fog", "--turns", "1")


@pytest.mark.parametrize(
    ("game", "turns", "told"),
    [
        (TOY, {"turn 1", "turn 2", "turn 3", "turn 4"}, "scouts"),
        pytest.param(CAMPAIGN, {"turn 1"}, "Battle of", marks=pytest.mark.long),
    ],
)
def test_frames_and_gif_are_written_without_a_display(
    tmp_path: Path, game: tuple[str, ...], turns: set[str], told: str
) -> None:
    folder, gif = tmp_path / "frames", tmp_path / "demo.gif"
    words = [*game, "--seed", "7", "--frames", str(folder), "--gif", str(gif)]
    words += ["--size", "240x200", "--out", str(tmp_path / "demo.rec")]
    result = subprocess.run(
        [sys.executable, "-m", "ui", "demo", "--headless", *words],
        env={**environment(), "CAMPAGNA_HOME": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == [str(folder), str(gif)]
    assert result.stderr == "", "no bar where nobody watches"
    with (folder / CAPTIONS_FILE).open() as file:
        captions = list(csv.DictReader(file))
    pictures = sorted(folder.glob("*.png"))
    assert [one.name for one in pictures] == [row["picture"] for row in captions]
    with Image.open(gif) as film, Image.open(pictures[0]) as first:
        assert film.n_frames == len(pictures) > 8
        assert film.size == first.size == (240, 200)
    assert {row["turn"] for row in captions} == turns
    assert any(told in row["caption"] for row in captions)
    assert (tmp_path / "demo.rec").stat().st_size > 0


# -- what goes wrong ------------------------------------------------------------------------------


def test_missing_pillow_is_told_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(Failure, match=r"pip install 'campagna\[export\]'") as failure:
        export_film.check_pillow()
    assert failure.value.exit_code == UNAVAILABLE


def test_full_disk_leaves_no_half_film(
    fog: Conductor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    wanted = Wanted(0, SMALL)
    frames = frames_of(fog.film, wanted, "")[:3]
    monkeypatch.setattr(os, "fsync", full)
    for write, target in ((write_gif, tmp_path / "film.gif"), (write_frames, tmp_path / "folder")):
        with pytest.raises(Failure, match="No space left") as failure:
            write(fog.film, frames, wanted, target, nothing)
        assert failure.value.exit_code == CANNOT_WRITE
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []


def arguments(**words: object) -> Namespace:
    usual = {"gif": None, "frames": None, "size": "400x300", "viewpoint": "all", "verbose": 0}
    usual["turns"] = None
    game = {"game": None, "players": "staff", "option": [], "seed": 7, "out": None, "pace": None}
    return Namespace(**{**usual, **game, "quiet": True, **words})


def test_ctrl_c_ends_it_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(export_command, "_play", interrupt)
    assert export_command.export_demo(arguments(gif=tmp_path / "film.gif")) == 130
    assert "stopped" in capsys.readouterr().err
    assert not (tmp_path / "film.gif").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"size": "12x9"}, "--size is WIDTHxHEIGHT"),
        ({"turns": "3-1"}, "--turns is a turn from 1 to 9"),
        ({"viewpoint": "russian"}, "no viewpoint 'russian'"),
        ({"gif": Path("/nowhere/film.gif")}, "no folder /nowhere"),
        ({"players": "nobody"}, "no computer player"),
        ({"game": "bridge"}, "no game called 'bridge'"),
        ({"game": "tests.toys.plans:RULES"}, "no map of 'tests.toys.plans:RULES'"),
    ],
)
def test_wrong_wishes_are_refused_before_anything_is_played(
    tmp_path: Path, words: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Failure, match=sentence):
        export_command.export_demo(arguments(**{"gif": tmp_path / "film.gif", **words}))


# -- the dialog -----------------------------------------------------------------------------------


def test_dialog_writes_the_film_that_is_asked_for(
    fog: Conductor, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = FilmExportDialog(fog.film, 1, "", None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.size_of_pictures.setCurrentIndex(0)
    wanted = dialog.wanted()
    assert (wanted.viewpoint, wanted.size) == (1, QSize(640, 400))
    number = len(frames_of(fog.film, wanted, ""))
    assert dialog.estimate.text().startswith(f"{number} pictures")
    dialog.write(tmp_path / "film.gif")
    with Image.open(tmp_path / "film.gif") as film:
        assert (film.n_frames, film.size) == (number, (640, 400))


def test_dialog_says_what_went_wrong(fog: Conductor, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = FilmExportDialog(fog.film, 0, "", None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.format.setCurrentIndex(1)
    (tmp_path / "file").write_text("no folder")
    dialog.write(tmp_path / "file")
    (box,) = dialog.findChildren(QMessageBox)
    assert "cannot be made" in box.text()
    box.close()
