"""One simulation: down the tree in one imagined world, one new node, habits beyond, learn.

Dice are drawn by their weight and make no nodes. A node of the other side is found by what *that*
side can tell apart in the imagined world, so what is learnt there is learnt for all worlds that
look alike to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from ai.belief import Belief
from ai.budget import Budget
from ai.nodes import Node, NodeStore
from ai.playouts import Runner, roll
from ai.rehearsal import Rehearsal
from ai.selection import Selector
from solitaire.protocol import Chance, Decide, Over, Seat


class Tree:
    def __init__(
        self, runner: Runner, selector: Selector, store: NodeStore, rehearsal: Rehearsal | None
    ) -> None:
        self.tell: Callable[[], None] | None = None
        """Called now and then while the search runs."""
        self._rules = runner.rules
        self._advice = runner.advice
        self._runner = runner
        self._selector = selector
        self._store = store
        self._rehearsal = rehearsal
        self._plan_questions: set[str] = set()
        """Where the tree ends: asking each time whether there are plans would cost too much."""
        self._path: list[Node] = []
        self._arms: list[int] = []
        self._chances: list[float] = []

    def node_at(self, state: object, asked: Decide) -> Node:
        """The node of this situation, made if it is new."""
        key = self._rules.info_key(state, asked.seat)
        node = self._store.find(asked.seat, key)
        return self._new_node(state, asked, key) if node is None else node

    def run(self, root: Node, belief: Belief, budget: Budget) -> None:
        """Simulate until the budget is spent."""
        store, seat = self._store, belief.seat
        while not budget.is_spent():
            self.simulate(root, belief.draw(), seat)
            budget.spend()
            if store.is_full():
                store.drop_half()
            if self.tell is not None and budget.is_time_to_tell():
                self.tell()

    def simulate(self, root: Node, state: object, searcher: Seat) -> None:
        """Play one imagined game from the root through the given world, which is used up."""
        path, arms, chances = self._path, self._arms, self._chances
        path.clear()
        arms.clear()
        chances.clear()
        scores = self._descend(root, state, searcher)
        for step in range(len(path)):
            node = path[step]
            score = float(scores[node.seat])
            if node.is_sealed:
                node.learn_regrets(arms[step], chances[step], score)
            node.learn(arms[step], score)

    def _descend(self, root: Node, state: object, searcher: Seat) -> Sequence[float]:
        rules, runner, selector = self._rules, self._runner, self._selector
        node = root
        while True:
            arm = selector.select(node, searcher)
            self._path.append(node)
            self._arms.append(arm)
            self._chances.append(selector.chance)
            rules.apply(state, node.plies[arm], None)
            pending = rules.pending(state)
            while isinstance(pending, Chance):
                rules.apply(state, roll(rules, state, runner.rng), None)
                pending = rules.pending(state)
            if isinstance(pending, Over):
                return pending.scores
            if runner.is_far(state):
                return runner.judged(state)
            assert isinstance(pending, Decide)
            if pending.question in self._plan_questions:
                return runner.finish(state, self._advice.new_playout())
            key = rules.info_key(state, pending.seat)
            found = self._store.find(pending.seat, key)
            if found is None:
                self._open(state, pending, key)
                return runner.finish(state, self._advice.new_playout())
            node = found

    def _open(self, state: object, asked: Decide, key: Hashable) -> None:
        """The tree grows by one node, unless a plan is asked for: habits make those."""
        if self._advice.slots(state):
            self._plan_questions.add(asked.question)
        else:
            self._new_node(state, asked, key)

    def _new_node(self, state: object, asked: Decide, key: Hashable) -> Node:
        plies = list(self._rules.actions(state))
        priors = list(self._advice.priors(state, plies))
        policy = self._rehearsed_policy(asked.seat, key, plies)
        if priors:
            order = sorted(range(len(plies)), key=lambda index: -priors[index])
            plies = [plies[index] for index in order]
            priors = [priors[index] for index in order]
            policy = [policy[index] for index in order] if policy else policy
        node = Node(asked.seat, plies, priors)
        node.policy = policy
        node.is_sealed = asked.sealed
        node.first = int(self._runner.rng.random() * len(plies))
        self._store.add(asked.seat, key, node)
        return node

    def _rehearsed_policy(self, seat: Seat, key: Hashable, plies: list[Any]) -> list[float]:
        if self._rehearsal is None:
            return []
        policy = self._rehearsal.policy(seat, key, plies)
        return [] if policy is None else list(policy)
