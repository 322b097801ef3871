"""Exact odds of what a position offers: shots, assaults, flights. From a full state or a world
that fits a view; only open facts are read, so every such world gives the same."""

from __future__ import annotations

from dataclasses import replace

from solitaire.games.camposanto.core.plies import ROADS, Ply
from solitaire.games.camposanto.core.procedures import ESCAPE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.odds.duel import (
    ATTACKER,
    DEFENDER,
    FIRST_THRESHOLD,
    Duel,
    Prospect,
    at_least,
    duel,
    prospect,
)
from solitaire.games.camposanto.odds.sheets import Row, Sheet
from solitaire.games.camposanto.rules import fire, plan, ways
from solitaire.games.camposanto.rules.modifiers import Modifiers, modifiers
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, Fugitive
from solitaire.games.camposanto.text.notation import hexes_text, ply_text
from solitaire.games.camposanto.text.wording import hex_title, listed, unit_title

_REASONS = (
    ("impetuous", "the active wing is Impetuous", "5.1"),
    ("steps", "more or fewer steps", "7.2"),
    ("stars", "stars", "7.2"),
    ("defender_house", "the defender stands in a farmhouse", "7.2"),
    ("flank", "on the flank", "7.2"),
    ("horse", "cavalry on the front of infantry", "7.2"),
)


def shot_sheet(state: State, unit: int, target: int) -> Sheet:
    """One shot [9.1, 10.2]."""
    board = state.board
    added = int(fire.modifier(state, unit, target))
    needed = int(board.charts.fire_hits_at) - added
    top = state.top(target)
    victim = unit_title(board, int(top)) if top >= 0 else "the Marshal"
    rows = (
        Row("modifier", number=added, rule="9.1, 10.2"),
        Row(f"hit on {victim}", chance=at_least(needed)),
        Row("no effect", chance=1 - at_least(needed)),
    )
    title = f"{unit_title(board, unit)} at {hex_title(board, target)}: needs {needed}"
    return Sheet(title, rows)


def fire_sheet(state: State, plies: list[Ply]) -> Sheet:
    """Target by target, what each shot can do."""
    rows = []
    for ply in plies:
        unit, target = int(ply.first), int(ply.second)
        needed = int(state.board.charts.fire_hits_at - fire.modifier(state, unit, target))
        label = f"{unit_title(state.board, unit)} at {hex_title(state.board, target)} hits"
        text = ply_text(state.board, ply)
        rows.append(Row(label, chance=at_least(needed), rule="9.1, 10.2", ply=text))
    return Sheet("Fire", tuple(rows))


def assault_duel(state: State, attackers: list[int], defenders: list[int]) -> Duel:
    """The assault as it would begin now."""
    found = modifiers(state, attackers, defenders)
    side = int(state.active_side())
    return Duel(
        int(found.attack()),
        int(found.defence()),
        (_helpers(state, side, attackers), _helpers(state, 1 - side, defenders)),
        (may_withdraw(state, side, attackers), may_withdraw(state, 1 - side, defenders)),
    )


def _helpers(state: State, side: int, places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= int(state.marshals_beside(side, place))
    return bits.bit_count()


def may_withdraw(state: State, side: int, places: list[int]) -> bool:
    bodies = [place for place in places if not ways.body_is_gun(state, place)]
    return bool(bodies) and all(ways.retreat_distances(state, side, place) for place in bodies)


def assault_sheet(state: State, attackers: list[int], defenders: list[int]) -> Sheet:
    """Modifiers with their reasons, the first roll, and the whole duel."""
    board = state.board
    found = modifiers(state, attackers, defenders)
    one = assault_duel(state, attackers, defenders)
    first = at_least(FIRST_THRESHOLD - one.attack)
    rows = [
        *_reason_rows(found),
        Row("attacker adds", number=one.attack),
        Row("defender adds", number=one.defence),
        Row("first roll wins", chance=first, rule="7.1"),
        Row(
            "attacker wins if nobody withdraws and no Marshal helps", duel(one.attack, one.defence)
        ),
        *prospect_rows(prospect(one)),
    ]
    who = hexes_text(board, attackers)
    where = listed([hex_title(board, place) for place in defenders])
    return Sheet(f"Assault of {who} on {where}", tuple(rows), _marshal_remark(one))


def _reason_rows(found: Modifiers) -> list[Row]:
    rows = [
        Row(label, number=int(getattr(found, name)), rule=rule)
        for name, label, rule in _REASONS
        if getattr(found, name)
    ]
    if found.attacker_house:
        label = "an attacker stands in a farmhouse: the defender"
        rows.append(Row(label, number=int(found.attacker_house), rule="7.2"))
    return rows


def prospect_rows(one: Prospect) -> list[Row]:
    """All results with both sides deciding well; they add up to 1."""
    return [
        Row("attacker wins", chance=one.wins[ATTACKER]),
        Row("defender wins", chance=one.wins[DEFENDER]),
        Row("attacker withdraws", chance=one.withdrawals[ATTACKER]),
        Row("defender withdraws", chance=one.withdrawals[DEFENDER]),
    ]


def _marshal_remark(one: Duel) -> tuple[str, ...]:
    if not any(one.marshals):
        return ()
    return (f"Marshals beside: attacker {one.marshals[0]}, defender {one.marshals[1]} [8.2]",)


def plan_sheets(state: State) -> list[Sheet]:
    """Every assault that could be added to the plan now."""
    board = state.board
    return [
        replace(
            assault_sheet(state, plan.attackers_of(board, ply), plan.defenders_of(board, ply)),
            ply=ply_text(board, ply),
        )
        for ply in plan.open_stars(state)
    ]


def escape_sheet(state: State, place: int) -> Sheet:
    """Where a beaten body could end, with the hits of its way [6.5, 7.3]."""
    board = state.board
    side = int(state.holder(place))
    rows = []
    for road in ways.roads(board, side, place):
        who = Fugitive(ESCAPE, side, board.charts.escape, road, place)
        for ending in ways.endings(state, who):
            hits = int(ending.hits) + (
                int(board.charts.border_hits) if ending.how == AT_BORDER else 0
            )
            end = "cannot escape" if ending.how == LOST else hex_title(board, int(ending.place))
            border = ", border" if ending.how == AT_BORDER else ""
            rows.append(Row(f"by the {ROADS[road]}: {end}{border}, hits", number=hits, rule="7.3"))
    return Sheet(f"Escape from {hex_title(board, place)}", tuple(rows))
