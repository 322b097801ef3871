"""A suite of tactical positions for Castiglione with known right answers, and how they are judged.

`positions/*.toml` are the data, `python -m tests.tactics.prove` checks the answers by exact
arithmetic, `python -m tests.tactics.run --player search:4` lets a player solve them.
"""
