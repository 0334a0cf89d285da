"""Athanor: one engine, four games about alchemists, and a table anyone can open."""

from . import _engine as _engine  # first: it decides how everything below is loaded
from . import contract
from .contract import *  # noqa: F403
from .contract import state as _state

__version__ = "0.1.0"

#: Whether the engine runs compiled (mypyc) or as plain Python.
compiled: bool = not str(_state.__file__).endswith(".py")

__all__ = ["__version__", "compiled"]
__all__ += contract.__all__
