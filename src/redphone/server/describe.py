"""The OpenAPI description, with the socket's messages among its schemas.

`python -m redphone.server.describe > openapi.json` prints it without starting a server.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from redphone.server.socket_messages import client_messages, server_messages

REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        # FastAPI's own form of a refused body: ours is ErrorReply.
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        add(schemas, "ClientMessage", client_messages, "validation")
        add(schemas, "ServerMessage", server_messages, "serialization")
        found["components"]["schemas"] = dict(sorted(schemas.items()))
        app.openapi_schema = found
    return app.openapi_schema


def add(schemas: dict[str, Any], name: str, union: TypeAdapter[Any], mode: Any) -> None:
    """A union of messages, and each of them by its name."""
    schema = union.json_schema(ref_template=REFERENCE, mode=mode)
    for each, definition in schema.pop("$defs").items():
        schemas.setdefault(each, definition)
    schemas[name] = schema


def main() -> None:
    from redphone.server.app import create_app

    json.dump(create_app().openapi(), sys.stdout, indent=2, sort_keys=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
