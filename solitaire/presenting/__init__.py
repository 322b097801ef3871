"""What a game supplies to the terminal and the window. Values and words; no Qt, no rules."""
