"""Logs as JSON lines. No secret is in them: no cookies, links or actions, and of a table only which it is."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from typing import Final, TextIO

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


def mark(table: str) -> str:
    """Tells a table from others. Its id is more than that: whoever has it may watch."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in STANDARD})
        if "table" in line:
            line["table"] = mark(str(line["table"]))
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            # Where, and not what it says: a message may quote an action, which may be somebody's secret.
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, default=str, ensure_ascii=False)


def log_to(stream: TextIO = sys.stderr, least: int = logging.INFO) -> None:
    """`least`: WARNING leaves out that all is well, as every request does."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for name, level in (("redphone", least), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
