"""How far a forced march may lead, by each face of the die [8.9]."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.rules import forced_march, leaders
from solitaire.text import Text, text

Chances = tuple[tuple[Text, Fraction], ...]


def chances(world: State, flag: int, goal: int) -> Chances:
    """To arrive, to stop on the way, to stay."""
    found = ends(world, flag, goal)
    start = int(world.place[flag])
    arrives, stays = found.pop(goal, Fraction(0)), found.pop(start, Fraction(0))
    on_the_way = sum(found.values(), Fraction(0))
    named = (
        (text("arrives in time for the fight [8.9]"), arrives),
        (text("stops on the way"), on_the_way),
        (text("stays where it is"), stays),
    )
    return tuple((words, chance) for words, chance in named if chance)


def ends(world: State, flag: int, goal: int) -> dict[int, Fraction]:
    """Where the force would be in the end."""
    rating = int(leaders.initiative(world, flag))
    found: dict[int, Fraction] = defaultdict(Fraction)
    for points, chance in rolls.forced(world, rating).items():
        tried = world.copy()
        if points:
            forced_march.walk(tried, flag, goal, points, None)
        found[int(tried.place[flag])] += chance
    return found
