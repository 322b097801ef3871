"""Why a force cannot march to a place, as far as its owner can know [8.3, 8.4]."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.staff import ways
from solitaire.games.quadrilateral.terms import ARTILLERY, FAR, NOWHERE, STEPS_PER_SP
from solitaire.games.quadrilateral.text.wording import half, place_title
from solitaire.text import Text, joined, marked, text, verbatim

MOST_NAMED: Final = 4
"""Places on the way."""
MARCH_HAS: Final = marked("this march has {limit} [8.3].")
FORAGING_HAS: Final = marked("this force lives off the country and has {limit} [8.3, 9.4].")
NO_WAY: Final = text("No open road leads there [8.3].")


def why_not(world: State, flag: int, goal: int, limit: int) -> Text:
    """Of a goal that is not within so many half-MPs: the way is too long, or something bars it."""
    if _is_held_bank(world, flag, goal):
        return text("A ferry carries nobody to a place with an enemy flag [8.4].")
    if _is_full_ferry(world, flag, goal):
        points = int(world.board.charts.ferry_steps) // STEPS_PER_SP
        return text(
            "A ferry takes {points} SP a turn; it has no room for this force [8.4].", points=points
        )
    found = ways.reach(world, flag, FAR).get(goal)
    if found is not None and not found.leg.by_ferry:
        return _too_far(world, flag, goal, found.cost, limit)
    if _is_track_only(world, flag, goal):
        return text("Only mountain tracks lead there, and guns cannot take them [8.4].")
    return text("Enemy flags or broken bridges bar every road there [8.3, 8.4].")


def _too_far(world: State, flag: int, goal: int, cost: int, limit: int) -> Text:
    far, points = verbatim(half(cost)), verbatim(half(limit))
    is_foraging = int(world.forage) >> flag & 1
    has = FORAGING_HAS if is_foraging else MARCH_HAS
    way = _way_there(world, flag, goal)
    if not way:
        return text("That is {far} MPs away, and {has}", far=far, has=text(has, limit=points))
    return text(
        "That is {far} MPs away by way of {way}, and {has}",
        far=far,
        way=way,
        has=text(has, limit=points),
    )


def _way_there(world: State, flag: int, goal: int) -> Text:
    """The places between, the first and the last if they are many: a roundabout way looks like a
    short one on the map where a ferry, snow or an enemy closes that."""
    between = [leg.place for leg in ways.way(world, flag, goal, FAR)][:-1]
    titles = [place_title(world.board, place) for place in between]
    if len(titles) <= MOST_NAMED:
        return joined(titles)
    return text("{first} … {last}", first=joined(titles[:2]), last=titles[-1])


def _is_held_bank(world: State, flag: int, goal: int) -> bool:
    """Across a ferry from where the force stands, with an enemy on the other bank."""
    return world.has_enemy(flag >> 5, goal) and ways.ferry(int(world.place[flag]), goal) != NOWHERE


def _is_full_ferry(world: State, flag: int, goal: int) -> bool:
    """Beside the force, which is not under way already."""
    index = ways.ferry(int(world.place[flag]), goal)
    has_moved = int(world.moved) >> flag & 1
    return index != NOWHERE and not has_moved and not ways.is_room_on_ferry(world, flag, index)


def _is_track_only(world: State, flag: int, goal: int) -> bool:
    has_guns = world.steps[flag * 3 + ARTILLERY] > 0
    return has_guns and goal in ways.reach(world, flag, FAR, has_guns=False)
