"""Answers as JSON."""

from __future__ import annotations

import orjson
from starlette.responses import Response

from redphone.server.errors import Refused


class Json(Response):
    """What was built from plain data, encoded once."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return orjson.dumps(content)


def refusal(status: int, id: str, /, **fields: int | str) -> Response:
    return refused(Refused(status, id, **fields))


def refused(refusal: Refused) -> Response:
    answer = Json(refusal.content(), refusal.status)
    if refusal.status == 429 and "seconds" in refusal.fields:
        answer.headers["retry-after"] = str(refusal.fields["seconds"])
    return answer
