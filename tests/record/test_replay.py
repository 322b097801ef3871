"""A record gives back the very game that was played."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from solitaire.dice import RecordedDice
from solitaire.protocol import Over
from solitaire.record import RulesFailed, load_record, record_text, replay, write_record
from solitaire.session import new_session
from tests.record.golden import golden_records, renewed_text, rules_of
from tests.record.play import (
    TOYS,
    AnyRules,
    finished_record,
    play_on,
    random_plies,
    recorded_session,
)
from tests.seeds import base_seed
from tests.toys import duel, skirmish


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("rules", TOYS, ids=lambda rules: rules.name)
def test_plies_and_digests_come_back(tmp_path: Path, rules: AnyRules, number: int) -> None:
    plies = random_plies(rules, base_seed() + number)
    state = rules.start({})
    digests = [rules.digest(state)]
    for ply in plies:
        rules.apply(state, ply)
        digests.append(rules.digest(state))
    path = tmp_path / "game.rec"
    write_record(path, rules, {}, plies)
    record = load_record(path, rules)
    playback = replay(record)
    assert [step.played.ply for step in record.steps if step.played] == plies
    assert playback.digests() == digests
    assert isinstance(playback.pending, Over)


def test_record_written_during_play_is_the_one_written_afterwards(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.rec", skirmish.RULES)
    record = load_record(path, skirmish.RULES)
    plies = [step.played.ply for step in record.steps if step.played]
    written_at_once = record_text(skirmish.RULES, {}, plies).splitlines()
    body = written_at_once[written_at_once.index("") :]
    assert path.read_text().splitlines()[-len(body) - 1 : -1] == body


def test_record_from_a_position_goes_on_from_there(tmp_path: Path) -> None:
    rules = skirmish.RULES
    plies = random_plies(rules, base_seed())
    middle = len(plies) // 2
    state = rules.start({})
    for ply in plies[:middle]:
        rules.apply(state, ply)
    path = tmp_path / "second-half.rec"
    write_record(path, rules, {}, plies[middle:], position=rules.position_text(state))
    playback = replay(load_record(path, rules))
    for ply in plies[middle:]:
        rules.apply(state, ply)
    assert rules.digest(playback.state) == rules.digest(state)


def test_states_of_a_playback_belong_to_the_caller(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.rec", duel.RULES)
    playback = replay(load_record(path, duel.RULES))
    states = list(playback.states())
    digests = [duel.RULES.digest(state) for state in states]
    states[0].wounds[0] = 99
    assert playback.digests() == digests


def test_dice_of_a_record_can_be_met_by_other_choices(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.rec", duel.RULES)
    texts = load_record(path, duel.RULES).roll_texts()
    session = new_session(duel.RULES, {}, RecordedDice(texts))
    play_on(session, 4, seed=99)
    assert session.plies_played == 6


@pytest.mark.parametrize("line_end", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_line_ends_and_marks_of_other_editors_are_understood(
    tmp_path: Path, line_end: str, mark: str
) -> None:
    path = finished_record(tmp_path / "game.rec", skirmish.RULES)
    plies = load_record(path, skirmish.RULES).steps
    path.write_bytes((mark + path.read_text().replace("\n", line_end)).encode())
    assert load_record(path, skirmish.RULES).steps == plies


def test_layout_is_decoration(tmp_path: Path) -> None:
    """Only plies count: no headings, no digests, no indentation, comments everywhere."""
    path = finished_record(tmp_path / "game.rec", skirmish.RULES)
    digest = replay(load_record(path, skirmish.RULES)).digests()[-1]
    lines = [line.strip() for line in path.read_text().splitlines()]
    bare = [f"{line} ; why not" for line in lines if line and not line.startswith(("[", "="))]
    path.write_text("\n".join(bare) + "\n")
    assert replay(load_record(path, skirmish.RULES)).digests()[-1] == digest


class Falling(duel.Duel):
    """Breaks down when the left side is wounded a second time."""

    def apply(self, state: duel.State, ply: duel.Ply, events: object = None) -> None:
        super().apply(state, ply)
        if state.wounds[0] == 2:
            raise ZeroDivisionError("left fell; twice")


def test_breakdown_of_the_rules_is_replayable(tmp_path: Path) -> None:
    """What fuzzing writes when a game crashes: the ply of the crash is the last."""
    one_clash: list[duel.Ply] = [duel.Stance("parry"), duel.Stance("thrust"), duel.Roll(1)]
    path = tmp_path / "crash.rec"
    write_record(path, Falling(), {}, one_clash * 9, note="seed 17\ngame 4")
    lines = path.read_text().splitlines()
    assert lines[-3:-2] == ["; the rules break down here: ZeroDivisionError: left fell, twice"]
    assert lines[-2:] == ["; seed 17", "; game 4"]
    with pytest.raises(RulesFailed, match="ZeroDivisionError: left fell; twice") as caught:
        load_record(path, Falling())
    assert caught.value.line == len(lines) - 3
    assert "roll clash" in lines[caught.value.line - 1]


@pytest.mark.golden
@pytest.mark.parametrize(
    "path", golden_records(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_golden_record_is_what_the_rules_say_today(path: Path) -> None:
    load_record(path, rules_of(path))
    assert renewed_text(path) == path.read_text(encoding="utf-8")


def test_unfinished_session_is_a_record_too(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    with closing(recorded_session(path, skirmish.RULES)) as session:
        play_on(session, 3)
        record = load_record(path, skirmish.RULES)
        assert len(record.steps) == session.plies_played
        assert replay(record).pending == session.pending
