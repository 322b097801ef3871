"""What a game may tell a searcher beyond its rules: plans, habits, evaluation and likelihood.

The search knows only this interface; a game that offers nothing more is searched ply by ply with
random playouts to the end. Imports the protocol and nothing else of ours.

One law holds for everything that chooses (slots, priors, Playout.choose, effort): the answer may
depend only on what the asked seat may know in the given state. Two states that look alike to that
seat get the same answer, so an imagined enemy cannot see through our fog, nor we through his.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from solitaire.protocol import Event, Rules, Seat

StateT = TypeVar("StateT")
PlyT = TypeVar("PlyT", bound=Hashable)

ADVICE_FOLDER: Final = "CAMPAGNA_ADVICE"
"""Names the environment variable for a folder of weights to use instead of those that come with the
game. An empty folder means no fitted weights at all."""


USUAL_SPREAD: Final = 0.2


class PlannedOrder(NamedTuple):
    """An order of a plan as facts; for people the game's guide puts it into words."""

    who: str
    """The counter or formation that is ordered."""
    at: str
    """The place where it stands."""
    verb: str
    """What it is to do, by the game's own name for it."""
    goal: str
    """The place or link it concerns; empty for those who have nothing to do."""
    manner: str
    """How, by the game's own name for it; empty for the usual way."""
    part: str
    """Which part of those is ordered, by the game's own name for it; empty for all."""
    text: str
    """The same in plain English, for records and the engine protocol."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is to be done. An order known only by its text does not count as one."""
        return bool(self.verb) and not self.goal

    @property
    def is_staying(self) -> bool:
        """Whether nobody moves, though something may be done where they stand."""
        return bool(self.verb) and self.goal in ("", self.at)


class PlanSlot:
    """One formation or detachment that gets an order, with the orders worth considering."""

    __slots__ = (
        "at",
        "goals",
        "is_lasting",
        "is_weighty",
        "key",
        "orders",
        "part",
        "priors",
        "who",
    )

    def __init__(
        self,
        key: str,
        orders: list[int],
        priors: list[float],
        who: str = "",
        at: str = "",
        part: str = "",
        goals: Sequence[int] = (),
    ) -> None:
        self.key = key
        """Who is ordered; unchanged while they exist, so that statistics can be kept under it."""
        self.who = who
        """These three as PlannedOrder has them."""
        self.at = at
        self.part = part
        self.orders = orders
        """Candidates as numbers the game understands, the likeliest first; at least one."""
        self.priors = priors
        """How likely a sensible commander is to give each; they add up to 1."""
        self.goals = goals
        """By order, what it concerns, as a number shared between slots: orders concerning the same
        thing are also tried together. Empty if nothing is done together."""
        self.is_lasting = False
        """Whether the order lasts over several turns: the previous one is considered again at the
        next plan, and another must be clearly better."""
        self.is_weighty = False
        """Whether so much follows from the order that each is compared as a separate plan."""


class Doubt:
    """Orders of a plan that a careful staff would ask the commander to reconsider together."""

    __slots__ = ("quiet",)

    def __init__(self) -> None:
        self.quiet: dict[int, list[int]] = {}
        """By the index of the slot, candidates that would raise no question."""


