"""Comparisons with other people's engines; they need the package open_spiel (extra `dev`)."""
