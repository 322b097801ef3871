"""Leaders who lie face-down alone bar no path, and are found out by the check [R43]."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from solitaire.bits import members
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import DUMMY, LEADER, OUT_OF_COMMAND, SIDES, UNSUPPLIED
from solitaire.games.castiglione.text.position_edits import begun_anew, moved
from solitaire.workbench.randomplay import offered_plies
from tests.games.castiglione.fog_positions import austrian_assault, french_march
from tests.games.castiglione.positions import (
    BOARD,
    RULES,
    apply,
    begin,
    events_for,
    hits,
    marks,
    offered,
    place,
    roll,
    seen_at,
    view,
)

rule = pytest.mark.rule
LEADERS = BOARD.kind_sets[1 * 8 + LEADER]
FOUND = "Only Austrian leaders are in Zevio: they bar no path [5.2, 6.0, 9.1.1]."
HIDDEN = "wurmser,davidovich,ott,dummies"
"""What the counter in Zevio may be, as far as the French know."""


def at_ronco(phase: str, blocker: str) -> str:
    """Beyrand's line and his leader's path run through Zevio, where somebody lies face-down."""
    others = [name for name in ("wurmser", "davidovich", "ott") if name != blocker]
    notes = "\n".join(f"note {name} suspects={HIDDEN}" for name in others)
    return f"""
        option visibility fog
        phase {phase}
        at ronco beyrand
        at zevio {blocker}
        at isola victor
        at verona augereau valette
        at legnago austrian_garrison_3
        at brescia bonaparte rusca
        at trent gummer
        austrian_cities trent vicenza legnago
        at anfo {" ".join(others)}
        note {blocker} suspects={HIDDEN}
        {notes}
    """


@rule("5.2")
@rule("13.2.2")
def test_a_leader_alone_bars_no_line_of_supply_and_becomes_known_as_a_leader() -> None:
    state, told = begin(at_ronco("supply", "wurmser"))
    assert "unsupplied" not in marks(state, "beyrand")
    assert hits(state, "beyrand") == 0
    assert FOUND in events_for("french", told)
    assert FOUND in events_for("austrian", told), "he knows that it is known"
    seen = view(state, "french")
    zevio = BOARD.area_by_name["zevio"]
    assert not seen.barred >> zevio & 1
    assert seen_at(state, "french", "zevio") == "1 counters: wurmser or davidovich"
    for seed in range(20):
        world = RULES.imagine(seen, Random(seed))
        assert not world.stack(1, zevio) & ~LEADERS, "belief follows"


@rule("5.2")
@rule("13.2.2")
@pytest.mark.parametrize("blocker", ["austrian_dummy_1", "ott"])
def test_dummies_and_units_go_on_barring(blocker: str) -> None:
    state, told = begin(at_ronco("supply", blocker))
    assert "unsupplied" in marks(state, "beyrand")
    assert FOUND not in events_for("french", told)


@rule("6.0")
@pytest.mark.parametrize(("blocker", "lost"), [("wurmser", False), ("austrian_dummy_1", True)])
def test_a_leader_alone_bars_no_command_path(blocker: str, lost: bool) -> None:
    state, told = begin(at_ronco("command", blocker))
    assert ("out_of_command" in marks(state, "beyrand")) == lost
    assert (FOUND in events_for("french", told)) != lost


@rule("6.0")
@rule("5.2")
@pytest.mark.parametrize("phase", ["supply", "command"])
def test_where_nobody_depends_on_it_a_leader_alone_stays_unknown(phase: str) -> None:
    state, told = begin(at_ronco(phase, "wurmser").replace("at ronco beyrand", ""))
    assert FOUND not in events_for("french", told)
    assert seen_at(state, "french", "zevio").startswith("1 counters: one of")


@rule("8.3")
@pytest.mark.parametrize(("blocker", "helps"), [("wurmser", True), ("austrian_dummy_1", False)])
def test_a_leader_alone_does_not_keep_another_from_helping_a_forced_march(
    blocker: str, helps: bool
) -> None:
    state = french_march(
        f"at ronco beyrand \n at verona augereau valette \n at zevio {blocker}"
        f"\n note {blocker} suspects={HIDDEN}"
    )
    apply(state, "move beyrand")
    apply(state, min(one for one in offered(state) if one.startswith("force-march")))
    assert ("led-by augereau" in offered(state)) == helps


@rule("9.1.1")
@pytest.mark.parametrize(
    ("blocker", "comes"), [("davidovich", True), ("austrian_dummy_1", False), ("reuss", False)]
)
def test_a_leader_alone_bars_no_march_to_the_guns(blocker: str, comes: bool) -> None:
    """From Verona to a combat in Ronco there is only the way by Zevio."""
    state = austrian_assault(
        f"at ronco liptay beyrand \n note liptay entered=legnago \n at zevio {blocker}"
        f"\n note {blocker} suspects=davidovich,reuss,dummies \n at verona valette"
    )
    assert ("to-the-guns valette" in offered(state)) == comes


@rule("8.5.2")
def test_a_leader_alone_at_the_other_end_does_not_hinder_work_on_a_bridge() -> None:
    """Rusca's Cohesion Factor is 4; an enemy unit in Rezzato would make it 3."""
    state = french_march(
        "at gavardo rusca \n at rezzato wurmser \n note wurmser suspects=wurmser,dummies"
    )
    apply(state, "move rusca", "destroy-bridge gavardo-rezzato")
    roll(state, 4)
    assert state.broken
    assert place(state, "wurmser") == "rezzato"


# -- the same positions open and in fog -----------------------------------------------------------


@rule("5.4")
@rule("6.0")
@pytest.mark.parametrize("phase", ["supply", "command"])
def test_attrition_and_command_are_the_same_open_and_in_fog(phase: str) -> None:
    """In the same positions without dummies, which only fog has."""
    compared = alone = 0
    for text in texts_of_fog_games():
        fog = position_at(text, phase)
        clear = position_at(text.replace("option visibility fog", "option visibility open"), phase)
        for side in range(2):
            flag = (UNSUPPLIED if phase == "supply" else OUT_OF_COMMAND) * 2 + side
            assert fog.flags[flag] == clear.flags[flag], text
        assert list(fog.hits) == list(clear.hits), text
        alone += sum(size_of_lone_leaders(fog, side) for side in range(2))
        compared += 1
    assert compared >= 60
    assert alone >= 20, "leaders lay alone"


def position_at(text: str, phase: str) -> State:
    """After the checks of the phase, before anybody has been asked."""
    return RULES.parse_position(begun_anew(text, phase, "austrian"))


def size_of_lone_leaders(state: State, side: int) -> int:
    areas = range(BOARD.areas)
    return sum(bool(state.stack(side, one)) and not state.units_in(side, one) for one in areas)


def texts_of_fog_games() -> Iterator[str]:
    """Positions of random games in which the sides do not share an area, without dummies."""
    dummies = [
        BOARD.counter_names[side * 64 + local]
        for side in range(len(SIDES))
        for local in members(BOARD.kind_sets[side * 8 + DUMMY])
    ]
    for seed in range(3):
        rng = Random(seed)
        state = RULES.start({"visibility": "fog"})
        for number in range(1200):
            plies = offered_plies(RULES, state, RULES.pending(state))
            if not plies:
                break
            RULES.apply(state, rng.choice(plies))
            met = any(state.stack(0, area) and state.stack(1, area) for area in range(BOARD.areas))
            if number % 20 == 0 and not met and state.march is None and state.battle is None:
                yield moved(RULES.position_text(state), dummies, "pool")
