"""A combat before it is begun [9.0]: own counters attack an area with what is known to be there.

Where the defenders are all known the odds are exact. Otherwise the known ones are counted by
themselves, and worlds that fit the view show what the others may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Final

from mypy_extensions import u8

from solitaire.bits import members, size
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.views import Slot, View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.battle import battle_odds
from solitaire.games.castiglione.odds.combat import Terms, combat_odds
from solitaire.games.castiglione.odds.forces import (
    ATTACKER,
    DEFENDER,
    ROLES,
    Force,
    Ground,
    force_of_counters,
    forces_of,
    ground_of,
)
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.rules import combat, dummies, sequence
from solitaire.games.castiglione.staff.reach import ReachReport, reach
from solitaire.games.castiglione.staff.world import (
    enemy_words,
    first_dealer,
    hits_range,
    is_surely_dummy,
    known_counter,
    percent,
    quiet_world,
    slots_in,
    strength_range,
    total_range,
)
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    DUMMY,
    FIRST_COMBAT,
    LEADER,
    NOWHERE,
    POOL,
    SECOND_COMBAT,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import (
    area_text,
    counter_text,
    counters_text,
    range_text,
)
from solitaire.odds import mean
from solitaire.text import Text, marked, text

WORLDS: Final = 40
"""Worlds that are imagined where defenders are unknown."""

MOST_EXACT: Final = 6
"""So many different forces are counted exactly, a tenth of a second each; more only roughly."""

OVERRUNS: Final = text(
    "Overruns, withdrawals and marches to the sound of the guns are not counted [8.6, 9.1]; the "
    "initiative is taken as it is now [9.3]."
)


class CannotAttack(ValueError):
    def __init__(self, words: Text) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chances of one combat, in short."""

    wins: Fraction
    """That the attacker wins."""
    inflicts: Fraction
    """Hits he inflicts on average, pursuit apart."""
    suffers: Fraction

    @classmethod
    def of(cls, odds: CombatOdds) -> Outlook:
        return cls(odds.win(ROLES[ATTACKER]), mean(odds.hits[ATTACKER]), mean(odds.hits[DEFENDER]))

    def words(self) -> Text:
        """Of a chance to win, what is certain is said in other words."""
        return text(
            _OUTLOOKS.get(self.wins, _OUTLOOK),
            chance=percent(self.wins),
            hits=float(self.inflicts),
            own=float(self.suffers),
        )


_OUTLOOK: Final = marked(
    "you win with a chance of {chance}, inflict {hits} hits and suffer {own} on average"
)
_OUTLOOKS: Final = {
    Fraction(0): marked("you cannot win, inflict {hits} hits and suffer {own} on average"),
    Fraction(1): marked("you are sure to win, inflict {hits} hits and suffer {own} on average"),
}
WALKOVER: Final = Outlook(Fraction(1), Fraction(0), Fraction(0))
"""Nobody is there who fights."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Over imagined worlds: an average, and the extremes among them."""

    worlds: int
    is_exact: bool
    """Each world's odds are exact; otherwise strengths are taken to stay as they are."""
    average: Outlook
    worst: Fraction
    """The lowest chance to win in any of the worlds."""
    best: Fraction


@dataclass(frozen=True, slots=True)
class CombatPreview:
    area: int
    attackers: tuple[int, ...]
    enemy: Text
    """What is known of the defenders, in words."""
    own_strength: int
    enemy_strength: tuple[int, int]
    """The fewest and the most strength points that may be there."""
    exact: CombatOdds | None
    """If all defenders and their hits are known."""
    known_part: Outlook | None
    """Otherwise: if only the known units were there; None if none is known."""
    estimate: Estimate | None
    bounds: tuple[CombatOdds, CombatOdds] | None
    """Against the weakest and the strongest that may be there, strengths staying as they are; None
    if no unit may be there."""
    known: Text
    forced: tuple[int, ...] = ()
    """Attackers who come only by a forced march [8.3]; they are taken to arrive unhurt."""

    def lines(self, board: Board) -> list[Text]:
        found = [
            text(
                "attack on {area}: {own} strength points against {theirs} [9.3]",
                area=area_text(board, self.area),
                own=self.own_strength,
                theirs=range_text(*self.enemy_strength),
            ),
            text("there: {enemy}", enemy=self.enemy),
        ]
        if self.exact is not None:
            found.append(text("exactly: {outlook}", outlook=Outlook.of(self.exact).words()))
        if self.known_part is not None:
            known = self.known_part.words()
            found.append(text("if only those you know were there: {outlook}", outlook=known))
        if self.estimate is not None:
            found += _estimate_words(self.estimate)
        if self.forced:
            who = counters_text(board, self.forced)
            found.append(
                text("if {who} arrives by forced march and takes no hit on the way [8.3]", who=who)
            )
        return [*found, self.known, OVERRUNS]


