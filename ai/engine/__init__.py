"""The search engine as a process: JSON lines in and out."""
