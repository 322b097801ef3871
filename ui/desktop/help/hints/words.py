"""A hint in words, step by step, and what of it is shown on the map. No Qt widgets.

A hint is plain data from the counsel process (ui/common/counselling.py); names become titles here.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ai.search.report import orders_from_json
from solitaire.advising import PlannedOrder
from solitaire.game import Game
from solitaire.presenting.offers import Offer
from solitaire.protocol import NotNotation
from solitaire.text import capital, str_or_text
from ui.desktop.board.naming import Names
from ui.desktop.style.language import decimal, tr, tr_count, translated
from ui.desktop.table.sight import shown_by

STEPS: Final = 5
FEW_VISITS: Final = 0.1
"""A candidate that got a smaller part of the visits than this, against the most, is faint."""
FAINT_MARGIN: Final = 0.1
"""And so is one whose chance may be off by more than this."""
FAINT_INK: Final = "#857b6b"
STROKES: Final = ("══►", "──►", "··►")
"""The first, others, and those with few visits."""
MOST_ODDS: Final = 4


@dataclass(frozen=True, slots=True)
class MapArrow:
    """A march of the expected line."""

    way: tuple[str, ...]
    side: str
    number: int
    is_own: bool
    depth: float
    """0 for the first, 1 for the last: how far it fades."""


@dataclass(frozen=True, slots=True)
class MapHint:
    """What is lit on the map."""

    region: tuple[str, ...] = ()
    unit: str = ""
    """The title of the counter that should act, written at the region's first area."""
    arrows: tuple[MapArrow, ...] = ()


