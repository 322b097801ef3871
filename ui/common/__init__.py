"""Shared by the terminal and the window. No Qt."""
