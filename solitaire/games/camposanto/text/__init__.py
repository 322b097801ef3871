"""Notation, positions, refusals and other words."""
