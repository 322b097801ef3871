"""The same seeds give the same plies, digests and scores in every build.

CI runs this once on the sources and once on the compiled package, against the same stored hashes.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from solitaire.registry import game_named, game_names
from solitaire.workbench.compilation import compiled_modules
from tests.compiled.score_hashes import hash_of, hashed_games, stored_hashes
from tests.contract.broken import IgnoresTheDie


@pytest.mark.golden
@pytest.mark.parametrize("name", hashed_games())
def test_games_play_as_stored(name: str) -> None:
    stored = stored_hashes().get(name)
    assert stored == hash_of(name, game_named(name).rules()), (
        f"{name} plays otherwise than stored; if its rules were changed on purpose, "
        "run: python -m tests.compiled.regenerate"
    )


def test_hash_tells_rules_apart() -> None:
    name = "tests.toys.duel:RULES"
    assert hash_of(name, IgnoresTheDie()) != hash_of(name, game_named(name).rules())


@pytest.mark.skipif(not compiled_modules(), reason="nothing is compiled here")
@pytest.mark.parametrize("name", game_names() or ("tests.toys.skirmish:RULES",))
def test_bench_finds_both_builds_alike(name: str) -> None:
    """The copy of the sources that bench makes really runs interpreted, and plays the same."""
    result = subprocess.run(
        [sys.executable, "-m", "ui", "bench", "--game", name, "--seconds", "0.05", "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    facts = json.loads(result.stdout)
    assert facts["compiled"]["compiled_module_count"] > 0
    assert facts["interpreted"]["compiled_module_count"] == 0
    assert facts["plays_alike"]
    assert facts["ratio"]["game"] > 0
