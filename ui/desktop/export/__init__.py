"""Maps and films as files."""
