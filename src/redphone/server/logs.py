"""Logs as JSON lines. No secret is in them: no cookies, links or actions, and of a table only which it is."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import threading
import time
import traceback
from typing import Final, TextIO

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


OURS: Final = "redphone"


def mark(table: str) -> str:
    """Tells a table from others. Its id is more than that: whoever has it may watch."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def said(record: logging.LogRecord) -> str:
    """Libraries quote what went wrong, and that may be somebody's secret: of theirs only the first line, and
    that without its values."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return (str(record.msg).splitlines() or [""])[0]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "message": said(record),
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
    """`least`: WARNING leaves out that all is well, as every request does. Libraries never say it."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name, level in ((OURS, least), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(level)
    # What ends a thread.
    threading.excepthook = thread_ended


def thread_ended(what: threading.ExceptHookArgs) -> None:
    error = (what.exc_type, what.exc_value or what.exc_type(), what.exc_traceback)
    logging.getLogger(OURS).critical("a thread has ended", exc_info=error)
