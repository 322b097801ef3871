"""Every worked example of the rule book and the battle of play book 20.0, with the printed dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from solitaire.games.castiglione.core.events import (
    BATTLE_BEGAN,
    BOMBARDED,
    FOUGHT,
    PURSUED,
    Happened,
)
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.rules import contact
from solitaire.record import load_record, replay
from tests.games.castiglione.battle_positions import (
    austrian_move,
    french_move,
    points_left,
    totals,
)
from tests.games.castiglione.positions import (
    BOARD,
    apply,
    asked,
    counters_at,
    hits,
    marks,
    offered,
    place,
    position,
    roll,
)
from tests.ui.command_process import campagna

rule = pytest.mark.rule
GOLDEN = Path(__file__).parents[2] / "golden" / "castiglione"
BATTLE = GOLDEN / "battle_of_castiglione.rec"
CAMPAIGN = GOLDEN / "campaign.rec"


@rule("6.0")
@pytest.mark.parametrize(
    ("area", "commanded"),
    [
        ("vicenza", True),
        ("montebello", True),
        ("monteforte", True),
        ("castegnero", True),
        ("sossano", True),
        ("caldiero", False),
    ],
)
def test_command_range_of_meszaros(area: str, commanded: bool) -> None:
    state = position(
        f"turn 1 \n phase command \n at vicenza meszaros \n at {area} minkwitz \n at brescia rusca"
    )
    assert ("out_of_command" not in marks(state, "minkwitz")) == commanded


@rule("8.3")
def test_forced_march_of_bertin_and_cervoni() -> None:
    state = french_move("at zevio bertin cervoni despinoy")
    apply(state, "move bertin", "force-march lonato", "led-by despinoy")
    roll(state, 5)
    assert (place(state, "bertin"), hits(state, "bertin")) == ("lonato", 1)
    apply(state, "move cervoni", "force-march lonato", "led-by despinoy")
    roll(state, 4)
    assert (place(state, "cervoni"), hits(state, "cervoni")) == ("peschiera", 0)
    apply(state, "move despinoy", "to verona", "to castelnuovo", "to peschiera", "to lonato")
    assert counters_at(state, "lonato") == {"bertin", "despinoy"}


@rule("8.4")
def test_traffic_jam_at_ala() -> None:
    column = "gummer bajalich nicolleti pittoni pittoni_cav melas_art"
    state = austrian_move(f"at rovereto {column}")
    for brigade in ("gummer", "bajalich", "nicolleti"):
        apply(state, f"move {brigade}", "to ala")
        assert "moved" in marks(state, brigade), "both points are spent"
    for late in ("pittoni", "melas_art"):
        apply(state, f"move {late}")
        assert "to ala" not in offered(state)
        apply(state, "force-march ala")
        roll(state, 6)
        assert place(state, late) == "ala"
    apply(state, "move pittoni_cav", "to ala")
    assert counters_at(state, "ala") == set(column.split())


@rule("8.4")
def test_the_same_column_as_one_stack() -> None:
    """Three brigades fill the valley road; no fourth unit can come along to Ala."""
    state = austrian_move("at rovereto gummer bajalich nicolleti pittoni pittoni_cav melas_art")
    apply(state, "move gummer", "with bajalich", "with nicolleti", "with pittoni_cav")
    assert "to ala" in offered(state)
    apply(state, "with pittoni")
    assert "to ala" not in offered(state)


@rule("8.5.1")
def test_bridge_at_gavardo() -> None:
    state = french_move("at gavardo rusca")
    apply(state, "move rusca", "to rezzato")
    assert points_left(state) == {"rusca": 1}
    apply(state, "destroy-bridge gavardo-rezzato")
    roll(state, 2)
    assert "broken gavardo-rezzato" in RULES.position_text(state).splitlines()
    assert "moved" in marks(state, "rusca")


@rule("8.5.2")
def test_repair_by_minkwitz() -> None:
    bridge = "montagnana-santa_margherita"
    state = austrian_move(
        f"at santa_margherita minkwitz \n at montagnana joubert \n broken {bridge}"
    )
    apply(state, "move minkwitz", f"repair-bridge {bridge}")
    assert asked(state) == "work on a bridge [8.5]"
    roll(state, 3)
    assert f"broken {bridge}" in RULES.position_text(state).splitlines()
    assert "moved" in marks(state, "minkwitz"), "both points are spent"


@rule("8.6.2")
def test_odds_of_sixteen_against_five() -> None:
    state = austrian_move(
        "at goito gummer bajalich liptay nicolleti \n at guidizzolo joubert robert"
    )
    apply(state, "move gummer", "with bajalich", "with liptay", "with nicolleti")
    march = state.march
    assert march is not None
    march.area = BOARD.area_by_name["guidizzolo"]
    assert contact.odds_ratio(state, march) == 3
    march.area = BOARD.area_by_name["goito"]
    apply(state, "to guidizzolo")
    assert place(state, "robert") == "guidizzolo", "three to one is no overrun"


# -- 20.0 -----------------------------------------------------------------------------------------

FRENCH_IN_CASTIGLIONE = {
    *("bonaparte", "augereau", "massena", "serurier", "kilmaine"),
    *("gardanne", "robert", "guillaume", "joubert", "servier", "fiorella"),
    *("dallemagne_cav", "charton_cav", "beaumont_cav", "dommartin_art"),
}
AUSTRIANS_IN_GUIDIZZOLO = {
    *("wurmser", "melas", "davidovich", "nicolleti", "gummer", "pittoni", "bajalich"),
    *("liptay", "mitrovski", "pittoni_cav", "melas_art"),
}
PRINTED_HITS = {
    **dict.fromkeys(("joubert", "fiorella", "gardanne"), 1),
    **dict.fromkeys(("nicolleti", "gummer", "pittoni", "bajalich"), 1),
    **dict.fromkeys(("liptay", "pittoni_cav"), 2),
}


def hits_of_all(state: State) -> dict[str, int]:
    return {name: hits(state, name) for name in BOARD.counter_by_name if hits(state, name)}


@rule("20.0")
@pytest.mark.golden
def test_replay_plays_the_battle_of_castiglione_to_the_printed_result() -> None:
    process = campagna("replay", "--json", str(BATTLE))
    assert (process.returncode, process.stderr) == (0, "")
    answer = json.loads(process.stdout)
    state = RULES.parse_position("\n".join(answer["position"]))
    assert counters_at(state, "castiglione") == FRENCH_IN_CASTIGLIONE
    assert counters_at(state, "guidizzolo") == AUSTRIANS_IN_GUIDIZZOLO
    assert counters_at(state, "asola") == {"pelletier"}
    assert hits_of_all(state) == PRINTED_HITS


@rule("20.0")
@pytest.mark.golden
def test_the_battle_has_the_printed_strengths_rolls_and_hits() -> None:
    playback = replay(load_record(BATTLE))
    events = [
        event
        for moment in playback.moments
        for event in moment.events
        if isinstance(event, Happened)
    ]
    assert totals(events, BATTLE_BEGAN) == [(9, 23)], "four brigades before the guns were heard"
    assert totals(events, BOMBARDED) == [(4, 1)]
    assert totals(events, FOUGHT) == [(4, 3), (6, 4)]
    assert totals(events, PURSUED) == [(4, 2)]
    assert _strengths_at_the_combat_roll(list(playback.states())) == (25, 23)


def _strengths_at_the_combat_roll(states: list[State]) -> tuple[int, int]:
    state = next(one for one in states if asked(one) == "attacker's combat roll [9.3]")
    area = BOARD.area_by_name["castiglione"]
    french, austrian = (state.strength_of(side, state.units_in(side, area)) for side in range(2))
    return french, austrian


@rule("20.0")
@pytest.mark.golden
def test_the_dice_of_the_record_are_the_printed_ones() -> None:
    """In the order of the text: two marches, seven checks, bombardment, two rolls, pursuit."""
    dice = [int(pips) for pips in re.findall(r": die (\d)", BATTLE.read_text(encoding="utf-8"))]
    marches, checks, rest = dice[:2], dice[2:9], dice[9:]
    assert marches == [2, 4]
    assert sorted(checks) == sorted([2, 3, 2, 4, 5, 2, 4])
    assert rest == [2, 3, 2, 1]


@rule("20.0")
@pytest.mark.golden
@pytest.mark.parametrize("path", [BATTLE, CAMPAIGN], ids=lambda path: path.stem)
def test_verify_accepts_the_golden_records(path: Path) -> None:
    process = campagna("verify", str(path))
    assert (process.returncode, process.stderr) == (0, "")
    assert "Verified." in process.stdout
    if path == CAMPAIGN:
        assert "dice follow from the sealed seed" in process.stdout


@rule("20.0")
@pytest.mark.golden
@pytest.mark.parametrize(
    ("was", "becomes", "sentence"),
    [
        pytest.param("french: bombard liptay", "french: bombard joubert", "[9.2]", id="own-unit"),
        pytest.param("austrian: hit gummer", "austrian: hit mitrovski", "[9.3]", id="not-there"),
        pytest.param("french: pursue", "french: retreat-to lonato", "[9.5]", id="wrong-question"),
        pytest.param("austrian: with melas_art", "austrian: with liptay", "[8.2]", id="elsewhere"),
    ],
)
def test_a_record_made_illegal_by_hand_is_refused_at_its_line(
    tmp_path: Path, was: str, becomes: str, sentence: str
) -> None:
    text = BATTLE.read_text(encoding="utf-8")
    changed = tmp_path / "changed.rec"
    changed.write_text(text.replace(was, becomes, 1), encoding="utf-8")
    line = next(number for number, one in enumerate(text.splitlines(), 1) if was in one)
    process = campagna("replay", str(changed))
    assert process.returncode == 65
    assert f"changed.rec:{line}: not legal here: " in process.stderr
    assert sentence in process.stderr


@rule("4.2")
@pytest.mark.golden
def test_the_campaign_has_nine_turns_and_uses_most_of_the_rules() -> None:
    text = CAMPAIGN.read_text(encoding="utf-8")
    assert [f"[turn {number}]" in text for number in range(1, 11)] == [True] * 9 + [False]
    for word in ("force-march", "led-by", "destroy-bridge", "withdraw-to", "flee-to", "forage"):
        assert f": {word} " in text, f"the golden campaign should have a {word}"
    for word in ("to-the-guns", "bombard", "hit", "retreat-to"):
        assert f": {word} " in text, f"the golden campaign should have a {word}"
