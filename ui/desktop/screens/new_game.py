"""The dialog that asks what game to begin."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ai.search.levels import DEFAULT_LEVEL
from solitaire.dice import SEALED
from solitaire.game import Game
from solitaire.registry import game_named
from solitaire.text import verbatim
from ui.common.chosen_game import first_shown, shown_games
from ui.common.computers import usual_opponent
from ui.common.dice_choice import SEEDED, next_fingerprint
from ui.desktop.help.lesson.progress import is_first_run
from ui.desktop.screens.game_options import GameOptions
from ui.desktop.screens.game_presets import (
    GamePreset,
    forget_preset,
    keep_last,
    keep_preset,
    last_begun,
    own_presets,
)
from ui.desktop.screens.new_game_words import (
    ALLOWED,
    DICE,
    FAIRNESS,
    HELP,
    NO_SIDE,
    SEED,
    TAKE_BACKS,
)
from ui.desktop.screens.opponent_words import opponent_details, opponents
from ui.desktop.settings.preferences import Preferences
from ui.desktop.style.language import tr, translated
from ui.desktop.style.screen_fit import bring_into_sight, room_for
from ui.desktop.style.widgets.dialog_forms import (
    choose,
    explained,
    form,
    second,
)
from ui.desktop.style.widgets.notices import NoticeLabel
from ui.desktop.table.opening import (
    BOTH,
    HELPS,
    WATCH,
    NewGame,
)
from ui.desktop.table.sight import shown_by

MARGIN: Final = 60
"""Pixels beside the boxes."""
_OWN: Final = "own:"
"""Before the name of a preset of one's own."""


