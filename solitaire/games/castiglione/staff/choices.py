"""Offered choices before they are taken: what they change, what dice may bring, a sound one.

Each is tried in one world imagined from the view. That is enough: in the questions answered here
own units and forces in combat are known, and the rest is told as far as it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import (
    BOMBARD,
    COMMIT,
    DESTROY,
    DONE,
    FORCE_MARCH,
    FORCE_TO_BRIDGE,
    LED_BY,
    LOSE,
    MOVE,
    REPAIR,
    SCOUT,
    SCREEN,
    TO,
    TO_THE_GUNS,
    UNLED,
    Ply,
    ply,
)
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    COMMAND_ROLL,
    COMMIT_CHOICE,
    LEADER_CHOICE,
    LOSS_CHOICE,
    PURSUIT_CHOICE,
    RETREAT_CHOICE,
    SCOUT_ROLL,
    SCREEN_CHOICE,
    TARGET_CHOICE,
)
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import checks_odds, fate_odds
from solitaire.games.castiglione.odds.march import march_odds
from solitaire.games.castiglione.odds.policies import Conduct, choose
from solitaire.games.castiglione.rules import cohesion, guns
from solitaire.games.castiglione.staff.contact import contact_words
from solitaire.games.castiglione.staff.march import (
    AFTER_ROLL,
    AFTER_SIGHT,
    forced_odds,
    foresee_forced,
)
from solitaire.games.castiglione.staff.world import (
    first_dealer,
    passing,
    percent,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    NOWHERE,
    counter_of,
    local_of,
)
from solitaire.presenting.adjutant import Foresight
from solitaire.text import NOTHING, Text, capital, joined, marked, text, verbatim

SUGGESTED: Final = (LOSS_CHOICE, TARGET_CHOICE, RETREAT_CHOICE, PURSUIT_CHOICE)
"""Questions with a sound answer by habit; the others are for the commander."""
_HITS: Final = (
    marked("first hit: {changes} [3.6]"),
    marked("second hit: {changes} [3.6]"),
    marked("third hit: {changes} [3.6]"),
    marked("fourth hit: {changes} [3.6]"),
)
_CHANGES: Final = (
    (marked("strength {now}"), marked("strength {old} → {now}")),
    (marked("cohesion {now}"), marked("cohesion {old} → {now}")),
)
"""Where a figure stays, and where it changes."""


def world_of(view: View) -> State:
    return RULES.imagine(view, first_dealer())


def suggestion(view: View, offered: Sequence[Ply]) -> Ply | None:
    """As the odds take it for granted: spread own hits, concentrate on the enemy, take shelter, let
    the best leader help a forced march."""
    if view.clock.step == LEADER_CHOICE:
        return _best_leader(view, offered)
    if view.clock.step not in SUGGESTED or not offered:
        return None
    return choose(world_of(view), offered, Conduct())


def _best_leader(view: View, offered: Sequence[Ply]) -> Ply | None:
    """Whom foreseeing a forced march takes for granted [8.3]."""
    world = world_of(view)
    leaders = sum(1 << local_of(one.first) for one in offered if one.verb == LED_BY)
    best = int(world.best_of(view.seat, leaders, world.board.strategic))
    return next((one for one in offered if one.verb == LED_BY and one.first == best), None)


def likeness(board: Board, view: View, action: Ply) -> Hashable:
    """Hits on units of one formation with the same numbers are alike."""
    if action.verb not in (LOSE, BOMBARD):
        return action.number
    counter = action.first
    world = world_of(view)
    return (
        action.verb,
        int(board.counter_kind[counter]),
        int(board.formation[counter]),
        int(board.strength[counter]),
        int(board.cohesion[counter]),
        int(board.movement[counter]),
        int(world.hits[counter]),
    )


# -- what changes at once -------------------------------------------------------------------------


def effect(view: View, action: Ply) -> Text:
    if action.verb in (LOSE, BOMBARD):
        return _hit_words(view, action.first)
    if action.verb == TO_THE_GUNS:
        return _guns_words(view, action.first)
    return NOTHING


def _hit_words(view: View, counter: int) -> Text:
    world = world_of(view)
    before = int(world.strength(counter)), int(world.cohesion(counter, 0))
    cohesion.suffer(world, counter, None)
    if world.place[counter] >= AREA_LIMIT:
        return text("is eliminated [3.6]")
    after = int(world.strength(counter)), int(world.cohesion(counter, 0))
    changes = joined(
        text(templates[old != now], old=old, now=now)
        for templates, old, now in zip(_CHANGES, before, after, strict=True)
    )
    return text(_HITS[int(world.hits[counter]) - 1], changes=changes)


def _guns_words(view: View, counter: int) -> Text:
    world = world_of(view)
    battle = world.battle
    if battle is None or not guns.may_march(world, battle) >> local_of(counter) & 1:
        return text("comes without a check [9.1.2]")
    if world.board.counter_kind[counter] == DUMMY:
        return text("a dummy: comes and vanishes [13.2.2]")
    chance = passing(int(guns.march_factor(world, battle, counter)))
    return text("chance to come: {chance} [9.1.2]", chance=percent(chance))


# -- what dice may bring --------------------------------------------------------------------------


def foresee_choice(board: Board, view: View, action: Ply) -> Foresight | None:
    verb = action.verb
    if verb in (FORCE_MARCH, FORCE_TO_BRIDGE):
        odds = forced_odds(board, view, _marcher(view), action.first, action)
        return foresee_forced(board, view, odds)
    if verb in (LED_BY, UNLED):
        return _led(board, view, action)
    if verb == TO:
        return _step(board, view, action)
    if verb in (MOVE, DESTROY, REPAIR):
        return _check(view, action)
    if verb in (SCOUT, COMMIT, SCREEN) or view.clock.step in (COMMIT_CHOICE, SCREEN_CHOICE):
        return _scouts(board, view, action)
    return None


def _marcher(view: View) -> int:
    assert view.march is not None, "somebody is on the march"
    return counter_of(view.seat, view.march.members[0][0])


def _led(board: Board, view: View, action: Ply) -> Foresight:
    world = world_of(view)
    march = world.march
    assert march is not None, "a forced march was declared"
    order = ply(FORCE_MARCH, int(march.goal))
    if march.bridge != NOWHERE:
        order = ply(FORCE_TO_BRIDGE, int(march.goal), int(march.bridge))
    leader = action.first if action.verb == LED_BY else NOWHERE
    return foresee_forced(board, view, march_odds(world, order, leader))


def _step(board: Board, view: View, action: Ply) -> Foresight | None:
    """A forced march goes on to its goal by itself where only one way is left [8.3]."""
    march = view.march
    assert march is not None, "somebody is on the march"
    counters = [counter_of(view.seat, local) for local, _ in march.members]
    area = march.goal if march.goal != NOWHERE else action.first
    meeting = contact_words(board, view, area, counters)
    if not meeting:
        return None
    return Foresight(board.area_names[area], meeting=tuple(meeting), undo=AFTER_SIGHT)


def _check(view: View, action: Ply) -> Foresight | None:
    """A unit out of command that is to move [8.1], or work on a bridge [8.5]."""
    world = world_of(view)
    RULES.apply(world, action)
    if action.verb == MOVE and world.step != COMMAND_ROLL:
        return None
    found = checks_odds(world)
    chance = found.checks[0].chance
    what = text("the work succeeds [8.5]")
    if action.verb == MOVE:
        what = text("obeys the order [8.1]")
    chances = ((what, chance), (text("fails"), 1 - chance))
    return Foresight("", left=capital(found.what), chances=chances, undo=AFTER_ROLL)


def _scouts(board: Board, view: View, action: Ply) -> Foresight | None:
    """If no other cavalry rides or screens than what is known or chosen by now [13.1.2]."""
    world = world_of(view)
    RULES.apply(world, action)
    while world.step in (COMMIT_CHOICE, SCREEN_CHOICE):
        RULES.apply(world, ply(DONE))
    if world.step != SCOUT_ROLL:
        return None
    scout = world.scout
    assert scout is not None
    found = sorted(fate_odds(world).chances.items())
    chances = [(verbatim(what), chance) for what, chance in found]
    left = text("As it stands")
    if view.clock.step != SCREEN_CHOICE:
        left = text("If no more cavalry takes part")
    goal = board.area_names[int(scout.target)]
    return Foresight(goal, left=left, chances=tuple(chances), undo=AFTER_ROLL)
