"""What one seat may be given of a record: everything it knows, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.protocol import Chance, Decide, may_see
from solitaire.record import BadRecord, load_record, record_text, replay, write_record
from tests.record.play import TOYS, AnyRules, finished_record, known_seal, random_plies
from tests.seeds import base_seed
from tests.toys import duel, kuhn, skirmish
from tests.toys.skirmish.state import Draw, Move, Regroup


def account(tmp_path: Path, rules: AnyRules, plies: list[object], seat: int) -> str:
    path = tmp_path / "game.rec"
    write_record(path, rules, {}, plies)
    return load_record(path, rules).for_seat(seat)


def test_hidden_card_makes_no_difference(tmp_path: Path) -> None:
    bids = [kuhn.Bid("bet"), kuhn.Bid("fold")]
    with_jack = account(tmp_path, kuhn.RULES, [kuhn.Deal("jack"), kuhn.Deal("queen"), *bids], 1)
    with_king = account(tmp_path, kuhn.RULES, [kuhn.Deal("king"), kuhn.Deal("queen"), *bids], 1)
    assert with_jack == with_king
    assert "roll deal to younger: deal queen" in with_jack
    assert "elder: bet." in with_jack


def test_sealed_choice_makes_no_difference_before_it_is_shown(tmp_path: Path) -> None:
    thrust = account(tmp_path, duel.RULES, [duel.Stance("thrust")], 1)
    parry = account(tmp_path, duel.RULES, [duel.Stance("parry")], 1)
    assert thrust == parry
    assert "left is ready." in thrust


def test_secret_strengths_make_no_difference(tmp_path: Path) -> None:
    moves = [Regroup(0, 2), Move(1, "c")]
    one = account(tmp_path, skirmish.RULES, [Draw(1), Draw(2), Draw(2), Draw(3), *moves], 1)
    two = account(tmp_path, skirmish.RULES, [Draw(3), Draw(1), Draw(2), Draw(3), *moves], 1)
    assert one == two


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("rules", TOYS, ids=lambda rules: rules.name)
def test_only_own_choices_and_open_dice_are_in_it(
    tmp_path: Path, rules: AnyRules, seat: int
) -> None:
    path = tmp_path / "game.rec"
    write_record(path, rules, {}, random_plies(rules, base_seed()))
    record = load_record(path, rules)
    expected = []
    for moment in replay(record).moments:
        assert moment.step.played is not None
        asked, text = moment.step.played.asked, rules.ply_text(moment.step.played.ply)
        if isinstance(asked, Decide) and asked.seat == seat:
            expected.append(f"{rules.seats[seat]}: {text}")
        if isinstance(asked, Chance) and may_see(asked.audience, seat):
            expected.append(f"roll {asked.cause}: {text}")
    lines = [line.strip() for line in record.for_seat(seat).splitlines()]
    plies = [line for line in lines if ": " in line and not line.startswith((";", "["))]
    assert plies == expected


def test_hashes_and_seed_stay_out(tmp_path: Path) -> None:
    """A hash of a secret can be found by trying all secrets."""
    path = finished_record(tmp_path / "game.rec", kuhn.RULES)
    record = load_record(path, kuhn.RULES)
    text = record.for_seat(0)
    assert record.marks[-1].digest not in text
    assert known_seal().seed.hex() not in text


def test_position_to_start_from_is_told_as_the_seat_sees_it(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    position = "cards jack king\nbids check\n"
    path.write_text(record_text(kuhn.RULES, {}, [kuhn.Bid("bet")], position=position))
    text = load_record(path, kuhn.RULES).for_seat(1)
    assert "| cards: ? king" in text
    assert "jack" not in text


def test_account_cannot_be_mistaken_for_a_record(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.rec", kuhn.RULES)
    path.write_text(load_record(path, kuhn.RULES).for_seat(0))
    with pytest.raises(BadRecord, match="a record begins with"):
        load_record(path, kuhn.RULES)
