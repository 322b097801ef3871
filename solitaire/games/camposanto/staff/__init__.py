"""What a staff could tell from one seat's view: reach, threats, ways, what is forgotten."""
