"""Data and art, read with importlib.resources."""