def _estimate_words(estimate: Estimate) -> Iterator[Text]:
    outlook = estimate.average.words()
    worlds = text("%n worlds", singular="%n world", count=estimate.worlds)
    if estimate.is_exact:
        yield text(
            "estimated over {many} that fit what you know: {outlook}", many=worlds, outlook=outlook
        )
    else:
        yield text(
            "estimated over {many} that fit what you know, strengths taken to stay as they are: "
            "{outlook}",
            many=worlds,
            outlook=outlook,
        )
    yield text(
        "chance to win: {worst} in the worst of them, {best} in the best",
        worst=percent(estimate.worst),
        best=percent(estimate.best),
    )


# -- finding out ----------------------------------------------------------------------------------


def preview(
    board: Board,
    view: View,
    area: int,
    attackers: Sequence[int],
    rng: Random,
    worlds: int = WORLDS,
) -> CombatPreview:
    """These own counters attack there, each by its cheapest way; who is there already joins in.

    Raises CannotAttack if there is nobody to fight or a counter cannot come.
    """
    found = glance(board, view, area, attackers)
    field = _Field(board, view, area, _origins(board, view, area, attackers))
    slots = slots_in(view, 1 << area)
    unknown = [slot for slot in slots if not _is_known(board, view, slot)]
    return replace(
        found,
        exact=field.exact() if not unknown and found.enemy_strength[1] else None,
        known_part=field.known_part() if unknown else None,
        estimate=field.estimate(rng, worlds) if unknown else None,
    )


def glance(board: Board, view: View, area: int, attackers: Sequence[int]) -> CombatPreview:
    """The same at once, with strengths taken to stay as they are."""
    slots = slots_in(view, 1 << area)
    if not slots:
        raise CannotAttack(text("No enemy is seen in {area}.", area=area_text(board, area)))
    units = board.units[enemy_of(view.seat)]
    strengths = total_range(strength_range(board, view, slot, units) for slot in slots)
    field = _Field(board, view, area, _origins(board, view, area, attackers))
    unknown = [slot for slot in slots if not _is_known(board, view, slot)]
    return CombatPreview(
        area,
        tuple(attackers),
        enemy_words(board, view, area),
        field.own_strength(),
        strengths,
        None,
        None,
        None,
        field.bounds(slots) if strengths[1] else None,
        _known(len(slots), len(unknown), strengths[1]),
        tuple(one for one in attackers if _is_forced(board, view, area, one)),
    )


def odds_at_a_glance(view: View) -> CombatOdds | None:
    """Of the combat that is fought, as if it began now with these forces [9.2-9.5].

    Strengths stay as they are. None if there is no combat.
    """
    world = RULES.imagine(view, first_dealer())
    battle = world.battle
    if battle is None:
        return None
    role = ATTACKER if world.initiative == battle.attacker else DEFENDER
    forces, terms = forces_of(world, battle), Terms(initiative=role)
    return combat_odds(world.board, forces, ground_of(world, battle), terms)


