"""After-action reports: whole, by viewpoint, and without a name the side could not know."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import DUMMY, NOWHERE
from solitaire.protocol import Decide, Seat
from solitaire.record import write_record
from tests.desktop.review_findings import made_up, store
from tests.desktop.review_games import replay_of
from tests.secrecy.names import unknown_names_in
from tests.secrecy.table import BOARD
from tests.secrecy.worlds import exchanged
from tests.ui.command_process import campagna
from ui.common.failures import (
    CANNOT_WRITE,
    NOT_FOUND,
    USAGE,
    Failure,
)
from ui.desktop.openings import new_review_window
from ui.desktop.review.belief import Believer
from ui.desktop.review.replay import (
    EVERYTHING,
    Band,
    Point,
    Replay,
    Viewpoint,
    open_replay,
)
from ui.desktop.review.report.files import (
    HTML,
    MARKDOWN,
    usual_folder,
    write_report,
)
from ui.desktop.review.report.tale import TaleTeller
from ui.desktop.review.report.text import as_html, as_markdown, report_of
from ui.desktop.review.story import Story
from ui.main import main

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    return replay_of(tmp_path_factory.mktemp("report") / "game.rec")


def written(replay: Replay, viewpoint: Viewpoint, folder: Path) -> dict[str, bytes]:
    for _ in write_report(replay, viewpoint, None, folder):
        pass
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# -- whole ----------------------------------------------------------------------------------------


class _Pictures(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.sources: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("img", "meta"):
            self.open.append(tag)
        self.sources += [value or "" for name, value in attrs if name == "src"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_both_texts_name_every_picture_and_all_are_there(
    qapp: QApplication, game: Replay, tmp_path: Path
) -> None:
    folder = tmp_path / "deep" / "report"
    found = made_up(game)
    progress = list(write_report(game, EVERYTHING, found, folder))
    assert progress[-1][0] == progress[-1][1] == len(progress) - 1
    page = _Pictures()
    page.feed((folder / HTML).read_text())
    assert page.open == []
    text = (folder / MARKDOWN).read_text()
    assert re.findall(r"\]\(([^)]+)\)", text) == page.sources
    days = {f"day-{game.guide.phase(day.heading).turn}.png" for day in game.days}
    assert set(page.sources) == {"set-up.png", "chances.png", *days}
    for source in page.sources:
        image = QImage(str(folder / source))
        assert image.width() > 1000
        assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 10
    assert "| Together |" in text
    assert "\N{MINUS SIGN}12 decision" in text


@pytest.mark.parametrize("viewpoint", [0, 1, EVERYTHING])
def test_every_day_tells_its_battles(game: Replay, viewpoint: Viewpoint) -> None:
    text = as_markdown(report_of(game, viewpoint, None))
    days = text.split("\n## Day ")[1:]
    assert len(days) == len(game.days)
    for index in game.battles:
        day = game.guide.phase(game.points[index].heading).turn
        for event in game.points[index].events:
            found = re.match(r"Battle of ([^:]+):", RULES.words(event))
            if found:
                assert found[1] in days[day - 1].partition("### ")[2]


def test_the_whole_truth_is_told_by_the_storyteller(game: Replay) -> None:
    tale = TaleTeller(game).tell()
    text = as_markdown(report_of(game, EVERYTHING, None))
    told = [*tale.opening, *(one for _, paragraphs in tale.phases for one in paragraphs)]
    assert len(told) > 3 * len(game.days)
    assert all(paragraph in text for paragraph in told)
    assert tale.opening[0] not in as_markdown(report_of(game, 0, None))


# -- what a side could not know -------------------------------------------------------------------


def known_in(replay: Replay, seat: Seat, day: Band) -> set[int]:
    """The enemy counters that the seat has before its eyes, or works out, at some time that day."""
    enemy, known = 1 - seat, set[int]()
    for index in range(max(day.first - 1, 0), day.last + 1):
        view = replay.view_at(index, seat)
        known |= {enemy * 64 + slot[1].bit_length() - 1 for slot in view.slots if _is_one(slot[1])}
        known |= {enemy * 64 + local for local in range(64) if view.off_map[local] != NOWHERE}
    return known


def _is_one(suspects: int) -> bool:
    return suspects & (suspects - 1) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_no_day_names_a_counter_the_side_could_not_know(game: Replay, seat: Seat) -> None:
    assert leaks(game, seat) == []


def leaks(game: Replay, seat: Seat) -> list[str]:
    """Names in the report, its page, the dispatches and captions that the seat could not know."""
    report = report_of(game, seat, made_up(game))
    head, *days = as_markdown(report).split("\n## Day ")
    page_head, *pages = re.split(r"<h2[^>]*>Day ", as_html(report))
    story = Story(game)
    lines = story.lines(seat)
    enemies = set(range((1 - seat) * 64, (2 - seat) * 64))
    found = unknown_names_in(head + page_head, titles_of(enemies))
    hidden = 0
    for day, *told in zip(game.days, days, pages, strict=True):
        unknown = titles_of(enemies - known_in(game, seat, day))
        hidden += len(unknown)
        told += [line.words for line in lines if day.first <= line.index <= day.last]
        told += [story.caption(index, seat) for index in range(day.first, day.last + 1)]
        found += unknown_names_in("\n".join(told), unknown)
    assert hidden
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_a_planted_leak_is_found(game: Replay, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever forgets to ask who may see an event is caught."""
    monkeypatch.setattr(Point, "seen", lambda point, viewpoint: list(point.events))
    assert leaks(game, seat)


