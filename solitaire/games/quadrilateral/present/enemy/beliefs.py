"""What a seat believed of enemy flags, from worlds that it could have been in: who leads each,
and where each leader is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View, column
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import flag_key, leader_title, place_id
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE, VEDETTE
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.presenter import Beliefs, Guess, Label
from solitaire.text import Text, text

_BOARD: Final = RULES.board
_VEDETTE: Final = -1
Note = tuple[tuple[int, ...], tuple[int, ...]]
"""Of an imagined world: the flag of every leader, and the leader of every flag or _VEDETTE."""


def noted(world: State) -> Note:
    leads = tuple(
        _VEDETTE if world.kind[flag] == VEDETTE else int(world.chief(flag)) for flag in range(FLAGS)
    )
    return tuple(int(world.leader_at[one]) for one in range(_BOARD.leaders)), leads


def beliefs(view: View, notes: Sequence[Note], shares: Sequence[float]) -> Beliefs:
    enemy = reading.flags_of(view, 1 - view.seat)
    hidden = [flag for flag in enemy if reading.is_hidden(view, flag)]
    worlds = list(zip(notes, shares, strict=True))
    labels = {flag_key(flag): _label(flag, worlds) for flag in hidden}
    return Beliefs(labels, tuple(_guesses(view, hidden, worlds)))


def whereabouts(view: View, counter: CounterId) -> PlaceId:
    """Of a leader, in the view of his own side; empty for others and off the map."""
    leader = _BOARD.leader_by_name.get(counter, NOWHERE)
    flag = reading.flag_led_by(view, leader) if leader != NOWHERE else NOWHERE
    return place_id(reading.place_of(view, flag)) if flag != NOWHERE else ""


def _label(flag: int, worlds: Sequence[tuple[Note, float]]) -> Label:
    """The likeliest leader, the surest on top."""
    share_of: dict[int, float] = defaultdict(float)
    for (_, leads), share in worlds:
        share_of[leads[flag]] += share
    best = max(share_of, key=lambda one: share_of[one])
    share = round(100 * share_of[best])
    return Label(text("{name} {share}%", name=_name(best), share=share), 100 - share)


def _name(leader: int) -> Text:
    return text("vedette") if leader == _VEDETTE else leader_title(leader)


def _guesses(
    view: View, hidden: Sequence[int], worlds: Sequence[tuple[Note, float]]
) -> Iterator[Guess]:
    """Of each leader who may be under one of these flags."""
    places = column(view, "place")
    for leader in range(_BOARD.leaders):
        share_of: dict[int, float] = defaultdict(float)
        for (at, _), share in worlds:
            if at[leader] in hidden:
                share_of[places[at[leader]]] += share
        if share_of:
            found = sorted(share_of.items(), key=lambda one: (-one[1], one[0]))
            named = tuple((place_id(place), share) for place, share in found)
            yield Guess(_BOARD.leader_names[leader], named)
