"""Facts of a view by flag and side, under names; numbers and columns are looked up here only."""

from __future__ import annotations

from typing import Final, NamedTuple

from solitaire.bits import members
from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS
from solitaire.games.quadrilateral.core.views import SOME_FLAG, View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import (
    FLAGS,
    FORCE,
    NO_FLAG,
    NOWHERE,
    SIDE_FLAGS,
    STEPS_PER_SP,
    VEDETTE,
)
from solitaire.text import Text, text

_BOARD: Final = RULES.board
STALE: Final = 8
"""Added to the kind of a scouting note when the flag has met others since [5.6]."""


class Sighting(NamedTuple):
    """What was once learnt of an enemy flag."""

    turn: int
    leaders: int
    """As bits; none for a vedette."""
    steps: tuple[int, ...]
    size: int = -1
    """The class of strength, if scouts learnt no more than that."""


def has(view: View, name: str, flag: int) -> bool:
    """Whether a flag is in a set of flags."""
    return bool(number(view, name) >> flag & 1)


def flags_of(view: View, side: int) -> list[int]:
    kinds = column(view, "kind")
    return [flag for flag in range(side * 32, side * 32 + SIDE_FLAGS) if kinds[flag] != NO_FLAG]


def place_of(view: View, flag: int) -> int:
    return column(view, "place")[flag]


def is_force(view: View, flag: int) -> bool:
    return column(view, "kind")[flag] == FORCE


def is_vedette(view: View, flag: int) -> bool:
    return column(view, "kind")[flag] == VEDETTE


def is_hidden(view: View, flag: int) -> bool:
    return column(view, "kind")[flag] == SOME_FLAG


def leaders_of(view: View, flag: int) -> int:
    found = 0
    for leader, at in enumerate(column(view, "leader_at")[: _BOARD.leaders]):
        if at == flag:
            found |= 1 << leader
    return found


def chief_of(view: View, flag: int) -> int:
    """The Force Leader, or NOWHERE [4.2]."""
    found = members(leaders_of(view, flag))
    return min(found, key=lambda one: _BOARD.seniority[one], default=NOWHERE)


def flag_led_by(view: View, leader: int) -> int:
    """NOWHERE if he is not with a flag that is seen."""
    at = column(view, "leader_at")[leader]
    return at if at < FLAGS else NOWHERE


def steps_of(view: View, flag: int) -> tuple[int, ...]:
    return column(view, "steps")[flag * 3 : flag * 3 + 3]


def points(steps: int) -> Text:
    """Steps as Strength Points: 23 steps are "4.6", 20 are "4"."""
    whole, rest = divmod(steps, STEPS_PER_SP)
    return text("{number}", number=steps / STEPS_PER_SP if rest else whole)


def sightings(view: View, flag: int) -> list[Sighting]:
    """The newest first: what everybody saw, and what own scouts found [5.5, 8.7]."""
    found = []
    turn = column(view, "seen_turn")[flag]
    if turn:
        steps = column(view, "seen_steps")[flag * 3 : flag * 3 + 3]
        found.append(Sighting(turn, column(view, "seen_leaders")[flag], steps))
    kind = column(view, "note_kind")[flag] % STALE
    steps = column(view, "note_steps")[flag * 3 : flag * 3 + 3]
    turn = column(view, "note_turn")[flag]
    if kind == 1:
        found.append(Sighting(turn, column(view, "note_leaders")[flag], steps))
    elif kind == 2:
        found.append(Sighting(turn, 0, (), steps[0]))
    elif kind == 3:
        found.append(Sighting(turn, 0, (0, 0, 0)))
    return sorted(found, key=lambda one: -one.turn)


def has_mixed(view: View, flag: int) -> bool:
    """Whether it met others unseen, so that anything may have been exchanged [5.6]."""
    labels = column(view, "label")
    return labels.count(labels[flag]) > 1


def expected_steps(view: View, flag: int) -> int:
    """What a flag has if it is all that is left of its group, joined ones included [5.6]."""
    label = column(view, "label")[flag]
    if label == NOWHERE or has_mixed(view, flag):
        return 0
    return round(sum(column(view, "group_steps")[label * 3 : label * 3 + 3]) / 100)


class BattleSeen(NamedTuple):
    """A fight under way, which is open to both sides [5.2]."""

    place: int
    attacker: int
    round: int
    striker: int
    column: int
    french_loss: int
    austrian_loss: int
    attackers: int
    defenders: int
    hits: int
    """Leaders who are still rolled for, as bits."""
    hit_leader: int


def battle_of(view: View) -> BattleSeen | None:
    if not view.battle:
        return None
    return BattleSeen(*(view.battle[BATTLE_FIELDS.index(name)] for name in BattleSeen._fields))
