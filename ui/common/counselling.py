"""The process that a window asks for advice: views come in as JSON lines, hints, warnings and
estimates go out. It is never sent more than one seat may know.

Requests have an `id` and a `do`: "hint" (several answers, each better than the one before, all but
the last marked partial; `seconds` is the time to think), "judge" with the `plies` of an order,
"prepare" (think about a view that will be judged; no answer), "estimate", "load" (only the game, so
that a later answer is quicker), "ping", and "stop" with the id of what nobody waits for any more as
`of`. They are answered one after the other; a stop comes through at once.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any, BinaryIO, Final

from ai.counsel.coaching import WARNS_FROM, Coach
from ai.counsel.hint import Hint, Option
from ai.counsel.hints import Adviser
from ai.engine.wire import (
    BadLine,
    parse_line,
    read_line,
    write_line,
)
from ai.engine.worker import Position, read_position
from ai.search.budget import Limit
from ai.search.levels import DEFAULT_LEVEL, settings_of_level
from ai.search.weighing import weighed_worlds
from solitaire.advising import Advice
from solitaire.presenting.guide import Guide, Journey
from solitaire.protocol import Event, Rules, Seat, may_see
from solitaire.registry import game_named, game_of
from solitaire.text import to_json

HINT_SECONDS: Final = 5.0
HINT_NODES: Final = 20_000
"""More are never simulated, whatever the time."""
COACH_HINT_NODES: Final = 1200
COACH_HINT_SECONDS: Final = 3.0
"""For a hint that only the coach wants to know."""
COACH_NODES: Final = 160
COACH_SECONDS: Final = 2.0
"""For comparing an order with that hint."""
FEWEST_NODES: Final = 12
WORLDS: Final = 400
FEWEST_WORLDS: Final = 40
COURSE_LENGTH: Final = 6
"""Events of an expected line that are told."""
MOST_MARCHES: Final = 14
"""Of one, by both sides together."""

Request = dict[str, Any]
AnyRules = Rules[Any, Any, Any]


class Counsellor:
    """Answers until its input ends."""

    def __init__(self, source: BinaryIO, target: BinaryIO, share: float = 1.0) -> None:
        """`share` of the usual simulations is spent: less where nothing is compiled."""
        self._source = source
        self._target = target
        self._share = share
        self._requests: queue.Queue[Request | None] = queue.Queue()
        self._stopped: set[object] = set()
        self._lock = threading.Lock()
        self._games: dict[str, _Game] = {}

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        while (request := self._requests.get()) is not None:
            number = request.get("id")
            if number in self._stopped:
                self._tell(number, "stopped")
                continue
            try:
                self._answer(number, request)
            except (ValueError, KeyError, TypeError) as error:
                self._tell(number, "error", error=str(error))

    def _read(self) -> None:
        while True:
            try:
                line = read_line(self._source)
                if line is None:
                    break
                request = parse_line(line)
            except BadLine as error:
                self._tell(None, "error", error=str(error))
                continue
            if request.get("do") == "stop":
                self._stopped.add(request.get("of"))
            elif request.get("do") == "ping":
                self._tell(request.get("id"), "pong")
            else:
                self._requests.put(request)
        self._requests.put(None)

    def _tell(self, number: object, tell: str, **more: object) -> None:
        with self._lock:
            write_line(self._target, {"tell": tell, "id": number, **more})

    # -- answers ----------------------------------------------------------------------------------

    def _answer(self, number: object, request: Request) -> None:
        game = self._game(str(request["game"]))
        if request["do"] == "load":
            return
        seat = int(request["seat"])
        position = read_position(game.rules, seat, request["view"])
        if request["do"] == "estimate":
            self._estimate(number, game, seat, position)
        elif not position.offered:
            raise ValueError("This seat is not asked, so there is nothing to advise.")
        elif request["do"] == "hint":
            self._hint(number, game, seat, position, float(request.get("seconds", HINT_SECONDS)))
        elif request["do"] == "judge":
            self._judge(number, game, position, request)
        elif request["do"] == "prepare":
            self._coach_hint(number, game, position)
        else:
            raise ValueError(f"There is nothing like {request['do']!r} to ask for.")

    def _game(self, name: str) -> _Game:
        if name not in self._games:
            self._games[name] = _Game(name)
        return self._games[name]

    def _hint(
        self, number: object, game: _Game, seat: Seat, position: Position, seconds: float
    ) -> None:
        begun = monotonic()
        is_stopped = self._stop_of(number)
        found = game.adviser.refined_hints(
            position.view, position.offered, seconds, self._nodes(HINT_NODES), is_stopped
        )
        for hint in found:
            if not hint.partial:
                game.remember(position.view, hint)
            if not is_stopped():
                self._tell_hint(number, game, seat, hint, begun)
        if is_stopped():
            self._tell(number, "stopped")

    def _tell_hint(self, number: object, game: _Game, seat: Seat, hint: Hint, begun: float) -> None:
        packed = hint_json(game.rules, game.guide, seat, hint)
        seconds = round(monotonic() - begun, 1)
        self._tell(number, "hint", hint=packed, seconds=seconds, slow=self._share < 1.0)

    def _coach_hint(self, number: object, game: _Game, position: Position) -> Hint:
        nodes = self._nodes(COACH_HINT_NODES)
        return game.hinted(position.view, position.offered, nodes, self._stop_of(number))

    def _judge(self, number: object, game: _Game, position: Position, request: Request) -> None:
        is_stopped = self._stop_of(number)
        plies = [game.rules.parse_ply(text) for text in request["plies"]]
        view, offered = position.view, position.offered
        if not plies or plies[0] not in offered or len(offered) == 1:
            self._tell(number, "judged", objection=None)
            return
        found = game.coach.objection(
            view,
            plies,
            lambda: self._coach_hint(number, game, position),
            self._nodes(COACH_NODES),
            warns_from=float(request.get("warns_from", WARNS_FROM)),
            limit=Limit(seconds=COACH_SECONDS, stop=is_stopped),
        )
        if is_stopped():
            self._tell(number, "stopped")
            return
        objection = None
        if found is not None:
            objection = {
                "loss": round(found.loss, 4),
                "margin": round(found.margin, 4),
                "reasons": [to_json(one) for one in found.reasons],
            }
        self._tell(number, "judged", objection=objection)

    def _estimate(self, number: object, game: _Game, seat: Seat, position: Position) -> None:
        worlds, shares = weighed_worlds(
            game.rules,
            game.advice,
            position.view,
            seat,
            settings_of_level(DEFAULT_LEVEL),
            max(round(WORLDS * self._share), FEWEST_WORLDS),
            Limit(stop=self._stop_of(number)),
        )
        found = game.guide.estimates(position.view, worlds, shares)
        areas = [
            {
                "area": one.area,
                "seen": one.seen,
                "known": list(one.known),
                "strength": [round(one.strength[0], 2), *one.strength[1:]],
                "guesses": [[name, round(share, 3)] for name, share in one.guesses],
                "dummies": round(one.dummies, 2),
                "per_point": one.per_point,
            }
            for one in found
        ]
        self._tell(number, "estimated", areas=areas, worlds=len(worlds))

    def _nodes(self, usual: int) -> int:
        return max(round(usual * self._share), FEWEST_NODES)

    def _stop_of(self, number: object) -> _Stop:
        return _Stop(self._stopped, number)


class _Stop:
    def __init__(self, stopped: set[object], number: object) -> None:
        self._stopped = stopped
        self._number = number

    def __call__(self) -> bool:
        return self._number in self._stopped


class _Game:
    """What is kept of one game: its advisers and the last hint."""

    def __init__(self, name: str) -> None:
        self.rules: AnyRules = game_named(name).rules()
        self.advice: Advice[Any, Any] = game_of(self.rules).advice()
        self.guide: Guide = game_of(self.rules).guide()
        self.adviser = Adviser(self.rules, self.advice, settings_of_level(DEFAULT_LEVEL))
        self.coach = Coach(self.adviser)
        self._hint: tuple[Any, Hint] | None = None

    def remember(self, view: Any, hint: Hint) -> None:
        self._hint = view, hint

    def hinted(self, view: Any, offered: Sequence[Any], nodes: int, stop: _Stop) -> Hint:
        """A hint for this view; an earlier one is not made again."""
        if self._hint is not None and self._hint[0] == view:
            return self._hint[1]
        hint = self.adviser.hint(view, offered, nodes, stop, COACH_HINT_SECONDS)
        if not stop():
            self.remember(view, hint)
        return hint


# -- a hint as plain data -------------------------------------------------------------------------


def hint_json(rules: AnyRules, guide: Guide, seat: Seat, hint: Hint) -> dict[str, Any]:
    """What `campagna hint --json` has, with texts as templates and values, and each candidate's
    course as the seat would see it."""
    packed = hint.as_json()
    for option, candidate in zip(hint.options, packed["candidates"], strict=True):
        candidate.update(_course(rules, guide, seat, option))
        for (what, _), attempt in zip(option.attempts, candidate["attempts"], strict=True):
            attempt["what"] = to_json(what)
        for reason, told in zip(option.reasons, candidate["reasons"], strict=True):
            told |= {"words": to_json(reason.words()), "nudge": to_json(reason.fact.nudge)}
    return packed


def _course(rules: AnyRules, guide: Guide, seat: Seat, option: Option) -> dict[str, Any]:
    seen = [event for event in option.line if may_see(event.audience, seat)]
    notable = dict.fromkeys(rules.words(event) for event in seen if guide.is_notable(event))
    return {
        "course": [to_json(words) for words in list(notable)[:COURSE_LENGTH]],
        "marches": [
            {"seat": one[0].seat, "way": [one[0].start, *(step.end for step in one)]}
            for one in marches(guide, seat, seen)
        ],
    }


def marches(guide: Guide, seat: Seat, events: Iterable[Event]) -> list[list[Journey]]:
    """Steps joined to marches: those of the seat, then the enemy's until the seat moves again."""
    found: list[list[Journey]] = []
    has_answered = False
    for event in events:
        step = guide.journey(event)
        if step is None:
            continue
        has_answered = has_answered or step.seat != seat
        if has_answered and step.seat == seat:
            break
        if found and found[-1][-1].end == step.start and found[-1][-1].seat == step.seat:
            found[-1].append(step)
        else:
            found.append([step])
    return found[:MOST_MARCHES]
