"""Where the command `campagna` begins. Nothing slow is imported before Ctrl-C is taken care of."""

from __future__ import annotations

from ui.interrupts import end_silently


def main() -> int:
    end_silently()
    from ui.main import main as run  # late: it imports the program

    return run()
