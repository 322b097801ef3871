"""What a battle is likely to bring, by all dice and not by samples [9.3].

Two rounds are unfolded over every pair of dice. Hits do not yet lower the strength for the second
round, which matters little: only a third hit costs a point [3.6]. `campagna odds` has the full
account with every choice; this one is asked thousands of times a second.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.castiglione.core.charts import Charts
from solitaire.games.castiglione.core.vectors import floats_of

MOST: Final = 9
"""Two rounds of at most four hits."""
_ORACLES: Final[dict[int, Forecast]] = {}


@final
class Forecast:
    """Chances of one battle of two rounds, seen from the attacker."""

    def __init__(self, wins: float, draws: float, inflicts: float, suffers: float) -> None:
        self.wins = wins
        """He scores more hits."""
        self.draws = draws
        """Both score alike; the Initiative Player wins then."""
        self.inflicts = inflicts
        """Hits on the defender he may expect."""
        self.suffers = suffers


def forecast(charts: Charts, attack: i64, defence: i64, bonus: i64, answer: i64) -> Forecast:
    """For strengths in tenths and what each side adds to its die."""
    ours = _points(attack)
    theirs = _points(defence)
    key: i64 = ((ours * 64 + theirs) * 32 + bonus + 8) * 32 + answer + 8
    known = _ORACLES.get(key)
    if known is None:
        known = _unfold(charts, ours, theirs, bonus, answer)
        _ORACLES[key] = known
    return known


def _points(tenths: i64) -> i64:
    points = (tenths + 5) // 10
    return points if points < 60 else 60


def _unfold(charts: Charts, ours: i64, theirs: i64, bonus: i64, answer: i64) -> Forecast:
    scored = _two_rounds(charts, ours, bonus)
    suffered = _two_rounds(charts, theirs, answer)
    wins = 0.0
    draws = 0.0
    inflicts = 0.0
    suffers = 0.0
    for hits in range(MOST):
        inflicts += scored[hits] * float(hits)
        suffers += suffered[hits] * float(hits)
        draws += scored[hits] * suffered[hits]
        for fewer in range(hits):
            wins += scored[hits] * suffered[fewer]
    return Forecast(wins, draws, inflicts, suffers)


def _two_rounds(charts: Charts, strength: i64, bonus: i64) -> vec[float]:
    """The chance of every sum of hits."""
    sums = floats_of(MOST)
    for first in range(1, 7):
        for second in range(1, 7):
            hits = charts.combat_hits(first + bonus, strength)
            hits += charts.combat_hits(second + bonus, strength)
            sums[hits] = sums[hits] + 1.0 / 36.0
    return sums
