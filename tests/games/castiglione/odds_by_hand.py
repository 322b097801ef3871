"""The combat tables typed once more and loops over all dice: what the odds are compared with.

Nothing here asks the program: the numbers are those printed in play book 20.0.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import TypeVar

ResultT = TypeVar("ResultT")

DICE = range(1, 7)

COMBAT = {
    # result: 1-4, 5-8, 9-12, 13-16, 17-20, 21-24, 25+
    0: (0, 0, 0, 1, 1, 1, 2),
    1: (0, 0, 1, 1, 1, 2, 2),
    2: (0, 1, 1, 1, 2, 2, 2),
    3: (1, 1, 1, 2, 2, 2, 3),
    4: (1, 1, 2, 2, 2, 3, 3),
    5: (1, 2, 2, 2, 3, 3, 3),
    6: (2, 2, 2, 3, 3, 3, 4),
    7: (2, 2, 3, 3, 3, 4, 4),
    8: (2, 3, 3, 3, 4, 4, 4),
}
BOMBARDMENT = {
    # result: differential 1, 2, 3, 4, 5, 6
    0: (0, 0, 0, 1, 1, 1),
    1: (0, 0, 1, 1, 1, 2),
    2: (0, 1, 1, 1, 2, 2),
    3: (1, 1, 1, 2, 2, 2),
    4: (1, 1, 2, 2, 2, 3),
    5: (1, 2, 2, 2, 3, 3),
    6: (2, 2, 2, 3, 3, 3),
}
PURSUIT = BOMBARDMENT
"""The same numbers by our reconstruction."""


def combat_hits(roll: int, strength: int) -> int:
    if strength < 1:
        return 0
    return COMBAT[max(0, min(8, roll))][min(6, (strength - 1) // 4)]


def bombardment_hits(roll: int, differential: int) -> int:
    return BOMBARDMENT[max(0, min(6, roll))][min(6, differential) - 1]


def pursuit_hits(roll: int, differential: int) -> int:
    return PURSUIT[max(0, min(6, roll))][min(6, differential) - 1]


def chances(results: list[ResultT]) -> dict[ResultT, Fraction]:
    """Each entry of the list is equally likely."""
    count = Counter(results)
    return {result: Fraction(times, len(results)) for result, times in count.items()}


class Example:
    """The battle of Castiglione in 20.0, both sides fighting on; the French defend."""

    austrians, austrian_bonus = 23, 1
    french, french_bonus = 25, 4
    guns, guns_bonus = 1, 2
    cavalry, pursuit_bonus = 4, 3

    def round_scores(self) -> list[tuple[int, int]]:
        """Hits of the Austrians and of the French in one round, for each throw of three dice."""
        return [
            (
                combat_hits(attack + self.austrian_bonus, self.austrians),
                bombardment_hits(shells + self.guns_bonus, self.guns)
                + combat_hits(defence + self.french_bonus, self.french),
            )
            for shells, attack, defence in product(DICE, repeat=3)
        ]

    def two_rounds(self) -> dict[tuple[int, int], Fraction]:
        once = chances(self.round_scores())
        found: dict[tuple[int, int], Fraction] = {}
        for (first, weight), (second, other) in product(once.items(), repeat=2):
            score = (first[0] + second[0], first[1] + second[1])
            found[score] = found.get(score, Fraction(0)) + weight * other
        return found
