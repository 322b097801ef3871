"""Computer players by name: what a name means, and that each plays its part."""

from __future__ import annotations

from dataclasses import asdict
from itertools import pairwise
from random import Random

import pytest

from ai.players import UnknownPlayer, effort_of, new_player, player_names
from ai.search.levels import DEFAULT_LEVEL, LEVELS
from solitaire.protocol import Decide, Over
from solitaire.workbench.randomplay import random_ply
from tests.toys import gamble, kuhn, plans, skirmish


def choices_of_a_game(seed: int) -> list[str]:
    """What a random player chooses in a skirmish whose dice are always the same."""
    rules = skirmish.RULES
    player = new_player("random", rules)
    state, dice, rng = rules.start({}), Random(1), Random(seed)
    chosen = []
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide):
            ply = player.choose(rules.view(state, asked.seat), rules.actions(state), rng)
            chosen.append(rules.ply_text(ply))
        else:
            ply = random_ply(rules, state, asked, dice)
        rules.apply(state, ply)
    return chosen


def test_every_offered_choice_is_made_sooner_or_later() -> None:
    player, rng = new_player("random", kuhn.RULES), Random(3)
    offered = ["check", "bet", "fold", "call"]
    assert {player.choose(None, offered, rng) for _ in range(200)} == set(offered)


def test_choices_follow_from_the_generator_alone() -> None:
    assert choices_of_a_game(5) == choices_of_a_game(5)
    assert choices_of_a_game(5) != choices_of_a_game(6)


@pytest.mark.parametrize("name", player_names())
def test_every_player_chooses_what_is_offered(name: str) -> None:
    rules, rng = kuhn.RULES, Random(1)
    state = rules.start({})
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Decide):
            offered = rules.actions(state)
            ply = new_player(name, rules).choose(rules.view(state, asked.seat), offered, rng)
            assert ply in offered
        else:
            ply = random_ply(rules, state, asked, rng)
        rules.apply(state, ply)


@pytest.mark.parametrize(
    "name",
    ["search:0", "search:9", "search:x", "search:nodes", "search:nodes=0", "search:nodes=1.5",
     "search:reaction=5", "search:depth=3", "flat:3", "random:1", "staff:2", "search:seconds=0"],
)  # fmt: skip
def test_a_name_that_means_nothing_is_refused_with_the_forms(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"Known: .*search:nodes=N"):
        new_player(name, kuhn.RULES)


def test_numbers_in_a_name_become_the_effort() -> None:
    assert effort_of("search:nodes=600").settings.plan_nodes == 600
    assert effort_of("search:nodes=600").settings.reaction_nodes < 600
    assert effort_of("search:nodes=600,reaction=50").settings.reaction_nodes == 50
    assert effort_of("flat:nodes=70").settings.reaction_nodes == 70
    assert effort_of("search:seconds=0.25").seconds == 0.25
    assert effort_of("search").settings == LEVELS[DEFAULT_LEVEL - 1].settings


def test_levels_differ_in_effort_and_width_only() -> None:
    varied = {"plan_nodes", "reaction_nodes", "worlds", "order_width", "finalists"}
    first = asdict(LEVELS[0].settings)
    for lower, higher in pairwise(LEVELS):
        changed = asdict(higher.settings)
        assert {name for name in first if first[name] != changed[name]} <= varied
        assert higher.settings.plan_nodes > lower.settings.plan_nodes
        assert higher.settings.reaction_nodes > lower.settings.reaction_nodes


@pytest.mark.parametrize("name", ["flat:nodes=60", "search:nodes=60,reaction=60"])
def test_a_sure_thing_is_preferred_to_a_bad_gamble(name: str) -> None:
    rules = gamble.GAMBLE
    state = rules.start({})
    for seed in range(5):
        player = new_player(name, rules)
        player.begin({}, 0, seed)
        ply = player.choose(rules.view(state, 0), rules.actions(state), Random(0))
        assert rules.ply_text(ply) == "safe"


def test_flat_repeats_itself() -> None:
    rules = gamble.LADDER
    state = rules.start({})
    view, offered = rules.view(state, 0), rules.actions(state)
    answers = []
    for seed in (3, 3, 4, 5, 6, 7):
        player = new_player("flat:nodes=16", rules)
        player.begin({}, 0, seed)
        answers.append(player.choose(view, offered, Random(seed)))
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_the_staff_does_what_the_games_habits_do() -> None:
    """Columns are sent by their habitual shares: seldom to the bridge, often to the ford."""
    rules, rng = plans.RULES, Random(5)
    state = rules.start({})
    sent = [
        new_player("staff", rules, plans.ADVICE).choose(
            rules.view(state, 0), rules.actions(state), rng
        )
        for _ in range(200)
    ]
    assert sent.count(plans.Send(0, 1)) > 50
    assert sent.count(plans.Send(0, plans.BRIDGE)) < 30


def test_unknown_player_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownPlayer, match=r"'deep-thought'.*Known: .*random"):
        new_player("deep-thought", kuhn.RULES)
