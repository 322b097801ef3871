"""What the odds calculator asks, in the words of `campagna odds combat`, and its answer. No Qt.

The question goes through the terminal's own parser, so that both give the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Final

from ai.engine.processes import behave_as_child
from solitaire.bits import members
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.description import BadDescription
from solitaire.games.castiglione.odds.engagement import engagement_odds
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.odds.policies import CONCENTRATE, SPREAD
from solitaire.games.castiglione.odds.results import FIGHT_ON, CombatOdds
from solitaire.games.castiglione.odds.retreat import PlanOdds, best_plan, compare_plans
from solitaire.games.castiglione.staff.ground import terrain_for
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY, GARRISON, SIDES
from solitaire.odds import TooManyBranches, mean
from ui.desktop.style.language import later, tr, tr_count
from ui.terminal.odds import combat_arguments as odds_combat_arguments
from ui.terminal.odds.parser import sub_parser
from ui.terminal.odds.text import combat_lines, percent

BOARD: Final = RULES.board
_AREA, _ATTACKER = 0, 1
"""Places in View.battle."""
_ACTIVE: Final = 3
"""The place of the side that moves in View.clock."""
_INITIATIVE: Final = 5
TOO_LARGE: Final = later("The question is too large; ask for fewer units.")


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A combat. Pairs are attacker, defender."""

    forces: tuple[str, str] = ("", "")
    """As `campagna odds` reads them: "massena,victor:1", or "23 sp, leader 1, 2 guns"."""
    terrain: str = "clear"
    initiative: str = ROLES[0]
    marched: bool = False
    concentric: bool = False
    across_river: bool = False
    plans: tuple[str, str] = (FIGHT_ON, FIGHT_ON)
    losses: str = SPREAD
    targets: str = CONCENTRATE

    def swapped(self) -> OddsQuestion:
        """The other side attacks; everything else stays as it is, ties with the same side."""
        return replace(
            self,
            forces=self.forces[::-1],
            plans=self.plans[::-1],
            initiative=ROLES[1 - ROLES.index(self.initiative)],
        )

    def words(self) -> list[str]:
        """What one would type behind `campagna odds combat`."""
        words = [f"--{role}={text}" for role, text in zip(ROLES, self.forces, strict=True)]
        words += [f"--terrain={self.terrain}", f"--initiative={self.initiative}"]
        words += [f"--{role}-policy={one}" for role, one in zip(ROLES, self.plans, strict=True)]
        words += [f"--losses={self.losses}", f"--targets={self.targets}"]
        switches = {
            "--marched": self.marched,
            "--concentric": self.concentric,
            "--across-river": self.across_river,
        }
        return [*words, *(word for word, is_so in switches.items() if is_so)]


@dataclass(frozen=True, slots=True)
class OddsAnswer:
    summary: str
    """One line, or what is missing in the question."""
    text: str = ""
    """The odds as the terminal tells them, and what each plan for a retreat is worth."""


def missing(question: OddsQuestion) -> str:
    """What must be said before anything can be counted; empty if nothing is missing."""
    has_attacker, has_defender = (bool(text.strip()) for text in question.forces)
    if has_attacker and has_defender:
        return ""
    if has_defender:
        return tr(
            "Who attacks? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns."
        )
    if has_attacker:
        return tr(
            "Who defends? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns."
        )
    return tr("Name units of both sides, or their numbers: 23 sp, leader 1, 2 cavalry, 2 guns.")


def answered(question: OddsQuestion) -> OddsAnswer:
    if missing(question):
        return OddsAnswer(missing(question))
    parser = sub_parser("campagna odds combat", "", "")
    odds_combat_arguments.add_arguments(parser)
    try:
        asked = odds_combat_arguments.described(parser.parse_args(question.words()))
        odds = engagement_odds(BOARD, asked)
        lines = [*combat_lines(BOARD, odds), "", *plan_lines(compare_plans(BOARD, asked))]
    except BadDescription as error:
        return OddsAnswer(str(error))
    except TooManyBranches:
        return OddsAnswer(tr(TOO_LARGE))
    return OddsAnswer(summary_line(odds), "\n".join(lines))


def summary_line(odds: CombatOdds) -> str:
    attacker, defender = (percent(odds.win(role)) for role in ROLES)
    own, enemy = (f"{float(mean(hits)):.1f}" for hits in odds.hits)
    return tr(
        "The attacker wins {attacker}, the defender {defender}; hits inflicted {own} to {enemy}.",
        attacker=attacker,
        defender=defender,
        own=own,
        enemy=enemy,
    )


