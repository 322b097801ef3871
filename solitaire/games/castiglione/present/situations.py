"""What the present question is about, in a sentence: who moves, which combat, which scouts."""

from __future__ import annotations

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.steps import DUMMY_CHOICE
from solitaire.games.castiglione.core.views import View, ViewBattle, ViewMarch, ViewScout
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    NOWHERE,
    POOL,
    counter_of,
)
from solitaire.games.castiglione.text.titles import (
    area_text,
    areas_text,
    counter_text,
    set_text,
    side_text,
)
from solitaire.text import NOTHING, Text, joined, marked, text


def situation(board: Board, view: View) -> Text:
    """Empty where there is nothing to say."""
    if view.battle:
        return _combat(board, view.battle)
    if view.scout:
        return _scouts(board, view.scout)
    if view.clock.step == DUMMY_CHOICE:
        return _dummies(board, view)
    is_march = view.march is not None and view.march.is_whole
    return _march(board, view.march) if view.march is not None and is_march else NOTHING


def _dummies(board: Board, view: View) -> Text:
    """How many the seat has still to place; of the enemy's it may know nothing."""
    dummies = int(board.kind_sets[view.seat * 8 + DUMMY])
    left = sum(1 for local in members(dummies) if view.own[local] == POOL)
    placed = [view.own[local] for local in members(dummies) if view.own[local] < AREA_LIMIT]
    if not placed:
        return text("Dummies left to place: {left} [13.2].", left=left)
    return text(
        "Dummies left to place: {left}; on the map: {many} in {areas} [13.2].",
        left=left,
        many=len(placed),
        areas=areas_text(board, sorted(set(placed))),
    )


def _scouts(board: Board, scout: ViewScout) -> Text:
    side, origin, target, committed, screened, to_show = scout
    words = [
        text(
            "Reconnaissance of {area} from {start}",
            area=area_text(board, target),
            start=area_text(board, origin),
        )
    ]
    if committed:
        riders = set_text(board, side, committed)
        words.append(text("scouting: {who}", who=riders))
    if screened:
        words.append(text("screening: {who}", who=set_text(board, 1 - side, screened)))
    if to_show:
        words.append(text("counters still to be shown: {many}", many=to_show))
    return text("{scouts} [13.1.2].", scouts=joined(words, marked("; ")))


def _march(board: Board, march: ViewMarch) -> Text:
    who = joined(
        text("{who} {points}", who=counter_text(board, counter_of(march.side, local)), points=left)
        for local, left in march.members
    )
    where = area_text(board, march.area)
    if march.goal == NOWHERE:
        return text("In {place} with movement points left: {who}.", place=where, who=who)
    return text(
        "In {place} with movement points left: {who}, on a forced march to {goal}.",
        place=where,
        who=who,
        goal=area_text(board, march.goal),
    )


def _combat(board: Board, battle: ViewBattle) -> Text:
    return text(
        "Combat in {place}, round {number}: the {side} side attacks; hits inflicted: "
        "French {french}, Austrian {austrian}.",
        place=area_text(board, battle.area),
        number=battle.round,
        side=side_text(battle.attacker),
        french=battle.scored_french,
        austrian=battle.scored_austrian,
    )
