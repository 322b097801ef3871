"""The counsel process: what it answers to the views of one seat."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from tests.honesty.questions import ADVICE, Question, questions
from tests.secrecy.table import RULES
from tests.seeds import base_seed
from ui.common.counselling import Counsellor

SHARE = 0.001
"""So that nothing takes longer than the least number of simulations."""


def answers(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the process tells to these lines, one after the other."""
    lines = b"".join(json.dumps(one).encode() + b"\n" for one in requests)
    target = io.BytesIO()
    Counsellor(io.BytesIO(lines), target, SHARE).run()
    return [json.loads(line) for line in target.getvalue().splitlines()]


def request(what: str, number: int, question: Question, state: Any, **more: Any) -> dict[str, Any]:
    view = RULES.pack_view(RULES.view(state, question.seat))
    return {
        "do": what,
        "id": number,
        "game": RULES.name,
        "seat": question.seat,
        "view": view,
        **more,
    }


@pytest.fixture(scope="module")
def question() -> Question:
    """A single choice in the mist, which is quickly thought over; two worlds fit it."""
    for found in questions("mist", 60, Random(base_seed())):
        if not ADVICE.slots(found.truth) and len(RULES.actions(found.truth)) > 1:
            return found
    raise AssertionError("no such question")


def test_hint_comes_early_and_gets_better(question: Question) -> None:
    told = answers(request("hint", 7, question, question.truth, seconds=1.0))
    assert {one["id"] for one in told} == {7}
    *early, whole = told
    assert early
    assert all(one["hint"]["partial"] for one in early)
    assert not whole["hint"]["partial"]
    assert whole["hint"]["nodes"] >= early[0]["hint"]["futures"]
    assert whole["slow"], "it was given a small share"
    offered = {RULES.ply_text(ply) for ply in RULES.actions(question.truth)}
    assert whole["hint"]["ply"] in offered
    for candidate in whole["hint"]["candidates"]:
        assert candidate["text"] in offered
        assert {"visits", "marches", "course", "interval", "equal"} <= set(candidate)


def test_what_nobody_waits_for_is_stopped(question: Question) -> None:
    told = answers(
        {"do": "stop", "of": 3, "id": 1},
        request("hint", 3, question, question.truth),
    )
    assert [one["tell"] for one in told] == ["stopped"]


def test_game_can_be_loaded_and_a_judgement_prepared_without_an_answer(question: Question) -> None:
    told = answers(
        {"do": "load", "id": 0, "game": RULES.name},
        request("prepare", 1, question, question.truth),
    )
    assert told == []


def test_nonsense_gets_one_sentence(question: Question) -> None:
    asked = request("hint", 1, question, question.truth)
    told = answers({**asked, "view": [1, 2]}, {**asked, "id": 2, "do": "dance"})
    assert [one["tell"] for one in told] == ["error", "error"]
    assert all(one["error"].count("\n") == 0 for one in told)


def test_estimates_agree_with_what_is_seen(question: Question) -> None:
    (told,) = answers(request("estimate", 1, question, question.truth))
    view = RULES.view(question.truth, question.seat)
    seen = {RULES.board.area_names[slot[0]] for slot in view.slots if slot[0] < 64}
    assert {one["area"] for one in told["areas"]} == seen
    for one in told["areas"]:
        mean, low, high = one["strength"]
        assert low <= mean + 0.005
        assert mean <= high + 0.005 or high >= low
        assert all(0.0 < share <= 1.0 for _, share in one["guesses"])
        unnamed = one["seen"] - len(one["known"])
        assert sum(share for _, share in one["guesses"]) <= unnamed + 0.01
