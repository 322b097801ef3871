"""Fights that are only thought of: their board, and chances over what may be under flags."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.dice import FreshDice
from solitaire.games.quadrilateral.core import parts, plies
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import FORCED_CHOICE
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat
from solitaire.games.quadrilateral.present.fights import thought
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.present.odds_desk import DESK
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH, WEATHERS
from solitaire.games.quadrilateral.text.position_reading import balance
from solitaire.session import new_session
from tests.games.quadrilateral.positions import flag_of, put, remove_others, set_steps, started
from tests.ui.window_table import PATIENCE, home, open_window, wait_for
from ui.common.saves import OpenGame
from ui.desktop.table.table import HUMAN, PERSON, Table

GOAL = "caldiero"


def before_caldiero(fog: str) -> tuple[State, View, str]:
    """An Austrian force has come to within a march of Massena at Verona."""
    state = RULES.start({"scenario": "rivoli", "fog": fog})
    board = RULES.board
    state.put(int(state.leader_at[board.leader_by_name["provera"]]), board.place_by_name[GOAL])
    massena = flag_key(int(state.leader_at[board.leader_by_name["massena"]]))
    return state, RULES.view(state, FRENCH), massena


def test_an_attack_on_what_is_seen_has_the_odds_of_that_fight() -> None:
    state, view, massena = before_caldiero("open")
    *_, last = DESK.attack(view, [massena], GOAL)
    place = RULES.board.place_by_name[GOAL]
    state.put(thought.flag_of(view, massena), place)
    combat.open_fight(state, FRENCH, place)
    assert last.is_exact
    assert last.data["holds"] == combat.fight_odds(RULES, state).attacker_holds


def test_the_board_shows_who_would_meet_as_far_as_the_seat_knows() -> None:
    _, view, massena = before_caldiero("flags")
    found = PRESENTER.thought_engagement(view, [massena], GOAL)
    assert found is not None
    attackers, defenders = found.forces
    assert attackers.groups[0].keys == (massena,)
    assert len(defenders.groups[0].keys) == 1
    assert PRESENTER.thought_engagement(view, [massena], "zevio") is None


def test_a_fight_described_by_hand_is_counted() -> None:
    """The calculator went astray at the first question of the fight."""
    given = {"attacker-steps": "4/0/0", "defender-steps": "4/0/0"}
    (sheet,) = DESK.ask("combat", given)
    chances = sheet.data["chances"]
    assert isinstance(chances, dict)
    assert 0 < chances["the attackers hold the place"] < 1


def test_a_fight_is_called_by_the_name_of_its_place() -> None:
    """Not "Cerese (siege lines S)", as the data tell it from other places."""
    given = {"place": "cerese", "attacker-steps": "4/0/0", "defender-steps": "4/0/0"}
    (sheet,) = DESK.ask("combat", given)
    assert sheet.title == "Fight at Cerese"


def hurrying(active: int, part: int) -> tuple[State, str]:
    """Augereau and Meszaros have met at Valeggio; Massena at Castelnuovo may hurry there."""
    state = started("july", fog="open")
    remove_others(state, FRENCH, ("massena", "augereau"))
    remove_others(state, AUSTRIAN, ("meszaros",))
    massena = put(state, "massena", "castelnuovo")
    put(state, "augereau", "valeggio")
    put(state, "meszaros", "valeggio")
    set_steps(state, "massena", 16)
    set_steps(state, "augereau", 12)
    set_steps(state, "meszaros", 14)
    state.weather = WEATHERS.index("fair")
    state.part, state.step, state.active = part, FORCED_CHOICE, active
    balance(state)
    return state, flag_key(massena)


@pytest.mark.parametrize(
    ("active", "part"), [(FRENCH, parts.FORCED_OWN), (AUSTRIAN, parts.FORCED_OTHER)]
)
def test_a_forced_march_has_the_odds_of_the_fight_with_it_and_without_it(
    active: int, part: int
) -> None:
    state, massena = hurrying(active, part)
    *_, last = DESK.attack(RULES.view(state, FRENCH), [massena], "valeggio")
    odds = last.data
    valeggio = RULES.board.place_by_name["valeggio"]
    combat.open_fight(state, active, valeggio)
    alone = combat.fight_odds(RULES, state).attacker_holds
    assert odds["without"] == (alone if active == FRENCH else 1 - alone)
    assert odds["without"] < odds["holds"] < odds["with"]
    mixed = odds["arrives"] * odds["with"] + (1 - odds["arrives"]) * odds["without"]
    assert odds["holds"] == mixed
    assert last.is_exact


def test_who_stands_in_an_enemy_zone_does_not_get_away_by_a_forced_march() -> None:
    """He was told the chance of the die, which is not even rolled [8.9]."""
    state, massena = hurrying(FRENCH, parts.FORCED_OWN)
    flag = thought.flag_of(RULES.view(state, FRENCH), massena)
    near = next(
        int(RULES.board.to[index])
        for index in range(
            RULES.board.first[RULES.board.place_by_name["valeggio"]],
            RULES.board.first[RULES.board.place_by_name["valeggio"] + 1],
        )
        if RULES.board.near[index]
    )
    state.put(flag, near)
    state.firm |= 1 << flag_of(state, "meszaros")
    order = next(one for one in RULES.actions(state) if one.verb == plies.FORCE_MARCH)
    foresight = ADJUTANT.foresee_choice(RULES.view(state, FRENCH), order)
    assert foresight is not None
    assert [chance for _, chance in foresight.chances] == [1]
    RULES.apply(state, order)
    assert state.step == FORCED_CHOICE, "no die"


@pytest.mark.ui
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_drag_to_a_fight_shows_it_before_the_forced_march_is_ordered(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    state, massena = hurrying(FRENCH, parts.FORCED_OWN)
    with home(tmp_path), open_window(qapp) as window:
        session = new_session(RULES, {}, FreshDice(Random(3)), position=RULES.position_text(state))
        players = {seat: HUMAN if seat == "french" else "staff" for seat in RULES.seats}
        game = OpenGame(tmp_path / "game.rec", session, {}, players, "", None, [])
        window.sit_down(Table(game, players, parent=window))
        wait_for(qtbot, window, PERSON)
        window.foreseeing.show([massena], "valeggio")
        assert "arrives in time" in window.foreseeing.tip.label.text()
        qtbot.waitUntil(lambda: window.combat.is_preview, timeout=PATIENCE)
        qtbot.waitUntil(lambda: "all in all" in window.combat.odds.toPlainText(), timeout=PATIENCE)
