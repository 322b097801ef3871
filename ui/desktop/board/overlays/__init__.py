"""Overlays: what the staff answers, drawn on the map."""
