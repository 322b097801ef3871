"""Where the net takes its facts from. Only this module and sources_records.py know the project.

When a step of the refactoring moves or renames something, they are adapted and nothing else.
What a window can be read for is read from its widgets (reading.py); here are the windows, how to
bring them to a position, and the facts that are only painted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from solitaire.bits import members
from solitaire.dice import FreshDice
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import bridge_id
from solitaire.presenting.picture import Face, Stack
from solitaire.record import replay as played_through
from solitaire.session import Session
from tests.net.reading import (
    facts,
    pass_events,
    read_out_lines,
    widget_lines,
)
from ui.common import counselling
from ui.common.counselling import Counsellor, hint_json
from ui.common.saves import OpenGame
from ui.desktop.combat.counting import Counter
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.help.hints.words import STEPS
from ui.desktop.openings import new_play_window
from ui.desktop.play.confirming import confirmation_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.replay import Replay, open_replay
from ui.desktop.settings.application import new_application
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.style.language import translated, use_language
from ui.desktop.table.computers import Computers
from ui.desktop.table.table import (
    COMPUTER,
    CURTAIN,
    HUMAN,
    LOOK,
    OVER,
    PERSON,
    Table,
)

SIDES: Final = tuple(RULES.seats)
BOTH: Final = "both"
OPPONENT: Final = "search:3"
HINT_NODES: Final = 16
WORLDS_GUESSED: Final = 12
"""For the map of intelligence."""
SETTLED_WITHIN: Final = 90.0
MOST_CHOICES: Final = 6
"""Offered choices whose details are read, evenly from the list."""
MOST_GOALS: Final = 8
"""Areas to which a stack is dragged."""


# -- windows --------------------------------------------------------------------------------------


def application() -> QApplication:
    found = new_application()
    wanted = Preferences(pace="at-once")
    keep_preferences(wanted)
    apply_preferences(found, wanted)
    return found


@contextmanager
def game_window(language: str) -> Iterator[PlayWindow]:
    """A window of play in which computers never answer, with an adviser who knows no clock."""
    use_language(application(), language)
    counsel = (sys.executable, "-c", "from tests.net.sources import counsel; counsel()")
    with (
        patch.object(Computers, "ask", lambda *_: None),
        patch.object(Counsel, "warm_up", lambda *_: None),
    ):
        window = new_play_window(counsel=counsel)
        window.board.map_view.viewport().setUpdatesEnabled(False)  # nobody looks; half the time
        window.show()
        yield window
        window.close()
        window.deleteLater()
        pass_events()
    use_language(application(), "en")


class _Counsellor(Counsellor):
    """Spends simulations instead of seconds, so that he always says the same."""

    def _hint(self, number: object, game: Any, seat: int, position: Any, seconds: float) -> None:
        hint = game.adviser.hint(position.view, position.offered, HINT_NODES)
        packed = hint_json(game.rules, game.guide, seat, hint)
        self._tell(number, "hint", hint=packed, seconds=0.0, slow=False)


def counsel() -> None:
    """What the adviser's process runs."""
    with (
        patch.object(counselling, "WORLDS", WORLDS_GUESSED),
        patch.object(counselling, "FEWEST_WORLDS", WORLDS_GUESSED),
    ):
        _Counsellor(sys.stdin.buffer, sys.stdout.buffer).run()


def settle(window: QMainWindow) -> None:
    """Until nothing is counted or awaited any more; nobody needs the rests of timers."""
    deadline = monotonic() + SETTLED_WITHIN
    waiters: list[QObject] = [*window.findChildren(Counter), *window.findChildren(Counsel)]
    while _hurried(window) or any(map(_is_waiting, waiters)):
        if monotonic() > deadline:
            raise TimeoutError(f"{window.windowTitle()} does not come to rest")
        while any(map(_is_waiting, waiters)) and monotonic() < deadline:
            pass_events(1)
            sleep(0.002)
    pass_events()


