"""The sequence of play [4.0]: nine turns of nine phases, each completed before the next."""

from __future__ import annotations

import re

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import sequence
from tests.games.castiglione.positions import (
    BOARD,
    RULES,
    apply,
    asked,
    asked_side,
    controller,
    events_for,
    offered,
    place,
    position,
    result,
    roll,
    start,
)

rule = pytest.mark.rule


@rule("4.1")
def test_everybody_stands_where_the_set_up_says() -> None:
    state = start()
    setup = {unit.id: unit.setup for unit in BOARD.data.units}
    setup |= {leader.id: leader.setup for leader in BOARD.data.leaders}
    assert {name: place(state, name) for name in setup} == {
        name: area or "pool" for name, area in setup.items()
    }
    assert controller(state, "trent") == "austrian"
    assert controller(state, "brescia") == "french"
    assert state.besieged
    assert RULES.faults(state) == []


@rule("4.2")
@rule("7.0")
def test_the_first_question_of_the_game_is_the_austrian_move() -> None:
    """Nobody is unsupplied at the start, and the first initiative is fixed."""
    state = start()
    assert RULES.heading(state) == ("turn 1", "Austrian movement")
    assert asked_side(state) == "austrian"


@rule("4.0")
@rule("4.2")
def test_the_table_of_phases() -> None:
    assert sequence.PHASES == (
        "Supply",
        "Command",
        "Initiative",
        "First movement",
        "First combat",
        "Second movement",
        "Second combat",
        "Recovery",
        "End of turn",
        "Set-up",  # only where there are dummies to place [13.2.1]
    )


EVERY_PHASE_ASKS = """
    turn 3
    phase supply
    at governolo bertin cervoni
    at castellaro ott
    at mantua reuss
    at zevio despinoy
    at rovereto gummer wurmser
    at brescia rusca
    note rusca hits=1
"""


@rule("4.2")
@pytest.mark.parametrize(
    ("first", "order"), [("austrian", ("Austrian", "French")), ("french", ("French", "Austrian"))]
)
def test_a_whole_turn_in_its_order(first: str, order: tuple[str, str]) -> None:
    """Bertin forages, Rusca recovers, nobody moves; each phase that asks is met in its turn."""
    state = position(EVERY_PHASE_ASKS)
    headings = [RULES.heading(state)]
    told: list[str] = []
    answers = ["forage bertin", "done", "die 6", "done", "die 6", "die 5", f"first {first}"]
    answers += ["end-movement", "end-movement"]
    for answer in answers:
        told += events_for("french", apply(state, answer))
        headings.append(RULES.heading(state))
    met = list(dict.fromkeys(headings))
    assert met[:5] == [
        ("turn 3", "Supply"),
        ("turn 3", "Initiative"),
        ("turn 3", f"{order[0]} movement"),
        ("turn 3", f"{order[1]} movement"),
        ("turn 3", "Recovery"),
    ]
    # The Command Phase asks nothing; it comes after supply and before the initiative [6.0].
    lost = next(n for n, words in enumerate(told) if "out of command" in words)
    won = next(n for n, words in enumerate(told) if "wins the initiative" in words)
    hungry = next(n for n, words in enumerate(told) if "suffers a hit" in words)
    assert hungry < lost < won


@rule("4.2")
def test_the_first_edition_plays_the_other_phases_alike() -> None:
    """It differs in 8.3, 8.4 and 9.1.1 only, so supply to recovery run the same."""
    answers = ["forage bertin", "done", "die 6", "done", "die 1", "die 5", "first french"]
    answers += ["end-movement", "end-movement", "die 1"]
    new, old = (position(f"option edition {one}" + EVERY_PHASE_ASKS) for one in ("1.1", "1.0"))
    for answer in answers:
        apply(new, answer)
        apply(old, answer)
        assert facts(new) == facts(old)


def facts(state: State) -> set[str]:
    """The position without the edition, and without what only edition 1.0 keeps: a note [8.3]."""
    text = re.sub(r" started=\w+", "", RULES.position_text(state))
    return set(re.sub(r"(?m)^(option edition|note \w+$).*\n", "", text).splitlines())


@rule("4.2")
def test_combat_follows_the_movement_of_its_own_side() -> None:
    state = position(
        """
        turn 1
        phase first_movement
        at rovereto gummer bajalich
        at la_corona joubert rampon victor
        at lonato liptay
        at salo rusca
        """
    )
    headings = [RULES.heading(state)]
    apply(state, "move gummer", "with bajalich", "to ala")
    apply(state, "end-movement")
    headings.append(RULES.heading(state))
    apply(state, "move joubert", "with rampon", "with victor", "to ala", "end-movement")
    headings.append(RULES.heading(state))
    assert headings == [
        ("turn 1", "Austrian movement"),
        ("turn 1", "French movement"),
        ("turn 1", "French combat"),
    ]
    assert asked(state) == "attacker's combat roll [9.3]"


@rule("4.2")
def test_a_turn_without_contact_passes_without_combat() -> None:
    state = start()
    apply(state, "end-movement")
    assert RULES.heading(state) == ("turn 1", "French movement")
    apply(state, "end-movement")
    assert RULES.heading(state) == ("turn 2", "Austrian movement")


@rule("4.2")
@rule("11.0")
@rule("12.0")
def test_the_game_has_nine_turns() -> None:
    """Nobody moves; from turn 3 the French win the initiative and go second."""
    state = start()
    turns = []
    for _ in range(9):
        if offered(state) == {f"die {pips}" for pips in range(1, 7)}:
            roll(state, 1, 6)
            apply(state, "first austrian")
        turns.append(RULES.heading(state)[0])
        apply(state, "end-movement", "end-movement")
    assert turns == [f"turn {number}" for number in range(1, 10)]
    over = result(state)
    assert over.scores == (1.0, 0.0)
    assert over.summary == "French Minor Victory: 3 to 0 victory points [12.2]."
