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
from solitaire.games.castiglione.story.forces import COLUMNS, POINTS, counted, sentence, told
from solitaire.games.castiglione.terms import FRENCH
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.games.castiglione.text.titles import area_text, counter_text, listed
from solitaire.presenting.guide import Thinking, Thought
from solitaire.text import Text, capital, filled, joined, marked, text, verbatim

Turns = Callable[[str, Sequence[str]], str]

SWING: Final = 0.05
"""A change of his chances that he speaks of."""
SETTLED: Final = 0.03
"""Nearer to certain than this, he no longer counts."""
TOLD_GHOSTS: Final = 4
"""So many false columns are worth a word."""
MOST_STROKES: Final = 3
_BRIDGES: Final = {
    BREAK_BRIDGE: marked("{who} shall break the bridge between {ends}."),
    MEND_BRIDGE: marked("{who} shall mend the bridge between {ends}."),
}
_FIRST: Final = (
    marked("{name} gives himself {chance}."),
    marked("{name} puts his own chances at {chance}."),
)
_BETTER: Final = (
    marked("{name} breathes more freely: {chance}, after {before}."),
    marked("Things look up for {name}, who sees {chance} where there were {before}."),
    marked("{name} is of better cheer, with {chance} instead of {before}."),
    marked("{name} has gained ground in his own eyes, from {before} to {chance}."),
)
_WORSE: Final = (
    marked("{name} has lost heart: {chance}, after {before}."),
    marked("It looks worse for {name}, who is down from {before} to {chance}."),
    marked("{name} sees his chances shrink from {before} to {chance}."),
    marked("The last hours have cost {name} dear: {chance} left of {before}."),
)
_SAME: Final = (
    marked("{name} sees no reason to think otherwise than before ({chance})."),
    marked("{name}, still at {chance}, gives his orders."),
    marked("For {name} it stands as it stood, at {chance}."),
    marked("{name} reckons with {chance}, much as before."),
)
_SURE: Final = (
    marked("{name} is as good as sure of it now."),
    marked("{name} has only to keep what he has."),
    marked("{name} may do as he likes."),
    marked("{name} plays it out."),
)
_HOPELESS: Final = (
    marked("{name} no longer believes in it, but fights on."),
    marked("{name} can save his honour and little else."),
    marked("{name} gives orders because orders must be given."),
    marked("{name} looks for a miracle."),
)
_STROKES: Final = (
    marked("He throws {who} against {goal}"),
    marked("{who} shall attack {goal}"),
    marked("His stroke is aimed at {goal}, with {who}"),
    marked("He sends {who} to attack {goal}"),
    marked("{goal} is to be taken by {who}"),
)
_GATHERINGS: Final = (
    marked("He attacks nobody and wants {who} at {goal}."),
    marked("No attack today; {goal} is where he wants {who}."),
    marked("He would rather manoeuvre: {who} to {goal}."),
)
_GHOSTS: Final = (
    marked("{columns} shall add to the rumours."),
    marked("{columns} go out to be seen."),
    marked("{columns} shall keep the enemy guessing."),
    marked("{columns} march for show."),
)
_CLEAR: Final = (
    marked("Nothing else he considered came near."),
    marked("It was not a close choice."),
    marked("He did not weigh it long."),
)
_TORN: Final = (
    marked("He was of two minds: {other} looked as good."),
    marked("He might as well have sent {other}, by his own count."),
    marked("A hair's breadth, and it would have been {other}."),
)


