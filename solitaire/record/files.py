"""Bytes on disk: reading with a limit, replacing a whole file, appending line by line.

What is appended is on disk before the call returns, so that a crash loses nothing.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from solitaire.record.faults import BadRecord, RecordNotFound, RecordNotWritten
from solitaire.text import marked, text, verbatim

PRIVATE: Final = 0o600
"""Mode of files that contain what a game hides: others on the same machine may be playing it."""
SIZE_LIMIT: Final = 16 * 1024 * 1024
"""Bytes. The longest games take a few megabytes with all receipts; anything larger is not a
record."""

_TEMPORARY: Final = (".campagna-", ".tmp")
_NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK)
"""What file systems without hard links answer."""
_KINDS: Final = {
    stat.S_IFDIR: marked("{path} is a folder; name the record's file."),
    stat.S_IFIFO: marked("{path} is a pipe, which cannot be read as a record; name a file."),
    stat.S_IFSOCK: marked("{path} is a socket, which cannot be read as a record; name a file."),
    stat.S_IFCHR: marked("{path} is a device, which cannot be read as a record; name a file."),
    stat.S_IFBLK: marked("{path} is a device, which cannot be read as a record; name a file."),
}
_NO_FILE: Final = marked("{path} is no file.")


def read_limited(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """The bytes of a file that is no larger than the limit, which is checked first."""
    try:
        status = path.stat()
        refuse_all_but_files(path, status)
        if status.st_size > limit:
            raise too_large(path, limit)
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError as error:
        raise RecordNotFound(text("There is no file {path}.", path=str(path))) from error
    except OSError as error:
        why = verbatim(error.strerror or str(error))
        raise RecordNotFound(
            text("{path} cannot be read: {why}.", path=str(path), why=why)
        ) from error
    except ValueError as error:  # a zero byte in the name
        raise RecordNotFound(text("There is no file {path}.", path=repr(str(path)))) from error
    if len(data) > limit:
        raise too_large(path, limit)
    return data


def refuse_all_but_files(path: Path, status: os.stat_result) -> None:
    """Before it is opened: a pipe would block us for ever, a device may never end."""
    kind = stat.S_IFMT(status.st_mode)
    if kind != stat.S_IFREG:
        raise BadRecord(text(_KINDS.get(kind, _NO_FILE), path=str(path)))


def too_large(path: Path, limit: int) -> BadRecord:
    size = text("{size} bytes", size=limit)
    if limit >> 20:
        size = text("{size} MiB", size=limit >> 20)
    return BadRecord(
        text("{path} is larger than {size}, so it is no record.", path=str(path), size=size)
    )


# -- whole files ----------------------------------------------------------------------------------


def replace_file(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a whole file so that at any moment either the old or the new one exists."""
    try:
        with temporary_file(path.parent, data, mode) as temporary:
            os.replace(temporary, path)
        sync_folder(path.parent)
    except OSError as error:
        raise not_written(path, error) from error


def create_file(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a new file, completely or not at all; if two programs try, one is refused."""
    sweep_temporary_files(path.parent)
    try:
        with temporary_file(path.parent, data, mode) as temporary:
            _give_name(temporary, path, data, mode)
        sync_folder(path.parent)
    except FileExistsError as error:
        raise RecordNotWritten(
            text(
                "{path} is there already; resume it or choose another name for the new game.",
                path=str(path),
            )
        ) from error
    except OSError as error:
        raise not_written(path, error) from error


def _give_name(temporary: Path, path: Path, data: bytes, mode: int | None) -> None:
    """Raises FileExistsError."""
    try:
        os.link(temporary, path)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        with path.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(path, _usual_mode() if mode is None else mode)


@contextmanager
def temporary_file(folder: Path, data: bytes, mode: int | None = None) -> Iterator[Path]:
    """A file with this content, safely on disk, that is deleted afterwards unless it was
    renamed."""
    descriptor, name = _new_temporary(folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            os.chmod(name, _usual_mode() if mode is None else mode)
            if sys.platform == "win32":
                file.close()  # an open file cannot be renamed there
            yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _new_temporary(folder: Path) -> tuple[int, str]:
    """Locked as long as it is open, which distinguishes it from what a killed program left
    behind."""
    prefix, suffix = _TEMPORARY
    while True:
        descriptor, name = tempfile.mkstemp(suffix, prefix, folder)
        if _locked(descriptor) and os.fstat(descriptor).st_nlink:
            return descriptor, name
        os.close(descriptor)  # somebody removed it before it was locked


def sweep_temporary_files(folder: Path) -> None:
    """Remove what programs killed while writing left in this folder."""
    prefix, suffix = _TEMPORARY
    with suppress(OSError):
        for path in folder.glob(f"{prefix}*{suffix}"):
            with suppress(OSError):
                _remove_if_left_behind(path)


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
            refuse_all_but_files(path, path.stat())
            self._file = path.open("r+b", buffering=0)
        except FileNotFoundError as error:
            raise RecordNotFound(text("There is no file {path}.", path=str(path))) from error
        except OSError as error:
            raise not_written(path, error) from error
        sweep_temporary_files(path.parent)
        if not _locked(self._file.fileno()):
            self._file.close()
            raise RecordNotWritten(
                text(
                    "{path} is being played by another Campagna; close that first.", path=str(path)
                )
            )
        self._size = self._file.seek(0, os.SEEK_END)

    def append(self, lines: list[str]) -> None:
        """All of these lines, or none of them if the disk refuses."""
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(0, marked("the disk is full"))
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # half a line is cut when the record is resumed
                self.cut(self._size)
            raise not_written(self.path, error) from error
        self._size += len(data)

    def cut(self, size: int) -> None:
        """Drop everything after this many bytes."""
        self._file.truncate(size)
        self._file.seek(size)
        os.fsync(self._file.fileno())
        self._size = size

    def close(self) -> None:
        self._file.close()


def remove_file(path: Path) -> None:
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


if sys.platform == "win32":

    def _locked(descriptor: int) -> bool:
        return True  # Windows itself refuses to replace or cut a file that is open elsewhere

    def _remove_if_left_behind(path: Path) -> None:
        if time.time() - path.stat().st_mtime > 3600:
            path.unlink()

    def sync_folder(folder: Path) -> None:
        """Nothing to do: folders cannot be synced there."""

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # some network drives have no locks; better unguarded than unusable
        return True

    def _remove_if_left_behind(path: Path) -> None:
        descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW)
        try:
            if _locked(descriptor):
                path.unlink()
        finally:
            os.close(descriptor)

    def sync_folder(folder: Path) -> None:
        """Make a new or removed name in this folder survive a power failure."""
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def not_written(path: Path, error: OSError) -> RecordNotWritten:
    why = verbatim(error.strerror or str(error))
    return RecordNotWritten(text("{path} cannot be written: {why}.", path=str(path), why=why))
