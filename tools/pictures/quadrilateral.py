"""Pictures of the Quadrilateral: who marches, lines of communication, an attack that is only
thought of, what may be under enemy flags in a table and on the map, letters.

Called by pictures.py.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from solitaire.presenting.adjutant import March
from solitaire.text import Text
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, keep_preferences
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON, ROLL

Save = Callable[[QWidget, Path], None]
SIZE: Final = (1600, 1000)
NEAR: Final = 1.1
"""Pixels for a unit of the map, to read counters."""
PATIENCE: Final = 120.0
"""Seconds until something is on the screen; a picture without it would be of something else."""
_QUIET: Final = ("keep", "done")


def draw_quadrilateral(folder: Path, save: Save) -> None:
    keep_preferences(Preferences(pace="at-once"))
    window = new_play_window()
    window.resize(*SIZE)
    window.show()
    options = {"scenario": "rivoli"}
    path = folder / "quadrilateral.rec"
    path.unlink(missing_ok=True)  # of a run that was broken off
    window.begin(NewGame("french", "staff", options, "seed:5", path=path, game="quadrilateral"))
    _play_to_the_marches(window)
    save(window, folder / "quadrilateral-march.png")
    for name in ("communications", "zones", "dispatch"):
        window.model.show_overlay(name)
        QApplication.processEvents()
        save(window, folder / f"quadrilateral-{name}.png")
    window.model.show_overlay("")
    _think_of_an_attack(window)
    save(window, folder / "quadrilateral-preview.png")
    window.board.map_view.drag_moved.emit("", "")
    window.panels.intelligence.toggleViewAction().trigger()
    _wait(
        lambda: bool(window.panels.intelligence.found and window.panels.intelligence.found.worlds)
    )
    save(window, folder / "quadrilateral-intelligence.png")
    window.model.show_overlay("intelligence")
    QApplication.processEvents()
    save(window, folder / "quadrilateral-strengths.png")
    window.model.show_overlay("")
    window.board.map_view.fit()
    window.actions_of_game.move.trigger()
    QApplication.processEvents()
    save(window, folder / "quadrilateral-letters.png")
    window.close()
    path.unlink(missing_ok=True)
    keep_preferences(Preferences())


def _play_to_the_marches(window: PlayWindow) -> None:
    """The French are asked who marches; what is asked before is left as it is."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        QApplication.processEvents()
        sleep(0.002)  # the opponent needs the processor, too
        table = window.model.table
        if table is None or table.waits_for == ROLL:
            window.play.roll()
        elif table.waits_for == PERSON:
            offers = window.model.offers
            if any(one.tag in ("command", "initiative") for one in offers):
                return
            window.play.carry_out(next((one for one in offers if one.tag in _QUIET), offers[0]))
    raise TimeoutError("The French were not asked who marches.")


def _think_of_an_attack(window: PlayWindow) -> None:
    """The first that a force could march to, dragged there and not let go."""
    table = window.model.table
    assert table is not None
    view, picture = table.view(), table.picture()
    goals = {stack.place for stack in picture.stacks if stack.side != picture.seat}
    movers = [one.counter for one in window.model.offers if one.tag == "command"]
    counter, goal = next(
        (counter, goal)
        for counter in movers
        for goal in sorted(goals)
        if _is_fight(table.adjutant.march(view, [counter], goal))
    )
    while window.board.map_view.zoom < NEAR:
        window.board.map_view.zoom_in()
    window.board.map_view.centerOn(window.board.scene.place_item(goal).pos())
    window.board.map_view.drag_moved.emit(counter, goal)
    _wait(lambda: window.panels.combat.is_preview and not window.panels.combat.counter.is_counting)


def _is_fight(march: March | Text) -> bool:
    return isinstance(march, March) and bool(march.foresight.meeting)


def _wait(done: Callable[[], bool]) -> None:
    until = monotonic() + PATIENCE
    while not done():
        if monotonic() > until:
            raise TimeoutError("What the picture shows did not come.")
        QApplication.processEvents()
        sleep(0.002)
    QApplication.processEvents()
