"""Help for players: every prompt, verb and rule is explained, and nothing hidden is told."""

from __future__ import annotations

import re
from random import Random

import pytest

from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.core.steps import QUESTIONS, STEP_NAMES
from solitaire.protocol import Decide, Over
from solitaire.registry import game_named, game_of
from solitaire.workbench.randomplay import random_ply
from tests.toys import kuhn

RULES = game_named("castiglione").rules()
GUIDE = game_of(RULES).guide()
CITATION = re.compile(r"\[([^\]]+)\]")


def positions(seed: int, wanted: int) -> list[object]:
    """States from a random game at which somebody is asked."""
    rng, state, found = Random(seed), RULES.start({}), []
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Decide):
            found.append(RULES.copy(state))
        RULES.apply(state, random_ply(RULES, state, asked, rng))
    return Random(seed).sample(found, min(wanted, len(found)))


def test_every_question_that_is_asked_has_help_with_its_rule() -> None:
    choices = {
        question
        for name, question in zip(STEP_NAMES, QUESTIONS, strict=True)
        if name.endswith("_choice")
    }
    asked = {getattr(RULES.pending(state), "question", "") for state in positions(1, 10_000)}
    assert len(asked - choices) < 2, "steps at which a seat is asked are called choices"
    for question in choices | asked:
        text = GUIDE.question_help(question)
        assert text, f"no help for: {question}"
        rules = set(CITATION.findall(question)[0].split(", "))
        assert rules & set(", ".join(CITATION.findall(text)).split(", ")), question


def test_every_offered_verb_is_explained() -> None:
    for state in positions(3, 10_000):
        for ply in RULES.actions(state):
            verb, *arguments = RULES.ply_text(ply).split()
            help_text = GUIDE.verbs()[verb]
            assert len(arguments) == len(help_text.arguments)
            assert CITATION.search(help_text.meaning) or verb == "done"
            for name, known in zip(arguments, help_text.names, strict=True):
                assert name in known


def test_every_rule_the_help_cites_can_be_looked_up() -> None:
    text = resource_folder("castiglione").joinpath("help.toml").read_text(encoding="utf-8")
    sections = re.findall(r'^"([\d.]+)" =', text, re.MULTILINE)
    cited = {number for group in CITATION.findall(text) for number in group.split(", ")}
    numbers = {number for number in cited if re.fullmatch(r"R?\d[\d.]*|R\d+", number)}
    assert len(numbers) > 20
    for number in numbers | set(sections):
        assert len(GUIDE.rule(number)) >= 2, f"nothing to read on {number}"
        assert number in GUIDE.rule_titles() or f"{number}.0" in GUIDE.rule_titles()


@pytest.mark.parametrize("number", ["", "99", "8.9", "R99", "eight"])
def test_rule_that_does_not_exist_is_not_made_up(number: str) -> None:
    assert GUIDE.rule(number) == []


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(one, marks=pytest.mark.long) for one in (1, 2))]
)
def test_what_is_told_follows_from_the_view_alone(seed: int) -> None:
    """In any world that looks the same the same is told about every area and counter."""
    rng = Random(seed)
    for state in positions(seed, 8):
        for seat in range(2):
            view = RULES.view(state, seat)
            world = RULES.view(RULES.imagine(view, rng), seat)
            names = [name for kind in GUIDE.names().values() for name in kind]
            for name in names:
                told = GUIDE.about(view, name)
                assert told
                assert told == GUIDE.about(world, name)
            assert GUIDE.situation(view) == GUIDE.situation(world)


def test_own_counter_is_told_where_it_stands() -> None:
    view = RULES.view(RULES.start({}), 1)
    assert any("at rovereto" in line for line in GUIDE.about(view, "gummer"))
    assert any(line.startswith("own rovereto:") for line in GUIDE.about(view, "rovereto"))


def test_choices_are_grouped_by_the_place_of_own_counters() -> None:
    state = RULES.start({})
    view = RULES.view(state, 1)
    places = {RULES.ply_text(ply): GUIDE.place_of(view, ply) for ply in RULES.actions(state)}
    assert places["move gummer"] == "Rovereto"
    assert places["end-movement"] == ""


def test_game_without_help_gets_the_plain_guide() -> None:
    guide = game_of(kuhn.RULES).guide()
    assert not guide.verbs()
    assert guide.has_secrets({})
