"""What is counted in an imagined future, so that choices can be told apart by what follows.

Worths are victory points of 12.1 where there are some, else what such a thing usually leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from solitaire.advising import Fact, Witness
from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    FRENCH,
    INITIATIVE,
    OUT_OF_COMMAND,
    SET_UP,
    counter_of,
)
from solitaire.protocol import Event, may_see
from solitaire.text import Text, text

_SIEGE: Final = text("Look at Mantua and the strength of its besiegers.")
_CITIES: Final = text("Count who holds the cities that earn points.")
_ZONE: Final = text("Look at who stands in the zone south of Anfo and west of the Adige.")
_LOSSES: Final = text("Look at the units that can bear no more hits.")
_SUPPLY: Final = text("Look at the lines of supply.")
_COMMAND: Final = text("Look at how far your leaders reach.")
_BATTLE: Final = text("Weigh the combats before you, and who would be outnumbered.")


def _fact(
    key: str, words: Text, rule: str, worth: float, nudge: Text, *, is_chance: bool = False
) -> Fact:
    return Fact(key, words, rule, worth, is_chance, nudge)


FACTS: Final = (
    _fact("siege", text("Mantua is besieged at the end"), "12.1", 3.0, _SIEGE, is_chance=True),
    _fact("zone", text("the zone is free of Austrians"), "12.1", 4.0, _ZONE, is_chance=True),
    _fact("trent", text("Trent is French"), "12.1", 4.0, _CITIES, is_chance=True),
    _fact("vicenza", text("Vicenza is French"), "12.1", 2.0, _CITIES, is_chance=True),
    _fact("brescia", text("Brescia is Austrian"), "12.1", -2.0, _CITIES, is_chance=True),
    _fact("cremona", text("Cremona is Austrian"), "12.1", -3.0, _CITIES, is_chance=True),
    _fact("in_mantua", text("points for units in Mantua City"), "5.7, 12.1", -1.0, _SIEGE),
    _fact(
        "supply_siege",
        text("the siege stands at the Supply Phase"),
        "5.6",
        1.5,
        _SIEGE,
        is_chance=True,
    ),
    _fact("french_lost", text("French units eliminated"), "3.6, 12.1", -2.0, _LOSSES),
    _fact("austrian_lost", text("Austrian units eliminated"), "3.6, 12.1", 2.0, _LOSSES),
    _fact("french_hits", text("hits on the French army"), "3.6", -0.25, _LOSSES),
    _fact("austrian_hits", text("hits on the Austrian army"), "3.6", 0.25, _LOSSES),
    _fact("french_worn", text("French units with three hits"), "3.6", -0.5, _LOSSES),
    _fact("austrian_worn", text("Austrian units with three hits"), "3.6", 0.5, _LOSSES),
    _fact(
        "french_unsupplied", text("times a French unit goes without supply"), "5.2", -0.5, _SUPPLY
    ),
    _fact(
        "austrian_unsupplied",
        text("times an Austrian unit goes without supply"),
        "5.2",
        0.5,
        _SUPPLY,
    ),
    _fact("french_out", text("French units out of command next turn"), "6.0", -0.2, _COMMAND),
    _fact("austrian_out", text("Austrian units out of command next turn"), "6.0", 0.2, _COMMAND),
    _fact("french_attacks", text("combats the French begin"), "9.0", 0.1, _BATTLE),
    _fact("austrian_attacks", text("combats the Austrians begin"), "9.0", -0.1, _BATTLE),
    _fact(
        "french_outnumbered", text("combats with fewer French than Austrians"), "9.3", -0.4, _BATTLE
    ),
    _fact(
        "austrian_outnumbered",
        text("combats with fewer Austrians than French"),
        "9.3",
        0.4,
        _BATTLE,
    ),
    _fact("french_beaten", text("combats the French lose"), "9.3", -0.7, _BATTLE),
    _fact("austrian_beaten", text("combats the Austrians lose"), "9.3", 0.7, _BATTLE),
)
"""In the order of CampaignWitness.counts()."""


@final
class CampaignWitness(Witness[State]):
    def __init__(self, state: State) -> None:
        self._turn = state.turn
        self._supply_siege = -1.0
        """Until a Supply Phase has passed."""
        self._lost = [size(state.lost(FRENCH)), size(state.lost(AUSTRIAN))]
        self._unsupplied = [0, 0]
        self._out = [0, 0]
        self._attacks = [0, 0]
        self._outnumbered = [0, 0]
        self._beaten = [0, 0]

    def saw(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Happened) and may_see(event.audience, event.side):
                self._note(event)
        is_new = self._supply_siege < 0.0 and state.turn > self._turn
        if is_new and INITIATIVE <= state.phase < SET_UP:
            self._supply_siege = float(state.besieged)
            for side in (FRENCH, AUSTRIAN):
                self._out[side] = size(state.flags[OUT_OF_COMMAND * 2 + side])

    def _note(self, event: Happened) -> None:
        side = event.side
        if event.kind == kinds.UNSUPPLIED_FOUND:
            self._unsupplied[side] += size(event.counters)
        elif event.kind == kinds.BATTLE_BEGAN:
            self._attacks[side] += 1
            if event.amount != event.other:
                fewer = side if event.amount < event.other else 1 - side
                self._outnumbered[fewer] += 1
        elif event.kind == kinds.LOST_BATTLE:
            self._beaten[side] += 1

    def counts(self, state: State) -> Sequence[float]:
        french = dict(victory.tally(state, FRENCH))
        austrian = dict(victory.tally(state, AUSTRIAN))
        in_mantua = austrian.get("unit_in_mantua", 0) + austrian.get("wurmser_in_mantua", 0)
        siege = self._supply_siege
        hits = [_hits(state, FRENCH), _hits(state, AUSTRIAN)]
        return (
            float("mantua_besieged" in french),
            float("zone_free_of_austrians" in french),
            float("trent_french" in french),
            float("vicenza_french" in french),
            float("brescia_austrian" in austrian),
            float("cremona_austrian" in austrian),
            float(in_mantua),
            float(state.besieged) if siege < 0.0 else siege,
            float(size(state.lost(FRENCH)) - self._lost[FRENCH]),
            float(size(state.lost(AUSTRIAN)) - self._lost[AUSTRIAN]),
            float(hits[FRENCH][0]),
            float(hits[AUSTRIAN][0]),
            float(hits[FRENCH][1]),
            float(hits[AUSTRIAN][1]),
            *map(float, self._unsupplied),
            *map(float, self._out),
            *map(float, self._attacks),
            *map(float, self._outnumbered),
            *map(float, self._beaten),
        )


def _hits(state: State, side: int) -> tuple[int, int]:
    """Hits of the units on the map, and how many of them have three."""
    hits, worn = 0, 0
    units = state.board.units[side]
    while units:
        counter = counter_of(side, lowest(units))
        units &= units - 1
        if state.place[counter] < AREA_LIMIT:
            hits += int(state.hits[counter])
            worn += state.hits[counter] >= 3
    return hits, worn
