"""What the battle board says of the ratio is what the rules roll on."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import RENEW_CHOICE, STAND_CHOICE, WITHDRAWAL_CHOICE
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import battle_sheet
from solitaire.games.quadrilateral.present.odds_desk import DESK
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.text.wording import COLUMNS
from solitaire.protocol import Chance, Decide, Over

SMALL = 40
"""Steps of both sides: a fight that is counted at once."""


def fights(wanted: int) -> Iterator[State]:
    """Questions of small fights in random games."""
    found = 0
    for seed in range(20):
        state, rng = RULES.start({"scenario": "rivoli"}), Random(seed)
        while not isinstance(asked := RULES.pending(state), Over):
            if isinstance(asked, Decide) and is_asked(state):
                yield RULES.copy(state)
                found += 1
                if found == wanted:
                    return
            if isinstance(asked, Chance):
                RULES.apply(state, rng.choice(RULES.outcomes(state))[0])
            else:
                RULES.apply(state, rng.choice(RULES.actions(state)))


def is_asked(state: State) -> bool:
    battle = state.battle
    if battle is None or state.step not in (RENEW_CHOICE, STAND_CHOICE, WITHDRAWAL_CHOICE):
        return False
    return sum(int(strength.all_steps(state, battle, side)) for side in (0, 1)) <= SMALL


def test_the_named_shifts_lead_from_the_ratio_to_the_column() -> None:
    compared = 0
    for state in fights(12):
        battle = state.battle
        assert battle is not None
        rows = [(str(words), str(value)) for words, value in battle_sheet.ratio(state).rows]
        ratio = COLUMNS.index(rows[1][1])
        shifts = sum(int(value) for words, value in rows[2:-3])
        column = COLUMNS.index(rows[-3][1])
        assert column == max(ratio + shifts, 0) == int(strength.column(state, battle))
        compared += 1
    assert compared > 5


def test_every_choice_of_a_fight_has_its_future() -> None:
    chances: list[Fraction | None] = []
    for state in fights(6):
        asked = RULES.pending(state)
        assert isinstance(asked, Decide)
        quick, exact = DESK.pending(RULES.view(state, asked.seat), {})
        assert not quick.is_exact
        assert exact.is_exact
        found = battle_sheet.choices(state)
        assert [one.text for one in found] == [RULES.ply_text(ply) for ply in RULES.actions(state)]
        chances += [one.chance for one in found]
    known = [one for one in chances if one is not None]
    assert known
    assert all(0 <= one <= 1 for one in known)
