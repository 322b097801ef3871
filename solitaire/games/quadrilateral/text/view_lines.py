"""A view as readable lines: tracks, army card, own forces, enemy flags, the map by region."""

from __future__ import annotations

from solitaire.bits import members
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.terms import (
    BOX,
    FORCE,
    NO_FLAG,
    NOWHERE,
    SIDES,
    STATUSES,
    VEDETTE,
    WEATHERS,
)
from solitaire.games.quadrilateral.text.map_lines import map_lines
from solitaire.games.quadrilateral.text.position import date
from solitaire.games.quadrilateral.text.wording import CLASSES, leader_list, place_title, signed

ATTRITION_COLUMNS = ("0", "1-4", "5-9", "10-14", "15-19", "20+")


def view_lines(board: Board, view: View) -> list[str]:
    return [
        *clock_lines(board, view),
        *track_lines(board, view),
        *army_lines(board, view, view.seat),
        *army_lines(board, view, 1 - view.seat),
        *own_lines(board, view),
        *enemy_lines(board, view),
        *map_lines(board, view),
        *battle_lines(board, view),
    ]


def clock_lines(board: Board, view: View) -> list[str]:
    turn = number(view, "turn")
    one = board.data.calendar[turn - 1]
    part = PART_NAMES[number(view, "part")]
    active = SIDES[number(view, "active")]
    weather = WEATHERS[number(view, "weather")]
    return [
        f"turn {turn} of 93, {date(board, turn)}, Fortnight {one.fortnight}, weather {weather}",
        f"you are {SIDES[view.seat]}; {active} {part}",
    ]


def track_lines(board: Board, view: View) -> list[str]:
    vienna = number(view, "vienna")
    marks = " ".join(f"[{signed(one)}]" if one == vienna else signed(one) for one in range(-4, 5))
    clock = number(view, "clock")
    modifier = min(
        board.charts.max_siege, board.charts.first_modifier + clock // board.charts.turns_per_point
    )
    siege = "besieged" if number(view, "besieged") else "not besieged"
    path = "open" if number(view, "path_open") else "closed"
    fort = board.fort_index[board.mantova]
    owner = SIDES[number(view, "austrian_forts") >> fort & 1]
    lines = [
        f"Vienna Morale {marks}",
        f"Mantova {owner}, {siege}, clock {clock}, siege modifier {modifier:+d}; path {path}",
    ]
    broken = _crossings(board, number(view, "broken"))
    if broken:
        lines.append(f"broken bridges: {broken}")
    invested = [
        place_title(board, place)
        for index, place in enumerate(board.forts)
        if number(view, "invested") >> index & 1
    ]
    if invested:
        lines.append(f"invested: {', '.join(invested)}")
    return lines


def _crossings(board: Board, bits: int) -> str:
    ends = [board.crossing_ends[one] for one in members(bits)]
    return ", ".join(f"{place_title(board, a)}-{place_title(board, b)}" for a, b in ends)


def army_lines(board: Board, view: View, side: int) -> list[str]:
    """The army card: status, points, Condition, Source, Center, pool, leaders to come."""
    points = column(view, "aps")[side]
    hidden = side != view.seat and dict(view.options)["aps"] == "secret"
    space = column(view, "condition")[side]
    modifier = (space - 1) // board.charts.spaces_per_level
    leaving = ", leaving" if column(view, "leaving")[side] else ""
    status = STATUSES[column(view, "status")[side]]
    active = "active" if column(view, "center_active")[side] else "inactive"
    pool = "/".join(map(str, column(view, "pool")[side * 3 : side * 3 + 3]))
    due = sum(column(view, "due")[side * 6 : side * 6 + 6])
    shown = (
        "hidden" if hidden else f"{points} (attrition column {_attrition_column(board, points)})"
    )
    track = condition_track(board, space)
    lines = [
        f"{SIDES[side]} army: {status}{leaving}; APs {shown}",
        f"  Condition {track} {space} of {board.charts.spaces} (+{modifier})",
        f"  pool {pool} SP; "
        f"leaders available {column(view, 'available')[side]}, due {due}{_account(view, side)}",
        f"  Source {_place(board, column(view, 'source')[side])}, Center "
        f"{_place(board, column(view, 'center')[side])} ({active})",
    ]
    garrisons = [
        place_title(board, place)
        for place in column(view, "garrison_place")[side * 3 : side * 3 + 3]
        if place != NOWHERE
    ]
    if garrisons:
        lines.append(f"  garrisons {', '.join(garrisons)}")
    return lines


def _account(view: View, side: int) -> str:
    """Own losses so far; the enemy's attrition is his secret."""
    if side != view.seat:
        return ""
    raised, lost = column(view, "raised")[side], column(view, "lost")[side]
    return f"; raised {raised / 5:g} SP, lost {lost / 5:g}"


