"""Games, the session that plays one, and its record. No Qt here."""

from typing import Final

VERSION: Final = "0.1.0"
"""Of the program; the version of a game's rules is Rules.version."""
