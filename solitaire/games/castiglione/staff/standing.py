"""Standing orders: small questions of the enemy's phases and of combats that a person settles once.

Only offered choices are ever taken, and none that ends a person's own phase.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import (
    DONE,
    LET_GO,
    PURSUE,
    STAND,
    TO_THE_GUNS,
    WITHDRAW,
    Ply,
)
from solitaire.games.castiglione.core.steps import (
    COMMIT_CHOICE,
    DISPLACED_CHOICE,
    DUMMY_CHOICE,
    FORAGE_CHOICE,
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    HIT_BLUFF,
    JOIN_CHOICE,
    LOSS_CHOICE,
    PURSUIT_CHOICE,
    RETREAT_CHOICE,
    REVEAL_CHOICE,
    SCOUT_CHOICE,
    SCREEN_CHOICE,
    TARGET_CHOICE,
    WITHDRAWAL_CHOICE,
)
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules import guns
from solitaire.games.castiglione.staff.choices import likeness, suggestion, world_of
from solitaire.games.castiglione.staff.dummies import next_place
from solitaire.games.castiglione.terms import (
    SET_UP,
    local_of,
)
from solitaire.presenting.adjutant import ASK, StandingAnswer, StandingOrder
from solitaire.text import NOTHING, Text, text

ALIKE: Final = "alike"
WITHDRAW_HORSE: Final = "withdraw"
GUNS: Final = "guns"
NOT_TO_THE_GUNS: Final = "guns-never"
HITS: Final = "hits"
TARGETS: Final = "targets"
RETREAT: Final = "retreat"
PURSUIT: Final = "pursuit"
DUMMIES: Final = "dummies"
DUMMIES_NOTICE: Final = text(
    "Your dummies are placed: face-down counters without soldiers, so that the enemy cannot tell "
    "where your forces are and how strong they are [13.2]."
)
LIKELY: Final = 4
"""Faces of the die with which a unit comes, from which on "likely" calls it to the guns."""
INTERRUPTIONS: Final = (
    WITHDRAWAL_CHOICE,
    DISPLACED_CHOICE,
    FORAGE_CHOICE,
    JOIN_CHOICE,
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    TARGET_CHOICE,
    LOSS_CHOICE,
    RETREAT_CHOICE,
    PURSUIT_CHOICE,
    SCOUT_CHOICE,
    COMMIT_CHOICE,
    SCREEN_CHOICE,
    REVEAL_CHOICE,
    HIT_BLUFF,
    DUMMY_CHOICE,
)
"""Questions that are answered by themselves where there is nothing to choose."""
_ASK: Final = (ASK, text("ask me"))
_AS_SUGGESTED: Final = ("suggested", text("as suggested"))

ORDERS: Final = (
    StandingOrder(
        ALIKE,
        text("Where there is only one choice, or several that are alike"),
        (_ASK, ("take", text("take it without asking"))),
        "take",
    ),
    StandingOrder(
        DUMMIES,
        text("Placing dummies, in the fog of war [13.2]"),
        (
            _ASK,
            ("spread", text("place them for me, with small forces at the front first")),
            ("none", text("place none")),
        ),
        "spread",
    ),
    StandingOrder(
        WITHDRAW_HORSE,
        text("Cavalry and leaders that may withdraw [8.6.3]"),
        (
            _ASK,
            ("withdraw", text("always withdraw, to friends if possible")),
            ("stand", text("always stand")),
        ),
    ),
    StandingOrder(
        GUNS,
        text("Marching to the sound of the guns [9.1]"),
        (
            _ASK,
            ("likely", text("call all that come with 4 in 6 or better")),
            ("never", text("call nobody")),
        ),
    ),
    StandingOrder(NOT_TO_THE_GUNS, text("Never call to the guns (names, with commas) [9.1]"), ()),
    StandingOrder(HITS, text("Own hits [9.3, 9.5]"), (_ASK, _AS_SUGGESTED)),
    StandingOrder(TARGETS, text("Which enemies the bombardment hits [9.2]"), (_ASK, _AS_SUGGESTED)),
    StandingOrder(RETREAT, text("Where a beaten force goes [9.4]"), (_ASK, _AS_SUGGESTED)),
    StandingOrder(
        PURSUIT,
        text("Pursuit [9.5]"),
        (_ASK, ("pursue", text("always pursue")), ("let-go", text("never pursue"))),
    ),
)


def answer(
    board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    step = view.clock.step
    if step not in INTERRUPTIONS or not offered:
        return None
    found = _ANSWERS[step](board, view, offered, orders) if step in _ANSWERS else None
    if found is None and orders.get(ALIKE) == "take":
        return _only_choice(board, view, offered)
    return found


def _only_choice(board: Board, view: View, offered: Sequence[Ply]) -> StandingAnswer | None:
    if len({likeness(board, view, one) for one in offered}) > 1:
        return None
    why = text("nothing to choose") if len(offered) == 1 else text("all choices alike")
    return StandingAnswer(offered[0], why)


def _first(offered: Sequence[Ply], verb: int) -> Ply | None:
    return next((one for one in offered if one.verb == verb), None)


def _settled(found: Ply | None, why: Text) -> StandingAnswer | None:
    return None if found is None else StandingAnswer(found, why)


# -- one question each ----------------------------------------------------------------------------


def _withdrawal(
    board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    wanted = orders.get(WITHDRAW_HORSE, ASK)
    if wanted == "stand":
        return _settled(_first(offered, STAND), text("always stand"))
    if wanted != "withdraw":
        return None
    world = world_of(view)
    areas = [one for one in offered if one.verb == WITHDRAW]
    strengths = {
        one: int(world.strength_of(view.seat, world.units_in(view.seat, one.first)))
        for one in areas
    }
    best = max(areas, key=lambda one: (strengths[one], -one.first), default=None)
    return _settled(best, text("always withdraw"))


def _to_the_guns(
    board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    """Those never to be called are passed over; those who are left decide the answer."""
    wanted = orders.get(GUNS, ASK)
    done = _first(offered, DONE)
    barred = named_counters(board, orders.get(NOT_TO_THE_GUNS, ""))
    callable_ = [one for one in offered if one.verb == TO_THE_GUNS and one.first not in barred]
    if wanted == "never":
        return _settled(done, text("nobody marches to the guns"))
    if wanted == "likely":
        likely = [one for one in callable_ if _is_likely(view, one.first)]
        return _settled(likely[0] if likely else done, text("those who come with 4 in 6 or better"))
    others = [one for one in offered if one is not done and one.verb != TO_THE_GUNS]
    if barred and not callable_ and not others:
        return _settled(done, text("nobody is left who may be called"))
    return None


def named_counters(board: Board, names: str) -> set[int]:
    """By id or title, however they are written."""
    wanted = {name.strip().lower() for name in names.split(",")}
    return {
        counter
        for name, counter in board.counter_by_name.items()
        if {name.lower(), board.counter_titles[counter].lower()} & wanted
    }


def _is_likely(view: View, counter: int) -> bool:
    world = world_of(view)
    battle = world.battle
    if battle is None or not guns.may_march(world, battle) >> local_of(counter) & 1:
        return False
    return int(guns.march_factor(world, battle, counter)) >= LIKELY


def _by_suggestion(
    name: str,
) -> Callable[[Board, View, Sequence[Ply], Mapping[str, str]], StandingAnswer | None]:
    def settled(
        board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
    ) -> StandingAnswer | None:
        if orders.get(name) != "suggested":
            return None
        return _settled(suggestion(view, offered), text("as suggested"))

    return settled


def _pursuit(
    board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    wanted = orders.get(PURSUIT, ASK)
    if wanted == "pursue":
        return _settled(_first(offered, PURSUE), text("always pursue"))
    return _settled(_first(offered, LET_GO), text("never pursue")) if wanted == "let-go" else None


def _dummies(
    board: Board, view: View, offered: Sequence[Ply], orders: Mapping[str, str]
) -> StandingAnswer | None:
    """At set-up the person may look at them and change them; later they are only reported."""
    wanted = orders.get(DUMMIES, ASK)
    if wanted == "none":
        return _settled(_first(offered, DONE), text("place none"))
    place = next_place(board, view, offered) if wanted == "spread" else None
    if place is None:
        return None
    notice = DUMMIES_NOTICE if view.clock.phase == SET_UP else NOTHING
    return StandingAnswer(place, text("dummies are placed for you"), notice)


_ANSWERS: Final = {
    DUMMY_CHOICE: _dummies,
    WITHDRAWAL_CHOICE: _withdrawal,
    GUNS_CHOICE: _to_the_guns,
    LOSS_CHOICE: _by_suggestion(HITS),
    TARGET_CHOICE: _by_suggestion(TARGETS),
    RETREAT_CHOICE: _by_suggestion(RETREAT),
    PURSUIT_CHOICE: _pursuit,
}
