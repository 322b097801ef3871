"""Matches in the terminal: set-up, progress, results, ratings."""
