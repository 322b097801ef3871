"""Whatever comes in gets one line of complaint, and nothing else happens."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from ai.engine.wire import (
    FIELDS_BY_VERB,
    LONGEST_LINE,
    BadLine,
    parse_request,
    read_line,
)
from tests.ai.engines import Talk, packages_on_path, talk

__all__ = ["packages_on_path"]

VERBS = ("hello", "set", "new", "view", "go", "stop", "ping", "quit")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
FIELDS = ("id", "do", "level", "nodes", "workers", "mode", "seed", "game", "version", "options")
REQUESTS = st.dictionaries(
    st.sampled_from((*FIELDS, "seat", "view", "events", "offered", "ms", "infinite", "noodles")),
    VALUES,
    max_size=4,
)


def spoilt_requests() -> st.SearchStrategy[bytes]:
    """Requests whose verb is right and whose fields are anything; and plain noise."""
    verbs = st.sampled_from((*VERBS, "Go", ""))
    objects = st.builds(lambda verb, fields: {"do": verb, **fields}, verbs, REQUESTS)
    texts = (objects | VALUES).map(lambda value: json.dumps(value).encode())
    cut = st.builds(lambda line, size: line[:size], texts, st.integers(0, 40))
    return (texts | cut | st.binary(max_size=60)).map(
        lambda line: line.replace(b"\n", b" ").replace(b"\r", b" ")
    )


@given(spoilt_requests())
def test_a_line_is_a_sound_request_or_refused_in_one_sentence(line: bytes) -> None:
    complaint = complaint_about(line)
    assert complaint == "" or complaint.endswith(".")
    assert len(complaint.splitlines()) <= 1
    assert complaint or parse_request(line)["do"] in VERBS


def complaint_about(line: bytes) -> str:
    """Empty for a sound request."""
    try:
        parse_request(line)
    except BadLine as error:
        return str(error)
    return ""


COMPLAINTS: list[tuple[bytes, str]] = [
    (b"", "no JSON"),
    (b"go", "no JSON"),
    (b"[]", "no JSON object"),
    (b"\xff\xfe", "not UTF-8 at byte 0"),
    (b'{"do":"go","ms":NaN}', "NaN is no number"),
    (b'{"do":"fly"}', "no verb 'fly'"),
    (b'{"do":7}', "'do'"),
    (b'{"id":[1],"do":"ping"}', "'id'"),
    (b'{"do":"go","nodes":0}', "'nodes' must be a whole number from 1"),
    (b'{"do":"go","nodes":true}', "'nodes'"),
    (b'{"do":"go","infinite":false}', "leave it out"),
    (b'{"do":"go","noodles":3}', "no field 'noodles'"),
    (b'{"do":"set","mode":"cheat"}', "play, hint"),
    (b'{"do":"new","game":"kuhn"}', "needs the field 'seat'"),
    (b'{"do":"view","view":{},"events":[1]}', "list of texts"),
    (b'{"do":"new","game":"kuhn","seat":"elder","options":{"a":1}}', "object of texts"),
    (b"[" * 100_000, "nested too deeply"),
    (b'{"do":"go","nodes":' + b"9" * 5000 + b"}", "no JSON"),
]


@pytest.mark.parametrize(("line", "complaint"), COMPLAINTS)
def test_the_complaint_says_what_is_wrong(line: bytes, complaint: str) -> None:
    with pytest.raises(BadLine) as refused:
        parse_request(line)
    assert complaint in str(refused.value)


@given(st.lists(st.integers(0, 3 * LONGEST_LINE // 2), max_size=3))
@settings(max_examples=15, deadline=None)
def test_too_long_a_line_is_skipped_to_its_end(lengths: list[int]) -> None:
    source = io.BytesIO(b"".join(b"x" * length + b"\n" for length in lengths) + b"last\n")
    lines = []
    while (line := read_line(source)) is not None:
        lines.append(line)
    assert len(lines) == len(lengths) + 1
    assert lines[-1] == b"last"
    for line, length in zip(lines, lengths, strict=False):
        assert len(line) == length or (length >= LONGEST_LINE and len(line) > LONGEST_LINE)


# -- the process ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def engine() -> Iterator[Talk]:
    with talk() as talking:
        yield talking


def told_about(engine: Talk, line: bytes) -> list[dict[str, Any]]:
    """Everything the engine says about a line, found by a ping behind it."""
    engine.send_bytes(line + b"\n")
    ping = engine.send("ping")
    told: list[dict[str, Any]] = []
    while (last := engine.next()) != {"tell": "pong", "id": ping}:
        told.append(last)
    return told


@given(line=spoilt_requests())
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_engine_answers_noise_by_one_error(engine: Talk, line: bytes) -> None:
    try:
        parse_request(line)
    except BadLine as error:
        expected = {"tell": "error", "id": error.request_id, "error": str(error)}
    else:
        assume(False)
    assert told_about(engine, line) == [expected]


def test_the_engine_survives_an_endless_line(engine: Talk) -> None:
    told = told_about(engine, b'{"do":"hello","x":"' + b"y" * (2 * LONGEST_LINE))
    assert [(one["tell"], one["id"]) for one in told] == [("error", None)]
    assert "longer than" in told[0]["error"]


def test_noise_does_not_disturb_a_search(engine: Talk) -> None:
    king = {"seat": 0, "cards": ["king", "?"], "bids": []}
    engine.ask("new", game="kuhn", seat="elder", seed=1)
    engine.ask("view", view=king)
    quiet = engine.ask("go", nodes=40)
    engine.ask("new", game="kuhn", seat="elder", seed=1)
    engine.ask("view", view=king)
    number = engine.send("go", nodes=40)
    for line, _ in COMPLAINTS[:8]:
        engine.send_bytes(line + b"\n")
    told = [engine.next() for _ in range(9)]
    answers = [one for one in told if one["tell"] == "answer"]
    assert [one["id"] for one in answers] == [number]
    assert answers[0]["ply"] == quiet["ply"]
    assert answers[0]["report"]["candidates"] == quiet["report"]["candidates"]


def test_input_that_ends_inside_a_line_ends_the_engine_well() -> None:
    with talk() as talking:
        talking.send_bytes(b'{"do":"hel')
        process = talking.process.process
        assert process.stdin is not None
        process.stdin.close()
        assert talking.next()["tell"] == "error"
        assert process.wait(60) == 0


# -- the documentation ----------------------------------------------------------------------------

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
TELLINGS = {"hello", "done", "info", "answer", "pong", "bye", "error"}


needs_documents = pytest.mark.skipif(
    not DOCUMENT.exists(), reason="the documents are not beside the tests"
)


def documented(sign: str) -> list[str]:
    """Lines of the examples: `>` goes to the engine, `<` comes from it."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(sign) for line in lines if line.startswith(sign)]


