"""A combat before it begins: exact where all is known, estimated and said to be so elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.odds.battle import battle_odds
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.staff.answers import preview
from solitaire.games.castiglione.staff.combat import CombatPreview
from solitaire.games.castiglione.terms import AUSTRIAN, DUMMY
from tests.games.castiglione.positions import BOARD, apply, position, view

rule = pytest.mark.rule

AREA = BOARD.area_by_name
COUNTER = BOARD.counter_by_name

SALO = """
    {option}
    phase first_movement
    at vestone ott lusignan quasdanovich
    at salo guieu sauret
    note guieu hits={hits}
    at brescia rusca
"""
SALO_AND_TRENT = SALO.format(option="option visibility open", hits=0) + "    at trent gummer\n"


def asked(state: State, side: str, area: str, *names: str, seed: int = 1) -> CombatPreview:
    seen = view(state, side)
    attackers = [COUNTER[name] for name in names]
    return preview(BOARD, seen, AREA[area], attackers, Random(seed), worlds=12)


@rule("9.3")
@pytest.mark.parametrize("visibility", ["mist", "open"])
@pytest.mark.parametrize("hits", [0, 3])
def test_against_a_known_enemy_the_odds_are_those_of_the_combat_itself(
    visibility: str, hits: int
) -> None:
    option = f"option visibility {visibility}"
    state = position(SALO.format(option=option, hits=hits))
    told = asked(state, "austrian", "salo", "ott", "lusignan", "quasdanovich")
    apply(state, "move ott", "with lusignan", "with quasdanovich", "to salo")
    truth = battle_odds(state, Conduct())
    assert told.exact is not None
    assert told.exact.endings == truth.endings
    assert told.exact.hits == truth.hits
    assert told.exact.rolls == truth.rolls
    assert told.estimate is None
    assert "Certain" in told.known


@rule("9.3")
def test_each_attacker_comes_by_his_own_road() -> None:
    """From Vestone and from Rezzato by way of Gavardo: a concentric attack [R15]."""
    state = position(
        """
        phase first_movement
        at vestone ott
        at gavardo lusignan
        at salo guieu
        at brescia rusca
        """
    )
    told = asked(state, "austrian", "salo", "ott", "lusignan")
    assert told.exact is not None
    modifiers = {one.label for roll in told.exact.rolls for one in roll.modifiers}
    assert "concentric attack" in modifiers
    alone = asked(state, "austrian", "salo", "ott").exact
    assert alone is not None
    assert "concentric attack" not in {one.label for roll in alone.rolls for one in roll.modifiers}


HIDDEN = """
    phase first_movement
    at rovereto melas gummer bajalich nicolleti
    at la_corona joubert rampon
"""


@rule("3.8")
def test_against_a_stack_not_wholly_known_the_parts_are_told_apart() -> None:
    """Nicolleti (3) or Bajalich (4) lies below Gummer (5)."""
    state = position(HIDDEN)
    apply(state, "move gummer", "with nicolleti", "to ala")
    told = asked(state, "french", "ala", "joubert", "rampon")
    assert told.exact is None
    assert told.enemy_strength == (8, 9)
    assert told.estimate is not None
    assert told.known_part is not None
    estimate = told.estimate
    assert estimate.worst <= estimate.average.wins <= estimate.best
    assert told.known_part.wins >= estimate.best
    text = "\n".join(told.lines(BOARD))
    assert "1 of 2 counters" in told.known
    assert "Nicolleti" not in text
    assert "Bajalich" not in text


@rule("3.8")
def test_the_extremes_of_the_estimate_are_the_two_truths_it_cannot_tell_apart() -> None:
    chances = []
    for companion in ("nicolleti", "bajalich"):
        state = position("option visibility open\n" + HIDDEN)
        apply(state, "move gummer", f"with {companion}", "to ala")
        exact = asked(state, "french", "ala", "joubert", "rampon").exact
        assert exact is not None
        chances.append(exact.win("attacker"))
    hidden = position(HIDDEN)
    apply(hidden, "move gummer", "with nicolleti", "to ala")
    estimate = asked(hidden, "french", "ala", "joubert", "rampon").estimate
    assert estimate is not None
    assert estimate.is_exact
    assert (estimate.worst, estimate.best) == (min(chances), max(chances))


@rule("13.2.2")
def test_under_fog_an_unseen_stack_may_be_nothing_at_all() -> None:
    """A lone counter that may be a brigade or a dummy: sometimes it is won without a shot."""
    text: list[list[str]] = []
    doubt = 1 << (COUNTER["gummer"] & 63) | BOARD.kind_sets[AUSTRIAN * 8 + DUMMY]
    for there, elsewhere in (("austrian_dummy_1", "gummer"), ("gummer", "austrian_dummy_1")):
        state = position(
            f"""
            option visibility fog
            phase first_movement
            first french
            at ala {there}
            at rovereto bajalich {elsewhere}
            at la_corona joubert
            """
        )
        for name in (there, elsewhere):
            state.suspects[COUNTER[name]] = doubt
        told = asked(state, "french", "ala", "joubert")
        assert told.enemy_strength == (0, int(BOARD.strength[COUNTER["gummer"]]))
        assert told.known_part is None
        assert told.estimate is not None
        assert told.estimate.worst < 1
        assert told.estimate.best == 1
        text.append(told.lines(BOARD))
    assert text[0] == text[1]
    assert not any("Gummer" in line for line in text[0])


@pytest.mark.parametrize(
    ("area", "names", "sentence"),
    [
        ("lonato", ("joubert",), "No enemy is seen in Lonato"),
        ("rovereto", ("joubert",), "does not reach Rovereto"),
        ("ala", ("gummer",), "not yours to move"),
    ],
)
def test_combats_that_cannot_be_are_refused_in_words(
    area: str, names: tuple[str, ...], sentence: str
) -> None:
    state = position(HIDDEN)
    apply(state, "move gummer", "with nicolleti", "to ala")
    with pytest.raises(ValueError, match=sentence):
        asked(state, "french", area, *names)


@rule("8.3")
def test_a_forced_march_is_counted_as_if_it_arrived() -> None:
    state = position(SALO.format(option="option visibility open", hits=0))
    told = asked(state, "austrian", "brescia", "lusignan")
    assert told.exact is not None
    assert told.forced == (COUNTER["lusignan"],)
    assert any("by forced march" in line for line in told.lines(BOARD))
    near = asked(state, "austrian", "salo", "lusignan")
    assert not near.forced
    assert not any("by forced march" in line for line in near.lines(BOARD))
    with pytest.raises(ValueError, match="does not reach"):
        asked(position(SALO_AND_TRENT), "austrian", "salo", "gummer")
