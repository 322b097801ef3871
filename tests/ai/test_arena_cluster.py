"""Games on a Dask cluster: a real scheduler and two workers, the same results as at home."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ai.arena.arena import Fixture, GameResult
from ai.arena.cluster import NoCluster, TlsFiles, play_on_cluster
from ai.arena.processes import CannotPlay, play_locally
from tests.ai import arena_tables
from tests.ai.arena_tables import MATCH, without_clock, without_times
from ui.main import main

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long
FIXTURES = [Fixture(pair, leg) for pair in range(10) for leg in range(2)]

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason="the extra `cluster` is not installed: pip install 'campagna[cluster]'",
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster(NamedTuple):
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@contextmanager
def cluster(folder: Path, tls: TlsFiles | None = None) -> Iterator[Cluster]:
    """A scheduler with two workers, each a process of its own."""
    port = free_port()
    address = f"{'tls' if tls else 'tcp'}://127.0.0.1:{port}"
    guarded: tuple[str, ...] = ()
    secured: dict[str, Any] = {}
    if tls is not None:
        files = (str(tls.authority), str(tls.certificate), str(tls.key))
        words = ("--tls-ca-file", "--tls-cert", "--tls-key")
        guarded = tuple(word for pair in zip(words, files, strict=True) for word in pair)
        security = importlib.import_module("distributed").Security
        names = ("tls_ca_file", "tls_client_cert", "tls_client_key")
        secured = {"security": security(**dict(zip(names, files, strict=True)))}
    local = ("--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0")
    alone = ("--nworkers", "1", "--nthreads", "1", "--no-nanny")
    with ExitStack() as leaving:
        head = leaving.enter_context(
            started(folder, "scheduler", *local, *guarded, "--port", str(port))
        )
        workers = [
            leaving.enter_context(started(folder, "worker", address, *local, *guarded, *alone))
            for _ in range(2)
        ]
        with importlib.import_module("distributed").Client(
            address, timeout=120, **secured
        ) as client:
            client.wait_for_workers(2, timeout=60)
        yield Cluster(address, head, workers)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with cluster(tmp_path_factory.mktemp("dask")) as running:
        yield running.address


@contextmanager
def started(folder: Path, kind: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A Dask process; what it says goes to a file, and it is ended when the block is left."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    with (folder / f"{kind}.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", kind, *words],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": paths},
            stdout=log,
            stderr=log,
        )
    try:
        yield process
    finally:
        process.kill()  # asked kindly, a worker without scheduler takes ten seconds
        process.wait()


def results(games: Iterator[GameResult]) -> dict[Fixture, GameResult]:
    return {game.fixture: without_times(game) for game in games}


@needs_dask
def test_cluster_plays_the_same_games_as_this_machine(scheduler: str) -> None:
    there = results(play_on_cluster(arena_tables.play_skirmish, MATCH, FIXTURES, scheduler))
    assert there == results(play_locally(arena_tables.play_skirmish, MATCH, FIXTURES, 1))
    assert len(there) == len(FIXTURES)


@needs_dask
def test_command_gives_the_same_report(
    scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["match", "search:1", "random", "--game", "tests.toys.skirmish:RULES", "--games", "12"]
    reports: list[dict[str, Any]] = []
    for place in (["--jobs", "1"], ["--scheduler", scheduler]):
        file = tmp_path / f"{len(reports)}.jsonl"
        assert main([*words, *place, "--json", "--quiet", "--out", str(file)]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    here, there = map(without_clock, reports)
    assert there == here
    assert there["games"] == 12


@needs_dask
def test_both_workers_play(scheduler: str) -> None:
    games = play_on_cluster(arena_tables.tell_process, MATCH, FIXTURES, scheduler)
    assert len({game.plies for game in games}) == 2


@needs_dask
def test_other_program_on_a_worker_stops_the_match(scheduler: str) -> None:
    with pytest.raises(CannotPlay, match="another program"):
        list(play_on_cluster(arena_tables.refuse, MATCH, FIXTURES, scheduler))


@needs_dask
def test_stopping_takes_back_what_is_not_played(scheduler: str) -> None:
    games = play_on_cluster(arena_tables.play_kuhn, MATCH, FIXTURES, scheduler)
    next(games)
    games.close()
    again = results(play_on_cluster(arena_tables.play_kuhn, MATCH, FIXTURES, scheduler))
    assert len(again) == len(FIXTURES)


@needs_dask
def test_worker_may_die_but_the_scheduler_is_needed(tmp_path: Path) -> None:
    fixtures = [Fixture(pair, 0) for pair in range(1000)]
    with cluster(tmp_path) as running:
        games = play_on_cluster(arena_tables.tell_process, MATCH, fixtures, running.address)
        next(games)
        running.workers[0].kill()
        found = [next(games) for _ in range(20)]
        assert found[-1].plies == running.workers[1].pid
        assert not any(game.broken for game in found)
        running.scheduler.kill()
        with pytest.raises(NoCluster, match="was lost; the same command goes on"):
            list(games)


def made_files(folder: Path) -> TlsFiles:
    """As docs/arena.md says."""

    def openssl(*words: str) -> None:
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    new = ("-newkey", "rsa:2048", "-nodes", "-subj")
    authority = ("-days", "2", "-keyout", "ca.key", "-out", "ca.pem")
    openssl("req", "-x509", *new, "/CN=campagna-ca", *authority)
    openssl("req", *new, "/CN=campagna", "-keyout", "node.key", "-out", "node.csr")
    signed = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2")
    openssl("x509", "-req", "-in", "node.csr", *signed, "-out", "node.pem")
    return TlsFiles(folder / "ca.pem", folder / "node.pem", folder / "node.key")


@needs_dask
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificates")
def test_cluster_with_tls_plays_for_those_whose_files_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "strangers").mkdir()
    tls, strangers = made_files(tmp_path), made_files(tmp_path / "strangers")
    words = ["match", "random", "random", "--game", "tests.toys.kuhn:RULES", "--games", "4"]
    with cluster(tmp_path, tls) as running:
        files = [str(tls.authority), str(tls.certificate), str(tls.key)]
        there = [*words, "--scheduler", running.address, "--quiet", "--out"]
        assert main([*there, str(tmp_path / "a.jsonl"), "--tls", *files]) == 0
        monkeypatch.setattr("ai.arena.cluster._PATIENCE", 2.0)
        for others in (strangers, None):
            with pytest.raises(NoCluster):
                list(
                    play_on_cluster(
                        arena_tables.play_kuhn, MATCH, FIXTURES, running.address, others
                    )
                )
        capsys.readouterr()
        nowhere = ["--tls", "no.pem", "no.pem", "no.key"]
        assert main([*there, str(tmp_path / "b.jsonl"), *nowhere]) == 66
        assert "There is no file no.pem" in capsys.readouterr().err


@needs_dask
def test_silent_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.arena.cluster._PATIENCE", 0.5)
    address = f"tcp://127.0.0.1:{free_port()}"
    with pytest.raises(NoCluster, match="No Dask scheduler answers"):
        list(play_on_cluster(arena_tables.play_kuhn, MATCH, FIXTURES, address))


def test_missing_dask_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install 'campagna\[cluster\]'"):
        list(play_on_cluster(arena_tables.play_kuhn, MATCH, FIXTURES, "tcp://127.0.0.1:1"))
