"""The rules of the skirmish, numbered as in the package's docstring."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final

from solitaire.protocol import (
    Chance,
    Decide,
    Event,
    Option,
    Over,
    Pending,
    Rules,
    Seat,
    audience,
    settle,
)
from solitaire.text import verbatim
from tests.toys.common import Told, short_hash, words_of
from tests.toys.skirmish import notation, packing
from tests.toys.skirmish.state import (
    COUNTERS,
    GONE,
    STEPS,
    UNDRAWN,
    UNSEEN,
    Attack,
    CombatFrame,
    Counter,
    Draw,
    Move,
    Pass,
    Ply,
    Regroup,
    Retreat,
    Roll,
    Scout,
    ScoutFrame,
    Stand,
    State,
    View,
    counters_of,
    missing_strengths,
    neighbours,
    owner,
)

OPTIONS: Final = (
    Option("turns", ("4", "2", "8"), "turns to play"),
    Option("scouting", ("on", "off"), "whether counters may scout [5]"),
)


def _journey(state: State, counter: Counter, area: str, words: str) -> Told:
    ends = state.areas[counter], area
    return Told(words, seat=owner(counter), places=ends, topic="march", is_journey=True)


def _contact(state: State, counter: Counter, words: str, seat: Seat) -> Told:
    return Told(words, seat=seat, places=(state.areas[counter],), topic="contact")


class Skirmish(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = "skirmish"
        self.version = "1"
        self.seats = notation.SEATS

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        chosen = settle(OPTIONS, options)
        return State(int(chosen["turns"]), chosen["scouting"])

    def copy(self, state: State) -> State:
        return state.copy()

    # -- what is asked ------------------------------------------------------------------------

    def pending(self, state: State) -> Pending:
        if UNDRAWN in state.strengths:
            counter = state.next_undrawn()
            return Chance(f"strength of {COUNTERS[counter]} [1]", audience(owner(counter)))
        if state.turn > state.turns or not state.living(0) or not state.living(1):
            return self._result(state)
        match state.frame:
            case None:
                return Decide(state.active, "choose a step [2]")
            case ScoutFrame(_):
                return Chance("scouting [5]", audience(state.active))
            case CombatFrame(_, target, stands):
                if stands:
                    return Chance("combat [4]")
                return Decide(owner(target), f"{COUNTERS[target]}: stand or retreat [4]")

    def _result(self, state: State) -> Over:
        red, blue = state.points(0), state.points(1)
        share = red / (red + blue)
        words = verbatim(f"red has {red} points, blue {blue} [7]")
        return Over((share, 1 - share), words, (("points", f"{red}-{blue}"),))

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        if state.frame is not None:
            return [(Roll(pips), 1) for pips in range(1, 7)]
        drawn = [state.strengths[counter] for counter in counters_of(owner(state.next_undrawn()))]
        return [(Draw(strength), 1) for strength in missing_strengths(drawn)]

    def actions(self, state: State) -> Sequence[Ply]:
        if isinstance(state.frame, CombatFrame):
            return [Stand(), *map(Retreat, self._retreat_areas(state, state.frame))]
        mine, theirs = state.living(state.active), state.living(1 - state.active)
        plies: list[Ply] = [Pass()]
        for counter in mine:
            near = neighbours(state.areas[counter])
            plies.extend(
                Move(counter, area) for area in near if not state.is_held_by(area, 1 - state.active)
            )
            plies.extend(Attack(counter, enemy) for enemy in theirs if state.areas[enemy] in near)
        if state.scouting == "on":
            plies.extend(Scout(enemy) for enemy in theirs if self._may_be_scouted(state, enemy))
        pairs = [(first, second) for first in mine for second in mine if first < second]
        plies.extend(Regroup(*pair) for pair in pairs if self._may_regroup(state, *pair))
        return plies

    def _retreat_areas(self, state: State, frame: CombatFrame) -> list[str]:
        enemy = 1 - owner(frame.target)
        near = neighbours(state.areas[frame.target])
        return [area for area in near if not state.is_held_by(area, enemy)]

    def _may_be_scouted(self, state: State, enemy: Counter) -> bool:
        near = neighbours(state.areas[enemy])
        return not state.face_up[enemy] and any(state.is_held_by(a, state.active) for a in near)

    def _may_regroup(self, state: State, first: Counter, second: Counter) -> bool:
        face_down = not state.face_up[first] and not state.face_up[second]
        return face_down and state.areas[first] == state.areas[second]

    # -- what is done -------------------------------------------------------------------------

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        told: list[Event] = [] if events is None else events
        match ply:
            case Draw(strength):
                self._draw(state, strength, told)
            case Roll(pips):
                self._roll(state, pips, told)
            case Move(counter, area):
                told.append(_journey(state, counter, area, f"{COUNTERS[counter]} moves to {area}."))
                state.areas[counter] = area
                self._end_step(state, told)
            case Attack(counter, target):
                state.frame = CombatFrame(counter, target, stands=False)
                words = f"{COUNTERS[counter]} attacks {COUNTERS[target]}."
                told.append(_contact(state, target, words, owner(counter)))
            case Scout(target):
                state.frame = ScoutFrame(target)
                told.append(Told(f"{self.seats[state.active]} scouts {COUNTERS[target]}."))
            case Regroup(first, second):
                self._regroup(state, first, second, told)
            case Retreat(area):
                self._retreat(state, area, told)
            case Stand():
                self._stand(state, told)
            case Pass():
                told.append(Told(f"{self.seats[state.active]} passes."))
                self._end_steps(state, told)

    def _draw(self, state: State, strength: int, told: list[Event]) -> None:
        counter = state.next_undrawn()
        seat = owner(counter)
        self._set_strength(state, counter, strength, told)
        drawn = [state.strengths[counter] for counter in counters_of(seat)]
        if drawn.count(UNDRAWN) == 1:  # the last strength is no choice any more
            self._set_strength(state, state.next_undrawn(), missing_strengths(drawn)[0], told)

    def _set_strength(
        self, state: State, counter: Counter, strength: int, told: list[Event]
    ) -> None:
        state.strengths[counter] = strength
        seat = owner(counter)
        told.append(Told(f"{COUNTERS[counter]} has strength {strength}.", audience(seat)))
        told.append(Told(f"{COUNTERS[counter]} is placed face down.", audience(1 - seat)))

    def _regroup(self, state: State, first: Counter, second: Counter, told: list[Event]) -> None:
        strengths = state.strengths
        strengths[first], strengths[second] = strengths[second], strengths[first]
        state.known[1 - owner(first)] -= {first, second}
        told.append(Told(f"{COUNTERS[first]} and {COUNTERS[second]} regroup."))
        self._end_step(state, told)

    def _roll(self, state: State, pips: int, told: list[Event]) -> None:
        match state.frame:
            case ScoutFrame(target):
                self._report_scouting(state, target, pips, told)
            case CombatFrame(attacker, target, _):
                told.append(Told(f"The combat roll is {pips}."))
                self._resolve_combat(state, attacker, target, pips, told)
            case None:
                raise AssertionError("a roll without a procedure that asked for it")
        state.frame = None
        self._end_step(state, told)

    def _report_scouting(self, state: State, target: Counter, pips: int, told: list[Event]) -> None:
        news = f"The scouts roll {pips} and see nothing."
        if pips >= 4:
            state.known[state.active].add(target)
            news = f"The scouts roll {pips}: strength {state.strengths[target]}."
        told.append(Told(news, audience(state.active)))

    def _resolve_combat(
        self, state: State, attacker: Counter, target: Counter, pips: int, told: list[Event]
    ) -> None:
        margin = state.strengths[attacker] + pips - state.strengths[target] - 3
        if margin > 0:
            area = state.areas[target]
            self._eliminate(state, target, told)
            self._advance(state, attacker, area, told)
        elif margin < -2:
            self._eliminate(state, attacker, told)

    def _eliminate(self, state: State, counter: Counter, told: list[Event]) -> None:
        words = f"{COUNTERS[counter]} is lost."
        told.append(_contact(state, counter, words, owner(counter)))
        state.areas[counter] = GONE

    def _advance(self, state: State, counter: Counter, area: str, told: list[Event]) -> None:
        if not state.is_held_by(area, 1 - owner(counter)):
            words = f"{COUNTERS[counter]} advances to {area}."
            told.append(_journey(state, counter, area, words))
            state.areas[counter] = area

    def _retreat(self, state: State, area: str, told: list[Event]) -> None:
        frame = state.frame
        assert isinstance(frame, CombatFrame), "only a target may retreat"
        left = state.areas[frame.target]
        words = f"{COUNTERS[frame.target]} retreats to {area}."
        told.append(_journey(state, frame.target, area, words))
        state.areas[frame.target] = area
        state.frame = None
        self._advance(state, frame.attacker, left, told)
        self._end_step(state, told)

    def _stand(self, state: State, told: list[Event]) -> None:
        frame = state.frame
        assert isinstance(frame, CombatFrame), "only a target may stand"
        state.frame = CombatFrame(frame.attacker, frame.target, stands=True)
        for counter in (frame.attacker, frame.target):
            state.face_up[counter] = True
            told.append(Told(f"{COUNTERS[counter]} shows strength {state.strengths[counter]}."))

    def _end_step(self, state: State, told: list[Event]) -> None:
        state.steps_left -= 1
        if state.steps_left == 0:
            self._end_steps(state, told)

    def _end_steps(self, state: State, told: list[Event]) -> None:
        state.steps_left = STEPS
        state.active = 1 - state.active
        if state.active == 0:
            state.turn += 1
            told.append(Told(f"Turn {state.turn - 1} ends."))

    # -- who knows what -----------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        return View(
            seat,
            state.turns,
            state.scouting,
            state.turn,
            state.active,
            state.steps_left,
            tuple(state.areas),
            tuple(self._seen_strength(state, counter, seat) for counter in range(len(COUNTERS))),
            tuple(state.face_up),
            frozenset(state.known[seat]),
            state.frame,
        )

    def _seen_strength(self, state: State, counter: Counter, seat: Seat) -> int:
        seen = owner(counter) == seat or state.face_up[counter] or counter in state.known[seat]
        strength = state.strengths[counter]
        return strength if seen or strength == UNDRAWN else UNSEEN

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.turns, view.scouting)
        state.turn = view.turn
        state.active = view.active
        state.steps_left = view.steps_left
        state.areas = list(view.areas)
        state.strengths = list(view.strengths)
        state.face_up = list(view.face_up)
        state.known[view.seat] = set(view.known)
        state.frame = view.frame
        self._imagine_strengths(state, 1 - view.seat, rng)
        if state.scouting == "on" and UNDRAWN not in state.strengths:
            hidden = [c for c in counters_of(view.seat) if not state.face_up[c]]
            state.known[1 - view.seat] = {counter for counter in hidden if rng.random() < 0.5}
        return state

    def _imagine_strengths(self, state: State, seat: Seat, rng: Random) -> None:
        missing = missing_strengths([state.strengths[counter] for counter in counters_of(seat)])
        rng.shuffle(missing)
        for counter in counters_of(seat):
            if state.strengths[counter] == UNSEEN:
                state.strengths[counter] = missing.pop()

    def pack_view(self, view: View) -> object:
        return packing.pack(view)

    def unpack_view(self, packed: object) -> View:
        return packing.unpack(packed)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    # -- text ---------------------------------------------------------------------------------

    def digest(self, state: State) -> str:
        return short_hash(
            (state.turns, state.scouting, state.turn, state.active, state.steps_left),
            (state.areas, state.strengths, state.face_up, state.frame),
            [sorted(known) for known in state.known],
        )

    def ply_text(self, ply: Ply) -> str:
        return notation.ply_text(ply)

    def parse_ply(self, text: str) -> Ply:
        return notation.parse_ply(text)

    def position_text(self, state: State) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        return notation.parse_position(text)

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"turn {state.turn}", self.seats[state.active])

    def words(self, event: Event) -> str:
        return verbatim(words_of(event))

    def view_lines(self, view: View) -> list[str]:
        marks = {UNDRAWN: "-", UNSEEN: "?"}
        return [
            f"turn {view.turn}: {self.seats[view.active]}, {view.steps_left} steps left",
            *(
                f"{name} at {view.areas[counter]}, strength "
                f"{marks.get(view.strengths[counter], view.strengths[counter])}"
                for counter, name in enumerate(COUNTERS)
            ),
        ]

    def refusal(self, state: State, ply: Ply) -> str:
        match ply:
            case Move(counter, _) | Attack(counter, _) if owner(counter) != state.active:
                return f"{COUNTERS[counter]} is not yours."
            case Move(counter, _) | Attack(counter, _) if state.areas[counter] == GONE:
                return f"{COUNTERS[counter]} is lost."
            case Move(counter, area) if area not in neighbours(state.areas[counter]):
                return f"{area} is no neighbour of {state.areas[counter]} [3]."
            case Move(_, area):
                return f"Enemies hold {area}: attack them [3]."
            case Scout(_) if state.scouting == "off":
                return "Scouting is not played [5]."
        return super().refusal(state, ply)

    # -- health -------------------------------------------------------------------------------

    def faults(self, state: State) -> list[str]:
        found: list[str] = []
        for seat, name in enumerate(self.seats):
            drawn = [state.strengths[c] for c in counters_of(seat)]
            if sorted(s for s in drawn if s) != [s for s in (1, 2, 3) if s in drawn]:
                found.append(f"the strengths of {name} are {drawn}")
            if any(owner(counter) == seat for counter in state.known[seat]):
                found.append(f"{name} has scouted its own counters")
        for area in set(state.areas) - {GONE}:
            if state.is_held_by(area, 0) and state.is_held_by(area, 1):
                found.append(f"both seats hold {area}")
        if not 1 <= state.steps_left <= STEPS:
            found.append(f"{state.steps_left} steps are left")
        return found
