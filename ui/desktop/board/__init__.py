"""The map: scene, view and everything drawn on it."""
