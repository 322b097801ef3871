"""Chances of the branches of a what-if board, asked of an engine, and two of them in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from ai.counsel.analysis import Analyst
from ai.search.report import orders_from_json
from solitaire.presenting.guide import Guide
from solitaire.protocol import Decide, Over, Rules
from solitaire.registry import game_of
from ui.desktop.board.naming import Names
from ui.desktop.review.plans import orders_words, other_orders
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import whole_percent
from ui.desktop.table.sight import shown_by
from ui.desktop.whatif.branches import Branch, Estimate
from ui.desktop.whatif.panel import chance_words
from ui.desktop.whatif.start import Start
from ui.desktop.whatif.study import Study

MOST: Final = 3
MOST_ORDERS: Final = 2


class Estimates(QObject):
    changed = Signal()

    def __init__(self, start: Start, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._start = start
        self._command = tuple(command)
        self._study: Study | None = None
        self._asked: dict[int, tuple[Branch, str]] = {}
        """Branches that wait for an answer, with the digest they had when it was asked."""
        self._number = 0
        self._trouble = ""
        self._answers: dict[str, list[str]] = {}
        """What the engine said, by digest."""

    def ask(self, branch: Branch) -> None:
        """At once if the game is over or dice come next, which are averaged over."""
        rules, state = self._start.rules, branch.state
        asked = rules.pending(state)
        self._trouble = ""
        if any(one is branch for one, _ in self._asked.values()) or branch.estimate is not None:
            return
        if not isinstance(asked, Decide):
            chance = (
                asked.scores[0]
                if isinstance(asked, Over)
                else Analyst(rules, game_of(rules).advice(), 1).truth(state)
            )
            branch.estimate = Estimate(chance, chance, chance)
            return
        self._number += 1
        self._asked[self._number] = (branch, branch.digest)
        view, offered = rules.view(state, asked.seat), rules.actions(state)
        self._begun_study().ask(self._number, asked.seat, view, offered)

    def _begun_study(self) -> Study:
        if self._study is None:
            self._study = Study(self._start.rules, self._start.options, self._command, parent=self)
            self._study.found.connect(self._take)
            self._study.failed.connect(self._fail)
        return self._study

    def _take(self, number: int, report: dict[str, Any]) -> None:
        branch, digest = self._asked.pop(number)
        if branch.digest == digest:
            rules, state = self._start.rules, branch.state
            asked = rules.pending(state)
            assert isinstance(asked, Decide)
            branch.estimate = _estimate(rules, state, asked.seat, report)
            self._answers[digest] = _answer_lines(rules, state, asked.seat, report)
        self.changed.emit()

    def _fail(self, number: int, sentence: str) -> None:
        self._asked.pop(number, None)
        self._trouble = sentence
        self.changed.emit()

    @property
    def is_waiting(self) -> bool:
        return bool(self._asked)

    def words(self, branch: Branch) -> str:
        """About the present branch."""
        if self._trouble:
            return self._trouble
        if any(one is branch for one, _ in self._asked.values()):
            return tr("The engine thinks …")
        if branch.estimate is None:
            return ""
        lines = self._answers.get(branch.digest, [])
        return "\n".join([self._winning(branch), *lines])

    def _winning(self, branch: Branch) -> str:
        side = _names(self._start.rules).side(self._start.rules.seats[0])
        return tr("{side} win: {chance}", side=side, chance=chance_words(branch))

    def close(self) -> None:
        if self._study is not None:
            self._study.close()


def _estimate(rules: Rules[Any, Any, Any], state: Any, seat: int, report: Any) -> Estimate:
    """By the game's own judgement where nothing was searched: forced, or a matter of habit."""
    candidates = _simulated(report)
    best = str(report.get("ply", ""))
    if not candidates:
        chance = Analyst(rules, game_of(rules).advice(), 1).truth(state)
        return Estimate(chance, chance, chance, best)
    score, (low, high) = candidates[0]["score"], candidates[0]["interval"]
    if seat:
        score, low, high = 1 - score, 1 - high, 1 - low
    return Estimate(score, max(low, 0.0), min(high, 1.0), best)


