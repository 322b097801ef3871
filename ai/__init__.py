"""Computer players that know the protocol only, never a particular game."""
