"""How far a forced march may lead, by each face of the die [8.9]."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.rules import forced_march, leaders
from solitaire.games.quadrilateral.staff import holding
from solitaire.games.quadrilateral.text.wording import place_title
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
    """Where the force would be in the end. One in an enemy zone does not get away."""
    start, side = int(world.place[flag]), flag >> 5
    if start in holding.sure(world, side):
        return {start: Fraction(1)}
    rating = int(leaders.initiative(world, flag))
    found: dict[int, Fraction] = defaultdict(Fraction)
    for points, chance in rolls.forced(world, rating).items():
        tried = world.copy()
        if points:
            forced_march.walk(tried, flag, goal, points, None)
        found[int(tried.place[flag])] += chance
    return found


def meeting(world: State, flag: int, goal: int) -> tuple[Text, ...]:
    """What it hurries to, and what may hold it."""
    where = place_title(world.board, goal)
    fight = text("the fight for {place} follows the forced marches [8.9]", place=where)
    start, side = int(world.place[flag]), flag >> 5
    if start in holding.sure(world, side):
        return fight, text("near an enemy force, which holds it [8.5]")
    if start in holding.zones(world, side):
        return fight, text("near an enemy flag, which holds it if it is a force [8.5]")
    return (fight,)