def _known(counters: int, unknown: int, most: int) -> Text:
    if not most:
        return text(
            "Certain: no unit is there to fight; leaders and dummies give way [8.6.2, 13.2.2]."
        )
    if not unknown:
        return text("Certain: you know every counter there and its hits [3.8].")
    of_them = text(
        "{some} of %n counters", singular="{some} of %n counter", count=counters, some=unknown
    )
    return text(
        "Known: where they stand and how many [R35]. Estimated: {some} or their hits, which "
        "you will see when the combat begins [3.8, 9.0, 13.1].",
        some=of_them,
    )


def _is_known(board: Board, view: View, slot: Slot) -> bool:
    if is_surely_dummy(board, view, slot):
        return True
    counter = known_counter(board, view, slot)
    if counter == NOWHERE:
        return False
    fewest, most = hits_range(board, view, slot, local_of(counter))
    return fewest == most


def _origins(board: Board, view: View, area: int, attackers: Sequence[int]) -> dict[int, int]:
    """By which road each attacker comes."""
    return {counter: _origin(board, view, area, counter) for counter in attackers}


def _origin(board: Board, view: View, area: int, counter: int) -> int:
    if view.own[local_of(counter)] == area and side_of(counter) == view.seat:
        return view.entered_of(local_of(counter))
    found = reach(board, view, [counter])
    goal = found.sure_goal(area)
    if goal is not None:
        return goal.path[-2] if len(goal.path) > 1 else found.start
    roads = members(board.neighbours[area])
    if found.start in roads:
        return found.start
    if found.forced_goal(area) is not None:
        return min(roads, key=lambda near: _lacking(found, near))
    raise CannotAttack(
        text(
            "{who} does not reach {area} with its own points.",
            who=counter_text(board, counter),
            area=area_text(board, area),
        )
    )


def _is_forced(board: Board, view: View, area: int, counter: int) -> bool:
    if side_of(counter) != view.seat or view.own[local_of(counter)] == area:
        return False
    found = reach(board, view, [counter])
    return found.sure_goal(area) is None and found.forced_goal(area) is not None


def _lacking(found: ReachReport, area: int) -> int:
    """Points besides its own that a unit needs to come here; many if it cannot."""
    goal = found.forced_goal(area)
    if found.sure_goal(area) is not None:
        return 0
    return goal.lacking if goal is not None else NOWHERE


