"""Hints, step by step."""