def _simulated(report: Any) -> list[Any]:
    """Candidates about which something was found; where the engine goes by habit there are none."""
    return [one for one in report.get("candidates") or [] if one["visits"]]


def _answer_lines(rules: Rules[Any, Any, Any], state: Any, seat: int, report: Any) -> list[str]:
    """The next step, and the plans or choices that were compared for it."""
    view = rules.view(state, seat)
    best = rules.parse_ply(str(report["ply"]))
    words = _choice_words(rules, view, best)
    side = _names(rules).side(rules.seats[seat])
    lines = [tr("Best for the {side} side: {words}.", side=side, words=words)]
    candidates = _simulated(report)[:MOST]
    if not candidates and len(rules.actions(state)) > 1:
        lines.append(tr("The engine answers this by habit, without simulations."))
    guide = game_of(rules).guide()
    for place, one in enumerate(candidates, start=1):
        lines.append(
            tr(
                "{place}. {what}: {chance}, {visits} simulations",
                place=place,
                what=_plan_words(guide, candidates[0] if place > 1 else {}, one)
                or _choice_words(rules, view, rules.parse_ply(str(one["text"]))),
                chance=whole_percent(one["score"]),
                visits=one["visits"],
            )
        )
    return lines


def _plan_words(guide: Guide, first: Mapping[str, Any], candidate: Mapping[str, Any]) -> str:
    """Of a plan, which has an order for every formation, those unlike the first plan's."""
    try:
        plan, first_plan = orders_from_json(candidate), orders_from_json(first)
    except ValueError:  # of somebody else's engine
        return ""
    if not plan:
        return ""
    orders = [one for one in plan if one not in first_plan]
    return orders_words(guide, other_orders(guide, orders, ()), MOST_ORDERS)


def comparison(
    rules: Rules[Any, Any, Any], branches: tuple[Branch, Branch]
) -> tuple[list[str], list[tuple[str, str, str]]]:
    """Names and rows of two branches."""
    first, second = branches
    side = _names(rules).side(rules.seats[0])
    rows = [
        (tr("{side} win", side=side), chance_words(first), chance_words(second)),
        (tr("Next"), _next(rules, first), _next(rules, second)),
        (tr("Best"), _best(rules, first), _best(rules, second)),
        *_other_rows(rules, first, second),
    ]
    return [first.name, second.name], rows


def _next(rules: Rules[Any, Any, Any], branch: Branch) -> str:
    return ", ".join(map(translated, rules.heading(branch.state)))


def _best(rules: Rules[Any, Any, Any], branch: Branch) -> str:
    asked = rules.pending(branch.state)
    if branch.estimate is None or not branch.estimate.best or not isinstance(asked, Decide):
        return ""
    view = rules.view(branch.state, asked.seat)
    return _choice_words(rules, view, rules.parse_ply(branch.estimate.best))


def _other_rows(
    rules: Rules[Any, Any, Any], first: Branch, second: Branch
) -> list[tuple[str, str, str]]:
    """What the game's editor compares."""
    editor = game_of(rules).editor()
    if editor is None:
        return []
    seats = range(len(rules.seats))
    both = (
        editor.compared([rules.view(branch.state, seat) for seat in seats])
        for branch in (first, second)
    )
    return [
        (translated(title), translated(words), translated(others))
        for (title, words), (_, others) in zip(*both, strict=True)
    ]


def _choice_words(rules: Rules[Any, Any, Any], view: Any, ply: Any) -> str:
    return translated(shown_by(game_of(rules)).offers(view, [ply])[0].words)


def _names(rules: Rules[Any, Any, Any]) -> Names:
    return Names(shown_by(game_of(rules)))
