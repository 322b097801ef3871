"""One random game kept step by step, for the contract checks to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from solitaire.protocol import Chance, Decide, Event, Over, Pending, Rules, Seat, may_see
from solitaire.workbench.randomplay import offered_plies

AnyRules = Rules[Any, Any, Any]

DIGESTED_PLIES: Final = 80
DIGEST_EVERY: Final = 16
"""All of the toys' states are digested; of big games the first ones, then one in so many."""


class ContractBroken(AssertionError):
    """A game does not keep its contract; says which check, where, and how to get there again."""

    def __init__(self, check: str, what: str, play: Playthrough, ply_count: int) -> None:
        options = " ".join(f"{name}={value}" for name, value in play.options.items())
        lines = [
            f"contract check {check!r}: {what}",
            f"game {play.rules.name}, seed {play.seed}, options: {options or 'defaults'}",
            f"the {ply_count} plies so far:",
            *(f"  {play.text(s.ply)}" for s in play.steps[:ply_count] if s.ply is not None),
        ]
        super().__init__("\n".join(lines))
        self.check = check


class Step:
    """A point of the game: the state there (a copy), what was asked, what was then done."""

    def __init__(self, number: int, before: Any, digest: str, pending: Pending) -> None:
        self.number = number
        self.before = before
        self.digest = digest
        """Of the live state at the time, to compare with later; empty if it was not taken."""
        self.pending = pending
        self.offered: list[Any] = []
        self.ply: Any = None
        """None at the last step, where the game is over."""
        self.events: list[Event] = []
        self.digest_after_ply = digest
        """Of the kept copy, once the ply has been applied to the live state."""


class Playthrough:
    """A random game from its start to its end, or to the limit."""

    def __init__(self, rules: AnyRules, options: Mapping[str, str], seed: int) -> None:
        self.rules = rules
        self.options = dict(options)
        self.seed = seed
        self.steps: list[Step] = []

    @property
    def is_over(self) -> bool:
        return isinstance(self.steps[-1].pending, Over)

    def text(self, ply: Any) -> str:
        """The ply in words, or as Python shows it when its text is what is broken."""
        try:
            return self.rules.ply_text(ply)
        except Exception as error:  # noqa: BLE001 - a failure message must not fail itself
            return f"{ply!r} (its text: {error!r})"

    def broken(self, check: str, what: str, step: Step) -> ContractBroken:
        return ContractBroken(check, what, self, step.number)

    def sample(self, count: int) -> list[Step]:
        """At most `count` steps, every kind of question among them, in order of play."""
        if len(self.steps) <= count:
            return self.steps
        rng = Random(self.seed)
        kinds: dict[object, list[Step]] = {}
        for step in self.steps:
            kinds.setdefault(_kind(step), []).append(step)
        for steps in kinds.values():
            rng.shuffle(steps)
        chosen: list[Step] = []
        while len(chosen) < count:
            for steps in kinds.values():
                chosen.extend(steps[-1:])
                del steps[-1:]
        return sorted(chosen[:count], key=lambda step: step.number)


def _kind(step: Step) -> object:
    pending = step.pending
    if isinstance(pending, Decide):
        return (pending.seat, pending.sealed, type(step.ply))
    if isinstance(pending, Chance):
        return (pending.audience, type(step.ply))
    return Over


def play(rules: AnyRules, options: Mapping[str, str], seed: int, limit: int) -> Playthrough:
    """A random game. Only what makes playing on impossible is complained about here."""
    playthrough = Playthrough(rules, options, seed)
    try:
        _play_steps(playthrough, limit)
    except ContractBroken:
        raise
    except Exception as error:
        what = f"crashed with {type(error).__name__}: {error}"
        raise ContractBroken("asking", what, playthrough, len(playthrough.steps)) from error
    return playthrough


def _play_steps(playthrough: Playthrough, limit: int) -> None:
    rules = playthrough.rules
    rng = Random(playthrough.seed)
    state = rules.start(playthrough.options)
    for number in range(limit + 1):
        is_digested = number < DIGESTED_PLIES or number % DIGEST_EVERY == 0
        digest = rules.digest(state) if is_digested else ""
        step = Step(number, rules.copy(state), digest, rules.pending(state))
        playthrough.steps.append(step)
        if isinstance(step.pending, Over):
            return
        step.offered = offered_plies(rules, state, step.pending)
        if not step.offered:
            raise playthrough.broken("asking", f"{step.pending} offers nothing", step)
        step.ply = rng.choice(step.offered)  # rare outcomes as often as likely ones
        rules.apply(state, step.ply, step.events)
        if is_digested:
            step.digest_after_ply = rules.digest(step.before)


def carried_out(rules: AnyRules, state: Any, ply: Any) -> tuple[Any, list[Event]]:
    """A copy of the state after the ply, and the events."""
    after = rules.copy(state)
    events: list[Event] = []
    rules.apply(after, ply, events)
    return after, events


def told(rules: AnyRules, events: list[Event], seat: Seat) -> list[str]:
    """What these events say to one seat."""
    return [rules.words(event) for event in events if may_see(event.audience, seat)]


def some(plies: list[Any], count: int, rng: Random) -> list[Any]:
    return list(plies) if len(plies) <= count else rng.sample(plies, count)


@contextmanager
def global_randomness(seed: int) -> Iterator[None]:
    """Set Python's own generator, so that rules which draw from it betray themselves."""
    kept = random.getstate()
    random.seed(seed)
    try:
        yield
    finally:
        random.setstate(kept)
