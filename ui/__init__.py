"""The faces of the program: ui.terminal without Qt, ui.desktop with it."""
