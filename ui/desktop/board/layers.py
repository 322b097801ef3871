"""What lies above what on the map."""

from __future__ import annotations

ROADS, WAYS, BRIDGES, RINGS, AREAS, NAMES, ARROWS, STACKS, BATTLE, TAGS, FAN = range(1, 12)
"""Layers, from below."""
