"""Compiles the listed modules with mypyc where a C compiler works; otherwise installs without.

CAMPAGNA_COMPILE=0 skips compiling, CAMPAGNA_COMPILE=require makes a failed compilation an error.
In-place (editable) builds never compile: a stale library beside an edited source would win.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from solitaire.workbench.compilation import NOTE_FILE, listed_modules  # noqa: E402

C_FILES = Path("build", "mypyc")
ACROSS_FILES = ["-O2", "-flto=auto", "-fvisibility=hidden"]
"""For the compiler and the linker: functions of other C files are called directly or inlined. A
search takes 15 % less time (three games at level 4, 16.4 -> 14.1 s), the build 30 % more."""
SWITCH = os.environ.get("CAMPAGNA_COMPILE", "auto")


class NotCompiled(Exception):
    """Why this build goes on without compiled modules."""


class Outcome:
    """What the build did about compiling, kept for the note that `campagna doctor` shows."""

    note = "not compiled: this build did not try"


class BuildFromScratch(build):
    """Drops what an earlier build left, so that no stale library is packed; leaves the note."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        folder = Path(self.build_lib, "solitaire", "workbench")
        if folder.is_dir():
            (folder / NOTE_FILE).write_text(Outcome.note + "\n", encoding="utf-8")


class BuildAllOrNothing(build_ext):
    """Compiled modules share one library, so a part of them would not even import.

    Its C files are compiled on all cores; setuptools would compile one after the other.
    """

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile
        self.compiler.compile = lambda sources, **options: in_parallel(
            lambda source: compile_one_by_one([source], **options), sources
        )
        self.parallel = os.cpu_count()
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  compilers fail in many ways
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            print(error, file=sys.stderr)
            go_on_without(NotCompiled("the C compiler failed"))


def in_parallel(compile_one: Callable[[str], list[str]], sources: Sequence[str]) -> list[str]:
    """The object files, in the order of their sources; the largest sources are begun first."""
    largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        compiled = {source: pool.submit(compile_one, source) for source in largest_first}
        return [made for source in sources for made in compiled[source].result()]


def extensions() -> list[Extension]:
    try:
        return compiled_extensions()
    except NotCompiled as reason:
        go_on_without(reason)
        return []


def compiled_extensions() -> list[Extension]:
    if SWITCH == "0":
        raise NotCompiled("CAMPAGNA_COMPILE=0 was set")
    sources = [str(path.relative_to(ROOT)) for path in listed_modules(ROOT).values()]
    check_compiler()
    shutil.rmtree(C_FILES, ignore_errors=True)
    try:
        from mypyc.build import mypycify

        # In one C file -O1, -O2, -O3 took 93, 116, 136 s of CPU, with equal speed of -O2 and -O3.
        # A C file for each module takes 87 s instead of 123 s of CPU with -O2, can use all cores,
        # and makes a random game 2 % slower (3.54 instead of 3.47 ms).
        built = mypycify(
            sources,
            opt_level="2",
            debug_level="0",
            target_dir=str(C_FILES),
            group_name="campagna",
            multi_file=True,
        )
    except (ImportError, SystemExit) as error:  # mypyc reports a type error by SystemExit
        print(error, file=sys.stderr)
        raise NotCompiled("mypyc refused the sources") from error
    widen_shifted_constants()
    optimize_across_files(built)
    Outcome.note = f"compiled: {len(sources)} modules"
    return built


def widen_shifted_constants() -> None:
    """WORKAROUND: for an i64 `n`, mypyc 2.4.1 turns `1 << n` into a C shift of a 32-bit constant.

    From n = 32 on the result is wrong without a word; sets of areas are full of such shifts.
    Remove when Castiglione's tests pass compiled without this.
    """
    for path in C_FILES.rglob("*.c"):
        text = path.read_text(encoding="utf-8")
        widened = re.sub(r"(cpy_r_\w+ = )(-?\d+ << cpy_r_)", r"\1(int64_t)\2", text)
        if widened != text:
            path.write_text(widened, encoding="utf-8")


def optimize_across_files(extensions: list[Extension]) -> None:
    """Only where compiler and linker are able to; they are not everywhere."""
    try:
        try_compiler(ACROSS_FILES)
    except Exception as error:  # noqa: BLE001  compilers fail in many ways
        print(f"campagna: compiling without {' '.join(ACROSS_FILES)}: {error}", file=sys.stderr)
        return
    for extension in extensions:
        extension.extra_compile_args += ACROSS_FILES
        extension.extra_link_args += ACROSS_FILES


def check_compiler() -> None:
    """A compiler that is there may still lack Python's headers, so compile something real."""
    try:
        try_compiler([])
    except Exception as error:
        print(error, file=sys.stderr)
        raise NotCompiled("no working C compiler was found") from error


def try_compiler(flags: list[str]) -> None:
    """Compiles something small, and links it if there are flags: linkers know fewer of them."""
    from setuptools._distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        made = compiler.compile(
            [str(probe)],
            output_dir=folder,
            include_dirs=[sysconfig.get_python_inc()],
            extra_postargs=flags,
        )
        if flags:
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=flags)


def go_on_without(reason: NotCompiled) -> None:
    Outcome.note = f"not compiled: {reason}"
    if SWITCH == "require":
        sys.exit(f"campagna: CAMPAGNA_COMPILE=require, but {reason}.")
    print(
        f"campagna: installing without compiled modules because {reason}. "
        "Everything works, only slower; `campagna doctor` tells how to change that.",
        file=sys.stderr,
    )


def is_real_build() -> bool:
    """Not a mere question about metadata, not in place."""
    commands = set(sys.argv[1:])
    in_place = {"editable_wheel", "develop", "--inplace", "-i"}
    return not commands & in_place and bool(
        commands & {"bdist_wheel", "build", "build_ext", "install"}
    )


setup(
    ext_modules=extensions() if is_real_build() else [],
    cmdclass={"build": BuildFromScratch, "build_ext": BuildAllOrNothing},
)
