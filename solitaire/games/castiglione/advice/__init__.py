"""What the searcher is told about Castiglione: orders, habits, worth and likelihood.

Everything that chooses sees the enemy through perception.py only.
"""
