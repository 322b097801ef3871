"""Tests that run in both modes, to show that the compiled package is the same program."""
