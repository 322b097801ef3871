"""The what-if board."""
