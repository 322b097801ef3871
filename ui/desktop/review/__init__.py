"""Looking at a game again."""
