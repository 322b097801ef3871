"""Victory [12.0]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, MANTUA_CITY, NOWHERE


def tally(state: State, side: i64) -> list[tuple[str, int]]:
    """The side's victory points by the award's id in the data, those worth something only."""
    awards = _french_awards(state) if side == FRENCH else _austrian_awards(state)
    return [(award, points) for award, points in awards if points]


def points(state: State, side: i64) -> int:
    return sum(worth for _, worth in tally(state, side))


def _worth(state: State, award: str) -> int:
    return state.board.data.tables.victory.points[award]


def _french_awards(state: State) -> list[tuple[str, int]]:
    eliminated = size(state.lost(AUSTRIAN))
    return [
        ("eliminated_unit", eliminated * _worth(state, "eliminated_unit")),
        # The marker decides [R32].
        ("mantua_besieged", _if(state, "mantua_besieged", state.besieged)),
        ("zone_free_of_austrians", _if(state, "zone_free_of_austrians", zone_is_clear(state))),
        ("trent_french", _if(state, "trent_french", _holds(state, FRENCH, "trent"))),
        ("vicenza_french", _if(state, "vicenza_french", _holds(state, FRENCH, "vicenza"))),
    ]


def _austrian_awards(state: State) -> list[tuple[str, int]]:
    eliminated = size(state.lost(FRENCH))
    army_leader = state.board.army_leader[AUSTRIAN]
    return [
        ("eliminated_unit", eliminated * _worth(state, "eliminated_unit")),
        ("brescia_austrian", _if(state, "brescia_austrian", _holds(state, AUSTRIAN, "brescia"))),
        ("cremona_austrian", _if(state, "cremona_austrian", _holds(state, AUSTRIAN, "cremona"))),
        ("unit_in_mantua", units_in_mantua(state) * _worth(state, "unit_in_mantua")),
        (
            "wurmser_in_mantua",
            _if(state, "wurmser_in_mantua", state.place[army_leader] == MANTUA_CITY),
        ),
    ]


def _if(state: State, award: str, earned: bool) -> int:
    return _worth(state, award) if earned else 0


def _holds(state: State, side: i64, city: str) -> bool:
    return state.controller(state.board.area_by_name[city]) == side


def units_in_mantua(state: State) -> i64:
    count: i64 = 0
    units = state.board.units[AUSTRIAN]
    while units:
        if state.place[AUSTRIAN * 64 + lowest(units)] == MANTUA_CITY:
            count += 1
        units &= units - 1
    return count


def zone_is_clear(state: State) -> bool:
    """No Austrian unit, garrisons included, in the zone of 12.1 [R21]."""
    return not state.held[AUSTRIAN] & state.board.french_zone


def sudden_victor(state: State) -> i64:
    """A side without any unit on the map has lost at once [12.1]; nobody if both are [R37]."""
    for side in range(2):
        if not state.has_units(side) and state.has_units(enemy_of(side)):
            return enemy_of(side)
    return NOWHERE


def winner(state: State) -> i64:
    """The side with more points, or NOWHERE for a draw."""
    if state.victor != NOWHERE:
        return state.victor
    french, austrian = points(state, FRENCH), points(state, AUSTRIAN)
    if french == austrian:
        return NOWHERE
    return FRENCH if french > austrian else AUSTRIAN


def level(state: State) -> str:
    """The victory level of 12.2."""
    return state.board.data.tables.victory.levels[rank(state)].name


def rank(state: State) -> int:
    """Where that level stands among those of 12.2: 0 for a draw."""
    victory = state.board.data.tables.victory
    if state.victor != NOWHERE:
        return len(victory.levels) - 1
    return victory.rank(abs(points(state, FRENCH) - points(state, AUSTRIAN)))
