"""A record as points: exact in any order, cheap to jump to, each viewpoint with its own."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Chance, Decide, Over, may_see
from solitaire.record import load_record, replay, write_record
from solitaire.registry import game_named
from tests.desktop.review_games import played_plies, replay_of, write_game
from ui.common.failures import BAD_INPUT, NOT_FOUND, Failure
from ui.desktop.review.replay import (
    DIE,
    EVERYTHING,
    ORDER,
    PHASE,
    STEPS_PER_SNAPSHOT,
    TURN,
    UNITS,
    Replay,
    open_replay,
)
from ui.desktop.review.story import Story

TURNS = 2


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    return replay_of(tmp_path_factory.mktemp("replay") / "fog.rec", turns=TURNS)


def test_every_point_is_exact_in_any_order(game: Replay) -> None:
    expected = replay(load_record(game.record.path)).digests()
    order = list(range(game.last + 1))
    Random(1).shuffle(order)
    assert len(expected) == game.last + 1 > 200
    for index in order:
        assert RULES.digest(game.state_at(index)) == expected[index], index


def test_few_steps_are_replayed_for_any_point(game: Replay) -> None:
    for index in Random(2).sample(range(game.last + 1), 150):
        before = game.steps_replayed
        game.state_at(index)
        assert game.steps_replayed - before < STEPS_PER_SNAPSHOT


def test_the_same_point_is_not_replayed_again(game: Replay) -> None:
    game.state_at(150)
    before = game.steps_replayed
    game.view_at(150, 0)
    assert game.steps_replayed == before


def test_what_was_told_up_to_a_point_is_told_to_whoever_may_know(game: Replay) -> None:
    index = game.last // 2
    told = [event for point in game.points[: index + 1] for event in point.events]
    assert game.heard_at(index, EVERYTHING) == told
    for seat in (0, 1):
        heard = game.heard_at(index, seat)
        assert heard == [event for event in told if may_see(event.audience, seat)]
        assert len(heard) < len(told)


def test_a_point_can_be_changed_without_changing_the_replay(game: Replay) -> None:
    state = game.state_at(100)
    digest = RULES.digest(state)
    played = game.points[101].played
    assert played is not None
    RULES.apply(state, played.ply)
    assert RULES.digest(game.state_at(100)) == digest


def test_what_was_taken_back_is_a_step_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "undo.rec"
    plies = played_plies("fog", 1)[:20]
    write_record(path, RULES, {"visibility": "fog"}, plies)
    lines = path.read_text().splitlines()
    second = [number for number, line in enumerate(lines) if ": dummy " in line][1]
    lines[second + 1 : second + 1] = ["  undo 2", *lines[second - 1 : second + 1]]
    path.write_text("\n".join(lines) + "\n")
    again = open_replay(path)
    expected = replay(load_record(path)).digests()
    assert [RULES.digest(again.state_at(n)) for n in range(again.last + 1)] == expected
    assert again.last == len(plies) + 3
    undo = next(point for point in again.points if point.step and point.step.taken_back)
    assert "taken back" in Story(again).caption(undo.index, 0)
    assert again.plies_at(again.last) == list(plies)
    assert again.plies_at(undo.index) == []
    assert again.index_of_ply == [0, *range(4, again.last + 1)]


def test_the_end_tells_first_who_won(tmp_path: Path) -> None:
    path = tmp_path / "whole.rec"
    path.write_bytes(Path("tests/net/records/fog_staff.rec").read_bytes())
    game = open_replay(path)
    assert isinstance(game.pending, Over)
    story, result = Story(game), str(game.pending.summary)
    for viewpoint in (0, 1, EVERYTHING):
        assert story.caption(game.last, viewpoint).startswith(result)
        assert result not in story.caption(game.last - 1, viewpoint)


def test_a_box_beside_the_map_is_no_place_where_something_is_done(tmp_path: Path) -> None:
    rules, path, rng = game_named("quadrilateral").rules(), tmp_path / "pool.rec", Random(1)
    state, plies = rules.start({"scenario": "november"}), []
    for _ in range(2000):
        is_dice = isinstance(rules.pending(state), Chance)
        offered = [one for one, _ in rules.outcomes(state)] if is_dice else rules.actions(state)
        plies.append(rng.choice(offered))
        rules.apply(state, plies[-1])
    write_record(path, rules, {"scenario": "november"}, plies)
    game = open_replay(path)
    story, words = Story(game), set()
    for point in game.points:
        if point.played is not None and isinstance(asked := point.played.asked, Decide):
            view = game.view_at(point.index - 1, asked.seat)
            at = game.presenter.offers(view, [point.played.ply])[0].at
            if at and not game.names.is_on_map(at):
                words.add(story.ply_words(point, EVERYTHING))
    assert words
    assert not [one for one in words if ", at " in one]


@pytest.mark.parametrize("viewpoint", [0, 1, EVERYTHING])
@pytest.mark.parametrize("unit", UNITS)
def test_steps_lead_through_the_game_and_back(game: Replay, unit: str, viewpoint: int) -> None:
    there, back = [0], [game.last]
    while there[-1] < game.last:
        there.append(game.after(there[-1], unit, viewpoint))
    while back[-1] > 0:
        back.append(game.before(back[-1], unit, viewpoint))
    assert there == back[::-1] == game.stops(unit, viewpoint)
    assert len(there) == len(set(there))


def test_units_are_nested_and_side_views_stop_only_where_they_notice(game: Replay) -> None:
    assert len(game.stops(DIE, EVERYTHING)) == game.last + 1
    assert set(game.stops(ORDER, EVERYTHING)) < set(game.stops(DIE, EVERYTHING))
    assert set(game.stops(TURN, EVERYTHING)) < set(game.stops(PHASE, EVERYTHING))
    headings = [game.points[index].heading for index in game.stops(TURN, EVERYTHING)]
    turns = [game.guide.phase(heading).turn for heading in headings]
    assert sorted(set(turns)) == [*range(1, TURNS + 2)]
    for seat in (0, 1):
        stops = game.stops(DIE, seat)
        assert len(stops) < game.last
        for index in set(range(1, game.last)) - set(stops):
            before, after = game.view_at(index - 1, seat), game.view_at(index, seat)
            assert before.slots == after.slots or before.clock.step != after.clock.step, index


def test_bands_and_days_cover_the_game(game: Replay) -> None:
    for bands in (game.bands, game.days):
        assert bands[0].first == 0
        assert bands[-1].last == game.last
        assert all(one.last + 1 == other.first for one, other in pairwise(bands))
    assert len(game.days) == TURNS + 1
    assert game.battles
    assert all("combat" in game.points[index].heading[-1] for index in game.battles)


@pytest.mark.parametrize("visibility", ["fog", "mist", "open"])
def test_everything_shows_each_counter_where_it_is(tmp_path: Path, visibility: str) -> None:
    shown = replay_of(tmp_path / "game.rec", visibility, 1)
    board = RULES.board
    for index in range(0, shown.last + 1, 7):
        state = shown.state_at(index)
        stacks = PRESENTER.picture(shown.views_at(index, EVERYTHING)).stacks
        seen = {key: (one.place, one) for one in stacks for key in one.keys}
        for counter, name in enumerate(board.counter_names):
            if name and state.place[counter] < AREA_LIMIT:
                place, stack = seen.pop(name)
                face = stack.faces[stack.keys.index(name)]
                assert place == board.area_names[state.place[counter]]
                assert face.marks.count("hit") == state.hits[counter]
        assert not {place for place, _ in seen.values()} & set(board.area_names), "nobody twice"


def test_a_bad_or_foreign_record_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Failure) as missing:
        open_replay(tmp_path / "none.rec")
    assert missing.value.exit_code == NOT_FOUND
    foreign = tmp_path / "foreign.rec"
    foreign.write_text("something else\n")
    with pytest.raises(Failure) as bad:
        open_replay(foreign)
    assert bad.value.exit_code == BAD_INPUT
    assert "Traceback" not in str(bad.value)
    broken = write_game(tmp_path / "broken.rec", turns=1)
    broken.write_text(broken.read_text().replace("austrian: done", "austrian: move nobody", 1))
    with pytest.raises(Failure, match=r"no notation|not legal"):
        open_replay(broken)


def test_an_unfinished_game_can_be_replayed_to_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "begun.rec"
    write_record(path, RULES, {}, [])
    begun = open_replay(path)
    assert begun.last == 0
    assert not begun.is_finished
    assert not isinstance(begun.pending, Over)
    assert begun.after(0, DIE, EVERYTHING) == 0
