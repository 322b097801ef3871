"""Contract checks 5 to 7: what a seat may know, and that nothing else reaches it.

Secrecy is tested by scrambling: imagine() fills in what a seat cannot see, twice and differently,
and whatever reaches the seat must be the same in both worlds and in the true one.
"""

from __future__ import annotations

import pickle
from collections.abc import Hashable
from random import Random
from typing import Any, Final

from solitaire.protocol import Chance, Decide, Pending, Seat, may_see
from solitaire.workbench.randomplay import offered_plies
from tests.contract.playthrough import (
    AnyRules,
    Playthrough,
    Step,
    carried_out,
    global_randomness,
    some,
    told,
)

SAMPLES: Final = 40
PLIES: Final = 5
"""Plies tried at one step."""


# -- 5 ------------------------------------------------------------------------------------------


def imagined_worlds_fit(playthrough: Playthrough) -> None:
    """view(imagine(view)) is the view, and the same is asked and offered there."""
    for step in playthrough.sample(SAMPLES):
        for seat in range(len(playthrough.rules.seats)):
            what = _misfit(playthrough.rules, step, seat, playthrough.seed)
            if what:
                name = playthrough.rules.seats[seat]
                raise playthrough.broken("imagine", f"imagined by {name}: {what}", step)


def _misfit(rules: AnyRules, step: Step, seat: Seat, seed: int) -> str:
    view = rules.view(step.before, seat)
    if pickle.loads(pickle.dumps(view)) != view:
        return "the view is not the same after pickling"
    with global_randomness(1):
        world = rules.imagine(view, Random(seed))
    with global_randomness(2):
        again = rules.imagine(view, Random(seed))
    if rules.digest(again) != rules.digest(world):
        return "the same generator gives different worlds"
    return _contradiction(rules, step, seat, world) or "; ".join(rules.faults(world))


def _contradiction(rules: AnyRules, step: Step, seat: Seat, world: Any) -> str:
    view = rules.view(step.before, seat)
    if rules.view(world, seat) != view:
        return "the world looks different from the view it was made of"
    if rules.view_lines(rules.view(world, seat)) != rules.view_lines(view):
        return "equal views have different lines"
    if not _looks_the_same(rules.pending(world), step.pending, seat):
        return f"the world waits for {rules.pending(world)}, the game for {step.pending}"
    if _is_asked(step, seat) and offered_plies(rules, world, step.pending) != step.offered:
        return "the seat is offered other actions there"
    return ""


def _looks_the_same(one: Pending, other: Pending, seat: Seat) -> bool:
    """Who is asked is known to all; what is asked, to the seat that is."""
    if isinstance(one, Decide) and isinstance(other, Decide) and other.seat != seat:
        return one.seat == other.seat and one.sealed == other.sealed
    return one == other


def _is_asked(step: Step, seat: Seat) -> bool:
    return isinstance(step.pending, Decide) and step.pending.seat == seat


# -- 6 ------------------------------------------------------------------------------------------


def secrets_are_kept(playthrough: Playthrough) -> None:
    rng = Random(playthrough.seed)
    for seat in range(len(playthrough.rules.seats)):
        seen = _SeenStates(playthrough, seat)
        for step in playthrough.sample(SAMPLES):
            what = (
                seen.add(step.before)
                or _difference_between_worlds(playthrough, step, seat, rng)
                or _unheard_difference(playthrough, step, seat, rng, seen)
            )
            if what:
                name = playthrough.rules.seats[seat]
                raise playthrough.broken("secrecy", f"{name} {what}", step)


class _SeenStates:
    """States by one seat's information key: those with the same key must look the same to it."""

    def __init__(self, playthrough: Playthrough, seat: Seat) -> None:
        self._rules = playthrough.rules
        self._seat = seat
        self._view_by_key: dict[Hashable, Any] = {}

    def add(self, state: Any) -> str:
        key = self._rules.info_key(state, self._seat)
        view = self._rules.view(state, self._seat)
        if self._view_by_key.setdefault(key, view) != view:
            return "sees two states differently that have the same information key"
        return ""


def _difference_between_worlds(
    playthrough: Playthrough, step: Step, seat: Seat, rng: Random
) -> str:
    """What tells the true state from imagined ones that have the same view."""
    rules = playthrough.rules
    view = rules.view(step.before, seat)
    worlds = [step.before, *(rules.imagine(view, Random(rng.random())) for _ in range(2))]
    if any(rules.view(world, seat) != view for world in worlds):
        return "sees something in an imagined world that its view does not hold"
    key = rules.info_key(step.before, seat)
    if any(rules.info_key(world, seat) != key for world in worlds):
        return "has an information key that depends on what it cannot see"
    if _is_asked(step, seat):
        if any(rules.actions(world) != rules.actions(step.before) for world in worlds):
            return "is offered actions that depend on what it cannot see"
        what = _telling_refusal(playthrough, step, worlds, rng)
        if what:
            return what
    return _telling_event(playthrough, worlds, step, seat, rng)


