"""`campagna play --text` before a pseudo-terminal: keys, curtain, colours, and a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.ui.command_process import campagna
from tests.ui.terminal_game import TerminalGame

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def choices(record: Path) -> list[str]:
    return re.findall(r"^  (?:french|austrian): (.+)$", record.read_text(), re.MULTILINE)


# -- keys -----------------------------------------------------------------------------------------


def test_tabulator_completes_verbs_names_and_topics(tmp_path: Path) -> None:
    with TerminalGame(tmp_path, "--side", "austrian") as game:
        game.read_on()
        game.send("mo\tgumm\tto calli\t")
        game.read_until("calliano ")
        assert game.screen.endswith("move gummer to calliano ")
        assert "from Rovereto to Calliano" in game.type("")
        game.send("cou\tgum\t")
        game.read_until("gummer ")
        assert "Gummer: Austrian infantry" in game.type("")


def test_question_mark_lists_how_a_word_may_go_on(tmp_path: Path) -> None:
    with TerminalGame(tmp_path, "--side", "austrian", variables={"TERM": "dumb"}) as game:
        game.read_on()
        assert "pittoni or pittoni_cav" in game.type("move pitt?")
        assert "2 wurmser" in game.type("?")


@pytest.mark.parametrize(("keys", "exit_code"), [("\x03", 130), ("\x04", 0), ("quit\n", 0)])
def test_leaving_says_where_the_game_is(tmp_path: Path, keys: str, exit_code: int) -> None:
    record = tmp_path / "game.rec"
    with TerminalGame(tmp_path, str(record), "--side", "austrian") as game:
        game.read_on()
        game.type("move wurmser to riva")
        assert game.exit_code_after(keys) == exit_code
        assert f"saved in {record}" in game.screen.replace("\n  ", " ")
    assert choices(record) == ["move wurmser", "to riva", "halt"]


def test_number_is_taken_from_a_list_that_was_seen_only(tmp_path: Path) -> None:
    """After a whole move the long list has changed and is not shown again by itself."""
    record = tmp_path / "game.rec"
    with TerminalGame(tmp_path, str(record), "--side", "austrian") as game:
        game.read_on()
        game.type("move wurmser to riva")
        assert not game.listed()
        shown = game.type("2")
        assert "The list has changed" in shown
        assert len(choices(record)) == 3
        game.type(str(next(n for n, text in game.listed().items() if text == "melas")))
        assert choices(record)[3:] == ["move melas"]


def test_prompt_says_how_undo_stands(tmp_path: Path) -> None:
    with TerminalGame(tmp_path, "--side", "austrian", "--dice", "seed:1") as game:
        assert "no undo: austrian has not chosen anything yet." in game.read_on()
        assert "undo takes the last order back" in game.type("move wurmser to riva")
        assert "Your last order was taken back" in game.type("undo")
        shown = game.type("move pittoni force-march trent unled")
        assert "no undo: Something was rolled since that choice." in shown


def test_unclear_beginning_of_order_or_command_is_told(tmp_path: Path) -> None:
    with TerminalGame(tmp_path, "--side", "austrian") as game:
        game.read_on()
        assert "could be look or log" in game.type("lo")
        assert "could be move or map" in game.type("m")


# -- colour ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "is_coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
)
def test_colour_only_where_it_is_wanted(
    tmp_path: Path, variables: dict[str, str], is_coloured: bool
) -> None:
    with TerminalGame(tmp_path, variables=variables) as game:
        game.read_on()
        assert bool(COLOUR.search(game.raw)) == is_coloured


# -- two people at one keyboard -------------------------------------------------------------------


def test_curtain_falls_between_the_sides_in_the_mist(tmp_path: Path) -> None:
    with TerminalGame(tmp_path, "--side", "both", "--dice", "seed:5") as game:
        game.read_on()
        game.type("move wurmser pittoni_cav to riva")
        game.type("end-movement")
        assert CLEARED in game.raw
        after = game.raw.rpartition(CLEARED)[2]
        assert "Enter when only the french player is looking" in after
        assert "Wurmser" not in after
        seen = game.type("")
        assert game.prompt == "french"
        assert "Wurmser" in seen, "the top of the stack is seen [3.8]"
        assert "Pittoni" not in seen
        assert "1 more counter" in seen
        game.send("\x1b[A")  # arrow up
        game.send("\n")
        assert "wurmser" not in game.read_on(), "the enemy's orders are not in the history"


@pytest.mark.parametrize("words", [["--option", "visibility=open"], ["--view", "all"]])
def test_no_curtain_where_nothing_is_hidden(tmp_path: Path, words: list[str]) -> None:
    with TerminalGame(tmp_path, "--side", "both", *words) as game:
        game.read_on()
        game.type("move wurmser pittoni_cav to riva")
        assert "Pittoni (cavalry)" in game.screen
        game.type("end-movement")
        assert game.prompt == "french"
        assert CLEARED not in game.raw
        assert "Your last order was taken back" in game.type("undo")
        assert game.prompt == "austrian", "the side that chose last may take back"


# -- a whole game ---------------------------------------------------------------------------------

LAST_TURN = 9


class Script:
    """Plays both sides by what is on the screen, as a seeded generator likes."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.turns: set[str] = set()

    def play_on(self, game: TerminalGame, until_turn: int = 10) -> None:
        while game.is_prompting:
            self.turns |= set(re.findall(r"^turn (\d), ", game.screen, re.MULTILINE))
            if str(until_turn) in self.turns:
                return
            self.answer(game)

    def answer(self, game: TerminalGame) -> None:
        if not game.prompt:
            game.type("")
            return
        offered = game.listed()
        if not offered:
            game.type("?")
            offered = game.listed()
        names = list(offered.values())
        if "end-movement" in names and self.rng.random() < 0.35:
            game.type("end-movement" if self.rng.random() < 0.5 else "end movement")
        elif "end-movement" in names and self.rng.random() < 0.5:
            self.march(game, self.rng.choice(names[1:]))
        else:
            game.type(str(self.rng.choice(list(offered))))

    def march(self, game: TerminalGame, counter: str) -> None:
        """Look up where a counter is and where roads lead, then order the march in one line."""
        place = re.search(r"^at (\w+)", game.type(f"counter {counter}"), re.MULTILINE)
        assert place is not None
        answer = game.type(f"area {place[1]}")
        roads = re.search(r"^typed as: (.+(?:\n  .+)*)", answer, re.MULTILINE)
        assert roads is not None
        goal = self.rng.choice(re.findall(r"\w+", roads[1]))
        game.type(f"move {counter} to {goal}")


