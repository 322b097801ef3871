"""The points at which the game waits, and what is asked there. state.step holds one of these."""

from __future__ import annotations

from typing import Final

CARRY_ON: Final = -1
"""Nobody is asked: the innermost unfinished procedure goes on."""

ORDERS_CHOICE: Final = 0
EXCHANGE_CHOICE: Final = 1
GENERAL_CHOICE: Final = 2
BATTERY_CHOICE: Final = 3
BATTERY_ROLL: Final = 4
MARCH_CHOICE: Final = 5
ONWARD_CHOICE: Final = 6
FACING_CHOICE: Final = 7
REACTION_CHOICE: Final = 8
ROAD_CHOICE: Final = 9
WAY_CHOICE: Final = 10
PUSH_CHOICE: Final = 11
MARSHAL_CHOICE: Final = 12
LIGHT_CHOICE: Final = 13
LIGHT_ROLL: Final = 14
PLAN_CHOICE: Final = 15
DIRECTION_CHOICE: Final = 16
ASSAULT_ROLL: Final = 17
REROLL_CHOICE: Final = 18
AGAIN_ROLL: Final = 19
FIGHT_CHOICE: Final = 20
DISTANCE_CHOICE: Final = 21
CASUALTY_CHOICE: Final = 22
ESCAPE_CHOICE: Final = 23
ADVANCE_CHOICE: Final = 24
GAME_OVER: Final = 25

QUESTIONS: Final = (
    "which order points are laid on the left, the centre and the right [4]",
    "whether the two series of order points change hands [4.3]",
    "whether the General makes the wing Aggressive [8.1]",
    "which battery fires at which hex [9.1]",
    "artillery fire [9.1]",
    "which unit moves or turns next [5.5, 6]",
    "whether the mover goes on [8.2]",
    "which corner the front is turned to [6.1]",
    "whether the unit stands or falls back before the infantry [6.4]",
    "whether the flight goes toward the edge or the bridge [6.5]",
    "which hex the flight goes by [6.5]",
    "how far the Marshal falls back [8.2]",
    "where the Marshal of the wing goes [8.2]",
    "which light infantry fires at which hex [10.2]",
    "fire of light infantry [10.2]",
    "which assaults are made [7]",
    "from which side the assaults are resolved [7]",
    "assault [7.1]",
    "whether a Marshal has the dice rolled again [8.2]",
    "assault, rolled again [8.2]",
    "whether to fight on or to withdraw [7.1]",
    "how far the body falls back [7.1]",
    "which unit takes the hit [7.1]",
    "which body flees first [7.3]",
    "who advances into the vacant hex [7.1]",
    "the game is over",
)
STEP_NAMES: Final = (
    "orders_choice",
    "exchange_choice",
    "general_choice",
    "battery_choice",
    "battery_roll",
    "march_choice",
    "onward_choice",
    "facing_choice",
    "reaction_choice",
    "road_choice",
    "way_choice",
    "push_choice",
    "marshal_choice",
    "light_choice",
    "light_roll",
    "plan_choice",
    "direction_choice",
    "assault_roll",
    "reroll_choice",
    "again_roll",
    "fight_choice",
    "distance_choice",
    "casualty_choice",
    "escape_choice",
    "advance_choice",
    "game_over",
)
