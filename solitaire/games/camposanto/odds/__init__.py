"""Exact chances of fire, assaults and flights."""
