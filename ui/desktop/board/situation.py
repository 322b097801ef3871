"""What one seat sees of the campaign, as stacks of counter faces and a line of facts. No Qt.

Everything here is read from a View; there is no way from here to the true state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import SLOT_OUT_OF_COMMAND, SLOT_SEEN, View
from solitaire.games.castiglione.rules.sequence import PHASES
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    KINDS,
    LEADER,
    NOWHERE,
    OUT_OF_COMMAND,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SIDES,
)
from ui.desktop.board.naming import side_title
from ui.desktop.style.language import told, tr, tr_count

BACK: Final = "back"
"""The kind of a counter of which only the flag on its back is seen."""

WORN: Final = 3
"""The hit that costs a strength point [3.6]."""

# Places in View.clock
_TURN, _PHASE, _ACTIVE, _FIRST, _INITIATIVE = 0, 1, 3, 4, 5
_BESIEGED, _AUSTRIAN_CITIES, _BROKEN = 8, 9, 10
_BATTLE_AREA = 0


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn on one counter. Equal faces share one drawing."""

    side: str
    kind: str
    """One of the game's kinds of counters, or BACK."""
    title: str = ""
    formation: str = ""
    numbers: tuple[int, ...] = ()
    """Strength, cohesion, movement; for leaders strategic, command, tactical."""
    hits: int = 0
    without_orders: bool = False
    from_memory: bool = False
    """Known to be there, but not in view at this moment."""

    @property
    def strength_now(self) -> int:
        """Of a unit, after hits."""
        printed = self.numbers[0]
        return max(printed - 1, 0) if self.hits >= WORN else printed

    @property
    def cohesion_now(self) -> int:
        return max(self.numbers[1] - self.hits, 0)


@dataclass(frozen=True, slots=True)
class Stack:
    side: str
    area: int
    faces: tuple[Face, ...]
    """The top counter first."""
    lines: tuple[str, ...]
    """One line in words for each face."""

    @property
    def strength(self) -> int:
        """The strength points of the counters that are known."""
        units = (face for face in self.faces if face.numbers and face.kind != "leader")
        return sum(face.strength_now for face in units)


@dataclass(frozen=True, slots=True)
class Situation:
    seat: str
    turn: int
    turns: int
    date: str
    phase: str
    initiative: str
    mantua_besieged: bool
    stacks: tuple[Stack, ...]
    broken_bridges: frozenset[int]
    austrian_cities: frozenset[int]
    battle_area: int | None


def situation(board: Board, view: View) -> Situation:
    clock = view.clock
    turn_track = board.data.tables.turn_track
    return Situation(
        seat=SIDES[view.seat],
        turn=clock[_TURN],
        turns=len(turn_track),
        date=told(turn_track[max(clock[_TURN], 1) - 1].date) + " 1796",
        phase=_phase(clock[_PHASE], clock[_ACTIVE]),
        initiative=side_title(SIDES[clock[_INITIATIVE]]),
        mantua_besieged=bool(clock[_BESIEGED]),
        stacks=tuple(_own_stacks(board, view) + _enemy_stacks(board, view)),
        broken_bridges=frozenset(members(clock[_BROKEN])),
        austrian_cities=frozenset(members(clock[_AUSTRIAN_CITIES])),
        battle_area=view.battle.area if view.battle is not None else None,
    )


def _phase(phase: int, active: int) -> str:
    name = PHASES[phase]
    if phase in (FIRST_MOVEMENT, SECOND_MOVEMENT, FIRST_COMBAT, SECOND_COMBAT):
        side, is_combat = side_title(SIDES[active]), phase in (FIRST_COMBAT, SECOND_COMBAT)
        return tr("{side} combat", side=side) if is_combat else tr("{side} movement", side=side)
    return told(name)


def _own_stacks(board: Board, view: View) -> list[Stack]:
    by_area: dict[int, list[Face]] = {}
    for local in members(board.counters[view.seat]):
        if view.own[local] < AREA_LIMIT:
            lost = view.own_flags[OUT_OF_COMMAND] >> local & 1 == 1
            face = known_face(board, view.seat * 64 + local, view.own[64 + local], lost)
            by_area.setdefault(view.own[local], []).append(face)
    return [_stack(SIDES[view.seat], area, faces) for area, faces in sorted(by_area.items())]


def _enemy_stacks(board: Board, view: View) -> list[Stack]:
    by_area: dict[int, list[tuple[int, Face]]] = {}
    for area, suspects, marks, _, hits in view.slots:
        face = _enemy_face(board, 1 - view.seat, suspects, marks, hits)
        hidden = face.kind == BACK
        order = (1 if hidden else 0) * 64 + members(suspects)[0]
        by_area.setdefault(area, []).append((order, face))
    stacks = []
    for area, found in sorted(by_area.items()):
        faces = [face for _, face in sorted(found, key=lambda pair: pair[0])]
        stacks.append(_stack(SIDES[1 - view.seat], area, faces))
    return stacks


def _enemy_face(board: Board, side: int, suspects: int, marks: int, hits: int) -> Face:
    shown = 0 if hits == NOWHERE else hits
    lost = marks & SLOT_OUT_OF_COMMAND != 0
    candidates = members(suspects)
    if len(candidates) > 1:
        return Face(SIDES[side], BACK, hits=shown, without_orders=lost)
    unseen = not marks & SLOT_SEEN
    return known_face(board, side * 64 + candidates[0], shown, lost, unseen)


def known_face(
    board: Board, counter: int, hits: int, without_orders: bool, from_memory: bool = False
) -> Face:
    kind = board.counter_kind[counter]
    formation = board.formation[counter]
    return Face(
        side=SIDES[counter >> 6],
        kind=KINDS[kind],
        title=board.counter_titles[counter],
        formation="" if formation == NOWHERE else board.formation_names[formation],
        numbers=_numbers(board, counter),
        hits=hits,
        without_orders=without_orders,
        from_memory=from_memory,
    )


def _numbers(board: Board, counter: int) -> tuple[int, ...]:
    kind = board.counter_kind[counter]
    if kind == DUMMY:
        return ()
    if kind == LEADER:
        return board.strategic[counter], board.command[counter], board.tactical[counter]
    return board.strength[counter], board.cohesion[counter], board.movement[counter]


def _stack(side: str, area: int, faces: list[Face]) -> Stack:
    return Stack(side, area, tuple(faces), tuple(map(face_words, faces)))


def face_words(face: Face) -> str:
    """The face in words, for tool tips and screen readers."""
    if face.kind == BACK:
        words = tr("{side} counter, face down", side=side_title(face.side))
    elif face.kind == "leader":
        words = tr(
            "{0}: strategic {1}, command range {2}, tactical {3}", told(face.title), *face.numbers
        )
    elif face.numbers and face.hits:
        words = tr(
            "{0}: strength {1} of {2}, cohesion {3} of {4}, movement {5}",
            told(face.title),
            *(face.strength_now, face.numbers[0], face.cohesion_now, *face.numbers[1:]),
        )
    elif face.numbers:
        words = tr("{0}: strength {1}, cohesion {2}, movement {3}", told(face.title), *face.numbers)
    else:
        words = told(face.title)
    if face.hits:
        words += tr_count(", %n hits", face.hits)
    if face.without_orders:
        words += tr(", out of command")
    return words + (tr(" (not in view now)") if face.from_memory else "")
