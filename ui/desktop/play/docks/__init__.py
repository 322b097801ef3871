"""The docks of the game window, and where they are."""
