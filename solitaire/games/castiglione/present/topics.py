"""Under which heads happenings are filed as dispatches, and which of them are journeys."""

from __future__ import annotations

from typing import Final

from solitaire.games.castiglione.core import events as kinds
from solitaire.presenting.guide import Topic
from solitaire.text import text

TRAVELS: Final = frozenset({kinds.STEPPED, kinds.WITHDREW, kinds.FLED, kinds.RETREATED})
"""Happenings that lead from `area` to `other`."""

MARCH: Final = "march"

_KINDS_BY_TOPIC: Final = {
    MARCH: (
        *TRAVELS,
        kinds.FORCED_DECLARED,
        kinds.FORCED_RESULT,
        kinds.ORDER_TRIED,
        kinds.ORDER_FAILED,
        kinds.ORDER_KEPT,
    ),
    "contact": (
        kinds.CONTACT,
        kinds.OVERRUN,
        kinds.STOOD,
        kinds.BATTLE_BEGAN,
        kinds.GUNS_HEARD,
        kinds.CALLED_IN,
        kinds.NOT_CALLED_IN,
        kinds.BOMBARDED,
        kinds.FOUGHT,
        kinds.STAYED,
        kinds.BROKE_OFF,
        kinds.LOST_BATTLE,
        kinds.CUT_THROUGH,
        kinds.PURSUED,
        kinds.LET_THEM_GO,
        kinds.DESTROYED,
        kinds.HIT,
        kinds.GONE,
        kinds.LEADER_HIT,
        kinds.LEADER_UNHURT,
    ),
    "supply": (
        kinds.UNSUPPLIED_FOUND,
        kinds.FORAGE_DECLARED,
        kinds.FORAGED_WELL,
        kinds.FORAGED_ILL,
        kinds.FORAGERS_OUT,
        kinds.COMMAND_LOST,
    ),
    "recovery": (kinds.RECOVERED, kinds.NOT_RECOVERED),
    "city": (
        kinds.CONTROL_CHANGED,
        kinds.GARRISONED,
        kinds.SIEGE_LIFTED,
        kinds.SIEGE_RESUMED,
        kinds.JOINED_MANTUA,
    ),
    "reveal": (
        kinds.REVEALED,
        kinds.SCOUTED,
        kinds.SCOUTS_RIDE,
        kinds.SCREENED,
        kinds.SCOUT_RESULT,
        kinds.DUMMIES_GONE,
    ),
    "bridge": (
        kinds.BRIDGE_TRIED,
        kinds.BRIDGE_DOWN,
        kinds.BRIDGE_STANDS,
        kinds.BRIDGE_MENDED,
        kinds.BRIDGE_UNMENDED,
    ),
}
TOPICS: Final = {kind: topic for topic, found in _KINDS_BY_TOPIC.items() for kind in found}

ALL_TOPICS: Final = (
    Topic(MARCH, text("Marches")),
    Topic("contact", text("Contacts"), is_of_oneself=True),
    Topic("supply", text("Supply"), is_of_oneself=True),
    Topic("city", text("Cities")),
    Topic("reveal", text("Reveals")),
    Topic("bridge", text("Bridges")),
    Topic("recovery", text("Recovery")),
)
