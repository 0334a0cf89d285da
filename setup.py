"""Compiles the engine with mypyc where there is a C compiler; without one it stays plain Python.

What is compiled: the contract's state, heads of views, chance, judgement, direct encoding and
networks; each game's model, rules, sampler, judgement, direct encoding and, where it has such a
file, how its views are made; the search. Declarations (actions, events,
views, options) are msgspec structs and stay plain Python, as does everything that talks to people
or to other computers.

ATHANOR_PURE=1 leaves it at plain Python. ATHANOR_ENGINE=folder keeps what was compiled there, to be
taken from there as long as the sources stay what they were (src/athanor/_engine.py).
"""

import atexit
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "contract/rng.py",
    "contract/state.py",
    "contract/judgement.py",
    "contract/chance.py",
    "contract/direct.py",
    "contract/sketch.py",
    "contract/network.py",
    "contract/learned.py",
    "contract/heads.py",
    "games/*/cards.py",
    "games/*/figures.py",
    "games/*/formats.py",
    "games/*/tiles.py",
    "games/*/model.py",
    "games/*/imagine.py",
    "games/*/rules/*.py",
    "games/*/geometry/*.py",
    "games/*/bots/*.py",
    "games/*/direct.py",
    "games/*/seeing.py",
    "bots/random.py",
    "bots/ismcts.py",
)

#: Functions of a shared library could be replaced from outside, so compilers do not inline them
#: unless they are told that nobody does that.
INLINE_FREELY = "-fvisibility=hidden"

#: gcc looks for misleading indentation by reading the source again from its beginning, for every
#: guard: on files as long as mypyc writes them that takes longer than all the rest of compiling.
NOT_BY_INDENTATION = "-Wno-misleading-indentation"

PACKAGE = Path("src/athanor").absolute()
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
ENGINES = os.environ.get("ATHANOR_ENGINE", "")
ENGINES_KEPT = 4

#: Everything is built in a folder of its own, so that nothing of an older build comes along and two
#: builds of one checkout do not meet.
WORK = tempfile.mkdtemp(prefix="athanor-build-")
atexit.register(shutil.rmtree, WORK, ignore_errors=True)

fingerprint = runpy.run_path(str(PACKAGE / "_engine.py"))["fingerprint"]


class BuildEngine(build_ext):
    """Takes the engine that fits from where it is kept, or else compiles it."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        self.extensions = []
        if os.environ.get("ATHANOR_PURE"):
            explain("ATHANOR_PURE is set")
        elif not ENGINES:
            self.compile()
        else:
            kept = Path(ENGINES).absolute() / fingerprint(PACKAGE)
            if kept.is_dir():
                shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
            else:
                self.compile()
                keep(Path(self.build_lib), kept)

    def compile(self) -> None:
        if not can_compile():
            explain("no C compiler was found, or Python's headers are missing")
            return
        self.distribution.ext_modules = modules()
        self.swig_opts = None  # the one option that cannot be read twice
        self.finalize_options()
        super().run()

    def build_extensions(self) -> None:
        # The longest first: then no processor waits for it in the end.
        self.extensions.sort(key=written, reverse=True)
        read_headers_once(self.compiler, self.extensions)
        super().build_extensions()


def written(module: Extension) -> int:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in module.sources)


def read_headers_once(compiler: Any, extensions: list[Extension]) -> None:
    """Besides the files with the engine in them, mypyc writes one for each module, of a few lines:
    to read Python's headers takes nearly all of the time that it takes to compile one. gcc reads
    them from what it made of them once; where it cannot be made, or does not fit, from the text."""
    if os.name != "posix":
        return
    folder = Path(WORK) / "headers"
    folder.mkdir()
    header = Path(sysconfig.get_path("include")) / "Python.h"
    how = extensions[-1].extra_compile_args
    target = ["-x", "c-header", str(header), "-o", str(folder / "Python.h.gch")]
    includes = [f"-I{path}" for path in compiler.include_dirs]
    made = subprocess.run([*compiler.compiler_so, *includes, *how, *target], capture_output=True)
    if made.returncode == 0:
        for module in extensions:
            module.include_dirs.insert(0, str(folder))


def explain(reason: str) -> None:
    print(f"athanor: not compiled: {reason}. It works all the same, only slower.", file=sys.stderr)


def can_compile() -> bool:
    """Tries the compiler on three lines, so that an error in the engine is never taken for this."""
    trial = Path(WORK) / "trial.c"
    trial.write_text("#include <Python.h>\nint trial(void);\nint trial(void) { return 0; }\n")
    build = (
        "import sys; from setuptools import Extension, setup; "
        "setup(name='trial', py_modules=[], ext_modules=[Extension('trial', [sys.argv.pop()])])"
    )
    tried = subprocess.run(
        [sys.executable, "-c", build, "-q", "build_ext", "--build-lib", ".", str(trial)],
        cwd=WORK,
        capture_output=True,
    )
    return tried.returncode == 0


def modules() -> list[Extension]:
    """What mypyc makes of the sources. A file that it refuses is an error, said by mypyc."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit("athanor: mypyc is not here. ATHANOR_PURE=1 does without.") from None
    groups: dict[str, list[str]] = {}
    for path in sorted(path for pattern in COMPILED for path in PACKAGE.glob(pattern)):
        room, *rest = path.relative_to(PACKAGE).parts
        name = rest[0] if room == "games" else "core"
        groups.setdefault(name, []).append(str(path.relative_to(Path.cwd())))
    try:
        made = mypycify(
            [path for files in groups.values() for path in files],
            opt_level="2",  # 3 takes a third longer to compile and is no faster
            debug_level="0",
            separate=[(files, f"athanor_{name}") for name, files in groups.items()],
            target_dir=str(Path(WORK) / "c"),
        )
    except SystemExit:
        raise SystemExit(
            "athanor: mypyc refused the sources: see above. ATHANOR_PURE=1 does without it."
        ) from None
    if os.name == "posix":
        for module in made:
            if INLINE_FREELY not in module.extra_compile_args:  # several share one list
                module.extra_compile_args += [INLINE_FREELY, NOT_BY_INDENTATION]
    return list(made)


def keep(built: Path, kept: Path) -> None:
    """Puts compiled modules in their place by one rename: they are all there, or not at all."""
    found = sorted(built.rglob(f"*{SUFFIX}"))
    if not found or fingerprint(PACKAGE) != kept.name:
        return  # nothing was compiled, or not from what the sources are now
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix=".new-", dir=kept.parent))
    for path in found:
        target = new / path.relative_to(built)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        with open(target, "rb+") as file:
            os.fsync(file.fileno())
    try:
        new.rename(kept)
    except OSError:  # another build was first
        shutil.rmtree(new, ignore_errors=True)
    engines = [path for path in kept.parent.iterdir() if path.is_dir()]
    for old in sorted(engines, key=lambda path: path.stat().st_mtime)[:-ENGINES_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


setup(
    # Stands for what mypyc makes when it comes to building: to look at this project costs nothing.
    ext_modules=[] if os.environ.get("ATHANOR_PURE") else [Extension("athanor.engine", [])],
    cmdclass={"build_ext": BuildEngine},
    options={"build": {"build_base": WORK}},
)
