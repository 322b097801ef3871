"""Small widgets that any part of the window may use."""
