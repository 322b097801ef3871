"""Tests of the Castiglione Campaign."""
