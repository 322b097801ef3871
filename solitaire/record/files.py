"""Bytes on disk: reading with a limit, replacing a whole file, appending line by line.

What is appended is on the disk before the call returns, so that a crash loses nothing.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from solitaire.record.faults import BadRecord, RecordNotFound, RecordNotWritten

PRIVATE: Final = 0o600
"""Mode of files that hold what a game hides: others on the same machine may be playing it."""
SIZE_LIMIT: Final = 64 * 1024 * 1024
"""Bytes. The longest games take a few hundred kilobytes; more than this is no record."""


def read_limited(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError as error:
        raise RecordNotFound(f"There is no file {path}.") from error
    except IsADirectoryError as error:
        raise BadRecord(f"{path} is a folder; name the record's file.") from error
    except OSError as error:
        raise RecordNotFound(f"{path} cannot be read: {error.strerror}.") from error
    if len(data) > limit:
        raise BadRecord(f"{path} is larger than {limit >> 20} MiB, so it is no record.")
    return data


def replace_file(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a whole file so that at any moment either the old or the new one is there."""
    try:
        descriptor, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(temporary, _usual_mode() if mode is None else mode)
            os.replace(temporary, path)
        finally:
            Path(temporary).unlink(missing_ok=True)
        _sync_folder(path.parent)
    except OSError as error:
        raise _not_written(path, error) from error


def _usual_mode() -> int:
    """What open() would give a new file; the mask can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


class AppendedFile:
    """A file that grows by whole lines and belongs to this process until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = path.open("r+b", buffering=0)
        except FileNotFoundError as error:
            raise RecordNotFound(f"There is no file {path}.") from error
        except OSError as error:
            raise _not_written(path, error) from error
        if not _locked(self._file.fileno()):
            self._file.close()
            raise RecordNotWritten(f"{path} is being played by another Campagna; close that first.")
        self._size = self._file.seek(0, os.SEEK_END)

    def append(self, lines: list[str]) -> None:
        """All of these lines, or none of them if the disk refuses."""
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(0, "the disk is full")
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # half a line is cut when the record is taken up
                self.cut(self._size)
            raise _not_written(self.path, error) from error
        self._size += len(data)

    def cut(self, size: int) -> None:
        """Drop everything behind this many bytes."""
        self._file.truncate(size)
        self._file.seek(size)
        os.fsync(self._file.fileno())
        self._size = size

    def close(self) -> None:
        self._file.close()


def remove_file(path: Path) -> None:
    path.unlink(missing_ok=True)
    _sync_folder(path.parent)


if sys.platform == "win32":

    def _locked(descriptor: int) -> bool:
        return True  # Windows itself refuses to replace or cut a file that is open elsewhere

    def _sync_folder(folder: Path) -> None:
        """Nothing to do: folders cannot be synced there."""

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _sync_folder(folder: Path) -> None:
        """Make a new or removed name in this folder survive a power failure."""
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _not_written(path: Path, error: OSError) -> RecordNotWritten:
    return RecordNotWritten(f"{path} cannot be written: {error.strerror or error}.")
