"""A game retold in prose."""
