"""Kill a server at random moments while tables are played at it, and see that nothing it said is lost.

    python -m tools.soak [--kills 100] [--seed N]

From the repository's folder. A line for each kill; the exit status is 1 as soon as something is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time

from tests.server.killing import at_work, complaints, killed_again_and_again
from tests.server.players import Broken

MOMENT = (0.05, 1.5)
"""A kill comes so many seconds after tables are played at the server again, at the least and at the most."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="how often (100)")
    parser.add_argument("--seed", type=int, help="of the moments and the moves; without it, any")
    arguments = parser.parse_args()
    if arguments.kills < 1:
        parser.error("--kills is at least 1")
    seed = random.SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    print(f"seed {seed}", flush=True)
    started = time.monotonic()
    with at_work() as server:
        try:
            report = asyncio.run(
                killed_again_and_again(
                    server, arguments.kills, seed, MOMENT, lambda line: print(line, flush=True)
                )
            )
        except (Broken, TimeoutError) as fault:
            print(f"LOST: {type(fault).__name__} {fault}\n{server.logged()[-4000:]}", file=sys.stderr)
            return 1
        if complained := complaints(server.logged()):
            said = "\n".join(complained)
            print(f"the server complained:\n{said[-4000:]}", file=sys.stderr)
            return 1
    print(f"nothing was lost: {report}, in {time.monotonic() - started:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
