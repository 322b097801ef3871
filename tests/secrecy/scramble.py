"""Scrambling: what a seat cannot see is replaced by something else, and the seat must not notice.

`python -m tests.secrecy.scramble --positions 2000` does it at so many positions of random games in
each visibility, for both seats; tests run a sample.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from solitaire.bits import members
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import SLOT_SEEN, Slot, View
from solitaire.protocol import Chance, Event, Seat, may_see
from solitaire.workbench.randomplay import offered_plies
from tests.secrecy.table import (
    GUIDE,
    RULES,
    SEATS,
    VISIBILITIES,
    Moment,
    heard,
    is_asked,
    question_seen,
    sampled_moments,
)
from tests.secrecy.worlds import exchanged
from tests.seeds import base_seed

PLIES_TRIED: Final = 3
REFUSALS_TRIED: Final = 4
NAMES_ASKED: Final = 3
PLIES_KEPT: Final = 400
"""Plies of earlier positions, to be refused at later ones."""


class Leak(AssertionError):
    """Two worlds that should look alike do not."""


class Scrambler:
    """Compares worlds at one position after the other, and counts what it did."""

    def __init__(self, rng: Random) -> None:
        self.done: Counter[str] = Counter()
        self._rng = rng
        self._known_plies: list[Ply] = []

    def check(self, moment: Moment) -> None:
        for seat in SEATS:
            for kind, world in self._other_worlds(moment.state, seat):
                self.done[kind] += 1
                self.compare(moment, world, seat, kind)
        self._known_plies.append(moment.ply)
        del self._known_plies[:-PLIES_KEPT]

    def _other_worlds(self, state: State, seat: Seat) -> Iterator[tuple[str, State]]:
        yield "imagined", RULES.imagine(RULES.view(state, seat), Random(self._rng.random()))
        world = exchanged(state, seat, self._rng)
        if world is not None:
            yield "exchanged", world

    def compare(self, moment: Moment, world: State, seat: Seat, kind: str) -> None:
        self.done["different"] += secrets_of(world, seat) != secrets_of(moment.state, seat)
        names = self._rng.sample([*GUIDE.names()["area"], *GUIDE.names()["counter"]], NAMES_ASKED)
        refused = self._rng.sample(self._known_plies, min(REFUSALS_TRIED, len(self._known_plies)))
        one = shown(moment.state, seat, names, refused)
        other = shown(world, seat, names, refused)
        for what, text in one.items():
            if other[what] != text:
                raise Leak(_report(moment, seat, f"{kind} world: {what}", text, other[what]))
        self._compare_plies(moment, world, seat, kind)

    def _compare_plies(self, moment: Moment, world: State, seat: Seat, kind: str) -> None:
        """Told alike, seen alike; of a ply that the seat knows also the other way round."""
        first = after(moment.state, moment.ply, seat)
        is_known = knows_ply(moment.state, seat)
        for ply in [moment.ply] if is_known else self._plies_unknown(moment, world):
            second = after(world, ply, seat)
            # That dice roll out of sight, or that the enemy is asked, is heard by everybody.
            is_told_alike = first.told == second.told
            looks_alike = first.view == second.view
            if (is_told_alike and not looks_alike) or (is_known and is_told_alike != looks_alike):
                what = f"{kind} world, after {RULES.ply_text(ply)!r}"
                raise Leak(_report(moment, seat, what, first, second))
            self.done["plies"] += 1
            self.done["told alike"] += is_told_alike

    def _plies_unknown(self, moment: Moment, world: State) -> list[Ply]:
        """Several plies that may be meant by the same news."""
        offered = offered_plies(RULES, world, RULES.pending(world))
        found = [ply for ply in offered if ply == moment.ply]
        return found + self._rng.sample(offered, min(PLIES_TRIED, len(offered)))


def secrets_of(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Where the enemy's counters are, and their hits."""
    low = (1 - seat) * 64
    return [(int(state.place[one]), int(state.hits[one])) for one in range(low, low + 64)]


def knows_ply(state: State, seat: Seat) -> bool:
    """Own choices and open rolls."""
    pending = RULES.pending(state)
    if isinstance(pending, Chance):
        return may_see(pending.audience, seat)
    return is_asked(state, seat)


