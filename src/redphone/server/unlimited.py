"""The server without limits on what one client may do, for the bench, where one client makes all the load.

    python -m redphone.server.unlimited sqlite:///FILE

Otherwise as `redphone serve` runs it: the same store, the same sync, the same log. Says on which port.
"""

from __future__ import annotations

import sys
from typing import Final

from redphone.server.logs import log_to
from redphone.server.run import listening, serve
from redphone.server.settings import USUAL_HOST, Limits, Rate, Settings

ANY: Final = 10**9
OFTEN: Final = Rate(ANY, ANY)
NONE: Final = Limits(
    requests=OFTEN,
    changes=OFTEN,
    new_guests=OFTEN,
    messages=OFTEN,
    connections=ANY,
    connections_of_address=ANY,
    sockets_of_guest=ANY,
    sockets_of_address=ANY,
    sockets_at_table=ANY,
    tables_of_guest=ANY,
)


def main(database: str) -> None:
    door = listening(USUAL_HOST, 0)
    log_to(sys.stderr)
    settings = Settings(database=database, limits=NONE, clerk_apart=True)
    serve(settings, door, lambda: print(f"port {door.getsockname()[1]}", flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