def _telling_refusal(playthrough: Playthrough, step: Step, worlds: list[Any], rng: Random) -> str:
    """Refusals of plies that were offered at other times."""
    pool = [ply for other in playthrough.sample(SAMPLES) for ply in other.offered]
    offered = set(step.offered)
    refused = [ply for ply in pool if ply not in offered]
    for ply in some(refused, PLIES, rng):
        reasons = {playthrough.rules.refusal(world, ply) for world in worlds}
        if len(reasons) > 1 or not all(reason.strip() for reason in reasons):
            return f"is told why not {playthrough.text(ply)!r} by what it cannot see: {reasons}"
    return ""


def _telling_event(
    playthrough: Playthrough, worlds: list[Any], step: Step, seat: Seat, rng: Random
) -> str:
    """Events that differ between worlds after the same ply, while the seat's views do not.

    Where a ply reveals something, the views differ afterwards, and then so may the events.
    """
    rules = playthrough.rules
    everywhere = set.intersection(
        *(set(offered_plies(rules, world, step.pending)) for world in worlds)
    )
    in_all_worlds = [ply for ply in step.offered if ply in everywhere]
    for ply in some(in_all_worlds, PLIES, rng):
        first, *others = [_result(rules, world, ply, seat) for world in worlds]
        for view, news in others:
            if view == first[0] and news != first[1]:
                return (
                    f"learns from the events after {playthrough.text(ply)!r} what its view "
                    f"does not hold: {news} or {first[1]}"
                )
    return ""


def _result(rules: AnyRules, state: Any, ply: Any, seat: Seat) -> tuple[Any, list[str]]:
    after, events = carried_out(rules, state, ply)
    return rules.view(after, seat), told(rules, events, seat)


def _unheard_difference(
    playthrough: Playthrough, step: Step, seat: Seat, rng: Random, seen: _SeenStates
) -> str:
    """Between plies that are not this seat's: what it sees differs only if it is told so.

    This finds a view that leaks together with an imagine() that believes the leak.
    """
    if _is_asked(step, seat):
        return ""
    rules = playthrough.rules
    is_unseen_roll = isinstance(step.pending, Chance) and not may_see(step.pending.audience, seat)
    first: tuple[Any, list[str]] | None = None
    for ply in some(step.offered, PLIES, rng):
        what = seen.add(carried_out(rules, step.before, ply)[0])
        if what:
            return what
        result = _result(rules, step.before, ply, seat)
        if first is None:
            first, first_ply = result, ply
        between = f"{playthrough.text(first_ply)!r} and {playthrough.text(ply)!r}"
        if result[0] != first[0] and result[1] == first[1]:
            return f"sees a difference between {between} that no event told it"
        if is_unseen_roll and result[0] == first[0] and result[1] != first[1]:
            return f"hears a difference between {between}, a roll that it may not see"
    return ""


# -- 7 ------------------------------------------------------------------------------------------


def sealed_choices_stay_sealed(playthrough: Playthrough) -> None:
    """Until every seat has committed, the others see, hear and are offered the same."""
    rules = playthrough.rules
    rng = Random(playthrough.seed)
    committed: list[Seat] = []
    for step, following in zip(playthrough.steps, playthrough.steps[1:], strict=False):
        if not isinstance(step.pending, Decide) or not step.pending.sealed:
            committed = []
            continue
        chooser = step.pending.seat
        if chooser in committed[:-1]:  # asked again after others were: a new sealed choice
            committed = []
        if chooser not in committed:
            committed.append(chooser)
        if not _is_still_sealed(following, committed):
            continue
        for seat in set(range(len(rules.seats))) - {chooser}:
            what = _visible_choice(playthrough, step, seat, rng)
            if what:
                raise playthrough.broken("sealed", f"{rules.seats[seat]} {what}", step)


def _is_still_sealed(following: Step, committed: list[Seat]) -> bool:
    """Whether a sealed choice goes on, with the same seat or one not asked before."""
    pending = following.pending
    if not isinstance(pending, Decide) or not pending.sealed:
        return False
    return pending.seat not in committed[:-1]


def _visible_choice(playthrough: Playthrough, step: Step, seat: Seat, rng: Random) -> str:
    rules = playthrough.rules
    reached: list[list[Any]] = []
    for ply in some(step.offered, PLIES, rng):
        after, events = carried_out(rules, step.before, ply)
        pending = rules.pending(after)
        asked = isinstance(pending, Decide) and pending.seat == seat
        reached.append(
            [
                rules.view(after, seat),
                rules.info_key(after, seat),
                told(rules, events, seat),
                pending if asked else None,
                list(rules.actions(after)) if asked else [],
            ]
        )
    aspects = ("sees", "knows by its key", "hears", "is asked after", "is offered other actions by")
    for number, aspect in enumerate(aspects):
        if any(result[number] != reached[0][number] for result in reached):
            return f"{aspect} a choice that is still sealed"
    return ""