def shown(state: State, seat: Seat, names: list[str], refused: list[Ply]) -> dict[str, str | bytes]:
    """Everything that reaches the seat at this moment, by what it is."""
    view = RULES.view(state, seat)
    found: dict[str, str | bytes] = {
        "view": pickle.dumps(view),
        "lines": "\n".join(RULES.view_lines(view)),
        "heading": repr(RULES.heading(state)),
        "question": question_seen(state, seat),
        "situation": GUIDE.situation(view),
        "help": GUIDE.question_help(question_seen(state, seat)),
        "answers": "\n".join(line for name in names for line in GUIDE.about(view, name)),
    }
    if is_asked(state, seat):
        choices = RULES.actions(state)
        found["choices"] = "\n".join(map(RULES.ply_text, choices))
        found["groups"] = "\n".join(GUIDE.place_of(view, ply) for ply in choices)
        sentences = [RULES.refusal(state, ply) for ply in refused if ply not in choices]
        found["refusals"] = "\n".join(sentences)
    return found


class Aftermath(NamedTuple):
    """What one seat gets of a ply."""

    told: tuple[list[str], str, list[Slot], list[tuple[int, ...]]]
    """The news, the question it knows of, the enemy counters whose face or markers it sees, and
    the hits of those that the news name: whoever is named is shown [R35]."""
    view: View


def after(state: State, ply: Ply, seat: Seat) -> Aftermath:
    following = RULES.copy(state)
    events: list[Event] = []
    RULES.apply(following, ply, events)
    view = RULES.view(following, seat)
    told = (news(events, seat), question_seen(following, seat), on_table(view))
    return Aftermath((*told, hits_of_named(events, view)), view)


def news(events: list[Event], seat: Seat) -> list[str]:
    """In words and as values: a screen or an opponent gets the values themselves."""
    values = [repr(event) for event in events if may_see(event.audience, seat)]
    return heard(events, seat) + values


def on_table(view: View) -> list[Slot]:
    """A stack that loses its top shows the next one, and open markers lie beside every counter."""
    if dict(view.options)["markers"] == "open":
        return list(view.slots)
    return [slot for slot in view.slots if slot[2] & SLOT_SEEN]


def hits_of_named(events: list[Event], view: View) -> list[tuple[int, ...]]:
    """Bounds of the hits, counter by counter."""
    named = 0
    for event in events:
        assert isinstance(event, Happened)
        if may_see(event.audience, view.seat) and event.side == 1 - view.seat:
            named |= event.counters
    return [(local, *view.memory[2 * local : 2 * local + 2]) for local in members(named)]


def _report(moment: Moment, seat: Seat, what: str, one: object, other: object) -> str:
    options = " ".join(f"{name}={value}" for name, value in moment.state.options.chosen.items())
    return (
        f"{RULES.seats[seat]} notices a difference in the {what}\n{options}\n"
        f"the ply played: {RULES.ply_text(moment.ply)}\n{_unlike(one, other)}\n"
        f"{RULES.position_text(moment.state)}"
    )


def _unlike(one: object, other: object) -> str:
    """Of views, the fields that differ; of other things, both."""
    if not isinstance(one, Aftermath) or not isinstance(other, Aftermath):
        return f"--- {one!r}\n+++ {other!r}"
    lines = [f"--- {one.told[:2]}", f"+++ {other.told[:2]}"]
    for name in View._fields:
        values = getattr(one.view, name), getattr(other.view, name)
        if values[0] != values[1]:
            lines.append(f"{name}: {values[0]} or {values[1]}")
    return "\n".join(lines)


def scramble(visibility: str, positions: int, seed: int) -> Counter[str]:
    """Raises Leak at the first difference; gives what was compared."""
    rng = Random(f"{seed} {visibility}")
    scrambler = Scrambler(rng)
    for moment in sampled_moments(visibility, positions, rng):
        scrambler.check(moment)
        scrambler.done["positions"] += 1
    return scrambler.done


def main() -> None:
    parser = argparse.ArgumentParser(description="Scramble positions; tells the first leak found.")
    parser.add_argument("--positions", type=int, default=2000, help="in each visibility")
    parser.add_argument("--seed", type=int, default=base_seed())
    parser.add_argument("--visibility", choices=VISIBILITIES, action="append")
    arguments = parser.parse_args()
    for visibility in arguments.visibility or VISIBILITIES:
        done = scramble(visibility, arguments.positions, arguments.seed)
        sys.stdout.write(f"{visibility}: {dict(done)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
