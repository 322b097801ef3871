"""Plies, positions, events and views as text."""
