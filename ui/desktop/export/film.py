"""A film as files: numbered pictures with a list of captions, or an animated GIF.

Frames are drawn one after the other and never all kept. GIFs are written by Pillow, because Qt can
only read them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from ui.common.failures import CANNOT_WRITE, UNAVAILABLE, Failure
from ui.desktop.export.map import png_bytes, write_file
from ui.desktop.export.stage import FilmStage
from ui.desktop.style.file_trouble import reason
from ui.desktop.style.language import marked, tr
from ui.desktop.style.palettes import palette_of
from ui.desktop.watch.film import LONGEST_CAPTION, Film, Viewpoint

LAST_SECONDS: Final = 6.0
COLOURS: Final = 256
SAMPLES: Final = 8
SAMPLE: Final = QSize(640, 640)
CAPTIONS_FILE: Final = "captions.csv"
NO_PILLOW: Final = marked(
    "A GIF needs Pillow, which is not installed: pip install 'campagna[export]'."
)

Tick = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of the film."""

    number: int
    """The shot that it shows."""
    since: int
    """The shot of the frame before, whose arrows are not drawn again."""
    caption: str
    seconds: float
    heading: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a film is to look."""

    viewpoint: Viewpoint
    size: QSize
    everything: bool = False
    """Each moment that the viewpoint sees, not only what matters."""
    speed: float = 1.0
    turns: tuple[int, int] | None = None
    """The first and the last turn; all if not said."""

    def shows(self, turn: int) -> bool:
        """Whether a moment of this turn is wanted."""
        return self.turns is None or self.turns[0] <= turn <= self.turns[1]


def frames_of(film: Film, wanted: Wanted, summary: str) -> list[Frame]:
    viewpoint = wanted.viewpoint
    shown = [shot for shot in film.shots if wanted.shows(film.turn_of(shot.number))]
    seen = [one.number for one in shown if one.number == 0 or one.is_seen_by(viewpoint)]
    if not seen:
        return []
    if not wanted.everything:
        last = seen[-1]
        seen = [n for n in seen if film.is_notable(n, viewpoint) or n == last]
    frames: list[Frame] = []
    for before, number in zip([seen[0], *seen], seen, strict=False):
        seconds = film.seconds(number, viewpoint) / wanted.speed
        caption = film.caption(number, viewpoint)
        frame = Frame(number, before, caption, seconds, film.shots[number].heading)
        if frames and not wanted.everything and _is_one_sight(film, frames[-1], frame, viewpoint):
            frame = _joined(frames.pop(), frame)
        frames.append(frame)
    if summary:
        end = frames[-1]
        frames.append(Frame(end.number, end.number, summary, LAST_SECONDS, end.heading))
    return frames


def _is_one_sight(film: Film, frame: Frame, following: Frame, viewpoint: Viewpoint) -> bool:
    """What the scouts see comes counter by counter; it is one thing to look at."""
    return (
        frame.heading == following.heading
        and film.is_sighting(frame.number, viewpoint)
        and film.is_sighting(following.number, viewpoint)
        and len(frame.caption) + len(following.caption) < LONGEST_CAPTION
    )


def _joined(frame: Frame, following: Frame) -> Frame:
    return Frame(
        following.number,
        frame.since,
        f"{frame.caption} {following.caption}",
        frame.seconds + following.seconds,
        following.heading,
    )


def drawn(film: Film, frames: Sequence[Frame], wanted: Wanted) -> Iterator[QImage]:
    stage = FilmStage(film, wanted.viewpoint, wanted.size)
    for frame in frames:
        yield stage.picture(frame.number, frame.since, frame.caption)


# -- pictures -------------------------------------------------------------------------------------


def write_frames(film: Film, frames: Sequence[Frame], wanted: Wanted, to: Path, tick: Tick) -> None:
    """So many PNG files and their captions; raises Failure."""
    try:
        to.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = tr("The folder {folder} cannot be made: {why}.", folder=to, why=reason(error))
        raise Failure(words, CANNOT_WRITE) from error
    write_file(to / CAPTIONS_FILE, _captions(frames).encode())
    for number, image in enumerate(drawn(film, frames, wanted), start=1):
        write_file(to / f"{number:04}.png", png_bytes(image))
        tick()


def _captions(frames: Sequence[Frame]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["picture", "turn", "phase", "seconds", "caption"])
    for number, frame in enumerate(frames, start=1):
        turn, *phase = frame.heading
        row = [f"{number:04}.png", turn, " ".join(phase), f"{frame.seconds:.1f}", frame.caption]
        writer.writerow(row)
    return text.getvalue()


# -- GIF ------------------------------------------------------------------------------------------


def check_pillow() -> None:
    """Raises Failure with the remedy."""
    try:
        import_module("PIL.Image")
    except ImportError as error:
        raise Failure(NO_PILLOW, UNAVAILABLE) from error


def write_gif(film: Film, frames: Sequence[Frame], wanted: Wanted, to: Path, tick: Tick) -> None:
    """An endless GIF; raises Failure, and then leaves no half-written file."""
    check_pillow()
    images = _converted(film, frames, wanted, tick)
    first = next(images)
    # Counted in hundredths of a second, which is all that the format knows.
    durations = [max(round(frame.seconds * 100), 2) * 10 for frame in frames]
    text = io.BytesIO()
    first.save(
        text,
        format="GIF",
        save_all=True,
        append_images=images,
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
    )
    write_file(to, text.getvalue())


def _converted(film: Film, frames: Sequence[Frame], wanted: Wanted, tick: Tick) -> Iterator[Any]:
    """With one palette for all, so that what does not change needs no room."""
    pillow = import_module("PIL.Image")
    images = (_as_pillow(pillow, image) for image in drawn(film, frames, wanted))
    palette = pillow.new("P", (1, 1))
    palette.putpalette(_palette(film, frames, wanted))
    for image in images:
        tick()
        yield image.quantize(palette=palette, dither=pillow.Dither.NONE)


def _palette(film: Film, frames: Sequence[Frame], wanted: Wanted) -> bytes:
    """From some frames of the whole film, so that armies, arrows and battles keep their colours."""
    some = frames[:: max(len(frames) // SAMPLES, 1)]
    small = replace(wanted, size=wanted.size.scaled(SAMPLE, Qt.AspectRatioMode.KeepAspectRatio))
    colours = palette_of(list(drawn(film, some, small)), COLOURS)
    return b"".join(colour.to_bytes(4)[1:] for colour in colours)


def _as_pillow(pillow: Any, image: QImage) -> Any:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    data = bytes(plain.constBits())
    return pillow.frombuffer("RGB", size, data, "raw", "RGB", plain.bytesPerLine(), 1)
