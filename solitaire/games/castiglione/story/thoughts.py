"""What a commander thinks before a movement, made from his chances and the orders of his plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.data.advice_names import (
    ATTACK,
    BESIEGE,
    BREAK_BRIDGE,
    DUMMIES,
    GO_TO,
    HOLD,
    HOLD_SIEGE,
    HORSE,
    MEND_BRIDGE,
)
from solitaire.games.castiglione.story.forces import begun, counted, listed
from solitaire.games.castiglione.terms import FRENCH, SIDE_SIZE
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.presenting.guide import Thinking, Thought
from solitaire.text import joined, verbatim

Turns = Callable[[str, Sequence[str]], str]

SWING: Final = 0.05
"""A change of his chances that he speaks of."""
SETTLED: Final = 0.03
"""Nearer to certain than this, he no longer counts."""
TOLD_GHOSTS: Final = 4
"""So many false columns are worth a word."""
MOST_STROKES: Final = 3
_BRIDGES: Final = {BREAK_BRIDGE: "break", MEND_BRIDGE: "mend"}
_FIRST: Final = (
    "{name} gives himself {chance}.",
    "{name} puts his own chances at {chance}.",
)
_BETTER: Final = (
    "{name} breathes more freely: {chance}, after {before}.",
    "Things look up for {name}, who sees {chance} where there were {before}.",
    "{name} is of better cheer, with {chance} instead of {before}.",
    "{name} has gained ground in his own eyes, from {before} to {chance}.",
)
_WORSE: Final = (
    "{name} has lost heart: {chance}, after {before}.",
    "It looks worse for {name}, who is down from {before} to {chance}.",
    "{name} sees his chances shrink from {before} to {chance}.",
    "The last hours have cost {name} dear: {chance} left of {before}.",
)
_SAME: Final = (
    "{name} sees no reason to think otherwise than before ({chance}).",
    "{name}, still at {chance}, gives his orders.",
    "For {name} it stands as it stood, at {chance}.",
    "{name} reckons with {chance}, much as before.",
)
_SURE: Final = (
    "{name} is as good as sure of it now.",
    "{name} has only to keep what he has.",
    "{name} may do as he likes.",
    "{name} plays it out.",
)
_HOPELESS: Final = (
    "{name} no longer believes in it, but fights on.",
    "{name} can save his honour and little else.",
    "{name} gives orders because orders must be given.",
    "{name} looks for a miracle.",
)
_STROKES: Final = (
    "He throws {who} against {goal}",
    "{who} shall attack {goal}",
    "His stroke is aimed at {goal}, with {who}",
    "He sends {who} to attack {goal}",
    "{goal} is to be taken by {who}",
)
_GATHERINGS: Final = (
    "He attacks nobody and wants {who} at {goal}.",
    "No attack today; {goal} is where he wants {who}.",
    "He would rather manoeuvre: {who} to {goal}.",
)
_GHOSTS: Final = (
    "{columns} shall add to the rumours.",
    "{columns} go out to be seen.",
    "{columns} shall keep the enemy guessing.",
    "{columns} march for show.",
)
_CLEAR: Final = (
    "Nothing else he considered came near.",
    "It was not a close choice.",
    "He did not weigh it long.",
)
_TORN: Final = (
    "He was of two minds: {other} looked as good.",
    "He might as well have sent {other}, by his own count.",
    "A hair's breadth, and it would have been {other}.",
)


class Thoughts:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._ends = {
            bridge_name(board, bridge): ends for bridge, ends in enumerate(board.bridge_ends)
        }
        self._explained: set[tuple[int, str]] = set()
        self._named: set[str] = set()
        """Formations of which this plan has spoken."""

    def words(self, thought: Thought, turns: Turns) -> Thinking:
        orders = thought.orders
        self._named.clear()
        outlook = self._outlook(thought, turns)
        sentences = self._strokes(thought.seat, orders, turns)
        sentences += self._rest(orders, turns)
        sentences += self._doubts(thought, turns)
        return Thinking(verbatim(outlook), joined(map(verbatim, sentences), " "))

    def commander(self, side: int) -> str:
        return self._board.counter_titles[side * SIDE_SIZE + self._board.army_leader[side] % 64]

    def _outlook(self, thought: Thought, turns: Turns) -> str:
        chance, before = thought.chance, thought.before
        numbers = {
            "name": self.commander(thought.seat),
            "chance": f"{100 * chance:.0f} % to win",
            "before": f"{100 * (before or 0.0):.0f} %",
        }
        if before is None:
            return turns("first", _FIRST).format(**numbers)
        if min(chance, 1.0 - chance) < SETTLED:
            kind, wordings = ("sure", _SURE) if chance > 0.5 else ("hopeless", _HOPELESS)
            return turns(kind, wordings).format(**numbers)
        if chance - before >= SWING:
            return begun(turns("better", _BETTER).format(**numbers))
        if before - chance >= SWING:
            return begun(turns("worse", _WORSE).format(**numbers))
        return begun(turns("same", _SAME).format(**numbers))

    # -- orders -----------------------------------------------------------------------------------

    def _strokes(self, seat: int, orders: Sequence[PlannedOrder], turns: Turns) -> list[str]:
        attacks = [one for one in orders if one.verb == ATTACK and one.who != DUMMIES]
        by_goal: dict[str, list[PlannedOrder]] = {}
        for order in attacks:
            by_goal.setdefault(order.goal, []).append(order)
        by_goal = {goal: own for goal, own in by_goal.items() if any(one.part for one in own)}
        goals = sorted(by_goal, key=lambda goal: -len(by_goal[goal]))[:MOST_STROKES]
        if not goals:
            return self._gatherings(orders, turns)
        first, *others = goals
        text = turns("stroke", _STROKES).format(
            who=self._who(by_goal[first]), goal=self._goal(seat, first)
        )
        more = [
            f"{self._goal(seat, goal)} is given to {self._who(by_goal[goal])}" for goal in others
        ]
        return [f"{begun('; '.join([text, *more]))}."]

    def _gatherings(self, orders: Sequence[PlannedOrder], turns: Turns) -> list[str]:
        """Where nobody is attacked: where most are to go."""
        by_goal: dict[str, list[PlannedOrder]] = {}
        for order in orders:
            if order.verb == GO_TO and order.who != DUMMIES:
                by_goal.setdefault(order.goal, []).append(order)
        if not by_goal:
            return []
        goal = max(by_goal, key=lambda one: len(by_goal[one]))
        who = self._who(by_goal[goal])
        return [turns("gathering", _GATHERINGS).format(who=who, goal=self._title(goal))]

    def _who(self, orders: Sequence[PlannedOrder]) -> str:
        afoot = {order.who for order in orders if order.part != HORSE}
        names = dict.fromkeys(
            self._formation(one) for one in orders if one.part != HORSE or one.who not in afoot
        )
        told = [f"more of {name}'s men" if name in self._named else name for name in names]
        self._named.update(names)
        forced = " by forced march" if all(order.manner for order in orders) else ""
        return f"{listed(told)}{forced}"

    def _formation(self, order: PlannedOrder) -> str:
        name = "headquarters" if order.who == "army" else order.who.replace("_", " ").title()
        if order.part == HORSE:
            return f"{name}'s cavalry"
        return name

    def _goal(self, seat: int, name: str) -> str:
        title = self._title(name)
        key = f"{name}_{'french' if seat == FRENCH else 'austrian'}"
        worth = self._board.data.tables.victory.points.get(key)
        if worth is None or (seat, name) in self._explained:
            return title
        self._explained.add((seat, name))
        return f"{title} (worth {counted(worth, 'point')} to him)"

    def _title(self, name: str) -> str:
        place = self._board.area_by_name.get(name)
        return name if place is None else self._board.data.areas[place].name

    def _rest(self, orders: Sequence[PlannedOrder], turns: Turns) -> list[str]:
        """The siege, the bridges, and how many others go or stay."""
        found = []
        real = [one for one in orders if one.who != DUMMIES]
        besiegers = [one for one in real if one.verb in (BESIEGE, HOLD_SIEGE) and one.part]
        if besiegers:
            names = dict.fromkeys(self._formation(one) for one in besiegers)
            keeps = besiegers[0].verb == HOLD_SIEGE
            verb = "is to keep up" if keeps else "is to take up"
            verb = verb.replace("is ", "are ") if len(names) > 1 else verb
            found.append(f"{begun(listed(list(names)))} {verb} the siege of Mantua.")
        bridges = [one for one in real if one.verb in _BRIDGES]
        for one in bridges[:1]:
            ends = listed([self._board.data.areas[end].name for end in self._ends[one.goal]])
            verb = _BRIDGES[one.verb]
            found.append(f"{begun(self._formation(one))} shall {verb} the bridge between {ends}.")
        ghosts = [one for one in orders if one.who == DUMMIES and one.verb != HOLD]
        if len(ghosts) >= TOLD_GHOSTS:
            columns = begun(counted(len(ghosts), "false column"))
            found.append(turns("ghosts", _GHOSTS).format(columns=columns))
        if all(one.verb in (HOLD, HOLD_SIEGE) for one in orders):
            found.append(
                "Everybody else is to stay where he is." if found else "Nobody is to move."
            )
        return found

    def _doubts(self, thought: Thought, turns: Turns) -> list[str]:
        told = {(one.who, one.goal) for one in thought.orders}
        marches = [
            one
            for one in thought.rivals
            if one.verb in (ATTACK, GO_TO)
            and one.who != DUMMIES
            and (one.who, one.goal) not in told
        ]
        if marches:
            one = marches[0]
            verb = "against" if one.verb == ATTACK else "to"
            other = f"{self._formation(one)} {verb} {self._title(one.goal)}"
            return [turns("torn", _TORN).format(other=other)]
        return [turns("clear", _CLEAR)] if thought.is_clear else []