class _Field:
    """The combat set up in worlds that fit the view."""

    def __init__(self, board: Board, view: View, area: int, origins: dict[int, int]) -> None:
        self.board = board
        self.view = view
        self.enemy = enemy_of(view.seat)
        self.area = area
        self.origins = origins

    def own_strength(self) -> int:
        world = quiet_world(self.board, self.view)
        self._place(world)
        return int(world.strength_of(self.view.seat, world.units_in(self.view.seat, self.area)))

    def exact(self) -> CombatOdds:
        return battle_odds(self._begun(quiet_world(self.board, self.view)), Conduct())

    def known_part(self) -> Outlook | None:
        """The known units alone, with the fewest hits they may have."""
        world = quiet_world(self.board, self.view)
        for local in members(world.stack(self.enemy, self.area)):
            world.put(counter_of(self.enemy, local), POOL)
        for slot in slots_in(self.view, 1 << self.area):
            counter = known_counter(self.board, self.view, slot)
            if counter != NOWHERE:
                world.put(counter, self.area)
                world.hits[counter] = u8(
                    hits_range(self.board, self.view, slot, local_of(counter))[0]
                )
        return self._exact_outlook(world) if world.units_in(self.enemy, self.area) else None

    def estimate(self, rng: Random, worlds: int) -> Estimate:
        """Worlds with the same defenders are counted once; few of them exactly."""
        imagined = [quiet_world(self.board, self.view, rng) for _ in range(worlds)]
        world_by_force = {self._defenders(world): world for world in imagined}
        is_exact = len(world_by_force) <= MOST_EXACT
        count = self._exact_outlook if is_exact else self._quick_outlook
        outlooks = {key: count(world) for key, world in world_by_force.items()}
        found = [outlooks[self._defenders(world)] for world in imagined]
        average = Outlook(
            _average([one.wins for one in found]),
            _average([one.inflicts for one in found]),
            _average([one.suffers for one in found]),
        )
        chances = [one.wins for one in found]
        return Estimate(worlds, is_exact, average, min(chances), max(chances))

    def _defenders(self, world: State) -> tuple[tuple[int, int], ...]:
        """Units and leaders there with their hits; dummies do not fight."""
        stack = world.stack(self.enemy, self.area) & ~world.of_kind(self.enemy, DUMMY)
        return tuple((one, int(world.hits[counter_of(self.enemy, one)])) for one in members(stack))

    def _exact_outlook(self, world: State) -> Outlook:
        if not world.units_in(self.enemy, self.area):
            return WALKOVER
        return Outlook.of(battle_odds(self._begun(world.copy()), Conduct()))

    def _quick_outlook(self, world: State) -> Outlook:
        """With strengths that stay as they are through both rounds."""
        trial = world.copy()
        self._place(trial)
        dummies.unmask(trial, self.area, None)
        if not trial.units_in(self.enemy, self.area):
            return WALKOVER
        forces = (
            force_of_counters(trial, self.view.seat, trial.stack(self.view.seat, self.area)),
            force_of_counters(trial, self.enemy, trial.stack(self.enemy, self.area)),
        )
        terms = Terms(initiative=self._tie_role(trial))
        return Outlook.of(combat_odds(self.board, forces, self._ground(trial), terms))

    def _ground(self, world: State) -> Ground:
        """With the attackers in place, who came by these roads."""
        battle = Battle(self.area, self.view.seat)
        units = world.units_in(self.view.seat, self.area)
        battle.origins = combat.entry_areas(world, self.view.seat, units)
        return ground_of(world, battle)

    def bounds(self, slots: Sequence[Slot]) -> tuple[CombatOdds, CombatOdds]:
        world = quiet_world(self.board, self.view)
        self._place(world)
        own = force_of_counters(world, self.view.seat, world.stack(self.view.seat, self.area))
        ground, terms = self._ground(world), Terms(initiative=self._tie_role(world))
        weak, strong = self._force(slots, 0), self._force(slots, 1)
        weakest = combat_odds(self.board, (own, weak), ground, terms)
        if weak == strong:
            return weakest, weakest
        return weakest, combat_odds(self.board, (own, strong), ground, terms)

    def _force(self, slots: Sequence[Slot], end: int) -> Force:
        """The defenders at their weakest (0) or at their strongest (1)."""
        strength, cavalry, guns = (
            total_range(strength_range(self.board, self.view, slot, kinds) for slot in slots)[end]
            for kinds in (
                int(self.board.units[self.enemy]),
                int(self.board.kind_sets[self.enemy * 8 + CAVALRY]),
                int(self.board.kind_sets[self.enemy * 8 + ARTILLERY]),
            )
        )
        leaders = int(self.board.kind_sets[self.enemy * 8 + LEADER])
        ratings = [
            int(self.board.tactical[counter_of(self.enemy, local)])
            for slot in slots
            for local in members(slot[1] & leaders)
            if end or size(slot[1]) == 1
        ]
        return Force(self.enemy, strength, cavalry, guns, max(ratings, default=0))

    def _tie_role(self, world: State) -> int:
        return ATTACKER if world.initiative == self.view.seat else DEFENDER

    def _place(self, world: State) -> None:
        for counter, origin in self.origins.items():
            world.put(counter, self.area)
            world.entered[counter] = u8(origin)

    def _begun(self, world: State) -> State:
        """The attackers are there and the combat waits for its first question."""
        seat = self.view.seat
        is_second = world.first != seat
        world.phase = SECOND_COMBAT if is_second else FIRST_COMBAT
        world.active, world.march, world.fought = seat, None, 0
        if world.options.mist:
            world.options = Options({**world.options.chosen, "visibility": "open"})
        self._place(world)
        dummies.unmask(world, self.area, None)
        combat.open_battle(world, self.area, None)
        sequence.run_on(world, None)
        return world


def _average(numbers: list[Fraction]) -> Fraction:
    return sum(numbers, Fraction(0)) / len(numbers)
