"""The odds of a combat as parts of a sheet, and the same as data.

A described combat speaks of attacker and defender, for its sides may not be named; a combat of a
game speaks of French and Austrians.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds import forces
from solitaire.games.castiglione.odds.forces import ROLES, Force
from solitaire.games.castiglione.odds.results import CombatOdds, PursuitOdds, RollOdds
from solitaire.games.castiglione.present.names import area_title, side_title
from solitaire.games.castiglione.terms import SIDES
from solitaire.odds import Chances, mean
from solitaire.presenting import odds_sheet
from solitaire.presenting.odds_sheet import (
    Bar,
    Bars,
    Details,
    Modifier,
    Notes,
    Part,
    Remark,
    Roll,
    Section,
    Spread,
)
from solitaire.text import NOTHING, Text, joined, text, verbatim

PAIRED: Final = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
_RULE_BY_ROLL: Final = {"bombardment": "9.2", "attack": "9.3", "defence": "9.3"}
_ROLLS: Final = {
    "bombardment": text("Bombardment"),
    "attack": text("Attack"),
    "defence": text("Defence"),
}
HITS: Final = text("hits")


def combat_parts(odds: CombatOdds, *, by_side: bool) -> tuple[Part, ...]:
    voice = _BySide(odds) if by_side else _ByRole(odds)
    return tuple(voice.parts())


def modifiers_of(found: Sequence[forces.Modifier]) -> tuple[Modifier, ...]:
    return tuple(Modifier(one.value, one.words()) for one in found)


def numbered(chances: Chances[int]) -> odds_sheet.Chances:
    return tuple((verbatim(str(result)), weight) for result, weight in sorted(chances.items()))


def named(chances: Mapping[str, Fraction]) -> odds_sheet.Chances:
    """The likeliest first."""
    ordered = sorted(chances.items(), key=lambda item: (-item[1], item[0]))
    return tuple((verbatim(result), weight) for result, weight in ordered)


def average(chances: Chances[int]) -> Text:
    return text("average {number}", number=f"{float(mean(chances)):.2f}")


class _ByRole:
    """Speaks of attacker and defender."""

    ending = text("The combat ends [9.3]")
    wins = NOTHING

    def __init__(self, odds: CombatOdds) -> None:
        self.odds = odds

    def who(self, role: int) -> Text:
        return verbatim(ROLES[role])

    def key(self, role: int) -> str:
        """In whose colour it is drawn."""
        return ROLES[role]

    def parts(self) -> Iterator[Part]:
        odds = self.odds
        yield Details(tuple(Remark(_force_line(role, odds.forces[role])) for role in range(2)))
        for fight_round in sorted({roll.fight_round for roll in odds.rolls}):
            yield Section(self._round_title(fight_round), tuple(self._round(fight_round)))
        yield from self.ends()
        yield Details((self._inflicted(),))
        yield from self.pursuits()
        yield from self._losses()
        title, lines = text("Taken for granted"), odds.assumptions
        yield Notes(title, lines)

    # -- rounds -----------------------------------------------------------------------------------

    def _round_title(self, fight_round: int) -> Text:
        often = NOTHING
        if fight_round > 1 and self.odds.second_round != 1:
            often = text(" (if it is fought: {chance})", chance=self.odds.second_round)
        return joined([text("Round {number}", number=fight_round), often], "")

    def _round(self, fight_round: int) -> Iterator[Part]:
        odds = self.odds
        for roll in odds.rolls:
            if roll.fight_round == fight_round:
                yield self._roll(roll)
        if fight_round == 1 and odds.ahead:
            yield self.ahead([(who, odds.ahead.get(who, Fraction(0))) for who in _AHEAD])

    def _roll(self, roll: RollOdds) -> Roll:
        return Roll(
            self.roll_title(roll),
            self.key(roll.role),
            modifiers_of(roll.modifiers),
            numbered(roll.hits),
            HITS,
        )

    def roll_title(self, roll: RollOdds) -> Text:
        whose = verbatim(roll.name)
        if roll.name == "bombardment":
            whose = text("bombardment by the {role}", role=self.who(roll.role))
        rule = _RULE_BY_ROLL[roll.name]
        return text("{roll} [{rule}]{column}", roll=whose, rule=rule, column=_column(roll.column))

    def ahead(self, chances: Sequence[tuple[str, Fraction]]) -> Part:
        found = tuple((verbatim(who), weight) for who, weight in chances)
        return Spread(text("ahead afterwards"), found)

    # -- the end ----------------------------------------------------------------------------------

    def ends(self) -> Iterator[Part]:
        yield Section(self.ending, (self.win_bars(),))

    def win_bars(self) -> Bars:
        rows = [
            Bar(self.winner(role), self.odds.win(ROLES[role]), self.key(role), self._ways(role))
            for role in range(2)
        ]
        nobody = [
            Bar(verbatim(how), weight)
            for (who, how), weight in self.odds.endings.items()
            if not who
        ]
        return Bars((*rows, *nobody), self.wins)

    def winner(self, role: int) -> Text:
        return text("the {role} wins", role=self.who(role))

    def _ways(self, role: int) -> odds_sheet.Chances:
        found = self.odds.endings.items()
        return named({how: weight for (who, how), weight in found if who == ROLES[role]})

    def _inflicted(self) -> Part:
        lines = [
            Spread(self.by(role), numbered(hits), average(hits))
            for role, hits in enumerate(self.odds.hits)
        ]
        return Section(text("Hits inflicted, bombardment included"), tuple(lines))

    def by(self, role: int) -> Text:
        return text("by the {role}", role=self.who(role))

    # -- afterwards -------------------------------------------------------------------------------

    def pursuits(self) -> Iterator[Part]:
        beaten = [
            Section(
                text(
                    "the {role} must retreat: {chance}", role=self.who(one.role), chance=one.chance
                ),
                tuple(self.pursuit(one)) if one.chance else (),
                is_head=False,
            )
            for one in self.odds.pursuits
        ]
        yield Section(text("Retreat and pursuit [9.4, 9.5]"), tuple(beaten))

    def pursuit(self, one: PursuitOdds) -> Iterator[Part]:
        if one.refuges:
            yield Remark(text("to {places}", places=joined(_refuges(one.refuges))))
        if set(one.through) != {0}:
            through = text("hits on the way through the enemy [9.4]")
            yield Details((Spread(through, numbered(one.through)),))
        if one.column:
            yield Roll(
                self.pursuit_title(one.column),
                self.key(1 - one.role),
                modifiers_of(one.modifiers),
                numbered(one.hits),
                HITS,
                average(one.hits),
            )
        elif set(one.hits) == {0}:
            yield Remark(text("no pursuit: the winner has no more cavalry"))
        else:
            yield Spread(HITS, numbered(one.hits), average(one.hits))

    def pursuit_title(self, column: str) -> Text:
        return text("pursuit [9.5], column {column}", column=column)

    def _losses(self) -> Iterator[Part]:
        if self.odds.losses is None:
            return
        lines = [
            Spread(
                self.who(role),
                numbered(loss.units),
                text("whole force destroyed {chance}", chance=loss.destroyed),
            )
            for role, loss in enumerate(self.odds.losses)
        ]
        yield Section(text("Units eliminated, pursuit included [3.6]"), tuple(lines))


class _BySide(_ByRole):
    """Speaks of French and Austrians."""

    ending = text("How it ends [9.3]")
    wins = text("wins")

    def who(self, role: int) -> Text:
        return side_title(self.odds.forces[role].side)

    def key(self, role: int) -> str:
        return SIDES[self.odds.forces[role].side]

    def roll_title(self, roll: RollOdds) -> Text:
        return text(
            "{roll}, {side} [{rule}]{column}",
            roll=_ROLLS[roll.name],
            side=self.who(roll.role),
            rule=_RULE_BY_ROLL[roll.name],
            column=_column(roll.column),
        )

    def ahead(self, chances: Sequence[tuple[str, Fraction]]) -> Part:
        weights = dict(chances)
        found = [
            text("{who} {chance}", who=verbatim(who), chance=weights[who])
            for who in (*ROLES, _AHEAD[1])
        ]
        return Remark(text("Ahead afterwards: {who}", who=joined(found, " · ")))

    def ends(self) -> Iterator[Part]:
        is_open = self.odds.rolls or self.odds.win(ROLES[0]) not in (0, 1)
        found = tuple(super().ends())
        yield from found if is_open else (Details(found),)

    def winner(self, role: int) -> Text:
        return self.who(role)

    def by(self, role: int) -> Text:
        return self.who(role)

    def pursuits(self) -> Iterator[Part]:
        for one in self.odds.pursuits:
            if one.chance:
                title = text(
                    "If the {side} side must retreat ({chance}) [9.4, 9.5]:",
                    side=self.who(one.role),
                    chance=one.chance,
                )
                yield Section(title, tuple(self.pursuit(one)))

    def pursuit_title(self, column: str) -> Text:
        return text("pursuit, column {column}", column=column)


_AHEAD: Final = ("attacker", "level", "defender")


def _column(label: str) -> Text:
    return text(", column {column}", column=label) if label else NOTHING


def _force_line(role: int, force: Force) -> Text:
    leader = text(", leader {rating}", rating=f"{force.tactical:+d}") if force.tactical else NOTHING
    return text(
        "{role}: {side}, {strength} SP (cavalry {cavalry}, artillery {guns}){leader}",
        role=verbatim(ROLES[role]),
        side=side_title(force.side),
        strength=force.strength,
        cavalry=force.cavalry,
        guns=force.guns,
        leader=leader,
    )


def _refuges(chances: Mapping[str, Fraction]) -> Iterator[Text]:
    board = RULES.board
    for name, weight in sorted(chances.items(), key=lambda item: -item[1]):
        yield text("{who} {chance}", who=area_title(board.area_by_name[name]), chance=weight)


# -- in short -------------------------------------------------------------------------------------


def first_round(odds: CombatOdds) -> tuple[Part, ...]:
    """The rolls of round one and who wins, for a force that is only guessed."""
    voice = _BySide(odds)
    rolls = [voice._roll(roll) for roll in odds.rolls if roll.fight_round == 1]
    return (*rolls, voice.win_bars())


def future(odds: CombatOdds) -> Text:
    """Pairs, the attacker's figure first."""
    found = [_figures(text("wins"), [text("{chance}", chance=odds.win(role)) for role in ROLES])]
    if odds.losses is not None:
        lost = [mean(loss.units) for loss in odds.losses]
        found.append(_figures(text("units lost"), map(_amount, lost)))
    if odds.pursuits:
        chased = [mean(one.hits) * one.chance for one in odds.pursuits]
        found.append(_figures(text("pursuit hits"), map(_amount, chased)))
    return joined(found, " · ")


def _figures(what: Text, figures: Iterator[Text] | list[Text]) -> Text:
    return text("{what} {figures}", what=what, figures=joined(figures, PAIRED))


def _amount(number: Fraction) -> Text:
    return text("{number}", number=float(number))


def summary(odds: CombatOdds) -> Text:
    own, enemy = (float(mean(hits)) for hits in odds.hits)
    return text(
        "The attacker wins {attacker}, the defender {defender}; hits inflicted {own} to {enemy}.",
        attacker=odds.win(ROLES[0]),
        defender=odds.win(ROLES[1]),
        own=own,
        enemy=enemy,
    )
