"""What the computer players know of Camposanto beyond its rules. Start with advice.py."""
