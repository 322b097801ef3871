"""The games of a match on a Dask cluster: the extra `cluster`, imported only on demand.

Every worker must have the same program installed; each checks that itself before it plays a
fixture.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import ssl
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ai.arena.arena import (
    Fixture,
    GameResult,
    Match,
    broken_game,
)
from ai.arena.processes import PlayFixture

GAMES_AHEAD: Final = 2
"""Games submitted to the cluster for every one that it can play at a time."""
_PATIENCE: Final = 30.0
"""Seconds to wait for the scheduler and its first worker."""
_CANCELLED: Final = (concurrent.futures.CancelledError, asyncio.CancelledError)
"""What futures raise when their scheduler is gone."""


class NoCluster(Exception):
    """The cluster cannot be used; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class TlsFiles:
    """Credentials that identify us to the scheduler and the scheduler to us. All are PEM files."""

    authority: Path
    certificate: Path
    key: Path


def play_on_cluster(
    play: PlayFixture,
    match: Match,
    fixtures: Iterable[Fixture],
    address: str,
    tls: TlsFiles | None = None,
) -> Generator[GameResult]:
    """The results as they come in. Closing the iterator withdraws the games not played yet.

    Anyone who can reach a scheduler can run any program on its workers; with `tls` both sides prove
    their identity, and nothing is sent unencrypted.
    """
    distributed = _distributed()
    client = _client(distributed, address, tls)
    waiting = iter(fixtures)
    playing: dict[Any, Fixture] = {}

    def hand_out() -> list[Any]:
        room = GAMES_AHEAD * sum(client.nthreads().values()) - len(playing)  # workers may join
        handed = []
        for _, fixture in zip(range(room), waiting, strict=False):
            handed.append(client.submit(play, match, fixture, pure=False))
            playing[handed[-1]] = fixture
        return handed

    try:
        finished = distributed.as_completed(hand_out())
        for future in finished:
            result = _result(distributed, future, playing.pop(future))
            finished.update(hand_out())
            yield result
    except (*_CANCELLED, OSError) as error:
        raise NoCluster(
            f"The connection to the scheduler at {address} was lost; "
            "the same command goes on when it is there again."
        ) from error
    finally:
        with suppress(*_CANCELLED, OSError):
            client.cancel(list(playing), force=True)
        client.close()


def _distributed() -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoCluster(
            "A cluster needs Dask, which is not installed; pip install 'campagna[cluster]' gets it."
        ) from error
    _silence(logging.getLogger("distributed"))
    return distributed


def _silence(log: logging.Logger) -> None:
    """Dask writes tracebacks when a connection ends; we report what matters in one sentence."""
    log.propagate = False
    log.handlers = [logging.NullHandler()]


def _security(distributed: Any, tls: TlsFiles) -> Any:
    return distributed.Security(
        tls_ca_file=str(tls.authority),
        tls_client_cert=str(tls.certificate),
        tls_client_key=str(tls.key),
        require_encryption=True,
    )


def _client(distributed: Any, address: str, tls: TlsFiles | None) -> Any:
    try:
        secured = {} if tls is None else {"security": _security(distributed, tls)}
        client = distributed.Client(address, timeout=_PATIENCE, **secured)
    except ssl.SSLError as error:
        raise NoCluster(f"The TLS files cannot be used: {error.reason or error}.") from error
    except (TypeError, RuntimeError) as error:  # what Dask says about tls:// without files, or with
        raise NoCluster(f"The scheduler at {address} cannot be used so: {error}.") from error
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"No Dask scheduler answers at {address}; `dask scheduler` starts one."
        ) from error
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError as error:
        client.close()
        raise NoCluster(
            f"The scheduler at {address} has no workers; `dask worker {address}` starts one."
        ) from error
    return client


def _result(distributed: Any, future: Any, fixture: Fixture) -> GameResult:
    try:
        result: GameResult = future.result()
    except distributed.KilledWorker:
        return broken_game(fixture, "the workers that played it died")
    return result
