"""One session, who sits where, and what the screen may know of it."""
