"""Every use that needs no display. Nothing here imports Qt."""
