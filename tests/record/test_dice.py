from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from solitaire.dice import (
    DiceRanOut,
    FixedDice,
    FreshDice,
    Outcome,
    RecordedDice,
    SealedDice,
    TypedDice,
    listed_outcomes,
    outcome_called,
)
from solitaire.protocol import Ambiguous, Chance, NotNotation
from tests.record.play import known_seal
from tests.toys import kuhn

D6 = [Outcome(pips, 1, str(pips)) for pips in range(1, 7)]
ODDS = [Outcome("hit", 1, "hit"), Outcome("miss", 3, "miss"), Outcome("nothing", 8, "nothing")]
CHANCE = Chance("a test")


def ticket_by_hand(seed: bytes, number: int, tickets: int) -> int:
    """The documented calculation, written once more and differently."""
    attempt = 0
    while True:
        message = f"{number:016x}{attempt:08x}"
        value = int(hmac.new(seed, bytes.fromhex(message), hashlib.sha256).hexdigest(), 16)
        if value + (2**256 % tickets) < 2**256:
            return value % tickets
        attempt += 1


@pytest.mark.parametrize("tickets", [1, 6, 36, 2**255 + 1, 2**256 - 1])
def test_sealed_dice_are_computed_as_documented(tickets: int) -> None:
    dice = known_seal()
    for number in range(1, 40):
        assert dice.ticket(number, tickets) == ticket_by_hand(dice.seed, number, tickets)


def test_sealed_dice_are_fair() -> None:
    dice = known_seal()
    rolls = Counter(dice.roll(CHANCE, D6, number) for number in range(1, 6001))
    chi_square = sum((rolls[pips] - 1000) ** 2 / 1000 for pips in range(1, 7))
    assert chi_square < 20.5  # one in a thousand fair dice would be worse


@pytest.mark.parametrize("dice", [known_seal(), FreshDice(Random(1))])
def test_outcomes_come_as_often_as_they_weigh(dice: SealedDice | FreshDice) -> None:
    rolls = Counter(dice.roll(CHANCE, ODDS, number) for number in range(1, 12_001))
    assert abs(rolls["hit"] - 1000) < 120
    assert abs(rolls["miss"] - 3000) < 190


def test_sealed_roll_does_not_depend_on_the_order_in_which_rules_list_outcomes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = kuhn.Kuhn()
    state = rules.start({})
    first = [known_seal().roll(CHANCE, listed_outcomes(rules, state), n) for n in range(20)]
    turned = list(reversed(rules.outcomes(state)))
    monkeypatch.setattr(rules, "outcomes", lambda state: turned)
    again = [known_seal().roll(CHANCE, listed_outcomes(rules, state), n) for n in range(20)]
    assert first == again


def test_fingerprint_covers_seed_and_salt() -> None:
    dice = known_seal()
    other_salt = SealedDice(dice.seed, bytes(16))
    other_seed = SealedDice(bytes(32), dice.salt)
    assert len({dice.fingerprint, other_salt.fingerprint, other_seed.fingerprint}) == 3
    assert dice.fingerprint == hashlib.sha256(dice.seed + dice.salt).hexdigest()


def test_byte_cannot_move_from_salt_to_seed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedDice(bytes(33), bytes(15))


def test_two_new_seals_differ() -> None:
    assert SealedDice.newly_sealed().fingerprint != SealedDice.newly_sealed().fingerprint


TWO_DICE = [
    Outcome((first, second), 1, f"{first} {second}")
    for first in range(1, 13)
    for second in range(1, 13)
]


@pytest.mark.parametrize("text", ["3 4", "34", "3,4", " 3-4 "])
def test_typed_pips_may_be_written_in_any_way(text: str) -> None:
    assert outcome_called(TWO_DICE, text) == (3, 4)


@pytest.mark.parametrize("text", ["5", "roll 5", "Roll:5"])
def test_pips_suffice_where_the_outcome_has_words(text: str) -> None:
    rolls = [Outcome(pips, 1, f"roll {pips}") for pips in range(1, 7)]
    assert outcome_called(rolls, text) == 5


def test_other_words_are_not_reduced_to_their_pips() -> None:
    rolls = [Outcome(pips, 1, f"roll {pips}") for pips in range(1, 7)]
    with pytest.raises(NotNotation):
        outcome_called(rolls, "draw 5")


def test_typed_pips_that_could_be_several_are_not_guessed() -> None:
    with pytest.raises(Ambiguous, match="1 11, 11 1"):
        outcome_called(TWO_DICE, "111")


def test_exact_text_wins_over_a_likeness() -> None:
    assert outcome_called(TWO_DICE, "1 11") == (1, 11)


def test_typed_dice_ask_again_and_say_why() -> None:
    complaints = []
    answers = iter(["7", "", "five", "5"])

    def ask(chance: Chance, texts: Sequence[str], complaint: str) -> str:
        complaints.append(complaint)
        assert list(texts) == ["1", "2", "3", "4", "5", "6"]
        return next(answers)

    assert TypedDice(ask).roll(CHANCE, D6, 1) == 5
    assert complaints[0] == ""
    assert complaints[1].startswith("'7' is no outcome")
    assert len(complaints) == 4


def test_fixed_dice_take_pips_and_texts_and_run_out() -> None:
    dice = FixedDice([3, "6"])
    assert [dice.roll(CHANCE, D6, number) for number in (1, 2)] == [3, 6]
    with pytest.raises(DiceRanOut, match="roll 3"):
        dice.roll(CHANCE, D6, 3)


def test_fixed_dice_refuse_what_cannot_be_rolled() -> None:
    with pytest.raises(NotNotation):
        FixedDice([7]).roll(CHANCE, D6, 1)


def test_recorded_dice_go_by_the_number_of_the_roll() -> None:
    dice = RecordedDice(["1", "2", "3"])
    assert [dice.roll(CHANCE, D6, number) for number in (2, 2, 3)] == [2, 2, 3]
    with pytest.raises(DiceRanOut, match="roll 4"):
        dice.roll(CHANCE, D6, 4)