def titles_of(counters: set[int]) -> set[str]:
    """Dummies have none."""
    named = [one for one in counters if BOARD.counter_kind[one] != DUMMY]
    return {BOARD.counter_titles[one] for one in named if BOARD.counter_titles[one]}


def twins(game: Replay, seat: Seat, count: int) -> list[tuple[State, State]]:
    """Moments at which the seat is asked, with another world that looks the same to it."""
    rng, found = Random(7), []
    for index in rng.sample(range(game.last), game.last):
        state = game.state_at(index)
        asked = RULES.pending(state)
        if not isinstance(asked, Decide) or asked.seat != seat:
            continue
        twin = exchanged(state, seat, rng)
        if twin is not None and RULES.digest(twin) != RULES.digest(state):
            found.append((state, twin))
        if len(found) == count:
            break
    assert len(found) == count
    return found


def record_of(state: State, seat: Seat, plies: list[object], path: Path) -> Replay:
    options = dict(RULES.view(state, seat).options)
    write_record(path, RULES, options, plies, position=RULES.position_text(state))
    return open_replay(path)


def common_plies(state: State, twin: State, seat: Seat) -> list[object]:
    """What the seat can do in both worlds without noticing a difference."""
    one, other = RULES.copy(state), RULES.copy(twin)
    plies: list[object] = []
    for number in range(12):
        asked = RULES.pending(one)
        if not isinstance(asked, Decide) or asked.seat != seat:
            break
        offered = RULES.actions(one)
        ply = offered[number % len(offered)]
        trials = RULES.copy(one), RULES.copy(other)
        for trial in trials:
            RULES.apply(trial, ply)
        if RULES.view(trials[0], seat) != RULES.view(trials[1], seat):
            break
        one, other = trials
        plies.append(ply)
    return plies


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.long)])
def test_twins_get_the_same_report_to_the_byte(
    qapp: QApplication, game: Replay, tmp_path: Path, seat: Seat
) -> None:
    for number, (state, twin) in enumerate(twins(game, seat, 4)):
        plies = common_plies(state, twin, seat)
        reports, screens = [], []
        for name, world in (("one", state), ("other", twin)):
            folder = tmp_path / f"{number}-{name}"
            folder.mkdir()
            replay = record_of(world, seat, plies, folder / "game.rec")
            if number == 0:  # pictures take their time
                reports.append(written(replay, seat, folder / "report"))
            else:
                report = report_of(replay, seat, None)
                reports.append({"text": (as_markdown(report) + as_html(report)).encode()})
            screens.append(shown(replay, seat))
        assert reports[0] == reports[1]
        assert screens[0] == screens[1]


def shown(replay: Replay, seat: Seat) -> list[object]:
    """Captions, dispatches, view and belief at the end."""
    story = Story(replay)
    believer = Believer(RULES, replay.game.advice(), replay.presenter)
    belief = believer.begin(replay.view_at(replay.last, seat), seat)
    believer.go_on(belief)
    return [
        *(story.caption(index, seat) for index in range(replay.last + 1)),
        [(line.index, line.words) for line in story.lines(seat)],
        replay.stops("die", seat),
        believer.found(belief),
    ]


def test_the_truth_does_tell_twins_apart(game: Replay, tmp_path: Path) -> None:
    """Or the test above would prove nothing."""
    state, twin = twins(game, 0, 1)[0]
    views = []
    for name, world in (("one", state), ("other", twin)):
        replay = record_of(world, 0, [], tmp_path / f"{name}.rec")
        views.append(replay.views_at(0, EVERYTHING))
    assert views[0] != views[1]


def test_html_is_escaped(game: Replay) -> None:
    report = report_of(game, EVERYTHING, None)
    report.sections[0].paragraphs = ["<script>alert(1)</script> & more"]
    page = as_html(report)
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


# -- commands and the button ----------------------------------------------------------------------


def test_the_command_writes_without_a_display(game: Replay, tmp_path: Path) -> None:
    out = tmp_path / "out"
    path = game.record.path
    before = path.read_bytes()
    done = campagna("report", str(path), "--out", str(out), "--view", "french")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(out / HTML)
    assert "campagna analyze" in done.stderr
    assert (out / MARKDOWN).read_text().startswith("# The Castiglione Campaign 1796")
    assert "report of the French" in (out / MARKDOWN).read_text()
    assert path.read_bytes() == before


def test_wrong_wishes_are_one_sentence(
    game: Replay, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(tmp_path / "none.rec")]) == NOT_FOUND
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["report", str(game.record.path), "--view", "russian"]) == USAGE
    assert "french, austrian, all" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_one_sentence(
    qapp: QApplication, game: Replay, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(Failure, match="cannot be written") as failure:
        list(write_report(game, EVERYTHING, None, blocked / "report"))
    assert failure.value.exit_code == CANNOT_WRITE


def test_one_click_writes_the_report_while_the_window_stays_alive(
    qtbot: QtBot, tmp_path: Path
) -> None:
    replay = replay_of(tmp_path / "game.rec", turns=1)
    store(replay)
    window = new_review_window(replay)
    qtbot.addWidget(window)
    window.show()
    window.look_as(1)
    with qtbot.waitSignal(window.report.written, timeout=60_000):
        window.review_actions.report.trigger()
        assert not (usual_folder(replay) / HTML).exists()
    text = (usual_folder(replay) / MARKDOWN).read_text()
    assert "report of the Austrians" in text
    assert str(usual_folder(replay)) in window.report.words.text()
    window.close()
