"""Dialogs at two sizes of text: nothing is cut, and what is chosen is what begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from solitaire.data.strengths import UNKNOWN, Strength, strength_of
from solitaire.games.castiglione.core.options import PRESETS
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.registry import game_named, game_of
from tests.ui.window_table import home
from ui import paths
from ui.common.chosen_game import shown_games
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.screens import game_presets, opponent_words
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import (
    LARGEST_TEXT,
    Preferences,
    apply_preferences,
    keep_preferences,
    load_preferences,
    settings_file,
)
from ui.desktop.style import folders
from ui.desktop.style.paints import paints_of
from ui.desktop.table.curtain import Curtain
from ui.desktop.table.opening import NO_HELP, WITH_COACH

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture(params=[100, 200])
def text_percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    apply_preferences(qapp, Preferences(request.param))
    yield request.param
    apply_preferences(qapp, Preferences())


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    QApplication.processEvents()
    return widget


def cut_texts(widget: QWidget) -> list[str]:
    """Texts that have less room than they ask for."""
    cut = []
    for part in widget.findChildren(QWidget):
        if not part.isVisible() or isinstance(part.parent(), QTabBar | QComboBox):
            continue
        if isinstance(part, QLabel) and part.wordWrap():
            if part.height() < part.heightForWidth(part.width()):
                cut.append(part.text())
        elif isinstance(part, QLabel | QAbstractButton | QComboBox):
            wanted = part.minimumSizeHint()
            text = part.currentText() if isinstance(part, QComboBox) else part.text()
            if text and (part.width() < wanted.width() or part.height() < wanted.height()):
                cut.append(text)
    return cut


@pytest.mark.parametrize("name", ["new game", "preferences", "help", "welcome", "curtain"])
def test_no_text_is_cut(qtbot: QtBot, text_percent: int, name: str) -> None:
    guide = game_of(game_named("castiglione").rules()).guide()
    widgets = {
        "new game": lambda: NewGameDialog(),
        "preferences": lambda: PreferencesDialog(Preferences(text_percent)),
        "help": lambda: HelpDialog(guide),
        "welcome": lambda: Welcome(),
        "curtain": lambda: Curtain(),
    }
    widget = shown(qtbot, widgets[name]())
    if isinstance(widget, Curtain):
        widget.draw("Austrian", paints_of(PRESENTER.looks()).side("austrian"))
    if not isinstance(widget, QDialog):
        widget.resize(1024, 650)  # what the smallest window leaves
    QApplication.processEvents()
    assert cut_texts(widget) == []
    for scroll in widget.findChildren(QScrollArea):
        content = scroll.widget()
        assert content is not None
        assert content.width() >= content.minimumSizeHint().width()


def test_presets_fill_in_the_options(qtbot: QtBot) -> None:
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    for name, options in PRESETS.items():
        dialog.preset.setCurrentIndex(dialog.preset.findData(name))
        assert dialog.new_game().options == options
    dialog.options.ticks["surprise"].setChecked(False)
    assert dialog.preset.currentData() == ""
    game_named("castiglione").rules().start(dialog.new_game().options)


def test_first_new_game_is_simple_and_the_next_as_the_last(qtbot: QtBot, tmp_path: Path) -> None:
    with home(tmp_path):
        first = NewGameDialog()
        shown(qtbot, first)
        assert first.preset.currentData() == "recommended"
        assert not first.advanced.isVisible()
        assert not first.dice.isVisible()
        spare = first._content.height() - first._content.sizeHint().height()
        assert spare < first.fontMetrics().height() * 4, "what is folded away leaves no room"
        first.more.click()
        assert first.dice.isVisible()
        first.preset.setCurrentIndex(first.preset.findData("historical surprise"))
        first.opponent.setCurrentIndex(first.opponent.findData("search:3"))
        first.accept()
        second = NewGameDialog()
        shown(qtbot, second)
        assert second.new_game().options == PRESETS["historical surprise"]
        assert second.new_game().opponent == "search:3"
        assert second.preset.currentData() == "historical surprise"
        assert second.advanced.isVisible()


def test_presets_of_ones_own_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    with home(tmp_path):
        dialog = NewGameDialog()
        shown(qtbot, dialog)
        dialog.preset.setCurrentIndex(dialog.preset.findData("as printed"))
        dialog.options.ticks["late_guns"].setChecked(True)
        dialog.options.boxes["edition"].setCurrentIndex(1)
        dialog.take_backs.setCurrentIndex(1)
        dialog.save_preset("Sunday / evening")
        wanted = dialog.new_game()
        assert not wanted.has_take_backs
        dialog.close()
        other = NewGameDialog()
        shown(qtbot, other)
        row = other.preset.findText("Sunday   evening")
        other.preset.setCurrentIndex(row)
        assert other.new_game().options == wanted.options
        assert other.new_game().options["late_guns"] == "on"
        assert not other.new_game().has_take_backs
        assert other.preset.currentIndex() == row
        other.forget_button.click()
        assert other.preset.findText("Sunday   evening") < 0
        assert NewGameDialog().preset.findText("Sunday   evening") < 0


@pytest.mark.parametrize("text", ["", "[]", "{", '{"options": 3}', '{"options": {"x": "y"}}'])
def test_damaged_presets_are_not_believed(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    with home(tmp_path):
        game_presets.keep_last(game_presets.GamePreset())
        kept = game_presets._settings()
        kept.setValue("last", text)
        kept.setValue("named/mine", text)
        kept.sync()
        dialog = NewGameDialog()
        qtbot.addWidget(dialog)
        dialog.preset.setCurrentIndex(dialog.preset.count() - 2)
        game_named("castiglione").rules().start(dialog.new_game().options)


def test_each_visibility_has_a_picture_of_its_own(qtbot: QtBot) -> None:
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    pictures = set()
    for row in range(dialog.options.boxes["visibility"].count()):
        dialog.options.boxes["visibility"].setCurrentIndex(row)
        pictures.add(bytes(dialog.options.pictures["visibility"].pixmap().toImage().constBits()))
    assert len(pictures) == 3


def test_time_to_think_follows_from_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent_words, "compiled_modules", lambda: ["x"])
    assert "at once" in opponent_words.opponent_details("castiglione", 647)["search:1"]
    assert "typically 1.4 s" in opponent_words.opponent_details("castiglione", 647)["search:6"]
    monkeypatch.setattr(opponent_words, "compiled_modules", list)
    assert "about 77 s" in opponent_words.opponent_details("castiglione", 647)["search:6"]


def test_every_opponent_on_offer_exists(qtbot: QtBot) -> None:
    from ai.players import check_name

    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    for row in range(dialog.opponent.count()):
        check_name(dialog.opponent.itemData(row))
    dialog.choose_side("austrian")
    assert dialog.new_game().players()["austrian"] == "human"
    assert dialog.new_game().players()["french"] == dialog.opponent.currentData()


def test_strength_is_told_only_as_far_as_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    by_player = {"search:8": Strength(elo=1450, staff_wins=97)}
    monkeypatch.setattr(
        opponent_words, "strength_of", lambda game, player: by_player.get(player, UNKNOWN)
    )
    lines = opponent_words.opponents("castiglione")
    details = opponent_words.opponent_details("castiglione", 0)
    assert "Elo 1450" in lines["search:8"]
    assert "97 of 100" in details["search:8"]
    assert "Elo" not in lines["search:1"]
    assert "not measured" in details["search:1"]


def test_strength_measured_in_one_game_is_not_told_of_another(qtbot: QtBot) -> None:
    for game in shown_games():
        dialog = NewGameDialog(game=game.name)
        qtbot.addWidget(dialog)
        for row in range(dialog.opponent.count()):
            elo = strength_of(game.name, dialog.opponent.itemData(row)).elo
            assert ("Elo" in dialog.opponent.itemText(row)) == (elo is not None), game.name


def test_what_is_usual_in_a_game_is_shown_as_its_preset(qtbot: QtBot) -> None:
    """It was "My own choice", which nobody had made."""
    dialog = NewGameDialog(game="quadrilateral")
    qtbot.addWidget(dialog)
    assert dialog.preset.currentData() == "short campaign"


def test_a_game_begins_with_the_help_that_was_wished_for(qtbot: QtBot) -> None:
    dialog = NewGameDialog(usual=Preferences(is_help_offered=True, is_coached=True))
    qtbot.addWidget(dialog)
    assert dialog.new_game().help == WITH_COACH
    dialog.help.setCurrentIndex(dialog.help.findData(NO_HELP))
    assert dialog.new_game().help == NO_HELP
    dialog.dice.setCurrentIndex(dialog.dice.findText("From a number"))
    dialog.seed.setText("42")
    assert dialog.new_game().dice == "seed:42"


def test_preferences_are_kept_and_damaged_ones_are_not_believed(qtbot: QtBot) -> None:
    wanted = Preferences(LARGEST_TEXT, "dark", True, "watch")
    keep_preferences(wanted)
    assert load_preferences() == wanted
    keep_preferences(Preferences(9000, "pink", False, "never"))
    assert load_preferences() == Preferences(text_percent=LARGEST_TEXT)
    keep_preferences(Preferences())


def test_cancel_puts_preferences_back(qtbot: QtBot) -> None:
    before = Preferences(120)
    dialog = PreferencesDialog(before)
    qtbot.addWidget(dialog)
    told: list[Preferences] = []
    dialog.changed.connect(told.append)
    dialog.text_size.setValue(180)
    assert told[-1].text_percent == 180
    dialog.reject()
    assert told[-1] == before
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_setting_is_found_by_a_word_and_gone_to(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences())
    shown(qtbot, dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for word, page, place in (
        ("motion", "Look", dialog.motion),
        ("colour-blind", "Map", dialog.colours),
        ("sound of the guns", "Playing", dialog.standing.fields["guns"]),
        ("français", "Language", dialog.language),
        ("folder of games", "Files", dialog.files.open_games),
    ):
        dialog.search.setFocus()
        dialog.search.setText(word)
        assert dialog.pages.tabText(dialog.pages.currentIndex()) == page
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
        assert dialog.isVisible(), "Enter in the search does not close it"
        assert dialog.focusWidget() is place
    dialog.search.setText("no such word anywhere")
    assert dialog.pages.list.count() == 1
    dialog.search.clear()
    assert dialog.pages.list.count() == dialog.pages.count()


def test_defaults_come_back_page_by_page(qtbot: QtBot) -> None:
    changed = Preferences(180, "dark", True, "watch", False, coach_points=20)
    dialog = PreferencesDialog(changed)
    qtbot.addWidget(dialog)
    told: list[Preferences] = []
    dialog.changed.connect(told.append)
    dialog.pages.setCurrentWidget(dialog.text_size)
    dialog.restore.click()
    usual = Preferences()
    look = replace(changed, text_percent=100, look=usual.look, is_motion_reduced=False)
    assert told[-1] == look, "at once, and nothing of other pages"
    for page in (dialog.pace, dialog.combat, dialog.help_page):
        dialog.pages.setCurrentWidget(page)
        dialog.restore.click()
    assert told[-1] == usual
    dialog.pages.setCurrentWidget(dialog.files)
    assert not dialog.restore.isEnabled(), "nothing is set there"


def test_folders_and_the_settings_file_are_opened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        folders.QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile())
    )
    keep_preferences(Preferences())
    dialog = PreferencesDialog(Preferences())
    qtbot.addWidget(dialog)
    buttons = (
        dialog.files.open_games,
        dialog.files.open_settings,
        dialog.privacy.open_reports,
    )
    for button in buttons:
        button.click()
    wanted = (paths.games_folder(), settings_file(), paths.crash_folder())
    assert opened == [str(path) for path in wanted]
    assert all(path.exists() for path in wanted)


def test_help_opens_at_the_rule_in_question(qtbot: QtBot) -> None:
    dialog = HelpDialog(game_of(game_named("castiglione").rules()).guide())
    qtbot.addWidget(dialog)
    dialog.show_question("fight on or break off [9.3]")
    text = dialog.text.toPlainText()
    assert "Fight on or break off" in text
    assert "9.3" in text
    dialog.search.setText("pursuit")
    found = [
        dialog.list.item(row).text()
        for row in range(dialog.list.count())
        if not dialog.list.item(row).isHidden()
    ]
    assert any("9.5" in one for one in found)
    assert len(found) < dialog.list.count()


def test_help_is_searched_in_all_three_books(qtbot: QtBot) -> None:
    dialog = HelpDialog(game_of(game_named("castiglione").rules()).guide())
    qtbot.addWidget(dialog)

    def found(word: str) -> list[str]:
        dialog.search.setText(word)
        items = [dialog.list.item(row) for row in range(dialog.list.count())]
        return [item.text() for item in items if not item.isHidden()]

    assert found("receipts") == [
        "How the opponent works and how to check it",
        "How you can check it",
    ]
    assert "How to play" in found("curtain")
    assert {"Rules in our words", "How to play"} < set(found("dice"))
    row = [dialog.list.item(row).text() for row in range(dialog.list.count())].index(
        "What the overlays show"
    )
    dialog.list.setCurrentRow(row)
    assert "supply" in dialog.text.toPlainText()
