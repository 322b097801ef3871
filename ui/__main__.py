"""`python -m ui` is the same as the command `campagna`."""

import sys

from ui.main import main

sys.exit(main())
