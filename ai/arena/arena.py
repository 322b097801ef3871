"""The referee of the arena: one game between two players, repeatable from its seed.

Only the referee has the true state. Players get what a person in their seat would get: the view
when they are asked, the choices offered, and the events their seat may see. Games come in pairs:
the same dice twice, the second time with the sides exchanged.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from solitaire.protocol import Decide, Event, Over, Rules, Seat, may_see

PlyT = TypeVar("PlyT")

PLY_LIMIT: Final = 100_000
"""A game that is not over by then does not count: its rules or its players are going round in
circles."""

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"

AnyRules: TypeAlias = Rules[Any, Any, Any]
Points: TypeAlias = Callable[[Any], Sequence[float]]


class Contestant(Protocol):
    """Anything that plays a seat: one of our players or somebody else's engine."""

    def begin(self, options: Mapping[str, str], seat: Seat, seed: int) -> None: ...

    def happened(self, events: Sequence[Event]) -> None: ...

    def choose(self, view: Any, offered: Sequence[PlyT], rng: Random) -> PlyT: ...

    def cpu_elsewhere(self) -> float:
        """Seconds of CPU time that its own processes have used."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that determines the games of a match. The number of games does not."""

    game: str
    """As the command line names it."""
    options: Mapping[str, str]
    players: tuple[str, str]
    seed: int
    rules: str
    """Version and data of the rules."""
    program: str
    """Version and fingerprint of the program: a different one may play differently."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a match."""

    pair: int
    """Counts from 0; both games of a pair use the same dice."""
    leg: int
    """0: the first player sits at the first seat; 1: at the second."""

    def seat_of(self, player: int) -> Seat:
        return player ^ self.leg


@dataclass(slots=True)
class Thinking:
    """What a player's answers to one question cost over a game."""

    decisions: int = 0
    cpu_seconds: float = 0.0
    """Of this process and of an engine's own processes."""
    seconds: float = 0.0
    longest_cpu_seconds: float = 0.0

    def add(self, cpu_seconds: float, seconds: float) -> None:
        self.decisions += 1
        self.cpu_seconds += cpu_seconds
        self.seconds += seconds
        self.longest_cpu_seconds = max(self.longest_cpu_seconds, cpu_seconds)


