"""What the game is made of: board, state, plies, questions, events, views."""
