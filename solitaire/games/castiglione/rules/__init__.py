"""The rule book, one chapter a module."""
