"""Receipts of decisions, and proof that hidden things did not matter."""
