"""Toy games broken on purpose, one fault each, with the contract check that must find it."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from solitaire.protocol import Chance, Decide, Event, Over, Pending, Seat, may_see
from tests.contract.playthrough import AnyRules
from tests.toys import duel, kuhn
from tests.toys.common import Told, short_hash
from tests.toys.skirmish import notation
from tests.toys.skirmish.rules import Skirmish
from tests.toys.skirmish.state import (
    COUNTERS,
    STEPS,
    UNSEEN,
    Attack,
    CombatFrame,
    Move,
    Pass,
    Ply,
    Regroup,
    Roll,
    Scout,
    ScoutFrame,
    State,
    View,
    counters_of,
    neighbours,
    owner,
)

BROKEN: Final[list[tuple[str, str, type[AnyRules]]]] = []
"""The check that must complain, words of its complaint, and the game."""


def caught_by(check: str, complaint: str) -> Callable[[type[AnyRules]], type[AnyRules]]:
    def enter(game: type[AnyRules]) -> type[AnyRules]:
        BROKEN.append((check, complaint, game))
        return game

    return enter


# -- copies ---------------------------------------------------------------------------------------


@caught_by("copy", "a copy changed")
class CopySharesAreas(Skirmish):
    def copy(self, state: State) -> State:
        twin = state.copy()
        twin.areas = state.areas
        return twin


@caught_by("copy", "changed")
class CopySharesScoutedSets(Skirmish):
    """The list is copied, the sets in it are not."""

    def copy(self, state: State) -> State:
        twin = state.copy()
        twin.known = state.known.copy()
        return twin


@caught_by("copy", "a view changed")
class ViewSharesTheState(Skirmish):
    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), areas=state.areas)  # type: ignore[arg-type]

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return super().view(state, seat)


# -- outcomes and replay --------------------------------------------------------------------------


@caught_by("outcomes", "different states at each try")
class RollsAgain(Skirmish):
    """The rules roll for themselves instead of taking the outcome given."""

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        rolled = Roll(random.randint(1, 6)) if isinstance(ply, Roll) else ply
        super().apply(state, rolled, events)


@caught_by("outcomes", "every outcome gives the same state")
class IgnoresTheDie(duel.Duel):
    def apply(self, state: duel.State, ply: duel.Ply, events: list[Event] | None = None) -> None:
        super().apply(state, duel.Roll(3) if isinstance(ply, duel.Roll) else ply, events)


@caught_by("outcomes", "has the weight 0")
class WeighsAnOutcomeNothing(duel.Duel):
    def outcomes(self, state: duel.State) -> Sequence[tuple[duel.Ply, int]]:
        return [(duel.Roll(pips), pips - 1) for pips in range(1, 7)]


@caught_by("outcomes", "has the weight 0.1")
class WeighsInFractions(duel.Duel):
    def outcomes(self, state: duel.State) -> Sequence[tuple[duel.Ply, int]]:
        return [(duel.Roll(pips), 1 / 6) for pips in range(1, 7)]  # type: ignore[misc]


@caught_by("replay", "in another state")
class KeepsItsOwnGenerator(Skirmish):
    """A move goes where a generator hidden in the rules sends it."""

    def __init__(self) -> None:
        super().__init__()
        self._hidden = Random(7)

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        if isinstance(ply, Move) and self._hidden.random() < 0.5:
            ply = Move(ply.counter, state.areas[ply.counter])
        super().apply(state, ply, events)


@caught_by("replay", "in another state")
class ActsOnlyWhenListenedTo(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if events is None and isinstance(ply, Regroup):
            state.known[owner(ply.first)] = set()
            state.steps_left = STEPS


# -- text -----------------------------------------------------------------------------------------


@caught_by("text", "is read back as")
class ReadsAttacksBackwards(Skirmish):
    def parse_ply(self, text: str) -> Ply:
        ply = super().parse_ply(text)
        return Attack(ply.target, ply.counter) if isinstance(ply, Attack) else ply


@caught_by("text", "a cause and an outcome")
class WritesRollsWithAColon(Skirmish):
    def ply_text(self, ply: Ply) -> str:
        return f"die: {super().ply_text(ply)}" if isinstance(ply, Roll) else super().ply_text(ply)

    def parse_ply(self, text: str) -> Ply:
        return super().parse_ply(text.removeprefix("die: "))


@caught_by("text", "stands for")
class WritesMovesWithoutTheirArea(Skirmish):
    def ply_text(self, ply: Ply) -> str:
        text = super().ply_text(ply)
        return text[:-2] if isinstance(ply, Move) else text

    def parse_ply(self, text: str) -> Ply:
        return super().parse_ply(f"{text} a" if text.startswith("move") else text)


@caught_by("text", "read from its text")
class WritesPositionsWithoutTheScouted(Skirmish):
    def position_text(self, state: State) -> str:
        forgetful = state.copy()
        forgetful.known = [set(), set()]
        return super().position_text(forgetful)


@caught_by("text", "read from its text")
class WritesPositionsWithoutTheCombat(Skirmish):
    def position_text(self, state: State) -> str:
        forgetful = state.copy()
        forgetful.frame = None
        return super().position_text(forgetful)


# -- imagining ------------------------------------------------------------------------------------


class _ShowsStrengths(Skirmish):
    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), strengths=tuple(state.strengths))


@caught_by("imagine", "looks different from the view")
class ViewLeaks(_ShowsStrengths):
    """The view shows every strength; imagine() scrambles them all the same."""

    def imagine(self, view: View, rng: Random) -> State:
        enemies = counters_of(1 - view.seat)
        hidden = [UNSEEN if c in enemies and s > 0 else s for c, s in enumerate(view.strengths)]
        return super().imagine(replace(view, strengths=tuple(hidden)), rng)


@caught_by("imagine", "looks different from the view")
class ImaginesAgainstTheView(Skirmish):
    """Counters that the seat has seen are scrambled too."""

    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view, rng)
        enemies = counters_of(1 - view.seat)
        strengths = [state.strengths[counter] for counter in enemies]
        rng.shuffle(strengths)
        state.strengths[enemies.start : enemies.stop] = strengths
        return state


@caught_by("imagine", "different worlds")
class ImaginesFromElsewhere(Skirmish):
    """The world does not come from the generator that was passed in."""

    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine(view, Random(random.random()))


@caught_by("imagine", "the strengths of")
class ImaginesImpossibleCounters(Skirmish):
    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view, rng)
        for counter, strength in enumerate(view.strengths):
            if strength == UNSEEN:
                state.strengths[counter] = 2
        return state


@caught_by("imagine", "offered other actions")
class OffersByTrueStrength(Skirmish):
    """Attacks are offered only on counters that are in truth not stronger."""

    def actions(self, state: State) -> Sequence[Ply]:
        return [ply for ply in super().actions(state) if not self._is_rash(state, ply)]

    def _is_rash(self, state: State, ply: Ply) -> bool:
        if not isinstance(ply, Attack):
            return False
        return state.strengths[ply.target] > state.strengths[ply.counter]


@caught_by("imagine", "the world waits for")
class NamesASecretInTheCause(Skirmish):
    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(state.frame, ScoutFrame) and isinstance(pending, Chance):
            strength = state.strengths[state.frame.target]
            return Chance(f"scouting a strength of {strength}", pending.audience)
        return pending


# -- secrets --------------------------------------------------------------------------------------


@caught_by("secrecy", "that no event told it")
class ViewLeaksAndIsBelieved(_ShowsStrengths):
    """The view shows every strength, and imagine() keeps to it."""


@caught_by("secrecy", "a roll that it may not see")
class TellsTheDealToEveryone(kuhn.Kuhn):
    def apply(self, state: kuhn.State, ply: kuhn.Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if events is not None and isinstance(ply, kuhn.Deal):
            events.append(Told(f"The {ply.card} is dealt."))


@caught_by("secrecy", "learns from the events")
class TellsWhatRegroups(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if events is not None and isinstance(ply, Regroup):
            events.append(Told(f"Strength {state.strengths[ply.first]} takes the lead."))


@caught_by("secrecy", "a roll that it may not see")
class TellsTheScoutingToEveryone(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        is_scouting = isinstance(state.frame, ScoutFrame)
        super().apply(state, ply, events)
        if events is not None and is_scouting and isinstance(ply, Roll):
            events.append(Told(f"The scouts rolled {ply.pips}."))


@caught_by("secrecy", "depends on what it cannot see")
class KeyTellsSecretsApart(Skirmish):
    def info_key(self, state: State, seat: Seat) -> Hashable:
        return (self.view(state, seat), tuple(state.strengths))


@caught_by("secrecy", "have the same information key")
class KeyForgetsTheScouted(Skirmish):
    """Two states that the seat can tell apart have one key."""

    def info_key(self, state: State, seat: Seat) -> Hashable:
        forgetful = state.copy()
        forgetful.known[seat] = set()
        return self.view(forgetful, seat)


@caught_by("secrecy", "is told why not")
class RefusesByTrueStrength(Skirmish):
    def refusal(self, state: State, ply: Ply) -> str:
        if isinstance(ply, Scout | Attack):
            return f"{COUNTERS[ply.target]} has strength {state.strengths[ply.target]}."
        return super().refusal(state, ply)


# -- sealed choices -------------------------------------------------------------------------------


@caught_by("sealed", "sees a choice")
class ShowsTheSealedStance(duel.Duel):
    def view(self, state: duel.State, seat: Seat) -> duel.View:
        return replace(super().view(state, seat), stances=tuple(state.sealed))


@caught_by("sealed", "hears a choice")
class AnnouncesTheSealedStance(duel.Duel):
    def apply(self, state: duel.State, ply: duel.Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if events is not None and isinstance(ply, duel.Stance):
            events.append(Told(f"Somebody will {ply.name}."))


@caught_by("sealed", "is offered other actions")
class OffersBySealedStance(duel.Duel):
    def actions(self, state: duel.State) -> Sequence[duel.Ply]:
        return [stance for stance in duel.STANCES if stance.name != state.sealed[0]]


# -- asking ---------------------------------------------------------------------------------------


@caught_by("asking", "offers nothing")
class OffersNothingToTheSurrounded(Skirmish):
    """The only choice left would be to stand."""

    def actions(self, state: State) -> Sequence[Ply]:
        plies = super().actions(state)
        return plies[1:] if isinstance(state.frame, CombatFrame) else plies


@caught_by("asking", "offered twice")
class OffersTheSameTwice(Skirmish):
    def actions(self, state: State) -> Sequence[Ply]:
        return [*super().actions(state), super().actions(state)[0]]


@caught_by("asking", "changed the state")
class PendingChangesTheState(Skirmish):
    def pending(self, state: State) -> Pending:
        state.known[state.active] -= {c for c in range(len(COUNTERS)) if state.face_up[c]}
        if state.frame is None and state.turn > 1:
            state.steps_left = 1
        return super().pending(state)


@caught_by("asking", "no sound question")
class AsksAStranger(Skirmish):
    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        return Decide(2, pending.question) if isinstance(pending, Decide) else pending


@caught_by("asking", "no sound question or result")
class ScoresInPoints(Skirmish):
    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Over):
            return Over((float(state.points(0)), float(state.points(1))), pending.summary)
        return pending


@caught_by("asking", "no sound question or result")
class TellsFactsInWords(Skirmish):
    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Over):
            return Over(pending.scores, pending.summary, (("how", "red was better"),))
        return pending


@caught_by("asking", "not over after")
class NeverEnds(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        turn = state.turn
        super().apply(state, Pass() if isinstance(ply, Attack) else ply, events)
        state.turn = turn


# -- health and events ----------------------------------------------------------------------------


@caught_by("health", "the same digest")
class DigestMissesTheScouted(Skirmish):
    def digest(self, state: State) -> str:
        forgetful = state.copy()
        forgetful.known = [set(), set()]
        return short_hash(notation.position_text(forgetful))


@caught_by("health", "the strengths of")
class DuplicatesACounter(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if isinstance(ply, Regroup):
            state.strengths[ply.first] = state.strengths[ply.second]


@caught_by("health", "both seats hold")
class MovesOntoEnemies(Skirmish):
    def actions(self, state: State) -> Sequence[Ply]:
        plies = super().actions(state)
        if state.frame is not None:
            return plies
        mine = state.living(state.active)
        moves = [Move(c, area) for c in mine for area in neighbours(state.areas[c])]
        return [*plies, *(move for move in moves if move not in plies)]


@caught_by("health", "goes back to")
class TurnsGoBack(Skirmish):
    def heading(self, state: State) -> tuple[str, ...]:
        return (f"turn {state.turn % 2}", self.seats[state.active])


@caught_by("events", "is told as")
class SaysNothing(Skirmish):
    def words(self, event: Event) -> str:
        return "" if may_see(event.audience, 5) else super().words(event)


@caught_by("events", "has the audience")
class SpeaksToNobody(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        super().apply(state, ply, events)
        if events is not None and isinstance(ply, Pass):
            events.append(Told("Whispers.", 4))


# -- packing --------------------------------------------------------------------------------------


@caught_by("packing", "a view changes on its way")
class PackingForgetsTheScouted(Skirmish):
    def pack_view(self, view: View) -> object:
        return super().pack_view(replace(view, known=frozenset()))


@caught_by("packing", "crashed with")
class UnpackingBelievesEverything(kuhn.Kuhn):
    def unpack_view(self, packed: object) -> kuhn.View:
        assert isinstance(packed, dict)
        return kuhn.View(packed["seat"], tuple(packed["cards"]), tuple(packed["bids"]))


@caught_by("packing", "taken for something else")
class UnpackingOverlooksParts(duel.Duel):
    def unpack_view(self, packed: object) -> duel.View:
        if isinstance(packed, dict):
            packed = {name: packed[name] for name in duel.VIEW_SHAPES if name in packed}
        return super().unpack_view(packed)
