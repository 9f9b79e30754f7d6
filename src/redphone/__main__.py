"""`python -m redphone` is `redphone`."""

import sys

from redphone.cli import main

if __name__ == "__main__":
    sys.exit(main())
