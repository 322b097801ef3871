"""Notation, positions, sentences and refusals."""
