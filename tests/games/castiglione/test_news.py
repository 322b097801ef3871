"""What the guide answers about events and headings, so that nobody else looks into them."""

from __future__ import annotations

import pytest

from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import DUMMY, GARRISON
from solitaire.presenting.guide import Journey, Phase, Sighting
from solitaire.protocol import EVERYONE
from solitaire.registry import game_of

GAME = game_of(RULES)
GUIDE = GAME.guide()
AREA = RULES.board.area_by_name
NAMES = RULES.board.counter_names


def event(kind: int, side: int, counters: int, area: str, other: str, amount: int = 1) -> Happened:
    return Happened(kind, side, counters, AREA[area], AREA[other], amount, EVERYONE)


def step(start: str, end: str, counters: int = 1) -> Happened:
    return event(kinds.STEPPED, 0, counters, start, end)


def of_kind(kind: int) -> tuple[str, ...]:
    found = zip(NAMES, RULES.board.counter_kind, strict=True)
    return tuple(name for name, one in found if name and one == kind)


def test_steps_of_the_same_counters_are_one_march() -> None:
    first, second = step("mantua", "roverbella"), step("roverbella", "villafranca")
    whole = GUIDE.joined(first, second)
    assert whole is not None
    assert GUIDE.journey(whole) == Journey(0, "mantua", "villafranca", 1, (NAMES[0],))
    assert GUIDE.joined(second, first) is None
    assert GUIDE.joined(first, step("roverbella", "villafranca", 2)) is None
    retreat = event(kinds.RETREATED, 0, 1, "roverbella", "villafranca")
    assert GUIDE.joined(first, retreat) is None
    flight = GUIDE.journey(retreat)
    assert flight is not None
    assert flight.is_flight


def test_battles_and_sightings_are_told_with_their_places() -> None:
    battle = event(kinds.BATTLE_BEGAN, 1, 0, "rivoli", "rivoli")
    seen = event(kinds.REVEALED, 1, 1, "rivoli", "rivoli")
    assert [GUIDE.battle_at(one) for one in (battle, seen)] == ["rivoli", ""]
    assert GUIDE.revealed(battle) is None
    assert GUIDE.revealed(seen) == Sighting(1, "rivoli", (NAMES[64],))


def test_who_was_seen_is_named_once_and_dummies_are_not() -> None:
    garrisons, dummies = of_kind(GARRISON)[:2], of_kind(DUMMY)[:2]
    words = GUIDE.sighting_words(Sighting(0, "rivoli", (*garrisons, "joubert", *dummies)))
    assert words == "Seen of the French in Rivoli: French garrison, Joubert [13.1]."
    assert not GUIDE.sighting_words(Sighting(0, "rivoli", dummies))


@pytest.mark.parametrize(
    ("heading", "phase", "period"),
    [
        (("turn 3",), Phase(3), "Day 3, 31 July"),
        (("turn 3", "Supply"), Phase(3), "Day 3 · 31 July · Supply"),
        (
            ("turn 3", "Austrian movement"),
            Phase(3, 1),
            "Day 3 · 31 July · Austrian movement",
        ),
        (("turn 1", "French combat"), Phase(1, 0, True), "Day 1 · 29 July · French combat"),
        (("turn 0", "Set-up"), Phase(0), "Day 0 · 29 July · Set-up"),
    ],
)
def test_headings(heading: tuple[str, ...], phase: Phase, period: str) -> None:
    assert GUIDE.phase(heading) == phase
    presenter = GAME.presenter()
    assert presenter is not None
    assert presenter.period(heading) == period


def test_turns_are_a_calendar() -> None:
    assert [*GUIDE.turns()][::8] == ["29 July", "6 August"]