def _is_waiting(one: QObject) -> bool:
    if isinstance(one, Counter):
        return one.is_counting
    return isinstance(one, Counsel) and bool(one._waiting)


def _hurried(window: QMainWindow) -> bool:
    """Whether there was a timer that has now less to wait."""
    for pool in (QThreadPool.globalInstance(), *window.findChildren(QThreadPool)):
        pool.waitForDone()
    pass_events()
    timers = [one for one in window.findChildren(QTimer) if one.isActive() and one.isSingleShot()]
    for timer in timers:
        timer.start(0)
    return bool(timers)


# -- positions ------------------------------------------------------------------------------------


class Records:
    """Records that were read, each once."""

    def __init__(self) -> None:
        self._read: dict[Path, Replay] = {}

    def replay(self, record: Path) -> Replay:
        if record not in self._read:
            self._read[record] = open_replay(record)
        return self._read[record]

    def game(self, record: Path, plies: int, person: str, path: Path) -> OpenGame:
        """As it stood after so many plies, with this side (or both) for a person.

        As the window itself opens a file; but it would refuse one of a game that has ended.
        """
        found = self.replay(record)
        steps = found.record.steps[: found.index_of_ply[plies]]
        past = played_through(replace(found.record, steps=steps))
        session = Session(found.rules, past.history, FreshDice(Random(0)))
        seats = {side: HUMAN if person in (side, BOTH) else OPPONENT for side in SIDES}
        return OpenGame(path, session, found.record.header.options, seats, "", past, [])


def sit_down(window: PlayWindow, game: OpenGame) -> bool:
    """Whether the person of this game is asked now."""
    window.sit_down(Table(game, game.seats, parent=window))
    settle(window)
    table = window.table
    assert table is not None
    assert table.waits_for in (PERSON, COMPUTER, OVER, CURTAIN, LOOK), table.waits_for
    return table.waits_for == PERSON


# -- a window of play -----------------------------------------------------------------------------


def dock_lines(window: QMainWindow, name: str) -> Iterator[str]:
    """Brought to the front first: some are only filled when somebody looks."""
    dock = window.findChild(QDockWidget, name)
    assert isinstance(dock, QDockWidget)
    dock.show()
    dock.raise_()
    pass_events()
    settle(window)
    yield from facts("title", dock.windowTitle())
    yield from widget_lines(dock)


def map_lines(window: PlayWindow) -> Iterator[str]:
    """The map as it is read out, its tool tips, and marks that are only painted."""
    yield from read_out_lines(window.board.map_view)
    yield from scene_lines(window.board.scene)


def scene_lines(scene: Any) -> Iterator[str]:
    tips = [item.toolTip().replace("\n", "; ") for item in scene.items() if item.toolTip()]
    yield from sorted(f"tip: {tip}" for tip in set(tips))
    yield from sorted(f"target: {area} {item.style}" for area, item in scene.offered.items.items())
    broken = [_bridge_number(one.link) for one in scene.bridge_by_link.values() if one.is_broken]
    yield from (f"broken bridge: {number}" for number in sorted(broken))
    held = [one for one in scene.place_items if one.place.ground == "city"]
    yield from (f"city: {one.place.id} {one.holder}" for one in held)
    yield f"arrows: {len(scene._arrows)}, passing marks: {len(scene._passing)}"
    items = sorted(scene.stack_items, key=lambda one: (_number(one.stack.place), one.stack.side))
    for item in items:
        yield from _pile_lines(item.stack)
    for room in scene.cards_item.rooms():
        title = room.place.title
        yield from (f"box: {title}: {card_words(face)}" for _, face in room.counters)


def _number(place: str) -> int:
    return int(RULES.board.area_by_name[place])


def _bridge_number(link: str) -> int:
    many = range(len(RULES.board.bridge_ends))
    return next(number for number in many if bridge_id(number) == link)


