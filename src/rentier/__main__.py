"""`python -m rentier` is the same as `rentier`."""

import sys

from rentier.cli.main import main

sys.exit(main())