_KEEPERS: Final = (
    marked("{who} is to keep up the siege of Mantua."),
    marked("{who} are to keep up the siege of Mantua."),
)
_BESIEGERS: Final = (
    marked("{who} is to take up the siege of Mantua."),
    marked("{who} are to take up the siege of Mantua."),
)
_RIVALS: Final = (marked("{who} to {goal}"), marked("{who} against {goal}"))


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
        return Thinking(outlook, told(sentences))

    def commander(self, side: int) -> Text:
        return counter_text(self._board, self._board.army_leader[side])

    def _outlook(self, thought: Thought, turns: Turns) -> Text:
        chance, before = thought.chance, thought.before
        numbers = {
            "name": self.commander(thought.seat),
            "chance": text("{percent} % to win", percent=round(100 * chance)),
            "before": text("{percent} %", percent=round(100 * (before or 0.0))),
        }
        if before is None:
            return filled(turns("first", _FIRST), numbers)
        if min(chance, 1.0 - chance) < SETTLED:
            kind, wordings = ("sure", _SURE) if chance > 0.5 else ("hopeless", _HOPELESS)
            return filled(turns(kind, wordings), numbers)
        if chance - before >= SWING:
            return filled(turns("better", _BETTER), numbers)
        if before - chance >= SWING:
            return filled(turns("worse", _WORSE), numbers)
        return filled(turns("same", _SAME), numbers)

    # -- orders -----------------------------------------------------------------------------------

    def _strokes(self, seat: int, orders: Sequence[PlannedOrder], turns: Turns) -> list[Text]:
        attacks = [one for one in orders if one.verb == ATTACK and one.who != DUMMIES]
        by_goal: dict[str, list[PlannedOrder]] = {}
        for order in attacks:
            by_goal.setdefault(order.goal, []).append(order)
        by_goal = {goal: own for goal, own in by_goal.items() if any(one.part for one in own)}
        goals = sorted(by_goal, key=lambda goal: -len(by_goal[goal]))[:MOST_STROKES]
        if not goals:
            return self._gatherings(orders, turns)
        first, *others = goals
        stroke = text(
            turns("stroke", _STROKES), who=self._who(by_goal[first]), goal=self._goal(seat, first)
        )
        more = [
            text(
                "{goal} is given to {who}",
                goal=self._goal(seat, goal),
                who=self._who(by_goal[goal]),
            )
            for goal in others
        ]
        return [sentence(joined([stroke, *more], marked("; ")))]

    def _gatherings(self, orders: Sequence[PlannedOrder], turns: Turns) -> list[Text]:
        """Where nobody is attacked: where most are to go."""
        by_goal: dict[str, list[PlannedOrder]] = {}
        for order in orders:
            if order.verb == GO_TO and order.who != DUMMIES:
                by_goal.setdefault(order.goal, []).append(order)
        if not by_goal:
            return []
        goal = max(by_goal, key=lambda one: len(by_goal[one]))
        who = self._who(by_goal[goal])
        return [capital(text(turns("gathering", _GATHERINGS), who=who, goal=self._title(goal)))]

    def _who(self, orders: Sequence[PlannedOrder]) -> Text:
        afoot = {order.who for order in orders if order.part != HORSE}
        names = dict.fromkeys(
            self._formation(one) for one in orders if one.part != HORSE or one.who not in afoot
        )
        who = listed(
            [text("more of {name}'s men", name=one) if one in self._named else one for one in names]
        )
        self._named.update(names)
        if all(order.manner for order in orders):
            return text("{who} by forced march", who=who)
        return who

    def _formation(self, order: PlannedOrder) -> Text:
        name, board = text("headquarters"), self._board
        if order.who in board.counter_by_name and order.who not in board.formation_names:
            name = counter_text(board, board.counter_by_name[order.who])
        elif order.who != "army":
            name = verbatim(order.who.replace("_", " ").title())
        return text("{name}'s cavalry", name=name) if order.part == HORSE else name

    def _goal(self, seat: int, name: str) -> Text:
        title = self._title(name)
        key = f"{name}_{'french' if seat == FRENCH else 'austrian'}"
        worth = self._board.data.tables.victory.points.get(key)
        if worth is None or (seat, name) in self._explained:
            return title
        self._explained.add((seat, name))
        return text("{goal} (worth {points} to him)", goal=title, points=counted(worth, POINTS))

    def _title(self, name: str) -> Text:
        place = self._board.area_by_name.get(name)
        return verbatim(name) if place is None else area_text(self._board, place)

    def _rest(self, orders: Sequence[PlannedOrder], turns: Turns) -> list[Text]:
        """The siege, the bridges, and how many others go or stay."""
        found = []
        real = [one for one in orders if one.who != DUMMIES]
        besiegers = [one for one in real if one.verb in (BESIEGE, HOLD_SIEGE) and one.part]
        if besiegers:
            names = dict.fromkeys(self._formation(one) for one in besiegers)
            wordings = _KEEPERS if besiegers[0].verb == HOLD_SIEGE else _BESIEGERS
            found.append(capital(text(wordings[len(names) > 1], who=listed(list(names)))))
        bridges = [one for one in real if one.verb in _BRIDGES]
        for one in bridges[:1]:
            ends = listed([area_text(self._board, end) for end in self._ends[one.goal]])
            who = self._formation(one)
            found.append(capital(text(_BRIDGES[one.verb], who=who, ends=ends)))
        ghosts = [one for one in orders if one.who == DUMMIES and one.verb != HOLD]
        if len(ghosts) >= TOLD_GHOSTS:
            columns = capital(counted(len(ghosts), COLUMNS))
            found.append(text(turns("ghosts", _GHOSTS), columns=columns))
        if all(one.verb in (HOLD, HOLD_SIEGE) for one in orders):
            found.append(
                text("Everybody else is to stay where he is.")
                if found
                else text("Nobody is to move.")
            )
        return found

    def _doubts(self, thought: Thought, turns: Turns) -> list[Text]:
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
            template = _RIVALS[one.verb == ATTACK]
            other = text(template, who=self._formation(one), goal=self._title(one.goal))
            return [text(turns("torn", _TORN), other=other)]
        return [text(turns("clear", _CLEAR))] if thought.is_clear else []
