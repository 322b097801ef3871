"""The engine: answers requests, gives the team its orders, reports what it finds.

It knows views and what a seat heard, never a state. Requests come from one thread and news from the
workers from others, all through one queue, so that everything here happens sequentially and a stop
is heard while workers think. docs/engine-protocol.md is the reference.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from random import Random
from time import monotonic
from typing import Any, BinaryIO, Final

from ai.engine.memory import (
    Choices,
    Game,
    Thought,
    described,
    described_level,
    worker_seed,
)
from ai.engine.team import FromWorker, Member, Team
from ai.engine.wire import (
    PROTOCOL,
    BadLine,
    Request,
    RequestId,
    parse_request,
    read_line,
    write_line,
)
from ai.engine.worker import (
    Answered,
    AnyRules,
    Conclude,
    Loader,
    NewGame,
    Position,
    Progress,
    Searching,
    Stop,
    Studied,
    Study,
    part_of,
    read_position,
    share_of,
)
from ai.search.levels import LEVELS

SECONDS_FOR_ALL: Final = 0.03
"""How long the findings of all workers are awaited after a stop; then those at hand must do."""

SECONDS_TO_STOP: Final = 0.07
"""How long the answer is awaited after a stop; then the best one known is given."""

LINES_WAITING: Final = 256
"""Requests read ahead; more wait in the pipe."""


class Refused(Exception):
    """A request that cannot be carried out now; the message says why."""


class Engine:
    def __init__(
        self,
        about: Mapping[str, str],
        games: Mapping[str, AnyRules],
        load: Loader,
        source: BinaryIO,
        target: BinaryIO,
    ) -> None:
        """`about` names the program and its version; `games` are rules by names that `load`
        understands: the advice of a game is loaded only when that game begins."""
        self._about = dict(about)
        self._games = dict(games)
        self._load = load
        self._source = source
        self._target = target
        self._inbox: queue.Queue[bytes | FromWorker | None] = queue.Queue(LINES_WAITING)
        self._team = Team(load, self._inbox.put)
        self._chosen = Choices()
        self._game: Game | None = None
        self._thought: Thought | None = None
        self._number = 0
        self._is_leaving = False
        self._verbs: Mapping[str, Callable[[Request], None]] = {
            "hello": self._hello,
            "set": self._set,
            "new": self._new,
            "view": self._view,
            "go": self._go,
            "stop": self._stop,
            "ping": self._ping,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Serve until told to quit or until the input ends."""
        threading.Thread(target=self._read, daemon=True).start()
        try:
            while not self._is_leaving:
                self._serve_next()
        except BrokenPipeError:
            pass  # nobody is listening any more
        finally:
            self._team.close()

    def _read(self) -> None:
        while True:
            line = read_line(self._source)
            self._inbox.put(line)
            if line is None:
                return

    def _serve_next(self) -> None:
        thought = self._thought
        patience = None
        if thought is not None and thought.wait_until is not None:
            patience = max(thought.wait_until - monotonic(), 0.0)
        try:
            item = self._inbox.get(timeout=patience)
        except queue.Empty:
            assert thought is not None
            self._hurry(thought)
            return
        if item is None:
            self._is_leaving = True
        elif isinstance(item, FromWorker):
            self._hear(item)
        else:
            self._serve(item)

    # -- requests ---------------------------------------------------------------------------------

    def _serve(self, line: bytes) -> None:
        try:
            request = parse_request(line)
        except BadLine as error:
            self._tell("error", error.request_id, error=str(error))
            return
        try:
            self._verbs[request["do"]](request)
        except Refused as error:
            self._tell("error", request.get("id"), error=str(error))

    def _tell(self, what: str, request_id: RequestId, **fields: object) -> None:
        write_line(self._target, {"tell": what, "id": request_id, **fields})

    def _hello(self, request: Request) -> None:
        self._tell(
            "hello",
            request.get("id"),
            protocol=PROTOCOL,
            engine=self._about,
            games=[described(rules) for rules in self._games.values()],
            levels=[described_level(level.number) for level in LEVELS],
            settings=self._chosen.as_json(),
        )

    def _set(self, request: Request) -> None:
        self._refuse_while_thinking()
        if request.get("level", 1) > len(LEVELS):
            raise Refused(f"There are levels 1 to {len(LEVELS)}.")
        for name in self._chosen.as_json():
            if name in request:
                setattr(self._chosen, name, request[name])
        self._tell("done", request.get("id"), settings=self._chosen.as_json())

    def _new(self, request: Request) -> None:
        self._refuse_while_thinking()
        load_name, rules = self._wanted_game(request)
        if request["seat"] not in rules.seats:
            raise Refused(f"{rules.name} has the seats {', '.join(rules.seats)}.")
        options = request.get("options", {})
        try:
            rules.start(options)
        except ValueError as error:
            raise Refused(str(error)) from error
        seat = rules.seats.index(request["seat"])
        seed = request.get("seed", self._chosen.seed)
        self._game = Game(load_name, rules, self._load(load_name)[1], options, seat, seed)
        self._begin_game(self._game)
        self._tell("done", request.get("id"))

    def _wanted_game(self, request: Request) -> tuple[str, AnyRules]:
        for load_name, rules in self._games.items():
            if rules.name != request["game"]:
                continue
            if request.get("version", rules.version) != rules.version:
                raise Refused(f"The rules of {rules.name} are version {rules.version} here.")
            if request.get("data", rules.data_digest()) != rules.data_digest():
                raise Refused(f"The data of {rules.name} are {rules.data_digest()!r} here.")
            return load_name, rules
        names = ", ".join(rules.name for rules in self._games.values())
        raise Refused(f"There is no game {request['game']!r} here. Games: {names}.")

    def _begin_game(self, game: Game) -> None:
        chosen = self._chosen
        settings = chosen.search_settings()
        self._team.resize(chosen.workers)
        for member in self._team.members:
            share = share_of(settings, chosen.workers, member.index)
            seed = worker_seed(game.seed, member.index)
            member.send(NewGame(game.load_name, game.options, game.seat, share, seed))

    def _view(self, request: Request) -> None:
        self._refuse_while_thinking()
        game = self._present_game()
        try:
            position = read_position(game.rules, game.seat, request["view"])
        except ValueError as error:
            raise Refused(str(error)) from error
        _compare_offered(game.rules, position, request.get("offered"))
        game.position = position
        game.packed = request["view"]
        self._tell("done", request.get("id"), choices=len(position.offered))

    def _go(self, request: Request) -> None:
        self._refuse_while_thinking()
        game = self._present_game()
        if game.position is None:
            raise Refused("Tell the view first.")
        if not game.position.offered:
            raise Refused("The seat is not asked for a choice in this view.")
        if not self._team.members:
            self._begin_game(game)
        self._number += 1
        nodes = 0 if "infinite" in request else request.get("nodes")
        seconds = request["ms"] / 1000.0 if "ms" in request else None
        self._thought = Thought(self._number, request.get("id"), nodes, seconds)
        self._begin_thought()

    def _stop(self, request: Request) -> None:
        thought = self._thought
        if thought is None:
            self._tell("done", request.get("id"))
            return
        thought.stop_ids.append(request.get("id"))
        if thought.stopped_at is None:
            thought.stopped_at = monotonic()
            thought.wait_until = thought.stopped_at + SECONDS_FOR_ALL
            self._stop_workers(thought)

    def _ping(self, request: Request) -> None:
        self._tell("pong", request.get("id"))

    def _quit(self, request: Request) -> None:
        self._tell("bye", request.get("id"))
        self._is_leaving = True

    def _refuse_while_thinking(self) -> None:
        if self._thought is not None:
            raise Refused("A search is running; stop it or wait for its answer.")

    def _present_game(self) -> Game:
        if self._game is None:
            raise Refused("No game has begun; send 'new' first.")
        return self._game

    # -- thinking ---------------------------------------------------------------------------------

    def _begin_thought(self) -> None:
        """Wakes the leader once nobody is busy with an earlier question."""
        thought = self._thought
        if thought is None or thought.is_begun or not self._team.is_idle():
            return
        thought.is_begun = True
        self._order_study(thought, self._team.leader)
        if thought.stop_ids:
            self._team.leader.send(Stop(thought.number))

    def _order_study(self, thought: Thought, member: Member) -> None:
        game = self._present_game()
        nodes = thought.nodes
        if nodes:
            nodes = max(part_of(nodes, len(self._team.members), member.index), 1)
        member.send(
            Study(
                thought.number,
                game.packed,
                nodes,
                thought.seconds,
                self._chosen.mode,
                member.leads,
                thought.standing,
            )
        )

    def _hear(self, item: FromWorker) -> None:
        member, news = item
        if news is None:
            member.close_pipe()
            if member in self._team.members:
                self._dismiss_team(member)
            return
        if member not in self._team.members:
            return
        member.note(news)
        thought = self._thought
        if thought is None or news.number != thought.number:
            self._hear_latecomer(member, news)
        elif isinstance(news, Searching):
            thought.standing = news.standing
            self._wake_helpers(thought)
        elif isinstance(news, Progress):
            thought.progress[member.index] = news.report
            if member.leads:
                self._tell("info", thought.request_id, report=thought.report())
        elif isinstance(news, Studied):
            thought.studies[member.index] = news.study
            self._conclude_if_all_studied(thought)
        elif isinstance(news, Answered):
            self._answer(thought, news.report)
        else:
            self._fail(thought, f"The search failed: {news.message}.")

    def _hear_latecomer(self, member: Member, news: Any) -> None:
        """A worker ends a question that was answered without it."""
        if isinstance(news, Studied) and member.leads:
            member.send(Conclude(news.number, []))
        self._begin_thought()

    def _wake_helpers(self, thought: Thought) -> None:
        if not thought.stop_ids:
            for member in self._team.helpers:
                self._order_study(thought, member)

    def _conclude_if_all_studied(self, thought: Thought) -> None:
        if not any(member.busy_with == thought.number for member in self._team.helpers):
            self._conclude(thought)

    def _conclude(self, thought: Thought) -> None:
        """The leader answers from its own findings and those of the others that have arrived."""
        if thought.is_concluded or self._team.leader.index not in thought.studies:
            return
        thought.is_concluded = True
        helpers = [member.index for member in self._team.helpers]
        others = [thought.studies[index] for index in helpers if index in thought.studies]
        self._team.leader.send(Conclude(thought.number, others))

    def _hurry(self, thought: Thought) -> None:
        """A stop must be answered soon, however slow a worker is to stop."""
        assert thought.stopped_at is not None
        last_moment = thought.stopped_at + SECONDS_TO_STOP
        if monotonic() >= last_moment:
            self._answer_by_best(thought)
            return
        thought.wait_until = last_moment
        self._conclude(thought)

    # -- answers ----------------------------------------------------------------------------------

    def _answer(self, thought: Thought, report: dict[str, Any]) -> None:
        self._tell("answer", thought.request_id, ply=report["ply"], report=report)
        self._end_thought(thought)

    def _answer_by_best(self, thought: Thought) -> None:
        """The workers take too long to stop: use what they found last, or what the game advises."""
        report = thought.report()
        if not report.get("ply"):
            report = {**report, "ply": self._advised(), "how": "by habit"}
        self._answer(thought, report)

    def _advised(self) -> str:
        """What a scripted player would do; a plan under search has no first step yet."""
        game = self._present_game()
        assert game.position is not None
        world = game.rules.copy(game.position.world)
        return game.rules.ply_text(game.advice.new_commander().choose(world, Random(game.seed)))

    def _fail(self, thought: Thought, message: str) -> None:
        self._tell("error", thought.request_id, error=message)
        self._end_thought(thought)

    def _end_thought(self, thought: Thought) -> None:
        self._thought = None
        self._stop_workers(thought)
        for request_id in thought.stop_ids:
            self._tell("done", request_id)

    def _stop_workers(self, thought: Thought) -> None:
        for member in self._team.members:
            if member.busy_with == thought.number:
                member.send(Stop(thought.number))

    def _dismiss_team(self, gone: Member) -> None:
        """A worker died. The next go starts new ones, because their statistics belong together."""
        code = gone.exit_code()
        self._team.close()
        if self._thought is not None:
            self._fail(self._thought, f"A search process ended unexpectedly (exit code {code}).")


def _compare_offered(rules: AnyRules, position: Position, told: list[str] | None) -> None:
    if told is None:
        return
    derived = [rules.ply_text(ply) for ply in position.offered]
    strange = [text for text in told if text not in derived]
    missing = [text for text in derived if text not in told]
    if strange:
        raise Refused(f"By these rules {strange[0]!r} is not offered in this view.")
    if missing:
        raise Refused(f"By these rules {missing[0]!r} is offered too in this view.")
