"""The combat board and the odds calculator."""
