"""The data files of the game: types, reading, checking."""