@pytest.mark.parametrize(
    ("killed", "ended"), [(2, 3), pytest.param(4, LAST_TURN + 1, marks=pytest.mark.long)]
)
def test_typed_orders_killed_once_and_resumed(tmp_path: Path, killed: int, ended: int) -> None:
    record = tmp_path / "campaign.rec"
    script = Script(seed=1796)
    with TerminalGame(tmp_path, str(record), "--side", "both") as game:
        game.read_on()
        assert "[8.2]" in game.type("help")
        assert "Nearest" in game.type("move wurmsre to riva")
        assert choices(record) == []
        game.type("move wurmser to riva")
        assert "taken back" in game.type("undo")
        script.play_on(game, until_turn=killed)
        assert game.is_prompting
        before = record.read_text()
        game.kill()
    assert before.count("undo 1") >= 3, "the whole march was taken back"
    assert choices(record), "something was played before the kill"
    with TerminalGame(tmp_path, str(record)) as game:
        game.read_on()
        assert record.read_text().startswith(before), "nothing was lost"
        script.play_on(game, until_turn=ended)
        assert script.turns >= set(map(str, range(1, min(ended, LAST_TURN) + 1)))
        if ended > LAST_TURN:
            assert_ended(game, record)


def test_a_toy_is_played_by_numbers_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "skirmish.rec"
    words = ("--game", "tests.toys.skirmish:GAME", "--side", "both")
    rng = Random(1796)
    with TerminalGame(tmp_path, str(record), *words) as game:
        game.read_on()
        while game.is_prompting:
            if game.prompt and not game.listed():
                game.type("?")
            game.type(str(rng.choice(list(game.listed()))) if game.prompt else "")
        assert_ended(game, record, "--game", "tests.toys.skirmish:GAME")


def assert_ended(game: TerminalGame, record: Path, *which: str) -> None:
    """The seed is told, the record is sound, and nobody can go on with it."""
    assert game.exit_code() == 0
    assert "The game is over" in game.screen
    assert f"campagna verify {record}" in game.screen.replace("\n  ", " ")
    seed = re.search(r"reveal seed (\w+)", record.read_text())
    assert seed is not None
    assert seed[1] in game.screen
    verified = campagna("verify", str(record), *which)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    ended = campagna("play", "--text", str(record), *which)
    assert ended.returncode == 65
    assert "has ended" in ended.stderr