def plan_lines(plans: list[PlanOdds]) -> list[str]:
    lines = [tr("What to do after round one [9.3], the other side keeping to its plan")]
    for role, name in enumerate(ROLES):
        best = best_plan(plans, role)
        for one in plans:
            if one.role == role:
                mark = "   best by hits" if one is best else ""
                lines.append(
                    f"  {name}, {one.plan}: wins {percent(one.win)}, inflicts "
                    f"{float(one.inflicted):.1f} hits, suffers {float(one.suffered):.1f}{mark}"
                )
    return lines


def serve_odds(connection: Connection) -> None:
    """In a process of its own: answer each (number, question) by (number, answer)."""
    behave_as_child(niceness=0)
    while True:
        try:
            number, question = connection.recv()
        except (EOFError, OSError):
            return
        connection.send((number, answered(question)))


# -- from the map ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stack:
    """Counters of one side in one area, as far as the viewer knows them."""

    side: int
    area: int
    counters: tuple[tuple[int, int], ...]
    """Counter and hits."""
    unknown: int = 0
    """Counters of which one cannot say who they are."""

    @property
    def text(self) -> str:
        """Its names as the calculator reads them; capitals and spaces are welcome there."""
        names = [BOARD.counter_names[one].replace("_", " ").title() for one, _ in self.counters]
        hits = [f":{hits}" if hits else "" for _, hits in self.counters]
        return ", ".join(name + hit for name, hit in zip(names, hits, strict=True))

    def marching(self) -> Stack:
        """Those of it that can attack: its garrison stays where it is [2.2.3]."""
        able = [one for one in self.counters if BOARD.counter_kind[one[0]] != GARRISON]
        return replace(self, counters=tuple(able))

    def note(self) -> str:
        """What the calculator does not know of it."""
        if not self.unknown:
            return ""
        return tr_count("%n counters face down are not counted.", self.unknown)


def stacks_seen(views: Sequence[View]) -> list[Stack]:
    """Of each side, from its own view if there is one, else as the other side sees it."""
    found: list[Stack] = []
    for side in range(len(SIDES)):
        own = next((view for view in views if view.seat == side), None)
        found += _own_stacks(own) if own is not None else _seen_stacks(views[0])
    return [one for one in found if one.counters or one.unknown]


def _own_stacks(view: View) -> list[Stack]:
    by_area: dict[int, list[tuple[int, int]]] = {}
    for local in members(BOARD.counters[view.seat]):
        counter, area = view.seat * 64 + local, view.own[local]
        if area < AREA_LIMIT and BOARD.counter_kind[counter] != DUMMY:
            by_area.setdefault(area, []).append((counter, view.own[64 + local]))
    return [Stack(view.seat, area, tuple(found)) for area, found in sorted(by_area.items())]


def _seen_stacks(view: View) -> list[Stack]:
    enemy = 1 - view.seat
    known: dict[int, list[tuple[int, int]]] = {}
    unknown: dict[int, int] = {}
    for area, suspects, _, _, hits in view.slots:
        candidates = members(suspects)
        counter = enemy * 64 + candidates[0]
        known.setdefault(area, [])
        if len(candidates) > 1:
            unknown[area] = unknown.get(area, 0) + 1
        elif BOARD.counter_kind[counter] != DUMMY:
            known[area].append((counter, 0 if hits > 9 else hits))
    return [Stack(enemy, area, tuple(known[area]), unknown.get(area, 0)) for area in sorted(known)]


def question_at(views: Sequence[View], area: str) -> tuple[OddsQuestion, str]:
    """The combat that stands in an area, or may come to it, and what is not known of it."""
    view = views[0]
    battle = view.battle
    place = BOARD.area_by_name.get(area, -1)
    if battle is not None and not area:
        place = battle.area
    attacker = battle.attacker if battle is not None else view.clock.active
    there = {one.side: one for one in stacks_seen(views) if one.area == place}
    if len(there) == 1 and attacker in there:
        attacker = 1 - attacker  # whoever stands there alone is attacked
    sides = (attacker, 1 - attacker)
    forces = [there[side].text if side in there else "" for side in sides]
    unknown = sum(one.unknown for one in there.values())
    note = tr_count("%n counters face down are not counted.", unknown) if unknown else ""
    initiative = ROLES[sides.index(view.clock.initiative)]
    terrain = terrain_for(BOARD, view, place, sides[1]) if place >= 0 else "clear"
    question = OddsQuestion((forces[0], forces[1]), terrain, initiative)
    return question, note
