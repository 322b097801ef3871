"""The days under a demonstration: those of this campaign, and dates that can be read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.periods import turns
from solitaire.games.quadrilateral.text.position import date
from tests.games.quadrilateral.positions import started
from ui.desktop.watch.film import Film, Shot
from ui.desktop.watch.strips import DayStrip

pytestmark = pytest.mark.ui
WIDE = 1100


def strip_of(scenario: str, *turns: int) -> DayStrip:
    """With a shot for each of these turns, the last of which is shown."""
    film, state = Film(RULES), started(scenario)
    views = tuple(RULES.view(state, seat) for seat in range(len(RULES.seats)))
    for turn in turns:
        heading = (f"turn {turn}, {date(RULES.board, turn)}", "weather")
        film.add(Shot(0, 0, heading, views))
    strip = DayStrip()
    strip.resize(WIDE, 46)
    strip.show_film(film, len(turns) - 1, None, False)
    return strip


def test_a_short_campaign_has_its_own_days_and_no_others(qapp: QApplication) -> None:
    """All 93 turns were there, with letters of their dates; later those up to 29 January."""
    strip = strip_of("rivoli", 82, 83)
    assert strip._days[0] == "7 January"
    assert strip._days[-1] == turns()[89 - 1]
    assert len(strip._days) == 89 - 82 + 1
    assert strip.days_for_a_date() == 1


def test_turns_that_a_fortnight_passes_over_keep_their_place(qapp: QApplication) -> None:
    strip = strip_of("january", 82, 83, 90)
    assert strip.place_of(2) == pytest.approx(8 * WIDE / 12)
    assert strip.shot_at(8.5 * WIDE / 12) == 2
    assert strip.shot_at(5 * WIDE / 12) == 1


def test_dates_of_a_long_campaign_have_the_room_of_several_days(qapp: QApplication) -> None:
    strip = strip_of("july", 1, 2)
    assert len(strip._days) == 93
    assert strip.days_for_a_date() > 3
