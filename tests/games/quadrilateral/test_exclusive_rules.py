"""Every paragraph E1 to E61 that has an effect, by what it does in the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.options import OPTIONS
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import (
    attrition,
    condition,
    fortnight,
    fortress,
    marches,
    morale,
    quarters,
    replacements,
    setting_up,
    supply,
    vedettes,
    victory,
)
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.text.wording import result
from tests.games.quadrilateral.positions import (
    BOARD,
    flag_of,
    go_to,
    play,
    put,
    set_steps,
    started,
    texts_offered,
    told,
)

FRENCH, AUSTRIAN = 0, 1


def place(name: str) -> int:
    return BOARD.place_by_name[name]


def resting(scenario: str = "september") -> State:
    """Both armies in Quarters."""
    state = started(scenario)
    for side in (FRENCH, AUSTRIAN):
        quarters.enter_quarters(state, side, None)
    return state


@pytest.mark.rule("E6")
@pytest.mark.rule("E7")
@pytest.mark.rule("E8")
def test_four_fortresses_and_no_counters_of_the_expansion() -> None:
    forts = {BOARD.place_names[one] for one in BOARD.forts}
    assert {"legnago", "verona", "peschiera", "mantova"} <= forts
    assert {"beaulieu", "argenteau", "colli", "meynier"}.isdisjoint(BOARD.leader_names)


@pytest.mark.rule("E9")
@pytest.mark.rule("E10")
def test_an_army_goes_into_quarters_at_once_and_free() -> None:
    state = started("september")
    go_to(state, "status of the army", AUSTRIAN)
    points = state.aps[AUSTRIAN]
    play(state, "quarters")
    assert state.status[AUSTRIAN] == 1
    assert state.aps[AUSTRIAN] == points


@pytest.mark.rule("E11")
def test_units_in_quarters_do_not_march_but_the_center_does() -> None:
    state = resting()
    go_to(state, "who marches next", AUSTRIAN)
    offered = texts_offered(state)
    billeted = flag_of(state, "reuss")
    assert state.quartered >> billeted & 1
    assert not any(text.endswith("reuss") for text in offered)
    assert "march-center" in offered


@pytest.mark.rule("E12")
def test_quarters_defend_at_half_strength_in_the_first_round() -> None:
    state = started("november")
    flag = set_steps(state, "massena", 42)
    battle = Battle()
    battle.place, battle.attacker, battle.defenders = place("bassano"), AUSTRIAN, 1 << flag
    state.put(flag, place("bassano"))
    assert strength.strength(state, battle, FRENCH) == 42
    battle.halved = 1 << flag
    assert strength.strength(state, battle, FRENCH) == 21


@pytest.mark.rule("E13")
@pytest.mark.rule("E18")
@pytest.mark.rule("E19")
def test_condition_goes_right_on_campaign_and_left_in_quarters() -> None:
    state = started()
    state.condition[FRENCH] = 5
    condition.move_marker(state, FRENCH, None)
    assert state.condition[FRENCH] == 6
    state.status[FRENCH] = 1
    condition.move_marker(state, FRENCH, None)
    assert state.condition[FRENCH] == 5
    state.rest_loss[FRENCH] = 5
    condition.move_marker(state, FRENCH, None)
    assert state.condition[FRENCH] == 5
    assert [state.condition_modifier(FRENCH)] == [1]


@pytest.mark.rule("E14")
def test_quarters_suffer_no_attrition() -> None:
    state = resting()
    rolling = attrition.rolling(state, AUSTRIAN)
    assert not rolling & state.quartered
    assert rolling >> flag_of(state, "canto") & 1


@pytest.mark.rule("E15")
def test_quarters_need_forage_value_twelve() -> None:
    state = started("september")
    flag = set_steps(state, "massena", 20)
    state.put(flag, place("vicenza"))
    assert quarters.may_be_billeted(state, flag)
    state.put(flag, place("rivoli"))
    assert not quarters.may_be_billeted(state, flag)


@pytest.mark.rule("E16")
def test_alert_forces_come_no_nearer_to_the_enemy_nor_farther_from_their_center() -> None:
    state = resting()
    flag = put(state, "augereau", "verona")
    state.quartered &= ~(1 << flag)
    state.active = FRENCH
    marches.begin_steps(state, flag)
    state.left = 12
    allowed = [
        BOARD.to[index]
        for index in range(BOARD.first[place("verona")], BOARD.first[place("verona") + 1])
        if marches.may_step(state, flag, index)
    ]
    assert place("sona") in allowed  # towards Castelnuovo
    assert place("san_martino") not in allowed


@pytest.mark.rule("E17")
def test_leaving_quarters_takes_turns_by_points() -> None:
    state = started("september")
    quarters.enter_quarters(state, FRENCH, None)
    state.turn = 20
    quarters.leave_quarters(state, FRENCH, 2, None)
    assert state.aps[FRENCH] == 5
    state.turn = 21
    quarters.come_out(state, FRENCH, None)
    assert state.status[FRENCH] == 1
    state.turn = 22
    quarters.come_out(state, FRENCH, None)
    assert state.status[FRENCH] == 0
    assert state.quartered & 0x7FFFFFFF == 0


@pytest.mark.rule("E20")
@pytest.mark.rule("E59")
def test_the_besieged_roll_with_condition_and_siege_modifier() -> None:
    state = started("january")
    flag = flag_of(state, "wurmser")
    assert state.siege_modifier(state.clock) == 3
    assert state.is_besieged(flag)
    state.condition[AUSTRIAN] = 9
    over = 1 if strength.leaders.over_command(state, flag) else 0
    assert attrition.row_for(state, flag, 1) == 1 + 2 + 3 + over
    assert attrition.column_for(state, flag) == 0


@pytest.mark.rule("E21")
@pytest.mark.rule("E44")
def test_vienna_and_condition_are_linked_one_way_each() -> None:
    state = started()
    state.condition[AUSTRIAN] = 3
    condition.move_vienna(state, -1, 0, None)
    assert (state.vienna, state.condition[AUSTRIAN]) == (-1, 7)
    state.status[AUSTRIAN] = 1
    for _ in range(3):
        condition.move_marker(state, AUSTRIAN, None)
    assert (state.vienna, state.condition[AUSTRIAN]) == (0, 4)
    condition.move_vienna(state, 1, 0, None)
    assert state.condition[AUSTRIAN] == 4


@pytest.mark.rule("E22")
@pytest.mark.rule("E23")
@pytest.mark.rule("E26")
def test_a_fortnight_passes_only_if_both_agree() -> None:
    state = resting()
    go_to(state, "agree to pass")
    assert state.board.data.calendar[state.turn - 1].fortnight == "XI"
    assert fortnight.is_possible(state)
    other = state.copy()
    play(state, "agree", "agree")
    assert state.fortnight_left == 7
    play(other, "agree", "decline")
    assert other.fortnight_left == 0


@pytest.mark.rule("E24")
@pytest.mark.rule("E27")
@pytest.mark.rule("E25")
@pytest.mark.rule("E28")
def test_a_fortnight_gives_average_points_and_one_roll_for_those_who_stand() -> None:
    state = resting()
    go_to(state, "agree to pass")
    turn, points = state.turn, list(state.aps)
    play(state, "agree", "agree")
    flag = flag_of(state, "dallemagne")
    assert attrition.fortnight_addition(state, flag) == 7
    assert attrition.fortnight_addition(state, flag_of(state, "canto")) == 0
    while state.fortnight_left:
        play(state, texts_offered(state)[0])
    assert state.turn == turn + 7
    assert state.aps[FRENCH] >= points[FRENCH] + 3
    assert state.condition[AUSTRIAN] == 1


@pytest.mark.rule("E29")
def test_a_force_with_replacements_does_not_march() -> None:
    state = started("september")
    state.pool[3] = 4
    go_to(state, "organization", AUSTRIAN)
    play(state, "add reuss", "infantry 10", "done")
    go_to(state, "who marches next", AUSTRIAN)
    assert not any(text.endswith("reuss") for text in texts_offered(state))


@pytest.mark.rule("E30")
def test_replacements_come_on_the_first_turn_of_fortnights_from_ten_but_not_at_the_start() -> None:
    state = started("september")
    assert not replacements.is_due(state)
    state.turn = 26
    assert replacements.is_due(state)
    other = started("july")
    other.turn = 10
    assert not replacements.is_due(other)


@pytest.mark.rule("E31")
@pytest.mark.rule("E32")
@pytest.mark.rule("E43")
def test_modifiers_of_replacements_and_the_austrian_column() -> None:
    state = started()
    state.vienna = -2
    assert replacements.modifier(state) == 1
    state.vienna = -3
    assert replacements.modifier(state) == 2
    assert supply.column(state, 14 * 2) == 3
    state.without = 3
    assert replacements.modifier(state) == -2
    state.retaken = 2
    assert replacements.modifier(state) == 0
    state.without = 5
    assert replacements.modifier(state) == -6


@pytest.mark.rule("E33")
def test_the_pool_has_limits() -> None:
    state = started()
    for arm, limit in enumerate((19, 9, 5)):
        replacements.add_to_pool(state, FRENCH, arm, 50)
        assert state.pool[arm] == limit


@pytest.mark.rule("E34")
@pytest.mark.rule("E35")
@pytest.mark.rule("E36")
@pytest.mark.rule("E37")
def test_replacement_leaders_come_by_month_and_nobody_knows_who() -> None:
    state = started("september")  # all dice 7: November
    assert state.due[3] == sum(
        1
        for one in BOARD.data.leaders
        if one.side == "french" and one.state_by_start["1sep"] in ("off", "sick")
    )
    state.turn = 49
    replacements.turn_available(state)
    assert state.available[FRENCH] > 0
    state.active = FRENCH
    state.part = parts.REINFORCEMENT
    from solitaire.games.quadrilateral.core.steps import REINFORCE

    state.step = REINFORCE
    events = play(state, "enter")
    assert not any("Serurier" in text for text in told(events, AUSTRIAN))
    drawn = texts_offered(state)
    assert "drawn serurier" in drawn
    play(state, "drawn serurier", "alone")
    assert state.place[flag_of(state, "serurier")] == state.center[FRENCH]


@pytest.mark.rule("E38")
@pytest.mark.rule("E60")
@pytest.mark.rule("E58")
@pytest.mark.rule("E53")
@pytest.mark.rule("E50")
@pytest.mark.rule("E48")
def test_starts() -> None:
    for scenario, turn, points in (
        ("july", 1, (15, 19)),
        ("september", 18, (6, 8)),
        ("november", 50, (9, 17)),
        ("january", 82, (11, 19)),
    ):
        state = started(scenario)
        assert (state.turn, state.vienna, tuple(state.aps)) == (turn, 0, points)
        assert list(state.condition) == [1, 1]
        assert list(state.center_active) == [1, 1]


@pytest.mark.rule("E39")
def test_mantova_counts_two_each_way() -> None:
    state = started()
    fortress.capitulate(state, None)
    assert state.vienna == -2
    assert state.owner(BOARD.mantova) == FRENCH
    morale.take_mantova(state, AUSTRIAN, None)
    assert state.vienna == 0
    assert state.retaken == 1


@pytest.mark.rule("E40")
def test_a_named_leader_with_four_sp_enters_mantova_once_a_siege() -> None:
    state = started("september")
    flag = set_steps(state, "davidovich", 20)
    morale.leader_enters(state, flag, None)
    assert (state.vienna, state.clock) == (1, 0)
    other = set_steps(state, "quasdanovich", 20)
    morale.leader_enters(state, other, None)
    assert state.vienna == 1  # no new siege since
    state.new_siege = 1
    morale.leader_enters(state, flag, None)
    assert state.vienna == 1  # the same leader
    morale.leader_enters(state, other, None)
    assert state.vienna == 2


@pytest.mark.rule("E41")
def test_the_path_to_mantova_opens_and_is_closed_by_the_french() -> None:
    state = started("november")
    for leader in ("augereau", "massena", "vaubois", "kilmaine", "dallemagne", "macquard", "dumas"):
        put(state, leader, "chiari")
    for number in range(3):
        state.garrison_place[number] = 255
        state.garrison_steps[number] = 0
    morale.test_path(state, None)
    assert (state.path_open, state.vienna) == (1, 1)
    morale.test_path(state, None)
    assert state.vienna == 1
    put(state, "kilmaine", "favorita")
    put(state, "dallemagne", "cerese")
    morale.test_path(state, None)
    assert (state.path_open, state.vienna) == (0, 0)


@pytest.mark.rule("E42")
def test_the_first_of_october_raises_vienna() -> None:
    assert BOARD.data.calendar[BOARD.charts.october_turn - 1].date == "1796-10-01"


@pytest.mark.rule("E45")
@pytest.mark.rule("E61")
@pytest.mark.rule("E49")
def test_victory_by_vienna_morale() -> None:
    state = started()
    state.vienna = 4
    assert victory.at_once(state) == AUSTRIAN
    state.vienna = -4
    assert victory.at_once(state) == FRENCH
    state.victor = victory.TIME_UP
    for vienna, word in ((0, "Austrian marginal"), (-1, "French marginal"), (3, "operational")):
        state.vienna = vienna
        assert word in result(state)
    assert victory.last_turn(state) == 93


@pytest.mark.rule("E46")
@pytest.mark.rule("E47")
def test_eight_scenarios_and_the_austrians_move_first() -> None:
    scenarios = next(option for option in OPTIONS if option.name == "scenario").values
    assert len(scenarios) == 8
    for scenario in scenarios:
        state = started(scenario)
        go_to(state, "who marches next")
        assert state.active == AUSTRIAN


@pytest.mark.rule("E51")
@pytest.mark.rule("E52")
@pytest.mark.rule("E54")
@pytest.mark.rule("E55")
@pytest.mark.rule("E56")
def test_free_set_up_asks_for_source_center_garrisons_vedettes_and_train() -> None:
    from solitaire.games.quadrilateral.game import RULES

    state = RULES.start({"scenario": "july", "setup": "free"})
    assert set(texts_offered(state)) == {
        f"source {name}" for name in ("lavis", "trento", "bassano", "castelfranco", "padova")
    }
    play(state, "source lavis")
    assert "center rovereto" in texts_offered(state)
    assert "center mantova" not in texts_offered(state)
    play(state, "center rovereto", "garrison trento", "done")
    assert state.garrison_place[4] == place("trento")
    assert any(text.startswith("vedette meszaros") for text in texts_offered(state))
    play(state, "vedette meszaros vicenza", "done", "train quasdanovich")
    assert state.train[2] == BOARD.leader_by_name["quasdanovich"]
    assert vedettes.limit(state, AUSTRIAN) == 5


@pytest.mark.rule("E57")
def test_new_forces_are_raised_from_the_pool_at_the_center() -> None:
    state = started("september")
    state.pool[3] = 6
    go_to(state, "leaders and new forces", AUSTRIAN)
    name = next(text for text in texts_offered(state) if text.startswith("raise"))
    play(state, name, "infantry 15", "done")
    flag = flag_of(state, name.split()[1])
    assert state.place[flag] == state.center[AUSTRIAN]
    assert state.total(flag) == 15
    go_to(state, "who marches next", AUSTRIAN)
    assert f"initiative {name.split()[1]}" not in texts_offered(state)


def test_every_paragraph_with_an_effect_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    tested = set(re.findall(r'mark\.rule\("(E\d+)"\)', text))
    wanted = {
        one.number
        for one in BOARD.data.paragraphs
        if one.number.startswith("E") and one.status != "no effect"
    }
    assert wanted <= tested


def test_center_lies_between() -> None:
    state = started("july")
    assert setting_up.lies_between(state, FRENCH, place("goito"), 4)
    assert not setting_up.lies_between(state, FRENCH, place("padova"), 4)


def test_an_army_in_quarters_can_rest_with_one_word() -> None:
    """It leads to the same state as keep, done and end-march."""
    long, short = resting(), resting()
    for state in (long, short):
        go_to(state, "status of the army", AUSTRIAN)
        assert "rest" in texts_offered(state)
    play(short, "rest")
    play(long, "keep")
    while RULES.pending(long) != RULES.pending(short):
        play(long, texts_offered(long)[0])
    short.quiet = 0
    assert RULES.digest(short) == RULES.digest(long)
