"""Fights as the window shows them: under way, thought of, and their sheets."""
