"""Playing by typing orders. Knows the protocol and a game's guide, never a particular game."""
