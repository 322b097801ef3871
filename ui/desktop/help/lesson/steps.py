"""The steps of the lesson: one sentence each, the keys that are heard, and what must come of it.

A step is done when its expectation holds; the expectations ask the real window and the real game,
so a change of rules that breaks the lesson breaks its test.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.supply import SUPPLIED, supply
from ui.desktop.help.hints.words import STEPS as HINT_STEPS
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.style.language import later
from ui.desktop.table.table import PERSON, ROLL

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow

Expectation = Callable[["PlayWindow"], bool]
BATTLE: Final = "battle"
SUPPLY: Final = "supply"
MAP: Final = "map"
BAR: Final = "bar"


@dataclass(frozen=True, slots=True)
class Step:
    scene: str
    say: str
    press: tuple[str, ...]
    """Keys that do it, again and again until it is done; no others are heard."""
    until: Expectation
    is_anchor: bool = False
    """Whether the lesson can be taken up again here: nothing has to be selected before."""
    place: str = MAP
    """Where the keys go: the map alone, or the bar that asks as well."""


def selected(*names: str) -> Expectation:
    return lambda window: set(names) <= set(window.pointing.selection)


def cursor(area: str) -> Expectation:
    return lambda window: window.board.map_view.cursor_area == area


def stands(name: str, area: str) -> Expectation:
    return lambda window: (
        window.table is not None
        and window.table.waits_for == PERSON
        and name in window.table.picture().own_at(area)
    )


def foresees_dice(area: str) -> Expectation:
    """The slip shows what may come of a forced march."""
    return lambda window: (
        cursor(area)(window)
        and window.foreseeing.shown is not None
        and len(window.foreseeing.shown.chances) > 1
    )


def previews(area: str) -> Expectation:
    """The combat is counted before it is fought."""
    return lambda window: cursor(area)(window) and window.combat.is_preview


def is_asked(words: str) -> Expectation:
    return lambda window: (
        window.table is not None
        and window.table.asked is not None
        and words in window.table.asked.question
    )


def waits_for_dice(window: PlayWindow) -> bool:
    return window.table is not None and window.table.waits_for == ROLL


def asks_again(window: PlayWindow) -> bool:
    return window.confirming is not None


def is_played_out(window: PlayWindow) -> bool:
    return isinstance(window.table, LessonTable) and window.table.is_played_out


def is_supplied(area: str) -> Expectation:
    def holds(window: PlayWindow) -> bool:
        if window.table is None or window.table.waits_for != PERSON:
            return False
        report = supply(RULES.board, window.table.view())
        line = report.of_area(RULES.board.area_by_name[area])
        return line is not None and line.status == SUPPLIED

    return holds


def shows_overlay(name: str) -> Expectation:
    return lambda window: window.overlay == name


def climbed_hints(window: PlayWindow) -> bool:
    return window.hints.step == HINT_STEPS


def _both(first: Expectation, second: Expectation) -> Expectation:
    return lambda window: first(window) and second(window)


def at_once(window: PlayWindow) -> bool:
    """Done by the key itself."""
    return True


STEPS: Final = (
    Step(
        BATTLE,
        later("The blue counters are yours. Press Tab: the first stack that can act is chosen."),
        ("Tab",),
        selected("massena", "joubert"),
        is_anchor=True,
    ),
    Step(
        BATTLE,
        later("Press ←: an arrow shows the way to Ghedi, the slip what it costs."),
        ("Left",),
        cursor("ghedi"),
    ),
    Step(BATTLE, later("Press Enter, and they march."), ("Return",), stands("massena", "ghedi")),
    Step(
        BATTLE,
        later("Press Backspace: as long as no die has fallen, an order is taken back for nothing."),
        ("Backspace",),
        stands("massena", "montichiari"),
    ),
    Step(
        BATTLE,
        later("General Victor is far away, at Cremona. Press Tab until he is chosen."),
        ("Tab",),
        selected("victor"),
        is_anchor=True,
    ),
    Step(
        BATTLE,
        later(
            "Lead him to Isorella: ↑ twice, then →. That is too far for a day: the slip "
            "has three numbers, for arriving, for stopping short, for losing men on the way."
        ),
        ("Up", "Up", "Right"),
        foresees_dice("isorella"),
    ),
    Step(
        BATTLE,
        later("Press Enter to order the forced march. No die falls yet."),
        ("Return",),
        asks_again,
    ),
    Step(
        BATTLE,
        later("You are asked once more. Press Enter: now the die falls, and that stands."),
        ("Return",),
        stands("victor", "isorella"),
        place=BAR,
    ),
    Step(
        BATTLE,
        later("The enemy holds Castiglione. Press Tab until Masséna is chosen."),
        ("Tab",),
        selected("massena", "joubert"),
        is_anchor=True,
    ),
    Step(
        BATTLE,
        later(
            "Press → and wait a moment: before you attack, the board beside the map counts "
            "how it may end, and who may come to help him."
        ),
        ("Right",),
        previews("castiglione"),
    ),
    Step(
        BATTLE,
        later("Press Enter to march against him."),
        ("Return",),
        stands("massena", "castiglione"),
    ),
    Step(
        BATTLE,
        later("Augereau comes from the other side. Press Tab until he is chosen."),
        ("Tab",),
        selected("augereau", "gardanne"),
        is_anchor=True,
    ),
    Step(
        BATTLE,
        later("Press ↓ to point at Castiglione."),
        ("Down",),
        cursor("castiglione"),
    ),
    Step(
        BATTLE,
        later("Press Enter. Nobody else can move, so the battle begins."),
        ("Return",),
        waits_for_dice,
    ),
    Step(
        BATTLE,
        later(
            "Two enemy brigades hear the guns and try to come. Press Enter for each roll, until it "
            "is your turn to place hits."
        ),
        ("Return",),
        is_asked("suffers the next hit"),
        is_anchor=True,
        place=BAR,
    ),
    Step(
        BATTLE,
        later("Two hits on you. The board suggests who takes them: press Enter for each."),
        ("Return",),
        is_asked("pursue"),
        is_anchor=True,
        place=BAR,
    ),
    Step(
        BATTLE,
        later("He breaks off and retreats. Press 1: your cavalry pursues."),
        ("1",),
        waits_for_dice,
        is_anchor=True,
        place=BAR,
    ),
    Step(
        BATTLE,
        later("Press Enter to roll for the pursuit."),
        ("Return",),
        is_played_out,
        is_anchor=True,
        place=BAR,
    ),
    Step(
        SUPPLY,
        later(
            "Another day: Guieu holds Salò, and the enemy stands on all his roads. Press S to "
            "see supply."
        ),
        ("S",),
        shows_overlay("supply"),
        is_anchor=True,
    ),
    Step(
        SUPPLY,
        later("Salò is cut off, and troops that are cut off melt away. Press Tab for Masséna."),
        ("Tab",),
        selected("massena", "victor"),
        is_anchor=True,
    ),
    Step(
        SUPPLY,
        later("Only hussars bar the road at Lonato. Press ↑ to point at it."),
        ("Up",),
        cursor("lonato"),
    ),
    Step(
        SUPPLY,
        later("Press Enter. The hussars get out of the way."),
        ("Return",),
        stands("massena", "lonato"),
    ),
    Step(
        SUPPLY,
        later("Hold Ctrl and press Enter: they halt there, and the road to Salò is open again."),
        ("Ctrl+Return",),
        _both(is_supplied("salo"), is_asked("which counter moves next")),
        is_anchor=True,
    ),
    Step(
        SUPPLY,
        later(
            "Whenever you want advice, press H. Press it again and again: a nudge, the place, the "
            "counter, the move, and at last everything with odds and reasons."
        ),
        ("H",),
        climbed_hints,
        is_anchor=True,
    ),
    Step(
        SUPPLY,
        later("It may be wrong, and says so when it cannot tell. Press Enter to end the lesson."),
        ("Return",),
        at_once,
        is_anchor=True,
    ),
)
