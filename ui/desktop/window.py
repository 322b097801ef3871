"""The main window: the map, the docks, the controls of the demonstration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QInputDialog, QLabel, QMainWindow, QToolBar

from solitaire.games.castiglione import happenings
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.happenings import Happened
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from ui import paths
from ui.desktop import theme
from ui.desktop.about import about_box
from ui.desktop.atlas import atlas
from ui.desktop.conductor import Conductor
from ui.desktop.demonstration import DEFAULT_PACE, MILLISECONDS_BY_PACE, Demonstration
from ui.desktop.icon import window_icon
from ui.desktop.language import later, told, tr
from ui.desktop.map_scene import MapScene
from ui.desktop.map_view import MapView
from ui.desktop.naming import side_title
from ui.desktop.panels import LogDock, SituationDock
from ui.desktop.situation import Situation, situation

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1440, 900)
STATUS_PIXELS: Final = 18
LARGEST_SEED: Final = 999_999
_TRAVELS: Final = (
    happenings.STEPPED,
    happenings.WITHDREW,
    happenings.FLED,
    happenings.RETREATED,
)
_VIEWPOINT_WORDS: Final = {
    "french": later("As the &French"),
    "austrian": later("As the &Austrians"),
}
_PACE_WORDS: Final = {
    "watch": later("Watch"),
    "brisk": later("Brisk"),
    "at-once": later("At once"),
}


class MainWindow(QMainWindow):
    def __init__(self, conductor: Conductor) -> None:
        super().__init__()
        self.demonstration = Demonstration(conductor, self)
        self.scene = MapScene(atlas())
        self.map_view = MapView(self.scene, self)
        self.log = LogDock(self)
        self.situation_dock = SituationDock(self)
        self.status = QLabel(self)
        self.pace = QComboBox(self)
        self.setWindowIcon(window_icon())
        self.setMinimumSize(SMALLEST)
        self.setCentralWidget(self.map_view)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.situation_dock)
        self.status.setFont(theme.font("serif", STATUS_PIXELS))
        self.status.setContentsMargins(8, 2, 8, 2)
        self.statusBar().addWidget(self.status, 1)
        self._add_actions()
        self.demonstration.changed.connect(self.show_what_is_seen)
        self.demonstration.play_changed.connect(self._show_playing)
        self._restore_layout()
        self.show_what_is_seen()

    # -- controls ---------------------------------------------------------------------------------

    def _add_actions(self) -> None:
        play = self.demonstration
        self.new_action = self._action(tr("&New demo…"), "Ctrl+N", self.ask_for_demo)
        self.play_action = self._action(tr("&Play"), "Space", play.toggle)
        self.play_action.setCheckable(True)
        self.step_action = self._action(tr("&Step"), ".", self._step)
        self.fit_action = self._action(tr("&Fit map"), "Ctrl+0", self.map_view.fit)
        self.zoom_in_action = self._action(tr("Zoom &in"), "Ctrl++", self.map_view.zoom_in)
        self.zoom_in_action.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.zoom_out_action = self._action(tr("Zoom &out"), "Ctrl+-", self.map_view.zoom_out)
        self.quit_action = self._action(tr("&Quit"), "Ctrl+Q", self.close)
        self.about_action = self._action(tr("&About Campagna"), "F1", self.show_about)
        self._add_viewpoints()
        self._add_pace()
        self._fill_menus()
        self._fill_tool_bar()

    def _action(self, text: str, keys: str, slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setToolTip(f"{text.replace('&', '').rstrip('…')} ({keys})")
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _add_viewpoints(self) -> None:
        group = QActionGroup(self)
        self.viewpoint_actions: list[QAction] = []
        for seat, (side, keys) in enumerate(zip(SIDES, ("F2", "F3"), strict=True)):
            action = self._action(tr(_VIEWPOINT_WORDS[side]), keys, self._looking_as(seat))
            action.setCheckable(True)
            action.setChecked(seat == self.demonstration.seat)
            group.addAction(action)
            self.viewpoint_actions.append(action)

    def _looking_as(self, seat: int) -> Callable[[], None]:
        return lambda: self.demonstration.look_as(seat)

    def _add_pace(self) -> None:
        for name in MILLISECONDS_BY_PACE:
            self.pace.addItem(tr(_PACE_WORDS[name]), name)
        self.pace.setToolTip(tr("How fast the demo goes on"))
        self.pace.setAccessibleName(tr("Pace of the demo"))
        self.pace.currentIndexChanged.connect(
            lambda index: self.demonstration.set_pace(self.pace.itemData(index))
        )
        self.set_pace(DEFAULT_PACE)

    def set_pace(self, name: str) -> None:
        self.pace.setCurrentIndex(self.pace.findData(name))

    def _fill_menus(self) -> None:
        menus: dict[str, list[QAction | None]] = {
            tr("&Demo"): [
                self.new_action,
                self.play_action,
                self.step_action,
                None,
                self.quit_action,
            ],
            tr("&View"): [
                *self.viewpoint_actions,
                None,
                self.fit_action,
                self.zoom_in_action,
                self.zoom_out_action,
                None,
                self.log.toggleViewAction(),
                self.situation_dock.toggleViewAction(),
            ],
            tr("&Help"): [self.about_action],
        }
        for title, actions in menus.items():
            menu = self.menuBar().addMenu(title)
            for action in actions:
                menu.addAction(action) if action else menu.addSeparator()

    def _fill_tool_bar(self) -> None:
        bar = QToolBar(tr("Controls"), self)
        bar.setObjectName("controls")
        bar.setMovable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        bar.addActions([self.new_action, self.play_action, self.step_action])
        bar.addWidget(self.pace)
        bar.addSeparator()
        bar.addActions(self.viewpoint_actions)
        bar.addSeparator()
        bar.addActions([self.fit_action, self.zoom_in_action, self.zoom_out_action])
        self.addToolBar(bar)

    def _step(self) -> None:
        self.demonstration.pause()
        self.demonstration.step()

    def ask_for_demo(self) -> None:
        """Ask for a number and show the game that follows from it."""
        self.demonstration.pause()
        asked = tr("The same number gives the same game again:")
        now = self.demonstration.conductor.seed
        seed, agreed = QInputDialog.getInt(self, tr("New demo"), asked, now + 1, 0, LARGEST_SEED)
        if agreed:
            self.begin_demo(seed)

    def begin_demo(self, seed: int) -> None:
        old = self.demonstration.conductor
        self.demonstration.begin(Conductor(old.rules, old.options, old.player_names, seed))
        self.demonstration.play()

    def show_about(self) -> None:
        about_box(self).open()

    # -- showing ----------------------------------------------------------------------------------

    def show_what_is_seen(self) -> None:
        """Map, docks and status line, all from the view of the chosen seat."""
        conductor, seat = self.demonstration.conductor, self.demonstration.seat
        view = conductor.view(seat)
        seen = situation(RULES.board, view)
        self.scene.show_situation(seen)
        self.scene.show_moves(
            (SIDES[event.side], event.area, event.other)
            for event in conductor.news(seat)
            if isinstance(event, Happened) and _is_travel(event)
        )
        self.log.show_lines(conductor.lines(seat))
        self.situation_dock.show_lines([told(line) for line in conductor.rules.view_lines(view)])
        self.status.setText(conductor.summary or status_line(seen))
        title, side = told(atlas().data.title), side_title(seen.seat)
        self.setWindowTitle(tr("Campagna – {game} – as the {side}", game=title, side=side))
        for action in (self.play_action, self.step_action):
            action.setEnabled(not conductor.is_over)

    def _show_playing(self, playing: bool) -> None:
        self.play_action.setChecked(playing)
        self.play_action.setText(tr("&Pause") if playing else tr("&Play"))

    # -- coming and going -------------------------------------------------------------------------

    def _restore_layout(self) -> None:
        settings = window_settings()
        self.resize(FIRST)
        for stored, restore in (
            (settings.value("geometry"), self.restoreGeometry),
            (settings.value("layout"), self.restoreState),
        ):
            if stored is not None:
                restore(stored)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.demonstration.close()
        settings = window_settings()
        settings.setValue("geometry", self.saveGeometry())
        settings.setValue("layout", self.saveState())
        settings.sync()
        super().closeEvent(event)


def window_settings() -> QSettings:
    return QSettings(str(paths.state_folder() / "window.ini"), QSettings.Format.IniFormat)


def _is_travel(event: Happened) -> bool:
    return event.kind in _TRAVELS and event.area < AREA_LIMIT and event.other < AREA_LIMIT


def status_line(seen: Situation) -> str:
    parts = [
        tr("Turn {turn} of {turns}", turn=seen.turn, turns=seen.turns),
        seen.date,
        seen.phase,
        tr("initiative: {side}", side=seen.initiative),
        tr("Mantua besieged") if seen.mantua_besieged else tr("Mantua liberated"),
    ]
    return "   ·   ".join(parts)
