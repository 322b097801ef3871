"""Proof that a seat learns nothing but its view and the events told to it."""
