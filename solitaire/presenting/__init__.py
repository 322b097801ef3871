"""What a game gives to terminal and window. Values and words; no Qt, no rule."""
