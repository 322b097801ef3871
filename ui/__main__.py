"""`python -m ui` is the same as the command `campagna`."""

import sys

from ui.start import main

sys.exit(main())
