"""Worlds that fit a view, and views as plain data."""
