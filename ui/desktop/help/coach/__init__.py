"""The coach who asks before a bad order."""
