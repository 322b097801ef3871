"""What the game window says of orders, questions and the state of a game."""
