"""Games that go wrong in the ways `campagna fuzz` must find."""

from __future__ import annotations

import os
from collections.abc import Mapping

from solitaire.protocol import Event
from tests.contract.broken import DuplicatesACounter
from tests.toys.skirmish.rules import Skirmish
from tests.toys.skirmish.state import Ply, Regroup, State


class _Crashes(Skirmish):
    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        if isinstance(ply, Regroup):
            raise ZeroDivisionError("no such luck")
        super().apply(state, ply, events)


class _Dies(Skirmish):
    """As compiled code may: the process is gone without a word."""

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        if isinstance(ply, Regroup):
            os._exit(11)
        super().apply(state, ply, events)


class _CannotStart(Skirmish):
    def start(self, options: Mapping[str, str]) -> State:
        raise KeyError("map")


UNSOUND = DuplicatesACounter()
CRASHING = _Crashes()
DYING = _Dies()
UNSTARTABLE = _CannotStart()
