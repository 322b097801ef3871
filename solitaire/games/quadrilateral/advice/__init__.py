"""Scripted commanders."""
