"""Help: books, keys, hints, coach, lesson."""
