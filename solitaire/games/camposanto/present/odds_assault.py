"""The odds of an assault as parts of a sheet: the next roll, the whole duel, what each choice
brings [7.1, 7.2, 8.2]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import AssaultSeen, View
from solitaire.games.camposanto.odds.duel import (
    ATTACKER,
    Duel,
    Prospect,
    at_least,
    choices,
    prospect,
    reroll_choices,
)
from solitaire.games.camposanto.odds.questions import assault_duel, may_withdraw
from solitaire.games.camposanto.present.modifier_words import modifiers_of
from solitaire.games.camposanto.present.names import (
    hex_title,
    hexes_title,
    marshal_key,
    marshal_title,
    side_title,
    unit_title,
)
from solitaire.games.camposanto.rules import plan
from solitaire.games.camposanto.staff.flights import retreats
from solitaire.games.camposanto.staff.foresight import results_text
from solitaire.games.camposanto.staff.world import active_side, world_of
from solitaire.games.camposanto.terms import SIDES
from solitaire.games.camposanto.text.notation import ply_text
from solitaire.games.camposanto.text.wording import listed
from solitaire.presenting.odds_sheet import Bar, Bars, Choice, Modifier, Part, Remark, Roll
from solitaire.text import Text, joined, text

COUNTED: Final = (
    steps.ASSAULT_ROLL,
    steps.AGAIN_ROLL,
    steps.REROLL_CHOICE,
    steps.FIGHT_CHOICE,
)
"""Steps at which the duel of an assault is open."""


def open_parts(view: View) -> Iterator[Part]:
    """Of the assault that is fought."""
    fight, world = view.assault, world_of(view)
    assert fight is not None, "no assault is fought"
    one, attacker = open_duel(world, fight), active_side(view)
    roller = int(fight.roller != attacker)
    step = view.clock.step
    if step == steps.FIGHT_CHOICE:
        yield from _fight(world, fight, one, roller, attacker)
    elif step == steps.REROLL_CHOICE:
        yield from _reroll(world, fight, one, roller, attacker)
    else:
        yield _next_roll(world, fight, one, roller)
        yield Remark(text("To the end, both sides deciding well:"), is_head=True)
        yield bars(prospect(one, fight.threshold, roller), attacker)


def open_duel(world: State, fight: AssaultSeen) -> Duel:
    side = int(world.active_side())
    sides = ((side, fight.attackers), (1 - side, fight.defenders))
    marshals = [_helpers(world, who, places) for who, places in sides]
    able = [may_withdraw(world, who, list(places)) for who, places in sides]
    return Duel(fight.attack, fight.defence, (marshals[0], marshals[1]), (able[0], able[1]))


def _helpers(world: State, side: int, places: Sequence[int]) -> int:
    bits = 0
    for place in places:
        bits |= int(world.marshals_beside(side, place))
    return bits.bit_count()


def _next_roll(world: State, fight: AssaultSeen, one: Duel, roller: int) -> Roll:
    needed = fight.threshold - (one.attack, one.defence)[roller]
    chance = at_least(needed)
    title = text(
        "{side} needs {needed} or more for {threshold}",
        side=side_title(fight.roller),
        needed=needed,
        threshold=fight.threshold,
    )
    found = modifiers_of(world, fight.attackers, fight.defenders)[roller]
    results = ((text("wins"), chance), (text("not enough"), 1 - chance))
    return Roll(title, SIDES[fight.roller], found, results)


def bars(found: Prospect, attacker: int) -> Bars:
    """Who wins and who withdraws; they add up to 1."""
    own, other = side_title(attacker), side_title(1 - attacker)
    rows = (
        Bar(text("{side} wins", side=own), found.wins[ATTACKER], SIDES[attacker]),
        Bar(text("{side} wins", side=other), found.wins[1], SIDES[1 - attacker]),
        Bar(text("{side} withdraws", side=own), found.withdrawals[ATTACKER]),
        Bar(text("{side} withdraws", side=other), found.withdrawals[1]),
    )
    return Bars(tuple(row for row in rows if row.chance))


# -- choices --------------------------------------------------------------------------------------


def _fight(
    world: State, fight: AssaultSeen, one: Duel, roller: int, attacker: int
) -> Iterator[Part]:
    """Both futures: to roll, or to give up the ground."""
    found = choices(one, fight.threshold, roller)
    on = found["fight"]
    future = text(
        "wins {chance} in the end; loses a step and the ground {risk}",
        chance=on.wins[roller],
        risk=on.wins[1 - roller],
    )
    yield Choice(
        "fight",
        text("Fight on"),
        on.wins[roller],
        future,
        (_next_roll(world, fight, one, roller), bars(on, attacker)),
    )
    if "withdraw" in found:
        places = (fight.attackers, fight.defenders)[roller]
        yield Choice("withdraw", text("Withdraw"), None, _withdrawal(world, places))


def _withdrawal(world: State, places: Sequence[int]) -> Text:
    """Where the bodies could go and what it costs."""
    ends = [one for place in places for one in retreats(world, place)]
    names = joined(dict.fromkeys(hex_title(one.end) for one in ends))
    hits = sum(min((one.hits for one in retreats(world, place)), default=0) for place in places)
    return text(
        "no hit of a defeat, %n hits of enemy fronts; to {hexes}; the enemy may take the ground",
        singular="no hit of a defeat, %n hit of enemy fronts; to {hexes}; the enemy may take the "
        "ground",
        count=hits,
        hexes=names,
    )


def _reroll(
    world: State, fight: AssaultSeen, one: Duel, roller: int, attacker: int
) -> Iterator[Part]:
    found = reroll_choices(one, fight.threshold, roller)
    again, accept = found["reroll"], found["accept"]
    places = (fight.attackers, fight.defenders)[roller]
    for marshal in range(6):
        if any(int(world.marshals_beside(fight.roller, at)) >> marshal & 1 for at in places):
            future = text(
                "wins {chance} in the end; the Marshal falls with {risk}",
                chance=again.wins[roller],
                risk=1 - at_least(fight.threshold - (one.attack, one.defence)[roller]),
            )
            yield Choice(
                f"reroll {marshal_key(marshal)}",
                marshal_title(marshal),
                again.wins[roller],
                future,
            )
    yield Choice(
        "accept",
        text("Leave the roll as it is"),
        accept.wins[roller],
        text("wins {chance} in the end", chance=accept.wins[roller]),
        (bars(accept, attacker),),
    )


# -- assaults that could be made ------------------------------------------------------------------


def thought_parts(
    world: State, attackers: Sequence[int], defenders: Sequence[int]
) -> Iterator[Part]:
    """Of an assault as it would begin now."""
    one, side = assault_duel(world, list(attackers), list(defenders)), int(world.active_side())
    of_attack, of_defence = modifiers_of(world, attackers, defenders)
    first = int(world.board.charts.threshold)
    yield _first_roll(text("first roll"), SIDES[side], of_attack, first - one.attack)
    yield _first_roll(text("answer"), SIDES[1 - side], of_defence, first - 1 - one.defence)
    yield bars(prospect(one), side)


def _first_roll(title: Text, side: str, found: Sequence[Modifier], needed: int) -> Roll:
    words = text("{title}, {needed} or more", title=title, needed=needed)
    return Roll(words, side, tuple(found), ((text("wins"), at_least(needed)),))


def plan_parts(world: State) -> Iterator[Part]:
    """Every assault that could be added to the plan now."""
    board = world.board
    for ply in plan.open_stars(world):
        attackers, defenders = plan.attackers_of(board, ply), plan.defenders_of(board, ply)
        found = prospect(assault_duel(world, attackers, defenders))
        words = text(
            "{who}: assault {hexes}",
            who=listed([unit_title(int(world.lead(place))) for place in attackers]),
            hexes=hexes_title(defenders),
        )
        future = results_text(found)
        parts = tuple(thought_parts(world, attackers, defenders))
        yield Choice(ply_text(board, ply), words, found.wins[ATTACKER], future, parts)
