"""Tests of the Quadrilateral."""
