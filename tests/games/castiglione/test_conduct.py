"""What is counted of a general's conduct, each in a position where it must or must not come."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.games.castiglione.core.events import GAME_ENDED, TURN_BEGAN, Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.story import conduct
from solitaire.games.castiglione.story.conduct import Conduct
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, NOWHERE
from solitaire.protocol import EVERYONE
from solitaire.record.reader import load_record
from tests.games.castiglione.battle_positions import austrian_attack, french_attack, french_move
from tests.games.castiglione.positions import RULES, apply, asked_side, begin, offered, roll

tool = pytest.importorskip("tools.conduct")  # tools are not installed

GOLDEN = Path(__file__).parents[2] / "golden" / "castiglione"


def attack(text: str) -> dict[str, int]:
    """The counts of the attacker, where two combats are offered and that at Lonato is begun."""
    state = austrian_attack(f"at verona gummer\n{text}")
    watch = Conduct()
    watch.saw(state, apply(state, "battle lonato"))
    return watch.counts[AUSTRIAN]


def play(state: State, *orders: str) -> Conduct:
    watch = Conduct()
    watch.saw(state, ())
    for order in orders:
        watch.saw(state, apply(state, order))
    return watch


def test_a_draw_is_nobodys() -> None:
    watch = Conduct()
    watch.saw(RULES.start({}), (Happened(GAME_ENDED, NOWHERE, 0, NOWHERE, 20, 20, EVERYONE),))
    assert not any(sum(counts.values()) for counts in watch.counts)


# -- attacks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stacks", "hopeless"),
    [("bajalich joubert rampon", 0), ("lusignan joubert rampon", 1)],
)
def test_an_attack_is_hopeless_at_one_to_two(stacks: str, hopeless: int) -> None:
    counts = attack(f"at lonato {stacks}")
    assert (counts[conduct.ATTACKS], counts[conduct.HOPELESS]) == (1, hopeless)


def test_a_city_is_a_reason_for_a_hopeless_attack() -> None:
    state = austrian_attack("at brescia lusignan joubert rampon\nat verona gummer")
    counts = play(state, "battle brescia").counts[AUSTRIAN]
    assert counts[conduct.HOPELESS] == 1
    assert counts[conduct.HOPELESS_UNREASONED] == 0


@pytest.mark.parametrize(
    ("leaders", "army", "own"),
    [("", 0, 0), ("wurmser", 1, 1), ("quasdanovich", 0, 1), ("melas", 0, 0)],
)
def test_leaders_count_where_they_lead_troops_of_theirs(leaders: str, army: int, own: int) -> None:
    counts = attack(f"at lonato ott {leaders} rampon")
    assert (counts[conduct.UNDER_ARMY_LEADER], counts[conduct.UNDER_OWN_LEADER]) == (army, own)


def test_guns_alone() -> None:
    assert attack("at lonato melas_art rampon")[conduct.GUNS_ALONE] == 1
    assert attack("at lonato melas_art ott rampon")[conduct.GUNS_ALONE] == 0


# -- breaking off ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("french", "austrian", "ahead"), [(6, 1, 1), (1, 6, 0)])
def test_breaking_off_is_blamed_on_the_side_ahead(french: int, austrian: int, ahead: int) -> None:
    state = french_attack("at lonato joubert rampon valette ott bajalich")
    watch = play(state, f"die {french}", f"die {austrian}")
    while asked_side(state) != "french" or "break-off" not in offered(state):
        watch.saw(state, apply(state, RULES.ply_text(RULES.actions(state)[0])))
    watch.saw(state, apply(state, "break-off"))
    counts = watch.counts[FRENCH]
    assert counts[conduct.BROKEN_OFF] == 1
    assert counts[conduct.BROKEN_OFF_AHEAD] == ahead


# -- hunger, siege, bridges -----------------------------------------------------------------------


def test_units_that_starve_are_counted_and_garrisons_are_not() -> None:
    """No source of supply is Austrian, so Ott suffers his fourth hit [5.4]."""
    state, events = begin(
        "turn 3\nphase supply\naustrian_cities\nat asola ott\nnote ott hits=3\nat brescia joubert"
    )
    watch, began = Conduct(), Conduct()
    turn = Happened(TURN_BEGAN, FRENCH, 0, NOWHERE, NOWHERE, 3, EVERYONE)
    watch.saw(state, [turn, *events])
    began.saw(state, events)
    assert watch.counts[AUSTRIAN][conduct.STARVED] == 1
    assert began.counts[AUSTRIAN][conduct.STARVED] == 0, "lost in another phase"


def test_a_bridge_in_the_rear_is_told_from_one_in_front_of_the_enemy() -> None:
    for enemy, far in (("castelnuovo", 0), ("ala", 1)):
        state = french_move(f"at valeggio joubert\nat {enemy} ott")
        watch = play(state, "move joubert", "destroy-bridge valeggio-volta")
        watch.saw(state, roll(state, 1))
        counts = watch.counts[FRENCH]
        assert (counts[conduct.BRIDGES_DOWN], counts[conduct.BRIDGES_FAR]) == (1, far)


# -- whole games ----------------------------------------------------------------------------------


def test_a_record_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    path = GOLDEN / "campaign.rec"
    found = tool.conduct_in(load_record(path))
    attacks = [found.counts[side][conduct.ATTACKS] for side in (FRENCH, AUSTRIAN)]
    assert sum(attacks) > 0
    assert tool.main([str(path)]) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines() == tool.lines([found])
    assert f"{attacks[0]:.2f}" in next(
        line for line in shown.splitlines() if line.startswith(conduct.ATTACKS)
    )
