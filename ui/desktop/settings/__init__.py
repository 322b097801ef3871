"""Preferences: pages, keys, standing orders."""
