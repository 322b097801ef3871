"""Names on the map, and where there is room for them."""
