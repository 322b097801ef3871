"""The points at which the game waits, and what is asked there. state.step holds one of these.

Negative steps wait for nobody: they say which procedure goes on next.
"""

from __future__ import annotations

from typing import Final

NEXT_IN_SEQUENCE: Final = -1
NEXT_IN_SET_UP: Final = -2
NEXT_IN_MARCH: Final = -3
NEXT_IN_ATTRITION: Final = -4
NEXT_IN_COMBAT: Final = -5

SETUP_SOURCE: Final = 0
SETUP_CENTER: Final = 1
SETUP_GARRISON: Final = 2
SETUP_VEDETTE: Final = 3
SETUP_TRAIN: Final = 4
SETUP_STATUS: Final = 5
MONTH_ROLL: Final = 6
FORTNIGHT_CHOICE: Final = 7
WEATHER_ROLL: Final = 8
AP_ROLL: Final = 9
SOURCE_CHOICE: Final = 10
CENTER_CHOICE: Final = 11
REPLACEMENT_ROLL: Final = 12
BILLET_CHOICE: Final = 13
ORGANIZE: Final = 14
UNDER_CHOICE: Final = 15
AMOUNT_CHOICE: Final = 16
REINFORCE: Final = 17
LEADER_DRAW: Final = 18
ENTRY_CHOICE: Final = 19
MARCH_WHO: Final = 20
INITIATIVE_ROLL: Final = 21
MARCH_STEP: Final = 22
REPULSE_ROLL: Final = 23
PUSH_CHOICE: Final = 24
SCOUT_ROLL: Final = 25
BRIDGE_ROLL: Final = 26
FORAGE_CHOICE: Final = 27
ATTRITION_ROLL: Final = 28
FORCED_CHOICE: Final = 29
FORCED_ROLL: Final = 30
BATTLE_CHOICE: Final = 31
WITHDRAWAL_CHOICE: Final = 32
WITHDRAWAL_ROLL: Final = 33
BOMBARDMENT_ROLL: Final = 34
ROUND_ROLL: Final = 35
LEADER_ROLL: Final = 36
WOUND_ROLL: Final = 37
STAND_CHOICE: Final = 38
RENEW_CHOICE: Final = 39
PURSUIT_ROLL: Final = 40
RETREAT_CHOICE: Final = 41
CRITICAL_ROLL: Final = 42
CAPITULATION_ROLL: Final = 43
GAME_OVER: Final = 44

QUESTIONS: Final = (
    "where the Supply Source stands [7.1, E51]",
    "where the Center of Operations stands [7.3, E52]",
    "which towns get a garrison [15.1, E54]",
    "where vedettes stand [8.7, E55]",
    "who takes a bridge train [8.8, E56]",
    "on campaign or in Quarters at the start [10.1, E58]",
    "month of a replacement leader [13.4, E35]",
    "agree to pass the Fortnight in Quarters [12.1, E26]",
    "weather [6]",
    "Administrative Points [7.5]",
    "the Supply Source [7.1]",
    "Source, Center and status of the army [7.1, 7.3, 10.1, 10.6]",
    "replacements [13.1, E30]",
    "forces in Quarters and On Alert [10.2, E16]",
    "organization of the forces [4.5, 8.7, 13.2]",
    "who leads the detachment [4.5]",
    "how many steps change hands [4.5, 13.2]",
    "leaders and new forces at the Center [13.3, 13.5]",
    "which replacement leader comes [13.4, E34]",
    "where the new leader goes [13.5]",
    "who marches next [8.1]",
    "initiative [8.2]",
    "where the march leads [8.3]",
    "repulse [8.6]",
    "where a pushed vedette goes [8.7]",
    "scouting [8.7]",
    "work on a bridge [8.8]",
    "forage and bridge trains [9.4, 8.8]",
    "attrition [9.2]",
    "who hurries to a fight [8.9]",
    "forced march [8.9]",
    "which place is fought for next [14.1]",
    "withdraw or receive the attack [14.2]",
    "withdrawal [14.2]",
    "bombardment [14.4]",
    "round of combat [14.5]",
    "loss of leaders [4.6]",
    "a leader is hit [4.6]",
    "stand or retreat [14.5]",
    "renew the attack or break off [14.5]",
    "pursuit [14.6]",
    "where the force retreats [14.7]",
    "critical battle [16.2]",
    "capitulation of Mantova [15.5]",
    "the game is over",
)
STEP_NAMES: Final = (
    "setup_source",
    "setup_center",
    "setup_garrison",
    "setup_vedette",
    "setup_train",
    "setup_status",
    "month_roll",
    "fortnight_choice",
    "weather_roll",
    "ap_roll",
    "source_choice",
    "center_choice",
    "replacement_roll",
    "billet_choice",
    "organize",
    "under_choice",
    "amount_choice",
    "reinforce",
    "leader_draw",
    "entry_choice",
    "march_who",
    "initiative_roll",
    "march_step",
    "repulse_roll",
    "push_choice",
    "scout_roll",
    "bridge_roll",
    "forage_choice",
    "attrition_roll",
    "forced_choice",
    "forced_roll",
    "battle_choice",
    "withdrawal_choice",
    "withdrawal_roll",
    "bombardment_roll",
    "round_roll",
    "leader_roll",
    "wound_roll",
    "stand_choice",
    "renew_choice",
    "pursuit_roll",
    "retreat_choice",
    "critical_roll",
    "capitulation_roll",
    "game_over",
)
