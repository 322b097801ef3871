"""Scripts on both sides: how many orders a player-turn takes, and that campaigns are fought out."""

from __future__ import annotations

from random import Random

import pytest

from solitaire.games.quadrilateral.advice.trials import Trial, trial
from solitaire.games.quadrilateral.game import RULES


def games(scenario: str, count: int) -> list[Trial]:
    return [
        trial(RULES.board, {"scenario": scenario}, Random(seed)) for seed in range(1, count + 1)
    ]


def median(numbers: list[int]) -> int:
    return sorted(numbers)[len(numbers) // 2]


def test_orders_and_dice_of_a_player_turn_are_within_their_bounds() -> None:
    """15 to 40 plies on campaign, dice counted; 1 to 3 orders in Quarters [20]."""
    played = games("november", 2)
    campaign = [plies for game in played for plies in game.campaign_plies]
    rest = [orders for game in played for orders in game.quarters_turns]
    assert len(campaign) > 40
    assert len(rest) > 40
    assert 15 <= median(campaign) <= 40
    assert sum(plies > 80 for plies in campaign) * 20 < len(campaign)
    assert median(rest) <= 3


def test_the_account_of_steps_is_kept_to_the_end() -> None:
    for game in games("january", 2):
        for side in range(2):
            assert game.lost[side] >= game.lost_in_battle[side] - 15, "garrisons lose 15 at most"
            assert game.raised[side] >= game.lost[side] + game.at_end[side]


@pytest.mark.long
def test_a_campaign_from_july_is_fought_out() -> None:
    played = games("july", 10)
    assert sum(game.battles for game in played) >= 100
    in_winter = [game.in_winter[side] for game in played for side in range(2)]
    assert sum(steps > 25 for steps in in_winter) >= 19, "a ruined army is rare"
    assert len({game.vienna for game in played}) > 1
