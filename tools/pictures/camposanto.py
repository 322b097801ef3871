"""Pictures of Camposanto in the window: orders, moves, assaults, overlays, night.

Called by pictures.py. Both sides are led by the same small commander and a fixed seed, so that the
positions look like a battle and a change of the drawing shows as a change of a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any, Final

from PySide6.QtWidgets import QApplication, QWidget

from solitaire.dice import FreshDice
from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.cards import is_just_revealed
from solitaire.games.camposanto.terms import COLUMNS, NIGHT, ROWS, SIDES
from solitaire.presenting.adjutant import March
from solitaire.protocol import Chance, Over
from solitaire.session import new_session
from ui.common.saves import OpenGame
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.style.language import ENGLISH, use_language
from ui.desktop.table.table import HUMAN, PERSON, ROLL, Table

Save = Callable[[QWidget, Path], None]

SIZE: Final = (1600, 1000)
SEED: Final = 6
PATIENCE: Final = 240.0
ADJUTANT: Final = GAME.adjutant()
FORWARD: Final = 2
"""Rows that a Marshal leads his wing in one activation."""


# -- a battle -------------------------------------------------------------------------------------


def moment(is_so: Callable[[State], bool], seed: int = SEED) -> str:
    """The first position of a battle for which this holds."""
    state, rng = RULES.start({}), Random(seed)
    led = (-1, -1, -1)
    while not isinstance(pending := RULES.pending(state), Over):
        if isinstance(pending, Chance):
            RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
            continue
        if is_so(state):
            return RULES.position_text(state)
        now = (int(state.turn), int(state.phase), int(state.activation))
        orders = _wing_forward(state) if state.step == steps.MARCH_CHOICE and led != now else []
        led = now if state.step == steps.MARCH_CHOICE else led
        for ply in orders or [_wanted(state, pending.seat, rng)]:
            if state.step in _ASKED_OF_SIDES and ply in RULES.actions(state):
                RULES.apply(state, ply)
    raise ValueError("no such moment in this battle")


_ASKED_OF_SIDES: Final = range(steps.GAME_OVER)


def _wing_forward(state: State) -> Sequence[Ply]:
    """The Marshal leads his wing toward the enemy."""
    seat, wing = int(state.active_side()), int(state.active_wing())
    place = int(state.marshal_hex[wing])
    goal = place + COLUMNS * (FORWARD if seat == 0 else -FORWARD)
    if place < 0 or not 0 <= goal < COLUMNS * ROWS:
        return []
    view = RULES.view(state, seat)
    units = GAME.presenter().companions(view, RULES.board.marshal_names[wing])[1:]
    found = ADJUTANT.march(view, units, RULES.board.hex_names[goal]) if units else None
    return found.plies if isinstance(found, March) else []


def _wanted(state: State, seat: int, rng: Random) -> Ply:
    """As suggested; assaults and shots with the best chance; else by lot, rather than an end."""
    view, offered = RULES.view(state, seat), list(RULES.actions(state))
    suggested = ADJUTANT.suggestion(view, offered)
    if isinstance(suggested, Ply):
        return suggested
    if state.step == steps.MARCH_CHOICE:
        near = [one for one in offered if _meets(state, one)]
        return rng.choice(near) if near and rng.random() < 0.7 else offered[-1]
    return max(offered, key=lambda one: (_chance(view, one), rng.random()))


def _chance(view: Any, ply: Ply) -> float:
    found = ADJUTANT.foresee_choice(view, ply)
    return float(found.chances[0][1]) if found is not None and found.chances else 0.0


# -- pictures -------------------------------------------------------------------------------------


def draw_camposanto(folder: Path, save: Save) -> None:
    stage = _Stage(folder, save)
    stage.first_screen()
    stage.orders()
    stage.moves()
    stage.assaults()
    stage.night()
    stage.window.close()
    _draw_french(folder, save)


def _draw_french(folder: Path, save: Save) -> None:
    application = _application()
    use_language(application, "fr")
    stage = _Stage(folder, save, "-french")
    stage.sit(moment(lambda state: state.step == steps.FIGHT_CHOICE))
    stage.count()
    stage.save("assault")
    stage.window.close()
    use_language(application, ENGLISH)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


class _Stage:
    def __init__(self, folder: Path, save: Save, suffix: str = "") -> None:
        keep_preferences(Preferences())
        apply_preferences(_application(), Preferences())
        self._folder, self._save, self._suffix = folder, save, suffix
        self.window = new_play_window()
        self.window.resize(*SIZE)
        self.window.show()

    def first_screen(self) -> None:
        self.window.show_welcome()
        self.window.welcome.offer(GAME)
        self.save("first")

    def orders(self) -> None:
        """Chits in the hand, one of them laid; then the reveal."""
        self.sit(RULES.position_text(RULES.start({})))
        self.window.pointing.placing.put("order-14", "allied-left")
        self.save("orders")
        self.sit(moment(_is_revealed))
        self.save("revealed")

    def moves(self) -> None:
        """A unit led to a hex, the ticks of its facing, what fire can reach."""
        window = self.window
        self.sit(moment(_is_first_fire))
        window.model.show_overlay("fire")
        self.save("fire")
        window.model.show_overlay("")
        self.sit(moment(_is_second_march))
        unit, goal = self._contact()
        window.foreseeing.show([unit], goal)
        self.count()
        self.save("march")
        window.foreseeing.hide()
        window.model.select([unit])
        for name in ("reach", "front"):
            window.model.show_overlay(name)
            self.save(name)
        window.model.show_overlay("")
        window.pointing.drag(unit, _nearest_goal(window, unit))
        self.save("facing")

    def _contact(self) -> tuple[str, str]:
        """A unit and an enemy whom it could meet."""
        table = self.window.table
        assert table is not None
        view, picture = table.view(), table.picture()
        enemies = [one.place for one in picture.stacks if one.side != picture.seat]
        hexes = RULES.board.hex_by_name
        for unit in dict.fromkeys(one.counter for one in table.offers() if one.tag == "turn"):
            for place in (one for one in enemies if one in hexes):
                found = ADJUTANT.foresee(view, [unit], place)
                if found is not None and found.is_fight:
                    return unit, place
        raise ValueError("no unit can meet an enemy")

    def assaults(self) -> None:
        self.sit(moment(_is_plan))
        self.window.play.choose(self.window.orders.offers[0])
        self.count()
        self.save("plan")
        self.sit(moment(lambda state: state.step == steps.FIGHT_CHOICE))
        self.count()
        self.save("assault")

    def night(self) -> None:
        self.sit(moment(_is_night))
        self.save("night")
        for name in ("threats", "zones", "retreat", "isolation"):
            self.window.model.show_overlay(name)
            self.save(name)
        self.window.model.show_overlay("")

    # -- doing ------------------------------------------------------------------------------------

    def sit(self, text: str) -> None:
        window = self.window
        window.leave_table()
        session = new_session(RULES, {}, FreshDice(Random(SEED)), position=text)
        seat = session.pending.seat if hasattr(session.pending, "seat") else 0
        players = {SIDES[seat]: HUMAN, SIDES[1 - seat]: "random"}
        path = self._folder / "pictures.rec"
        game = OpenGame(path, session, {}, players, "7f3a09c2", None, [])
        window.sit_down(Table(game, players, parent=window))
        self.wait(lambda: window.table is not None and window.table.waits_for in (PERSON, ROLL))

    def count(self) -> None:
        """Until the odds are counted."""
        self.window.combat.show()
        self.window.combat.raise_()
        self.wait(lambda: "%" in self.window.combat.odds.toPlainText())

    def wait(self, is_so: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not is_so() and monotonic() < end:
            QApplication.processEvents()
            sleep(0.01)

    def save(self, name: str) -> None:
        end = monotonic() + 0.5
        while monotonic() < end:  # details and undo are worked out after a moment
            QApplication.processEvents()
        self._save(self.window, self._folder / f"camposanto-{name}{self._suffix}.png")


def _nearest_goal(window: PlayWindow, unit: str) -> str:
    found = [one for one in window.orders.offers if one.counter == unit and one.goals]
    return found[0].goals[0]


def _is_revealed(state: State) -> bool:
    return is_just_revealed(RULES.view(state, 0)) and state.active_side() == 0


def _is_first_fire(state: State) -> bool:
    """Without the page of revealed orders over the map."""
    is_fire = state.step == steps.BATTERY_CHOICE
    return bool(is_fire and not is_just_revealed(RULES.view(state, int(state.active_side()))))


def _is_second_march(state: State) -> bool:
    is_later = state.phase > 1 or state.activation > 3
    is_march = state.step == steps.MARCH_CHOICE and is_later
    return bool(is_march and any(_meets(state, one) for one in RULES.actions(state)))


def _meets(state: State, ply: Ply) -> bool:
    enemy = 1 - int(state.active_side())
    return bool(ply.verb == plies.MARCH and state.in_zone_of(enemy, ply.second))


def _is_plan(state: State) -> bool:
    return bool(state.step == steps.PLAN_CHOICE and len(RULES.actions(state)) > 4)


def _is_night(state: State) -> bool:
    is_march = state.step == steps.MARCH_CHOICE and state.activation > 2
    return bool(state.turn == NIGHT and is_march)