def condition_track(board: Board, space: int) -> str:
    """Five levels of four spaces, the marker as a star."""
    marks = ["*" if one == space else "." for one in range(1, board.charts.spaces + 1)]
    level = board.charts.spaces_per_level
    return "|".join("".join(marks[at : at + level]) for at in range(0, len(marks), level))


def _attrition_column(board: Board, points: int) -> str:
    found = 0
    for index, least in enumerate(board.charts.attrition_aps):
        if points >= least:
            found = index
    return ATTRITION_COLUMNS[found]


def _place(board: Board, place: int) -> str:
    return "none" if place == NOWHERE else place_title(board, place)


def leaders_of(board: Board, view: View, flag: int) -> int:
    found = 0
    for leader, at in enumerate(column(view, "leader_at")[: board.leaders]):
        if at == flag:
            found |= 1 << leader
    return found


def steps_of(view: View, flag: int) -> tuple[int, ...]:
    return column(view, "steps")[flag * 3 : flag * 3 + 3]


def own_lines(board: Board, view: View) -> list[str]:
    lines = []
    first = view.seat * 32
    for flag in range(first, first + 31):
        kind = column(view, "kind")[flag]
        where = place_title(board, column(view, "place")[flag])
        if kind == VEDETTE:
            lines.append(f"own f{(flag & 31) + 1} {where}: vedette")
        elif kind == FORCE:
            steps = steps_of(view, flag)
            names = leader_list(board, leaders_of(board, view, flag))
            total = f"{sum(steps) / 5:g} SP"
            content = f"{'/'.join(map(str, steps))} steps, {total}" if sum(steps) else "alone"
            lines.append(f"own f{(flag & 31) + 1} {where}: {names}, {content}{_state(view, flag)}")
    box = [
        board.leader_titles[one]
        for one in range(board.leaders)
        if column(view, "leader_at")[one] == BOX and board.side[one] == view.seat
    ]
    lines.append("own box: " + (", ".join(box) or "empty"))
    return lines


def _state(view: View, flag: int) -> str:
    words = []
    if number(view, "quartered") >> flag & 1:
        words.append("in Quarters")
    elif column(view, "status")[flag >> 5]:
        words.append("On Alert")
    for name, word in (("forage", "foraging"), ("replaced", "replacements"), ("inside", "inside")):
        if number(view, name) >> flag & 1:
            words.append(word)
    return f" ({', '.join(words)})" if words else ""


def enemy_lines(board: Board, view: View) -> list[str]:
    first = (1 - view.seat) * 32
    return [
        f"enemy f{(flag & 31) + 1} {place_title(board, column(view, 'place')[flag])}: "
        + enemy_words(board, view, flag)
        for flag in range(first, first + 31)
        if column(view, "kind")[flag] != NO_FLAG
    ]


def enemy_words(board: Board, view: View, flag: int) -> str:
    """What is known of an enemy flag, with its turn."""
    if column(view, "kind")[flag] in (FORCE, VEDETTE):
        return _exact(board, leaders_of(board, view, flag), steps_of(view, flag)) + ", seen now"
    words = []
    if number(view, "shy") >> flag & 1:
        words.append("a vedette")
    elif number(view, "firm") >> flag & 1:
        words.append("a force")
    turn = column(view, "seen_turn")[flag]
    if turn:
        seen = column(view, "seen_steps")[flag * 3 : flag * 3 + 3]
        exact = _exact(board, column(view, "seen_leaders")[flag], seen)
        words.append(f"turn {turn} {exact}")
    words += _note(board, view, flag)
    if _is_mixed(view, flag):
        words.append("has met others since")
    return "; ".join(words) or "unknown"


def _exact(board: Board, leaders: int, steps: tuple[int, ...]) -> str:
    if not leaders:
        return "a vedette"
    return f"{leader_list(board, leaders)} {'/'.join(map(str, steps))}"


def _note(board: Board, view: View, flag: int) -> list[str]:
    kind = column(view, "note_kind")[flag] % 8
    turn = column(view, "note_turn")[flag]
    if not kind:
        return []
    steps = column(view, "note_steps")[flag * 3 : flag * 3 + 3]
    if kind == 1:
        return [f"scouted turn {turn}: {_exact(board, column(view, 'note_leaders')[flag], steps)}"]
    if kind == 2:
        return [f"scouted turn {turn}: {CLASSES[steps[0]]}"]
    return [f"scouted turn {turn}: a vedette"]


def _is_mixed(view: View, flag: int) -> bool:
    label = column(view, "label")[flag]
    return sum(1 for one in column(view, "label") if one == label) > 1


def battle_lines(board: Board, view: View) -> list[str]:
    if not view.battle:
        return []
    return [f"fight at {place_title(board, view.battle[0])}"]
