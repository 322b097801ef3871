"""The search: information-set Monte Carlo over plans and reactions."""