class Fact:
    """Something that can be counted in an imagined future and given as a reason."""

    __slots__ = ("is_chance", "key", "nudge", "rule", "text", "worth")

    def __init__(
        self, key: str, text: str, rule: str, worth: float, is_chance: bool, nudge: str
    ) -> None:
        self.key = key
        self.text = text
        """What holds in the future, or what is counted: "Brescia is Austrian"."""
        self.rule = rule
        self.worth = worth
        """Of one more, in the game's points for the first seat; negative if it harms that seat."""
        self.is_chance = is_chance
        """True for a yes-or-no fact, False for a number."""
        self.nudge = nudge
        """What to look at, for somebody who wants only that much help."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(Generic[StateT]):
    """Observes one imagined future. The base class sees nothing worth reporting."""

    def saw(self, state: StateT, events: Sequence[Event]) -> None:
        """After each ply."""

    def counts(self, state: StateT) -> Sequence[float]:
        """At the end of the future, one number for each of Advice.facts()."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Generic[StateT, PlyT]):
    """Both seats' habits in one imagined game, with the plans they are carrying out in it."""

    def choose(self, state: StateT, rng: Random) -> PlyT:
        """What the asked seat does: the next step of its plan, or a sensible reaction.

        A seat without a plan first draws one if plans exist.
        """
        raise NotImplementedError

    def follow(self, state: StateT, plan: Sequence[int]) -> None:
        """The asked seat carries out these orders, one per slot of slots(state) in that order."""
        raise NotImplementedError

    def remember(self, state: StateT, seat: Seat, orders: Mapping[str, int]) -> None:
        """The seat made a plan earlier: its orders that last over several turns, by the keys of
        their slots."""


class SealedGame(Generic[StateT, PlyT]):
    """A choice that both seats of a two-player game make without seeing each other's, as a matrix
    game.

    A pair of choices leads to one of several kinds of situation. Certain facts hold for each kind,
    and what they are worth is measured by imagined games from `start`; until then the priors count.
    """

    __slots__ = ("costs", "doubts", "facts", "horizon", "kinds", "plies", "priors", "start")

    def __init__(self, start: StateT, plies: tuple[list[PlyT], list[PlyT]], horizon: int) -> None:
        self.start = start
        """Before either seat has chosen, whatever the state that was asked about contains."""
        self.plies = plies
        """By seat."""
        self.horizon = horizon
        """For how many player-turns an imagined game is played."""
        self.kinds: list[int] = []
        """For every pair of choices, with the second seat's varying fastest, the kind it leads
        to."""
        self.facts: list[list[int]] = []
        """By kind."""
        self.priors: list[float] = []
        """By fact, what it adds to the first seat's score."""
        self.doubts: list[float] = []
        """The standard deviation of each."""
        self.costs: tuple[list[float], list[float]] = ([], [])
        """By seat and choice, the additional score that it costs its seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[StateT, PlyT]):
    """The base class advises nothing: all choices equal, no plans, playouts to the end."""

    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: StateT) -> Sequence[PlanSlot]:
        """Who can still be given orders by the asked seat; empty where a single ply is asked
        for."""
        return ()

    def order_of(self, state: StateT, slot: PlanSlot, order: int) -> PlannedOrder:
        """What an order means: who does what, where and how."""
        raise NotImplementedError

    def doubts(
        self, state: StateT, slots: Sequence[PlanSlot], orders: Sequence[int]
    ) -> list[Doubt]:
        """The parts of this plan, one order per slot, to be compared once more with quieter orders:
        such a part is ordered only if it is seen to gain something."""
        return []

    def plan_effort(self, state: StateT) -> float:
        """The share of a plan's budget that this plan deserves, above 0 to 1."""
        return 1.0

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[StateT, PlyT]:
        raise NotImplementedError

    def new_commander(self) -> Playout[StateT, PlyT]:
        """The habits without randomness, where there is a best one: the scripted player."""
        return self.new_playout()

    def new_executor(self) -> Playout[StateT, PlyT]:
        """Carries out the plans of a search, and answers what is not searched."""
        return self.new_commander()

    def priors(self, state: StateT, actions: Sequence[PlyT]) -> Sequence[float]:
        """How likely a sensible player is to choose each; empty if all are equal."""
        return ()

    def effort(self, state: StateT) -> float:
        """The share of a reaction's budget that this choice deserves: 0 for what needs no search,
        more than 1 where much depends on it."""
        return 1.0

    def spread(self) -> float:
        """How much the scores of an order may vary: the standard deviation used for drawing orders
        while little is known about them."""
        return USUAL_SPREAD

    def caution(self, state: StateT) -> float:
        """The gain over the usual plan or choice that another one must show, in standard errors of
        that gain. 0: they are compared by their means."""
        return 0.0

    def steadiness(self, state: StateT) -> float:
        """The same compared with a plan that is being carried out: with few simulations after each
        die, the others in the plan would otherwise be sent elsewhere."""
        return self.caution(state)

    def sealed_game(self, state: StateT) -> SealedGame[StateT, PlyT] | None:
        """At a choice that both seats seal: a model of it to be solved for a mixture.

        None if the search has to make do with trying single choices.
        """
        return None

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: StateT) -> int:
        """Counts player-turns, so that a playout can be cut off after a number of them."""
        return 0

    def moment(self, state: StateT) -> int:
        """Identifies the moments of an imagined game at which chance starts afresh, so that games
        being compared meet the same dice and drawn plans as long as they have not diverged. At most
        62 bits. The finer the better, as long as a moment occurs in both games."""
        return self.clock(state)

    def horizon(self, state: StateT) -> int:
        """How many player-turns a playout from here lasts; 0 leaves it to the level."""
        return 0

    def is_settled(self, state: StateT) -> bool:
        """Whether a state at the cut-off can be evaluated; if not, the playout goes on until one
        can.

        For what follows a player-turn automatically and matters much: hunger, recovery, who moves
        next.
        """
        return True

    def value(self, state: StateT) -> Sequence[float]:
        """The score each seat can expect, 0 to 1; only asked where the clock has advanced and the
        state is settled."""
        raise NotImplementedError

    def trust(self, state: StateT) -> float:
        """The share of value() in the score of a state at the cut-off, 0 to 1. The rest is how the
        game ends if the habits of both seats play it out, which near the end tells more."""
        return 1.0

    def calibrated(self, state: StateT, score: float) -> float:
        """How often the asked seat actually won when searches from such a state found this score:
        imagined replies are weaker than real ones. Increases with the score."""
        return score

    def points(self, state: StateT) -> Sequence[float]:
        """Each seat's current points, as the game counts them; empty if it does not."""
        return ()

    # -- likelihood -------------------------------------------------------------------------------

    def plausibility(self, state: StateT, seat: Seat) -> float:
        """How much likelier (natural logarithm) this imagined world is for the seat than imagine()
        makes it, judging by what the other side would do in it. 0.0 if nothing can be said."""
        return 0.0

    # -- reasons ----------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        """What futures are compared by when a choice is explained."""
        return ()

    def new_witness(self, state: StateT) -> Witness[StateT]:
        """For a future that begins in this state."""
        return Witness()

    def exact_chances(self, state: StateT, ply: PlyT) -> Sequence[tuple[str, Fraction]]:
        """What the asked seat attempts with this choice, with the exact chance of each; only what
        it may know counts."""
        return ()


