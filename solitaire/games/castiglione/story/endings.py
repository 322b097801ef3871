"""The end of the campaign retold: points and losses, the battles, where it turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.staff.victory import VictoryReport
from solitaire.games.castiglione.story.battles import Battle
from solitaire.games.castiglione.story.forces import (
    BATTLES,
    UNITS,
    Force,
    army,
    counted,
    number_word,
    told,
)
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, GARRISON, counter_of
from solitaire.games.castiglione.text.titles import listed
from solitaire.text import NOTHING, Text, capital, joined, marked, text, verbatim

MOST_NAMED: Final = 8
"""Lost units that are named at the end; more are counted by formation."""
_AWARDS: Final = {
    "eliminated_unit": text("destroyed units"),
    "mantua_besieged": text("the siege of Mantua"),
    "zone_free_of_austrians": text("a country free of Austrians"),
    "trent_french": text("Trent"),
    "vicenza_french": text("Vicenza"),
    "brescia_austrian": text("Brescia"),
    "cremona_austrian": text("Cremona"),
    "unit_in_mantua": text("units in Mantua"),
    "wurmser_in_mantua": text("Wurmser in Mantua"),
}
_HINGES: Final = (
    marked(
        "The hinge of it, by the commanders' own reckoning, was {turn}, when {who}'s chances fell "
        "from {before} % to {after} %."
    ),
    marked(
        "The hinge of it, by the commanders' own reckoning, was {turn}, when {who}'s chances rose "
        "from {before} % to {after} %."
    ),
)


def reckoning(board: Board, report: VictoryReport, lost: Sequence[tuple[int, int]]) -> Text:
    """Points and losses of both sides; `lost` are sides and local numbers of counters."""
    sentences = []
    for side in (FRENCH, AUSTRIAN):
        own = [one for one in report.awards if one.side == side and one.most]
        awards = joined(
            text("{points} for {award}", points=one.most, award=_AWARDS[one.id]) for one in own
        )
        total, who = report.points(side)[1], capital(army(side))
        if awards:
            sentences.append(
                text("{army}: {points} points ({awards}).", army=who, points=total, awards=awards)
            )
        else:
            sentences.append(text("{army}: {points} points.", army=who, points=total))
    for side in (FRENCH, AUSTRIAN):
        force = Force(board, side, [one for who, one in lost if who == side])
        units = [
            one for one in force.units if board.counter_kind[counter_of(side, one)] != GARRISON
        ]
        if units:
            sentences.append(_losses(board, side, units))
    return told(sentences)


def _losses(board: Board, side: int, units: Sequence[int]) -> Text:
    who = capital(army(side))
    if len(units) <= MOST_NAMED:
        gone = Force(board, side, units).names()
        return text("{army} have lost {who}.", army=who, who=gone)
    formations = [board.formation[counter_of(side, one)] for one in units]
    names = [board.formation_names[one].title() for one in formations]
    shares = [
        text("{number} of {name}'s", number=number_word(count), name=verbatim(name))
        for name, count in Counter(names).items()
    ]
    return text(
        "{army} have lost {number} units, {shares}.",
        army=who,
        number=number_word(len(units)),
        shares=listed(shares),
    )


def battles_words(fought: Sequence[tuple[Text, Battle]]) -> Text:
    """Of a whole game, with the turn of each."""
    if not fought:
        return text("Not a single battle was fought.")
    won = Counter(1 - battle.beaten for _, battle in fought if battle.beaten >= 0)
    turn, greatest = max(fought, key=lambda one: sum(one[1].strengths))
    found = [
        text(
            "{battles} were fought; the French won {french} of them and the Austrians "
            "{austrian}. The greatest was that of {place} on {turn}, {attack} strength points "
            "against {defence}.",
            battles=capital(counted(len(fought), BATTLES)),
            french=_share(won[FRENCH]),
            austrian=_share(won[AUSTRIAN]),
            place=greatest.place,
            turn=turn,
            attack=greatest.strengths[0],
            defence=greatest.strengths[1],
        )
    ]
    bloody, worst = max(fought, key=lambda one: len(one[1].losses))
    if len(worst.losses) > 1 and worst is not greatest:
        found.append(
            text(
                "The bloodiest was {place} on {turn}, where {units} went down.",
                place=worst.place,
                turn=bloody,
                units=counted(len(worst.losses), UNITS),
            )
        )
    return told(found)


def hinge(
    chances: Sequence[tuple[Text, int, float, float]], commander: Callable[[int], Text]
) -> Text:
    """Where one commander's own judgement changed most."""
    if not chances:
        return NOTHING
    turn, side, before, after = max(chances, key=lambda one: abs(one[3] - one[2]))
    return text(
        _HINGES[after > before],
        turn=turn,
        who=commander(side),
        before=round(100 * before),
        after=round(100 * after),
    )


def _share(number: int) -> Text:
    return number_word(number) if number else text("not one")
