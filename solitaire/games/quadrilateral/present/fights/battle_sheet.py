"""The fight under way: its ratio with the shifts, Bonuses, and what each choice may bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.quadrilateral.advice.estimates import expected_at
from solitaire.games.quadrilateral.core import plies
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
from solitaire.games.quadrilateral.rules.fights import combat as fights
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.games.quadrilateral.text.wording import COLUMNS
from solitaire.presenting.odds_sheet import Choice, Section, Table
from solitaire.protocol import Decide
from solitaire.text import NOTHING, Text, capital, filled, joined, text, verbatim

_CHARTS: Final = RULES.board.charts
_CHOICES: Final = (STAND_CHOICE, RENEW_CHOICE, WITHDRAWAL_CHOICE)
_GROUNDS: Final = (
    text("clear country"),
    text("hills"),
    text("a valley"),
    text("marsh"),
    text("mountains"),
)
SEEN: Final = 0.0005
"""Chances are told to a tenth of a percent."""
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


# -- fights to come -------------------------------------------------------------------------------


def to_come(world: State, seat: int) -> tuple[Section, ...]:
    """Each that the seat may choose, with what it may reckon with."""
    asked = RULES.pending(world)
    if not isinstance(asked, Decide) or asked.seat != seat:
        return ()
    offered = [ply for ply in RULES.actions(world) if ply.verb in (plies.FIGHT, plies.SORTIE)]
    return tuple(_to_come(world, seat, ply) for ply in offered)


def _to_come(world: State, seat: int, ply: Ply) -> Section:
    begun = RULES.copy(world)
    fights.begin_fight(begun, ply.first, ply.verb == plies.SORTIE, None)
    title = text("Fight at {place}", place=place_title(ply.first))
    return Section(title, (expected_ratio(world, begun, seat, ply.first),))


def expected_ratio(world: State, begun: State, seat: int, place: int) -> Table:
    """Own strength and the shifts are those of the rules; what is under enemy flags is expected.
    `begun` is a world in which the fight begins."""
    assert begun.battle is not None
    own = int(strength.strength(begun, begun.battle, seat))
    enemy = max(int(expected_at(world, seat, 1 - seat, place)), 1)
    striking = (own, enemy) if begun.battle.attacker == seat else (enemy, own)
    shifts = _shifts(begun, begun.battle)
    moved = sum(shift for _, shift in shifts)
    lines: list[Line] = [
        (text("own steps that count [14.3]"), verbatim(str(own))),
        (text("enemy steps to be expected [5.6]"), verbatim(str(enemy))),
        (text("ratio"), verbatim(COLUMNS[int(strength.ratio_column(_CHARTS, *striking))])),
        *((words, verbatim(f"{shift:+d}")) for words, shift in shifts),
        (
            text("column of the first round [14.5]"),
            verbatim(COLUMNS[int(strength.shifted_column(_CHARTS, *striking, moved))]),
        ),
    ]
    return Table(tuple(lines))


# -- choices --------------------------------------------------------------------------------------


def choices(world: State) -> tuple[tuple[Choice, ...], tuple[Text, ...]]:
    """Each that is offered, with its future, and what must be said of them; none at other questions
    than those of a fight."""
    if world.step not in _CHOICES:
        return (), ()
    futures = [(ply, _odds_after(world, ply)) for ply in RULES.actions(world)]
    found = tuple(_choice(world, ply, odds) for ply, odds in futures)
    return found, left_out([odds for _, odds in futures if odds is not None])


def left_out(odds: Sequence[FightOdds]) -> tuple[Text, ...]:
    """How wrong these may be at most, where it would be seen in what is told."""
    most = max((one.left_out for one in odds), default=0.0)
    if most < SEEN:
        return ()
    chance = verbatim(f"{100 * most:.2f} %")
    return (text("Losses of many leaders at once are left out: at most {chance}.", chance=chance),)


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
    place = place_title(int(battle.place))
    lost = text(
        "steps lost on average: French {french}, Austrian {austrian}",
        french=float(odds.mean_loss(0)),
        austrian=float(odds.mean_loss(1)),
    )
    held = text("holds {place}: {chance}", place=place, chance=holds)
    return joined([held, _vienna_words(odds), lost], "; ")


def _vienna_words(odds: FightOdds) -> Text:
    """Where a fight is lost either way, this is what is left to choose by [16.2]."""
    falls, rises = odds.moves_vienna
    if not falls + rises:
        return NOTHING
    return text("Vienna Morale falls: {falls}, rises: {rises}", falls=falls, rises=rises)
