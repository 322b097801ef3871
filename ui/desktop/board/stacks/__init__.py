"""Stacks of counters on the map."""