class NewGameDialog(QDialog):
    """At first with the recommended rules and the rest folded away; later as begun last."""

    def __init__(
        self, parent: QWidget | None = None, usual: Preferences | None = None, game: str = ""
    ) -> None:
        """For this game, or for the first that has a window."""
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._usual = usual or Preferences()
        self._build(game_named(game or first_shown()))

    def _build(self, game: Game) -> None:
        """All that is asked before a game of this kind."""
        self.game = game
        self.games = self._game_choice()
        self.sides = QButtonGroup(self)
        self.side_buttons: dict[str, QRadioButton] = {}
        self.curtain = QCheckBox(tr("Two people: a &curtain between the sides"), self)
        self.curtain.setChecked(True)
        self.opponent = QComboBox(self)
        self.preset = QComboBox(self)
        self.options = GameOptions(self.game, self)
        self.dice = QComboBox(self)
        self.seed = QLineEdit("1796", self)
        self.seed.setPlaceholderText("1796")
        self.seed.setAccessibleName(tr("The number for the dice"))
        self.word = QLineEdit(self)
        self.word.setPlaceholderText(tr("Your word"))
        self.word.setAccessibleName(tr("Your word for the dice"))
        self.seal = QLabel(_seal_words(), self)
        self.seal.setWordWrap(True)
        self.help = QComboBox(self)
        self.take_backs = QComboBox(self)
        self.more = QPushButton(tr("&More choices"), self)
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self._fill()
        self._lay_out()
        self._side_changed()
        self._begin_with(last_begun(self.game.name))

    def _game_choice(self) -> QComboBox:
        """Which game, where there are several."""
        found = shown_games()
        if self.game.name not in [one.name for one in found]:
            found.append(self.game)
        choice = QComboBox(self)
        choice.setAccessibleName(tr("Game"))
        for one in found:
            choice.addItem(translated(verbatim(one.title)), one.name)
        choice.setVisible(len(found) > 1)
        choose(choice, self.game.name)
        choice.currentIndexChanged.connect(
            lambda row: self.choose_game(game_named(choice.itemData(row)))
        )
        return choice

    def choose_game(self, game: Game) -> None:
        """Ask about this one instead."""
        for child in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            child.hide()
            child.deleteLater()
        old = self.layout()
        assert old is not None
        # A dialog has a layout for good unless another widget takes it, with all that is laid out.
        # That one lives on for a moment: the list of games still tells what was chosen.
        taker = QWidget(self)
        taker.setLayout(old)
        taker.deleteLater()
        self._build(game)

    # -- building ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        seats = self.game.rules().seats
        sides = {seat: translated(shown_by(self.game).side_words(seat).play) for seat in seats}
        for name, words in (sides | {name: tr(words) for name, words in NO_SIDE.items()}).items():
            button = QRadioButton(words, self)
            self.sides.addButton(button)
            self.side_buttons[name] = button
        self.side_buttons[seats[0]].setChecked(True)
        self.sides.buttonToggled.connect(lambda *_: self._side_changed())
        for name, words in opponents(self.game.name).items():
            self.opponent.addItem(words, name)
        usual = usual_opponent()
        choose(self.opponent, f"search:{DEFAULT_LEVEL}" if usual == "search" else usual)
        self._fill_presets("")
        self.preset.currentIndexChanged.connect(self._preset_chosen)
        for box, texts in (
            (self.dice, DICE),
            (self.help, HELP),
            (self.take_backs, TAKE_BACKS),
        ):
            for name, (words, _) in texts.items():
                box.addItem(tr(words), name)
        choose(self.help, _usual_help(self._usual))
        self.dice.currentIndexChanged.connect(self._dice_changed)
        self._dice_changed()
        self.options.changed.connect(self._options_changed)

    def _fill_presets(self, chosen: str) -> None:
        self.preset.blockSignals(True)
        self.preset.clear()
        for words in self.game.presets():
            self.preset.addItem(translated(words.capitalize()), words)
        for name in own_presets(self.game.name):
            self.preset.addItem(name, f"{_OWN}{name}")
        self.preset.addItem(tr("My own choice"), "")
        self.preset.setCurrentIndex(max(self.preset.findData(chosen), 0))
        self.preset.blockSignals(False)

    def _lay_out(self) -> None:
        self._content = QWidget(self)
        self._boxes = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        for box in (self._side_box(), self._rule_box(), self._table_box()):
            self._boxes.addWidget(box)
        fairness = QLabel(tr(FAIRNESS), self)
        fairness.setWordWrap(True)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setWidget(self._content)
        outer = QVBoxLayout(self)
        outer.addWidget(self.games, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addWidget(NoticeLabel(self.game.notice, self))
        outer.addWidget(scroll)
        outer.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addWidget(fairness)
        outer.addWidget(self._button_row())
        self.more.toggled.connect(self._fold)

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start_button = buttons.addButton(tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.save_button = buttons.addButton(tr("Sa&ve as preset…"), role)
        self.save_button.clicked.connect(self.ask_preset_name)
        self.forget_button = buttons.addButton(tr("Forget p&reset"), role)
        self.forget_button.clicked.connect(self._forget_preset)
        self.forget_button.setVisible(False)
        for button in (self.save_button, self.forget_button):
            button.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def showEvent(self, event: QShowEvent) -> None:
        """Layouts do not know before that what is folded away."""
        super().showEvent(event)
        self._fit_size()

    def _fit_size(self) -> None:
        room = room_for(self)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._boxes.setDirection(across)
        if self._content.sizeHint().width() + MARGIN > room.width():
            self._boxes.setDirection(down)
        wanted = self._content.sizeHint()
        below = 10 * self.fontMetrics().height()
        self.resize(
            min(wanted.width() + MARGIN, room.width()), min(wanted.height() + below, room.height())
        )
        if self.isVisible():
            bring_into_sight(self)

    def _side_box(self) -> QGroupBox:
        box = QGroupBox(tr("Who plays"), self)
        column = QVBoxLayout(box)
        for button in self.side_buttons.values():
            column.addWidget(button)
        column.addWidget(self.curtain)
        rows = form()
        rows.addRow(tr("&Opponent"), self.opponent)
        told = opponent_details(self.game.name, self.game.futures_a_second)
        rows.addRow(explained(self.opponent, told))
        column.addLayout(rows)
        column.addStretch()
        return box

    def _rule_box(self) -> QGroupBox:
        box = QGroupBox(tr("Rules"), self)
        column = QVBoxLayout(box)
        rows = form()
        rows.addRow(tr("&Preset"), self.preset)
        self.options.put_rows(rows, first=True)
        self.advanced = QWidget(box)
        further = form(self.advanced)
        further.setContentsMargins(0, 0, 0, 0)
        self.options.put_rows(further, first=False)
        column.addLayout(rows)
        column.addWidget(self.advanced)
        column.addStretch()
        return box

    def _table_box(self) -> QGroupBox:
        """What is agreed besides the rules."""
        self.table_box = QGroupBox(tr("Help and dice"), self)
        rows = form(self.table_box)
        rows.addRow(tr("&Help"), self.help)
        rows.addRow(explained(self.help, second(HELP)))
        rows.addRow(tr("D&ice"), self.dice)
        rows.addRow(self.seed)
        rows.addRow(explained(self.dice, second(DICE)))
        rows.addRow(self.seal)
        rows.addRow(self.word)
        rows.addRow(tr("&Take-backs"), self.take_backs)
        rows.addRow(explained(self.take_backs, second(TAKE_BACKS)))
        return self.table_box

    def _begin_with(self, last: GamePreset | None) -> None:
        is_first = last is None and is_first_run()
        if last is not None:
            self._take(replace(last, help=""))  # which the preferences settle
        elif is_first and self.game.first_preset:
            choose(self.preset, self.game.first_preset)
        else:
            self._options_changed()  # which finds the preset that they are
        self.more.setChecked(not is_first)
        self._fold()

    def _fold(self) -> None:
        for part in (self.advanced, self.table_box):
            part.setVisible(self.more.isChecked())
        if self.isVisible():
            QTimer.singleShot(0, self, self._fit_size)

    # -- choosing ---------------------------------------------------------------------------------

    def _side_changed(self) -> None:
        side = self._side()
        self.curtain.setEnabled(side == BOTH)
        self.opponent.setEnabled(side != BOTH)
        self.help.setEnabled(side != WATCH)
        self.take_backs.setEnabled(side != WATCH)

    def _dice_changed(self) -> None:
        self.seed.setVisible(self.dice.currentData() == SEED)
        for part in (self.seal, self.word):
            part.setVisible(self.dice.currentData() == SEALED)

    def _dice(self) -> str:
        if self.dice.currentData() != SEED:
            return str(self.dice.currentData())
        return f"{SEEDED}{self.seed.text().strip() or self.seed.placeholderText()}"

    def _side(self) -> str:
        return next(name for name, button in self.side_buttons.items() if button.isChecked())

    def choose_side(self, side: str) -> None:
        self.side_buttons[side].setChecked(True)

    # -- presets ----------------------------------------------------------------------------------

    def _preset_chosen(self) -> None:
        name = str(self.preset.currentData())
        self.forget_button.setVisible(name.startswith(_OWN))
        presets = self.game.presets()
        if name in presets:
            self.options.take(presets[name])
        elif name.startswith(_OWN):
            found = own_presets(self.game.name).get(name.removeprefix(_OWN))
            if found is not None:
                self._take(found)
                self._fill_presets(name)

    def _take(self, preset: GamePreset) -> None:
        self.options.take(preset.options)
        for box, value in (
            (self.opponent, preset.opponent),
            (self.help, preset.help),
            (self.dice, preset.dice),
            (self.take_backs, preset.take_backs),
        ):
            if value:
                choose(box, value)
        self._options_changed()

    def _options_changed(self) -> None:
        chosen, presets = self.options.for_presets(), self.game.presets()
        found = next((name for name, preset in presets.items() if preset == chosen), "")
        self._fill_presets(found)
        self.forget_button.setVisible(False)

    def ask_preset_name(self) -> None:
        asked = tr("A name for these settings")
        name, is_given = QInputDialog.getText(self, tr("Save as preset"), asked)
        if is_given and name.strip():
            self.save_preset(name.strip())

    def save_preset(self, name: str) -> None:
        keep_preset(name, self._as_preset(), self.game.name)
        self._fill_presets(f"{_OWN}{name}")
        self.forget_button.setVisible(True)

    def _forget_preset(self) -> None:
        forget_preset(str(self.preset.currentData()).removeprefix(_OWN), self.game.name)
        self._options_changed()

    def _as_preset(self) -> GamePreset:
        dice = self.dice.currentData()
        return GamePreset(
            self.options.chosen(),
            self.opponent.currentData(),
            self.help.currentData(),
            SEALED if dice == SEED else dice,  # the number is of one game
            self.take_backs.currentData(),
        )

    # -- the answer -------------------------------------------------------------------------------

    def accept(self) -> None:
        keep_last(self._as_preset(), self.game.name)
        super().accept()

    def new_game(self) -> NewGame:
        return NewGame(
            self._side(),
            self.opponent.currentData(),
            self.options.chosen(),
            self._dice(),
            self.curtain.isChecked(),
            help=self.help.currentData(),
            has_take_backs=self.take_backs.currentData() == ALLOWED,
            word=self.word.text(),
            game=self.game.name,
        )


def _seal_words() -> str:
    """The seal is there before anything is chosen, and however often the dialog is opened."""
    return tr(
        "The seal of the next game’s dice is {seal}. What you choose here is mixed into them, and "
        "a word of yours if you type one: the dice are neither the program’s choice alone nor "
        "yours.",
        seal=next_fingerprint()[:8],
    )


def _usual_help(usual: Preferences) -> str:
    return HELPS[0 if not usual.is_help_offered else 2 if usual.is_coached else 1]
