"""The log has a line for each march, however many roads it takes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.events import tell
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import marches
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH
from solitaire.protocol import Event
from ui.common.chronicle import SeatChronicle

ROADS = ("affi", "rivoli", "garda", "lazise")
PLACES = [RULES.board.place_names.index(name) for name in ROADS]
JOUBERT = RULES.board.leader_by_name["joubert"]
SIXTH = 5
"""A French flag."""


def step(number: int) -> list[Event]:
    told: list[Event] = []
    here, there = PLACES[number : number + 2]
    tell(told, kinds.FLAG_MOVED, FRENCH, SIXTH, there, here, amount=3)
    return told


def listening() -> tuple[Any, SeatChronicle]:
    chronicle = SeatChronicle(RULES, FRENCH)
    session = SimpleNamespace(plies_played=0, subscribe=lambda seat, listener: None)
    chronicle.listen_to(session)  # type: ignore[arg-type]
    return session, chronicle


def lines(chronicle: SeatChronicle) -> list[str]:
    return [str(line.words) for _, line in chronicle.dated_lines]


def test_the_roads_of_a_march_are_one_line() -> None:
    session, chronicle = listening()
    for number in range(3):
        session.plies_played += 1
        chronicle.happened(step(number))
    assert lines(chronicle) == ["French flag 6 moves from Affi to Lazise, 4½ MPs [8.4]."]
    assert len(chronicle.events) == 3


def test_one_point_is_not_told_in_the_plural() -> None:
    told: list[Event] = []
    for cost in (1, 2, 3):
        tell(told, kinds.FLAG_MOVED, FRENCH, SIXTH, PLACES[1], PLACES[0], amount=cost)
    assert [str(RULES.words(one)).rpartition(", ")[2] for one in told] == [
        "½ MPs [8.4].",
        "1 MP [8.4].",
        "1½ MPs [8.4].",
    ]


def test_a_road_that_is_taken_back_is_taken_out_of_its_line() -> None:
    session, chronicle = listening()
    for number in range(2):
        session.plies_played += 1
        chronicle.happened(step(number))
    session.plies_played = 1
    chronicle.taken_back()
    assert lines(chronicle) == ["French flag 6 moves from Affi to Rivoli, 1½ MPs [8.4]."]


def test_leaders_of_one_month_and_those_who_never_come_are_one_line_each() -> None:
    """Two dice for each made nine lines that said the same before the first turn of July."""
    session, chronicle = listening()
    told: list[Event] = []
    for month in (0, 0, 1, 1, 12, 0):
        if month:
            tell(told, kinds.LEADER_DUE, FRENCH, amount=month, other=1)
        else:
            tell(told, kinds.LEADER_NEVER, FRENCH, amount=1)
    tell(told, kinds.LEADER_NEVER, AUSTRIAN, amount=1)
    session.plies_played += 1
    chronicle.happened(told)
    assert lines(chronicle) == [
        "French: 3 leaders will not come [13.4].",
        "French: 2 leaders are due in January [13.4].",
        "French: 1 leader is due in December [13.4].",
        "Austrian: 1 leader will not come [13.4].",
    ]


def test_a_leader_who_comes_and_is_known_is_one_line() -> None:
    session, chronicle = listening()
    told: list[Event] = []
    for _ in range(2):
        tell(told, kinds.LEADER_CAME, FRENCH, place=PLACES[0])
        tell(told, kinds.LEADER_CAME, FRENCH, place=PLACES[0], leaders=1 << JOUBERT)
    tell(told, kinds.LEADER_CAME, FRENCH, place=PLACES[0])
    session.plies_played += 1
    chronicle.happened(told)
    known, unknown = (
        "French: Joubert comes to Affi [13.5].",
        "French: a leader comes to Affi [13.5].",
    )
    assert lines(chronicle) == [known, known, unknown]


def test_phases_without_news_have_no_line() -> None:
    """Six headings a turn said nothing; that marches end is said by the next one."""
    session, chronicle = listening()
    told: list[Event] = []
    for part in (parts.ORGANIZATION, parts.REINFORCEMENT, parts.MARCHES):
        tell(told, kinds.PHASE_BEGAN, AUSTRIAN, amount=part)
    tell(told, kinds.INITIATIVE_TRIED, AUSTRIAN)
    tell(told, kinds.INITIATIVE_TRIED, AUSTRIAN)
    tell(told, kinds.MARCH_ENDED, AUSTRIAN)
    for part in (parts.ATTRITION, parts.COMBAT):
        tell(told, kinds.PHASE_BEGAN, AUSTRIAN, amount=part)
    tell(told, kinds.PHASE_BEGAN, FRENCH, amount=parts.LEAVING)
    tell(told, kinds.APS_CAME, FRENCH, amount=0)
    tell(told, kinds.APS_SPENT, FRENCH, amount=1)
    tell(told, kinds.APS_SPENT, FRENCH, amount=1)
    session.plies_played += 1
    chronicle.happened(told)
    assert lines(chronicle) == [
        "Austrian march [3].",
        "2 Austrian forces try their initiative [8.2].",
        "French command [3].",
        "The French army spends 2 APs [7.5].",
    ]


def test_a_fortnight_is_named_once() -> None:
    """Its ten parts have the same name."""
    session, chronicle = listening()
    told: list[Event] = []
    for part in range(parts.FORTNIGHT_BILLETS, parts.FORTNIGHT_MARCHES):
        for side in (AUSTRIAN, FRENCH):
            tell(told, kinds.PHASE_BEGAN, side, amount=part)
            if part == parts.FORTNIGHT_POINTS:
                tell(told, kinds.APS_CAME, side, amount=3)
    session.plies_played += 1
    chronicle.happened(told)
    assert lines(chronicle) == [
        "Fortnight [3].",
        "The Austrian army receives 3 APs [7.5].",
        "The French army receives 3 APs [7.5].",
    ]


def test_another_flag_has_a_line_of_its_own() -> None:
    session, chronicle = listening()
    told = step(0)
    tell(told, kinds.FLAG_MOVED, FRENCH, SIXTH + 1, PLACES[2], PLACES[1], amount=3)
    session.plies_played += 1
    chronicle.happened(told)
    assert len(lines(chronicle)) == 2


def test_no_loss_by_attrition_is_not_counted_in_steps() -> None:
    told: list[Event] = []
    for lost in (0, 1, 2):
        tell(told, kinds.LOST_BY_ATTRITION, FRENCH, SIXTH, other=3, amount=lost)
    assert [str(RULES.words(one)) for one in told] == [
        "French flag 6 loses nothing by attrition, row 3 [9.2].",
        "French flag 6 loses 1 step by attrition, row 3 [9.2].",
        "French flag 6 loses 2 steps by attrition, row 3 [9.2].",
    ]


def test_a_force_that_is_held_is_called_by_its_leader_to_its_owner() -> None:
    """It was "French flag 1" to both sides."""
    state, told = RULES.start({"scenario": "rivoli"}), list[Event]()
    marches._stopped_by(state, int(state.leader_at[JOUBERT]), 32, told)
    audiences = {one.audience: str(RULES.words(one)) for one in told}
    assert "Joubert is held" in audiences[1 << FRENCH]
    assert "French flag" in audiences[1 << AUSTRIAN]


def test_words_are_made_for_whoever_reads_the_log() -> None:
    """Those of a computer's seat took 4 MB in a long campaign, and nobody read them."""
    _, chronicle = listening()
    chronicle.happened(step(0))
    assert [one.line for one in chronicle._log] == [None]
    line = chronicle.dated_lines[0][1]
    assert chronicle.dated_lines[0][1] is line, "once"
