"""The searcher as a process: JSON lines in and out."""
