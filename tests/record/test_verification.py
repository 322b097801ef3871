"""What `verify` proves, and what it does not let pass."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from solitaire.dice import FixedDice
from solitaire.record.reader import examine
from solitaire.record.source import read_source
from solitaire.record.verification import DiceProof, Verification, verify
from tests.record.play import (
    TOYS,
    AnyRules,
    edit_line,
    finished_record,
    known_seal,
    line_number,
    play_on,
    recorded_session,
)
from tests.toys import duel, skirmish


def verification(path: Path, rules: AnyRules) -> Verification:
    examination = examine(read_source(path), rules)
    assert examination.record is not None
    return verify(examination.record, examination.faults)


def failing_lines(path: Path, rules: AnyRules) -> list[int]:
    return [failure.line for failure in verification(path, rules).failures]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return finished_record(tmp_path / "game.rec", duel.RULES)


@pytest.mark.parametrize("rules", TOYS, ids=lambda rules: rules.name)
def test_honest_game_is_proved(tmp_path: Path, rules: AnyRules) -> None:
    path = finished_record(tmp_path / "game.rec", rules)
    result = verification(path, rules)
    assert result.holds
    assert result.dice is DiceProof.PROVED
    assert result.rolls == path.read_text().count("  roll ")
    assert result.digests == path.read_text().count("\n= ")


def test_die_of_the_same_effect_is_found(path: Path) -> None:
    """The state is the same, so only the seal can tell."""
    line = line_number(path, "roll clash: roll")
    pips = int(path.read_text().splitlines()[line - 1][-1])
    other = {1: 3, 2: 4, 3: 5, 4: 6, 5: 3, 6: 2}[pips]
    edit_line(path, line, f"  roll clash: roll {other}")
    result = verification(path, duel.RULES)
    assert line in [failure.line for failure in result.failures]
    assert f"but the sealed seed gives 'roll {pips}'" in str(result.failures[0])
    assert result.dice is DiceProof.REFUTED


def test_changed_digest_is_found(path: Path) -> None:
    line = line_number(path, "= ")
    edit_line(path, line, "= 000000000000")
    assert failing_lines(path, duel.RULES) == [line]


def test_changed_digest_is_found_even_if_other_rules_are_claimed(path: Path) -> None:
    claim = line_number(path, "rules 1")
    edit_line(path, claim, "rules 0")
    line = line_number(path, "= ")
    edit_line(path, line, "= 000000000000")
    assert failing_lines(path, duel.RULES) == [claim, line]


def test_missing_digest_is_found(path: Path) -> None:
    line = line_number(path, "= ")
    edit_line(path, line, "; nothing to see here")
    assert failing_lines(path, duel.RULES) == [line - 1]


def test_other_seed_is_found(path: Path) -> None:
    line = line_number(path, "reveal seed")
    other = known_seal(2)
    edit_line(path, line, f"reveal seed {other.seed.hex()} salt {other.salt.hex()}")
    assert line in failing_lines(path, duel.RULES)


def test_other_salt_is_found_though_the_dice_agree(path: Path) -> None:
    line = line_number(path, "reveal seed")
    edit_line(path, line, f"reveal seed {known_seal().seed.hex()} salt {'00' * 16}")
    assert failing_lines(path, duel.RULES) == [line]


def test_seed_withheld_after_the_end_is_found(path: Path) -> None:
    edit_line(path, line_number(path, "reveal seed"), "; lost")
    assert failing_lines(path, duel.RULES) == [line_number(path, "result")]


def test_illegal_ply_is_a_failure(path: Path) -> None:
    line = line_number(path, "right: ")
    edit_line(path, line, "  left: stance feint")
    assert line in failing_lines(path, duel.RULES)


def test_game_under_way_holds_but_its_dice_are_not_revealed(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES, known_seal())) as session:
        play_on(session, 5)
    result = verification(path, skirmish.RULES)
    assert result.holds
    assert result.dice is DiceProof.NOT_YET_REVEALED


def test_abandoned_game_is_proved(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    session = recorded_session(path, skirmish.RULES, known_seal())
    play_on(session, 5)
    session.abandon()
    result = verification(path, skirmish.RULES)
    assert result.holds
    assert result.dice is DiceProof.PROVED


def test_dice_by_hand_are_not_called_proved(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.rec", duel.RULES, FixedDice([1, 2, 3, 4, 5]))
    result = verification(path, duel.RULES)
    assert result.holds
    assert result.dice is DiceProof.NOT_SEALED


def test_die_rolled_again_in_practice_is_proved_and_told(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    session = recorded_session(path, duel.RULES, known_seal())
    play_on(session, 2)
    session.practice = True
    session.undo(1)
    play_on(session, 10_000)
    result = verification(path, duel.RULES)
    assert result.holds
    assert result.dice is DiceProof.PROVED
    assert (result.take_backs, result.take_backs_in_practice) == (1, 1)
