"""Computer players that know only the protocol, never a particular game."""
