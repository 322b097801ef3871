"""The pieces of a game as numbers: map, charts, state, plies, steps, events, views."""
