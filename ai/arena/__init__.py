"""Matches between players: pairs, statistics, ratings."""
