"""The first screen, the new-game dialog and what belongs to them."""
