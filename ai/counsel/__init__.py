"""Hints, reasons, the coach and the analysis of games."""
