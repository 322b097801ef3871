"""Exact chances, by counting."""