BOTH_SEATS: Final = -1
"""For a column of orders that applies to both seats."""


class WeightTable:
    """Weights as their file shows them: a row for each feature, a column for each use."""

    __slots__ = ("name", "meaning", "features", "columns", "numbers")

    def __init__(
        self,
        name: str,
        meaning: str,
        features: Sequence[str],
        columns: Sequence[str],
        numbers: Sequence[Sequence[float]],
    ) -> None:
        self.name = name
        """Of the file, without its suffix."""
        self.meaning = meaning
        """One sentence for the head of the file."""
        self.features = tuple(features)
        self.columns = tuple(columns)
        self.numbers = [list(column) for column in numbers]
        """By column, in the order of the features."""


class OrderChoice(NamedTuple):
    """What somebody was ordered, together with the alternatives."""

    column: int
    """Of the table of orders that it belongs to."""
    facts: Sequence[Sequence[float]]
    """By candidate, one for each feature of that table."""
    place: int
    """Of the order among the candidates."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tunable(Generic[StateT, PlyT]):
    """What can be fitted in the advice of a two-player game, and what the fit must know about the
    game.

    The facts given to a fit may depend on the whole state: it looks at finished games.
    """

    def options(self, number: int) -> Mapping[str, str]:
        """The options of the game with this number; the numbers go through all kinds."""
        return {}

    def margin(self) -> float:
        """The difference in points that makes a victory clear."""
        raise NotImplementedError

    # -- habits: how likely each order is ---------------------------------------------------------

    def orders(self) -> WeightTable:
        """The weights in use."""
        raise NotImplementedError

    def order_seats(self) -> Sequence[Seat]:
        """By column, whose orders it applies to, or BOTH_SEATS."""
        raise NotImplementedError

    def order_strides(self) -> Sequence[float]:
        """By column, how far variants may deviate; 1 is usual."""
        raise NotImplementedError

    def new_habits(
        self, orders: Sequence[Sequence[float]], temperature: float
    ) -> Playout[StateT, PlyT]:
        """The habits with these weights instead of those in use."""
        raise NotImplementedError

    # -- searched orders: what a search tells whom ------------------------------------------------

    def searched(self) -> WeightTable | None:
        """The weights in use, with the features and columns of orders(); None if there are none."""
        return None

    def order_choices(self, state: StateT, told: Mapping[str, int]) -> Sequence[OrderChoice]:
        """What these orders, by the keys of the slots of this state, were chosen from."""
        return ()

    # -- value: a logistic curve over facts of a position -----------------------------------------

    def value(self) -> WeightTable:
        """The weights in use."""
        raise NotImplementedError

    def value_guess(self) -> Sequence[float]:
        """For each fact of position_facts, the weight a person would give it; zero if none is
        given."""
        return ()

    def value_signs(self) -> Sequence[int]:
        """For each fact of position_facts, 1 or -1 if its weight must not have the other sign."""
        return ()

    def position_facts(self, state: StateT) -> Sequence[float]:
        """One for every weight of the table, column by column, from the first seat's point of
        view."""
        raise NotImplementedError

    def turn(self, state: StateT) -> int:
        """Used to report the quality of the value turn by turn; 0 if the game has no turns."""
        return 0

    def network(self) -> WeightTable | None:
        """A column for each unit: even ones add, odd ones subtract the sum of their facts where it
        is positive. None if the value is the logistic curve alone."""
        return None

    def network_facts(self, state: StateT) -> Sequence[float]:
        """By feature of network()."""
        return ()

    # -- calibration: what a search's score is worth ----------------------------------------------

    def calibration(self) -> WeightTable | None:
        """A row for each turn, from the first: a factor for the log-odds of a score, and what is
        then added to them. None if scores are reported as they are."""
        return None

    # -- belief: what tells a true world from a dealt one -----------------------------------------

    def belief(self) -> WeightTable:
        """The weights in use; a column for each seat whose arrangement is hidden.

        A table without features if there is nothing to fit.
        """
        raise NotImplementedError

    def hides(self, state: StateT) -> bool:
        """Whether worlds imagined by the asked seat are worth comparing with this one."""
        raise NotImplementedError

    def world_facts(self, state: StateT, seat: Seat) -> Sequence[float]:
        """By feature, about what the other seat hides from this one."""
        raise NotImplementedError


class _AnyChoice(Playout[StateT, PlyT]):
    def __init__(self, rules: Rules[StateT, PlyT, object]) -> None:
        self._rules = rules

    def choose(self, state: StateT, rng: Random) -> PlyT:
        actions = self._rules.actions(state)
        return actions[int(rng.random() * len(actions))]


class NoAdvice(Advice[StateT, PlyT]):
    """For a game that offers only its rules."""

    def __init__(self, rules: Rules[StateT, PlyT, object]) -> None:
        self._rules = rules

    def new_playout(self) -> Playout[StateT, PlyT]:
        return _AnyChoice(self._rules)
