"""Notation, refusals, positions, the map in characters, and text play in a real process."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from solitaire.games.camposanto.core import plies
from solitaire.games.camposanto.core.plies import VERBS, Ply
from solitaire.games.camposanto.present.guide import CamposantoGuide
from solitaire.games.camposanto.terms import BATTERY_STAGE, MARCH_STAGE
from solitaire.games.camposanto.text.field_map import field_map
from solitaire.games.camposanto.text.refusals import _TIMES
from solitaire.protocol import BadPosition, NotNotation
from solitaire.record import RecordError, load_record
from tests.games.camposanto.positions import (
    BOARD,
    RULES,
    assaulting,
    at_stage,
    battle,
    planning,
    say,
)
from tests.ui.command_process import campagna
from tests.ui.terminal_game import TerminalGame
from tests.ui.test_play_terminal import CLEARED

GOLDEN = Path(__file__).parents[2] / "golden" / "camposanto" / "battle.rec"


# -- notation -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("marsh roth_1 1211", "Did you mean marshal, march?"),
        ("march roth_9 1211", "no unit of this game. Did you mean"),
        ("march roth_1 9911", "no hex of the field"),
        ("march roth_1", "needs a unit and a hex"),
        ("face north", "is not a corner"),
        ("orders 16 8", "needs three order points"),
        ("orders 16 8 19", "number from 1 to 18"),
        ("assault 1211 at 1210", "Write 'on'"),
        ("assault 1211+1311 on 1210+1310", "several attackers on one hex, or one on two [7]"),
        ("assault 1211 on 1511", "stands beside the hex"),
        ("7+1", "no throw of two dice"),
        ("reroll traun", "no Marshal"),
    ],
)
def test_bad_notation_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(NotNotation, match=re.escape(message)):
        RULES.parse_ply(text)


# -- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "paragraph"),
    [
        ("march roth_1 1211", "5.5"),
        ("march castilla 1210", "6"),
        ("march castilla 1511", "6"),
        ("march castilla 1312", "6.2"),
        ("march castilla 1212", "6.1"),
        ("march artilleria_1 1211", "9.2"),
        ("march hibernia 1211", "7.4"),
        ("fire artilleria_1 1210", "5.5"),
        ("orders 1 4 5", "4"),
    ],
)
def test_refusals_of_moves_name_their_paragraph(text: str, paragraph: str) -> None:
    units = "roth_1 1210 s, castilla 1212 n, lombardia 1312 n, artilleria_1 1112 n, reina 0914 n"
    state = at_stage(battle(units), MARCH_STAGE)
    assert f"[{paragraph}" in RULES.refusal(state, RULES.parse_ply(text))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fire artilleria_2 1208", "stopped by 1210"),
        ("fire artilleria_2 1213", "outside the cone"),
        ("fire artilleria_2 0101", "no enemy in 0101"),
        ("fire castilla 1210", "before the movement"),
    ],
)
def test_refusals_of_shots(text: str, message: str) -> None:
    units = (
        "espanolas_2 1212 n, artilleria_2 1212 n, castilla 1012 n, roth_1 1210 s, "
        "diesbach 1213 n, alt_wallis_1 1208 s"
    )
    state = at_stage(battle(units), BATTERY_STAGE)
    assert message in RULES.refusal(state, RULES.parse_ply(text))


def test_refusal_of_a_plan_names_who_must_be_attacked_too() -> None:
    units = "roth_1 1110 sw, diesbach 1010 nw, castilla 1111 n"
    state = planning(battle(units))
    told = RULES.refusal(state, RULES.parse_ply("assault 1111 on 1110"))
    assert told == "1111 must also attack 1010 [7]."
    split = planning(battle(f"{units}, lombardia 1011 n"))
    say(split, "assault 1111 on 1110")
    assert RULES.refusal(split, Ply(plies.DONE)) == "1111 must also attack 1010 [7]."


def test_every_verb_has_its_time() -> None:
    assert set(_TIMES) == set(range(len(VERBS)))
    state = assaulting(battle("roth_1 1210 s, castilla 1211 n"), "1211 on 1210")
    say(state, "1+1")
    for verb in range(len(VERBS)):
        if verb not in (plies.FIGHT, plies.WITHDRAW):
            assert re.search(r"\[\d", RULES.refusal(state, Ply(verb)))


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("parma 0516 nw 4", "parma 0615 nw 4", "0615 is taken [6.2]"),
        ("parma 0516 nw 4", "parma 0516 nw 5", "no number from 1 to 4"),
        ("parma 0516 nw 4", "parma 0717 nw 4", "has two facings [ruling M7]"),
        ("step orders_choice", "step march_choice", "before the orders are revealed [4.1]"),
        ("hits 0 0", "hits 3 0", "more hits"),
        ("turn day", "turn dusk", "none of: day, night"),
        ("marshal jauche 0714", "marshal jauche 1113", "another Marshal [ruling C4]"),
        ("hand spanish 1,4,5,8,9,12,13,16,18", "hand spanish 2,4,5", "series [2.3]"),
    ],
)
def test_bad_positions_are_refused(old: str, new: str, message: str) -> None:
    text = RULES.position_text(RULES.start({}))
    assert old in text
    with pytest.raises(BadPosition, match=re.escape(message)):
        RULES.parse_position(text.replace(old, new, 1))


def test_a_spoilt_record_is_refused_at_its_line(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if "march ungheresi" in line)
    lines[number] = "  allied: march ungheresi 0101"
    spoilt = tmp_path / "spoilt.rec"
    spoilt.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        load_record(spoilt)
    assert f":{number + 1}" in str(caught.value)


# -- the map --------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 120])
def test_the_map_fits_and_shows_everybody(columns: int) -> None:
    state = RULES.start({})
    lines = field_map(BOARD, RULES.view(state, 0), columns)
    assert max(map(len, lines)) < columns
    rows = lines[1:20]
    arrows = sum(row.count(arrow) for row in rows for arrow in "↑↗↘↓↙↖")
    hexes = {int(place) for place in state.unit_hex}
    assert arrows == len(hexes)
    assert sum(row.count("M") + row.count("m") for row in rows) == 6
    assert any("reconstructed" in line for line in lines)


# -- guide ----------------------------------------------------------------------------------------


def test_the_guide_knows_every_name() -> None:
    guide = CamposantoGuide(BOARD)
    view = RULES.view(RULES.start({}), 1)
    for names in guide.names().values():
        for name in names:
            assert guide.about(view, name), name


def test_every_offered_order_begins_with_a_verb_of_the_guide() -> None:
    guide, rng, state = CamposantoGuide(BOARD), Random(5), RULES.start({})
    for _ in range(120):
        texts = [RULES.ply_text(ply) for ply in RULES.actions(state)]
        for text in texts:
            verb = guide.verbs()[text.split()[0]]
            assert len(text.split()) == 1 + len(verb.arguments)
        RULES.apply(state, RULES.parse_ply(rng.choice(texts)))
        while RULES.pending(state).__class__.__name__ == "Chance":
            RULES.apply(state, RULES.outcomes(state)[rng.randrange(36)][0])


# -- text play ------------------------------------------------------------------------------------


def play(home: Path, script: str) -> subprocess.CompletedProcess[str]:
    words = ("play", "--text", "--game", "camposanto", "--side", "both")
    return campagna(*words, variables={"CAMPAGNA_HOME": str(home)}, script=script)


def test_text_play_takes_whole_moves_in_a_line(tmp_path: Path) -> None:
    script = (
        "orders 17 10 2\norders 16 8 4\nmarch miglio 2010 face s\nmarch miglio 2011\n"
        "march roth 1 1107\nmarch berlichingen 2109 face s march miglio 2011\nmap\nhelp\nundo\n"
    )
    done = play(tmp_path, script)
    assert done.returncode == 0, done.stderr
    assert "Allied left 17 impetuous" in done.stdout
    assert "Corazzieri Miglio moves from 2008 to 2010 [6]." in done.stdout
    assert "has moved or turned already in this activation [5.5]" in done.stderr
    assert "belongs to the Allied right; the Allied left acts now [5.5]" in done.stderr
    assert "Nothing of the order was carried out" in done.stderr
    assert "~~" in done.stdout.replace(" ", "")
    assert "moves or turns four units at most" in done.stdout


def test_the_curtain_falls_between_sealed_orders_and_not_after(tmp_path: Path) -> None:
    words = ("--game", "camposanto", "--side", "both", "--dice", "seed:5")
    with TerminalGame(tmp_path, *words) as game:
        game.read_on()
        game.type("orders 17 2 10")
        assert CLEARED in game.raw
        behind = game.raw.rpartition(CLEARED)[2]
        assert "Enter when only the spanish player is looking" in behind
        assert "17 2 10" not in behind
        seen = game.type("")
        assert game.prompt == "spanish"
        assert "17 2 10" not in seen
        assert "Allied left 17" in game.type("orders 18 1 9"), "revealed together"
