"""The odds desk: sheets and forms made from exact chances."""
