"""The points at which the game waits, and what is asked there. state.step holds one of these.

Negative steps wait for nobody: they say which procedure goes on next.
"""

from __future__ import annotations

from typing import Final

# Procedures to be carried on by the sequence of play
NEXT_PHASE: Final = -1
NEXT_IN_SUPPLY: Final = -2
NEXT_IN_MARCH: Final = -3
NEXT_IN_COMBAT: Final = -4
NEXT_IN_RECOVERY: Final = -5
AFTER_CONTACT: Final = -6
NEXT_IN_SET_UP: Final = -7
NEXT_SCOUT: Final = -8
NEXT_CASUALTY: Final = -9

FORAGE_CHOICE: Final = 0
FORAGE_ROLL: Final = 1
JOIN_CHOICE: Final = 2
AUSTRIAN_INITIATIVE: Final = 3
FRENCH_INITIATIVE: Final = 4
FIRST_CHOICE: Final = 5
MOVER_CHOICE: Final = 6
COMMAND_ROLL: Final = 7
ORDER_CHOICE: Final = 8
LEADER_CHOICE: Final = 9
FORCED_ROLL: Final = 10
FORCED_STEP: Final = 11
BRIDGE_ROLL: Final = 12
WITHDRAWAL_CHOICE: Final = 13
DISPLACED_CHOICE: Final = 14
BATTLE_CHOICE: Final = 15
GUNS_CHOICE: Final = 16
GUNS_ROLL: Final = 17
GUNS_LEADER_CHOICE: Final = 18
BOMBARDMENT_ROLL: Final = 19
TARGET_CHOICE: Final = 20
ATTACK_ROLL: Final = 21
DEFENCE_ROLL: Final = 22
LOSS_CHOICE: Final = 23
STAY_CHOICE: Final = 24
RETREAT_CHOICE: Final = 25
THROUGH_ROLL: Final = 26
PURSUIT_CHOICE: Final = 27
PURSUIT_ROLL: Final = 28
RECOVERY_ROLL: Final = 29
GAME_OVER: Final = 30
DUMMY_CHOICE: Final = 31
SCOUT_CHOICE: Final = 32
COMMIT_CHOICE: Final = 33
SCREEN_CHOICE: Final = 34
SCOUT_ROLL: Final = 35
REVEAL_CHOICE: Final = 36
HIT_BLUFF: Final = 37
MORTALITY_ROLL: Final = 38
APPOINT_CHOICE: Final = 39
RETURN_ROLL: Final = 40

QUESTIONS: Final = (
    "which unsupplied units forage [5.5]",
    "forage [5.5]",
    "who joins Mantua City [5.7]",
    "Austrian initiative [7.0]",
    "French initiative [7.0]",
    "which side moves first [7.0]",
    "which counter moves next [8.2]",
    "movement out of command [8.1]",
    "where the moving stack goes [8.2]",
    "which leader helps the forced march [8.3]",
    "forced march [8.3]",
    "how the forced march goes on [8.3, 8.5]",
    "work on a bridge [8.5]",
    "cavalry and leaders withdraw or stand [8.6.3]",
    "where a displaced leader goes [8.6.2, 9.6]",
    "which combat is resolved next [9.0]",
    "who marches to the sound of the guns [9.1]",
    "march to the sound of the guns [9.1.2]",
    "which leaders march to the sound of the guns [9.1.2]",
    "bombardment [9.2]",
    "which unit the bombardment hits [9.2]",
    "attacker's combat roll [9.3]",
    "defender's combat roll [9.3]",
    "which own unit suffers the next hit [9.3, 9.5]",
    "fight on or break off [9.3]",
    "where the force retreats [9.4]",
    "retreat through the enemy [9.4]",
    "pursue or let go [9.5]",
    "pursuit [9.5]",
    "recovery [10.0]",
    "the game is over",
    "where a dummy is placed [13.2.1, 13.2.3]",
    "which area is scouted [13.1.2]",
    "which cavalry scouts [13.1.2]",
    "which cavalry screens [13.1.2]",
    "reconnaissance [13.1.2]",
    "which counter is shown to the scouts [13.1.2]",
    "whether a dummy feigns a hit [13.2.2]",
    "leader's mortality check [14.1]",
    "where a leader takes over [14.1, 14.3]",
    "wounded leader's return [14.3]",
)
STEP_NAMES: Final = (
    "forage_choice",
    "forage_roll",
    "join_choice",
    "austrian_initiative",
    "french_initiative",
    "first_choice",
    "mover_choice",
    "command_roll",
    "order_choice",
    "leader_choice",
    "forced_roll",
    "forced_step",
    "bridge_roll",
    "withdrawal_choice",
    "displaced_choice",
    "battle_choice",
    "guns_choice",
    "guns_roll",
    "guns_leader_choice",
    "bombardment_roll",
    "target_choice",
    "attack_roll",
    "defence_roll",
    "loss_choice",
    "stay_choice",
    "retreat_choice",
    "through_roll",
    "pursuit_choice",
    "pursuit_roll",
    "recovery_roll",
    "game_over",
    "dummy_choice",
    "scout_choice",
    "commit_choice",
    "screen_choice",
    "scout_roll",
    "reveal_choice",
    "hit_bluff",
    "mortality_roll",
    "appoint_choice",
    "return_roll",
)
