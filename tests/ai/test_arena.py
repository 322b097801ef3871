"""The referee: fair dice, sealed knowledge, and what becomes of players that fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ai.arena.arena import (
    ILLEGAL,
    RAISED,
    Dice,
    Fixture,
    Match,
)
from solitaire.protocol import may_see
from tests.ai.arena_tables import (
    Fencer,
    Illegal,
    Raising,
    RaisingAtFirst,
    Recording,
    Robbing,
    met,
    without_times,
)
from tests.toys import duel, kuhn, skirmish
from tests.toys.common import words_of
from tests.ui import faulty_games

PIPS = [(pips, 1) for pips in range(1, 7)]


def test_dice_of_one_cause_do_not_depend_on_rolls_for_others() -> None:
    dice, other_dice = Dice("seed"), Dice("seed")
    sieges = [dice.roll("siege", PIPS) for _ in range(20)]
    mixed = []
    for _ in range(20):
        other_dice.roll("battle", PIPS)
        mixed.append(other_dice.roll("siege", PIPS))
    assert mixed == sieges
    assert [Dice("other seed").roll("siege", PIPS) for _ in range(20)] != sieges


def test_dice_follow_the_weights() -> None:
    dice = Dice("weights")
    rolled = [dice.roll("draw", [("rare", 1), ("never", 0), ("usual", 3)]) for _ in range(2000)]
    assert rolled.count("never") == 0
    assert rolled.count("rare") / 2000 == pytest.approx(0.25, abs=0.04)


def test_same_fixture_gives_the_same_game() -> None:
    fixture = Fixture(3, 1)
    assert without_times(met(skirmish.RULES, fixture)) == without_times(
        met(skirmish.RULES, fixture)
    )
    other_seed = Match("skirmish", {}, ("random", "random"), 2, "1", "test")
    again = met(skirmish.RULES, fixture, match=other_seed)
    assert again.digest != met(skirmish.RULES, fixture).digest


def test_second_game_of_a_pair_has_the_same_dice_with_sides_changed() -> None:
    """Two fencers without choice: who wins follows from side and dice alone."""
    for pair in range(20):
        there, back = (met(duel.RULES, Fixture(pair, leg), Fencer(), Fencer()) for leg in range(2))
        assert there.digest == back.digest
        assert there.scores == tuple(reversed(back.scores))
        assert there.ending == back.ending
    endings = {met(duel.RULES, Fixture(pair, 0), Fencer(), Fencer()).digest for pair in range(20)}
    assert len(endings) > 1


def test_player_that_meets_itself_does_not_repeat_its_game() -> None:
    games = [met(skirmish.RULES, Fixture(pair, leg)) for pair in range(5) for leg in range(2)]
    assert len({game.digest for game in games}) == 10


@pytest.mark.parametrize("leg", [0, 1])
def test_players_sit_where_the_leg_puts_them(leg: int) -> None:
    first, second = Recording(), Recording()
    met(kuhn.RULES, Fixture(0, leg), first, second)
    assert (first.seat, second.seat) == ((0, 1) if leg == 0 else (1, 0))
    assert first.seeds != second.seeds


def test_players_get_their_own_view_and_events_only() -> None:
    for pair in range(30):
        players = Recording(), Recording()
        met(kuhn.RULES, Fixture(pair, pair % 2), *players)
        for player in players:
            assert all(view.seat == player.seat for view in player.views)
            assert all(view.cards[1 - player.seat] == "?" for view in player.views)
            assert all(may_see(event.audience, player.seat) for event in player.events)
            assert sum("You hold" in words_of(event) for event in player.events) <= 1
    assert any("You hold" in words_of(event) for event in players[0].events)


def test_events_are_told_once_and_before_the_choice_they_precede() -> None:
    elder, younger = Recording(), Recording()
    met(kuhn.RULES, Fixture(0, 0), elder, younger)
    told = [words_of(event) for event in younger.events]
    assert len(told) == len(set(told))
    assert any(word.startswith("elder: ") for word in told)


@pytest.mark.parametrize(
    ("player", "kind", "message"),
    [
        (Raising, RAISED, "ZeroDivisionError: no plan"),
        (RaisingAtFirst, RAISED, "KeyError: 'table'"),
        (Illegal, ILLEGAL, "'castle' is not offered"),
        (Robbing, ILLEGAL, "'castle' is not offered"),
    ],
)
@pytest.mark.parametrize("leg", [0, 1])
def test_player_that_fails_loses_and_is_told_apart(
    player: Callable[[], Any], kind: str, message: str, leg: int
) -> None:
    lost = met(skirmish.RULES, Fixture(0, leg), None, player())
    assert lost.scores == (1.0, 0.0)
    assert lost.fault is not None
    assert (lost.fault.player, lost.fault.kind) == (1, kind)
    assert message in lost.fault.message
    won = met(skirmish.RULES, Fixture(0, leg), player(), None)
    assert won.scores == (0.0, 1.0)
    assert not won.broken


def test_rules_that_fail_are_nobodys_defeat() -> None:
    games = [met(faulty_games.CRASHING, Fixture(pair, 0)) for pair in range(10)]
    broken = [game for game in games if game.broken]
    assert broken
    assert {game.broken for game in broken} == {"ZeroDivisionError: no such luck"}
    assert all(game.fault is None for game in games)


def test_game_without_end_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.arena.arena.PLY_LIMIT", 3)
    assert "not over after 3 plies" in met(skirmish.RULES, Fixture(0, 0)).broken


def test_every_decision_is_counted_by_its_question() -> None:
    first, second = Recording(), Recording()
    game = met(skirmish.RULES, Fixture(0, 0), first, second)
    for player, thinking in zip((first, second), game.thinking, strict=True):
        assert sum(spent.decisions for spent in thinking.values()) == len(player.views)
    assert "choose a step [2]" in game.thinking[0]
