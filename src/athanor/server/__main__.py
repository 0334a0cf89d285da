"""python -m athanor.server: the table server, for those who do without the `athanor` command."""

from __future__ import annotations

import argparse
from pathlib import Path

from .command import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="athanor.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--public-address", default="")
    parser.add_argument("--log-level", default="info")
    parser.add_argument("--open-browser", action="store_true")
    parser.add_argument("--database", default="")
    serve(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