class HintStory:
    """One hint for one view, to be told in steps."""

    def __init__(self, view: Any, question: str, game: Game, told_hint: dict[str, Any]) -> None:
        hint = told_hint["hint"]
        self.view = view
        self.heading: tuple[str, ...] = ()
        """Turn and phase in which it was asked."""
        self.is_partial = bool(hint["partial"])
        self.candidates: list[dict[str, Any]] = hint["candidates"]
        self._plans = [orders_from_json(one) for one in self.candidates]
        self._question = question
        self._guide = game.guide()
        self._rules = game.rules()
        self._presenter = shown_by(game)
        self._names = Names(self._presenter)
        self._hint = hint
        self._seconds = float(told_hint.get("seconds", 0.0))
        self._is_slow = bool(told_hint.get("slow", False))
        self.ply_text = str(hint["ply"])
        self.offer = self._offer(self.ply_text)

    def _offer(self, text: str) -> Offer | None:
        try:
            return self._presenter.offers(self.view, [self._rules.parse_ply(text)])[0]
        except NotNotation:
            return None

    def _choice_words(self, text: str) -> str:
        offer = self._offer(text)
        return text if offer is None else translated(offer.words)

    # -- the ladder -------------------------------------------------------------------------------

    def step_words(self, step: int) -> str:
        """One sentence for steps 1 to 4."""
        return {1: self.nudge, 2: self._region_words, 3: self._unit_words, 4: self._move_words}[
            step
        ]()

    def nudge(self) -> str:
        reasons = [reason for one in self.candidates for reason in one["reasons"]]
        if reasons:
            return translated(str_or_text(reasons[0]["nudge"]))
        if self.all_equal:
            return tr("The choices are equal as far as I can tell.")
        help_text = self._guide.question_help(self._question)
        return translated(help_text) or tr(
            "It is about: {question}.", question=translated(self._question)
        )

    @property
    def all_equal(self) -> bool:
        return len(self.candidates) > 1 and all(one["equal"] for one in self.candidates[1:])

    def _region_words(self) -> str:
        areas = list(map(self._names.place, self.region))
        if not areas:
            return translated(capital(self._guide.situation(self.view))) or tr(
                "It does not depend on a place."
            )
        return tr("Look at {places}.", places=", ".join(areas))

    def _unit_words(self) -> str:
        if not self.unit:
            return tr("None of your counters has to move.")
        return tr("{name} should act.", name=self.unit)

    def _move_words(self) -> str:
        first = self._first_march()
        choice = self._choice_words(self.ply_text)
        if first is None:
            return tr("Try: {choice}", choice=choice)
        way = " – ".join(map(self._names.place, first))
        return tr("Try: {choice} ({way})", choice=choice, way=way)

    @property
    def region(self) -> tuple[str, ...]:
        """Where the choice takes place, where it leads comes with the move."""
        if self.offer is not None and self.offer.at:
            return (self.offer.at,)
        first = self._first_march()
        if first is not None:
            return (first[0],)
        return self.offer.goals if self.offer is not None else ()

    @property
    def unit(self) -> str:
        if self.offer is None or not self.offer.counter:
            return ""
        face = self._presenter.picture([self.view]).face_of(self.offer.counter)
        return (
            translated(face.title) if face is not None else self._names.counter(self.offer.counter)
        )

    def _first_march(self) -> tuple[str, ...] | None:
        """Of the first candidate, if its first own one is that of the counter that should act: who
        tries for leave to march may not get it, and then the line goes on with another."""
        own = [one for one in self.candidates[0]["marches"] if one["seat"] == self.view.seat]
        way = tuple(own[0]["way"]) if own else ()
        at = self.offer.at if self.offer is not None else ""
        return way if way and at in ("", way[0]) else None

    # -- on the map -------------------------------------------------------------------------------

    def on_map(self, step: int, candidate: int) -> MapHint:
        if step < 2:
            return MapHint()
        region = self.region if candidate == 0 else ()
        unit = self.unit if step >= 3 and candidate == 0 else ""
        if step < 4:
            return MapHint(region, unit)
        arrows = self.arrows(candidate)
        if step < STEPS:
            first = self._first_march()
            arrows = tuple(one for one in arrows if one.is_own and one.way == first)[:1]
        return MapHint(region, unit, arrows)

    def arrows(self, candidate: int) -> tuple[MapArrow, ...]:
        found = self.candidates[candidate]["marches"]
        last = max(len(found) - 1, 1)
        return tuple(
            MapArrow(
                tuple(march["way"]),
                self._rules.seats[march["seat"]],
                number + 1,
                march["seat"] == self.view.seat,
                number / last,
            )
            for number, march in enumerate(found)
        )

    def follows(self, places: Sequence[tuple[str, str]]) -> bool:
        """Whether one of these marches belongs to a candidate as good as the first."""
        good = [one for n, one in enumerate(self.candidates) if n == 0 or one["equal"]]
        wanted = {
            (march["way"][0], area)
            for one in good
            for march in one["marches"]
            if march["seat"] == self.view.seat
            for area in march["way"][1:]
        }
        return bool(wanted & set(places))

    # -- the whole hint ---------------------------------------------------------------------------

    def is_faint(self, candidate: int) -> bool:
        most = max(one["visits"] for one in self.candidates)
        has_few = self.candidates[candidate]["visits"] < FEW_VISITS * most
        return bool(has_few or self.margin(candidate) > FAINT_MARGIN)

    def margin(self, candidate: int) -> float:
        """How far its chance may be off; the wider side, as the other may end at 0 or 1."""
        one = self.candidates[candidate]
        low, high = one["interval"]
        return float(max(one["chance"] - low, high - one["chance"]))

    def whole(self, shown: int) -> str:
        """Everything as rich text; `shown` is the candidate whose line is on the map."""
        parts = [self._equal_words(), self._faint_words()]
        for number in range(len(self.candidates)):
            parts.append(self._candidate_text(number, number == shown))
        parts += self._reasons(shown)
        parts += self._details(shown)
        parts += self._course(shown)
        return "".join(part for part in parts if part)

    def _equal_words(self) -> str:
        if not self.all_equal:
            return ""
        count = len(self.candidates)
        words = tr_count("These %n choices are equal as far as I can tell.", count)
        more = tr("The search prefers the first.")
        return f"<p><b>{html.escape(words)}</b> {html.escape(more)}</p>"

    def _faint_words(self) -> str:
        """Said once if it is so of all."""
        if not self._are_all_faint:
            return ""
        words = tr("All of this is uncertain: there are few simulations.")
        return f"<p style='color:{FAINT_INK}'>{html.escape(words)}</p>"

    @property
    def _are_all_faint(self) -> bool:
        return all(map(self.is_faint, range(len(self.candidates))))

    def _candidate_text(self, number: int, is_shown: bool) -> str:
        one = self.candidates[number]
        stroke = STROKES[2] if self.is_faint(number) else STROKES[min(number, 1)]
        chance = tr(
            "{chance} % ±{margin}",
            chance=round(100 * one["chance"]),
            margin=round(100 * self.margin(number)),
        )
        head = f"{number + 1} {stroke} {self.head(number)}".rstrip()
        bold = f"<b>{html.escape(head)}</b>" if is_shown else html.escape(head)
        line = f"{bold} &nbsp; <b>{chance}</b> &nbsp; {html.escape(self._standing(number))}"
        odds = list(self._odds(number))
        if not self._plans[number] and len(odds) == 1:
            line = f"{line} &nbsp; {html.escape(odds[0])}"
        if self.is_faint(number) and not self._are_all_faint:
            line = f"{line} {html.escape(tr('(uncertain: few simulations)'))}"
        line = f"<p style='margin:4px 0 0 0'>{line}</p>{self._difference(number)}"
        return f"<div style='color:{FAINT_INK}'>{line}</div>" if self.is_faint(number) else line

    def _difference(self, number: int) -> str:
        """In which orders a plan differs from the first, in a line below it."""
        others = self._other_orders(number) if number else []
        if not others:
            return ""
        order = translated(self._guide.order_words(self._telling_orders()[number]))
        if len(others) == 1:
            return _row(tr("like 1, but {order}", order=order))
        more = tr_count("and %n more orders", len(others) - 1)
        return _row(tr("like 1, but {order}, {more}", order=order, more=more))

    def _telling_orders(self) -> dict[int, PlannedOrder]:
        """Of each plan that differs from the first an order that tells it from those before."""
        found: dict[int, PlannedOrder] = {}
        for number in range(1, len(self.candidates)):
            others = self._other_orders(number)
            new = [order for order in others if order not in found.values()]
            if others:
                found[number] = (new or others)[0]
        return found

    def _details(self, number: int) -> Iterator[str]:
        """The orders of a plan and what they leave to dice."""
        orders, odds = list(self._orders(number)), list(self._odds(number))
        if orders:
            yield _heading(tr("Orders"))
        yield from map(_row, orders)
        if odds:
            yield _heading(tr("Odds of the orders themselves"))
        yield from map(_row, odds)

    def head(self, number: int) -> str:
        one = self.candidates[number]
        if not self._plans[number]:
            return self._choice_words(one["text"])
        return tr("the plan") if number == 0 else ""

    def _standing(self, number: int) -> str:
        one = self.candidates[number]
        if number == 0 or self.all_equal:
            return ""  # said once for all of them
        if one["equal"]:
            return tr("equal as far as I can tell")
        points = round(100 * abs(one["edge"]))
        if one["edge"] < 0:
            return tr("{points} points worse", points=points)
        return tr("{points} points better", points=points)

    def _other_orders(self, number: int) -> list[PlannedOrder]:
        return [order for order in self._plans[number] if order not in self._plans[0]]

    def _orders(self, number: int) -> Iterator[str]:
        orders = self._other_orders(number) if number else self._plans[0]
        for words in self._guide.plan_words(orders):
            yield f"• {translated(capital(words))}"

    def _odds(self, number: int) -> Iterator[str]:
        """What the order itself leaves to dice, exactly."""
        attempts = self.candidates[number]["attempts"]
        for attempt in attempts[:MOST_ODDS]:
            above, _, below = attempt["chance"].partition("/")
            chance = round(100 * int(above) / int(below or 1))
            what = translated(capital(str_or_text(attempt["what"])))
            yield tr("{what}: {chance} %", what=what, chance=chance)
        if len(attempts) > MOST_ODDS:
            yield tr_count("… and %n more rolls", len(attempts) - MOST_ODDS)

    def _reasons(self, number: int) -> Iterator[str]:
        reasons = self.candidates[number]["reasons"]
        if not reasons:
            return
        yield _heading(self._why(number))
        for reason in reasons:
            words = translated(str_or_text(reason["words"]))
            pros, cons = tr("For it: {words}", words=words), tr("Costs: {words}", words=words)
            yield _row(pros if reason["for"] else cons)

    def _why(self, number: int) -> str:
        if number == 0:
            return tr("Why {number}?", number=1)
        return tr("{number} against {first}:", number=number + 1, first=1)

    def _course(self, number: int) -> Iterator[str]:
        course = self.candidates[number]["course"]
        if course:
            yield _heading(tr("A typical course"))
            for words in course:
                yield _row(translated(str_or_text(words)))

    def basis(self, *, is_stopped: bool) -> str:
        """What it rests on."""
        words = tr(
            "Based on what you can know. {nodes} simulations, {seconds} s.",
            nodes=self._hint["nodes"],
            seconds=decimal(self._seconds),
        )
        if self._is_slow:
            words = tr("{basis} The rules are not compiled here, so there are few.", basis=words)
        if is_stopped:
            return tr("{basis} Stopped early.", basis=words)
        return words


def _heading(words: str) -> str:
    return f"<p style='margin:8px 0 0 0'><b>{html.escape(words)}</b></p>"


def _row(words: str) -> str:
    return f"<p style='margin:1px 0 0 22px'>{html.escape(words)}</p>"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
