"""Chapter 14.3 to 14.6: strength, columns, shifts, bombardment and pursuit as pure reckoning."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.charts import Charts
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import leaders, weather
from solitaire.games.quadrilateral.rules.vedettes import cavalry_modifier
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    CAVALRY,
    HILL,
    INFANTRY,
    MARSH,
    MOUNTAIN,
    NOWHERE,
    STEPS_PER_SP,
)

COLUMNS: i64 = 9
TOP_ROW: i64 = 7


def flags_of(state: State, battle: Battle, side: i64) -> i64:
    """The forces of a side in the fight that are left."""
    flags = battle.attackers if side == battle.attacker else battle.defenders
    return flags & state.forces_at(side, battle.place)


def garrison_of(state: State, battle: Battle, side: i64) -> i64:
    """A garrison defends its place; it never attacks."""
    if side == battle.attacker or battle.sortie:
        return NOWHERE
    return state.garrison_at(side, battle.place)


def all_steps(state: State, battle: Battle, side: i64) -> i64:
    total = state.total_of(flags_of(state, battle, side))
    garrison = garrison_of(state, battle, side)
    return total if garrison == NOWHERE else total + state.garrison_steps[garrison]


def strength(state: State, battle: Battle, side: i64) -> i64:
    """Steps that count [14.3]."""
    total: i64 = 0
    flags = flags_of(state, battle, side)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        total += force_strength(state, battle, flag)
    garrison = garrison_of(state, battle, side)
    return total if garrison == NOWHERE else total + state.garrison_steps[garrison]


def force_strength(state: State, battle: Battle, flag: i64) -> i64:
    """Over-command out, infantry first; cavalry half on bad ground; Quarters half, last."""
    over = leaders.over_command(state, flag)
    foot = state.steps[flag * 3 + INFANTRY] - over
    horse = state.steps[flag * 3 + CAVALRY]
    guns = state.steps[flag * 3 + ARTILLERY]
    if foot < 0:
        horse += foot
        foot = 0
        if horse < 0:
            guns += horse
            horse = 0
    if is_rough(state, battle):
        horse = (horse + 1) // 2
    total = foot + horse + guns
    return (total + 1) // 2 if (battle.halved >> flag) & 1 else total


def is_rough(state: State, battle: Battle) -> bool:
    """Ground on which cavalry counts half."""
    terrain = state.board.terrain[battle.place]
    if terrain == HILL or terrain == MOUNTAIN or terrain == MARSH:
        return True
    return battle.in_fort == 1 or battle.in_lines == 1


def scale(charts: Charts, together: i64) -> i64:
    """Steps in a point, by the steps of both sides at the beginning."""
    for index in range(3):
        if together >= charts.scale_from[index]:
            return charts.scale[index]
    return charts.scale[2]


def ratio_column(charts: Charts, attackers: i64, defenders: i64) -> i64:
    """The largest ratio not above the true one."""
    found: i64 = 0
    for index in range(COLUMNS):
        if attackers * charts.ratios[index * 2 + 1] >= defenders * charts.ratios[index * 2]:
            found = index
    return found


def shifts(state: State, battle: Battle) -> i64:
    """Of the place, against those who attacked first; together at most -4 [14.5]."""
    board = state.board
    charts = board.charts
    if battle.in_fort:
        total = charts.fort_shift[board.fort[battle.place]]
    else:
        total = charts.terrain_shift[board.terrain[battle.place]]
        if board.defile[battle.place]:
            total += charts.defile_shift
    if battle.in_lines:
        total += charts.lines_shift
    if _all_over_bridges(state, battle):
        total += charts.bridge_shift
    return total if total > charts.lowest_shift else charts.lowest_shift


def _all_over_bridges(state: State, battle: Battle) -> bool:
    flags = flags_of(state, battle, battle.attacker)
    if not flags:
        return False
    while flags:
        origin = state.origin[lowest(flags)]
        flags &= flags - 1
        if origin == NOWHERE:
            return False
        index = state.board.link(origin, battle.place)
        if index < 0 or state.board.crossing[index] == NOWHERE:
            return False
    return True


def column(state: State, battle: Battle) -> i64:
    """Of this round: the place helps only against those who attacked first."""
    striker = battle.striker
    return shifted_column(
        state.board.charts,
        strength(state, battle, striker),
        strength(state, battle, 1 - striker),
        shifts(state, battle) if striker == battle.attacker else 0,
    )


def shifted_column(charts: Charts, attackers: i64, defenders: i64, shift: i64) -> i64:
    found = ratio_column(charts, attackers, defenders) + shift
    return found if found > 0 else 0


def commander(state: State, battle: Battle, side: i64) -> i64:
    """The senior leader of a side there, or NOWHERE for a garrison alone."""
    return state.senior(state.leaders_in(flags_of(state, battle, side)))


def bonus(state: State, battle: Battle, side: i64) -> i64:
    leader = commander(state, battle, side)
    return 0 if leader == NOWHERE else state.board.bonus[leader]


def initiative(state: State, battle: Battle, side: i64) -> i64:
    leader = commander(state, battle, side)
    return 1 if leader == NOWHERE else state.board.initiative[leader]


def row(state: State, battle: Battle, die: i64) -> i64:
    striker = battle.striker
    return modified_row(die, bonus(state, battle, striker) - bonus(state, battle, 1 - striker))


def modified_row(die: i64, bonus_lead: i64) -> i64:
    """By how much the striker's Bonus is the larger one."""
    found = die + bonus_lead
    if found < 0:
        return 0
    return found if found < TOP_ROW else TOP_ROW


# -- bombardment [14.4] ---------------------------------------------------------------------------


def guns(state: State, battle: Battle, side: i64) -> i64:
    """Full artillery SP; those of forces in Quarters count half."""
    steps: i64 = 0
    flags = flags_of(state, battle, side)
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        own = state.steps[flag * 3 + ARTILLERY]
        steps += (own + 1) // 2 if (battle.halved >> flag) & 1 else own
    return steps // STEPS_PER_SP


def gun_points(state: State, battle: Battle, side: i64, die: i64) -> i64:
    """Points a side's guns inflict with this die."""
    charts = state.board.charts
    number = guns(state, battle, side)
    needed: i64 = 99
    for index in range(4):
        if number >= charts.guns[index]:
            needed = charts.gun_hits[index]
    modified = die + weather.on_guns(state) + _gun_ground(state, battle, side)
    if modified < needed:
        return 0
    return 2 if number >= charts.guns[3] and modified >= 6 else 1


def _gun_ground(state: State, battle: Battle, side: i64) -> i64:
    if side != battle.attacker:
        return 0
    if battle.in_fort:
        return -2
    total: i64 = -1 if state.board.terrain[battle.place] == MOUNTAIN else 0
    return total - 1 if battle.in_lines else total


# -- pursuit [14.6] -------------------------------------------------------------------------------


def pursuit_hexes(state: State, battle: Battle, winner: i64, die: i64) -> i64:
    own = state.cavalry_of(flags_of(state, battle, winner))
    enemy = state.cavalry_of(flags_of(state, battle, 1 - winner))
    return hexes(
        state,
        initiative(state, battle, winner),
        die + cavalry_modifier(state, own, enemy) + weather.on_pursuit(state),
    )


def hexes(state: State, rating: i64, modified: i64) -> i64:
    found = rating - (modified if modified > 0 else 0) + 1
    if found < 0:
        return 0
    most = state.board.charts.pursuit_most
    return found if found < most else most
