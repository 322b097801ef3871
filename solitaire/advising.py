"""What a game may tell a searcher beyond its rules: plans, habits, worth and likelihood.

The search knows this interface only; a game that offers nothing more is searched ply by ply with
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
"""Names the environment variable with a folder of weights to use instead of those that came with
the game. An empty folder stands for no fitted weights at all."""


USUAL_SPREAD: Final = 0.2


class PlannedOrder(NamedTuple):
    """An order of a plan as facts; people read it in the words of the game's guide."""

    who: str
    """The counter or formation that is ordered."""
    at: str
    """The place where it stands."""
    verb: str
    """What it is to do, by the game's own name for it."""
    goal: str
    """The place or link it is about; empty for those who have nothing to do."""
    manner: str
    """How, by the game's own name for it; empty for the usual way."""
    part: str
    """Which part of those is ordered, by the game's own name for it; empty for all."""
    text: str
    """The same in plain English, for records and the engine protocol."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is to be done. An order of which only the text is known is none."""
        return bool(self.verb) and not self.goal

    @property
    def is_staying(self) -> bool:
        """Whether nobody goes anywhere by it, though something may be done where they stand."""
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
        """Who is ordered; the same while he exists, so that statistics can be kept under it."""
        self.who = who
        """These three as PlannedOrder has them."""
        self.at = at
        self.part = part
        self.orders = orders
        """Candidates as numbers the game understands, the likeliest first; at least one."""
        self.priors = priors
        """How likely a sensible commander is to give each; they add up to 1."""
        self.goals = goals
        """By order, what it is about, as a number that other slots use too: orders about the same
        are also tried together. Empty if nothing is done together."""
        self.is_lasting = False
        """Whether the order is kept over turns: the one given last is weighed again at the next
        plan, and another must be clearly better."""
        self.is_weighty = False
        """Whether so much follows from the order that each is compared as a plan of its own."""


class Doubt:
    """Orders of a plan that a careful staff would ask the commander to think over together."""

    __slots__ = ("quiet",)

    def __init__(self) -> None:
        self.quiet: dict[int, list[int]] = {}
        """By the place of the slot, candidates that would leave nothing to ask."""


class Fact:
    """Something that can be counted in an imagined future, and told as a reason."""

    __slots__ = ("is_chance", "key", "nudge", "rule", "text", "worth")

    def __init__(
        self, key: str, text: str, rule: str, worth: float, is_chance: bool, nudge: str
    ) -> None:
        self.key = key
        self.text = text
        """What is so in the future, or what is counted: "Brescia is Austrian"."""
        self.rule = rule
        self.worth = worth
        """Of one more, in the game's points for the first seat; negative if it harms that seat."""
        self.is_chance = is_chance
        """True if it is so or not, False if it is a number."""
        self.nudge = nudge
        """What to look at, for somebody who wants no more than that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(Generic[StateT]):
    """Watches one imagined future. The base sees nothing worth telling."""

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

        A seat without a plan draws one first where plans exist.
        """
        raise NotImplementedError

    def follow(self, state: StateT, plan: Sequence[int]) -> None:
        """The asked seat carries out these orders, one per slot of slots(state) in that order."""
        raise NotImplementedError

    def remember(self, state: StateT, seat: Seat, orders: Mapping[str, int]) -> None:
        """The seat made a plan some time ago: its orders that last over turns, by the keys of their
        slots."""


