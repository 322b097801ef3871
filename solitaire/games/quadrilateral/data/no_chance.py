"""Stands where a generator is asked for and nothing may be drawn: likings follow from the view."""

from __future__ import annotations

from random import Random
from typing import Final, NoReturn


class NoChance(Random):
    def random(self) -> NoReturn:
        raise AssertionError("nothing is left to chance here")

    def getrandbits(self, k: int, /) -> NoReturn:
        raise AssertionError("nothing is left to chance here")


NO_CHANCE: Final = NoChance()
