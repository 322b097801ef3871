"""The fight under way: its ratio with the shifts, Bonuses, and what each choice may bring."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from solitaire.games.quadrilateral.core.battle import Battle
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    RENEW_CHOICE,
    STAND_CHOICE,
    WITHDRAWAL_CHOICE,
)
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat
from solitaire.games.quadrilateral.odds.combat import FightOdds
from solitaire.games.quadrilateral.present.names import army_title, leader_title, place_title
from solitaire.games.quadrilateral.present.offer_words import SENTENCES
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.games.quadrilateral.text.wording import COLUMNS
from solitaire.presenting.odds_sheet import Choice, Table
from solitaire.text import Text, capital, filled, text, verbatim

_CHARTS: Final = RULES.board.charts
_CHOICES: Final = (STAND_CHOICE, RENEW_CHOICE, WITHDRAWAL_CHOICE)
_GROUNDS: Final = (
    text("clear country"),
    text("hills"),
    text("a valley"),
    text("marsh"),
    text("mountains"),
)
Line = tuple[Text, Text]


# -- the ratio ------------------------------------------------------------------------------------


def ratio(world: State) -> Table:
    """Of the next round, with everything that goes into it."""
    assert world.battle is not None
    return Table(tuple(_lines(world, world.battle)))


def _lines(world: State, battle: Battle) -> Iterator[Line]:
    striker = battle.striker
    own = int(strength.strength(world, battle, striker))
    enemy = int(strength.strength(world, battle, 1 - striker))
    found = int(strength.ratio_column(_CHARTS, own, enemy))
    yield (
        text("steps that count, {army} attacking [14.3]", army=army_title(int(striker))),
        text("{own} against {enemy}", own=own, enemy=enemy),
    )
    yield text("ratio"), verbatim(COLUMNS[found])
    if striker == battle.attacker:
        yield from ((words, verbatim(f"{shift:+d}")) for words, shift in _shifts(world, battle))
    yield (
        text("column of this round [14.5]"),
        verbatim(COLUMNS[int(strength.column(world, battle))]),
    )
    yield from (_bonus(world, battle, side) for side in (striker, 1 - striker))


def _shifts(world: State, battle: Battle) -> list[tuple[Text, int]]:
    """Each by its name; what goes beyond the lowest is given back in a line of its own."""
    board, place = RULES.board, battle.place
    found: list[tuple[Text, int]] = []
    if battle.in_fort:
        found.append((text("walls"), int(_CHARTS.fort_shift[board.fort[place]])))
    else:
        terrain = int(board.terrain[place])
        found.append((_GROUNDS[terrain], int(_CHARTS.terrain_shift[terrain])))
        if board.defile[place]:
            found.append((text("a defile"), int(_CHARTS.defile_shift)))
    if battle.in_lines:
        found.append((text("siege lines"), int(_CHARTS.lines_shift)))
    rest = int(strength.shifts(world, battle)) - sum(shift for _, shift in found)
    if rest < 0:
        found.append((text("all attackers come over bridges"), rest))
    elif rest > 0:
        found.append((text("four columns at most"), rest))
    return [(words, shift) for words, shift in found if shift]


def _bonus(world: State, battle: Battle, side: int) -> Line:
    leader = int(strength.commander(world, battle, side))
    who = text("a garrison") if leader == NOWHERE else leader_title(leader)
    bonus = int(strength.bonus(world, battle, side))
    return text("Bonus of {who}", who=who), verbatim(f"{bonus:+d}")


# -- choices --------------------------------------------------------------------------------------


def choices(world: State) -> tuple[Choice, ...]:
    """Each that is offered, with its future; none at other questions than those of a fight."""
    if world.step not in _CHOICES:
        return ()
    return tuple(_choice(world, ply, _odds_after(world, ply)) for ply in RULES.actions(world))


def _odds_after(world: State, ply: Ply) -> FightOdds | None:
    """None if the choice ends the fight."""
    after = RULES.copy(world)
    RULES.apply(after, ply)
    return combat.fight_odds(RULES, after) if after.battle is not None else None


def _choice(world: State, ply: Ply, odds: FightOdds | None) -> Choice:
    words = capital(filled(SENTENCES[ply.verb], {}))
    assert isinstance(words, Text)
    notation = RULES.ply_text(ply)
    if odds is None or world.battle is None:
        return Choice(notation, words)
    side = int(RULES.pending(world).seat)  # type: ignore[union-attr]
    holds = odds.attacker_holds
    if side != world.battle.attacker:
        holds = 1 - holds
    return Choice(notation, words, holds, _future(world.battle, odds, holds))


def _future(battle: Battle, odds: FightOdds, holds: Fraction) -> Text:
    return text(
        "holds {place}: {chance}; steps lost on average: French {french}, Austrian {austrian}",
        place=place_title(int(battle.place)),
        chance=holds,
        french=verbatim(f"{float(odds.mean_loss(0)):.1f}"),
        austrian=verbatim(f"{float(odds.mean_loss(1)):.1f}"),
    )
