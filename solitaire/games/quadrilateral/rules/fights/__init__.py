"""Fights: how they begin, rounds, strength, retreats."""
