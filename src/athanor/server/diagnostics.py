"""Logs as one JSON object a line. They name tables by the first letters of their id (the whole id
would let its reader in) and never hold a key, a seed, a name or what was said."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

#: What a log record has of its own; everything else was given as `extra`.
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def short(table: str) -> str:
    return table[:4]


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "uvicorn.access", "websockets", "asyncio", "litestar"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.root.level))