@dataclass(frozen=True, slots=True)
class PlayerFault:
    """Why a player lost immediately."""

    player: int
    kind: str
    """RAISED or ILLEGAL."""
    message: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended. Apart from times it depends only on the match and the fixture."""

    fixture: Fixture
    scores: tuple[float, float]
    """By player, not by seat."""
    plies: int = 0
    ending: str = ""
    digest: str = ""
    """Of the last state: games that agree here were played identically."""
    points: tuple[float, ...] = ()
    """By seat, as the game counts them; empty if it does not."""
    fault: PlayerFault | None = None
    broken: str = ""
    """Why the game does not count; empty if it does."""
    thinking: tuple[dict[str, Thinking], dict[str, Thinking]] = field(
        default_factory=lambda: ({}, {})
    )
    """By player: question -> what it cost."""


def broken_game(fixture: Fixture, reason: str) -> GameResult:
    """A game without a winner or loser: the rules failed or its process died."""
    return GameResult(fixture, (0.5, 0.5), broken=reason)


def play_game(
    rules: AnyRules,
    match: Match,
    fixture: Fixture,
    players: tuple[Contestant, Contestant],
    points: Points | None = None,
) -> GameResult:
    """Play one game of the match; a player that fails loses it, and failing rules make it void."""
    table = _Table(rules, match, fixture, players)
    try:
        over = table.play()
        counted = tuple(points(table.state)) if points is not None else ()
        digest = rules.digest(table.state)
    except _PlayerFailed as failed:
        return table.forfeited(failed.fault)
    except Exception as error:  # noqa: BLE001 - an unattended match goes on without this game
        return broken_game(fixture, _in_one_line(error))
    first, second = fixture.seat_of(0), fixture.seat_of(1)
    return GameResult(
        fixture,
        (over.scores[first], over.scores[second]),
        table.plies,
        over.summary,
        digest,
        counted,
        thinking=table.thinking,
    )


class Dice:
    """Chance derived from a seed.

    Every cause has its own sequence, so that two games with the same seed get the same recoveries
    and sieges even if they have fought a different number of battles.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._sequences: dict[str, Random] = {}

    def roll(self, cause: str, outcomes: Sequence[tuple[Any, int]]) -> Any:
        if cause not in self._sequences:
            self._sequences[cause] = Random(f"{self._seed} {cause}")
        ticket = self._sequences[cause].randrange(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return outcome
        raise AssertionError("the weights do not add up to their sum")


class _PlayerFailed(Exception):
    def __init__(self, fault: PlayerFault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class _NotOver(Exception):
    """The game went on past PLY_LIMIT."""


class _Table:
    """The game in progress: truth, dice, and what each player has not been told yet."""

    def __init__(
        self,
        rules: AnyRules,
        match: Match,
        fixture: Fixture,
        players: tuple[Contestant, Contestant],
    ) -> None:
        self.plies = 0
        self.state: Any = None
        self.thinking: tuple[dict[str, Thinking], dict[str, Thinking]] = ({}, {})
        self._rules = rules
        self._match = match
        self._fixture = fixture
        self._players = players
        self._untold: tuple[list[Event], list[Event]] = ([], [])
        self._dice = Dice(f"{match.seed} {fixture.pair} dice")
        # The leg is part of it, or a player that meets itself would play the same game twice.
        seeds = [f"{match.seed} {fixture.pair} {fixture.leg} player {i}" for i in range(2)]
        self._generators = [Random(seed) for seed in seeds]

    def play(self) -> Over:
        rules = self._rules
        self.state = rules.start(self._match.options)
        for player in range(2):
            self._begin(player)
        while not isinstance(pending := rules.pending(self.state), Over):
            if self.plies >= PLY_LIMIT:
                raise _NotOver(f"the game is not over after {PLY_LIMIT} plies")
            if isinstance(pending, Decide):
                self._carry_out(self._ask(pending))
            else:
                self._carry_out(self._dice.roll(pending.cause, rules.outcomes(self.state)))
        return pending

    def forfeited(self, fault: PlayerFault) -> GameResult:
        scores = (0.0, 1.0) if fault.player == 0 else (1.0, 0.0)
        return GameResult(self._fixture, scores, self.plies, fault=fault, thinking=self.thinking)

    def _begin(self, player: int) -> None:
        seed = self._generators[player].getrandbits(53)  # what JSON carries safely to an engine
        try:
            seat = self._fixture.seat_of(player)
            self._players[player].begin(self._match.options, seat, seed)
        except Exception as error:
            raise self._raised(player, error) from error

    def _ask(self, asked: Decide) -> Any:
        player = self._fixture.seat_of(asked.seat)  # its own inverse
        offered = self._rules.actions(self.state)
        view = self._rules.view(self.state, asked.seat)
        spent = self.thinking[player].setdefault(asked.question, Thinking())
        began, cpu_began = time.perf_counter(), self._cpu(player)
        try:
            self._tell(player)
            choice = self._players[player].choose(view, list(offered), self._generators[player])
            is_offered = choice in offered
        except Exception as error:
            raise self._raised(player, error) from error
        finally:
            spent.add(max(self._cpu(player) - cpu_began, 0.0), time.perf_counter() - began)
        if not is_offered:
            message = f"{choice!r} is not offered: {asked.question}"
            raise _PlayerFailed(PlayerFault(player, ILLEGAL, message))
        return choice

    def _cpu(self, player: int) -> float:
        return time.process_time() + self._players[player].cpu_elsewhere()

    def _tell(self, player: int) -> None:
        events = self._untold[player].copy()
        self._untold[player].clear()
        if events:
            self._players[player].happened(events)

    def _carry_out(self, ply: Any) -> None:
        events: list[Event] = []
        self._rules.apply(self.state, ply, events)
        self.plies += 1
        for player, untold in enumerate(self._untold):
            seat = self._fixture.seat_of(player)
            untold += [event for event in events if may_see(event.audience, seat)]

    def _raised(self, player: int, error: Exception) -> _PlayerFailed:
        return _PlayerFailed(PlayerFault(player, RAISED, _in_one_line(error)))


def _in_one_line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