class SealedGame(Generic[StateT, PlyT]):
    """A choice that both seats of a game for two make unseen of each other, as a game of one move.

    A pair of choices leads to one of some kinds of situation. Of each kind some facts hold, and
    what they are worth is measured by imagined games from `start`; before that the priors count.
    """

    __slots__ = ("costs", "doubts", "facts", "horizon", "kinds", "plies", "priors", "start")

    def __init__(self, start: StateT, plies: tuple[list[PlyT], list[PlyT]], horizon: int) -> None:
        self.start = start
        """Before either seat has chosen, whatever the asked state knows of it."""
        self.plies = plies
        """By seat."""
        self.horizon = horizon
        """Player-turns that an imagined game is played on."""
        self.kinds: list[int] = []
        """For every pair of choices, the second seat's fastest, which kind it leads to."""
        self.facts: list[list[int]] = []
        """By kind."""
        self.priors: list[float] = []
        """By fact, what it adds to the first seat's score."""
        self.doubts: list[float] = []
        """The standard deviation of each."""
        self.costs: tuple[list[float], list[float]] = ([], [])
        """By seat and choice, the score that it costs its seat besides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[StateT, PlyT]):
    """The base advises nothing: every choice alike, no plans, playouts to the end."""

    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: StateT) -> Sequence[PlanSlot]:
        """Who can still be given orders by the asked seat; empty where a single ply is asked."""
        return ()

    def order_of(self, state: StateT, slot: PlanSlot, order: int) -> PlannedOrder:
        """What an order means: who does what, where and how."""
        raise NotImplementedError

    def doubts(
        self, state: StateT, slots: Sequence[PlanSlot], orders: Sequence[int]
    ) -> list[Doubt]:
        """What of this plan, an order per slot, is to be compared once more with quieter orders:
        it goes out only if it is seen to gain something."""
        return []

    def plan_effort(self, state: StateT) -> float:
        """The share of a plan's budget that this plan deserves, above 0 to 1."""
        return 1.0

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[StateT, PlyT]:
        raise NotImplementedError

    def new_commander(self) -> Playout[StateT, PlyT]:
        """The habits without chance, where a best one can be told: the scripted player."""
        return self.new_playout()

    def new_executor(self) -> Playout[StateT, PlyT]:
        """Carries out the plans of a search, and answers for it what is not searched."""
        return self.new_commander()

    def priors(self, state: StateT, actions: Sequence[PlyT]) -> Sequence[float]:
        """How likely a sensible player is to choose each; empty if all are alike."""
        return ()

    def effort(self, state: StateT) -> float:
        """The share of a reaction's budget that this choice deserves, 0 to 1."""
        return 1.0

    def spread(self) -> float:
        """How far apart the scores of an order may lie: the standard deviation by which orders are
        drawn while little is known of them."""
        return USUAL_SPREAD

    def caution(self, state: StateT) -> float:
        """The gain over the usual plan or choice that another one must show, in standard errors of
        that gain. 0: they are compared by their means."""
        return 0.0

    def steadiness(self, state: StateT) -> float:
        """The same over a plan that is being carried out: with few simulations after each die the
        others who were to go along would be sent elsewhere."""
        return self.caution(state)

    def sealed_game(self, state: StateT) -> SealedGame[StateT, PlyT] | None:
        """At a choice that both seats seal: a model of it to be solved for a mixture. None if the
        search has to do with trying single choices."""
        return None

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: StateT) -> int:
        """Counts player-turns, so that a playout can be cut off after some of them."""
        return 0

    def moment(self, state: StateT) -> int:
        """Tells apart the moments of an imagined game at which chance begins anew, so that games
        which are compared meet the same dice and drawn plans where they have not parted. At most 62
        bits. The finer the better, as long as a moment comes in both games."""
        return self.clock(state)

    def horizon(self, state: StateT) -> int:
        """Player-turns that a playout from here goes on; 0 leaves it to the level."""
        return 0

    def is_settled(self, state: StateT) -> bool:
        """Whether a state at the cut-off can be judged; if not, the playout goes on until one can.

        For what follows a player-turn by itself and tells much: hunger, recovery, who moves next.
        """
        return True

    def value(self, state: StateT) -> Sequence[float]:
        """The score each seat may expect, 0 to 1; only asked where the clock has moved on and the
        state is settled."""
        raise NotImplementedError

    def calibrated(self, state: StateT, score: float) -> float:
        """The chance of the asked seat that results have borne out where searches from such a
        state found this score: imagined replies are weaker than real ones. Rises with the score."""
        return score

    def points(self, state: StateT) -> Sequence[float]:
        """What each seat has on its account now, as the game counts; empty if it does not."""
        return ()

    # -- likelihood -------------------------------------------------------------------------------

    def plausibility(self, state: StateT, seat: Seat) -> float:
        """How much likelier (natural logarithm) this imagined world is for the seat than imagine()
        made it, judged by what the other side would do in it. 0.0 if nothing can be told."""
        return 0.0

    # -- reasons ----------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        """What futures are compared by when a choice is explained."""
        return ()

    def new_witness(self, state: StateT) -> Witness[StateT]:
        """For a future that begins in this state."""
        return Witness()

    def exact_chances(self, state: StateT, ply: PlyT) -> Sequence[tuple[str, Fraction]]:
        """What the asked seat attempts by this choice, with the exact chance of each; only what
        it may know counts."""
        return ()


BOTH_SEATS: Final = -1
"""For a column of orders by which both seats are judged."""


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
    """What somebody was ordered, beside what he could have been ordered."""

    column: int
    """Of the table of orders that judges it."""
    facts: Sequence[Sequence[float]]
    """By candidate, one for each feature of that table."""
    place: int
    """Of the order among the candidates."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tunable(Generic[StateT, PlyT]):
    """What of the advice of a game for two can be fitted, and what the fit must know of the game.

    The facts given to a fit may depend on the whole state: it looks at finished games.
    """

    def options(self, number: int) -> Mapping[str, str]:
        """What the game of this number is played by; the numbers go through all kinds."""
        return {}

    def margin(self) -> float:
        """The difference in points that makes a victory clear."""
        raise NotImplementedError

    # -- habits: how likely each order is ---------------------------------------------------------

    def orders(self) -> WeightTable:
        """The weights in use."""
        raise NotImplementedError

    def order_seats(self) -> Sequence[Seat]:
        """By column, whose orders it judges, or BOTH_SEATS."""
        raise NotImplementedError

    def order_strides(self) -> Sequence[float]:
        """By column, how far variants may stray; 1 is usual."""
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
        """Per fact of position_facts, the weight a person would give; zero if none is given."""
        return ()

    def value_signs(self) -> Sequence[int]:
        """Per fact of position_facts, 1 or -1 where its weight must not be of the other sign."""
        return ()

    def position_facts(self, state: StateT) -> Sequence[float]:
        """One for every weight of the table, column by column; they speak for the first seat."""
        raise NotImplementedError

    def turn(self, state: StateT) -> int:
        """By which the quality of the value is told apart; 0 if the game has no turns."""
        return 0

    def network(self) -> WeightTable | None:
        """A column for each unit: even ones add, odd ones subtract what their facts come to where
        it is positive. None where the value is the logistic curve alone."""
        return None

    def network_facts(self, state: StateT) -> Sequence[float]:
        """By feature of network()."""
        return ()

    # -- calibration: what a search's score is worth ----------------------------------------------

    def calibration(self) -> WeightTable | None:
        """A row for each turn, from the first; what is added to the logarithm of a score's odds,
        and before that by what it is multiplied. None if scores are told as they are."""
        return None

    # -- belief: what tells a true world from a dealt one -----------------------------------------

    def belief(self) -> WeightTable:
        """The weights in use; a column for each seat whose arrangement is hidden. A table without
        features where there is nothing to be fitted."""
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
    """For a game that offers its rules only."""

    def __init__(self, rules: Rules[StateT, PlyT, object]) -> None:
        self._rules = rules

    def new_playout(self) -> Playout[StateT, PlyT]:
        return _AnyChoice(self._rules)
