"""Receipts for decisions, and proof that hidden things did not matter."""
