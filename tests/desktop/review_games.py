"""Records for the tests of the review: games between two staffs, played once and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from solitaire.games.castiglione.game import RULES
from solitaire.record import write_record
from ui.desktop.review.replay import Replay, open_replay
from ui.desktop.watch.demo_game import Conductor

SEED = 3


@cache
def played_plies(visibility: str, turns: int) -> tuple[object, ...]:
    """The plies of so many turns; the whole game has nine."""
    path = Path(mkdtemp(prefix="campagna-review-")) / "game.rec"
    conductor = Conductor(RULES, {"visibility": visibility}, ("staff", "staff"), SEED, path)
    while not conductor.is_over and conductor.view(0).clock.turn <= turns:
        conductor.go_on(0)
    conductor.close()
    replay = open_replay(path)
    return tuple(replay.plies_at(replay.last))


def write_game(path: Path, visibility: str = "fog", turns: int = 2, **seats: str) -> Path:
    """A record of its own, so that whatever is written beside it stays there."""
    plies = played_plies(visibility, turns)
    write_record(path, RULES, {"visibility": visibility}, plies, seats=seats or None)
    return path


def replay_of(path: Path, visibility: str = "fog", turns: int = 2) -> Replay:
    return open_replay(write_game(path, visibility, turns))