def _pile_lines(stack: Stack) -> Iterator[str]:
    head = f"{stack.place} {stack.side}"
    yield f"pile: {head}: {len(stack.faces)} cards, summary {stack.summary!r}"
    for key, face in zip(stack.keys, stack.faces, strict=True):
        yield f"card: {head}: {key}: {card_words(face)}"


def card_words(face: Face) -> str:
    """All that is painted on a counter, and its words."""
    is_back = face.is_back
    title = "face down" if is_back else _title(face)
    kind = "back" if is_back else face.symbol
    numbers = "-".join(face.printed or face.figures)
    stars = face.marks.count("star")
    rank = 4 - stars if stars else 0
    marks = {
        "without orders": "out-of-command" in face.marks,
        "from memory": bool(face.fade),
        "foraging": "foraging" in face.marks,
        "moved": "moved" in face.marks,
        "unsupplied": "unsupplied" in face.marks,
    }
    parts = [face.side, kind, title, face.band, numbers, f"hits {face.marks.count('hit')}"]
    parts += [f"rank {rank}", face.suspicion, face.guessed_symbol]
    parts += [name for name, is_so in marks.items() if is_so]
    return " / ".join(part for part in parts if part) + f" = {translated(face.words)}"


def _title(face: Face) -> str:
    return face.title


def offer_lines(window: PlayWindow) -> Iterator[str]:
    """Every offered choice; of some what the list tells below, and what is asked again."""
    table, offers = window.table, window.orders.offers
    assert table is not None
    for one in offers:
        named = " ".join((*one.goals, one.counter, one.at))
        yield f"offer: {one.text} | {translated(one.words)} | {one.tag} | {named}"
    for row in _evenly(range(len(offers)), MOST_CHOICES):
        window.orders.list.setCurrentRow(row)
        settle(window)
        yield from facts(f"detail of {offers[row].text}", window.orders.detail.text())
    for verb in sorted({one.tag for one in offers}):
        offer = next(one for one in offers if one.tag == verb)
        found = confirmation_for(table, offer, offers)
        if found is not None:
            words = [found.asked, *found.lines, " ".join(found.areas), found.undo]
            yield from facts(f"asked again: {offer.text}", "\n".join(words))


def _evenly(found: Sequence[Any], most: int) -> list[Any]:
    step = max(len(found) / most, 1)
    return [found[int(number * step)] for number in range(min(len(found), most))]


def inspected_lines(window: PlayWindow) -> Iterator[str]:
    """The inspector for each area where somebody stands or something is offered."""
    scene = window.board.scene
    areas = {item.stack.place for item in scene.stack_items}
    for area in sorted(areas | set(scene.offered.items)):
        window.model.inspect(area)
        for line in widget_lines(window.inspector):
            yield f"{area}: {line}"


def overlay_lines(window: PlayWindow) -> Iterator[str]:
    """Each overlay for the stack that moves, or the first that could, and its area."""
    source, area = _stack_at_hand(window)
    window.board.show_selection([source] if source else [])
    window.model.inspect(area)
    for name in sorted(window.board.overlay_names):
        window.model.show_overlay(name)
        settle(window)
        yield from (f"{name}: {line}" for line in _overlay_facts(window))
    window.model.show_overlay("command")
    for goal in _goals(window, area)[:3]:
        window.board.show_thought([source] if source else [], goal)
        yield from (f"command, to {goal}: {line}" for line in _overlay_facts(window))
    window.board.show_thought((), "")
    window.model.show_overlay("")


def _overlay_facts(window: PlayWindow) -> Iterator[str]:
    shown = window.board.scene.overlay
    if shown is None:
        return
    yield f"title: {translated(shown.title)}"
    yield from (f"legend: {_look(look)}: {translated(words)}" for look, words in shown.legend)
    marks = [(one.place, _look(one.look), translated(one.text)) for one in shown.marks]
    yield from sorted(f"mark: {place} {look} {text}" for place, look, text in marks)
    ways = [(" ".join(one.places), _look(one.look)) for one in shown.ways]
    yield from sorted(f"way: {areas} {look} " for areas, look in ways)
    yield from sorted(f"bridge: {_bridge_number(link)} {_look(look)}" for link, look in shown.links)
    for line in shown.lines:
        yield from facts("line", translated(line))


