"""The stages of one combat, in their order [9.0]. battle.stage holds one of these."""

from __future__ import annotations

from typing import Final

GUNS: Final = 0
GUNS_LEADERS: Final = 1
BOMBARDMENT: Final = 2
TARGETS: Final = 3
ROUND: Final = 4
ROUND_LOSSES: Final = 5
BREAKING_OFF: Final = 6
RETREAT: Final = 7
RETREAT_LOSSES: Final = 8
PURSUIT: Final = 9
PURSUIT_LOSSES: Final = 10
AFTERMATH: Final = 11
CLOSING: Final = 12
STAGE_NAMES: Final = (
    "guns",
    "guns_leaders",
    "bombardment",
    "targets",
    "round",
    "round_losses",
    "breaking_off",
    "retreat",
    "retreat_losses",
    "pursuit",
    "pursuit_losses",
    "aftermath",
    "closing",
)
