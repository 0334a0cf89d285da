"""Compiles the engine with mypyc where that is possible, and installs it as plain Python where not.

What is compiled: the contract's state, chance and judgement; each game's model, rules, sampler and
judgement; the search. Declarations (actions, events, views, options) are msgspec structs and stay
plain Python, as does everything that talks to people or to the network.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "contract/rng.py",
    "contract/state.py",
    "contract/judgement.py",
    "games/*/cards.py",
    "games/*/tiles.py",
    "games/*/model.py",
    "games/*/imagine.py",
    "games/*/rules/*.py",
    "games/*/geometry/*.py",
    "games/*/bots/*.py",
    "bots/random.py",
    "bots/ismcts.py",
)

#: Functions of a shared library could be replaced from outside, so compilers do not inline them
#: unless they are told that nobody does that.
INLINE_FREELY = "-fvisibility=hidden"


class BuildOrFallBack(build_ext):
    """Without a C compiler the install goes on, says so once, and the sources are used."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            explain(f"the C compiler could not be used ({type(error).__name__})")
            self.extensions = []
            for half_built in Path(self.build_lib).rglob(
                f"*{sysconfig.get_config_var('EXT_SUFFIX')}"
            ):
                half_built.unlink()


def explain(reason: str) -> None:
    print(f"athanor: not compiled: {reason}. It works all the same, only slower.", file=sys.stderr)


def extensions() -> list[object]:
    if os.environ.get("ATHANOR_PURE"):
        explain("ATHANOR_PURE is set")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        explain("mypyc is not here")
        return []
    root = Path("src/athanor")
    groups: dict[str, list[str]] = {}
    for path in sorted(path for pattern in COMPILED for path in root.glob(pattern)):
        room, *rest = path.relative_to(root).parts
        groups.setdefault(rest[0] if room == "games" else "core", []).append(str(path))
    separate = [(files, f"athanor_{name}") for name, files in groups.items()]
    try:
        modules = list(
            mypycify(
                [path for files in groups.values() for path in files],
                opt_level="2",  # 3 takes a third longer to compile and is no faster
                debug_level="0",
                separate=separate,  # so that games compile side by side
            )
        )
    except SystemExit:  # how mypyc reports sources that it cannot compile
        explain("mypyc refused the sources")
        return []
    if os.name == "posix":
        for module in modules:
            if INLINE_FREELY not in module.extra_compile_args:  # several share one list
                module.extra_compile_args.append(INLINE_FREELY)
    return modules


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
