"""Stands between a client and its engine and writes down every byte: `tee.py LOG COMMAND ...`.

A program of its own, so that what is read is what really crossed the pipes. Lines to the engine are
written with `>` before them, lines from it with `<`.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import IO


def copy(source: IO[bytes], target: IO[bytes], log: IO[bytes], sign: bytes) -> None:
    for line in source:
        with LOCK:
            log.write(sign + line)
            log.flush()
        target.write(line)
        target.flush()
    target.close()


LOCK = threading.Lock()


def main() -> int:
    path, *command = sys.argv[1:]
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert engine.stdin is not None
    assert engine.stdout is not None
    with open(path, "ab") as log:
        to_engine = threading.Thread(
            target=copy, args=(sys.stdin.buffer, engine.stdin, log, b">"), daemon=True
        )
        to_engine.start()
        copy(engine.stdout, sys.stdout.buffer, log, b"<")
        return engine.wait()


if __name__ == "__main__":
    sys.exit(main())
