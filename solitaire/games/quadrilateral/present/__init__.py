"""What the window and the terminal show of the game."""
