"""Fitting the weights of a game's advice to self-play."""
