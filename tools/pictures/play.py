"""Pictures of the window in which a game is played, one for each of its states.

Called by pictures.py. The positions are written by hand and the dice are fixed, so that a change
of the drawing shows as a change of a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from solitaire.dice import FreshDice
from solitaire.games.castiglione.game import RULES
from solitaire.presenting.adjutant import ASK
from solitaire.session import new_session
from ui.common.saves import OpenGame
from ui.desktop.openings import new_play_window
from ui.desktop.play.offers import closing
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.settings.standing import keep_orders, usual_orders
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import (
    HUMAN,
    OVER,
    PERSON,
    ROLL,
    Table,
)

Save = Callable[[QWidget, Path], None]

WIDTH, HEIGHT = 1600, 1000
SEED: Final = 1
PATIENCE: Final = 240.0
"""Seconds for odds to be counted; then the picture has those at a glance."""
HEAD: Final = """castiglione position 1
turn 3
first austrian
active austrian
initiative austrian
"""
MARCH: Final = """phase first_movement
at rovereto wurmser melas gummer bajalich
at goito quasdanovich ott ocskay ott_cav
at guidizzolo robert beaumont_cav
at castiglione augereau gardanne
at mantua serurier pelletier
"""
COMMAND: Final = """phase first_movement
at ala wurmser melas gummer
at guidizzolo quasdanovich ott ott_cav
at lonato ocskay
at piadena reuss
at castiglione augereau gardanne
at mantua serurier pelletier
"""
COMBAT: Final = """phase first_combat
at castiglione wurmser nicolleti gummer liptay pittoni_cav melas_art augereau gardanne robert
at lonato massena victor rampon
at mantua serurier pelletier
at brescia ott rusca
"""


def draw_play(folder: Path, save: Save) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    wanted = Preferences()
    keep_preferences(wanted)
    apply_preferences(application, wanted)
    stage = _Stage(folder, save)
    stage.picking()
    stage.marches()
    stage.command()
    stage.combat()
    stage.fog()
    stage.window.close()


class _Stage:
    def __init__(self, folder: Path, save: Save) -> None:
        self.folder = folder
        self._save = save
        self.window = new_play_window()
        self.window.resize(WIDTH, HEIGHT)
        self.window.show()

    # -- scenes -----------------------------------------------------------------------------------

    def picking(self) -> None:
        """Units of a stack picked by keys, one of them at hand; and the list of keys."""
        window = self.window
        self._sit(MARCH)
        window.picking.take_in_hand("ott")
        window.picking.pick_all()
        window.picking.turn()
        window.picking.step(1)
        window.board.map_view.setFocus()
        self.save("play-picking")
        window.dialogs.show_keys()
        self._save(window.dialogs.keys_dialog, self.folder / "keys.png")
        window.dialogs.keys_dialog.reject()

    def marches(self) -> None:
        window = self.window
        self._sit(MARCH)
        window.foreseeing.show(["quasdanovich", "ott", "ocskay"], "castiglione")
        self.save("play-march")
        window.foreseeing.show(["quasdanovich", "ott", "ocskay"], "guidizzolo")
        self._wait(lambda: "%" in window.combat.odds.toPlainText())
        self.save("play-attack-preview")
        goal = self._doubtful_goal("ocskay")
        window.foreseeing.show(["ocskay"], goal)
        self.save("play-forced-march")
        window.foreseeing.hide()
        window.pointing.drag("ocskay", goal)
        window.play.choose(window.orders.offers[-1])
        self.save("play-forced-march-asked")
        window.keyboard.back_out()
        window.play.undo()
        window.play.undo()
        window.play.end()
        self.save("play-end-of-phase")

    def command(self) -> None:
        """Who would be in command next turn, before the leader goes there."""
        window = self.window
        self._sit(COMMAND)
        window.model.select(["quasdanovich", "ott_cav"])
        window.model.show_overlay("command")
        self.save("overlay-command-now")
        window.board.map_view.set_cursor_area("castellucchio")
        self.save("overlay-command-planned")
        window.model.show_overlay("")
        window.foreseeing.hide()

    def _doubtful_goal(self, counter: str) -> str:
        """Where a forced march may end in the most different ways [8.3]."""
        table = self._table()
        ways = {}
        for area in RULES.board.area_names:
            found = table.adjutant.foresee(table.view(), [counter], area)
            if found is not None and found.chances and not found.meeting:
                ways[area] = len(found.chances)
        return max(ways, key=lambda area: ways[area])

    def combat(self) -> None:
        """One picture for each kind of question, and the card at the end.

        The second combat is shown: only of that is the beginning heard and the end not followed.
        """
        window = self.window
        self._sit(COMBAT)
        self._take("battle brescia")
        seen: set[str] = set()
        while "is over" not in window.combat.head.text():
            self._wait(lambda: self._table().waits_for in (PERSON, ROLL, OVER))
            table = self._table()
            if table.waits_for == OVER:
                break
            name = "roll" if table.waits_for == ROLL else window.orders.offers[0].tag
            if name not in seen and self._fought() == "castiglione":
                seen.add(name)
                self._wait(lambda: not window.combat.counter.is_counting)
                self.save(f"combat-{name}")
            window.play.roll() if table.waits_for == ROLL else window.play.carry_out(
                window.orders.offers[0]
            )
        self.save("combat-result")

    def _fought(self) -> str:
        """Where the combat is that is shown."""
        combat = self._table().adjutant.engagement(self._table().view())
        return combat[0] if combat else ""

    def fog(self) -> None:
        window = self.window
        path = self.folder / "pictures.rec"
        keep_orders({**usual_orders(), "dummies": ASK}, None)  # placed by hand
        window.begin(NewGame("french", "staff", {"visibility": "fog"}, "seed:2", path=path))
        self._wait(lambda: self._table().waits_for == PERSON)
        for area in ("castelnuovo", "lonato", "goito"):
            window.pointing.click_area(area)
        self.save("play-dummies")
        while not any(one.tag == "scout" for one in window.orders.offers):
            self._wait(lambda: self._table().waits_for in (PERSON, ROLL))
            if self._table().waits_for == ROLL:
                window.play.roll()
            elif not any(one.tag == "scout" for one in window.orders.offers):
                window.play.carry_out(closing(window.orders.offers) or window.orders.offers[0])
        scout = next(one for one in window.orders.offers if one.tag == "scout")
        window.board.area_hovered.emit(scout.goals[0])
        self.save("play-reconnaissance")
        window.leave_table()
        path.unlink()

    # -- doing ------------------------------------------------------------------------------------

    def _sit(self, text: str, options: Mapping[str, str] | None = None) -> None:
        window = self.window
        window.leave_table()
        chance = FreshDice(Random(SEED))
        session = new_session(RULES, options or {}, chance, position=HEAD + text)
        players = {"french": "staff", "austrian": HUMAN}
        path = self.folder / "pictures.rec"
        game = OpenGame(path, session, options or {}, players, "7f3a09c2", None, [])
        window.sit_down(Table(game, players, parent=window))
        self._wait(lambda: self._table().waits_for == PERSON)

    def _table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    def _take(self, text: str) -> None:
        offer = next(one for one in self.window.orders.offers if one.text == text)
        self.window.play.carry_out(offer)

    def _wait(self, is_so: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not is_so() and monotonic() < end:
            QApplication.processEvents()
            sleep(0.01)  # leaves the processor to those who are waited for

    def save(self, name: str) -> None:
        end = monotonic() + 0.5
        while monotonic() < end:  # details and undo are worked out after a moment
            QApplication.processEvents()
        self._save(self.window, self.folder / f"{name}.png")
