"""Why a choice is not offered, with the rule. Only what the asked seat may know is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from solitaire.games.castiglione.core import plies
from solitaire.games.castiglione.core.plies import VERBS, Ply
from solitaire.games.castiglione.core.state import Battle, March, State
from solitaire.games.castiglione.core.steps import (
    GAME_OVER,
    GUNS_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
    SCOUT_CHOICE,
)
from solitaire.games.castiglione.core.steps import QUESTIONS as TEXTS
from solitaire.games.castiglione.rules import (
    bridges,
    contact,
    forced_march,
    guns,
    losses,
    marching,
    scouting,
)
from solitaire.games.castiglione.rules.question import DICE
from solitaire.games.castiglione.rules.sequence import QUESTIONS
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    CALLED,
    DUMMY,
    FORAGED,
    GARRISON,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    SET_UP,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import area_text, counter_text
from solitaire.text import NOTHING, Text, joined, marked, text, verbatim

_VERBS_BY_STEP = {
    MOVER_CHOICE: (plies.MOVE, plies.END_MOVEMENT),
    ORDER_CHOICE: (
        plies.TO,
        plies.WITH,
        plies.HALT,
        plies.FORCE_MARCH,
        plies.FORCE_TO_BRIDGE,
        plies.DESTROY,
        plies.REPAIR,
    ),
    SCOUT_CHOICE: (plies.SCOUT, plies.DONE),
}


def refusal(state: State, ply: Ply) -> Text:
    """One sentence that names the rule."""
    if state.step == GAME_OVER:
        return text("The game is over [12.0].")
    seat = QUESTIONS[state.step].seat(state)
    if seat == DICE:
        return text("A die must be rolled first: {asked}.", asked=verbatim(TEXTS[state.step]))
    verbs = _VERBS_BY_STEP.get(state.step) or tuple(
        {one.verb for one in QUESTIONS[state.step].actions(state)}
    )
    if ply.verb not in verbs:
        return text(
            "'{choice}' is no answer here. The question is: {asked}.",
            choice=verbatim(VERBS[ply.verb][0]),
            asked=verbatim(TEXTS[state.step]),
        )
    reason = _why_not_ordered if state.step == ORDER_CHOICE else _REASON_BY_VERB.get(ply.verb)
    if reason is None:
        return text("That is not allowed here: {what}.", what=verbatim(VERBS[ply.verb][2]))
    return reason(state, seat, ply)


# -- movement [8.0] -------------------------------------------------------------------------------


def _march(state: State) -> March:
    march = state.march
    assert march is not None
    return march


def _why_not_moved(state: State, seat: int, ply: Ply) -> Text:
    board, counter = state.board, ply.first
    title = counter_text(board, counter)
    if side_of(counter) != seat:
        return text("{who} is not yours to move [8.0].", who=title)
    if state.place[counter] >= AREA_LIMIT:
        return text("{who} is not on the map [8.2].", who=title)
    if board.counter_kind[counter] == GARRISON:
        return text("{who} cannot move: garrisons never do [2.2.3].", who=title)
    if state.has(MOVED, counter):
        return text("{who} has already moved in this phase [8.2].", who=title)
    if ply.verb == plies.WITH:
        return _why_not_along(state, counter, title)
    return text(
        "{who} cannot enter any neighbouring area with its movement points [8.2].", who=title
    )


def _why_not_along(state: State, counter: int, title: Text) -> Text:
    march = _march(state)
    if march.under_way or march.goal != NOWHERE:
        return text("{who} cannot join a stack that is already on its way [8.2].", who=title)
    if state.place[counter] != march.area:
        return text("{who} is not in the same area as the moving stack [8.2].", who=title)
    if (
        state.has(OUT_OF_COMMAND, counter)
        or march.members & state.flags[OUT_OF_COMMAND * 2 + march.side]
    ):
        return text(
            "{who} cannot move in this stack: units out of command move alone [8.2].", who=title
        )
    return text("With {who} the stack could not enter any neighbouring area [8.2, 8.4].", who=title)


def _why_not_ordered(state: State, seat: int, ply: Ply) -> Text:
    march = _march(state)
    if ply.verb == plies.WITH:
        return _why_not_moved(state, seat, ply)
    if ply.verb == plies.TO:
        return _why_not_to(state, march, ply.first)
    if ply.verb == plies.HALT:
        return text("The stack has not moved yet; undo the choice instead of halting [8.2].")
    if len(march.order) != 1:
        return text("Only a unit that moves alone may do that [8.2, 8.3, 8.5].")
    counter = counter_of(march.side, int(march.order[0]))
    if ply.verb in (plies.FORCE_MARCH, plies.FORCE_TO_BRIDGE):
        return _why_not_forced(state, march, counter)
    return _why_no_work(state, march, counter, ply.first)


def _why_no_work(state: State, march: March, counter: int, bridge: int) -> Text:
    title = counter_text(state.board, counter)
    if not bridges.may_work(state, counter):
        return text(
            "{who} may not work on bridges: only commanded infantry that did not forage [8.5].",
            who=title,
        )
    if bridges.was_tried(state, bridge):
        return text("That bridge has already been worked on in this phase [8.5.1, 8.5.2].")
    if not bridges.jobs_at(state, march.side, march.area) >> bridge & 1:
        return text("No such bridge can be reached from here, or a city protects it [8.5.1].")
    if bridges.job_points(state, bridge) <= int(march.left[0]):
        broken = state.broken >> bridge & 1
        if broken:
            return text("That bridge is already destroyed [8.5].")
        return text("That bridge is not destroyed [8.5].")
    return text("{who} has too few movement points left for that [8.5].", who=title)


def _why_not_to(state: State, march: March, area: int) -> Text:
    board = state.board
    name = area_text(board, area)
    if not board.neighbours[march.area] >> area & 1:
        return text(
            "No road leads from {start} to {area} [2.2.4, 8.2].",
            start=area_text(board, march.area),
            area=name,
        )
    if not marching.affordable(state, march, area):
        return text(
            "Not every counter of the stack has the movement points to enter {area} [8.2, 8.4].",
            area=name,
        )
    if march.members & state.of_kind(march.side, DUMMY):
        if state.stack(1 - march.side, area):
            return text("Dummies never enter {area}, where the enemy is [13.2.2].", area=name)
        return text(
            "{area} is more than two areas from any real unit of yours [13.2.2].", area=name
        )
    return text("Leaders without units keep out of {area}, where the enemy is [R24].", area=name)


def _why_not_forced(state: State, march: March, counter: int) -> Text:
    title = counter_text(state.board, counter)
    if march.under_way:
        return text("A forced march is declared before the unit moves [8.3].")
    if state.has(FORAGED, counter):
        return text("{who} has foraged and cannot force march this turn [5.5].", who=title)
    if guns.is_surprised(state, march.side):
        return text("The French are surprised: no forced marches on the first turn [17.0].")
    if not forced_march.is_allowed(state, counter):
        return text(
            "{who} cannot force march: leaders gain nothing, three hits forbid it [8.3, 3.6].",
            who=title,
        )
    return text(
        "{who} needs no forced march to go there, or cannot reach it even so [8.3].", who=title
    )


def _why_not_led(state: State, seat: int, ply: Ply) -> Text:
    title = counter_text(state.board, ply.first)
    return text(
        "{who} does not command this unit from where he is, or a senior is with him [8.3].",
        who=title,
    )


def _why_not_withdraw(state: State, seat: int, ply: Ply) -> Text:
    march = _march(state)
    name = _area(state, ply.first)
    if not state.board.neighbours[march.area] >> ply.first & 1:
        return text("A withdrawal goes to an adjacent area, and {area} is none [8.6.3].", area=name)
    if state.road_is_broken(march.area, ply.first):
        return text("No withdrawal leads over the destroyed bridge to {area} [8.6.3].", area=name)
    if state.stack(march.side, ply.first):
        return text("No withdrawal leads to {area}, where the enemy is [8.6.3].", area=name)
    return text(
        "{area} is not toward a friendly leader or source of supply, others are [8.6.3].", area=name
    )


def _why_not_flee(state: State, seat: int, ply: Ply) -> Text:
    closest = joined(
        (_area(state, area) for area in range(state.board.areas) if _is_refuge(state, area)),
        marked(" or "),
    )
    return text(
        "A displaced leader goes to the closest friendly units: {areas} [8.6.2, 9.6].",
        areas=closest,
    )


def _is_refuge(state: State, area: int) -> bool:
    return contact.refuges(state) >> area & 1 == 1


def _area(state: State, area: int) -> Text:
    return area_text(state.board, area)


# -- combat [9.0] ---------------------------------------------------------------------------------


def _battle(state: State) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def _why_no_battle(state: State, seat: int, ply: Ply) -> Text:
    name = _area(state, ply.first)
    if state.fought >> ply.first & 1:
        return text("The combat in {area} is over: one in each area and phase [9.0].", area=name)
    return text("In {area} there are not units of both sides to fight [9.0].", area=name)


def _why_not_called(state: State, seat: int, ply: Ply) -> Text:
    counter = ply.first
    title = counter_text(state.board, counter)
    if side_of(counter) != seat:
        return text("{who} is not yours to call [9.1].", who=title)
    if state.place[counter] >= AREA_LIMIT:
        return text("{who} is not on the map [9.1.1].", who=title)
    if state.has(CALLED, counter) or _battle(state).declared >> local_of(counter) & 1:
        return text("{who} has already tried in this Combat Phase [9.1.1].", who=title)
    leader = state.board.counter_kind[counter] == LEADER
    if leader and state.step == GUNS_CHOICE:
        return text("Units are called first, leaders such as {who} after them [9.1.2].", who=title)
    return _why_not_able(state, counter) or _why_not_in_reach(state, counter)


def _why_not_able(state: State, counter: int) -> Text:
    title = counter_text(state.board, counter)
    if state.board.counter_kind[counter] == GARRISON:
        return text("{who} cannot march: garrisons never do [2.2.3].", who=title)
    if state.has(FORAGED, counter):
        return text("{who} has foraged and cannot march to the guns this turn [5.5].", who=title)
    if state.hits[counter] >= 3:
        return text("{who} cannot march to the guns: three hits forbid it [3.6, 9.1.1].", who=title)
    return NOTHING


def _why_not_in_reach(state: State, counter: int) -> Text:
    battle = _battle(state)
    title, area = counter_text(state.board, counter), int(state.place[counter])
    if area == battle.area:
        return text("{who} is in the combat already [9.1].", who=title)
    if state.units_in(battle.attacker, area):
        return text(
            "{who} cannot leave {area}, where enemy units stand [9.1.1].",
            who=title,
            area=_area(state, area),
        )
    if state.board.counter_kind[counter] != LEADER and state.step != GUNS_CHOICE:
        return text("Units are declared before the first die; now only leaders may come [9.1.2].")
    return text(
        "{who} is too far away, or no free path of two areas leads to the combat [9.1.1].",
        who=title,
    )


def _why_not_hit(state: State, seat: int, ply: Ply) -> Text:
    counter, battle = ply.first, _battle(state)
    title = counter_text(state.board, counter)
    if side_of(counter) != seat:
        return text(
            "{who} is not yours; each side places the hits on its own units [9.3].", who=title
        )
    if not losses.exposed(state, battle, seat) >> local_of(counter) & 1:
        return text("{who} is no unit in this combat [9.3].", who=title)
    if battle.cavalry_first:
        return text("{who} is spared while retreating cavalry is left [9.5].", who=title)
    return text("{who} suffers only when no other unit is left, being a garrison [9.3].", who=title)


def _why_not_bombarded(state: State, seat: int, ply: Ply) -> Text:
    counter, battle = ply.first, _battle(state)
    title = counter_text(state.board, counter)
    if side_of(counter) == seat:
        return text("{who} is your own; a bombardment hits enemy units [9.2].", who=title)
    if not losses.exposed(state, battle, 1 - seat) >> local_of(counter) & 1:
        return text("{who} is no unit in this combat [9.2].", who=title)
    return text("{who} suffers only when no other unit is left, being a garrison [9.3].", who=title)


def _why_not_retreat(state: State, seat: int, ply: Ply) -> Text:
    battle, name = _battle(state), _area(state, ply.first)
    if not state.board.neighbours[battle.position] >> ply.first & 1:
        return text("A retreat goes to an adjacent area, and {area} is none [9.4].", area=name)
    if battle.loser == battle.attacker and battle.position == battle.area:
        return text(
            "Attackers retreat to an area they came from, and {area} is none of these [9.4].",
            area=name,
        )
    if battle.origins >> ply.first & 1:
        return text("The attackers came from {area}; no defender retreats there [9.4].", area=name)
    if state.bars[1 - seat] >> ply.first & 1:
        return text("{area} is held by the enemy, and there is a free area [9.4].", area=name)
    return text(
        "{area} is not toward the nearest friendly source of supply; others are [9.4].", area=name
    )


# -- fog of war [13.0] ----------------------------------------------------------------------------


def _why_not_scouted(state: State, seat: int, ply: Ply) -> Text:
    target, origin = _area(state, ply.first), _area(state, ply.second)
    if state.scouted & (1 << ply.first | 1 << ply.second):
        return text("Each area scouts or is scouted only once in a phase [13.1.2].")
    if not scouting.origins(state) >> ply.second & 1:
        return text(
            "In {area} no unit of yours is in command to send scouts [13.1.2].", area=origin
        )
    if not scouting.hidden_in(state, 1 - seat, ply.first):
        return text("In {area} no enemy counter lies hidden [13.1.2].", area=target)
    return text(
        "No way of at most two areas, free of the enemy, leads to {area} [13.1.2].", area=target
    )


def _why_no_dummy(state: State, seat: int, ply: Ply) -> Text:
    name = _area(state, ply.first)
    if state.phase != SET_UP:
        return text("In {area} stands no supplied unit of yours to return to [13.2.3].", area=name)
    if not state.board.dummy_zone[seat] >> ply.first & 1:
        return text("{area} lies outside the zone of your dummies [13.2.1].", area=name)
    if state.stack(1 - seat, ply.first):
        return text("No dummy is set up in {area}, where the enemy is [13.2.1].", area=name)
    return text("{area} is more than two areas from any real unit of yours [13.2.1].", area=name)


_REASON_BY_VERB: Final[dict[int, Callable[[State, int, Ply], Text]]] = {
    plies.MOVE: _why_not_moved,
    plies.LED_BY: _why_not_led,
    plies.WITHDRAW: _why_not_withdraw,
    plies.FLEE: _why_not_flee,
    plies.BATTLE: _why_no_battle,
    plies.TO_THE_GUNS: _why_not_called,
    plies.LOSE: _why_not_hit,
    plies.BOMBARD: _why_not_bombarded,
    plies.RETREAT: _why_not_retreat,
    plies.SCOUT: _why_not_scouted,
    plies.PLACE_DUMMY: _why_no_dummy,
}
