"""`campagna odds`: questions, answers as text and as JSON."""
