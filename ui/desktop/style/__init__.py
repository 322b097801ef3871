"""Colours, type, language and small widgets."""