@needs_documents
def test_every_documented_request_is_one() -> None:
    requests = [parse_request(line.encode()) for line in documented("> ")]
    assert {request["do"] for request in requests} == set(VERBS)
    for verb, fields in FIELDS_BY_VERB.items():
        used = {name for request in requests if request["do"] == verb for name in request}
        assert used - {"do", "id"} == set(fields), verb


@needs_documents
def test_everything_the_engine_tells_is_documented() -> None:
    told = [json.loads(line) for line in documented("< ")]
    assert {one["tell"] for one in told} == TELLINGS
    assert all("id" in one for one in told)


@needs_documents
def test_the_documented_conversation_can_be_held() -> None:
    """The first example, word for word, as far as it does not depend on chance."""
    text = DOCUMENT.read_text(encoding="utf-8")
    conversation = text.partition("```text\n")[2].partition("```")[0].splitlines()
    command = (sys.executable, "-m", "ui", "engine", "--game", "tests.toys.kuhn:RULES")
    with talk(command) as engine:
        for line in conversation:
            if line.startswith("> "):
                engine.send_bytes(line[2:].encode() + b"\n")
                continue
            expected = json.loads(line[2:])
            told = engine.until(expected["tell"])
            assert told.keys() == expected.keys(), line
            assert told["id"] == expected["id"]
        assert engine.process.process.wait(60) == 0
