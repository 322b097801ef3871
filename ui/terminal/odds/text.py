"""Odds as lines for a reader: percentages with one decimal, modifiers with their rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.odds.checks import ChecksOdds, FateOdds
from solitaire.games.castiglione.odds.forces import (
    ROLES,
    Force,
    Modifier,
    total,
)
from solitaire.games.castiglione.odds.march import ARRIVES, MarchOdds, Way
from solitaire.games.castiglione.odds.pending import Answer, Explanation, Part
from solitaire.games.castiglione.odds.results import CombatOdds, PursuitOdds, RollOdds
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.odds import Chances, mean

FULL_ANSWERS = 2
"""Up to so many choices are answered at full length, more of them by a line each."""

_RULE_BY_ROLL = {"bombardment": "9.2", "attack": "9.3", "defence": "9.3"}


def percent(chance: Fraction) -> str:
    """One decimal; what can happen never reads as 0, what can fail never as 100."""
    shown = f"{float(chance * 100):.1f}"
    if shown == "0.0" and chance:
        return "<0.1 %"
    if shown == "100.0" and chance != 1:
        return ">99.9 %"
    return f"{shown} %"


def chances_line(chances: Chances[int]) -> str:
    """ "1: 50.0 %   2: 50.0 %"."""
    return "   ".join(f"{result}: {percent(weight)}" for result, weight in sorted(chances.items()))


def named_chances_line(chances: Chances[str]) -> str:
    ordered = sorted(chances.items(), key=lambda item: (-item[1], item[0]))
    return "   ".join(f"{result} {percent(weight)}" for result, weight in ordered)


def average(chances: Chances[int]) -> str:
    return f"{float(mean(chances)):.2f}"


def _die_lines(before: str, modifiers: Sequence[Modifier]) -> list[str]:
    """The die with its sum, and one line for each modifier below."""
    if not modifiers:
        return [f"{before} die without modifier"]
    indent = " " * (len(before) - len(before.lstrip()) + 4)
    lines = [f"{indent}{modifier}" for modifier in modifiers]
    return [f"{before} die {total(modifiers):+d}", *lines]


# -- combats --------------------------------------------------------------------------------------


def combat_lines(board: Board, odds: CombatOdds) -> list[str]:
    lines = [_force_line(role, force) for role, force in zip(ROLES, odds.forces, strict=True)]
    for fight_round in sorted({roll.fight_round for roll in odds.rolls}):
        lines += _round_lines(odds, fight_round)
    lines += ["", "The combat ends [9.3]"]
    lines += _ending_lines(odds)
    lines += ["", "Hits inflicted, bombardment included"]
    lines += [
        f"  by the {role}: {chances_line(hits)}   (average {average(hits)})"
        for role, hits in zip(ROLES, odds.hits, strict=True)
    ]
    lines += ["", "Retreat and pursuit [9.4, 9.5]"]
    for pursuit in odds.pursuits:
        lines += _pursuit_lines(board, pursuit)
    lines += _loss_lines(odds)
    return [*lines, "", "Taken for granted", *(f"  {each}" for each in odds.assumptions)]


def _force_line(role: str, force: Force) -> str:
    leader = f", leader {force.tactical:+d}" if force.tactical else ""
    arms = f"cavalry {force.cavalry}, artillery {force.guns}"
    return f"{role}: {force.name}, {force.strength} SP ({arms}){leader}"


def _round_lines(odds: CombatOdds, fight_round: int) -> list[str]:
    often = f" (fought with {percent(odds.second_round)})" if fight_round > 1 else ""
    lines = ["", f"Round {fight_round}{often}"]
    for roll in odds.rolls:
        if roll.fight_round == fight_round:
            lines += _roll_lines(roll)
    if fight_round == 1 and odds.ahead:
        ahead = "   ".join(
            f"{who} {percent(odds.ahead.get(who, Fraction(0)))}"
            for who in ("attacker", "level", "defender")
        )
        lines.append(f"  ahead afterwards: {ahead}")
    return lines


def _roll_lines(roll: RollOdds) -> list[str]:
    whose = f" by the {ROLES[roll.role]}" if roll.name == "bombardment" else ""
    column = f", column {roll.column}" if roll.column else ""
    before = f"  {roll.name}{whose} [{_RULE_BY_ROLL[roll.name]}]{column}:"
    return [*_die_lines(before, roll.modifiers), f"    hits  {chances_line(roll.hits)}"]


def _ending_lines(odds: CombatOdds) -> list[str]:
    lines = []
    for role in ROLES:
        ways = {how: weight for (who, how), weight in odds.endings.items() if who == role}
        detail = f"   ({named_chances_line(ways)})" if ways else ""
        lines.append(f"  the {role} wins: {percent(odds.win(role))}{detail}")
    nobody = {how: weight for (who, how), weight in odds.endings.items() if not who}
    return [*lines, *(f"  {how}: {percent(weight)}" for how, weight in nobody.items())]


def _pursuit_lines(board: Board, pursuit: PursuitOdds) -> list[str]:
    role = ROLES[pursuit.role]
    lines = [f"  the {role} must retreat: {percent(pursuit.chance)}"]
    if not pursuit.chance:
        return lines
    if pursuit.refuges:
        titles = {
            board.data.areas[board.area_by_name[name]].name: weight
            for name, weight in pursuit.refuges.items()
        }
        lines.append(f"    to  {named_chances_line(titles)}")
    if set(pursuit.through) != {0}:
        lines.append(
            f"    hits on the way through the enemy [9.4]  {chances_line(pursuit.through)}"
        )
    if pursuit.column:
        lines += _die_lines(f"    pursuit [9.5], column {pursuit.column}:", pursuit.modifiers)
    elif set(pursuit.hits) == {0}:
        return [*lines, "    no pursuit: the winner has no more cavalry than the loser"]
    return [*lines, f"    hits  {chances_line(pursuit.hits)}   (average {average(pursuit.hits)})"]


def _loss_lines(odds: CombatOdds) -> list[str]:
    if odds.losses is None:
        return []
    lines = ["", "Units eliminated, pursuit included [3.6]"]
    for role, loss in zip(ROLES, odds.losses, strict=True):
        lines.append(
            f"  {role}: {chances_line(loss.units)}   (whole force destroyed "
            f"{percent(loss.destroyed)})"
        )
    return lines


# -- checks and marches ---------------------------------------------------------------------------


def checks_lines(board: Board, odds: ChecksOdds) -> list[str]:
    lines = [f"{odds.what.capitalize()} [{odds.rule}]: a die up to the Cohesion Factor [3.3]"]
    for check in odds.checks:
        title, area = board.counter_titles[check.counter], board.data.areas[check.area].name
        modifiers = "".join(f", {modifier}" for modifier in check.modifiers)
        lines.append(
            f"  {title} in {area}: {percent(check.chance)}   (printed {check.printed}{modifiers}; "
            f"{check.factor} or less)"
        )
    if len(odds.checks) > 1:
        lines.append(f"  units that succeed: {chances_line(odds.passing)}")
    if odds.rule == "9.1.2":
        lines.append(f"  strength points that come: {chances_line(odds.strength)}")
    return lines


def march_lines(board: Board, odds: MarchOdds) -> list[str]:
    areas = board.data.areas
    title = board.counter_titles[odds.counter]
    faces = "   ".join(
        f"{face.pips}: {face.points} MP{' and a hit' if face.is_hit else ''}" for face in odds.faces
    )
    return [
        f"Forced march of {title} from {areas[odds.start].name} to {areas[odds.goal].name} [8.3]",
        *_die_lines(" ", odds.modifiers),
        f"  {faces}",
        *(f"  {percent(weight):>7}  {_way_words(board, way)}" for way, weight in _ways(odds)),
        f"  takes a hit: {percent(odds.hit)}",
    ]


def _ways(odds: MarchOdds) -> Iterable[tuple[Way, Fraction]]:
    return sorted(odds.ways.items(), key=lambda item: (item[0].how, item[0].area, item[0].is_hit))


def _way_words(board: Board, way: Way) -> str:
    name = board.data.areas[way.area].name
    place = {"arrives": f"arrives in {name}", "stops short": f"stops short in {name}"}
    hit = " with a hit" if way.is_hit else ""
    work = f", bridge work {way.work}" if way.work else ""
    return place.get(way.how, "does not move") + hit + work


def march_row(board: Board, choice: str, odds: MarchOdds) -> str:
    """One march among several that are offered."""
    helped = odds.leader != NOWHERE and not choice.startswith("led-by")
    leader = f" with {board.counter_titles[odds.leader]}" if helped else ""
    aim = f"arrives {percent(odds.chance_of(ARRIVES))}"
    if odds.bridge != NOWHERE:
        aim += f", bridge work succeeds {percent(odds.work)}"
    return f"{choice}{leader}: {aim}, takes a hit {percent(odds.hit)}"


def combat_row(choice: str, odds: CombatOdds) -> str:
    """One choice among many in a combat."""
    wins = ", ".join(f"{role} wins {percent(odds.win(role))}" for role in ROLES)
    chased = [f"{average(one.hits)} on the {ROLES[one.role]}" for one in odds.pursuits if one.hits]
    lost = ", ".join(
        f"{role} loses {average(loss.units)} units"
        for role, loss in zip(ROLES, odds.losses or (), strict=False)
    )
    return f"{choice}: {wins}; {lost}; hits of a pursuit {', '.join(chased) or 'none'}"


# -- what is pending ------------------------------------------------------------------------------


def explanation_lines(board: Board, explanation: Explanation) -> list[str]:
    lines = [f"Pending: {explanation.asked}"]
    lines += [f"  {remark}" for remark in explanation.remarks]
    many = len(explanation.parts) > FULL_ANSWERS
    for part in explanation.parts:
        if isinstance(part.answer, MarchOdds) and len(explanation.parts) > 1:
            lines.append(march_row(board, part.choice, part.answer))
        elif isinstance(part.answer, CombatOdds) and many:
            lines.append(combat_row(part.choice, part.answer))
        else:
            lines += _part_lines(board, part)
    return lines


def _part_lines(board: Board, part: Part) -> list[str]:
    heading = [f"== {part.choice}"] if part.choice else []
    return ["", *heading, *answer_lines(board, part.answer)]


def answer_lines(board: Board, answer: Answer) -> list[str]:
    if isinstance(answer, CombatOdds):
        return combat_lines(board, answer)
    if isinstance(answer, ChecksOdds):
        return checks_lines(board, answer)
    if isinstance(answer, MarchOdds):
        return march_lines(board, answer)
    return fate_lines(answer)


def fate_lines(odds: FateOdds) -> list[str]:
    titles = {_title(result): weight for result, weight in odds.chances.items()}
    lines = [f"{_title(odds.what)} [{odds.rule}]: {named_chances_line(titles)}"]
    return [*lines, f"  {odds.remark}"] if odds.remark else lines


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]