def _look(look: str) -> str:
    return look.replace("-", " ")


def _stack_at_hand(window: PlayWindow) -> tuple[str, str]:
    """An own counter and its area: under way, or of the first choice with one, or the first."""
    table = window.table
    assert table is not None
    under_way = table.picture().under_way
    if under_way:
        return under_way[0], table.picture().place_of(under_way[0])
    able = [one for one in window.orders.offers if one.at and one.counter]
    if able:
        return able[0].counter, able[0].at
    side = SIDES[table.seat]
    own = [one.stack for one in window.board.scene.stack_items if one.stack.side == side]
    if not own:
        return "", str(RULES.board.area_names[0])
    first = min(own, key=lambda stack: _number(stack.place))
    return first.keys[0], first.place


def _goals(window: PlayWindow, start: str) -> list[str]:
    """The neighbours of an area, those with an enemy first."""
    table, board = window.table, RULES.board
    assert table is not None
    enemies = {
        _number(one.stack.place)
        for one in window.board.scene.stack_items
        if one.stack.side != SIDES[table.seat]
    }
    near = members(board.neighbours[board.area_by_name[start]])
    found = sorted(near, key=lambda one: (one not in enemies, one))
    return [str(board.area_names[one]) for one in found]


def drag_lines(window: PlayWindow) -> Iterator[str]:
    """What is foretold while stacks are dragged to their neighbours, attacks with their odds."""
    movers = {one.at: one.counter for one in window.orders.offers if one.tag == "move"}
    stacks = _evenly(sorted(movers.items()), 4) or [_stack_at_hand(window)[::-1]]
    for place, counter in stacks:
        is_previewed = False
        for goal in _goals(window, place)[:MOST_GOALS]:
            window.board.drag_moved.emit(counter, goal)
            found = window.foreseeing.shown
            if found is None:
                continue
            name = f"{counter} to {goal}"
            yield from (f"{name}: {line}" for line in widget_lines(window.foreseeing.tip))
            yield f"{name}: arrows {len(window.board.scene._arrows)}"
            if found.is_fight and not is_previewed:
                is_previewed = True
                window.foreseeing.preview_now()
                yield from (f"{name}: {line}" for line in dock_lines(window, "combat"))
        window.board.drag_moved.emit("", "")
    settle(window)


def hint_lines(window: PlayWindow) -> Iterator[str]:
    """Every step of a hint in words and on the map, then each other candidate's line."""
    for step in range(1, STEPS + 1):
        window.hints.further()
        settle(window)
        yield from (f"step {step}: {line}" for line in _hint_facts(window, step, 0))
    story = window.hints.story
    assert story is not None
    for candidate in range(1, len(story.candidates)):
        window.hints.show_candidate(candidate)
        yield from (f"choice {candidate + 1}: {line}" for line in _hint_facts(window, 5, candidate))
    window.hints.close()


def _hint_facts(window: PlayWindow, step: int, candidate: int) -> Iterator[str]:
    yield from widget_lines(window.hints.panel)
    story = window.hints.story
    assert story is not None
    found = story.on_map(step, candidate)
    yield f"on the map: {' '.join(found.region)} / {found.unit}; {len(window.hints.marks.items)}"
    for one in found.arrows:
        way = " ".join(one.way)
        yield f"arrow: {one.number} {way} {one.side} own {one.is_own} depth {one.depth:.2f}"


def curtain_lines(window: PlayWindow) -> Iterator[str]:
    """Between two people: who should look, and then what he missed."""
    for step in ("drawn", "half lifted"):
        settle(window)
        yield from (f"{step}: {line}" for line in widget_lines(window.curtain))
        window.curtain.button.click()
