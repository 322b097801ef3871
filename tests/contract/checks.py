"""The contract checks, by name, for any rules, options and seed. Those on secrets: secrecy.py.

The tenth, that every registered game has a golden record, needs no random play: test_golden.py.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any, Final

from solitaire.protocol import EVERYONE, Chance, Decide, Over
from solitaire.workbench.randomplay import offered_plies
from tests.contract import packing, secrecy
from tests.contract.playthrough import (
    AnyRules,
    ContractBroken,
    Playthrough,
    Step,
    carried_out,
    global_randomness,
    play,
    some,
)

SAMPLES: Final = 40
"""Steps of one game that the dear checks look at."""
SIBLINGS: Final = 4
"""Plies tried at one such step beside the one played."""
SIGHTINGS: Final = 5
"""Times the same roll may make no difference whatever it shows before we say it is ignored."""


def run_check(
    name: str, rules: AnyRules, options: Mapping[str, str], seed: int, limit: int
) -> None:
    """One check on one random game. Raises ContractBroken, also when the rules crash."""
    playthrough = _played(rules, tuple(options.items()), seed, limit)
    if isinstance(playthrough, ContractBroken):
        raise playthrough
    try:
        CHECKS[name](playthrough)
    except ContractBroken:
        raise
    except Exception as error:
        what = f"crashed with {type(error).__name__}: {error}"
        raise playthrough.broken(name, what, playthrough.steps[-1]) from error


@lru_cache(maxsize=2)
def _played(
    rules: AnyRules, options: tuple[tuple[str, str], ...], seed: int, limit: int
) -> Playthrough | ContractBroken:
    """One game serves all checks; so does its breaking down."""
    try:
        return play(rules, dict(options), seed, limit)
    except ContractBroken as broken:
        return broken


# -- 1 ------------------------------------------------------------------------------------------


def copy_shares_nothing(playthrough: Playthrough) -> None:
    rules = playthrough.rules
    for step in _digested(playthrough):
        if not step.digest == step.digest_after_ply == rules.digest(step.before):
            raise playthrough.broken("copy", "a copy changed when the game went on", step)
    rng = Random(playthrough.seed)
    for step in playthrough.sample(SAMPLES):
        kept = _everything(rules, step.before)
        views = [rules.view(step.before, seat) for seat in range(len(rules.seats))]
        frozen = pickle.dumps(views)
        for ply in some(step.offered, SIBLINGS, rng):
            carried_out(rules, step.before, ply)
        if _everything(rules, step.before) != kept:
            raise playthrough.broken("copy", "plies on copies changed the original", step)
        if step.ply is not None:
            rules.apply(live := rules.copy(step.before), step.ply)
            _views_of_live_state(playthrough, step, live)
        if pickle.loads(frozen) != views:
            raise playthrough.broken("copy", "a view changed when the game went on", step)


def _views_of_live_state(playthrough: Playthrough, step: Step, live: Any) -> None:
    """Play a little on, and see that views taken before stay as they were."""
    rules = playthrough.rules
    views = [rules.view(live, seat) for seat in range(len(rules.seats))]
    frozen = pickle.dumps(views)
    for later in playthrough.steps[step.number + 1 : step.number + 4]:
        if later.ply is not None:
            rules.apply(live, later.ply)
    if pickle.loads(frozen) != views:
        raise playthrough.broken("copy", "a view changed when the game went on", step)


def _everything(rules: AnyRules, state: Any) -> tuple[Any, ...]:
    return rules.position_text(state), rules.pending(state)


def _digested(playthrough: Playthrough) -> list[Step]:
    return [step for step in playthrough.steps if step.digest]


# -- 2 ------------------------------------------------------------------------------------------


def outcomes_are_carried_out(playthrough: Playthrough) -> None:
    rules = playthrough.rules
    rng = Random(playthrough.seed)
    for step in playthrough.sample(SAMPLES):
        if isinstance(step.pending, Chance):
            _weights_are_whole(playthrough, step)
        for ply in some(step.offered, SIBLINGS, rng):
            results = set()
            for seed in (1, 2):
                with global_randomness(seed):
                    results.add(rules.digest(carried_out(rules, step.before, ply)[0]))
            if len(results) > 1:
                what = f"{playthrough.text(ply)!r} leads to different states at each try"
                raise playthrough.broken("outcomes", what, step)
    _outcomes_matter(playthrough)


def _weights_are_whole(playthrough: Playthrough, step: Step) -> None:
    for outcome, weight in playthrough.rules.outcomes(step.before):
        if type(weight) is not int or weight <= 0:
            what = f"{playthrough.text(outcome)!r} has the weight {weight!r}"
            raise playthrough.broken("outcomes", what, step)


def _outcomes_matter(playthrough: Playthrough) -> None:
    """A roll that never makes a difference, whatever it shows, is not carried out as asked."""
    rules = playthrough.rules
    sightings: dict[str, int] = {}
    for step in playthrough.steps:
        if not isinstance(step.pending, Chance) or len(step.offered) < 2:
            continue
        cause = step.pending.cause
        if sightings.get(cause, 0) < 0:
            continue
        # Minus: seen to matter. The rest of the game need not look at this cause again.
        sightings[cause] = -1 if _makes_a_difference(rules, step) else sightings.get(cause, 0) + 1
        if sightings[cause] >= SIGHTINGS:
            what = f"{cause!r}: every outcome gives the same state, {SIGHTINGS} times running"
            raise playthrough.broken("outcomes", what, step)


def _makes_a_difference(rules: AnyRules, step: Step) -> bool:
    first, *others = step.offered
    digest = rules.digest(carried_out(rules, step.before, first)[0])
    return any(
        rules.digest(carried_out(rules, step.before, other)[0]) != digest for other in others
    )


# -- 3 ------------------------------------------------------------------------------------------


def replay_is_exact(playthrough: Playthrough) -> None:
    """The same plies lead to the same states; listening to events makes no difference."""
    rules = playthrough.rules
    with global_randomness(playthrough.seed + 1):
        state = rules.start(playthrough.options)
        for step in playthrough.steps:
            if step.digest and rules.digest(state) != step.digest:
                raise playthrough.broken("replay", "the replay is in another state", step)
            if rules.pending(state) != step.pending:
                what = f"the replay waits for {rules.pending(state)}, the game for {step.pending}"
                raise playthrough.broken("replay", what, step)
            if offered_plies(rules, state, step.pending) != step.offered:
                raise playthrough.broken("replay", "the replay offers other plies", step)
            if step.ply is not None:
                rules.apply(state, step.ply)


# -- 4 ------------------------------------------------------------------------------------------


def text_is_identity(playthrough: Playthrough) -> None:
    for step in playthrough.sample(SAMPLES):
        _plies_round_trip(playthrough, step)
        _position_round_trips(playthrough, step)


def _plies_round_trip(playthrough: Playthrough, step: Step) -> None:
    rules = playthrough.rules
    ply_by_text: dict[str, Any] = {}
    for ply in step.offered:
        text = rules.ply_text(ply)
        if not text.strip() or text.splitlines() != [text] or text != text.strip():
            raise playthrough.broken("text", f"{text!r} is not one line of words", step)
        if isinstance(step.pending, Chance) and ": " in text:
            raise playthrough.broken("text", f"{text!r} looks like a cause and an outcome", step)
        if text in ply_by_text:
            what = f"{text!r} stands for {ply_by_text[text]!r} and for {ply!r}"
            raise playthrough.broken("text", what, step)
        ply_by_text[text] = ply
    for text, ply in ply_by_text.items():
        again = rules.parse_ply(text)
        if again != ply or hash(again) != hash(ply) or rules.ply_text(again) != text:
            raise playthrough.broken("text", f"{text!r} is read back as {again!r}", step)


def _position_round_trips(playthrough: Playthrough, step: Step) -> None:
    """The text brings back the state, so well that the game goes on in the same way from there."""
    rules = playthrough.rules
    text = rules.position_text(step.before)
    state = rules.parse_position(text)
    if rules.position_text(state) != text:
        raise playthrough.broken("text", "a position read from its text has another text", step)
    for seat in range(len(rules.seats)):
        if rules.view(state, seat) != rules.view(step.before, seat):
            what = f"a position read from its text looks different to {rules.seats[seat]}"
            raise playthrough.broken("text", what, step)
    for later in playthrough.steps[step.number : step.number + 8]:
        same = (
            (not later.digest or rules.digest(state) == later.digest)
            and rules.pending(state) == later.pending
            and offered_plies(rules, state, later.pending) == later.offered
        )
        if not same:
            what = f"a position read from its text differs {later.number - step.number} plies on"
            raise playthrough.broken("text", f"{what}:\n{text}", step)
        if later.ply is not None:
            rules.apply(state, later.ply)


# -- 8 ------------------------------------------------------------------------------------------


def asking_is_sound(playthrough: Playthrough) -> None:
    if not playthrough.is_over:
        last = playthrough.steps[-1]
        raise playthrough.broken("asking", f"not over after {last.number} plies", last)
    for step in playthrough.steps:
        complaint = _complaint_about_question(playthrough, step)
        if complaint:
            raise playthrough.broken("asking", complaint, step)
        if len(set(step.offered)) < len(step.offered):
            raise playthrough.broken("asking", "the same ply is offered twice", step)
    for step in playthrough.sample(SAMPLES):
        _asking_changes_nothing(playthrough, step)


def _complaint_about_question(playthrough: Playthrough, step: Step) -> str:
    seat_count = len(playthrough.rules.seats)
    match step.pending:
        case Decide(seat=seat, question=question):
            sound = 0 <= seat < seat_count and bool(question.strip())
        case Chance(cause=cause, audience=audience):
            sound = _is_audience(audience, seat_count) and bool(cause.strip())
        case Over(scores=scores, facts=facts):
            sound = len(scores) == seat_count and all(0 <= score <= 1 for score in scores)
            sound = sound and all(map(_is_word, chain.from_iterable(facts)))
    return "" if sound else f"{step.pending} is no sound question or result"


def _is_word(text: str) -> bool:
    """Whether it can be told from its neighbours in the result of a record."""
    return text.isprintable() and not set(text) & set(" ,:;") and text != ""


def _is_audience(bits: int, seat_count: int) -> bool:
    return bits == EVERYONE or 0 < bits < 1 << seat_count


def _asking_changes_nothing(playthrough: Playthrough, step: Step) -> None:
    rules = playthrough.rules
    state = rules.copy(step.before)
    digest = rules.digest(state)
    for _ in range(2):
        same = rules.pending(state) == step.pending
        same = same and offered_plies(rules, state, step.pending) == step.offered
        for seat in range(len(rules.seats)):
            rules.view_lines(rules.view(state, seat))
            rules.info_key(state, seat)
        rules.heading(state)
        rules.faults(state)
        if not same or rules.digest(state) != digest:
            raise playthrough.broken("asking", "asking the rules changed the state", step)


# -- 9 ------------------------------------------------------------------------------------------


def state_is_healthy(playthrough: Playthrough) -> None:
    rules = playthrough.rules
    for step in playthrough.steps:
        faults = rules.faults(step.before)
        if faults:
            raise playthrough.broken("health", "; ".join(faults), step)
    for step in _digested(playthrough):
        if rules.digest(rules.copy(step.before)) != step.digest:
            raise playthrough.broken("health", "a copy has another digest", step)
    _digest_holds_everything(playthrough)
    _turns_go_forward(playthrough)


def _digest_holds_everything(playthrough: Playthrough) -> None:
    """Positions with different texts have different digests, also those one ply beside the game."""
    rules = playthrough.rules
    rng = Random(playthrough.seed)
    text_by_digest: dict[str, str] = {}
    for step in playthrough.sample(SAMPLES):
        plies = some(step.offered, SIBLINGS, rng)
        states = [step.before, *(carried_out(rules, step.before, ply)[0] for ply in plies)]
        for state in states:
            text = rules.position_text(state)
            if text_by_digest.setdefault(rules.digest(state), text) != text:
                raise playthrough.broken("health", "two positions have the same digest", step)


def _turns_go_forward(playthrough: Playthrough) -> None:
    turns: list[str] = []
    for step in playthrough.steps:
        turn = playthrough.rules.heading(step.before)[0]
        if turn in turns[:-1]:
            raise playthrough.broken("health", f"the heading goes back to {turn!r}", step)
        if turn not in turns:
            turns.append(turn)


# -- and what is told ---------------------------------------------------------------------------


def events_are_well_formed(playthrough: Playthrough) -> None:
    seat_count = len(playthrough.rules.seats)
    for step in playthrough.steps:
        for event in step.events:
            words = playthrough.rules.words(event)
            if not words.strip() or len(words.splitlines()) != 1:
                raise playthrough.broken("events", f"{event!r} is told as {words!r}", step)
            if not _is_audience(event.audience, seat_count):
                what = f"{words!r} has the audience {event.audience:b}"
                raise playthrough.broken("events", what, step)


CHECKS: Final[dict[str, Callable[[Playthrough], None]]] = {
    "copy": copy_shares_nothing,
    "outcomes": outcomes_are_carried_out,
    "replay": replay_is_exact,
    "text": text_is_identity,
    "imagine": secrecy.imagined_worlds_fit,
    "secrecy": secrecy.secrets_are_kept,
    "sealed": secrecy.sealed_choices_stay_sealed,
    "asking": asking_is_sound,
    "health": state_is_healthy,
    "events": events_are_well_formed,
    "packing": packing.views_survive_packing,
}
