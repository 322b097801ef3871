"""A scripted game with three planted blunders: the coach warns of them and of nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from solitaire.protocol import Decide, Over
from solitaire.registry import game_named, game_of
from solitaire.session import Session, new_session
from ui.common.dice_choice import SeededDice
from ui.terminal.play.counsel import Counsel

RULES = game_named("castiglione").rules()
FRENCH = 0
HINT_NODES, COACH_NODES = 80, 32
"""So few that the game takes seconds uncompiled; the same warnings every time."""

POSITION = """castiglione position 1
option visibility mist
turn 9
phase second_movement
step mover_choice
active french
first austrian
initiative french
at rivoli massena victor rampon joubert massena_art
at la_corona pittoni
at calliano augereau robert gardanne beyrand augereau_art
at rovereto davidovich spiegel
at salo gummer
at trent austrian_garrison_1
at vicenza austrian_garrison_2
at brescia french_garrison_1
at cremona french_garrison_2
at mantua serurier servier fiorella pelletier
at eliminated cervoni guillaume bertin valette
note pittoni hits=3
note massena marks=moved
note augereau marks=moved
note serurier marks=moved
note servier marks=moved
note fiorella marks=moved
note pelletier marks=moved
"""
"""The last movement of the campaign. Eight points to three: the French win with Trent and worn-out
Pittoni, and with nothing less."""


class Moment(NamedTuple):
    """A choice of the French: what is considered and given up, and what is played."""

    played: str
    blunders: tuple[str, ...] = ()


SCRIPT = (
    Moment("move victor, with rampon, with joubert, with massena_art, to la_corona"),
    Moment(
        "move robert, with gardanne, with beyrand, with augereau_art, to trent",
        (
            "end-movement",
            "move robert, with gardanne, with beyrand, with augereau_art, to rovereto",
        ),
    ),
    Moment("battle trent"),
    Moment("hit beyrand"),
    Moment("fight-on", ("break-off",)),
    Moment("hit beyrand"),
    Moment("hit joubert"),
)
DICE = "c"


def steps(order: str) -> list[tuple[str, ...]]:
    return [tuple(step.split()) for step in order.split(", ")]


class ScriptedGame:
    def __init__(self) -> None:
        self.session: Session[Any, Any, Any] = new_session(
            RULES, {}, SeededDice(DICE), position=POSITION
        )
        self.counsel = Counsel(self.session, game_of(RULES).guide(), HINT_NODES, COACH_NODES)
        self.warned: list[str] = []
        self.not_warned: list[str] = []
        self.hints: list[tuple[str, bool]] = []
        """What was hinted at, and whether the coach would have warned of it."""

    def play(self) -> None:
        self.session.advance()
        script = iter(SCRIPT)
        while isinstance(asked := self.session.pending, Decide):
            offered = [RULES.ply_text(ply) for ply in self.session.offered(asked.seat)]
            if asked.seat == FRENCH and len(offered) > 1:
                self._choose(next(script))
            else:
                self._carry_out("done" if "done" in offered else offered[0])
        assert next(script, None) is None

    def _choose(self, moment: Moment) -> None:
        for order in (*moment.blunders, moment.played):
            objection = self.counsel.objection(FRENCH, steps(order))
            (self.warned if objection else self.not_warned).append(order)
        hinted = ", ".join(map(RULES.ply_text, self.counsel.hint(FRENCH).order))
        self.hints.append((hinted, self.counsel.objection(FRENCH, steps(hinted)) is not None))
        self._carry_out(moment.played)

    def _carry_out(self, order: str) -> None:
        for step in order.split(", "):
            asked = self.session.pending
            assert isinstance(asked, Decide)
            self.session.play(asked.seat, RULES.parse_ply(step))
            self.session.advance()


@pytest.fixture(scope="module")
def game() -> ScriptedGame:
    played = ScriptedGame()
    played.play()
    return played


def test_the_three_blunders_are_warned_of_and_nothing_else(game: ScriptedGame) -> None:
    assert game.warned == [blunder for moment in SCRIPT for blunder in moment.blunders]
    assert game.not_warned == [moment.played for moment in SCRIPT]


def test_following_the_hint_is_never_warned_of_in_the_whole_game(game: ScriptedGame) -> None:
    assert len(game.hints) == len(SCRIPT)
    assert [hinted for hinted, is_warned in game.hints if is_warned] == []


def test_who_follows_the_coach_wins(game: ScriptedGame) -> None:
    over = game.session.pending
    assert isinstance(over, Over)
    assert over.scores[FRENCH] == 1.0
