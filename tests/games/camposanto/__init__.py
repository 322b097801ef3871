"""Tests of Camposanto 1743."""
