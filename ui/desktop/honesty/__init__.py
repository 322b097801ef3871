"""The honesty page."""
