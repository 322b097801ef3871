"""Playing by typed orders. Knows the protocol and a game's guide, never a particular game."""
